"""Seats that change hands, pauses, people's direct messages, servers' settings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what the features need; nothing that is there changes its meaning."""
    op.add_column("tables", sa.Column("paused_by", sa.BigInteger))
    op.add_column("tables", sa.Column("notice", sa.JSON))
    op.add_column("seats", sa.Column("offered_to", sa.BigInteger))
    op.add_column("seats", sa.Column("offer_message_id", sa.BigInteger))
    op.add_column("log", sa.Column("user_id", sa.BigInteger))
    user_known = sa.text("user_id IS NOT NULL")
    op.create_index(
        "log_user", "log", ["user_id"], sqlite_where=user_known, postgresql_where=user_known
    )
    no = sa.text("0")
    op.add_column("people", sa.Column("dm", sa.Boolean, nullable=False, server_default=no))
    op.add_column("people", sa.Column("words", sa.Boolean, nullable=False, server_default=no))
    op.add_column("people", sa.Column("locale", sa.String))
    op.add_column("people", sa.Column("dm_channel_id", sa.BigInteger))
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String),
        sa.Column("turn_seconds", sa.Integer),
        sa.Column("pictures", sa.Boolean, nullable=False),
        sa.Column("admin_role", sa.BigInteger),
    )
    op.create_table(
        "hands",
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("ping_message_id", sa.BigInteger),
    )
