"""Languages: every catalogue says what the English one says, and what it says fits and is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.games import GAMES
from bot.games.skull import typed as skull
from bot.games.skullking import typed as skullking
from bot.lexicon import listed, read
from bot.text import DEFAULT_LOCALE, Text, catalogue_files, locales

OTHERS = [name for name in locales() if name != DEFAULT_LOCALE]
COUNTS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LEXICONS = {"skull": skull._words, "skullking": skullking._words}
PRESSED = re.compile(r"(^|-)press-|^skull-(button|down|swap)-")
DESCRIBED = re.compile(r"^(skull-|skullking-)?command-|-about$|^skull-option-last-chance$")
CHOSEN = re.compile(r"^(turn-time|where|seat-act|admin-turn-unset|admin-language-server)-?|-box-")
EMPHASIS = re.compile(r"(?<!\*)\*{1,2}([^*{}\n]+?)\*{1,2}(?!\*)")
NAMES = re.compile(r"^(skull-|skullking-)?typed-(?!note$)(?!.*-here$)")
"""Lists of what can be typed."""
LONGEST = {PRESSED: 80, DESCRIBED: 100, CHOSEN: 100}


@cache
def messages(locale: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalogue_files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


def parts(node: object, kind: type) -> Iterator:
    """Every node of one kind, in order."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for one in node:
            yield from parts(one, kind)
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from parts(value, kind)


def arguments(message: ftl.Message) -> set[str]:
    return {one.id.name for one in parts(message, ftl.VariableReference)}


def selectors(message: ftl.Message) -> dict[str, list[dict[str, bool]]]:
    """For each argument that is selected by: the variants of each selector, True the default."""
    found: dict[str, list[dict[str, bool]]] = {}
    for one in parts(message, ftl.SelectExpression):
        variants = {_key(variant): variant.default for variant in one.variants}
        found.setdefault(one.selector.id.name, []).append(variants)
    return found


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def is_plural(variants: dict[str, bool]) -> bool:
    """``[many]`` and ``[few]`` alone are words of ours: English knows but one and other."""
    return "one" in variants or all(re.fullmatch(r"\d+|other", key) for key in variants)


def lines(message: ftl.Message) -> set[str]:
    """What stands there in words, line by line."""
    texts = (one.value for one in parts(message, ftl.TextElement))
    return {line.strip() for text in texts for line in text.splitlines()}


def values(key: str) -> Iterator[dict[str, object]]:
    """Arguments for one message: counts from none to many, and every word it selects by."""
    message = messages(DEFAULT_LOCALE)[key]
    chosen = selectors(message)
    for locale in OTHERS:
        for name, found in selectors(messages(locale)[key]).items():
            chosen.setdefault(name, found)
    options: dict[str, list[object]] = {name: ["3"] for name in arguments(message)}
    for name, found in chosen.items():
        words = {key for variants in found for key in variants}
        options[name] = list(COUNTS) if is_plural(found[0]) else sorted(words)
    for mix in product(*options.values()):
        yield dict(zip(options, mix, strict=True))


@cache
def rendered(locale: str, key: str) -> tuple[str, ...]:
    return tuple(Text(locale)(key, **args) for args in values(key))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(locale):
    there, here = catalogue_files(DEFAULT_LOCALE), catalogue_files(locale)
    assert len(here) == len(there)
    english, own = messages(DEFAULT_LOCALE), messages(locale)
    assert set(english) - set(own) == set(), "nothing is missing"
    assert set(own) - set(english) == set(), "nothing is left over"


@pytest.mark.parametrize("locale", locales())
def test_every_language_is_named_in_every_language(locale):
    assert all(Text(locale).has(f"language-{name}") for name in locales())


@pytest.mark.parametrize("locale", OTHERS)
def test_the_same_arguments_are_told(locale):
    own = messages(locale)
    different = {
        key: arguments(message) ^ arguments(own[key])
        for key, message in messages(DEFAULT_LOCALE).items()
        if arguments(message) != arguments(own[key])
    }
    assert not different


@pytest.mark.parametrize("locale", OTHERS)
def test_what_english_tells_apart_is_told_apart(locale):
    """Each selector of English is there, with its plurals, its numbers and its words."""
    faults: list[str] = []
    for key, message in messages(DEFAULT_LOCALE).items():
        own = selectors(messages(locale)[key])
        for name, found in selectors(message).items():
            there = {word for variants in own.get(name, []) for word in variants}
            wanted = {word for variants in found for word, default in variants.items()}
            if is_plural(found[0]):
                missing = wanted - there
            else:
                missing = {w for v in found for w, default in v.items() if not default} - there
            faults += [f"{key}: ${name} [{word}]" for word in missing]
    assert not faults


