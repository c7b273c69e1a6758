"""Messages in direct messages: which there are, and how they are written.

Their ids are in the store, so that they survive restarts. They are written through their
owner's newest press on them while that token lives, which Discord does not count against the
bot, and by the bot itself afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.board_slot import nonce_of
from bot.games.base import Game
from bot.layout import mentions, to_view
from bot.screen import Screen
from bot.tables import Hand, TableService
from bot.trouble import (
    TOO_MANY_OLD_EDITS,
    TROUBLE,
    UNKNOWN_MESSAGE,
    code_of,
    passes,
    quietly,
)
from bot.turns import Key
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
                nonce = nonce_of("hand", row.table_id, row.user_id, old)
                row.message_id = await self.post(row.channel_id, screen, nonce)
        finally:
            if row.message_id != old:
                letter.press = None
                await self.tables.put_hand(row)
                self.delete(row.channel_id, old)

    async def edit(self, letter: Letter, screen: Screen) -> None:
        """Edit the hand that stands there."""
        press = letter.press
        if press is not None and self.clock() - letter.pressed_at < TOKEN_LIFE:
            try:
                await press.edit_original_response(view=to_view(screen))
            except TROUBLE as error:
                if passes(error):
                    raise
                letter.press = None
            else:
                return
        channel = self.bot.get_partial_messageable(letter.row.channel_id)
        message = channel.get_partial_message(letter.row.message_id)
        await message.edit(view=to_view(screen), allowed_mentions=mentions(screen))

    async def post(self, channel_id: int, screen: Screen, nonce: str) -> int:
        """A new message; made again with the same nonce it stays the same message."""
        channel = self.bot.get_partial_messageable(channel_id)
        message = await channel.send(
            view=to_view(screen), allowed_mentions=mentions(screen), nonce=nonce
        )
        return message.id

    def delete(self, channel_id: int, *messages: int | None) -> None:
        """Delete messages of ours, if they are there."""
        channel = self.bot.get_partial_messageable(channel_id)
        for message in messages:
            if message is not None:
                gone = quietly(channel.get_partial_message(message).delete())
                self.bot.spawn(gone, "delete a direct message")
