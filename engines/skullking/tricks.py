"""Who takes a trick and what follows from it: pure functions of the plays and the options.

A play is ``(seat, face)``; a trick is its plays in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from engines.core import Seat
from engines.skullking.cards import (
    FACE_COUNT,
    HIGHEST,
    KIND,
    NUMBER,
    NUMBERS,
    PIRATE,
    SUIT,
    SUITS,
    Card,
    Face,
    Kind,
    Pirate,
    Suit,
)
from engines.skullking.deals import MAX_SEATS
from engines.skullking.options import Options

Play = tuple[Seat, Face]


class Why(StrEnum):
    """What decides a trick, or decides it so far."""

    LED_SUIT = "led_suit"
    """The highest number of the led suit."""
    TRUMP = "trump"
    """The highest black number."""
    PIRATE = "pirate"
    """The first pirate, no Skull King there."""
    MERMAID = "mermaid"
    """The first mermaid; no pirate, no Skull King there."""
    SKULL_KING = "skull_king"
    """The Skull King, no mermaid there."""
    MERMAID_TAKES_KING = "mermaid_takes_king"
    ALL_ESCAPE = "all_escape"
    """Nothing but escapes and loot: the first of them."""
    KRAKEN = "kraken"
    """Nobody: the Kraken destroys the trick."""
    WHALE_HIGHEST = "whale_highest"
    """The White Whale leaves numbers alone: the highest of any colour."""
    WHALE_NOTHING = "whale_nothing"
    """Nobody: the White Whale found no number."""


class BonusKind(StrEnum):
    FOURTEEN = "fourteen"
    MERMAID_TAKEN_BY_PIRATE = "mermaid_taken_by_pirate"
    PIRATE_TAKEN_BY_SKULL_KING = "pirate_taken_by_skullking"
    SKULL_KING_TAKEN_BY_MERMAID = "skullking_taken_by_mermaid"


class Bonus(NamedTuple):
    """What capturing one card is worth, if the bid is exact."""

    kind: BonusKind
    face: Face
    points: int


class TrickResult(NamedTuple):
    """What a complete trick leads to, before any power.

    ``winner`` is None when nobody takes it. ``leader`` leads next. ``bonuses`` are the
    winner's. ``alliances`` are pairs (player of a Loot, taker of the trick).
    ``power`` is the named pirate that won for its player, None otherwise and for
    Graybeard; whether powers are on, and whether this trick is the last, is not its concern.
    """

    winner: Seat | None
    leader: Seat
    why: Why
    bonuses: tuple[Bonus, ...] = ()
    alliances: tuple[tuple[Seat, Seat], ...] = ()
    power: Pirate | None = None


# ---- following ---------------------------------------------------------------------

Led = tuple[Suit | None, bool]

_ESCAPES = (Kind.ESCAPE, Kind.LOOT)
_OPEN: Led = (None, False)
_LED: tuple[Led, ...] = tuple(
    (suit, False) if suit else _OPEN if kind in _ESCAPES else (None, True)
    for suit, kind in zip(SUIT, KIND, strict=True)
)
"""What a face makes of the trick it leads."""
_LAST_NUMBER = NUMBERS[-1]
_FOLLOWS: dict[Suit, tuple[bool, ...]] = {
    led: tuple(suit is None or suit is led for suit in SUIT) for led in SUITS
}
"""Whether a face may be played whatever else the hand holds."""


def led_suit(plays: Sequence[Play]) -> Led:
    """The suit the next play has to follow, and whether the trick never has one (SKK12 to SKK16).

    Without a suit and not suitless, the next number sets it.
    """
    if not plays:
        return _OPEN
    led = _LED[plays[0][1]]
    if led is _OPEN:
        for _, face in plays:
            if face <= _LAST_NUMBER:
                return _LED[face]
    return led


def legal_cards(hand: Sequence[Card], plays: Sequence[Play]) -> tuple[Card, ...]:
    """The cards of a hand that may be played next, in its order (SKK12). Graybeard need not ask."""
    return cards_following(hand, led_suit(plays)[0])


def cards_following(hand: Sequence[Card], suit: Suit | None) -> tuple[Card, ...]:
    """The cards of a hand that may be played when ``suit`` has to be followed, in its order."""
    if suit is None:
        return tuple(hand)
    follows = _FOLLOWS[suit]
    legal = [card for card in hand if follows[card]]
    for card in legal:
        if card <= _LAST_NUMBER:
            return tuple(legal)
    return tuple(hand)


def can_play(card: Card, hand: Sequence[Card], plays: Sequence[Play]) -> bool:
    """Whether ``card``, one of ``hand``, may be played next (SKK12)."""
    suit = led_suit(plays)[0]
    return suit is None or _FOLLOWS[suit][card] or card in cards_following(hand, suit)


# ---- taking ------------------------------------------------------------------------

_MERMAID, _PIRATE, _KING, _KING_TAKEN = range(2 * HIGHEST + 1, 2 * HIGHEST + 5)
"""The ranks above all numbers; the last is a mermaid's with the Skull King in the trick."""
_SPECIAL_RANKS = {
    Kind.MERMAID: _MERMAID,
    Kind.PIRATE: _PIRATE,
    Kind.SKULL_KING: _KING,
    Kind.KRAKEN: -1,
    Kind.WHALE: -1,
}


