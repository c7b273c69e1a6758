"""What every engine promises, for each engine found in the ``engines`` folder.

Games of random options and seat counts are played to the end by chance. An engine's
``tests/engines/<slug>/hidden.py`` supplies what cannot be known from outside:
``random_options(rng)``, ``length_bound(options, seats)`` and ``vary_hidden(state, viewer,
rng, seat, action)``, a state that differs only in what the viewer must not know.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from engines.core import Action, RuleError, Seat

ROOT = Path(__file__).resolve().parents[2]
SLUGS = sorted(path.parent.name for path in (ROOT / "engines").glob("*/rules.py"))
OPTIONAL = 0.1
"""How often an optional prompt is answered when it is asked."""
THOROUGH = os.environ.get("THOROUGH") == "1"
MOST_MOVES = 600 if THOROUGH else 300
"""How many moves make up enough games for one test."""
MOST_STATES = 2_000 if THOROUGH else 120
"""How many moments of one game are looked at where each of them takes long."""
MOST_TRIES = 100_000 if THOROUGH else 20_000
"""How many actions are tried in one game, if its states of all kinds can do with that."""


class Subject(NamedTuple):
    engine: Any
    hidden: Any


class Move(NamedTuple):
    """One accepted action, the state it was played on and the step it led to."""

    state: Any
    seat: Seat
    action: Any
    step: Any


class Game(NamedTuple):
    engine: Any
    hidden: Any
    options: Any
    seats: int
    seed: str
    moves: list[Move]
    end: Any
    decisions: int


def subject(slug: str) -> Subject:
    engine = import_module(f"engines.{slug}").ENGINE
    return Subject(engine, import_module(f"tests.engines.{slug}.hidden"))


def play(slug: str, seats: int, number: int) -> Game:
    """A whole game by chance; optional prompts are answered now and then."""
    engine, hidden = subject(slug)
    rng = Random(f"{slug}/{seats}/{number}")
    options, seed = hidden.random_options(rng), f"{rng.random()}"
    state = engine.start(seats, options, seed).state
    moves: list[Move] = []
    decisions = 0
    while prompts := engine.prompts(state):
        optional = [prompt for prompt in prompts if not prompt.required]
        required = [prompt for prompt in prompts if prompt.required]
        assert required, "only optional prompts left"
        if optional and rng.random() < OPTIONAL:
            prompt = rng.choice(optional)
        else:
            prompt = rng.choice(required)
            decisions += 1
        action = rng.choice(prompt.choices)
        step = engine.apply(state, prompt.seat, action)
        moves.append(Move(state, prompt.seat, action, step))
        state = step.state
        assert decisions <= hidden.length_bound(options, seats)
    return Game(engine, hidden, options, seats, seed, moves, state, decisions)


def tables() -> list[Any]:
    return [
        pytest.param(slug, seats, id=f"{slug}-{seats}")
        for slug in SLUGS
        for seats in subject(slug).engine.seats
    ]


every_table = pytest.mark.parametrize(("slug", "seats"), tables())


def games(slug: str, seats: int, count: int) -> Iterator[Game]:
    """``count`` games, fewer the longer the engine's games are."""
    moves = 0
    for number in range(count):
        if moves < MOST_MOVES:
            game = play(slug, seats, number)
            moves += len(game.moves)
            yield game


def spread(moves: list[Move]) -> list[Move]:
    """Moves from all over a game, both ends among them."""
    step = len(moves) // MOST_STATES + 1
    return [*moves[:-1:step], moves[-1]]


@every_table
def test_a_game_ends_with_an_outcome(slug: str, seats: int) -> None:
    for game in games(slug, seats, 12):
        engine = game.engine
        for move in game.moves:
            assert engine.outcome(move.state) is None
        outcome = engine.outcome(game.end)
        assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
        assert len(outcome.points) == seats
        assert engine.table_view(game.end).outcome == outcome
        assert engine.table_view(game.end).awaited == ()


@every_table
def test_offered_is_accepted_and_the_rest_refused(slug: str, seats: int) -> None:
    for game in games(slug, seats, 2):
        engine = game.engine
        codes = import_module(f"engines.{slug}.rules").ERROR_CODES
        actions = list(engine.actions(game.options, seats))
        assert len(set(actions)) == len(actions)
        everybody = [*map(Seat, range(-1, seats + 1))]
        for state in states_to_try(game, len(actions) * len(everybody)):
            before = deepcopy(state)
            offered = {
                (prompt.seat, action)
                for prompt in engine.prompts(state)
                for action in prompt.choices
            }
            assert {action for _, action in offered} <= set(actions)
            for seat in everybody:
                for action in actions:
                    code = refusal(engine, state, seat, action)
                    assert (code is None) == ((seat, action) in offered), (seat, action, code)
                    assert code is None or code in codes
            assert state == before


