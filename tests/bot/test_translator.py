"""Slash commands in every language: what Discord gets, and what texts say of it."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot import translator
from bot.cogs.game import turn_time_choices
from bot.games import GAMES
from bot.run import CommandSender
from bot.text import DEFAULT_LOCALE, Text, best_locale, catalogue_files, locales
from bot.translator import choice_value, commands_hash, is_name

ROOT = Path(__file__).parents[2] / "bot"
OTHERS = [name for name in locales() if name != DEFAULT_LOCALE]
BRANDS = {*GAMES, "table", "table-admin"}
"""What is called the same in all languages."""
NAME = re.compile(r"[-_'\w]{1,32}")
SAID = re.compile(r"`/([^`]*)`|/(table-admin|table|skullking|skull)\b(?! *\{)")


async def nothing() -> Any:
    raise AssertionError("commands need no store")


@cache
def commands() -> list[dict[str, Any]]:
    """All commands as Discord gets them."""

    async def made() -> list[dict[str, Any]]:
        async with CommandSender(nothing) as bot:
            await bot.load_commands()
            translate = bot.tree.translator
            assert translate is not None
            return [
                await one.get_translated_payload(bot.tree, translate)
                for one in bot.tree.get_commands()
            ]

    return asyncio.run(made())


def of_discord(locale: str) -> list[str]:
    """Discord's codes for one of our languages."""
    return [one.value for one in discord.Locale if best_locale(one.value) == locale]


def walked(found: list[dict[str, Any]], *above: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, group and option, with the way to it."""
    for one in found:
        way = (*above, one["name"])
        yield " ".join(way), one
        yield from walked(one.get("options") or [], *way)


def in_locale(one: dict[str, Any], what: str, code: str) -> str:
    return (one.get(f"{what}_localizations") or {}).get(code, one[what])


@pytest.mark.parametrize("locale", OTHERS)
def test_every_name_is_one_that_discord_takes_and_different_beside_each_other(locale):
    for code in of_discord(locale):
        groups = [commands()]
        groups += [one["options"] for _, one in walked(commands()) if one.get("options")]
        for group in groups:
            names = [in_locale(one, "name", code) for one in group]
            assert len(set(names)) == len(names), names
            for name in names:
                assert NAME.fullmatch(name), name
                assert name == name.lower()
                assert is_name(name)


@pytest.mark.parametrize("locale", OTHERS)
def test_everything_has_words_of_its_own_in_every_language(locale):
    """Names, descriptions and choices; brands, and words that are the same there, on purpose."""
    text = Text(locale)
    for code in of_discord(locale):
        for way, one in walked(commands()):
            name = (one.get("name_localizations") or {}).get(code)
            assert (name is None) == (way in BRANDS), way
            described = (one.get("description_localizations") or {}).get(code, "")
            assert 1 <= len(described) <= 100, way
            assert described != one["description"], way
            for option in one.get("choices") or []:
                chosen = (option.get("name_localizations") or {}).get(code, "")
                assert 1 <= len(chosen) <= 100, (way, option)
    assert text.has("name-new")


@pytest.mark.parametrize("locale", OTHERS)
def test_choices_are_different_beside_each_other(locale):
    for code in of_discord(locale):
        for way, one in walked(commands()):
            names = [in_locale(option, "name", code) for option in one.get("choices") or []]
            assert len(set(names)) == len(names), way


def test_spanish_is_spoken_on_both_sides_of_the_ocean_and_english_by_default():
    assert of_discord("es") == ["es-419", "es-ES"]
    assert of_discord("fr") == ["fr"]
    for way, one in walked(commands()):
        localized = one.get("name_localizations") or {}
        assert localized.get("es-419") == localized.get("es-ES"), way
        assert not {"en-US", "en-GB", "de"} & set(localized), way


def test_the_english_names_are_those_in_the_code_and_none_is_left_over():
    text, found = Text(), set[str]()
    for way, one in walked(commands()):
        kind = "" if one["type"] in (1, 2) else "option-"
        if way not in BRANDS:
            key = translator.name_key(one["name"], kind)
            assert text(key) == one["name"]
            found.add(key)
    for locale in locales():
        names = {key for key in keys_of(locale) if key.startswith("name-")}
        assert names == found, locale


# ---- what texts say of commands ------------------------------------------------------


def keys_of(locale: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalogue_files(locale):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


def flat(text: Text, pattern: ftl.Pattern | None, game: str) -> str:
    """A text with the names of commands in it; ``game`` stands where a game's name goes."""
    found = ""
    for part in pattern.elements if pattern else ():
        match part:
            case ftl.TextElement():
                found += part.value
            case ftl.Placeable(expression=ftl.MessageReference() as named):
                found += text(named.id.name)
            case ftl.Placeable(expression=ftl.VariableReference()):
                found += game
            case ftl.Placeable(expression=ftl.SelectExpression() as chosen):
                found += " ".join(flat(text, one.value, game) for one in chosen.variants)
            case _:
                pass
    return found


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES)
def test_every_command_that_a_text_names_is_called_so_in_that_language(locale, game):
    code, text = of_discord(locale)[0], Text(locale)
    known = {
        f"{way} {in_locale(sub, 'name', code)}"
        for way, one in walked(commands())
        if way in BRANDS
        for sub in one["options"]
    } | BRANDS
    said = 0
    for key, message in keys_of(locale).items():
        for quoted, bare in SAID.findall(flat(text, message.value, game)):
            assert (quoted or bare) in known, (key, quoted or bare)
            said += 1
    assert said > 15


