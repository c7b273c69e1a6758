"""Skull King's public events in words, for the history of a table."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.base import Told
from bot.games.skullking.words import (
    amount,
    card_name,
    sign,
    signed,
    signs,
    tight,
    who,
    whos,
)
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Seat
from engines.skullking import events as happened
from engines.skullking.events import SkullKingEvent
from engines.skullking.tricks import TrickResult, Why

BETWEEN = " · "


def told(text: Text, table: TableInfo, event: SkullKingEvent) -> Told | None:
    """One event in words; None for what only one seat may know."""
    match event:
        case happened.RoundDealt(number, cards, dealer, leader, extra):
            names = {"dealer": who(text, table, dealer), "leader": who(text, table, leader)}
            kind = "extra" if extra else "round"
            words = text("skullking-told-round", kind=kind, round=number, cards=cards, **names)
            return Told(words, head=True)
        case happened.RoundVoided(number):
            return Told(text("skullking-told-voided", round=number))
        case happened.BidPlaced(seat):
            return Told(sign(table, seat), run=text("skullking-told-bid"))
        case happened.BidsRevealed(bids):
            return Told(text("skullking-board-bids", bids=by_seat(table, map(str, bids))))
        case happened.LoadChosen(seat):
            return Told(sign(table, seat), run=text("skullking-told-load"))
        case happened.LoadsRevealed(loads):
            found = (text(f"skullking-note-{load.value}") for load in loads)
            return Told(text("skullking-told-loads", loads=by_seat(table, found)))
        case happened.CardPlayed(seat, face):
            card = tight(f"{sign(table, seat)} {card_name(text, face)}")
            return Told(card, run=text("skullking-told-played"))
        case happened.TrickEnded(number, result):
            return Told(_trick(text, table, number, result))
        case happened.RoundScored(number, points, scores):
            lines = by_seat(
                table,
                (f"{signed(p)} = {amount(s)}" for p, s in zip(points, scores, strict=True)),
            )
            return Told(text("skullking-told-scored", round=number, scores=lines))
        case happened.GameEnded(ranking):
            return Told(text("skullking-told-ended", names=whos(text, table, ranking[0])))
        case happened.HandDealt() | happened.CardsLearned() | happened.StockLearned():
            return None
        case _:
            return Told(_power(text, table, event))


def by_seat(table: TableInfo, values: Iterable[str]) -> str:
    """Something of every seat, in their order; a line ends between two seats only."""
    parts = (tight(f"{sign(table, Seat(n))} {value}") for n, value in enumerate(values))
    return BETWEEN.join(parts)


def _trick(text: Text, table: TableInfo, number: int, result: TrickResult) -> str:
    if result.winner is None:
        fate = "destroyed" if result.why is Why.KRAKEN else "discarded"
        return text(f"skullking-told-{fate}", trick=number)
    words = [text("skullking-told-taken", trick=number, name=who(text, table, result.winner))]
    if result.bonuses:
        bonuses = ", ".join(f"{card_name(text, b.face)} {signed(b.points)}" for b in result.bonuses)
        words.append(text("skullking-event-captured", bonuses=bonuses))
    words += [text("skullking-event-allied", pair=signs(table, pair)) for pair in result.alliances]
    return BETWEEN.join(words)


def _power(text: Text, table: TableInfo, event: SkullKingEvent) -> str:
    match event:
        case happened.PowerUnlocked(seat, pirate):
            card = text(f"skullking-card-{pirate.value}")
            return text("skullking-told-power", name=who(text, table, seat), card=card)
        case happened.LeaderNamed(_, target):
            return text("skullking-note-rosie", target=who(text, table, target))
        case happened.CardsDrawn(seat, count):
            return text("skullking-told-drawn", name=who(text, table, seat), count=count)
        case happened.CardsDiscarded(seat, count):
            return text("skullking-told-discarded-cards", name=who(text, table, seat), count=count)
        case happened.StockViewed(seat, count):
            return text("skullking-told-viewed", name=who(text, table, seat), count=count)
        case happened.WagerPlaced(seat, points):
            return text("skullking-told-wager", name=who(text, table, seat), points=points)
        case happened.BidChanged(seat, change, bid):
            how = "kept" if change == 0 else "changed"
            return text("skullking-told-change", name=who(text, table, seat), how=how, bid=bid)
    raise TypeError(type(event).__name__)
