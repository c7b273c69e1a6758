"""The board of Skull King misses nothing: no finished trick, no result, no reveal."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from cardtable import NAMES, cards_at, play
from games import press_something
from people import World
from reading import finished_tricks, trick_on
from recording import events_of, keep_boards

from bot.answers import Answer
from bot.pace import AT_ONCE
from bot.screen import Screen
from bot.tables import TableService
from engines.skullking import position

STEP = 30.0
STEADY = replace(
    AT_ONCE,
    pause_min=STEP,
    pause_max=STEP,
    pause_total=4 * STEP,
    beat=STEP,
    board_gap=STEP,
    ping_after=20 * STEP,
)
"""The proportions of the real pace in steps that the simulated clock takes at once."""


async def finished(world: World) -> int:
    return sum(type(event).__name__ == "TrickEnded" for event in await events_of(world))


@pytest.mark.parametrize("pace", [STEADY])
@pytest.mark.parametrize("computers", [2, 6])
async def test_every_trick_is_seen_finished_however_quick_the_computers_are(env, pace, computers):
    world = World(env, NAMES[:1], "skullking")
    (ana,) = world.people
    await world.open(cards="all", turn_time=0)
    await world.bot.tables.set_options(world.table, ana.id, {"rounds": (2, 3)})
    for _ in range(computers):
        await env.advance_time(STEP)
        await ana.press_board("+ Computer")
    await env.advance_time(STEP)
    boards = keep_boards(world)
    await world.start(seed="quick")
    rng = Random(computers)
    for _ in range(50 * computers):
        if (await world.now()).table.status != "running":
            break
        if await world.awaited():
            await press_something(world, ana, rng)
        await env.advance_time(STEP)
    await env.advance_time(STEP)
    assert len(finished_tricks(boards)) == await finished(world) >= 5
    assert any("**Round 1** (2 cards)" in text for text in boards)


@pytest.mark.parametrize("pace", [replace(AT_ONCE, board_gap=STEP)])
async def test_a_quick_lead_hides_no_finished_trick(env, pace):
    """Five cards in no time: the trick is painted complete, then the next one as it stands."""
    world = await cards_at(env, "Y9 Y8", "Y3 Y2", "B1 Y1", bids=[1, 1, 1])
    await env.advance_time(STEP)
    boards = keep_boards(world)
    for seat, code in ((0, "cY9"), (1, "cY3"), (2, "cY1"), (0, "cY8"), (1, "cY2")):
        update = await world.bot.tables.act_code(world.table, world.people[seat].id, code)
        with env._bot_scope():
            world.bot.presses.show.others(update)
    for _ in range(3):
        await env.advance_time(STEP)
    tricks = [trick for text in boards if (trick := trick_on(text))]
    assert [(len(trick.plays), trick.over) for trick in tricks[-2:]] == [(3, True), (2, False)]
    assert len(tricks) <= 3, "and nothing else takes the board's time"


async def test_a_lead_that_is_quicker_than_the_answer_hides_no_finished_trick(env, monkeypatch):
    """Cy's press is answered slowly, and Ana, who sees her trick on a fresh panel, leads."""
    world = await cards_at(env, "Y9 Y8", "Y3 Y2", "Y1 B1", bids=[1, 1, 1])
    ana, _, cy = world.people
    await play(world, "🪙 9", "🪙 3")
    boards, private = keep_boards(world), Answer.private

    async def slowly(self: Answer, screen: Screen, *again: Any) -> Any:
        monkeypatch.setattr(Answer, "private", private)
        update = await world.bot.tables.act_code(world.table, ana.id, "cY8")
        world.bot.presses.show.others(update)
        await asyncio.sleep(0.2)
        return await private(self, screen, *again)

    monkeypatch.setattr(Answer, "private", slowly)
    await cy.press("🪙 1")
    tricks = [trick for text in boards if (trick := trick_on(text))]
    assert [(len(trick.plays), trick.over) for trick in tricks] == [(3, True), (1, False)]


@pytest.mark.parametrize("pace", [STEADY])
async def test_a_trick_that_was_finished_before_a_restart_is_seen_after_it(
    env, bots, pace, monkeypatch
):
    """The bot stops before the repaint, and the next lead is overdue when it is back."""
    world = World(env, NAMES[:1], "skullking")
    (ana,) = world.people
    await world.open(turn_time=0)
    await ana.press_board("+ Computer")
    await env.advance_time(STEP)
    await ana.press_board("+ Computer")
    await env.advance_time(STEP)
    await world.start(state=position(["Y1 G1", "Y9 G2", "Y3 G3"], bids=[1, 1, 1], leader=1))
    for _ in range(2):
        await env.advance_time(STEP)
    boards = keep_boards(world)
    await ana.press("🪙 1")
    assert not any((trick := trick_on(text)) and trick.over for text in boards)
    await world.bot.close()
    behind = TableService.behind

    async def slow(self: TableService) -> list[str]:
        await asyncio.sleep(0.2)
        return await behind(self)

    monkeypatch.setattr(TableService, "behind", slow)
    env.backend.advance_clock(10 * STEP)
    await env.restart_bot(bots.make(pace))
    for _ in range(4):
        await env.advance_time(STEP)
    assert len(finished_tricks(boards)) == 1
