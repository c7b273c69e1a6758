"""What people see and do not see, keys, and what the clock plays (SKK63)."""

from __future__ import annotations

from random import Random

import pytest

from engines.skullking import ENGINE
from engines.skullking.events import HandDealt
from engines.skullking.views import Phase
from tests.engines.skullking.tables import POWERS, Table

BIDS = {"bids": (0, 0, 0), "leader": 0}


def clock(table: Table) -> str:
    """What the clock plays for the one required prompt."""
    return ENGINE.default_action(table.state, table.asked).code


def test_a_seat_sees_its_own_cards_only() -> None:
    table = Table.at("G1 SK", "Y1 Y2", "P1 P2", **BIDS)
    assert [table.hand(seat) for seat in range(3)] == ["G1 SK", "Y1 Y2", "P1 P2"]
    assert [seat.hand for seat in table.view.seats] == [2, 2, 2]
    assert table.view.prompts == table.view.out == ()
    assert [len(table.seat(seat).prompts) for seat in range(3)] == [1, 0, 0]
    assert table.seat(0).required == table.asked
    assert table.seat(1).required is None


def test_a_sealed_bid_is_seen_by_its_seat_alone() -> None:
    views = []
    for bid in (0, 2):
        table = Table.at("G1 SK", "Y1 Y2", "P1 P2").play(f"1 b{bid}")
        assert table.seat(1).bid == bid
        views.append((table.view, table.seat(0), table.seat(2), table.log))
    assert views[0] == views[1]


def test_the_table_between_two_rounds() -> None:
    table = Table.at("G1", "G5", "G9", **BIDS).play("0 cG1 1 cG5 2 cG9")
    view = table.view
    assert (view.phase, view.round, view.trick, view.turn) == (Phase.BIDDING, 2, None, None)
    assert (view.last_trick.round, view.last_trick.winner) == (1, 2)
    assert [seat.won for seat in view.seats] == [0, 0, 0]
    assert [(seat.bid, seat.has_bid, seat.hand) for seat in view.seats] == [(None, False, 2)] * 3
    assert [seat.score for seat in view.seats] == [10, 10, -10]
    assert set(table.step.private) == {0, 1, 2}
    assert all(isinstance(*events, HandDealt) for events in table.step.private.values())


def test_results_stay_for_the_whole_game() -> None:
    table = Table.new(3, rounds=(1, 2, 3), tiebreak="shared").by_clock()
    assert [result.round for result in table.view.results] == [1, 2, 3]
    assert [result.seats[0].seat for result in table.view.results] == [0, 0, 0]
    assert ENGINE.table_view(ENGINE.load(ENGINE.dump(table.state))) == table.view


def test_a_state_prints_nothing_secret() -> None:
    table = Table.at("G1 SK", "Y1 Y2", "P1 P2", seed="hush", **BIDS)
    assert repr(table.state) == "<skull king state, round 2, playing>"


# ---- the clock ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "cards", "bid"),
    [
        (2, 1, 0),
        (2, 2, 1),
        (2, 3, 1),
        (3, 1, 0),
        (3, 2, 1),
        (3, 10, 3),
        (4, 6, 1),
        (8, 8, 1),
        (8, 4, 0),
        (8, 5, 1),
    ],
)
def test_skk63_the_clock_bids_a_fair_share(seats: int, cards: int, bid: int) -> None:
    table = Table.new(seats, rounds=(cards,))
    for prompt in table.prompts():
        assert ENGINE.default_action(table.state, prompt).code == f"b{bid}"


def test_skk63_the_clock_leaves_sealed_choices_alone() -> None:
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2", rules={"scoring": "rascal_loads"}).play("0 b2")
    (again,) = table.prompts(required=False)
    assert ENGINE.default_action(table.state, again).code == "b2"
    table.play("1 b0 2 b0 1 lc")
    assert [ENGINE.default_action(table.state, prompt).code for prompt in table.prompts()] == [
        "lg",
        "lg",
    ]
    (again,) = table.prompts(required=False)
    assert ENGINE.default_action(table.state, again).code == "lc"


CARDS = [
    ("G9 G3 E1 B1", "G5", "cG3"),
    ("Y9 E2 E1 B1", "G5", "cE1"),
    ("Y9 TIGRESS SK B1", "G5", "cTIGRESSe"),
    ("Y9 TIGRESS E3 B1", "G5", "cE3"),
    ("Y9 P4 SK B1", "G5", "cP4"),
    ("P4 G4 Y4 B1", "", "cG4"),
    ("B9 B2 SK ROSIE", "G5", "cB2"),
    ("B9 B2 SK ROSIE", "B5", "cB2"),
    ("L2 M1 SK ROSIE", "G5", "cL2"),
    ("SK M2 M1 ROSIE", "G5", "cM1"),
    ("SK KRAKEN WILL ROSIE", "G5", "cROSIE"),
    ("SK KRAKEN WHALE", "G5", "cSK"),
    ("WHALE KRAKEN", "G5", "cKRAKEN"),
    ("TIGRESS SK", "", "cTIGRESSe"),
]


@pytest.mark.parametrize(("hand", "led", "played"), CARDS)
def test_skk63_the_clock_plays_what_is_missed_least(hand: str, led: str, played: str) -> None:
    rules = {"kraken": True, "white_whale": True, "loot": True}
    names = [f"P{number}" for number in range(5, 14)]
    size = len(hand.split())
    others = " ".join(names[:size]), " ".join(names[size : 2 * size - bool(led)])
    table = Table.at(hand, *others, plays=led, leader=2 if led else 0, bids=(0, 0, 0), rules=rules)
    assert table.asked.seat == 0
    assert clock(table) == played


@pytest.mark.parametrize(
    ("pirate", "played"),
    [("ROSIE", "n2"), ("WILL", "dE1+P1"), ("RASCAL", "w0"), ("HARRY", "h+0")],
)
def test_skk63_the_clock_uses_no_power(pirate: str, played: str) -> None:
    hands = ("G1 Y1", "G5 Y5", f"G9 {pirate}")
    table = Table.at(*hands, bids=(1, 0, 1), leader=2, rules=POWERS, stock="E1 P1")
    table.play(f"2 c{pirate} 0 cG1 1 cG5")
    assert {*clock(table)[1:].split("+")} == {*played[1:].split("+")}


def test_skk63_the_clock_turns_graybeards_card_and_keeps_harrys_bid() -> None:
    table = Table.at("G1", "G5", bids=(0, 0), leader=0).play("0 cG1")
    assert clock(table) == "g"
    late = {**POWERS, "harry_timing": "end_of_round"}
    table = Table.at("G1 HARRY", "G5 Y5", "G9 Y9", bids=(1, 0, 1), leader=0, rules=late)
    table.play("0 cHARRY 1 cG5 2 cG9")
    (optional,) = table.prompts(required=False)
    assert ENGINE.default_action(table.state, optional).code == "h+0"


# ---- the computer player -----------------------------------------------------------


def test_a_computer_player_bids_more_with_better_cards() -> None:
    table = Table.at("SK ROSIE WILL B14", "G1 G2 G3 G4", "Y1 Y2 Y3 P1")
    chance = Random(1)
    bids = [
        ENGINE.choose(table.seat(seat), table.seat(seat).prompts[0], chance).tricks
        for seat in (0, 1)
    ]
    assert bids[0] >= 3 > bids[1] == 0
