"""What people see: prompts and keys, the last reveal, shows (SK17), secrets, the clock (SK29)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.skull import ENGINE
from engines.skull.events import DiscsShown
from engines.skull.views import Phase, Reveal
from tests.engines.skull.tables import (
    ALL,
    PASS,
    SHOW,
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


def failed(**more) -> Table:
    """Seat 0 has turned seat 2's skull; seats 1 and 2 may show."""
    table = Table(**more).firsts(F, F, S).play((0, place(F)), (1, place(S)), (2, place(F)))
    return table.play((0, challenge(6))).flips(0, 0, 2, 2)


def shows(table: Table) -> list[int]:
    return [prompt.seat for prompt in table.prompts(required=False) if prompt.kind == "show"]


def test_keys_name_the_moment() -> None:
    table = Table()
    keys = [table.prompts()[0].key]
    table.firsts(F, F, F)
    for seat, action in ((0, place(F)), (1, challenge(1)), (2, PASS), (0, raise_to(4))):
        keys.append(table.asked.key)
        table.play((seat, action))
    keys.append(table.asked.key)
    table.flips(0)
    keys.append(table.asked.key)
    assert keys == ["r1.first", "r1.t3", "r1.t4", "r1.t5", "r1.t6", "r1.t7", "r1.t8"]


def test_a_board_may_offer_only_what_everybody_can_work_out() -> None:
    table = Table()
    offered = [table.view.prompts]
    table.firsts(F, F, F)
    offered.append(table.view.prompts)
    assert offered == [(), ()]
    table.play((0, challenge(1)))
    assert [prompt.kind for prompt in table.view.prompts] == ["answer"]
    table.play((1, PASS), (2, PASS))
    assert [prompt.kind for prompt in table.view.prompts] == ["flip"]


def test_a_lost_disc_is_chosen_in_secret() -> None:
    table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert (table.view.awaited, table.view.prompts) == ((0,), ())
    assert table.seat(0).required is not None
    assert table.seat(0).required.kind == "lose"
    assert table.seat(1).required is None


def test_the_newest_public_move() -> None:
    table = Table()
    assert table.view.last_move is None
    seen = []
    table.play((1, place(F)))
    seen.append(table.view.last_move)
    table.play((1, place(S)))
    seen.append(table.view.last_move)
    table.play((2, place(F)), (0, place(F)), (0, challenge(1)))
    seen.append(table.view.last_move)
    table.play((1, raise_to(2)))
    seen.append(table.view.last_move)
    table.play((2, PASS))
    seen.append(table.view.last_move)
    table.play((0, PASS)).flips(1)
    seen.append(table.view.last_move)
    table.play((1, lose(S)))
    seen.append(table.view.last_move)
    table.play((0, SHOW))
    seen.append(table.view.last_move)
    assert seen == [
        (1, "place"),
        (1, "place"),
        (0, "open"),
        (1, "raise"),
        (2, "pass"),
        (1, "flip"),
        (1, "lose"),
        (0, "show"),
    ]


def test_the_last_move_may_be_naming() -> None:
    table = Table([(S,), ALL, ALL]).firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert table.play((0, name(1))).view.last_move == (0, "name")


def test_sk17_a_failed_challenge_stays_to_be_seen() -> None:
    table = failed()
    assert table.view.reveal == Reveal(
        round=1,
        challenger=0,
        number=6,
        flips=((0, F), (0, F), (2, F), (2, S)),
        skull_owner=2,
        lost=True,
    )
    assert not table.view.reveal.won
    table.play((1, place(F)), (2, place(F)), (0, place(F)))
    assert table.view.reveal is not None
    table.play((0, challenge(1)))
    assert table.view.reveal is None


def test_sk17_a_won_challenge_stays_to_be_seen_and_nobody_shows() -> None:
    table = Table().firsts(F, F, F).play((0, challenge(3))).flips(0, 1, 2)
    assert table.view.reveal is not None
    assert table.view.reveal.won
    assert shows(table) == []
    assert table.refused(1, SHOW) == "nothing_to_show"


def test_sk17_the_others_may_show_once() -> None:
    table = failed()
    assert shows(table) == [1, 2]
    assert table.refused(0, SHOW) == "nothing_to_show"
    table.play((1, SHOW))
    assert table.step.public == (DiscsShown(1, (F, S)),)
    assert shows(table) == [2]
    assert table.refused(1, SHOW) == "nothing_to_show"
    table.play((2, SHOW))
    assert table.step.public == (DiscsShown(2, (S, F)),)
    assert table.view.reveal is not None
    assert table.view.reveal.shown == ((1, (F, S)), (2, (S, F)))


def test_sk17_a_show_is_no_move_of_the_next_round() -> None:
    table = failed().play((1, place(F)), (2, place(F)))
    before = table.asked
    table.play((1, SHOW))
    assert table.asked == before
    (prompt,) = table.prompts(required=False)
    assert (prompt.seat, prompt.kind, prompt.key) == (2, "show", "r1.show")


def test_sk17_shows_end_when_the_next_challenge_opens() -> None:
    table = failed().play((1, place(F)), (2, place(F)), (0, place(F)), (0, challenge(1)))
    assert shows(table) == []
    assert table.refused(1, SHOW) == "nothing_to_show"


