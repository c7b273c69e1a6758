"""The tables: who sits where, whose move counts, what happens when nobody moves.

``TableService`` knows engines and the store, and nothing of Discord: the bot, tests and
any other front end drive it alike. Every act is one write transaction that loads, applies
and saves; only when it has returned is anything true, and only then is it shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from bot.course import Course, choose
from bot.desk import checked_turn_time, not_now
from bot.errors import UserError
from bot.history import public_history
from bot.seating import not_paused
from bot.steward import Steward
from bot.store import DueRow, Guild, Hand, Person, Place, Tx
from bot.updates import HistoryLine, Player, Update
from engines.core import Engine, RuleError, Seat

MOST_PEOPLE = 10_000
"""How many persons' wishes are remembered."""


class TableService(Steward):
    """All that can be done to tables. Refusals are ``UserError`` or the engine's ``RuleError``."""

    def __init__(self, *args: Any, **kw: Any) -> None:
        super().__init__(*args, **kw)
        self._people: dict[int, Person] = {}
        self._people_changes = 0

    # ---- playing -------------------------------------------------------------------

    async def act(self, table_id: str, user_id: int, key: str, n: int) -> Update:
        """The ``n``-th choice of the prompt ``key`` of this user's seat.

        Raises ``stale_prompt`` or ``not_your_turn`` when the seat has no such prompt, or the
        engine's word for an offer that has lapsed.
        """

        def pick(course: Course, seat: Seat) -> Any:
            prompt = course.prompt_of(seat, key)
            lapsed = course.engine.lapsed.get(key.rpartition(".")[2])
            if prompt is None and lapsed is not None:
                raise RuleError(lapsed)
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
            not_paused(course)
            if row.played_by == "computer" or course.record.status == "paused":
                self._come_back(course, row)
            seat = Seat(row.seat)
            course.move(seat, pick(course, seat), "person")
        return course.update(seat=seat)

    async def back(self, table_id: str, user_id: int) -> Update:
        """The owner takes the seat back from the computer; a paused table goes on."""
        async with self._course(table_id) as (_, course):
            row = self._playing(course, user_id)
            asleep = course.record.status == "paused" and course.record.paused_by is None
            if row.played_by == "computer" or asleep:
                self._come_back(course, row)
        return course.update(seat=row.seat)

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
        """The tables this user sits at; one that nobody can read hides no other."""
        async with self.store.read() as tx:
            found = await tx.live_of_user(user_id)
        return [update for row in found if (update := await self._readable(row.id))]

    async def live(self) -> list[str]:
        """All tables that have not ended."""
        async with self.store.read() as tx:
            return await tx.live()

    async def live_in_guild(self, guild_id: int) -> list[str]:
        async with self.store.read() as tx:
            return await tx.live_in_guild(guild_id)

    async def places(self, guild_id: int | None = None) -> list[Place]:
        """Where the tables of a server, or of all, are that have not ended."""
        async with self.store.read() as tx:
            return await tx.places(guild_id)

    async def behind(self) -> list[str]:
        """Tables whose board shows an older version than the truth (after a crash)."""
        async with self.store.read() as tx:
            return await tx.behind()

    async def last_options(
        self, channel_id: int, game: str, guild_id: int = 0
    ) -> tuple[dict[str, Any], int | None]:
        """The house rules last used in a channel, else the official ones in the server's time."""
        try:
            async with self.store.read() as tx:
                found = await tx.last_options(channel_id, game)
            if found is not None:
                self.verify_rules(game, *found)
                return found
        except (UserError, ValueError) as error:  # a new table must not need an old one
            if isinstance(error, UserError) and error.code != "bad_options":
                raise
        return {}, await self.turn_time(guild_id)

    async def turn_time(self, guild_id: int) -> int | None:
        """The turn time of a server's new tables, in seconds; None is no limit."""
        seconds = (await self.guild(guild_id)).turn_seconds
        return self.pace.turn if seconds is None else seconds or None

    async def newest_in_channel(self, channel_id: int) -> str | None:
        """A channel's live table, or the newest ended one whose game is still kept."""
        async with self.store.read() as tx:
            return await tx.newest_in_channel(channel_id)

    async def last_game_in_channel(self, channel_id: int) -> str | None:
        """The newest game of a channel that has begun and is still kept."""
        async with self.store.read() as tx:
            return await tx.last_game_in_channel(channel_id)

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
        """What somebody wishes. It is remembered: every panel that is drawn asks for it."""
        known = self._people.get(user_id)
        if known is None:
            changes = self._people_changes
            async with self.store.read() as tx:
                known = await tx.person(user_id)
            if changes == self._people_changes:
                self._people[user_id] = known
                if len(self._people) > MOST_PEOPLE:
                    del self._people[next(iter(self._people))]
        return replace(known)

    def _person_changed(self, user_id: int) -> None:
        """Forget what was known, also what is just being read."""
        self._people.pop(user_id, None)
        self._people_changes += 1

    async def change_person(self, user_id: int, **wishes: Any) -> Person:
        """Remember some of what a person wishes; the rest stays as it is."""
        async with self.store.begin() as tx:
            person = await tx.person(user_id)
            for name, value in wishes.items():
                setattr(person, name, value)
            await tx.put_person(person)
        self._person_changed(user_id)
        return person

    async def guided(self, user_id: int, game: str) -> None:
        """Somebody has done with a game's first steps, for good."""
        known = (await self.person(user_id)).guided.split()
        if game not in known:
            await self.change_person(user_id, guided=" ".join(sorted([*known, game])))

    async def hand(self, table_id: str, user_id: int) -> Hand | None:
        """The table's messages in somebody's direct messages."""
        async with self.store.read() as tx:
            return await tx.hand(table_id, user_id)

    async def hands(self, table_id: str) -> list[Hand]:
        async with self.store.read() as tx:
            return await tx.hands_of_table(table_id)

    async def with_hands(self) -> list[str]:
        """The tables that have messages in anybody's direct messages."""
        async with self.store.read() as tx:
            return await tx.with_hands()

    async def put_hand(self, hand: Hand) -> None:
        async with self.store.begin() as tx:
            await tx.put_hand(hand)

    async def drop_hand(self, table_id: str, user_id: int) -> None:
        async with self.store.begin() as tx:
            await tx.drop_hand(table_id, user_id)

    async def mark_offer(self, table_id: str, seat: int, message_id: int | None) -> None:
        """Remember in which message a seat is offered."""
        async with self.store.begin() as tx:
            await tx.mark_offer(table_id, seat, message_id)

    async def forget_person(self, user_id: int) -> int:
        """Erase somebody from all ended tables; from how many."""
        async with self.store.begin() as tx:
            return await tx.forget_person(user_id)

    async def look_up_pictures(self) -> None:
        """Find out which servers want no pictures; once, at the start."""
        async with self.store.read() as tx:
            self.without_pictures |= await tx.without_pictures()

    async def guild(self, guild_id: int) -> Guild:
        """A server's settings."""
        async with self.store.read() as tx:
            return await tx.guild(guild_id)

    async def put_guild(self, guild: Guild) -> None:
        if guild.turn_seconds:
            checked_turn_time(guild.turn_seconds)
        async with self.store.begin() as tx:
            await tx.put_guild(guild)
        (self.without_pictures.discard if guild.pictures else self.without_pictures.add)(
            guild.guild_id
        )

    async def speak(self, guild_id: int, locale: str) -> None:
        """All tables of a server speak this language from now on."""
        async with self.store.begin() as tx:
            await tx.set_locale(guild_id, locale)

    async def toggle(self, user_id: int, setting: str) -> Person:
        """Turn a personal setting (``ask``, ``pings``, ``dm``, ``words``, ``pictures``) over."""
        async with self.store.begin() as tx:
            person = await tx.person(user_id)
            setattr(person, setting, not getattr(person, setting))
            await tx.put_person(person)
        self._person_changed(user_id)
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


__all__ = ["DueRow", "Hand", "Person", "Place", "Player", "TableService", "Update"]
