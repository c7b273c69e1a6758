"""``/table-admin``: who may use it, and a server's settings."""

from __future__ import annotations

import logging

import pytest
from admins import admin, command, confirmed, forced, owner_of, red, with_role
from late import press_many, type_raw
from people import World
from simcord.backend.errors import SetupError
from tabletop import table_at

from bot.cogs.admin import language_choices
from bot.text import locales

REFUSED = "Only those who may manage this server, or have its game-admin role, can do that."


def allow(world: World, role: object) -> None:
    """Let a role see the command, as the Integrations page does."""
    registered = world.env.backend.commands[None]["table-admin", 1]
    world.guild.set_command_permissions(int(registered["id"]), {role: True})


async def test_a_player_neither_sees_the_command_nor_gets_past_it(env, caplog):
    """Also the host of the table, by every command; the log says who, by ids alone."""
    world = await table_at(env)
    ana, *_ = world.people
    with pytest.raises(SetupError, match="default-member-permissions"):
        await command(ana, "reset")
    group = world.bot.tree.get_command("table-admin")
    names = [one.name for one in group.commands]
    with caplog.at_level(logging.INFO):
        for words in names:
            options = {"act": "remove", "seat": 2} if words == "seat" else {}
            assert REFUSED in await forced(ana, words, **options), words
    said = [r.getMessage() for r in caplog.records if r.name == "bot.admin_gate"]
    assert f"user {ana.id} may not do reset in server {world.guild.id}" in said
    assert len(said) == len(names) == 11
    assert "Ana" not in caplog.text
    assert (await world.now()).table.status == "running"
    await type_raw(ana, "table-admin show", table=world.table)
    assert world.table not in ana.panel.text


async def test_the_owner_an_administrator_and_a_manager_may(env):
    world = await table_at(env)
    for person in (owner_of(world), admin(world, "Adam", administrator=True), admin(world)):
        assert "**Tables of this server**" in await command(person, "list")


async def test_other_rights_do_not_help(env):
    world = await table_at(env)
    mod = admin(world, "Mo", manage_channels=True, manage_messages=True, kick_members=True)
    assert REFUSED in await forced(mod, "end")


async def test_the_role_that_the_server_names_may_and_cannot_name_another(env):
    """It has to be let in on Discord's own page too; what it may not do is change the circle."""
    world = await table_at(env)
    referee = world.guild.create_role("Referee")
    rita, rob = admin(world), with_role(world, "Rob", referee)
    assert REFUSED in await forced(rob, "list")
    assert "Game-admin role: **\u2068Referee\u2069**" in await command(
        rita, "settings", role=referee
    )
    allow(world, referee)
    assert "✓ The table is paused" in await command(rob, "pause")
    assert "Turn time of new tables: **1 minute a turn**" in await command(
        rob, "settings", turn_time=60
    )
    other = world.guild.create_role("Everybody’s friends")
    text = await command(rob, "settings", role=other)
    assert "Only somebody with *Manage Server* can change" in text
    await command(rob, "settings")
    assert not rob.panel.controls
    await command(rita, "settings")
    kept = rita.panel
    (made,) = await press_many(env, [(rob, kept.channel_id, kept.id, kept.controls[0].id)])
    assert made.acknowledged
    await command(rita, "settings")
    assert (await world.bot.tables.guild(world.guild.id)).admin_role == referee.id
    await rita.press("No admin role")
    assert "Game-admin role: **none**" in rita.panel.text
    assert REFUSED in await forced(rob, "list")


async def test_everybody_cannot_be_the_admins(env):
    world = World(env)
    rita = admin(world)
    assert "everybody could reset" in await command(rita, "settings", role=world.guild.default_role)
    assert (await world.bot.tables.guild(world.guild.id)).admin_role is None


async def test_a_role_that_was_deleted_lets_nobody_in_and_is_named_so(env):
    world = World(env)
    referee = world.guild.create_role("Referee")
    rita = admin(world)
    await command(rita, "settings", role=referee)
    env.backend.delete_role(world.guild.id, referee.id)
    await env.settle()
    assert "a role that was deleted" in await command(rita, "settings")
    assert rita.panel.has("No admin role")


