"""The hands in direct messages: one living message a table for whoever has asked for it.

It never sleeps, and its owner is called there too. No direct message is ever opened but by its
owner's wish. When one cannot be written the wish is turned off at once, the owner is told
where the hand is now, and nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.answers import Answer
from bot.board_slot import nonce_of
from bot.bugs import log_bug
from bot.dm_screens import ping_screen, retired_screen
from bot.errors import UserError
from bot.letters import DISCORD, ONE_PANEL, RENEWALS, Letter, Letters
from bot.living import seat_screen
from bot.screen import Screen
from bot.shell import line_screen
from bot.tables import Person
from bot.text import Text
from bot.trouble import TROUBLE, UNKNOWN_CHANNEL, code_of, passes, quietly, said
from bot.turns import Key
from bot.updates import SeatInfo, Update

log = logging.getLogger(__name__)

FIRST_MESSAGE = 10.0
"""Seconds until a first direct message counts as impossible for now."""
UNKNOWN_USER, TOO_FAST, FLAGGED = 10013, 40003, 20026


class Hands(Letters):
    """All hands in direct messages. ``shown`` shows what their trouble leads to."""

    shown: Callable[[Update], None]

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._next_open = 0.0

    def screen(
        self, text: Text, update: Update, seat: SeatInfo, page: str, person: Person
    ) -> Screen:
        """A seat's panel as it stands in direct messages."""
        game, board = self.games[update.table.game], self.board_link(update.table)
        return seat_screen(text, game, update, seat, page, person, board=board)

    # ---- answering -----------------------------------------------------------------

    async def place(
        self, answer: Answer, table_id: str, screen: Screen, version: int = -1, *, live: bool
    ) -> None:
        """Answer a press on a direct message in its place: it is now the table's hand.

        A message that nobody looks after any more says where the hand is. ``live`` makes a
        hand of any message. What is newer than the answer comes after it, as for a panel.
        """
        key = (table_id, answer.user_id)
        person = await self.tables.person(answer.user_id)
        if not person.dm:
            board = self.board_link((await self.tables.look(table_id)).table)
            await answer.private(retired_screen(answer.text, "off", board))
            return
        locale = str(answer.interaction.locale)
        if person.locale != locale:
            await self.tables.change_person(answer.user_id, locale=locale)
        if not live and await self.find(key) is None:
            await answer.private(screen)
            return
        letter = await self.letter(key, answer.interaction.channel_id or 0)
        busy = self.turns.busy(key)
        if version < 0:
            version = letter.version
        letter.version = max(version, letter.version)
        await answer.private(screen, partial(self.once_more, letter, screen, version))
        letter.press, letter.pressed_at = answer.interaction, self.clock()
        await self._adopt(letter, answer)
        if letter.version > version:
            self.bot.spawn(self.renew(key, anyway=True), "renew a hand")
        elif busy:
            again = self.turns.take(key, version, lambda: self._again(letter, answer, screen))
            self.bot.spawn(again, "repaint a hand")

    async def _adopt(self, letter: Letter, answer: Answer) -> None:
        row, old = letter.row, letter.row.message_id
        letter.behind = False
        if answer.message_id != old:
            self.past[row.table_id, row.user_id] += 1
            row.message_id = answer.message_id
            row.channel_id = answer.interaction.channel_id or row.channel_id
            await self.tables.put_hand(row)
            self.delete(row.channel_id, old)

    async def _again(self, letter: Letter, answer: Answer, screen: Screen) -> bool:
        """Paint an answer once more, unless another one has come."""
        if letter.press is answer.interaction:
            await self.edit(letter, screen)
        return True

    # ---- the hand --------------------------------------------------------------------

    async def refresh(self, update: Update, seat: SeatInfo, person: Person) -> bool:
        """Show a seat's hand, but never an older one over a newer one.

        False when there is none in the direct messages, now or for good.
        """
        key, version = (update.table.id, person.user_id), update.table.version
        return await self.turns.take(key, version, partial(self._paint, update, seat, person))

    async def below(self, update: Update, user_id: int, notice: str | None = None) -> bool:
        """Post somebody's hand anew, below what was written there; the old one goes.

        False when there is none in the direct messages.
        """
        key, person = (update.table.id, user_id), await self.tables.person(user_id)
        seat = update.table.seat_of(user_id)
        if seat is None or not person.dm or await self.find(key) is None:
            return False
        work = partial(self._paint, update, seat, person, notice, anew=True)
        return await self.turns.take(key, update.table.version, work)

    async def _paint(
        self,
        update: Update,
        seat: SeatInfo,
        person: Person,
        notice: str | None = None,
        *,
        anew: bool = False,
    ) -> bool:
        table = update.table
        if person.dm_channel_id is None:
            return False
        key = (table.id, person.user_id)
        if table.status in ("lobby", "ended") and await self.find(key) is None:
            return True
        letter = await self.letter(key, person.dm_channel_id)
        if letter.version > table.version and not anew:
            return True
        letter.version, letter.behind = table.version, True
        try:
            screen = self.screen(Text(person.locale), update, seat, "main", person)
            if notice and not screen.begins_with_notice:
                screen = screen.with_notice(notice)
            await self.write(letter, screen, anew=anew)
        except TROUBLE as error:
            return await self._trouble(key, letter, error)
        except Exception as error:  # noqa: BLE001 - one hand's bug must not stop the others
            log_bug(f"a hand of table {table.id}", error)
            return False
        letter.behind = False
        return True

    async def renew(self, key: Key, *, anyway: bool = False) -> None:
        """Show what is true now, where that has not been shown; what there is ``anyway``."""
        update, person = await self.tables.look(key[0]), await self.tables.person(key[1])
        letter, seat = await self.find(key), update.table.seat_of(key[1])
        if seat is None or not person.dm:
            return
        if letter is None or letter.version < update.table.version or letter.behind or anyway:
            await self.refresh(update, seat, person)
            await self._tell(key)

    async def _tell(self, key: Key) -> None:
        """If somebody's direct messages have shut just now, bring the panel, which says so."""
        update = await self.tables.look(key[0])
        seat = update.table.seat_of(key[1])
        if seat is not None and await self.untold(key):
            self.shown(replace(update, changed=False, asked=frozenset({seat.seat})))

    def renew_later(self, key: Key, letter: Letter) -> None:
        """A hand shows what is no longer so, since Discord is in trouble."""
        if not letter.failing:
            letter.failing = True
            self.bot.spawn(self._renew_later(key, letter), "renew a hand")

    async def _renew_later(self, key: Key, letter: Letter) -> None:
        for pause in RENEWALS:
            await asyncio.sleep(pause)
            if letter.behind and await self.find(key) is letter:
                await self.renew(key)
            if not letter.behind or await self.find(key) is not letter:
                break
        letter.failing = False
        await self.tidy(await self.tables.look(key[0]))

    async def repair(self, tables: Iterable[str]) -> None:
        """After a restart: bring the hands of these tables up to date, one after another."""
        for table_id in dict.fromkeys(tables):
            for user_id in list(await self.of_table(table_id)):
                update = await self.tables.look(table_id)
                if update.table.seat_of(user_id) is None:
                    await self.leave(update, user_id)
                elif update.table.status == "ended" or await self.find((table_id, user_id)):
                    await self.renew((table_id, user_id))
                await asyncio.sleep(self.gap)
            update = await self.tables.look(table_id)
            await self.tidy(update)

    # ---- the end ---------------------------------------------------------------------

    async def tidy(self, update: Update) -> None:
        """Delete the pings of those who are no longer awaited; forget a table that has ended."""
        awaited = {seat.user_id for seat in update.table.awaited}
        for user_id, letter in list((await self.of_table(update.table.id)).items()):
            row = letter.row
            if row.ping_message_id is not None and user_id not in awaited:
                self.delete(row.channel_id, row.ping_message_id)
                row.ping_message_id = None
                await self.tables.put_hand(row)
            if update.table.status == "ended" and not letter.failing:
                await self.drop((update.table.id, user_id))
                self.past.pop((update.table.id, user_id), None)
        if update.table.status == "ended" and not await self.of_table(update.table.id):
            del self._known[update.table.id]

    async def leave(self, update: Update, user_id: int, *, told: bool = False) -> None:
        """Somebody sits there no more; ``told`` when the hand says so already."""
        await self._retire(update, user_id, "" if told else "left")

    async def close(self, update: Update) -> None:
        """The table's place is gone."""
        for user_id in list(await self.of_table(update.table.id)):
            await self._retire(update, user_id, "gone")
        self._known.pop(update.table.id, None)

    async def _retire(self, update: Update, user_id: int, why: str) -> None:
        key, version = (update.table.id, user_id), update.table.version
        letter = await self.drop(key)
        if letter is None:
            return
        self.past[key] += 1
        self.delete(letter.row.channel_id, letter.row.ping_message_id)
        if why and letter.row.message_id is not None:
            text = Text((await self.tables.person(user_id)).locale)
            screen = retired_screen(text, why, self.board_link(update.table))
            await self.turns.take(key, version, lambda: quietly(self.edit(letter, screen)))

    # ---- trouble -----------------------------------------------------------------------

    async def _trouble(self, key: Key, letter: Letter, error: BaseException) -> bool:
        """What may pass is tried again for a while; a door that is shut is not tried again.

        Returns whether a hand still stands there.
        """
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            log.info("a hand of table %s: %s", key[0], said(error))
            self.renew_later(key, letter)
            return passes(error) and letter.row.message_id is not None
        log.info("direct messages at table %s are shut: %s", key[0], said(error))
        wishes: dict[str, Any] = {"dm": False}
        if code_of(error) == UNKNOWN_CHANNEL:
            wishes["dm_channel_id"] = None
        await self.tables.change_person(key[1], **wishes)
        await self.take_back(key[1], told=False)
        if code_of(error) == UNKNOWN_USER:
            self.bot.spawn(self._vanish(key), "hand a seat to the computer")
        return False

    async def _vanish(self, key: Key) -> None:
        update = await self.tables.vanish(*key)
        if update is not None:
            self.shown(update)

    # ---- the wish ----------------------------------------------------------------------

    async def switch_on(self, answer: Answer, first: str) -> str:
        """Open somebody's direct messages and post the hands, that of table ``first`` at first.

        Returns the way there. Raises ``dm_closed`` or ``dm_later``; then the wish stays off.
        """
        user_id = answer.user_id
        mine = [u for u in await self.tables.live_of_user(user_id) if u.view is not None]
        mine.sort(key=lambda update: update.table.id != first)
        person = await self.tables.person(user_id)
        person.dm, person.locale = True, str(answer.interaction.locale)
        try:
            if person.dm_channel_id is None:
                person.dm_channel_id = await self._open(user_id)
            await self._begin(answer.text, person, mine)
        except TROUBLE as error:
            log.info("direct messages were not turned on: %s", said(error))
            if code_of(error) == UNKNOWN_CHANNEL:
                await self.tables.change_person(user_id, dm_channel_id=None)
            if passes(error) or code_of(error) in (TOO_FAST, FLAGGED):
                raise UserError("dm_later") from error
            raise UserError("dm_closed") from error
        wishes = {"dm": True, "locale": person.locale, "dm_channel_id": person.dm_channel_id}
        await self.tables.change_person(user_id, **wishes)
        self.bot.spawn(self._post_others(user_id, mine), "post hands")
        letter = await self.find((first, user_id))
        return letter.link if letter else f"{DISCORD}/@me/{person.dm_channel_id}"

    async def _open(self, user_id: int) -> int:
        """A channel for direct messages; never many in a short time."""
        now = self.clock()
        self._next_open, wait = max(now, self._next_open) + self.gap, self._next_open - now
        await asyncio.sleep(max(0.0, wait))
        async with asyncio.timeout(FIRST_MESSAGE):
            return (await self.bot.create_dm(discord.Object(user_id))).id

    async def _begin(self, text: Text, person: Person, mine: list[Update]) -> None:
        """The first message, which shows whether there can be any."""
        assert person.dm_channel_id is not None
        seat = mine[0].table.seat_of(person.user_id) if mine else None
        if seat is None:
            async with asyncio.timeout(FIRST_MESSAGE):
                nonce = nonce_of("hello", person.user_id, self.clock())
                await self.post(person.dm_channel_id, line_screen(text("dm-hello")), nonce)
            return
        key = (mine[0].table.id, person.user_id)
        letter = await self.letter(key, person.dm_channel_id)
        try:
            await self.write(letter, self.screen(text, mine[0], seat, "main", person))
        except TROUBLE:
            await self.drop(key)
            raise
        letter.version = mine[0].table.version

    async def _post_others(self, user_id: int, mine: Iterable[Update]) -> None:
        """The hands of all tables, one after another, and what has changed meanwhile."""
        for update in mine:
            await self.renew((update.table.id, user_id))
            await asyncio.sleep(self.gap)

    async def switch_off(self, answer: Answer) -> None:
        """No more direct messages; those there are go, but for the one that was pressed."""
        await self.tables.change_person(answer.user_id, dm=False)
        keep = answer.message_id if answer.on_hand else None
        self.bot.spawn(self.take_back(answer.user_id, told=True, keep=keep), "take hands back")

    async def take_back(self, user_id: int, *, told: bool, keep: int | None = None) -> None:
        """Delete somebody's hands and pings; without ``told`` their owner is still to be told."""
        for update in await self.tables.live_of_user(user_id):
            key = (update.table.id, user_id)
            letter = (await self.of_table(key[0])).get(user_id)
            if letter is None:
                continue
            row, messages = letter.row, {letter.row.message_id, letter.row.ping_message_id}
            row.message_id, row.ping_message_id, letter.shut = None, None, True
            self.past[key] += 1
            await (self.drop(key) if told else self.tables.put_hand(row))
            self.delete(row.channel_id, *messages - {keep})

    # ---- calling -------------------------------------------------------------------------

    async def call(self, update: Update, seats: list[SeatInfo]) -> list[SeatInfo]:
        """Call seats that wish it here; returns those who could not be called."""
        called = await asyncio.gather(*(self._call(update, seat) for seat in seats))
        return [seat for seat, ok in zip(seats, called, strict=True) if not ok]

    async def _call(self, update: Update, seat: SeatInfo) -> bool:
        assert seat.user_id is not None
        key, person = (update.table.id, seat.user_id), await self.tables.person(seat.user_id)
        letter = await self.find(key)
        if letter is None or letter.behind:
            if not (person.dm and await self.refresh(update, seat, person)):
                return False
            letter = await self.find(key)
        if letter is None or letter.row.ping_message_id is not None:
            return letter is not None
        try:
            async with asyncio.timeout(ONE_PANEL):
                letter.row.ping_message_id = await self._ping(update, letter, Text(person.locale))
        except TROUBLE as error:
            await self._trouble(key, letter, error)
            await self._tell(key)
            return False
        except Exception as error:  # noqa: BLE001 - nobody else must miss a call
            log_bug(f"a call of table {key[0]}", error)
            return False
        await self.tables.put_hand(letter.row)
        return True

    async def _ping(self, update: Update, letter: Letter, text: Text) -> int:
        table, row = update.table, letter.row
        board = self.board_link(table)
        screen = ping_screen(text, self.games[table.game], table, letter.link, board)
        nonce = nonce_of("call", table.id, row.user_id, table.version)
        return await self.post(row.channel_id, screen, nonce)
