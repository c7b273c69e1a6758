"""What every engine promises about voided rounds, on the games of ``test_contract``.

An engine's ``hidden.py`` supplies ``standing(state)``: all that a round begins with and that a
void must bring back, whether somebody may see it or not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from engines.core import RuleError, Seat
from tests.engines.test_contract import OPTIONAL, Game, every_table, games, heard, seen, subject

VOIDS = 6
"""How many rounds are voided in a game at most."""
OFTEN, AGAIN = 0.05, 0.3
"""How likely a moment's round is voided: as a rule, and right after another void."""
MOST_ACTS = 300
"""How many moves and voids make up enough games for one test."""
MOST_MOMENTS = 120
"""How many moments of one game are looked at."""

T = TypeVar("T")


class Act(NamedTuple):
    """A move, or without a seat a void: the state before it and the step it led to."""

    state: Any
    seat: Seat | None
    action: Any
    step: Any


class Voided(NamedTuple):
    engine: Any
    options: Any
    seats: int
    seed: str
    acts: list[Act]
    end: Any
    decisions: int
    """The required ones of the rounds that were not voided."""


@cache
def play(slug: str, seats: int, number: int) -> Voided:
    """A whole game by chance whose rounds are voided now and then, from any moment."""
    engine, hidden = subject(slug)
    rng = Random(f"{slug}/{seats}/voids/{number}")
    options, seed = hidden.random_options(rng), f"{rng.random()}"
    state = engine.start(seats, options, seed).state
    acts: list[Act] = []
    decisions = kept = voids = 0
    while prompts := engine.prompts(state):
        after_void = bool(acts) and acts[-1].seat is None
        if voids < VOIDS and rng.random() < (AGAIN if after_void else OFTEN):
            step, seat, action, voids, decisions = (
                engine.void_round(state),
                None,
                None,
                voids + 1,
                kept,
            )
        else:
            optional = [prompt for prompt in prompts if not prompt.required]
            may = optional and rng.random() < OPTIONAL
            prompt = rng.choice(optional if may else [p for p in prompts if p.required])
            decisions += prompt.required
            seat, action = prompt.seat, rng.choice(prompt.choices)
            step = engine.apply(state, seat, action)
        acts.append(Act(state, seat, action, step))
        if round_of(engine, step.state) != round_of(engine, state):
            kept = decisions
        state = step.state
    return Voided(engine, options, seats, seed, acts, state, decisions)


def round_of(engine: Any, state: Any) -> int:
    return engine.table_view(state).round


def voided_games(slug: str, seats: int, count: int) -> Iterator[Voided]:
    """``count`` games, fewer the longer the engine's games are."""
    acts = 0
    for number in range(count):
        if acts < MOST_ACTS:
            game = play(slug, seats, number)
            acts += len(game.acts)
            yield game


def with_beginnings(game: Game) -> Iterator[tuple[Any, Any]]:
    """Every state of a game that goes on, with the one its round began with."""
    began: Any = None
    for move in game.moves:
        if began is None or round_of(game.engine, began) != round_of(game.engine, move.state):
            began = move.state
        yield began, move.state


def some(game: Game, moments: Iterable[T]) -> list[T]:
    """Some of a game's moments by chance, all if they are few."""
    found = [*moments]
    Random(game.seed).shuffle(found)
    return found[:MOST_MOMENTS]


@every_table
def test_a_voided_round_is_as_if_it_had_never_been_played(slug: str, seats: int) -> None:
    """Whatever has happened in it: the table, every seat's part and all that comes are the same."""
    for game in games(slug, seats, 2):
        engine, standing = game.engine, game.hidden.standing
        for began, state in some(game, with_beginnings(game)):
            step = engine.void_round(state)
            assert engine.table_view(step.state) == engine.table_view(began)
            assert standing(step.state) == standing(began)
            assert step == engine.void_round(began)


@every_table
def test_a_void_says_so_and_what_begins(slug: str, seats: int) -> None:
    for game in games(slug, seats, 2):
        engine = game.engine
        first = engine.start(seats, game.options, game.seed)
        for began, state in some(game, with_beginnings(game))[:20]:
            before = deepcopy(state)
            step = engine.void_round(state)
            assert state == before
            voided, *begins = step.public
            assert type(voided).__name__ == "RoundVoided"
            assert voided.round == round_of(engine, began) == begins[-1].round
            assert type(begins[-1]) is type(first.public[-1])
            assert step.private.keys() == first.private.keys()


@every_table
def test_nothing_hidden_in_a_voided_round_shows_after_it(slug: str, seats: int) -> None:
    for game in games(slug, seats, 2):
        rng = Random(f"{game.seed}/voided twins")
        engine = game.engine
        for move in some(game, game.moves):
            twin = game.hidden.vary_hidden(move.state, None, rng, move.seat, move.action)
            step, other = engine.void_round(move.state), engine.void_round(twin)
            assert heard(other, None) == heard(step, None)
            assert seen(engine, other.state, None) == seen(engine, step.state, None)


@every_table
def test_no_key_from_before_a_void_is_asked_after_it(slug: str, seats: int) -> None:
    voids = 0
    for game in voided_games(slug, seats, 8):
        known: dict[tuple[Seat, str], Any] = {}
        stale: set[str] = set()
        for act in game.acts:
            for prompt in game.engine.prompts(act.state):
                assert prompt.key not in stale
                assert re.fullmatch("[a-z0-9.]+", prompt.key)
                slot = (prompt.seat, prompt.key)
                assert known.setdefault(slot, prompt.choices) == prompt.choices
            if act.seat is None:
                stale, voids = {key for _, key in known}, voids + 1
    assert voids > 2


@every_table
def test_actions_and_voids_in_their_order_replay_a_game(slug: str, seats: int) -> None:
    for game in voided_games(slug, seats, 3):
        engine = game.engine
        first = engine.start(seats, game.options, game.seed).state
        state = engine.opening(game.end)
        assert state == first
        for act in game.acts:
            if act.seat is None:
                step = engine.void_round(state)
            else:
                step = engine.apply(state, act.seat, act.action)
            assert step == act.step
            state = step.state
        assert state == game.end


@every_table
def test_states_after_voids_are_stored_and_played_by_the_clock(slug: str, seats: int) -> None:
    for game in voided_games(slug, seats, 2):
        engine = game.engine
        for act in game.acts:
            if act.seat is None:
                state = engine.load(json.loads(json.dumps(engine.dump(act.step.state))))
                assert state == act.step.state
                assert engine.void_round(state) == engine.void_round(act.step.state)
                for prompt in engine.prompts(state):
                    assert engine.default_action(state, prompt) in prompt.choices


@every_table
def test_a_game_with_voids_comes_to_its_end(slug: str, seats: int) -> None:
    for game in voided_games(slug, seats, 8):
        engine, hidden = subject(slug)
        assert game.decisions <= hidden.length_bound(game.options, seats)
        assert engine.outcome(game.end) is not None
        before = deepcopy(game.end)
        with pytest.raises(RuleError) as refused:
            engine.void_round(game.end)
        assert refused.value.code == "game_over"
        assert game.end == before
