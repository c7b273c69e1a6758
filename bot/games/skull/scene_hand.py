"""Where everything lies in the picture of one's own discs. All lengths are pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.layout import Align, Felt, Layout, Sprite
from bot.games.skull.scene_facts import disc_slug
from bot.games.skull.scene_rows import Cell, Parts, row, row_width
from engines.core import Seat
from engines.skull.actions import Disc

WIDTH, HEIGHT = 1000, 300
IN_HAND, GAP = 196, 22
ON_MAT, GAP_ON_MAT = 128, 12
ORDER = 46
"""The number on a disc of the stack: 1 is turned first."""
BOX, BOX_PADDING = 236, 32
BETWEEN = 44
"""Between the hand and the stack."""
LOST, LOST_LEFT, LOST_LOW = 44, 20, 34
"""The discs lost for good, in the lower left corner."""
OUT = 150


def hand_layout(
    seat: Seat,
    hand: Sequence[Disc],
    stack: Sequence[Disc],
    lost: Sequence[Disc],
    out: bool,
) -> Layout:
    """The hand large on the left, the stack in a box on the right, its top disc first."""
    parts = list(_out(seat)) if out else list(_discs(seat, hand, stack))
    return Layout(WIDTH, HEIGHT, (*parts, *_lost(lost)), Felt.WINE)


def _out(seat: Seat) -> Parts:
    cells = [Cell(OUT, f"token/{seat + 1}"), Cell(OUT, "mark/out", gap=30)]
    yield from row(cells, WIDTH // 2, HEIGHT // 2)


def _discs(seat: Seat, hand: Sequence[Disc], stack: Sequence[Disc]) -> Parts:
    held, laid = list(_hand(seat, hand)), list(_stack(seat, stack))
    box = row_width(laid) + 2 * BOX_PADDING if laid else 0
    left = (WIDTH - row_width(held) - (box + BETWEEN if laid else 0)) // 2
    yield from row(held, left, HEIGHT // 2, Align.LEFT)
    if laid:
        left += row_width(held) + BETWEEN
        yield Sprite(f"panel/{box}x{BOX}/plain", left, (HEIGHT - BOX) // 2, box)
        yield from row(laid, left + BOX_PADDING, HEIGHT // 2, Align.LEFT)


def _hand(seat: Seat, hand: Sequence[Disc]) -> Iterator[Cell]:
    for disc in hand:
        yield Cell(IN_HAND, f"disc/{disc_slug(disc)}/{seat + 1}", gap=GAP)
    if not hand:
        yield Cell(IN_HAND, "slot/disc")


def _stack(seat: Seat, stack: Sequence[Disc]) -> Iterator[Cell]:
    for number, disc in enumerate(reversed(stack), 1):
        key, count = f"disc/{disc_slug(disc)}/{seat + 1}", f"count/{number}"
        yield Cell(ON_MAT, key, gap=GAP_ON_MAT, badge=count, badge_width=ORDER)


def _lost(lost: Sequence[Disc]) -> Parts:
    if lost:
        minis = [Cell(LOST, f"mini/{disc_slug(disc)}", gap=4) for disc in lost]
        yield from row([Cell(LOST, "mark/out"), *minis], LOST_LEFT, HEIGHT - LOST_LOW, Align.LEFT)
