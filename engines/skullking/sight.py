"""What people may see of a state: the views, built up field by field."""

from __future__ import annotations

from functools import lru_cache

from engines.core import Outcome, Prompt, Seat
from engines.skullking.cards import SUITS, Pirate
from engines.skullking.legal import prompts
from engines.skullking.model import NO_SUIT, SUITLESS, UNKNOWN, PastRound, PastTrick, State
from engines.skullking.options import Options, Scoring
from engines.skullking.rounds import ranking_of, tallies_of
from engines.skullking.scoring import ScoreLine, Tally, points_of, score_round
from engines.skullking.tricks import led_suit, trick_so_far
from engines.skullking.views import (
    GRAYBEARD,
    Phase,
    RoundResult,
    SeatAtTable,
    SeatScore,
    SeatView,
    TableView,
    TrickView,
)

SEALED_BIDS, SEALED_LOADS = Phase.BIDDING, (Phase.BIDDING, Phase.LOADING)


def outcome(state: State) -> Outcome | None:
    """The seats in groups of equal scores, highest first; None before the end (SKK61)."""
    if state.phase is not Phase.OVER:
        return None
    scores = state.round.scores
    return Outcome("points", ranking_of(scores), scores)


def table_view(state: State) -> TableView:
    """The table as everybody sees it."""
    return _table_view(state, prompts(state))


def _table_view(state: State, open_prompts: tuple[Prompt, ...]) -> TableView:
    round_, powers, phase = state.round, state.powers, state.phase
    seats = len(state.bids)
    ghost = seats == GRAYBEARD
    tricks = tuple(map(_past_trick, state.tricks))
    last_trick = round_.last_trick
    return TableView(
        round=round_.number,
        rounds=len(round_.options.rounds),
        cards=round_.cards,
        extra=round_.number > len(round_.options.rounds),
        phase=phase,
        options=round_.options,
        dealer=round_.dealer,
        leader=round_.leader,
        turn=state.turn if phase is Phase.PLAYING else None,
        awaited=tuple([prompt.seat for prompt in open_prompts if prompt.required]),
        seats=_seats_at_table(state),
        trick=_trick(state) if phase is Phase.PLAYING else None,
        last_trick=tricks[-1] if tricks else _past_trick(last_trick) if last_trick else None,
        deciding=(state.turn, powers.deciding) if powers.deciding else None,
        powers=powers.used,
        stock=len(state.stock),
        graybeard=len(state.hands[GRAYBEARD]) if ghost else None,
        graybeard_won=state.won[GRAYBEARD] if ghost else 0,
        graybeard_turn=ghost and phase is Phase.PLAYING and state.turn == GRAYBEARD,
        unclaimed=sum([trick.result.winner is None for trick in state.tricks]),
        results=_results(round_.options.scoring, round_.results),
        outcome=outcome(state),
        tricks=tricks,
    )


def _seats_at_table(state: State) -> tuple[SeatAtTable, ...]:
    bids_known = state.phase is not SEALED_BIDS
    loads_known = state.phase not in SEALED_LOADS
    return tuple(
        [
            SeatAtTable(
                seat=Seat(seat),
                score=state.round.scores[seat],
                hand=len(state.hands[seat]),
                has_bid=tally.bid != UNKNOWN,
                has_loaded=tally.load is not None,
                bid=tally.bid if bids_known else None,
                load=tally.load if loads_known else None,
                won=tally.won,
                change=tally.change,
                wager=tally.wager,
                bonuses=tally.bonuses,
                allies=tally.allies,
            )
            for seat, tally in enumerate(tallies_of(state))
        ]
    )


def _trick(state: State) -> TrickView:
    """The trick in the making."""
    plays, suit = state.plays, state.suit
    winner, why = trick_so_far(plays)
    return TrickView(
        round=state.round.number,
        number=state.trick,
        leader=state.order[0],
        plays=plays,
        suit=SUITS[suit] if suit < NO_SUIT else None,
        suitless=suit == SUITLESS,
        winner=winner,
        why=why,
    )


@lru_cache(4096)
def _past_trick(trick: PastTrick) -> TrickView:
    suit, suitless = led_suit(trick.plays)
    return TrickView(
        round=trick.round,
        number=trick.number,
        leader=trick.plays[0][0],
        plays=trick.plays,
        suit=suit,
        suitless=suitless,
        winner=trick.result.winner,
        why=trick.result.why,
        result=trick.result,
    )


@lru_cache(1024)
def _results(scoring: Scoring, rounds: tuple[PastRound, ...]) -> tuple[RoundResult, ...]:
    """All scored rounds, with the lines of every sum."""
    options = Options.model_validate({"scoring": scoring})
    return tuple([_result(options, past) for past in rounds])


def _result(options: Options, past: PastRound) -> RoundResult:
    sums = score_round(options, past.cards, past.tallies)
    return RoundResult(
        round=past.number,
        cards=past.cards,
        dealer=past.dealer,
        seats=tuple(
            [
                _seat_score(Seat(seat), tally, lines, past.scores[seat])
                for seat, (tally, lines) in enumerate(zip(past.tallies, sums, strict=True))
            ]
        ),
    )


def _seat_score(seat: Seat, tally: Tally, lines: tuple[ScoreLine, ...], score: int) -> SeatScore:
    return SeatScore(
        seat=seat,
        bid=tally.bid,
        change=tally.change,
        won=tally.won,
        load=tally.load,
        wager=tally.wager,
        lines=lines,
        points=points_of(lines),
        score=score,
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """The table and what ``seat`` alone knows."""
    open_prompts = prompts(state)
    powers = state.powers
    bid = state.bids[seat]
    deciding = powers.deciding is Pirate.WILL and state.turn == seat
    return SeatView(
        seat=seat,
        table=_table_view(state, open_prompts),
        hand=state.hands[seat],
        bid=None if bid == UNKNOWN else bid,
        load=state.loads[seat],
        drawn=powers.drawn if deciding else (),
        seen_stock=powers.viewed if powers.viewer == seat else None,
        prompts=tuple([prompt for prompt in open_prompts if prompt.seat == seat]),
    )
