"""All words people read: Fluent catalogues, one folder a language, one file a subject.

The only importer of Fluent. What a language has no words for is said in English; a key that is
missing there too, a missing argument or a Fluent error raises: no key ever reaches a player, and
tests walk every key of every language.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
DEFAULT_LOCALE = "en"
SEAT_SIGNS = "①②③④⑤⑥⑦⑧"
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_DIRECTIONS = dict.fromkeys(
    map(ord, "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that count as letters and show nothing."""
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]():#])")


class TextError(LookupError):
    """A catalogue has no such key, or it could not be formatted with these arguments."""


def catalogue_files(locale: str) -> list[Path]:
    """Every catalogue file of one language, the shared ones first."""
    shared = sorted((HERE / "locales" / locale).glob("*.ftl"))
    games = sorted(HERE.glob(f"games/*/locales/{locale}.ftl"))
    return [*shared, *games]


@cache
def _resource(path: Path) -> ftl.Resource:
    """A catalogue file; reading one takes long, and every language needs the English ones."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _bundle(locale: str) -> tuple[FluentBundle, frozenset[str], dict[str, str]]:
    """The words of one language, the keys it has words for itself, and those said before.

    Below them lies English, so that a sentence may name what is not translated yet. Kept are
    sentences without arguments, which are always the same.
    """
    bundle, own = FluentBundle([locale], use_isolating=False), set[str]()
    for name in dict.fromkeys((DEFAULT_LOCALE, locale)):
        for path in catalogue_files(name):
            resource = _resource(path)
            bundle.add_resource(resource, allow_overrides=True)
            if name == locale:
                own |= {item.id.name for item in resource.body if isinstance(item, ftl.Message)}
    return bundle, frozenset(own), {}


@cache
def locales() -> tuple[str, ...]:
    """The languages there are files for, the default first."""
    found = sorted(p.name for p in (HERE / "locales").iterdir() if p.is_dir())
    return (DEFAULT_LOCALE, *(name for name in found if name != DEFAULT_LOCALE))


def best_locale(wanted: str | None) -> str:
    """The language to use for one of Discord's locale codes (``es-ES`` -> ``es``)."""
    if wanted:
        for name in (wanted, wanted.split("-")[0]):
            if name in locales():
                return name
    return DEFAULT_LOCALE


def server_locale(setting: str | None, own: object) -> str:
    """The language of what all can read in a server: its setting, else its ``own`` in Discord."""
    return best_locale(setting or str(own or ""))


def safe_name(name: str) -> str:
    """A person's name as literal text: no markdown, no mention, no way to turn the line around."""
    flat = " ".join(name.translate(_DIRECTIONS).split())[:80]
    if not any(map(_is_visible, flat)):
        flat = "?"
    flat = _MARKDOWN.sub(r"\\\1", flat).replace("@", "@\u200b")
    return f"{_ISOLATE}{flat}{_END_ISOLATE}"


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANKS


def plain_name(name: str) -> str:
    """A person's name for a button or select label, where nothing is markdown."""
    flat = " ".join(name.translate(_DIRECTIONS).split()).replace("@", "@\u200b")[:40].strip()
    return flat if any(map(_is_visible, flat)) else "?"


class Text:
    """The words of one language: ``text("lobby-title", game="Skull")``."""

    def __init__(self, locale: str | None = None) -> None:
        self.locale = best_locale(locale)
        self._bundle, self._own, self._said = _bundle(self.locale)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence for ``key``. Raises ``TextError`` rather than show a hole."""
        if args:
            return self._formatted(key, args)
        words = self._said.get(key)
        if words is None:
            words = self._said[key] = self._formatted(key, args)
        return words

    def _formatted(self, key: str, args: dict[str, Any]) -> str:
        bundle = self._bundle if self.has(key) else _bundle(DEFAULT_LOCALE)[0]
        if not bundle.has_message(key):
            raise TextError(f"no text {key!r} in {self.locale}")
        message = bundle.get_message(key)
        if message.value is None:
            raise TextError(f"text {key!r} in {self.locale} has no value")
        words, errors = bundle.format_pattern(message.value, args)
        if errors:
            raise TextError(f"text {key!r} in {self.locale}: {errors[0]!r}")
        return str(words)

    def has(self, key: str) -> bool:
        """Whether this very language has words for ``key``."""
        return key in self._own

    def names(self, names: Iterable[str]) -> str:
        """Names as literal text in one list: ``Ana, Bo``."""
        return ", ".join(safe_name(name) for name in names)

    def error(self, code: str, params: Mapping[str, Any], game: str | None = None) -> str:
        """The sentence for a refusal, in the game's own words where it has some."""
        keys = [f"error-{code.replace('_', '-')}"]
        if game:
            keys.insert(0, f"{game}-{keys[0]}")
        for key in keys:
            if self._bundle.has_message(key):
                return self(key, **params)
        log.error("no words for the refusal %s", code)
        return self("error-other")


def seat_sign(seat: int) -> str:
    """The number of a seat as one sign: seat 0 is ``①``."""
    return SEAT_SIGNS[seat]


def when(at: float, style: str = "R") -> str:
    """A moment (epoch seconds) in Discord's own words, shown in each reader's time zone."""
    return f"<t:{round(at)}:{style}>"
