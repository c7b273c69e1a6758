"""Before the start and after the end: who sits at a table."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from bot.course import TABLE
from bot.desk import Desk, checked_turn_time, host_name, log_act, row_of
from bot.errors import UserError
from bot.store import NOBODY, ChannelTaken, LogRow, Record, SeatRow
from bot.updates import DEFAULT_TURN_TIME, Player, Update

COMPUTER_NAMES = (
    "Anemone",
    "Barnacle",
    "Clover",
    "Dogwatch",
    "Ember",
    "Foxglove",
    "Gull",
    "Halyard",
)
ANYBODY = -1


class Lobby(Desk):
    """Opening, filling, starting and closing tables."""

    async def create(
        self,
        game: str,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        locale: str = "en",
        options: Mapping[str, Any] | None = None,
        turn_seconds: int | None = DEFAULT_TURN_TIME,
        computers: int = 0,
    ) -> Update:
        """Open a lobby, maybe with computer seats in it.

        Raises ``channel_taken`` when a table is alive in that channel.
        """
        now, begun = self.clock(), time.perf_counter()
        record = Record(
            id=self.new_id(),
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host.user_id,
            locale=locale,
            status="lobby",
            options=self._checked(game, options or {}),
            turn_seconds=checked_turn_time(turn_seconds),
            created_at=now,
            person_at=now,
            seats=[SeatRow(0, host.user_id, host.name)],
            due={("lapse", TABLE): now + self.pace.lobby},
        )
        for _ in range(computers):
            add_computer_seat(record)
        details = {"name": host.name}
        row = LogRow("create", 0, "person", details, now, user_id=host.user_id)
        async with self.store.begin() as tx:
            taken = await tx.live_in_channel(channel_id)
            if taken is not None:
                raise UserError("channel_taken", table=taken)
            try:
                await tx.insert(record, row)
            except ChannelTaken as error:
                raise UserError("channel_taken", table="") from error
        course = self._take(record)
        course.rows, course.changed = [row], True
        log_act(course.rows, begun)
        self._tell_due(record)
        return course.update(seat=0)

    async def join(self, table_id: str, player: Player) -> Update:
        async with self._course(table_id) as (_, course):
            record = self._lobby(course)
            if row_of(record, player.user_id):
                raise UserError("already_seated")
            seat = len(record.seats)
            if seat >= course.engine.seats[-1]:
                seat = self._newest_computer(record)
                del record.seats[seat]
            record.seats.insert(seat, SeatRow(seat, player.user_id, player.name))
            self._stir(course, "join", seat, player)
        return course.update(seat=seat)

    def _newest_computer(self, record: Record) -> int:
        """The computer seat that makes room for a person at a full table."""
        computers = [row.seat for row in record.seats if row.user_id is None]
        if not computers:
            raise UserError("table_full", seats=len(record.seats))
        return computers[-1]

    async def add_computer(self, table_id: str, user_id: int) -> Update:
        async with self._course(table_id) as (_, course):
            record = self._lobby(course)
            self._need_host(course, user_id)
            if len(record.seats) >= course.engine.seats[-1]:
                raise UserError("table_full", seats=len(record.seats))
            add_computer_seat(record)
            self._stir(course, "computer", len(record.seats) - 1)
        return course.update()

    async def remove_seat(
        self, table_id: str, user_id: int, seat: int, sitter: int | None = ANYBODY
    ) -> Update:
        """The host frees a seat before the start.

        ``sitter`` is who sat there on the host's screen (None is a computer): seats are
        numbered anew when somebody leaves.
        """
        async with self._course(table_id) as (_, course):
            record = self._lobby(course)
            self._need_host(course, user_id)
            if not 0 <= seat < len(record.seats) or record.seats[seat].user_id == user_id:
                raise UserError("no_such_seat")
            if sitter not in (ANYBODY, record.seats[seat].user_id):
                raise UserError("no_such_seat")
            self._free_seat(course, record.seats[seat])
        return course.update()

    async def set_options(
        self,
        table_id: str,
        user_id: int,
        options: Mapping[str, Any] | None = None,
        turn_seconds: int | str | None = "keep",
    ) -> Update:
        """Change house rules (the named ones) or the turn time before the start; host only."""
        async with self._course(table_id) as (_, course):
            record = self._lobby(course)
            self._need_host(course, user_id)
            course.choose_options(self._checked(record.game, {**record.options, **(options or {})}))
            if not isinstance(turn_seconds, str):
                record.turn_seconds = checked_turn_time(turn_seconds)
            self._stir(course, "options", None)
        return course.update()

    async def start(
        self, table_id: str, user_id: int, *, seed: str | None = None, state: Any = None
    ) -> Update:
        async with self._course(table_id) as (_, course):
            record = self._lobby(course)
            self._need_host(course, user_id)
            missing = course.engine.seats[0] - len(record.seats)
            if missing > 0:
                raise UserError("too_few_players", missing=missing)
            record.due.clear()
            course.begin(seed or self.new_seed(), state)
        return course.update()

    async def end(self, table_id: str, user_id: int) -> Update:
        """Close the table without a result: the host, or any player once the host has left."""
        async with self._course(table_id) as (_, course):
            record = course.record
            if record.status == "ended":
                raise UserError("already_ended")
            row = row_of(record, user_id)
            if row is None:
                raise UserError("not_seated")
            if record.host != user_id and row_of(record, record.host):
                raise UserError("not_host", host=host_name(record))
            course.note("end", row.seat, "person", {"name": row.name}, user_id)
            course.close("ended_by")
        return course.update()

    async def rematch(self, table_id: str, player: Player) -> Update:
        """Gather for another game: the first press opens a lobby, the others join it."""
        async with self.store.read() as tx:
            old = await self._load(tx, table_id)
            left = {row.seat for row in await tx.log(table_id) if row.kind == "leave"}
            live_id = await tx.live_in_channel(old.channel_id)
            live = await self._load(tx, live_id) if live_id is not None else None
        if old.status != "ended":
            raise UserError("not_ended")
        if live is not None:
            if live.game != old.game:
                raise UserError("channel_taken", table=live.id)
            return await self.join(live.id, player)
        try:
            return await self.create(
                old.game,
                guild_id=old.guild_id,
                channel_id=old.channel_id,
                host=player,
                locale=old.locale,
                options=old.options,
                turn_seconds=old.turn_seconds,
                computers=sum(
                    row.user_id is None and row.seat not in left and row.name != NOBODY
                    for row in old.seats
                ),
            )
        except UserError as error:
            if error.code != "channel_taken":
                raise
        return await self.rematch(table_id, player)  # somebody else was faster


def add_computer_seat(record: Record) -> None:
    used = {row.name for row in record.seats}
    name = next(n for n in COMPUTER_NAMES if n not in used)
    record.seats.append(SeatRow(len(record.seats), None, name, played_by="computer"))
