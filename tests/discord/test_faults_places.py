"""Connections that break, servers that go and come back, threads that close, rights that change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
import simcord
from failing import Discord
from games import either_game, press_something
from people import Person, World
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from tabletop import board_calls, moves, restart, table_at

NO_LIMIT = 0
SOON = 13.0
"""Seconds: two looks of a board that waits."""


async def playing(env: simcord.Env, game: str, **options: Any) -> World:
    """A game that has just begun, without a clock."""
    world = World(env, game=game)
    await world.begin(seed="places", turn_time=NO_LIMIT, **options)
    return world


async def in_thread(env: simcord.Env, game: str) -> World:
    """The same in a thread of its own."""
    world = World(env, game=game)
    host, *others = world.people
    await host.slash(f"{game} new", where="thread", turn_time=NO_LIMIT)
    (world.channel,) = world.channel.threads
    world.table = (await world.bot.tables.live_of_user(host.id))[0].table.id
    for person in others:
        await person.press_board("Join")
    await world.start(seed="places")
    return world


async def move(world: World) -> Person:
    """One decision by somebody who is awaited."""
    person = (await world.awaited())[0]
    await press_something(world, person, Random(1))
    return person


async def is_true(world: World) -> bool:
    """Does the one board of the table show the newest version?"""
    update = await world.now()
    (board,) = world.boards()
    return board.id == update.table.message_id and world.table not in await behind(world)


async def behind(world: World) -> list[str]:
    return await world.bot.tables.behind()


async def live(world: World) -> list[str]:
    return await world.bot.tables.live()


def set_rights(world: World, *, told: bool = True, **rights: bool) -> None:
    """Give the bot rights in the table's channel or take them; ``told`` is Discord's event."""
    backend = world.env.backend
    allow, deny = discord.PermissionOverwrite(**rights).pair()
    channel = backend.channels[backend.channels[world.channel.id].permission_channel_id()]
    channel.overwrites = [
        Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow.value, deny.value)
    ]
    if told:
        backend.announce_channel_update(channel.id)


# ---- the connection ------------------------------------------------------------------


async def test_a_connection_that_broke_is_made_good(env):
    """Meanwhile one channel went, and the clock played elsewhere: READY comes a second time."""
    lost = await table_at(env)
    world = World(env, ("di", "ed", "flo"), "skullking")
    await world.begin(seed="places")
    shard = env.bot.get_shard(0)
    await shard.disconnect()
    env.backend.delete_channel(lost.channel.id)
    for _ in range(4):
        await env.advance_time(60)
    assert {by for _, by, _ in await moves(world)} == {"clock"}
    await shard.reconnect()
    await env.settle()
    assert await live(world) == [world.table], "the seats of the other one are free"
    assert await is_true(world)
    start = len(world.requests())
    await move(world)
    assert len([r for r in world.requests(start) if r.path.endswith("/callback")]) <= 2
    await env.advance_time(200)
    assert len({m[0] for m in await moves(world) if m[1] == "clock"}) == len(world.people)


async def test_boards_follow_when_the_connection_is_resumed(env):
    """Calls failed as well while it was broken: nobody has to press anything."""
    world = await playing(env, "skull")
    env.inject_error("PATCH", "/channels/*", status=503, times=None)
    await move(world)
    await env.advance_time(600)
    assert await behind(world) == [world.table]
    env.backend.faults.clear()
    with env._bot_scope():
        world.bot.dispatch("resumed")
    await env.advance_time(SOON)
    assert await is_true(world)


# ---- servers -------------------------------------------------------------------------


@either_game
async def test_a_server_that_discord_lost_for_a_while_keeps_its_table(env, game):
    world = World(env, game=game)
    await world.begin(seed="places")
    env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    env.inject_error("*", f"/channels/{world.channel.id}/*", status=503, times=None)
    for _ in range(4):
        await env.advance_time(60)
    assert {by for _, by, _ in await moves(world)} == {"clock"}
    assert await behind(world) == [world.table]
    env.backend.faults.clear()
    guild = env.backend.guilds[world.guild.id]
    payload = serializers.guild_create_payload(env.backend, guild)
    env.backend.emit("GUILD_CREATE", {**payload, "unavailable": False})
    await env.advance_time(SOON)
    assert await live(world) == [world.table]
    assert await is_true(world)


async def test_a_channel_that_went_while_its_server_was_lost_ends_the_table(env):
    world = await playing(env, "skull")
    env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await env.settle()
    guild = env.backend.guilds[world.guild.id]
    guild.channel_ids.remove(world.channel.id)
    del env.backend.channels[world.channel.id]
    payload = serializers.guild_create_payload(env.backend, guild)
    env.backend.emit("GUILD_CREATE", {**payload, "unavailable": False})
    await env.settle()
    assert await live(world) == []


class Kicked:
    """A server without the bot: all that is in it is kept for the day it is invited again."""

    def __init__(self, world: World) -> None:
        backend = self.backend = world.env.backend
        self.guild = backend.guilds[world.guild.id]
        ids = [*self.guild.channel_ids, *self.guild.thread_ids]
        self.channels = {n: backend.channels[n] for n in ids}
        self.messages = {n: backend.messages[n] for n in ids}
        backend.remove_guild(world.guild.id)

    def invite(self) -> None:
        backend = self.backend
        backend.guilds[self.guild.id] = self.guild
        backend.channels.update(self.channels)
        backend.messages.update(self.messages)
        payload = dict(serializers.guild_create_payload(backend, self.guild))
        payload.pop("unavailable", None)
        backend.emit("GUILD_CREATE", payload)


@either_game
async def test_a_bot_that_is_invited_again_opens_tables_there_as_before(env, game):
    """The old table was closed, which its board says once it is pressed; a new one is opened."""
    world = await playing(env, game)
    kicked = Kicked(world)
    await env.settle()
    assert await live(world) == []
    kicked.invite()
    await env.settle()
    bo = world.people[1]
    result = await bo.press_board("Table")
    assert result.ephemeral
    assert "place is gone" in world.board.text
    assert world.board.has("Rematch")
    await world.begin(seed="again", turn_time=NO_LIMIT)
    await move(world)
    assert await is_true(world)


@pytest.mark.parametrize("invited", [True, False])
async def test_a_bot_that_was_thrown_out_and_invited_again_while_it_was_away(env, bots, invited):
    """It never hears of it, and the game goes on; invited only later, it begins anew."""
    world = await playing(env, "skullking")
    await world.bot.close()
    kicked = Kicked(world)
    if invited:
        kicked.invite()
    await env.restart_bot(bots.make())
    if invited:
        await move(world)
        assert await is_true(world)
        return
    assert await live(world) == []
    kicked.invite()
    await world.begin(seed="again", turn_time=NO_LIMIT)
    assert await live(world) == [world.table]


# ---- threads -------------------------------------------------------------------------


@pytest.fixture
def strict(env) -> Iterator[Discord]:
    """Archived threads refuse what they refuse at the real Discord."""
    with Discord(env).between() as between:
        yield between


@either_game
@pytest.mark.usefixtures("strict")
async def test_an_archived_thread_is_opened_by_the_next_move(env, game):
    world = await in_thread(env, game)
    env.backend.edit_channel(world.channel.id, {}, thread_metadata={"archived": True})
    await move(world)
    assert await is_true(world)
    assert not env.backend.channels[world.channel.id].thread_metadata.archived


@either_game
@pytest.mark.usefixtures("strict")
async def test_a_locked_thread_is_told_of_privately_until_it_is_unlocked(env, game):
    """The moves count, whoever moves is told; then board and panels follow by themselves."""
    world = await in_thread(env, game)
    closed = {"archived": True, "locked": True}
    env.backend.edit_channel(world.channel.id, {}, thread_metadata=closed)
    await move(world)
    start = len(world.requests())
    person = await move(world)
    assert "this thread is locked" in person.panel.text
    assert await behind(world) == [world.table]
    await env.advance_time(300)
    assert len(board_calls(world, start)) < 12
    env.backend.edit_channel(world.channel.id, {}, thread_metadata={"locked": False})
    await env.advance_time(SOON)
    assert await is_true(world)
    assert "locked" not in person.panel.text
    assert len(await moves(world)) >= 2


# ---- rights --------------------------------------------------------------------------


@either_game
@pytest.mark.parametrize("told", [True, False], ids=["with an event", "without"])
async def test_without_view_channel_players_are_told_and_play_on(env, game, told):
    """The first press says what is missing; when it is back the board follows, panels too."""
    world = await playing(env, game)
    set_rights(world, view_channel=False, told=told)
    board = world.board.text
    person = await move(world)
    assert "I need View Channel." in person.panel.text
    await move(world)
    assert world.board.text == board
    assert len(await moves(world)) >= 2
    start = len(world.requests())
    await env.advance_time(120)
    assert len(board_calls(world, start)) <= 4
    set_rights(world, view_channel=True, told=told)
    if not told:
        await person.press(f"v:{world.table}:refresh")
    await env.advance_time(SOON)
    assert await is_true(world)
    assert "I need" not in person.panel.text


async def test_without_any_press_or_event_the_board_follows_later(env):
    world = await playing(env, "skull")
    set_rights(world, view_channel=False, told=False)
    await move(world)
    set_rights(world, view_channel=True, told=False)
    for _ in range(12):
        await env.advance_time(60)
    assert await is_true(world)


@either_game
async def test_without_send_messages_a_lost_board_cannot_be_posted(env, game):
    """Edits need no such right. When the board is deleted the player is told, until it is back."""
    world = await playing(env, game)
    set_rights(world, send_messages=False)
    person = await move(world)
    assert await is_true(world)
    assert "⚠️" not in person.panel.text
    env.backend.delete_message(world.channel.id, world.board.id)
    await move(world)
    person = await move(world)
    assert "I need Send Messages." in person.panel.text
    assert world.boards() == []
    set_rights(world, send_messages=True)
    await env.advance_time(SOON)
    assert await is_true(world)
    assert "⚠️" not in person.panel.text


async def test_without_send_messages_nobody_is_called_and_the_clock_plays(env):
    world = await table_at(env)
    set_rights(world, send_messages=False)
    for _ in range(4):
        await env.advance_time(60)
    assert {by for _, by, _ in await moves(world)} == {"clock"}
    assert await is_true(world)


async def test_a_board_that_is_behind_is_painted_by_the_next_bot(env, bots):
    """The rights come back while the bot is away."""
    world = await playing(env, "skull")
    set_rights(world, view_channel=False)
    await move(world)
    await world.bot.close()
    set_rights(world, view_channel=True, told=False)
    await restart(world, bots)
    assert await is_true(world)
