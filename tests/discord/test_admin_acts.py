"""``/table-admin``: what an admin does to a table, and who is told."""

from __future__ import annotations

from typing import Any

import pytest
from admins import admin, command, confirmed, red
from cardtable import bid, cards_at, hand_of, play, scores, words
from games import assert_board_is_true
from late import press_many
from people import Person, World
from tabletop import FLOWERS, FULL, challenge, line_of, minutes, moves, place_first, table_at

from bot.chronicle import act_words
from bot.games import GAMES
from bot.text import Text

RITA = "\u2068Rita\u2069, an admin,"


async def admin_rows(world: World) -> list[tuple[str, str, str]]:
    """(act, by, name) of what admins did, as the table's history has it."""
    return [
        (row.payload["act"], row.by, row.payload["name"])
        for row in await world.log()
        if "act" in row.payload
    ]


# ---- at once ---------------------------------------------------------------------------


async def test_skip_has_the_computer_play_for_those_who_are_awaited(env):
    """At once, however short they have been awaited."""
    world = await table_at(env)
    rita = admin(world)
    assert "✓ The computer has played" in await command(rita, "skip")
    assert [(seat, by) for seat, by, _ in await moves(world)] == [(1, "admin"), (2, "admin")]
    assert f"📣 {RITA} had the computer play" in world.board.text
    assert await admin_rows(world) == [("skip", "admin", "Rita")]
    await assert_board_is_true(world)


async def test_pause_and_resume_from_the_command_and_from_the_table(env):
    """Nothing falls due meanwhile; a player's press does not wake it, an admin's does."""
    world = await table_at(env)
    _, bo, _ = world.people
    rita = admin(world)
    assert "✓ The table is paused" in await command(rita, "pause")
    assert f"📣 {RITA} has paused this table." in world.board.text
    assert "paused already" in await command(rita, "pause")
    await minutes(world, 10)
    assert await moves(world) == []
    assert "Paused in round 1" in await command(rita, "show")
    assert rita.panel.has("Resume")
    await rita.press("Resume")
    assert "✓ The table goes on" in rita.panel.text
    assert f"📣 {RITA} lets this table go on." in world.board.text
    assert "not paused" in await command(rita, "resume")
    await bo.press("Flower")
    assert len(await moves(world)) == 1
    assert [act for act, *_ in await admin_rows(world)] == []
    kinds = [row.kind for row in await world.log() if row.by == "admin"]
    assert kinds == ["pause", "resume"]


async def test_the_computer_plays_a_seat_until_its_owner_is_back(env):
    world = await table_at(env)
    _, bo, _ = world.people
    rita = admin(world)
    assert "The computer plays for \u2068Bo\u2069 (②)" in await command(
        rita, "seat", act="computer", seat=2
    )
    assert "💻" in line_of(world, "Bo")
    assert f"📣 {RITA} had the computer play for \u2068Bo\u2069" in world.board.text
    assert "has that seat already" in await command(rita, "seat", act="computer", seat=2)
    await bo.press_board("My discs")
    await bo.press("I’m back")
    assert "💻" not in line_of(world, "Bo")


async def test_a_seat_is_given_to_somebody_else(env):
    """They play on with its hand, and whoever had it sees nothing of it any more."""
    world = await table_at(env, FLOWERS, FULL, FULL)
    ana, *_ = world.people
    rita, di = admin(world), world.add("di")
    text = await command(rita, "seat", act="replace", seat=1, player=di.member)
    assert "**Give seat ① to \u2068Di\u2069?** It is \u2068Ana\u2069’s now." in text
    assert (await world.now()).table.seats[0].user_id == ana.id
    await rita.press("Yes, give the seat")
    assert "✓ \u2068Di\u2069 has seat ①." in rita.panel.text
    table = (await world.now()).table
    assert [s.user_id for s in table.seats] == [di.id, *(p.id for p in world.people[1:])]
    assert table.host != ana.id
    assert f"📣 {RITA} gave seat ① to \u2068Di\u2069." in world.board.text
    assert "flower" not in ana.panel.text
    await di.press_board("My discs")
    assert "🌸 flower × 3" in di.panel.text
    assert await admin_rows(world) == [("replace", "admin", "Rita")]
    await assert_board_is_true(world)


async def test_who_cannot_be_given_a_seat(env):
    world = await table_at(env)
    rita, (_, bo, cy) = admin(world), world.people
    robot = world.env.create_user("robot", bot=True)
    machine = world.guild.add_member(robot)
    stranger = world.env.create_user("zoe", global_name="Zoe")
    seat: dict[str, Any] = {"act": "replace", "seat": 1}
    assert "option *player*" in await command(rita, "seat", **seat)
    refused = await command(rita, "seat", **seat, player=cy.member)
    assert refused.startswith("\u2068Cy\u2069 already sits")
    assert "A bot cannot play" in await command(rita, "seat", **seat, player=machine)
    assert "not in this server" in await command(rita, "seat", **seat, player=stranger)
    assert "That seat" in await command(rita, "seat", act="remove", seat=7)
    await confirmed(rita, "seat", act="remove", seat=2)
    text = await confirmed(rita, "seat", **seat, player=bo.member)
    assert "has had another seat in this round and knows its hand" in text
    await confirmed(rita, "void-round")
    assert "has seat ①" in await confirmed(rita, "seat", **seat, player=bo.member)