def test_sk17_shows_are_open_while_the_challenger_chooses_or_names() -> None:
    table = Table().firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert (table.view.phase, shows(table)) == (Phase.LOSING, [1, 2])
    assert table.view.reveal is not None
    assert not table.view.reveal.lost
    table.play((2, SHOW), (0, lose(F)))
    assert table.view.reveal.shown == ((2, (F,)),)
    assert table.view.reveal.lost
    assert shows(table) == [1]
    table = Table([(S,), ALL, ALL]).firsts(S, F, F).play((0, challenge(3))).flips(0)
    assert (table.view.phase, shows(table)) == (Phase.NAMING, [1, 2])


def test_sk17_prompts_stay_in_seat_order_with_shows() -> None:
    table = failed()
    kinds = [(prompt.seat, prompt.kind) for prompt in ENGINE.prompts(table.state)]
    assert kinds == [(1, "first_disc"), (1, "show"), (2, "first_disc"), (2, "show")]
    table.play((1, place(F)), (2, place(F)), (0, place(F)), (0, place(F)))
    kinds = [(prompt.seat, prompt.kind) for prompt in ENGINE.prompts(table.state)]
    assert kinds == [(1, "turn"), (1, "show"), (2, "show")]
    table.play((1, place(F)))
    kinds = [(prompt.seat, prompt.kind) for prompt in ENGINE.prompts(table.state)]
    assert kinds == [(1, "show"), (2, "turn"), (2, "show")]


def test_sk17_nobody_shows_after_the_game() -> None:
    table = Table([(F,), ALL, ()]).play((1, place(S)), (0, place(F)), (0, challenge(2)))
    table.flips(0, 1)
    assert ENGINE.prompts(table.state) == ()
    assert table.refused(1, SHOW) == "game_over"


def test_a_seat_sees_its_own_discs_only() -> None:
    table = Table().firsts(S, F, F).play((0, place(F)), (1, place(S)))
    mine = table.seat(0)
    assert (mine.stack, mine.hand, mine.lost) == ((S, F), (F, F), ())
    assert mine.me == table.at(0)
    assert table.seat(1).stack == (F, S)
    assert all(not hasattr(seat, "stack") for seat in table.view.seats)


def test_turned_discs_stay_in_ones_own_stack() -> None:
    table = Table().firsts(S, F, F).play((0, place(F)), (1, challenge(4))).flips(1, 0)
    assert table.seat(0).stack == (S, F)
    assert (table.at(0).down, table.at(0).turned) == (1, (F,))


def test_sk29_the_clock_places_by_chance() -> None:
    placed = Counter()
    for number in range(300):
        table = Table(seed=f"{number}")
        prompt = table.prompts()[0]
        placed[ENGINE.default_action(table.state, prompt)] += 1
        table.firsts(F, F, F)
        placed[ENGINE.default_action(table.state, table.asked)] += 1
    assert set(placed) == {place(F), place(S)}
    assert 120 < placed[place(S)] < 210  # one of four at first, one of three then


def test_sk29_the_clock_opens_with_an_empty_hand_and_passes() -> None:
    table = Table([(F,), ALL, ALL]).firsts(F, F, F)
    assert ENGINE.default_action(table.state, table.asked) == challenge(1)
    table.play((0, challenge(1)))
    assert ENGINE.default_action(table.state, table.asked) == PASS


def test_sk29_the_clock_turns_clockwise() -> None:
    table = Table(4, starter=3).firsts(F, F, F, F).play((3, challenge(4)))
    for target in (3, 0, 1, 2):
        action = ENGINE.default_action(table.state, table.asked)
        assert action == flip(target)
        table.play((3, action))


def test_sk29_the_clock_names_the_next_seat() -> None:
    table = Table([ALL, ALL, (), (S,)], starter=3).play((0, place(F)), (1, place(F)))
    table.play((3, place(S)), (3, challenge(3))).flips(3)
    assert ENGINE.default_action(table.state, table.asked) == name(0)


def test_sk29_the_clock_loses_by_chance() -> None:
    lost = Counter()
    for number in range(200):
        table = Table(seed=f"{number}").firsts(S, F, F).play((0, challenge(3))).flips(0)
        lost[ENGINE.default_action(table.state, table.asked)] += 1
    assert set(lost) == {lose(F), lose(S)}
    assert lost[lose(F)] > lost[lose(S)]


def test_sk29_optional_prompts_change_nothing_or_show() -> None:
    table = Table([(F,), ALL, ALL], starter=1, holder=0, last_chance=True).play((0, place(L)))
    (kept,) = table.prompts(required=False)
    assert ENGINE.default_action(table.state, kept) == place(L)
    table = failed()
    shown = [prompt for prompt in table.prompts(required=False) if prompt.kind == "show"]
    assert ENGINE.default_action(table.state, shown[0]) == SHOW


@pytest.mark.parametrize("times", [0, 3])
def test_sk29_the_clock_disturbs_no_draw(times: int) -> None:
    table = Table(seed="fixed").firsts(F, F, S).play((0, challenge(3))).flips(0)
    for _ in range(times):
        ENGINE.default_action(table.state, table.asked)
    table.flips(2)
    assert (
        table.seat(0).lost
        == Table(seed="fixed").firsts(F, F, S).play((0, challenge(3))).flips(0, 2).seat(0).lost
    )
