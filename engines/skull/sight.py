"""What people may see of a state: the views, built up field by field."""

from __future__ import annotations

from engines.core import Outcome, Prompt, Seat
from engines.skull.codes import DISC_BITS, FULL_HAND, HAND_DISCS, HAND_SIZE, LAST_CHANCE, NOBODY
from engines.skull.legal import CHALLENGING, OVER, PLACING, REVEALING, prompts
from engines.skull.model import PastChallenge, State, placed_discs
from engines.skull.play import winner_and_reason
from engines.skull.views import Reveal, SeatAtTable, SeatView, TableView

PUBLIC_PROMPTS = frozenset({"answer", "flip", "name"})
"""The prompts whose choices everybody can work out."""


def outcome(state: State) -> Outcome | None:
    """The winner before all others, who share the second rank; None before the end (SK21)."""
    if state.phase is not OVER:
        return None
    winner, reason = winner_and_reason(state.round)
    others = tuple(Seat(seat) for seat in range(len(state.round.owned)) if seat != winner)
    return Outcome(reason, ((winner,), others), state.round.points)


def table_view(state: State) -> TableView:
    """The table as everybody sees it."""
    return _table_view(state, prompts(state))


def _table_view(state: State, open_prompts: tuple[Prompt, ...]) -> TableView:
    past = None if state.phase in (CHALLENGING, REVEALING) else state.round.past
    return TableView(
        round=state.round.number,
        phase=state.phase,
        options=state.round.options,
        starter=state.round.starter,
        turn=None if state.turn == NOBODY else state.turn,
        awaited=tuple(prompt.seat for prompt in open_prompts if prompt.required),
        seats=tuple(_seat_at_table(state, Seat(seat)) for seat in range(len(state.round.owned))),
        total=state.total,
        number=state.number,
        bidder=state.bids[-1][0] if state.bids else None,
        bids=state.bids,
        flips=state.flips,
        reveal=_reveal(past) if past else None,
        prompts=tuple(prompt for prompt in open_prompts if prompt.kind in PUBLIC_PROMPTS),
        outcome=outcome(state),
        last_move=state.last_move,
    )


def _seat_at_table(state: State, seat: Seat) -> SeatAtTable:
    living = state.round.living >> seat & 1 == 1
    return SeatAtTable(
        seat=seat,
        discs=HAND_SIZE[state.round.owned[seat] & FULL_HAND],
        points=state.round.points[seat],
        hand=HAND_SIZE[state.hands[seat]],
        down=len(state.stacks[seat]),
        turned=tuple(disc for owner, disc in state.flips if owner == seat),
        passed=living and bool(state.bids) and not state.bidders >> seat & 1,
        eliminated=not living,
        holds_last_chance=bool(state.round.owned[seat] & DISC_BITS[LAST_CHANCE]),
        last_chance_at=_last_chance_at(state, seat),
    )


def _last_chance_at(state: State, seat: Seat) -> int | None:
    """Where the Last Chance disc lies, once it cannot be exchanged any more (SK24)."""
    exchangeable = state.phase is PLACING and state.turn == NOBODY
    stack = placed_discs(state.stacks[seat], state.flips, seat)
    if exchangeable or LAST_CHANCE not in stack:
        return None
    return stack.index(LAST_CHANCE)


def _reveal(past: PastChallenge) -> Reveal:
    stacks, flips = past.stacks, past.flips
    return Reveal(
        round=past.round,
        challenger=past.challenger,
        number=past.number,
        flips=past.flips,
        skull_owner=past.skull_owner,
        lost=past.lost,
        eliminated=past.eliminated,
        shown=tuple((seat, placed_discs(stacks[seat], flips, seat)) for seat in past.shown),
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """The table and what ``seat`` alone knows."""
    open_prompts = prompts(state)
    return SeatView(
        seat=seat,
        table=_table_view(state, open_prompts),
        hand=HAND_DISCS[state.hands[seat]],
        stack=placed_discs(state.stacks[seat], state.flips, seat),
        lost=state.round.lost[seat],
        prompts=tuple(prompt for prompt in open_prompts if prompt.seat == seat),
    )
