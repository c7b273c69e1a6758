"""Short words for Skull games in tests: set one up, play moves, look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core import Prompt, RuleError, Seat, Step
from engines.skull import ENGINE, position
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    Pass,
    PlaceDisc,
    RaiseChallenge,
    ShowDiscs,
)
from engines.skull.options import Options
from engines.skull.views import SeatAtTable, SeatView, TableView

F, S, L = Disc.FLOWER, Disc.SKULL, Disc.LAST_CHANCE
ALL = (F, F, F, S)


def place(disc: Disc) -> PlaceDisc:
    return PlaceDisc(disc)


def challenge(number: int) -> OpenChallenge:
    return OpenChallenge(number)


def raise_to(number: int) -> RaiseChallenge:
    return RaiseChallenge(number)


def flip(target: int) -> FlipDisc:
    return FlipDisc(Seat(target))


def lose(disc: Disc) -> LoseDisc:
    return LoseDisc(disc)


def name(target: int) -> NameStarter:
    return NameStarter(Seat(target))


PASS, SHOW = Pass(), ShowDiscs()


class Table:
    """A game in progress. ``step`` is the newest step, ``log`` all public events so far."""

    def __init__(
        self,
        discs: Sequence[Sequence[Disc]] | int = 3,
        *,
        starter: int = 0,
        points: Sequence[int] = (),
        holder: int | None = None,
        used: Sequence[int] = (),
        seed: str = "table",
        **options: Any,
    ) -> None:
        owned = [ALL] * discs if isinstance(discs, int) else discs
        won = points or [0] * len(owned)
        rules = Options(**options)
        self.state = position(owned, won, starter, rules, holder, used, seed)
        self.step = Step(self.state, (), {})
        self.log: list[Any] = []

    def play(self, *moves: tuple[int, Any]) -> Table:
        """Play (seat, action) pairs, all of them legal."""
        for seat, action in moves:
            self.step = ENGINE.apply(self.state, Seat(seat), action)
            self.state = self.step.state
            self.log += self.step.public
        return self

    def void(self) -> Table:
        """The round begins anew."""
        self.step = ENGINE.void_round(self.state)
        self.state = self.step.state
        self.log += self.step.public
        return self

    def firsts(self, *discs: Disc) -> Table:
        """First discs by seat: the others' in seat order, then the starter's."""
        starter = self.view.starter
        others = [seat for seat in range(len(discs)) if seat != starter]
        in_turn = self.state.round.options.first_placement == "clockwise_from_starter"
        if in_turn:
            order = [(starter + step) % len(discs) for step in range(len(discs))]
        else:
            order = [*others, starter]
        return self.play(*((seat, place(discs[seat])) for seat in order))

    def flips(self, *targets: int) -> Table:
        """The challenger turns discs of these stacks."""
        for target in targets:
            assert self.view.turn is not None
            self.play((self.view.turn, flip(target)))
        return self

    def refused(self, seat: int, action: Any) -> str:
        """The code an action is refused with."""
        with pytest.raises(RuleError) as refused:
            ENGINE.apply(self.state, Seat(seat), action)
        return refused.value.code

    @property
    def view(self) -> TableView:
        return ENGINE.table_view(self.state)

    def seat(self, seat: int) -> SeatView:
        return ENGINE.seat_view(self.state, Seat(seat))

    def at(self, seat: int) -> SeatAtTable:
        return self.view.seats[seat]

    def prompts(self, *, required: bool = True) -> list[Prompt]:
        return [prompt for prompt in ENGINE.prompts(self.state) if prompt.required is required]

    @property
    def asked(self) -> Prompt:
        """The one required prompt."""
        (prompt,) = self.prompts()
        return prompt

    def codes(self) -> list[str]:
        return [action.code for action in self.asked.choices]

    def private(self, seat: int) -> tuple[Any, ...]:
        return self.step.private.get(Seat(seat), ())
