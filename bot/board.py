"""The public messages: one board and at most one ping a table.

A board is written by one task at a time, edits and posts alike; the newest update wins, an
older one is never painted, and moves wait for no repaint. Only what a game wants to be seen
is painted before something newer. A board that is gone or too old is posted anew.

A board that cannot be painted is tried again for as long as that may help: soon while Discord
is in trouble, now and then while the bot lacks a right there, and at once when somebody presses
something or a right comes back. Whoever presses something meanwhile is told why.

A kill between a post and the saving of its id leaves a message that nobody knows of. The
post that is made again then carries the same nonce, so that Discord gives back the first
message; one that stays behind all the same loses its buttons when it is pressed.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import discord

from bot.answers import Answer
from bot.board_behind import BoardsBehind
from bot.board_slot import Slot, nonce_of
from bot.bugs import log_bug
from bot.errors import UserError
from bot.layout import mentions
from bot.screen import Screen
from bot.shell import board_screen, unreadable_screen
from bot.text import Text
from bot.trouble import (
    ARCHIVED,
    TROUBLE,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    blocked,
    code_of,
    passes,
    quietly,
    said,
)
from bot.updates import Update

log = logging.getLogger(__name__)

PATIENCE = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds between the tries to paint a board while Discord is in trouble."""
BLOCKED_PAUSE = 60.0
"""The shortest pause while people have to put it right: a press or a change ends it earlier."""
LATER, TRIES_LATER = 600.0, 144
"""Seconds between the tries after that, and how many there are: they go on for a day."""
NAP = 6.0
LONGEST_CALL = 90.0
"""Seconds until a board that is being painted counts as not painted; limits take up to 60."""
LONGEST_MOVE = 10.0
"""Seconds until a board that moves down stays where it is, since the panels wait for it."""
MESSAGES_BELOW = 6
OLD_AFTER = 30 * 60.0
REPOST_GAP = 60.0


