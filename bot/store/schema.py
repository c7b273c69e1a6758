"""The tables of the database, as SQLAlchemy constructs that are built once.

`REVISION` is the migration that makes exactly these tables; a test compares the two.
All times are epoch seconds, all ids of Discord are 64-bit integers.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    UniqueConstraint,
    text,
)

REVISION = "0003"

metadata = MetaData()


def _json() -> JSON:
    """A JSON column in which None is SQL's NULL."""
    return JSON(none_as_null=True)


# Constants, not bound values: a partial index serves only a condition it can read.
LIVE = text("status != 'ended'")
BEHIND = text("shown_version < version")
UNEXPIRED = text("ended_at IS NOT NULL AND expired = 0")
USER_KNOWN = text("user_id IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("ping_message_id", BigInteger),
    Column("pinged", _json(), nullable=False),
    Column("in_thread", Boolean, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("locale", String, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("shown_version", Integer, nullable=False),
    Column("options", _json(), nullable=False),
    Column("turn_seconds", Integer),
    Column("state", _json()),
    Column("result", _json()),
    Column("person_at", Float, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    # 1 once state and seed are gone from an ended table.
    Column("expired", SmallInteger, nullable=False, server_default=text("0")),
    # Who paused it on purpose; nobody when it rests because all are away.
    Column("paused_by", BigInteger),
    # The newest thing that was done to the table, for its board.
    Column("notice", _json()),
)
# At most one live table a channel. Partial unique indexes are the same in SQLite and PostgreSQL.
Index(
    "tables_live_channel",
    tables.c.channel_id,
    unique=True,
    sqlite_where=LIVE,
    postgresql_where=LIVE,
)
Index("tables_live_guild", tables.c.guild_id, sqlite_where=LIVE, postgresql_where=LIVE)
Index("tables_channel_game", tables.c.channel_id, tables.c.game, tables.c.created_at)
Index("tables_behind", tables.c.created_at, sqlite_where=BEHIND, postgresql_where=BEHIND)
Index("tables_unexpired", tables.c.ended_at, sqlite_where=UNEXPIRED, postgresql_where=UNEXPIRED)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("played_by", String, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("key", String),
    Column("since", Float, nullable=False),
    Column("offered_to", BigInteger),
    Column("offer_message_id", BigInteger),
    UniqueConstraint("table_id", "user_id", name="seats_one_a_user"),
)
Index("seats_user", seats.c.user_id)

due = Table(
    "due",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
Index("due_at", due.c.at)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("by", String, nullable=False),
    Column("payload", _json(), nullable=False),
    Column("at", Float, nullable=False),
    # Who did it; only for what is no move.
    Column("user_id", BigInteger),
)
Index("log_user", log.c.user_id, sqlite_where=USER_KNOWN, postgresql_where=USER_KNOWN)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ask", Boolean, nullable=False),
    Column("pings", Boolean, nullable=False),
    Column("dm", Boolean, nullable=False, server_default=text("0")),
    Column("words", Boolean, nullable=False, server_default=text("0")),
    Column("locale", String),
    Column("dm_channel_id", BigInteger),
    Column("pictures", Boolean, nullable=False, server_default=text("1")),
    # The slugs of the games whose guide is done with, with blanks between them.
    Column("guided", String, nullable=False, server_default=text("''")),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String),
    Column("turn_seconds", Integer),
    Column("pictures", Boolean, nullable=False),
    Column("admin_role", BigInteger),
)

# The messages of a table in somebody's direct messages.
hands = Table(
    "hands",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("ping_message_id", BigInteger),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
