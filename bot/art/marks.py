"""The small marks beside seats and cards, each a round sticker in a box of 100x100."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art.glyphs import number
from bot.art.palette import (
    BLACK,
    BLUSH,
    GOLD,
    GOLD_DARK,
    GREY,
    INK,
    MIST,
    OVER,
    PAPER,
    RED,
    RED_DARK,
    SLATE,
    STEEL,
    WHITE,
)
from bot.art.svg import (
    NONE,
    OUTLINE,
    THIN,
    around,
    centred,
    circle,
    document,
    path,
    pen,
    rays,
    rect,
    square,
)
from bot.art.symbols_badges import coins, two_cards

STAR = "M50 22L58 41L79 43L63 57L68 78L50 66L32 78L37 57L21 43L42 41Z"
GREEN = "#2FA776"


def _sticker(ground: str, *drawn: str) -> str:
    return square(circle(50, 50, 48, INK), circle(50, 50, 41, ground), *drawn)


def crown() -> str:
    """The card that takes the trick so far."""
    return _sticker(GOLD, path("M24 70L18 34L36 48L50 26L64 48L82 34L76 70Z", INK))


def lock() -> str:
    """May not be played now."""
    return _sticker(
        "#E9EDF3",
        path("M36 48V38C36 20 64 20 64 38V48", NONE, pen(INK, 9)),
        rect(28, 46, 44, 32, 6, INK),
    )


def dots() -> str:
    """Somebody thinks."""
    return square(*(circle(x, 50, 12, WHITE) for x in (18, 50, 82)))


def chevron() -> str:
    """On to the next in order."""
    return square(path("M29 12L75 50L29 88", NONE, pen(WHITE, 20, opacity=0.75)))


def star() -> str:
    """A challenge won."""
    return _sticker(GOLD, path(STAR, INK))


def nostar() -> str:
    """A challenge still to win."""
    line = pen(WHITE, 7, opacity=0.55)
    return square(circle(50, 50, 40, BLACK, opacity=0.25), circle(50, 50, 40, NONE, line))


def passed() -> str:
    """Passed in this challenge. A bar: a cross would look like eliminated."""
    return _sticker(GREY, path("M30 50H70", NONE, pen(INK, 14)))


def out() -> str:
    """Eliminated."""
    return _sticker(RED_DARK, path("M32 32L68 68M68 32L32 68", NONE, pen(WHITE, 14)))


def computer() -> str:
    """A seat that the computer plays: a robot's head."""
    return _sticker(
        "#8FD3F0",
        path("M50 32V20", NONE, pen(INK, 6)),
        circle(50, 18, 6, RED, THIN),
        rect(25, 33, 50, 42, 9, WHITE, OUTLINE),
        rect(35, 45, 10, 12, 4, INK),
        rect(55, 45, 10, 12, 4, INK),
        path("M38 66H62", NONE, pen(INK, 5)),
    )


def starter() -> str:
    """Begins the round: a ship's wheel."""
    handles = "".join(f"M50 50L{x} {y}" for x, y in around(50, 50, 36, 8))
    return _sticker(
        PAPER,
        path(handles, NONE, pen(INK, 9)),
        circle(50, 50, 25, "#C97C36", OUTLINE),
        circle(50, 50, 14, PAPER, THIN),
        path("M36 50H64M50 36V64", NONE, pen(INK, 6)),
        circle(50, 50, 6, GOLD, THIN),
    )


def turn() -> str:
    """Is to act: the arrow of a play button."""
    return _sticker(WHITE, path("M39 28L73 50L39 72Z", INK, pen(INK, 6)))


ENVELOPE = (10, 22, 80, 56, 8)


def sealed() -> str:
    """A bid is in and shut."""
    return square(
        rect(*ENVELOPE, PAPER, pen(INK, 6)),
        path("M13 26L50 54L87 26", NONE, pen(INK, 6)),
        circle(50, 56, 15, RED, OUTLINE),
        path("M43 56L48 61L57 51", NONE, pen(WHITE, 5)),
    )


def unsealed() -> str:
    """A bid is awaited: an envelope of dashes."""
    line = pen(WHITE, 6, dashes="10 11", opacity=0.85)
    flap = path("M15 27L50 54L85 27", NONE, pen(WHITE, 5, opacity=0.4))
    return square(rect(*ENVELOPE, BLACK, opacity=0.25), flap, rect(*ENVELOPE, NONE, line))


def _ball(x: float, y: float, r: float) -> str:
    return circle(x, y, r, SLATE, pen(INK, 4)) + circle(x - r * 0.35, y - r * 0.35, r * 0.28, WHITE)


def grapeshot() -> str:
    """A load of many small balls."""
    spots = [(35, 33), (65, 33), (50, 50), (27, 58), (73, 58), (50, 75)]
    return _sticker(BLUSH, *(_ball(x, y, 11) for x, y in spots))


def cannonball() -> str:
    """A load of one big ball."""
    return _sticker("#FFD9A8", _ball(50, 50, 29))


def plus() -> str:
    """Harry raised a bid by one."""
    return _sticker(GREEN, number("+1", 50, 50, 50, WHITE))


