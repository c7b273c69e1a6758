"""What holds in any game: the cards, the tricks, who is awaited."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.skullking import ENGINE
from engines.skullking.cards import SUITS, card_of
from engines.skullking.deals import deck
from engines.skullking.model import NO_SUIT, SUITLESS, State
from engines.skullking.options import PRESETS, Options
from engines.skullking.tricks import led_suit, legal_cards
from engines.skullking.views import Phase, TableView
from tests.engines.skullking.hidden import random_options

house_rules = st.builds(
    Options,
    kraken=st.booleans(),
    white_whale=st.booleans(),
    loot=st.booleans(),
    pirate_powers=st.booleans(),
    scoring=st.sampled_from(["classic", "rascal", "rascal_loads"]),
    rounds=st.one_of(
        st.sampled_from(sorted(PRESETS.values())),
        st.lists(st.integers(1, 10), min_size=1, max_size=4).map(tuple),
    ),
    kraken_next_leader=st.sampled_from(["would_have_won", "left_of_kraken"]),
    whale_next_leader_when_discarded=st.sampled_from(["whale_player", "would_have_won"]),
    harry_timing=st.sampled_from(["immediate", "end_of_round"]),
    tiebreak=st.sampled_from(["extra_round", "shared"]),
)


@settings(derandomize=True, deadline=None, max_examples=30)
@given(
    st.integers(2, 8),
    house_rules,
    st.text(max_size=8),
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 60)), min_size=40, max_size=150),
)
def test_cards_tricks_and_who_is_awaited(
    seats: int, options: Options, seed: str, picks: list[tuple[int, int]]
) -> None:
    state = ENGINE.start(seats, options, seed).state
    for which, what in picks:
        prompts = ENGINE.prompts(state)
        if not prompts:
            break
        prompt = prompts[which % len(prompts)]
        action = prompt.choices[what % len(prompt.choices)]
        state = ENGINE.apply(state, prompt.seat, action).state
        check(state)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_same_in_whole_games(seats: int) -> None:
    phases = set[Phase]()
    for number in range(2):
        rng = Random(f"{seats}/{number}")
        options = random_options(rng).model_copy(update={"pirate_powers": True})
        state = ENGINE.start(seats, options, f"{number}").state
        while prompts := ENGINE.prompts(state):
            prompt = rng.choice(prompts)
            state = ENGINE.apply(state, prompt.seat, rng.choice(prompt.choices)).state
            phases.add(state.phase)
            check(state)
    assert {Phase.PLAYING, Phase.OVER} <= phases


def check(state: State) -> None:
    view = ENGINE.table_view(state)
    check_cards(state, view)
    check_tricks(state, view)
    check_awaited(state, view)


def check_cards(state: State, view: TableView) -> None:
    """The cards are the deck, each once; all hands are as large as they should be."""
    hands = [card for hand in state.hands for card in hand]
    table = [card_of(face) for _, face in state.plays]
    past = [card_of(face) for trick in state.tricks for _, face in trick.plays]
    away = [*state.stock, *state.powers.discards, *state.round.gone]
    cards = deck(view.options, len(view.seats))
    assert sorted([*hands, *table, *past, *away]) == list(cards)
    for seat in view.seats:
        held = ENGINE.seat_view(state, seat.seat)
        assert list(held.hand) == sorted(held.hand)
        assert len(held.hand) == seat.hand
        in_trick = any(player == seat.seat for player, _ in state.plays)
        assert seat.hand == view.cards - len(state.tricks) - in_trick + len(held.drawn)


def check_tricks(state: State, view: TableView) -> None:
    """The tricks taken and not taken are those that are over; the suit is what the plays say."""
    won = sum(seat.won for seat in view.seats) + view.graybeard_won
    assert won + view.unclaimed == len(state.tricks) == len(view.tricks)
    if view.trick is not None:
        suit, suitless = led_suit(view.trick.plays)
        assert (view.trick.suit, view.trick.suitless) == (suit, suitless)
        assert (state.suit == SUITLESS) == suitless
        assert (state.suit < NO_SUIT and SUITS[state.suit]) == (suit or False)
        assert view.trick.number == len(state.tricks) + 1
    for seat, result in enumerate(view.results[-1].seats if view.results else ()):
        assert result.seat == seat
        assert result.points == sum(line.points for line in result.lines)


def check_awaited(state: State, view: TableView) -> None:
    """Somebody is always awaited, and exactly who has something to decide."""
    expected: Any
    match view.phase:
        case Phase.BIDDING:
            expected = tuple(seat.seat for seat in view.seats if not seat.has_bid)
        case Phase.LOADING:
            expected = tuple(seat.seat for seat in view.seats if not seat.has_loaded)
        case Phase.PLAYING if view.graybeard_turn:
            expected = (state.order[len(state.plays) + 1],)
        case Phase.PLAYING:
            assert view.turn is not None
            expected = (view.turn,)
            held = ENGINE.seat_view(state, view.turn)
            legal = legal_cards(held.hand, state.plays)
            assert held.required is not None
            offered = dict.fromkeys(card_of(play.face) for play in held.required.choices)
            assert tuple(offered) == legal != ()
        case Phase.POWER:
            assert view.deciding is not None
            expected = view.deciding[:1]
        case Phase.OVER:
            expected = ()
    assert view.awaited == expected
    assert (expected == ()) == (view.outcome is not None)
