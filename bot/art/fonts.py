"""Open Sans from its package, for numbers and card names. Fonts of the machine are never used."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import ImageFont
from ttf_opensans import OPENSANS_BOLD, OPENSANS_EXTRABOLD

from bot.art.glyphs import HALF_CAPITAL

SMALLEST = 6.0
"""Lines are shrunk no further than this, in pixels."""
STEP = 0.5


@cache
def font(size: float, heavy: bool = True) -> ImageFont.FreeTypeFont:
    """ExtraBold or Bold, ``size`` pixels high. Laid out simply: the same on every machine."""
    path = (OPENSANS_EXTRABOLD if heavy else OPENSANS_BOLD).path
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=512)
def fitted(text: str, size: float, longest: float | None, heavy: bool) -> ImageFont.FreeTypeFont:
    """The font of a line that is at most ``longest`` pixels long."""
    size = max(SMALLEST, size)
    while longest is not None and size > SMALLEST and font(size, heavy).getlength(text) > longest:
        wanted = size * longest / font(size, heavy).getlength(text)
        size = max(SMALLEST, min(size - STEP, wanted // STEP * STEP))
    return font(size, heavy)


def base_line(y: float, size: float) -> float:
    """Where a line stands whose capitals and digits are half-way up at ``y``."""
    return y + size * HALF_CAPITAL
