"""Reported of other bots: games that vanish, or lose their channel, their board, their server."""

from __future__ import annotations

import logging
import re

import discord
import pytest
from late import deliver, message_now, press_kept, press_on
from people import EPHEMERAL, World, seen
from tabletop import (
    board_calls,
    challenge,
    flip,
    line_of,
    moves,
    place_first,
    restart,
    table_at,
)


async def middle_of_a_reveal(env) -> World:
    """Bo turns three: his own disc is open, two of the others' are to come."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await place_first(world, "Flower", "Flower", "Flower")
    await ana.press("Skull")
    await challenge(bo, 2)
    await cy.press("Raise to 3")
    await ana.press("Pass")
    await bo.press("Pass")
    return world


async def test_persist_01_a_killed_bot_comes_back_to_the_same_table(env, bots):
    """Hands, stacks, numbers, whose turn it is: all as before, and the old buttons play on."""
    world = await middle_of_a_reveal(env)
    _, bo, cy = world.people
    before = await world.now()
    assert before.view.phase == "revealing"
    await restart(world, bots, crash=True)
    after = await world.now()
    assert after.view == before.view
    assert after.hands == before.hands
    assert after.table == before.table
    await flip(cy, 1)
    assert [owner for owner, _ in (await world.now()).view.flips] == [2, 1]
    assert "Cy" in world.board.text
    assert bo.panel.has("Refresh")


async def test_persist_02_the_first_event_after_a_restart_is_a_press(env, bots):
    """Buttons of a board that an earlier bot has posted work at once."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, _ = world.people
    await challenge(ana, 2)
    board = world.board.id
    await restart(world, bots)
    result = await bo.press_board("Pass")
    assert result.acknowledged
    assert world.board.id == board
    assert "passed" in line_of(world, "Bo")


async def test_persist_03_what_was_shown_is_never_taken_back(env, bots):
    """A second after a disc was seen on the mat the bot crashes: the disc still lies there."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, *_ = world.people
    await ana.press("Skull")
    shown = world.board.text
    assert "2 down" in line_of(world, "Ana")
    await env.advance_time(1)
    await restart(world, bots, crash=True)
    assert world.board.text == shown
    await ana.press("Refresh")
    assert "In hand: 🌸 flower × 2" in ana.panel.text
    assert "Down, top first: 💀 skull, 🌸 flower" in ana.panel.text


async def test_persist_03_what_was_saved_is_shown_after_the_crash(env, bots, monkeypatch):
    """Saved, but nobody could be told before the crash: the next start repairs the board."""
    monkeypatch.setattr("bot.board.PATIENCE", (10.0,))
    world = await table_at(env)
    _, bo, _ = world.people
    env.inject_error("*", "/*", status=503, times=None)
    await deliver(env, press_on(bo, bo.panel, "Flower"))
    assert "nothing down" in line_of(world, "Bo")
    env.backend.faults.clear()
    await restart(world, bots, crash=True)
    assert await moves(world) == [(1, "person", "df")]
    assert "1 down" in line_of(world, "Bo")
    assert len(world.boards()) == 1


async def test_persist_04_buttons_last_as_long_as_nobody_is_in_a_hurry(env):
    """Eleven quiet minutes without a turn time, and the same panel still plays."""
    world = await table_at(env, turn_time=0)
    _, bo, _ = world.people
    panel = bo.panel.id
    for _ in range(11):
        await env.advance_time(60)
    await bo.press("Flower")
    assert bo.panel.id == panel
    assert await moves(world) == [(1, "person", "df")]


async def live_tables(world: World) -> list[str]:
    async with world.bot.store.read() as tx:
        return await tx.live()


async def second_channel(world: World) -> None:
    """Everybody goes on in another channel of the server."""
    world.channel = world.guild.create_text_channel("elsewhere")


@pytest.mark.parametrize("place", ["channel", "thread", "thread of it"])
async def test_gone_01_a_deleted_channel_ends_its_table_and_frees_its_seats(env, place):
    """Everybody can sit down elsewhere at once; nothing of the old table is left."""
    world = World(env)
    ana, bo, cy = world.people
    parent = world.channel
    if place == "channel":
        await world.open()
    else:
        await ana.slash("skull new", where="thread")
        (world.channel,) = parent.threads
        world.table = await world.bot.tables.live_in_channel(world.channel.id) or ""
    await bo.press_board("Join")
    await cy.press_board("Join")
    await ana.press_board("Start")
    for person in await world.awaited():
        await person.press("Flower")
    gone = parent if place == "thread of it" else world.channel
    env.backend.delete_channel(gone.id)
    await env.settle()
    assert await live_tables(world) == []
    assert await world.bot.tables.live_of_user(ana.id) == []
    start = len(world.requests())
    for _ in range(10):
        await env.advance_time(60)
    assert not board_calls(world, start)
    await second_channel(world)
    await world.open()
    await bo.press_board("Join")
    assert len((await world.now()).table.seats) == 2


async def test_gone_02_a_deleted_board_is_posted_anew_once(env):
    """The move counts and one new board appears, whoever deleted the old one."""
    world = await table_at(env)
    _, bo, cy = world.people
    old = world.board.id
    env.backend.delete_message(world.channel.id, old)
    await bo.press("Flower")
    assert await moves(world) == [(1, "person", "df")]
    (board,) = world.boards()
    assert board.id != old
    assert "1 down" in line_of(world, "Bo")
    assert (await world.now()).table.message_id == board.id
    await cy.press("Flower")
    assert [m.id for m in world.boards()] == [board.id]


async def test_gone_02_a_press_on_a_board_that_is_just_deleted_counts(env):
    """Pressed in the moment it went: the move counts, and the board comes back once."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await challenge(ana, 1)
    old = message_now(env, world.channel.id, world.board.id)
    button = world.board.find("Pass").id
    env.backend.delete_message(world.channel.id, world.board.id)
    await press_kept(bo, old, button)
    assert (await moves(world))[-1] == (1, "person", "p")
    assert len(world.boards()) == 1
    assert "passed" in line_of(world, "Bo")
    await cy.press_board("Pass")


