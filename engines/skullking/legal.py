"""What is legal in Skull King, written once: ``verify_x`` raises, ``can_x`` asks, prompts list it.

Every ``verify_x`` raises a ``RuleError`` whose code is one of ``ERROR_CODES`` and whose
params tell nothing but what the seat that tried can see itself.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any

from engines.core import Prompt, RuleError, Seat, after_voids
from engines.skullking.actions import (
    ChangeBid,
    ChooseLoad,
    DiscardCards,
    Load,
    NameLeader,
    PlaceBid,
    PlaceWager,
    PlayCard,
    SkullKingAction,
    TurnGraybeard,
)
from engines.skullking.cards import (
    CARD_COUNT,
    CODE,
    FACE_COUNT,
    HIGHEST,
    NUMBERS,
    SUITS,
    TIGRESS,
    TIGRESS_AS_ESCAPE,
    TIGRESS_AS_PIRATE,
    Card,
    Face,
    Pirate,
    card_of,
)
from engines.skullking.deals import EXTRA_ROUNDS, MAX_SEATS
from engines.skullking.model import NO_SUIT, NOBODY, UNKNOWN, State, named
from engines.skullking.options import MAX_HAND, MAX_ROUNDS
from engines.skullking.views import Phase

PROMPT_KINDS = ("bid", "load", "play", "graybeard", "rosie", "will", "rascal", "harry")
ERROR_CODES = frozenset(
    {
        "bad_format",
        "bad_hand_size",
        "bad_position",
        "bad_seat_count",
        "bad_wager",
        "bid_too_high",
        "bid_too_low",
        "bids_are_known",
        "bids_missing",
        "card_not_in_hand",
        "game_over",
        "graybeard_first",
        "loads_are_known",
        "loads_missing",
        "must_follow_suit",
        "no_rounds",
        "not_your_turn",
        "nothing_to_change",
        "nothing_to_discard",
        "nothing_to_load",
        "nothing_to_name",
        "nothing_to_stake",
        "nothing_to_turn",
        "power_first",
        "tigress_undecided",
        "too_many_rounds",
        "unknown_action",
        "unknown_card",
        "unknown_seat",
        "wrong_discard_count",
    }
)
"""Three of them, ``no_rounds``, ``too_many_rounds`` and ``bad_hand_size``, are for options."""

BIDDING, LOADING, PLAYING = Phase.BIDDING, Phase.LOADING, Phase.PLAYING
POWER, OVER = Phase.POWER, Phase.OVER

BID = tuple(PlaceBid(tricks) for tricks in range(MAX_HAND + 1))
LOAD = tuple(ChooseLoad(load) for load in Load)
PLAY = tuple(PlayCard(Face(face)) for face in range(FACE_COUNT))
TURN = TurnGraybeard()
NAME = tuple(NameLeader(Seat(seat)) for seat in range(MAX_SEATS))
DISCARDS = {
    cards: DiscardCards(cards)
    for count in (1, 2)
    for cards in combinations(map(Card, range(CARD_COUNT)), count)
}
"""Will's choices, by their cards."""
WAGER = tuple(PlaceWager(points) for points in (0, 10, 20))
CHANGE = tuple(ChangeBid(change) for change in (-1, 0, 1))
ACTIONS: tuple[SkullKingAction, ...] = (
    *BID,
    *LOAD,
    *(action for action in PLAY if action.face != TIGRESS),
    TURN,
    *NAME,
    *DISCARDS.values(),
    *WAGER,
    *CHANGE,
)
"""Every action of any game of Skull King, each once."""

CARD_OF = tuple(card_of(Face(face)) for face in range(FACE_COUNT))
_LAST_NUMBER = NUMBERS[-1]
_SUIT_STARTS = range(0, len(NUMBERS) + 1, HIGHEST)


# ---- what is refused ---------------------------------------------------------------


def _refusal(state: State, seat: int, wrong: str | None, **params: Any) -> RuleError:
    """Why ``seat`` may not act so now; ``wrong`` and ``params`` are for what nobody may."""
    if not 0 <= seat < len(state.bids):
        return RuleError("unknown_seat", seat=seat)
    if state.phase is OVER:
        return RuleError("game_over")
    if wrong is not None:
        return RuleError(wrong, **params)
    return RuleError("not_your_turn", turn=state.turn)


def verify_bid(state: State, seat: Seat, action: PlaceBid) -> None:
    """From 0 to the cards dealt, until the last bid is in (SKK9)."""
    if state.phase is not BIDDING or not 0 <= seat < len(state.bids):
        raise _refusal(state, seat, "bids_are_known")
    _verify_in_range(action.tricks, state.round.cards)


def _verify_in_range(bid: int, cards: int) -> None:
    if bid > cards:
        raise RuleError("bid_too_high", bid=bid, maximum=cards)
    if bid < 0:
        raise RuleError("bid_too_low", bid=bid, minimum=0)


