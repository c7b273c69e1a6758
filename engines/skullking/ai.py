"""A computer player of Skull King. It sees what a person in its seat sees, and nothing else.

Every choice is weighed in points of the round: how likely the hand takes as many tricks as
it should, if each card wins or loses as suits it best.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import cast

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
from engines.skullking.scoring import Tally, points_of, round_lines
from engines.skullking.views import SeatView

EXACT = 10.0
"""What being exact is worth beyond its points."""
NOISE = 1.0
"""Points by which bids are weighed wrongly on purpose."""
BONUS = 0.5
"""How likely a bonus in reach pays."""


def choose(view: SeatView, prompt: Prompt, rng: Random) -> SkullKingAction:
    """One of the prompt's choices, from what the seat may know."""
    match prompt.kind:
        case "bid":
            return _bid(view, prompt, rng)
        case "load":
            return _load(view)
        case "play":
            return _play(view, prompt)
        case "rosie":
            return _name(view)
        case "will":
            return _discard(view, prompt)
        case "rascal":
            return _wager(view)
        case "harry":
            return _change(view, prompt)
        case _:
            return prompt.choices[int(rng.random() * len(prompt.choices))]


def _ladder(
    view: SeatView,
    contract: int,
    *,
    load: Load | None = None,
    wager: int | None = None,
) -> list[float]:
    """The points of the round if none, one, ... of the tricks to come are taken."""
    me, cards = view.me, view.table.cards
    exact = [True] * len(view.table.seats)
    tally = Tally(
        contract, me.won, None, load or view.load, wager or me.wager, me.bonuses, me.allies
    )
    left = min(len(view.hand), cards - me.won)
    return [
        points_of(round_lines(view.table.options, cards, tally._replace(won=won), exact))
        + EXACT * (won == contract)
        for won in range(me.won, me.won + left + 1)
    ]


def _reaches(view: SeatView, unseen: Unseen, cards: Iterable[Card] | None = None) -> list[Reach]:
    cards = view.hand if cards is None else tuple(cards)
    return [unseen.reach(card, len(cards)) for card in cards]


def _bid(view: SeatView, prompt: Prompt, rng: Random) -> SkullKingAction:
    reaches = _reaches(view, Unseen(view))

    def value(bid: PlaceBid) -> float:
        return worth(reaches, _ladder(view, bid.tricks)) + NOISE * rng.random()

    return max(cast("tuple[PlaceBid, ...]", prompt.choices), key=value)


def _contract(view: SeatView) -> int:
    return view.me.contract or 0


def _load(view: SeatView) -> SkullKingAction:
    reaches = _reaches(view, Unseen(view))

    def value(load: Load) -> float:
        return worth(reaches, _ladder(view, _contract(view), load=load))

    return ChooseLoad(max((Load.GRAPESHOT, Load.CANNONBALL), key=value))


def _play(view: SeatView, prompt: Prompt) -> SkullKingAction:
    unseen = Unseen(view)
    plays = [a for a in prompt.choices if isinstance(a, PlayCard)]
    left = len(view.hand)
    ladder = _ladder(view, _contract(view))
    reaches = {card: unseen.reach(card, max(left - 1, 1)) for card in view.hand}

    def value(play: PlayCard) -> float:
        rest = [reach for card, reach in reaches.items() if card != card_of(play.face)]
        taken = unseen.takes(play.face)
        win = worth(rest, ladder[1:])
        lose = worth(rest, ladder[:-1])
        return lose + taken * (win - lose)

    return max(plays, key=value)


def _name(view: SeatView) -> SkullKingAction:
    lacking = _contract(view) > view.me.won
    seats = len(view.table.seats)
    return NameLeader(view.seat if lacking else Seat((view.seat + 1) % seats))


def _discard(view: SeatView, prompt: Prompt) -> SkullKingAction:
    unseen = Unseen(view)
    discards = cast("tuple[DiscardCards, ...]", prompt.choices)
    left = len(view.hand) - len(view.drawn)
    reaches = {card: unseen.reach(card, max(left, 1)) for card in view.hand}
    ladder = _ladder(view, _contract(view))[: left + 1]

    def value(discard: DiscardCards) -> float:
        return worth([r for c, r in reaches.items() if c not in discard.cards], ladder)

    return max(discards, key=value)


def _wager(view: SeatView) -> SkullKingAction:
    reaches = _reaches(view, Unseen(view))

    def value(points: int) -> float:
        return worth(reaches, _ladder(view, _contract(view), wager=points))

    return PlaceWager(max((0, 10, 20), key=value))


def _change(view: SeatView, prompt: Prompt) -> SkullKingAction:
    reaches = _reaches(view, Unseen(view))
    changes = [a for a in prompt.choices if isinstance(a, ChangeBid)]

    def value(change: ChangeBid) -> float:
        return worth(reaches, _ladder(view, (view.me.bid or 0) + change.change))

    return max(changes, key=value)
