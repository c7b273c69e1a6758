"""The five powers (SKK47 to SKK54) and a game of two (SKK55 to SKK60)."""

from __future__ import annotations

import pytest

from engines.core import Outcome
from engines.skullking import ENGINE
from engines.skullking.actions import DiscardCards, NameLeader, PlaceWager
from engines.skullking.cards import Pirate
from engines.skullking.events import (
    BidChanged,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsLearned,
    LeaderNamed,
    PowerUnlocked,
    RoundScored,
    StockLearned,
    StockViewed,
    TrickEnded,
    WagerPlaced,
)
from engines.skullking.views import GRAYBEARD, Phase, PowerUsed
from tests.engines.skullking.tables import POWERS, Table, names

LATE = {**POWERS, "harry_timing": "end_of_round"}


def won_by(pirate: str, **more) -> Table:
    """Seat 0 has just taken the first of three tricks with this pirate."""
    hands = (f"G1 Y1 {pirate}", "G5 Y5 P5", "G9 Y9 P9")
    setup = {"bids": (1, 0, 1), "leader": 0, "rules": POWERS, **more}
    return Table.at(*hands, **setup).play(f"0 c{pirate} 1 cG5 2 cG9")


def last_trick_by(pirate: str, **more) -> Table:
    """Seat 0 has just taken the only trick with this pirate."""
    rules = {**POWERS, "rounds": (1,), **more}
    table = Table.at(pirate, "G5", "G9", bids=(1, 0, 0), leader=0, rules=rules)
    return table.play(f"0 c{pirate} 1 cG5 2 cG9")


# ---- when and whose ----------------------------------------------------------------


@pytest.mark.parametrize("pirate", ["ROSIE", "WILL", "RASCAL", "JUANITA", "HARRY"])
def test_skk47_without_the_option_there_are_none(pirate: str) -> None:
    table = won_by(pirate, rules={})
    assert table.events == ["CardPlayed", "TrickEnded"]
    assert table.moment == (0, "play", "r3.t2.play")


@pytest.mark.parametrize("pirate", ["ROSIE", "WILL", "RASCAL", "JUANITA"])
def test_skk47_after_the_last_trick_there_is_only_harrys(pirate: str) -> None:
    assert last_trick_by(pirate).events[1:] == ["TrickEnded", "RoundScored", "GameEnded"]


def test_skk47_the_game_waits_for_a_power() -> None:
    table = won_by("ROSIE")
    assert table.step.public[2] == PowerUnlocked(0, Pirate.ROSIE)
    assert (table.view.phase, table.view.deciding) == (Phase.POWER, (0, Pirate.ROSIE))
    assert (table.view.turn, table.view.trick, table.view.awaited) == (None, None, (0,))
    refusal = table.refusal(0, "cG1")
    assert (refusal.code, refusal.params) == ("power_first", {"turn": 0, "pirate": "rosie"})
    assert table.refusal(1, "n1").params == {"turn": 0}
    for code, refused in (
        ("w10", "nothing_to_stake"),
        ("h+0", "nothing_to_change"),
        ("dG1", "nothing_to_discard"),
        ("b1", "bids_are_known"),
        ("g", "nothing_to_turn"),
        ("lg", "nothing_to_load"),
    ):
        assert table.refused(0, code) == refused


def test_skk48_a_captured_pirate_gives_nothing() -> None:
    table = Table.at("G1 SK", "G5 ROSIE", "G9 P9", bids=(1, 0, 1), leader=0, rules=POWERS)
    assert table.play("0 cSK 1 cROSIE 2 cG9").moment == (0, "play", "r2.t2.play")


def test_skk48_the_tigress_has_no_power() -> None:
    table = Table.at("G1 TIGRESS", "G5 ROSIE", "G9 P9", bids=(1, 0, 1), leader=0, rules=POWERS)
    table.play("0 cTIGRESSp 1 cROSIE 2 cG9")
    assert table.moment == (0, "play", "r2.t2.play")


def test_skk48_nor_has_a_pirate_under_the_kraken() -> None:
    rules = {**POWERS, "kraken": True}
    table = Table.at("G1 ROSIE", "G5 KRAKEN", "G9 P9", bids=(1, 0, 1), leader=0, rules=rules)
    table.play("0 cROSIE 1 cKRAKEN 2 cG9")
    assert table.moment == (0, "play", "r2.t2.play")
    assert "PowerUnlocked" not in table.events


# ---- the five ----------------------------------------------------------------------


