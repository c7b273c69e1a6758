"""Showing what has become true: first the one who pressed, then the board, then the others."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from bot.answers import Answer
from bot.board import Boards
from bot.offers import Offers
from bot.panels import Panels
from bot.parent_channel import ParentChannels
from bot.shell import line_screen
from bot.trouble import TROUBLE
from bot.updates import SeatInfo, Update

LONGEST_ANSWER = 5.0
"""Seconds until an answer counts as failed, so that the others need not wait for it longer."""


class Show:
    """Boards and panels together."""

    def __init__(self, boards: Boards, panels: Panels, spawn: Any) -> None:
        self.boards, self.panels, self.spawn = boards, panels, spawn
        panels.warning, boards.renew = boards.warning, panels.renew
        self.hands = panels.hands
        self.hands.shown = self.others
        self.offers, self.parents = Offers(boards), ParentChannels(boards.bot, boards.games)

    async def after(
        self,
        update: Update,
        answer: Answer,
        *,
        private: bool = False,
        line: str | None = None,
        notice: str | None = None,
    ) -> None:
        """Answer whoever acted, then show everybody else.

        The answer is ``line``, or the own panel (under ``notice``), or (for a press on the
        board that moved the game) the repainted board in the same call. What is true is shown
        to the others even when the answer came too late.
        """
        seat, user = update.table.seat_of(answer.user_id), answer.user_id
        on_board = answer.message_id is not None and answer.message_id == update.table.message_id
        skip: int | None = user
        self.boards.keep(update)
        try:
            async with asyncio.timeout(LONGEST_ANSWER):
                if on_board and not private and update.changed:
                    skip = None
                    await self.boards.answer(answer, update)
                elif line is not None or seat is None:
                    await self._line(answer, update, line or "✓")
                elif (
                    answer.is_command and update.view and (await self.panels.tables.person(user)).dm
                ):
                    skip = None
                    await answer.private(line_screen(notice or answer.text("answer-moved")))
                else:
                    await self.panels.answer(answer, update, notice=notice)
        except TROUBLE:
            skip = None
            if seat is not None:  # an answer that failed leaves an older panel on the screen
                update = replace(update, asked=update.asked | {seat.seat})
            raise
        finally:
            self.others(update, skip, on_hand=answer.on_hand)

    async def _line(self, answer: Answer, update: Update, line: str) -> None:
        if answer.on_panel and update.table.seat_of(answer.user_id) is not None:
            await self.panels.answer(answer, update, notice=line)
            return
        await answer.private(line_screen(line))

    def others(self, update: Update, skip: int | None = None, *, on_hand: bool = False) -> None:
        """Board and panels of everybody, without waiting.

        The message that ``skip`` has pressed is true already: the one in direct messages when
        that was ``on_hand``, else the panel.
        """
        self.spawn(self._others(update, skip, on_hand), "show an update")

    async def _others(self, update: Update, skip: int | None, on_hand: bool) -> None:
        moved = self.boards.should_move(update) and await self.boards.move_down(update)
        if update.changed and not moved:
            self.boards.show(update)
        await self.panels.gone(update, skip, on_hand)
        await self._first_round_over(update)
        unreached = await self.panels.show(update, skip=skip, fresh=moved, on_hand=on_hand)
        await self.boards.clear_ping(update)
        if update.view or update.table.status == "ended":
            await self.hands.tidy(update)
        if unreached and update.round_began and update.view.round == 1:
            await self.boards.ping(update, unreached)
        await self.offers.show(update)
        if update.changed and update.table.status == "ended":
            await self.parents.tell(update)

    async def _first_round_over(self, update: Update) -> None:
        """Whoever has played a round of a game knows it: it is explained to them no more."""
        if update.round_began and update.view.round == 2:
            for seat in update.table.seats:
                if seat.user_id is not None and not seat.computer:
                    await self.panels.tables.guided(seat.user_id, update.table.game)

    def after_time(self, update: Update) -> None:
        """Show what the clock or a computer seat has done."""
        if update.ping:
            self.spawn(self._ping(update), "send a ping")
        else:
            self.others(update)

    async def _ping(self, update: Update) -> None:
        """Call everybody where they want it; who cannot be called there, in the channel."""
        here: list[SeatInfo] = []
        by_dm: list[SeatInfo] = []
        for seat in update.table.seats:
            if seat.seat in update.ping and seat.user_id is not None:
                person = await self.panels.tables.person(seat.user_id)
                (by_dm if person.dm else here).append(seat)
        await self.boards.ping(update, here)
        failed = await self.hands.call(update, by_dm)
        if failed:
            called = {seat.seat for seat in (*here, *failed)}
            update = await self.panels.tables.look(update.table.id)
            await self.boards.ping(update, [s for s in update.table.awaited if s.seat in called])
