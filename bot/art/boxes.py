"""Rounded boxes of any size: a player in a trick, a row of a scoreboard, a bar."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.art.palette import BLACK, GOLD, OVER, WHITE
from bot.art.svg import NONE, document, pen, rect

TALL = 120
"""From this height on a box has big corners."""
LARGEST = 4096


@dataclass(frozen=True, slots=True)
class Style:
    """A box's veil over the table, and the line round it."""

    veil: str
    share: float
    line: str = ""
    width: float = 0


STYLES: Mapping[str, Style] = {
    "plain": Style(WHITE, 0.09),
    "turn": Style(WHITE, 0.09, pen(WHITE, 5, dashes="14 13"), 5),
    "best": Style(WHITE, 0.16, pen(GOLD, 7), 7),
    "first": Style(WHITE, 0.17),
    "even": Style(WHITE, 0.10),
    "odd": Style(WHITE, 0.05),
    "gone": Style(BLACK, 0.5),
    "bar": Style(BLACK, 0.42, pen(GOLD, 5), 5),
    "bar-failed": Style(BLACK, 0.42, pen(OVER, 5), 5),
    "bar-calm": Style(BLACK, 0.42),
}


def panel(width: int, height: int, style: str) -> str:
    """One box. KeyError for an unknown style or a size that no picture has."""
    if not (0 < width <= LARGEST and 0 < height <= LARGEST):
        raise KeyError(f"{width}x{height}")
    look, corner = STYLES[style], 28 if height >= TALL else 18
    inset = look.width / 2 + 0.5
    box = (inset, inset, width - 2 * inset, height - 2 * inset, corner)
    line = rect(*box, NONE, look.line) if look.line else ""
    return document(width, height, rect(*box, look.veil, opacity=look.share), line)
