"""House rules that are not the default, by their numbers in RULES.md."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.skull.events import (
    ChallengeFailed,
    ChallengeWon,
    DiscLearned,
    DiscLost,
    DiscPlaced,
    Eliminated,
    FirstDiscsFixed,
    GameEnded,
    LastChanceGiven,
    LastChanceReturned,
    RoundStarted,
)
from engines.skull.views import Phase
from tests.engines.skull.tables import (
    ALL,
    PASS,
    F,
    L,
    S,
    Table,
    challenge,
    lose,
    place,
    raise_to,
)


def clockwise(discs=3, **more) -> Table:
    return Table(discs, first_placement="clockwise_from_starter", **more)


def test_sk4_clockwise_first_discs_begin_with_the_starter() -> None:
    table = clockwise(4, starter=2)
    for number, seat in enumerate((2, 3, 0, 1)):
        prompt = table.asked
        assert (prompt.seat, prompt.kind, prompt.key) == (seat, "first_disc", f"r1.t{number}")
        assert table.codes() == ["df", "ds"]
        assert (table.view.phase, table.view.turn) == (Phase.PLACING, seat)
        table.play((seat, place(F)))
        assert table.step.public == (DiscPlaced(seat),)
    assert (table.view.phase, table.view.turn, table.asked.key) == (Phase.TURN, 2, "r1.t4")
    assert FirstDiscsFixed() not in table.log


def test_sk4_clockwise_first_discs_are_fixed_at_once() -> None:
    table = clockwise().play((0, place(F)))
    assert table.prompts(required=False) == []
    assert table.refused(0, place(S)) == "not_your_turn"
    assert table.refused(2, place(F)) == "not_your_turn"
    assert table.refused(1, challenge(1)) == "first_disc_missing"


def test_sk4_clockwise_first_discs_pass_over_who_is_out() -> None:
    table = clockwise([ALL, (), ALL, ALL], starter=3)
    table.play((3, place(F)), (0, place(S)), (2, place(F)))
    assert (table.view.phase, table.view.turn, table.view.total) == (Phase.TURN, 3, 3)


def test_sk4_clockwise_the_last_chance_disc_is_seen_at_once() -> None:
    table = clockwise([(F,), ALL, ALL], starter=2, holder=0, last_chance=True)
    table.play((2, place(F)), (0, place(L)))
    assert table.step.public == (DiscPlaced(0, last_chance=True),)
    assert table.at(0).last_chance_at == 0


def all_own(*firsts, **more) -> Table:
    return Table(own_stack="all_own", **more).firsts(*firsts)


def test_sk13_all_own_a_skull_below_the_number_fails() -> None:
    table = all_own(S, F, F).play((0, place(F)), (1, challenge(1)), (2, PASS), (0, raise_to(2)))
    table.play((1, PASS)).flips(0)
    assert (table.asked.auto, table.codes()) == (True, ["f0"])
    table.flips(0)
    assert ChallengeFailed(0, 0) in table.step.public
    assert table.view.phase is Phase.LOSING


def test_sk13_all_own_goes_on_beyond_the_number() -> None:
    table = all_own(S, F, F).play((0, place(F)), (1, place(F)), (2, place(F)))
    table.play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    assert table.view.phase is Phase.REVEALING
    assert ChallengeFailed(0, 0) in table.flips(0).step.public


def test_sk13_all_own_wins_with_more_turned_than_said() -> None:
    table = all_own(F, S, S).play((0, place(F)), (1, place(F)), (2, place(F)))
    table.play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0, 0)
    assert ChallengeWon(0, 1) in table.step.public
    assert table.view.reveal is not None
    assert (table.view.reveal.number, len(table.view.reveal.flips)) == (1, 2)


def test_sk13_all_own_turns_others_up_to_the_number() -> None:
    table = all_own(F, F, F).play((0, place(F)), (1, challenge(3)), (2, PASS), (0, PASS))
    table.flips(1)
    assert table.codes() == ["f0", "f2"]
    assert ChallengeWon(1, 1) in table.flips(0, 0).step.public


def drawn_own(discs, number: int) -> Table:
    table = Table(discs, own_skull_loss="random", seed=f"{number}").firsts(S, F, F)
    return table.play((0, challenge(3))).flips(0)


def test_sk16_random_draws_one_of_all_discs() -> None:
    lost = Counter()
    for number in range(400):
        table = drawn_own(3, number)
        assert table.step.public[1:] == (
            ChallengeFailed(0, 0),
            DiscLost(0, 3),
            RoundStarted(2, 0),
        )
        (learned,) = table.private(0)
        lost[learned.disc] += 1
    assert 60 < lost[S] < 140


def test_sk16_random_asks_nobody() -> None:
    table = drawn_own([(F, S), ALL, ALL], 1)
    assert table.view.phase is Phase.PLACING
    assert {prompt.kind for prompt in table.prompts()} == {"first_disc"}
    assert table.refused(0, lose(F)) == "nothing_to_lose"


def test_sk16_random_a_single_skull_is_the_end() -> None:
    table = drawn_own([(S,), ALL, ALL], 1)
    assert table.private(0) == (DiscLearned(0, S),)
    assert (table.asked.kind, table.codes()) == ("name", ["n1", "n2"])


@pytest.mark.parametrize("loss", ["chosen", "random"])
def test_sk16_a_single_disc_is_lost_without_a_choice(loss: str) -> None:
    table = Table([(S,), ALL, ALL], own_skull_loss=loss).firsts(S, F, F)
    table.play((0, challenge(3))).flips(0)
    assert table.step.public[1:] == (ChallengeFailed(0, 0), DiscLost(0, 0), Eliminated(0))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sk21_one_point_can_be_enough(seat: int) -> None:
    table = Table(starter=seat, points_to_win=1).firsts(F, F, F)
    table.play((seat, challenge(1)), ((seat + 1) % 3, PASS), ((seat + 2) % 3, PASS)).flips(seat)
    assert table.step.public[-2:] == (ChallengeWon(seat, 1), GameEnded(seat, "points"))
    assert table.view.outcome is not None
    assert table.view.outcome.points[seat] == 1


def test_sk21_with_one_point_a_failure_still_goes_on() -> None:
    table = Table(points_to_win=1).firsts(F, S, F).play((0, challenge(3))).flips(0, 1)
    assert (table.view.round, table.view.outcome) == (2, None)


def test_sk21_with_one_point_survival_still_wins() -> None:
    table = Table([(F,), ALL, ()], points_to_win=1).play((1, place(S)), (0, place(F)))
    table.play((0, challenge(2))).flips(0, 1)
    assert table.step.public[-1] == GameEnded(1, "survival")


def fallen(seat_discs=(F, S), **more) -> Table:
    """Seat 0 falls from two discs to one by its own skull."""
    table = Table([seat_discs, ALL, ALL], last_chance=True, **more).firsts(S, F, F)
    return table.play((0, challenge(3))).flips(0).play((0, lose(F)))


def holding(*firsts, discs=(F,), starter=0, **more) -> Table:
    return Table([discs, ALL, ALL], starter=starter, holder=0, last_chance=True, **more).firsts(
        *firsts
    )


def test_sk22_given_to_who_falls_to_one_disc() -> None:
    table = fallen()
    assert table.step.public == (DiscLost(0, 1), LastChanceGiven(0), RoundStarted(2, 0))
    assert table.at(0).holds_last_chance
    assert (table.at(0).discs, table.at(0).hand, table.seat(0).hand) == (1, 2, (S, L))


def test_sk22_given_after_another_seats_skull_too() -> None:
    table = Table([(F, F), ALL, ALL], last_chance=True).firsts(F, S, F)
    table.play((0, challenge(3))).flips(0, 1)
    assert LastChanceGiven(0) in table.step.public
    assert table.seat(0).hand == (F, L)


def test_sk22_not_given_for_any_other_fall() -> None:
    table = Table([(F, F, S), ALL, ALL], last_chance=True).firsts(S, F, F)
    table.play((0, challenge(3))).flips(0).play((0, lose(S)))
    assert not any(seat.holds_last_chance for seat in table.view.seats)


def test_sk23_it_goes_back_when_somebody_else_fails() -> None:
    table = holding(L, F, S, starter=1).play((1, challenge(3))).flips(1, 2)
    assert table.step.public[1:4] == (
        ChallengeFailed(1, 2),
        DiscLost(1, 3),
        LastChanceReturned(0),
    )
    assert table.seat(0).hand == (F,)


def test_sk23_it_goes_back_when_the_holder_wins() -> None:
    table = holding(L, F, F).play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    assert table.step.public[1:] == (
        ChallengeWon(0, 1),
        LastChanceReturned(0),
        RoundStarted(2, 0),
    )


def test_sk23_it_is_back_before_it_is_given_again() -> None:
    table = Table([(F,), (F, S), ALL], starter=1, holder=0, last_chance=True).firsts(F, S, F)
    table.play((1, challenge(3))).flips(1)
    assert table.at(0).holds_last_chance
    table.play((1, lose(S)))
    assert table.step.public[1:3] == (LastChanceReturned(0), LastChanceGiven(1))


def test_sk24_among_first_discs_it_shows_only_when_they_are_fixed() -> None:
    table = Table([(F,), ALL, ALL], starter=2, holder=0, last_chance=True)
    assert [action.code for action in table.prompts()[0].choices] == ["df", "dl"]
    table.play((0, place(L)))
    assert table.step.public == (DiscPlaced(0),)
    assert table.at(0).last_chance_at is None
    assert table.at(0).holds_last_chance
    table.play((0, place(F)))
    assert table.step.public == ()
    table.play((0, place(L)), (1, place(F)))
    assert table.step.public == (DiscPlaced(1), FirstDiscsFixed(0))
    assert table.at(0).last_chance_at == 0


def test_sk24_it_is_not_named_when_it_is_not_among_them() -> None:
    table = Table([(F,), ALL, ALL], starter=2, holder=0, last_chance=True)
    table.play((0, place(F)), (1, place(F)))
    assert table.step.public == (DiscPlaced(1), FirstDiscsFixed(None))


def test_sk24_it_counts_and_is_turned_as_a_flower() -> None:
    table = holding(F, F, F).play((0, place(L)), (1, challenge(4))).flips(1, 0)
    assert table.step.public[0].disc == L
    assert (table.at(0).last_chance_at, table.at(0).turned) == (1, (L,))
    assert ChallengeWon(1, 1) in table.flips(0, 2).step.public


def test_sk25_the_holder_fails_and_is_out_at_once() -> None:
    table = holding(L, F, S).play((0, challenge(3))).flips(0, 2)
    assert table.step.public[1:] == (
        ChallengeFailed(0, 2),
        LastChanceReturned(0),
        Eliminated(0),
        RoundStarted(2, 2),
    )
    assert table.step.private == {}
    assert table.view.reveal is not None
    assert (table.view.reveal.lost, table.view.reveal.eliminated) == (False, True)


def test_sk25_the_holders_own_skull_lets_him_name_the_starter() -> None:
    table = holding(S, F, F, discs=(S,)).play((0, place(L)), (1, place(F)))
    table.play((2, challenge(1)), (0, raise_to(5))).flips(0, 0)
    assert (table.asked.kind, table.asked.seat) == ("name", 0)


def test_sk26_a_second_fall_gives_nothing() -> None:
    table = fallen(used=[0])
    assert table.step.public == (DiscLost(0, 1), RoundStarted(2, 0))
