"""The rules of following and of taking a trick, by their numbers in RULES.md."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from engines.core import Seat
from engines.skullking.cards import CODE, PIRATES, Suit
from engines.skullking.options import Options
from engines.skullking.tricks import (
    TrickResult,
    Why,
    can_play,
    led_suit,
    legal_cards,
    resolve,
    trick_so_far,
)
from tests.engines.skullking.plays import ghostly, hand, trick

DEFAULTS = Options()
LEFT = Options(kraken_next_leader="left_of_kraken")
WOULD = Options(whale_next_leader_when_discarded="would_have_won")
EVERY_OPTIONS = [
    Options(
        kraken=added,
        white_whale=added,
        loot=added,
        pirate_powers=powers,
        scoring=scoring,
        kraken_next_leader=kraken,
        whale_next_leader_when_discarded=whale,
    )
    for added, powers, scoring, kraken, whale in product(
        (False, True),
        (False, True),
        ("classic", "rascal", "rascal_loads"),
        ("would_have_won", "left_of_kraken"),
        ("whale_player", "would_have_won"),
    )
]
GREEN, YELLOW, BLACK = Suit.GREEN, Suit.YELLOW, Suit.BLACK


def taken(codes: str, leader: int = 0, options: Options = DEFAULTS) -> TrickResult:
    return resolve(trick(codes, leader), options)


def may_play(codes: str, plays: str = "") -> str:
    """The legal cards of a hand, as codes."""
    cards, before = hand(codes), trick(plays)
    legal = legal_cards(cards, before)
    assert legal == tuple(card for card in cards if can_play(card, cards, before))
    return " ".join(CODE[card] for card in legal)


def pays(result: TrickResult) -> list[tuple[str, int]]:
    return [(CODE[bonus.face], bonus.points) for bonus in result.bonuses]


def discarded(leader: int, why: Why) -> TrickResult:
    return TrickResult(None, Seat(leader), why)


# ---- following ---------------------------------------------------------------------


def test_skk11_the_leader_plays_anything_and_the_taker_leads() -> None:
    everything = "G2 P3 B5 ROSIE TIGRESS SK M1 KRAKEN WHALE L1 E1"
    assert may_play(everything) == everything
    assert taken("G2 G9 G4", leader=1).leader == 2


def test_skk12_the_led_suit_is_followed_while_the_hand_holds_it() -> None:
    assert may_play("G1 G9 Y3 P14 B2", "G5") == "G1 G9"
    assert may_play("G1 G9 Y3 P14 B2", "P5 Y2") == "P14"


def test_skk12_without_it_anything_goes() -> None:
    assert may_play("Y3 P14 B2 E1", "G5") == "Y3 P14 B2 E1"


def test_skk12_cards_without_a_number_always_go() -> None:
    specials = "ROSIE TIGRESS SK M1 KRAKEN WHALE L1 E1"
    assert may_play("G1 Y3 " + specials, "G5") == "G1 " + specials


def test_skk12_nobody_has_to_play_high_or_to_trump() -> None:
    assert may_play("G1 G14", "G5") == "G1 G14"
    assert may_play("Y1 B14", "G5") == "Y1 B14"


def test_skk13_black_is_a_suit_like_the_others() -> None:
    assert may_play("G1 B2 B14", "B5") == "B2 B14"
    assert may_play("G1 Y9", "B5") == "G1 Y9"
    assert led_suit(trick("B5 G3")) == (BLACK, False)


@pytest.mark.parametrize("led", ["E1", "L1", "TIGRESSe", "E1 L2 TIGRESSe E3"])
def test_skk14_after_escapes_the_first_number_sets_the_suit(led: str) -> None:
    assert led_suit(trick(led)) == (None, False)
    assert may_play("G1 Y3 E4", led) == "G1 Y3 E4"
    assert led_suit(trick(led + " Y9 G2")) == (YELLOW, False)
    assert may_play("G1 Y3 E4", led + " Y9") == "Y3 E4"


@pytest.mark.parametrize("led", ["ROSIE", "TIGRESSp", "SK", "M2", "KRAKEN", "WHALE"])
def test_skk15_after_characters_and_beasts_there_is_no_suit(led: str) -> None:
    assert led_suit(trick(led)) == (None, True)
    assert led_suit(trick(led + " G3")) == (None, True)
    assert may_play("G1 Y3 B2", led + " G3") == "G1 Y3 B2"


@pytest.mark.parametrize("between", ["WHALE", "KRAKEN", "ROSIE", "SK", "M1", "E1", "WHALE KRAKEN"])
def test_skk16_once_set_the_suit_binds(between: str) -> None:
    assert may_play("G1 Y3", "G5 " + between) == "G1"
    assert led_suit(trick(f"G5 {between} Y4")) == (GREEN, False)


@pytest.mark.parametrize("between", ["WHALE", "KRAKEN", "ROSIE", "SK", "M1", "TIGRESSp"])
def test_skk16_after_an_escape_the_first_number_sets_the_suit_all_the_same(between: str) -> None:
    assert led_suit(trick("E1 " + between)) == (None, False)
    assert may_play("G1 Y3", f"E1 {between} Y4") == "Y3"


def test_skk17_the_tigress_is_what_her_player_says() -> None:
    assert taken("G5 TIGRESSp G9").why is Why.PIRATE
    assert taken("G5 TIGRESSe G9").winner == 2
    assert may_play("G1 Y3 TIGRESS", "G5") == "G1 TIGRESS"


# ---- taking ------------------------------------------------------------------------


def test_nobody_takes_a_trick_before_its_first_card() -> None:
    assert trick_so_far(()) == (None, None)


@pytest.mark.parametrize("order", list(permutations(["ROSIE", "M2", "SK", "M1"])))
def test_skk19_a_mermaid_takes_the_king_whatever_else_is_there(order: tuple[str, ...]) -> None:
    result = taken("B14 " + " ".join(order))
    assert result.why is Why.MERMAID_TAKES_KING
    assert result.winner == 1 + min(order.index("M1"), order.index("M2"))
    assert pays(result) == [("B14", 20), ("SK", 40)]


def test_skk20_the_king_takes_all_without_a_mermaid() -> None:
    assert taken("ROSIE TIGRESSp SK B14")[:3] == (2, 2, Why.SKULL_KING)


def test_skk21_the_first_pirate() -> None:
    assert taken("B14 TIGRESSp M1 HARRY")[:3] == (1, 1, Why.PIRATE)
    assert taken("B14 HARRY TIGRESSp M1")[:3] == (1, 1, Why.PIRATE)


def test_skk22_the_first_mermaid() -> None:
    assert taken("B14 M2 M1 E1")[:3] == (1, 1, Why.MERMAID)


def test_skk23_the_highest_trump() -> None:
    assert taken("G14 B1 G13 B2")[:3] == (3, 3, Why.TRUMP)
    assert taken("B5 G14 B9")[:3] == (2, 2, Why.TRUMP)


def test_skk24_the_highest_of_the_led_suit() -> None:
    assert taken("G5 Y14 G9 P14")[:3] == (2, 2, Why.LED_SUIT)
    assert taken("E1 Y3 G14")[:3] == (1, 1, Why.LED_SUIT)


@pytest.mark.parametrize("order", list(permutations(["E1", "L1", "TIGRESSe"])))
def test_skk25_of_escapes_alone_the_first(order: tuple[str, ...]) -> None:
    assert taken(" ".join(order), leader=2)[:3] == (2, 2, Why.ALL_ESCAPE)


def test_skk25_escapes_lose_to_everything() -> None:
    assert taken("E1 L1 TIGRESSe P1").winner == 3


# ---- beasts ------------------------------------------------------------------------


def test_skk26_nobody_takes_the_krakens_trick() -> None:
    assert taken("G5 G14 KRAKEN L1") == discarded(1, Why.KRAKEN)
    assert trick_so_far(trick("G5 KRAKEN")) == (None, Why.KRAKEN)


def test_skk27_who_would_have_won_leads() -> None:
    assert taken("KRAKEN G5 Y9").leader == 1
    assert taken("KRAKEN G5 B1 Y14").leader == 2
    assert taken("KRAKEN E1 L1").leader == 1
    assert taken("ROSIE WHALE M1 SK KRAKEN").leader == 2


def test_skk27_left_of_kraken() -> None:
    assert taken("G5 G9 KRAKEN G1", options=LEFT) == discarded(3, Why.KRAKEN)
    assert taken("G5 G9 KRAKEN", leader=1, options=LEFT) == discarded(1, Why.KRAKEN)


def test_skk28_the_whale_leaves_numbers_alone() -> None:
    result = taken("P13 SK WHALE B12 G13")
    assert result == TrickResult(Seat(0), Seat(0), Why.WHALE_HIGHEST)
    assert trick_so_far(trick("P13 SK WHALE B14")) == (3, Why.WHALE_HIGHEST)


def test_skk28_no_capture_no_alliance_no_power_but_fourteens() -> None:
    result = taken("B14 ROSIE M1 L1 WHALE")
    assert pays(result) == [("B14", 20)]
    assert (result.winner, result.alliances, result.power) == (0, (), None)


def test_skk29_without_a_number_the_trick_is_discarded() -> None:
    assert taken("E1 L1 WHALE E2") == discarded(2, Why.WHALE_NOTHING)
    assert trick_so_far(trick("SK WHALE")) == (None, Why.WHALE_NOTHING)


def test_skk30_or_who_would_have_won_leads() -> None:
    assert taken("E1 ROSIE WHALE HARRY", options=WOULD) == discarded(1, Why.WHALE_NOTHING)
    assert taken("KRAKEN WHALE E1", options=WOULD) == discarded(2, Why.WHALE_NOTHING)


def test_skk31_the_later_beast_decides() -> None:
    assert taken("G5 KRAKEN WHALE Y9")[:3] == (3, 3, Why.WHALE_HIGHEST)
    assert taken("G5 WHALE KRAKEN Y9") == discarded(0, Why.KRAKEN)
    assert taken("KRAKEN SK WHALE") == discarded(2, Why.WHALE_NOTHING)


# ---- bonuses -----------------------------------------------------------------------


def test_skk33_fourteens_the_own_one_too() -> None:
    assert pays(taken("G14 Y14 P14 B14")) == [("G14", 10), ("Y14", 10), ("P14", 10), ("B14", 20)]


def test_skk34_a_pirate_takes_mermaids() -> None:
    assert pays(taken("M1 TIGRESSp M2")) == [("M1", 20), ("M2", 20)]
    assert pays(taken("M1 M2 E1")) == []


def test_skk35_the_king_takes_six_pirates() -> None:
    six = "ROSIE WILL RASCAL JUANITA HARRY TIGRESSp"
    assert sum(points for _, points in pays(taken(six + " SK"))) == 180
    assert pays(taken("SK TIGRESSe G1")) == []


def test_skk36_pirates_pay_nothing_beside_a_king_that_is_taken() -> None:
    assert pays(taken("ROSIE SK M2 M1")) == [("SK", 40)]


@pytest.mark.parametrize("order", list(permutations(["G14", "SK", "ROSIE", "HARRY"])))
def test_skk32_order_is_of_no_matter_to_bonuses(order: tuple[str, ...]) -> None:
    assert sorted(pays(taken(" ".join(order)))) == [("G14", 10), ("HARRY", 30), ("ROSIE", 30)]


def test_skk37_each_loot_is_an_alliance() -> None:
    assert taken("G5 L1 G9 L2").alliances == ((1, 2), (3, 2))
    assert taken("L1 E1 L2").alliances == ((2, 0),)
    assert taken("L1 E1 E2").alliances == ()
    assert taken("L1 G1 KRAKEN").alliances == ()


@pytest.mark.parametrize("pirate", PIRATES)
def test_skk48_a_named_pirate_that_takes_the_trick_has_its_power(pirate: str) -> None:
    assert taken(f"G1 {pirate.upper()} TIGRESSp").power == pirate
    assert taken(f"G1 {pirate.upper()} M1 B14").power == pirate
    assert taken(f"G1 TIGRESSp {pirate.upper()}").power is None
    assert taken(f"SK {pirate.upper()} G1").power is None
    assert taken(f"G1 {pirate.upper()} KRAKEN") == discarded(1, Why.KRAKEN)


# ---- Graybeard ---------------------------------------------------------------------


def test_skk58_graybeards_cards_rank_and_set_the_suit_as_anybodys() -> None:
    plays = ghostly("E1 Y3 Y9", (0, 2, 1))
    assert led_suit(plays[:2]) == (YELLOW, False)
    assert resolve(plays, DEFAULTS, Seat(2)).winner == 1
    assert resolve(ghostly("G5 WHALE E1", (1, 2, 0)), DEFAULTS, Seat(2))[:2] == (1, 1)


def test_skk57_graybeard_leads_after_beasts_too() -> None:
    assert resolve(ghostly("E1 WHALE WILL", (1, 2, 0)), DEFAULTS, Seat(2)).leader == 2
    assert resolve(ghostly("G5 KRAKEN G9", (1, 2, 0)), LEFT, Seat(2)).leader == 0
    assert resolve(ghostly("G5 G9 KRAKEN", (2, 1, 0)), LEFT, Seat(2)).leader == 2
    assert resolve(ghostly("G5 G9 KRAKEN", (0, 2, 1)), DEFAULTS, Seat(2)).leader == 2


@pytest.mark.parametrize("codes", ["SK ROSIE G14", "ROSIE M1 G14", "B14 G14 E1", "M1 SK G14"])
def test_skk59_what_he_takes_pays_nobody(codes: str) -> None:
    plays = ghostly(codes, (2, 0, 1))
    result, anybodys = resolve(plays, DEFAULTS, Seat(2)), resolve(plays, DEFAULTS)
    assert result == TrickResult(Seat(2), Seat(2), anybodys.why)
    assert anybodys.bonuses


def test_skk59_his_cards_pay_who_takes_them() -> None:
    assert pays(resolve(ghostly("SK ROSIE G2", (0, 2, 1)), DEFAULTS, Seat(2))) == [("ROSIE", 30)]


# ---- reported of other tables ------------------------------------------------------


def test_trick_01_a_whale_among_specials_alone() -> None:
    """Pirate, White Whale, Escape: nobody takes it, nothing pays, the Whale's player leads."""
    assert taken("ROSIE WHALE E1") == discarded(1, Why.WHALE_NOTHING)


