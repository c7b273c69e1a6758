"""What the pictures of Skull show, in plain frozen values without anything hidden."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engines.core import Seat
from engines.skull.actions import Disc

Flips = tuple[tuple[Seat, Disc], ...]
"""Turned discs with the owner of each, in the order turned."""


class End(Enum):
    """How a challenge stands; after ``OPEN`` it is over, and this is what it brought."""

    OPEN = "open"
    WON = "won"
    CHOOSING = "choosing"
    """It failed and the challenger has not chosen yet which disc to lose."""
    LOST = "lost"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Mat:
    """One seat's mat. ``down`` discs lie face down, ``turned`` are in the order turned.

    ``bid`` is the highest number if it is this seat's, else 0. ``last_chance_at`` is the place
    of that disc from the bottom at 0. ``acts``: the game waits for this seat. ``newest``: this
    seat made the newest move. ``keeps_last_chance``: that disc is in the hand for certain.
    """

    seat: Seat
    discs: int
    points: int
    hand: int
    down: int
    turned: tuple[Disc, ...] = ()
    bid: int = 0
    passed: bool = False
    out: bool = False
    starter: bool = False
    acts: bool = False
    newest: bool = False
    computer: bool = False
    holds_last_chance: bool = False
    keeps_last_chance: bool = False
    last_chance_at: int | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge of ``number`` discs by ``seat``, in progress or the last one that ended.

    ``shown`` are stacks that were shown afterwards, each bottom to top.
    """

    seat: Seat
    number: int
    flips: Flips = ()
    end: End = End.OPEN
    skull_owner: Seat | None = None
    shown: tuple[tuple[Seat, tuple[Disc, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end of a game."""

    seat: Seat
    points: int
    discs: int
    out: bool


def disc_slug(disc: Disc) -> str:
    """A disc's part of the key of a drawing."""
    return disc.value.replace("_", "-")
