"""One table in hand inside one transaction: the ground every act of the tables stands on."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random, SystemRandom
from typing import Any

from pydantic import ValidationError

from bot.course import TABLE, Course
from bot.errors import UserError
from bot.pace import Pace
from bot.store import LogRow, Record, SeatRow, Store, Tx
from bot.updates import SOMEBODY_GONE, TURN_TIMES, Player
from engines.core import Engine, Seat

acts = logging.getLogger("bot.acts")
"""One line for every act that was saved."""


def new_table_id() -> str:
    """A short id that is safe in custom ids and cannot be a game's slug."""
    return "t" + secrets.token_hex(4)


class Desk:
    """Loads, hands out and saves tables; knows who may do what at one."""

    def __init__(
        self,
        store: Store,
        engines: Mapping[str, Engine],
        *,
        clock: Callable[[], float],
        pace: Pace | None = None,
        rng: Random | None = None,
        new_id: Callable[[], str] = new_table_id,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(32),
    ) -> None:
        self.store, self.engines, self.clock = store, engines, clock
        self.pace = pace or Pace()
        self.rng = rng or SystemRandom()
        self.new_id, self.new_seed = new_id, new_seed
        self.without_pictures: set[int] = set()
        """The servers that want no pictures."""
        self.on_due: Callable[[float], None] = lambda at: None
        self.last_press: Callable[[str, int], float] = lambda table_id, user_id: 0.0

    # ---- one act, one transaction --------------------------------------------------

    @asynccontextmanager
    async def _course(self, table_id: str) -> AsyncIterator[tuple[Tx, Course]]:
        """One table in hand inside one transaction. Leaving saves, an exception undoes."""
        begun = time.perf_counter()
        async with self.store.begin() as tx:
            record = await self._load(tx, table_id)
            course = await self._taken(tx, record)
            shown = record.shown_version == record.version
            due = dict(record.due)
            yield tx, course
            if course.rows or record.due != due:
                if shown and not course.changed:
                    record.shown_version = record.version + len(course.rows)
                await tx.save(record, *course.rows)
        log_act(course.rows, begun, course.key)
        self._tell_due(course.record)

    def _tell_due(self, record: Record) -> None:
        if record.due:
            self.on_due(min(record.due.values()))

    async def _load(self, tx: Tx, table_id: str) -> Record:
        record = await tx.load(table_id)
        if record is None:
            raise UserError("no_such_table")
        return record

    def _take(self, record: Record) -> Course:
        engine = self.engines.get(record.game)
        if engine is None:
            raise UserError("unknown_game")
        pictures = record.guild_id not in self.without_pictures
        return Course(
            record, engine, now=self.clock(), pace=self.pace, rng=self.rng, pictures=pictures
        )

    async def _taken(self, tx: Tx, record: Record) -> Course:
        """The table in hand, with the votes there are once somebody is awaited too long."""
        course = self._take(record)
        latest = course.now - self.pace.vote_after
        if any(row.key is not None and row.since <= latest for row in record.seats):
            course.votes = await tx.log_of(record.id, "vote")
        return course

    # ---- small parts ---------------------------------------------------------------

    def verify_rules(self, game: str, options: Mapping[str, Any], turn_seconds: int | None) -> None:
        """Could a table be opened with these? Raises ``bad_options``."""
        self._checked(game, options)
        checked_turn_time(turn_seconds)

    def _checked(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        try:
            model = self.engines[game].Options.model_validate(options)
        except ValidationError as error:
            where = error.errors()[0]["loc"] or ("options",)
            raise UserError("bad_options", field=str(where[0])) from None
        return model.model_dump(mode="json")

    def _lobby(self, course: Course) -> Record:
        if course.record.status != "lobby":
            raise UserError(
                "already_started" if course.record.status != "ended" else "already_ended"
            )
        return course.record

    def _playing(self, course: Course, user_id: int) -> SeatRow:
        """The user's seat at a table that is being played."""
        row = row_of(course.record, user_id)
        if course.record.status == "ended":
            raise UserError("already_ended")
        if row is None:
            raise UserError("not_seated")
        if course.record.status == "lobby":
            raise UserError("not_started")
        return row

    def _come_back(self, course: Course, row: SeatRow) -> None:
        course.hand_to_person(row)
        course.note("back", row.seat, "person")
        if course.record.paused_by is None:
            course.resume()
        else:
            course.settle()

    def _need_host(self, course: Course, user_id: int) -> None:
        """Only the host, or a player once the host has not been heard of for two minutes."""
        record = course.record
        if record.host == user_id:
            record.person_at = course.now
            return
        if row_of(record, user_id) is None:
            raise UserError("not_seated")
        heard = max(record.person_at, self.last_press(record.id, record.host))
        silent = course.now - heard
        if row_of(record, record.host) and silent < self.pace.host_gone:
            left = int(self.pace.host_gone - silent) + 1
            raise UserError("not_host_yet", host=host_name(record), seconds=left)
        record.host, record.person_at = user_id, course.now

    def _stir(self, course: Course, kind: str, seat: int | None, who: Player | None = None) -> None:
        """Something changed in a lobby: it stands for another half hour."""
        course.record.due["lapse", TABLE] = course.now + self.pace.lobby
        details = {"name": who.name} if who else {}
        course.note(kind, seat, "person", details, who.user_id if who else None)

    def _free_seat(self, course: Course, row: SeatRow) -> None:
        record = course.record
        record.seats.remove(row)
        for number, other in enumerate(record.seats):
            other.seat = number
        pass_host_on(course, row.user_id, row.seat)
        who = None if row.user_id is None else Player(row.user_id, row.name)
        self._stir(course, "leave", None, who)
        if not any(other.user_id for other in record.seats):
            course.close("abandoned")


def log_act(rows: Sequence[LogRow], begun: float, key: str | None = None) -> None:
    """Who did what kind of thing when and how long it took; never what was chosen."""
    if not rows:
        return
    row = next((row for row in rows if row.kind == "move"), rows[0])
    kinds = "+".join(dict.fromkeys(row.kind for row in rows))
    took = (time.perf_counter() - begun) * 1_000
    acts.info(
        "table %s, version %d: %s, seat %s, key %s, by %s, %.1f ms",
        *(rows[-1].table_id, rows[-1].version, kinds, row.seat, key, row.by, took),
    )


def row_of(record: Record, user_id: int) -> SeatRow | None:
    return next((row for row in record.seats if row.user_id == user_id), None)


def host_name(record: Record) -> str:
    row = row_of(record, record.host)
    return row.name if row else "?"


def pass_host_on(course: Course, user_id: int | None, seat: int) -> None:
    """The next player clockwise becomes host when the host has left this seat.

    A table that they let rest goes on resting, without their name.
    """
    record = course.record
    if user_id is not None and record.paused_by == user_id:
        record.paused_by = SOMEBODY_GONE
    if record.host == user_id:
        order = record.seats[seat:] + record.seats[:seat]
        record.host = next((r.user_id for r in order if r.user_id), record.host)
        record.person_at = course.now


def seat_or_none(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)


def checked_turn_time(seconds: int | None) -> int | None:
    if seconds not in TURN_TIMES:
        raise UserError("bad_options", field="turn_seconds")
    return seconds


def not_now(course: Course, seat: Seat) -> UserError:
    """Why a seat's button does nothing now: an older moment, or somebody else's turn."""
    names = tuple(row.name for row in course.record.seats if row.key is not None)
    if course.record.seats[seat].key is not None or not names:
        return UserError("stale_prompt")
    return UserError("not_your_turn", names=names)
