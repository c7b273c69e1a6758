"""What people may see of a game of Skull King. Plain frozen values without a way back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core import Outcome, Prompt, Seat
from engines.skullking.actions import Load
from engines.skullking.cards import Card, Pirate, Suit
from engines.skullking.options import Options
from engines.skullking.scoring import ScoreLine
from engines.skullking.tricks import Bonus, Play, TrickResult, Why

GRAYBEARD = Seat(2)
"""The ghost's place in the plays and results of a game of two; he has no seat."""


class Phase(StrEnum):
    """What is being decided. Values are stored."""

    BIDDING = "bidding"
    LOADING = "loading"
    PLAYING = "playing"
    POWER = "power"
    """A pirate's power is being used, or Harry's at the end of a round."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatAtTable:
    """One seat as everybody sees it.

    ``hand`` is the number of cards held. ``bid`` and ``load`` are None until revealed;
    ``bid`` is the one made, ``contract`` what counts after Harry's ``change``. ``won`` are
    tricks of this round, ``bonuses`` what they captured, in order. ``allies`` has an entry
    for each alliance of this round. ``change`` and ``wager`` are None until decided.
    """

    seat: Seat
    score: int
    hand: int
    has_bid: bool
    has_loaded: bool
    bid: int | None
    load: Load | None
    won: int
    change: int | None = None
    wager: int | None = None
    bonuses: tuple[Bonus, ...] = ()
    allies: tuple[Seat, ...] = ()

    @property
    def contract(self) -> int | None:
        return None if self.bid is None else self.bid + (self.change or 0)


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick, in the making or finished.

    ``number`` counts from 1 in its round. ``suit`` has to be followed by the next play;
    ``suitless`` says that none will be for the whole trick (else with no suit the next
    number sets it). While in the making ``winner`` and ``why`` tell who takes it so far
    (None before the first play, and while nobody would); ``result`` is set once finished.
    """

    round: int
    number: int
    leader: Seat
    plays: tuple[Play, ...]
    suit: Suit | None
    suitless: bool
    winner: Seat | None
    why: Why | None
    result: TrickResult | None = None


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A power used in this round, after trick ``trick``.

    ``value`` is the seat named (Rosie), cards drawn (Will), points staked (Rascal), cards
    seen (Juanita) or the bid's change (Harry).
    """

    trick: int
    seat: Seat
    pirate: Pirate
    value: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's sum of a round. ``bid`` is the one made, ``change`` Harry's or None."""

    seat: Seat
    bid: int
    change: int | None
    won: int
    load: Load | None
    wager: int | None
    lines: tuple[ScoreLine, ...]
    points: int
    score: int

    @property
    def contract(self) -> int:
        return self.bid + (self.change or 0)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A scored round; ``seats`` has an entry a seat."""

    round: int
    cards: int
    dealer: Seat
    seats: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as everybody sees it.

    ``rounds`` are those planned, ``cards`` the hand size of this one, ``extra`` whether it
    plays off a tie. ``leader`` leads the round's first trick. ``turn`` is whose card is
    awaited (also while Graybeard's is: then ``graybeard_turn``). ``trick`` is the current
    one, without plays between two; None outside play. ``last_trick`` is the newest
    finished one, also of the round before. ``deciding`` is (seat, pirate) while a power is
    used. ``stock`` counts the undealt cards left, ``graybeard`` the ghost's pile (None
    without him), ``graybeard_won`` his tricks. ``unclaimed`` counts the tricks of this
    round nobody took. ``results`` are all scored rounds, oldest first, ``tricks``
    the finished tricks of this round.
    """

    round: int
    rounds: int
    cards: int
    extra: bool
    phase: Phase
    options: Options
    dealer: Seat
    leader: Seat
    turn: Seat | None
    awaited: tuple[Seat, ...]
    seats: tuple[SeatAtTable, ...]
    trick: TrickView | None
    last_trick: TrickView | None
    deciding: tuple[Seat, Pirate] | None
    powers: tuple[PowerUsed, ...]
    stock: int
    graybeard: int | None
    graybeard_won: int
    graybeard_turn: bool
    unclaimed: int
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
    tricks: tuple[TrickView, ...] = ()

    @property
    def out(self) -> tuple[Seat, ...]:
        """Nobody is ever out of this game before its end."""
        return ()

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """All choices of this game are private or the presser's own matter."""
        return ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table and what this seat alone knows.

    ``hand`` is rising. ``bid`` and ``load`` are the seat's own, sealed or not, None before.
    ``drawn`` are the cards Will has drawn and that are still to be sorted out (part of
    ``hand`` too); ``seen_stock`` what Juanita showed in this round, None if she did not.
    """

    seat: Seat
    table: TableView
    hand: tuple[Card, ...]
    bid: int | None
    load: Load | None
    drawn: tuple[Card, ...]
    seen_stock: tuple[Card, ...] | None
    prompts: tuple[Prompt, ...]

    @property
    def me(self) -> SeatAtTable:
        return self.table.seats[self.seat]

    @property
    def required(self) -> Prompt | None:
        """The prompt the game waits on this seat for, if any."""
        return next((p for p in self.prompts if p.required), None)