def states_to_try(game: Game, tries: int) -> list[Any]:
    """States to play ``tries`` actions on: all, or some of each kind of moment in it."""
    states = [*(move.state for move in game.moves), game.end]
    if len(states) * tries <= MOST_TRIES:
        return states
    Random(game.seed).shuffle(states)
    moments: dict[Any, list[Any]] = {}
    for state in states:
        asked = [(prompt.kind, prompt.required) for prompt in game.engine.prompts(state)]
        moments.setdefault(frozenset(asked), []).append(state)
    each = max(1, MOST_TRIES // tries // len(moments))
    return [state for alike in moments.values() for state in alike[:each]]


def refusal(engine: Any, state: Any, seat: Seat, action: Any) -> str | None:
    """The code an action is refused with, None when it is accepted."""
    try:
        engine.apply(state, seat, action)
    except RuleError as refused:
        return refused.code
    return None


@every_table
def test_prompts_are_well_formed(slug: str, seats: int) -> None:
    kinds = set(import_module(f"engines.{slug}.rules").PROMPT_KINDS)
    for game in games(slug, seats, 6):
        for move in game.moves:
            prompts = game.engine.prompts(move.state)
            assert [prompt.seat for prompt in prompts] == sorted(p.seat for p in prompts)
            slots = [(prompt.seat, prompt.key) for prompt in prompts]
            assert len(set(slots)) == len(slots)
            for prompt in prompts:
                assert prompt.kind in kinds
                assert prompt.choices
                assert len(set(prompt.choices)) == len(prompt.choices)
                assert not prompt.auto or len(prompt.choices) == 1
            awaited = tuple(prompt.seat for prompt in prompts if prompt.required)
            assert game.engine.table_view(move.state).awaited == awaited


@every_table
def test_a_key_always_stands_for_the_same_choices(slug: str, seats: int) -> None:
    for game in games(slug, seats, 6):
        seen: dict[tuple[Seat, str], Any] = {}
        for move in game.moves:
            for prompt in game.engine.prompts(move.state):
                slot = (prompt.seat, prompt.key)
                assert seen.setdefault(slot, prompt.choices) == prompt.choices


@every_table
def test_the_clock_only_plays_what_is_offered(slug: str, seats: int) -> None:
    for game in games(slug, seats, 3):
        for move in game.moves:
            for prompt in game.engine.prompts(move.state):
                played = game.engine.default_action(move.state, prompt)
                assert played in prompt.choices
                assert game.engine.default_action(move.state, prompt) == played


@every_table
def test_the_clock_alone_ends_a_game(slug: str, seats: int) -> None:
    engine, hidden = subject(slug)
    options = hidden.random_options(Random(f"clock/{seats}"))
    state = engine.start(seats, options, "clock").state
    for _ in range(hidden.length_bound(options, seats)):
        required = [prompt for prompt in engine.prompts(state) if prompt.required]
        if not required:
            break
        action = engine.default_action(state, required[0])
        state = engine.apply(state, required[0].seat, action).state
    assert engine.outcome(state) is not None


@every_table
def test_stored_states_come_back_equal(slug: str, seats: int) -> None:
    for game in games(slug, seats, 2):
        engine = game.engine
        for move in spread(game.moves):
            stored = json.loads(json.dumps(engine.dump(move.state)))
            loaded = engine.load(stored)
            assert loaded == move.state
            assert engine.prompts(loaded) == engine.prompts(move.state)
            assert engine.apply(loaded, move.seat, move.action) == move.step
        assert engine.load(json.loads(json.dumps(engine.dump(game.end)))) == game.end


@every_table
def test_an_unknown_stored_form_is_refused(slug: str, seats: int) -> None:
    engine, hidden = subject(slug)
    stored = engine.dump(engine.start(seats, hidden.random_options(Random(0)), "x").state)
    assert isinstance(stored["format"], int)
    for broken in ({**stored, "format": -1}, {"format": stored["format"]}, {}):
        with pytest.raises(RuleError) as refused:
            engine.load(broken)
        assert refused.value.code == "bad_format"


@every_table
def test_seed_options_and_actions_replay_a_game(slug: str, seats: int) -> None:
    for game in games(slug, seats, 4):
        engine = game.engine
        step = engine.start(seats, game.options, game.seed)
        for move in game.moves:
            action = engine.parse(move.action.code)
            assert action == move.action
            step = engine.apply(step.state, move.seat, action)
            assert step == move.step
        assert step.state == game.end


@every_table
def test_every_state_tells_what_its_game_began_with(slug: str, seats: int) -> None:
    for game in games(slug, seats, 2):
        engine = game.engine
        first = engine.start(seats, game.options, game.seed).state
        for state in (*(move.state for move in spread(game.moves)), game.end):
            before = deepcopy(state)
            assert engine.opening(state) == first
            assert engine.opening(engine.load(engine.dump(state))) == first
            assert state == before


@every_table
def test_nobody_can_tell_states_apart_that_differ_in_others_secrets(slug: str, seats: int) -> None:
    compared = different = 0
    for game in games(slug, seats, 8):
        rng = Random(f"{game.seed}/twins")
        for move in spread(game.moves):
            viewer = rng.choice([None, *map(Seat, range(seats))])
            twin = game.hidden.vary_hidden(move.state, viewer, rng, move.seat, move.action)
            assert seen(game.engine, twin, viewer) == seen(game.engine, move.state, viewer)
            if (step := accepted(game.engine, twin, move)) is not None:
                compared += 1
                different += twin != move.state
                assert heard(step, viewer) == heard(move.step, viewer)
                views = seen(game.engine, step.state, viewer)
                assert views == seen(game.engine, move.step.state, viewer)
    assert compared > 50
    assert different > compared / 2


def seen(engine: Any, state: Any, viewer: Seat | None) -> tuple[Any, ...]:
    """All that ``viewer`` may look at: the table, its own view, and who is asked what."""
    keys = {prompt.key for prompt in engine.prompts(state) if prompt.required}
    own = None if viewer is None else engine.seat_view(state, viewer)
    return engine.table_view(state), own, keys


def heard(step: Any, viewer: Seat | None) -> tuple[Any, ...]:
    return step.public, () if viewer is None else step.private.get(viewer, ())


def accepted(engine: Any, state: Any, move: Move) -> Any:
    try:
        return engine.apply(state, move.seat, move.action)
    except RuleError:
        return None


@every_table
def test_computer_players_choose_what_is_offered(slug: str, seats: int) -> None:
    engine, hidden = subject(slug)
    for number in range(3 if THOROUGH else 1):
        rng = Random(f"{slug}/{seats}/choose/{number}")
        options = hidden.random_options(rng)
        state = engine.start(seats, options, f"{number}").state
        while prompts := engine.prompts(state):
            for prompt in prompts:
                view = engine.seat_view(state, prompt.seat)
                assert engine.choose(view, prompt, rng) in prompt.choices
            prompt = rng.choice([prompt for prompt in prompts if prompt.required])
            view = engine.seat_view(state, prompt.seat)
            state = engine.apply(state, prompt.seat, engine.choose(view, prompt, rng)).state


@pytest.mark.parametrize("slug", SLUGS)
def test_seat_counts_are_kept(slug: str) -> None:
    engine, hidden = subject(slug)
    options = hidden.random_options(Random(1))
    for seats in (min(engine.seats) - 1, max(engine.seats) + 1, 0):
        with pytest.raises(RuleError) as refused:
            engine.start(seats, options, "x")
        assert refused.value.code == "bad_seat_count"


@pytest.mark.parametrize("slug", SLUGS)
def test_codes_stand_for_actions(slug: str) -> None:
    engine, hidden = subject(slug)
    for number in range(20 if THOROUGH else 6):
        options = hidden.random_options(Random(number))
        for action in engine.actions(options, max(engine.seats)):
            assert isinstance(action, Action)
            assert engine.parse(action.code) == action
            assert hash(engine.parse(action.code)) == hash(action)
    for code in ("", "?", "x1", "c999", " "):
        with pytest.raises(RuleError) as refused:
            engine.parse(code)
        assert refused.value.code == "unknown_action"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_error_code_is_listed_and_used(slug: str) -> None:
    """A refusal's code is the string a ``RuleError`` or a helper is called with."""
    codes = import_module(f"engines.{slug}.rules").ERROR_CODES
    called: set[str] = set()
    raised: set[str] = set()
    for path in (ROOT / "engines" / slug).glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                words = {
                    node.value
                    for argument in call.args
                    for node in ast.walk(argument)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str)
                }
                called |= words
                raised |= words if ast.unparse(call.func) == "RuleError" else set()
    assert raised <= codes
    assert codes <= called


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_does_not_print_its_secrets(slug: str) -> None:
    engine, hidden = subject(slug)
    state = engine.start(min(engine.seats), hidden.random_options(Random(2)), "the-seed").state
    assert "the-seed" not in repr(state)
    assert len(repr(state)) < 80


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_is_documented_and_frozen(slug: str) -> None:
    options = subject(slug).engine.Options
    assert options.model_config["frozen"]
    for name, field in options.model_fields.items():
        assert field.description, name
        assert not field.is_required(), name
