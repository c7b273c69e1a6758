"""What of a table that was reset stands in Discord, and how it goes away.

The table has ended before anything of this begins. Every part has little time, may fail, and
stops no other.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import discord

from bot.admin_screens import reset_board_screen
from bot.board_slot import Slot
from bot.layout import mentions, to_view
from bot.screen import Screen
from bot.shell import line_screen
from bot.steward import Reset
from bot.text import Text
from bot.trouble import (
    ARCHIVED,
    LOCKED,
    TROUBLE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    blocked,
    code_of,
    quietly,
    said,
)
from bot.updates import Update

log = logging.getLogger(__name__)

LONGEST_CALL = 5.0
"""Seconds for the board, and as many for all panels together."""
OVER = ("changed", "none", "deleted", "channel")
"""How it may go with a board so that nothing more has to be done to it."""


class Clearing:
    """Takes away what a reset table has left on people's screens."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.tables = bot, bot.tables
        self.boards, self.panels = bot.presses.boards, bot.presses.panels

    async def clear(self, reset: Reset) -> str:
        """Board, call, offers and panels; how it went with the board.

        That is ``changed``, ``none`` (it had none), ``deleted``, ``channel`` (that was
        deleted), ``rights``, ``thread`` (closed) or ``trouble``.
        """
        bare, update = reset.bare, reset.update
        if update is None:
            slot = self.boards.slots.get(bare.id)
            self.boards.forget(bare.id)
            went = await self._board(reset, slot)
            await self._unreadable(reset)
            return went
        slot = self.boards.slot(update)  # older moments still wait there, and shall not come after
        slot.pending = []
        went = await self._board(reset, slot)
        if went in OVER:
            slot.shown, slot.stuck, slot.hurry = update.table.version, None, True
            await self.tables.mark_shown(bare.id, update.table.version)
        self.bot.presses.show.others(for_everybody(update))
        return went

    # ---- the board -------------------------------------------------------------------

    async def _board(self, reset: Reset, slot: Slot | None) -> str:
        try:
            async with asyncio.timeout(LONGEST_CALL):
                if slot is None:
                    return await self._edit(reset, reset.bare.message_id)
                async with slot.turn:  # whoever paints it comes to an end first
                    return await self._edit(reset, slot.message_id or reset.bare.message_id)
        except TROUBLE as error:
            log.info("the board of reset table %s: %s", reset.bare.id, said(error))
            return _why(error)

    async def _edit(self, reset: Reset, message_id: int | None) -> str:
        if message_id is None:
            return "none"
        channel, screen = reset.bare.channel_id, self._screen(reset)
        message = self.bot.get_partial_messageable(channel).get_partial_message(message_id)
        self.bot.gallery.forget(message_id)
        for first in (True, False):
            try:
                await message.edit(
                    view=to_view(screen), attachments=[], allowed_mentions=mentions(screen)
                )
            except discord.HTTPException as error:
                if not first or code_of(error) != ARCHIVED:
                    raise
                thread = await self.bot.fetch_channel(channel)
                await quietly(thread.edit(archived=False))
            else:
                break
        return "changed"

    def _screen(self, reset: Reset) -> Screen:
        if reset.update is None:
            return reset_board_screen(Text(reset.bare.locale))
        return self.boards.screen(reset.update)

    # ---- a table that nobody can read ------------------------------------------------

    async def _unreadable(self, reset: Reset) -> None:
        """Calls and offers go; panels and hands in direct messages say that it is over."""
        bare, living = reset.bare, self.panels.living
        for message in (bare.ping_message_id, *(seat.offer_message_id for seat in bare.seats)):
            if message is not None:
                self.boards.remove(bare.channel_id, message)
        shown = bare.version + 1
        await self.tables.mark_shown(bare.id, shown, ping_message_id=None, pinged=[])
        panels = [living.pop(key) for key in [*living] if key[0] == bare.id]
        screens = [
            (panel, line_screen(Text(str(panel.interaction.locale))("board-ended-reset")))
            for panel in panels
        ]
        hands = [self._hand(hand) for hand in await self.tables.hands(bare.id)]
        try:
            async with asyncio.timeout(LONGEST_CALL):
                await asyncio.gather(*(quietly(p.edit(screen)) for p, screen in screens), *hands)
        except TimeoutError:
            log.info("panels of reset table %s stay as they are", bare.id)

    async def _hand(self, hand: Any) -> None:
        if hand.message_id is not None:
            text = Text((await self.tables.person(hand.user_id)).locale)
            screen = line_screen(text("board-ended-reset"))
            channel = self.bot.get_partial_messageable(hand.channel_id)
            message = channel.get_partial_message(hand.message_id)
            self.bot.gallery.forget(message.id)
            await quietly(message.edit(view=to_view(screen), attachments=[]))
        await self.tables.drop_hand(hand.table_id, hand.user_id)


def for_everybody(update: Update) -> Update:
    """An update that the board and every player's panel get to see."""
    seats = frozenset(seat.seat for seat in update.table.seats if seat.user_id is not None)
    return replace(update, changed=True, asked=seats)


def _why(error: BaseException) -> str:
    """Why a board could not be changed, by what Discord says."""
    code = code_of(error)
    if code == UNKNOWN_MESSAGE:
        return "deleted"
    if code == UNKNOWN_CHANNEL:
        return "channel"
    if code in (ARCHIVED, LOCKED):
        return "thread"
    return "rights" if blocked(error) else "trouble"
