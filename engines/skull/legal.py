"""What is legal in Skull, written once: ``verify_x`` raises, ``can_x`` asks, prompts list it.

Every ``verify_x`` raises a ``RuleError`` whose code is one of ``ERROR_CODES``. The choices
of a prompt are all actions that pass, looked for once for each case that can make a
difference and remembered after that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain
from operator import getitem, not_
from typing import Any

from engines.core import Prompt, RuleError, Seat, after_voids
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
    SkullAction,
)
from engines.skull.codes import (
    DISC_BITS,
    FULL_HAND,
    LAST_CHANCE,
    MAX_DISCS,
    MAX_SEATS,
    MOST_MOVES,
    MOST_ROUNDS,
    NOBODY,
    SEATS_IN,
    named,
)
from engines.skull.model import State
from engines.skull.views import Phase

PROMPT_KINDS = ("first_disc", "turn", "answer", "flip", "lose", "name", "show")
ERROR_CODES = frozenset(
    {
        "already_passed",
        "bad_format",
        "bad_position",
        "bad_seat_count",
        "challenge_is_open",
        "disc_not_in_hand",
        "disc_not_owned",
        "first_disc_missing",
        "game_over",
        "no_challenge_open",
        "not_your_turn",
        "nothing_to_lose",
        "nothing_to_name",
        "nothing_to_show",
        "nothing_to_turn",
        "number_too_high",
        "number_too_low",
        "own_stack_first",
        "seat_eliminated",
        "stack_empty",
        "starter_places_last",
        "target_eliminated",
        "unknown_action",
        "unknown_seat",
    }
)

PLACING, TURN, CHALLENGING = Phase.PLACING, Phase.TURN, Phase.CHALLENGING
REVEALING, LOSING, NAMING, OVER = Phase.REVEALING, Phase.LOSING, Phase.NAMING, Phase.OVER
NOTHING_SHOWN = (CHALLENGING, REVEALING, OVER)
"""The phases in which nobody may show the discs of the last challenge (SK17)."""

PLACE = tuple(PlaceDisc(disc) for disc in Disc)
OPEN = tuple(OpenChallenge(number) for number in range(1, MAX_SEATS * MAX_DISCS + 1))
RAISE = tuple(RaiseChallenge(number) for number in range(2, MAX_SEATS * MAX_DISCS + 1))
PASS = Pass()
FLIP = tuple(FlipDisc(Seat(seat)) for seat in range(MAX_SEATS))
LOSE = tuple(LoseDisc(disc) for disc in Disc if disc is not LAST_CHANCE)
NAME = tuple(NameStarter(Seat(seat)) for seat in range(MAX_SEATS))
SHOW = ShowDiscs()
ACTIONS: tuple[SkullAction, ...] = (
    *PLACE,
    *OPEN,
    PASS,
    *RAISE,
    *FLIP,
    *LOSE,
    *NAME,
    SHOW,
)
"""Every action of any game of Skull, each once."""


def _refusal(state: State, seat: int, wrong_phase: str | None) -> RuleError:
    """Why ``seat`` may not act so now; ``wrong_phase`` is the code if it is a matter of phase."""
    if not 0 <= seat < len(state.round.owned):
        return RuleError("unknown_seat", seat=seat)
    if state.phase is OVER:
        return RuleError("game_over")
    if not state.round.living >> seat & 1 and seat != state.turn:
        return RuleError("seat_eliminated")
    if wrong_phase is not None:
        return RuleError(wrong_phase)
    if state.phase is CHALLENGING and not state.bidders >> seat & 1:
        return RuleError("already_passed")
    return RuleError("not_your_turn", turn=state.turn)


def verify_place(state: State, seat: Seat, action: PlaceDisc) -> None:
    """A disc in hand, on one's turn, before the challenge is open (SK4 to SK6)."""
    phase = state.phase
    if phase is PLACING and state.turn == NOBODY:
        round_ = state.round
        if seat == round_.starter or seat not in SEATS_IN[round_.living]:
            raise _refusal(state, seat, "starter_places_last")
        hand = round_.owned[seat]
    elif phase is TURN or phase is PLACING:
        if seat != state.turn:
            raise _refusal(state, seat, None)
        hand = state.hands[seat]
    else:
        raise _refusal(state, seat, "challenge_is_open")
    if not hand & DISC_BITS[action.disc]:
        raise RuleError("disc_not_in_hand", disc=action.disc)


