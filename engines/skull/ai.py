"""A computer player of Skull. It sees what a person in its seat sees, and nothing else.

It guesses how likely each face-down disc is a flower, and weighs what a challenge could
win against what it could cost. Now and then it puts the skull down first, or speaks up
with nothing behind it, so that it cannot be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from engines.core import Prompt, Seat
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    Pass,
    PlaceDisc,
    RaiseChallenge,
    SkullAction,
)
from engines.skull.views import SeatAtTable, SeatView

SKULL_FIRST = 0.35
"""How often the skull is the first disc of a round."""
BLUFF = 0.12
"""How often a number is said that the own discs cannot carry."""
STACKED_SKULL = (0.0, 0.45, 0.65, 0.8, 1.0)
"""How likely a skull is in a stack of so many discs, if its owner still has it."""
DISC_VALUE = (0.0, 0.16, 0.10, 0.06, 0.04)
"""What the last, the third, the second and the first lost disc costs, in games."""
POINT_VALUE = 0.3
"""What a point that does not win the game is worth, in games."""


def choose(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    """One of the prompt's choices, from what the seat may know."""
    match prompt.kind:
        case "first_disc" if view.stack:
            return PlaceDisc(view.stack[0])
        case "first_disc":
            return _first_disc(view, prompt, rng)
        case "turn":
            return _turn(view, prompt, rng)
        case "answer":
            return _answer(view, prompt, rng)
        case "flip":
            return _flip(view, prompt, rng)
        case "lose":
            return _lose(view)
        case "name":
            return _name(view, prompt)
        case _:
            return prompt.choices[0]


def _first_disc(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    return _place(view, prompt, rng, SKULL_FIRST)


def _place(view: SeatView, prompt: Prompt, rng: Random, skull: float) -> SkullAction:
    """A disc of the hand: the skull with that probability, otherwise a flower if there is one."""
    discs = [action.disc for action in prompt.choices if isinstance(action, PlaceDisc)]
    if Disc.SKULL in discs and (len(discs) == 1 or rng.random() < skull):
        return PlaceDisc(Disc.SKULL)
    return PlaceDisc(next(disc for disc in discs if disc is not Disc.SKULL))


def _turn(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    placing = any(isinstance(action, PlaceDisc) for action in prompt.choices)
    numbers = [a.number for a in prompt.choices if isinstance(a, OpenChallenge)]
    if not numbers:
        return _place(view, prompt, rng, SKULL_FIRST)
    number, gain = _best(view, numbers)
    if gain > 0:
        return OpenChallenge(number)
    if not placing:
        return OpenChallenge(1)
    skull = 0.0 if Disc.SKULL in view.stack else 0.25
    return _place(view, prompt, rng, skull)


def _answer(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    numbers = [a.number for a in prompt.choices if isinstance(a, RaiseChallenge)]
    number, gain = _best(view, numbers)
    if gain > _cost_of_passing(view):
        return RaiseChallenge(number)
    return Pass()


def _cost_of_passing(view: SeatView) -> float:
    return 0.0


def _best(view: SeatView, numbers: Iterable[int]) -> tuple[int, float]:
    """The number that promises most, and how much, in games."""
    return max(((number, _gain(view, number)) for number in numbers), key=lambda pair: pair[1])


def _gain(view: SeatView, number: int) -> float:
    chance = _chance(view, number)
    me = view.me
    wins = me.points + 1 >= view.table.options.points_to_win
    prize = 0.7 if wins else POINT_VALUE
    cost = DISC_VALUE[min(me.discs, 4)] if not me.holds_last_chance else 0.25
    return chance * prize - (1 - chance) * cost


def _chance(view: SeatView, number: int) -> float:
    """How likely this seat can turn that many discs without a skull."""
    own = view.stack
    turned = len(own) if view.table.options.own_stack == "all_own" else min(number, len(own))
    if Disc.SKULL in own[len(own) - turned :]:
        return 0.0
    return _others(view, number - turned)


def _others(view: SeatView, needed: int) -> float:
    """The best chance of so many flowers from the tops of the others' stacks."""
    chance = 1.0
    risks = []
    for seat in view.table.seats:
        if seat.seat != view.seat and seat.down:
            risks.append((_skull_in(view, seat), seat.down))
    # whole stacks one after another, the safest disc first
    discs = sorted(risk / down for risk, down in risks for _ in range(down))
    for risk in discs[:needed]:
        chance *= 1 - risk
    return chance


def _skull_in(view: SeatView, seat: SeatAtTable) -> float:
    has = seat.discs / 4
    return has * STACKED_SKULL[min(seat.down, 4)]


def _flip(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    if len(prompt.choices) == 1:
        return prompt.choices[0]
    seats = view.table.seats

    def risk(action: Any) -> float:
        seat = seats[action.target]
        return _skull_in(view, seat) / seat.down + rng.random() * 0.01

    return min(prompt.choices, key=risk)


def _lose(view: SeatView) -> SkullAction:
    return LoseDisc(Disc.FLOWER)


def _name(view: SeatView, prompt: Prompt) -> SkullAction:
    return prompt.choices[0]


_ = (FlipDisc, NameStarter, Seat)
