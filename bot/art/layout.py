"""A picture as data: sprites and words with their places. Pure; needs no image library.

Scenes make layouts (``bot/games/<game>/scene.py``), ``compose`` paints them. All lengths are
pixels of the layout; one that is wider than ``MOST_WIDTH`` is drawn smaller.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from bot.text import Text

LONGEST_ALT = 256
"""Signs of an alternative text, at most."""
MOST_WIDTH = 720
"""Pixels of a finished picture, at most: more cost time, and no telephone shows them."""
TABLE_WIDTH, HAND_WIDTH = 1200, 1000
"""Pixels of the layouts of tables and hands, which are drawn smaller than they are laid out."""


def scaled(length: int, width: int) -> int:
    """A length of a layout that is ``width`` wide, in the finished picture."""
    return round(length * MOST_WIDTH / width)


class Felt(Enum):
    """What the table is covered with."""

    SEA = "sea"
    WINE = "wine"


class Align(Enum):
    """Which point of a line of words lies at (x, y); always half-way up."""

    LEFT = "l"
    CENTRE = "m"
    RIGHT = "r"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing, ``width`` wide, its upper left corner at (x, y).

    ``key`` names the drawing (see ``bot.art.faces``); ``shadow`` lays a soft shadow below it.
    """

    key: str
    x: int
    y: int
    width: int
    shadow: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """One short line: a number, a sign, the name of a card. Never a person's name.

    ``size`` is made smaller until the line is at most ``longest`` wide. ``colour`` is ``#RRGGBB``.
    """

    text: str
    x: int
    y: int
    size: int
    colour: str = "#FFFFFF"
    align: Align = Align.CENTRE
    longest: int | None = None
    heavy: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole picture; later parts lie above earlier ones."""

    width: int
    height: int
    parts: tuple[Sprite | Words, ...]
    felt: Felt = Felt.SEA


class Scene(Protocol):
    """What one viewer may see, frozen: equal scenes give the same picture.

    A scene is made of a TableView or a SeatView alone and holds nothing that its viewer may
    not know, nor any person's name.
    """

    def layout(self) -> Layout:
        """Where everything lies."""
        ...

    def alt(self, text: Text) -> str:
        """The same in words, 1 to ``LONGEST_ALT`` signs, for who cannot see the picture."""
        ...
