"""Reported of other Skull King games, on the table in Discord: following, taking, dealing, sums."""

from __future__ import annotations

from itertools import permutations

import pytest
from cardtable import (
    LOADS,
    NAMES,
    POWERS,
    by_code,
    cards_at,
    hand_of,
    play,
    playable,
    scores,
    seat_line,
    words,
)
from people import World
from tabletop import who_is_awaited

from engines.skullking.options import PRESETS

BEASTS = {"kraken": True, "white_whale": True, "loot": True}
EVERYTHING = {**BEASTS, **POWERS, **LOADS}


async def test_trick_01_a_whale_among_special_cards_discards_the_trick(env):
    """Pirate, White Whale, Escape: nobody takes it, and the Whale's player leads."""
    world = await cards_at(env, "HARRY G1", "WHALE G2", "E1 G3", rules=BEASTS, bids=[1, 1, 0])
    _, bo, _ = world.people
    await play(world, "Harry", "White Whale", "Escape")
    board = words(world.board)
    assert "the trick is discarded and nobody takes it" in board
    assert "👑" not in board
    assert "1 trick went to nobody" in board
    assert "Bonus for the right bid" not in board
    assert [seat.won for seat in (await world.now()).view.seats] == [0, 0, 0]
    assert "Bo" in who_is_awaited(world)
    assert "You lead" in words(bo.panel)


async def test_trick_02_trump_is_no_way_out_of_following(env):
    """Yellow 5 led; with yellow 1, black 9 and Escape only the black card cannot be pressed."""
    world = await cards_at(env, "Y5 G1 G2", "Y1 B9 E1", "P1 P2 P3", bids=[1, 1, 1])
    ana, bo, _ = world.people
    await play(world, "🪙 5")
    assert playable(bo) == ["🪙 1", "Escape"]
    assert bo.panel.find("☠️ 9").disabled
    result = await bo.slash("skullking play", card="black 9")
    assert result.ephemeral
    assert "🪙 Yellow was led and you have it" in bo.reply(result)
    assert playable(ana) == []


@pytest.mark.parametrize("rules", [{}, EVERYTHING], ids=["official", "everything"])
async def test_trick_03_trump_beats_the_led_suit_under_every_rule(env, rules):
    """Green 14, black 1, green 3: Bo takes it, and the board says that black beats green."""
    bids = {"bids": [0, 1, 0], **({"loads": ["grapeshot"] * 3} if rules else {})}
    world = await cards_at(env, "G14 G1", "B1 P1", "G3 G2", rules=rules, **bids)
    await play(world, "🦜 14", "☠️ 1", "🦜 3")
    assert "\u2068Bo\u2069** **takes it:** black beats green" in words(world.board)
    assert "**1/1**" in seat_line(world, "Bo")
    assert "Bo" in who_is_awaited(world)


LADDER = {"MERMAID": "Mermaid", "SK": "Skull King", "HARRY": "Harry"}


async def test_trick_04_a_mermaid_takes_the_king_in_every_order(env):
    """Mermaid, pirate and Skull King in all six orders, at one table: her owner takes each."""
    world = World(env, NAMES[:3], "skullking")
    rules = {"rounds": (1,), "tiebreak": "shared"}
    for order in permutations(LADDER):
        hands = [card.replace("MERMAID", "M1") for card in order]
        await cards_at(env, *hands, rules=rules, people=world, bids=[1, 1, 1])
        await play(world, *(LADDER[card] for card in order))
        winner = NAMES[order.index("MERMAID")].title()
        taken = f"\u2068{winner}\u2069** **takes it:** a mermaid catches the Skull King."
        assert taken in words(world.board)
        assert "Skull King +40" in words(world.board)
        assert (await scores(world))[order.index("MERMAID")] == 60


