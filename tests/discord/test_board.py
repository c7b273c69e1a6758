"""The public messages: one board near the bottom, few edits, at most one ping."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games import press_something
from people import World

from bot.pace import AT_ONCE
from engines.skull import position
from engines.skull.options import Options

FULL = ["flower", "flower", "flower", "skull"]


def board_edits(env, start: int) -> list:
    return [
        c
        for c in env.http_requests[start:]
        if c.method == "PATCH" and c.path.startswith("/channels/")
    ]


async def quick_move(world: World, index: int) -> None:
    """One decision made without waiting for anything to be shown."""
    update = await world.now()
    seat = update.table.awaited[0]
    assert seat.user_id is not None
    prompt = update.hands[seat.seat].required
    n = index % len(prompt.choices)
    update = await world.bot.tables.act(world.table, seat.user_id, prompt.key, n)
    with world.env._bot_scope():
        world.bot.presses.show.others(update, seat.user_id)


@pytest.mark.parametrize("pace", [replace(AT_ONCE, board_gap=60.0)])
async def test_one_edit_in_the_gap_and_the_newest_wins(env, pace):
    """Five moves at once: at most two edits, and the last one shows the truth.

    A gap of a minute instead of a second, so that a slow machine makes no difference.
    """
    world = World(env)
    await world.begin(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    await env.advance_time(130)
    start = len(env.http_requests)
    for _ in range(5):
        await quick_move(world, 0)
    await env.settle()
    assert len(board_edits(env, start)) == 1
    await env.advance_time(45)
    assert len(board_edits(env, start)) == 1
    await env.advance_time(16)
    assert len(board_edits(env, start)) == 2
    await env.advance_time(5)
    assert len(board_edits(env, start)) == 2, "nothing is left to paint"
    update = await world.now()
    assert update.table.shown_version == update.table.version
    assert "② **\u2068Bo\u2069** · 🟤🟤 2 down" in world.board.text


async def test_a_board_far_up_is_posted_anew_when_a_round_starts(env):
    world = World(env)
    await world.begin()
    ana = world.people[0]
    for _ in range(3):
        await env.advance_time(60)
    for n in range(7):
        await ana.member.send(world.channel, f"chatter {n}")
    old = world.board.id
    rng = Random(8)
    rounds = (await world.now()).view.round
    while (await world.now()).view.round == rounds:
        assert world.board.id == old, "never in the middle of a round"
        await press_something(world, rng.choice(await world.awaited()), rng)
    assert world.board.id > old
    assert old not in [m.id for m in world.public()], "the old one is deleted"
    assert all(p.panel.id > world.board.id for p in world.people), "panels lie below it again"


async def test_a_board_with_little_below_it_stays_where_it_is(env):
    world = World(env)
    await world.begin(rules={"points_to_win": 1})
    await world.people[0].member.send(world.channel, "hello")
    old, rng = world.board.id, Random(9)
    while (update := await world.now()).table.status == "running" and update.view.round < 3:
        await press_something(world, rng.choice(await world.awaited()), rng)
    assert world.board.id == old


async def test_a_ping_comes_after_45_seconds_and_goes_when_nobody_it_names_is_awaited(env):
    world = World(env)
    await world.begin(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await env.advance_time(44)
    assert not pings(world)
    await cy.press("Refresh")
    await env.advance_time(2)
    (ping,) = pings(world)
    assert f"<@{bo.id}>" in ping.text
    assert f"<@{cy.id}>" not in ping.text, "cy pressed something just now"
    assert f"<@{ana.id}>" not in ping.text, "ana is not awaited"
    await bo.press("My discs", ping)
    await bo.press("Flower")
    assert not pings(world)


def pings(world: World):
    return [m for m in world.public() if "you are awaited" in m.text]


async def test_only_the_awaited_are_mentioned_by_a_real_new_message(env):
    world = World(env)
    await world.begin(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    start = len(env.http_requests)
    for _ in range(5):
        await env.advance_time(10)
    sent = [
        c
        for c in env.http_requests[start:]
        if c.method == "POST" and c.path == f"/channels/{world.channel.id}/messages"
    ]
    assert len(sent) == 1
    users = {int(u) for u in sent[0].json["allowed_mentions"]["users"]}
    assert users == {world.people[1].id, world.people[2].id}


async def test_no_ping_for_who_switched_pings_off(env):
    world = World(env)
    await world.begin(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    _, bo, cy = world.people
    for person in (bo, cy):
        await person.press("Table")
        await person.press("Settings")
        await person.press("Turn pings")
    for _ in range(12):
        await env.advance_time(10)
    assert not pings(world)


async def test_turns_of_a_day_ping_at_once_who_was_not_just_there(env):
    world = World(env)
    await world.open(turn_time=86400)
    await world.seat_all()
    await world.start(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    assert not pings(world), "everybody has just sat down"
    _, bo, cy = world.people
    await env.advance_time(46)
    await bo.press("Flower")
    await cy.press("Flower")
    (ping,) = pings(world)
    assert f"<@{world.people[0].id}>" in ping.text


async def test_play_for_them_needs_the_host_or_two_players_after_a_minute(env):
    world = World(env, ("ana", "bo", "cy", "di"))
    await world.begin(state=position([FULL] * 4, [0, 0, 0, 0], 3, Options()))
    ana, bo, cy, _di = world.people
    await ana.press("Flower")
    await bo.press("Flower")
    await env.advance_time(46)
    (ping,) = pings(world)
    result = await bo.press("Play for them", ping)
    assert "possible in" in bo.reply(result)
    await env.advance_time(20)
    await bo.press("Play for them", ping)
    assert "asks to play for them" in world.board.text
    assert "1 down" not in next(x for x in world.board.text.splitlines() if "\u2068Cy\u2069" in x)
    await ana.press("Play for them", ping)
    line = next(x for x in world.board.text.splitlines() if "③" in x and "in hand" in x)
    assert "⏰ the clock played" in line
    assert cy.panel.has("Refresh")
