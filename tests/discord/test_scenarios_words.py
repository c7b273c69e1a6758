"""Reported of other bots: old commands, holes in a language, refused names, open history."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from games import either_game
from late import type_raw
from people import World
from reading import plain
from tabletop import moves, place_first, table_at

from bot import text
from bot.games import GAMES

NAME = re.compile(r"[-_'\w]{1,32}")
KEY = re.compile(r"\b(?:error|right|press|answer|panel|board|lobby|skull|skullking)-[a-z][a-z-]+\b")
"""What a key of the catalogues looks like among words."""
KLINGON = "tlh"


# ---- commands ------------------------------------------------------------------------


def synced(env: simcord.Env, start: int = 0) -> list[Any]:
    """What was sent to Discord as the commands there are, each time."""
    sent = env.http_requests[start:]
    return [r.json for r in sent if r.method == "PUT" and r.path.endswith("/commands")]


COMMANDS = {"skull": ("place", "disc", "df"), "skullking": ("bid", "tricks", "1")}
"""A command of each game, its option and a value for it."""


def with_another_option(game: Any) -> Any:
    """The game of a newer version, in which one command's option has another name."""
    name, _, _ = COMMANDS[game.slug]

    def commands(group: app_commands.Group, cog: Any) -> None:
        game.commands(group, cog)
        group.remove_command(name)

        @group.command(name=name, description="newer")
        async def newer(interaction: discord.Interaction, what: str) -> None:
            await cog.play(interaction, what if game.slug == "skull" else f"b{what}")

    return replace(game, commands=commands)


@either_game
async def test_sync_01_an_old_client_is_asked_to_try_again(env, bots, monkeypatch, game):
    """An option has a new name and a client has the old one: a private line, and nothing moved."""
    world = World(env, game=game)
    await world.begin(seed="sync")
    name, option, value = COMMANDS[game]
    await world.bot.close()
    monkeypatch.setattr("bot.client.GAMES", {**GAMES, game: with_another_option(GAMES[game])})
    await env.restart_bot(bots.make())
    person = (await world.awaited())[0]
    result = await type_raw(person, f"{game} {name}", **{option: value})
    assert result.ephemeral
    assert "This command has changed" in person.reply(result)
    assert await moves(world) == []
    assert [type(error) for error in env.errors] == [app_commands.CommandSignatureMismatch]
    await type_raw(person, f"{game} {name}", what=value)
    assert len(await moves(world)) == 1


async def test_sync_01_commands_are_sent_when_they_have_changed_and_only_then(
    env, bots, monkeypatch
):
    """Once for a new version, never for a mere restart."""
    start = len(env.http_requests)
    for _ in range(2):
        await env.bot.close()
        await env.restart_bot(bots.make())
    assert synced(env, start) == []
    monkeypatch.setattr("bot.client.GAMES", {**GAMES, "skull": with_another_option(GAMES["skull"])})
    for _ in range(2):
        await env.bot.close()
        await env.restart_bot(bots.make())
    assert len(synced(env, start)) == 1