def test_skk49_rosie_names_who_leads_oneself_first() -> None:
    table = Table.at("G1 Y1", "G5 Y5 ".strip(), "G9 ROSIE", bids=(1, 0, 1), leader=2, rules=POWERS)
    table.play("2 cROSIE 0 cG1 1 cG5")
    assert (table.moment, table.codes) == ((2, "rosie", "r2.t1.rosie"), "n2 n0 n1")
    assert table.refused(2, NameLeader(3)) == "unknown_seat"
    table.play("2 n1")
    assert table.step.public == (LeaderNamed(2, 1),)
    assert table.moment == (1, "play", "r2.t2.play")
    assert (table.view.trick.leader, table.view.deciding) == (1, None)
    assert table.view.powers == (PowerUsed(1, 2, Pirate.ROSIE, 1),)
    table.play("1 cY5")
    assert table.view.turn == 2
    assert table.view.last_trick.result.leader == 2


def test_skk50_will_draws_two_and_discards_two() -> None:
    table = won_by("WILL", stock="P1 E1 M1")
    assert table.step.public[2:] == (PowerUnlocked(0, Pirate.WILL), CardsDrawn(0, 2))
    drawn = table.seat(0).drawn
    assert (names(drawn), table.hand(0)) == ("P1 E1", "G1 Y1 P1 E1")
    assert table.step.private == {0: (CardsLearned(0, drawn),)}
    assert (table.view.stock, table.of(0).hand, table.seat(1).drawn) == (1, 4, ())
    assert table.moment == (0, "will", "r3.t1.will")
    assert table.codes == "dG1+Y1 dG1+P1 dG1+E1 dY1+P1 dY1+E1 dP1+E1"
    table.play("0 dG1+E1")
    assert table.step.public == (CardsDiscarded(0, 2),)
    assert (table.hand(0), table.of(0).hand, table.seat(0).drawn) == ("Y1 P1", 2, ())
    assert table.view.powers == (PowerUsed(1, 0, Pirate.WILL, 2),)
    assert table.moment == (0, "play", "r3.t2.play")
    assert table.view.stock == 1


def test_skk50_what_will_gave_away_stays_away() -> None:
    table = won_by("WILL", stock="P1 E1 M1").play("0 dG1+E1 0 cP1 1 cP5 2 cP9 2 cY9 0 cY1 1 cY5")
    assert table.event(RoundScored).round == 3
    assert table.view.round == 4


def test_skk50_discards_that_are_refused() -> None:
    table = won_by("WILL", stock="P1 E1 M1")
    refusal = table.refusal(0, "dG1")
    assert (refusal.code, refusal.params) == ("wrong_discard_count", {"count": 2})
    refusal = table.refusal(0, "dG1+M1")
    assert (refusal.code, refusal.params) == ("card_not_in_hand", {"card": "M1"})
    for cards in ((14, 0), (0, 0), (), (0, 14, 28), (0, 99)):
        assert table.refused(0, DiscardCards(cards)) == "unknown_action"


def test_skk50_a_short_stock() -> None:
    table = won_by("WILL", stock="E2")
    assert (table.codes, table.view.stock) == ("dG1 dY1 dE2", 0)
    empty = won_by("WILL", stock="")
    assert empty.events == ["CardPlayed", "TrickEnded"]
    assert empty.moment == (0, "play", "r3.t2.play")


def test_skk51_juanita_shows_the_stock_and_nobody_is_asked() -> None:
    table = won_by("JUANITA", stock="SK P1 E1")
    assert table.step.public[2:] == (PowerUnlocked(0, Pirate.JUANITA), StockViewed(0, 3))
    seen = table.seat(0).seen_stock
    assert names(seen) == "P1 SK E1"
    assert table.step.private == {0: (StockLearned(0, seen),)}
    assert table.view.powers == (PowerUsed(1, 0, Pirate.JUANITA, 3),)
    assert table.moment == (0, "play", "r3.t2.play")
    assert (table.seat(1).seen_stock, table.seat(2).seen_stock) == (None, None)
    table.play("0 cG1 1 cP5 2 cP9 0 cY1 1 cY5")
    assert table.seat(0).seen_stock == seen
    table.play("2 cY9")
    assert (table.view.round, table.seat(0).seen_stock) == (4, None)


def test_skk51_no_stock_is_nothing_to_see() -> None:
    table = won_by("JUANITA", stock="")
    assert table.events == ["CardPlayed", "TrickEnded"]
    assert table.seat(0).seen_stock is None


def test_skk51_what_was_seen_stays_though_will_draws_from_it() -> None:
    hands = ("G1 Y1 JUANITA", "G5 Y5 WILL", "G9 Y9 P9")
    table = Table.at(*hands, bids=(1, 0, 1), leader=0, rules=POWERS, stock="SK P1 E1")
    table.play("0 cJUANITA 1 cG5 2 cG9 0 cG1 1 cWILL 2 cP9")
    assert table.view.stock == 1
    assert names(table.seat(0).seen_stock) == "P1 SK E1"
    assert table.seat(0).drawn == ()
    assert names(table.seat(1).drawn) == "P1 SK"