def _verify_turn(state: State, seat: Seat, phase: Phase, wrong_phase: str) -> None:
    """What is decided in ``phase`` is decided by the seat whose turn it is."""
    if state.phase is not phase:
        raise _refusal(state, seat, wrong_phase)
    if seat != state.turn:
        raise _refusal(state, seat, None)


def verify_open(state: State, seat: Seat, action: OpenChallenge) -> None:
    """On one's turn, from 1 to all discs down, with a disc of one's own down (SK6 to SK8)."""
    early = state.phase is PLACING
    _verify_turn(state, seat, TURN, "first_disc_missing" if early else "challenge_is_open")
    if not state.stacks[seat]:
        raise RuleError("first_disc_missing")
    _verify_number(action.number, 1, state.total)


def verify_raise(state: State, seat: Seat, action: RaiseChallenge) -> None:
    """Higher than the last number, at most all discs down (SK9)."""
    _verify_turn(state, seat, CHALLENGING, "no_challenge_open")
    _verify_number(action.number, state.number + 1, state.total)


def _verify_number(number: int, minimum: int, maximum: int) -> None:
    if number < minimum:
        raise RuleError("number_too_low", number=number, minimum=minimum)
    if number > maximum:
        raise RuleError("number_too_high", number=number, maximum=maximum)


def verify_pass(state: State, seat: Seat, action: Pass) -> None:
    """Whoever is to answer a challenge may pass (SK10)."""
    _verify_turn(state, seat, CHALLENGING, "no_challenge_open")


def verify_flip(state: State, seat: Seat, action: FlipDisc) -> None:
    """The challenger turns the own stack first, then any that has discs left (SK12)."""
    _verify_turn(state, seat, REVEALING, "nothing_to_turn")
    if action.target != seat and state.stacks[seat]:
        raise RuleError("own_stack_first")
    if action.target not in SEATS_IN[state.flippable]:
        raise RuleError("stack_empty", target=action.target)


def verify_lose(state: State, seat: Seat, action: LoseDisc) -> None:
    """Whoever turned the own skull gives away a disc he owns (SK16)."""
    _verify_turn(state, seat, LOSING, "nothing_to_lose")
    if not state.round.owned[seat] & FULL_HAND & DISC_BITS[action.disc]:
        raise RuleError("disc_not_owned", disc=action.disc)


def verify_name(state: State, seat: Seat, action: NameStarter) -> None:
    """Whoever went out by the own skull names any seat still in (SK19)."""
    _verify_turn(state, seat, NAMING, "nothing_to_name")
    if action.target not in SEATS_IN[state.round.living]:
        raise RuleError("target_eliminated", target=action.target)


def verify_show(state: State, seat: Seat, action: ShowDiscs) -> None:
    """After a failure the other seats may show their stacks, once each (SK17)."""
    past = state.round.past
    if past is None or state.phase in NOTHING_SHOWN or seat not in SEATS_IN[past.may_show]:
        raise _refusal(state, seat, "nothing_to_show")


VERIFY: dict[type, Callable[[State, Seat, Any], None]] = {
    PlaceDisc: verify_place,
    OpenChallenge: verify_open,
    RaiseChallenge: verify_raise,
    Pass: verify_pass,
    FlipDisc: verify_flip,
    LoseDisc: verify_lose,
    NameStarter: verify_name,
    ShowDiscs: verify_show,
}
"""What to ask about each kind of action."""