def verify_load(state: State, seat: Seat, action: ChooseLoad) -> None:
    """Once the bids are known, until the last load is chosen (SKK10)."""
    if state.phase is LOADING and 0 <= seat < len(state.bids):
        return
    if state.round.options.scoring != "rascal_loads":
        raise _refusal(state, seat, "nothing_to_load")
    raise _refusal(state, seat, "bids_missing" if state.phase is BIDDING else "loads_are_known")


def verify_play(state: State, seat: Seat, action: PlayCard) -> None:
    """A card of one's hand, on one's turn, following suit (SKK11 to SKK17)."""
    if seat != state.turn or state.phase is not PLAYING or seat >= len(state.bids):
        raise _not_to_play(state, seat)
    card = CARD_OF[action.face]
    hand = state.hands[seat]
    if card not in hand:
        raise RuleError("card_not_in_hand", card=CODE[card])
    if action.face == TIGRESS:
        raise RuleError("tigress_undecided")
    suit = state.suit
    if suit < NO_SUIT and card <= _LAST_NUMBER and card // HIGHEST != suit:
        start = _SUIT_STARTS[suit]
        if bisect_left(hand, start) < bisect_left(hand, start + HIGHEST):
            raise RuleError("must_follow_suit", suit=SUITS[suit].value)


def _not_to_play(state: State, seat: int) -> RuleError:
    """Why ``seat`` may not play a card now."""
    if state.phase is BIDDING:
        return _refusal(state, seat, "bids_missing")
    if state.phase is LOADING:
        return _refusal(state, seat, "loads_missing")
    if state.phase is POWER:
        pirate = state.powers.deciding
        return _refusal(state, seat, "power_first", turn=state.turn, pirate=pirate)
    return _refusal(state, seat, "graybeard_first" if state.turn >= len(state.bids) else None)


def verify_turn(state: State, seat: Seat, action: TurnGraybeard) -> None:
    """The seat that plays after Graybeard turns his card (SKK55)."""
    if state.phase is not PLAYING or state.turn < len(state.bids):
        raise _refusal(state, seat, "nothing_to_turn")
    turn = after_graybeard(state)
    if seat != turn:
        raise _refusal(state, seat, "not_your_turn", turn=turn)


def after_graybeard(state: State) -> Seat:
    """The seat that plays next after Graybeard's card, which is awaited."""
    return state.order[len(state.plays) + 1]


def _verify_power(state: State, seat: Seat, pirate: Pirate, wrong: str) -> None:
    """A power is used by the seat it was unlocked for, while it is asked."""
    if state.phase is not POWER or state.powers.deciding is not pirate:
        raise _refusal(state, seat, wrong)
    if seat != state.turn:
        raise _refusal(state, seat, None)


def verify_name(state: State, seat: Seat, action: NameLeader) -> None:
    """Rosie: any seat (SKK49)."""
    _verify_power(state, seat, Pirate.ROSIE, "nothing_to_name")
    if not 0 <= action.target < len(state.bids):
        raise RuleError("unknown_seat", seat=action.target)


def verify_discard(state: State, seat: Seat, action: DiscardCards) -> None:
    """Will: as many cards of the hand as were drawn (SKK50)."""
    _verify_power(state, seat, Pirate.WILL, "nothing_to_discard")
    if action.cards not in DISCARDS:
        raise RuleError("unknown_action")
    count = len(state.powers.drawn)
    if len(action.cards) != count:
        raise RuleError("wrong_discard_count", count=count)
    for card in action.cards:
        if card not in state.hands[seat]:
            raise RuleError("card_not_in_hand", card=CODE[card])


def verify_wager(state: State, seat: Seat, action: PlaceWager) -> None:
    """Rascal: 0, 10 or 20 points (SKK52)."""
    _verify_power(state, seat, Pirate.RASCAL, "nothing_to_stake")
    if action not in WAGER:
        raise RuleError("bad_wager", points=action.points)


def verify_change(state: State, seat: Seat, action: ChangeBid) -> None:
    """Harry: one up or down or not at all, within 0 and the cards dealt (SKK53, SKK54)."""
    if state.powers.harry == NOBODY or seat != state.powers.harry:
        _verify_power(state, seat, Pirate.HARRY, "nothing_to_change")
    if action not in CHANGE:
        raise RuleError("unknown_action")
    _verify_in_range(state.bids[seat] + action.change, state.round.cards)


VERIFY: dict[type, Callable[[State, Seat, Any], None]] = {
    PlaceBid: verify_bid,
    ChooseLoad: verify_load,
    PlayCard: verify_play,
    TurnGraybeard: verify_turn,
    NameLeader: verify_name,
    DiscardCards: verify_discard,
    PlaceWager: verify_wager,
    ChangeBid: verify_change,
}
"""What to ask about each kind of action."""


def can_do(state: State, seat: Seat, action: SkullKingAction) -> bool:
    """Whether ``seat`` may play ``action`` now."""
    try:
        VERIFY[type(action)](state, seat, action)
    except RuleError:
        return False
    return True


# ---- what is offered ---------------------------------------------------------------

