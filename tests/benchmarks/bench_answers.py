"""How long a press waits for its answer inside the bot, with 500 live tables of both games.

``python tests/benchmarks/bench_answers.py [presses] [tables]``

Measured is the time from the moment discord.py is given the INTERACTION_CREATE event to the
moment it is asked to send the answer (the call of the interaction's callback endpoint), of the
wall's clock: discord.py's parsing and dispatch, our guard, the table loaded, the move applied
and saved to a real file, the panel or board drawn and made into components. Not measured: the
network both ways, and what simcord does to make the event and to take the answer. The loop is
Python's own (``live_discord``), and what was made before is hidden from the garbage collector.

Presses are what the screens offer at randomly chosen tables: moves on panels and boards, looks
at panels, the menu, rules and pages of the game, hands brought from the board. They come

* ``alone``: the next one when the bot is at rest again, and
* ``as they come``: at random moments, as many a second as ``RATE`` says, while boards and other
  panels are repainted and computer seats move. Here simcord's own work for those repaints
  stands in the way too, so this is more than the bot's share and no goal. "Of work" is then
  the work of everything that goes on.

The same is done with a client that has one DynamicItem which answers at once, before and after.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "discord")]

import discord  # noqa: E402
from discord import ui  # noqa: E402
from live_discord import LiveDiscord, Press, rest  # noqa: E402
from machine import QUIET_LOOP, loop_speed, share, told  # noqa: E402
from people import Control, Seen, seen  # noqa: E402

from bot.client import SkullduggeryBot  # noqa: E402
from bot.games import GAMES  # noqa: E402
from bot.pace import AT_ONCE  # noqa: E402
from bot.store import Store  # noqa: E402
from bot.updates import Player  # noqa: E402

PRESSES, TABLES = 3_000, 500
PERSONS = 4
TABLES_A_SERVER = 25
RATE = 25.0
"""Presses a second: 500 tables at which somebody presses something every twenty seconds."""
GOAL = (10.0, 50.0)
"""Milliseconds that half and 99 of 100 answers may take."""
MOVES_SHARE, LOOKS_SHARE = 0.6, 0.85
NO_LIMIT = None


class Nothing(ui.DynamicItem[ui.Button[Any]], template=r"n:(?P<n>[0-9]+)"):
    """Answers at once."""

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: Any) -> Nothing:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("✓", ephemeral=True)


# ---- tables ------------------------------------------------------------------------


def position_of(game: str, seats: int, options: Any, rng: Random) -> Any:
    """A state somewhere in the middle of a random game."""
    engine = GAMES[game].engine
    moves = rng.randrange(150 if game == "skullking" else 40)
    while True:
        state = engine.start(seats, options, str(rng.random())).state
        for _ in range(moves):
            prompts = [p for p in engine.prompts(state) if p.required]
            if not prompts:
                break
            prompt = rng.choice(prompts)
            state = engine.apply(state, prompt.seat, rng.choice(prompt.choices)).state
        if engine.prompts(state):
            return state


async def open_tables(world: LiveDiscord, count: int, rng: Random) -> dict[str, int]:
    """Tables in play, with their boards and everybody's panel; the channel of each."""
    bot, found, channels = world.bot, dict[str, int](), list[int]()
    for number in range(-(-count // TABLES_A_SERVER)):
        channels += world.server(f"server {number}", TABLES_A_SERVER)
    for number, channel in enumerate(channels[:count]):
        game = ("skull", "skullking")[number % 2]
        people = [world.person(channel, f"p{number}x{n}") for n in range(PERSONS - number % 5 // 4)]
        host, *others = [Player(user, f"Player {n}") for n, user in enumerate(people)]
        guild = world.backend.get_channel(channel).guild_id
        update = await bot.tables.create(
            game,
            guild_id=guild,
            channel_id=channel,
            host=host,
            options={},
            turn_seconds=NO_LIMIT,
        )
        table = update.table.id
        for player in others:
            await bot.tables.join(table, player)
        while len(update.table.seats) < PERSONS:
            update = await bot.tables.look(table)
            if len(update.table.seats) < PERSONS:
                update = await bot.tables.add_computer(table, host.user_id)
        state = position_of(game, PERSONS, update.table.options, rng)
        await bot.presses.boards.open(await bot.tables.start(table, host.user_id, state=state))
        await rest(bot)
        for user in people:
            await pressed(world.press(user, board(world, channel), f"v:{table}:hand"))
        found[table] = channel
        world.forget()
    return found


def board(world: LiveDiscord, channel: int) -> Any:
    """The newest public message of a channel."""
    return next(m for m in reversed(world.backend.messages[channel].values()) if not m.flags & 64)


async def pressed(press: Press) -> Press:
    async with asyncio.timeout(10):
        await press.done
    return press


# ---- presses -----------------------------------------------------------------------


def next_press(world: LiveDiscord, tables: dict[str, int], rng: Random) -> tuple[str, Any] | None:
    """The kind of a press that the screens offer somewhere, and a way to press it."""
    channel = rng.choice([*tables.values()])
    people = [*{m.interaction_metadata["user"]["id"] for m in privates(world, channel)}]
    user, chance = int(rng.choice(people)), rng.random()
    if chance < MOVES_SHARE:
        for other in rng.sample(people, len(people)):
            panel = world.private(channel, int(other))
            if moves := moves_of(seen(panel)):
                return "move on a panel", (int(other), panel, rng.choice(moves).id)
    public = board(world, channel)
    shown = seen(public)
    if chance < MOVES_SHARE and (moves := moves_of(shown)):
        return "press on a board", (user, public, rng.choice(moves).id)
    panel = world.private(channel, user)
    if chance < LOOKS_SHARE and panel is not None:
        looks = [c for c in seen(panel).controls if c.id.startswith("v:") and not c.disabled]
        if looks:
            return "look on a panel", (user, panel, rng.choice(looks).id)
    looks = [c for c in shown.controls if not c.disabled and c.id.startswith(("v:", "m:"))]
    return ("press on a board", (user, public, rng.choice(looks).id)) if looks else None


def privates(world: LiveDiscord, channel: int) -> list[Any]:
    return [m for m in world.backend.messages[channel].values() if m.flags & 64]


def moves_of(message: Seen) -> list[Control]:
    return [c for c in message.moves() if ".show:" not in c.id]


Times = dict[str, list[tuple[float, float]]]
"""By kind of press: how long each answer took, and what of it this process has computed, in ms."""
Next = Callable[[], tuple[str, Any] | None]
Rest = Callable[[], Awaitable[None]]


async def alone(
    world: LiveDiscord, count: int, found: Next, at_rest: Rest, loops: list[float]
) -> Times:
    """Presses one after another, with rest in between; ``loops`` gets speeds of the plain loop."""
    times: Times = defaultdict(list)
    while sum(map(len, times.values())) < count:
        chosen = found()
        if chosen is not None:
            press = await pressed(world.press(*chosen[1]))
            times[chosen[0]].append((press.took * 1e3, press.worked * 1e3))
            await at_rest()
            world.forget()
            loops.append(loop_speed(time.process_time, 1))
    return times


async def as_they_come(
    world: LiveDiscord, count: int, found: Next, at_rest: Rest, rng: Random
) -> Times:
    """Presses at random moments, whatever is still under way."""
    sent: list[tuple[str, Press]] = []
    at = time.perf_counter()
    while len(sent) < count:
        at += rng.expovariate(RATE)
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        if (chosen := found()) is not None:
            sent.append((chosen[0], world.press(*chosen[1])))
            world.forget()
    times: Times = defaultdict(list)
    for kind, press in sent:
        await pressed(press)
        times[kind].append((press.took * 1e3, press.worked * 1e3))
    await at_rest()
    return times


async def nothing(count: int) -> list[tuple[float, float]]:
    """The times of a client that does nothing but answer."""
    world = LiveDiscord()
    bot = discord.Client(intents=discord.Intents(guilds=True))
    bot.add_dynamic_items(Nothing)
    await world.connect(bot)
    (channel,) = world.server("server", 1)
    users = [world.person(channel, f"p{n}") for n in range(PERSONS)]
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="x", custom_id="n:1"))
    view.stop()
    await bot.get_partial_messageable(channel).send(view=view)
    message, rng = board(world, channel), Random(1)

    async def nothing_to_wait_for() -> None:
        await asyncio.sleep(0)

    gc.collect()
    gc.freeze()
    press = lambda: ("x", (rng.choice(users), message, "n:1"))  # noqa: E731
    times = await alone(world, count, press, nothing_to_wait_for, [])
    gc.unfreeze()
    await bot.close()
    return times["x"]


async def measure(folder: Path, presses: int, tables: int) -> None:
    world, rng = LiveDiscord(), Random("answers")
    bot = SkullduggeryBot(
        lambda: Store.open(f"sqlite+aiosqlite:///{folder / 'tables.db'}"),
        pace=AT_ONCE,
        rng=Random(7),
        shard_count=1,
    )
    await world.connect(bot)
    await bot.wait_until_ready()
    begun = time.perf_counter()
    found = await open_tables(world, tables, rng)
    print(f"{len(found)} tables opened in {time.perf_counter() - begun:.0f} s", flush=True)

    def chosen() -> tuple[str, Any] | None:
        return next_press(world, found, rng)

    async def at_rest() -> None:
        await rest(bot)

    gc.collect()
    gc.freeze()
    loops: list[float] = []
    times = await alone(world, presses, chosen, at_rest, loops)
    report("alone", times, GOAL)
    scaled = median(loops) / QUIET_LOOP
    worked = [one[1] * scaled for kind in times.values() for one in kind]
    print(
        f"  the work at {QUIET_LOOP} M/s, with {median(loops):.1f} M/s in between: p50"
        f" {share(worked, 0.5):.1f} ms, p99 {share(worked, 0.99):.1f} ms"
    )
    begun, busy = time.perf_counter(), time.process_time()
    times = await as_they_come(world, presses, chosen, at_rest, rng)
    used = (time.process_time() - busy) / (time.perf_counter() - begun)
    report(f"as they come, {RATE:.0f} a second ({used:.0%} of a core)", times, None)
    print(f"{len(await bot.tables.live())} tables are still live")
    await bot.close()


def report(name: str, times: Times, goal: tuple[float, float] | None) -> None:
    every = [took for kind in times.values() for took in kind]
    print(f"{name}: {figures(every)}")
    for kind, found in sorted(times.items()) if len(times) > 1 else ():
        print(f"  {kind:16} {figures(found)}")
    if goal is not None:
        took = [one[0] for one in every]
        met = share(took, 0.5) <= goal[0] and share(took, 0.99) <= goal[1]
        print(f"  {'within' if met else 'NOT within'} {goal[0]:.0f} and {goal[1]:.0f} ms")
    sys.stdout.flush()


def figures(times: list[tuple[float, float]]) -> str:
    took, worked = ([*row] for row in zip(*times, strict=True))
    return (
        f"{len(took):5} presses, p50 {share(took, 0.5):5.1f} ms, p99 {share(took, 0.99):6.1f} ms"
        f" (of work {share(worked, 0.5):.1f} and {share(worked, 0.99):.1f})"
    )


async def main() -> None:
    numbers = [int(word) for word in sys.argv[1:]]
    presses, tables = [*numbers, *(PRESSES, TABLES)[len(numbers) :]]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(told())
        idle = await nothing(presses // 2)
        await measure(folder, presses, tables)
        idle += await nothing(presses // 2)
        report("a client that only answers", {"x": idle}, None)
        print(told())


if __name__ == "__main__":
    asyncio.run(main())
