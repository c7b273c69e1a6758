"""Direct messages that cannot be written: the player is told how to go on, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

import pytest
from direct import (
    close_dms,
    direct_world,
    hands_of,
    opened,
    pings_of,
    told,
    turn_dms,
)
from faults import ERRORS
from games import panel_now, panel_shown
from people import Person, World
from tabletop import minutes, restart

from bot.letters import Letters
from bot.pace import AT_ONCE

CLOSED = "I can no longer write to you"


def sent(world: World, person: Person, start: int = 0) -> list[str]:
    """The calls about somebody's direct messages since ``start``."""
    channel = world.env.backend.dm_channels.get(person.id)
    calls = world.requests(start)
    return [r.method for r in calls if r.path.startswith(f"/channels/{channel}/")]


async def is_on(world: World, person: Person) -> bool:
    return (await world.bot.tables.person(person.id)).dm


@pytest.mark.parametrize(
    ("code", "words"),
    [(50007, "I cannot write to you"), (40003, "no direct messages at the moment")],
)
async def test_closed_from_the_beginning_it_stays_off_and_says_what_to_change(env, code, words):
    world = World(env)
    await world.begin()
    cy = world.people[2]
    close_dms(env, cy, code)
    await turn_dms(cy)
    assert words in cy.panel.text
    assert not await is_on(world, cy)
    start = len(env.http_requests)
    if not cy.panel.has("Skull"):
        await cy.press_board("My discs")
    assert cy.panel.has("Refresh")
    assert sent(world, cy, start) == []
    assert await world.bot.tables.hands(world.table) == []


async def test_discord_in_trouble_at_the_beginning_may_be_tried_again(env):
    world = World(env)
    await world.begin()
    cy = world.people[2]
    undo = close_dms(env, cy, 0, status=503)
    await turn_dms(cy)
    assert "Try again" in cy.panel.text
    assert not await is_on(world, cy)
    undo()
    await turn_dms(cy)
    assert "In hand" in cy.hand.text
    assert len(opened(world)) <= 2


async def begun_with_closed_dms(env, *closed: str, code: int = 50007) -> World:
    """A wish from an earlier time, and a game that starts when its messages are refused."""
    world = World(env)
    await world.open()
    for person in world.people:
        if person.name in closed:
            await turn_dms(person)
            close_dms(env, person, code)
    await world.seat_all()
    return world


async def test_closed_at_the_start_the_panel_comes_and_says_so_once(env):
    world = await begun_with_closed_dms(env, "cy")
    ana, bo, cy = world.people
    await ana.press_board("Start")
    assert CLOSED in cy.panel.text
    assert "In hand: 🌸 flower × 3, 💀 skull" in cy.panel.text
    assert not await is_on(world, cy)
    start = len(env.http_requests)
    await cy.press("Refresh")
    assert CLOSED not in cy.panel.text
    assert "In hand" in bo.panel.text
    await env.advance_time(60)
    assert sent(world, cy, start) == []
    assert await world.bot.tables.hands(world.table) == []


@pytest.mark.parametrize("again", [False, True], ids=["", "after a restart"])
async def test_without_a_living_panel_the_start_ping_calls_and_a_press_tells_it(env, bots, again):
    world = await begun_with_closed_dms(env, "cy")
    ana, _, cy = world.people
    for _ in range(4):
        await minutes(world, 4)
        await ana.press_board("Table")
    world.bot.presses.panels.presses.pop((world.table, cy.id), None)
    await ana.press_board("Start")
    starter = (await world.now()).view.starter
    pings = [m for m in world.public() if "awaited" in m.text]
    assert starter == 2 or f"<@{cy.id}>" in pings[0].text
    assert "direct" not in pings[0].text if pings else True
    if again:
        await restart(world, bots)
    await cy.press_board("My discs")
    assert CLOSED in cy.panel.text
    await cy.press("Refresh")
    assert CLOSED not in cy.panel.text


@pytest.mark.parametrize("code", [50007, 50001, 10003])
async def test_closed_in_the_midst_the_panel_takes_over(env, code):
    world = await direct_world(env, "cy")
    ana, bo, cy = world.people
    hand = cy.hand
    close_dms(env, cy, code, method="PATCH", path=f"/channels/*/messages/{hand.id}")
    await bo.press("Flower")
    assert not await is_on(world, cy)
    cy.direct = False
    await cy.press_board("My discs")
    assert CLOSED in cy.panel.text
    await cy.press("Flower")
    assert "Your flower is down" not in cy.panel.text
    assert CLOSED not in cy.panel.text
    assert cy.dms == [], "a hand that nobody looks after would lie"
    start = len(env.http_requests)
    await ana.press("Flower")
    assert sent(world, cy, start) == []


async def test_a_hand_that_was_deleted_is_posted_anew(env):
    world = await direct_world(env, "cy")
    ana, bo, cy = world.people
    env.backend.delete_message(cy.hand.channel_id, cy.hand.id)
    start = len(env.http_requests)
    await cy.press_board("My discs")
    await cy.press("Flower", cy.privates()[-1])
    assert "Your flower is down" in cy.hand.text
    assert sent(world, cy, start) == ["PATCH", "POST", "DELETE"]
    await bo.press("Flower")
    await ana.press("Flower")
    assert len(hands_of(cy)) == 1
    assert await is_on(world, cy)


