"""``/table-admin``: what a server's admins see of its tables."""

from __future__ import annotations

import pytest
from admins import admin, command, confirmed, write
from cardtable import cards_at
from fits import WORST_NAMES, assert_fits, worst_world
from people import Person, World
from tabletop import minutes, table_at

from bot.updates import Player

SCREENS = ("list", "show", "void-round", "end", "reset")


async def more_tables(world: World, count: int, game: str = "skull") -> list[str]:
    """So many lobbies in channels of their own, by Bo."""
    made: list[str] = []
    for number in range(count):
        update = await world.bot.tables.create(
            game,
            guild_id=world.guild.id,
            channel_id=world.guild.create_text_channel(f"more-{number}").id,
            host=Player(world.people[1].id, "Bo"),
        )
        made.append(update.table.id)
    return made


async def test_list_names_every_table_what_it_waits_for_and_the_way_there(env):
    world = await table_at(env)
    await world.people[1].press("Flower")
    await minutes(world, 2)
    await more_tables(world, 1, "skullking")
    rita = admin(world)
    text = await command(rita, "list")
    since = round((await world.now()).table.awaited[0].since)
    assert "**Tables of this server** · 2" in text
    assert f"Skull** in <#{world.channel.id}> · \u2068Ana\u2069’s table" in text
    assert f"Round 1 · waits for ③ **\u2068Cy\u2069** (asked <t:{since}:R>)" in text
    assert f"({(await world.now()).table.jump_url})" in text
    assert "Skull King** in <#" in text
    assert "Not started, 1 seat taken" in text
    await rita.press("1 · Ana")
    assert "③ **\u2068Cy\u2069** · asked" in rita.panel.text
    await rita.press("All tables")
    assert rita.panel.text == text


async def test_an_empty_server_says_so(env):
    rita = admin(World(env))
    assert await command(rita, "list") == "No table is open in this server."
    for words in ("show", "repost", "skip", "pause", "resume", "void-round", "end"):
        assert "There is no table in this channel" in await command(rita, words)


async def test_more_tables_than_a_page_holds(env):
    world = World(env)
    made = await more_tables(world, 12)
    rita = admin(world)
    await command(rita, "list")
    found: list[str] = []
    for _ in range(3):
        found += [c.id.split(":")[1] for c in rita.panel.controls if c.id.endswith(":show")]
        assert_fits(world)
        if rita.panel.has("Next ›"):
            await rita.press("Next ›")
    assert found == made
    await rita.press("12 · Bo")
    assert f"Table {made[-1]}" in rita.panel.text
    choices = await rita.member.autocomplete(world.channel, "table-admin show", "table", "more-11")
    assert [c["value"] for c in choices] == [made[-1]]


@pytest.mark.parametrize("game", ["skull", "skullking"])
async def test_nothing_of_an_admins_can_be_seen_of_what_is_sealed(env, game):
    """Bo chooses, then something else: no screen and no id of an admin's differs by it."""
    world = await (table_at(env) if game == "skull" else cards_at(env, "Y5 G1", "Y1 G2", "Y9 P1"))
    rita, bo = admin(world), world.people[1]
    first, second = ("Flower", "Swap: skull") if game == "skull" else ("0", "1")
    await bo.press(first)
    before = [await all_of(rita, words) for words in SCREENS]
    version = (await world.now()).table.version
    await bo.press(second)
    assert (await world.now()).table.version > version
    assert [await all_of(rita, words) for words in SCREENS] == before


async def all_of(person: Person, words: str) -> tuple[str, tuple[str, ...]]:
    text = await command(person, words)
    return text, tuple(control.id for control in person.panel.controls)


async def test_show_says_who_is_host_away_late_and_played_for(env):
    world = await table_at(env, turn_time=60)
    rita = admin(world)
    await minutes(world, 2)
    text = await command(rita, "show")
    assert "① **\u2068Ana\u2069** · host" in text
    assert "⏰ missed 1 in a row" in text
    assert "1 minute a turn" in text
    assert f"Table {world.table}" in text
    await command(rita, "seat", act="computer", seat=2)
    assert "② **\u2068Bo\u2069** · 💻 while they are away" in await command(rita, "show")


