"""Reported of other bots: people who are away, leave, come back, or hold everything up."""

from __future__ import annotations

import pytest
from late import message_now, press_kept
from people import World
from tabletop import (
    FULL,
    NAMES,
    challenge,
    flip,
    leave,
    line_of,
    minutes,
    moves,
    place_first,
    table_at,
    who_is_awaited,
)


async def test_seat_01_a_lobby_without_its_host_closes_by_itself(env):
    """It says when; then the channel is free for the next table."""
    world = World(env)
    ana, bo, _ = world.people
    await world.open()
    closes = (await world.now()).table.closes_at
    assert f"<t:{round(closes)}:R>" in world.board.text
    await minutes(world, 29)
    assert await world.bot.tables.live_in_channel(world.channel.id)
    await minutes(world, 2)
    assert "so it was closed" in world.board.text
    assert await world.bot.tables.live_in_channel(world.channel.id) is None
    await world.open(bo)
    assert (await world.now()).table.host == bo.id
    assert await world.bot.tables.live_of_user(ana.id) == []


async def test_seat_01_a_host_who_is_away_on_turn_is_played_for(env):
    """The deadline stands on the board and is the same for the host as for everybody."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    deadline = (await world.now()).table.deadline
    assert f"<t:{round(deadline)}:R>" in world.board.text
    await minutes(world, 2.9)
    assert len(await moves(world)) == 2
    await minutes(world, 2)
    assert (await moves(world))[2][:2] == (0, "clock")
    assert "the clock played" in line_of(world, "Ana")
    assert ana.panel.has("Refresh")


async def test_seat_01_a_table_without_a_clock_frees_its_channel(env, monkeypatch):
    """No turn time and nobody ever comes back: after a week the channel is free."""
    monkeypatch.setattr("bot.timers.LONGEST_SLEEP", 86_400.0)
    world = await table_at(env, turn_time=0)
    for _ in range(8):
        await env.advance_time(86_400)
    assert (await world.now()).table.status == "ended"
    assert await world.bot.tables.live_in_channel(world.channel.id) is None


async def test_seat_02_a_lobby_goes_on_when_its_host_is_gone(env):
    """Two quiet minutes after the host left the server any player can take the lead."""
    world = World(env)
    ana, bo, cy = world.people
    await world.open()
    await bo.press_board("Join")
    await cy.press_board("Join")
    world.guild.remove_member(ana.member)
    await bo.press_board("Table")
    await bo.press("Remove a seat")
    await bo.press("①")
    assert "Only the host" in bo.panel.text
    assert len((await world.now()).table.seats) == 3
    await minutes(world, 2)
    await bo.press_board("Table")
    await bo.press("Remove a seat")
    await bo.press("①")
    table = (await world.now()).table
    assert [s.user_id for s in table.seats] == [bo.id, cy.id]
    assert table.host == bo.id
    assert "② **\u2068Cy\u2069**" in world.board.text


async def test_seat_02_a_seat_that_moved_up_is_not_removed_by_mistake(env):
    """Bo leaves while the host looks at the list: the third seat is somebody else's by then."""
    world = World(env, NAMES[:4])
    ana, bo, *others = world.people
    await world.open()
    for person in (bo, *others):
        await person.press_board("Join")
    await ana.press_board("Table")
    await ana.press("Remove a seat")
    list_of_seats = ana.panel
    await leave(bo)
    await ana.press("③", list_of_seats)
    assert "That seat cannot be removed" in ana.panel.text
    assert [s.user_id for s in (await world.now()).table.seats] == [ana.id, *(p.id for p in others)]


@pytest.mark.parametrize("turn_time", [0, 180])
async def test_seat_02_two_players_go_on_without_the_host_and_a_sleeper(env, turn_time):
    """Host Ana is gone and Bo sleeps: the other two have Bo's discs played."""
    world = await table_at(env, FULL, FULL, FULL, FULL, turn_time=turn_time)
    ana, _, cy, di = world.people
    world.guild.remove_member(ana.member)
    await cy.press("Flower")
    await di.press("Flower")
    await minutes(world, 2)
    for person in (cy, di):
        await person.press_board("Table")
        await person.press("Play for them")
    assert (await moves(world))[2][:2] == (1, "clock")
    assert "Ana" in who_is_awaited(world)


async def test_seat_03_leaving_on_turn_hands_the_turn_on(env):
    """A computer takes the seat, plays, and the next player is asked."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await challenge(ana, 1)
    await leave(bo)
    assert "You have left" in bo.panel.text
    assert "Cy" in who_is_awaited(world) or "Ana" in who_is_awaited(world)
    assert "💻" in line_of(world, "Bo")
    assert (await moves(world))[-1][:2] == (1, "computer")
    assert cy.panel.has("Refresh")


async def test_seat_04_a_player_whom_discord_no_longer_knows_holds_up_nothing(env):
    """Every call about Cy fails, and the challenge is turned and won all the same."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    world.guild.remove_member(cy.member)
    for record in env.backend.interactions.values():
        if record.user_id == cy.id:
            env.inject_error("*", f"/*/{record.token}*", status=404, code=10013, times=None)
    await ana.press("Flower")
    await challenge(ana, 2)
    await bo.press("Pass")
    await minutes(world, 4)
    assert (await moves(world))[-2][:2] == (2, "clock")
    await flip(ana, 2)
    assert "won the challenge" in world.board.text
    assert "⭐" in line_of(world, "Ana")