async def test_a_hand_too_old_to_be_edited_so_often_is_posted_anew(env):
    world = await direct_world(env, "cy")
    bo, cy = world.people[1:]
    path = f"/channels/{cy.hand.channel_id}/*"
    close_dms(env, cy, 30046, method="PATCH", path=path, status=429, times=1)
    old = cy.hand.id
    await world.show(replace(await world.now(), asked=frozenset([2]), seat=None))
    (new,) = cy.dms
    assert new.id != old
    assert "In hand" in new.text
    assert bo.panel.has("Flower")


async def test_trouble_that_passes_is_put_right_by_itself(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    path = f"/channels/{cy.hand.channel_id}/*"
    close_dms(env, cy, 0, method="PATCH", path=path, status=503, times=1)
    with env._bot_scope():
        key = (await world.now()).hands[2].prompts[0].key
        update = await world.bot.tables.act(world.table, cy.id, key, 0)
    await world.show(update)
    assert "Your flower is down" not in cy.hand.text
    await env.advance_time(7)
    assert "Your flower is down" in cy.hand.text
    assert await is_on(world, cy)


@pytest.mark.parametrize("by_token", [False, True], ids=["by the bot", "by a press"])
async def test_whatever_discord_says_the_owner_sees_what_is_so(env, by_token):
    """One error after another at an edit of the hand, while the first disc is swapped."""
    world = await direct_world(env, "cy")
    cy, direct = world.people[2], env.backend.dm_channels
    for n, error in enumerate([e for e in ERRORS if e.status]):
        if not await is_on(world, cy):
            await turn_dms(cy)
        if by_token:
            await cy.press("Refresh", cy.hand)
        path = "/webhooks/*/@original" if by_token else f"/channels/{direct[cy.id]}/*"
        fault = {"method": "PATCH", "path": path, "status": error.status, "times": 1}
        undo = close_dms(env, cy, error.code, **fault)
        with env._bot_scope():
            prompt = (await world.now()).hands[2].prompts[0]
            update = await world.bot.tables.act(world.table, cy.id, prompt.key, n % 2)
        await world.show(update)
        await env.advance_time(7)
        update = await world.now()
        if await is_on(world, cy):
            assert len(hands_of(cy)) == 1, error
            shown = told(panel_shown(cy.hand))
            assert shown == told(panel_now(update, cy.id)), error
        else:
            assert error.status in (403, 404), error
            assert not hands_of(cy), error
            assert CLOSED in cy.privates()[-1].text, error
        with contextlib.suppress(ValueError):
            undo()


async def test_a_ping_that_cannot_be_sent_comes_in_the_channel(env):
    world = await direct_world(env, "cy")
    _, bo, cy = world.people
    close_dms(env, cy)
    await env.advance_time(46)
    (ping,) = [m for m in world.public() if "awaited" in m.text]
    assert f"<@{cy.id}>" in ping.text
    assert f"<@{bo.id}>" in ping.text
    assert not pings_of(cy)
    await cy.press("My discs", ping)
    assert CLOSED in cy.privates()[-1].text


async def test_somebody_who_is_no_more_is_played_for_at_once(env):
    world = await direct_world(env, "cy")
    ana, bo, cy = world.people
    close_dms(env, cy, 10013)
    await env.advance_time(46)
    await env.settle()
    update = await world.now()
    assert update.table.seats[2].computer
    assert "the computer plays for them" in world.board.text
    await bo.press("Flower")
    assert [p.name for p in await world.awaited()] == ["ana"]
    assert ana.panel.has("Flower")


async def test_a_slow_direct_message_keeps_nobody_waiting(env, monkeypatch):
    world = await direct_world(env, "bo")
    _, bo, cy = world.people

    async def stuck(self: Letters, letter, screen) -> None:
        await asyncio.sleep(3_600)

    monkeypatch.setattr(Letters, "edit", stuck)
    monkeypatch.setattr("bot.letters.ONE_PANEL", 50.0)  # longer than the test's own clock
    with env._bot_scope():
        key = (await world.now()).hands[1].prompts[0].key
        update = await world.bot.tables.act(world.table, bo.id, key, 0)
    await world.show(update)
    assert "1 down" in world.board.text
    await cy.press("Flower")
    assert "In hand: 🌸 flower × 2, 💀 skull" in cy.panel.text
    monkeypatch.undo()
    await env.advance_time(60)
    assert "In hand: 🌸 flower × 2, 💀 skull" in bo.hand.text
    assert await is_on(world, bo)


@pytest.mark.parametrize("pace", [replace(AT_ONCE, dm_gap=10.0)], ids=["slowly"])
async def test_direct_messages_are_never_opened_in_bursts(env):
    """Everybody wishes it in the same moment: one after another gets it."""
    world = World(env, ("ana", "bo", "cy", "di"))
    await world.begin()
    with env._bot_scope():
        for person in world.people:
            world.bot.spawn(world.bot.presses.panels.hands._open(person.id), "a test")
    await env.settle()
    counts = [len(opened(world))]
    for _ in range(4):
        await env.advance_time(10)
        counts.append(len(opened(world)))
    assert counts == [1, 2, 3, 4, 4]
