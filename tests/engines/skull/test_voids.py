"""A round begun anew (SK31)."""

from __future__ import annotations

import pytest

from engines.core import RuleError
from engines.skull import ENGINE
from engines.skull.events import RoundStarted, RoundVoided
from engines.skull.views import Phase
from tests.engines.skull.tables import (
    ALL,
    PASS,
    SHOW,
    F,
    L,
    S,
    Table,
    challenge,
    lose,
    name,
    place,
    raise_to,
)


def second_round() -> Table:
    """Seat 0 has lost a flower by seat 2's skull in round 1; seats 1 and 2 may show their discs."""
    return Table(seed="anew").firsts(F, F, S).play((0, challenge(3))).flips(0, 2)


def moments() -> dict[Phase, Table]:
    """Round 2 in each of its phases; seat 0 has three discs left."""
    turn = second_round().firsts(S, F, F)
    calling = second_round().firsts(S, F, F).play((0, challenge(1)))
    tables = {
        Phase.PLACING: second_round().play((1, place(S)), (1, place(F))),
        Phase.TURN: turn.play((0, place(F))),
        Phase.CHALLENGING: calling.play((1, raise_to(2))),
        Phase.REVEALING: second_round().firsts(F, F, F).play((0, challenge(3))),
        Phase.LOSING: second_round().firsts(S, F, F).play((0, challenge(3))),
    }
    tables[Phase.REVEALING].flips(0, 1)
    tables[Phase.LOSING].flips(0)
    return tables


@pytest.mark.parametrize("phase", [*Phase][:5])
def test_sk31_all_discs_are_in_hand_again(phase: Phase) -> None:
    table = moments()[phase]
    assert table.view.phase is phase
    table.void()
    assert table.step.public == (RoundVoided(2), RoundStarted(2, 0))
    assert table.step.private == {}
    view = table.view
    assert (view.phase, view.round, view.starter, view.awaited) == (Phase.PLACING, 2, 0, (1, 2))
    assert [(seat.discs, seat.hand, seat.down) for seat in view.seats] == [
        (3, 3, 0),
        (4, 4, 0),
        (4, 4, 0),
    ]
    assert [table.seat(seat).hand for seat in range(3)] == [(F, F, S), ALL, ALL]
    assert table.seat(0).lost == (F,)
    assert (view.bids, view.flips, view.number, view.total) == ((), (), 0, 0)


def test_sk31_what_the_round_before_left_is_seen_again() -> None:
    table = second_round()
    before = table.view
    assert before.reveal is not None
    table.firsts(S, F, F).play((1, SHOW), (0, challenge(3))).flips(0)
    assert table.view.reveal != before.reveal
    assert table.void().view == before
    offered = [(prompt.seat, prompt.key) for prompt in table.prompts(required=False)]
    assert offered == [(1, "r1v1.show"), (2, "r1v1.show")]
    table.play((1, SHOW))
    assert table.view.reveal is not None
    assert table.view.reveal.shown == ((1, (F,)),)


def test_sk31_who_was_out_is_in_again() -> None:
    table = Table([(S,), ALL, ALL]).firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert (table.view.phase, table.view.out) == (Phase.NAMING, (0,))
    table.void()
    assert (table.view.out, table.view.starter, table.view.reveal) == ((), 0, None)
    assert table.seat(0).hand == (S,)
    assert table.seat(0).lost == (F, F, F)
    assert table.refused(0, name(1)) == "nothing_to_name"
    table.firsts(S, F, F).play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    assert table.asked.key == "r1v1.t7"


def test_sk31_the_last_chance_disc_is_as_it_was() -> None:
    discs = [(S,), ALL, ALL]
    table = Table(discs, holder=0, last_chance=True).firsts(S, F, F).play((0, place(L)))
    table.play((1, place(F)), (2, challenge(1)), (0, raise_to(5))).flips(0, 0)
    assert (table.view.phase, table.at(0).holds_last_chance) == (Phase.NAMING, False)
    table.void()
    assert (table.at(0).discs, table.at(0).holds_last_chance) == (1, True)
    assert table.seat(0).hand == (S, L)
    assert table.seat(0).lost == (F, F, F)
    table.firsts(L, S, F).play((0, challenge(3))).flips(0, 1)
    assert table.view.out == (0,)


def test_sk31_the_last_chance_disc_stays_used_and_given() -> None:
    table = Table([(F, S), ALL, ALL], last_chance=True).firsts(S, F, F)
    table.play((0, challenge(3))).flips(0).play((0, lose(S))).firsts(L, F, F).void()
    assert table.seat(0).hand == (F, L)
    table.firsts(F, F, F).play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    assert (table.seat(0).hand, table.at(0).points) == ((F,), 1)


def test_sk31_a_round_that_is_over_stays_as_it_is() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(1)), (1, PASS), (2, PASS)).flips(0)
    table.void()
    assert table.step.public == (RoundVoided(2), RoundStarted(2, 0))
    assert [seat.points for seat in table.view.seats] == [1, 0, 0]
    assert table.view.reveal is not None
    assert table.view.reveal.won


def test_sk31_a_game_that_has_ended_stays_as_it_is() -> None:
    table = Table(points_to_win=1).firsts(F, F, F).play((0, challenge(3))).flips(0, 1, 2)
    with pytest.raises(RuleError) as refused:
        ENGINE.void_round(table.state)
    assert refused.value.code == "game_over"


def test_sk31_keys_say_how_many_rounds_were_voided() -> None:
    table = Table().firsts(F, F, F)
    keys = [table.asked.key]
    for _ in range(2):
        keys.append(table.void().prompts()[0].key)
    keys.append(table.firsts(F, F, F).asked.key)
    table.play((0, challenge(3))).flips(0, 1, 2)
    keys.append(table.prompts()[0].key)
    assert keys == ["r1.t3", "r1v1.first", "r1v2.first", "r1v2.t3", "r2v2.first"]


def test_sk31_what_is_lost_by_chance_is_drawn_as_ever() -> None:
    drawn = set()
    for number in range(60):
        table = Table(seed=f"{number}").firsts(S, F, F).play((0, challenge(3))).void()
        drawn.add(table.firsts(F, S, F).play((0, challenge(3))).flips(0, 1).seat(0).lost)
    assert drawn == {(F,), (S,)}


def test_sk31_first_discs_in_turn_begin_with_the_starter_again() -> None:
    table = Table(starter=1, first_placement="clockwise_from_starter")
    table.play((1, place(S)), (2, place(F))).void()
    assert (table.asked.seat, table.asked.key) == (1, "r1v1.t0")


def test_a_state_stored_before_there_were_voids_is_loaded() -> None:
    table = second_round().firsts(S, F, F).play((0, challenge(3))).flips(0)
    stored = ENGINE.dump(table.state)
    del stored["round"]["voids"], stored["round"]["before"]
    table.state = ENGINE.load(stored)
    assert table.asked.key == "r2.t5"
    table.void()
    assert [seat.hand for seat in table.view.seats] == [3, 4, 4]
    assert (table.view.reveal, table.view.last_move) == (None, None)