async def test_somebody_who_has_left_the_server_gets_no_seat(env):
    world = await table_at(env)
    rita, di = admin(world), world.add("di")
    await command(rita, "seat", act="replace", seat=1, player=di.member)
    world.guild.remove_member(di.member)
    await rita.press("Yes, give the seat")
    assert "not in this server" in rita.panel.text


async def test_a_player_is_taken_from_a_running_table(env):
    world = await table_at(env)
    _, bo, _ = world.people
    rita = admin(world)
    text = await confirmed(rita, "seat", act="remove", seat=2)
    assert "A computer player has seat ②." in text
    assert f"📣 {RITA} took \u2068Bo\u2069 from seat ②." in world.board.text
    assert (await world.now()).table.seats[1].user_id is None
    assert "discs" not in bo.panel.text
    assert "has that seat already" in await command(rita, "seat", act="remove", seat=2)
    assert await world.bot.tables.live_of_user(bo.id) == []


async def test_a_player_is_taken_from_a_lobby(env):
    world = World(env)
    await world.open()
    await world.seat_all()
    rita = admin(world)
    assert "The seat becomes free." in await command(rita, "seat", act="remove", seat=2)
    await rita.press("Yes, take the seat")
    assert "The seat is free." in rita.panel.text
    assert f"📣 {RITA} took \u2068Bo\u2069 from seat ②." in world.board.text
    assert [s.name for s in (await world.now()).table.seats] == ["Ana", "Cy"]
    for command_words in ("skip", "pause", "void-round"):
        assert "has not started yet" in await command(rita, command_words)


async def test_end_closes_a_table_and_says_who_did_it(env):
    world = await table_at(env)
    ana, *_ = world.people
    rita = admin(world)
    text = await confirmed(rita, "end")
    assert "✓ The table has ended without a result." in text
    assert "An admin of this server has closed the table." in world.board.text
    assert "An admin of this server has closed the table." in ana.panel.text
    assert await admin_rows(world) == [("end", "admin", "Rita")]
    await rita.press("Show the table")
    assert "Has ended" in rita.panel.text
    assert [c.label for c in rita.panel.controls] == ["All tables"]
    await world.open(ana)


# ---- the board ---------------------------------------------------------------------------


async def test_repost_brings_back_a_board_that_was_deleted(env):
    """At once, however lately it was posted, and from any channel."""
    world = await table_at(env)
    rita = admin(world)
    env.backend.delete_message(world.channel.id, world.board.id)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await rita.member.slash(elsewhere, "table-admin repost", table=world.table)
    assert "✓ The board is posted anew." in rita.panel.text
    first = world.board.id
    await assert_board_is_true(world)
    await command(rita, "repost")
    assert world.board.id != first
    assert len(world.boards()) == 1
    link = rita.panel.raw["components"][-1]["components"][-1]["url"]
    assert link.endswith(f"/{world.board.id}")
    await assert_board_is_true(world)


async def test_repost_says_what_is_in_the_way(env):
    world = await table_at(env)
    rita, posts = admin(world), f"/channels/{world.channel.id}/messages"
    env.inject_error("POST", posts, status=403, code=50013)
    assert "I need *View Channel* and *Send Messages*" in await command(rita, "repost")
    env.inject_error("POST", posts, status=500)
    assert "could not post the board there now" in await command(rita, "repost")
    await command(rita, "repost")
    await assert_board_is_true(world)


# ---- void ----------------------------------------------------------------------------------


async def test_void_begins_a_round_of_skull_as_if_nothing_had_happened(env):
    """In the middle of a challenge: discs, points and starter are as at the round's start."""
    world = await table_at(env, FULL, FULL, FULL, points=(0, 1, 0), starter=0)
    ana, bo, _ = world.people
    rita = admin(world)
    await place_first(world, "Flower", "Skull", "Flower")
    await challenge(ana, 2)
    kept = bo.panel
    text = await confirmed(rita, "void-round")
    assert "✓ Round 1 is void and begins anew." in text
    assert f"📣 {RITA} has voided this round" in world.board.text
    assert "First discs." in world.board.text
    view = (await world.now()).view
    assert (view.round, [seat.points for seat in view.seats]) == (1, [0, 1, 0])
    assert (view.starter, [seat.down for seat in view.seats]) == (0, [0, 0, 0])
    for person in world.people:
        assert "🌸 flower × 3, 💀 skull" in person.panel.text
    raise_ = next(c for c in kept.controls if c.is_move)
    (late,) = await press_many(env, [(bo, kept.channel_id, kept.id, raise_.id)])
    assert late.acknowledged
    assert "earlier moment" in bo.panel.text
    await place_first(world, "Flower", "Skull", "Flower")
    assert await admin_rows(world) == [("void", "admin", "Rita")]
    await assert_board_is_true(world)