async def test_seat_05_who_leaves_is_not_waited_for(env):
    """All but Cy have a first disc down and Cy leaves: the starter is asked at once."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await bo.press("Flower")
    assert "Cy" in who_is_awaited(world).split("then")[0]
    await leave(cy)
    assert "put down your first disc as the starter" in who_is_awaited(world)
    assert [s.user_id for s in (await world.now()).table.awaited] == [ana.id]
    assert "All others are down" in ana.panel.text


async def test_seat_06_a_move_in_the_last_moment_is_no_miss(env):
    """A tenth of a second before the deadline counts: no clock move, no strike."""
    world = await table_at(env)
    _, bo, cy = world.people
    await cy.press("Flower")
    await env.advance_time(100)
    await env.advance_time(79.9)
    await bo.press("Skull")
    await env.advance_time(5)
    assert await moves(world) == [(2, "person", "df"), (1, "person", "ds")]
    assert [s.missed for s in (await world.now()).table.seats] == [0, 0, 0]
    assert "the clock played" not in world.board.text


async def test_seat_07_the_next_starter_leaves_between_two_rounds(env):
    """Ana won and starts the next round; she leaves, and the round goes on."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await place_first(world, "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    await bo.press("Pass")
    await cy.press("Pass")
    assert (await world.now()).view.starter == 0
    assert (await world.now()).view.round == 2
    await leave(ana)
    await bo.press("Flower")
    await cy.press("Flower")
    assert "1 down" in line_of(world, "Ana")
    assert (await world.now()).table.host == bo.id
    assert "Bo" in who_is_awaited(world) or "Ana" not in who_is_awaited(world)


async def test_seat_07_who_is_out_and_must_name_the_starter_leaves(env):
    """Ana turned her own skull, is out, and leaves instead of naming: somebody starts."""
    world = await table_at(env, ("skull",), FULL, FULL, FULL)
    ana, bo, cy, di = world.people
    await place_first(world, "Skull", "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    for person in (bo, cy, di):
        await person.press("Pass")
    assert "names who starts" in who_is_awaited(world)
    await leave(ana)
    update = await world.now()
    assert update.view.round == 2
    assert update.view.starter != 0
    assert len(update.view.awaited) == 2


async def test_seat_08_after_the_end_everybody_is_free(env):
    """The host ends the table; all can sit down at the next one at once."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await ana.press_board("Table")
    await ana.press("End the table")
    await ana.press("Yes, end it")
    assert await world.bot.tables.live_of_user(bo.id) == []
    await world.open(bo)
    await ana.press_board("Join")
    await cy.press_board("Join")
    assert len((await world.now()).table.seats) == 3


async def test_seat_08_leaving_by_command_needs_no_board(env):
    """The board is gone and nothing is on the screen: /skull leave still works."""
    world = await table_at(env)
    _, bo, _ = world.people
    env.backend.delete_message(world.channel.id, world.board.id)
    await bo.slash("skull leave")
    await bo.press("Yes, leave")
    assert await world.bot.tables.live_of_user(bo.id) == []


async def test_seat_09_who_has_left_plays_no_more(env):
    """An old button of somebody who left is refused privately and moves nothing."""
    world = await table_at(env)
    _, _, cy = world.people
    old = message_now(env, cy.panel.channel_id, cy.panel.id)
    button = cy.panel.find("Flower").id
    await leave(cy)
    before = await moves(world)
    result = await press_kept(cy, old, button)
    assert result.acknowledged
    assert "You do not sit at this table" in cy.panel.text
    assert await moves(world) == before


async def test_notify_01_a_turn_calls_by_a_new_message(env):
    """The board is only edited, which calls nobody: a short new message does, for Bo alone."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, _ = world.people
    board = world.board.id
    start = len(world.requests())
    await ana.press("Flower")
    assert all("<@" not in repr(r.json) for r in world.requests(start))
    await env.advance_time(46)
    ping = world.public()[-1]
    assert ping.id != board
    assert f"<@{bo.id}>" in ping.text
    (sent,) = [r for r in world.requests(start) if "<@" in repr(r.json)]
    assert sent.method == "POST"
    assert sent.json["allowed_mentions"] == {"parse": [], "users": [bo.id]}
    await bo.press("My discs", ping)
    await bo.press("Flower")
    assert ping.id not in [m.id for m in world.public()], "nobody it names is awaited"


async def test_notify_01_who_switched_calls_off_is_left_in_peace(env):
    """A setting of one's own; the board still says whose turn it is."""
    world = await table_at(env)
    _, bo, cy = world.people
    await bo.press("Table")
    await bo.press("Settings")
    await bo.press("Turn pings")
    await cy.press("Flower")
    await minutes(world, 2)
    assert not [m for m in world.public() if f"<@{bo.id}>" in m.text]
