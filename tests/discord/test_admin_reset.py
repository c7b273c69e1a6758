"""``/table-admin reset``: one command that works from any state, and says what it did."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from admins import admin, command, confirmed, write
from broken import Broken
from direct import direct_world
from late import at_once, press_many
from people import Person, World
from tabletop import restart, table_at

from bot.games import GAMES
from bot.updates import Player

BREAK: dict[str, tuple[Callable[[World], None], str]] = {
    "damaged": (lambda w: write(w, "state", "{damaged"), "is gone: the game’s position"),
    "options": (lambda w: write(w, "options", '{"own_stack": "?"}'), "is gone: house rules"),
    "status": (lambda w: write(w, "status", "?"), "✓ Seats given free"),
    "game": (lambda w: write(w, "game", "whist"), "Its game is not known to me"),
}
"""Ways to break a running table, and what the answer says of it."""


async def due_rows(world: World) -> list[Any]:
    async with world.bot.store.read() as tx:
        return [row for row in await tx.due_until(9e12) if row.table_id == world.table]


async def assert_free(world: World, rita: Person) -> None:
    """Seats, channel and clock are free, there is nothing more to do, and a new table opens."""
    bot, old = world.bot, world.table
    assert await bot.tables.live_in_channel(world.channel.id) is None
    assert await due_rows(world) == []
    assert "There is nothing to do: no table is open in this channel." in await command(
        rita, "reset"
    )
    text = await command(rita, "reset", table=old)
    assert "There is nothing to do: that table has ended" in text
    await world.open()
    assert world.table != old


async def press_old(world: World, message_id: int, *ids: str) -> None:
    """What could be pressed before is answered in words, and moves nothing."""
    bo = world.people[1]
    for custom_id in ids:
        made = (bo, world.channel.id, message_id, custom_id)
        (result,) = await press_many(world.env, [made])
        assert result.acknowledged
        assert "Something went wrong" not in bo.panel.text


@pytest.mark.parametrize("how", BREAK)
async def test_a_broken_table_is_reset(env, how):
    world = await table_at(env)
    rita, board = admin(world), world.board
    damage, said = BREAK[how]
    damage(world)
    text = await command(rita, "reset")
    for name in ("Ana", "Bo", "Cy"):
        assert name in text
    await rita.press("Yes, reset it")
    assert "✓ The table has ended. Its channel is free" in rita.panel.text
    assert "✓ Seats given free: \u2068Ana\u2069, \u2068Bo\u2069, \u2068Cy\u2069" in rita.panel.text
    assert "✓ The board says so" in rita.panel.text
    assert said in rita.panel.text
    (shown,) = [m for m in world.public() if m.id == board.id]
    assert "An admin has reset this table. Its seats are free." in shown.text
    assert not {c.id for c in shown.controls} & {c.id for c in board.controls}
    for person in world.people:
        assert "An admin has reset this table." in person.panel.text
    assert await world.bot.tables.behind() == []
    await press_old(world, board.id, *(c.id for c in board.controls))
    await assert_free(world, rita)


@pytest.mark.parametrize("status", ["lobby", "paused"])
async def test_a_healthy_table_is_reset(env, status):
    world = World(env)
    await (world.begin() if status == "paused" else world.open())
    rita = admin(world)
    if status == "paused":
        await command(rita, "pause")
    await confirmed(rita, "reset")
    assert "✓ The table has ended" in rita.panel.text
    assert "Could not be read" not in rita.panel.text
    assert "An admin has reset this table." in world.board.text
    (row,) = [row for row in await world.log() if row.payload.get("act") == "reset"]
    assert (row.by, row.user_id, row.payload["name"]) == ("admin", rita.id, "Rita")
    await assert_free(world, rita)


@pytest.mark.parametrize("reset_first", [True, False])
async def test_what_is_pressed_on_the_board_in_that_moment_does_not_come_after(env, reset_first):
    """The board says that the table has ended, whoever was faster."""
    world = World(env)
    await world.open()
    await world.seat_all()
    rita, ana, board = admin(world), world.people[0], world.board
    await command(rita, "reset")
    presses = [(rita, rita.panel, "Yes, reset it"), (ana, board, "+ Computer")]
    await at_once(*(presses if reset_first else reversed(presses)))
    (shown,) = [m for m in world.public() if m.id == board.id]
    assert "An admin has reset this table." in shown.text


@pytest.mark.logs_errors
@pytest.mark.parametrize("part", ["engine", "presenter"])
async def test_a_table_whose_game_has_a_bug_is_reset(env, monkeypatch, part):
    """Whatever is broken in the game itself stays out of the way."""
    world = await table_at(env)
    rita, game = admin(world), GAMES["skull"]
    with monkeypatch.context() as patched:
        if part == "engine":
            bad = Broken(game.engine, "table_view")
            patched.setitem(world.bot.tables.engines, "skull", bad)
        else:
            bad = replace(game, presenter=Broken(game.presenter, "board"))
            patched.setitem(world.bot.games, "skull", bad)
        assert "**Skull** in" in await command(rita, "show")
        assert "flower" not in rita.panel.text
        await confirmed(rita, "reset")
        assert "✓ The table has ended" in rita.panel.text
        assert "An admin has reset this table." in world.board.text
    await assert_free(world, rita)


TROUBLE = {
    "deleted": (404, 10008, "✓ Its board had been deleted."),
    "channel": (404, 10003, "✓ Its channel had been deleted"),
    "hidden": (403, 50001, "⚠️ The board still looks as before: I may not change it"),
    "locked": (403, 160005, "⚠️ The board still looks as before: its thread is locked."),
}


@pytest.mark.parametrize(
    ("why", "readable"), [*((why, True) for why in TROUBLE), ("hidden", False)]
)
async def test_a_board_that_cannot_be_changed_is_in_nobodys_way(env, why, readable):
    """From another channel: the table ends all the same, and the answer says how the board is."""
    world = await table_at(env)
    rita, elsewhere = admin(world), world.guild.create_text_channel("elsewhere")
    if not readable:
        write(world, "game", "whist")
    status, code, said = TROUBLE[why]
    path = f"/channels/{world.channel.id}/messages/*"
    env.inject_error("PATCH", path, status=status, code=code)
    await rita.member.slash(elsewhere, "table-admin reset", table=world.table)
    await rita.press("Yes, reset it")
    assert "✓ The table has ended" in rita.panel.text
    assert said in rita.panel.text
    assert await world.bot.tables.live_in_channel(world.channel.id) is None
    assert await due_rows(world) == []
    await rita.member.slash(elsewhere, "table-admin reset", table=world.table)
    assert "There is nothing to do" in rita.panel.text
    await env.advance_time(120)
    if readable and why not in ("deleted", "channel"):
        assert "An admin has reset this table." in world.board.text
    assert len([m for m in world.public() if m.controls]) <= 1


@pytest.mark.usefixtures("defers")
async def test_a_board_that_hangs_keeps_no_answer_back(env, monkeypatch):
    """Discord answers nothing for an hour: the admin is told after seconds, the board follows."""
    world = await table_at(env)
    rita = admin(world)
    await command(rita, "reset")

    async def hanging(*_: Any, **__: Any) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr("bot.admin_reset.LONGEST_CALL", 6.0)
    with monkeypatch.context() as patched:
        patched.setattr(discord.PartialMessage, "edit", hanging)
        await rita.press("Yes, reset it")
        await env.advance_time(10)
        assert "✓ The table has ended" in rita.panel.text
        assert "⚠️ The board still looks as before" in rita.panel.text
    await env.advance_time(3600)
    assert "An admin has reset this table." in world.board.text


async def test_a_board_that_was_never_posted(env):
    world = World(env)
    rita = admin(world)
    update = await world.bot.tables.create(
        "skull", guild_id=world.guild.id, channel_id=world.channel.id, host=Player(77, "Zoe")
    )
    world.table = update.table.id
    text = await confirmed(rita, "reset")
    assert "✓ It had no board." in text
    assert world.public() == []
    await assert_free(world, rita)


async def test_a_table_whose_channel_was_deleted_is_no_ghost(env):
    """It has closed by itself: the list is empty, and there is nothing to reset."""
    world = await table_at(env)
    rita, elsewhere = admin(world), world.guild.create_text_channel("elsewhere")
    env.backend.delete_channel(world.channel.id)
    await env.settle()
    await rita.member.slash(elsewhere, "table-admin list")
    assert rita.panel.text == "No table is open in this server."
    await rita.member.slash(elsewhere, "table-admin reset", table=world.table)
    assert "There is nothing to do" in rita.panel.text


async def test_calls_and_offers_go_with_the_table(env):
    world = await table_at(env)
    ana, *_ = world.people
    rita, di = admin(world), world.add("di")
    with env._bot_scope():
        update = await world.bot.tables.offer_seat(world.table, ana.id, Player(di.id, "Di"))
    await world.show(update)
    await env.advance_time(60)
    assert len(world.public()) == 3
    write(world, "state", "{damaged")
    await confirmed(rita, "reset")
    assert [m.id for m in world.public()] == [world.board.id]


async def test_hands_in_direct_messages_go_too(env):
    """They hold no cards any more, though nobody can read the table."""
    world = await direct_world(env, "bo", "cy")
    _, bo, cy = world.people
    rita = admin(world)
    write(world, "game", "whist")
    await confirmed(rita, "reset")
    for person in (bo, cy):
        assert person.dms[-1].text == "An admin has reset this table. Its seats are free."
        assert person.dms[-1].controls == ()
    assert await world.bot.tables.hands(world.table) == []


async def test_a_question_and_a_reset_outlive_a_restart(env, bots):
    """Asked by one process, answered to the next one, and still true for the one after that."""
    world = await table_at(env)
    rita = admin(world)
    await command(rita, "reset")
    await restart(world, bots)
    write(world, "game", "whist")
    await rita.press("Yes, reset it")
    assert "✓ The table has ended" in rita.panel.text
    await restart(world, bots)
    await env.settle()
    assert "An admin has reset this table." in world.public()[-1].text
    await assert_free(world, rita)


async def test_a_table_that_cannot_be_read_is_one_warning_at_a_start(env, bots, caplog):
    """Its place is gone, and its board is behind; it stays until an admin frees the place."""
    world = await table_at(env)
    write(world, "state", "{damaged")
    write(world, "shown_version", 0)
    write(world, "channel_id", 4711)
    caplog.clear()
    await restart(world, bots)
    lines = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert lines == [f"table {world.table} cannot be read; an admin's reset frees its channel"]


@pytest.mark.logs_errors
async def test_the_other_tables_do_not_notice(env):
    """One table is broken: its players play at another one, before, during and after the reset."""
    world = await table_at(env)
    ana, bo, _ = world.people
    rita, broken, first = admin(world), world.table, world.channel
    world.channel = world.guild.create_text_channel("second")
    await world.begin()
    write(world, "state", "{damaged", broken)
    board, version = world.board, (await world.now()).table.version
    await ana.slash("skull hand")
    assert "disc" in ana.panel.text
    await rita.member.slash(first, "table-admin reset")
    await rita.press("Yes, reset it")
    assert (str(world.board), (await world.now()).table.version) == (str(board), version)
    awaited = await world.awaited()
    await awaited[0].slash("skull hand")
    await awaited[0].press("Flower")
    assert (await world.now()).table.version == version + 1
    (live,) = await world.bot.tables.live_of_user(bo.id)
    assert live.table.id == world.table
