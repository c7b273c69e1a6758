"""Reported of other bots: resets that do not reset, and rights that are not asked for."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from admins import admin, command, confirmed, forced, owner_of, write
from people import World

GAMES = pytest.mark.parametrize("game", ["skull", "skullking"])


def set_phase(state: Any, phase: str) -> Any:
    """The same stored state with another phase, wherever it stands in it."""
    if isinstance(state, dict):
        return {k: phase if k == "phase" else set_phase(v, phase) for k, v in state.items()}
    return state


@GAMES
async def test_admin_01_a_reset_of_a_broken_table_resets_it_at_once(env, game):
    """A phase that does not exist: one reset, the next game starts, a second says nothing to do."""
    world = World(env, game=game)
    await world.begin()
    rita, board = admin(world), world.board
    async with world.bot.store.read() as tx:
        record = await tx.load(world.table)
    assert record is not None
    assert set_phase(record.state, "?") != record.state
    write(world, "state", json.dumps(set_phase(record.state, "?")))
    assert "cannot be read" in await command(rita, "list")
    text = await confirmed(rita, "reset")
    assert "✓ The table has ended. Its channel is free" in text
    assert "✓ Seats given free: \u2068Ana\u2069, \u2068Bo\u2069, \u2068Cy\u2069" in text
    assert "✓ The board says so" in text
    assert "Could not be read and is gone: the game’s position" in text
    (shown,) = [message for message in world.public() if message.id == board.id]
    assert not {c.id for c in shown.controls} & {c.id for c in board.controls}
    assert "There is nothing to do" in await command(rita, "reset")
    await world.begin()
    assert (await world.now()).table.status == "running"
    assert await world.awaited()
    assert "**Tables of this server** · 1" in await command(rita, "list")
    await env.advance_time(600)


@GAMES
async def test_admin_02_the_command_is_for_admins_whatever_the_client_shows(env, game, caplog):
    """Cy has no right and an old client: refused in private, logged by ids, nothing done."""
    world = World(env, game=game)
    await world.begin()
    *_, cy = world.people
    before = (await world.log(), str(world.board))
    with caplog.at_level(logging.INFO):
        for words in ("reset", "end", "void-round", "skip", "pause"):
            text = await forced(cy, words)
            assert "Only those who may manage this server" in text
    lines = [r.getMessage() for r in caplog.records if r.name == "bot.admin_gate"]
    assert f"user {cy.id} may not do reset in server {world.guild.id}" in lines
    assert (await world.log(), str(world.board)) == before


@GAMES
async def test_admin_03_play_is_free_and_the_owner_is_always_an_admin(env, game):
    """Members without any right open, fill, play and leave; an owner without a role resets."""
    world = World(env, game=game)
    referee = world.guild.create_role("Referee")
    await command(admin(world), "settings", role=referee)
    await world.begin()
    (someone, *_) = await world.awaited()
    await someone.slash(f"{game} hand")
    move = next(c for c in someone.panel.controls if c.is_move and not c.disabled)
    await someone.press(move.id)
    await someone.slash(f"{game} leave")
    await someone.press("Yes, leave")
    text = await confirmed(owner_of(world), "reset")
    assert "✓ The table has ended" in text
