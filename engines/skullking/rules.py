"""The engine of Skull King: the rules of RULES.md behind the one protocol of all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from engines.core import Outcome, Prompt, RuleError, Seat, Step
from engines.skullking import ai, sight
from engines.skullking.actions import SkullKingAction
from engines.skullking.cards import TIGRESS, TIGRESS_AS_ESCAPE, TIGRESS_AS_PIRATE
from engines.skullking.clock import clock_action
from engines.skullking.deals import EXTRA_ROUNDS, MAX_SEATS, MIN_SEATS, deck, hand_sizes, hands_of
from engines.skullking.events import SkullKingEvent
from engines.skullking.legal import (
    ACTIONS,
    BID,
    CHANGE,
    DISCARDS,
    ERROR_CODES,
    LOAD,
    NAME,
    OVER,
    PLAY,
    PROMPT_KINDS,
    TURN,
    VERIFY,
    WAGER,
    prompts,
)
from engines.skullking.model import State, dump_state, load_state, verify_seat_count
from engines.skullking.options import Options
from engines.skullking.play import DO
from engines.skullking.rounds import start_game, void_round
from engines.skullking.views import SeatView, TableView

__all__ = ["ENGINE", "ERROR_CODES", "PROMPT_KINDS", "SkullKingEngine", "max_decisions"]

_BY_CODE = {action.code: action for action in ACTIONS}
_RULES = {kind: (VERIFY[kind], DO[kind]) for kind in DO}
_ASKING = 4
"""The pirates whose powers ask a question: all but Juanita."""


def max_decisions(options: Options, seats: int) -> int:
    """No game has more required decisions than this (SKK64)."""
    sizes = hand_sizes(options, seats)
    extra = EXTRA_ROUNDS if options.tiebreak == "extra_round" else 0
    sealed = 2 if options.scoring == "rascal_loads" else 1
    powers = _ASKING if options.pirate_powers else 0
    rounds = [*sizes, *sizes[-1:] * extra]
    return sum(sealed * seats + hands_of(seats) * cards + powers for cards in rounds)


class SkullKingEngine:
    """Skull King for two to eight seats. An ``engines.core.Engine``."""

    slug = "skullking"
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    lapsed: Mapping[str, str] = MappingProxyType({})
    Options = Options

    def start(self, seats: int, options: Options, seed: str) -> Step:
        """A new game, its first dealer and every deal drawn from ``seed`` (SKK4, SKK5).

        Raises ``RuleError`` (``bad_seat_count``).
        """
        verify_seat_count(seats)
        public: list[SkullKingEvent] = []
        state, secrets = start_game(seats, options, seed, public)
        return Step(state, tuple(public), secrets)

    def opening(self, state: State) -> State:
        """The state this game began with, as ``start`` made it."""
        round_ = state.round
        return self.start(len(round_.scores), round_.options, round_.seed).state

    def actions(self, options: Options, seats: int) -> Iterable[SkullKingAction]:
        """Every action that could ever be legal at such a table, each once."""
        sizes = hand_sizes(options, seats)
        cards = deck(options, seats)
        held = set(cards)
        yield from BID[: max(sizes) + 1]
        if options.scoring == "rascal_loads":
            yield from LOAD
        yield from (PLAY[card] for card in cards if card != TIGRESS)
        yield from (PLAY[TIGRESS_AS_PIRATE], PLAY[TIGRESS_AS_ESCAPE])
        if seats == MIN_SEATS:
            yield TURN
        if options.pirate_powers:
            yield from NAME[:seats]
            yield from (action for drawn, action in DISCARDS.items() if held.issuperset(drawn))
            yield from WAGER
            yield from CHANGE

    prompts = staticmethod(prompts)

    def parse(self, code: str) -> SkullKingAction:
        """The action a code stands for. Raises ``RuleError`` (``unknown_action``)."""
        action = _BY_CODE.get(code)
        if action is None:
            raise RuleError("unknown_action")
        return action

    def apply(self, state: State, seat: Seat, action: SkullKingAction) -> Step:
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
        """Deal the present round anew (SKK65). Raises ``RuleError`` (``game_over``)."""
        if state.phase is OVER:
            raise RuleError("game_over")
        new = state.copy()
        public: list[SkullKingEvent] = []
        secrets = void_round(new, public)
        return Step(new, tuple(public), secrets)

    def default_action(self, state: State, prompt: Prompt) -> SkullKingAction:
        """What the clock plays for an absent seat (SKK63)."""
        return clock_action(state, prompt)

    def table_view(self, state: State) -> TableView:
        """The table as everybody sees it."""
        return sight.table_view(state)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """The table and what ``seat`` alone knows."""
        return sight.seat_view(state, seat)

    def choose(self, view: SeatView, prompt: Prompt, rng: Random) -> SkullKingAction:
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


ENGINE = SkullKingEngine()
