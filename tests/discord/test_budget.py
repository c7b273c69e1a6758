"""How many calls a game costs, counted in the simulated Discord's request log."""

from __future__ import annotations

from math import log
from random import Random

import pytest
from direct import turn_dms
from games import THOROUGH, play_out, press_something
from people import Person, World

NAMES = ("ana", "bo", "cy", "di", "ed", "fay")
EIGHT = (*NAMES, "gus", "hal")
SHARED = {"tiebreak": "shared"}
QUICK = {"points_to_win": 1}
MOST_CALLS, MOST_GLOBAL, MOST_PINGS = 3.1, 1.2, 0.3


def against_global_limit(entry) -> bool:
    """Calls by an interaction's token are not counted against the bot's global limit."""
    return not entry.path.startswith(("/interactions/", "/webhooks/"))


LONG = pytest.param(6, 3, None, marks=pytest.mark.skipif(not THOROUGH, reason="takes long"))


@pytest.mark.parametrize(("players", "seed", "rules"), [(3, 1, None), LONG])
async def test_calls_a_move_stay_within_the_budget(env, players, seed, rules):
    world = World(env, NAMES[:players])
    await world.begin(seed=f"budget-{seed}", rules=rules)
    start = len(env.http_requests)
    await play_out(world, Random(seed))
    assert "wins" in world.board.text
    calls = env.http_requests[start:]
    moves = sum(line.kind == "move" for line in await log_of(world))
    counted = sum(map(against_global_limit, calls))
    assert len(calls) <= MOST_CALLS * moves
    assert counted <= MOST_GLOBAL * moves


MORE_FOR_EIGHT = 0.1
"""Every hand that is dealt and every reveal is one call for each panel, and a round has both."""


@pytest.mark.parametrize(
    ("players", "rounds", "scoring", "more"),
    [(2, [5], "rascal", 0), (3, [4, 3], "rascal_loads", 0), (8, [6], "classic", MORE_FOR_EIGHT)],
)
async def test_calls_a_move_of_skull_king_stay_within_the_budget(
    env, players, rounds, scoring, more
):
    world = World(env, EIGHT[:players], "skullking")
    await world.begin(seed="budget", rules={"rounds": rounds, "scoring": scoring, **SHARED})
    start = len(env.http_requests)
    await play_out(world, Random(players))
    calls = env.http_requests[start:]
    moves = sum(line.kind == "move" for line in await log_of(world))
    assert len(calls) <= (MOST_CALLS + more) * moves
    assert sum(map(against_global_limit, calls)) <= MOST_GLOBAL * moves


MORE_FOR_LETTERS = 0.25
"""Here the start is counted, too: every hand is posted, and written by the bot itself until its
owner has pressed it once. After that it costs what a panel does, which long games show."""


@pytest.mark.parametrize(
    ("game", "rules"), [("skull", QUICK), ("skullking", {"rounds": [4, 3], **SHARED})]
)
async def test_calls_of_direct_messages_stay_within_the_budget(env, game, rules):
    """Everybody plays there and takes 12 s: nothing more counts against the global limit."""
    world = World(env, NAMES[:3], game)
    await world.open()
    await world.bot.tables.set_options(world.table, world.people[0].id, rules)
    for person in world.people:
        await turn_dms(person)
    await world.seat_all()
    start, rng = len(env.http_requests), Random(12)
    await world.start(seed="budget-pings")
    for person in world.people:
        person.direct = True

    async def think_and_act(world: World, person: Person, rng: Random) -> str:
        await env.advance_time(rng.lognormvariate(log(12), 0.7))
        return await press_something(world, person, rng)

    await play_out(world, rng, act=think_and_act)
    moves = sum(line.kind == "move" for line in await log_of(world))
    letters = [f"/channels/{env.backend.dm_channels[p.id]}/messages" for p in world.people]
    calls = env.http_requests[start:]
    pings = [c for c in calls if is_a_letter(c, letters)][len(letters) :]
    rest = len(calls) - len(pings)
    assert rest <= (MOST_CALLS + MORE_FOR_LETTERS) * moves
    assert sum(map(against_global_limit, calls)) - len(pings) <= MOST_GLOBAL * moves
    assert 0 < len(pings) <= MOST_PINGS * moves
    assert not [c for c in calls if is_about_a_ping(c) and not is_a_letter(c, letters)]


def is_a_letter(entry, letters: list[str]) -> bool:
    """A new direct message, or the removal of one."""
    return entry.method in ("POST", "DELETE") and entry.path.startswith((*letters,))


async def log_of(world: World):
    async with world.bot.store.read() as tx:
        return await tx.log(world.table)


async def test_pings_are_rare_for_players_who_take_twelve_seconds(env):
    """With a median of 12 s a move, pings and their removal cost at most 0.3 calls a move."""
    world = World(env, NAMES[:4])
    await world.begin(seed="budget-pings", rules=QUICK)
    rng = Random(12)
    start = len(env.http_requests)

    async def think_and_act(world: World, person: Person, rng: Random) -> str:
        await env.advance_time(rng.lognormvariate(log(12), 0.7))
        waiting = await world.awaited()
        return await press_something(world, person if person in waiting else waiting[0], rng)

    await play_out(world, rng, act=think_and_act)
    moves = sum(line.kind == "move" for line in await log_of(world))
    pings = [c for c in env.http_requests[start:] if is_about_a_ping(c)]
    assert 0 < len(pings) <= MOST_PINGS * moves


def is_about_a_ping(entry) -> bool:
    """A new public message that mentions somebody, or the removal of a public message."""
    if not entry.path.startswith("/channels/"):
        return False
    called = isinstance(entry.json, dict) and entry.json.get("allowed_mentions", {}).get("users")
    return entry.method == "DELETE" or (entry.method == "POST" and bool(called))
