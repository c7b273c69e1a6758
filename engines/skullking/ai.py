"""A computer player of Skull King. It sees what a person in its seat sees, and nothing else.

Every choice is weighed in points of the round: how likely the hand takes as many tricks as
it should, if each of its cards wins or loses as is better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

from engines.core import Prompt, Seat
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
)
from engines.skullking.cards import Card, card_of
from engines.skullking.judgement import Reach, Unseen, worth
from engines.skullking.options import Options, Scoring
from engines.skullking.scoring import ALLY, Tally, points_of, round_lines
from engines.skullking.tricks import resolve
from engines.skullking.views import SeatView

NOISE = 1.0
"""Points for each card dealt by which bids are weighed wrongly, so that nobody reads a hand."""
ALLIES = 0.5
"""How likely the other side of an alliance is exact."""

Ladder = tuple[float, ...]
"""The points of the round if none, one, ... of the tricks to come are taken."""
A = TypeVar("A")


def choose(view: SeatView, prompt: Prompt, rng: Random) -> SkullKingAction:
    """One of the prompt's choices, from what the seat may know."""
    match prompt.kind:
        case "bid":
            return _bid(view, _of(PlaceBid, prompt), rng)
        case "load":
            return _load(view, _of(ChooseLoad, prompt))
        case "play":
            return _play(view, _of(PlayCard, prompt))
        case "rosie":
            return _name(view, _of(NameLeader, prompt))
        case "will":
            return _discard(view, _of(DiscardCards, prompt))
        case "rascal":
            return _wager(view, _of(PlaceWager, prompt))
        case "harry":
            return _change(view, _of(ChangeBid, prompt))
        case _:
            return prompt.choices[0]


def _of(kind: type[A], prompt: Prompt) -> list[A]:
    return [action for action in prompt.choices if isinstance(action, kind)]


# ---- points ------------------------------------------------------------------------


@lru_cache(4096)
def _ladder(scoring: Scoring, cards: int, seats: int, tally: Tally, left: int) -> Ladder:
    options = Options.model_validate({"scoring": scoring})
    exact = [True] * seats
    won = range(tally.won, tally.won + left + 1)
    sums = [round_lines(options, cards, tally._replace(won=taken), exact) for taken in won]
    return tuple(map(points_of, sums))


def _points(view: SeatView, contract: int, load: Load | None = None, wager: int = 0) -> Ladder:
    """What the round pays for a contract, if bonuses and alliances so far are all paid."""
    table, me = view.table, view.me
    tally = Tally(
        contract,
        me.won,
        load=load or view.load,
        wager=wager or me.wager,
        bonuses=me.bonuses,
        allies=me.allies,
    )
    left = len(view.hand) - len(view.drawn)
    return _ladder(table.options.scoring, table.cards, len(table.seats), tally, left)


def _best_points(view: SeatView) -> Ladder:
    """The same for the seat's own contract, which Harry may still change."""
    contract = _contract(view)
    if not any(prompt.kind == "harry" for prompt in view.prompts):
        return _points(view, contract)
    bids = range(max(contract - 1, 0), min(contract + 1, view.table.cards) + 1)
    return tuple(map(max, *[_points(view, bid) for bid in bids]))


def _contract(view: SeatView) -> int:
    return view.me.contract or 0


def _lacking(view: SeatView) -> int:
    """How many tricks the seat still has to take."""
    return _contract(view) - view.me.won


def _reaches(view: SeatView) -> Sequence[Reach]:
    """What the hand may do between two tricks."""
    table = view.table
    leader = table.leader if view.me.contract is None or not table.tricks else view.seat
    unseen = Unseen(view)
    hand = view.hand
    return [*unseen.reaches(hand, len(hand), leads=leader == view.seat).values()]


# ---- before the tricks -------------------------------------------------------------


def _bid(view: SeatView, bids: Iterable[PlaceBid], rng: Random) -> PlaceBid:
    reaches = _reaches(view)
    noise = NOISE * view.table.cards

    def value(bid: PlaceBid) -> float:
        return worth(reaches, _points(view, bid.tricks)) + noise * rng.random()

    return max(bids, key=value)


def _load(view: SeatView, loads: Iterable[ChooseLoad]) -> ChooseLoad:
    reaches, contract = _reaches(view), _contract(view)

    def value(load: ChooseLoad) -> float:
        return worth(reaches, _points(view, contract, load.load))

    return max(loads, key=value)


# ---- a card ------------------------------------------------------------------------


def _play(view: SeatView, plays: Iterable[PlayCard]) -> PlayCard:
    """The card after which the rest of the hand is worth most, the trick taken or not.

    Who leads and needs every trick leads its strongest card.
    """
    unseen = Unseen(view)
    if not unseen.plays and _lacking(view) == len(view.hand):
        return max(plays, key=lambda play: unseen.takes(play.face))
    ladder = _best_points(view)
    left = len(view.hand) - 1
    if_taken, if_not = (
        unseen.reaches(view.hand, max(left, 1), leads=leads) for leads in (True, False)
    )

    def value(play: PlayCard) -> float:
        card = card_of(play.face)
        taken = unseen.takes(play.face)
        lost = worth(_without(if_not, card), ladder[:-1]) if taken < 1 else 0.0
        if not taken:
            return lost
        won = worth(_without(if_taken, card), _with_pay(view, unseen, play, ladder))
        return taken * won + (1 - taken) * lost

    return max(plays, key=value)


def _without(reaches: dict[Card, Reach], *cards: Card) -> list[Reach]:
    return [reach for card, reach in reaches.items() if card not in cards]


def _with_pay(view: SeatView, unseen: Unseen, play: PlayCard, ladder: Ladder) -> Ladder:
    """The points after taking the trick with a card, with what the trick itself pays."""
    lacking, after = _lacking(view), ladder[1:]
    if not 0 < lacking <= len(after):
        return after
    result = resolve((*unseen.plays, (view.seat, play.face)), view.table.options)
    bonuses = [bonus.points for bonus in result.bonuses if bonus.face != play.face]
    points = sum(bonuses) + ALLIES * ALLY * len(result.alliances)
    exact = lacking - 1
    return (*after[:exact], after[exact] + points, *after[exact + 1 :])


# ---- powers ------------------------------------------------------------------------


def _name(view: SeatView, names: Sequence[NameLeader]) -> NameLeader:
    """Oneself while tricks are lacking; else who sits left, to play last."""
    seats = len(view.table.seats)
    seat = view.seat if _lacking(view) > 0 else Seat((view.seat + 1) % seats)
    return next(name for name in names if name.target == seat)


def _discard(view: SeatView, discards: Iterable[DiscardCards]) -> DiscardCards:
    """What leaves the hand that fits best."""
    left = len(view.hand) - len(view.drawn)
    reaches = Unseen(view).reaches(view.hand, max(left, 1), leads=True)
    ladder = _best_points(view)

    def value(discard: DiscardCards) -> float:
        return worth(_without(reaches, *discard.cards), ladder)

    return max(discards, key=value)


def _wager(view: SeatView, wagers: Iterable[PlaceWager]) -> PlaceWager:
    reaches, contract = _reaches(view), _contract(view)

    def value(wager: PlaceWager) -> float:
        return worth(reaches, _points(view, contract, wager=wager.points))

    return max(wagers, key=value)


def _change(view: SeatView, changes: Iterable[ChangeBid]) -> ChangeBid:
    """What fits the tricks there are and those to come."""
    reaches = _reaches(view)

    def value(change: ChangeBid) -> float:
        return worth(reaches, _points(view, (view.me.bid or 0) + change.change))

    return max(changes, key=value)
