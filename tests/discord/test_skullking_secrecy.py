"""Hands, sealed choices and the stock of Skull King: no secret changes what others notice."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from cardtable import NAMES, by_code
from fits import walk
from people import Tape, World
from twins import PEOPLE, Twins, assert_same, assert_same_but_ids, script

from engines.core import Seat
from engines.skullking import position
from engines.skullking.options import Options

POWERS = {"pirate_powers": True}
LOADS = {"scoring": "rascal_loads"}
EVERYTHING = {**POWERS, **LOADS, "kraken": True, "white_whale": True, "loot": True}
LOOKS = (
    "dee My hand, dee Table, dee Rules, cy refresh, cy Table, cy /play card=escape, cy My hand,"
    "ana My hand,"
)
BOOKS = "dee Last trick, cy Last trick, cy My hand,"


@pytest.fixture
def twins(bots, caplog, tmp_path) -> Twins:
    return Twins(bots, caplog, tmp_path, "skullking")


def cards(*hands: str, rules: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A game that starts in a position; Ana leads if nothing else is said."""
    options = Options(**rules or {})
    return {"state": position(hands, options=options, **{"leader": 0, **more}), "rules": rules}


# ---- cards ---------------------------------------------------------------------------

HELD = {"bound to follow or free": ("Y8", "G2"), "played in one way or two": ("SK", "TIGRESS")}


@pytest.mark.parametrize("held", HELD.values(), ids=HELD)
async def test_a_card_in_a_hand_is_never_noticed(twins, held):
    """Two tricks, looks, refused presses, calls and a turn by the clock."""
    steps = script(
        f"ana cY5, {LOOKS} cy wait 50, cy try bo, dee try bo, bo cY9, cy wait 200,"
        f"{BOOKS} cy try bo, bo cG1, cy wait 50, cy cP1, ana cP7, {LOOKS} {BOOKS}"
    )
    one, other = [
        await twins.play(steps, **cards("Y5 P7 P8", f"Y9 G1 {card}", "Y2 P1 P2", bids=[1, 1, 1]))
        for card in held
    ]
    assert_same(one, other)


async def test_a_whole_deal_is_not_noticed_before_its_first_card(twins):
    """Other hands for everybody, same bids: who watches sees no difference, to the byte."""
    steps = script(f"ana b1, bo b3, cy wait 50, dee Table, cy b0, {LOOKS}")
    one, other = [
        await twins.play(steps, keepers=PEOPLE, **cards(*hands))
        for hands in (
            ("Y5 P7 P8", "SK G1 M1", "B9 P1 P2"),
            ("E2 E3 E4", "Y1 Y2 Y3", "TIGRESS B1 B2"),
        )
    ]
    assert_same(one, other)


async def test_what_lies_in_graybeards_pile_or_the_stock_is_known_to_nobody(twins):
    """With two players: all three people are the same, whatever is below the top card."""
    steps = script(
        "ana cG1, bo cG2, dee Table, ana My hand, bo refresh, dee Last trick, ana Last trick"
    )
    one, other = [
        await twins.play(
            steps,
            keepers=(),
            players=2,
            **cards("G1 G5 G9", "G2 G6 G8", graybeard=f"P3 {a} P1", stock=f"{b} P9", bids=[1, 1]),
        )
        for a, b in (("SK", "E1"), ("E1", "SK"))
    ]
    assert_same(one, other)


# ---- sealed choices ------------------------------------------------------------------


async def test_a_sealed_bid_is_not_noticed_before_the_reveal(twins):
    """With two of three bids in, and the third awaited, called and looked at."""
    one, other = [
        await twins.play(
            script(f"bo b{tricks}, {LOOKS} ana b1, cy wait 50, {LOOKS}"),
            **cards("Y5 P7 P8", "Y9 G1 SK", "Y2 P1 P2"),
        )
        for tricks in (0, 3)
    ]
    assert_same(one, other)


async def test_a_sealed_load_is_not_noticed_before_the_reveal(twins):
    one, other = [
        await twins.play(
            script(f"bo l{load}, {LOOKS} ana lc, cy wait 50, {LOOKS}"),
            **cards("Y5 P7", "Y9 G1", "Y2 P1", rules=LOADS, bids=[1, 2, 0]),
        )
        for load in "gc"
    ]
    assert_same(one, other)


CHANGES = {
    "bid": ({}, "bo b1, cy wait 20,", "bo b3, bo b1,", "cy wait 40, cy b0, ana b1,"),
    "load": (
        {"rules": LOADS, "bids": [1, 1, 0]},
        "bo lg, cy wait 20,",
        "bo lc, bo lg,",
        "cy wait 40, cy lc, ana lg,",
    ),
}


