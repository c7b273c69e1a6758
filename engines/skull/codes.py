"""The small integers a state is made of: sets of seats and hands of discs.

A set of seats is a bit mask, bit ``s`` for seat ``s``. A hand is
``flowers + 4 * skulls + 8 * last_chance_discs``, which leaves room for the three
flowers, the one skull and the one Last Chance disc a seat can hold (SK2, SK24).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, cast

from engines.core import Seat
from engines.skull.actions import Disc

_T = TypeVar("_T")

named = cast(Any, tuple).__new__
"""``named(kind, values)`` makes a named tuple of all its values, faster than ``kind(...)``."""

MAX_SEATS = 6
MAX_DISCS = 4
"""The most discs one seat can have down."""
MOST_ROUNDS, MOST_MOVES = 30, 80
"""Round numbers and moves of a round always stay below these (SK30)."""
NOBODY = Seat(-1)

FLOWER, SKULL, LAST_CHANCE = Disc.FLOWER, Disc.SKULL, Disc.LAST_CHANCE
DISC_WORTH = {FLOWER: 1, SKULL: 4, LAST_CHANCE: 8}
"""What one disc adds to a hand."""
DISC_BITS = {FLOWER: 3, SKULL: 4, LAST_CHANCE: 8}
"""The bits of a hand that are not all zero while it holds such a disc."""
FULL_HAND = 7


def _discs_in(hand: int) -> tuple[Disc, ...]:
    return (FLOWER,) * (hand & 3) + (SKULL,) * (hand >> 2 & 1) + (LAST_CHANCE,) * (hand >> 3)


def _seats_in(mask: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(MAX_SEATS) if mask >> seat & 1)


def _next_seat(mask: int, seat: int) -> Seat:
    seats = _seats_in(mask)
    return min(seats, key=lambda other: (other - seat - 1) % MAX_SEATS, default=NOBODY)


HAND_DISCS = tuple(_discs_in(hand) for hand in range(16))
"""A hand's discs: flowers, the skull, the Last Chance disc."""
HAND_SIZE = tuple(len(discs) for discs in HAND_DISCS)
SEATS_IN = tuple(_seats_in(mask) for mask in range(1 << MAX_SEATS))
"""The seats of a set in seat order."""
NEXT_SEAT = tuple(
    tuple(_next_seat(mask, seat) for seat in range(MAX_SEATS)) for mask in range(1 << MAX_SEATS)
)
"""``NEXT_SEAT[mask][seat]``: the first seat of the set clockwise after ``seat``."""


def hand_of(discs: Iterable[Disc]) -> int:
    """The hand that holds ``discs``."""
    return sum(DISC_WORTH[disc] for disc in discs)


def replaced(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    """``values`` with the entry of ``seat`` set to ``value``."""
    return values[:seat] + (value,) + values[seat + 1 :]  # noqa: RUF005  faster so
