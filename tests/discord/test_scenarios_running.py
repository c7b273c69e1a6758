"""Reported of other bots: clocks, memory, reloads, second READYs and a locked database."""

from __future__ import annotations

import asyncio
import gc
import itertools
import re
import sqlite3
import time
import weakref
from dataclasses import replace

import discord
import psutil
from late import at_once, deliver, press_on
from people import World
from tabletop import NAMES, line_of, moves, table_at, who_is_awaited

from bot.client import COGS
from bot.updates import Update

REPAINTS, WARM_UP = 3_000, 1_500
MOST_OBJECTS, MOST_BYTES = 1_000, 6 * 2**20
"""What may come together after the warm-up: less than half an object for each repaint. The
process itself may grow a little, for its allocator gives memory back when it likes."""
ANSWER_WITHIN = 3.0
"""Seconds in which Discord wants an answer; of work, since tests share their machine."""


async def test_time_01_ten_minutes_are_ten_minutes_everywhere(env, monkeypatch):
    """A host in Kolkata: the board says a moment for every reader, and it is kept to the second."""
    monkeypatch.setenv("TZ", "Asia/Kolkata")
    time.tzset()
    try:
        world = await table_at(env, turn_time=600)
        _, bo, cy = world.people
        await cy.press("Flower")
        began = env.now().timestamp()
        shown = re.search(r"<t:(\d+):R>", who_is_awaited(world))
        assert shown
        deadline = int(shown[1])
        assert 595 <= deadline - began <= 600
        for _ in range(9):
            await env.advance_time(60)
        await env.advance_time(deadline - env.now().timestamp() - 1)
        assert len(await moves(world)) == 1
        await env.advance_time(2)
        assert (await moves(world))[1][:2] == (1, "clock")
        assert bo.panel.has("Table")
    finally:
        monkeypatch.undo()
        time.tzset()


async def test_ops_01_thousands_of_repaints_leave_nothing_behind(env, monkeypatch):
    """No view is kept by discord.py or by us, nothing piles up, and memory stays as it was.

    The smallest board there is, of a table that was ended: what leaks leaks from it too. Of
    ten repaints only one is saved, because saving takes most of the time.
    """
    world = World(env)
    await world.open()
    await world.bot.tables.end(world.table, world.people[0].id)
    views = weakref.WeakSet[discord.ui.LayoutView]()
    real, made = discord.ui.LayoutView.__init__, itertools.count()

    def counted(view, **kw):
        real(view, **kw)
        views.add(view)
        next(made)

    save = world.bot.tables.mark_shown

    async def save_some(table, version, **ids):
        if version % 10 == 0:
            await save(table, version, **ids)

    monkeypatch.setattr(discord.ui.LayoutView, "__init__", counted)
    monkeypatch.setattr(world.bot.tables, "mark_shown", save_some)
    update = await world.now()
    await repaint(world, update, range(1, WARM_UP))
    objects, size = memory()
    await repaint(world, update, range(WARM_UP, REPAINTS + 1))
    more_objects, more_size = memory()
    assert more_objects - objects < MOST_OBJECTS
    assert more_size - size < MOST_BYTES
    assert next(made) >= REPAINTS
    assert len(views) <= 2
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert len(world.bot.presses.boards.slots) == 1
    assert len(world.bot._jobs) <= 1
    assert (await world.now()).table.shown_version >= REPAINTS


async def repaint(world: World, update: Update, newer: range) -> None:
    """One repaint for each number of versions that have passed; the simulator forgets them."""
    boards, env, table = world.bot.presses.boards, world.env, update.table
    for n in newer:
        boards.show(replace(update, table=replace(table, version=table.version + n)))
        await asyncio.gather(*world.bot._jobs)
        env.http_requests.clear()
        env.backend.transcript.clear()


def memory() -> tuple[int, int]:
    """How many objects the garbage collector looks after, and the process's size in bytes."""
    gc.collect()
    return len(gc.get_objects()), psutil.Process().memory_info().rss


async def test_ops_02_a_reloaded_cog_answers_once(env):
    """The commands are loaded anew twice: one press and one command are one move each."""
    world = await table_at(env)
    _, bo, cy = world.people
    names = sorted(world.bot.cogs), sorted(c.name for c in world.bot.tree.get_commands())
    for cog in COGS * 2:
        await world.bot.reload_extension(cog)
    await bo.press("Flower")
    start = len(world.requests())
    await cy.slash("skull place", disc="ds")
    assert await moves(world) == [(1, "person", "df"), (2, "person", "ds")]
    assert len([r for r in world.requests(start) if r.path.endswith("/callback")]) == 1
    assert names == (
        sorted(world.bot.cogs),
        sorted(c.name for c in world.bot.tree.get_commands()),
    )


async def test_ops_03_a_second_ready_doubles_nothing(env):
    """Discord says READY again, twice; the deadline is missed: one move by the clock."""
    world = await table_at(env)
    _, bo, cy = world.people
    await cy.press("Flower")
    start = len(world.requests())
    with env._bot_scope():
        for _ in range(2):
            world.bot.dispatch("ready")
            world.bot.dispatch("resumed")
    await env.settle()
    assert world.requests(start) == []
    for _ in range(4):
        await env.advance_time(60)
    assert [m[:2] for m in await moves(world)] == [(2, "person"), (1, "clock")]
    assert bo.panel.has("Table")


async def test_ops_04_five_tables_of_six_at_the_same_moment(env):
    """Twenty-five first discs in one instant: none is lost, none is answered late."""
    worlds = await five_tables(env)
    presses = []
    for world in worlds:
        starter = (await world.now()).view.starter
        for seat, person in enumerate(world.people):
            if seat != starter:
                panel = next(p for p in person.privates() if world.table in str(p.raw))
                presses.append((person, panel, "Flower"))
    began = time.process_time()
    results = await at_once(*presses)
    took = time.process_time() - began
    assert len(results) == 25
    assert all(result.acknowledged for result in results)
    assert took < ANSWER_WITHIN
    for world in worlds:
        assert len(await moves(world)) == 5
        assert "put down your first disc as the starter" in who_is_awaited(world)


async def five_tables(env) -> list[World]:
    """Five tables of the same six people, each in a channel of its own."""
    first = World(env, NAMES)
    worlds = []
    for n in range(5):
        world = World.__new__(World)
        world.env, world.guild, world.people, world.game = env, first.guild, first.people, "skull"
        world.channel = first.guild.create_text_channel(f"table-{n}")
        for person in world.people:
            person.world = world
        await world.begin(seed=f"five-{n}")
        worlds.append(world)
    return worlds


async def test_ops_04_a_database_that_another_program_holds(env, bots, monkeypatch):
    """Somebody looks into the file and locks it: the press is refused in words, then it works."""
    monkeypatch.setattr("bot.store.sqlite.BUSY_SECONDS", 0.02)
    world = await table_at(env)
    _, bo, _ = world.people
    file = bots.url.removeprefix("sqlite+aiosqlite:///")
    await world.bot.store._reading.dispose()  # the next connections are made with the short wait
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        (result,) = await deliver(env, press_on(bo, bo.panel, "Flower"))
        assert result.acknowledged
        assert "was not counted" in bo.panel.text
        assert await moves(world) == []
        other.execute("ROLLBACK")
    finally:
        other.close()
    await bo.press("Flower")
    assert "1 down" in line_of(world, "Bo")