async def test_gone_03_a_channel_that_went_while_the_bot_was_away_hurts_no_other(env, bots, caplog):
    """At the start the table without a channel is closed with a line; the other one plays."""
    world = await table_at(env)
    _, _, cy = world.people
    lost, gone = world.table, world.channel
    await second_channel(world)
    await world.begin(seed="second")
    await world.bot.close()
    env.backend.delete_channel(gone.id)
    with caplog.at_level(logging.INFO):
        await env.restart_bot(bots.make())
    assert await live_tables(world) == [world.table]
    assert any(lost in record.getMessage() for record in caplog.records)
    person = (await world.awaited())[0]
    await person.press("Flower")
    assert len(await moves(world)) == 1
    assert [u.table.id for u in await world.bot.tables.live_of_user(cy.id)] == [world.table]


async def test_gone_04_a_bot_that_was_thrown_out_leaves_everybody_free(env):
    """No further call about that server, no clock runs on, and the players play elsewhere."""
    world = await table_at(env)
    ana, bo, cy = world.people
    start = len(world.requests())
    env.backend.remove_guild(world.guild.id)
    await env.settle()
    for _ in range(20):
        await env.advance_time(60)
    assert world.requests(start) == []
    assert await live_tables(world) == []
    other = env.create_guild("Lighthouse")
    world.guild, world.channel = other, other.create_text_channel("games")
    for person in (ana, bo, cy):
        person.member = other.add_member(person.member.user)
    await world.open()
    await bo.press_board("Join")
    assert len((await world.now()).table.seats) == 2


async def test_gone_04_a_bot_that_was_thrown_out_while_away_forgets_the_server(env, bots):
    """The same when it happened between two runs: the next one starts clean and calls nobody."""
    world = await table_at(env)
    await world.bot.close()
    env.backend.remove_guild(world.guild.id)
    start = len(world.requests())
    await env.restart_bot(bots.make())
    await env.advance_time(600)
    assert await live_tables(world) == []
    assert [r.path for r in world.requests(start) if r.path.startswith("/channels")] == []


@pytest.mark.parametrize("command", ["skull new", "rematch"])
async def test_perm_01_missing_rights_are_named_before_anything_is_made(env, command):
    """The refusal is private, says what is missing, and no lobby stays behind."""
    world = World(env)
    ana, *_ = world.people
    if command == "rematch":
        await world.open()
        await ana.press_board("Table")
        await ana.press("End the table")
        await ana.press("Yes, end it")
    deny = discord.PermissionOverwrite(view_channel=False, send_messages=False)
    closed = world.guild.create_text_channel("closed", overwrites={env.bot.user: deny})
    start = len(world.requests())
    if command == "skull new":
        world.channel = closed
        result = await ana.slash("skull new")
    else:
        env.backend.channels[world.channel.id].overwrites.extend(
            env.backend.channels[closed.id].overwrites
        )
        result = await ana.press("Rematch", world.public()[-1])
    assert result.ephemeral
    assert "View Channel" in ana.reply(result)
    assert "Send Messages" in ana.reply(result)
    assert await live_tables(world) == []
    assert not board_calls(world, start)


async def test_perm_01_a_thread_that_cannot_be_made_leaves_nothing(env):
    """Without the right to make threads the table can still stand in the channel."""
    world = World(env)
    ana, *_ = world.people
    deny = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.guild.create_text_channel("flat", overwrites={env.bot.user: deny})
    result = await ana.slash("skull new", where="thread")
    assert "Create Public Threads" in ana.reply(result)
    assert await live_tables(world) == []
    await world.open()


async def test_perm_04_everything_can_be_read_without_any_emoji_of_ours(env):
    """No custom emoji stands anywhere, and every disc has its word beside its sign."""
    world = await middle_of_a_reveal(env)
    _, _, cy = world.people
    await flip(cy, 0)
    bodies = "".join(repr(r.json) for r in world.requests())
    assert "<:" not in bodies
    assert not re.search(r"'emoji': \{[^}]*'id': '?\d", bodies)
    for message in env.backend.messages[world.channel.id].values():
        shown = seen(message)
        for sign, word in (("🌸", "flower"), ("💀", "skull")):
            if sign in shown.text and message.flags & EPHEMERAL:
                assert word in shown.text.lower()
    assert "skull" in world.board.text.split("───")[-1].lower()
