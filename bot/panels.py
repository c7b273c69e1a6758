"""The private hand panels: ephemeral messages that live as long as an interaction's token.

Tokens are kept in memory only. A panel is repainted for its own seat's sake alone, is put
to sleep before its token dies, and is brought anew through its owner's latest press. Who
cannot be reached that way presses the button on the board.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.answers import Answer
from bot.bugs import log_bug
from bot.games.base import Game, Habits
from bot.layout import to_view
from bot.screen import Screen
from bot.shell import asleep_screen, panel_screen
from bot.text import Text
from bot.trouble import TROUBLE, passes, quietly
from bot.updates import SeatInfo, Update
from engines.core import Seat

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60.0
"""Seconds a token is used for; Discord gives it 15 minutes."""
SLEEP_BEFORE = 20.0
ONE_PANEL = 5.0
"""Seconds one panel's refresh may take before it is given up."""

Key = tuple[str, int]
Work = Callable[[], Awaitable[bool]]


@dataclass(slots=True)
class Living:
    """A panel on somebody's screen: the token that can edit it and until when.

    ``version`` is the table's newest version that it was meant to show.
    """

    interaction: discord.Interaction[Any]
    followup: discord.WebhookMessage | None
    born: float
    version: int = -1

    async def edit(self, screen: Screen) -> None:
        if self.followup is not None:
            await self.followup.edit(view=to_view(screen))
        else:
            await self.interaction.edit_original_response(view=to_view(screen))

    async def delete(self) -> None:
        if self.followup is not None:
            await self.followup.delete()
        else:
            await self.interaction.delete_original_response()


@dataclass(frozen=True, slots=True)
class Press:
    """A player's newest press at a table."""

    interaction: discord.Interaction[Any]
    at: float


