"""What a named pirate does, and what a played Tigress is; in a box of 100x100."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art.palette import GOLD, GOLD_DARK, INK, RED, STEEL, WHITE
from bot.art.svg import NONE, OUTLINE, THIN, circle, path, pen, rect
from bot.art.symbols_creatures import escape


def compass() -> str:
    """Who leads next: Rosie."""
    needle = path("M50 6L66 45L50 38L34 45Z", RED, THIN) + path(
        "M50 94L66 55L50 62L34 55Z", STEEL, THIN
    )
    marks = path("M8 50H22M78 50H92", NONE, pen(INK, 9))
    return marks + needle


def two_cards() -> str:
    """Two cards drawn: Will."""
    return rect(14, 24, 40, 56, 7, "#7FB4E8", OUTLINE, turn="rotate(-12 34 52)") + rect(
        44, 20, 40, 56, 7, WHITE, OUTLINE, turn="rotate(10 64 48)"
    )


def coins() -> str:
    """A wager: Rascal."""
    return (
        circle(40, 60, 30, GOLD_DARK, OUTLINE)
        + circle(60, 42, 30, GOLD, OUTLINE)
        + path("M60 28V56", NONE, pen(INK, 7))
    )


def eye() -> str:
    """A look at the stock: Juanita."""
    return (
        path("M4 50C22 18 78 18 96 50C78 82 22 82 4 50Z", WHITE, OUTLINE)
        + circle(50, 50, 18, "#17907B", OUTLINE)
        + circle(50, 50, 7, INK)
    )


def more_or_less() -> str:
    """A bid one higher or lower: Harry."""
    return path("M84 16L18 86", NONE, pen(STEEL, 8)) + path(
        "M28 14V46M12 30H44M56 70H88", NONE, pen(INK, 13)
    )


def sabres() -> str:
    """Crossed sabres: the Tigress is a pirate."""
    blade, hilt = "M20 12C22 42 44 64 66 78", "M54 84L72 66M66 78L80 92"
    mirrored = "translate(100 0) scale(-1 1)"
    one = (
        path(blade, NONE, pen(INK, 17))
        + path(blade, NONE, pen("#E9EDF3", 8))
        + path(hilt, NONE, pen(INK, 15))
        + path(hilt, NONE, pen(GOLD, 6))
    )
    return f'<g transform="{mirrored}">{one}</g>{one}'


BADGES: Mapping[str, Callable[[], str]] = {
    "rosie": compass,
    "will": two_cards,
    "rascal": coins,
    "juanita": eye,
    "harry": more_or_less,
    "tigress-pirate": sabres,
    "tigress-escape": escape,
}
"""The badge in the corner of a special card, by its face."""