async def test_trick_05_a_suit_that_was_led_binds_after_the_whale_too(env):
    """Yellow 3, White Whale; yellow 9 and green 14 in hand: the green one cannot be pressed."""
    hands = ("Y3 P1", "WHALE P2", "Y9 G14")
    world = await cards_at(env, *hands, rules=BEASTS, bids=[1, 0, 1])
    cy = world.people[2]
    await play(world, "🪙 3", "White Whale")
    assert playable(cy) == ["🪙 9"]
    assert "Follow 🪙 yellow" in words(cy.panel)
    assert "Follow 🪙 yellow" in words(world.board)


async def test_trick_06_a_pirate_led_leaves_everybody_free(env):
    """Pirate, green 3; green 9 and yellow 1 in hand: either can be played."""
    world = await cards_at(env, "HARRY P1", "G3 P2", "G9 Y1", bids=[1, 0, 1])
    cy = world.people[2]
    await play(world, "Harry", "🦜 3")
    assert playable(cy) == ["🦜 9", "🪙 1"]
    assert "No suit has to be followed in this trick" in words(cy.panel)
    await cy.press("🪙 1")
    assert "a pirate beats all numbers" in words(world.board)


async def test_input_02_two_like_cards_are_two_cards(env):
    """Two Escapes in hand: each has a button of its own, and one press plays one of them."""
    world = await cards_at(env, "E1 E2 G1", "Y1 Y2 Y3", "P1 P2 P3", bids=[0, 1, 1])
    ana, *_ = world.people
    ids = [c.id for c in ana.panel.controls if c.label == "Escape"]
    assert len(set(ids)) == 2
    await ana.press(ids[1])
    assert [c.label for c in ana.panel.controls].count("Escape") == 1
    assert len(await hand_of(world, ana)) == 2
    assert "Your hand: 🦜 green 1 · Escape\n" in words(ana.panel) + "\n"


async def test_input_02_like_cards_in_wills_list_have_values_of_their_own(env):
    """Three Escapes in the list: every value once, and just the chosen two go."""
    hands = ("WILL E1 E2", "Y1 Y2 Y3", "P1 P2 P3")
    world = await cards_at(env, *hands, rules=POWERS, bids=[1, 1, 1], stock="E3 G9")
    ana, *_ = world.people
    await play(world, "Will", "🪙 1", "🗺️ 1")
    (select,) = [c for c in ana.panel.controls if c.is_list]
    assert len(select.options) == len(set(select.options)) == 4
    await ana.choose(select.id, select.options[1], select.options[2])
    assert len(await hand_of(world, ana)) == 2
    assert "Your hand: 🦜 green 9 · Escape\n" in words(ana.panel) + "\n"


# ---- dealing and sums ----------------------------------------------------------------


async def test_score_01_eight_players_never_run_out_of_cards(env):
    """The lobby tells the cap, round 10 deals 8 cards each, and the game comes to its end."""
    world = World(env, NAMES, "skullking")
    await world.open()
    await world.seat_all()
    assert "With so many players hands stop at 8 cards" in words(world.board)
    await world.bot.tables.end(world.table, world.people[0].id)
    hands = ("SK", "G1", "G2", "G3", "Y1", "Y2", "Y3", "P1")
    await cards_at(env, *hands, people=world, round=9, won=[7], bids=[8, *[0] * 7], leader=0)
    await by_code(world, *((n, f"c{card}") for n, card in enumerate(hands)))
    assert "round 10 of 10 · 8 cards" in words(world.board)
    assert (await scores(world)) == [160, *[80] * 7]
    update = await world.now()
    cards = [card for hand in update.hands.values() for card in hand.hand]
    assert len(cards) == len(set(cards)) == 64
    await world.people[0].press("8")
    assert not world.people[1].panel.has("9")
    await by_code(world, *((n, "b0") for n in range(1, 8)))
    while (update := await world.now()).table.status == "running":
        (seat,) = update.table.awaited
        choice = update.hands[seat.seat].required.choices[0]
        await world.bot.tables.act_code(world.table, seat.user_id, choice.code)
    assert len(update.view.results) == 2


