"""A computer player of Skull. It sees what a person in its seat sees, and nothing else.

Each decision is weighed in games: what a point, a disc or somebody else's success is worth
against how likely it is. A number is worth what it brings if everybody passes, and else what
becomes of whoever goes higher; so a number with nothing behind it can be worth saying, and
that is its bluff. A little noise, and the skull as a first disc now and then, keep it from
being read.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engines.core import Prompt, Seat
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    OpenChallenge,
    Pass,
    PlaceDisc,
    RaiseChallenge,
    SkullAction,
)
from engines.skull.views import SeatAtTable, SeatView, TableView

SKULL_FIRST = 0.3
"""How often the skull is the first disc; ``SKULL_IN_DANGER`` when somebody lacks one point."""
SKULL_IN_DANGER = 0.58
SKULL_LATER = 0.35
"""How often the skull is placed on flowers."""
SKULL_LOST = 0.15
"""How often the skull is the disc given away."""

SKULL_DOWN = (0.0, 0.6, 0.9, 0.95, 1.0)
"""How likely a skull is among so many discs down, if its owner still has it."""
OWN_FLOWER_RISK = 0.25
"""What others make of each of this seat's flowers when they think of going on."""
ANSWERED = 0.6
"""How much each disc that is still to be said draws others into answering."""

POINT, WIN = 0.25, 1.0
"""What a point is worth, and what the one that wins the game is."""
DISC = (0.0, 0.33, 0.12, 0.05, 0.03)
"""What losing a disc costs who has so many."""
OTHER_FAILS, OTHER_SCORES, OTHER_WINS = 0.05, 0.1, 0.35
"""What somebody else's challenge brings or costs."""
WAITING = 0.03
"""What placing one more disc is worth."""
NOISE = 0.01


def choose(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    """One of the prompt's choices, from what the seat may know."""
    match prompt.kind:
        case "first_disc" if view.stack:
            return PlaceDisc(view.stack[0])
        case "first_disc" | "turn":
            return _turn(view, prompt, rng)
        case "answer":
            return _answer(view, prompt, rng)
        case "flip":
            flips = [action for action in prompt.choices if isinstance(action, FlipDisc)]
            return min(flips, key=lambda flip: _flip_risk(view, flip.target, rng))
        case "lose":
            return LoseDisc(Disc.SKULL if rng.random() < SKULL_LOST else Disc.FLOWER)
        case _:
            return prompt.choices[int(rng.random() * len(prompt.choices))]


def _turn(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    """Open with the number worth most if it is worth more than waiting, else place a disc."""
    discs = [action.disc for action in prompt.choices if isinstance(action, PlaceDisc)]
    numbers = [action.number for action in prompt.choices if isinstance(action, OpenChallenge)]
    if numbers:
        number, worth = _best_number(view, numbers, rng)
        if worth > WAITING or not discs:
            return OpenChallenge(number)
    return PlaceDisc(_disc_to_place(view, discs, rng))


def _disc_to_place(view: SeatView, discs: list[Disc], rng: Random) -> Disc:
    flowers = [disc for disc in discs if disc is not Disc.SKULL]
    if view.stack:
        skull = SKULL_LATER
    elif _somebody_needs_one(view):
        skull = SKULL_IN_DANGER
    else:
        skull = SKULL_FIRST
    if not flowers or (Disc.SKULL in discs and rng.random() < skull):
        return Disc.SKULL
    return flowers[0]


def _somebody_needs_one(view: SeatView) -> bool:
    return any(
        _needs_one(view.table, seat)
        for seat in view.table.seats
        if seat.seat != view.seat and not seat.eliminated
    )


def _needs_one(table: TableView, seat: SeatAtTable) -> bool:
    return seat.points + 1 >= table.options.points_to_win


def _answer(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    """Raise to the number worth most if it is worth more than leaving it to the bidder."""
    numbers = [action.number for action in prompt.choices if isinstance(action, RaiseChallenge)]
    number, worth = _best_number(view, numbers, rng)
    table = view.table
    assert table.bidder is not None
    if worth > _worth_of_other(view, table.seats[table.bidder], table.number):
        return RaiseChallenge(number)
    return Pass()


def _best_number(view: SeatView, numbers: Iterable[int], rng: Random) -> tuple[int, float]:
    """The number worth most to say, and what it is worth."""
    worths = [(_worth_of_number(view, n) + NOISE * rng.random(), n) for n in numbers]
    worth, number = max(worths)
    return number, worth


def _worth_of_number(view: SeatView, number: int) -> float:
    """What saying ``number`` is worth: alone with it, or with somebody going higher."""
    table = view.table
    others = [
        seat
        for seat in table.seats
        if seat.seat != view.seat and not seat.eliminated and not seat.passed
    ]
    room = table.total - number
    alone = (1 / (1 + ANSWERED * room)) ** len(others)
    worth = alone * _worth_of_challenge(view, number)
    if room and others:
        higher = number + 1 + room // 2
        answers = [_worth_of_other(view, seat, min(higher, table.total)) for seat in others]
        worth += (1 - alone) * sum(answers) / len(answers)
    return worth


def _worth_of_challenge(view: SeatView, number: int) -> float:
    """What having to turn ``number`` discs oneself is worth."""
    me = view.me
    chance = _chance(view, number)
    prize = WIN if _needs_one(view.table, me) else POINT
    cost = DISC[1] if me.holds_last_chance else DISC[me.discs]
    return chance * prize - (1 - chance) * cost


def _chance(view: SeatView, number: int) -> float:
    """How likely this seat turns ``number`` discs without a skull."""
    stack = view.stack
    all_own = view.table.options.own_stack == "all_own"
    own = len(stack) if all_own else min(number, len(stack))
    if Disc.SKULL in stack[len(stack) - own :]:
        return 0.0
    return _all_flowers(_risks(view.table, view.seat), number - own)


def _worth_of_other(view: SeatView, seat: SeatAtTable, number: int) -> float:
    """What it is worth to this seat that ``seat`` has to turn ``number`` discs."""
    table = view.table
    own = min(number, seat.down)
    chance = 1 - _skull_risk(seat) * own / seat.down
    risks = _risks(table, view.seat, seat.seat)
    worst = 0.0
    for disc in reversed(view.stack):
        worst = max(worst, 1.0 if disc is Disc.SKULL else OWN_FLOWER_RISK)
        risks.append(worst)
    chance *= _all_flowers(risks, number - own)
    cost = OTHER_WINS if _needs_one(table, seat) else OTHER_SCORES
    return (1 - chance) * OTHER_FAILS - chance * cost


def _risks(table: TableView, *without: Seat) -> list[float]:
    """The risk of each face-down disc of all stacks but those of ``without``."""
    stacks = [seat for seat in table.seats if seat.down and seat.seat not in without]
    return [_skull_risk(seat) / seat.down for seat in stacks for _ in range(seat.down)]


def _all_flowers(risks: list[float], needed: int) -> float:
    """How likely the ``needed`` safest discs are all flowers."""
    chance = 1.0
    for risk in sorted(risks)[: max(needed, 0)]:
        chance *= 1 - risk
    return chance


def _skull_risk(seat: SeatAtTable) -> float:
    """How likely a skull is among the discs a seat has down."""
    down = seat.down - (seat.last_chance_at is not None and seat.last_chance_at < seat.down)
    return seat.discs / 4 * SKULL_DOWN[down]


def _flip_risk(view: SeatView, target: Seat, rng: Random) -> float:
    seat = view.table.seats[target]
    if seat.last_chance_at == seat.down - 1:
        return 0.0
    return _skull_risk(seat) / seat.down + NOISE * rng.random()
