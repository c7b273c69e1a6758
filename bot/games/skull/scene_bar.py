"""The middle of the table: a challenge, or the discs on the table. All lengths are pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.skull.scene_facts import Challenge, End, Mat, disc_slug
from bot.games.skull.scene_rows import Cell, Parts, bar, row_width
from engines.core import Seat
from engines.skull.actions import Disc

MOST_SLOTS = 7
"""A challenge of more discs than this is written ``5 / 9``."""
BAR, LOW_BAR, SHOWN_BAR = 172, 140, 80
"""Heights of the bar, of it above stacks that were shown, and of those."""
PADDING, TOTAL_PADDING, SHOWN_PADDING = 30, 24, 14
BETWEEN = 12
"""Between the bar and its neighbours."""
MOST_WIDTH = 1180
TOKEN, NUMBER, COST = 92, 124, 100
SLOT, CLOSE_SLOT = 88, 72
"""A disc to turn, and when there are more than five."""
LAST_SLOT, FRACTION = 108, 84
OWNER, MINUS = 40, 48
SMALL_DISC = 60
"""The discs that lie on the table, before any challenge."""
OVERLAP = -30
TOTAL, TOTAL_ALONE, TOTAL_DISC, TOTAL_OVERLAP = 70, 96, 62, -40
SHOWN, SHOWN_SMALL = 56, 36
"""Discs in the stacks that were shown, and when there are many."""

FRAMES = {End.OPEN: "bar", End.WON: "bar"}
FAILED, CALM = "bar-failed", "bar-calm"
COSTS = {End.WON: "mark/star", End.CHOOSING: "mark/dots", End.OUT: "mark/out"}


def middle(mats: Sequence[Mat], challenge: Challenge | None, total: int, x: int, y: int) -> Parts:
    """All between the two rows of mats, centred at (x, y)."""
    if challenge is None:
        cells = [*_on_table(mats), Cell(TOTAL_ALONE, f"count/{total}", gap=34)]
        yield from bar(cells, x, y, BAR, CALM, PADDING)
        return
    height = BAR
    if challenge.shown:
        height, y = LOW_BAR, y - (SHOWN_BAR + BETWEEN) // 2
        below = y + (LOW_BAR + SHOWN_BAR) // 2 + BETWEEN
        yield from _bars(_stacks(challenge), x, below)
    cells = list(_challenge(challenge))
    frame = FRAMES.get(challenge.end, FAILED)
    if total == 0 or any(mat.turned for mat in mats):
        yield from bar(cells, x, y, height, frame, PADDING)
        return
    beside = list(_total(mats, total))
    wide, narrow = row_width(cells) + 2 * PADDING, row_width(beside) + 2 * TOTAL_PADDING
    yield from bar(cells, x - (narrow + BETWEEN) // 2, y, height, frame, PADDING)
    yield from bar(beside, x + (wide + BETWEEN) // 2, y, height, CALM, TOTAL_PADDING)


def _total(mats: Sequence[Mat], total: int) -> Iterator[Cell]:
    """Some discs of those on the table and how many there are."""
    for mat in [mat for mat in mats if mat.down][:2]:
        yield Cell(TOTAL_DISC, f"disc/back/{mat.seat + 1}", gap=TOTAL_OVERLAP)
    yield Cell(TOTAL, f"count/{total}", gap=-14)


def _on_table(mats: Sequence[Mat]) -> Iterator[Cell]:
    """The discs of each seat, one on the other; an empty place for who has none down."""
    for mat in mats:
        if not mat.out and not mat.down:
            yield Cell(SMALL_DISC, "slot/disc", gap=14)
        for place in range(mat.down):
            yield Cell(SMALL_DISC, f"disc/back/{mat.seat + 1}", gap=OVERLAP if place else 14)


def _challenge(challenge: Challenge) -> Iterator[Cell]:
    """Who, how many, what has been turned, and what it brought."""
    yield Cell(TOKEN, f"token/{challenge.seat + 1}")
    yield Cell(NUMBER, f"bid/{challenge.number}", gap=14)
    few = challenge.number <= MOST_SLOTS
    yield from _slots(challenge) if few else _fraction(challenge)
    if challenge.end is End.LOST:
        lost = f"disc/back/{challenge.seat + 1}"
        yield Cell(COST - 14, lost, gap=34, badge="mark/minus", badge_width=MINUS)
    elif challenge.end is not End.OPEN:
        yield Cell(COST, COSTS[challenge.end], gap=30)


def _slots(challenge: Challenge) -> Iterator[Cell]:
    """A sign for each disc to turn; with its owner once the mats are cleared."""
    width = SLOT if challenge.number <= 5 else CLOSE_SLOT
    over = challenge.end is not End.OPEN
    for place in range(len(challenge.flips) if over else challenge.number):
        gap = 8 if place else 26
        if place < len(challenge.flips):
            yield _turned(*challenge.flips[place], width, gap)
        else:
            yield Cell(width, "mini/none", gap=gap)


def _fraction(challenge: Challenge) -> Iterator[Cell]:
    """The newest disc and how many of how many."""
    if challenge.flips:
        yield _turned(*challenge.flips[-1], LAST_SLOT, 26)
    else:
        yield Cell(LAST_SLOT, "mini/none", gap=26)
    yield Cell(FRACTION, words=f"{len(challenge.flips)} / {challenge.number}", gap=22)


def _turned(owner: Seat, disc: Disc, width: int, gap: int) -> Cell:
    key, token = f"mini/{disc_slug(disc)}", f"token/{owner + 1}"
    return Cell(width, key, gap=gap, badge=token, badge_width=OWNER)


def _stacks(challenge: Challenge) -> list[list[Cell]]:
    """Every stack that was shown, in small where they would be too wide."""
    rows = [[*_stack(seat, discs, SHOWN)] for seat, discs in challenge.shown]
    if sum(map(row_width, rows)) + len(rows) * (2 * SHOWN_PADDING + BETWEEN) <= MOST_WIDTH:
        return rows
    return [[*_stack(seat, discs, SHOWN_SMALL)] for seat, discs in challenge.shown]


def _stack(seat: Seat, discs: Sequence[Disc], width: int) -> Iterator[Cell]:
    yield Cell(width, f"token/{seat + 1}")
    for place, disc in enumerate(discs):
        yield Cell(width, f"mini/{disc_slug(disc)}", gap=3 if place else 8)


def _bars(rows: Sequence[Sequence[Cell]], x: int, y: int) -> Parts:
    """Each row in a box, the boxes beside each other and centred."""
    widths = [row_width(cells) + 2 * SHOWN_PADDING for cells in rows]
    left = x - (sum(widths) + BETWEEN * (len(rows) - 1)) // 2
    boxes: list[Parts] = []
    for cells, width in zip(rows, widths, strict=True):
        boxes.append(bar(cells, left + width // 2, y, SHOWN_BAR, CALM, SHOWN_PADDING))
        left += width + BETWEEN
    yield from chain.from_iterable(boxes)