async def test_void_deals_a_round_of_skull_king_anew(env):
    """In the last trick: scores and leader are as at the round's start, the cards are others."""
    world = await cards_at(env, "Y5 G1", "Y1 G2", "Y9 P1", scores=[20, -10, 40])
    people = world.people
    rita = admin(world)
    leader = (await world.now()).view.leader
    await bid(world, 1, 0, 1)
    await play(world, "🪙 5", "🪙 1", "🪙 9")
    before = [await hand_of(world, person) for person in people]
    now = await scores(world)
    await confirmed(rita, "void-round")
    view = (await world.now()).view
    assert await scores(world) == now
    assert view.leader == leader
    assert "Bids: 0 of 3 in." in words(world.board)
    assert f"📣 {RITA} has voided this round" in world.board.text
    after = [await hand_of(world, person) for person in people]
    assert all(len(hand) == view.cards for hand in after)
    assert after != before
    await bid(world, 0, 0, 0)
    await assert_board_is_true(world)


# ---- questions that are out of date ----------------------------------------------------------


async def test_two_admins_void_one_round_once(env):
    """The second one asked about a round that is not the same any more."""
    world = await table_at(env)
    rita, sam = admin(world), admin(world, "Sam")
    await command(rita, "void-round")
    await command(sam, "void-round")
    await rita.press("Yes, void it")
    await world.people[1].press("Skull")
    await sam.press("Yes, void it")
    assert "nothing was done" in sam.panel.text
    assert len(await admin_rows(world)) == 1
    await sam.press("Show the table")
    assert "Round 1" in sam.panel.text


async def test_a_question_about_another_sitter_or_an_ended_table_does_nothing(env):
    world = await table_at(env)
    rita, sam, di = admin(world), admin(world, "Sam"), world.add("di")
    questions: list[tuple[Person, str, dict[str, Any]]] = [
        (rita, "seat", {"act": "remove", "seat": 1}),
        (sam, "seat", {"act": "replace", "seat": 1, "player": di.member}),
    ]
    for person, words_, options in questions:
        await command(person, words_, **options)
    await rita.press(red(rita))
    await sam.press(red(sam))
    assert "nothing was done" in sam.panel.text
    assert (await world.now()).table.seats[0].user_id is None
    for person in (rita, sam):
        await command(person, "end")
    await rita.press("Yes, end it")
    await sam.press("Yes, end it")
    assert "That table has ended already." in sam.panel.text


@pytest.mark.parametrize("words_", ["void-round", "reset"])
async def test_two_presses_are_one(env, words_):
    """The second of two quick taps changes nothing, not even the answer."""
    world = await table_at(env)
    rita = admin(world)
    await command(rita, words_)
    question, yes = rita.panel, red(rita)
    first = (rita, question.channel_id, question.id, yes)
    results = await press_many(env, [first, first])
    assert all(result.acknowledged for result in results)
    assert "✓" in rita.panel.text
    assert len([act for act, *_ in await admin_rows(world)]) == 1


async def test_a_question_can_be_asked_and_answered_again(env):
    """Back lies where the press was that led to the question; nothing else moves there."""
    world = await table_at(env)
    rita = admin(world)
    await command(rita, "show")
    for label in ("Reset", "End the table", "Void the round"):
        pressed = rita.panel.find(label)
        await rita.press(label)
        back = rita.panel.find("Back")
        assert (back.row, back.column) == (pressed.row, pressed.column)
        await rita.press("Back")
    for _ in range(2):
        await rita.press("Void the round")
        await rita.press("Yes, void it")
        assert "is void" in rita.panel.text
        await rita.press("Show the table")
    assert len(await admin_rows(world)) == 2


async def test_every_act_of_an_admin_has_words_in_the_history(env):
    world = await table_at(env)
    rita = admin(world)
    for words_ in ("skip", "pause", "resume"):
        await command(rita, words_)
    await confirmed(rita, "void-round")
    await command(rita, "seat", act="computer", seat=2)
    await confirmed(rita, "seat", act="remove", seat=3)
    await confirmed(rita, "reset")
    lines = await world.bot.tables.history(world.table)
    table, text = (await world.now()).table, Text()
    told = [act_words(text, table, line) for line in lines if line.kind != "move"]
    assert sum("Rita" in words_ for words_ in told) == 7
    assert GAMES.keys() == {"skull", "skullking"}
