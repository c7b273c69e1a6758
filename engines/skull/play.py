"""What legal actions do. Each ``do_x`` changes the state it is given and returns its step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from engines.core import Seat, Step, draw
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
)
from engines.skull.codes import (
    DISC_WORTH,
    HAND_DISCS,
    HAND_SIZE,
    LAST_CHANCE,
    MAX_DISCS,
    MAX_SEATS,
    NEXT_SEAT,
    NOBODY,
    SEATS_IN,
    SKULL,
    named,
    replaced,
)
from engines.skull.events import (
    ChallengeFailed,
    ChallengeOpened,
    ChallengeRaised,
    ChallengerFound,
    ChallengeWon,
    DiscFlipped,
    DiscLearned,
    DiscLost,
    DiscPlaced,
    DiscsShown,
    Eliminated,
    FirstDiscsFixed,
    GameEnded,
    LastChanceGiven,
    LastChanceReturned,
    Passed,
    RoundStarted,
    SkullEvent,
    StarterNamed,
)
from engines.skull.legal import CHALLENGING, LOSING, NAMING, OVER, PLACING, REVEALING, TURN
from engines.skull.model import (
    PastChallenge,
    Round,
    State,
    begin_round,
    give_last_chance,
    last_chance_holder,
    placed_discs,
)

_SEATS = [Seat(seat) for seat in range(MAX_SEATS)]
_NUMBERS = range(MAX_SEATS * MAX_DISCS + 1)
_PLACED = [((DiscPlaced(seat),), (DiscPlaced(seat, last_chance=True),)) for seat in _SEATS]
_OPENED = [[ChallengeOpened(seat, number) for number in _NUMBERS] for seat in _SEATS]
_RAISED = [[ChallengeRaised(seat, number) for number in _NUMBERS] for seat in _SEATS]
_PASSED = [(Passed(seat),) for seat in _SEATS]
_FOUND = [[ChallengerFound(seat, number) for number in _NUMBERS] for seat in _SEATS]
_FLIPPED = [
    [{disc: DiscFlipped(seat, target, disc) for disc in Disc} for target in _SEATS]
    for seat in _SEATS
]
_won = cache(ChallengeWon)
_failed = cache(ChallengeFailed)
_lost = cache(DiscLost)
_learned = cache(DiscLearned)
_begun = cache(RoundStarted)
_fixed = cache(FirstDiscsFixed)

NO_SECRETS: Mapping[Seat, tuple[SkullEvent, ...]] = MappingProxyType({})


def do_place(state: State, seat: Seat, action: PlaceDisc) -> Step:
    """Put a disc on the own stack (SK4, SK5)."""
    disc = action.disc
    stack = state.stacks[seat]
    if state.phase is PLACING and state.turn == NOBODY:
        return _exchange(state, seat, disc) if stack else _place_first(state, seat, disc)
    state.hands[seat] -= DISC_WORTH[disc]
    state.stacks[seat] = (*stack, disc)
    state.total += 1
    state.moves += 1
    state.last_move = (seat, "place")
    if stack:
        state.turn = NEXT_SEAT[state.round.living][seat]
    elif state.phase is PLACING:
        state.turn = NEXT_SEAT[state.round.living][seat]
        if state.turn == state.round.starter:
            state.phase = TURN
    return named(Step, (state, _PLACED[seat][disc == LAST_CHANCE], NO_SECRETS))


def _place_first(state: State, seat: Seat, disc: Disc) -> Step:
    """A first disc among the others'; after the last of them the starter's follows (SK4)."""
    state.hands[seat] -= DISC_WORTH[disc]
    state.stacks[seat] = (disc,)
    state.total += 1
    state.moves += 1
    state.last_move = (seat, "place")
    if state.total < len(SEATS_IN[state.round.living]) - 1:
        return named(Step, (state, _PLACED[seat][False], NO_SECRETS))
    state.phase = TURN
    state.turn = state.round.starter
    fixed = _fixed(_last_chance_down(state))
    return named(Step, (state, (*_PLACED[seat][False], fixed), NO_SECRETS))


def _exchange(state: State, seat: Seat, disc: Disc) -> Step:
    """Another first disc instead of the one placed, which nobody notices (SK4)."""
    state.hands[seat] = state.round.owned[seat] - DISC_WORTH[disc]
    state.stacks[seat] = (disc,)
    return Step(state, (), NO_SECRETS)


def _last_chance_down(state: State) -> Seat | None:
    holder = last_chance_holder(state.round) if state.round.options.last_chance else None
    return holder if holder is not None and LAST_CHANCE in state.stacks[holder] else None


def do_open(state: State, seat: Seat, action: OpenChallenge) -> Step:
    """Open the challenge: no more discs this round (SK7), the last reveal is gone (SK17)."""
    state.bidders = state.round.living
    state.phase = CHALLENGING
    return _bid(state, seat, action.number, _OPENED[seat][action.number], "open")


def do_raise(state: State, seat: Seat, action: RaiseChallenge) -> Step:
    """Answer with a higher number (SK9)."""
    return _bid(state, seat, action.number, _RAISED[seat][action.number], "raise")


def _bid(state: State, seat: Seat, number: int, event: SkullEvent, kind: str) -> Step:
    state.moves += 1
    state.last_move = (seat, kind)
    state.number = number
    state.bids += ((seat, number),)
    if number == state.total:
        return _start_reveal(state, seat, event)
    state.turn = NEXT_SEAT[state.bidders][seat]
    return named(Step, (state, (event,), NO_SECRETS))


def do_pass(state: State, seat: Seat, action: Pass) -> Step:
    """Leave the challenge; the last one left in has to turn discs (SK10, SK11)."""
    state.moves += 1
    state.last_move = (seat, "pass")
    state.bidders = bidders = state.bidders & ~(1 << seat)
    state.turn = bidder = NEXT_SEAT[bidders][seat]
    if bidders == 1 << bidder:
        return _start_reveal(state, bidder, *_PASSED[seat])
    return named(Step, (state, _PASSED[seat], NO_SECRETS))


def _start_reveal(state: State, challenger: Seat, event: SkullEvent) -> Step:
    state.phase = REVEALING
    state.turn = challenger
    state.flippable = state.round.living
    return named(Step, (state, (event, _FOUND[challenger][state.number]), NO_SECRETS))


def do_flip(state: State, seat: Seat, action: FlipDisc) -> Step:
    """Turn the topmost face-down disc of a stack (SK12 to SK15)."""
    target = action.target
    stack = state.stacks[target]
    disc = stack[-1]
    state.stacks[target] = stack = stack[:-1]
    if not stack:
        state.flippable &= ~(1 << target)
    state.moves += 1
    state.last_move = (seat, "flip")
    state.flips += ((target, disc),)
    event = _FLIPPED[seat][target][disc]
    if disc == SKULL:
        return _fail(state, target, [event])
    if len(state.flips) < state.number or _must_go_on(state, seat):
        return named(Step, (state, (event,), NO_SECRETS))
    return _win(state, [event])


def _must_go_on(state: State, challenger: Seat) -> bool:
    """With ``all_own`` the whole own stack is turned, whatever the number (SK13)."""
    return len(state.stacks[challenger]) > 0 and state.round.options.own_stack == "all_own"


def _win(state: State, public: list[SkullEvent]) -> Step:
    """The number is turned without a skull: a point, and maybe the game (SK14, SK21)."""
    challenger = state.turn
    round_ = state.round = state.round.copy()
    points = round_.points[challenger] + 1
    round_.points = replaced(round_.points, challenger, points)
    round_.past = _past_challenge(state, None)
    public.append(_won(challenger, points))
    if round_.options.last_chance:
        _take_back_last_chance(round_, public)
    if points >= round_.options.points_to_win:
        _end_game(state, public)
    else:
        _next_round(state, challenger, public)
    return named(Step, (state, tuple(public), NO_SECRETS))


def _fail(state: State, owner: Seat, public: list[SkullEvent]) -> Step:
    """A skull was turned: the challenger loses a disc or is out (SK15, SK16, SK25)."""
    challenger = state.turn
    round_ = state.round = state.round.copy()
    discs = HAND_DISCS[round_.owned[challenger]]
    public.append(_failed(challenger, owner))
    if discs[-1] == LAST_CHANCE:
        round_.past = _past_challenge(state, owner, eliminated=True)
        _take_back_last_chance(round_, public)
        _eliminate(state, owner, public)
        return named(Step, (state, tuple(public), NO_SECRETS))
    chosen = owner == challenger and round_.options.own_skull_loss == "chosen"
    if chosen and len(discs) > 1:
        round_.past = _past_challenge(state, owner)
        state.phase = LOSING
        return named(Step, (state, tuple(public), NO_SECRETS))
    round_.past = _past_challenge(state, owner, lost=True, eliminated=len(discs) == 1)
    return _lose(state, owner, _drawn_disc(round_, discs), public)


def _past_challenge(
    state: State, owner: Seat | None, lost: bool = False, eliminated: bool = False
) -> PastChallenge:
    """The challenge that ends now, with its stacks to be shown after a failure (SK17)."""
    failed = owner is not None
    stacks = tuple(state.stacks) if failed else ()
    may_show = state.round.living & ~(1 << state.turn) if failed else 0
    ended = (state.round.number, state.turn, state.number, state.flips, owner)
    return named(PastChallenge, (*ended, stacks, lost, eliminated, may_show, ()))


def _drawn_disc(round_: Round, discs: tuple[Disc, ...]) -> Disc:
    """One of ``discs`` by chance, each as likely (SK15); all alike need no chance."""
    if discs[0] == discs[-1]:
        return discs[0]
    chance = draw(round_.seed, round_.draws)
    round_.draws += 1
    return chance.choice(discs)


def do_lose(state: State, seat: Seat, action: LoseDisc) -> Step:
    """The disc the challenger chose is gone (SK16)."""
    round_ = state.round = state.round.copy()
    state.last_move = (seat, "lose")
    round_.past = _past_of(round_)._replace(lost=True)
    return _lose(state, seat, action.disc, [])


def _past_of(round_: Round) -> PastChallenge:
    assert round_.past is not None
    return round_.past


def _lose(state: State, owner: Seat, disc: Disc, public: list[SkullEvent]) -> Step:
    """The challenger loses ``disc`` for good and alone knows it (SK15, SK16, SK20)."""
    challenger, round_ = state.turn, state.round
    hand = round_.owned[challenger] - DISC_WORTH[disc]
    round_.owned = replaced(round_.owned, challenger, hand)
    round_.lost = replaced(round_.lost, challenger, (*round_.lost[challenger], disc))
    public.append(_lost(challenger, HAND_SIZE[hand]))
    if round_.options.last_chance:
        _take_back_last_chance(round_, public)
        if HAND_SIZE[hand] == 1:
            _give_last_chance(round_, challenger, public)
    if hand:
        _next_round(state, challenger, public)
    else:
        _eliminate(state, owner, public)
    private = {challenger: (_learned(challenger, disc),)}
    return named(Step, (state, tuple(public), private))


def _take_back_last_chance(round_: Round, public: list[SkullEvent]) -> None:
    """The disc stays for one round, whatever happens in it (SK23)."""
    holder = last_chance_holder(round_)
    if holder is not None:
        hand = round_.owned[holder] - DISC_WORTH[LAST_CHANCE]
        round_.owned = replaced(round_.owned, holder, hand)
        public.append(LastChanceReturned(holder))


def _give_last_chance(round_: Round, seat: Seat, public: list[SkullEvent]) -> None:
    """Whoever falls from two discs to one holds it, once a game (SK22, SK26)."""
    if not round_.last_chance_used >> seat & 1:
        give_last_chance(round_, seat)
        public.append(LastChanceGiven(seat))


def _eliminate(state: State, skull_owner: Seat, public: list[SkullEvent]) -> None:
    """The challenger is out; the last seat left wins, else a starter is found (SK19, SK21)."""
    challenger, round_ = state.turn, state.round
    round_.owned = replaced(round_.owned, challenger, 0)
    round_.living &= ~(1 << challenger)
    public.append(Eliminated(challenger))
    if len(SEATS_IN[round_.living]) == 1:
        _end_game(state, public)
    elif skull_owner == challenger:
        state.phase = NAMING
    else:
        _next_round(state, skull_owner, public)


def do_name(state: State, seat: Seat, action: NameStarter) -> Step:
    """The seat that went out by its own skull says who starts (SK19)."""
    state.round = state.round.copy()
    state.last_move = (seat, "name")
    public: list[SkullEvent] = [StarterNamed(seat, action.target)]
    _next_round(state, action.target, public)
    return named(Step, (state, tuple(public), NO_SECRETS))


def do_show(state: State, seat: Seat, action: ShowDiscs) -> Step:
    """Show what one had placed in the failed round; nothing in the game changes (SK17)."""
    round_ = state.round = state.round.copy()
    state.last_move = (seat, "show")
    past = _past_of(round_)
    may_show = past.may_show & ~(1 << seat)
    round_.past = past._replace(may_show=may_show, shown=(*past.shown, seat))
    shown = DiscsShown(seat, placed_discs(past.stacks[seat], past.flips, seat))
    return Step(state, (shown,), NO_SECRETS)


def _next_round(state: State, starter: Seat, public: list[SkullEvent]) -> None:
    """Begin the next round (SK18); ``state.round`` is the state's own by now."""
    round_ = state.round
    round_.number += 1
    round_.starter = starter
    begin_round(state)
    public.append(_begun(round_.number, starter))


def _end_game(state: State, public: list[SkullEvent]) -> None:
    state.phase = OVER
    state.turn = NOBODY
    public.append(GameEnded(*winner_and_reason(state.round)))


def winner_and_reason(round_: Round) -> tuple[Seat, str]:
    """Who has won a game that is over, by ``points`` or by ``survival`` (SK21)."""
    for seat, points in enumerate(round_.points):
        if points >= round_.options.points_to_win:
            return Seat(seat), "points"
    return SEATS_IN[round_.living][0], "survival"


DO: dict[type, Callable[[State, Seat, Any], Step]] = {
    PlaceDisc: do_place,
    OpenChallenge: do_open,
    RaiseChallenge: do_raise,
    Pass: do_pass,
    FlipDisc: do_flip,
    LoseDisc: do_lose,
    NameStarter: do_name,
    ShowDiscs: do_show,
}
"""What each kind of action does to a state that may be changed."""