def can_do(state: State, seat: Seat, action: SkullAction) -> bool:
    """Whether ``seat`` may play ``action`` now."""
    try:
        VERIFY[type(action)](state, seat, action)
    except RuleError:
        return False
    return True


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open decisions in seat order, a seat's required one first.

    Empty exactly when the game is over.
    """
    asked, voids = _asked(state), state.round.voids
    return after_voids(asked, voids) if voids else asked


def _asked(state: State) -> tuple[Prompt, ...]:
    """The prompts with the keys they have in a game without a void."""
    phase, seat, auto = state.phase, state.turn, False
    if phase is TURN:
        kind = "turn"
        case = 32 * state.hands[seat] + (state.total if state.stacks[seat] else 0)
    elif phase is REVEALING:
        kind = "flip"
        auto = len(state.stacks[seat]) > 0
        case = _FLIPS + (1 << seat if auto else state.flippable)
    elif phase is CHALLENGING:
        kind = "answer"
        case = _ANSWERS + 32 * state.number + state.total
    elif phase is PLACING:
        if seat == NOBODY:
            return _first_disc_prompts(state)
        kind = "first_disc"
        case = 32 * state.hands[seat]
    elif phase is LOSING:
        kind = "lose"
        case = _LOSSES + state.round.owned[seat]
    elif phase is NAMING:
        kind = "name"
        case = _NAMES + state.round.living
    else:
        return ()
    choices = _CHOICES.get(case) or _find_choices(state, case)
    round_ = state.round
    prompt = named(Prompt, (seat, kind, _KEYS[round_.number][state.moves], choices, True, auto))
    past = round_.past
    if past is None or not past.may_show or phase in NOTHING_SHOWN:
        return (prompt,)
    before, after = _show_prompts(past.round, past.may_show, seat)
    return (*before, prompt, *after)


_KEYS = [[f"r{round_}.t{moves}" for moves in range(MOST_MOVES)] for round_ in range(MOST_ROUNDS)]
_CHOICES: dict[int, tuple[SkullAction, ...]] = {}
"""Legal actions by all that they depend on: a hand and the total, the numbers, a set of seats."""
_ANSWERS, _FLIPS, _LOSSES, _NAMES = 1 << 10, 2 << 10, 3 << 10, 4 << 10


def _find_choices(state: State, case: int) -> tuple[SkullAction, ...]:
    """What the seat whose turn it is may do; ``case`` says all that it depends on."""
    seat = state.turn
    legal = [action for action in ACTIONS if can_do(state, seat, action)]
    choices = _CHOICES[case] = tuple(action for action in legal if action is not SHOW)
    return choices


@cache
def _show_prompts(
    round_: int, seats: int, turn: Seat
) -> tuple[tuple[Prompt, ...], tuple[Prompt, ...]]:
    """The show prompts of a failed round, of the seats before ``turn`` and of the others."""
    key = f"r{round_}.show"
    found = [Prompt(seat, "show", key, (SHOW,), False) for seat in SEATS_IN[seats]]
    before = tuple(prompt for prompt in found if prompt.seat < turn)
    return before, tuple(found[len(before) :])


def _first_disc_prompts(state: State) -> tuple[Prompt, ...]:
    """One for each living seat but the starter; no longer required once its disc is down."""
    round_, past = state.round, state.round.past
    placers = round_.living & ~(1 << round_.starter)
    may_show = past.may_show if past is not None else 0
    by_seat = _first_round_prompts(round_.number, round_.owned, placers, may_show)
    return tuple(chain.from_iterable(map(getitem, by_seat, map(not_, state.stacks))))


@lru_cache(256)
def _first_round_prompts(
    round_: int, owned: tuple[int, ...], placers: int, may_show: int
) -> list[tuple[tuple[Prompt, ...], tuple[Prompt, ...]]]:
    """The prompts while first discs are placed: by seat, with its disc down and without."""
    return [
        _first_seat_prompts(round_, Seat(seat), hand, placers >> seat & 1, may_show >> seat & 1)
        for seat, hand in enumerate(owned)
    ]


@cache
def _first_seat_prompts(
    round_: int, seat: Seat, hand: int, places: int, may_show: int
) -> tuple[tuple[Prompt, ...], tuple[Prompt, ...]]:
    show = _show_prompts(round_ - 1, 1 << seat, seat)[1] if may_show else ()
    if not places:
        return show, show
    choices = tuple(action for action in PLACE if hand & DISC_BITS[action.disc])
    down = Prompt(seat, "first_disc", f"r{round_}.first", choices, False)
    return (down, *show), (down._replace(required=True), *show)
