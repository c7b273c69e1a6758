"""Messages that nobody knows of: posted, and then the bot was killed before it saved their ids."""

from __future__ import annotations

from typing import Any

import pytest
from late import press_on
from people import Person, Seen, World
from tabletop import NO_LIMIT, restart, table_at

MOST_LOOKS = 500


class Killed(Exception):
    """The bot is gone before it has saved."""


def never_save(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whoever saves which message was posted comes no further."""

    async def killed(*_: Any, **__: Any) -> None:
        raise Killed

    monkeypatch.setattr(world.bot.tables, "mark_shown", killed)


def posts(world: World) -> list[dict[str, Any]]:
    """The bodies of all public posts."""
    path = f"/channels/{world.channel.id}/messages"
    return [r.json for r in world.requests() if r.method == "POST" and r.path == path]


def nonces(world: World) -> list[str]:
    """What tells posts apart for Discord, which is asked to see to it."""
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= 25 for body in posts(world))
    return [body["nonce"] for body in posts(world)]


def without_buttons(world: World, message: Seen) -> str:
    """The words of a message that can no longer be pressed."""
    now = next(m for m in world.public() if m.id == message.id)
    assert now.controls == ()
    return now.text


async def two_boards(env, bots, monkeypatch) -> World:
    """A lobby whose first board was posted and not saved, and the second one after a restart."""
    world = World(env)
    with monkeypatch.context() as patched:
        never_save(world, patched)
        await world.people[0].slash("skull new")
    found = await world.bot.tables.live_in_channel(world.channel.id)
    assert found is not None
    world.table = found
    await restart(world, bots, crash=True)
    return world


@pytest.mark.logs_errors
async def test_a_board_whose_id_was_lost_is_posted_again_as_the_same(env, bots, monkeypatch):
    """The real Discord then answers with the first one; the simulated one shows two."""
    world = await two_boards(env, bots, monkeypatch)
    first, second = nonces(world)
    assert first == second


@pytest.mark.logs_errors
async def test_a_press_on_a_board_left_behind_counts_and_takes_its_buttons(env, bots, monkeypatch):
    world = await two_boards(env, bots, monkeypatch)
    old, board = world.boards()
    _, bo, cy = world.people
    await bo.press("Join", old)
    assert "You sit at" in bo.panel.text
    words = without_buttons(world, old)
    assert "has moved" in words
    assert str(board.id) in words
    assert [m.id for m in world.boards()] == [board.id]
    await cy.press_board("Join")
    assert "3 of 3–6 players" in world.board.text


async def test_a_newer_board_left_behind_loses_its_buttons_too(env, bots, monkeypatch):
    """It was on its way down when the bot was killed: the one far up is still the board."""
    world = await table_at(env)
    _, bo, cy = world.people
    with monkeypatch.context() as patched, env._bot_scope():
        never_save(world, patched)
        with pytest.raises(Killed):
            await world.bot.presses.boards.move_down(await world.now())
    await restart(world, bots, crash=True)
    board, lost = world.boards()
    await bo.press("My discs", lost)
    assert bo.panel.has("Flower")
    assert str(board.id) in without_buttons(world, lost)
    await bo.press("Flower")
    await cy.press("My discs", world.board)
    assert "1 down" in world.board.text
    assert world.board.id == board.id


@pytest.mark.logs_errors
async def test_a_ping_left_behind_loses_its_buttons(env, bots, monkeypatch):
    world = await table_at(env)
    _, bo, _ = world.people
    with monkeypatch.context() as patched:
        never_save(world, patched)
        await env.advance_time(46)
    await restart(world, bots, crash=True)
    lost = world.public()[-1]
    await bo.press("My discs", lost)
    assert bo.panel.has("Flower")
    assert str(world.board.id) in without_buttons(world, lost)


async def test_what_is_posted_on_purpose_is_never_taken_for_the_same(env):
    """A call, a board moved down twice without a move, and one that a moderator deleted twice."""
    world = await table_at(env, turn_time=NO_LIMIT)
    _, bo, cy = world.people
    for _ in range(2):
        await env.advance_time(61)
        await bo.slash("skull board")
    env.backend.delete_message(world.channel.id, world.board.id)
    await env.advance_time(61)
    await bo.slash("skull board")
    env.backend.delete_message(world.channel.id, world.board.id)
    await cy.press("Flower")
    (ping,) = [m for m in world.public() if "you are awaited" in m.text]
    assert [m.id for m in world.public()] == [ping.id, world.board.id]
    assert len(nonces(world)) == len({*nonces(world)}) == 6


async def press_before_it_is_saved(
    world: World, monkeypatch: pytest.MonkeyPatch, person: Person, wanted: str, kind: str
) -> None:
    """The next message whose id is saved as ``kind`` is pressed, and answered, just before."""
    tables, save, pressed = world.bot.tables, world.bot.tables.mark_shown, list[int]()

    async def press_first(table: str, version: int, **ids: Any) -> None:
        if ids.get(kind) and not pressed:
            pressed.append(ids[kind])
            message = next(m for m in world.public() if m.id == ids[kind])
            seen = {private.id for private in person.privates()}
            world.env.backend.emit("INTERACTION_CREATE", press_on(person, message, wanted)[1])
            for _ in range(MOST_LOOKS):
                if {private.id for private in person.privates()} - seen:
                    break
                await tables.look(table)
        await save(table, version, **ids)

    monkeypatch.setattr(tables, "mark_shown", press_first)


@pytest.mark.parametrize("kind", ["message_id", "ping_message_id"])
async def test_a_press_on_what_has_only_just_come_leaves_its_buttons(env, monkeypatch, kind):
    """People may be faster than the bot can save which message is its board or its call."""
    world = await table_at(env)
    _, bo, cy = world.people
    await env.advance_time(30)
    await press_before_it_is_saved(world, monkeypatch, bo, "My discs", kind)
    if kind == "message_id":
        await env.advance_time(31)
        await cy.slash("skull board")
    else:
        await env.advance_time(16)
    assert bo.panel.has("Flower")
    assert [m.has("My discs") for m in world.public()] == [True] * len(world.public())
