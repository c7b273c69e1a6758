"""The rules of a plain round, by their numbers in RULES.md."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Outcome, RuleError
from engines.skull import ENGINE
from engines.skull.events import (
    ChallengeFailed,
    ChallengeOpened,
    ChallengerFound,
    ChallengeWon,
    DiscFlipped,
    DiscLearned,
    DiscLost,
    DiscPlaced,
    Eliminated,
    FirstDiscsFixed,
    GameEnded,
    Passed,
    RoundStarted,
    StarterNamed,
)
from engines.skull.options import Options
from engines.skull.rules import max_decisions
from engines.skull.views import Phase
from tests.engines.skull.tables import (
    ALL,
    PASS,
    F,
    L,
    S,
    Table,
    challenge,
    flip,
    lose,
    name,
    place,
    raise_to,
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sk1_three_to_six_seats(seats: int) -> None:
    step = ENGINE.start(seats, Options(), "x")
    assert len(ENGINE.table_view(step.state).seats) == seats


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_sk1_no_other_seat_counts(seats: int) -> None:
    with pytest.raises(RuleError) as refused:
        ENGINE.start(seats, Options(), "x")
    assert refused.value.code == "bad_seat_count"
    assert refused.value.params == {"seats": seats, "minimum": 3, "maximum": 6}


def test_sk1_a_game_of_two_left_goes_on() -> None:
    table = Table([ALL, (), ALL]).play((2, place(F)), (0, place(F)))
    assert table.codes() == ["df", "ds", "c1", "c2"]
    table.play((0, place(F)), (2, challenge(1)), (0, raise_to(2)), (2, PASS)).flips(0, 0)
    assert table.at(0).points == 1


def test_sk2_three_flowers_and_a_skull() -> None:
    state = ENGINE.start(3, Options(), "x").state
    for seat in range(3):
        view = ENGINE.seat_view(state, seat)
        assert view.hand == ALL
        assert (view.me.discs, view.me.hand, view.me.down, view.me.points) == (4, 4, 0, 0)


def test_sk3_the_first_starter_is_drawn() -> None:
    starters = Counter()
    for number in range(300):
        step = ENGINE.start(3, Options(), f"{number}")
        view = ENGINE.table_view(step.state)
        assert step.public == (RoundStarted(1, view.starter),)
        starters[view.starter] += 1
    assert min(starters.values()) > 60


def test_sk4_all_but_the_starter_place_in_any_order() -> None:
    table = Table(4, starter=1)
    assert [prompt.seat for prompt in table.prompts()] == [0, 2, 3]
    assert {prompt.key for prompt in table.prompts()} == {"r1.first"}
    assert table.view.awaited == (0, 2, 3)
    assert table.view.turn is None
    assert table.refused(1, place(F)) == "starter_places_last"
    table.play((3, place(S)), (0, place(F)))
    assert table.view.awaited == (2,)
    assert table.step.public == (DiscPlaced(0),)
    table.play((2, place(F)))
    assert table.step.public == (DiscPlaced(2), FirstDiscsFixed(None))
    assert table.view.phase is Phase.TURN
    assert table.view.turn == 1


def test_sk4_the_starter_has_nothing_but_a_first_disc_to_place() -> None:
    table = Table().play((1, place(F)), (2, place(F)))
    assert (table.asked.kind, table.asked.key, table.codes()) == ("turn", "r1.t2", ["df", "ds"])
    assert table.refused(0, challenge(1)) == "first_disc_missing"
    table.play((0, place(F)))
    assert (table.view.turn, table.asked.key) == (0, "r1.t3")


def test_sk4_a_first_disc_is_exchanged_unnoticed() -> None:
    table = Table().play((1, place(F)))
    before = table.view
    (again,) = table.prompts(required=False)
    assert (again.seat, again.key, again.choices) == (1, "r1.first", (place(F), place(S)))
    for disc, hand in ((S, (F, F, F)), (F, (F, F, S)), (F, (F, F, S))):
        table.play((1, place(disc)))
        assert table.step.public == ()
        assert table.step.private == {}
        assert table.view == before
        assert (table.seat(1).stack, table.seat(1).hand) == ((disc,), hand)
        assert table.prompts(required=False) == [again]


def test_sk4_once_fixed_nothing_is_exchanged() -> None:
    table = Table().play((1, place(F)), (2, place(F)))
    assert table.prompts(required=False) == []
    assert table.refused(1, place(S)) == "not_your_turn"


def test_sk5_a_disc_must_be_in_hand_and_goes_on_top() -> None:
    table = Table().firsts(S, F, F)
    assert table.codes() == ["df", "c1", "c2", "c3"]
    assert table.refused(0, place(S)) == "disc_not_in_hand"
    assert table.refused(0, place(L)) == "disc_not_in_hand"
    table.play((0, place(F)))
    assert table.seat(0).stack == (S, F)
    assert table.step.public == (DiscPlaced(0),)


def test_sk6_turns_go_clockwise() -> None:
    table = Table(4, starter=2).firsts(F, F, F, F)
    order = []
    for _ in range(6):
        turn = table.view.turn
        order.append(turn)
        table.play((turn, place(F)))
    assert order == [2, 3, 0, 1, 2, 3]
    assert table.refused(3, place(F)) == "not_your_turn"
    assert table.refused(0, PASS) == "no_challenge_open"


def test_sk7_a_challenge_may_be_opened_at_the_first_turn() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(2)))
    assert table.step.public == (ChallengeOpened(0, 2),)
    assert table.view.phase is Phase.CHALLENGING
    assert (table.view.number, table.view.bidder, table.view.turn) == (2, 0, 1)


def test_sk7_numbers_go_from_one_to_all_discs_down() -> None:
    table = Table().firsts(F, F, F).play((0, place(F)))
    assert table.codes() == ["df", "ds", "c1", "c2", "c3", "c4"]
    assert table.refused(1, challenge(0)) == "number_too_low"
    assert table.refused(1, challenge(5)) == "number_too_high"


def test_sk7_nobody_opens_before_the_first_discs_are_down() -> None:
    assert Table().refused(1, challenge(1)) == "first_disc_missing"


def test_sk7_after_opening_nobody_places() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)))
    assert table.refused(1, place(F)) == "challenge_is_open"
    assert table.refused(1, challenge(2)) == "challenge_is_open"


def test_sk8_with_an_empty_hand_one_has_to_open() -> None:
    table = Table([(F, S), ALL, ALL]).firsts(F, F, F).play((0, place(S)))
    table.play((1, place(F)), (2, place(F)))
    assert table.codes() == ["c1", "c2", "c3", "c4", "c5", "c6"]


def test_sk9_a_raise_is_higher_and_at_most_all_discs() -> None:
    table = Table().firsts(F, F, F).play((0, place(F)), (1, challenge(2)))
    assert table.codes() == ["p", "r3", "r4"]
    assert table.refused(2, raise_to(2)) == "number_too_low"
    assert table.refused(2, raise_to(5)) == "number_too_high"
    assert table.refused(0, raise_to(3)) == "not_your_turn"
    table.play((2, raise_to(3)))
    assert table.view.bids == ((1, 2), (2, 3))


def test_sk10_passing_is_final_for_the_round() -> None:
    table = Table(4).firsts(F, F, F, F).play((0, challenge(1)), (1, PASS), (2, raise_to(2)))
    assert [seat.passed for seat in table.view.seats] == [False, True, False, False]
    table.play((3, PASS), (0, raise_to(3)))
    assert table.view.turn == 2
    assert table.refused(1, raise_to(4)) == "already_passed"


def test_sk10_the_discs_of_who_passed_still_count() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)), (1, PASS))
    assert table.view.total == 3
    table.play((2, raise_to(2)), (0, PASS)).flips(2, 1)
    assert table.at(2).points == 1


def test_sk11_all_discs_end_the_bidding_at_once() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)), (1, raise_to(3)))
    assert ChallengerFound(1, 3) in table.step.public
    assert (table.view.phase, table.view.turn) == (Phase.REVEALING, 1)


def test_sk11_an_opener_nobody_answers_is_the_challenger() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)), (1, PASS), (2, PASS))
    assert table.step.public == (Passed(2), ChallengerFound(0, 1))
    assert (table.view.bidder, table.view.number) == (0, 1)


def test_sk12_the_own_stack_first_from_the_top() -> None:
    table = Table().firsts(F, F, F).play((0, place(S)), (1, place(F)), (2, place(F)))
    table.play((0, place(F)), (1, challenge(5)), (2, PASS), (0, PASS))
    assert (table.asked.kind, table.asked.auto, table.codes()) == ("flip", True, ["f1"])
    assert table.refused(1, flip(0)) == "own_stack_first"
    table.flips(1)
    assert table.asked.auto
    table.flips(1)
    assert (table.asked.auto, table.codes()) == (False, ["f0", "f2"])
    assert table.refused(1, flip(1)) == "stack_empty"
    assert table.refused(1, flip(3)) == "stack_empty"
    assert table.refused(0, flip(0)) == "not_your_turn"
    table.flips(0)
    assert table.step.public == (DiscFlipped(1, 0, F),)
    assert (table.at(0).down, table.at(0).turned) == (2, (F,))
    table.flips(2, 0)
    assert table.step.public[:2] == (DiscFlipped(1, 0, S), ChallengeFailed(1, 0))


def test_sk12_nothing_is_turned_without_a_challenge() -> None:
    assert Table().firsts(F, F, F).refused(0, flip(0)) == "nothing_to_turn"


def test_sk13_by_default_the_number_stops_the_own_stack() -> None:
    table = Table().firsts(S, F, F).play((0, place(F)), (1, place(F)), (2, place(F)))
    table.play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    assert table.at(0).points == 1


def test_sk14_as_many_flowers_as_said_are_a_point() -> None:
    table = Table().firsts(F, F, S).play((0, challenge(2)), (1, PASS), (2, PASS)).flips(0, 1)
    assert table.step.public == (
        DiscFlipped(0, 1, F),
        ChallengeWon(0, 1),
        RoundStarted(2, 0),
    )


def test_sk15_another_seats_skull_costs_a_disc_by_chance() -> None:
    lost = Counter()
    for number in range(400):
        table = Table(seed=f"{number}").firsts(F, F, S)
        table.play((0, challenge(2)), (1, PASS), (2, PASS)).flips(0, 2)
        assert table.step.public[1:3] == (ChallengeFailed(0, 2), DiscLost(0, 3))
        (learned,) = table.private(0)
        lost[learned.disc] += 1
        assert table.seat(0).lost == (learned.disc,)
    assert 60 < lost[S] < 140  # one disc of four, in hand or down


def test_sk15_the_first_skull_ends_it() -> None:
    table = Table().firsts(F, F, S).play((0, challenge(3))).flips(0, 2)
    assert table.view.phase is Phase.PLACING
    assert table.refused(0, flip(1)) == "nothing_to_turn"


def test_sk16_the_own_skull_lets_one_choose() -> None:
    table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert table.view.phase is Phase.LOSING
    assert (table.asked.kind, table.codes()) == ("lose", ["lf", "ls"])
    assert table.refused(1, lose(F)) == "not_your_turn"
    assert table.refused(0, lose(L)) == "disc_not_owned"
    assert table.refused(0, place(F)) == "challenge_is_open"
    table.play((0, lose(S)))
    assert table.step.public == (DiscLost(0, 3), RoundStarted(2, 0))
    assert table.private(0) == (DiscLearned(0, S),)
    assert table.seat(0).hand == (F, F, F)


def test_sk16_nothing_is_given_away_out_of_turn() -> None:
    assert Table().firsts(F, F, F).refused(0, lose(F)) == "nothing_to_lose"


def test_sk18_all_take_their_discs_back() -> None:
    table = Table(points=(0, 1, 0)).firsts(F, F, F).play((0, challenge(3))).flips(0, 1, 2)
    assert [seat.points for seat in table.view.seats] == [1, 1, 0]
    assert [(seat.hand, seat.down, seat.turned) for seat in table.view.seats] == [(4, 0, ())] * 3
    assert (table.view.total, table.view.number, table.view.bids) == (0, 0, ())


def test_sk19_the_challenger_starts_after_a_success() -> None:
    table = Table(4).firsts(F, F, F, F).play((0, challenge(1)), (1, raise_to(4)))
    assert table.flips(1, 0, 2, 3).view.starter == 1


def test_sk19_the_skulls_owner_starts_when_the_challenger_is_out() -> None:
    table = Table([(F,), ALL, ALL]).firsts(F, F, S).play((0, challenge(3))).flips(0, 2)
    assert table.step.public[1:] == (
        ChallengeFailed(0, 2),
        DiscLost(0, 0),
        Eliminated(0),
        RoundStarted(2, 2),
    )
    assert table.private(0) == (DiscLearned(0, F),)


def test_sk19_out_by_the_own_skull_one_names_who_starts() -> None:
    table = Table([(S,), ALL, (), ALL]).play((1, place(F)), (3, place(F)), (0, place(S)))
    table.play((0, challenge(3))).flips(0)
    assert (table.asked.kind, table.asked.seat, table.codes()) == ("name", 0, ["n1", "n3"])
    assert table.view.prompts == (table.asked,)
    assert table.refused(0, name(0)) == "target_eliminated"
    assert table.refused(0, name(2)) == "target_eliminated"
    assert table.refused(0, name(9)) == "target_eliminated"
    assert table.refused(1, name(1)) == "not_your_turn"
    table.play((0, name(3)))
    assert table.step.public == (StarterNamed(0, 3), RoundStarted(2, 3))


def test_sk19_nobody_is_named_otherwise() -> None:
    assert Table().firsts(F, F, F).refused(0, name(1)) == "nothing_to_name"


def test_sk20_only_the_owner_learns_the_lost_disc() -> None:
    table = Table().firsts(F, F, S).play((0, challenge(3))).flips(0, 2)
    assert list(table.step.private) == [0]
    assert not any(isinstance(event, DiscLearned) for event in table.log)
    assert table.seat(1).lost == ()


def test_sk20_both_choices_look_the_same_to_others() -> None:
    views, events = [], []
    for disc in (F, S):
        table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0).play((0, lose(disc)))
        views.append((table.view, table.seat(1)))
        events.append(table.step.public)
    assert views[0] == views[1]
    assert events[0] == events[1]


def test_sk20_both_discs_look_the_same_to_others_when_placed() -> None:
    seen = []
    for disc in (F, S):
        table = Table().firsts(F, disc, F).play((0, place(F)), (1, place(F)))
        seen.append((table.view, table.seat(2), table.log))
    assert seen[0] == seen[1]


def test_sk21_the_second_point_wins() -> None:
    table = Table(points=(1, 1, 0)).firsts(F, F, F).play((0, challenge(3))).flips(0, 1, 2)
    assert table.step.public[-2:] == (ChallengeWon(0, 2), GameEnded(0, "points"))
    assert table.view.outcome == Outcome("points", ((0,), (1, 2)), (2, 1, 0))
    assert (table.view.phase, table.view.turn, table.view.awaited) == (Phase.OVER, None, ())
    assert table.prompts() == table.prompts(required=False) == []
    for seat in (-1, 0, 1):
        for action in (place(F), challenge(1), PASS, flip(1), lose(F), name(1)):
            assert table.refused(seat, action) in ("game_over", "unknown_seat")


def test_sk21_the_last_seat_with_discs_wins() -> None:
    table = Table([(S,), ALL, ()]).play((1, place(F)), (0, place(S)), (0, challenge(2))).flips(0)
    assert table.step.public[-2:] == (Eliminated(0), GameEnded(1, "survival"))
    assert table.view.outcome == Outcome("survival", ((1,), (0, 2)), (0, 0, 0))
    assert table.view.reveal is not None
    assert table.view.reveal.eliminated
    assert ENGINE.prompts(table.state) == ()


def test_sk27_without_a_skull_one_plays_on() -> None:
    table = Table([(F, F, F), ALL, ALL])
    table.play((1, place(F)), (2, place(F)))
    assert table.codes() == ["df"]


def test_sk28_who_is_out_is_passed_over() -> None:
    table = Table([ALL, (), ALL, ALL], starter=3)
    assert [prompt.seat for prompt in table.prompts()] == [0, 2]
    assert table.refused(1, place(F)) == "seat_eliminated"
    table.play((0, place(F)), (2, place(F)), (3, place(F)), (3, place(F)), (0, place(F)))
    assert table.view.turn == 2
    table.play((2, challenge(4)), (3, PASS), (0, PASS)).flips(2)
    assert table.codes() == ["f0", "f3"]
    assert table.at(1).eliminated
    assert not table.at(1).passed
    assert table.refused(1, flip(0)) == "seat_eliminated"


def test_sk28_seats_that_do_not_exist_cannot_act() -> None:
    for table in (Table(), Table().firsts(F, F, F)):
        for seat in (-1, 3):
            assert table.refused(seat, place(F)) == "unknown_seat"


def test_sk30_the_bound_of_a_game() -> None:
    assert max_decisions(Options(), 3) == 39 * 14
    assert max_decisions(Options(points_to_win=1), 6) == 78 * 23


def test_things_that_are_no_action_are_refused() -> None:
    for nonsense in (None, "df", 3, DiscPlaced(0)):
        assert Table().refused(1, nonsense) == "unknown_action"