_ROUNDS = range(MAX_ROUNDS + EXTRA_ROUNDS + 1)
_TRICKS = range(MAX_HAND + 1)
_PLAY_KEYS = [[f"r{round_}.t{trick}.play" for trick in _TRICKS] for round_ in _ROUNDS]
_PLAYED_AS: tuple[tuple[PlayCard, ...], ...] = tuple(
    (PLAY[TIGRESS_AS_PIRATE], PLAY[TIGRESS_AS_ESCAPE]) if card == TIGRESS else (PLAY[card],)
    for card in range(CARD_COUNT)
)
_played_as = _PLAYED_AS.__getitem__
_flat = chain.from_iterable


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open decisions in seat order, a seat's required one first.

    Empty exactly when the game is over.
    """
    asked, voids = _asked(state), state.round.voids
    return after_voids(asked, voids) if voids else asked


def _asked(state: State) -> tuple[Prompt, ...]:
    """The prompts with the keys they have in a game without a void."""
    phase = state.phase
    if phase is PLAYING:
        seat = state.turn
        if seat >= len(state.bids):
            required = _turn_prompt(state.round.number, state.trick, after_graybeard(state))
        else:
            key = _PLAY_KEYS[state.round.number][state.trick]
            choices = play_choices(state.hands[seat], state.suit)
            required = named(Prompt, (seat, "play", key, choices, True, False))
    elif phase is BIDDING:
        return _sealed(_bid_prompts(state), state.bids, UNKNOWN)
    elif phase is LOADING:
        return _sealed(_load_prompts(state.round.number, len(state.bids)), state.loads, None)
    elif phase is POWER:
        required = _power_prompt(state)
    else:
        return ()
    harry = state.powers.harry
    if harry == NOBODY:
        return (required,)
    optional = _harry_prompt(state, harry, False)
    return (optional, required) if harry < required[0] else (required, optional)


def play_choices(hand: tuple[Card, ...], suit: int) -> tuple[PlayCard, ...]:
    """The ways to play a card of a rising hand when ``suit`` is to be followed (SKK12, SKK17)."""
    if suit < NO_SUIT:
        start = _SUIT_STARTS[suit]
        first = bisect_left(hand, start)
        end = bisect_left(hand, start + HIGHEST, first)
        if first < end:
            hand = hand[first:end] + hand[bisect_left(hand, _LAST_NUMBER + 1, end) :]
    return tuple(_flat(map(_played_as, hand)))


@cache
def _turn_prompt(round_: int, trick: int, seat: Seat) -> Prompt:
    key = f"r{round_}.t{trick}.graybeard"
    return Prompt(seat, "graybeard", key, (TURN,), auto=True)


_SealedPrompts = list[tuple[Prompt, Prompt]]
"""A seat's prompt before it has decided and after."""


def _sealed(
    by_seat: _SealedPrompts, sealed: Sequence[object], missing: object
) -> tuple[Prompt, ...]:
    return tuple([pair[value != missing] for pair, value in zip(by_seat, sealed, strict=True)])


def _bid_prompts(state: State) -> _SealedPrompts:
    return _bids_of(state.round.number, state.round.cards, len(state.bids))


@cache
def _bids_of(round_: int, cards: int, seats: int) -> _SealedPrompts:
    return _both_ways("bid", f"r{round_}.bid", BID[: cards + 1], seats)


@cache
def _load_prompts(round_: int, seats: int) -> _SealedPrompts:
    return _both_ways("load", f"r{round_}.load", LOAD, seats)


def _both_ways(kind: str, key: str, choices: tuple[Any, ...], seats: int) -> _SealedPrompts:
    first = [Prompt(Seat(seat), kind, key, choices) for seat in range(seats)]
    return [(prompt, prompt._replace(required=False)) for prompt in first]


def _power_prompt(state: State) -> Prompt:
    """What the seat whose pirate won is asked."""
    pirate, seat = state.powers.deciding, state.turn
    assert pirate is not None
    choices: tuple[SkullKingAction, ...]
    match pirate:
        case Pirate.ROSIE:
            seats = len(state.bids)
            choices = NAME[seat:seats] + NAME[:seat]
        case Pirate.WILL:
            count = len(state.powers.drawn)
            choices = tuple(map(DISCARDS.__getitem__, combinations(state.hands[seat], count)))
        case Pirate.RASCAL:
            choices = WAGER
        case _:
            return _harry_prompt(state, seat, True)
    key = f"r{state.round.number}.t{state.trick}.{pirate.value}"
    return Prompt(seat, pirate.value, key, choices)


def _harry_prompt(state: State, seat: Seat, required: bool) -> Prompt:
    """Harry's question; its key stays the same for as long as it may be answered."""
    round_ = state.round
    late = round_.options.harry_timing == "end_of_round"
    trick = 0 if late else state.trick
    return _change_prompt(seat, round_.number, trick, state.bids[seat], round_.cards, required)


@cache
def _change_prompt(
    seat: Seat, round_: int, trick: int, bid: int, cards: int, required: bool
) -> Prompt:
    choices = tuple(action for action in CHANGE if 0 <= bid + action.change <= cards)
    key = f"r{round_}.t{trick}.harry" if trick else f"r{round_}.harry"
    return Prompt(seat, "harry", key, choices, required)
