"""The line in a channel about a game that has ended in a thread of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from people import World
from twins import script, seat, take

from engines.skull import ENGINE, position

FULL = ("flower", "flower", "flower", "skull")
ANA_WINS = script("bo df, cy ds, ana df, ana c1, bo p, cy p")


def nearly_won() -> Any:
    return position([FULL] * 3, [1, 0, 0], 0, ENGINE.Options(), seed="parent")


def lines(world: World, channel: Any) -> list[str]:
    """What was said in the channel about games that have ended."""
    return [m.text for m in world.public(channel.id) if m.text.startswith("Skull in ")]


async def begin(world: World) -> Any:
    """Ana is about to win in a thread; returns the channel it belongs to."""
    parent = world.channel
    await seat(world, 3, thread=True)
    await world.start(state=nearly_won())
    return parent


async def win(world: World) -> None:
    for name, what in ANA_WINS:
        await take(world, name, what)
    assert (await world.now()).table.status == "ended"


async def test_a_result_is_told_once_whatever_is_pressed_later(env, bots):
    world = World(env)
    parent = await begin(world)
    await win(world)
    (line,) = lines(world, parent)
    assert f"<#{world.channel.id}>" in line
    assert "Ana" in line
    assert "\n" not in line
    ended = world.table
    for person in world.people[1:]:
        await person.press(f"t:{ended}:rematch", world.board)
    await world.people[0].press("Rematch")
    await world.bot.close()
    await env.restart_bot(bots.make())
    await env.advance_time(600)
    assert lines(world, parent) == [line]


async def test_a_game_that_was_broken_off_is_no_news(env):
    world = World(env)
    parent = await begin(world)
    before = len(world.public(parent.id))
    with env._bot_scope():
        update = await world.bot.tables.close(world.table, "closed")
    await world.show(update)
    assert (await world.now()).table.status == "ended"
    assert len(world.public(parent.id)) == before


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (403, 50001), (404, 10003), (400, 50008), (500, 0)]
)
async def test_a_channel_that_takes_no_line_gets_none(env, status, code):
    """Forums, for one; the thread has the result all the same."""
    world = World(env)
    parent = await begin(world)
    env.inject_error(
        "POST", f"/channels/{parent.id}/messages", status=status, code=code, times=None
    )
    await win(world)
    assert lines(world, parent) == []
    assert "wins" in world.board.text


async def test_what_is_private_stays_there(env, monkeypatch):
    monkeypatch.setattr(discord.Thread, "is_private", lambda self: True)
    world = World(env)
    parent = await begin(world)
    await win(world)
    assert lines(world, parent) == []
