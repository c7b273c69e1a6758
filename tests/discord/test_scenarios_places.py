"""Reported of other bots: threads they are not in, or that close; people who cannot be added."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import discord
import pytest
from failing import Discord
from faults import CALLBACK, ONCE, Error
from games import either_game, press_something
from late import deliver, press_on
from people import Person, World
from playing import Playing
from simcord.enums import ChannelType
from tabletop import board_calls, moves

from bot.pace import AT_ONCE

STEP, HOUR, WEEK = 5, 60, 7 * 24 * 60
MOST_MOVES = 6
"""Moves until somebody else is awaited who has not pressed anything for a while."""
SLOW = 30.0
"""Seconds that stand still until time is moved on, however slow the machine is."""


@pytest.fixture(autouse=True)
def between(env) -> Iterator[Discord]:
    """Archived threads refuse what they refuse at the real Discord."""
    with Discord(env).between() as discord:
        yield discord


def thread_of(world: World, owner: Person, **how: int) -> None:
    """From now on people are in a thread that one of them has made."""
    world.env.backend.create_thread(world.channel.id, "our own", owner.id, **how)
    (world.channel,) = world.channel.threads


async def open_in_thread(world: World, host: Person, **options: object) -> None:
    """The host opens a table in a thread of its own, and people look into it."""
    await host.slash(f"{world.game} new", where="thread", **options)
    (world.channel,) = world.channel.threads
    world.table = (await world.bot.tables.live_of_user(host.id))[0].table.id


def members(world: World) -> set[int]:
    return set(world.env.backend.channels[world.channel.id].thread_members)


def take_manage_threads(world: World) -> None:
    """The invite link does not ask for that right, with which every thread is seen."""
    backend = world.env.backend
    for role in backend.guilds[world.guild.id].roles.values():
        rights = discord.Permissions(role.permissions)
        rights.manage_threads = False
        role.permissions = rights.value


@either_game
async def test_perm_02_a_private_thread_without_the_bot_is_named(env, game):
    """The refusal is private and says how to let the bot in; then the same command works."""
    world = World(env, game=game)
    ana = world.people[0]
    take_manage_threads(world)
    thread_of(world, ana, type=ChannelType.PRIVATE_THREAD)
    result = await ana.slash(f"{game} new")
    assert result.ephemeral
    assert "I am not in this private thread" in ana.reply(result)
    assert f"<@{env.bot.user.id}>" in ana.reply(result)
    assert await world.bot.tables.live() == []
    assert world.public() == []
    env.backend.add_thread_member(world.channel.id, env.bot.user.id)
    await world.open()
    assert world.board.has("Join")


@either_game
@pytest.mark.parametrize("blocked", ["cy", "ana"])
async def test_perm_03_who_cannot_be_added_to_the_thread_is_told_how_to_come_in(env, game, blocked):
    """Everybody else is in it, whoever was not gets a private line, and the game starts."""
    world = World(env, game=game)
    ana, bo, cy = world.people
    refused = next(person for person in world.people if person.name == blocked)
    path = f"/channels/*/thread-members/{refused.id}"
    env.inject_error("PUT", path, status=403, code=50001, times=None)
    await open_in_thread(world, ana)
    for person in (bo, cy):
        await person.press_board("Join")
    assert {p.id for p in world.people} - members(world) == {refused.id}
    lines = [m.text for p in world.people for m in p.privates() if "could not add you" in m.text]
    assert len(lines) == 1
    assert any(f"/{world.channel.id}" in m.text for m in refused.privates())
    await ana.press_board("Start")
    assert (await world.now()).table.status == "running"
    person = (await world.awaited())[0]
    await person.press_board(f"v:{world.table}:hand")
    await press_something(world, person, Random(1))
    assert len(await moves(world)) == 1


@either_game
async def test_thread_01_a_thread_of_our_own_stays_open_for_a_week(env, game):
    """Discord closes it as late as it can, so that slow games do not fall asleep."""
    world = World(env, game=game)
    await open_in_thread(world, world.people[0], turn_time=86400)
    thread = env.backend.channels[world.channel.id]
    assert thread.thread_metadata.auto_archive_duration == WEEK


@either_game
@pytest.mark.parametrize("pace", [replace(AT_ONCE, ping_after=45.0)])
async def test_thread_01_after_two_hours_of_silence_the_game_goes_on(env, game, pace):
    """The thread closes after an hour: a move opens it, the board is true, the next one is called.

    It is people's own thread, opened with the shortest time there is.
    """
    world = World(env, game=game)
    thread_of(world, world.people[0], auto_archive_duration=HOUR)
    await world.begin(seed="slow", turn_time=86400)
    for _ in range(HOUR // STEP):
        await env.advance_time(STEP * 60)
    env.backend.edit_channel(world.channel.id, {}, thread_metadata={"archived": True})
    for _ in range(HOUR // STEP):
        await env.advance_time(STEP * 60)
    before = {m.id for m in world.public()}
    person = (await world.awaited())[0]
    await person.press_board(f"v:{world.table}:hand")
    await press_something(world, person, Random(1))
    assert not env.backend.channels[world.channel.id].thread_metadata.archived
    update = await world.now()
    assert update.table.shown_version == update.table.version
    for person in (world.people * 2)[:MOST_MOVES]:
        await env.advance_time(60)
        if called(world, before):
            return
        if person in await world.awaited():
            await person.press_board(f"v:{world.table}:hand")
            await press_something(world, person, Random(1))
    raise AssertionError("nobody was called")


def called(world: World, before: set[int]) -> bool:
    """Has somebody been called by a message that was not there before?"""
    return any("you are awaited" in m.text for m in world.public() if m.id not in before)


@either_game
@pytest.mark.parametrize("pace", [replace(AT_ONCE, ping_after=1e9)])
async def test_thread_02_a_reply_into_a_thread_that_just_closed_holds_nobody_up(
    env, between, monkeypatch, game, pace
):
    """The answer ends in a 500 after a while: one move, and neither table waits for it."""
    monkeypatch.setattr("bot.show.LONGEST_ANSWER", SLOW)
    monkeypatch.setattr("bot.guard.DEFER_AFTER", SLOW)
    world = World(env, game=game)
    await open_in_thread(world, world.people[0], turn_time=0)
    for person in world.people[1:]:
        await person.press_board("Join")
    await world.start(seed="closed")
    other = Playing(World(env, ("di", "ed", "flo"), game), Random(1))
    await other.ready()
    person = (await world.awaited())[0]
    panel = person.panel
    press = press_on(person, panel, panel.moves()[0].id)
    env.backend.edit_channel(world.channel.id, {}, thread_metadata={"archived": True})
    slow = Error("500 after all tries", 500, wait=4 * SLOW)
    with between.failing(CALLBACK, slow, world.channel.id, ONCE):
        await deliver(env, press)
        await other.move()
        await other.is_right()
        await env.advance_time(SLOW + 1)
        update = await world.now()
        assert update.table.shown_version == update.table.version
        await env.advance_time(4 * SLOW)
    assert len(await moves(world)) == 1
    start = len(world.requests())
    await env.advance_time(60)
    assert board_calls(world, start) == []
    await person.press_board(f"v:{world.table}:hand")
    assert len(await moves(world)) == 1
