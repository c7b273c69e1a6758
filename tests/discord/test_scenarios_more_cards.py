"""Reported of other bots, at a card table: hosts who are gone, lost boards, many tables."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from cardtable import POWERS, cards_at, play, playable, seat_line, words
from fits import assert_fits
from games import press_something
from late import at_once, press_while_blocked
from people import Tape, World
from tabletop import leave, minutes, moves, who_is_awaited

from bot.updates import Player
from engines.core import Seat

HANDS = ("Y5 G1 E1", "Y1 G2 B9", "Y9 P1 P2")
BIDS = [1, 1, 1]


async def test_seat_02_a_lobby_goes_on_when_its_host_is_gone(env):
    """Two quiet minutes after the host left the server any player can start."""
    world = World(env, game="skullking")
    ana, bo, cy = world.people
    await world.open()
    for person in (bo, cy):
        await person.press_board("Join")
    world.guild.remove_member(ana.member)
    await minutes(world, 2)
    await bo.press_board("Start")
    assert (await world.now()).table.host == bo.id
    assert "round 1 of 10" in world.board.text


async def test_seat_02_two_players_go_on_without_a_sleeper(env):
    """Ana, the host, is gone and sleeps on her lead: the other two have it played."""
    world = await cards_at(env, *HANDS, bids=BIDS)
    ana, bo, cy = world.people
    world.guild.remove_member(ana.member)
    await minutes(world, 2)
    for person in (bo, cy):
        await person.press_board("Table")
        await person.press("Play for them")
    assert (await moves(world))[-1][:2] == (0, "clock")
    assert "Bo" in who_is_awaited(world)


async def test_seat_04_a_player_whom_discord_no_longer_knows_holds_up_nothing(env):
    """Every call about Cy fails: the clock plays for Cy, the trick and the round are counted."""
    world = await cards_at(env, "Y5", "Y1", "Y9", bids=BIDS, rules={"rounds": (1, 1)})
    ana, bo, cy = world.people
    world.guild.remove_member(cy.member)
    for record in env.backend.interactions.values():
        if record.user_id == cy.id:
            env.inject_error("*", f"/*/{record.token}*", status=404, code=10013, times=None)
    await play(world, "🪙 5", "🪙 1")
    await minutes(world, 4)
    assert [m[:2] for m in await moves(world)] == [(0, "person"), (1, "person"), (2, "clock")]
    assert "round 2 of 2" in world.board.text
    assert ana.panel.moves()
    assert bo.panel.moves()


async def test_seat_08_after_the_end_everybody_is_free(env):
    """The host ends the table; all can sit down at the next one at once."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await ana.press_board("Table")
    await ana.press("End the table")
    await ana.press("Yes, end it")
    assert await world.bot.tables.live_of_user(bo.id) == []
    await world.open(bo)
    for person in (ana, cy):
        await person.press_board("Join")
    assert len((await world.now()).table.seats) == 3


async def test_seat_08_leaving_by_command_needs_no_board(env):
    """The board is gone and nothing is on the screen: /skullking leave still works."""
    world = await cards_at(env, *HANDS)
    _, bo, _ = world.people
    env.backend.delete_message(world.channel.id, world.board.id)
    await bo.slash("skullking leave")
    await bo.press("Yes, leave")
    assert await world.bot.tables.live_of_user(bo.id) == []


async def test_race_05_a_hundred_tables_and_the_first_still_takes_turns(env):
    """Two cards at once at the oldest of many tables: one is played."""
    world = await cards_at(env, *HANDS, bids=BIDS)
    for n in range(100):
        await world.bot.tables.create(
            "skullking", guild_id=1, channel_id=n + 1, host=Player(1000 + n, "Somebody")
        )
    ana, *_ = world.people
    await at_once((ana, ana.panel, "🪙 5"), (ana, ana.panel, "🦜 1"))
    assert [code for _, _, code in await moves(world)] == ["cY5"]


async def test_leak_01_what_juanita_shows_is_shown_to_one_even_when_the_answer_fails(env):
    """The trick is hers, her answer comes too late, and the stock is still for her alone."""
    hands = ("JUANITA E1", "Y1 Y2", "P1 P2")
    world = await cards_at(env, *hands, rules=POWERS, bids=BIDS, stock="B14 SK G13")
    tape = Tape(env)
    ana, bo, cy = world.people
    await play(world, "Juanita", "🪙 1")
    await press_while_blocked(cy, cy.panel, "🗺️ 1")
    assert "Juanita: looked at the stock" in seat_line(world, "Ana")
    await ana.press("Refresh")
    assert "Skull King" in words(ana.panel).replace("Skull King ·", "")
    for person in (bo, cy):
        assert not any("green 13" in text for _, text, _ in tape.seen_by(person.id))