# ---- languages -----------------------------------------------------------------------


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Adds a language whose catalogue is given, to be spoken from the next start on."""
    here = tmp_path / "words"
    for file in text.catalogue_files("en"):
        copy = here / file.relative_to(text.HERE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)

    def add(name: str, catalogue: str) -> None:
        (here / "locales" / name).mkdir()
        (here / "locales" / name / "common.ftl").write_text(catalogue, "utf-8")
        (here / "locales" / "en" / "name.ftl").write_text(f"language-{name} = {name}", "utf-8")
        forget()

    def forget() -> None:
        text._bundle.cache_clear()
        text.locales.cache_clear()

    monkeypatch.setattr(text, "HERE", here)
    yield add
    monkeypatch.undo()
    forget()


def speaks(env: simcord.Env, locale: str) -> None:
    """Everybody's client, and the server, use this language from now on."""

    def patch(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["locale"] = payload["guild_locale"] = locale

    env.backend.subscribers.insert(0, patch)


def assert_words(*texts: str) -> None:
    for words in texts:
        assert words
        assert not KEY.search(words), words


@either_game
async def test_i18n_01_an_unknown_language_is_answered_in_english(env, game):
    """Started in a forbidden place: the missing rights in words, and no key anywhere."""
    world = World(env, game=game)
    ana, bo, _ = world.people
    deny = discord.PermissionOverwrite(view_channel=False, send_messages=False)
    open_one, world.channel = (
        world.channel,
        world.guild.create_text_channel("closed", overwrites={env.bot.user: deny}),
    )
    speaks(env, KLINGON)
    result = await type_raw(ana, f"{game} new", locale=KLINGON)
    assert "I need View Channel, Send Messages in this channel" in ana.reply(result)
    assert_words(ana.reply(result))
    world.channel = open_one
    await world.begin(seed="words")
    assert (await world.now()).table.locale == "en"
    await bo.press_board("Table")
    assert_words(world.board.text, *(m.text for p in world.people for m in p.privates()))


@either_game
async def test_i18n_01_what_a_language_has_no_words_for_is_said_in_english(env, language, game):
    """A translation that is not finished: its words where it has some, English elsewhere."""
    language("es", "press-join = Sentarse\nright-view-channel = Ver canal\n")
    world = World(env, game=game)
    ana, bo, _ = world.people
    speaks(env, "es-ES")
    await world.open()
    assert (await world.now()).table.locale == "es"
    await bo.press_board("Sentarse")
    assert "You sit at" in bo.panel.text
    result = await bo.press_board("Start")
    assert "Only" in bo.reply(result)
    deny = discord.PermissionOverwrite(view_channel=False)
    world.channel = world.guild.create_text_channel("closed", overwrites={env.bot.user: deny})
    result = await ana.slash(f"{game} new")
    assert "I need Ver canal in this channel" in ana.reply(result)
    assert_words(*(m.text for p in world.people for m in p.privates()))


def named(commands: Any) -> Iterator[tuple[str, dict[str, str]]]:
    """Every name of a command, group or option, with its names in other languages."""
    for command in commands:
        yield command["name"], command.get("name_localizations") or {}
        yield from named(command.get("options") or [])


def assert_discord_takes(commands: Any) -> None:
    found = [*named(commands)]
    assert len(found) > 30
    for name, others in found:
        for one in (name, *others.values()):
            assert NAME.fullmatch(one), one
            assert one == one.lower()


async def test_i18n_02_every_name_is_one_that_discord_takes(env):
    """Names of commands and options, in every language there is."""
    (commands,) = synced(env)
    assert_discord_takes(commands)


async def test_i18n_02_a_language_with_odd_names_stops_no_command(env, bots, language):
    """Its words for commands have spaces and are too long: the bot starts, all names are good."""
    keys = [
        line.split(" =")[0]
        for file in text.catalogue_files("en")
        for line in file.read_text("utf-8").splitlines()
        if re.match(r"[a-z-]*command-[a-z-]+ =", line)
    ]
    assert len(keys) > 20
    language("es", "\n".join(f"{key} = Dos Palabras {'y más ' * 30}" for key in keys))
    await env.bot.close()
    await env.restart_bot(bots.make())
    with env._bot_scope():
        assert await env.bot.sync_if_changed(force=True)
    assert_discord_takes(synced(env)[-1])
    world = World(env)
    speaks(env, "es-ES")
    await world.open()
    assert world.board.has("Join")


# ---- the past ------------------------------------------------------------------------


async def histories(world: World) -> list[str]:
    """The table's past as everybody reads it, players and a watcher, by menu and by command."""
    watcher = world.add("dee")
    found = []
    for person in (*world.people, watcher):
        await person.press_board("Table")
        await person.press("History")
        found.append(plain(person.panel.text))
        found.append(plain(person.reply(await person.slash("table history"))))
    return found


async def test_leak_09_discs_that_lie_face_down_are_not_in_the_history(env):
    """Four discs were placed, nobody has challenged: who placed, and never what."""
    world = await table_at(env)
    await place_first(world, "Flower", "Skull", "Flower")
    await world.people[0].press("Skull")
    for words in await histories(world):
        told = words.split("**The game begins.**")[1]
        assert "Discs down: ② · ③" in told
        assert not re.search(r"🌸|💀|flower|skull", told, re.I), told


async def test_leak_09_bids_are_not_in_the_history_until_they_are_known(env):
    """Two of three have bid: not a number of theirs; then all three stand there."""
    world = World(env, game="skullking")
    await world.begin(seed="bids", rules={"rounds": [9]})
    ana, bo, cy = world.people
    await ana.press("7")
    await bo.press("8")
    for words in await histories(world):
        told = words.split("**The game begins.**")[1]
        assert not re.search(r"\b[78]\b", told), told
    await cy.press_board("My hand")
    await cy.press("6")
    for words in await histories(world):
        told = words.split("**The game begins.**")[1]
        assert {"6", "7", "8"} <= set(re.findall(r"\b\d\b", told)), told
