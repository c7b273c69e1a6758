"""Every kind of card in one trick each: what the board says of it, and what it is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from cardtable import cards_at, play, words


class Case(NamedTuple):
    """Two cards for each of three; the first ones are played, Ana leads.

    ``board`` is said after the trick and ``why`` when the round is counted: every line
    stands there, word for word.
    """

    hands: tuple[str, str, str]
    bids: tuple[int, int, int]
    pressed: tuple[str, ...]
    board: tuple[str, ...]
    why: tuple[str, ...] = ()
    rules: dict[str, Any] = {}


def taken(sign: str, name: str, why: str) -> str:
    return f"{sign} **\u2068{name}\u2069** **takes it:** {why}."


def leads(sign: str, name: str) -> str:
    return f"{sign} **\u2068{name}\u2069** leads trick 2."


CASES = {
    "numbers follow, black trumps": Case(
        ("Y14 G1", "B14 G2", "Y9 G3"),
        (0, 2, 0),
        ("🪙 14", "☠️ 14", "🪙 9", "🦜 2", "🦜 3", "🦜 1"),
        (
            "① 🪙 14 → ② ☠️ 14 👑 → ③ 🪙 9",
            taken("②", "Bo", "black beats yellow"),
            "Bonus for the right bid: 🪙 14 +10 · ☠️ 14 +20",
            leads("②", "Bo"),
        ),
        (
            "missed by 1: 1 × −10 = −10",
            "lost: 🪙 14 +10 · ☠️ 14 +20",
            "zero made: 2 cards × 10 = +20",
        ),
    ),
    "the Kraken destroys": Case(
        ("Y5 G1", "Y9 G3", "KRAKEN G2"),
        (0, 1, 0),
        ("🪙 5", "🪙 9", "Kraken", "🦜 3", "🦜 2", "🦜 1"),
        (
            "① 🪙 5 → ② 🪙 9 → ③ Kraken",
            "**The Kraken destroyed this trick:** nobody takes it.",
            "1 trick went to nobody.",
            leads("②", "Bo"),
        ),
        ("exact: 1 × 20 = +20",),
        {"kraken": True},
    ),
    "the Kraken's left neighbour leads": Case(
        ("Y5 G1", "Y9 G2", "KRAKEN G3"),
        (0, 1, 0),
        ("🪙 5", "🪙 9", "Kraken"),
        (leads("①", "Ana"),),
        rules={"kraken": True, "kraken_next_leader": "left_of_kraken"},
    ),
    "the White Whale and the highest number": Case(
        ("B12 G1", "WHALE G2", "P13 G3"),
        (0, 0, 2),
        ("☠️ 12", "White Whale", "🗺️ 13", "🦜 3", "🦜 1", "🦜 2"),
        (
            "① ☠️ 12 → ② White Whale → ③ 🗺️ 13 👑",
            taken("③", "Cy", "with the White Whale the highest number of any suit wins"),
        ),
        ("exact: 2 × 20 = +40",),
        {"white_whale": True},
    ),
    "the White Whale and no number": Case(
        ("HARRY G1", "WHALE G2", "E1 G3"),
        (0, 0, 0),
        ("Harry", "White Whale", "Escape"),
        (
            "**The White Whale found no number:** the trick is discarded and nobody takes it.",
            "1 trick went to nobody.",
            leads("②", "Bo"),
        ),
        rules={"white_whale": True, "pirate_powers": True},
    ),
    "a discarded trick's would-be winner leads": Case(
        ("HARRY G1", "WHALE G2", "E1 G3"),
        (0, 0, 0),
        ("Harry", "White Whale", "Escape"),
        (leads("①", "Ana"),),
        rules={"white_whale": True, "whale_next_leader_when_discarded": "would_have_won"},
    ),
    "the later beast decides: the Kraken": Case(
        ("Y5 G1", "WHALE G2", "KRAKEN G3"),
        (0, 0, 0),
        ("🪙 5", "White Whale", "Kraken"),
        ("**The Kraken destroyed this trick:** nobody takes it.",),
        rules={"white_whale": True, "kraken": True},
    ),
    "the later beast decides: the Whale": Case(
        ("Y5 G1", "KRAKEN G2", "WHALE G3"),
        (1, 0, 0),
        ("🪙 5", "Kraken", "White Whale"),
        (taken("①", "Ana", "with the White Whale the highest number of any suit wins"),),
        rules={"white_whale": True, "kraken": True},
    ),
    "the Tigress as a pirate": Case(
        ("B5 G1", "TIGRESS G2", "M1 G3"),
        (0, 2, 0),
        ("☠️ 5", "Tigress", "Pirate", "Mermaid", "🦜 2", "🦜 3", "🦜 1"),
        (
            "① ☠️ 5 → ② Tigress (pirate) 👑 → ③ Mermaid",
            taken("②", "Bo", "a pirate beats mermaids and numbers"),
            "Bonus for the right bid: Mermaid +20",
        ),
        ("Mermaid taken by a pirate +10", "off by one: half of 20 = +10"),
        {"scoring": "rascal"},
    ),
    "the Tigress as an escape": Case(
        ("Y5 G1", "TIGRESS G2", "SK G3"),
        (0, 0, 2),
        ("🪙 5", "Tigress", "Escape", "Skull King", "🦜 3", "🦜 1", "🦜 2"),
        (
            "① 🪙 5 → ② Tigress (escape) → ③ Skull King 👑",
            taken("③", "Cy", "the Skull King beats all numbers"),
        ),
        ("exact: 2 cards × 10 = +20",),
        {"scoring": "rascal"},
    ),
    "pirates under the Skull King": Case(
        ("HARRY G1", "TIGRESS G2", "SK G3"),
        (0, 0, 2),
        ("Harry", "Tigress", "Pirate", "Skull King", "🦜 3", "🦜 1", "🦜 2"),
        (
            taken("③", "Cy", "the Skull King beats pirates"),
            "Bonus for the right bid: Harry +30 · Tigress (pirate) +30",
        ),
        (
            "exact: 2 × 20 = +40 · Harry taken by the Skull King +30"
            " · Tigress (pirate) taken by the Skull King +30",
        ),
    ),
    "the Skull King and a mermaid": Case(
        ("SK G1", "HARRY G2", "M1 G3"),
        (0, 0, 2),
        ("Skull King", "Harry", "Mermaid", "🦜 3", "🦜 1", "🦜 2"),
        (
            taken("③", "Cy", "a mermaid catches the Skull King"),
            "Bonus for the right bid: Skull King +40",
        ),
        ("exact: 2 × 20 = +40 · Skull King taken by a mermaid +40",),
    ),
    "Loot makes allies": Case(
        ("Y9 G3", "L1 G1", "Y3 G2"),
        (2, 0, 0),
        ("🪙 9", "Loot", "🪙 3", "🦜 3", "🦜 1", "🦜 2"),
        ("Allied for this round: ② ①", "· allied with ②", "· allied with ①"),
        ("alliance with ② +20", "alliance with ① +20"),
        {"loot": True},
    ),
    "nothing but escapes": Case(
        ("E1 G1", "E2 G2", "E3 G3"),
        (1, 0, 0),
        ("Escape", "Escape", "Escape"),
        (taken("①", "Ana", "nothing but escapes, so the first of them"),),
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
async def test_a_trick_says_who_takes_it_and_why_and_the_round_what_it_is_worth(env, case):
    rules = {"rounds": (2,), "tiebreak": "shared", **case.rules}
    world = await cards_at(env, *case.hands, bids=case.bids, rules=rules)
    ana, *_ = world.people
    first = 3 + case.pressed.count("Tigress")
    await play(world, *case.pressed[:first])
    for line in case.board:
        assert line in words(world.board)
    if not case.why:
        return
    await play(world, *case.pressed[first:])
    await ana.press_board("Why")
    for line in case.why:
        assert line in words(ana.panel)


@pytest.mark.parametrize(
    ("load", "made", "missed"),
    [
        ("Grapeshot", "exact: 1 card × 10 = +10", "off by one: half of 10 = +5"),
        ("Cannonball", "exact: 1 card × 15 = +15", "missed: nothing of 15"),
    ],
)
async def test_loads_are_shown_together_and_counted(env, load, made, missed):
    rules = {"rounds": (1,), "scoring": "rascal_loads", "tiebreak": "shared"}
    world = await cards_at(env, "Y9", "Y3", "Y1", bids=[1, 1, 0], rules=rules)
    ana, bo, cy = world.people
    button = {"Grapeshot": "Grapeshot: half for one off"}.get(
        load, "Cannonball: 15 a card or nothing"
    )
    for person in (ana, bo):
        await person.press(button)
        assert "grapeshot" not in words(world.board)
        assert "cannonball" not in words(world.board)
    await cy.press("Grapeshot: half for one off")
    assert words(world.board).count(load.lower()) == 2 + (load == "Grapeshot")
    for person, card in ((ana, "🪙 9"), (bo, "🪙 3"), (cy, "🪙 1")):
        await person.press(card)
    await ana.press_board("Why")
    assert made in words(ana.panel)
    assert missed in words(ana.panel)
