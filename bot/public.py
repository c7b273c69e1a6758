"""What the public messages of all tables have in common: what is known of each, pings, remains.

A table has one board and at most one ping. What is replaced is deleted, and tried again for
some minutes while Discord is in trouble; what stays behind all the same loses its buttons when
it is pressed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.answers import Answer
from bot.board_slot import Slot, nonce_of
from bot.errors import UserError
from bot.games.base import Game
from bot.layout import mentions, to_view
from bot.shell import moved_screen, ping_screen
from bot.tables import TableService
from bot.text import Text
from bot.trouble import TROUBLE, UNKNOWN_CHANNEL, code_of, passes, quietly, said
from bot.updates import SeatInfo, TableInfo, Update

log = logging.getLogger(__name__)

PING_PAUSES = (10.0, 30.0, 60.0, 120.0)
"""Seconds between the tries to send a ping while Discord is in trouble."""
LONGEST_PING = 30.0
"""Seconds until a ping that is being sent counts as not sent."""
REMOVAL_PAUSES = (10.0, 60.0, 300.0)
"""Seconds between the tries to delete a message."""


class PublicMessages:
    """All public messages, by table."""

    def __init__(
        self,
        bot: Any,
        tables: TableService,
        games: dict[str, Game],
        clock: Callable[[], float],
        gap: float,
    ) -> None:
        self.bot, self.tables, self.games, self.clock, self.gap = bot, tables, games, clock, gap
        self.slots: dict[str, Slot] = {}
        self.notes: set[int] = set()
        """Short-lived messages whose buttons belong where they are."""

    def slot(self, update: Update) -> Slot:
        table = update.table
        slot = self.slots.get(table.id)
        if slot is None:
            slot = Slot(table.channel_id, table.message_id, table.guild_id)
            self.slots[table.id] = slot
        elif slot.message_id is None:
            slot.message_id = table.message_id
        return slot

    def show(self, update: Update) -> None:
        """Have the board show this update, soon."""
        raise NotImplementedError

    def hurry(self, table_id: str, slot: Slot) -> None:
        """If the board is behind, try to paint it soon."""
        raise NotImplementedError

    async def _close_if_gone(self, table_id: str) -> bool:
        """Discord knows no such channel: close the table if that is so, and not a slip."""
        if not await self.bot.close_if_gone(table_id):
            return False
        log.warning("the channel of table %s is gone; the table is closed", table_id)
        return True

    # ---- deleting ------------------------------------------------------------------

    def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message that has been replaced, without waiting for it."""
        self.bot.spawn(self._remove(channel_id, message_id), "delete a message")

    async def _remove(self, channel_id: int, message_id: int) -> None:
        channel = self.bot.get_partial_messageable(channel_id)
        for pause in (*REMOVAL_PAUSES, None):
            try:
                await channel.get_partial_message(message_id).delete()
            except TROUBLE as error:
                if pause is None or not passes(error):
                    log.info("a message stays behind: %s", said(error))
                    return
                await asyncio.sleep(pause)
            else:
                return

    # ---- messages left behind ------------------------------------------------------

    def pressed(self, table_id: str, answer: Answer) -> None:
        """Something of the table was pressed: a good moment to see whether its board is true.

        A message left behind loses its buttons.
        """
        slot, message_id = self.slots.get(table_id), answer.message_id
        if slot is not None:
            self.hurry(table_id, slot)
        if message_id is None or answer.on_panel or message_id in self.notes:
            return
        # While a post is under way its message may be the one that was pressed.
        if slot is None or not (slot.posting or slot.message_id == message_id):
            disarm = self._disarm(table_id, message_id, asyncio.current_task())
            self.bot.spawn(disarm, "disarm an old board")

    async def _disarm(
        self, table_id: str, message_id: int, answering: asyncio.Task[Any] | None
    ) -> None:
        """Turn a message into a line that leads to the board, unless it is board or ping.

        The press comes first: after a start every board is looked up once.
        """
        if answering is not None:
            await asyncio.wait({answering})
        try:
            update = await self.tables.look(table_id)
        except UserError:
            return
        table, slot = update.table, self.slot(update)
        if table.status == "ended" and message_id == table.message_id:
            self.show(update)  # it was closed when its place could not be reached
        offers = (seat.offer_message_id for seat in table.seats)
        known = (table.message_id, table.ping_message_id, slot.message_id, *offers)
        if table.message_id is None or message_id in known:
            return
        screen = moved_screen(Text(table.locale), table)
        message = self.bot.get_partial_messageable(table.channel_id).get_partial_message(message_id)
        self.bot.gallery.forget(message_id)
        await quietly(
            message.edit(view=to_view(screen), attachments=[], allowed_mentions=mentions(screen))
        )

    # ---- the ping ------------------------------------------------------------------

    async def ping(self, update: Update, seats: list[SeatInfo]) -> None:
        """One short new message that calls those who are awaited; replaces an older one.

        While Discord is in trouble it is tried again, for those who are still awaited.
        """
        table = update.table
        called = [int(s.seat) for s in seats]
        nonce = nonce_of("ping", table.id, table.version, table.ping_message_id, *called)
        for pause in (*PING_PAUSES, None):
            if all(was_called(table, seat) for seat in seats):
                return
            try:
                await self._ping(update, seats, nonce)
                return
            except TROUBLE as error:
                gone = code_of(error) == UNKNOWN_CHANNEL
                if gone and await self._close_if_gone(table.id):
                    return
                if pause is None or not (gone or passes(error)):
                    log.warning("ping of table %s: %s", table.id, said(error))
                    return
            await asyncio.sleep(pause)
            update = await self.tables.look(table.id)
            table, seats = update.table, still_awaited(update, seats)

    async def _ping(self, update: Update, seats: list[SeatInfo], nonce: str) -> None:
        table, old = update.table, update.table.ping_message_id
        screen = ping_screen(Text(table.locale), self.games[table.game], table, seats)
        channel = self.bot.get_partial_messageable(table.channel_id)
        with self.slot(update).post():
            async with asyncio.timeout(LONGEST_PING):
                message = await channel.send(
                    view=to_view(screen), allowed_mentions=mentions(screen), nonce=nonce
                )
            await self.tables.mark_shown(
                table.id, -1, ping_message_id=message.id, pinged=[int(s.seat) for s in seats]
            )
        if old is not None:
            self.remove(table.channel_id, old)

    async def clear_ping(self, update: Update) -> None:
        """Delete the ping when nobody is awaited any more for what it has called them for."""
        table = update.table
        if table.ping_message_id is None or any(was_called(table, s) for s in table.awaited):
            return
        await self.tables.mark_shown(table.id, -1, ping_message_id=None, pinged=[])
        self.remove(table.channel_id, table.ping_message_id)


def was_called(table: TableInfo, seat: SeatInfo) -> bool:
    """Is there a ping that names this seat, sent since its present decision began?"""
    if table.ping_message_id is None or seat.seat not in table.pinged:
        return False
    return seat.since <= discord.utils.snowflake_time(table.ping_message_id).timestamp()


def still_awaited(update: Update, seats: list[SeatInfo]) -> list[SeatInfo]:
    """Those of the seats that are awaited for the same decision as before."""
    before = {(seat.seat, seat.since) for seat in seats}
    return [seat for seat in update.table.awaited if (seat.seat, seat.since) in before]
