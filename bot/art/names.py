"""The name on a special card's plate, in any language: capitals, as big as they fit."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.art.cards import PLATE, TWO_LINES, WIDTH
from bot.art.fonts import base_line, fitted
from bot.art.fonts import font as sized
from bot.art.palette import INK

Line = tuple[str, tuple[int, int, int, int]]
"""What is written, and its plate."""


def halves(name: str) -> tuple[str, str] | None:
    """A name broken at the space nearest to its middle; None if it is one word."""
    spaces = [at for at, sign in enumerate(name) if sign == " "]
    if not spaces:
        return None
    middle = min(spaces, key=lambda at: abs(2 * at + 1 - len(name)))
    return name[:middle], name[middle + 1 :]


def _size(line: Line, scale: float) -> float:
    """How big a line can be, in pixels."""
    text, (_, _, size, longest) = line
    return fitted(text, size * scale, longest * scale, True).size


def _lines(name: str, scale: float) -> tuple[Line, ...]:
    """The whole name on one line, or on two where that makes it bigger."""
    one, broken = (name, PLATE), halves(name)
    if broken is None:
        return (one,)
    two = (broken[0], TWO_LINES[0]), (broken[1], TWO_LINES[1])
    return two if min(_size(line, scale) for line in two) > _size(one, scale) else (one,)


def named(card: Image.Image, name: str) -> Image.Image:
    """A special card with its name."""
    scale, image = card.width / WIDTH, card.copy()
    pen, lines = ImageDraw.Draw(image), _lines(name.upper(), scale)
    size = min(_size(line, scale) for line in lines)
    font = sized(size, True)
    for text, (x, y, _, _) in lines:
        place = (x * scale, base_line(y * scale, size))
        pen.text(place, text, fill=INK, font=font, anchor="ms")
    return image
