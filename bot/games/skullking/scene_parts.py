"""What all pictures of Skull King share: cards, seats, pips, colours, and words for the blind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art.layout import LONGEST_ALT, Align, Sprite, Words
from bot.art.palette import GOLD, WHITE
from bot.games.skullking.words import card_name, slug, suit_word
from bot.text import Text
from engines.core import Seat
from engines.skullking.cards import CARD_COUNT, NUMBER, SUIT, SUITS, TIGRESS, Suit
from engines.skullking.views import SeatAtTable, TableView

Part = Sprite | Words

WIDTH = 1200
"""Pixels of every picture of the table."""
PALE, SOFT = "#DCE7EF", "#B7CBD9"
HEAD = "#A9C3D6"
GOOD, BAD = "#7FE3B5", "#FFB199"
SUIT_ART = {
    Suit.GREEN: "parrot",
    Suit.YELLOW: "chest",
    Suit.PURPLE: "map",
    Suit.BLACK: "roger",
}
GHOST = "ghost"
CARD_SHAPE = (200, 280)


def art_of(face: int) -> str:
    """A face's part of a sprite key: ``parrot-12``, ``harry``, ``tigress-pirate``."""
    suit = SUIT[face]
    if suit is not None:
        return f"{SUIT_ART[suit]}-{NUMBER[face]}"
    name = slug(face)
    return "king" if name == "skullking" else name


def labelled(text: Text, face: int) -> str:
    """The same with the name that stands on the card, if one does: ``harry/Harry``."""
    if SUIT[face] is not None:
        return art_of(face)
    return f"{art_of(face)}/{text(f'skullking-card-{slug(_named(face))}')}"


def _named(face: int) -> int:
    """The card whose name a face bears: what the Tigress is played as stands in her badge."""
    return TIGRESS if face >= CARD_COUNT else face


def card_height(width: int) -> int:
    """Pixels of a card this wide."""
    return width * CARD_SHAPE[1] // CARD_SHAPE[0]


def token_of(view: TableView, seat: Seat) -> str:
    """A seat's part of a sprite key: its number, or Graybeard's."""
    return GHOST if seat >= len(view.seats) else str(seat + 1)


def colour_of(points: int) -> str:
    """Points won are not told by colour alone: their sign says it too."""
    return GOOD if points > 0 else BAD if points < 0 else PALE


# ---- tricks won and bid ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """Tricks won, and those bid once Harry has had his say; nothing is bid for Graybeard."""

    won: int
    bid: int | None

    @property
    def words(self) -> str:
        return str(self.won) if self.bid is None else f"{self.won}/{self.bid}"

    @property
    def colour(self) -> str:
        """Just right, too many already, or still some to win."""
        if self.bid is None:
            return PALE
        return GOOD if self.won == self.bid else BAD if self.won > self.bid else WHITE

    @property
    def pips(self) -> tuple[str, ...]:
        """One mark for each trick won or still wanted."""
        if self.bid is None:
            return ("won",) * self.won
        if not self.bid and not self.won:
            return ("zero",)
        zero = () if self.bid else ("zero",)
        made = min(self.won, self.bid)
        over = max(self.won - self.bid, 0)
        return (*zero, *("won",) * made, *("open",) * (self.bid - made), *("over",) * over)


