"""Skull's discs (100x110), mats (380x300) and small round marks, and the seats' tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art.glyphs import number
from bot.art.palette import BLACK, BLUSH, GOLD, INK, PAPER, SEATS, SLATE, WHITE, Seat
from bot.art.svg import NONE, around, centred, circle, document, path, pen, rect, square
from bot.art.symbols_discs import clover, clover_shape, disc_skull, flower
from bot.art.symbols_seats import SIGNS, graybeard

LUCK = "#E4F6DC"
"""Behind the clover."""
LEATHER = "#9A6B43"
"""A face-down disc of nobody in particular."""
SIDE = "M5 53V60C5 85 24.5 105 50 105S95 85 95 60V53Z"
GONE, GONE_EDGE = "#4A4349", "#6B636A"
"""A mat whose player is out."""


def token(seat: int) -> str:
    """The seat's number on its colour; seats count from 0 here."""
    paint = SEATS[seat]
    return square(
        circle(50, 50, 48, INK),
        circle(50, 50, 43.5, PAPER),
        circle(50, 50, 37.5, paint.colour, pen(INK, 2)),
        number(str(seat + 1), 50, 50, 50, paint.ink),
    )


def ghost_token() -> str:
    """Graybeard's: no number, he holds no seat."""
    return square(
        circle(50, 50, 48, INK),
        circle(50, 50, 43.5, PAPER),
        circle(50, 50, 37.5, "#A9C4D8", pen(INK, 2)),
        centred(graybeard(), 50, 49, 70),
    )


def _disc(rim: str, top: str) -> str:
    """A disc as thick as cardboard, seen a little from the front."""
    return document(
        100,
        110,
        path("M2 50V60C2 86 23 108 50 108S98 86 98 60V50Z", INK),
        path(SIDE, rim),
        path(SIDE, BLACK, opacity=0.38),
        circle(50, 50, 48, INK),
        circle(50, 50, 43.5, rim),
        top,
    )


def _rivets(colour: str) -> str:
    dots = enumerate(around(50, 50, 38, 24))
    return "".join(circle(x, y, 2.6 if i % 2 else 1.6, colour, opacity=0.75) for i, (x, y) in dots)


def _medallion(seat: Seat, sign: str) -> str:
    ring = circle(50, 50, 30, NONE, pen(seat.ink, 2.5, opacity=0.8))
    return circle(50, 50, 30, BLACK, opacity=0.16) + ring + centred(sign, 50, 50, 45)


def back(seat: int) -> str:
    """Every disc of a seat looks like this from behind, whatever it is."""
    paint = SEATS[seat]
    return _disc(paint.colour, _rivets(paint.ink) + _medallion(paint, SIGNS[seat](paint.ink)))


def last_chance_back(seat: int) -> str:
    """The Last Chance is told from the others from behind too: paper and a clover."""
    return _disc(
        SEATS[seat].colour,
        circle(50, 50, 39, PAPER, pen(INK, 2))
        + circle(50, 50, 33, NONE, pen(INK, 2.5, dashes="4 6", opacity=0.6))
        + centred(clover_shape(INK), 50, 51, 50),
    )


def _face(seat: int, ground: str, symbol: str, width: float, y: float) -> str:
    top = circle(50, 50, 38.5, ground, pen(INK, 2)) + centred(symbol, 50, y, width)
    return _disc(SEATS[seat].colour, top)


def flower_disc(seat: int) -> str:
    return _face(seat, BLUSH, flower(), 66, 50)


def skull_disc(seat: int) -> str:
    return _face(seat, SLATE, disc_skull(), 60, 49)


def last_chance_disc(seat: int) -> str:
    return _face(seat, LUCK, clover(), 68, 51)


def slot() -> str:
    """A place without a disc."""
    line = pen(WHITE, 2.5, dashes="6 5", opacity=0.6)
    return document(
        100, 110, circle(50, 55, 46, BLACK, opacity=0.2), circle(50, 55, 46, NONE, line)
    )


def _mini(ground: str, symbol: str, width: float) -> str:
    return square(
        circle(50, 50, 48, INK), circle(50, 50, 43, ground), centred(symbol, 50, 50, width)
    )


def _mini_none() -> str:
    line = pen(WHITE, 6, dashes="12 15", opacity=0.8)
    return square(circle(50, 50, 44, BLACK, opacity=0.3), circle(50, 50, 44, NONE, line))


def _mini_down() -> str:
    """Nobody's disc from behind: it tells neither its owner nor what it is."""
    ring = circle(50, 50, 29, NONE, pen(PAPER, 5, opacity=0.75))
    knob = circle(50, 50, 9, PAPER, opacity=0.75)
    return square(circle(50, 50, 48, INK), circle(50, 50, 43, LEATHER), ring, knob)


MINIS: Mapping[str, Callable[[], str]] = {
    "flower": lambda: _mini(BLUSH, flower(), 68),
    "skull": lambda: _mini(SLATE, disc_skull(), 64),
    "last-chance": lambda: _mini(LUCK, clover(), 70),
    "none": _mini_none,
    "down": _mini_down,
}
"""What a reveal has shown; ``none`` is still to turn, ``down`` lies on a stack."""


def _cloth(colour: str, shade: float, edge: str) -> str:
    stitches = pen(WHITE, 3, dashes="2 10", opacity=0.35)
    return (
        rect(4, 4, 372, 292, 34, INK)
        + rect(9, 9, 362, 282, 30, colour)
        + rect(9, 9, 362, 282, 30, BLACK, opacity=shade)
        + rect(22, 22, 336, 256, 20, NONE, pen(edge, 5))
        + rect(22, 22, 336, 256, 20, NONE, stitches)
    )


def _mat(seat: int, *more: str) -> str:
    colour = SEATS[seat].colour
    return document(380, 300, _cloth(colour, 0.28, colour), *more)


def mat(seat: int) -> str:
    """A player's place."""
    return _mat(seat)


def mat_hot(seat: int) -> str:
    """The challenger's, framed in gold."""
    return _mat(seat, rect(8, 8, 364, 284, 31, NONE, pen(GOLD, 11)))


def mat_turn(seat: int) -> str:
    """The place of whoever is to act: white dashes round it."""
    return _mat(
        seat,
        rect(8, 8, 364, 284, 31, NONE, pen(INK, 11)),
        rect(8, 8, 364, 284, 31, NONE, pen(WHITE, 8, dashes="16 17")),
    )


def mat_out(seat: int) -> str:
    """The place of an eliminated player: no colour, a skull."""
    skull = centred(disc_skull(), 190, 155, 96)
    hole = circle(190, 155, 65, INK) + circle(190, 155, 58, SLATE)
    return document(380, 300, _cloth(GONE, 0.28, GONE_EDGE), hole, skull)


MATS: Mapping[str, Callable[[int], str]] = {
    "": mat,
    "hot": mat_hot,
    "turn": mat_turn,
    "out": mat_out,
}
DISCS: Mapping[str, Callable[[int], str]] = {
    "back": back,
    "back-last-chance": last_chance_back,
    "flower": flower_disc,
    "skull": skull_disc,
    "last-chance": last_chance_disc,
}
