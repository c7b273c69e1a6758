"""Alembic's entry: the store gives the connection, and begins and ends the transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
