"""Slash commands in all languages: their names, descriptions and choices come from the catalogues.

Discord takes a command whole or not at all. So words that it would refuse are left out here,
and English stands in their place: an odd translation stops no command.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.text import DEFAULT_LOCALE, Text, locales

LONGEST_NAME, LONGEST_WORDS = 32, 100
_SCRIPTS = ("DEVANAGARI", "THAI")
"""Scripts whose marks may stand in a name, too."""
_NAMES = {
    app_commands.TranslationContextLocation.command_name: "",
    app_commands.TranslationContextLocation.group_name: "",
    app_commands.TranslationContextLocation.parameter_name: "option-",
}


Choice = app_commands.Choice[Any]


class _Worded(Choice):
    """A choice that knows its catalogue key."""

    __slots__ = ("key",)

    def __init__(self, key: str, value: str | int) -> None:
        super().__init__(name=describe(key), value=value)
        self.key = key


def choice(key: str, value: str | int) -> Choice:
    """A choice of an option, with the words of a catalogue key."""
    return _Worded(key, value)


def describe(key: str) -> app_commands.locale_str:
    """Words of a command by their catalogue key; the ``Translator`` finds other languages by it."""
    return app_commands.locale_str(Text()(key), key=key)


def choice_value(choices: Iterable[Choice], sent: object) -> Any:
    """The value of what was chosen, or None; Discord sometimes sends its label instead."""
    wanted = str(sent).strip().casefold()
    for one in choices:
        if wanted in (str(one.value), *_labels(one)):
            return one.value
    return None


def _labels(one: Choice) -> list[str]:
    """What a choice is called, in every language."""
    if not isinstance(one, _Worded):
        return [one.name.casefold()]
    return [Text(locale)(one.key).casefold() for locale in locales()]


class Translator(app_commands.Translator):
    """What discord.py asks for each name, description and choice, in each of Discord's locales.

    That is thousands of questions for a few languages.
    """

    def __init__(self) -> None:
        self._texts: dict[discord.Locale, Text | None] = {}

    def _text(self, locale: discord.Locale) -> Text | None:
        """The words of a language other than the default one."""
        if locale not in self._texts:
            text = Text(str(locale))
            self._texts[locale] = None if text.locale == DEFAULT_LOCALE else text
        return self._texts[locale]

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        text = self._text(locale)
        if text is None:
            return None
        kind = _NAMES.get(context.location)
        key = string.extras.get("key") if kind is None else name_key(string.message, kind)
        if key is None or not text.has(key):
            return None
        words = text(key)
        good = 1 <= len(words) <= LONGEST_WORDS if kind is None else is_name(words)
        return words if good else None


def name_key(name: str, kind: str = "") -> str:
    """The catalogue key of a command's name, or of an option's (``kind`` is ``option-``)."""
    return f"name-{kind}{name.replace('_', '-')}"


def is_name(words: str) -> bool:
    """Would Discord take this as the name of a command or option?"""
    fits = 1 <= len(words) <= LONGEST_NAME and words == words.lower()
    return fits and all(map(_may_be_in_a_name, words))


def _may_be_in_a_name(sign: str) -> bool:
    if sign in "-_'" or unicodedata.category(sign)[0] in "LN":
        return True
    return unicodedata.name(sign, "").startswith(_SCRIPTS)


async def commands_hash(tree: app_commands.CommandTree[Any]) -> str:
    """A fingerprint of all commands as Discord would get them, in all languages."""
    translator = tree.translator or Translator()
    payload = [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]
    text = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
