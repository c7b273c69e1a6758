"""Tables, seats, what is due, the log, people's wishes and facts about the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("ping_message_id", sa.BigInteger),
        sa.Column("pinged", sa.JSON, nullable=False),
        sa.Column("in_thread", sa.Boolean, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shown_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("turn_seconds", sa.Integer),
        sa.Column("state", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("person_at", sa.Float, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("expired", sa.SmallInteger, nullable=False, server_default=sa.text("0")),
    )
    live = sa.text("status != 'ended'")
    behind = sa.text("shown_version < version")
    unexpired = sa.text("ended_at IS NOT NULL AND expired = 0")
    for name, columns, unique, where in (
        ("tables_live_channel", ["channel_id"], True, live),
        ("tables_live_guild", ["guild_id"], False, live),
        ("tables_behind", ["created_at"], False, behind),
        ("tables_unexpired", ["ended_at"], False, unexpired),
    ):
        op.create_index(
            name, "tables", columns, unique=unique, sqlite_where=where, postgresql_where=where
        )
    op.create_index("tables_channel_game", "tables", ["channel_id", "game", "created_at"])

    def table_id() -> sa.Column[str]:
        return sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        )

    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("played_by", sa.String, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("key", sa.String),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "user_id", name="seats_one_a_user"),
    )
    op.create_index("seats_user", "seats", ["user_id"])
    op.create_table(
        "due",
        table_id(),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_table(
        "log",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ask", sa.Boolean, nullable=False),
        sa.Column("pings", sa.Boolean, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
