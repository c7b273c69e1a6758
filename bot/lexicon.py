"""Words people type: cut into tokens, and told what they name, in every language at once.

A key of the catalogue lists the names of one thing with commas between them. Case, accents and
marks do not matter, nor does the order of words, and a name may be cut short where that leaves
no doubt. The language of a table comes first: a word of another one counts where the table's
own does not know it, and never where two others take it for different things.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.text import Text, locales, plain_name
from bot.updates import TableInfo
from engines.core import Seat

LONGEST = 200
"""Characters; what is longer is talk and no move."""
SHORTEST_CUT = 2
"""Letters that have to be left of a name that is cut short."""
BIGGEST_NUMBER = 9999
LOOKS = ("help", "hand", "board", "rules", "scores")
COMMON = (*LOOKS, "me", "filler", "and", "not")
UNCUT = {"me", "filler", "and", "not"}
"""What is only known by its full name; so are numbers in words."""

_MARKUP = re.compile(r"<(?:a?:\w{1,40}:|#|@&|/[^<>:]{1,100}:|t:)[^<>]{0,40}>")
_CIRCLED = re.compile(r"([\u2460-\u2473])")
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_TOKEN = re.compile(
    r"(?P<person><@!?\d{1,20}>)"
    r"|(?P<number>(?:(?<![^\W_])[+-])?\d+)"
    r"|(?P<word>[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff]|[^\W\d_]+)"
    r"|(?P<question>[?؟])"
    r"|(?P<cut>[,;&/+|،、])"
    r"|(?P<sign>[^\s\w])"
)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number; ``signed`` says that a plus or minus stood before it."""

    value: int
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who was mentioned, by user id."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table who was named."""

    seat: Seat


CUT, QUESTION = ",", "?"
Token = str | Number | Person
Names = Mapping[Any, Iterable[str]]
"""The names of things in one language."""


def tokens(typed: str) -> tuple[Token, ...]:
    """What somebody typed as words, signs, numbers and people; no mark or accent is left."""
    found: list[Token] = []
    for match in _TOKEN.finditer(_folded(_CIRCLED.sub(r" \1 ", _MARKUP.sub(" ", typed)))):
        words, kind = match[0], match.lastgroup
        match kind:
            case "person":
                found.append(Person(int(re.sub(r"\D", "", words))))
            case "number":
                digits = words.lstrip("+-")
                value = int(digits) if len(digits) <= 4 else BIGGEST_NUMBER
                found.append(Number(-value if words[0] == "-" else value, digits != words))
            case "question":
                found.append(QUESTION)
            case "cut":
                found.append(CUT)
            case "sign" if unicodedata.category(words) != "So":
                pass
            case _:
                found.append(words)
    return tuple(found)


def _folded(typed: str) -> str:
    """Small letters without accents, marks and what cannot be seen; every blank is a space."""
    plain = unicodedata.normalize("NFKD", typed).casefold()
    kept: list[str] = []
    for sign in unicodedata.normalize("NFKD", plain.translate(_DASHES)):
        if sign == "\n":
            kept.append(CUT)
        elif sign.isspace():
            kept.append(" ")
        elif unicodedata.category(sign)[0] not in "MC":
            kept.append(sign)
    return "".join(kept)


# ---- what words name ---------------------------------------------------------------


class Lexicon:
    """Names of things, the table's language before all others."""

    def __init__(self, home: Names, others: Sequence[Names] = ()) -> None:
        self._layers = [layer for layer in (_by_name([home]), _by_name(others)) if layer]
        self._glued = [_glued(layer) for layer in self._layers]
        self.longest = max((len(name) for layer in self._layers for name in layer), default=0)

    def named(self, words: tuple[Token, ...]) -> frozenset[Hashable]:
        """The things with exactly this name; more than one when that is not clear."""
        layers = (*self._layers, *self._glued)
        return next((layer[words] for layer in layers if words in layer), frozenset())

    def cut_short(self, word: str) -> frozenset[Hashable]:
        """The things with a name of one word that begins so."""
        for layer in self._layers:
            found = [things for name, things in layer.items() if self._begins(name, word)]
            meant = {thing for things in found for thing in things if _may_be_cut(thing)}
            if meant:
                return frozenset(meant)
        return frozenset()

    def _begins(self, name: tuple[Token, ...], word: str) -> bool:
        return len(name) == 1 and isinstance(name[0], str) and name[0].startswith(word)


def _may_be_cut(thing: Hashable) -> bool:
    return thing not in UNCUT and not isinstance(thing, Number)


class People(Lexicon):
    """The names at a table. Any word of a name will do."""

    def __init__(self, table: TableInfo) -> None:
        names = [(s.seat, plain_name(s.name)) for s in table.seats]
        super().__init__({Player(seat): [name] for seat, name in names if _is_name(name)})

    def _begins(self, name: tuple[Token, ...], word: str) -> bool:
        return any(isinstance(part, str) and part.startswith(word) for part in name)


def _is_name(name: str) -> bool:
    """A name that is but a number would be taken for a seat."""
    return not all(isinstance(token, Number) for token in tokens(name))


ByName = dict[tuple[Token, ...], frozenset[Hashable]]


def _by_name(languages: Iterable[Names]) -> ByName:
    found: ByName = {}
    for names in languages:
        for thing, words in names.items():
            for name in filter(None, map(tokens, words)):
                found[name] = found.get(name, frozenset()) | {thing}
    return found


