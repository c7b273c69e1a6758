"""Replays the recorded cases of vectors/*.json, each of them in full.

Where texts differ a case is as the default has it, and if the other reading is an option it
is replayed under that too.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engines.core import Seat
from engines.skullking.actions import Load
from engines.skullking.cards import CODE, PIRATES, Card, Face, card_of, cards_named, notation
from engines.skullking.deals import (
    deal,
    dealer,
    deck,
    first_leader,
    hand_size,
    hand_sizes,
    hands_of,
)
from engines.skullking.options import PRESETS, Options
from engines.skullking.scoring import LineKind, Tally, points_of, round_lines, score_round
from engines.skullking.tricks import (
    Bonus,
    BonusKind,
    Play,
    can_play,
    led_suit,
    legal_cards,
    resolve,
    trick_so_far,
)
from tests.engines.skullking.plays import Names, rng

FOLDER = Path(__file__).parent / "vectors"
DEFAULTS = Options()


def read(name: str, part: str = "cases") -> dict[str, dict[str, Any]]:
    return {case["id"]: case for case in json.loads((FOLDER / f"{name}.json").read_text())[part]}


TRICKS, FOLLOW, SCORING = read("tricks"), read("follow"), read("scoring")
ROTATION, DEALS = read("deals", "rotation"), read("deals", "deals")


# ---- tricks ------------------------------------------------------------------------

LEADERS = {
    "kraken_next_leader": {
        "J03": 1,
        "J05": 1,
        "J06": 0,
        "J07": 5,
        "J14": 3,
        "J16": 1,
        "J17": 2,
        "J18": 3,
        "M06": 0,
        "M11": 0,
        "N09": 1,
    },
    "whale_next_leader_when_discarded": {
        "L05": 1,
        "L13": 0,
        "L15": 2,
        "L26": 0,
        "M08": 1,
        "M14": 1,
        "N10": 0,
    },
}
"""Who leads next under the option that is not the default, where that makes a difference."""
OTHER_READINGS = {
    "kraken_next_leader": Options(kraken_next_leader="left_of_kraken"),
    "whale_next_leader_when_discarded": Options(whale_next_leader_when_discarded="would_have_won"),
}
NOT_OFFERED = {
    "graybeard_winner_leads",
    "kraken_led_hypothetical_suit",
    "loot_second_in_all_escape_trick",
    "whale_only_escapes",
    "whale_voids_loot",
}


def plays_of(case: dict[str, Any]) -> tuple[Play, ...]:
    names = Names()
    return tuple((Seat(play["seat"]), names.face(play["card"])) for play in case["plays"])


def check_trick(case: dict[str, Any], options: Options, leader: int) -> None:
    plays, ghost = plays_of(case), case["graybeard_seat"]
    result = resolve(plays, options, ghost)
    assert result.winner == case["winner"]
    assert result.leader == leader
    assert Counter(
        (bonus.kind.value, notation(bonus.face), bonus.points) for bonus in result.bonuses
    ) == Counter((bonus["kind"], bonus["card"], bonus["points"]) for bonus in case["bonuses"])
    assert {bonus.face for bonus in result.bonuses} <= {face for _, face in plays}
    assert sum(bonus.points for bonus in result.bonuses) == case["bonus_total"]
    assert sorted(result.alliances) == sorted((ally, taker) for ally, taker in case["alliances"])
    assert result.power == case["power"]
    assert trick_so_far(plays) == (result.winner, result.why)


@pytest.mark.parametrize("case", TRICKS.values(), ids=TRICKS)
def test_trick(case: dict[str, Any]) -> None:
    check_trick(case, DEFAULTS, case["next_leader"])
    for option, leaders in LEADERS.items():
        check_trick(case, OTHER_READINGS[option], leaders.get(case["id"], case["next_leader"]))


def test_every_other_reading_of_a_trick_is_replayed_or_not_offered() -> None:
    unsettled = {key: case for key, case in TRICKS.items() if not case["settled"]}
    for option, leaders in LEADERS.items():
        cases = {key: case for key, case in unsettled.items() if case["option"] == option}
        assert cases.keys() <= leaders.keys()
        assert all(case["unsettled_fields"] == ["next_leader"] for case in cases.values())
        assert all("next_leader" in unsettled[key]["unsettled_fields"] for key in leaders)
        assert option in Options.model_fields
    others = {case["option"] for case in unsettled.values()} - set(LEADERS)
    assert others == NOT_OFFERED
    assert not others & set(Options.model_fields)


# ---- following ---------------------------------------------------------------------


@pytest.mark.parametrize("case", FOLLOW.values(), ids=FOLLOW)
def test_follow(case: dict[str, Any]) -> None:
    names = Names()
    plays = tuple((Seat(play["seat"]), names.face(play["card"])) for play in case["trick"])
    hand = tuple(sorted(Card(names.face(name)) for name in case["hand"]))
    legal = legal_cards(hand, plays)
    assert sorted(map(notation, legal)) == sorted(case["legal"])
    assert tuple(card for card in hand if can_play(card, hand, plays)) == legal
    assert set(legal_cards(hand[::-1], plays)) == set(legal)
    suit, suitless = led_suit(plays)
    assert not (suit and suitless)
    assert case["seat"] not in {seat for seat, _ in plays}


# ---- scoring -----------------------------------------------------------------------

MODES: dict[str, tuple[str, Load | None]] = {
    "classic": ("classic", None),
    "rascal": ("rascal", None),
    "rascal-grapeshot": ("rascal_loads", Load.GRAPESHOT),
    "rascal-cannonball": ("rascal_loads", Load.CANNONBALL),
}
FACES = {
    "standard_fourteen": ("green-14", "yellow-14", "purple-14"),
    "black_fourteen": ("black-14",),
    "pirate_taken_by_skullking": (*(f"pirate:{name}" for name in PIRATES), "tigress:pirate"),
    "mermaid_taken_by_pirate": ("mermaid", "mermaid"),
    "skullking_taken_by_mermaid": ("skullking",),
}


def bonuses_of(case: dict[str, Any]) -> tuple[Bonus, ...]:
    names, seen, found = Names(), Counter[str](), []
    for bonus in case["bonuses"]:
        kind = bonus["kind"]
        face = names.face(FACES[kind][seen[kind]])
        seen[kind] += 1
        word = BonusKind.FOURTEEN if kind.endswith("_fourteen") else BonusKind(kind)
        found.append(Bonus(word, face, bonus["points"]))
    return tuple(found)


@pytest.mark.parametrize("case", SCORING.values(), ids=SCORING)
def test_scoring(case: dict[str, Any]) -> None:
    scoring, load = MODES[case["mode"]]
    options, cards = Options(scoring=scoring), case["cards_dealt"]  # type: ignore[arg-type]
    bonuses, allies = bonuses_of(case), case["loot_alliances"]
    tally = Tally(
        case["bid"],
        case["won"],
        case["harry"],
        load,
        case["wager"],
        bonuses,
        tuple(Seat(i + 1) for i in range(len(allies))),
    )
    others = [Tally(0, 0 if ally["partner_exact"] else 1) for ally in allies]
    lines = score_round(options, cards, [tally, *others])[0]
    assert points_of(lines) == case["points"]
    exact = [False, *(ally["partner_exact"] for ally in allies)]
    assert round_lines(options, cards, tally, exact) == lines
    faces = [line.face for line in lines if line.face is not None]
    assert faces == [bonus.face for bonus in bonuses]
    assert [line.partner for line in lines if line.kind is LineKind.ALLIANCE] == list(tally.allies)
    assert [abs(line.points) for line in lines if line.kind is LineKind.WAGER] == [
        stake for stake in (case["wager"],) if stake
    ]
    for line in lines[1:]:
        assert line.points in (-line.worth, 0, line.worth / 2, line.worth)
    if not case["settled"]:
        assert case["option"] == "harry_bounds"
        assert case["option"] not in Options.model_fields


# ---- deals -------------------------------------------------------------------------

ADDED = {70: {}, 72: {"kraken": True, "white_whale": True}}
ALL_ADDED = {"kraken": True, "white_whale": True, "loot": True}


@pytest.mark.parametrize("case", ROTATION.values(), ids=ROTATION)
def test_rotation(case: dict[str, Any]) -> None:
    assert case["settled"]
    seats, first = case["players"], Seat(case["first_dealer"])
    dealers = [dealer(first, seats, number) for number in range(1, 11)]
    assert dealers == case["dealers"]
    assert [first_leader(seat, seats) for seat in dealers] == case["first_leaders"]


@pytest.mark.parametrize("case", DEALS.values(), ids=DEALS)
def test_deal(case: dict[str, Any]) -> None:
    seats, sizes = case["players"], tuple(case["cards_per_round"])
    added = ADDED.get(case["deck"], ALL_ADDED)
    options = Options(rounds=PRESETS[case["preset"]], **added)
    cards = deck(options, seats)
    assert len(cards) == case["deck"]
    assert hands_of(seats) == case["hands_dealt"]
    assert hand_sizes(options, seats) == sizes
    assert tuple(hand_size(options, seats, i) for i in range(1, len(sizes) + 1)) == sizes
    hands, stock = deal(rng(case["id"]), cards, seats, sizes[-1])
    assert len(stock) == case["undealt_last_round"]
    assert sorted([*stock, *(card for hand in hands for card in hand)]) == list(cards)
    if "alternative_preset" in case:
        assert PRESETS[f"{case['preset']}_short"] == tuple(case["alternative_preset"])
        short = Options(rounds=tuple(case["alternative_preset"]), **added)
        assert hand_sizes(short, seats) == tuple(dict.fromkeys(sizes))
    if "alternative_cards_per_round" in case:
        own = (*case["alternative_cards_per_round"], 1)
        assert hand_sizes(Options(rounds=own, **added), seats) == own
    if not case["settled"]:
        assert set(case["option"].split("+")) <= {"preset_length", "eight_player_cap"}


def test_names_cover_every_card() -> None:
    names = Counter(notation(card_of(Face(face))) for face in range(len(CODE) - 2))
    assert sum(names.values()) == 74
    for name, count in names.items():
        assert len(cards_named(name)) == count
