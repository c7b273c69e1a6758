"""Skull King's cards, 200x280: fronts, the back, empty places, and the square emoji tiles."""

from __future__ import annotations

from bot.art.glyphs import number
from bot.art.palette import (
    BACK,
    BLACK,
    ESCAPE,
    GOLD,
    GOLD_DARK,
    HIGHEST,
    INK,
    PAPER,
    PIRATE,
    SPECIALS,
    SUITS,
    WHITE,
    Paint,
)
from bot.art.shapes import SHAPES, TILE_SHAPES
from bot.art.svg import (
    FALL,
    NONE,
    centred,
    circle,
    document,
    falling,
    frame,
    path,
    pen,
    place,
    rays,
    rect,
    square,
    sunburst,
)
from bot.art.symbols import SYMBOLS
from bot.art.symbols_badges import BADGES

WIDTH, HEIGHT = 200, 280
PLATE = (100, 247, 33, 166)
"""Where the name of a special card stands: middle x and y, size, and how wide it may be."""
TWO_LINES = ((100, 237, 25, 166), (100, 261, 25, 166))
"""The same for a long name of several words, on two lines."""
BADGE_GROUNDS = {"tigress-pirate": PIRATE.bright, "tigress-escape": ESCAPE.bright}
"""Behind badges that say what a Tigress was played as; others lie on paper."""
TILES = {"parrot": (50, 38.5), "chest": (50, 37), "map": (50, 40), "roger": (45.5, 38)}
"""How high the middle of a suit's shape lies on its tile, and its radius."""
NUMBERED, NAMED = 254, 210
"""How high the coloured field is without and with a name below it."""


def numbered(face: str) -> tuple[str, str]:
    """Suit and number of a numbered card. KeyError if it is none."""
    suit, _, value = face.partition("-")
    if suit in SUITS and value in NUMBERS:
        return suit, value
    raise KeyError(face)


NUMBERS = frozenset(str(value) for value in range(1, HIGHEST + 1))
FACES = (*(f"{suit}-{n}" for suit in SUITS for n in range(1, HIGHEST + 1)), *SPECIALS)
"""All faces, in the order of a hand."""


def _sheet(paint: Paint, height: int, pattern: str) -> str:
    """A card's paper round its coloured field.

    The paper lies above the pattern, which may reach a little below it: resvg takes twice as
    long when something is clipped.
    """
    field = (13, 13, 174, height, 15)
    return (
        falling(paint.bright, paint.dark)
        + rect(1.5, 1.5, 197, 277, 24, INK)
        + rect(12, 12, 176, height + 2, 0, FALL)
        + pattern
        + frame((5, 5, 190, 270, 21), field, PAPER)
        + rect(*field, NONE, pen(INK, 3, opacity=0.7))
    )


def _ripples() -> str:
    """Two circles round the symbol, as far as the card reaches."""
    return path("M9 99A120 120 0 0 1 191 99V271H9Z", WHITE, opacity=0.07) + circle(
        100, 178, 96, WHITE, opacity=0.08
    )


def _number_card(suit: str, value: str) -> str:
    paint, size = SUITS[suit], 70 if len(value) == 1 else 60
    return document(
        WIDTH,
        HEIGHT,
        _sheet(paint, NUMBERED, _ripples()),
        circle(100, 186, 72, paint.tint, pen(INK, 4)),
        place(SYMBOLS[suit](), 45, 131, 110),
        SHAPES[suit](66, 64, 46, PAPER, pen(INK, 5)),
        number(value, 66, 64, size, INK),
    )


def _sky(face: str) -> str:
    """Behind a special card's symbol: the Tigress is half one, half the other."""
    other = path("M13 223V178L187 58V223Z", ESCAPE.bright) if face == "tigress" else ""
    return other + sunburst(100, 120, 16, (13, 13, 187, 223), WHITE, 0.10)


def _badge(face: str) -> str:
    if face not in BADGES:
        return ""
    ground = BADGE_GROUNDS.get(face, PAPER)
    return circle(44, 44, 32, ground, pen(INK, 4.5)) + centred(BADGES[face](), 44, 44, 44)


def _special_card(face: str) -> str:
    paint = SPECIALS[face]
    pearls = circle(100, 124, 72, NONE, pen(GOLD_DARK, 3, dashes="0.1 9"))
    return document(
        WIDTH,
        HEIGHT,
        _sheet(paint, NAMED, _sky(face)),
        circle(100, 124, 80, paint.tint, pen(INK, 4)),
        pearls if face == "king" else "",
        place(SYMBOLS[face](), 35, 59, 130),
        _badge(face),
    )


def is_special(face: str) -> bool:
    """Whether a card has a name instead of a number."""
    return face in SPECIALS


def front(face: str) -> str:
    """A card's front, its name plate still empty. KeyError if there is no such face."""
    return _special_card(face) if face in SPECIALS else _number_card(*numbered(face))


def _waves() -> str:
    """Rows of scallops, every other shifted by half."""
    rows = enumerate(range(24, 270, 18))
    d = "".join(f"M{10 + row % 2 * 10} {y}" + "c6-8 14-8 20 0" * (9 - row % 2) for row, y in rows)
    return path(d, NONE, pen(WHITE, 3, opacity=0.16))


def back() -> str:
    """What a face-down card shows: a compass rose on the sea."""
    return document(
        WIDTH,
        HEIGHT,
        _sheet(BACK, NUMBERED, _waves()),
        rect(22, 22, 156, 236, 10, NONE, pen(GOLD, 3)),
        circle(100, 140, 52, BACK.bright, pen(GOLD, 5)),
        rays(100, 140, 8, 44, GOLD, 0.9),
        circle(100, 140, 18, BACK.dark, pen(GOLD, 4)),
    )


def slot(line: str) -> str:
    """An empty place of a card's size, its dashes in one colour."""
    dashed = pen(line, 4.5, dashes="13 11")
    return document(
        WIDTH,
        HEIGHT,
        rect(4, 4, 192, 272, 24, BLACK, opacity=0.18),
        rect(4, 4, 192, 272, 24, NONE, dashed),
    )


def tile(face: str) -> str:
    """The square tile of a card: shape and number, or a special card's symbol with its badge."""
    return _special_tile(face) if face in SPECIALS else _number_tile(*numbered(face))


def _number_tile(suit: str, value: str) -> str:
    shape, (middle, radius) = TILE_SHAPES[suit], TILES[suit]
    size = 62 if len(value) == 1 else 54
    ink = INK if suit == "chest" else WHITE
    return square(
        shape(50, middle, radius, INK, pen(INK, 16)),
        shape(50, middle, radius, PAPER, pen(PAPER, 10)),
        shape(50, middle, radius - 1, SUITS[suit].bright, ""),
        number(value, 50, middle - 1 if suit == "roger" else middle, size, ink),
    )


def _special_tile(face: str) -> str:
    symbol = SYMBOLS[face]()
    if not face.startswith("tigress-"):
        return square(place(symbol, 3, 3, 94))
    badge = circle(71, 29, 26, BADGE_GROUNDS[face], pen(INK, 4.5))
    return square(place(symbol, 2, 14, 84), badge, centred(BADGES[face](), 71, 29, 37))