def _ranks(led: Suit | None) -> tuple[int, ...]:
    """How high each face stands when ``led`` is to be followed; of equal ones the first wins."""
    return tuple(
        HIGHEST + NUMBER[face]
        if SUIT[face] is Suit.BLACK
        else NUMBER[face] * (SUIT[face] is led)
        if SUIT[face]
        else _SPECIAL_RANKS.get(KIND[face], 0)
        for face in range(FACE_COUNT)
    )


_WITHOUT_SUIT = _ranks(None)
_BY_SUIT = {suit: _ranks(suit) for suit in SUITS}
_RANKS = tuple(_BY_SUIT[suit] if suit else _WITHOUT_SUIT for suit in SUIT)
"""The ranks that hold once a face has fallen, if none has set the suit before."""
_WHY: tuple[Why, ...] = (
    Why.ALL_ESCAPE,
    *(Why.LED_SUIT,) * HIGHEST,
    *(Why.TRUMP,) * HIGHEST,
    Why.MERMAID,
    Why.PIRATE,
    Why.SKULL_KING,
    Why.MERMAID_TAKES_KING,
)
"""What decides a trick, by the rank of its best card."""

_FOURTEEN, _MERMAID_IN, _PIRATE_IN, _KING_IN, _LOOT_IN, _BEAST_IN = 1, 2, 4, 8, 16, 32
_MARK_OF = {
    Kind.MERMAID: _MERMAID_IN,
    Kind.PIRATE: _PIRATE_IN,
    Kind.SKULL_KING: _KING_IN,
    Kind.LOOT: _LOOT_IN,
    Kind.KRAKEN: _BEAST_IN,
    Kind.WHALE: _BEAST_IN,
}
_MARKS = tuple(
    _FOURTEEN if number == HIGHEST else _MARK_OF.get(kind, 0)
    for kind, number in zip(KIND, NUMBER, strict=True)
)
"""What each face makes a trick worth a second look for."""
_MERMAID_AND_KING = _MERMAID_IN | _KING_IN


def _best(plays: Sequence[Play]) -> tuple[Play, int, int]:
    """The play that takes the trick if beasts count for nothing, its rank, and all marks.

    The first play if there are only beasts (SKK19 to SKK25).
    """
    best, ranks, marks, highest = plays[0], _WITHOUT_SUIT, 0, -1
    for play in plays:
        face = play[1]
        if ranks is _WITHOUT_SUIT:
            ranks = _RANKS[face]
        marks |= _MARKS[face]
        rank = ranks[face]
        if rank > highest:
            best, highest = play, rank
    if marks & _MERMAID_AND_KING == _MERMAID_AND_KING:
        return next(play for play in plays if KIND[play[1]] is Kind.MERMAID), _KING_TAKEN, marks
    return best, highest, marks


def _last_beast(plays: Sequence[Play]) -> tuple[int, Kind]:
    """Where the later beast lies, and which it is (SKK18, SKK31)."""
    where = max(i for i, (_, face) in enumerate(plays) if _MARKS[face] == _BEAST_IN)
    return where, KIND[plays[where][1]]


def _highest_number(plays: Sequence[Play]) -> Play | None:
    """The highest number of any suit, of equal ones the first; None without any (SKK28)."""
    highest = max(plays, key=lambda play: NUMBER[play[1]])
    return highest if NUMBER[highest[1]] else None


