"""What legal actions do. Each ``do_x`` changes the state it is given and returns its step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core import Seat, Step
from engines.skullking.actions import (
    ChangeBid,
    ChooseLoad,
    DiscardCards,
    NameLeader,
    PlaceBid,
    PlaceWager,
    PlayCard,
    TurnGraybeard,
)
from engines.skullking.cards import (
    FACE_COUNT,
    HIGHEST,
    KIND,
    NUMBERS,
    TIGRESS,
    TIGRESS_AS_ESCAPE,
    Face,
    Kind,
    Pirate,
)
from engines.skullking.deals import MAX_SEATS
from engines.skullking.events import (
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    LoadChosen,
    LoadsRevealed,
    SkullKingEvent,
    TrickEnded,
)
from engines.skullking.legal import CARD_OF, LOADING
from engines.skullking.model import (
    NO_SUIT,
    NOBODY,
    NOT_LED,
    SUITLESS,
    UNKNOWN,
    PastTrick,
    State,
    named,
    order_of_trick,
    replaced,
)
from engines.skullking.powers import ask, do_change, do_discard, do_name, do_wager, unlock
from engines.skullking.rounds import NO_SECRETS, end_round, lead_trick
from engines.skullking.tricks import Play, resolve
from engines.skullking.views import GRAYBEARD, Phase

_SEATS = [Seat(seat) for seat in range(MAX_SEATS)]
_FACES = [Face(face) for face in range(FACE_COUNT)]
_PLACED = [(BidPlaced(seat),) for seat in _SEATS]
_CHOSEN = [(LoadChosen(seat),) for seat in _SEATS]
_PLAYED = [[(CardPlayed(seat, face),) for face in _FACES] for seat in _SEATS]
_PLAYS: list[list[tuple[Play]]] = [[((seat, face),) for face in _FACES] for seat in _SEATS]


def _suits_after() -> list[list[int]]:
    """What has to be followed after each face, by what had to be before (SKK12 to SKK16)."""
    numbers = [face // HIGHEST if face in NUMBERS else None for face in _FACES]
    sets_none = [KIND[face] in (Kind.ESCAPE, Kind.LOOT) for face in _FACES]
    after = [[suit] * FACE_COUNT for suit in range(SUITLESS + 1)]
    after[NO_SUIT] = [NO_SUIT if suit is None else suit for suit in numbers]
    led = [NO_SUIT if none else SUITLESS for none in sets_none]
    return [*after, [led[face] if (suit := numbers[face]) is None else suit for face in _FACES]]


SUIT_AFTER = _suits_after()


def do_bid(state: State, seat: Seat, action: PlaceBid) -> Step:
    """A sealed bid, or another one instead, which nobody notices; the last shows all (SKK9)."""
    before = state.bids[seat]
    state.bids = bids = replaced(state.bids, seat, action.tricks)
    if before != UNKNOWN:
        return named(Step, (state, (), NO_SECRETS))
    if UNKNOWN in bids:
        return named(Step, (state, _PLACED[seat], NO_SECRETS))
    if state.round.options.scoring == "rascal_loads":
        state.phase = LOADING
    else:
        lead_trick(state)
    return named(Step, (state, (*_PLACED[seat], BidsRevealed(bids)), NO_SECRETS))


def do_load(state: State, seat: Seat, action: ChooseLoad) -> Step:
    """A sealed load, as with bids (SKK10)."""
    before = state.loads[seat]
    state.loads = replaced(state.loads, seat, action.load)
    if before is not None:
        return named(Step, (state, (), NO_SECRETS))
    loads = tuple([load for load in state.loads if load is not None])
    if len(loads) < len(state.loads):
        return named(Step, (state, _CHOSEN[seat], NO_SECRETS))
    lead_trick(state)
    return named(Step, (state, (*_CHOSEN[seat], LoadsRevealed(loads)), NO_SECRETS))


def do_play(state: State, seat: Seat, action: PlayCard) -> Step:
    """A card from the hand into the trick (SKK11)."""
    face = action.face
    hand = state.hands[seat]
    place = hand.index(CARD_OF[face])
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    return _lay(state, seat, face)


def do_turn(state: State, seat: Seat, action: TurnGraybeard) -> Step:
    """The top card of Graybeard's pile into the trick, his Tigress as an escape (SKK55, SKK58)."""
    card, *pile = state.hands[GRAYBEARD]
    state.hands[GRAYBEARD] = tuple(pile)
    return _lay(state, GRAYBEARD, TIGRESS_AS_ESCAPE if card == TIGRESS else Face(card))


def _lay(state: State, player: Seat, face: Face) -> Step:
    """A card falls; the last one of a trick ends it."""
    state.suit = SUIT_AFTER[state.suit][face]
    state.plays = plays = state.plays + _PLAYS[player][face]
    order = state.order
    played = len(plays)
    if played < len(order):
        state.turn = order[played]
        return named(Step, (state, _PLAYED[player][face], NO_SECRETS))
    return _end_trick(state, plays, _PLAYED[player][face])


def _end_trick(state: State, plays: tuple[Play, ...], played: tuple[SkullKingEvent, ...]) -> Step:
    """Who takes the trick, and all that follows up to the next decision (SKK18 on)."""
    round_ = state.round
    options, number, seats = round_.options, state.trick, len(state.bids)
    result = resolve(plays, options, GRAYBEARD if seats == GRAYBEARD else None)
    public: list[SkullKingEvent] = [*played, TrickEnded(number, result)]
    state.tricks += (named(PastTrick, (round_.number, number, plays, result)),)
    winner = result.winner
    if winner is not None:
        state.won = replaced(state.won, winner, state.won[winner] + 1)
    state.order = order_of_trick(seats, result.leader, state.order)
    state.plays = ()
    state.suit = NOT_LED
    secrets = NO_SECRETS
    last = number == round_.cards
    if winner is not None and result.power is not None and options.pirate_powers:
        secrets = unlock(state, winner, result.power, last, public)
    if last and state.powers.harry != NOBODY:
        ask(state, state.powers.harry, Pirate.HARRY)
    if state.phase is not Phase.POWER:
        if last:
            secrets = end_round(state, public)
        else:
            lead_trick(state)
    return named(Step, (state, tuple(public), secrets))


DO: dict[type, Callable[[State, Seat, Any], Step]] = {
    PlaceBid: do_bid,
    ChooseLoad: do_load,
    PlayCard: do_play,
    TurnGraybeard: do_turn,
    NameLeader: do_name,
    DiscardCards: do_discard,
    PlaceWager: do_wager,
    ChangeBid: do_change,
}
"""What each kind of action does to a state that may be changed."""
