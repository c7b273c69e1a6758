"""A fresh bot at every step of a game: what was on the screens before works on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games import THOROUGH, assert_board_is_true, opening, play_out, press_until_moved
from people import Person, World

from bot.pace import AT_ONCE, Pace

SLOW = replace(AT_ONCE, pause_min=60, pause_max=60, pause_total=600, beat=60)


async def restart(world: World, bots, pace: Pace = AT_ONCE) -> None:
    """Close the bot and attach a fresh one; the board must be as true as before."""
    board = world.board.id
    await world.bot.close()
    await world.env.restart_bot(bots.make(pace))
    assert world.board.id == board
    await assert_board_is_true(world)


async def press_old(world: World, person: Person, rng: Random) -> str:
    """One decision on messages that were there before the restart."""
    wanted = await press_until_moved(world, person, rng)
    await assert_board_is_true(world)
    return wanted


EVERYTHING = {
    "rules": ["kraken", "white_whale", "loot", "pirate_powers"],
    "scoring": "rascal_loads",
    "sizes": "3, 2, 1, 1, 1, 1, 1, 1, 1, 1" if THOROUGH else "3, 1, 2",
}
"""Skull King's house rules: everything there is, in short rounds."""


@pytest.mark.parametrize(
    ("game", "rules", "chance"), [("skull", None, 3), ("skullking", EVERYTHING, 5)]
)
async def test_a_fresh_bot_at_every_step_of_a_game(env, bots, game, rules, chance):
    world, steps = World(env, game=game), 0

    async def fresh() -> None:
        nonlocal steps
        steps += 1
        await restart(world, bots)

    async for _ in opening(world, rules=rules):
        await fresh()
    await play_out(world, Random(chance), act=press_old, after=fresh)
    assert "wins" in world.board.text
    assert steps == len(bots.made) - 1 >= 20


@pytest.mark.parametrize("pace", [SLOW], ids=["slow"])
async def test_what_is_due_outlives_every_restart(env, bots, pace):
    """The computer's pause, the house's beat and the clock of someone who is away all come."""
    world = World(env)
    away = world.people[2]
    async for _ in opening(world, computers=1):
        await restart(world, bots, pace)
    rng, wanted = Random(5), {"person", "computer", "clock", "house"}
    for _ in range(100):
        if {row.by for row in await world.log()} >= wanted:
            return
        update = await world.now()
        forced = any(hand.required and hand.required.auto for hand in update.hands.values())
        here = [person for person in await world.awaited() if person is not away]
        if here and not forced:
            await press_old(world, rng.choice(here), rng)
        else:
            await env.advance_time(60)
        await restart(world, bots, pace)
    raise AssertionError([row.by for row in await world.log()])