async def test_another_server_is_another_world(env):
    """Its tables are unknown here: to commands, to buttons and to what is suggested."""
    world = World(env)
    await world.open()
    other = World(env, ())
    rita = admin(other)
    for words in ("show", "repost", "skip", "void-round", "end", "reset"):
        assert "This server has no such table" in await command(rita, words, table=world.table)
    await more_tables_of(other)
    await command(rita, "show")
    assert await rita.member.autocomplete(other.channel, "table-admin show", "table", "games") != []
    (choice,) = await rita.member.autocomplete(other.channel, "table-admin show", "table", "")
    assert choice["value"] != world.table
    assert "**Tables of this server** · 1" in await command(rita, "list")
    assert (await world.now()).table.status == "lobby"


async def more_tables_of(world: World) -> None:
    await world.bot.tables.create(
        "skull",
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host=Player(77, "Zoe"),
    )


async def test_choices_that_read_the_same_say_which_they_are(env):
    """Two tables of one host, in channels with the same name; Discord sends the words."""
    world = World(env)
    rita, first = admin(world), world.channel
    await world.open()
    one = world.table
    world.channel = world.guild.create_text_channel("games")
    await world.open()
    show = (first, "table-admin show", "table", "")
    choices = await rita.member.autocomplete(*show)
    assert {choice["value"] for choice in choices} == {one, world.table}
    assert len({choice["name"] for choice in choices}) == 2
    for choice in choices:
        assert f"Table {choice['value']}" in await command(rita, "show", table=choice["name"])
    await command(rita, "list")
    assert [c.label for c in rita.panel.controls] == ["1 · Ana", "2 · Ana"]


async def test_a_table_is_meant_by_what_its_choice_is_called(env):
    """Discord sometimes sends the words of a choice instead of its value."""
    world = World(env)
    await world.open()
    elsewhere = world.guild.create_text_channel("elsewhere")
    rita = admin(world)
    (choice,) = await rita.member.autocomplete(elsewhere, "table-admin show", "table", "ana")
    assert choice == {"name": "Skull · #games · Ana’s table", "value": world.table}
    assert "Not started" in await command(rita, "show", table=choice["name"])
    assert "no such table" in await command(rita, "show", table="nonsense")


@pytest.mark.parametrize("game", ["skull", "skullking"])
async def test_the_worst_names_fit_everywhere(env, game):
    world = await worst_world(env, 6, game)
    await world.begin()
    rita = admin(world)
    await more_tables(world, 6)
    for words in SCREENS:
        await command(rita, words)
        assert_fits(world)
    worst = world.add("worst", WORST_NAMES[2])
    await command(rita, "seat", act="replace", seat=2, player=worst.member)
    assert_fits(world)
    await rita.press("Yes, give the seat")
    assert_fits(world)
    assert "@everyone" not in world.board.text
    await confirmed(rita, "reset")
    assert_fits(world)


async def test_a_table_that_cannot_be_read_is_listed_and_named(env):
    world = await table_at(env)
    rita = admin(world)
    write(world, "state", "{damaged")
    assert "⚠️ cannot be read: *Reset* frees its channel" in await command(rita, "list")
    text = await command(rita, "show")
    assert "① \u2068Ana\u2069 (host), ② \u2068Bo\u2069, ③ \u2068Cy\u2069" in text
    assert "cannot be read" in text
    assert [c.label for c in rita.panel.controls] == ["All tables", "Reset"]
    for words in ("repost", "skip", "pause", "resume", "void-round", "end"):
        assert "cannot be read any more" in await command(rita, words)
        assert [c.label for c in rita.panel.controls] == ["Reset"]
    assert "cannot be read any more" in await command(rita, "seat", act="remove", seat=1)
    await rita.press("Reset")
    await rita.press("Yes, reset it")
    assert "The table has ended" in rita.panel.text
