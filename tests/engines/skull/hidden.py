"""What the contract suite has to be told about Skull: its options, its length, its secrets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engines.core import Seat
from engines.skull.actions import Disc, FlipDisc, ShowDiscs
from engines.skull.codes import FULL_HAND, HAND_DISCS, HAND_SIZE, NOBODY, hand_of
from engines.skull.model import PastChallenge, State
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
    twin.round.before = twin.round.before._replace(past=_past_before(state, twin, viewer, rng))
    return twin


def standing(state: State) -> tuple[Any, ...]:
    """What a voided round must leave as it was when it began, secrets too (SK31)."""
    round_ = state.round
    kept = round_.starter, round_.living, round_.owned, round_.points, round_.lost
    return (*kept, round_.last_chance_used, round_.draws, round_.past)


def _turned_next(state: State, seat: Seat, action: Any) -> bool:
    return isinstance(action, FlipDisc) and action.target == seat


def _draws_next(state: State, action: Any) -> Seat | None:
    """The only seat that could learn what the next draw gives."""
    return state.turn if isinstance(action, FlipDisc) else None


def _vary_discs(twin: State, seat: Seat, rng: Random, turned_next: bool) -> None:
    """Other discs lost, in hand and face down; sizes and what was turned stay."""
    owned = twin.round.owned[seat]
    size = HAND_SIZE[owned & FULL_HAND]
    if not size:
        return
    hand, stack = HAND_DISCS[twin.hands[seat]], list(twin.stacks[seat])
    turned = [disc for owner, disc in twin.flips if owner == seat]
    exchangeable = twin.phase is Phase.PLACING and twin.turn == NOBODY
    known = {} if exchangeable else {p: d for p, d in enumerate(stack) if d == LAST_CHANCE}
    if turned_next:
        known[len(stack) - 1] = stack[-1]
    certain = [disc for disc in (*turned, *known.values()) if disc != LAST_CHANCE]
    others = _other_discs(certain, size, rng)
    twin.round.owned = _with(twin.round.owned, seat, hand_of(others) | owned & ~FULL_HAND)
    twin.round.lost = _with(twin.round.lost, seat, _lost(others, rng))
    for disc in certain:
        others.remove(disc)
    if exchangeable and LAST_CHANCE in (*hand, *stack):
        others.append(LAST_CHANCE)
    rng.shuffle(others)
    twin.stacks[seat] = tuple(
        known[place] if place in known else others.pop() for place in range(len(stack))
    )
    if LAST_CHANCE in hand and not exchangeable:
        others.append(LAST_CHANCE)
    twin.hands[seat] = hand_of(others)


def _lost(owned: Sequence[Disc], rng: Random) -> tuple[Disc, ...]:
    lost = [FLOWER, FLOWER, FLOWER, SKULL]
    for disc in owned:
        lost.remove(disc)
    rng.shuffle(lost)
    return tuple(lost)


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
    if past is not None and not shows:
        twin.round.past = _other_past(past, seat, rng)


def _past_before(
    state: State, twin: State, viewer: Seat | None, rng: Random
) -> PastChallenge | None:
    """The challenge that was seen when the round began, with other stacks too."""
    past = state.round.before.past
    if past is state.round.past:
        return twin.round.past
    for other in map(Seat, range(len(state.hands))):
        if past is not None and other != viewer:
            past = _other_past(past, other, rng)
    return past


def _other_past(past: PastChallenge, seat: Seat, rng: Random) -> PastChallenge:
    if not past.stacks or seat in past.shown:
        return past
    stack = past.stacks[seat]
    may_have_skull = (seat, SKULL) not in past.flips
    places = [place for place, disc in enumerate(stack) if disc != LAST_CHANCE]
    varied = [LAST_CHANCE if disc == LAST_CHANCE else FLOWER for disc in stack]
    if places and may_have_skull and (rng.random() < 0.5 or len(places) > 3):
        varied[rng.choice(places)] = SKULL
    return past._replace(stacks=_with(past.stacks, seat, tuple(varied)))


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
