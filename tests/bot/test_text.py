"""Words: every key the code asks for exists, and everything that can happen has words."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.games import GAMES
from bot.text import Text, TextError, catalogue_files, locales, plain_name, safe_name

ROOT = Path(__file__).parents[2] / "bot"


@cache
def code() -> tuple[str, ...]:
    """The bot's own files."""
    return tuple(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))


@cache
def calls() -> dict[str | None, set[str]]:
    """Every constant first argument of calls in the bot's code, by what is called."""
    found: dict[str | None, set[str]] = {}
    for source in code():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else None
                name = node.func.id if isinstance(node.func, ast.Name) else name
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.setdefault(name, set()).add(first.value)
    return found


def constants(call: str) -> set[str]:
    return calls().get(call, set())


@cache
def entries(locale: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalogue_files(locale):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("locale", locales())
def test_catalogues_are_whole_and_without_repeats(locale):
    assert len(entries(locale)) > 150


@pytest.mark.parametrize("locale", locales())
def test_every_key_the_code_asks_for_has_words(locale):
    text = Text(locale)
    keys = {k for k in constants("text") | constants("describe") if re.fullmatch(r"[a-z0-9-]+", k)}
    assert not {key for key in keys - {"0", "1"} if not text.has(key)}


@pytest.mark.parametrize("locale", locales())
def test_every_refusal_has_words(locale):
    text = Text(locale)
    codes = constants("UserError") | {"storage_busy", "storage_failed"}
    missing = {c for c in codes if not text.has(f"error-{c.replace('_', '-')}")}
    assert not missing


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", GAMES)
def test_every_refusal_of_the_rules_has_words(locale, slug):
    text = Text(locale)
    codes = import_module(f"engines.{slug}.rules").ERROR_CODES
    assert len(codes) > 20
    missing = {c for c in codes if not text.has(f"{slug}-error-{c.replace('_', '-')}")}
    assert not missing


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", list(GAMES))
def test_every_option_and_value_has_words(locale, slug):
    text, game = Text(locale), GAMES[slug]
    names = set(type(game.engine.Options()).model_fields)
    assert names == {field.name for field in game.presenter.option_fields}
    for field in game.presenter.option_fields:
        assert field.values[0] == getattr(game.engine.Options(), field.name), "official first"
        for value in field.values:
            assert text.has(f"{slug}-option-{field.value_key(value)}")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("locale", locales())
def test_the_options_form_has_words_that_fit(slug, locale):
    text, game = Text(locale), GAMES[slug]
    questions = game.presenter.questions(text, game.presenter.form_values(game.engine.Options()))
    assert 1 <= len(questions) <= 4
    for question in questions:
        assert 1 <= len(question.label) <= 45
        assert len(question.hint or "") <= 100
        for choice in getattr(question.field, "choices", ()):
            assert 1 <= len(choice.label) <= 100


@pytest.mark.parametrize("locale", locales())
def test_no_words_are_left_over(locale):
    """A key that no code mentions is a leftover; parts of composed keys count as mentions."""
    source = "\n".join(code())
    mentioned = set(re.findall(r"""(?<=["'])[a-z0-9-]+(?=["'])""", source))
    composed = set(re.findall(r"[a-z]+(?:-[a-z]+)*-(?=\{)", source)) | {"error-"}
    composed |= {f"{slug}-error-" for slug in GAMES}
    unused = {
        key
        for key in entries(locale)
        if key not in mentioned
        and not any(key.startswith(prefix) for prefix in composed)
        and not re.fullmatch(r"(skull|skullking)-(name|about|press-hand|(box|form)-.*)", key)
    }
    assert not unused


def test_a_missing_key_or_argument_is_never_shown():
    text = Text()
    with pytest.raises(TextError):
        text("no-such-key")
    with pytest.raises(TextError):
        text("lobby-title")


@pytest.mark.parametrize(
    "name",
    [
        "||x||",
        "_y_",
        "`z",
        "```@everyone",
        "<@123>",
        "[a](http://b.c)",
        "# big",
        "-# small",
        "\u202eevil",
        "",
    ],
)
def test_names_stand_there_literally_and_call_nobody(name):
    shown = safe_name(name)
    assert shown.startswith("\u2068")
    assert shown.endswith("\u2069")
    assert "@everyone" not in shown
    assert "\u202e" not in shown
    assert not re.search(r"(?<!\\)[_*`|\[(<]", shown), "every sign of markdown is escaped"


@pytest.mark.parametrize("name", ["a" * 100, "two\nlines", " "])
def test_names_in_labels_are_one_short_line(name):
    assert 0 < len(plain_name(name)) <= 40
    assert "\n" not in plain_name(name)
