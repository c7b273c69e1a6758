"""What can happen in a game of Skull King. Public unless the docstring says otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core import Seat
from engines.skullking.actions import Load
from engines.skullking.cards import Card, Face, Pirate
from engines.skullking.tricks import TrickResult


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """``cards`` to each hand; ``leader`` leads the first trick. ``extra`` plays off a tie."""

    round: int
    cards: int
    dealer: Seat
    leader: Seat
    extra: bool = False


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """The round counts for nothing and is dealt anew."""

    round: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Private: the seat's own cards, rising."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """The seat's first bid of the round is in; its value stays sealed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids by seat."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LoadChosen:
    """The seat's first load of the round is in; which one stays sealed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LoadsRevealed:
    """All loads by seat."""

    loads: tuple[Load, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` 2 is Graybeard in a game of two."""

    seat: Seat
    face: Face


@dataclass(frozen=True, slots=True)
class TrickEnded:
    """The trick is complete: taken, destroyed or discarded as ``result`` says."""

    trick: int
    result: TrickResult


@dataclass(frozen=True, slots=True)
class PowerUnlocked:
    """The named pirate won, so its player may use its power."""

    seat: Seat
    pirate: Pirate


@dataclass(frozen=True, slots=True)
class LeaderNamed:
    """Rosie's power was used."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Will's power: so many cards were drawn from the stock."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsLearned:
    """Private: the cards Will drew, rising."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """Will's power: so many cards were discarded face down."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class StockViewed:
    """Juanita's power: the seat looked at ``count`` undealt cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class StockLearned:
    """Private: the undealt cards Juanita showed, rising."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WagerPlaced:
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BidChanged:
    """Harry's power: ``bid`` is the new one; a change of 0 keeps it."""

    seat: Seat
    change: int
    bid: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """Points of the round and scores after it, by seat."""

    round: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """``ranking`` lists groups of seats, best first."""

    ranking: tuple[tuple[Seat, ...], ...]


SkullKingEvent = (
    RoundDealt
    | RoundVoided
    | HandDealt
    | BidPlaced
    | BidsRevealed
    | LoadChosen
    | LoadsRevealed
    | CardPlayed
    | TrickEnded
    | PowerUnlocked
    | LeaderNamed
    | CardsDrawn
    | CardsLearned
    | CardsDiscarded
    | StockViewed
    | StockLearned
    | WagerPlaced
    | BidChanged
    | RoundScored
    | GameEnded
)
