"""What the table may look like after the next move that is pressed on the board.

Pictures are drawn in advance from it, so only what they show is right. What nobody can know,
such as a skull that is turned, is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.skull.board import NUMBERS_IN_A_ROW
from engines.core import Seat
from engines.skull.actions import Disc, FlipDisc, Pass, RaiseChallenge
from engines.skull.views import Phase, TableView


def tables_after(view: TableView) -> Iterator[TableView]:
    """The table after a pass, each of the next higher numbers, and each flower turned."""
    prompt = next(iter(view.prompts), None)
    if prompt is None or prompt.auto:
        return
    raises = 0
    for choice in prompt.choices:
        match choice:
            case Pass():
                yield _passed(view, prompt.seat)
            case RaiseChallenge(number) if raises < NUMBERS_IN_A_ROW:
                raises += 1
                yield _raised(view, prompt.seat, number)
            case FlipDisc(target) if len(view.flips) + 1 < view.number:
                yield _turned(view, prompt.seat, target)
            case _:
                pass


def _passed(view: TableView, seat: Seat) -> TableView:
    seats = tuple(replace(s, passed=s.passed or s.seat == seat) for s in view.seats)
    return _answered(replace(view, seats=seats, last_move=(seat, "pass")), seat)


def _raised(view: TableView, seat: Seat, number: int) -> TableView:
    raised = replace(view, bidder=seat, number=number, last_move=(seat, "raise"))
    return _answered(raised, seat)


def _answered(view: TableView, seat: Seat) -> TableView:
    """The next one who can answer is awaited, or the challenger turns discs."""
    ring = [*view.seats[seat + 1 :], *view.seats[:seat]]
    able = [s.seat for s in ring if not (s.passed or s.eliminated or s.seat == view.bidder)]
    if able and view.number < view.total:
        return replace(view, turn=able[0], awaited=(able[0],))
    assert view.bidder is not None
    turns = (view.bidder,)
    return replace(view, phase=Phase.REVEALING, turn=view.bidder, awaited=turns)


def _turned(view: TableView, seat: Seat, target: Seat) -> TableView:
    seats = tuple(
        replace(s, down=s.down - 1, turned=(*s.turned, Disc.FLOWER)) if s.seat == target else s
        for s in view.seats
    )
    flips = (*view.flips, (target, Disc.FLOWER))
    return replace(view, seats=seats, flips=flips, last_move=(seat, "flip"))
