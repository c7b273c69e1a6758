"""The engine of Skull: the rules of RULES.md behind the one protocol of all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from engines.core import Outcome, Prompt, RuleError, Seat, Step, draw
from engines.skull import ai, sight
from engines.skull.actions import SkullAction
from engines.skull.clock import clock_action
from engines.skull.codes import FULL_HAND, LAST_CHANCE, MAX_DISCS, MAX_SEATS
from engines.skull.events import RoundStarted, RoundVoided
from engines.skull.legal import (
    ACTIONS,
    ERROR_CODES,
    FLIP,
    LOSE,
    NAME,
    OPEN,
    OVER,
    PASS,
    PLACE,
    PROMPT_KINDS,
    RAISE,
    SHOW,
    VERIFY,
    prompts,
)
from engines.skull.model import (
    MIN_SEATS,
    State,
    dump_state,
    first_state,
    load_state,
    new_game,
    verify_seat_count,
    void_round,
)
from engines.skull.options import Options
from engines.skull.play import DO, NO_SECRETS
from engines.skull.views import SeatView, TableView

__all__ = ["ENGINE", "ERROR_CODES", "PROMPT_KINDS", "SkullEngine", "max_decisions"]

_BY_CODE = {action.code: action for action in ACTIONS}
_RULES = {kind: (VERIFY[kind], DO[kind]) for kind in DO}


def max_decisions(options: Options, seats: int) -> int:
    """No game has more required decisions than this (SK30)."""
    rounds = seats * (options.points_to_win + 3) - 1
    return rounds * (3 * MAX_DISCS + 1) * seats


class SkullEngine:
    """Skull for three to six seats. An ``engines.core.Engine``."""

    slug = "skull"
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    lapsed: Mapping[str, str] = MappingProxyType({"show": "nothing_to_show"})
    Options = Options

    def start(self, seats: int, options: Options, seed: str) -> Step:
        """A new game, its first starter drawn from ``seed`` (SK3).

        Raises ``RuleError`` (``bad_seat_count``).
        """
        verify_seat_count(seats)
        starter = Seat(draw(seed, 0).randrange(seats))
        game = new_game([FULL_HAND] * seats, [0] * seats, starter, options, seed)
        game.draws = 1
        return Step(first_state(game), (RoundStarted(1, starter),), NO_SECRETS)

    def opening(self, state: State) -> State:
        """The state this game began with, as ``start`` made it."""
        round_ = state.round
        return self.start(len(round_.owned), round_.options, round_.seed).state

    def actions(self, options: Options, seats: int) -> Iterable[SkullAction]:
        """Every action that could ever be legal at such a table, each once."""
        most = MAX_DISCS * seats
        yield from (action for action in PLACE if options.last_chance or action.disc != LAST_CHANCE)
        yield from OPEN[:most]
        yield from RAISE[: most - 1]
        yield PASS
        yield from FLIP[:seats]
        if options.own_skull_loss == "chosen":
            yield from LOSE
        yield from NAME[:seats]
        yield SHOW

    prompts = staticmethod(prompts)

    def parse(self, code: str) -> SkullAction:
        """The action a code stands for. Raises ``RuleError`` (``unknown_action``)."""
        action = _BY_CODE.get(code)
        if action is None:
            raise RuleError("unknown_action")
        return action

    def apply(self, state: State, seat: Seat, action: SkullAction) -> Step:
        """Play ``action`` for ``seat``; ``state`` itself never changes.

        Raises ``RuleError`` with one of ``ERROR_CODES`` when it is not legal.
        """
        try:
            verify, do = _RULES[type(action)]
        except KeyError:
            raise RuleError("unknown_action") from None
        verify(state, seat, action)
        return do(state.copy(), seat, action)

    def void_round(self, state: State) -> Step:
        """Begin the present round anew (SK31). Raises ``RuleError`` (``game_over``)."""
        if state.phase is OVER:
            raise RuleError("game_over")
        new = state.copy()
        void_round(new)
        number, starter = new.round.number, new.round.starter
        return Step(new, (RoundVoided(number), RoundStarted(number, starter)), NO_SECRETS)

    def default_action(self, state: State, prompt: Prompt) -> SkullAction:
        """What the clock plays for an absent seat (SK29)."""
        return clock_action(state, prompt)

    def table_view(self, state: State) -> TableView:
        """The table as everybody sees it."""
        return sight.table_view(state)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """The table and what ``seat`` alone knows."""
        return sight.seat_view(state, seat)

    def choose(self, view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
        """The computer player's decision, from what its seat may know."""
        return ai.choose(view, prompt, rng)

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return sight.outcome(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The state as JSON values with a format number."""
        return dump_state(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """What ``dump`` made ``data`` of. Raises ``RuleError`` (``bad_format``)."""
        return load_state(data)


ENGINE = SkullEngine()
