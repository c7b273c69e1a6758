"""What a seat can decide in Skull. Codes never name a seat's own discs to others by position."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core import Seat


class Disc(StrEnum):
    """A kind of disc. The Last Chance disc counts as a flower and is known to all."""

    FLOWER = "flower"
    SKULL = "skull"
    LAST_CHANCE = "last_chance"

    __hash__ = str.__hash__  # Enum's own is written in Python and rules look discs up often


@dataclass(frozen=True, slots=True)
class PlaceDisc:
    """Put a disc of this kind face down on top of the own stack (code ``d`` + kind letter)."""

    disc: Disc

    @property
    def code(self) -> str:
        return "d" + self.disc.value[0]


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """Open the challenge with a number of discs (code ``c3``)."""

    number: int

    @property
    def code(self) -> str:
        return f"c{self.number}"


@dataclass(frozen=True, slots=True)
class RaiseChallenge:
    """Answer a challenge with a higher number (code ``r4``)."""

    number: int

    @property
    def code(self) -> str:
        return f"r{self.number}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave this round's challenge for good (code ``p``)."""

    @property
    def code(self) -> str:
        return "p"


@dataclass(frozen=True, slots=True)
class FlipDisc:
    """Turn the topmost face-down disc of a seat's stack (code ``f2``)."""

    target: Seat

    @property
    def code(self) -> str:
        return f"f{self.target}"


@dataclass(frozen=True, slots=True)
class LoseDisc:
    """Give away a disc of this kind for good (code ``l`` + kind letter)."""

    disc: Disc

    @property
    def code(self) -> str:
        return "l" + self.disc.value[0]


@dataclass(frozen=True, slots=True)
class NameStarter:
    """The eliminated challenger names who starts the next round (code ``n2``)."""

    target: Seat

    @property
    def code(self) -> str:
        return f"n{self.target}"


@dataclass(frozen=True, slots=True)
class ShowDiscs:
    """Show the discs one had placed in the round that just failed (code ``s``)."""

    @property
    def code(self) -> str:
        return "s"


SkullAction = (
    PlaceDisc
    | OpenChallenge
    | RaiseChallenge
    | Pass
    | FlipDisc
    | LoseDisc
    | NameStarter
    | ShowDiscs
)
