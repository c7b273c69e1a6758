"""A trick in words: its plays in order, who takes it and why, what it captured."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.skullking.words import (
    CROWN,
    card_name,
    sign,
    signed,
    signed_suit,
    signs,
    suit_word,
    tight,
    who,
)
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Seat
from engines.skullking.cards import KIND, SUIT, Kind, Suit
from engines.skullking.tricks import Bonus, Play, Why
from engines.skullking.views import TrickView

ARROW = " → "
NONE = "none"


def winner_of(trick: TrickView) -> Seat | None:
    """Who takes the trick so far, or took it."""
    return trick.result.winner if trick.result else trick.winner


def plays_line(text: Text, table: TableInfo, trick: TrickView) -> str:
    """``② 🪙 9 → ③ 🪙 13 👑``: the order of play, the crown on the best."""
    best = winner_of(trick)
    return ARROW.join(_play(text, table, play, best) for play in trick.plays)


def _play(text: Text, table: TableInfo, play: Play, best: Seat | None) -> str:
    seat, face = play
    crown = f" {CROWN}" if seat == best else ""
    return tight(f"{sign(table, seat)} {card_name(text, face)}{crown}")


def why_words(text: Text, trick: TrickView) -> str:
    """What decides the trick, or decides it so far: ``black beats the other colours``."""
    why = trick.result.why if trick.result else trick.why
    assert why is not None
    kinds = [KIND[face] for _, face in trick.plays]
    suit = _winning_suit(trick)
    return text(
        f"skullking-why-{why.replace('_', '-')}",
        suit=suit_word(text, suit) if suit else NONE,
        led=trick.suit or NONE,
        pirates=kinds.count(Kind.PIRATE),
        mermaids=kinds.count(Kind.MERMAID),
    )


def _winning_suit(trick: TrickView) -> Suit | None:
    best = winner_of(trick)
    return next((SUIT[face] for seat, face in trick.plays if seat == best), None)


def follow_words(text: Text, trick: TrickView) -> str:
    """The suit the next card has to follow, or that there is none."""
    if trick.suit is not None:
        return text("skullking-follow", suit=signed_suit(text, trick.suit))
    return text("skullking-follow-none" if trick.suitless else "skullking-follow-open")


def so_far_line(text: Text, table: TableInfo, trick: TrickView) -> str:
    """Who takes the trick as it lies, and why."""
    why = why_words(text, trick)
    if trick.winner is None:
        return text("skullking-so-far-nobody", why=why)
    return text("skullking-so-far", name=who(text, table, trick.winner), why=why)


def taken_line(text: Text, table: TableInfo, trick: TrickView) -> str:
    """Who took a finished trick and why, or what became of it."""
    assert trick.result is not None
    why, winner = why_words(text, trick), trick.result.winner
    if winner is not None:
        return text("skullking-event-taken", name=who(text, table, winner), why=why)
    destroyed = trick.result.why is Why.KRAKEN
    return text("skullking-event-destroyed" if destroyed else "skullking-event-discarded")


def gain_lines(text: Text, table: TableInfo, trick: TrickView) -> list[str]:
    """What a finished trick captured, and the alliances it made."""
    assert trick.result is not None
    lines: list[str] = []
    if trick.result.bonuses:
        bonuses = " · ".join(_bonus(text, bonus) for bonus in trick.result.bonuses)
        lines.append(text("skullking-event-captured", bonuses=bonuses))
    lines += [
        text("skullking-event-allied", pair=signs(table, pair)) for pair in trick.result.alliances
    ]
    return lines


def _bonus(text: Text, bonus: Bonus) -> str:
    return f"{card_name(text, bonus.face)} {signed(bonus.points)}"


def finished_lines(text: Text, table: TableInfo, trick: TrickView) -> list[str]:
    """All there is to say about a finished trick."""
    return [
        plays_line(text, table, trick),
        taken_line(text, table, trick),
        *gain_lines(text, table, trick),
    ]


def numbers_of(hand: Sequence[int], suit: Suit) -> int:
    """How many numbers of a suit a hand holds."""
    return sum(SUIT[card] is suit for card in hand)