def test_trick_02_no_trump_while_holding_the_led_suit() -> None:
    """Yellow 5 led; of yellow 1, black 9 and Escape black is not legal."""
    assert may_play("Y1 B9 E1", "Y5") == "Y1 E1"


@pytest.mark.parametrize("options", EVERY_OPTIONS)
def test_trick_03_trump_beats_the_led_suit_under_every_option(options: Options) -> None:
    """Green 14, black 1, green 3: black takes it, whatever house rules are on."""
    result = taken("G14 B1 G3", options=options)
    assert result[:3] == (1, 1, Why.TRUMP)
    assert pays(result) == [("G14", 10)]


@pytest.mark.parametrize("order", list(permutations(["M1", "ROSIE", "SK"])))
def test_trick_04_mermaid_pirate_and_king_in_every_order(order: tuple[str, ...]) -> None:
    """The mermaid's player takes each of the six."""
    assert taken(" ".join(order)).winner == order.index("M1")


def test_trick_05_after_a_whale_the_suit_still_binds() -> None:
    """Yellow 3, White Whale: with yellow 9 in hand green 14 may not be played."""
    assert may_play("G14 Y9", "Y3 WHALE") == "Y9"


def test_trick_06_a_character_led_sets_no_suit_at_all() -> None:
    """Pirate, green 3: green 9 and yellow 1 may both be played."""
    assert may_play("G9 Y1", "ROSIE G3") == "G9 Y1"
