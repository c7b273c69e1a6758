"""What is legal in Skull, written once: ``verify_x`` raises, ``can_x`` asks, prompts list it.

Every ``verify_x`` raises a ``RuleError`` whose code is one of ``ERROR_CODES``. The choices
of a prompt are all actions that pass, looked for once for each case that can make a
difference and remembered after that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from engines.core import Prompt, RuleError, Seat
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
    HAND_DISCS,
    LAST_CHANCE,
    MAX_DISCS,
    MAX_SEATS,
    NOBODY,
    SEATS_IN,
)
from engines.skull.model import PastChallenge, State
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

_named = tuple.__new__  # pyright: ignore  makes named tuples without their slow constructor

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
    *RAISE,
    PASS,
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
    if phase is TURN or (phase is PLACING and state.turn != NOBODY):
        if seat != state.turn:
            raise _refusal(state, seat, None)
        hand = state.hands[seat]
    elif phase is PLACING:
        if seat == state.round.starter or seat not in SEATS_IN[state.round.living]:
            raise _refusal(state, seat, "starter_places_last")
        hand = state.round.owned[seat]
    else:
        raise _refusal(state, seat, "challenge_is_open")
    if not hand & DISC_BITS[action.disc]:
        raise RuleError("disc_not_in_hand", disc=action.disc)


def verify_open(state: State, seat: Seat, action: OpenChallenge) -> None:
    """On one's turn, from 1 to all discs down, with a disc of one's own down (SK6 to SK8)."""
    if state.phase is PLACING:
        raise _refusal(state, seat, "first_disc_missing")
    if state.phase is not TURN:
        raise _refusal(state, seat, "challenge_is_open")
    if seat != state.turn:
        raise _refusal(state, seat, None)
    if not state.stacks[seat]:
        raise RuleError("first_disc_missing")
    _verify_number(action.number, 1, state.total)


def verify_raise(state: State, seat: Seat, action: RaiseChallenge) -> None:
    """Higher than the last number, at most all discs down (SK9)."""
    verify_pass(state, seat)
    _verify_number(action.number, state.number + 1, state.total)


def verify_pass(state: State, seat: Seat, action: Pass | None = None) -> None:
    """Whoever is to answer a challenge may pass (SK10)."""
    if state.phase is not CHALLENGING:
        raise _refusal(state, seat, "no_challenge_open")
    if seat != state.turn:
        raise _refusal(state, seat, None)


def _verify_number(number: int, minimum: int, maximum: int) -> None:
    if number < minimum:
        raise RuleError("number_too_low", number=number, minimum=minimum)
    if number > maximum:
        raise RuleError("number_too_high", number=number, maximum=maximum)


def verify_flip(state: State, seat: Seat, action: FlipDisc) -> None:
    """The challenger turns the own stack first, then any that has discs left (SK12)."""
    if state.phase is not REVEALING:
        raise _refusal(state, seat, "nothing_to_turn")
    if seat != state.turn:
        raise _refusal(state, seat, None)
    target = action.target
    if target != seat and state.stacks[seat]:
        raise RuleError("own_stack_first")
    if target not in SEATS_IN[state.flippable]:
        raise RuleError("stack_empty", target=target)


def verify_lose(state: State, seat: Seat, action: LoseDisc) -> None:
    """Whoever turned the own skull gives away a disc he owns (SK16)."""
    if state.phase is not LOSING:
        raise _refusal(state, seat, "nothing_to_lose")
    if seat != state.turn:
        raise _refusal(state, seat, None)
    if not state.round.owned[seat] & FULL_HAND & DISC_BITS[action.disc]:
        raise RuleError("disc_not_owned", disc=action.disc)


def verify_name(state: State, seat: Seat, action: NameStarter) -> None:
    """Whoever went out by the own skull names any seat still in (SK19)."""
    if state.phase is not NAMING:
        raise _refusal(state, seat, "nothing_to_name")
    if seat != state.turn:
        raise _refusal(state, seat, None)
    if action.target not in SEATS_IN[state.round.living]:
        raise RuleError("target_eliminated", target=action.target)


def verify_show(state: State, seat: Seat, action: ShowDiscs) -> None:
    """After a failure the other seats may show their stacks, once each (SK17)."""
    past = open_past(state)
    if past is None or seat not in SEATS_IN[past.may_show]:
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
"""What to ask about each kind of action, after ``verify_seat``."""


def can_do(state: State, seat: Seat, action: SkullAction) -> bool:
    """Whether ``seat`` may play ``action`` now."""
    try:
        VERIFY[type(action)](state, seat, action)
    except RuleError:
        return False
    return True


def open_past(state: State) -> PastChallenge | None:
    """The last challenge, until the next one is opened; nobody shows after the end (SK17)."""
    phase = state.phase
    if phase is CHALLENGING or phase is REVEALING or phase is OVER:
        return None
    return state.round.past


def prompts(state: State) -> tuple[Prompt, ...]:
    """The open decisions in seat order, a seat's required one first."""
    phase = state.phase
    seat = state.turn
    if phase is CHALLENGING:
        return (_prompt(state, seat, "answer", _answer_choices(state, seat)),)
    if phase is REVEALING:
        own = bool(state.stacks[seat])
        return (_prompt(state, seat, "flip", _flip_choices(state, seat), own),)
    if phase is TURN:
        prompt = _prompt(state, seat, "turn", _turn_choices(state, seat))
    elif phase is PLACING:
        if seat == NOBODY:
            return _first_disc_prompts(state)
        prompt = _prompt(state, seat, "first_disc", _turn_choices(state, seat))
    elif phase is LOSING:
        prompt = _prompt(state, seat, "lose", _legal(state, seat, LOSE))
    elif phase is NAMING:
        prompt = _prompt(state, seat, "name", _legal(state, seat, NAME))
    else:
        return ()
    past = state.round.past
    if past is None or not past.may_show:
        return (prompt,)
    before, after = _show_prompts(past.round, past.may_show, seat)
    return (*before, prompt, *after)


