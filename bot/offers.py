"""The public messages that call somebody to a seat: one for each seat that is offered.

What the tables say is true; a message is posted, deleted or replaced until it is so in the
channel, too. Somebody who was called by mistake is told so when they press it.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any

from bot.board_slot import nonce_of
from bot.layout import mentions, to_view
from bot.menus import offer_screen
from bot.public import PublicMessages
from bot.text import Text
from bot.trouble import TROUBLE, passes, said
from bot.turns import Turns
from bot.updates import SeatInfo, TableInfo, Update

log = logging.getLogger(__name__)

PAUSES = (10.0, 30.0, 60.0, 120.0)
"""Seconds between the tries to post an offer while Discord is in trouble."""
LIVE = ("running", "paused")
MOST_KNOWN = 2_000
CALLED_AGAIN = 600.0
"""Seconds in which a table calls nobody twice: an offer that is renewed stands there quietly."""

Where = tuple[str, int]
"""A table and a seat, or a user."""


class Offers:
    """All offers. ``boards`` knows the channels and deletes messages."""

    def __init__(self, boards: PublicMessages) -> None:
        self.boards, self.tables, self.games = boards, boards.tables, boards.games
        self._asked: dict[Where, int] = {}
        """Whom the message of a seat calls; one that cannot be posted counts as posted."""
        self._called: dict[Where, float] = {}
        """When a table has called a user, in epoch seconds."""
        self._turns = Turns()

    def behind(self, table: TableInfo) -> bool:
        """Does the channel show other offers than there are?"""
        return any(self._wrong(table, seat) for seat in table.seats)

    def _wrong(self, table: TableInfo, seat: SeatInfo) -> bool:
        return self._shown(table, seat) != wanted(table, seat)

    def _shown(self, table: TableInfo, seat: SeatInfo) -> int | None:
        """Who is called now; after a restart a message is taken for that of the present offer."""
        asked = self._asked.get((table.id, seat.seat))
        if asked is None and seat.offer_message_id is not None:
            return wanted(table, seat)
        return asked

    async def show(self, update: Update) -> None:
        """Bring the channel in line with the offers there are."""
        if not self.behind(update.table) and not stray(update.table):
            return
        key, version = (update.table.id, 0), update.table.version
        for pause in (*PAUSES, None):
            work = partial(self._settle, update.table.id, last=pause is None)
            if await self._turns.take(key, version, work):
                return
            await asyncio.sleep(pause or 0.0)

    async def _settle(self, table_id: str, *, last: bool) -> bool:
        """Put right what is wrong; False when it may work later."""
        table, done = (await self.tables.look(table_id)).table, True
        for seat in table.seats:
            where, user = (table.id, int(seat.seat)), wanted(table, seat)
            posted = seat.offer_message_id
            if posted is not None and (user is None or self._wrong(table, seat)):
                self._asked.pop(where, None)
                await self.tables.mark_offer(table.id, seat.seat, None)
                self.boards.remove(table.channel_id, posted)
                posted = None
            if user is None:
                self._asked.pop(where, None)
            elif posted is None and self._asked.get(where) != user:
                done = await self._post(table, seat, user, last) and done
        return done

    async def _post(self, table: TableInfo, seat: SeatInfo, user: int, last: bool) -> bool:
        screen = offer_screen(Text(table.locale), self.games[table.game], table, seat)
        now, called = self.boards.clock(), (table.id, user)
        if now - self._called.get(called, -CALLED_AGAIN) < CALLED_AGAIN:
            screen = replace(screen, mentions=())
        channel = self.boards.bot.get_partial_messageable(table.channel_id)
        nonce = nonce_of("offer", table.id, table.version, int(seat.seat), user)
        with self.boards.slot(Update(table)).post():
            try:
                message: Any = await channel.send(
                    view=to_view(screen), allowed_mentions=mentions(screen), nonce=nonce
                )
            except TROUBLE as error:
                if passes(error) and not last:
                    return False
                log.warning("an offer of table %s: %s", table.id, said(error))
            else:
                if screen.mentions:
                    keep(self._called, called, now)
                await self.tables.mark_offer(table.id, seat.seat, message.id)
        keep(self._asked, (table.id, int(seat.seat)), user)
        return True


def keep(known: dict[Where, Any], where: Where, what: Any) -> None:
    """Note something; the oldest goes when there is much."""
    if len(known) >= MOST_KNOWN:
        known.pop(next(iter(known)))
    known[where] = what


def wanted(table: TableInfo, seat: SeatInfo) -> int | None:
    """Who is to be called to this seat."""
    return seat.offered_to if table.status in LIVE else None


def stray(table: TableInfo) -> bool:
    """Is there a message for a seat that nobody is offered?"""
    return any(s.offer_message_id is not None and wanted(table, s) is None for s in table.seats)