@pytest.mark.parametrize("locale", OTHERS)
def test_a_number_that_counts_has_both_forms(locale):
    faults = [
        f"{key}: ${name}"
        for key, message in messages(locale).items()
        for name, found in selectors(message).items()
        for variants in found
        if "one" in variants and not variants.get("other")
    ]
    assert not faults


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left(locale):
    """A line of four words and more is never the same in two languages."""
    left = {
        key: same
        for key, message in messages(DEFAULT_LOCALE).items()
        if not NAMES.search(key)
        and (same := set(filter(_is_talk, lines(message) & lines(messages(locale)[key]))))
    }
    assert not left


def _is_talk(line: str) -> bool:
    return len(re.findall(r"[^\W\d_]{2,}", line)) >= 4


@pytest.mark.parametrize("locale", locales())
def test_all_words_can_be_said_with_every_count(locale):
    for key in messages(DEFAULT_LOCALE):
        for words in rendered(locale, key):
            assert not re.search(r"[{}]|  |(?<!\u2026)\s[.,](?!\d)", words.strip()), (key, words)


@pytest.mark.parametrize("locale", locales())
def test_labels_and_descriptions_fit(locale):
    for kind, longest in LONGEST.items():
        keys = [key for key in messages(DEFAULT_LOCALE) if kind.search(key)]
        assert len(keys) > 5
        long = {key for key in keys for words in rendered(locale, key) if len(words) > longest}
        assert not long


@pytest.mark.parametrize("locale", locales())
def test_forms_fit(locale):
    text = Text(locale)
    for slug in GAMES:
        assert len(text("options-title", game=text(f"{slug}-name"))) <= 45
    assert len(text("option-turn-time")) <= 45
    for key in messages(DEFAULT_LOCALE):
        if "-form-" in key:
            assert len(text(key)) <= (100 if key.endswith("-hint") else 45), key


@pytest.mark.parametrize("locale", OTHERS)
def test_a_button_that_words_speak_of_bears_that_name(locale):
    """**Join** in a sentence is what stands on the button of that language."""
    english, text = Text(), Text(locale)
    labels: dict[str, set[str]] = {}
    for key, message in messages(DEFAULT_LOCALE).items():
        if (PRESSED.search(key) or key.startswith("right-")) and not arguments(message):
            labels.setdefault(english(key), set()).add(text(key))
    faults: list[str] = []
    for key, message in messages(DEFAULT_LOCALE).items():
        own = set(EMPHASIS.findall(_source(messages(locale)[key])))
        for said in EMPHASIS.findall(_source(message)):
            if said in labels and not labels[said] & {one.rstrip(",.") for one in own}:
                faults.append(f"{key}: {said} is {' or '.join(sorted(labels[said]))}")
    assert not faults


def _source(message: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(message).replace('{ "" }', "")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", GAMES)
def test_what_people_are_told_to_type_is_understood(slug, locale):
    words = LEXICONS[slug](locale)
    for key, message in messages(locale).items():
        mine = key.startswith((f"{slug}-", "typable-", "error-")) or key == "dm-hello"
        if not mine or NAMES.search(key):
            continue
        for span in _source(message).split("`")[1::2]:
            if "{" in span or span.startswith("/"):
                continue
            said = read(span, words)
            assert said.is_clear, (key, span)
            assert said.parts, (key, span)


@pytest.mark.parametrize("locale", locales())
def test_names_that_can_be_typed_are_listed_once(locale):
    for key in messages(locale):
        if NAMES.search(key):
            names = listed(Text(locale), key)
            assert all(names), key
            assert len(set(names)) == len(names), key


@pytest.mark.parametrize("locale", locales())
def test_there_is_a_name_for_every_number_of_tricks_and_discs(locale):
    assert len(listed(Text(locale), "typed-numbers")) == 25


SPOKEN = {
    ("skull", "es"): {
        "pongo una flor": ["place", "flower"],
        "la calavera": ["skull"],
        "abro un desafío de 3": ["challenge", 3],
        "subo a cinco": ["raise", 5],
        "no voy": ["pass"],
        "destapo uno de 2": ["flip", 2],
        "pierdo una flor": ["lose", "flower"],
        "nombro a 3": ["name", 3],
        "¿cómo se juega?": ["rules"],
    },
    ("skullking", "es"): {
        "apuesto una": ["bid", 1],
        "me llevo 2": ["bid", 2],
        "loro 12": ["green", 12],
        "a9": ["yellow", 9],
        "juego a Harry": ["play", "harry"],
        "tigresa como pirata": ["tigress-pirate"],
        "una huida": ["escape"],
        "descarto verde 3 y el botín": ["discard", "green", 3, ",", "loot"],
        "me juego 10": ["stake", 10],
        "una más": ["up"],
        "que abra 2": ["lead", 2],
        "a mí": ["me"],
        "última baza": ["trick"],
    },
}
"""How people say it at a table of their language, and what it names."""


@pytest.mark.parametrize(("slug", "locale"), SPOKEN)
def test_moves_are_understood_as_people_say_them(slug, locale):
    for typed, things in SPOKEN[slug, locale].items():
        found = read(typed, LEXICONS[slug](locale))
        assert [getattr(part, "value", part) for part in found.parts] == things, typed
        assert not found.unknown, typed
