"""Messages in direct messages: which there are, and how they are written.

Their ids are in the store, so that they survive restarts. They are written through their
owner's newest press on them while that token lives, which Discord does not count against the
bot, and by the bot itself afterwards.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.board_slot import nonce_of
from bot.gallery import Print
from bot.games.base import Game
from bot.layout import mentions
from bot.screen import Screen
from bot.tables import Hand, TableService
from bot.trouble import (
    TOO_MANY_OLD_EDITS,
    TROUBLE,
    UNKNOWN_MESSAGE,
    code_of,
    passes,
)
from bot.turns import Key, Turns
from bot.updates import TableInfo

TOKEN_LIFE = 14 * 60.0
"""Seconds a token is used for; Discord gives it 15 minutes."""
ONE_PANEL = 5.0
"""Seconds that writing to one seat may take before it is given up."""
ANEW = (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS)
"""Why a message is posted anew: it is gone, or too old to be edited so often."""
RENEWALS = (6.0, 15.0, 45.0, 120.0, 300.0)
"""Seconds between the tries to refresh a panel while Discord is in trouble."""
DISCORD = "https://discord.com/channels"


@dataclass(slots=True)
class Letter:
    """A table's messages in one person's direct messages.

    ``version`` is the table's newest version that the hand was meant to show, ``behind`` whether
    that failed, ``failing`` whether it is being tried again. ``press`` can edit it. ``shut``
    means that there is none any more, because it could not be written, and that its owner has
    not been told yet, as far as is known; ``seen`` that a panel has said so.
    """

    row: Hand
    version: int = -1
    behind: bool = False
    failing: bool = False
    shut: bool = False
    seen: bool = False
    press: discord.Interaction[Any] | None = None
    pressed_at: float = 0.0

    @property
    def link(self) -> str:
        """The way to the hand, for its owner."""
        return f"{DISCORD}/@me/{self.row.channel_id}/{self.row.message_id}"


class Letters:
    """All of them, by table and user."""

    def __init__(
        self,
        bot: Any,
        tables: TableService,
        games: dict[str, Game],
        boards: Any,
        clock: Callable[[], float],
        gap: float,
    ) -> None:
        self.bot, self.tables, self.games, self.boards = bot, tables, games, boards
        self.clock, self.gap = clock, gap
        self.turns = Turns()
        self.past: Counter[Key] = Counter()
        """How many hands of a seat's owner have gone: Discord may still know their nonces."""
        self._known: dict[str, dict[int, Letter]] = {}

    async def of_table(self, table_id: str) -> dict[int, Letter]:
        """What there is of a table, by user; at first from the store."""
        if table_id not in self._known:
            rows = await self.tables.hands(table_id)
            known = {row.user_id: Letter(row, shut=row.message_id is None) for row in rows}
            self._known.setdefault(table_id, known)
        return self._known[table_id]

    async def find(self, key: Key) -> Letter | None:
        """What somebody has of a table, if it can be written."""
        letter = (await self.of_table(key[0])).get(key[1])
        return None if letter is None or letter.shut else letter

    async def letter(self, key: Key, channel_id: int) -> Letter:
        """The same, or a new one, of which nothing is written yet."""
        found = await self.find(key)
        if found is None:
            letters = await self.of_table(key[0])
            found = letters[key[1]] = Letter(Hand(*key, channel_id))
        return found

    async def drop(self, key: Key) -> Letter | None:
        """Look after it no longer."""
        letter = (await self.of_table(key[0])).pop(key[1], None)
        if letter is not None:
            await self.tables.drop_hand(*key)
        return letter

    async def untold(self, key: Key) -> bool:
        """Is somebody still to be told that direct messages are shut?"""
        letter = (await self.of_table(key[0])).get(key[1])
        return letter is not None and letter.shut

    async def told(self, key: Key, *, pressed: bool) -> None:
        """A panel said so, if there was need to; it is read for sure once something is pressed."""
        letter = (await self.of_table(key[0])).get(key[1])
        if letter is not None and letter.shut:
            letter.seen = True
            if pressed:
                await self.drop(key)

    async def heed(self, key: Key) -> None:
        """A panel was pressed: what it has said before need not be said again."""
        letter = (await self.of_table(key[0])).get(key[1])
        if letter is not None and letter.shut and letter.seen:
            await self.drop(key)

    def board_link(self, table: TableInfo) -> str:
        """The way to the board, where it is now; else to its channel."""
        slot = self.boards.slots.get(table.id)
        message = (slot.message_id if slot else None) or table.message_id
        way = f"{DISCORD}/{table.guild_id}/{table.channel_id}"
        return f"{way}/{message}" if message else way

    # ---- writing ---------------------------------------------------------------------

    async def write(self, letter: Letter, screen: Screen, *, anew: bool = False) -> None:
        """Edit the hand; post it when there is none, or ``anew``. Raises what Discord says."""
        row, old = letter.row, letter.row.message_id
        try:
            async with asyncio.timeout(ONE_PANEL):
                if old is not None and not anew:
                    try:
                        await self.edit(letter, screen)
                        return
                    except discord.HTTPException as error:
                        if code_of(error) not in ANEW:
                            raise
                key = (row.table_id, row.user_id)
                nonce = nonce_of("hand", *key, old, self.past[key])
                again = partial(self.once_more, letter, screen, letter.version)
                row.message_id = await self.post(row.channel_id, screen, nonce, again)
        finally:
            if row.message_id != old:
                letter.press = None
                await self.tables.put_hand(row)
                self.delete(row.channel_id, old)

    async def edit(self, letter: Letter, screen: Screen) -> None:
        """Edit the hand that stands there."""
        message_id = letter.row.message_id
        again = partial(self.once_more, letter, screen, letter.version)
        sheet = await self.bot.gallery.in_time(screen, message_id)
        await self._edit(letter, screen, sheet)
        self.bot.gallery.sent(sheet, message_id, screen, again)

    async def once_more(self, letter: Letter, screen: Screen, version: int) -> None:
        """Show the same hand again, since its picture has come, unless it is newer by then."""
        key = (letter.row.table_id, letter.row.user_id)
        await self.turns.take(key, version, partial(self._rewrite, letter, screen, version))

    async def _rewrite(self, letter: Letter, screen: Screen, version: int) -> bool:
        if not letter.shut and letter.version == version:
            await self.edit(letter, screen)
        return True

    async def _edit(self, letter: Letter, screen: Screen, sheet: Print) -> None:
        press = letter.press
        if press is not None and self.clock() - letter.pressed_at < TOKEN_LIFE:
            try:
                await sheet.edit_by(press.edit_original_response)
            except TROUBLE as error:
                if passes(error):
                    raise
                letter.press = None
            else:
                return
        channel = self.bot.get_partial_messageable(letter.row.channel_id)
        message = channel.get_partial_message(letter.row.message_id)
        await sheet.edit_by(message.edit, allowed_mentions=mentions(screen))

    async def post(
        self,
        channel_id: int,
        screen: Screen,
        nonce: str,
        again: Callable[[], Awaitable[None]] | None = None,
    ) -> int:
        """A new message; made again with the same nonce it stays the same message."""
        channel = self.bot.get_partial_messageable(channel_id)
        sheet = await self.bot.gallery.in_time(screen)
        message = await sheet.send_by(channel.send, allowed_mentions=mentions(screen), nonce=nonce)
        if again is not None:
            self.bot.gallery.sent(sheet, message.id, screen, again)
        return message.id

    def delete(self, channel_id: int, *messages: int | None) -> None:
        """Delete messages of ours, if they are there, without waiting for it."""
        for message in messages:
            if message is not None:
                self.boards.remove(channel_id, message)