async def test_leak_03_a_board_is_made_without_any_hand(env):
    """Take the hands away from an update, or give it others: the board is the very same."""
    world = await cards_at(env, *HANDS)
    boards, rng = world.bot.presses.boards, Random(5)
    for _ in range(8):
        update = await world.now()
        plain = boards.screen(update)
        assert boards.screen(replace(update, hands={})) == plain
        turned = {Seat(s): update.hands[Seat((s + 1) % 3)] for s in range(3)}
        assert boards.screen(replace(update, hands=turned)) == plain
        await press_something(world, rng.choice(await world.awaited()), rng)


async def test_limit_01_ten_cards_and_eleven_bids_can_all_be_chosen(env):
    """The largest hand and the largest pad: every bid once, every card once."""
    ten = ("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10")
    world = await cards_at(env, *ten, "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10")
    ana, bo, cy = world.people
    assert [c.label for c in ana.panel.moves()] == [str(n) for n in range(11)]
    assert_fits(world)
    for person in (ana, bo, cy):
        await person.press("10")
    assert playable(ana) == [f"🪙 {n}" for n in range(1, 11)]
    await ana.press("🪙 10")
    assert [code for _, _, code in await moves(world)][-1] == "cY10"


async def test_limit_01_a_person_at_more_tables_than_a_list_holds(env):
    """Thirty tables: /skullking hand offers all of them, page by page."""
    world = World(env, game="skullking")
    ana, *_ = world.people
    for _ in range(30):
        await world.bot.tables.create(
            "skullking",
            guild_id=world.guild.id,
            channel_id=world.guild.create_text_channel("table").id,
            host=Player(ana.id, "Ana"),
        )
    await ana.slash("skullking hand")
    for _ in range(10):
        if not ana.panel.has("Next ›"):
            break
        await ana.press("Next ›")
    assert "30. <#" in ana.panel.text
    await ana.press("30")
    assert "Your table is open" in ana.panel.text


async def test_limit_03_a_board_of_another_kind_is_replaced(env):
    """The board is a plain old message: the next card posts a new one, no error."""
    world = await cards_at(env, *HANDS, bids=BIDS)
    channel = world.bot.get_channel(world.channel.id)
    with env._bot_scope():
        old = await channel.send("The board of an earlier release")
    env.backend.delete_message(world.channel.id, world.board.id)
    await world.bot.tables.mark_shown(world.table, 0, message_id=old.id)
    world.bot.presses.boards.slots.clear()
    await play(world, "🪙 5")
    (board,) = world.public()
    assert board.id != old.id
    assert "🪙 5" in words(board)


@pytest.mark.parametrize("status", [429, 400])
async def test_limit_04_an_old_board_that_takes_no_more_edits_is_posted_anew(env, status):
    """After an hour Discord says 30046: a new board, the game goes on."""
    world = await cards_at(env, *HANDS, bids=BIDS, turn_time=0)
    ana, bo, _ = world.people
    await minutes(world, 61)
    old = world.board.id
    env.inject_error("PATCH", f"/channels/*/messages/{old}", status=status, code=30046, times=None)
    await ana.press_board("My hand")
    await ana.press("🪙 5")
    (board,) = world.boards()
    assert board.id != old
    assert "🪙 5" in words(board)
    await bo.press_board("My hand")
    await bo.press("🪙 1")
    assert [m.id for m in world.boards()] == [board.id]


async def test_stale_03_the_buttons_of_a_lobby_do_nothing_in_the_game(env):
    """Join on the lobby's old picture, pressed when the cards are dealt."""
    world = World(env, game="skullking")
    ana, bo, cy = world.people
    await world.open()
    await bo.press_board("Join")
    lobby = world.board
    await ana.press_board("Start")
    before = await world.now()
    await at_once((cy, lobby, "Join"))
    assert (await world.now()).table.seats == before.table.seats
    assert "already started" in cy.panel.text
    await leave(bo)
    assert (await world.now()).table.status == "running"
