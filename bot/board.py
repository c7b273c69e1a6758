"""The public messages: one board and at most one ping a table.

A board is written by one task at a time, edits and posts alike; the newest update wins, an
older one is never painted, and moves wait for no repaint. Only what a game wants to be seen
is painted before something newer. A board that is gone or too old is posted anew.

A kill between a post and the saving of its id leaves a message that nobody knows of. The
post that is made again then carries the same nonce, so that Discord gives back the first
message; one that stays behind all the same loses its buttons when it is pressed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.answers import Answer
from bot.board_slot import Slot, nonce_of
from bot.bugs import log_bug
from bot.errors import UserError
from bot.games.base import Game
from bot.layout import mentions, to_view
from bot.screen import Screen
from bot.shell import board_screen, moved_screen, ping_screen, unreadable_screen
from bot.tables import TableService
from bot.text import Text
from bot.trouble import (
    TROUBLE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    code_of,
    passes,
    quietly,
    said,
)
from bot.updates import SeatInfo, Update

log = logging.getLogger(__name__)

PATIENCE = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds between the tries to paint a board while Discord is in trouble."""
NAP = 6.0
MESSAGES_BELOW = 6
OLD_AFTER = 30 * 60.0
REPOST_GAP = 60.0


class Boards:
    """All boards, by table."""

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

    def screen(self, update: Update) -> Screen:
        """The board as it should look; a table that cannot be drawn says so and stays alive."""
        text = Text(update.table.locale)
        try:
            return board_screen(text, self.games[update.table.game], update)
        except Exception as error:  # noqa: BLE001 - a presenter's bug must not kill a table
            bug = log_bug(f"the board of table {update.table.id}", error)
            return unreadable_screen(text, update.table, bug)

    def slot(self, update: Update) -> Slot:
        table = update.table
        slot = self.slots.get(table.id)
        if slot is None:
            slot = Slot(table.channel_id, table.message_id)
            self.slots[table.id] = slot
        elif slot.message_id is None:
            slot.message_id = table.message_id
        return slot

    # ---- repainting ----------------------------------------------------------------

    def show(self, update: Update) -> None:
        """Have the board show this update, soon; an older one is dropped if it may be."""
        slot = self.slot(update)
        if update.table.version <= slot.shown:
            return
        self._queue(slot, update)
        if not slot.busy:
            slot.busy = True
            self.bot.spawn(self._paint(update.table.id, slot), "repaint a board")

    def keep(self, update: Update) -> None:
        """Note what has to be seen while the answer is still under way; ``show`` comes after it.

        A computer seat's next move may be faster than a slow answer.
        """
        slot = self.slot(update)
        if update.table.version > slot.shown and self._stays(update) is not None:
            self._queue(slot, update)

    def _queue(self, slot: Slot, update: Update) -> None:
        if not slot.pending or update.table.version > slot.pending[-1].table.version:
            if slot.pending and not self._has_to_be_seen(slot, slot.pending[-1], update):
                slot.pending.pop()
            slot.pending.append(update)

    def _has_to_be_seen(self, slot: Slot, update: Update, newer: Update) -> bool:
        """Would something finished be gone from the board without ever having been on it?"""
        stays = self._stays(update)
        return stays is not None and stays not in (slot.stayed, self._stays(newer))

    def _stays(self, update: Update) -> Any:
        presenter = self.games[update.table.game].presenter
        return update.view and presenter.stays(update.view)

    async def answer(self, answer: Answer, update: Update) -> None:
        """Answer a press on the board by repainting it in the same call."""
        slot = self.slot(update)
        table = update.table
        if answer.interaction.response.is_done() or slot.busy or slot.turn.locked():
            if not answer.interaction.response.is_done():
                await answer.interaction.response.defer()
            self.show(update)
            return
        slot.busy = True
        try:
            async with slot.turn:
                await answer.repaint(self.screen(update))
                self._painted(slot, update)
        except TROUBLE:
            slot.pending = slot.pending or [update]
            raise
        finally:
            slot.busy = False
            waiting, slot.pending = slot.pending, []
            for one in waiting:
                self.show(one)
        await self.tables.mark_shown(table.id, slot.shown)

    def _painted(self, slot: Slot, update: Update) -> None:
        slot.shown = max(slot.shown, update.table.version)
        slot.stayed = self._stays(update)
        slot.edited = self.clock()

    async def _note(self, slot: Slot, update: Update) -> None:
        """Save what the channel shows now, and in which message."""
        self._painted(slot, update)
        await self.tables.mark_shown(update.table.id, slot.shown, message_id=slot.message_id)

    async def _paint(self, table_id: str, slot: Slot) -> None:
        try:
            while slot.pending:
                wait = slot.edited + self.gap - self.clock()
                if wait > 0:
                    await asyncio.sleep(wait)
                update = slot.pending.pop(0) if slot.pending else None
                if update is not None and update.table.version > slot.shown:
                    await self._put_safely(table_id, slot, update)
        finally:
            slot.busy = False
            self._drop_if_over(table_id, slot)

    async def _put_safely(self, table_id: str, slot: Slot, update: Update) -> None:
        """One repaint; a bug in it must not keep the next one away."""
        try:
            await self._put(table_id, slot, update)
        except Exception as error:  # noqa: BLE001 - see above
            log_bug(f"painting the board of table {table_id}", error)

    async def _put(self, table_id: str, slot: Slot, update: Update) -> None:
        """Edit or post; while Discord is in trouble with patience, until something newer waits."""
        for pause in (*PATIENCE, None):
            try:
                async with slot.turn:
                    await self._put_once(slot, update)
            except TROUBLE as error:
                if code_of(error) == UNKNOWN_CHANNEL:
                    await self._place_gone(table_id)
                    return
                if pause is None or not passes(error):
                    log.warning("board of table %s: %s", table_id, said(error))
                    return
                await self._nap(slot, pause)
                if slot.pending or slot.gone:
                    del slot.pending[:-1]  # in trouble only the newest counts
                    return
            else:
                return

    async def _nap(self, slot: Slot, seconds: float) -> None:
        """Wait, but only for a moment once something newer is to be painted."""
        while seconds > 0 and not slot.pending and not slot.gone:
            await asyncio.sleep(min(NAP, seconds))
            seconds -= NAP

    async def _put_once(self, slot: Slot, update: Update) -> None:
        if update.table.version <= slot.shown:
            return
        if slot.message_id is None:
            await self._post(slot, update)
            return
        screen = self.screen(update)
        channel, old = self.bot.get_partial_messageable(slot.channel_id), slot.message_id
        message = channel.get_partial_message(old)
        try:
            await message.edit(view=to_view(screen), allowed_mentions=mentions(screen))
        except (discord.HTTPException, discord.RateLimited) as error:
            limited = isinstance(error, discord.RateLimited)  # only on old messages for so long
            if not limited and (code_of(error) == UNKNOWN_CHANNEL or passes(error)):
                raise
            if isinstance(error, discord.Forbidden):
                raise
            await self._post(slot, update)
            if code_of(error) != UNKNOWN_MESSAGE:
                await quietly(channel.get_partial_message(old).delete())
        else:
            await self._note(slot, update)

    async def _post(self, slot: Slot, update: Update) -> None:
        """A new message for the board.

        Its nonce names the message before it too, so that a board that was deleted or moves
        down is new to Discord and only one that was not saved is the same again.
        """
        screen, table = self.screen(update), update.table
        channel = self.bot.get_partial_messageable(slot.channel_id)
        with slot.post():
            message = await channel.send(
                view=to_view(screen),
                allowed_mentions=mentions(screen),
                nonce=nonce_of("board", table.id, table.version, slot.message_id),
            )
            slot.message_id = message.id
            slot.below, slot.reposted = 0, self.clock()
            await self._note(slot, update)

    async def _place_gone(self, table_id: str) -> None:
        log.warning("the channel of table %s is gone; the table is closed", table_id)
        await self.bot.close_table(table_id, "gone")

    def forget(self, table_id: str) -> None:
        """A table without a place: nothing more is painted."""
        slot = self.slots.pop(table_id, None)
        if slot is not None:
            slot.pending, slot.gone = [], True

    def _drop_if_over(self, table_id: str, slot: Slot) -> None:
        if len(self.slots) > 2_000 and not slot.pending and not slot.posting:
            self.slots.pop(table_id, None)

    # ---- posting -------------------------------------------------------------------

    async def open(self, update: Update) -> None:
        """Post a new table's board. Raises what Discord says when it cannot be posted.

        When somebody else has posted it meanwhile, that one is repainted.
        """
        slot = self.slot(update)
        async with slot.turn:
            if slot.message_id is None:
                newest = await self.tables.look(update.table.id)
                if newest.table.status == "ended":
                    raise UserError("already_ended")
                await self._post(slot, newest)
        self.show(update)

    def noticed(self, channel_id: int) -> None:
        """A message was written in a channel."""
        for slot in self.slots.values():
            if slot.channel_id == channel_id:
                slot.below += 1

    def should_move(self, update: Update) -> bool:
        """Is this the start of a round with the board far up or old?"""
        if not update.round_began or update.view.round == 1:
            return False
        slot = self.slot(update)
        if slot.message_id is None or self.clock() - slot.reposted < REPOST_GAP:
            return False
        return slot.below > MESSAGES_BELOW or self._age(slot.message_id) > OLD_AFTER

    def _age(self, message_id: int) -> float:
        return self.clock() - discord.utils.snowflake_time(message_id).timestamp()

    async def move_down(self, update: Update) -> bool:
        """Post the board anew at the bottom, as it is by then, and delete the old one."""
        slot = self.slot(update)
        wanted = slot.message_id
        async with slot.turn:
            old = slot.message_id
            if old != wanted:  # somebody else has just moved it
                self.show(update)
                return True
            try:
                await self._post(slot, await self.tables.look(update.table.id))
            except TROUBLE as error:
                log.warning("board of table %s did not move: %s", update.table.id, said(error))
                self.show(update)
                return False
        if old is not None:
            channel = self.bot.get_partial_messageable(slot.channel_id)
            await quietly(channel.get_partial_message(old).delete())
        return True

    # ---- messages left behind ------------------------------------------------------

    def pressed(self, table_id: str, answer: Answer) -> None:
        """Something of the table was pressed; a message left behind loses its buttons."""
        slot, message_id = self.slots.get(table_id), answer.message_id
        if message_id is None or answer.on_panel:
            return
        # While a post is under way its message may be the one that was pressed.
        if slot is None or not (slot.posting or slot.message_id == message_id):
            self.bot.spawn(self._disarm(table_id, message_id), "disarm an old board")

    async def _disarm(self, table_id: str, message_id: int) -> None:
        """Turn a message into a line that leads to the board, unless it is board or ping."""
        try:
            update = await self.tables.look(table_id)
        except UserError:
            return
        table, slot = update.table, self.slot(update)
        known = (table.message_id, table.ping_message_id, slot.message_id)
        if table.message_id is None or message_id in known:
            return
        screen = moved_screen(Text(table.locale), table)
        message = self.bot.get_partial_messageable(table.channel_id).get_partial_message(message_id)
        await quietly(message.edit(view=to_view(screen), allowed_mentions=mentions(screen)))

    # ---- the ping ------------------------------------------------------------------

    async def ping(self, update: Update, seats: list[SeatInfo]) -> None:
        """One short new message that calls those who are awaited; replaces an older one."""
        table = update.table
        if not seats or all(s.seat in table.pinged for s in seats):
            return
        text = Text(table.locale)
        screen = ping_screen(text, self.games[table.game], table, seats)
        channel = self.bot.get_partial_messageable(table.channel_id)
        called, old = [int(s.seat) for s in seats], table.ping_message_id
        nonce = nonce_of("ping", table.id, table.version, old, *called)
        try:
            with self.slot(update).post():
                message = await channel.send(
                    view=to_view(screen), allowed_mentions=mentions(screen), nonce=nonce
                )
                await self.tables.mark_shown(
                    table.id, -1, ping_message_id=message.id, pinged=called
                )
        except TROUBLE as error:
            log.warning("ping of table %s: %s", table.id, said(error))
            if code_of(error) == UNKNOWN_CHANNEL:
                await self._place_gone(table.id)
            return
        if old is not None:
            await quietly(channel.get_partial_message(old).delete())

    async def clear_ping(self, update: Update) -> None:
        """Delete the ping when nobody it names is awaited any more."""
        table = update.table
        if table.ping_message_id is None:
            return
        if any(seat.seat in table.pinged for seat in table.awaited):
            return
        await self.tables.mark_shown(table.id, -1, ping_message_id=None, pinged=[])
        channel = self.bot.get_partial_messageable(table.channel_id)
        await quietly(channel.get_partial_message(table.ping_message_id).delete())
