"""How many calls a game costs, counted in the simulated Discord's request log."""

from __future__ import annotations

from random import Random

import pytest
from games import play_out
from people import World

NAMES = ("ana", "bo", "cy", "di", "ed", "fay")
MOST_CALLS, MOST_GLOBAL = 3.1, 1.2


def against_global_limit(entry) -> bool:
    """Calls by an interaction's token are not counted against the bot's global limit."""
    return not entry.path.startswith(("/interactions/", "/webhooks/"))


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3)])
async def test_calls_a_move_stay_within_the_budget(env, players, seed):
    world = World(env, NAMES[:players])
    await world.begin(seed=f"budget-{seed}")
    start = len(env.http_requests)
    await play_out(world, Random(seed))
    calls = env.http_requests[start:]
    moves = sum(line.kind == "move" for line in await log_of(world))
    counted = sum(map(against_global_limit, calls))
    assert len(calls) <= MOST_CALLS * moves
    assert counted <= MOST_GLOBAL * moves


async def log_of(world: World):
    async with world.bot.store.read() as tx:
        return await tx.log(world.table)
