"""What the contract suite has to be told about Skull: its options, its length, its secrets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engines.core import Seat
from engines.skull.actions import Disc, FlipDisc, ShowDiscs
from engines.skull.codes import HAND_DISCS, NOBODY, hand_of
from engines.skull.model import State
from engines.skull.options import Options
from engines.skull.rules import max_decisions
from engines.skull.views import Phase

FLOWER, SKULL, LAST_CHANCE = Disc.FLOWER, Disc.SKULL, Disc.LAST_CHANCE

length_bound = max_decisions


def random_options(rng: Random) -> Options:
    """House rules, every combination as likely."""
    return Options(
        last_chance=rng.random() < 0.5,
        own_stack=rng.choice(["stop_at_bid", "all_own"]),
        own_skull_loss=rng.choice(["chosen", "random"]),
        first_placement=rng.choice(["starter_last", "clockwise_from_starter"]),
        points_to_win=rng.choice([1, 2]),
    )


def vary_hidden(state: State, viewer: Seat | None, rng: Random, seat: Seat, action: Any) -> State:
    """A state that ``viewer`` (None for a spectator) cannot tell from ``state``.

    What ``action`` of ``seat``, played next, brings to light is left as it is.
    """
    twin = state.copy()
    twin.round = state.round.copy()
    for other in map(Seat, range(len(state.hands))):
        if other != viewer:
            _vary_discs(twin, other, rng, _turned_next(state, other, action))
            _vary_past(twin, other, rng, shows=action == ShowDiscs() and other == seat)
    if viewer is None or viewer != _draws_next(state, action):
        twin.round.seed = f"{rng.random()}"
        twin.round.draws = state.round.draws + rng.randrange(3)
    return twin


def _turned_next(state: State, seat: Seat, action: Any) -> bool:
    return isinstance(action, FlipDisc) and action.target == seat


def _draws_next(state: State, action: Any) -> Seat | None:
    """The only seat that could learn what the next draw gives."""
    return state.turn if isinstance(action, FlipDisc) else None


def _vary_discs(twin: State, seat: Seat, rng: Random, turned_next: bool) -> None:
    """Other discs lost, in hand and face down; sizes and what was turned stay."""
    real = [disc for disc in HAND_DISCS[twin.round.owned[seat]] if disc != LAST_CHANCE]
    if not real:
        return
    turned = [disc for owner, disc in twin.flips if owner == seat]
    stack = list(twin.stacks[seat])
    fixed = {place: disc for place, disc in enumerate(stack) if disc == LAST_CHANCE}
    if turned_next:
        fixed[len(stack) - 1] = stack[-1]
    exchangeable = twin.phase is Phase.PLACING and twin.turn == NOBODY
    if exchangeable:
        fixed.clear()
    known = [disc for disc in (*turned, *fixed.values()) if disc != LAST_CHANCE]
    owned = _other_discs(known, len(real), rng)
    free = list(owned)
    for disc in known:
        free.remove(disc)
    held = twin.round.owned[seat] - hand_of(real) != 0
    if held and LAST_CHANCE not in (*turned, *fixed.values()) and exchangeable:
        free.append(LAST_CHANCE)
    rng.shuffle(free)
    for place in range(len(stack)):
        stack[place] = fixed[place] if place in fixed else free.pop()
    if held and LAST_CHANCE not in (*turned, *stack, *free):
        free.append(LAST_CHANCE)
    twin.stacks[seat] = tuple(stack)
    if twin.phase not in (Phase.LOSING, Phase.NAMING, Phase.OVER) or twin.hands[seat]:
        twin.hands[seat] = hand_of(free)
    twin.round.owned = _with(twin.round.owned, seat, hand_of(owned) + 8 * held)
    lost = [FLOWER, FLOWER, FLOWER, SKULL]
    for disc in owned:
        lost.remove(disc)
    rng.shuffle(lost)
    twin.round.lost = _with(twin.round.lost, seat, tuple(lost))


def _other_discs(known: Sequence[Disc], size: int, rng: Random) -> list[Disc]:
    """``size`` discs a seat may own, ``known`` among them."""
    with_skull = [SKULL] + [FLOWER] * (size - 1)
    without = [FLOWER] * size
    possible = [
        discs
        for discs in (with_skull, without)
        if discs.count(FLOWER) <= 3 and all(known.count(d) <= discs.count(d) for d in known)
    ]
    return rng.choice(possible)


def _vary_past(twin: State, seat: Seat, rng: Random, shows: bool) -> None:
    """Another stack that was never turned, unless everybody has seen it or is about to."""
    past = twin.round.past
    if past is None or not past.stacks or seat in past.shown or shows:
        return
    stack = past.stacks[seat]
    may_have_skull = (seat, SKULL) not in past.flips
    places = [place for place, disc in enumerate(stack) if disc != LAST_CHANCE]
    varied = [LAST_CHANCE if disc == LAST_CHANCE else FLOWER for disc in stack]
    if places and may_have_skull and (rng.random() < 0.5 or len(places) > 3):
        varied[rng.choice(places)] = SKULL
    twin.round.past = past._replace(stacks=_with(past.stacks, seat, tuple(varied)))


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