async def test_score_02_captured_pirates_count_on_either_side_of_the_king(env):
    """One pirate before the Skull King, two after him: 30 for each of them beside the bid."""
    hands = ("SK", "ROSIE", "WILL", "HARRY")
    world = await cards_at(env, *hands, bids=[1, 0, 0, 0], leader=3)
    ana, *_ = world.people
    await play(world, "Harry", "Skull King", "Rosie", "Will")
    assert "Bonus for the right bid: Harry +30 · Rosie +30 · Will +30" in words(world.board)
    assert (await scores(world))[0] == 20 + 3 * 30
    await ana.press_board("Why")
    assert words(ana.panel).count("taken by the Skull King +30") == 3


async def test_score_03_every_round_is_dealt_from_a_whole_deck(env):
    """Two rounds of ten for six players, 60 of 70 cards each: all hands are full again."""
    hands = ("SK", "G1", "G2", "G3", "Y1", "Y2")
    rules = {"rounds": PRESETS["broadside_barrage"]}
    world = await cards_at(env, *hands, rules=rules, won=[9], bids=[10, *[0] * 5])
    await by_code(world, *((n, f"c{card}") for n, card in enumerate(hands)))
    update = await world.now()
    assert update.view.round == 2
    dealt = [hand.hand for hand in update.hands.values()]
    assert [len(hand) for hand in dealt] == [10] * 6
    assert len({card for hand in dealt for card in hand}) == 60
    assert update.view.stock == 10
    for person in world.people:
        assert words(person.panel).count("Your hand: ") == 1
        assert person.panel.has("10")


async def test_score_04_a_zero_bid_that_fails_costs_and_one_that_holds_pays(env):
    """Round 7, both bid zero: −70 for a trick taken, +70 for none."""
    world = await cards_at(env, "E1", "SK", "G1", bids=[0, 0, 6], won=[0, 0, 6], round=7)
    await play(world, "Escape", "Skull King", "🦜 1")
    assert await scores(world) == [70, -70, 120]
    assert "\u2068Bo\u2069** · **−70** (−70) · 1/0" in words(world.board)


async def test_score_04_with_eight_players_the_cards_dealt_count(env):
    """Round 10 of eight players has 8 cards: a zero bid is worth 80."""
    hands = ("SK", "G1", "G2", "G3", "Y1", "Y2", "Y3", "P1")
    rules = {"tiebreak": "shared"}
    world = await cards_at(env, *hands, rules=rules, round=10, won=[7], bids=[0] * 8)
    await by_code(world, *((n, f"c{card}") for n, card in enumerate(hands)))
    assert await scores(world) == [-80, *[80] * 7]


async def test_score_05_a_tigress_as_an_escape_is_no_capture(env):
    """The Skull King takes her as an Escape: 20 for the bid and nothing beside it."""
    world = await cards_at(env, "TIGRESS", "SK", "G1", bids=[0, 1, 0])
    ana, *_ = world.people
    await ana.press("Tigress")
    await ana.press("Escape")
    await play(world, "Skull King", "🦜 1")
    assert "Tigress (escape) → ② Skull King 👑" in words(world.board)
    assert "Bonus for the right bid" not in words(world.board)
    assert (await scores(world))[1] == 20


async def test_score_05_a_wager_off_by_one_is_lost_whole_under_rascal_scoring(env):
    """Half of the 20 for a bid that is one off, and all of the 20 that were staked are gone."""
    rules = {**POWERS, "scoring": "rascal"}
    world = await cards_at(env, "RASCAL G1", "Y1 Y2", "P1 P2", rules=rules, bids=[1, 1, 0])
    ana, *_ = world.people
    await play(world, "Rascal", "🪙 1", "🗺️ 1")
    await ana.press("20")
    assert "wager 20" in seat_line(world, "Ana")
    await play(world, "🦜 1", "🪙 2", "🗺️ 2")
    assert (await scores(world))[0] == 10 - 20
    await ana.press_board("Why")
    assert "wager −20" in words(ana.panel)
