"""From one deal to the next: dealing, going from trick to trick, scoring, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from engines.core import Seat, draw
from engines.skullking.cards import Pirate
from engines.skullking.deals import (
    EXTRA_ROUNDS,
    MAX_SEATS,
    deal,
    dealer,
    deck,
    first_leader,
    hand_size,
    hands_of,
)
from engines.skullking.events import (
    GameEnded,
    HandDealt,
    RoundDealt,
    RoundScored,
    RoundVoided,
    SkullKingEvent,
)
from engines.skullking.model import (
    NO_POWERS,
    NOBODY,
    NOT_LED,
    UNKNOWN,
    PastRound,
    PastTrick,
    Round,
    State,
    first_order,
    named,
)
from engines.skullking.options import Options
from engines.skullking.scoring import Tally, points_of, score_round
from engines.skullking.tricks import Bonus
from engines.skullking.views import Phase

Secrets = Mapping[Seat, tuple[SkullKingEvent, ...]]
NO_SECRETS: Secrets = MappingProxyType({})

MOST_ROUNDS = 1_000
"""More than any game has: the draws of a void come so many after those of the one before."""

_SEATS = [Seat(seat) for seat in range(MAX_SEATS)]
_dealt = cache(RoundDealt)
_NO_BIDS = tuple((UNKNOWN,) * seats for seats in range(MAX_SEATS + 1))
_NO_LOADS = tuple((None,) * seats for seats in range(MAX_SEATS + 1))
_NONE_WON = tuple((0,) * hands for hands in range(MAX_SEATS + 1))


def start_game(
    seats: int, options: Options, seed: str, public: list[SkullKingEvent]
) -> tuple[State, Secrets]:
    """The first deal (SKK4, SKK5)."""
    first = Seat(draw(seed, 0).randrange(seats))
    round_ = _next_round(options, seed, 1, dealer(first, seats, 1), (0,) * seats, (), None)
    state = State(round_, [], Phase.BIDDING, NOBODY, (), (), NOT_LED, 1, (), (), (), ())
    return state, deal_round(state, public)


def _next_round(
    options: Options,
    seed: str,
    number: int,
    dealer: Seat,
    scores: tuple[int, ...],
    results: tuple[PastRound, ...],
    last_trick: PastTrick | None,
    voids: int = 0,
) -> Round:
    seats = len(scores)
    cards, leader = hand_size(options, seats, number), first_leader(dealer, seats)
    kept = scores, results, last_trick
    return Round(options, seed, number, cards, dealer, leader, *kept, (), voids)


def deal_round(state: State, public: list[SkullKingEvent]) -> Secrets:
    """Shuffle the whole deck and deal the hands of ``state.round`` (SKK4); bids follow."""
    round_ = state.round
    options, number, seats = round_.options, round_.number, len(round_.scores)
    cards = deck(options, seats)
    chance = draw(round_.seed, number + MOST_ROUNDS * round_.voids)
    hands, stock = deal(chance, cards, seats, round_.cards)
    state.hands, state.stock = hands, stock
    state.phase = Phase.BIDDING
    state.turn = NOBODY
    state.order = first_order(seats, round_.leader)
    state.plays = state.tricks = ()
    state.suit, state.trick, state.powers = NOT_LED, 1, NO_POWERS
    state.bids, state.loads = _NO_BIDS[seats], _NO_LOADS[seats]
    state.won = _NONE_WON[hands_of(seats)]
    extra = number > len(options.rounds)
    public.append(_dealt(number, round_.cards, round_.dealer, round_.leader, extra))
    return {seat: (HandDealt(seat, hands[seat]),) for seat in _SEATS[:seats]}


def void_round(state: State, public: list[SkullKingEvent]) -> Secrets:
    """The same round once more, dealt from the whole deck by other chance (SKK65)."""
    round_ = state.round
    public.append(RoundVoided(round_.number))
    state.round = replace(round_, gone=(), voids=round_.voids + 1)
    return deal_round(state, public)


def lead_trick(state: State) -> None:
    """The leader's turn, in the first trick or in the next one."""
    if state.tricks:
        state.trick += 1
    state.phase = Phase.PLAYING
    state.turn = state.order[0]


def tallies_of(state: State) -> tuple[Tally, ...]:
    """What each seat has done in this round."""
    seats = range(len(state.bids))
    bonuses: list[tuple[Bonus, ...]] = [()] * len(seats)
    allies: list[tuple[Seat, ...]] = [()] * len(seats)
    for trick in state.tricks:
        result = trick.result
        if result.bonuses and result.winner is not None:
            bonuses[result.winner] += result.bonuses
        for ally, taker in result.alliances:
            allies[ally] += (taker,)
            allies[taker] += (ally,)
    changes: list[int | None] = [None] * len(seats)
    wagers: list[int | None] = [None] * len(seats)
    for power in state.powers.used:
        if power.pirate is Pirate.HARRY:
            changes[power.seat] = power.value
        elif power.pirate is Pirate.RASCAL:
            wagers[power.seat] = power.value
    done = zip(state.bids, state.won, changes, state.loads, wagers, bonuses, allies, strict=False)
    return tuple([named(Tally, tally) for tally in done])


def end_round(state: State, public: list[SkullKingEvent]) -> Secrets:
    """Score the round, then deal the next one or end the game (SKK38 to SKK46, SKK61, SKK62)."""
    round_ = state.round
    options, number, seats = round_.options, round_.number, len(round_.scores)
    tallies = tallies_of(state)
    points = tuple([points_of(lines) for lines in score_round(options, round_.cards, tallies)])
    scores = tuple(map(int.__add__, round_.scores, points))
    public.append(RoundScored(number, points, scores))
    past = PastRound(number, round_.cards, round_.dealer, tallies, scores)
    results = (*round_.results, past)
    state.turn = NOBODY
    if is_last_round(options, number, scores):
        state.round = Round(
            options,
            round_.seed,
            number,
            round_.cards,
            round_.dealer,
            round_.leader,
            scores,
            results,
            round_.last_trick,
            round_.gone,
            round_.voids,
        )
        state.phase = Phase.OVER
        public.append(GameEnded(ranking_of(scores)))
        return NO_SECRETS
    last_trick = state.tricks[-1] if state.tricks else None
    next_dealer = dealer(round_.dealer, seats, 2)
    kept = scores, results, last_trick
    state.round = _next_round(options, round_.seed, number + 1, next_dealer, *kept, round_.voids)
    return deal_round(state, public)


def is_last_round(options: Options, number: int, scores: Sequence[int]) -> bool:
    """Whether the game is over after this round: no tie for the first rank is to be played off."""
    planned = len(options.rounds)
    if number < planned:
        return False
    tied = scores.count(max(scores)) > 1
    can_go_on = options.tiebreak == "extra_round" and number < planned + EXTRA_ROUNDS
    return not (tied and can_go_on)


def ranking_of(scores: Sequence[int]) -> tuple[tuple[Seat, ...], ...]:
    """The seats in groups of equal scores, highest first (SKK61)."""
    return tuple(
        tuple(Seat(seat) for seat, other in enumerate(scores) if other == score)
        for score in sorted(set(scores), reverse=True)
    )
