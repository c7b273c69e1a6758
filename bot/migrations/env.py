"""Alembic's entry: the store gives the connection and has begun the transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite rolls back definitions too, once the driver leaves BEGIN to us.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