@pytest.mark.parametrize(("stake", "points"), [(0, 40), (10, 50), (20, 60)])
def test_skk52_rascal_stakes_in_the_open(stake: int, points: int) -> None:
    table = won_by("RASCAL", bids=(2, 0, 1))
    assert (table.moment, table.codes) == ((0, "rascal", "r3.t1.rascal"), "w0 w10 w20")
    assert table.refused(0, PlaceWager(30)) == "bad_wager"
    assert table.of(0).wager is None
    table.play(f"0 w{stake}")
    assert table.step.public == (WagerPlaced(0, stake),)
    assert [seat.wager for seat in table.view.seats] == [stake, None, None]
    table.play("0 cG1 1 cP5 2 cP9 0 cY1 1 cY5 2 cY9")
    assert table.event(RoundScored).points == (points, 30, 20)
    assert table.view.results[0].seats[0].wager == stake


def test_skk53_harry_right_after_the_trick() -> None:
    table = won_by("HARRY")
    assert (table.moment, table.codes) == ((0, "harry", "r3.t1.harry"), "h-1 h+0 h+1")
    table.play("0 h-1")
    assert table.step.public == (BidChanged(0, -1, 0),)
    assert (table.of(0).bid, table.of(0).change, table.of(0).contract) == (1, -1, 0)
    assert table.refused(0, "h+0") == "nothing_to_change"
    table.play("0 cG1 1 cP5 2 cP9 0 cY1 1 cY5 2 cY9")
    assert table.event(RoundScored).points == (-30, 30, 20)
    assert table.view.results[0].seats[0].contract == 0


def test_skk53_harry_after_the_last_trick() -> None:
    table = last_trick_by("HARRY")
    assert table.events == ["CardPlayed", "TrickEnded", "PowerUnlocked"]
    assert (table.moment, table.codes) == ((0, "harry", "r1.t1.harry"), "h-1 h+0")
    table.play("0 h+0")
    assert table.events == ["BidChanged", "RoundScored", "GameEnded"]
    assert table.view.outcome == Outcome("points", ((0,), (1, 2)), (20, 10, 10))


def test_skk53_harry_any_time_until_the_round_ends() -> None:
    table = won_by("HARRY", rules=LATE)
    assert table.events[-1] == "PowerUnlocked"
    assert (table.view.phase, table.view.awaited) == (Phase.PLAYING, (0,))
    (late,) = table.prompts(required=False)
    assert (late.seat, late.kind, late.key) == (0, "harry", "r3.harry")
    assert [prompt.kind for prompt in ENGINE.prompts(table.state)] == ["play", "harry"]
    table.play("0 cG1")
    assert [prompt.seat for prompt in ENGINE.prompts(table.state)] == [0, 1]
    before = table.asked
    table.play("0 h+1")
    assert table.step.public == (BidChanged(0, 1, 2),)
    assert (table.asked, table.prompts(required=False)) == (before, [])
    assert table.view.powers == (PowerUsed(1, 0, Pirate.HARRY, 1),)
    assert table.refused(0, "h-1") == "nothing_to_change"
    table.play("1 cP5 2 cP9 0 cY1 1 cY5 2 cY9")
    assert table.event(RoundScored).points == (40, 30, 20)


def test_skk53_harry_has_to_decide_after_the_last_trick() -> None:
    table = won_by("HARRY", rules=LATE)
    (late,) = table.prompts(required=False)
    table.play("0 cG1 1 cP5 2 cP9 0 cY1 1 cY5 2 cY9")
    assert table.events == ["CardPlayed", "TrickEnded"]
    assert (table.view.phase, table.view.deciding) == (Phase.POWER, (0, Pirate.HARRY))
    assert (table.prompts(required=False), table.asked) == ([], late._replace(required=True))
    assert table.refused(1, "h+0") == "not_your_turn"
    table.play("0 h+0")
    assert table.events == ["BidChanged", "RoundScored", "RoundDealt"]
    assert last_trick_by("HARRY", **LATE).moment == (0, "harry", "r1.harry")


def test_skk53_harry_stays_open_beside_another_power() -> None:
    hands = ("G1 Y1 HARRY", "G5 Y5 ROSIE", "G9 Y9 P9")
    table = Table.at(*hands, bids=(1, 0, 1), leader=0, rules=LATE)
    table.play("0 cHARRY 1 cG5 2 cG9 0 cG1 1 cROSIE 2 cP9")
    found = [(prompt.seat, prompt.kind, prompt.required) for prompt in ENGINE.prompts(table.state)]
    assert found == [(0, "harry", False), (1, "rosie", True)]
    table.play("0 h+0")
    assert table.moment == (1, "rosie", "r3.t2.rosie")
    assert [power.trick for power in table.view.powers] == [2]
    assert table.play("1 n0").moment == (0, "play", "r3.t3.play")


