"""What can happen in a game of Skull. Public unless the docstring says otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core import Seat
from engines.skull.actions import Disc


@dataclass(frozen=True, slots=True)
class RoundStarted:
    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """The round counts for nothing and begins anew."""

    round: int


@dataclass(frozen=True, slots=True)
class DiscPlaced:
    """A seat put a disc down. ``last_chance`` is set when everybody can see that disc's look."""

    seat: Seat
    last_chance: bool = False


@dataclass(frozen=True, slots=True)
class FirstDiscsFixed:
    """The last first disc but the starter's is down: none can be exchanged any more.

    ``last_chance`` names the holder when the Last Chance disc is among them.
    """

    last_chance: Seat | None = None


@dataclass(frozen=True, slots=True)
class ChallengeOpened:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class ChallengeRaised:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChallengerFound:
    """The auction is over; ``seat`` has to turn ``number`` discs."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DiscFlipped:
    seat: Seat
    target: Seat
    disc: Disc


@dataclass(frozen=True, slots=True)
class ChallengeWon:
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ChallengeFailed:
    seat: Seat
    skull_owner: Seat


@dataclass(frozen=True, slots=True)
class DiscLost:
    """A seat lost a disc; which one only ``DiscLearned`` says. ``discs`` are left."""

    seat: Seat
    discs: int


@dataclass(frozen=True, slots=True)
class DiscLearned:
    """Private to the seat: the kind of disc it lost."""

    seat: Seat
    disc: Disc


@dataclass(frozen=True, slots=True)
class LastChanceGiven:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastChanceReturned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Eliminated:
    seat: Seat


@dataclass(frozen=True, slots=True)
class StarterNamed:
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class DiscsShown:
    """A seat showed what it had placed last round, bottom to top."""

    seat: Seat
    discs: tuple[Disc, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    winner: Seat
    reason: str


SkullEvent = (
    RoundStarted
    | RoundVoided
    | DiscPlaced
    | FirstDiscsFixed
    | ChallengeOpened
    | ChallengeRaised
    | Passed
    | ChallengerFound
    | DiscFlipped
    | ChallengeWon
    | ChallengeFailed
    | DiscLost
    | DiscLearned
    | LastChanceGiven
    | LastChanceReturned
    | Eliminated
    | StarterNamed
    | DiscsShown
    | GameEnded
)
