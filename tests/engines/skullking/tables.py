"""Short words for Skull King games in tests: set one up, play moves, look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core import Prompt, RuleError, Seat, Step
from engines.skullking import ENGINE, position
from engines.skullking.cards import CODE
from engines.skullking.options import Options
from engines.skullking.views import SeatAtTable, SeatView, TableView

POWERS = {"pirate_powers": True}


class Table:
    """A game in progress. ``step`` is the newest step, ``log`` all public events so far."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.step = Step(state, (), {})
        self.log: list[Any] = []

    @staticmethod
    def at(*hands: Any, rules: dict[str, Any] | None = None, **setup: Any) -> Table:
        """A position; see ``engines.skullking.position``."""
        return Table(position(hands, options=Options(**(rules or {})), **setup))

    @staticmethod
    def new(seats: int, seed: str = "table", **rules: Any) -> Table:
        """A game from its start."""
        table = Table(None)
        table._took(ENGINE.start(seats, Options(**rules), seed))
        return table

    def _took(self, step: Step) -> None:
        self.step, self.state = step, step.state
        self.log += step.public

    def play(self, moves: str) -> Table:
        """Play moves that are all legal: seat, code, seat, code ... as in ``"0 cG7 1 cE1"``."""
        words = moves.split()
        for seat, code in zip(words[::2], words[1::2], strict=True):
            self._took(ENGINE.apply(self.state, Seat(int(seat)), ENGINE.parse(code)))
        return self

    def void(self) -> Table:
        """The round is dealt anew."""
        self._took(ENGINE.void_round(self.state))
        return self

    def bid(self, *tricks: int) -> Table:
        """All bids, in seat order."""
        return self.play(" ".join(f"{seat} b{bid}" for seat, bid in enumerate(tricks)))

    def by_clock(self, until: Any = None) -> Table:
        """The clock plays all that is required until an event of this kind, or to the end."""
        while prompts := self.prompts():
            action = ENGINE.default_action(self.state, prompts[0])
            self._took(ENGINE.apply(self.state, prompts[0].seat, action))
            if until and any(isinstance(event, until) for event in self.step.public):
                break
        return self

    def refused(self, seat: int, action: Any) -> str:
        """The code an action, or what its code stands for, is refused with."""
        return self.refusal(seat, action).code

    def refusal(self, seat: int, action: Any) -> RuleError:
        """The error an action is refused with."""
        played = ENGINE.parse(action) if isinstance(action, str) else action
        with pytest.raises(RuleError) as refused:
            ENGINE.apply(self.state, Seat(seat), played)
        return refused.value

    @property
    def view(self) -> TableView:
        return ENGINE.table_view(self.state)

    def seat(self, seat: int) -> SeatView:
        return ENGINE.seat_view(self.state, Seat(seat))

    def of(self, seat: int) -> SeatAtTable:
        return self.view.seats[seat]

    def hand(self, seat: int) -> str:
        return names(self.seat(seat).hand)

    def prompts(self, *, required: bool = True) -> list[Prompt]:
        return [prompt for prompt in ENGINE.prompts(self.state) if prompt.required is required]

    @property
    def asked(self) -> Prompt:
        """The one required prompt."""
        (prompt,) = self.prompts()
        return prompt

    @property
    def moment(self) -> tuple[int, str, str]:
        """Whom the one required prompt asks, what, and for which key."""
        return self.asked.seat, self.asked.kind, self.asked.key

    @property
    def codes(self) -> str:
        """The choices of the one required prompt."""
        return " ".join(action.code for action in self.asked.choices)

    @property
    def events(self) -> list[str]:
        """The names of the newest public events."""
        return [type(event).__name__ for event in self.step.public]

    def event(self, kind: type) -> Any:
        """The newest public event of a kind."""
        return next(event for event in reversed(self.log) if isinstance(event, kind))

    def private(self, seat: int) -> tuple[Any, ...]:
        return self.step.private.get(Seat(seat), ())


def names(cards: Sequence[int]) -> str:
    """Cards by their codes."""
    return " ".join(CODE[card] for card in cards)