def trick_so_far(plays: Sequence[Play]) -> tuple[Seat | None, Why | None]:
    """Who takes the trick if no more is played, and why.

    Nobody and no reason before the first play; nobody, with the reason, under a beast.
    """
    if not plays:
        return None, None
    best, rank, marks = _best(plays)
    if not marks & _BEAST_IN:
        return best[0], _WHY[rank]
    if _last_beast(plays)[1] is Kind.KRAKEN:
        return None, Why.KRAKEN
    highest = _highest_number(plays)
    return (highest[0], Why.WHALE_HIGHEST) if highest else (None, Why.WHALE_NOTHING)


# ---- what follows ------------------------------------------------------------------

Row = tuple[Bonus | None, ...]
"""What each face pays its taker."""

_FOURTEENS: Row = tuple(
    Bonus(BonusKind.FOURTEEN, Face(face), 20 if SUIT[face] is Suit.BLACK else 10)
    if NUMBER[face] == HIGHEST
    else None
    for face in range(FACE_COUNT)
)


def _captures(kind: BonusKind, taken: Kind, points: int) -> Row:
    return tuple(
        Bonus(kind, Face(face), points) if KIND[face] is taken else bonus
        for face, bonus in enumerate(_FOURTEENS)
    )


_BONUSES: tuple[Row, ...] = (
    *(_FOURTEENS,) * _PIRATE,
    _captures(BonusKind.MERMAID_TAKEN_BY_PIRATE, Kind.MERMAID, 20),
    _captures(BonusKind.PIRATE_TAKEN_BY_SKULL_KING, Kind.PIRATE, 30),
    _captures(BonusKind.SKULL_KING_TAKEN_BY_MERMAID, Kind.SKULL_KING, 40),
)
"""What each face pays, by the rank of the card that took it (SKK33 to SKK36)."""
_ALWAYS = _FOURTEEN | _LOOT_IN | _BEAST_IN
_MATTERS = (*(_ALWAYS,) * _PIRATE, _ALWAYS | _MERMAID_IN, _ALWAYS | _PIRATE_IN, -1)
"""The marks that change something, by the rank of the card that took the trick."""
_PLAIN = tuple(
    tuple(
        TrickResult(Seat(seat), Seat(seat), _WHY[_RANKS[face][face]], power=PIRATE[face])
        for seat in range(MAX_SEATS)
    )
    for face in range(FACE_COUNT)
)
"""Results with nothing to pay, by the face that took the trick and its seat."""


def resolve(plays: Sequence[Play], options: Options, graybeard: Seat | None = None) -> TrickResult:
    """What a complete trick leads to (SKK18 to SKK37); ``graybeard`` plays without a seat."""
    best, rank, marks = _best(plays)
    seat, face = best
    if marks & _BEAST_IN:
        return _under_a_beast(plays, seat, options, graybeard)
    if seat == graybeard:
        return TrickResult(seat, seat, _WHY[rank])
    if not marks & _MATTERS[rank]:
        return _PLAIN[face][seat]
    alliances = _alliances(plays, seat, graybeard) if marks & _LOOT_IN else ()
    bonuses = _bonuses(plays, _BONUSES[rank])
    return TrickResult(seat, seat, _WHY[rank], bonuses, alliances, PIRATE[face])


def _alliances(
    plays: Sequence[Play], taker: Seat, graybeard: Seat | None
) -> tuple[tuple[Seat, Seat], ...]:
    """Who has Loot in a trick that another took (SKK37)."""
    return tuple(
        (seat, taker)
        for seat, face in plays
        if KIND[face] is Kind.LOOT and seat != taker and seat != graybeard
    )


def _bonuses(plays: Sequence[Play], row: Row) -> tuple[Bonus, ...]:
    return tuple([bonus for _, face in plays if (bonus := row[face])])


def _under_a_beast(
    plays: Sequence[Play], without: Seat, options: Options, graybeard: Seat | None
) -> TrickResult:
    """What a trick with a beast leads to; ``without`` would take it were there none (SKK26 on)."""
    where, beast = _last_beast(plays)
    if beast is Kind.KRAKEN:
        left = options.kraken_next_leader == "left_of_kraken"
        leader = plays[(where + 1) % len(plays)][0] if left else without
        return TrickResult(None, leader, Why.KRAKEN)
    highest = _highest_number(plays)
    if highest is None:
        own = options.whale_next_leader_when_discarded == "whale_player"
        return TrickResult(None, plays[where][0] if own else without, Why.WHALE_NOTHING)
    seat = highest[0]
    bonuses = () if seat == graybeard else _bonuses(plays, _FOURTEENS)
    return TrickResult(seat, seat, Why.WHALE_HIGHEST, bonuses)