class Boards(BoardsBehind):
    """All boards, by table."""

    def screen(self, update: Update) -> Screen:
        """The board as it should look; a table that cannot be drawn says so and stays alive."""
        return self._drawn(update)[0]

    def _drawn(self, update: Update) -> tuple[Screen, bool]:
        """The board, and whether it is whole."""
        text = Text(update.table.locale)
        try:
            return board_screen(text, self.games[update.table.game], update), True
        except Exception as error:  # noqa: BLE001 - a presenter's bug must not kill a table
            bug = log_bug(f"the board of table {update.table.id}", error)
            return unreadable_screen(text, update.table, bug), False

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

    def repaint(self, update: Update) -> None:
        """Have the board show what it shows already, since that is to look different now."""
        slot = self.slot(update)
        slot.shown = min(slot.shown, update.table.version - 1)
        self.show(update)

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
        try:
            presenter = self.games[update.table.game].presenter
            return update.view and presenter.stays(update.view)
        except Exception as error:  # noqa: BLE001 - a presenter's bug must not kill a table
            log_bug(f"the board of table {update.table.id}", error)
            return None

    async def answer(self, answer: Answer, update: Update) -> None:
        """Answer a press on the board by repainting it in the same call."""
        slot = self.slot(update)
        table = update.table
        screen, whole = self._drawn(update)
        late = answer.interaction.response.is_done() or table.version < slot.shown
        unpainted = not self.bot.gallery.can_answer(screen, slot.message_id)
        if late or unpainted or slot.busy or slot.turn.locked():
            if not answer.interaction.response.is_done():
                await answer.interaction.response.defer()
            self.show(update)
            return
        slot.busy = True
        try:
            async with slot.turn:
                slot.whole = whole
                await answer.repaint(screen, partial(self._once_more, update))
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
        """What could not be drawn counts as not shown: once it can be, it is painted anew."""
        if slot.whole:
            slot.shown = max(slot.shown, update.table.version)
        slot.stayed = self._stays(update)
        slot.edited = self.clock()
        slot.stuck = None if slot.whole else "unreadable"
        told, slot.told = slot.told, set()
        for user in told:
            self.renew(update.table.id, user)

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
        """Edit or post; while it fails with patience, until something newer waits."""
        for pause in (*PATIENCE, *(LATER,) * TRIES_LATER, None):
            try:
                async with asyncio.timeout(LONGEST_CALL), slot.turn:
                    await self._put_once(slot, update)
            except TROUBLE as error:
                gone = code_of(error) == UNKNOWN_CHANNEL
                if gone and await self._close_if_gone(table_id):
                    return
                if pause is None or not (gone or passes(error) or blocked(error)):
                    log.warning("board of table %s: %s", table_id, said(error))
                    return
                if slot.fails(error, self.clock()):
                    log.warning("board of table %s waits: %s", table_id, said(error))
                await self._nap(slot, max(pause, BLOCKED_PAUSE) if blocked(error) else pause)
                if slot.pending or slot.gone:
                    del slot.pending[:-1]  # in trouble only the newest counts
                    return
            else:
                return

    async def _nap(self, slot: Slot, seconds: float) -> None:
        """Wait, but only for a moment once something newer is to be painted or it may work."""
        slot.hurry = False
        while seconds > 0 and not (slot.pending or slot.gone or slot.hurry):
            await asyncio.sleep(min(NAP, seconds))
            seconds -= NAP

    async def _put_once(self, slot: Slot, update: Update) -> None:
        if update.table.version <= slot.shown:
            return
        if slot.message_id is None:
            await self._post(slot, update)
            return
        old, limited = slot.message_id, False
        try:
            try:
                await self._edit(slot, old, update)
            except discord.HTTPException as error:
                if code_of(error) != ARCHIVED or not await self._unarchive(slot):
                    raise
                await self._edit(slot, old, update)
        except (discord.HTTPException, discord.RateLimited) as error:
            if isinstance(error, discord.RateLimited):  # only on old messages for so long
                limited = self._age(old) >= REPOST_GAP
            if not limited and (code_of(error) == UNKNOWN_CHANNEL or passes(error)):
                raise
            if isinstance(error, discord.Forbidden) or blocked(error):
                raise
            await self._post(slot, update)
            if code_of(error) != UNKNOWN_MESSAGE:
                self.remove(slot.channel_id, old)
        else:
            await self._note(slot, update)

    async def _edit(self, slot: Slot, message_id: int, update: Update) -> None:
        screen, slot.whole = self._drawn(update)
        channel = self.bot.get_partial_messageable(slot.channel_id)
        message = channel.get_partial_message(message_id)
        sheet = await self.bot.gallery.in_time(screen, message_id)
        await sheet.edit_by(message.edit, allowed_mentions=mentions(screen))
        again = partial(self._once_more, update)
        self.bot.gallery.sent(sheet, message_id, screen, again)

    async def _once_more(self, update: Update) -> None:
        """Paint the same again, since its picture has come."""
        slot = self.slot(update)
        if slot.shown == update.table.version and not slot.pending:
            slot.shown -= 1
            self.show(update)

    async def _unarchive(self, slot: Slot) -> bool:
        """Open a thread that nobody has written in for long; not when it is locked."""
        thread = await self.bot.fetch_channel(slot.channel_id)
        return isinstance(thread, discord.Thread) and await quietly(thread.edit(archived=False))

    async def _post(self, slot: Slot, update: Update) -> None:
        """A new message for the board.

        Its nonce names the message before it too, so that a board that was deleted or moves
        down is new to Discord and only one that was not saved is the same again.
        """
        (screen, slot.whole), table = self._drawn(update), update.table
        channel = self.bot.get_partial_messageable(slot.channel_id)
        draft = slot.draft or (
            nonce_of("board", table.id, table.version, slot.message_id),
            table.version,
        )
        with slot.post():
            slot.draft = draft
            try:
                sheet = await self.bot.gallery.in_time(screen)
                message = await sheet.send_by(
                    channel.send, allowed_mentions=mentions(screen), nonce=draft[0]
                )
                again = partial(self._once_more, update)
                self.bot.gallery.sent(sheet, message.id, screen, again)
            except discord.HTTPException as error:
                if not passes(error):
                    slot.draft = None
                raise
            slot.message_id, slot.draft = message.id, None
            slot.below, slot.reposted = 0, self.clock()
            if draft[1] != table.version:  # Discord may have given back what it had
                await self.tables.mark_shown(table.id, draft[1], message_id=message.id)
                await self._edit(slot, message.id, update)
            await self._note(slot, update)

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
        """Post the board anew at the bottom; when that is impossible it stays where it is."""
        try:
            await self.post_anew(update)
        except TROUBLE as error:
            log.warning("board of table %s did not move: %s", update.table.id, said(error))
            self.show(update)
            return False
        return True

    async def post_anew(self, update: Update) -> None:
        """Post the board at the bottom, as it is by then, and delete the old one.

        Raises what Discord says when it cannot be posted.
        """
        slot = self.slot(update)
        wanted = slot.message_id
        async with slot.turn:
            old = slot.message_id
            if old != wanted:  # somebody else has just moved it
                self.show(update)
                return
            async with asyncio.timeout(LONGEST_MOVE):
                await self._post(slot, await self.tables.look(update.table.id))
        if old is not None:
            self.remove(slot.channel_id, old)