async def test_a_question_does_not_outlive_the_right_to_answer_it(env):
    """Rita is asked, loses her role, and presses; what she sees then holds nothing to press."""
    world = await table_at(env)
    rita = admin(world)
    for words in ("end", "reset", "void-round"):
        await command(rita, words)
    question = rita.panel
    kept = [seen for seen in rita.privates() if any(c.label == "Back" for c in seen.controls)]
    (role,) = env.backend.get_guild(world.guild.id).members[rita.id].role_ids
    env.backend.remove_member_role(world.guild.id, rita.id, role)
    for seen in kept:
        yes = next(c for c in seen.controls if c.label.startswith("Yes"))
        await rita.press(yes.id, seen)
    assert REFUSED in next(s.text for s in rita.privates() if s.id == question.id)
    assert not any(seen.controls for seen in rita.privates())
    assert (await world.now()).table.status == "running"


async def test_somebody_else_cannot_press_what_an_admin_is_asked(env):
    """Not even with the id in hand: a press is checked, whoever sends it."""
    world = await table_at(env)
    ana, *_ = world.people
    rita = admin(world)
    await command(rita, "reset")
    made = (ana, world.channel.id, world.board.id, red(rita))
    (result,) = await press_many(env, [made])
    assert result.ephemeral
    assert REFUSED in ana.panel.text
    assert (await world.now()).table.status == "running"


async def test_what_is_suggested_is_for_admins_alone(env):
    world = await table_at(env)
    rita, ana = admin(world), world.people[0]
    show = (world.channel, "table-admin show", "table", "")
    assert len(await rita.member.autocomplete(*show)) == 1
    seats = await rita.member.autocomplete(
        world.channel, "table-admin seat", "seat", "", act="remove"
    )
    assert seats == [
        {"name": "① Ana", "value": 1},
        {"name": "② Bo", "value": 2},
        {"name": "③ Cy", "value": 3},
    ]
    allow(world, world.guild.default_role)
    assert await ana.member.autocomplete(*show) == []


async def test_ids_that_nobody_made_do_nothing(env):
    world = await table_at(env)
    rita = admin(world)
    await command(rita, "show")
    shown = rita.panel
    verbs = ("nothing", "void", "void.1", "remove.9", "replace.1.2", "ask-nothing", "list.x", ".")
    made = [
        (rita, shown.channel_id, shown.id, f"a:{where}:{verb}")
        for where in (world.table, "server", "t0")
        for verb in verbs
    ]
    for press in made:
        (result,) = await press_many(env, [press])
        assert result.acknowledged
    assert (await world.now()).table.status == "running"
    assert not any("act" in row.payload for row in await world.log())


# ---- settings ------------------------------------------------------------------------------


async def test_new_tables_have_the_servers_turn_time_and_language(env):
    """Where nothing was played yet, and when the official rules are chosen."""
    world = World(env)
    ana, *_ = world.people
    rita = admin(world)
    assert "3 minutes a turn (not set" in await command(rita, "settings")
    text = await command(rita, "settings", turn_time=0, language="en")
    assert text.startswith("✓ Saved.")
    assert "Turn time of new tables: **No turn limit**" in text
    assert "Language of this server’s tables: **English**" in text
    await world.open()
    table = (await world.now()).table
    assert (table.turn_seconds, table.locale) == (None, "en")
    form = await ana.press_board("Options")
    await ana.send(form, rulings=["points_to_win"], turn=["60"])
    await ana.press_board("Official rules")
    assert (await world.now()).table.turn_seconds is None
    text = await command(rita, "settings", turn_time=-1, language="server")
    assert "3 minutes a turn (not set" in text
    assert "the server’s own" in text


async def test_settings_belong_to_one_server(env):
    world, other = World(env), World(env)
    await command(admin(world), "settings", turn_time=60)
    await other.open()
    assert (await other.now()).table.turn_seconds == 180


async def test_a_setting_that_is_no_choice_is_refused(env):
    world = World(env)
    await world.open()
    rita = admin(world)
    for sent in ({"language": "xx"}, {"turn_time": 61}):
        assert "I cannot read that" in await forced(rita, "settings", **sent)
    assert "I cannot read that" in await forced(rita, "seat", act="kick", seat=1)


def test_there_is_a_choice_for_every_language():
    assert [choice.value for choice in language_choices()] == ["server", *locales()]


async def test_a_player_who_is_an_admin_plays_on(env):
    """An admin at the table: the own panel stays the panel, and what is done is answered beside."""
    world = World(env, ("ana", "bo"))
    rita = admin(world)
    world.people.append(rita)
    await world.begin()
    panel = rita.panel.id
    await confirmed(rita, "void-round")
    assert "is void" in rita.panel.text
    shown = next(seen for seen in rita.privates() if seen.id == panel)
    assert "In hand" in shown.text
