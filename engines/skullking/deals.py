"""How many cards each hand gets, which cards they are, and who deals and leads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from engines.core import Seat
from engines.skullking.cards import CARD_COUNT, KIND, Card, Kind
from engines.skullking.options import Options

MIN_SEATS, MAX_SEATS = 2, 8
EIGHT_SEATS_MOST = 8
"""The largest hand of a named list with eight seats (SKK8)."""
GRAYBEARD_HANDS = 3
"""The hands dealt to two seats: theirs and Graybeard's (SKK55)."""
EXTRA_ROUNDS = 3
"""The most rounds that play off a tie (SKK62)."""


def hands_of(seats: int) -> int:
    """How many hands are dealt, Graybeard's too."""
    return GRAYBEARD_HANDS if seats == MIN_SEATS else seats


def deck(options: Options, seats: int) -> tuple[Card, ...]:
    """The cards in play, rising; never Loot with two seats (SKK2, SKK3, SKK60)."""
    loot = options.loot and seats > MIN_SEATS
    return _deck(options.kraken, options.white_whale, loot)


@cache
def _deck(kraken: bool, whale: bool, loot: bool) -> tuple[Card, ...]:
    without = {Kind.KRAKEN: not kraken, Kind.WHALE: not whale, Kind.LOOT: not loot}
    return tuple(Card(card) for card in range(CARD_COUNT) if not without.get(KIND[card]))


def hand_size(options: Options, seats: int, round_: int) -> int:
    """The cards each hand gets in a round, counted from 1; extra rounds are as the last (SKK8)."""
    wanted = options.rounds[min(round_, len(options.rounds)) - 1]
    if seats == MAX_SEATS and options.preset:
        wanted = min(wanted, EIGHT_SEATS_MOST)
    return min(wanted, len(deck(options, seats)) // hands_of(seats))


def hand_sizes(options: Options, seats: int) -> tuple[int, ...]:
    """The hand size of each planned round."""
    return tuple(hand_size(options, seats, i + 1) for i in range(len(options.rounds)))


def dealer(first: Seat, seats: int, round_: int) -> Seat:
    """Who deals a round, counted from 1; ``first`` deals the first one (SKK5)."""
    return Seat((first + round_ - 1) % seats)


def first_leader(dealer: Seat, seats: int) -> Seat:
    """Who leads the first trick of a round (SKK6, SKK56)."""
    return Seat((dealer + 1) % seats)


def deal(
    rng: Random, cards: Sequence[Card], seats: int, size: int
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Shuffle ``cards``, deal ``size`` of them to each hand; the hands and the stock (SKK4).

    The hands of seats are rising. Graybeard's pile comes last; it is as shuffled as the stock.
    """
    random = rng.random
    shuffled = sorted(cards, key=lambda _: random())
    dealt = size * hands_of(seats)
    hands = [tuple(sorted(shuffled[i : i + size])) for i in range(0, size * seats, size)]
    if dealt > size * seats:
        hands.append(tuple(shuffled[size * seats : dealt]))
    return hands, tuple(shuffled[dealt:])
