"""What the contract suite has to be told about Skull King: its options, its length, its secrets."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core import Seat
from engines.skullking import ENGINE
from engines.skullking.actions import Load, PlayCard, TurnGraybeard
from engines.skullking.cards import HIGHEST, NUMBER, TIGRESS, Card, card_of
from engines.skullking.model import NO_SUIT, NOBODY, UNKNOWN, State
from engines.skullking.options import PRESETS, Options
from engines.skullking.rules import max_decisions
from engines.skullking.views import GRAYBEARD, Phase

length_bound = max_decisions


def random_options(rng: Random) -> Options:
    """House rules, every combination as likely; a list of hand sizes by name or by chance."""
    own = tuple(rng.randint(1, 10) for _ in range(rng.randint(1, 6)))
    return Options(
        kraken=rng.random() < 0.5,
        white_whale=rng.random() < 0.5,
        loot=rng.random() < 0.5,
        pirate_powers=rng.random() < 0.6,
        scoring=rng.choice(["classic", "rascal", "rascal_loads"]),
        rounds=rng.choice([*PRESETS.values(), own, own, own]),
        kraken_next_leader=rng.choice(["would_have_won", "left_of_kraken"]),
        whale_next_leader_when_discarded=rng.choice(["whale_player", "would_have_won"]),
        harry_timing=rng.choice(["immediate", "end_of_round"]),
        tiebreak=rng.choice(["extra_round", "shared"]),
    )


def vary_hidden(state: State, viewer: Seat | None, rng: Random, seat: Seat, action: Any) -> State:
    """A state that ``viewer`` (None for a spectator) cannot tell from ``state``.

    What ``action`` of ``seat``, played next, brings to light is left as it is.
    """
    then = ENGINE.apply(state, seat, action)
    twin = state.copy()
    learns = viewer is not None and viewer in then.private
    deals = then.state.round.number != state.round.number
    _vary_cards(twin, viewer, rng, seat, action, keep_stock=learns and not deals)
    if then.state.phase is state.phase:
        _vary_sealed(twin, viewer, rng, seat)
    if not learns:
        twin.round = _with_seed(state, f"{rng.random()}")
    return twin


def _with_seed(state: State, seed: str) -> Any:
    round_ = state.round
    return type(round_)(
        options=round_.options,
        seed=seed,
        number=round_.number,
        cards=round_.cards,
        dealer=round_.dealer,
        leader=round_.leader,
        scores=round_.scores,
        results=round_.results,
        last_trick=round_.last_trick,
        gone=round_.gone,
        voids=round_.voids,
    )


def standing(state: State) -> tuple[Any, ...]:
    """What a voided round must leave as it was when it began (SKK65)."""
    round_ = state.round
    kept = round_.number, round_.cards, round_.dealer, round_.leader
    return (*kept, round_.scores, round_.results, round_.last_trick)


def _vary_cards(
    twin: State, viewer: Seat | None, rng: Random, seat: Seat, action: Any, *, keep_stock: bool
) -> None:
    """Other cards in all hands but the viewer's, in the stock, the pile and the discards.

    The card played next stays, and so does the whole hand it may only leave for want of the suit.
    """
    pinned = _pinned(twin, seat, action)
    hands = [seat for seat in range(len(twin.hands)) if seat != viewer]
    pool = [card for hand in hands for card in twin.hands[hand] if card not in pinned]
    pool += twin.powers.discards
    pool += () if keep_stock else twin.stock
    rng.shuffle(pool)
    for hand in hands:
        kept = [card for card in twin.hands[hand] if card in pinned]
        others = [pool.pop() for _ in range(len(twin.hands[hand]) - len(kept))]
        pile = hand == GRAYBEARD and len(twin.bids) == GRAYBEARD
        twin.hands[hand] = tuple((*kept, *others) if pile else sorted((*kept, *others)))
    if not keep_stock:
        twin.stock = tuple(pool.pop() for _ in twin.stock)
    powers = twin.powers._replace(discards=tuple(pool))
    if powers.viewer not in (NOBODY, viewer):
        seen = rng.sample(range(TIGRESS), len(powers.viewed))
        powers = powers._replace(viewed=tuple(sorted(map(Card, seen))))
    if powers.drawn and twin.turn != viewer:
        drawn = rng.sample(twin.hands[twin.turn], len(powers.drawn))
        powers = powers._replace(drawn=tuple(sorted(drawn)))
    twin.powers = powers


def _pinned(state: State, seat: Seat, action: Any) -> set[Card]:
    """The cards that have to stay where they are for ``action`` to be played."""
    match action:
        case TurnGraybeard():
            return set(state.hands[GRAYBEARD][:1])
        case PlayCard(face):
            suit = state.suit
            follows = suit >= NO_SUIT or not NUMBER[face] or face // HIGHEST == suit
            return {card_of(face)} if follows else set(state.hands[seat])
        case _:
            return set(getattr(action, "cards", ()))


def _vary_sealed(twin: State, viewer: Seat | None, rng: Random, seat: Seat) -> None:
    """Other bids or loads while they are sealed."""
    others = [other for other in range(len(twin.bids)) if other not in (viewer, seat)]
    bids, loads = list(twin.bids), list(twin.loads)
    for other in others:
        if twin.phase is Phase.BIDDING and bids[other] != UNKNOWN:
            bids[other] = rng.randint(0, twin.round.cards)
        if twin.phase is Phase.LOADING and loads[other] is not None:
            loads[other] = rng.choice(list(Load))
    twin.bids, twin.loads = tuple(bids), tuple(loads)
