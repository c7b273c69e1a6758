"""The statements of every move, built once: building one costs as much as running it.

`of` is the id of the table; `old` and `old_kind` are the key of a row before the change.
"""

from sqlalchemy import bindparam, case, delete, func, insert, null, select, union_all, update

from bot.store import schema
from bot.store.rows import COLUMNS, LOG_COLUMNS, SEAT_COLUMNS
from bot.store.schema import due, log, seats, tables

_THIS_SEAT = (seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("old"))
_THIS_DUE = (
    due.c.table_id == bindparam("of"),
    due.c.kind == bindparam("old_kind"),
    due.c.seat == bindparam("old"),
)

LOAD = select(*(tables.c[name] for name in COLUMNS)).where(tables.c.id == bindparam("of"))
# Seats and due rows in one go; a due row has its kind for a name and no `played_by`.
LOAD_PARTS = union_all(
    select(*(seats.c[name] for name in SEAT_COLUMNS)).where(seats.c.table_id == bindparam("of")),
    select(due.c.seat, null(), due.c.kind, null(), null(), null(), due.c.at, null(), null()).where(
        due.c.table_id == bindparam("of")
    ),
)
LOG_SINCE = (
    select(*(log.c[name] for name in LOG_COLUMNS))
    .where(log.c.table_id == bindparam("of"), log.c.version > bindparam("after"))
    .order_by(log.c.version)
)
LOG_OF = (
    select(*(log.c[name] for name in LOG_COLUMNS))
    .where(log.c.table_id == bindparam("of"), log.c.kind == bindparam("kind"))
    .order_by(log.c.version)
)

INSERT = insert(tables)
SAVE = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("old"))
MARK_SHOWN = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        shown_version=case(
            (tables.c.shown_version < bindparam("shown"), bindparam("shown")),
            else_=tables.c.shown_version,
        )
    )
)
INSERT_SEAT = insert(seats)
UPDATE_SEAT = update(seats).where(*_THIS_SEAT)
DELETE_SEAT = delete(seats).where(*_THIS_SEAT)
FREE_SEATS = update(seats).where(seats.c.table_id == bindparam("of")).values(key=None)
INSERT_DUE = insert(due)
UPDATE_DUE = update(due).where(*_THIS_DUE)
DELETE_DUE = delete(due).where(*_THIS_DUE)
DELETE_ALL_DUE = delete(due).where(due.c.table_id == bindparam("of"))
INSERT_LOG = insert(log)

NEXT_DUE = select(func.min(due.c.at))
DUE_UNTIL = (
    select(due.c.table_id, due.c.kind, due.c.seat, due.c.at)
    .where(due.c.at <= bindparam("until"))
    .order_by(due.c.at, due.c.table_id, due.c.kind, due.c.seat)
    .limit(bindparam("most"))
)
LIVE_OF_USER = (
    select(
        tables.c.id,
        tables.c.game,
        tables.c.channel_id,
        tables.c.guild_id,
        tables.c.status,
        seats.c.key.is_not(None) & (seats.c.played_by == "person"),
    )
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.user_id == bindparam("user"), schema.LIVE)
    .order_by(tables.c.created_at)
)
