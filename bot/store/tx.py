"""What can be read and written inside one transaction."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any

from sqlalchemy import JSON, Executable, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.store import schema, statements
from bot.store.people import People
from bot.store.rows import (
    ALWAYS,
    COLUMNS,
    LOG_COLUMNS,
    SEAT_COLUMNS,
    Bare,
    DueRow,
    Live,
    Loaded,
    LogRow,
    Place,
    Record,
    SeatRow,
    snapshot,
)

_T = schema.tables.c
_EMPTY: dict[str, Any] = {
    "options": {},
    "state": None,
    "pinged": [],
    "result": None,
    "notice": None,
}
_SHAPES = {name: dict | None if empty is None else type(empty) for name, empty in _EMPTY.items()}
_JSON = tuple(column for column in _T if isinstance(column.type, JSON))
_SEATS = select(*(schema.seats.c[name] for name in SEAT_COLUMNS)).order_by(schema.seats.c.seat)
_BARE = tuple(_T[f.name] for f in fields(Bare) if f.name != "seats")


class LostRace(Exception):
    """Somebody else changed the table since it was loaded: nothing of this change is kept."""


class ChannelTaken(LostRace):
    """The channel has a live table already."""


class Keep:
    """Stands for a value that stays as it is."""


KEEP = Keep()


class Tx(People):
    """One transaction: the tables, and what `People` knows."""

    async def _ids(self, *where: Any) -> list[str]:
        found = await self._run(select(_T.id).where(*where).order_by(_T.created_at))
        return list(found.scalars())

    async def load(self, table_id: str) -> Record | None:
        """The table, or None."""
        of = {"of": table_id}
        row = (await self._run(statements.LOAD, of)).mappings().first()
        if row is None:
            return None
        record = Record(**row)
        for part in await self._run(statements.LOAD_PARTS, of):
            if part[3] is None:
                record.due[part[2], part[0]] = part[6]
            else:
                record.seats.append(SeatRow(*part))
        record.seats.sort(key=lambda seat: seat.seat)
        record.loaded = snapshot(record)
        return record

    async def bare(self, table_id: str) -> Bare | None:
        """What can be read of a table however broken it is, or None."""
        row = (await self._run(select(*_BARE).where(_T.id == table_id))).first()
        if row is None:
            return None
        rows = await self._run(_SEATS.where(schema.seats.c.table_id == table_id))
        return Bare(*row, seats=tuple(SeatRow(*seat) for seat in rows))

    async def contents(self, table_id: str) -> tuple[dict[str, Any], set[str]]:
        """What the JSON columns of a table hold, and which hold nothing of use any more."""
        held: dict[str, Any] = {}
        damaged: set[str] = set()
        for column in _JSON:
            try:
                value = (await self._run(select(column).where(_T.id == table_id))).scalar()
            except (ValueError, DBAPIError):  # no JSON, or not even text
                self.failure = None
                damaged.add(column.name)
                continue
            if isinstance(value, _SHAPES[column.name]):
                held[column.name] = value
            else:
                damaged.add(column.name)
        return held, damaged

    async def insert(self, record: Record, *log: LogRow) -> None:
        """Store a new table; ChannelTaken when the channel has a live one."""
        values = {name: getattr(record, name) for name in COLUMNS} | {"version": len(log)}
        await self._write_table(statements.INSERT, values)
        record.loaded = Loaded(row=values, seats={}, due={})
        await self._write_parts(record, len(log), log)

    async def save(self, record: Record, *log: LogRow) -> None:
        """Store what changed since the record was loaded and raise its version by the log rows.

        LostRace when the table has moved since then, or is gone.
        """
        before = record.loaded
        if before is None:
            raise ValueError("only a record that was loaded or inserted can be saved")
        version = before.row["version"] + len(log)
        values = {
            name: getattr(record, name)
            for name in COLUMNS
            if name in ALWAYS or getattr(record, name) != before.row[name]
        } | {"version": version, "of": before.row["id"], "old": before.row["version"]}
        if (await self._write_table(statements.SAVE, values)).rowcount != 1:
            self._fail(LostRace(f"{record.id} is no longer at {before.row['version']}"))
        await self._write_parts(record, version, log)

    async def _write_table(self, statement: Executable, values: Any) -> Any:
        try:
            return await self._run(statement, values)
        except IntegrityError as error:
            cause = str(error.orig)
            if "unique" not in cause.lower():
                raise
            if "channel" in cause:
                self._fail(ChannelTaken("the channel has a live table"), error)
            self._fail(LostRace("the table exists"), error)

    async def _write_parts(self, record: Record, version: int, log: tuple[LogRow, ...]) -> None:
        """The seats, due rows and log rows of a record whose own row has just been written."""
        before, of = record.loaded, record.id
        assert before is not None
        record.version = version
        now = snapshot(record)
        if now.seats != before.seats:
            await self._write_seats(of, before.seats, now.seats)
        if now.due != before.due:
            await self._write_due(of, before.due, now.due)
        for number, row in enumerate(log, version - len(log) + 1):
            row.version, row.table_id = number, of
        if log:
            rows = [{name: getattr(row, name) for name in LOG_COLUMNS} for row in log]
            try:
                await self._run(statements.INSERT_LOG, rows)
            except IntegrityError as error:
                self._fail(LostRace(f"{of} has a log row {version} already"), error)
        record.loaded = now

    async def _write_seats(self, of: str, before: dict[int, Any], now: dict[int, Any]) -> None:
        changed = [n for n in now if n in before and now[n] != before[n]]
        gone = [n for n in before if n not in now]
        come = [n for n in now if n not in before]
        user = SEAT_COLUMNS.index("user_id")
        if any(now[n][user] != before[n][user] for n in changed):
            # Nobody may sit twice even for a moment: first all rise, then all sit down.
            gone, come, changed = gone + changed, come + changed, []
        rows = {n: dict(zip(SEAT_COLUMNS, now[n], strict=True)) for n in come + changed}
        if gone:
            await self._run(statements.DELETE_SEAT, [{"of": of, "old": n} for n in gone])
        if changed:
            await self._run(
                statements.UPDATE_SEAT, [{**rows[n], "of": of, "old": n} for n in changed]
            )
        if come:
            await self._run(statements.INSERT_SEAT, [{**rows[n], "table_id": of} for n in come])

    async def _write_due(
        self, of: str, before: dict[tuple[str, int], float], now: dict[tuple[str, int], float]
    ) -> None:
        come = [key for key in now if key not in before]
        gone = [{"of": of, "old_kind": key[0], "old": key[1]} for key in before if key not in now]
        changes = [
            {"of": of, "old_kind": key[0], "old": key[1], **_due_values(key, at)}
            for key, at in now.items()
            if before.get(key, at) != at
        ]
        # A row that goes becomes one that comes: mostly the same clock for the next seat.
        while gone and come:
            key = come.pop()
            changes.append(gone.pop() | _due_values(key, now[key]))
        if changes:
            await self._run(statements.UPDATE_DUE, changes)
        if gone:
            await self._run(statements.DELETE_DUE, gone)
        if come:
            rows = [{"table_id": of, **_due_values(key, now[key])} for key in come]
            await self._run(statements.INSERT_DUE, rows)

    async def end(
        self,
        table_id: str,
        row: LogRow,
        result: dict[str, Any],
        forget: Collection[str] = (),
        notice: dict[str, Any] | None = None,
    ) -> bool:
        """Close a live table without reading what it holds; whether there was one.

        ``forget`` names columns that nobody can read any more: they become empty. ``notice``
        is what was done to the table.
        """
        live = (_T.id == table_id, schema.LIVE)
        version = (await self._run(select(_T.version).where(*live))).scalar()
        if version is None:
            return False
        row.version, row.table_id = version + 1, table_id
        values: dict[str, Any] = {name: _EMPTY[name] for name in forget}
        values |= {"status": "ended", "ended_at": row.at, "result": result, "version": row.version}
        values |= {"paused_by": None} | ({} if notice is None else {"notice": notice})
        await self._run(update(schema.tables).where(*live).values(values))
        await self._run(statements.FREE_SEATS, {"of": table_id})
        await self._run(statements.DELETE_ALL_DUE, {"of": table_id})
        await self._run(statements.INSERT_LOG, {n: getattr(row, n) for n in LOG_COLUMNS})
        return True

    async def mark_shown(
        self,
        table_id: str,
        version: int,
        *,
        message_id: int | Keep | None = KEEP,
        ping_message_id: int | Keep | None = KEEP,
        pinged: list[int] | Keep = KEEP,
    ) -> None:
        """Note what the channel shows; the shown version never goes back (0 leaves it)."""
        values: dict[str, Any] = {"of": table_id, "shown": version}
        for name, value in (
            ("message_id", message_id),
            ("ping_message_id", ping_message_id),
            ("pinged", pinged),
        ):
            if not isinstance(value, Keep):
                values[name] = value
        await self._run(statements.MARK_SHOWN, values)

    async def mark_offer(self, table_id: str, seat: int, message_id: int | None) -> None:
        """Note in which message a seat is offered."""
        values = {"of": table_id, "old": seat, "offer_message_id": message_id}
        await self._run(statements.UPDATE_SEAT, [values])

    async def log(self, table_id: str) -> list[LogRow]:
        """All that happened at a table, in order."""
        return await self.log_since(table_id, 0)

    async def log_since(self, table_id: str, version: int) -> list[LogRow]:
        """What happened after a version, in order."""
        return [
            LogRow(*row)
            for row in await self._run(statements.LOG_SINCE, {"of": table_id, "after": version})
        ]

    async def log_of(self, table_id: str, kind: str) -> list[LogRow]:
        """What happened of one kind, in order."""
        rows = await self._run(statements.LOG_OF, {"of": table_id, "kind": kind})
        return [LogRow(*row) for row in rows]

    async def live_in_channel(self, channel_id: int) -> str | None:
        """The id of the channel's table that has not ended."""
        return next(iter(await self._ids(_T.channel_id == channel_id, schema.LIVE)), None)

    async def newest_in_channel(self, channel_id: int) -> str | None:
        """The id of the channel's live table, or of the newest ended one that has its state."""
        return await self.live_in_channel(channel_id) or await self.last_game_in_channel(channel_id)

    async def last_game_in_channel(self, channel_id: int) -> str | None:
        """The id of the channel's newest table that has its state and no lobby any more."""
        found = await self._run(
            select(_T.id)
            .where(_T.channel_id == channel_id, _T.state.is_not(None), _T.status != "lobby")
            .order_by(_T.created_at.desc())
            .limit(1)
        )
        return found.scalar()

    async def live_in_guild(self, guild_id: int) -> list[str]:
        """The ids of a guild's tables that have not ended, oldest first."""
        return await self._ids(_T.guild_id == guild_id, schema.LIVE)

    async def live(self) -> list[str]:
        """The ids of all tables that have not ended, oldest first."""
        return await self._ids(schema.LIVE)

    async def places(self, guild_id: int | None = None) -> list[Place]:
        """Where the tables of a guild, or of all, are that have not ended; oldest first."""
        of_guild = () if guild_id is None else (_T.guild_id == guild_id,)
        where = select(_T.id, _T.guild_id, _T.channel_id).where(schema.LIVE, *of_guild)
        return [Place(*row) for row in await self._run(where.order_by(_T.created_at))]

    async def behind(self) -> list[str]:
        """The ids of tables, ended ones too, whose channel does not show their newest version."""
        return await self._ids(schema.BEHIND)

    async def live_of_user(self, user_id: int) -> list[Live]:
        """The tables somebody sits at that have not ended, oldest first."""
        rows = await self._run(statements.LIVE_OF_USER, {"user": user_id})
        return [Live(*row) for row in rows]

    async def next_due(self) -> float | None:
        """When the next thing is due, epoch seconds."""
        return (await self._run(statements.NEXT_DUE)).scalar()

    async def due_until(self, at: float, limit: int = 100) -> list[DueRow]:
        """What is due at `at` or before, earliest first."""
        rows = await self._run(statements.DUE_UNTIL, {"until": at, "most": limit})
        return [DueRow(*row) for row in rows]

    async def put_due(self, table_id: str, kind: str, seat: int, at: float) -> None:
        """Note when something is due, whatever was noted before."""
        due = schema.due.c
        where = (due.table_id == table_id) & (due.kind == kind) & (due.seat == seat)
        await self._put(
            schema.due, where, {"table_id": table_id, "kind": kind, "seat": seat, "at": at}
        )

    async def last_options(
        self, channel_id: int, game: str
    ) -> tuple[dict[str, Any], int | None] | None:
        """Options and turn_seconds of the newest table of a game in a channel."""
        found = await self._run(
            select(_T.options, _T.turn_seconds)
            .where(_T.channel_id == channel_id, _T.game == game)
            .order_by(_T.created_at.desc())
            .limit(1)
        )
        row = found.first()
        return None if row is None else (row[0], row[1])

    async def meta(self, key: str) -> str | None:
        """A fact about the database."""
        found = await self._run(select(schema.meta.c.value).where(schema.meta.c.key == key))
        return found.scalar()

    async def set_meta(self, key: str, value: str) -> None:
        """Note a fact about the database."""
        await self._put(schema.meta, schema.meta.c.key == key, {"key": key, "value": value})

    async def expire_ended(self, before: float) -> int:
        """Take the state, and the seed in it, from tables that ended before then; how many.

        The log row "start" loses the position it may hold; the other rows and the result stay.
        """
        due = (_T.ended_at < before, schema.UNEXPIRED)
        ids = select(_T.id).where(*due)
        await self._run(
            update(schema.log)
            .where(schema.log.c.kind == "start", schema.log.c.table_id.in_(ids))
            .values(payload={})
        )
        done = update(schema.tables).where(*due).values(state=None, expired=1)
        return (await self._run(done)).rowcount


def _due_values(key: tuple[str, int], at: float) -> dict[str, Any]:
    return {"kind": key[0], "seat": key[1], "at": at}
