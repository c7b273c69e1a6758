"""What the clock plays for a seat whose time is up (SKK63). None of it is left to chance."""

from __future__ import annotations

from engines.core import Prompt, Seat
from engines.skullking.actions import PlayCard, SkullKingAction
from engines.skullking.cards import (
    FACE_COUNT,
    HIGHEST,
    KIND,
    NUMBER,
    SUIT,
    TIGRESS_AS_ESCAPE,
    TIGRESS_AS_PIRATE,
    Kind,
    Suit,
)
from engines.skullking.legal import (
    BID,
    CHANGE,
    DISCARDS,
    LOAD,
    NAME,
    PLAY,
    TURN,
    WAGER,
    play_choices,
)
from engines.skullking.model import NO_SUIT, UNKNOWN, State

_KINDS = (
    Kind.ESCAPE,
    Kind.NUMBER,
    Kind.LOOT,
    Kind.MERMAID,
    Kind.PIRATE,
    Kind.SKULL_KING,
    Kind.KRAKEN,
    Kind.WHALE,
    Kind.TIGRESS,
)
"""What is played first when no suit is followed."""


def _place(face: int) -> tuple[int, bool, bool, int, int]:
    """Where a face stands among those that may be played; the lowest is."""
    tigress = face in (TIGRESS_AS_PIRATE, TIGRESS_AS_ESCAPE)
    return _KINDS.index(KIND[face]), tigress, SUIT[face] is Suit.BLACK, NUMBER[face], face


_PLACE = tuple(map(_place, range(FACE_COUNT)))


def clock_action(state: State, prompt: Prompt) -> SkullKingAction:
    """A plain legal move; where a sealed choice is in already, that one again."""
    seat = prompt.seat
    match prompt.kind:
        case "bid":
            bid = state.bids[seat]
            return BID[_fair_share(state) if bid == UNKNOWN else bid]
        case "load":
            return next((load for load in LOAD if load.load is state.loads[seat]), LOAD[0])
        case "play":
            return _card(state, seat)
        case "graybeard":
            return TURN
        case "rosie":
            return NAME[seat]
        case "will":
            return DISCARDS[state.powers.drawn]
        case "rascal":
            return WAGER[0]
        case _:
            return CHANGE[1]


def _fair_share(state: State) -> int:
    """The cards dealt divided by the seats, halves down."""
    cards, seats = state.round.cards, len(state.bids)
    return (2 * cards + seats - 1) // (2 * seats)


def _card(state: State, seat: Seat) -> PlayCard:
    """The lowest number of the led suit, or else what is missed least."""
    choices = play_choices(state.hands[seat], state.suit)
    first = choices[0].face
    if state.suit < NO_SUIT and NUMBER[first] and first // HIGHEST == state.suit:
        return choices[0]
    return PLAY[min([choice.face for choice in choices], key=_PLACE.__getitem__)]
