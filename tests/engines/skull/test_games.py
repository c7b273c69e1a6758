"""Whole stretches of play: an example round, known traps of other tables, and any game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.skull import ENGINE
from engines.skull.codes import HAND_SIZE, NOBODY
from engines.skull.events import (
    ChallengeFailed,
    ChallengerFound,
    ChallengeWon,
    DiscLost,
    RoundStarted,
)
from engines.skull.options import Options
from engines.skull.views import Phase
from tests.engines.skull.tables import (
    ALL,
    PASS,
    F,
    S,
    Table,
    challenge,
    flip,
    lose,
    place,
    raise_to,
)

A, B, C = 0, 1, 2


def test_an_example_round() -> None:
    table = Table(starter=A).firsts(F, F, F).play((A, place(F)), (B, place(S)))
    table.play((C, challenge(2)), (A, raise_to(3)), (B, PASS), (C, raise_to(4)), (A, PASS))
    assert ChallengerFound(C, 4) in table.step.public
    table.flips(C, A, B)
    assert table.view.reveal is not None
    assert table.view.reveal.flips == ((C, F), (A, F), (B, S))
    assert table.step.public[1:] == (
        ChallengeFailed(C, B),
        DiscLost(C, 3),
        RoundStarted(2, C),
    )
    assert [seat for seat, events in table.step.private.items() if events] == [C]
    assert (table.view.starter, table.view.awaited) == (C, (A, B))


def test_skull_01_a_round_has_one_seat_to_act_after_two_eliminations() -> None:
    table = Table([(F,), (F,), ALL, ALL, ALL, ALL]).firsts(F, F, F, S, F, F)
    table.play((0, challenge(6))).flips(0, 3)
    assert (table.at(0).eliminated, table.view.starter) == (True, 3)
    for seat, disc in ((1, F), (2, S), (4, F), (5, F), (3, F)):
        table.play((seat, place(disc)))
    table.play((3, challenge(1)), (4, PASS), (5, PASS), (1, raise_to(5))).flips(1, 2)
    assert (table.at(1).eliminated, table.view.starter) == (True, 2)
    for seat in (3, 4, 5, 2):
        table.play((seat, place(F)))
    assert (table.view.phase, table.view.awaited) == (Phase.TURN, (2,))
    assert table.asked.choices


def test_skull_02_the_challenger_starts_won_or_lost() -> None:
    table = Table(4).firsts(F, F, S, F).play((0, place(F)), (1, challenge(5))).flips(1, 2)
    assert isinstance(table.step.public[1], ChallengeFailed)
    assert table.step.public[-1] == RoundStarted(2, 1)


def test_skull_03_who_has_not_spoken_may_raise_after_others_passed() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)), (1, PASS))
    assert table.codes() == ["p", "r2", "r3"]
    table.play((2, raise_to(2)))
    assert (table.view.turn, table.codes()) == (0, ["p", "r3"])


def test_skull_04_the_highest_number_starts_the_turning_at_once() -> None:
    table = Table().firsts(F, F, F).play((0, place(F)), (1, place(F)), (2, challenge(1)))
    assert table.refused(0, raise_to(6)) == "number_too_high"
    table.play((0, PASS), (1, raise_to(5)))
    assert [prompt.seat for prompt in table.prompts()] == [1]
    assert table.codes() == ["f1"]
    assert table.refused(2, raise_to(6)) == "no_challenge_open"


def test_skull_05_own_discs_before_others() -> None:
    table = Table(starter=2).firsts(F, F, F).play((2, place(F)), (0, challenge(1)), (1, PASS))
    table.play((2, raise_to(3)), (0, PASS)).flips(2)
    assert table.refused(2, flip(0)) == "own_stack_first"
    table.flips(2)
    assert table.codes() == ["f0", "f1"]


def test_skull_05_by_default_one_own_disc_is_enough_for_one() -> None:
    table = Table(starter=2).firsts(F, F, S).play((2, place(F)), (0, place(F)), (1, place(F)))
    table.play((2, challenge(1)), (0, PASS), (1, PASS)).flips(2)
    assert isinstance(table.step.public[1], ChallengeWon)


house_rules = st.builds(
    Options,
    last_chance=st.booleans(),
    own_stack=st.sampled_from(["stop_at_bid", "all_own"]),
    own_skull_loss=st.sampled_from(["chosen", "random"]),
    first_placement=st.sampled_from(["starter_last", "clockwise_from_starter"]),
    points_to_win=st.sampled_from([1, 2]),
)


@settings(derandomize=True, deadline=None, max_examples=40)
@given(
    st.integers(3, 6),
    house_rules,
    st.text(max_size=8),
    st.lists(st.tuples(st.integers(0, 11), st.integers(0, 24)), min_size=20, max_size=150),
)
def test_discs_are_never_made_or_mislaid(
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
        view = ENGINE.table_view(state)
        for seat in view.seats:
            mine = ENGINE.seat_view(state, seat.seat)
            assert len(mine.lost) + seat.discs == 4 or seat.eliminated
            assert len(mine.stack) == seat.down + len(seat.turned)
            assert len(mine.hand) == seat.hand
            if view.phase in (Phase.PLACING, Phase.TURN, Phase.CHALLENGING):
                assert seat.hand + seat.down == seat.discs + seat.holds_last_chance
        assert sum(seat.holds_last_chance for seat in view.seats) <= 1
        assert view.total == sum(seat.down + len(seat.turned) for seat in view.seats)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(st.integers(0, 15), st.integers(0, 63), st.integers(0, 5))
def test_codes_of_hands_and_sets(hand: int, mask: int, seat: int) -> None:
    from engines.skull.codes import HAND_DISCS, NEXT_SEAT, SEATS_IN, hand_of

    assert hand_of(HAND_DISCS[hand]) == hand
    assert HAND_SIZE[hand] == len(HAND_DISCS[hand])
    assert sum(1 << other for other in SEATS_IN[mask]) == mask
    clockwise = [(seat + step) % 6 for step in range(1, 7)]
    expected = next((other for other in clockwise if mask >> other & 1), NOBODY)
    assert NEXT_SEAT[mask][seat] == expected


@pytest.mark.parametrize("disc", [F, S])
def test_a_lost_disc_stays_lost(disc) -> None:
    table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0).play((0, lose(disc)))
    assert table.seat(0).lost == (disc,)
    left = list(ALL)
    left.remove(disc)
    assert table.seat(0).hand == tuple(left)
    assert table.at(0).discs == 3
