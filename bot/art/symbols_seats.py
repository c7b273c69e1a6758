"""A sign for each seat, beside its colour and number, and Graybeard; in a box of 100x100."""

from __future__ import annotations

from collections.abc import Callable

from bot.art.palette import INK, WHITE
from bot.art.svg import NONE, OUTLINE, THIN, circle, ellipse, path, pen

Sign = Callable[[str], str]
"""Draws in one colour."""


def anchor(colour: str) -> str:
    line = pen(colour, 9)
    return path(
        "M50 18V80M30 38H70M20 58C22 74 36 82 50 82C64 82 78 74 80 58", NONE, line
    ) + circle(50, 18, 8, NONE, line)


def star(colour: str) -> str:
    return path("M50 12L61 38L89 40L67 58L75 86L50 70L25 86L33 58L11 40L39 38Z", colour)


def moon(colour: str) -> str:
    return path("M66 14C36 16 20 40 28 62C36 84 64 90 80 72C56 74 44 52 66 14Z", colour)


def drop(colour: str) -> str:
    return path(
        "M50 10C66 34 78 48 78 62C78 78 66 88 50 88C34 88 22 78 22 62C22 48 34 34 50 10Z", colour
    )


def leaf(colour: str) -> str:
    return path("M16 84C12 40 40 14 86 14C88 60 64 88 16 84ZM24 76L64 36", colour)


def bolt(colour: str) -> str:
    return path("M58 8L22 56H46L38 92L78 40H52Z", colour)


def diamond(colour: str) -> str:
    return path("M50 8L86 50L50 92L14 50Z", colour)


def sun(colour: str) -> str:
    beams = "M50 8V20M50 80V92M8 50H20M80 50H92M20 20L29 29M71 71L80 80M80 20L71 29M29 71L20 80"
    return circle(50, 50, 22, colour) + path(beams, NONE, pen(colour, 9))


SIGNS: tuple[Sign, ...] = (anchor, star, moon, drop, leaf, bolt, diamond, sun)


def graybeard() -> str:
    """A ghost with a grey beard and an old hat."""
    return (
        path(
            "M18 92V50C18 22 32 12 50 12C68 12 82 22 82 50V92L71 82L60 92L50 82L40 92L29 82Z",
            WHITE,
            OUTLINE,
        )
        + path(
            "M27 52C30 60 38 61 50 60C62 61 70 60 73 52C80 68 68 78 62 76C60 84 54 86 50 82"
            "C46 86 40 84 38 76C32 78 20 68 27 52Z",
            "#9AA4B5",
            THIN,
        )
        + path("M43 66C46 63 54 63 57 66", NONE, pen(INK, 4))
        + ellipse(39, 46, 5, 6.5, INK)
        + ellipse(61, 46, 5, 6.5, INK)
        + path(
            "M8 34C20 40 34 30 50 30C66 30 80 40 92 34C86 24 76 24 70 20C66 6 34 6 30 20"
            "C24 24 14 24 8 34Z",
            "#55617A",
            OUTLINE,
        )
    )
