"""The start with tables in the database, and a stop while something is under way."""

from __future__ import annotations

import asyncio
from typing import Any

from people import World
from tabletop import restart, table_at

from bot.tables import TableService
from bot.updates import Update


async def test_a_start_reads_no_table_and_asks_discord_nothing_about_places_it_sees(
    env, bots, monkeypatch
):
    """There may be thousands, and presses wait for the same database."""
    await table_at(env)
    world = await table_at(env)
    read: list[str] = []
    look = TableService.look

    async def noted(tables: TableService, table_id: str) -> Update:
        read.append(table_id)
        return await look(tables, table_id)

    monkeypatch.setattr(TableService, "look", noted)
    start = len(world.requests())
    await restart(world, bots)
    assert read == []
    assert not [r for r in world.requests(start) if r.path.startswith("/channels")]
    _, bo, _ = world.people
    await bo.press("Flower")


async def test_what_begins_while_the_bot_is_closed_ends_with_it(env):
    """A board that a cut off answer wants to have painted finds no database any more."""
    world = await table_at(env)
    bot, ended = world.bot, list[str]()

    async def wait_for_ever(then: Any) -> None:
        try:
            await asyncio.sleep(1_000)
        finally:
            bot.spawn(then, "show what was done")

    async def show() -> None:
        try:
            await asyncio.sleep(0)
            await bot.tables.look(world.table)
            ended.append("shown")
        except asyncio.CancelledError:
            ended.append("cut off")
            raise

    with env._bot_scope():
        bot.spawn(wait_for_ever(show()), "answer slowly")
    await env.settle()
    await bot.close()
    assert "shown" not in ended
    assert not bot._jobs


async def test_a_stop_in_the_middle_of_the_start_is_no_error(env, bots):
    world = World(env)
    await world.open()
    await world.bot.close()
    bot = bots.make()
    places = asyncio.Event()

    async def places_slowly(*_: Any) -> Any:
        places.set()
        await asyncio.sleep(1_000)

    setup_hook = bot.setup_hook

    async def set_up() -> None:
        await setup_hook()
        bot.tables.behind = places_slowly  # type: ignore[method-assign]

    bot.setup_hook = set_up  # type: ignore[method-assign]
    await env.restart_bot(bot)
    assert places.is_set()
    await bot.close()
    assert not bot._jobs
