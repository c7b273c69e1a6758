"""What a seat can decide in Skull King."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core import Seat
from engines.skullking.cards import CODE, Card, Face


class Load(StrEnum):
    """How a seat loads its cannon under Rascal scoring with loads."""

    GRAPESHOT = "grapeshot"
    CANNONBALL = "cannonball"


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid a number of tricks, sealed until all bids are in (code ``b3``)."""

    tricks: int

    @property
    def code(self) -> str:
        return f"b{self.tricks}"


@dataclass(frozen=True, slots=True)
class ChooseLoad:
    """Load the cannon, sealed until all are loaded (code ``l`` + first letter)."""

    load: Load

    @property
    def code(self) -> str:
        return "l" + self.load.value[0]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; the Tigress as one of her two faces (code ``c`` + card code, ``cG7``)."""

    face: Face

    @property
    def code(self) -> str:
        return "c" + CODE[self.face]


@dataclass(frozen=True, slots=True)
class TurnGraybeard:
    """Turn the top card of Graybeard's pile; nobody decides anything (code ``g``)."""

    @property
    def code(self) -> str:
        return "g"


@dataclass(frozen=True, slots=True)
class NameLeader:
    """Rosie's power: who leads the next trick (code ``n2``)."""

    target: Seat

    @property
    def code(self) -> str:
        return f"n{self.target}"


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Will's power: give as many cards away as were drawn, rising (code ``dG7+E1``)."""

    cards: tuple[Card, ...]

    @property
    def code(self) -> str:
        return "d" + "+".join(CODE[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class PlaceWager:
    """Rascal's power: stake 0, 10 or 20 on an exact bid (code ``w10``)."""

    points: int

    @property
    def code(self) -> str:
        return f"w{self.points}"


@dataclass(frozen=True, slots=True)
class ChangeBid:
    """Harry's power: change the own bid by -1, 0 or +1 (code ``h-1``, ``h+0``, ``h+1``)."""

    change: int

    @property
    def code(self) -> str:
        return f"h{self.change:+d}"


SkullKingAction = (
    PlaceBid
    | ChooseLoad
    | PlayCard
    | TurnGraybeard
    | NameLeader
    | DiscardCards
    | PlaceWager
    | ChangeBid
)
