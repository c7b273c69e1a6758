"""What a round is worth to one seat, with every line of the sum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from engines.core import Seat
from engines.skullking.actions import Load
from engines.skullking.cards import Face
from engines.skullking.options import Options
from engines.skullking.tricks import Bonus, BonusKind


class LineKind(StrEnum):
    """What a line of the sum is for."""

    EXACT = "exact"
    """Classic, bid of one or more made: ``count`` tricks times ``each`` 20."""
    MISSED = "missed"
    """Classic, bid of one or more missed: ``count`` tricks off times ``each`` -10."""
    ZERO_MADE = "zero_made"
    """Classic, bid of zero made: ``count`` cards dealt times ``each`` 10."""
    ZERO_MISSED = "zero_missed"
    """Classic, bid of zero missed: ``count`` cards dealt times ``each`` -10."""
    POT = "pot"
    """Rascal, exact: ``count`` cards dealt times ``each`` 10 (15 with a cannonball)."""
    POT_HALF = "pot_half"
    """Rascal or grapeshot, off by one: half of it."""
    POT_LOST = "pot_lost"
    """Rascal, further off, or a cannonball off at all: nothing."""
    FOURTEEN = "fourteen"
    MERMAID_TAKEN_BY_PIRATE = "mermaid_taken_by_pirate"
    PIRATE_TAKEN_BY_SKULL_KING = "pirate_taken_by_skullking"
    SKULL_KING_TAKEN_BY_MERMAID = "skullking_taken_by_mermaid"
    ALLIANCE = "alliance"
    WAGER = "wager"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a round's sum.

    ``points`` is what it adds; ``worth`` what it would have added had all been exact, so
    that a lost or halved bonus can be told. ``count`` and ``each`` are the factors where
    there are any. ``face`` is the captured card, ``partner`` the ally.
    """

    kind: LineKind
    points: int
    worth: int
    count: int = 0
    each: int = 0
    face: Face | None = None
    partner: Seat | None = None


class Tally(NamedTuple):
    """What one seat has done in a round.

    ``change`` is Harry's and None without him, ``load`` None where none is chosen, ``wager``
    the stake or None. ``allies`` has an entry for each alliance.
    """

    bid: int
    won: int
    change: int | None = None
    load: Load | None = None
    wager: int | None = None
    bonuses: tuple[Bonus, ...] = ()
    allies: tuple[Seat, ...] = ()


TRICK, OFF, CARD, SHOT, ALLY = 20, -10, 10, 15, 20
"""Points: a trick of an exact bid, one missed, a card dealt, the same for a cannonball, an ally."""
_LINE_OF = {
    BonusKind.FOURTEEN: LineKind.FOURTEEN,
    BonusKind.MERMAID_TAKEN_BY_PIRATE: LineKind.MERMAID_TAKEN_BY_PIRATE,
    BonusKind.PIRATE_TAKEN_BY_SKULL_KING: LineKind.PIRATE_TAKEN_BY_SKULL_KING,
    BonusKind.SKULL_KING_TAKEN_BY_MERMAID: LineKind.SKULL_KING_TAKEN_BY_MERMAID,
}


def contract_of(bid: int, change: int | None, cards: int) -> int:
    """The bid that counts, with Harry's change and ``cards`` dealt (SKK38, SKK54)."""
    return min(max(bid + (change or 0), 0), cards)


def is_exact(tally: Tally, cards: int) -> bool:
    """Whether the seat took as many tricks as its contract says (SKK38)."""
    return tally.won == contract_of(tally.bid, tally.change, cards)


def score_round(
    options: Options, cards: int, tallies: Sequence[Tally]
) -> tuple[tuple[ScoreLine, ...], ...]:
    """The sums of a round with ``cards`` dealt, by seat (SKK38 to SKK46)."""
    exact = [is_exact(tally, cards) for tally in tallies]
    return tuple([round_lines(options, cards, tally, exact) for tally in tallies])


def points_of(lines: Sequence[ScoreLine]) -> int:
    """What a sum comes to."""
    return sum([line.points for line in lines])


def round_lines(
    options: Options, cards: int, tally: Tally, exact: Sequence[bool]
) -> tuple[ScoreLine, ...]:
    """One seat's sum, each bonus a line even where it is lost.

    ``exact`` says by seat who took as many tricks as contracted: the allies need it.
    """
    contract = contract_of(tally.bid, tally.change, cards)
    off = abs(tally.won - contract)
    if options.scoring == "classic":
        lines, halves = [_classic_line(cards, contract, off)], 0
    else:
        cannonball = options.scoring == "rascal_loads" and tally.load is Load.CANNONBALL
        halves = 1 if off == 1 and not cannonball else 0
        lines = [_pot_line(cards, SHOT if cannonball else CARD, off, halves)]
    if not off:
        halves = 2
    for bonus in tally.bonuses:
        lines.append(_bonus_line(bonus, halves))
    for ally in tally.allies:
        paid = 0 if off or not exact[ally] else ALLY
        lines.append(ScoreLine(LineKind.ALLIANCE, paid, ALLY, partner=ally))
    if tally.wager:
        won = -tally.wager if off else tally.wager
        lines.append(ScoreLine(LineKind.WAGER, won, tally.wager))
    return tuple(lines)


@cache
def _classic_line(cards: int, contract: int, off: int) -> ScoreLine:
    """What the contract itself is worth under Skull King scoring (SKK40, SKK41)."""
    if contract:
        full = TRICK * contract
        if off:
            return ScoreLine(LineKind.MISSED, OFF * off, full, off, OFF)
        return ScoreLine(LineKind.EXACT, full, full, contract, TRICK)
    full = CARD * cards
    if off:
        return ScoreLine(LineKind.ZERO_MISSED, -full, full, cards, -CARD)
    return ScoreLine(LineKind.ZERO_MADE, full, full, cards, CARD)


@cache
def _pot_line(cards: int, each: int, off: int, halves: int) -> ScoreLine:
    """What is left of the pot under Rascal scoring (SKK42, SKK44)."""
    full = each * cards
    if not off:
        return ScoreLine(LineKind.POT, full, full, cards, each)
    kind = LineKind.POT_HALF if halves else LineKind.POT_LOST
    return ScoreLine(kind, full * halves // 2, full, cards, each)


@cache
def _bonus_line(bonus: Bonus, halves: int) -> ScoreLine:
    """What is left of a bonus (SKK43)."""
    paid = bonus.points * halves // 2
    return ScoreLine(_LINE_OF[bonus.kind], paid, bonus.points, face=bonus.face)