def minus() -> str:
    """Harry lowered a bid by one."""
    return _sticker(RED, number("−1", 50, 50, 50, WHITE))


def alliance() -> str:
    """Two who share a loot: linked rings."""
    arc = "M36.5 65A17 17 0 0 0 53 50"
    return _sticker(
        "#CDE8F6",
        circle(36, 50, 17, NONE, pen(INK, 15)),
        circle(36, 50, 17, NONE, pen(GOLD, 7)),
        circle(64, 50, 17, NONE, pen(INK, 15)),
        circle(64, 50, 17, NONE, pen(STEEL, 7)),
        path(arc, NONE, pen(INK, 15)),
        path(arc, NONE, pen(GOLD, 7)),
    )


def wager() -> str:
    """Points staked."""
    return _sticker(PAPER, centred(coins(), 50, 50, 62))


METALS = {"1": (GOLD, GOLD_DARK), "2": ("#DDE3EA", STEEL), "3": ("#DB9A5B", "#9A5F2B")}


def _medal(place: str) -> str:
    bright, dark = METALS[place]
    return square(
        path("M28 4H46L52 36L36 44ZM72 4H54L48 36L64 44Z", RED, OUTLINE),
        circle(50, 62, 34, bright, OUTLINE),
        circle(50, 62, 26, NONE, pen(dark, 3)),
        number(place, 50, 62, 42, INK),
    )


def trophy() -> str:
    """Who has won the game."""
    return square(
        path("M28 20H12C10 40 18 50 34 52M72 20H88C90 40 82 50 66 52", NONE, pen(INK, 13)),
        path("M28 20H12C10 40 18 50 34 52M72 20H88C90 40 82 50 66 52", NONE, pen(GOLD_DARK, 5)),
        path("M26 10H74C76 40 68 62 50 62C32 62 24 40 26 10Z", GOLD, OUTLINE),
        path("M60 13H71C72 36 66 54 54 59C60 46 62 30 60 13Z", GOLD_DARK),
        path("M44 60H56V76H44Z", GOLD_DARK, OUTLINE),
        rect(28, 76, 44, 15, 4, "#7A4A22", OUTLINE),
    )


GLOW = (
    '<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
    f'<stop offset="0.2" stop-color="{GOLD}" stop-opacity="0.5"/>'
    f'<stop offset="0.95" stop-color="{GOLD}" stop-opacity="0"/></radialGradient></defs>'
)


def glory() -> str:
    """Rays behind a winner, fading outwards."""
    return square(GLOW, rays(50, 50, 14, 49, "url(#glow)", 1.0))


def dealer() -> str:
    """Deals, or the cards that are dealt."""
    return _sticker("#BFE3D2", centred(two_cards(), 51, 50, 66))


def new() -> str:
    """A card just drawn: a spark."""
    return square(
        path(
            "M50 5C56 30 70 44 95 50C70 56 56 70 50 95C44 70 30 56 5 50C30 44 44 30 50 5Z",
            GOLD,
            pen(INK, 6),
        ),
        circle(50, 50, 8, WHITE),
    )


MARKS: Mapping[str, Callable[[], str]] = {
    "crown": crown,
    "lock": lock,
    "dots": dots,
    "chevron": chevron,
    "star": star,
    "nostar": nostar,
    "pass": passed,
    "out": out,
    "computer": computer,
    "starter": starter,
    "turn": turn,
    "sealed": sealed,
    "unsealed": unsealed,
    "grapeshot": grapeshot,
    "cannonball": cannonball,
    "plus": plus,
    "minus": minus,
    "alliance": alliance,
    "wager": wager,
    "medal-1": lambda: _medal("1"),
    "medal-2": lambda: _medal("2"),
    "medal-3": lambda: _medal("3"),
    "trophy": trophy,
    "glory": glory,
    "dealer": dealer,
    "new": new,
}


def bid(value: str) -> str:
    """A number bid: gold hexagon."""
    return square(
        path("M50 3L91 26V74L50 97L9 74V26Z", GOLD, pen(INK, 6)),
        path("M50 15L81 32V68L50 85L19 68V32Z", NONE, pen(INK, 3, opacity=0.35)),
        number(value, 50, 50, 54 if len(value) == 1 else 46, INK),
    )


def count(value: str) -> str:
    """How many: paper circle."""
    size = 58 if len(value) == 1 else 48
    return square(
        circle(50, 50, 48, INK), circle(50, 50, 41, PAPER), number(value, 50, 50, size, INK)
    )


def _pip(*drawn: str) -> str:
    return document(24, 24, *drawn)


PIPS: Mapping[str, str] = {
    "won": _pip(circle(12, 12, 11, GOLD)),
    "open": _pip(circle(12, 12, 9, NONE, pen(MIST, 3.5))),
    "over": _pip(rect(1, 1, 22, 22, 3.5, OVER)),
    "zero": _pip(path("M3 21L21 3", NONE, pen(MIST, 3.2)), circle(12, 12, 8, NONE, pen(MIST, 3.2))),
}
"""Tricks beside a bid: won, still needed, too many; and a bid of none."""
