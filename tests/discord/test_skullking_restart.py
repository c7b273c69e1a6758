"""Questions of Skull King that were open when the bot stopped: the old panels answer them."""

from __future__ import annotations

import pytest
from cardtable import LOADS, POWERS, cards_at, play, seat_line, words
from games import assert_board_is_true
from people import Person, World
from tabletop import restart

OPEN = [
    ("ROSIE", "② Bo", "Rosie: ② leads"),
    ("WILL", ("0", "1"), "Will: drew 2, discarded 2"),
    ("RASCAL", "20", "wager 20"),
    ("HARRY", "−1", "Harry: bid −1"),
]


@pytest.mark.parametrize(("pirate", "answer", "seen"), OPEN, ids=[pirate for pirate, *_ in OPEN])
async def test_a_power_is_used_on_the_panel_from_before_a_restart(env, bots, pirate, answer, seen):
    hands = (f"{pirate} G1 G2", "Y1 Y2 Y3", "P1 P2 P3")
    world = await cards_at(env, *hands, bids=[1, 1, 1], rules={**POWERS, "rounds": (3,)})
    await play(world, pirate.title(), "🪙 1", "🗺️ 1")
    ana, *_ = world.people
    old = await restarted(world, bots, ana)
    if isinstance(answer, str):
        await ana.press(answer)
    else:
        (cards,) = [c for c in ana.panel.controls if c.is_list]
        await ana.choose(cards.id, *answer)
    assert ana.panel.id == old
    assert seen in seat_line(world, "Ana")
    await assert_board_is_true(world)


async def restarted(world: World, bots, person: Person) -> int:
    """A fresh bot; nothing on the screens is another. The id of this person's panel."""
    before = [str(world.board), *(str(p.panel) for p in world.people)]
    await restart(world, bots)
    assert [str(world.board), *(str(p.panel) for p in world.people)] == before
    return person.panel.id


async def test_the_question_about_the_tigress_outlives_a_restart(env, bots):
    world = await cards_at(env, "TIGRESS G1", "Y9 G2", "Y3 G3", bids=[1, 1, 1])
    ana, *_ = world.people
    await ana.press("Tigress")
    old = await restarted(world, bots, ana)
    await ana.press("Pirate")
    assert ana.panel.id == old
    assert "① Tigress (pirate) 👑" in words(world.board)


async def test_sealed_bids_and_loads_are_kept_and_can_still_be_changed(env, bots):
    world = await cards_at(env, "Y9", "Y3", "Y1", rules={**LOADS, "rounds": (1, 1)})
    ana, bo, cy = world.people
    for person in (ana, bo):
        await person.press("1")
        await restarted(world, bots, person)
    await ana.press("0")
    await cy.press("0")
    assert "Bids: ① 0 ② 1 ③ 0" in words(world.board)
    await bo.press("Refresh")
    for person in (bo, cy):
        await person.press("Cannonball: 15 a card or nothing")
        await restarted(world, bots, person)
        assert "cannonball" not in words(world.board)
    await bo.press("Grapeshot: half for one off")
    await ana.press("Grapeshot: half for one off")
    assert words(world.board).count("grapeshot") == 2
    assert words(world.board).count("cannonball") == 1


async def test_the_stock_that_juanita_showed_is_told_after_a_restart(env, bots):
    hands = ("JUANITA G1 G2", "Y1 Y2 Y3", "P1 P2 P3")
    world = await cards_at(env, *hands, bids=[1, 1, 1], rules={**POWERS, "rounds": (3,)})
    await play(world, "Juanita", "🪙 1", "🗺️ 1")
    ana, *_ = world.people
    stock = ana.panel.text.partition("Juanita showed you the stock: ")[2].partition("\n")[0]
    await restarted(world, bots, ana)
    await ana.press("🦜 1")
    assert stock
    assert f"Juanita showed you the stock: {stock}" in ana.panel.text
