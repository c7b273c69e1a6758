"""States set up by hand, and set-ups that no game can reach."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import RuleError
from engines.skullking import ENGINE, position
from engines.skullking.actions import Load
from engines.skullking.deals import deck
from engines.skullking.options import Options
from engines.skullking.views import Phase
from tests.engines.skullking.tables import Table, names

THREE = ("G1 G2", "Y1 Y2", "P1 P2")
BIDS = {"bids": (0, 0, 0)}
LOADS = {"scoring": "rascal_loads"}


def test_a_position_without_bids_is_bidding() -> None:
    table = Table.at(*THREE, dealer=1, scores=(10, 0, -20))
    assert (table.view.phase, table.view.round, table.view.cards) == (Phase.BIDDING, 2, 2)
    assert (table.view.dealer, table.view.leader) == (1, 2)
    assert [seat.score for seat in table.view.seats] == [10, 0, -20]
    assert [names(table.seat(seat).hand) for seat in range(3)] == list(THREE)
    assert table.view.stock == 64


def test_cards_go_by_code_by_notation_or_by_number() -> None:
    table = Table.at("M2 SK", ["green-7", "pirate:rosie"], [13, "TIGRESS"])
    assert [table.hand(seat) for seat in range(3)] == ["SK M2", "G7 ROSIE", "G14 TIGRESS"]


def test_like_cards_are_the_next_ones_free() -> None:
    table = Table.at(["E2", "escape"], ["escape", "mermaid"], ["mermaid", 13])
    assert [table.hand(seat) for seat in range(3)] == ["E1 E2", "M1 E3", "G14 M2"]


def test_a_position_in_a_trick() -> None:
    table = Table.at("G1", "Y1 Y2", "P1", plays="G9 TIGRESSe", leader=2, won=(1, 0, 2), **BIDS)
    view = table.view
    assert (view.round, view.cards, view.turn, view.stock) == (5, 5, 1, 70 - 15)
    assert (view.trick.number, view.trick.leader, view.trick.suit) == (4, 2, "green")
    assert [seat.won for seat in view.seats] == [1, 0, 2]
    assert view.trick.plays == ((2, 8), (0, 75))
    assert table.moment == (1, "play", "r5.t4.play")
    assert len(table.state.round.gone) == 9


def test_a_position_may_say_the_stock() -> None:
    table = Table.at(*THREE, stock="SK E1", **BIDS)
    assert table.view.stock == 2
    assert len(table.state.round.gone) == 62


def test_a_position_of_loads() -> None:
    assert Table.at(*THREE, rules=LOADS, **BIDS).view.phase is Phase.LOADING
    table = Table.at(*THREE, rules=LOADS, loads=["cannonball", *["grapeshot"] * 2], **BIDS)
    assert (table.view.phase, table.of(0).load) == (Phase.PLAYING, Load.CANNONBALL)


def test_a_position_of_two_has_a_pile_of_its_own_accord() -> None:
    for setup, pile in (({}, 2), ({"plays": "B1", "leader": 0, "dealer": 1}, 2)):
        hands = ["Y1 Y2", "P1 P2"] if not setup else ["Y1", "P1 P2"]
        table = Table.at(*hands, bids=(0, 0), **setup)
        assert table.view.graybeard == pile
    led = Table.at("Y1", "P1", bids=(0, 0), leader=2, won=(0, 0, 1), graybeard="SK")
    assert led.moment == (1, "graybeard", "r2.t2.graybeard")


def test_a_position_plays_on_to_the_end_of_the_game() -> None:
    table = Table.at(*THREE, plays="", bids=(1, 1, 0), scores=(5, 5, 5)).by_clock()
    assert table.view.outcome is not None
    assert table.view.results[0].round == 2


def test_a_position_keeps_the_deck_whole() -> None:
    rules = {"kraken": True, "loot": True}
    table = Table.at(
        "KRAKEN", "L1 Y2", "P1", plays="G9 E1", leader=2, unclaimed=2, rules=rules, **BIDS
    )
    state = table.state
    held = [card for hand in state.hands for card in hand]
    lie = [*held, *state.stock, *state.round.gone, *(face for _, face in state.plays)]
    assert sorted(lie) == list(deck(table.view.options, 3))
    assert ENGINE.load(ENGINE.dump(state)) == state


BAD: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"hands": ("G1 G1", "Y1 Y2", "P1 P2")}),
    ("cards", {"hands": ("G1 KRAKEN", "Y1 Y2", "P1 P2")}),
    ("cards", {"hands": ("G1 TIGRESSp", "Y1 Y2", "P1 P2")}),
    ("cards", {"stock": "G1"}),
    ("cards", {"hands": ([99, 1], "Y1 Y2", "P1 P2")}),
    ("hands", {"hands": ("G1", "Y1 Y2", "P1 P2")}),
    ("hands", {"hands": ("", "", "")}),
    ("hands", {"plays": "B1", **BIDS}),
    ("graybeard", {"graybeard": "B1 B2"}),
    ("won", {"won": (-1, 0, 0), **BIDS}),
    ("won", {"won": (1, 0, 0, 0), **BIDS}),
    ("won", {"unclaimed": -1, **BIDS}),
    ("dealer", {"dealer": 3}),
    ("leader", {"leader": 3, "won": (1, 0, 0), **BIDS}),
    ("leader", {"leader": 0, "dealer": 1, **BIDS}),
    ("cards", {"hands": ("G1", "Y1", "P1 P2"), "plays": [28, 76], "leader": 0, **BIDS}),
    ("plays", {"won": (1, 0, 0)}),
    ("plays", {"hands": ("G1 G2", "Y1", "P1 P2"), "plays": "B1"}),
    ("plays", {"hands": ("G1", "Y1", "P1"), "plays": "B1 B2 B3", **BIDS}),
    ("plays", {"hands": ("G1 G2", "Y1", "P1 P2"), "plays": "TIGRESS", **BIDS}),
    ("plays", {"hands": ("G1 G2", "Y1", "P1"), "plays": "P7 B1", **BIDS}),
    ("plays", {"hands": ("G1", "Y1"), "graybeard": "P1", "plays": "G9 TIGRESSp", "bids": (0, 0)}),
    ("bids", {"bids": (0, 0)}),
    ("bids", {"bids": (0, 0, 3)}),
    ("bids", {"bids": (0, 0, -1)}),
    ("loads", {"loads": ["grapeshot"] * 3, **BIDS}),
    ("loads", {"loads": ["grapeshot"] * 3, "options": Options(**LOADS)}),
    ("loads", {"loads": ["grapeshot"] * 2, "options": Options(**LOADS), **BIDS}),
    ("loads", {"loads": ["grape"] * 3, "options": Options(**LOADS), **BIDS}),
    ("scores", {"scores": (0, 0)}),
    ("round", {"round": 3}),
    ("round", {"round": 0}),
    ("round", {"options": Options(rounds=(1, 3))}),
    ("round", {"options": Options(rounds=(2,)), "round": 2, "scores": (9, 0, 0)}),
    ("round", {"options": Options(rounds=(2,)), "round": 5}),
    ("round", {"options": Options(rounds=(2,), tiebreak="shared"), "round": 2}),
]


@pytest.mark.parametrize(("part", "setup"), BAD)
def test_impossible_positions_are_refused(part: str, setup: dict[str, Any]) -> None:
    with pytest.raises(RuleError) as refused:
        position(**{"hands": THREE, **setup})
    assert refused.value.code == "bad_position"
    assert refused.value.params == {"part": part}


def test_an_extra_round_needs_a_tie() -> None:
    state = position(THREE, options=Options(rounds=(2,)), round=2, scores=(9, 9, 0))
    assert ENGINE.table_view(state).extra


def test_a_position_needs_two_to_eight_seats_and_cards_that_exist() -> None:
    for hands, code in ((("G1",), "bad_seat_count"), (("G1", "G15"), "unknown_card")):
        with pytest.raises(RuleError) as refused:
            position(hands)
        assert refused.value.code == code
