"""The tables: who sits where, whose move counts, what happens when nobody moves.

``TableService`` knows engines and the store, and nothing of Discord: the bot, tests and
any other front end drive it alike. Every act is one write transaction that loads, applies
and saves; only when it has returned is anything true, and only then is it shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.course import Course, choose
from bot.desk import not_now
from bot.errors import UserError
from bot.history import public_history
from bot.lobby import Lobby
from bot.store import DueRow, Person, SeatRow, Tx
from bot.updates import HistoryLine, Player, Update
from engines.core import Engine, RuleError, Seat

MISSES_UNTIL_COMPUTER = 2


class TableService(Lobby):
    """All that can be done to tables. Refusals are ``UserError`` or the engine's ``RuleError``."""

    # ---- playing -------------------------------------------------------------------

    async def act(self, table_id: str, user_id: int, key: str, n: int) -> Update:
        """The ``n``-th choice of the prompt ``key`` of this user's seat.

        Raises ``stale_prompt`` or ``not_your_turn`` when the seat has no such prompt.
        """

        def pick(course: Course, seat: Seat) -> Any:
            prompt = course.prompt_of(seat, key)
            if prompt is None or not 0 <= n < len(prompt.choices):
                raise not_now(course, seat)
            return prompt.choices[n]

        return await self._act(table_id, user_id, pick)

    async def act_code(self, table_id: str, user_id: int, *codes: str) -> Update:
        """An action by its code, for typed moves; the engine says why it is not legal.

        Of several codes the first whose kind of action is offered now is meant.
        """

        def pick(course: Course, seat: Seat) -> Any:
            actions = known_actions(course.engine, codes)
            prompts = [p for p in course.engine.prompts(course.state) if p.seat == seat]
            offered = {type(choice) for prompt in prompts for choice in prompt.choices}
            return next((a for a in actions if type(a) in offered), actions[0])

        return await self._act(table_id, user_id, pick)

    async def _act(
        self, table_id: str, user_id: int, pick: Callable[[Course, Seat], Any]
    ) -> Update:
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            if row.played_by == "computer" or course.record.status == "paused":
                self._come_back(course, row)
            seat = Seat(row.seat)
            course.move(seat, pick(course, seat), "person")
        return course.update(seat=seat)

    async def back(self, table_id: str, user_id: int) -> Update:
        """The owner takes the seat back from the computer; a paused table goes on."""
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            if row.played_by == "computer" or course.record.status == "paused":
                self._come_back(course, row)
        return course.update(seat=row.seat)

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

    # ---- time ----------------------------------------------------------------------

    async def expire(self, due: DueRow) -> Update | None:
        """Do what a due row says. None when it no longer stands: somebody was faster."""
        action = None
        if due.kind == "computer":
            action = await self._thought(due)
        async with self._course(due.table_id) as (tx, course):
            record, where = course.record, (due.kind, due.seat)
            if record.due.get(where, course.now + 1) > course.now:
                return None
            del record.due[where]
            match due.kind:
                case "turn":
                    self._play_default(course, due.seat)
                case "computer":
                    self._play_computer(course, due.seat, action)
                case "beat":
                    prompt = course.prompt_of(Seat(due.seat))
                    if prompt is not None:
                        course.move(prompt.seat, prompt.choices[0], "house")
                case "ping":
                    await self._ping(tx, course, due.seat)
                    if not course.ping:
                        return None
                case _:
                    course.note("lapse", None, "clock")
                    course.close("expired" if record.status == "lobby" else "paused")
        return course.update()

    async def next_due(self) -> float | None:
        """When the next thing is due, in epoch seconds."""
        async with self.store.read() as tx:
            return await tx.next_due()

    async def due_now(self) -> list[DueRow]:
        """What is due, earliest first."""
        async with self.store.read() as tx:
            return await tx.due_until(self.clock())

    async def postpone(self, due: DueRow, at: float) -> None:
        """Try again later what could not be done now, unless it no longer stands."""
        async with self.store.begin() as tx:
            if due in await tx.due_until(due.at):
                await tx.put_due(due.table_id, due.kind, due.seat, at)

    async def _thought(self, due: DueRow) -> tuple[str, Any] | None:
        """The computer player's choice, thought out before the table is taken in hand."""
        async with self.store.read() as tx:
            record = await tx.load(due.table_id)
        if record is None or record.state is None or record.status != "running":
            return None
        course = self._take(record)
        prompt = course.prompt_of(Seat(due.seat))
        if prompt is None:
            return None
        view = course.engine.seat_view(course.state, prompt.seat)
        return prompt.key, choose(course.engine, view, prompt, self.rng)

    async def _ping(self, tx: Tx, course: Course, seat: int) -> None:
        """Call all whose call is due too, but nobody who was just here or does not want it."""
        due, now = course.record.due, course.now
        called: list[Seat] = []
        for row in course.record.seats:
            where = ("ping", row.seat)
            if row.user_id is None or (row.seat != seat and due.get(where, now + 1) > now):
                continue
            due.pop(where, None)
            calm_at = self.last_press(course.record.id, row.user_id) + self.pace.ping_after
            if calm_at > now:
                due[where] = calm_at
            elif (await tx.person(row.user_id)).pings:
                called.append(Seat(row.seat))
        course.ping = tuple(called)

    def _play_computer(self, course: Course, seat: int, thought: tuple[str, Any] | None) -> None:
        prompt = course.prompt_of(Seat(seat))
        if prompt is None:
            return
        action = thought[1] if thought and thought[0] == prompt.key else None
        if action is None:
            action = course.engine.default_action(course.state, prompt)
        course.move(prompt.seat, action, "computer")

    def _play_default(self, course: Course, seat: int) -> None:
        """The clock plays; after two in a row the computer has the seat until its owner is back."""
        prompt = course.prompt_of(Seat(seat))
        if prompt is None:
            return
        action = course.engine.default_action(course.state, prompt)
        row = course.record.seats[seat]
        if row.missed + 1 >= MISSES_UNTIL_COMPUTER and row.played_by == "person":
            course.hand_to_computer(row)
            course.note("away", seat, "clock")
        course.move(prompt.seat, action, "clock")

    # ---- looking -------------------------------------------------------------------

    async def look(self, table_id: str) -> Update:
        """The table as it is. Raises ``no_such_table``."""
        async with self.store.read() as tx:
            record = await self._load(tx, table_id)
            course = await self._taken(tx, record)
        return course.update()

    async def live_in_channel(self, channel_id: int) -> str | None:
        async with self.store.read() as tx:
            return await tx.live_in_channel(channel_id)

    async def live_of_user(self, user_id: int) -> list[Update]:
        """The tables this user sits at."""
        async with self.store.read() as tx:
            found = await tx.live_of_user(user_id)
        return [await self.look(row.id) for row in found]

    async def live(self) -> list[str]:
        """All tables that have not ended."""
        async with self.store.read() as tx:
            return await tx.live()

    async def live_in_guild(self, guild_id: int) -> list[str]:
        async with self.store.read() as tx:
            return await tx.live_in_guild(guild_id)

    async def behind(self) -> list[str]:
        """Tables whose board shows an older version than the truth (after a crash)."""
        async with self.store.read() as tx:
            return await tx.behind()

    async def last_options(self, channel_id: int, game: str) -> tuple[dict[str, Any], int | None]:
        """The house rules last used in a channel, else the official ones."""
        async with self.store.read() as tx:
            found = await tx.last_options(channel_id, game)
        return found if found else ({}, self.pace.turn)

    async def history(self, table_id: str) -> list[HistoryLine]:
        """What has happened in public, oldest first."""
        async with self.store.read() as tx:
            record = await self._load(tx, table_id)
            rows = await tx.log(table_id)
        return public_history(self.engines[record.game], record, rows)

    # ---- what is shown, and persons ------------------------------------------------

    async def mark_shown(self, table_id: str, version: int, **ids: Any) -> None:
        """Remember what a board shows and which messages belong to the table."""
        async with self.store.begin() as tx:
            await tx.mark_shown(table_id, version, **ids)

    async def close(self, table_id: str, reason: str) -> Update:
        """Close a table whose place is gone."""
        async with self._course(table_id) as (_, course):
            if course.record.status == "ended":
                raise UserError("already_ended")
            course.note("close", None, "house", {"reason": reason})
            course.close(reason)
        return course.update()

    async def person(self, user_id: int) -> Person:
        async with self.store.read() as tx:
            return await tx.person(user_id)

    async def toggle(self, user_id: int, setting: str) -> Person:
        """Turn a personal setting (``ask``, ``pings``) over."""
        async with self.store.begin() as tx:
            person = await tx.person(user_id)
            setattr(person, setting, not getattr(person, setting))
            await tx.put_person(person)
        return person


def known_actions(engine: Engine, codes: Iterable[str]) -> list[Any]:
    """The actions that codes stand for; the engine's ``RuleError`` when none does."""
    found: list[Any] = []
    refusal: RuleError | None = None
    for code in codes:
        try:
            found.append(engine.parse(code))
        except RuleError as error:
            refusal = error
    if not found and refusal is not None:
        raise refusal
    return found


__all__ = ["DueRow", "Player", "TableService", "Update"]
