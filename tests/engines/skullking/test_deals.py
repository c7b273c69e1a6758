"""Deck, hand sizes, dealer and deal, by the numbers in RULES.md."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import Seat
from engines.skullking.cards import KIND, NUMBER, Kind
from engines.skullking.deals import (
    deal,
    dealer,
    deck,
    first_leader,
    hand_size,
    hand_sizes,
    hands_of,
)
from engines.skullking.options import PRESETS, Options
from tests.engines.skullking.plays import rng

BASE = Options()
ALL = Options(kraken=True, white_whale=True, loot=True)


def test_skk2_seventy_cards() -> None:
    cards = deck(BASE, 4)
    assert Counter(KIND[card] for card in cards) == {
        Kind.NUMBER: 56,
        Kind.ESCAPE: 5,
        Kind.PIRATE: 5,
        Kind.TIGRESS: 1,
        Kind.SKULL_KING: 1,
        Kind.MERMAID: 2,
    }
    assert Counter(NUMBER[card] for card in cards if NUMBER[card]) == dict.fromkeys(range(1, 15), 4)


@pytest.mark.parametrize(
    ("kraken", "whale", "loot"), list(product((False, True), (False, True), (False, True)))
)
def test_skk3_each_addition_has_its_own_switch(kraken: bool, whale: bool, loot: bool) -> None:
    options = Options(kraken=kraken, white_whale=whale, loot=loot)
    kinds = Counter(KIND[card] for card in deck(options, 3))
    assert [kinds[Kind.KRAKEN], kinds[Kind.WHALE], kinds[Kind.LOOT]] == [kraken, whale, 2 * loot]
    assert sum(kinds.values()) == 70 + kraken + whale + 2 * loot


def test_skk4_the_same_seed_deals_the_same() -> None:
    cards = deck(ALL, 5)
    assert deal(rng("a"), cards, 5, 7) == deal(rng("a"), cards, 5, 7)
    assert deal(rng("a"), cards, 5, 7) != deal(rng("b"), cards, 5, 7)


def test_skk4_every_card_comes_to_every_place_alike() -> None:
    cards, rounds = deck(BASE, 3), 3_000
    places = [Counter[int]() for _ in range(4)]
    for number in range(rounds):
        hands, stock = deal(rng(f"deal {number}"), cards, 2, 10)
        for place, found in zip(places, [*hands, stock], strict=True):
            place.update(found)
    for place, size in zip(places, (10, 10, 10, 40), strict=True):
        mean = rounds * size / 70
        spread = (mean * (1 - size / 70)) ** 0.5
        assert all(abs(place[card] - mean) < 5 * spread for card in cards)


def test_skk4_neither_pile_nor_stock_is_in_order() -> None:
    hands, stock = deal(rng("x"), deck(BASE, 2), 2, 10)
    assert list(stock) != sorted(stock)
    assert list(hands[2]) != sorted(hands[2])
    assert [list(hand) for hand in hands[:2]] == [sorted(hand) for hand in hands[:2]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_skk5_skk6_the_deal_passes_and_its_left_leads(seats: int) -> None:
    for first, number in product(range(seats), range(1, 24)):
        seat = dealer(Seat(first), seats, number)
        assert dealer(Seat(first), seats, number + 1) == (seat + 1) % seats
        assert first_leader(seat, seats) == (seat + 1) % seats


def test_skk7_named_lists() -> None:
    assert PRESETS["standard"] == BASE.rounds == tuple(range(1, 11))
    for name, sizes in PRESETS.items():
        assert hand_sizes(Options(rounds=sizes), 4) == sizes
        assert Options(rounds=sizes).preset == name


def test_skk8_seven_seats_use_the_whole_deck() -> None:
    assert hand_size(BASE, 7, 10) == 10
    assert deal(rng("x"), deck(BASE, 7), 7, 10)[1] == ()


def test_skk8_a_list_of_its_own_may_ask_eight_seats_for_nine() -> None:
    assert hand_sizes(Options(rounds=(9, 10, 3)), 8) == (8, 8, 3)
    assert hand_sizes(ALL.model_copy(update={"rounds": (9, 10, 3)}), 8) == (9, 9, 3)


@pytest.mark.parametrize("seats", range(2, 9))
def test_skk62_extra_rounds_are_as_the_last(seats: int) -> None:
    for options in (BASE, Options(rounds=(3, 9))):
        last = hand_sizes(options, seats)[-1]
        count = len(options.rounds)
        assert [hand_size(options, seats, count + i) for i in (1, 2, 3)] == [last] * 3


def test_skk55_three_hands_for_two_seats() -> None:
    assert [hands_of(seats) for seats in range(2, 9)] == [3, 3, 4, 5, 6, 7, 8]


def test_skk60_no_loot_with_two_seats() -> None:
    assert len(deck(ALL, 2)) == 72
    assert not [card for card in deck(ALL, 2) if KIND[card] is Kind.LOOT]


@settings(derandomize=True, deadline=None, max_examples=150)
@given(
    st.integers(2, 8),
    st.lists(st.integers(1, 10), min_size=1, max_size=20),
    st.booleans(),
    st.text(max_size=5),
)
def test_cards_are_never_made_or_mislaid(
    seats: int, rounds: list[int], added: bool, seed: str
) -> None:
    options = Options(rounds=tuple(rounds), kraken=added, white_whale=added, loot=added)
    cards = deck(options, seats)
    for number, wanted in enumerate(rounds, 1):
        size = hand_size(options, seats, number)
        assert 1 <= size <= wanted
        assert size == wanted or seats == 8
        hands, stock = deal(rng(f"{seed}{number}"), cards, seats, size)
        assert [len(hand) for hand in hands] == [size] * hands_of(seats)
        assert sorted([*stock, *(card for hand in hands for card in hand)]) == list(cards)


# ---- reported of other tables ------------------------------------------------------


@pytest.mark.parametrize("options", [BASE, ALL])
def test_score_01_eight_seats_never_run_out_of_cards(options: Options) -> None:
    """Ten rounds, at most 8 cards, all hands of one size."""
    assert hand_sizes(options, 8) == (1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
    for number in range(1, 11):
        hands, _ = deal(rng(f"{number}"), deck(options, 8), 8, hand_size(options, 8, number))
        assert {len(hand) for hand in hands} == {min(number, 8)}


def test_score_03_every_round_is_dealt_from_a_whole_deck() -> None:
    """Six seats, rounds 1 to 10: a hand has as many cards, and no card is there twice."""
    for number in range(1, 11):
        hands, stock = deal(rng(f"{number}"), deck(BASE, 6), 6, hand_size(BASE, 6, number))
        assert {len(hand) for hand in hands} == {number}
        everywhere = [*stock, *(card for hand in hands for card in hand)]
        assert len(set(everywhere)) == len(everywhere) == 70
