"""Showing what has become true: first the one who pressed, then the board, then the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.answers import Answer
from bot.board import Boards
from bot.panels import Panels
from bot.shell import line_screen
from bot.trouble import TROUBLE
from bot.updates import SeatInfo, Update


class Show:
    """Boards and panels together."""

    def __init__(self, boards: Boards, panels: Panels, spawn: Any) -> None:
        self.boards, self.panels, self.spawn = boards, panels, spawn

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
        seat = update.table.seat_of(answer.user_id)
        on_board = answer.message_id is not None and answer.message_id == update.table.message_id
        skip: int | None = answer.user_id
        self.boards.keep(update)
        try:
            if on_board and not private and update.changed:
                skip = None
                await self.boards.answer(answer, update)
            elif line is not None or seat is None:
                await self._line(answer, update, line or "✓")
            else:
                await self.panels.answer(answer, update, notice=notice)
        except TROUBLE:
            skip = None
            if seat is not None:  # an answer that failed leaves an older panel on the screen
                update = replace(update, asked=update.asked | {seat.seat})
            raise
        finally:
            self.others(update, skip)

    async def _line(self, answer: Answer, update: Update, line: str) -> None:
        if answer.on_panel and update.table.seat_of(answer.user_id) is not None:
            await self.panels.answer(answer, update, notice=line)
            return
        await answer.private(line_screen(line))

    def others(self, update: Update, skip: int | None = None) -> None:
        """Board and panels of everybody but ``skip``, without waiting."""
        self.spawn(self._others(update, skip), "show an update")

    async def _others(self, update: Update, skip: int | None) -> None:
        moved = self.boards.should_move(update) and await self.boards.move_down(update)
        if update.changed and not moved:
            self.boards.show(update)
        if not update.asked and not moved:
            await self.boards.clear_ping(update)
            return
        unreached = await self.panels.show(update, skip=skip, fresh=moved)
        await self.boards.clear_ping(update)
        if unreached and update.round_began and update.view.round == 1:
            await self.boards.ping(update, unreached)

    def after_time(self, update: Update) -> None:
        """Show what the clock or a computer seat has done."""
        if update.ping:
            self.spawn(self.boards.ping(update, self._called(update)), "send a ping")
        else:
            self.others(update)

    def _called(self, update: Update) -> list[SeatInfo]:
        return [seat for seat in update.table.seats if seat.seat in update.ping]