class Panels:
    """All living panels and newest presses, by (table, user)."""

    def __init__(
        self,
        games: dict[str, Game],
        clock: Callable[[], float],
        habits: Callable[[int], Any],
        spawn: Callable[..., None],
        look: Callable[[str], Awaitable[Update]],
    ) -> None:
        self.games, self.clock, self.habits, self.spawn = games, clock, habits, spawn
        self.look = look
        self.living: dict[Key, Living] = {}
        self.presses: dict[Key, Press] = {}
        self._busy: dict[Key, tuple[int, Work] | None] = {}
        self._alarm: asyncio.Task[None] | None = None
        self._alarm_at = float("inf")

    # ---- presses -------------------------------------------------------------------

    def pressed(self, table_id: str, interaction: discord.Interaction[Any]) -> None:
        """Remember the newest token of a player at a table."""
        self.presses[table_id, interaction.user.id] = Press(interaction, self.clock())

    def last_press(self, table_id: str, user_id: int) -> float:
        """When this user last pressed anything at this table, in epoch seconds; 0 if unknown."""
        press = self.presses.get((table_id, user_id))
        return press.at if press else 0.0

    # ---- answering -----------------------------------------------------------------

    async def answer(
        self, answer: Answer, update: Update, page: str = "main", notice: str | None = None
    ) -> None:
        """Answer an interaction with its user's own panel."""
        table = update.table
        seat = table.seat_of(answer.user_id)
        assert seat is not None
        screen = await self._screen(answer.text, update, seat, page, self.clock())
        if notice:
            screen = screen.with_notice(notice)
        await self.place(answer, table.id, screen, table.version)

    async def place(self, answer: Answer, table_id: str, screen: Screen, version: int = -1) -> None:
        """Answer with any private page; the message it stands on is now the living panel.

        An answer waits for nobody: it may have come behind something newer, and an edit under
        way may land behind it. Both are put right afterwards.
        """
        key = (table_id, answer.user_id)
        old, busy = self.living.get(key), key in self._busy
        if version < 0 and old is not None:
            version = old.version
        elif old is not None:
            old.version = max(version, old.version)
        followup = await answer.private(screen)
        self.living[key] = panel = Living(answer.interaction, followup, self.clock(), version)
        self._watch()
        if old is not None and old.version > version:
            self.spawn(self._renew(key), "renew a panel")
        elif busy:
            again = self._in_turn(key, version, lambda: self._again(key, panel, screen))
            self.spawn(again, "repaint a panel")
        if old is not None and not answer.on_panel:
            self.spawn(self._retire(old), "retire a panel")

    async def _again(self, key: Key, panel: Living, screen: Screen) -> bool:
        """Paint an answer once more, unless another one has come."""
        return self.living.get(key) is not panel or await self._edit(key, panel, screen)

    async def _in_turn(self, key: Key, version: int, work: Work) -> bool:
        """One edit of a panel at a time; of those that wait, only the newest is done.

        Whose turn is still to come counts as reached.
        """
        if key in self._busy:
            waiting = self._busy[key]
            if waiting is None or waiting[0] <= version:
                self._busy[key] = (version, work)
            return True
        self._busy[key] = None
        try:
            reached = await work()
            while (waiting := self._busy[key]) is not None:
                self._busy[key] = None
                reached = await waiting[1]()
            return reached
        finally:
            del self._busy[key]

    async def _renew(self, key: Key) -> None:
        """Paint what is true now."""
        update = await self.look(key[0])
        seat = update.table.seat_of(key[1])
        if seat is not None:
            await self._refresh(update, seat, False)

    async def _retire(self, panel: Living) -> None:
        if self.clock() - panel.born < TOKEN_LIFE:
            await quietly(panel.delete())

    # ---- refreshing ----------------------------------------------------------------

    async def show(
        self, update: Update, *, skip: int | None = None, fresh: bool = False
    ) -> list[SeatInfo]:
        """Refresh the panels of the seats whose own decision changed, side by side.

        ``fresh`` brings them below a board that has just moved down. Returns the seats
        of persons who are awaited and could not be reached.
        """
        wanted = [
            seat
            for seat in update.table.seats
            if seat.user_id is not None
            and (seat.seat in update.asked or fresh)
            and (fresh or seat.user_id != skip)
        ]
        reached = await asyncio.gather(*(self._refresh(update, seat, fresh) for seat in wanted))
        return [s for s, ok in zip(wanted, reached, strict=True) if not ok and s.awaited]

    async def _refresh(self, update: Update, seat: SeatInfo, fresh: bool) -> bool:
        """Paint a panel, but never an older state over a newer one."""
        assert seat.user_id is not None
        key = (update.table.id, seat.user_id)
        version = update.table.version
        return await self._in_turn(key, version, lambda: self._paint(update, seat, key, fresh))

    async def _paint(self, update: Update, seat: SeatInfo, key: Key, fresh: bool) -> bool:
        try:
            async with asyncio.timeout(ONE_PANEL):
                panel = self._alive(key)
                if panel is not None and not fresh:
                    if panel.version > update.table.version:
                        return True
                    panel.version = update.table.version
                    text = Text(str(panel.interaction.locale))
                    screen = await self._screen(text, update, seat, "main", panel.born)
                    if await self._edit(key, panel, screen):
                        return True
                return await self._bring(update, seat, key)
        except TimeoutError:
            log.info("a panel of table %s took too long", update.table.id)
        except Exception as error:  # noqa: BLE001 - one panel's bug must not stop the others
            log_bug(f"a panel of table {update.table.id}", error)
        return False

    async def _edit(self, key: Key, panel: Living, screen: Screen) -> bool:
        try:
            await panel.edit(screen)
        except TROUBLE as error:
            if not passes(error):
                self.living.pop(key, None)
            return passes(error)
        return True

    async def _bring(self, update: Update, seat: SeatInfo, key: Key) -> bool:
        """A new panel through the owner's latest press, if that token is still alive."""
        press = self.presses.get(key)
        if press is None or self.clock() - press.at >= TOKEN_LIFE:
            return False
        answer = Answer(press.interaction)
        screen = await self._screen(answer.text, update, seat, "main", press.at)
        old = self.living.get(key)
        try:
            message = await answer.beside(screen)
        except TROUBLE as error:
            if not passes(error):
                self.presses.pop(key, None)
            return False
        self.living[key] = Living(press.interaction, message, press.at, update.table.version)
        self._watch()
        if old is not None:
            self.spawn(self._retire(old), "retire a panel")
        return True

    def _alive(self, key: Key) -> Living | None:
        panel = self.living.get(key)
        if panel is not None and self.clock() - panel.born >= TOKEN_LIFE:
            del self.living[key]
            return None
        return panel

    async def _screen(
        self, text: Text, update: Update, seat: SeatInfo, page: str, born: float
    ) -> Screen:
        table = update.table
        assert seat.user_id is not None
        person = await self.habits(seat.user_id)
        habits = Habits(person.ask, person.pings)
        hand = update.hands.get(Seat(seat.seat))
        if hand is None:
            page = f"seat.{seat.seat}"
        until = born + TOKEN_LIFE
        return panel_screen(text, self.games[table.game], table, hand, page, habits, until)

    # ---- sleeping ------------------------------------------------------------------

    def _watch(self) -> None:
        """Let the one alarm go off before the oldest token dies."""
        born = min((panel.born for panel in self.living.values()), default=None)
        if born is None:
            return
        at = born + TOKEN_LIFE - SLEEP_BEFORE
        if self._alarm is None or self._alarm.done() or at < self._alarm_at:
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm_at = at
            self._alarm = asyncio.create_task(self._sleep_until(at), name="panel alarm")

    async def _sleep_until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.clock()))
        self._alarm = None
        await self.put_to_sleep()
        self._watch()

    async def put_to_sleep(self) -> None:
        """Turn every panel whose token is about to die into a sleeping one; forget dead presses."""
        now = self.clock()
        old = [k for k, p in self.living.items() if now - p.born >= TOKEN_LIFE - SLEEP_BEFORE - 1]
        panels = [(key, self.living.pop(key)) for key in old]
        for key in [k for k, p in self.presses.items() if now - p.at >= TOKEN_LIFE]:
            del self.presses[key]
        await asyncio.gather(
            *(
                quietly(panel.edit(asleep_screen(Text(str(panel.interaction.locale)), table)))
                for (table, _), panel in panels
            )
        )

    def forget(self, table_id: str, users: Iterable[int]) -> None:
        """A table is over: its panels are no longer looked after."""
        for user in users:
            self.living.pop((table_id, user), None)

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