def _glued(layer: ByName) -> ByName:
    """Names of several words, written as one."""
    found: ByName = {}
    for name, things in layer.items():
        words = [token for token in name if _is_word(token)]
        if len(words) == len(name) > 1:
            one = ("".join(map(str, words)),)
            found[one] = found.get(one, frozenset()) | things
    return found


def lexicon(home: str, names: Callable[[Text], Names]) -> Lexicon:
    """The words of a game, its own and the common ones, in all languages; ``home`` comes first."""
    first, *others = (_with_common(Text(name), names) for name in _home_first(home))
    return Lexicon(first, others)


def _home_first(home: str) -> list[str]:
    return [home, *(name for name in locales() if name != home)]


def _with_common(text: Text, names: Callable[[Text], Names]) -> Names:
    found: dict[Hashable, list[str]] = {thing: listed(text, f"typed-{thing}") for thing in COMMON}
    for value, names_of_it in enumerate(listed(text, "typed-numbers")):
        found[Number(value)] = names_of_it.split("/")
    for thing, more in names(text).items():
        found[thing] = [*found.get(thing, []), *more]
    return found


def listed(text: Text, key: str) -> list[str]:
    """The names that stand in one key of the catalogue."""
    return [name.strip() for name in text(key).split(",")]


# ---- reading -----------------------------------------------------------------------


@dataclass(slots=True)
class Said:
    """What was typed, told apart. ``parts`` are things, numbers, people and cuts in order.

    ``unknown`` says that there was a word nobody knows, ``doubtful`` a name of several players.
    """

    parts: list[Hashable] = field(default_factory=list[Hashable])
    unknown: bool = False
    question: bool = False
    doubtful: bool = False

    @property
    def things(self) -> set[str]:
        return {part for part in self.parts if isinstance(part, str) and part != CUT}

    @property
    def numbers(self) -> list[Number]:
        return [part for part in self.parts if isinstance(part, Number)]

    @property
    def is_clear(self) -> bool:
        """Were all words known, and was it neither a question nor a refusal?"""
        return not (self.unknown or self.question or "not" in self.things)

    def targets(self, table: TableInfo, own: Seat) -> list[Seat | None]:
        """The players meant: named, mentioned or by the number of the seat; else oneself.

        Each stands there once, and None for who does not sit here.
        """
        seats = self.seats(table)
        for number in self.numbers:
            seat = Seat(number.value - 1)
            if seat not in seats:
                seats.append(seat if 0 <= seat < len(table.seats) else None)
        return seats or ([own] if "me" in self.things else [])

    def seats(self, table: TableInfo) -> list[Seat | None]:
        """The players named or mentioned, each once; None for who does not sit here."""
        found: dict[Seat | None, None] = {}
        for part in self.parts:
            if isinstance(part, Player):
                found[part.seat] = None
            elif isinstance(part, Person):
                info = table.seat_of(part.user_id)
                found[info.seat if info else None] = None
        return list(found)


def read(typed: str, *lexicons: Lexicon) -> Said:
    """Tell words apart; of names as long as each other that of the first lexicon is meant."""
    said = Said()
    if len(typed) > LONGEST:
        said.unknown = True
        return said
    left = tokens(typed)
    while left:
        length, found = _longest(left, lexicons)
        word, left = left[0], left[length:]
        if not found and _is_word(word):
            found = _cut_short(str(word), lexicons)
        if len(found) == 1:
            (thing,) = found
            if thing != "filler":
                said.parts.append(CUT if thing == "and" else thing)
        elif found and all(isinstance(thing, Player) for thing in found):
            said.doubtful = True
        elif word == QUESTION:
            said.question = True
        elif not isinstance(word, str) or word == CUT:
            said.parts.append(word)
        elif _is_word(word):
            said.unknown = True
    return said


def _is_word(token: Token) -> bool:
    """Letters; a sign that names nothing is but an ornament."""
    if not isinstance(token, str) or token in (CUT, QUESTION):
        return False
    return unicodedata.category(token[0])[0] != "S"


def _longest(
    left: tuple[Token, ...], lexicons: Sequence[Lexicon]
) -> tuple[int, frozenset[Hashable]]:
    """The longest name that comes next and what it stands for; one token when there is none."""
    longest = max((lexicon.longest for lexicon in lexicons), default=0)
    for length in range(min(longest, len(left)), 0, -1):
        for one in lexicons:
            if found := one.named(left[:length]):
                return length, found
    return 1, frozenset()


def _cut_short(word: str, lexicons: Sequence[Lexicon]) -> frozenset[Hashable]:
    if len(word) < SHORTEST_CUT:
        return frozenset()
    return next((found for one in lexicons if (found := one.cut_short(word))), frozenset())


def look_asked(said: Said, looks: Sequence[str], moves: Collection[str]) -> str | None:
    """What is to be shown, where nothing was said that belongs to one of the ``moves``.

    Nothing at all, or but a question mark, asks for help.
    """
    if not said.unknown and not any(part != CUT for part in said.parts):
        return "help"
    things = said.things
    if "help" in things:
        return "help"
    if "not" in things or things.intersection(moves):
        return None
    if any(isinstance(part, Number | Player | Person) for part in said.parts):
        return None
    return next((look for look in looks if look in things), None)
