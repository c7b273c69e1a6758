"""A second table in a channel: join the one that is there, or open one's own in a thread."""

from __future__ import annotations

import discord
from people import World

from bot.games import GAMES
from bot.opening import Wish


async def test_a_taken_channel_offers_its_table_and_a_thread(env):
    """The thread's table has the rules that were asked for, and the first one is untouched."""
    world = World(env)
    ana, bo, _ = world.people
    await world.open()
    first = world.table
    result = await bo.slash("skull new", last_chance="true", turn_time=600)
    assert result.ephemeral
    assert "A table is already open" in bo.panel.text
    assert [c.label for c in bo.panel.controls] == ["Join", "Open it in a thread"]
    await bo.press("Open it in a thread")
    (thread,) = world.channel.threads
    table = await world.bot.tables.live_in_channel(thread.id)
    assert table is not None
    update = await world.bot.tables.look(table)
    assert update.table.host == bo.id
    assert update.table.options.last_chance
    assert update.table.turn_seconds == 600
    assert f"/{thread.id}/" in bo.panel.text
    assert "With the Last Chance disc" in world.public(thread.id)[-1].text
    assert [s.user_id for s in (await world.now()).table.seats] == [ana.id]
    assert first == world.table


async def test_the_table_that_is_there_can_be_joined_at_once(env):
    world = World(env)
    _, bo, _ = world.people
    await world.open()
    await bo.slash("skull new")
    await bo.press("Join")
    assert "You sit at ②" in bo.panel.text
    assert len((await world.now()).table.seats) == 2


async def test_a_thread_offers_no_further_thread(env):
    world = World(env)
    ana, bo, _ = world.people
    await ana.slash("skull new", where="thread")
    (world.channel,) = world.channel.threads
    await bo.slash("skull new")
    assert [c.label for c in bo.panel.controls] == ["Join"]
    assert "in another channel" in bo.panel.text


async def test_a_thread_that_discord_refuses_leaves_no_table(env):
    world = World(env)
    _, bo, _ = world.people
    await world.open()
    await bo.slash("skull new")
    env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await bo.press("Open it in a thread")
    assert "could not post in this channel" in bo.panel.text
    assert await world.bot.tables.live_of_user(bo.id) == []


async def test_a_board_that_cannot_be_posted_leaves_no_table(env):
    world = World(env)
    _, bo, _ = world.people
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50001)
    result = await bo.slash("skull new")
    assert "could not post in this channel" in bo.reply(result)
    assert await world.bot.tables.live_in_channel(world.channel.id) is None
    await world.open(bo)


async def test_a_thread_needs_its_own_rights(env):
    world = World(env)
    _, bo, _ = world.people
    deny = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.guild.create_text_channel("flat", overwrites={env.bot.user: deny})
    await world.open()
    await bo.slash("skull new")
    await bo.press("Open it in a thread")
    assert "Create Public Threads" in bo.panel.text


def test_a_wish_survives_its_way_through_an_id():
    """Every rule and turn time comes back; an id stays short."""
    game = GAMES["skull"]
    fields = game.presenter.option_fields
    for seconds in (None, 60, 86400):
        options = {field.name: field.values[-1] for field in fields}
        wish = Wish(game, options, seconds)
        assert Wish.of(game, wish.verb) == wish
        assert len(f"t:skull:{wish.verb}") <= 100
