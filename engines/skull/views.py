"""What people may see of a game of Skull. Plain frozen values without a way back to the state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core import Outcome, Prompt, Seat
from engines.skull.actions import Disc
from engines.skull.options import Options


class Phase(StrEnum):
    """What is being decided. Values are stored."""

    PLACING = "placing"
    """First discs: everybody but the starter, or one after another."""
    TURN = "turn"
    """One seat places a disc or opens a challenge (the starter's first disc too)."""
    CHALLENGING = "challenging"
    REVEALING = "revealing"
    LOSING = "losing"
    """The challenger who turned the own skull chooses a disc to lose."""
    NAMING = "naming"
    """The eliminated challenger names the next starter."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatAtTable:
    """One seat as everybody sees it.

    ``down`` discs are still face down, ``turned`` are the turned ones of this stack in
    the order they were turned, ``hand`` is the number of discs not placed, ``discs`` the
    number of real discs owned (the Last Chance disc not counted). ``last_chance_at`` is
    the place of that disc in the stack counted from the bottom at 0, or None.
    """

    seat: Seat
    discs: int
    points: int
    hand: int
    down: int
    turned: tuple[Disc, ...] = ()
    passed: bool = False
    eliminated: bool = False
    holds_last_chance: bool = False
    last_chance_at: int | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """A challenge that has been turned, kept until the next one is opened.

    ``flips`` are (owner of the disc, disc) in the order turned; ``shown`` are the stacks
    shown afterwards, bottom to top. ``skull_owner`` is None when the challenge was won.
    ``lost`` and ``eliminated`` are about the challenger.
    """

    round: int
    challenger: Seat
    number: int
    flips: tuple[tuple[Seat, Disc], ...]
    skull_owner: Seat | None
    lost: bool = False
    eliminated: bool = False
    shown: tuple[tuple[Seat, tuple[Disc, ...]], ...] = ()

    @property
    def won(self) -> bool:
        return self.skull_owner is None


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as everybody sees it.

    ``total`` is the number of discs on all mats, ``number`` the highest bid (0 before
    one), ``bidder`` who made it: the challenger once ``phase`` is past CHALLENGING.
    ``bids`` are all bids of the challenge in order, ``flips`` what has been turned in it.
    ``turn`` is the seat whose turn it is outside PLACING with the starter last.
    ``last_move`` is the newest public move as (seat, kind) with kind one of ``place``,
    ``open``, ``raise``, ``pass``, ``flip``, ``lose``, ``name``, ``show``.
    """

    round: int
    phase: Phase
    options: Options
    starter: Seat
    turn: Seat | None
    awaited: tuple[Seat, ...]
    seats: tuple[SeatAtTable, ...]
    total: int
    number: int
    bidder: Seat | None
    bids: tuple[tuple[Seat, int], ...]
    flips: tuple[tuple[Seat, Disc], ...]
    reveal: Reveal | None
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None
    last_move: tuple[Seat, str] | None = None

    @property
    def out(self) -> tuple[Seat, ...]:
        """The eliminated seats."""
        return tuple(s.seat for s in self.seats if s.eliminated)


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table and what this seat alone knows.

    ``hand`` are the kinds not placed yet, flowers first, then the skull, then the Last
    Chance disc; ``stack`` the own discs on the mat, bottom to top; ``lost`` the discs
    lost so far in order.
    """

    seat: Seat
    table: TableView
    hand: tuple[Disc, ...]
    stack: tuple[Disc, ...]
    lost: tuple[Disc, ...]
    prompts: tuple[Prompt, ...]

    @property
    def me(self) -> SeatAtTable:
        return self.table.seats[self.seat]

    @property
    def required(self) -> Prompt | None:
        """The prompt the game waits on this seat for, if any."""
        return next((p for p in self.prompts if p.required), None)