@pytest.mark.parametrize(("bid", "codes"), [(0, "h+0 h+1"), (2, "h-1 h+0 h+1"), (3, "h-1 h+0")])
def test_skk54_the_changed_bid_stays_in_bounds(bid: int, codes: str) -> None:
    table = won_by("HARRY", bids=(bid, 0, 1))
    assert table.codes == codes
    if bid == 0:
        refusal = table.refusal(0, "h-1")
        assert (refusal.code, refusal.params) == ("bid_too_low", {"bid": -1, "minimum": 0})
    if bid == 3:
        refusal = table.refusal(0, "h+1")
        assert (refusal.code, refusal.params) == ("bid_too_high", {"bid": 4, "maximum": 3})


# ---- two seats ---------------------------------------------------------------------


def pair(*hands: str, pile: str, **more) -> Table:
    return Table.at(*hands, **{"graybeard": pile, "bids": (0, 0), "leader": 0, **more})


def test_skk55_skk56_graybeard_plays_second() -> None:
    table = pair("G1 Y1", "G5 Y5", pile="P9 P3")
    assert (table.view.graybeard, table.view.turn) == (2, 0)
    table.play("0 cG1")
    assert (table.view.turn, table.view.graybeard_turn, table.view.awaited) == (2, True, (1,))
    assert (table.moment, table.codes, table.asked.auto) == (
        (1, "graybeard", "r2.t1.graybeard"),
        "g",
        True,
    )
    assert table.refused(1, "cG5") == table.refused(0, "cY1") == "graybeard_first"
    assert table.refusal(0, "g").params == {"turn": 1}
    assert table.refused(2, "cP9") == table.refused(2, "g") == "unknown_seat"
    table.play("1 g")
    assert table.step.public == (CardPlayed(GRAYBEARD, 36),)
    assert (table.view.graybeard, table.moment) == (1, (1, "play", "r2.t1.play"))
    assert table.refused(1, "g") == "nothing_to_turn"
    table.play("1 cG5")
    assert (table.view.turn, table.view.trick.leader) == (1, 1)


def test_skk57_graybeard_leads_and_who_last_led_plays_second() -> None:
    table = pair("G1 Y1 P1", "G5 Y5 P5", pile="G9 P9 B3")
    table.play("0 cG1 1 g 1 cG5")
    assert table.event(TrickEnded).result.winner == GRAYBEARD
    assert (table.view.graybeard_won, table.view.unclaimed) == (1, 0)
    assert (table.view.turn, table.view.trick.leader) == (2, 2)
    assert table.moment == (0, "graybeard", "r3.t2.graybeard")
    table.play("0 g")
    assert table.moment[0] == 0
    assert table.codes == "cP1"
    table.play("0 cP1 1 cP5")
    assert table.moment == (0, "graybeard", "r3.t3.graybeard")
    table.play("0 g 0 cY1 1 cY5")
    assert table.event(RoundScored).points == (30, 30)


def test_skk57_the_other_seat_plays_second_if_it_led_last() -> None:
    table = pair("G1 Y1 P1", "G5 Y5 P5", pile="P9 Y9 B3")
    table.play("0 cG1 1 g 1 cG5 1 cY5 0 g 0 cY1")
    assert table.moment == (1, "graybeard", "r3.t3.graybeard")
    assert table.play("1 g").moment == (1, "play", "r3.t3.play")


def test_skk58_his_tigress_is_an_escape() -> None:
    table = pair("G1 Y1", "G5 Y5", pile="TIGRESS P3").play("0 cG1 1 g")
    assert table.view.trick.plays[1] == (GRAYBEARD, 75)


def test_skk59_no_power_of_his_and_only_two_to_name() -> None:
    table = pair("G1 Y1", "G5 Y5", pile="ROSIE P3", rules=POWERS).play("0 cG1 1 g 1 cG5")
    assert table.moment == (0, "graybeard", "r2.t2.graybeard")
    named = pair("G1 ROSIE", "G5 Y5", pile="Y3 P3", rules=POWERS).play("0 cROSIE 1 g 1 cG5")
    assert named.codes == "n0 n1"
    assert named.play("0 n1").moment == (1, "play", "r2.t2.play")
    assert named.play("1 cY5").moment == (0, "graybeard", "r2.t2.graybeard")


def test_skk59_his_cards_pay_who_takes_them() -> None:
    table = pair("G1", "SK", pile="ROSIE", bids=(0, 1), rules={"rounds": (1,)})
    table.play("0 cG1 1 g 1 cSK")
    assert table.event(RoundScored).points == (10, 50)


def test_skk60_no_loot_with_two_seats() -> None:
    table = Table.new(2, loot=True, rounds=(10,))
    assert table.view.stock == 70 - 30
    assert ENGINE.parse("cL1") not in set(ENGINE.actions(table.view.options, 2))
