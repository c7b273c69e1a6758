"""The powers of the five pirates (SKK47 to SKK54): what unlocks one, and what its use does."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.core import Seat, Step
from engines.skullking.actions import ChangeBid, DiscardCards, NameLeader, PlaceWager
from engines.skullking.cards import Pirate
from engines.skullking.events import (
    BidChanged,
    CardsDiscarded,
    CardsDrawn,
    CardsLearned,
    LeaderNamed,
    PowerUnlocked,
    SkullKingEvent,
    StockLearned,
    StockViewed,
    WagerPlaced,
)
from engines.skullking.model import NOBODY, State, order_of_trick
from engines.skullking.rounds import NO_SECRETS, Secrets, end_round, lead_trick
from engines.skullking.views import Phase, PowerUsed

WILL_DRAWS = 2

_unlocked = cache(PowerUnlocked)
_named = cache(LeaderNamed)
_drawn = cache(CardsDrawn)
_discarded = cache(CardsDiscarded)
_viewed = cache(StockViewed)
_staked = cache(WagerPlaced)
_changed = cache(BidChanged)
_used = cache(PowerUsed)


def unlock(
    state: State, seat: Seat, pirate: Pirate, last: bool, public: list[SkullKingEvent]
) -> Secrets:
    """``seat`` took a trick with ``pirate``: ask for a decision or do what needs none (SKK47)."""
    match pirate:
        case Pirate.HARRY:
            unlocked = True
        case Pirate.WILL | Pirate.JUANITA:
            unlocked = not last and len(state.stock) > 0
        case _:
            unlocked = not last
    if not unlocked:
        return NO_SECRETS
    public.append(_unlocked(seat, pirate))
    match pirate:
        case Pirate.JUANITA:
            return _view(state, seat, public)
        case Pirate.WILL:
            ask(state, seat, pirate)
            return _draw(state, seat, public)
        case Pirate.HARRY if state.round.options.harry_timing == "end_of_round" and not last:
            state.powers = state.powers._replace(harry=seat)
        case _:
            ask(state, seat, pirate)
    return NO_SECRETS


def ask(state: State, seat: Seat, pirate: Pirate) -> None:
    """The game waits until ``seat`` has used this power."""
    state.phase = Phase.POWER
    state.turn = seat
    harry = NOBODY if pirate is Pirate.HARRY else state.powers.harry
    state.powers = state.powers._replace(deciding=pirate, harry=harry)


def _draw(state: State, seat: Seat, public: list[SkullKingEvent]) -> Secrets:
    """Two cards of the stock, or those there are, into the hand (SKK50)."""
    cards = tuple(sorted(state.stock[:WILL_DRAWS]))
    state.stock = state.stock[WILL_DRAWS:]
    state.hands[seat] = tuple(sorted(state.hands[seat] + cards))
    state.powers = state.powers._replace(drawn=cards)
    public.append(_drawn(seat, len(cards)))
    return {seat: (CardsLearned(seat, cards),)}


def _view(state: State, seat: Seat, public: list[SkullKingEvent]) -> Secrets:
    """The stock as it is now, but not its order, for one seat until the round ends (SKK51)."""
    cards = tuple(sorted(state.stock))
    _note(state, seat, Pirate.JUANITA, len(cards))
    state.powers = state.powers._replace(viewer=seat, viewed=cards)
    public.append(_viewed(seat, len(cards)))
    return {seat: (StockLearned(seat, cards),)}


def do_name(state: State, seat: Seat, action: NameLeader) -> Step:
    """Somebody else leads the next trick, or oneself (SKK49)."""
    state.order = order_of_trick(len(state.bids), action.target, state.order)
    _note(state, seat, Pirate.ROSIE, action.target)
    return _go_on(state, _named(seat, action.target))


def do_discard(state: State, seat: Seat, action: DiscardCards) -> Step:
    """Cards out of the hand and out of play (SKK50)."""
    hand = state.hands[seat]
    state.hands[seat] = tuple(card for card in hand if card not in action.cards)
    powers = state.powers
    state.powers = powers._replace(drawn=(), discards=powers.discards + action.cards)
    count = len(action.cards)
    _note(state, seat, Pirate.WILL, count)
    return _go_on(state, _discarded(seat, count))


def do_wager(state: State, seat: Seat, action: PlaceWager) -> Step:
    """Points staked on being exact (SKK52)."""
    _note(state, seat, Pirate.RASCAL, action.points)
    return _go_on(state, _staked(seat, action.points))


def do_change(state: State, seat: Seat, action: ChangeBid) -> Step:
    """Another contract, right after the trick or at any time of the round (SKK53, SKK54)."""
    change = action.change
    _note(state, seat, Pirate.HARRY, change)
    event = _changed(seat, change, state.bids[seat] + change)
    if state.powers.harry == seat:
        state.powers = state.powers._replace(harry=NOBODY)
        return Step(state, (event,), NO_SECRETS)
    return _go_on(state, event)


def _note(state: State, seat: Seat, pirate: Pirate, value: int) -> None:
    """Keep what a power was used for, and after which trick."""
    used = _used(state.tricks[-1].number, seat, pirate, value)
    state.powers = state.powers._replace(used=(*state.powers.used, used))


def _go_on(state: State, event: SkullKingEvent) -> Step:
    """The next trick, or the scoring after the last one."""
    public: list[Any] = [event]
    state.powers = state.powers._replace(deciding=None)
    secrets = NO_SECRETS
    if state.trick == state.round.cards:
        secrets = end_round(state, public)
    else:
        lead_trick(state)
    return Step(state, tuple(public), secrets)
