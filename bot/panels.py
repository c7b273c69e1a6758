"""The private hand panels: ephemeral messages that live as long as an interaction's token.

Tokens are kept in memory only. A panel is repainted for its own seat's sake alone, is put
to sleep before its token dies, and is brought anew through its owner's latest press. Who
cannot be reached that way presses the button on the board. To those who have their hand in
direct messages none is brought; one that they have called is true as long as it lives, or until
they press something there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.answers import Answer
from bot.bugs import log_bug
from bot.dm_screens import retired_screen
from bot.games.base import Game
from bot.hands import Hands
from bot.letters import ONE_PANEL, RENEWALS, TOKEN_LIFE
from bot.living import Living, Press, seat_screen
from bot.panels_asleep import PanelsAsleep
from bot.screen import Screen
from bot.tables import Person, TableService
from bot.text import Text
from bot.trouble import TROUBLE, passes, quietly
from bot.turns import Key, Turns
from bot.updates import SeatInfo, Update

log = logging.getLogger(__name__)


class Panels(PanelsAsleep):
    """All living panels and newest presses, by (table, user)."""

    def __init__(
        self,
        tables: TableService,
        games: dict[str, Game],
        hands: Hands,
        clock: Callable[[], float],
        spawn: Callable[..., None],
    ) -> None:
        super().__init__()
        self.tables, self.games, self.hands = tables, games, hands
        self.clock, self.spawn = clock, spawn
        self.warning: Callable[..., str | None] = lambda update, text, user_id, pressed=None: None
        self.turns = Turns()

    # ---- presses -------------------------------------------------------------------

    def pressed(self, table_id: str, interaction: discord.Interaction[Any]) -> None:
        """Remember the newest token of a player at a table.

        One from a hand in direct messages would bring a panel there, so an older one is kept.
        """
        key, now = (table_id, interaction.user.id), self.clock()
        press = Press(now, interaction, now)
        if Answer(interaction).on_hand:
            old = self.presses.get(key)
            press = Press(now, old.interaction if old else None, old.born if old else 0.0)
        self.presses[key] = press

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
        key, person = (table.id, answer.user_id), await self.tables.person(answer.user_id)
        if answer.on_panel:
            await self.hands.heed(key)
        if answer.on_hand:
            screen = self.hands.screen(answer.text, update, seat, page, person)
        else:
            screen = await self._screen(answer.text, update, seat, page, person, self.clock())
        warning = self.warning(update, answer.text, answer.user_id, answer.interaction)
        if notice == answer.text("answer-moved") and (warning or screen.begins_with_notice):
            notice = None  # the panel says more than that it was done
        if notice or warning:
            screen = screen.with_notice("\n".join(filter(None, (warning, notice))))
        live = table.status != "ended"
        await self.place(answer, table.id, screen, table.version, live=live)
        if answer.on_hand:
            return
        await self.hands.told(key, pressed=True)
        if person.dm and table.status == "lobby":  # the hand will come there
            self.living.pop(key, None)

    async def place(
        self,
        answer: Answer,
        table_id: str,
        screen: Screen,
        version: int = -1,
        *,
        live: bool = False,
    ) -> None:
        """Answer with any private page; the message it stands on is now the living panel.

        An answer waits for nobody: it may have come behind something newer, and an edit under
        way may land behind it. Both are put right afterwards. In direct messages it is the
        table's hand; ``live`` tells that it is to be looked after from now on.
        """
        key = (table_id, answer.user_id)
        if answer.on_hand:
            await self.hands.place(answer, table_id, screen, version, live=live)
            self._replaced(key)
            return
        old, busy = self.living.get(key), self.turns.busy(key)
        if version < 0 and old is not None:
            version = old.version
        elif old is not None:
            old.version = max(version, old.version)
        panel = Living(answer.interaction, None, self.clock(), version)
        again = partial(self._once_more, key, panel, screen, version)
        panel.followup = await answer.private(screen, again)
        self.living[key] = panel
        self._watch()
        if old is not None and old.version > version:
            self.spawn(self._renew(key), "renew a panel")
        elif busy:
            self.spawn(again(), "repaint a panel")
        if old is not None and not (
            answer.on_panel and old.message_id in (None, answer.message_id)
        ):
            self.spawn(self._retire(old), "retire a panel")

    async def _once_more(self, key: Key, panel: Living, screen: Screen, version: int) -> None:
        """Show the same page again, since its picture has come or it may be painted over."""
        work = partial(self._again, key, panel, screen, version)
        await self.turns.take(key, version, work)

    async def _again(self, key: Key, panel: Living, screen: Screen, version: int) -> bool:
        """Paint a page once more, unless another answer or something newer has come."""
        gone = self.living.get(key) is not panel or panel.version > version
        return gone or await self._edit(key, panel, screen)

    def renew(self, table_id: str, user_id: int) -> None:
        """What a panel says is no longer so: paint it anew, if it still lives."""
        key = (table_id, user_id)
        if key in self.living:
            self.spawn(self._renew(key), "renew a panel")
        self.spawn(self.hands.renew(key, anyway=True), "renew a hand")

    async def _renew(self, key: Key) -> None:
        """Paint what is true now."""
        update = await self.tables.look(key[0])
        seat = update.table.seat_of(key[1])
        if seat is not None:
            await self._refresh(update, seat, await self.tables.person(key[1]))
        else:
            await self.turns.take(key, update.table.version, partial(self._dismiss, key, update))

    def _replaced(self, key: Key) -> None:
        """Take away the panel of somebody who has just played in direct messages."""
        panel = self.living.pop(key, None)
        if panel is not None:
            self.spawn(self._retire(panel), "retire a panel")

    async def _retire(self, panel: Living) -> None:
        if self.clock() - panel.born < TOKEN_LIFE:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ONE_PANEL):
                    await quietly(panel.delete())

    # ---- refreshing ----------------------------------------------------------------

    async def show(
        self,
        update: Update,
        *,
        skip: int | None = None,
        fresh: bool = False,
        on_hand: bool = False,
    ) -> list[SeatInfo]:
        """Refresh the panels of the seats whose own decision changed, side by side.

        ``fresh`` brings them below a board that has just moved down. Who is to ``skip`` has
        pressed ``on_hand`` or elsewhere, and that message is true already. Returns the seats
        of persons who are awaited and could not be reached.
        """
        wanted = [
            seat
            for seat in update.table.seats
            if seat.user_id is not None
            and (
                seat.seat in update.asked
                or seat.seat == update.seat
                or fresh
                or self._is_behind(update.table.id, seat.user_id)
            )
        ]
        reached = await asyncio.gather(
            *(self._reach(update, seat, seat.user_id == skip, fresh, on_hand) for seat in wanted)
        )
        return [s for s, ok in zip(wanted, reached, strict=True) if not ok and s.awaited]

    async def _reach(
        self, update: Update, seat: SeatInfo, done: bool, fresh: bool, on_hand: bool
    ) -> bool:
        """Refresh one seat's hand where its owner wants it, and the panel if there is one."""
        assert seat.user_id is not None
        key, person = (update.table.id, seat.user_id), await self.tables.person(seat.user_id)
        if not person.dm:
            behind = self._is_behind(*key)
            concerned = fresh or ((seat.seat in update.asked or behind) and not done)
            return not concerned or await self._refresh(update, seat, person, fresh)
        if done and on_hand:
            self._replaced(key)
            return True
        if await self.hands.refresh(update, seat, person):
            if key in self.living and not done:
                await self._refresh(update, seat, person)
            return True
        return await self._refresh(update, seat, replace(person, dm=False), fresh)

    async def gone(self, update: Update, skip: int | None, on_hand: bool) -> None:
        """Take hands and panels from those who sit there no more."""
        for user in update.left:
            key, version = (update.table.id, user), update.table.version
            await self.hands.leave(update, user, told=on_hand and user == skip)
            self.presses.pop(key, None)
            panel = self._alive(key)
            if panel is not None:
                panel.version, panel.left = version, True
            if user != skip:
                await self.turns.take(key, version, partial(self._dismiss, key, update))

    async def _dismiss(self, key: Key, update: Update) -> bool:
        """Leave nothing of a hand on the panel of somebody without a seat."""
        panel = self._alive(key)
        if panel is not None:
            text = Text(str(panel.interaction.locale))
            screen = retired_screen(text, "left", self.hands.board_link(update.table))
            await self._edit(key, panel, screen)
        return True

    async def _refresh(
        self, update: Update, seat: SeatInfo, person: Person, fresh: bool = False
    ) -> bool:
        """Paint a panel, but never an older state over a newer one.

        A lost one is brought anew, but not to somebody with the hand in direct messages.
        """
        key, version = (update.table.id, person.user_id), update.table.version
        work = partial(self._paint, update, seat, person, key, fresh)
        return await self.turns.take(key, version, work)

    async def _paint(
        self, update: Update, seat: SeatInfo, person: Person, key: Key, fresh: bool
    ) -> bool:
        try:
            async with asyncio.timeout(ONE_PANEL):
                panel = self._alive(key)
                if panel is not None and not fresh:
                    if panel.version > update.table.version:
                        return True
                    panel.version, panel.left = update.table.version, False
                    text = Text(str(panel.interaction.locale))
                    screen = await self._screen(text, update, seat, "main", person, panel.born)
                    if warning := self.warning(update, text, key[1]):
                        screen = screen.with_notice(warning)
                    if await self._edit(key, panel, screen):
                        return True
                if update.table.paused_by is not None:
                    return True  # nobody is waited for: no reason to bring anything
                return person.dm or await self._bring(update, seat, key, person)
        except TimeoutError:
            log.info("a panel of table %s took too long", update.table.id)
            self._try_later(key)
        except Exception as error:  # noqa: BLE001 - one panel's bug must not stop the others
            log_bug(f"a panel of table {update.table.id}", error)
        return False

    async def _edit(self, key: Key, panel: Living, screen: Screen) -> bool:
        try:
            again = partial(self._once_more, key, panel, screen, panel.version)
            await panel.edit(screen, again)
        except TROUBLE as error:
            if not passes(error):
                self.living.pop(key, None)
                return False
            self._try_later(key)
        else:
            panel.failing = panel.behind = False
            await self.hands.told(key, pressed=False)
        return True

    def _try_later(self, key: Key) -> None:
        """A panel shows what is no longer so, since Discord is in trouble."""
        panel = self.living.get(key)
        if panel is not None and not panel.failing:
            panel.failing = True
            self.spawn(self._renew_later(key, panel), "renew a panel")

    async def _renew_later(self, key: Key, panel: Living) -> None:
        for pause in RENEWALS:
            await asyncio.sleep(pause)
            if self._alive(key) is not panel or not panel.failing:
                return
            await self._renew(key)
        panel.failing, panel.behind = False, panel.failing

    async def _bring(self, update: Update, seat: SeatInfo, key: Key, person: Person) -> bool:
        """A new panel through the owner's latest press, if that token is still alive."""
        press = self.presses.get(key)
        token = press.interaction if press else None
        if press is None or token is None or self.clock() - press.born >= TOKEN_LIFE:
            return False
        if token.guild_id is None and await self.hands.untold(key):
            return False  # where nothing can be written nothing is seen
        answer = Answer(token)
        screen = await self._screen(answer.text, update, seat, "main", person, press.born)
        old = self.living.get(key)
        try:
            panel = Living(token, None, press.born, update.table.version)
            panel.followup = await answer.beside(
                screen, partial(self._once_more, key, panel, screen, panel.version)
            )
        except TROUBLE as error:
            if not passes(error):
                self.presses.pop(key, None)
            return False
        self.living[key] = panel
        self._watch()
        await self.hands.told(key, pressed=False)
        if old is not None:
            self.spawn(self._retire(old), "retire a panel")
        return True

    def _is_behind(self, table_id: str, user_id: int) -> bool:
        """Does a panel still show what is no longer so, since all tries have failed?"""
        panel = self.living.get((table_id, user_id))
        return panel is not None and panel.behind

    def _alive(self, key: Key) -> Living | None:
        panel = self.living.get(key)
        if panel is not None and self.clock() - panel.born >= TOKEN_LIFE:
            del self.living[key]
            return None
        return panel

    async def _screen(
        self,
        text: Text,
        update: Update,
        seat: SeatInfo,
        page: str,
        person: Person,
        born: float,
    ) -> Screen:
        game, until = self.games[update.table.game], born + TOKEN_LIFE
        screen = seat_screen(text, game, update, seat, page, person, until=until)
        if await self.hands.untold((update.table.id, person.user_id)):
            screen = screen.with_notice(text("dm-closed"))
        return screen
