"""Things beside each other in a picture, centred. All lengths are pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.art.layout import Align, Sprite, Words

DISC_RATIO = 1.1
"""A disc's height by its width."""
DIGIT_RATIO = 0.58
NARROW_RATIOS = {" ": 0.26, "/": 0.44}
"""The width of a sign by the size of its line: of a digit, and of what stands between."""

Parts = Iterator[Sprite | Words]


@dataclass(frozen=True, slots=True)
class Cell:
    """One thing in a row: a drawing, or else a line of words.

    ``width`` is a drawing's width or a line's size. ``gap`` is left free before it; ``badge``,
    ``badge_width`` wide, lies on its lower right corner.
    """

    width: int
    key: str = ""
    words: str = ""
    gap: int = 10
    badge: str = ""
    badge_width: int = 0

    @property
    def across(self) -> int:
        signs = sum(NARROW_RATIOS.get(sign, DIGIT_RATIO) for sign in self.words)
        return self.width if self.key else int(self.width * signs)

    @property
    def high(self) -> int:
        is_disc = self.key.startswith(("disc/", "slot/disc"))
        return int(self.width * DISC_RATIO) if is_disc else self.width


def row_width(cells: Sequence[Cell]) -> int:
    return sum(cell.across for cell in cells) + sum(cell.gap for cell in cells[1:])


def row(cells: Sequence[Cell], x: int, y: int, align: Align = Align.CENTRE) -> Parts:
    """The cells from left to right: x is the row's left end or middle, y half-way up."""
    left = x - row_width(cells) // 2 if align is Align.CENTRE else x
    for number, cell in enumerate(cells):
        left += cell.gap if number else 0
        yield from _cell(cell, left, y)
        left += cell.across


def bar(cells: Sequence[Cell], x: int, y: int, height: int, style: str, padding: int) -> Parts:
    """The cells in a box of their own, centred at (x, y)."""
    width = row_width(cells) + 2 * padding
    yield Sprite(f"panel/{width}x{height}/{style}", x - width // 2, y - height // 2, width)
    yield from row(cells, x, y)


def _cell(cell: Cell, left: int, y: int) -> Parts:
    if not cell.key:
        yield Words(cell.words, left + cell.across // 2, y, cell.width, longest=cell.across)
        return
    top = y - cell.high // 2
    yield Sprite(cell.key, left, top, cell.width)
    if cell.badge:
        right, bottom = left + cell.width, top + cell.high
        size, over = cell.badge_width, cell.badge_width // 4
        yield Sprite(cell.badge, right - size + over, bottom - size + over, size)
