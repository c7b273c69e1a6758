"""Seats that come and go while a game is played, and the table at rest.

A seat is always played by somebody: by its owner, by the computer until the owner is back, or
by the computer for good. What a seat has in its hand stays with it, whoever sits there.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.course import Course
from bot.desk import host_name, pass_host_on, row_of
from bot.errors import UserError
from bot.lobby import Lobby
from bot.store import SeatRow, Tx
from bot.updates import Player, Update
from engines.core import Seat

MISSES_UNTIL_COMPUTER = 2
NEW_OWNER = 30.0
"""Seconds that the new owner of a seat has at least for what the seat already owes, once."""


class Seating(Lobby):
    """Handing over, taking a seat, playing for others, pausing."""

    # ---- a seat changes hands --------------------------------------------------------

    async def leave(self, table_id: str, user_id: int) -> Update:
        """Free the seat before the start; afterwards a computer has it for good."""
        async with self._course(table_id) as (_, course):
            record = course.record
            row = row_of(record, user_id)
            if row is None or record.status == "ended":
                raise UserError("not_seated")
            if record.status == "lobby":
                self._free_seat(course, row)
            else:
                self._give_to_computer(course, row, "person")
        return course.update(seat=row.seat)

    def _give_to_computer(self, course: Course, row: SeatRow, by: str) -> None:
        """From now on a computer has the seat; its owner is gone for good."""
        owner, name = row.user_id, row.name
        row.user_id = row.offered_to = None
        course.hand_to_computer(row)
        details = {"name": name, "round": course.round}
        course.note("leave", row.seat, by, details, owner)
        course.announce("leave" if by == "person" else "remove", row.seat, name=name)
        pass_host_on(course, owner, row.seat)
        course.settle()

    async def offer_seat(self, table_id: str, user_id: int, to: Player) -> Update:
        """Offer the own seat to somebody, who may take it until it is offered to another.

        Raises ``player_seated`` when they sit here already.
        """
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            if row_of(course.record, to.user_id):
                raise UserError("player_seated", name=to.name)
            row.offered_to = to.user_id
            course.note("offer", row.seat, "person", {"name": row.name}, user_id)
        return course.update(seat=row.seat)

    async def withdraw_offer(self, table_id: str, user_id: int) -> Update:
        """Keep the seat after all."""
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            if row.offered_to is None:
                raise UserError("no_offer")
            row.offered_to = None
            course.note("keep", row.seat, "person", {"name": row.name}, user_id)
        return course.update(seat=row.seat)

    async def take_seat(self, table_id: str, player: Player, seat: int) -> Update:
        """Sit down in a running game: on a seat that is offered, or that a computer has for good.

        Raises ``not_offered``, ``already_seated``, or ``knows_another_hand`` when the player had
        another seat in this round.
        """
        async with self._course(table_id) as (tx, course):
            record = course.record
            if record.status in ("lobby", "ended"):
                raise UserError("not_started" if record.status == "lobby" else "already_ended")
            if row_of(record, player.user_id):
                raise UserError("already_seated")
            if not 0 <= seat < len(record.seats):
                raise UserError("no_such_seat")
            row = record.seats[seat]
            if row.user_id is not None and row.offered_to != player.user_id:
                raise UserError("not_offered")
            await self._verify_may_sit(tx, course, player.user_id, seat)
            self._seat_player(course, row, player, "person")
        return course.update(seat=seat)

    async def door(self, table_id: str, user_id: int, seats: Iterable[int]) -> list[int]:
        """Those of ``seats`` that somebody may take; raises what forbids all of them."""
        async with self.store.read() as tx:
            course = await self._taken(tx, await self._load(tx, table_id))
            open_, refusal = list[int](), UserError("not_offered")
            for seat in seats:
                try:
                    await self._verify_may_sit(tx, course, user_id, seat)
                except UserError as error:
                    refusal = error
                else:
                    open_.append(seat)
        if not open_:
            raise refusal
        return open_

    async def _verify_may_sit(self, tx: Tx, course: Course, user_id: int, seat: int) -> None:
        """Raises ``removed`` or ``knows_another_hand``."""
        sent_away = False
        for row in await tx.log(course.record.id):
            if row.user_id == user_id and row.kind in ("leave", "take"):
                sent_away = row.kind == "leave" and row.by == "admin"
        if sent_away:  # only an admin lets them in again
            raise UserError("removed")
        if await self._knows_another_hand(tx, course, user_id, seat):
            raise UserError("knows_another_hand")

    async def _knows_another_hand(self, tx: Tx, course: Course, user_id: int, seat: int) -> bool:
        """Has somebody had another seat since this round was dealt?"""
        log = await tx.log(course.record.id)
        voided = max((row.version for row in log if row.kind == "void"), default=0)
        return any(
            row.user_id == user_id and row.seat != seat and row.version > voided
            for row in log
            if row.kind in ("leave", "take", "handed") and row.payload.get("round") == course.round
        )

    def _seat_player(self, course: Course, row: SeatRow, player: Player, by: str) -> None:
        """Put a player on a seat, whoever had it; they play on with its hand."""
        owner, before, clock = row.user_id, row.name, _clock_of(course, row)
        row.user_id, row.name, row.offered_to = player.user_id, player.name, None
        for other in course.record.seats:
            if other.offered_to == player.user_id:  # nobody sits twice
                other.offered_to = None
        course.hand_to_person(row)
        if owner is not None:  # a row concerns one person alone, who can be forgotten
            course.note("handed", row.seat, by, {"name": before, "round": course.round}, owner)
        details = {"name": player.name, "round": course.round}
        course.note("take", row.seat, by, details, player.user_id)
        course.announce("take", row.seat, name=player.name, other=before)
        pass_host_on(course, owner, row.seat)
        if course.record.paused_by is None:
            course.resume()
        else:
            course.settle()
        if owner is not None and by == "person":
            _keep_time(course, row, clock)

    async def computer_for(self, table_id: str, user_id: int, seat: int) -> Update:
        """The host has the computer play for somebody who is away, until they are back.

        Raises ``skip_too_early`` or ``nobody_to_skip`` while there is no need.
        """
        async with self._course(table_id) as (_, course):
            mine = self._playing(course, user_id)
            self._need_host(course, user_id)
            if not 0 <= seat < len(course.record.seats):
                raise UserError("no_such_seat")
            row = course.record.seats[seat]
            if row.user_id is None or row.played_by == "computer" or row is mine:
                raise UserError("no_such_seat")
            if not row.missed and row not in self._late(course, mine):
                raise UserError("nobody_to_skip")
            self._play_for(course, row, "person")
        return course.update()

    def _play_for(self, course: Course, row: SeatRow, by: str) -> None:
        course.hand_to_computer(row)
        course.note("away", row.seat, by, {"name": row.name}, row.user_id)
        course.announce("away", row.seat, name=row.name)
        course.settle()

    async def vanish(self, table_id: str, user_id: int) -> Update | None:
        """Discord knows this user no more: the computer plays at once, not after two deadlines."""
        async with self._course(table_id) as (_, course):
            row = row_of(course.record, user_id)
            if row is None or course.record.status != "running" or row.played_by == "computer":
                return None
            self._play_for(course, row, "house")
        return course.update()

    # ---- pausing -------------------------------------------------------------------

    async def pause(self, table_id: str, user_id: int) -> Update:
        """The host lets the table rest: no deadline, no computer, until it is resumed."""
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            self._need_host(course, user_id)
            self._rest(course, row.seat, "person", user_id, row.name)
        return course.update(seat=row.seat)

    async def resume(self, table_id: str, user_id: int) -> Update:
        """The host lets the table go on; every turn begins anew."""
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            if course.record.status != "paused":
                raise UserError("not_paused")
            if course.record.paused_by is not None:
                self._need_host(course, user_id)
            self._go_on(course, row.seat, "person", user_id, row.name)
        return course.update(seat=row.seat)

    def _rest(self, course: Course, seat: int | None, by: str, user_id: int, name: str) -> None:
        if course.record.status == "lobby":
            raise UserError("not_started")
        if course.record.status == "ended":
            raise UserError("already_ended")
        if course.record.status == "paused" and course.record.paused_by is not None:
            raise UserError("already_paused")
        course.pause(user_id)
        course.note("pause", seat, by, {"name": name}, user_id)

    def _go_on(self, course: Course, seat: int | None, by: str, user_id: int, name: str) -> None:
        if course.record.status != "paused":
            raise UserError("not_paused")
        rows = [row for row in course.record.seats if row.user_id is not None]
        if seat is not None:
            rows = [course.record.seats[seat]]
        elif not course.nobody_plays_personally():
            rows = []
        for row in rows:  # an admin who finds all away has them all called again
            if row.played_by == "computer":
                course.hand_to_person(row)
        course.note("resume", seat, by, {"name": name}, user_id)
        course.announce("resume", seat, name=name)
        course.resume()

    # ---- playing for others --------------------------------------------------------

    async def skip(self, table_id: str, user_id: int) -> Update:
        """Play for those who are awaited too long.

        The host or any two players may after a minute; when the table has no turn time,
        any other player may after ten. Raises ``skip_too_early`` with the seconds left.
        """
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            record, voters = course.record, course.voters()
            long_ago = course.now - self.pace.skip_after
            agreed = [
                late.seat
                for late in self._late(course, row)
                if user_id == record.host
                or (record.turn_seconds is None and late.since <= long_ago)
                or voters - {row.seat, late.seat}
            ]
            for seat in agreed:
                self._play_default(course, seat)
            if not agreed and row.seat not in voters:
                course.note("vote", row.seat, "person")
        return course.update()

    def _late(self, course: Course, row: SeatRow) -> list[SeatRow]:
        """The other persons who have been awaited long enough to be played for."""
        others = [
            r
            for r in course.record.seats
            if r.key is not None and r.seat != row.seat and r.played_by == "person"
        ]
        if not others:
            raise UserError("nobody_to_skip")
        late = [r for r in others if course.now - r.since >= self.pace.vote_after]
        if not late:
            waited = course.now - min(r.since for r in others)
            raise UserError("skip_too_early", seconds=int(self.pace.vote_after - waited) + 1)
        return late

    def _play_default(self, course: Course, seat: int, by: str = "clock") -> None:
        """The clock plays; after two in a row the computer has the seat until its owner is back."""
        prompt = course.prompt_of(Seat(seat))
        if prompt is None:
            return
        action = course.engine.default_action(course.state, prompt)
        row = course.record.seats[seat]
        if row.missed + 1 >= MISSES_UNTIL_COMPUTER and row.played_by == "person":
            course.hand_to_computer(row)
            course.note("away", seat, by, {"name": row.name}, row.user_id)
            course.announce("away", seat, name=row.name)
        course.move(prompt.seat, action, by)


Clock = tuple[str | None, float, float | None]
"""What a seat owes, since when, and until when."""


def _clock_of(course: Course, row: SeatRow) -> Clock:
    key = row.key if row.played_by == "person" else None
    return key, row.since, course.record.due.get(("turn", row.seat))


def _keep_time(course: Course, row: SeatRow, clock: Clock) -> None:
    """A seat that changes hands has no more time for what it owed before; ``clock`` is its old one.

    Else two people could hand it to and fro for ever.
    """
    key, since, until = clock
    due, turn = course.record.due, ("turn", row.seat)
    if key is None or row.key != key:
        return
    row.since = since
    if until is None or turn not in due:
        return
    if until <= since + (course.record.turn_seconds or 0):  # later than that: given once already
        until = max(until, min(course.now + NEW_OWNER, due[turn]))
    due[turn] = until


def not_paused(course: Course) -> None:
    """Raises ``paused`` while the table rests because somebody wants it to."""
    if course.record.status == "paused" and course.record.paused_by is not None:
        raise UserError("paused", host=host_name(course.record))