@pytest.mark.parametrize("kind", CHANGES)
async def test_a_changed_choice_is_never_noticed(twins, kind):
    """Neither beside as many looks, to the byte, nor beside no press at all; times included."""
    more, before, change, after = CHANGES[kind]
    start = cards("Y5 P7 P8", "Y9 G1 SK", "Y2 P1 P2", **more)
    rest = f"{after} ana cY5, bo cY9, cy wait 50, cy cY2, {BOOKS}"
    changed = await twins.play(script(f"{before} {change} {rest}"), **start)
    looked = await twins.play(script(f"{before} bo refresh, bo refresh, {rest}"), **start)
    quiet = await twins.play(script(f"{before} {rest}"), **start)
    assert_same(changed, looked, log=False)
    assert_same_but_ids(changed, quiet)


# ---- Will and Juanita ----------------------------------------------------------------

NEXT_ROUND = "ana b1, bo b0, cy b1,"
SMALL = {**POWERS, "rounds": (3, 3)}


async def test_what_juanita_showed_is_never_noticed(twins):
    """To the end of the round and into the next one, whatever lies in the stock."""
    steps = script(
        f"ana cY5, bo cJUANITA, cy cY2, {LOOKS} bo refresh, bo cG1, cy cP1, ana cP7,"
        f"bo cG2, cy cP2, ana cP8, {BOOKS} {NEXT_ROUND} {LOOKS}"
    )
    hands = ("Y5 P7 P8", "JUANITA G1 G2", "Y2 P1 P2")
    one, other = [
        await twins.play(steps, **cards(*hands, rules=SMALL, bids=[1, 1, 1], stock=stock))
        for stock in ("B14 SK E1", "P9 M1 E2")
    ]
    assert_same(one, other)


WILL = [
    (
        "what Will drew",
        ("WILL G1 G2", "B14 SK E1", "dB14+SK"),
        ("WILL G1 G2", "P9 M1 E1", "dP9+M1"),
    ),
    ("what Will gave away", ("WILL G1 SK", "G2 P9", "dP9+SK"), ("WILL G1 E1", "G2 P9", "dP9+E1")),
]


@pytest.mark.parametrize(("first", "second"), [w[1:] for w in WILL], ids=[w[0] for w in WILL])
async def test_will_draws_and_discards_unseen(twins, first, second):
    """Neither the cards, drawn and given away, nor the time for choosing them tell anything."""
    one, other = [
        await twins.play(
            script(
                f"ana cY5, bo cWILL, cy cY2, {LOOKS} cy try bo, cy wait 20, bo {discard},"
                f"bo cG1, cy cP1, ana cP7, bo cG2, cy cP2, ana cP8, {BOOKS} {NEXT_ROUND} {LOOKS}"
            ),
            **cards("Y5 P7 P8", hand, "Y2 P1 P2", rules=SMALL, bids=[1, 1, 1], stock=stock),
        )
        for hand, stock, discard in (first, second)
    ]
    assert_same(one, other)


# ---- the board's own controls --------------------------------------------------------


async def test_the_boards_buttons_depend_on_no_hand(env):
    """All along a game: the same board without hands or with others', and only looks on it."""
    world = World(env, NAMES[:3], "skullking")
    tape = Tape(env)
    await world.begin(seed="boards", rules={**EVERYTHING, "rounds": (2, 3), "tiebreak": "shared"})
    boards, rng = world.bot.presses.boards, Random(6)
    while (update := await world.now()).table.status == "running":
        plain = boards.screen(update)
        assert boards.screen(replace(update, hands={})) == plain
        turned = {Seat(s): update.hands[Seat((s + 1) % 3)] for s in range(3)}
        assert boards.screen(replace(update, hands=turned)) == plain
        prompt = rng.choice([p for h in update.hands.values() for p in h.prompts])
        await by_code(world, (prompt.seat, rng.choice(prompt.choices).code))
    everybody = frozenset(person.id for person in world.people)
    texts = [text for who, _, text, _ in tape.rows if everybody <= who]
    assert len(texts) > 30
    for text in texts:
        for control in walk(json.loads(text)[1]):
            if "custom_id" not in control:
                continue
            kind, table, what = control["custom_id"].split(":")
            assert kind in "tv"
            assert table == world.table
            assert "." not in what or what == "rules.1"
            assert not control.get("disabled") or what in ("why", "trick", "scores")