def pips(tally: Tally, x: int, y: int, *, size: int, step: int, per_row: int) -> list[Part]:
    """The pips of a seat in rows; (x, y) is the upper left corner."""
    return [
        Sprite(f"pip/{pip}", x + i % per_row * step, y + i // per_row * step, size)
        for i, pip in enumerate(tally.pips)
    ]


def left_words(
    words: str, x: int, y: int, size: int, colour: str = WHITE, longest: int | None = None
) -> Words:
    """Words that begin at ``x``."""
    return Words(words, x, y, size, colour, Align.LEFT, longest)


# ---- what stands beside a bid -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark; ``words`` or another seat's ``token`` stand on it."""

    key: str
    words: str = ""
    token: str = ""


def badges_of(view: TableView, seat: SeatAtTable) -> tuple[Badge, ...]:
    """A seat's load, wager, Harry's change, and allies, as far as everybody knows them."""
    found: list[Badge] = []
    if seat.load is not None:
        found.append(Badge(f"mark/{seat.load}"))
    if seat.wager:
        found.append(Badge("mark/wager", words=str(seat.wager)))
    if seat.change:
        found.append(Badge("mark/plus" if seat.change > 0 else "mark/minus"))
    found += [Badge("mark/alliance", token=token_of(view, ally)) for ally in seat.allies]
    return tuple(found)


def badges(
    marks: Sequence[Badge], x: int, y: int, room: tuple[int, int], largest: int
) -> list[Part]:
    """Badges from (x, y) on, in one or two rows, as large as the room (wide, high) allows."""
    lanes = _lanes(marks, room, largest)
    parts: list[Part] = []
    for lane in lanes:
        size = min(_size(lane, room[0]) for lane in lanes)
        size = min(size, largest, room[1] // len(lanes) - 4)
        at = x
        for mark in lane:
            parts.append(Sprite(mark.key, at, y, size))
            if mark.token:
                parts.append(Sprite(f"token/{mark.token}", at + size * 3 // 4, y, size))
            if mark.words:
                left, middle = at + size + size // 8, y + size // 2
                parts.append(left_words(mark.words, left, middle, size * 3 // 4, GOLD, size))
            at += size * _tenths(mark) // 10 + size // 8
        y += size + 4
    return parts


def _tenths(mark: Badge) -> int:
    """How wide a badge is, in tenths of its height."""
    return 18 if mark.token else 20 if mark.words else 10


def _size(lane: Sequence[Badge], width: int) -> int:
    """How high badges may be to stand in one row."""
    return width * 10 // (sum(_tenths(mark) + 1 for mark in lane) or 10)


def _lanes(
    marks: Sequence[Badge], room: tuple[int, int], largest: int
) -> tuple[Sequence[Badge], ...]:
    """One row, or the two that let badges be larger."""
    if not marks:
        return ()
    single = min(_size(marks, room[0]), largest, room[1] - 4)
    best: tuple[Sequence[Badge], ...] = (marks,)
    for cut in range(1, len(marks)):
        two = (marks[:cut], marks[cut:])
        size = min(*(_size(lane, room[0]) for lane in two), largest, room[1] // 2 - 4)
        if size > single:
            single, best = size, two
    return best


# ---- for who cannot see the picture -------------------------------------------------


def fitting(*wordings: str) -> str:
    """The first wording that is short enough, the last one cut if none is."""
    for words in wordings:
        if len(words) <= LONGEST_ALT:
            return words
    return wordings[-1][: LONGEST_ALT - 1] + "…"


def spoken(text: Text, face: int) -> str:
    """A card without signs: ``green 12``, ``Harry``, ``Tigress (pirate)``."""
    suit = SUIT[face]
    if suit is None:
        return card_name(text, face)
    return text("skullking-card-words", suit=suit_word(text, suit), number=NUMBER[face])


def spoken_cards(text: Text, faces: Sequence[int]) -> str:
    """Rising cards: ``green 3, 12; Harry, Escape × 2``."""
    parts: list[str] = []
    for suit in SUITS:
        numbers = [str(NUMBER[face]) for face in faces if SUIT[face] is suit]
        if numbers:
            words = text(
                "skullking-card-words", suit=suit_word(text, suit), number=", ".join(numbers)
            )
            parts.append(words)
    names = [card_name(text, face) for face in faces if SUIT[face] is None]
    counted = [
        name if n == 1 else text("skullking-count-of", card=name, count=n)
        for name in dict.fromkeys(names)
        for n in (names.count(name),)
    ]
    return "; ".join([*parts, *([", ".join(counted)] if counted else [])])


def spoken_seat(text: Text, token: str) -> str:
    """A seat by its number, never by a name; Graybeard by his."""
    return text("skullking-graybeard") if token == GHOST else token
