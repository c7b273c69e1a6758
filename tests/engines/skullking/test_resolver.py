"""The quick functions of ``tricks`` against a plain second reading, and what always holds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import Seat
from engines.skullking.cards import (
    CARD_COUNT,
    CODE,
    NUMBER,
    TIGRESS,
    TIGRESS_AS_ESCAPE,
    TIGRESS_AS_PIRATE,
    Card,
    Face,
    notation,
    parse_face,
)
from engines.skullking.options import Options
from engines.skullking.tricks import (
    Play,
    Why,
    can_play,
    led_suit,
    legal_cards,
    resolve,
    trick_so_far,
)
from engines.skullking.views import GRAYBEARD
from tests.engines.skullking import resolver
from tests.engines.skullking.plays import rng

NAMES = [notation(face) for face in range(CARD_COUNT + 2)]
THOROUGH = os.environ.get("THOROUGH") == "1"
TRICKS = 200_000 if THOROUGH else 30_000
HANDS, ORDERED, EXAMPLES = (20_000, 5, 500) if THOROUGH else (8_000, 4, 150)
OPTIONS = [
    Options(kraken_next_leader=kraken, whale_next_leader_when_discarded=whale)
    for kraken, whale in product(
        ("would_have_won", "left_of_kraken"), ("whale_player", "would_have_won")
    )
]
SPECIALS = range(56, CARD_COUNT)
CLOCKWISE = {
    seats: [[Seat((leader + i) % seats) for i in range(seats)] for leader in range(seats)]
    for seats in range(3, 9)
}
GHOSTLY = [
    [Seat(0), GRAYBEARD, Seat(1)],
    [Seat(1), GRAYBEARD, Seat(0)],
    [GRAYBEARD, Seat(0), Seat(1)],
    [GRAYBEARD, Seat(1), Seat(0)],
]


class Tricks:
    """Random tricks, as they fall from a shuffled deck; every other one mostly of specials."""

    def __init__(self, seed: str) -> None:
        self.chance = rng(seed)
        self.decks: tuple[list[int], list[int]] = [], []

    def cards(self, number: int, count: int) -> list[int]:
        deck, chance = self.decks[number % 2], self.chance
        if len(deck) < count:
            numbers = chance.sample(range(SPECIALS[0]), 6) if number % 2 else range(SPECIALS[0])
            deck[:] = sorted((*numbers, *SPECIALS), key=lambda _: chance.random())
        return [deck.pop() for _ in range(count)]

    def trick(self, number: int) -> tuple[list[Play], Seat | None]:
        """Plays of two to eight seats, and Graybeard with two."""
        seats, chance = number % 7 + 2, self.chance
        if seats == 2:
            order, ghost = chance.choice(GHOSTLY), GRAYBEARD
        else:
            order, ghost = CLOCKWISE[seats][int(chance.random() * seats)], None
        cards = self.cards(number, len(order))
        if TIGRESS in cards:
            half = chance.random() < 0.5
            cards[cards.index(TIGRESS)] = TIGRESS_AS_PIRATE if half else TIGRESS_AS_ESCAPE
        return list(zip(order, map(Face, cards), strict=True)), ghost


def named(plays: list[Play]) -> resolver.Plays:
    return [(seat, NAMES[face]) for seat, face in plays]


def test_both_readings_agree_on_many_tricks() -> None:
    tricks, seen = Tricks("two readings"), set[object]()
    for number in range(TRICKS):
        plays, ghost = tricks.trick(number)
        options = OPTIONS[number // 14 % 4]
        found = resolve(plays, options, ghost)
        read = resolver.read(named(plays), options, ghost)
        assert found[:3] == read[:3], plays
        assert found.power == read.power, plays
        assert sorted((b.kind, NAMES[b.face], b.points) for b in found.bonuses) == read.bonuses
        assert sorted(found.alliances) == read.alliances, plays
        seen |= {found.why, found.power, ghost is not None, len(plays)}
    assert seen >= {*Why, None, "rosie", "will", "rascal", "juanita", "harry", *range(3, 9)}


def test_both_readings_agree_on_many_hands() -> None:
    tricks = Tricks("two readings of hands")
    for number in range(HANDS):
        plays, _ = tricks.trick(number)
        plays = plays[: number // 14 % (len(plays) + 1)]
        hand = tuple(sorted(map(Card, tricks.cards(number // 7, 1 + number % 6))))
        legal = legal_cards(hand, plays)
        assert led_suit(plays) == resolver.suit_to_follow(named(plays))
        names = resolver.legal([NAMES[card] for card in hand], named(plays))
        assert [NAMES[card] for card in legal] == names
        assert tuple(card for card in hand if can_play(card, hand, plays)) == legal


# ---- every order of the special cards ----------------------------------------------

KINDS = tuple(CODE[face] for face in (0, 13, 42, 56, *range(62, 68), 69, 74, 75))
"""A low green, green 14, a low trump, and all special cards, of pirates, Loot and escapes one."""
LADDER = ("SK", "ROSIE TIGRESSp", "M1 M2", "B1", "G14", "G1", "TIGRESSe L1 E1")


def orders(most: int) -> Iterator[tuple[str, ...]]:
    for count in range(1, most + 1):
        for cards in permutations(KINDS, count):
            if not {"TIGRESSp", "TIGRESSe"} <= set(cards):
                yield cards


def expected(cards: tuple[str, ...]) -> str | None:
    """Which of these cards takes the trick, by the ladder from the top."""
    beasts = [card for card in cards if card in ("KRAKEN", "WHALE")]
    if beasts and beasts[-1] == "KRAKEN":
        return None
    if beasts:
        return next(
            (card for card in ("G14", *cards) if card in cards and card in ("G14", "G1", "B1")),
            None,
        )
    mermaid = next((card for card in cards if card in ("M1", "M2")), None)
    if "SK" in cards and mermaid:
        return mermaid
    for step in LADDER:
        for card in cards:
            if card in step.split():
                return card
    raise AssertionError(cards)


def test_every_order_of_special_cards_agrees_with_the_ladder() -> None:
    """All orders of some of them with three numbers among them (SKK18 to SKK31)."""
    faces = {code: parse_face(code) for code in KINDS}
    for cards in orders(ORDERED):
        plays = [(Seat(i), faces[code]) for i, code in enumerate(cards)]
        result = resolve(plays, OPTIONS[0])
        best = expected(cards)
        assert result.winner == (None if best is None else cards.index(best)), cards
        assert trick_so_far(plays) == (result.winner, result.why)
        assert result.power == ("rosie" if best == "ROSIE" else None)


# ---- what always holds -------------------------------------------------------------


@st.composite
def any_trick(draw: st.DrawFn) -> tuple[list[Play], Seat | None]:
    seats = draw(st.integers(2, 8))
    hands = 3 if seats == 2 else seats
    cards = draw(
        st.lists(st.integers(0, CARD_COUNT - 1), min_size=hands, max_size=hands, unique=True)
    )
    leader = draw(st.integers(0, seats - 1))
    order = GHOSTLY[leader] if seats == 2 else CLOCKWISE[seats][leader]
    face = draw(st.sampled_from([TIGRESS_AS_PIRATE, TIGRESS_AS_ESCAPE]))
    plays = [
        (seat, face if card == TIGRESS else Face(card))
        for seat, card in zip(order, cards, strict=True)
    ]
    return plays, GRAYBEARD if seats == 2 else None


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(any_trick(), st.sampled_from(OPTIONS))
def test_a_trick_has_one_taker_or_none_and_always_a_leader(
    some: tuple[list[Play], Seat | None], options: Options
) -> None:
    plays, ghost = some
    by_seat = dict(plays)
    result = resolve(plays, options, ghost)
    assert result.leader in by_seat
    assert (result.winner is None) == (result.why in (Why.KRAKEN, Why.WHALE_NOTHING))
    if result.winner is None:
        assert not result.bonuses
        assert not result.alliances
        assert result.power is None
        return
    assert result.winner == result.leader
    assert result.winner in by_seat
    assert all(
        taker == result.winner != ally and notation(by_seat[ally]) == "loot"
        for ally, taker in result.alliances
    )
    taken = [face for _, face in plays]
    assert all(bonus.face in taken and bonus.points > 0 for bonus in result.bonuses)
    if result.power is not None:
        assert notation(by_seat[result.winner]) == f"pirate:{result.power}"
    if result.winner == ghost:
        assert not result.bonuses
        assert result.power is None


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(
    any_trick(),
    st.integers(0, 7),
    st.lists(st.integers(0, CARD_COUNT - 1), min_size=1, max_size=12, unique=True),
)
def test_there_is_always_a_legal_card(
    some: tuple[list[Play], Seat | None], length: int, cards: list[int]
) -> None:
    plays, hand = some[0][:length], tuple(sorted(map(Card, cards)))
    legal = legal_cards(hand, plays)
    assert legal
    assert set(legal) <= set(hand)
    assert {card for card in hand if not NUMBER[card]} <= set(legal)
    if led_suit(plays)[0] is None:
        assert legal == hand
