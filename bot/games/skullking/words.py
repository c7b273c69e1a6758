"""Skull King's signs and the small phrases that boards and panels share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.text import Text, plain_name, safe_name, seat_sign
from bot.updates import SeatInfo, TableInfo
from engines.core import Seat
from engines.skullking.actions import (
    ChangeBid,
    ChooseLoad,
    DiscardCards,
    NameLeader,
    PlaceBid,
    PlaceWager,
    PlayCard,
    SkullKingAction,
)
from engines.skullking.cards import (
    CARD_COUNT,
    KIND,
    NUMBER,
    PIRATE,
    SUIT,
    SUITS,
    Card,
    Suit,
)
from engines.skullking.views import SeatAtTable

SIGNS = {Suit.GREEN: "🦜", Suit.YELLOW: "🪙", Suit.PURPLE: "🗺️", Suit.BLACK: "☠️"}
GHOST = "👻"
CROWN = "👑"
NO_CHANGE = "none"


def slug(face: int) -> str:
    """A face's part of a text key: ``harry``, ``escape``, ``tigress-pirate``."""
    pirate = PIRATE[face]
    if pirate is not None:
        return pirate.value
    if face >= CARD_COUNT:
        return f"tigress-{KIND[face]}"
    return KIND[face].value


def card_name(text: Text, face: int) -> str:
    """A card as on its button: ``🦜 12``, ``Harry``, ``Tigress (pirate)``."""
    suit = SUIT[face]
    if suit is not None:
        return text("skullking-card-number", sign=SIGNS[suit], number=NUMBER[face])
    return text(f"skullking-card-{slug(face)}")


def card_words(text: Text, face: int) -> str:
    """A card with the word of its suit: ``🦜 green 12``."""
    suit = SUIT[face]
    if suit is None:
        return card_name(text, face)
    return text("skullking-card-words", suit=signed_suit(text, suit), number=NUMBER[face])


def suit_word(text: Text, suit: Suit) -> str:
    return text(f"skullking-suit-{suit}")


def signed_suit(text: Text, suit: Suit) -> str:
    """Sign and word: nobody has to tell suits by the picture alone."""
    return tight(f"{SIGNS[suit]} {suit_word(text, suit)}")


def tight(words: str) -> str:
    """Words that no line end may part."""
    return words.replace(" ", "\u00a0")


def cards_in_words(text: Text, cards: Iterable[Card]) -> str:
    """Rising cards in the order of their buttons: ``🦜 green 3, 12 · Harry, Escape × 2``."""
    held = list(cards)
    parts: list[str] = []
    for suit in SUITS:
        numbers = [str(NUMBER[card]) for card in held if SUIT[card] is suit]
        if numbers:
            parts.append(f"{signed_suit(text, suit)} {', '.join(numbers)}")
    names = [card_name(text, card) for card in held if SUIT[card] is None]
    counted = [
        name if names.count(name) == 1 else text("skullking-count-of", card=name, count=n)
        for name in dict.fromkeys(names)
        for n in (names.count(name),)
    ]
    return " · ".join([*parts, *([", ".join(counted)] if counted else [])])


def sign(table: TableInfo, seat: Seat) -> str:
    """The sign of a seat, the ghost's too."""
    return GHOST if seat >= len(table.seats) else seat_sign(seat)


def who(text: Text, table: TableInfo, seat: Seat) -> str:
    """A player in a sentence: seat sign and literal name."""
    if seat >= len(table.seats):
        return f"{GHOST} **{text('skullking-graybeard')}**"
    return f"{seat_sign(seat)} **{safe_name(table.seats[seat].name)}**"


def seated(text: Text, table: TableInfo, seat: Seat) -> str:
    """A player at the head of a line: whose seat is a computer's is marked beside the name."""
    info = table.seats[seat]
    mark = f" {text('board-computer')}" if info.computer and info.user_id is None else ""
    return who(text, table, seat) + mark


def whos(text: Text, table: TableInfo, seats: Iterable[Seat]) -> str:
    return ", ".join(who(text, table, seat) for seat in seats)


def signs(table: TableInfo, seats: Iterable[Seat]) -> str:
    return " ".join(sign(table, seat) for seat in seats)


def bids_in_words(table: TableInfo, seats: Iterable[SeatAtTable]) -> str:
    """Everybody's bid; a line ends between two seats only."""
    return " ".join(tight(f"{sign(table, seat.seat)} {seat.bid}") for seat in seats)


def seat_label(table: TableInfo, seat: Seat) -> str:
    """A player on a button."""
    return f"{seat_sign(seat)} {plain_name(table.seats[seat].name)}"


def signed(points: int) -> str:
    """Points that are added: ``+20``, ``−10``, ``0``."""
    return f"+{points}" if points > 0 else amount(points)


def amount(points: int) -> str:
    """Points as they stand: ``210``, ``−10``."""
    return f"−{-points}" if points < 0 else str(points)


def marks(text: Text, info: SeatInfo) -> list[str]:
    """What stands beside a seat about who plays it."""
    if info.computer and info.user_id is not None:
        return [text("board-away")]
    return [text("board-missed")] if info.missed else []


def move_words(text: Text, table: TableInfo, action: SkullKingAction) -> str:
    """A move as the label of the button that plays it."""
    match action:
        case PlaceBid(tricks):
            return text("skullking-press-bid", bid=tricks)
        case ChooseLoad(load):
            return text(f"skullking-press-load-{load}")
        case PlayCard(face):
            return card_name(text, face)
        case NameLeader(target):
            return seat_label(table, target)
        case DiscardCards(cards):
            return text("skullking-press-discard", cards=listed(text, cards))
        case PlaceWager(points):
            return text("skullking-press-wager", points=points)
        case ChangeBid(change):
            return text("skullking-press-change", change=signed(change) if change else NO_CHANGE)
        case _:
            return GHOST


def listed(text: Text, cards: Sequence[int]) -> str:
    """Cards one after another: ``🦜 12, Escape``."""
    return ", ".join(card_name(text, card) for card in cards)
