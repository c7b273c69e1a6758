"""Reported of other Skull games, on the table in Discord: whose turn, which number, which disc."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tabletop import (
    FULL,
    ONE,
    challenge,
    flip,
    line_of,
    moves,
    place_first,
    table_at,
    who_is_awaited,
)

from bot.pace import AT_ONCE
from engines.skull.options import Options

SKULL = ("skull",)


async def test_skull_01_after_two_eliminations_one_seat_is_active(env):
    """Six seats, the starter and the next challenger go out in a row: the game knows who starts."""
    world = await table_at(env, SKULL, ONE, FULL, FULL, FULL, FULL)
    ana, bo, cy, di, ed, fay = world.people
    await place_first(world, "Skull", "Flower", "Skull", "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    for person in (bo, cy, di, ed, fay):
        await person.press("Pass")
    assert "is out and names who starts" in who_is_awaited(world)
    await ana.press("② Bo")
    view = (await world.now()).view
    assert (view.round, view.starter, view.out) == (2, 1, (0,))
    for person in (cy, di, ed, fay):
        await person.press("Skull")
    await bo.press("Flower")
    await challenge(bo, 2)
    for person in (cy, di, ed, fay):
        await person.press("Pass")
    await flip(bo, 4)
    view = (await world.now()).view
    assert view.out == (0, 1)
    assert view.starter == 4, "whose skull it was"
    assert list(view.awaited) == [2, 3, 5]
    for person in (cy, di, fay):
        await person.press("Flower")
    assert (await world.now()).view.awaited == (4,)
    assert "Ed" in who_is_awaited(world)
    assert "~~" in line_of(world, "Ana")


async def test_skull_02_who_failed_and_is_still_in_starts(env):
    """Bo challenges, turns Cy's skull and keeps discs: Bo starts the next round."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Skull")
    ana, bo, cy = world.people
    await ana.press("Flower")
    await challenge(bo, 2)
    await cy.press("Pass")
    await ana.press("Pass")
    await flip(bo, 2)
    view = (await world.now()).view
    assert (view.round, view.starter) == (2, 1)
    assert "3 in hand" in line_of(world, "Bo")
    assert "then ② **\u2068Bo\u2069** (starter)" in who_is_awaited(world)


async def test_skull_03_who_has_not_spoken_may_still_raise(env):
    """Ana opens 1, Bo passes, Cy raises, Ana raises again; only all passes end it."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await challenge(ana, 1)
    await bo.press("Pass")
    assert "Cy" in who_is_awaited(world)
    assert [c.label for c in cy.panel.moves()] == ["Pass", "Raise to 2", "3"]
    await cy.press("Raise to 2")
    assert "Ana" in who_is_awaited(world), "Bo has passed and is not asked again"
    await ana.press("Raise to 3")
    assert (await world.now()).view.phase == "revealing"
    assert (await world.now()).view.bidder == 0


async def test_skull_04_the_number_of_all_discs_ends_the_bidding(env):
    """Five discs, Bo says five: Cy is not asked, Bo's own disc turns first, six is refused."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    for person in (ana, bo):
        await person.press("Flower")
    await challenge(cy, 1)
    await ana.press("Raise to 2")
    result = await bo.slash("skull challenge", number=6)
    assert "There are only 5 discs on the table" in bo.reply(result)
    await bo.press_board("My discs")
    assert [c.label for c in bo.panel.moves()] == ["Pass", "Raise to 3", "4", "5"]
    await bo.press("5")
    view = (await world.now()).view
    assert view.phase == "revealing"
    assert [owner for owner, _ in view.flips] == [1, 1], "the own stack first, from the top"
    assert view.awaited == (1,)
    assert not cy.panel.moves()


@pytest.mark.parametrize("pace", [replace(AT_ONCE, beat=10.0)])
async def test_skull_05_own_discs_are_turned_before_any_other(env, pace):
    """Cy said 3 with two own discs: other stacks stay shut until both are open."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await ana.press("Flower")
    await bo.press("Flower")
    await cy.press("Flower")
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Raise to 3")
    await ana.press("Pass")
    for turned in (0, 1):
        assert len((await world.now()).view.flips) == turned
        result = await cy.slash("skull flip", player=ana.member)
        assert "own discs first" in cy.reply(result)
        assert not [c for c in world.board.moves() if c.label.startswith("Flip")]
        await env.advance_time(10)
    view = (await world.now()).view
    assert view.flips == ((2, "flower"), (2, "flower"))
    assert [m[1:] for m in (await moves(world))[-2:]] == [("house", "f2")] * 2
    assert sorted(c.label for c in world.board.moves()) == ["Flip ① Ana (2)", "Flip ② Bo (2)"]
    await cy.press_board("Flip ① Ana (2)")
    assert "won the challenge" in world.board.text


@pytest.mark.parametrize(
    ("own_stack", "turned"), [("stop_at_bid", ["flower"]), ("all_own", ["flower", "skull"])]
)
async def test_skull_05_a_number_smaller_than_the_own_stack(env, own_stack, turned):
    """Cy said 1 with a flower on the own skull: one flip wins; by the house rule both turn."""
    world = await table_at(env, rules=Options(own_stack=own_stack))
    await place_first(world, "Flower", "Flower", "Skull")
    ana, bo, cy = world.people
    for person in (ana, bo, cy):
        await person.press("Flower")
    await ana.press("Flower")
    await bo.press("Flower")
    await challenge(cy, 1)
    await ana.press("Pass")
    await bo.press("Pass")
    reveal = (await world.now()).view.reveal
    assert [str(disc) for _, disc in reveal.flips] == turned
    assert reveal.won == (len(turned) == 1)
    assert ("won the challenge" in world.board.text) == reveal.won