def _prompt(
    state: State, seat: Seat, kind: str, choices: tuple[SkullAction, ...], auto: bool = False
) -> Prompt:
    key = _move_key(state.round.number, state.moves)
    return _named(Prompt, (seat, kind, key, choices, True, auto))


@cache
def _move_key(round_: int, moves: int) -> str:
    return f"r{round_}.t{moves}"


@cache
def _show_prompt(round_: int, seat: Seat) -> Prompt:
    return Prompt(seat, "show", f"r{round_}.show", (SHOW,), False)


@cache
def _show_prompts(
    round_: int, seats: int, turn: Seat
) -> tuple[tuple[Prompt, ...], tuple[Prompt, ...]]:
    """The show prompts of a failed round, of the seats before ``turn`` and of the others."""
    found = [_show_prompt(round_, seat) for seat in SEATS_IN[seats]]
    before = tuple(prompt for prompt in found if prompt.seat < turn)
    return before, tuple(found[len(before) :])


def _first_disc_prompts(state: State) -> tuple[Prompt, ...]:
    """One for each living seat but the starter; no longer required once its disc is down."""
    round_ = state.round
    past, starter, owned, stacks = round_.past, round_.starter, round_.owned, state.stacks
    may_show = past.may_show if past is not None else 0
    ready = _ready_first_prompts(round_.number)
    found: list[Prompt] = []
    for seat in SEATS_IN[round_.living]:
        if seat != starter:
            found.append(ready[seat][owned[seat]][not stacks[seat]])
        if may_show >> seat & 1:
            found.append(_show_prompt(round_.number - 1, seat))
    return tuple(found)


@cache
def _ready_first_prompts(round_: int) -> list[list[tuple[Prompt, Prompt]]]:
    """The first disc prompts of a round by seat, hand and whether they are required."""
    return [
        [_first_prompts(round_, Seat(seat), hand) for hand in range(len(HAND_DISCS))]
        for seat in range(MAX_SEATS)
    ]


def _first_prompts(round_: int, seat: Seat, hand: int) -> tuple[Prompt, Prompt]:
    choices = tuple(action for action in PLACE if hand & DISC_BITS[action.disc])
    prompt = Prompt(seat, "first_disc", f"r{round_}.first", choices, False)
    return prompt, prompt._replace(required=True)


def _legal(state: State, seat: Seat, actions: Iterable[SkullAction]) -> tuple[SkullAction, ...]:
    return tuple(action for action in actions if can_do(state, seat, action))


Choices = dict[int, tuple[SkullAction, ...]]
_TURN_CHOICES: Choices = {}
_ANSWER_CHOICES: Choices = {}
_FLIP_CHOICES: Choices = {}


def _turn_choices(state: State, seat: Seat) -> tuple[SkullAction, ...]:
    """A first disc has to be placed; after that a challenge may be opened as well."""
    case = 32 * state.hands[seat] + (state.total if state.stacks[seat] else 0)
    choices = _TURN_CHOICES.get(case)
    if choices is None:
        choices = _TURN_CHOICES[case] = _legal(state, seat, (*PLACE, *OPEN))
    return choices


def _answer_choices(state: State, seat: Seat) -> tuple[SkullAction, ...]:
    case = 32 * state.number + state.total
    choices = _ANSWER_CHOICES.get(case)
    if choices is None:
        choices = _ANSWER_CHOICES[case] = _legal(state, seat, (PASS, *RAISE))
    return choices


def _flip_choices(state: State, seat: Seat) -> tuple[SkullAction, ...]:
    case = 1 << seat if state.stacks[seat] else state.flippable
    choices = _FLIP_CHOICES.get(case)
    if choices is None:
        choices = _FLIP_CHOICES[case] = _legal(state, seat, FLIP)
    return choices
