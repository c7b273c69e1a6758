"""Pauses, the past, one's own settings and being forgotten: by the menu and by ``/table``."""

from __future__ import annotations

from random import Random

import pytest
from cardtable import cards_at
from games import play_out
from people import Person, World
from tabletop import NAMES, leave, minutes, moves, place_first, restart, table_at

QUICK = {"points_to_win": 1}


async def slash_in_dm(person: Person, command: str, **options) -> str:
    """What a command says that is typed in the direct messages."""
    result = await person.member.user.slash(command, **options)
    assert result.acknowledged
    return person.reply(result)


# ---- pausing -------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["menu", "command"])
async def test_the_host_pauses_and_nothing_goes_on_until_it_is_resumed(env, way):
    world = await table_at(env, turn_time=180)
    ana, bo, cy = world.people
    await cy.press("Flower")
    ana.presses = 0
    if way == "menu":
        await ana.press("Table")
        await ana.press("Pause")
        assert ana.presses == 2
    else:
        await ana.slash("table pause")
    assert "\u2068Ana\u2069, the host, has paused the table" in world.board.text
    for person in world.people:
        assert "has paused the table" in person.panel.text
        assert "In hand" in person.panel.text
        assert "⏳" not in person.panel.text
        assert not person.panel.moves()
    assert "⏳" not in world.board.text
    await minutes(world, 10)
    assert await moves(world) == [(2, "person", "df")]

    if way == "menu":
        await ana.press_board("Resume")
    else:
        await ana.slash("table resume")
    assert "paused" not in world.board.text
    deadline = (await world.now()).table.deadline
    assert f"<t:{round(deadline)}:R>" in bo.panel.text
    await bo.press("Flower")
    assert "All others are down" in ana.panel.text


async def test_only_the_host_pauses_and_resumes_and_is_named(env):
    world = await table_at(env)
    ana, bo, _ = world.people
    await bo.press("Table")
    assert not bo.panel.has("Pause")
    await bo.slash("table pause")
    assert "Only the host, \u2068Ana\u2069" in bo.panel.text
    await ana.slash("table pause")
    result = await bo.press_board("Resume")
    assert result.ephemeral
    assert "Only the host, \u2068Ana\u2069" in bo.reply(result)
    assert (await world.now()).table.status == "paused"
    await ana.slash("table pause")
    assert "is paused already" in ana.panel.text


async def test_looking_at_a_hand_does_not_wake_a_table_that_is_paused_on_purpose(env):
    """Nor does a move by command: it is refused, and the table stays at rest over a restart."""
    world = await table_at(env)
    ana, bo, _ = world.people
    await ana.slash("table pause")
    await bo.press_board("My discs")
    assert "has paused the table" in bo.panel.text
    result = await bo.slash("skull place", disc="df")
    assert "This table is paused" in bo.reply(result)
    assert (await world.now()).table.status == "paused"
    assert await moves(world) == []


async def test_a_pause_outlives_a_restart(env, bots):
    world = await table_at(env)
    ana = world.people[0]
    await ana.slash("table pause")
    await restart(world, bots)
    await minutes(world, 5)
    assert await moves(world) == []
    await ana.press_board("Resume")
    assert (await world.now()).table.status == "running"


async def test_a_seat_changes_hands_while_the_table_is_paused(env):
    world = await table_at(env)
    ana, bo, _ = world.people
    dan = world.add("dan")
    await ana.slash("table pause")
    await bo.slash("table give", user=dan.member)
    (message,) = [m for m in world.public() if any(":take." in c.id for c in m.controls)]
    await dan.press("Take the seat", message)
    assert "has paused the table" in dan.panel.text
    assert "now plays seat ②" in world.board.text
    assert (await world.now()).table.status == "paused"
    await ana.press_board("Resume")
    await dan.press("Flower")
    assert await moves(world) == [(1, "person", "df")]


async def test_a_paused_trick_of_skull_king_shows_the_cards_and_plays_none(env):
    world = await cards_at(env, "G7 Y3", "G9 P1", "B2 E1", bids=(1, 1, 0))
    ana, bo, cy = world.people
    await ana.press("🦜 7")
    await ana.slash("table pause")
    assert "🦜" in bo.panel.text
    assert not bo.panel.moves()
    assert [c.label for c in bo.panel.controls if not c.disabled] == ["Refresh", "Table"]
    await ana.slash("table resume")
    await bo.press("🦜 9")
    assert (await world.awaited()) == [cy]


# ---- the past ------------------------------------------------------------------------


async def test_everybody_can_read_the_past_of_a_table_and_only_what_is_public(env):
    world = await table_at(env)
    _, bo, cy = world.people
    await place_first(world, "Flower", "Skull", "Flower")
    await leave(cy)
    watcher = world.add("wes")
    for person, back in ((watcher, False), (bo, True)):
        if back:
            await person.press("Table")
            await person.press("History")
            assert person.panel.has("Back")
        else:
            result = await person.slash("table history")
            assert result.ephemeral
        lines = person.panel.text.splitlines()
        assert "Discs down: ② · ③" in lines
        assert "\u2068Cy\u2069 leaves ③ to a computer player." in lines
        assert not any("skull" in line for line in lines[1:])
    await bo.press("Back")
    assert bo.panel.has("Leave")


