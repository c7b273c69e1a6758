"""People who type at tables without a store: positions, seeds and what their words come to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.errors import UserError
from bot.games import GAMES
from bot.games.base import Game, Meaning
from bot.text import Text
from bot.updates import SeatInfo, TableInfo
from engines.core import RuleError, Seat

NAMES = ("Ana", "Bo", "Captain Cy", "Di", "Ed", "Flo", "Gus", "Hal")
FIRST_USER = 100


@dataclass(frozen=True)
class Typist:
    """A seat at a table in a moment of its game."""

    slug: str
    table: TableInfo
    hand: Any
    state: Any = None

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    def says(self, words: str) -> Meaning:
        return self.game.presenter.typed(Text(), self.table, self.hand, words)

    def code(self, words: str) -> str:
        """The only code of a move, its kind before it: ``!`` is secret, ``~`` is veiled."""
        meaning = self.says(words)
        sign = "!" if meaning.secret else "~" if meaning.veiled else ""
        return sign + "/".join(meaning.codes) if meaning.codes else f"look {meaning.look}"

    def outcome(self, words: str) -> str:
        """The code, or that of the refusal."""
        try:
            return self.code(words)
        except (RuleError, UserError) as error:
            return error.code

    def help(self) -> list[str]:
        return self.game.presenter.typable(Text(), self.table, self.hand)


def table_of(slug: str, seats: int, options: Any, names: tuple[str, ...] = NAMES) -> TableInfo:
    infos = tuple(SeatInfo(Seat(s), names[s], FIRST_USER + s) for s in range(seats))
    return TableInfo("t1", slug, 1, 2, FIRST_USER, "en", "running", 1, 1, options, 180, infos, 0.0)


def typist(slug: str, state: Any, seat: int = 0, names: tuple[str, ...] = NAMES) -> Typist:
    """Who sits at a seat in a position."""
    engine = GAMES[slug].engine
    hand = engine.seat_view(state, Seat(seat))
    seats = len(hand.table.seats)
    return Typist(slug, table_of(slug, seats, hand.table.options, names), hand, state)


def played(slug: str, state: Any, *moves: tuple[int, str]) -> Any:
    """The state after moves of seats, by their codes."""
    engine = GAMES[slug].engine
    for seat, code in moves:
        state = engine.apply(state, Seat(seat), engine.parse(code)).state
    return state


@cache
def moments(slug: str, seats: int, seed: str, **options: Any) -> tuple[Typist, ...]:
    """Every seat before every decision of a game that is played by chance."""
    return tuple(_moments(slug, seats, seed, options))


def _moments(slug: str, seats: int, seed: str, options: dict[str, Any]) -> Iterator[Typist]:
    engine, rng = GAMES[slug].engine, Random(seed)
    state = engine.start(seats, engine.Options(**options), seed).state
    while prompts := engine.prompts(state):
        for seat in range(seats):
            yield typist(slug, state, seat)
        prompt = rng.choice([p for p in prompts if p.required])
        state = engine.apply(state, prompt.seat, rng.choice(prompt.choices)).state
