"""Hands in direct messages, for whoever has asked for them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from direct import assert_true, direct_world, hands_of, opened, pings_of, told, turn_dms
from games import panel_now, panel_shown, play_out
from people import Seen, World
from tabletop import FULL, challenge, place_first, restart

from bot.pace import AT_ONCE
from engines.skull import position
from engines.skull.options import Options


def leads_to(message: Seen) -> dict[str, str]:
    """The links of a message by their labels."""
    rows = [c for c in message.raw["components"] if c["type"] == 1]
    return {c["label"]: c["url"] for row in rows for c in row["components"] if c.get("url")}


# ---- on, and off ---------------------------------------------------------------------


async def test_turned_on_the_hand_comes_at_once_and_play_goes_on_there(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    assert "come there): **on**" in cy.privates()[-1].text
    (hand,) = cy.dms
    assert leads_to(cy.privates()[-1])["To my hand"].endswith(f"/{hand.channel_id}/{hand.id}")
    assert "In hand: 🌸 flower × 3, 💀 skull" in hand.text
    assert "Ana" in hand.text
    assert leads_to(hand)["To the board"].endswith(f"/{world.channel.id}/{world.board.id}")
    await cy.press("Flower")
    assert [m.id for m in cy.dms] == [hand.id]
    assert "Your flower is down" in cy.hand.text
    assert len(opened(world)) == 1


@pytest.mark.parametrize(
    ("game", "rules"), [("skull", {"points_to_win": 1}), ("skullking", {"rounds": [2]})]
)
async def test_a_whole_game_in_direct_messages_alone(env, game, rules):
    """Every hand is true at every step, and stays the same message till the result."""
    world = await direct_world(env, game=game, seed="dm", rules=rules)
    hands = {person.name: person.hand.id for person in world.people}

    async def check() -> None:
        if (await world.now()).table.status == "running":
            await assert_true(world)

    await play_out(world, Random(3), after=check)
    assert {person.name: person.hand.id for person in world.people} == hands
    for person in world.people:
        assert person.hand.has("Rematch")
        assert not person.hand.moves()
        assert not person.privates(), "a panel stands beside the hand"
        assert await world.bot.tables.hands(world.table) == []


async def test_pages_and_refusals_stand_in_the_same_message(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    for wanted, words in (("Table", "Play for them"), ("Settings", "Your settings")):
        await cy.press(wanted)
        assert words in cy.dms[-1].text
    await cy.press("Back")
    await cy.press("Back")
    await assert_true(world, cy)
    await cy.press("Flower")
    await cy.press("Table")
    await world.people[1].press("Flower")
    await assert_true(world, cy)
    assert len(cy.dms) == 1


async def test_the_panel_is_one_press_away_and_both_are_true_until_one_is_chosen(env):
    world = await direct_world(env, "bo", "cy")
    ana, bo, cy = world.people
    await cy.press("Flower")
    assert cy.privates() == []
    await cy.press_board("My discs")
    assert "Your flower is down" in cy.privates()[-1].text
    cy.direct = False
    await cy.press("Swap: skull")
    assert "Your skull is down" in cy.privates()[-1].text
    assert "Your skull is down" in cy.hand.text
    await bo.press("Flower")
    await ana.press("Flower")
    await assert_true(world, bo, cy)
    update = await world.now()
    assert told(panel_shown(cy.panel)) == told(panel_now(update, cy.id))
    cy.direct = True
    await cy.press("Refresh")
    assert cy.privates() == []


async def test_turned_off_in_the_channel_the_hand_goes_and_the_panel_lives(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    await turn_dms(cy)
    assert cy.dms == []
    cy.direct = False
    await cy.press("Back")
    await cy.press("Back")
    await cy.press("Flower")
    assert "Your flower is down" in cy.panel.text
    assert await world.bot.tables.hands(world.table) == []
    assert len(opened(world)) == 1


async def test_turned_off_there_no_card_stays_there_and_the_way_to_the_board_does(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    for wanted in ("Table", "Settings", "Direct messages"):
        await cy.press(wanted)
    (left,) = cy.dms
    assert "no longer come in direct messages" in left.text
    assert leads_to(left) == {"To the board": leads_to(left)["To the board"]}
    assert cy.dms == [left]
    cy.direct = False
    await cy.press_board("My discs")
    await cy.press("Skull")
    assert "Your skull is down" in cy.panel.text


async def test_whoever_sits_nowhere_is_greeted_and_gets_the_hand_when_a_game_starts(env):
    world = World(env)
    await world.open()
    ana, bo, cy = world.people
    await turn_dms(cy)
    assert [m.text for m in cy.dms] == [cy.dms[0].text]
    assert "Your hands come here" in cy.dms[0].text
    await world.seat_all()
    assert "hand comes to your direct messages" in cy.privates()[-1].text
    await ana.press_board("Start")
    assert "In hand: 🌸 flower × 3, 💀 skull" in cy.hand.text
    assert "In hand" not in cy.privates()[-1].text
    assert "In hand" in bo.panel.text
    assert len(opened(world)) == 1


async def test_a_rematch_is_played_in_the_same_message(env):
    one_point = position([FULL] * 3, (0, 1, 0), 1, Options())
    world = await direct_world(env, "bo", state=one_point)
    ana, bo, cy = world.people
    hand = bo.hand.id
    for person in (ana, cy, bo):
        await person.press("Flower")
    await challenge(bo, 1)
    for person in (cy, ana):
        await person.press("Pass")
    assert "wins" in bo.hand.text
    await bo.press("Rematch")
    world.table = (await world.bot.tables.live_of_user(bo.id))[0].table.id
    assert bo.hand.id == hand
    assert "Your table is open" in bo.hand.text
    for person in (ana, cy):
        await person.press_board("Join")
    await bo.press_board("Start")
    assert bo.hand.id == hand
    await assert_true(world, bo)


# ---- other ways to play ----------------------------------------------------------------


async def test_commands_are_answered_with_a_line_and_the_hand_follows(env):
    world = await direct_world(env, "bo", "cy")
    _, bo, cy = world.people
    await cy.member.user.slash("skull place", disc="df")
    assert "Your flower is down" in cy.hand.text
    await cy.slash("skull place", disc="ds")
    assert "Your skull is down" in cy.hand.text
    assert {m.text for m in cy.privates()[-2:]} == {"✓ Done."}
    await bo.member.user.slash("skull hand")
    assert "In hand" in bo.privates()[-1].text
    await assert_true(world, bo, cy)


async def test_typed_words_bring_the_hand_below_them(env):
    world = await direct_world(env, "cy")
    cy, words = world.people[2], world.people[2].member.user
    old = cy.hand.id
    await words.send_dm("flower")
    (hand,) = hands_of(cy)
    assert hand.id > old
    assert "✓ Your flower is down" in hand.text
    await words.send_dm("what is this?")
    assert len(cy.dms) > len(hands_of(cy)) == 1
    await words.send_dm("hand")
    assert hands_of(cy) == cy.dms[-1:]
    await assert_true(world, cy)
    await cy.press("Swap: skull")
    await assert_true(world, cy)


async def test_after_a_typed_move_no_older_panel_is_left_in_the_channel(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    await cy.press_board("My discs")
    assert cy.privates()
    await cy.member.user.send_dm("flower")
    assert cy.privates() == []
    await assert_true(world, cy)


async def test_how_a_challenge_ended_stands_on_the_hand_too(env):
    """The board is not in sight there."""
    world = await direct_world(env, "ana", "cy")
    ana, bo, cy = world.people
    await place_first(world, "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    await bo.press("Pass")
    await cy.press("Pass")
    assert "Round 1" in ana.hand.text
    assert "won" in ana.hand.text
    assert "won" in cy.hand.text


async def test_a_public_move_on_the_board_changes_the_hand_too(env):
    world = await direct_world(env)
    ana, bo, cy = world.people
    for person in (cy, bo, ana):
        await person.press("Flower")
    (first,) = await world.awaited()
    await first.press("Challenge…")
    await first.press("1")
    (second,) = await world.awaited()
    await second.press_board("Raise to 2")
    await assert_true(world)


# ---- calls -----------------------------------------------------------------------------


async def test_the_ping_is_a_direct_message_and_goes_after_the_act(env):
    world = await direct_world(env, "bo", "cy")
    ana, bo, cy = world.people
    await env.advance_time(46)
    for person in (bo, cy):
        (ping,) = pings_of(person)
        assert f"<#{world.channel.id}>" in ping.text
        assert leads_to(ping)["To my hand"].endswith(f"/{person.hand.id}")
        assert leads_to(ping)["To the board"].endswith(f"/{world.board.id}")
    assert not [m for m in world.public() if "awaited" in m.text]
    await bo.press("Flower")
    assert not pings_of(bo)
    assert pings_of(cy)
    await cy.press("Flower")
    assert not pings_of(cy)
    await env.advance_time(46)
    assert any(f"<@{ana.id}>" in m.text for m in world.public())


async def test_the_channel_ping_names_the_others_alone(env):
    world = await direct_world(env, "bo")
    _, bo, cy = world.people
    await env.advance_time(46)
    (ping,) = [m for m in world.public() if "awaited" in m.text]
    assert f"<@{cy.id}>" in ping.text
    assert f"<@{bo.id}>" not in ping.text
    assert pings_of(bo)


async def test_a_ping_is_cleared_and_a_hand_is_true_after_a_restart(env, bots):
    world = await direct_world(env, "bo", "cy")
    ana, bo, cy = world.people
    hand = cy.hand.id
    await env.advance_time(46)
    await restart(world, bots)
    assert pings_of(cy)
    await cy.press("Flower")
    assert not pings_of(cy)
    assert cy.hand.id == hand
    await restart(world, bots)
    await bo.press("Skull")
    await ana.press_board("My discs")
    await ana.press("Flower")
    await assert_true(world, bo, cy)


async def test_a_move_that_nobody_was_shown_is_on_the_hand_after_a_restart(env, bots):
    world = await direct_world(env, "bo", "cy")
    _, bo, cy = world.people
    with env._bot_scope():
        key = (await world.now()).hands[2].prompts[0].key
        await world.bot.tables.act(world.table, cy.id, key, 0)
    await restart(world, bots, crash=True)
    await assert_true(world, bo, cy)


# ---- many tables, and seats that are lost ------------------------------------------------


@pytest.mark.parametrize("pace", [replace(AT_ONCE, dm_gap=10.0)], ids=["slowly"])
async def test_one_message_for_each_table_one_after_another(env):
    world = World(env)
    await world.begin()
    first, table = world.channel, world.table
    world.channel = world.guild.create_text_channel("next")
    await world.begin()
    cy = world.people[2]
    await turn_dms(cy)
    assert len(cy.dms) == 1
    assert f"<#{world.channel.id}>" in cy.dms[0].text
    await env.advance_time(10)
    assert [world.channel.id, first.id] == [
        channel.id
        for message in cy.dms
        for channel in (world.channel, first)
        if f"<#{channel.id}>" in message.text
    ]
    cy.direct = True
    old, new = cy.dms[1], cy.dms[0]
    await cy.press("Flower", old)
    assert "Your flower is down" in next(m for m in cy.dms if m.id == old.id).text
    assert "Your first disc" in next(m for m in cy.dms if m.id == new.id).text
    assert table != world.table


async def test_who_leaves_there_has_no_hand_any_more(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    for wanted in ("Table", "Leave", "Yes, leave"):
        await cy.press(wanted)
    (left,) = cy.dms
    assert "You have left" in left.text
    assert await world.bot.tables.hands(world.table) == []


async def test_who_leaves_elsewhere_or_is_removed_has_no_hand_any_more(env):
    world = await direct_world(env, "bo", "cy")
    _, bo, cy = world.people
    with env._bot_scope():
        update = await world.bot.tables.leave(world.table, cy.id)
    await world.show(update)
    (left,) = cy.dms
    assert "You no longer sit at this table" in left.text
    assert not left.moves()
    assert "In hand" in bo.hand.text


async def test_a_table_whose_channel_goes_leaves_no_hand(env):
    world = await direct_world(env, "cy")
    cy = world.people[2]
    env.backend.delete_channel(world.channel.id)
    await env.settle()
    (left,) = cy.dms
    assert "its place is gone" in left.text
    assert left.controls == ()