async def test_a_long_past_has_pages_and_the_newest_is_first(env, monkeypatch):
    monkeypatch.setattr("bot.chronicle.LONGEST_PAGE", 800)
    world = World(env, NAMES[:3], "skullking")
    await world.begin(rules={"rounds": [6, 6], "tiebreak": "shared"}, seed="long")
    await play_out(world, Random(1))
    ana = world.people[0]
    await ana.slash("table history")
    assert "wins the game" in ana.panel.text
    assert "Scores of round 2" in ana.panel.text
    assert not ana.panel.has("Next ›")
    texts = [ana.panel.text]
    while ana.panel.has("‹ Before"):
        await ana.press("‹ Before")
        texts.append(ana.panel.text)
    assert "\u2068Ana\u2069 opens the table." in texts[-1]
    assert 2 <= len(texts) <= 5
    story = "\n".join(texts)
    for number in range(1, 7):
        assert story.count(f"Trick {number}:") == 2
    assert story.count("Bids: ①") == 2


async def test_the_past_of_an_ended_table_can_be_read_until_its_moves_are_gone(env):
    world = await table_at(env)
    ana, dan = world.people[0], world.add("dan")
    await ana.press("Table")
    await ana.press("End the table")
    await ana.press("Yes, end it")
    await dan.slash("table history")
    assert "\u2068Ana\u2069 ends the table without a result." in dan.panel.text
    with env._bot_scope():
        async with world.bot.store.begin() as tx:
            await tx.expire_ended(world.bot.clock() + 1)
    await dan.slash("table history")
    assert "Nothing has been played in this channel" in dan.panel.text


async def test_before_a_table_has_begun_the_game_before_it_can_be_read(env):
    world = await table_at(env)
    ana, dan = world.people[0], world.add("dan")
    await ana.press("Table")
    await ana.press("End the table")
    await ana.press("Yes, end it")
    await world.open()
    await dan.slash("table history")
    assert "opens the table" in dan.panel.text
    assert "has not begun yet" in dan.panel.text
    await dan.press("Last game’s history")
    assert "ends the table without a result" in dan.panel.text


async def test_a_panel_that_another_one_has_replaced_does_not_say_that_it_refreshes(env):
    """The answer to Join is on the screen, the board's menu comes, and the first is pressed."""
    world = World(env)
    await world.open()
    bo = world.people[1]
    await bo.press_board("Join")
    first = bo.panel
    with env._bot_scope():
        world.bot.presses.panels.living.clear()  # as after a restart
    await bo.press_board("Table")
    assert len(bo.privates()) == 2
    await bo.press("Table", first)
    assert [panel.id for panel in bo.privates()] == [first.id]


# ---- settings, being forgotten, direct messages --------------------------------------


async def test_settings_without_a_table(env):
    world = World(env)
    ana = world.people[0]
    await ana.slash("table settings")
    assert ana.panel.controls[0].label == "Ask before I play"
    await ana.press("Ask before I play")
    assert "the second plays): **on**" in ana.panel.text
    await env.advance_time(14 * 60)
    assert ana.panel.has("Ask before I play")
    await world.begin()
    (person, *_) = await world.awaited()
    await ana.press("Ask before I play", ana.privates()[0])
    assert not (await world.bot.tables.person(ana.id)).ask
    assert person.panel


async def test_being_forgotten_is_asked_first_and_leaves_games_that_go_on(env):
    world = World(env)
    await world.begin(rules=QUICK)
    await play_out(world, Random(5))
    first = world.table
    await world.begin()
    ana = world.people[0]
    await ana.slash("table forget")
    assert "still go on keep you" in ana.panel.text
    assert (await world.bot.tables.look(first)).table.seat_of(ana.id)
    await ana.press("Yes, forget me")
    assert "you are forgotten at 1 table." in ana.panel.text
    table = (await world.bot.tables.look(first)).table
    assert table.seat_of(ana.id) is None
    assert "Ana" not in [seat.name for seat in table.seats]
    assert (await world.now()).table.seat_of(ana.id)
    await ana.slash("table forget")
    await ana.press("Yes, forget me")
    assert "nothing to forget" in ana.panel.text


async def test_the_commands_answer_in_direct_messages(env):
    world = World(env)
    ana, bo, _ = world.people
    for command in ("pause", "resume"):
        assert "You sit at no table" in await slash_in_dm(ana, f"table {command}")
    assert "Nothing has been played" in await slash_in_dm(ana, "table history")
    assert "You sit at no table" in await slash_in_dm(ana, "table give", user=bo.member.user)
    await world.begin()
    assert "In hand" in await slash_in_dm(ana, "table pause")
    assert "has paused the table" in world.board.text
    assert "pauses the table" in await slash_in_dm(ana, "table history")
    await slash_in_dm(ana, "table resume")
    assert (await world.now()).table.status == "running"
    dan = world.add("dan")
    assert "I call \u2068Dan\u2069" in await slash_in_dm(ana, "table give", user=dan.member.user)
    assert "Your settings" in await slash_in_dm(ana, "table settings")
    assert "Forget me?" in await slash_in_dm(ana, "table forget")


async def test_with_several_tables_the_menu_of_the_chosen_one_is_shown(env):
    world = await table_at(env)
    ana = world.people[0]
    second = world.guild.create_text_channel("second")
    await ana.member.slash(second, "skullking new")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await ana.member.slash(elsewhere, "table pause")
    assert "several tables" in ana.panel.text
    assert "Skull King" in ana.panel.text
    await ana.press("1")
    assert ana.panel.has("Pause")
