"""One board, and a true one, whatever happens while it is being posted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from games import assert_board_is_true
from people import World
from tabletop import minutes, place_first, table_at

from bot.updates import Player

TURNS = 500
"""Turns of the loop in which everything that does not wait for the post gets done."""
Meanwhile = Callable[[], Awaitable[None]]


@pytest.fixture
def while_posting(monkeypatch: pytest.MonkeyPatch) -> Callable[[Meanwhile], None]:
    """What is done after the next post has been begun and before Discord has it."""

    def prepare(meanwhile: Meanwhile) -> None:
        send = discord.abc.Messageable.send

        async def slow(self, *args, **kwargs):
            monkeypatch.setattr(discord.abc.Messageable, "send", send)
            await meanwhile()
            for _ in range(TURNS):
                await asyncio.sleep(0)
            return await send(self, *args, **kwargs)

        monkeypatch.setattr(discord.abc.Messageable, "send", slow)

    return prepare


async def first_discs_down(env) -> World:
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    await minutes(world, 2)
    return world


def moving(world: World) -> Meanwhile:
    """Ana puts another disc down."""

    async def move() -> None:
        update = await world.bot.tables.act_code(world.table, world.people[0].id, "df")
        world.bot.presses.show.others(update)

    return move


async def move_down(world: World) -> None:
    with world.env._bot_scope():
        world.bot.spawn(world.bot.presses.boards.move_down(await world.now()), "move a board")
    await world.env.settle()


async def test_a_move_during_a_post_is_on_the_board(env, while_posting):
    world = await first_discs_down(env)
    while_posting(moving(world))
    await move_down(world)
    await assert_board_is_true(world)


async def test_a_move_during_the_post_of_a_lost_board_is_on_the_only_board(env, while_posting):
    world = await first_discs_down(env)
    env.backend.delete_message(world.board.channel_id, world.board.id)
    while_posting(moving(world))
    await move_down(world)
    await assert_board_is_true(world)


async def test_two_who_call_the_board_down_get_one(env, while_posting):
    world = await first_discs_down(env)

    async def call() -> None:
        boards = world.bot.presses.boards
        world.bot.spawn(boards.move_down(await world.now()), "a second call")

    while_posting(call)
    await move_down(world)
    await assert_board_is_true(world)


async def test_all_press_rematch_while_its_board_is_being_posted(env, while_posting):
    world = World(env)
    await world.begin()
    host, *others = world.people
    await host.press_board("Table")
    await host.press("End the table")
    await host.press("Yes, end it")
    old = world.table

    async def join() -> None:
        for person in others:
            update = await world.bot.tables.rematch(old, Player(person.id, person.name))
            world.bot.spawn(world.bot.presses.opening.post(update), "post it too")
            world.bot.presses.show.others(update)

    while_posting(join)
    await host.press("Rematch", world.board)
    await env.settle()
    found = await world.bot.tables.live_in_channel(world.channel.id)
    assert found is not None
    world.table = found
    assert "3 of 3–6" in world.board.text
    await assert_board_is_true(world)