# ---- choices by their words ----------------------------------------------------------


@pytest.mark.parametrize("locale", locales())
def test_a_choice_is_known_by_its_words_in_any_language(locale):
    choices = turn_time_choices()
    assert choice_value(choices, Text(locale)("turn-time-600").upper()) == 600
    assert choice_value(choices, "600") == 600
    assert choice_value(choices, "61") is None


# ---- when they are sent --------------------------------------------------------------


async def test_a_changed_translation_is_a_change_and_nothing_else_is(monkeypatch):
    async with CommandSender(nothing) as bot:
        await bot.load_commands()
        first = await commands_hash(bot.tree)
        assert await commands_hash(bot.tree) == first
        translate = translator.Translator.translate

        async def other(self: Any, string: Any, locale: Any, context: Any) -> str | None:
            words = await translate(self, string, locale, context)
            changed = locale is discord.Locale.french and string.message == "bid"
            return "offre" if changed else words

        monkeypatch.setattr(translator.Translator, "translate", other)
        assert await commands_hash(bot.tree) != first


@pytest.mark.parametrize("words", ["", "Zwei", "two words", "x" * 33, "émoji🌸", "a/b"])
async def test_a_name_that_discord_would_refuse_is_left_out(monkeypatch, words):
    assert not is_name(words)
    monkeypatch.setattr(Text, "__call__", lambda self, key, **_: words)
    place = app_commands.TranslationContextLocation.command_name
    context = app_commands.TranslationContext(location=place, data=None)  # type: ignore[arg-type]
    asked = app_commands.locale_str("new"), discord.Locale.french, context
    assert await translator.Translator().translate(*asked) is None


# ---- words in the code ---------------------------------------------------------------

HOSTS = re.compile(r"(preview.*|check|run|admin|admin_words|__main__|settings|logs)\.py")
"""What its host reads of the bot, in English: the command line, its log and the preview."""
QUIET = {
    *("debug", "info", "warning", "error", "exception"),
    *("spawn", "_job", "create_task", "log_bug", "StartError", "_fail"),
}
SENTENCE = re.compile(r"[A-Za-z’']{2,} [a-z’']{2,} [a-z’']{2,}")


def spoken(tree: ast.AST) -> Iterator[str]:
    """The constants that are neither documentation nor for the log or the host."""
    quiet = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            quiet.add(id(node.value))
        called = node.func if isinstance(node, ast.Call) else None
        name = getattr(called, "attr", getattr(called, "id", ""))
        if name in QUIET or isinstance(node, ast.Raise):
            quiet |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.value


def test_no_sentence_stands_in_the_code():
    found = [
        (path.name, words)
        for path in ROOT.rglob("*.py")
        if not {"store", "migrations", "art"} & set(path.parts) and not HOSTS.match(path.name)
        for words in spoken(ast.parse(path.read_text("utf-8")))
        if SENTENCE.search(words)
    ]
    assert not found
