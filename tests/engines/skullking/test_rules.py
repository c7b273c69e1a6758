"""The course of a game, by the rules' numbers in RULES.md."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Outcome, RuleError
from engines.skullking import ENGINE
from engines.skullking.actions import DiscardCards, Load, NameLeader, PlaceBid, PlayCard
from engines.skullking.cards import TIGRESS
from engines.skullking.events import (
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    GameEnded,
    HandDealt,
    LoadChosen,
    LoadsRevealed,
    RoundDealt,
    RoundScored,
    TrickEnded,
)
from engines.skullking.options import Options
from engines.skullking.rules import max_decisions
from engines.skullking.tricks import Why
from engines.skullking.views import Phase
from tests.engines.skullking.tables import Table

LOADS = {"scoring": "rascal_loads"}


# ---- table, cards and deal ---------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_skk1_two_to_eight_seats(seats: int) -> None:
    table = Table.new(seats)
    assert len(table.view.seats) == seats
    assert (table.view.graybeard is None) == (seats > 2)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_skk1_no_other_seat_counts(seats: int) -> None:
    with pytest.raises(RuleError) as refused:
        ENGINE.start(seats, Options(), "x")
    assert refused.value.code == "bad_seat_count"
    assert refused.value.params == {"seats": seats, "minimum": 2, "maximum": 8}


def test_skk4_each_seat_is_dealt_its_hand_in_private() -> None:
    table = Table.new(4, rounds=(7,))
    (dealt,) = table.step.public
    assert dealt == RoundDealt(1, 7, table.view.dealer, table.view.leader)
    seen: set[int] = set()
    for seat in range(4):
        assert table.private(seat) == (HandDealt(seat, table.seat(seat).hand),)
        assert list(table.seat(seat).hand) == sorted(table.seat(seat).hand)
        seen |= set(table.seat(seat).hand)
    assert (len(seen), table.view.stock) == (28, 70 - 28)


def test_skk5_the_first_dealer_is_drawn() -> None:
    dealers = Counter(Table.new(3, f"{number}").view.dealer for number in range(300))
    assert min(dealers.values()) > 60
    assert len(dealers) == 3


def test_skk5_skk6_the_deal_passes_on_and_its_left_leads() -> None:
    table = Table.new(5, rounds=(1,) * 6, tiebreak="shared").by_clock()
    dealt = [event for event in table.log if isinstance(event, RoundDealt)]
    first = dealt[0].dealer
    assert [event.dealer for event in dealt] == [(first + i) % 5 for i in range(6)]
    assert all(event.leader == (event.dealer + 1) % 5 for event in dealt)
    led = [event.seat for event in table.log if isinstance(event, CardPlayed)][::5]
    assert led == [event.leader for event in dealt]


@pytest.mark.parametrize(
    ("seats", "rounds", "sizes"),
    [(8, (7, 8, 9, 10), [7, 8, 8, 8]), (7, (10, 1), [10, 1]), (2, (3, 10), [3, 10])],
)
def test_skk7_skk8_hands_are_as_large_as_planned_or_possible(seats, rounds, sizes) -> None:
    table = Table.new(seats, rounds=rounds, tiebreak="shared").by_clock()
    dealt = [event for event in table.log if isinstance(event, RoundDealt)]
    assert [event.cards for event in dealt] == sizes
    assert [result.cards for result in table.view.results] == sizes
    assert [result.dealer for result in table.view.results] == [event.dealer for event in dealt]


# ---- bids and loads ----------------------------------------------------------------


def test_skk9_all_bid_at_once_in_any_order() -> None:
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2")
    assert [(p.seat, p.kind, p.key) for p in table.prompts()] == [
        (seat, "bid", "r2.bid") for seat in range(3)
    ]
    assert all(prompt.choices == tuple(map(PlaceBid, range(3))) for prompt in table.prompts())
    assert (table.view.phase, table.view.awaited, table.view.turn) == (
        Phase.BIDDING,
        (0, 1, 2),
        None,
    )
    table.play("2 b1")
    assert table.step.public == (BidPlaced(2),)
    assert table.view.awaited == (0, 1)
    assert [seat.has_bid for seat in table.view.seats] == [False, False, True]
    assert [seat.bid for seat in table.view.seats] == [None] * 3
    table.play("0 b2 1 b0")
    assert table.step.public == (BidPlaced(1), BidsRevealed((2, 0, 1)))
    assert [seat.bid for seat in table.view.seats] == [2, 0, 1]
    assert (table.view.phase, table.moment) == (Phase.PLAYING, (1, "play", "r2.t1.play"))


def test_skk9_a_sealed_bid_is_changed_unnoticed() -> None:
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2").play("1 b1")
    before, others = table.view, [table.seat(0), table.seat(2)]
    (again,) = table.prompts(required=False)
    assert (again.seat, again.key, len(again.choices)) == (1, "r2.bid", 3)
    for bid in (2, 0, 0):
        table.play(f"1 b{bid}")
        assert (table.step.public, dict(table.step.private)) == ((), {})
        assert table.view == before
        assert [table.seat(0), table.seat(2)] == others
        assert table.seat(1).bid == bid
        assert table.prompts(required=False) == [again]
    table.play("0 b0 2 b0")
    assert table.step.public[-1] == BidsRevealed((0, 0, 0))
    assert table.refused(1, "b1") == "bids_are_known"


def test_skk9_bids_that_are_none() -> None:
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2")
    refusal = table.refusal(0, "b3")
    assert (refusal.code, refusal.params) == ("bid_too_high", {"bid": 3, "maximum": 2})
    assert table.refused(0, PlaceBid(-1)) == "bid_too_low"
    assert table.refused(0, "cG1") == "bids_missing"
    assert table.refused(0, "lg") == "nothing_to_load"
    assert table.refused(3, "b0") == table.refused(-1, "b0") == "unknown_seat"


def test_skk10_loads_are_chosen_once_the_bids_are_known() -> None:
    table = Table.at("G1", "Y1", "P1", rules=LOADS)
    assert table.refused(0, "lg") == "bids_missing"
    table.bid(1, 0, 0)
    assert table.step.public == (BidPlaced(2), BidsRevealed((1, 0, 0)))
    assert (table.view.phase, table.view.awaited) == (Phase.LOADING, (0, 1, 2))
    assert {(p.kind, p.key, p.choices) for p in table.prompts()} == {
        ("load", "r1.load", (ENGINE.parse("lg"), ENGINE.parse("lc")))
    }
    assert table.refused(1, "cY1") == "loads_missing"
    assert table.refused(1, "b0") == "bids_are_known"
    table.play("0 lc 1 lg")
    assert table.step.public == (LoadChosen(1),)
    before = table.view
    assert [(s.has_loaded, s.load) for s in before.seats] == [(True, None)] * 2 + [(False, None)]
    table.play("0 lg 0 lc")
    assert (table.step.public, table.view) == ((), before)
    assert table.seat(0).load is Load.CANNONBALL
    table.play("2 lg")
    assert table.step.public == (
        LoadChosen(2),
        LoadsRevealed((Load.CANNONBALL, Load.GRAPESHOT, Load.GRAPESHOT)),
    )
    assert table.moment == (1, "play", "r1.t1.play")
    assert table.refused(0, "lg") == "loads_are_known"


# ---- tricks ------------------------------------------------------------------------


def test_skk11_one_card_each_and_the_taker_leads() -> None:
    table = Table.at("G1 Y9", "G5 Y2", "G9 Y3", bids=(0, 0, 1), leader=0)
    keys = [table.asked.key]
    table.play("0 cG1")
    assert table.step.public == (CardPlayed(0, 0),)
    assert table.refusal(0, "cY9").params == {"turn": 1}
    assert table.refused(2, "cG9") == "not_your_turn"
    keys.append(table.asked.key)
    table.play("1 cG5 2 cG9")
    assert table.events == ["CardPlayed", "TrickEnded"]
    ended = table.step.public[1]
    assert (ended.trick, ended.result.winner, ended.result.why) == (1, 2, Why.LED_SUIT)
    assert [seat.won for seat in table.view.seats] == [0, 0, 1]
    assert (table.view.turn, table.view.trick.number, table.view.trick.plays) == (2, 2, ())
    keys.append(table.asked.key)
    assert keys == ["r2.t1.play", "r2.t1.play", "r2.t2.play"]
    table.play("2 cY3")
    assert table.view.turn == 0


def test_skk11_the_trick_in_the_making_and_the_last_one() -> None:
    table = Table.at("G1 Y9", "G5 B2", "G9 Y3", bids=(0, 0, 1), leader=0)
    trick = table.view.trick
    assert (trick.plays, trick.suit, trick.suitless, trick.winner, trick.why) == (
        (),
        None,
        False,
        None,
        None,
    )
    assert table.view.last_trick is None
    table.play("0 cG1 1 cG5")
    trick = table.view.trick
    assert (trick.round, trick.number, trick.leader) == (2, 1, 0)
    assert (trick.plays, trick.suit, trick.winner) == (((0, 0), (1, 4)), "green", 1)
    table.play("2 cG9")
    last = table.view.last_trick
    assert (last.number, last.leader, last.suit, last.winner) == (1, 0, "green", 2)
    assert last.result.winner == 2
    assert table.view.tricks == (last,)
    table.play("2 cY3 0 cY9 1 cB2")
    assert (table.view.round, table.view.tricks) == (3, ())
    assert (table.view.last_trick.round, table.view.last_trick.number) == (2, 2)


def test_skk12_following() -> None:
    table = Table.at("G1 Y9", "G5 B2 E1", "G9 Y3 P1", bids=(0, 0, 1), plays="Y4", leader=0)
    refusals = [table.refusal(1, code) for code in ("cP1", "cG9")]
    assert {refusal.code for refusal in refusals} == {"card_not_in_hand"}
    assert table.codes == "cG5 cB2 cE1"
    table.play("1 cB2")
    assert table.codes == "cY3"
    refusal = table.refusal(2, "cG9")
    assert (refusal.code, refusal.params) == ("must_follow_suit", {"suit": "yellow"})


def test_skk17_the_tigress_is_offered_twice_the_pirate_first() -> None:
    table = Table.at("G1 TIGRESS SK", "G5 B2 E1", "G9 Y3 P1", bids=(0, 0, 1), leader=0)
    assert table.codes == "cG1 cTIGRESSp cTIGRESSe cSK"
    assert table.refused(0, PlayCard(TIGRESS)) == "tigress_undecided"
    table.play("0 cTIGRESSe")
    assert table.hand(0) == "G1 SK"
    assert (table.view.trick.suitless, table.view.trick.suit) == (False, None)
    last = Table.at("TIGRESS", "G5", "G9", bids=(0, 0, 1), leader=0)
    assert last.codes == "cTIGRESSp cTIGRESSe"
    assert not last.asked.auto


def test_skk11_the_last_card_is_not_played_by_itself() -> None:
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 1), leader=0)
    assert (len(table.asked.choices), table.asked.auto) == (1, False)


def test_skk26_nobodys_trick_counts_for_nobody() -> None:
    rules = {"kraken": True}
    table = Table.at("G1 Y1", "G14 Y2", "KRAKEN Y3", bids=(0, 0, 0), leader=0, rules=rules)
    table.play("0 cG1 1 cG14 2 cKRAKEN")
    assert table.event(TrickEnded).result.winner is None
    assert [seat.won for seat in table.view.seats] == [0, 0, 0]
    assert (table.view.unclaimed, table.view.turn) == (1, 1)
    assert table.of(1).bonuses == ()


# ---- scoring and the end -----------------------------------------------------------


def test_skk32_skk43_captures_are_seen_and_paid() -> None:
    table = Table.at(
        "G1 SK", "G5 ROSIE", "G9 Y14", bids=(1, 0, 1), leader=0, rules={"rounds": (2,)}
    )
    table.play("0 cSK 1 cROSIE 2 cY14")
    assert [bonus.points for bonus in table.of(0).bonuses] == [30, 10]
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.event(RoundScored) == RoundScored(1, (60, 20, 20), (60, 20, 20))
    (result,) = table.view.results
    assert [line.points for line in result.seats[0].lines] == [20, 30, 10]
    assert [(seat.won, seat.contract, seat.score) for seat in result.seats] == [
        (1, 1, 60),
        (0, 0, 20),
        (1, 1, 20),
    ]


def test_skk37_skk45_allies_are_seen_and_paid() -> None:
    rules = {"loot": True, "rounds": (1,)}
    table = Table.at("G1", "L1", "G9", bids=(0, 0, 1), leader=0, rules=rules).play(
        "0 cG1 1 cL1 2 cG9"
    )
    assert table.event(RoundScored).points == (10, 30, 40)
    assert [seat.allies for seat in table.view.seats] == [(), (2,), (1,)]


def test_skk38_scores_add_up_over_rounds() -> None:
    table = Table.new(4, rounds=(1, 2, 3), tiebreak="shared").by_clock()
    totals = [0] * 4
    for result in table.view.results:
        for seat in result.seats:
            totals[seat.seat] += sum(line.points for line in seat.lines)
            assert (seat.score, seat.points) == (
                totals[seat.seat],
                sum(line.points for line in seat.lines),
            )
    assert [seat.score for seat in table.view.seats] == totals
    assert table.view.outcome.points == tuple(totals)


def test_skk44_loads_are_scored() -> None:
    rules = {**LOADS, "rounds": (1,)}
    table = Table.at("G1", "G2", "G9", bids=(0, 0, 0), leader=0, rules=rules).play("0 lc 1 lg 2 lg")
    table.play("0 cG1 1 cG2 2 cG9")
    assert table.event(RoundScored).points == (15, 10, 5)
    assert table.view.results[0].seats[0].load is Load.CANNONBALL


def test_skk61_the_highest_score_wins() -> None:
    rules = {"rounds": (1,)}
    table = Table.at("G1", "G5", "G9", bids=(1, 0, 1), leader=0, rules=rules)
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.events[-2:] == ["RoundScored", "GameEnded"]
    assert table.step.public[-1] == GameEnded(((2,), (1,), (0,)))
    assert table.view.outcome == Outcome("points", ((2,), (1,), (0,)), (-10, 10, 20))
    assert (table.view.phase, table.view.turn, table.view.trick) == (Phase.OVER, None, None)
    assert ENGINE.prompts(table.state) == ()
    assert (table.view.last_trick.winner, len(table.view.results)) == (2, 1)
    for seat in (-1, 0, 3):
        for code in ("b0", "lg", "cG1", "g", "n0", "dG1", "w0", "h+0"):
            assert table.refused(seat, code) in ("game_over", "unknown_seat")


def test_skk61_equal_scores_share_a_rank() -> None:
    rules = {"rounds": (1,), "tiebreak": "shared"}
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 0), leader=0, rules=rules)
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.view.outcome == Outcome("points", ((0, 1), (2,)), (10, 10, -10))


def test_skk62_a_tie_for_the_first_rank_is_played_off() -> None:
    rules = {"rounds": (2, 1)}
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 0), leader=0, rules=rules)
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.step.public[-1] == RoundDealt(3, 1, 0, 1, extra=True)
    assert (table.view.extra, table.view.round, table.view.rounds) == (True, 3, 2)
    assert table.prompts()[0].key == "r3.bid"
    assert ENGINE.outcome(table.state) is None


def test_skk62_a_tie_further_down_is_none() -> None:
    rules = {"rounds": (1,)}
    table = Table.at("G1", "G5", "G9", bids=(1, 1, 1), leader=0, rules=rules)
    table.play("0 cG1 1 cG5 2 cG9")
    assert table.view.outcome.ranking == ((2,), (0, 1))


def test_skk62_three_extra_rounds_at_most() -> None:
    rules = {"rounds": (1,)}
    table = Table.at("G1", "G5", "G9", bids=(0, 0, 0), round=4, scores=(20, 20, 9), rules=rules)
    table.play("1 cG5 2 cG9 0 cG1")
    assert table.view.outcome.ranking == ((0, 1), (2,))
    again = Table.at("G1", "G5", "G9", bids=(0, 0, 0), round=3, scores=(20, 20, 9), rules=rules)
    assert again.play("1 cG5 2 cG9 0 cG1").view.round == 4


def test_skk64_the_bound_of_a_game() -> None:
    assert max_decisions(Options(rounds=(1,), tiebreak="shared"), 3) == 6
    assert max_decisions(Options(rounds=(1,)), 3) == 6 * 4
    everything = Options(rounds=(2, 1), scoring="rascal_loads", pirate_powers=True)
    assert max_decisions(everything, 2) == (4 + 6 + 4) + 4 * (4 + 3 + 4)
    assert max_decisions(Options(tiebreak="shared"), 8) == 8 * 10 + 8 * (36 + 16)


def test_things_that_are_no_action_are_refused() -> None:
    table = Table.at("G1 G2", "Y1 Y2", "P1 P2", bids=(0, 0, 0))
    for nonsense in (None, 3, ("b", 1), BidPlaced(0)):
        assert table.refused(1, nonsense) == "unknown_action"
    assert table.refused(1, "n0") == "nothing_to_name"
    assert table.refused(1, NameLeader(7)) == "nothing_to_name"
    assert table.refused(1, DiscardCards((9, 3))) == "nothing_to_discard"
    assert table.refused(1, "w10") == "nothing_to_stake"
    assert table.refused(1, "h+1") == "nothing_to_change"
    assert table.refused(1, "g") == "nothing_to_turn"
