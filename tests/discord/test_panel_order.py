"""A panel never shows an older moment over a newer one, however slow Discord is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from people import Person, World
from tabletop import FULL, ONE, challenge, table_at

from bot.answers import Answer
from bot.panels import Living
from bot.updates import Update


@pytest.fixture
async def moments(env) -> tuple[World, Person, Update, Update]:
    """A table, one of its players, and two moments: before and after the own first disc."""
    world = World(env)
    await world.begin(seed="order")
    player = (await world.awaited())[0]
    before = await world.now()
    await player.press("Flower")
    asked = frozenset(seat.seat for seat in before.table.seats)
    return world, player, replace(before, asked=asked), replace(await world.now(), asked=asked)


async def as_bot(world: World, *work: Callable[[], Awaitable[object]]) -> None:
    """Do things at the same time, as the bot's own work, to the end."""
    with world.env._bot_scope():
        for one in work:
            world.bot.spawn(one(), "a test")
    await world.env.settle()


@pytest.fixture
def slow_first_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first edit of a panel takes longer than all that come after it."""
    edit, edits = Living.edit, 0

    async def slow(self: Living, screen, *more) -> None:
        nonlocal edits
        edits += 1
        await asyncio.sleep(0.1 if edits == 1 else 0)
        await edit(self, screen, *more)

    monkeypatch.setattr(Living, "edit", slow)


async def test_an_older_refresh_after_a_newer_one_is_dropped(moments):
    world, player, before, after = moments
    panels = world.bot.presses.panels
    await as_bot(world, lambda: panels.show(after))
    await as_bot(world, lambda: panels.show(before))
    assert "Your flower is down" in player.panel.text


async def test_a_newer_refresh_waits_for_an_older_one_under_way(moments, slow_first_edit):
    world, player, before, after = moments
    panels = world.bot.presses.panels
    for panel in panels.living.values():
        panel.version = -1
    await as_bot(world, lambda: panels.show(before), lambda: panels.show(after))
    assert "Your flower is down" in player.panel.text


async def test_an_answer_waits_for_no_edit_and_is_painted_over_it(moments, slow_first_edit):
    world, player, before, _ = moments
    panels = world.bot.presses.panels
    for panel in panels.living.values():
        panel.version = -1
    with world.env._bot_scope():
        world.bot.spawn(panels.show(before), "an older refresh")
    await player.press(f"v:{world.table}:refresh")
    assert "Your flower is down" in player.panel.text


async def test_an_answer_that_comes_behind_something_newer_is_renewed(moments, monkeypatch):
    world, player, before, after = moments
    panels, private = world.bot.presses.panels, Answer.private
    key = (world.table, player.id)
    panels.living[key].version = before.table.version

    async def private_after_a_refresh(self: Answer, *screen):
        await panels.show(after)
        return await private(self, *screen)

    monkeypatch.setattr(Answer, "private", private_after_a_refresh)
    monkeypatch.setattr(world.bot.tables, "look", _looking(before, world.bot.tables.look))
    await player.press(f"v:{world.table}:refresh")
    assert "Your flower is down" in player.panel.text


def _looking(first: Update, look: Callable[[str], Awaitable[Update]]):
    """The first look shows an older moment."""
    shown: list[Update] = []

    async def looking(table_id: str) -> Update:
        if not shown:
            shown.append(first)
            return first
        return await look(table_id)

    return looking


async def test_a_panel_that_all_tries_left_behind_is_painted_with_the_next_move(env, monkeypatch):
    """Bo goes out while Discord is in trouble for longer than anybody tries again."""
    monkeypatch.setattr("bot.panels.RENEWALS", (10.0, 20.0))
    world = await table_at(env, FULL, ONE, FULL, FULL, starter=1)
    ana, bo, cy, di = world.people
    for person in (ana, cy, di):
        await person.press("Skull")
    await bo.press("Flower")
    await challenge(bo, 2)
    for person in (cy, di, ana):
        await person.press("Pass", world.board)
    await env.advance_time(3)
    stack = next(c for c in world.board.moves() if "Ana" in c.label)
    env.inject_error("PATCH", "/webhooks/*", status=500, code=0, times=None)
    await bo.press(stack.id, world.board)
    assert (await world.now()).view.out == (1,)
    await env.advance_time(120)
    env.backend.faults.clear()
    assert "You are out" not in bo.panel.text
    await cy.press_board("My discs")
    await cy.press("Flower")
    assert "You are out" in bo.panel.text
