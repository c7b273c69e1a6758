"""The 74 cards, each physical one a small int of its own, and their notation both ways.

Numbers come first, by suit and rising, then the special cards: this is also the order a hand
is shown in. A *face* is what a card counts as once it lies on the table: the card itself, or
for the Tigress one of ``TIGRESS_AS_PIRATE`` and ``TIGRESS_AS_ESCAPE`` (SKK2, SKK17).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from engines.core import RuleError

Card = NewType("Card", int)
"""A physical card, ``0..73``."""
Face = NewType("Face", int)
"""What lies on the table, ``0..75``: a card, or the Tigress as one or the other."""


class Suit(StrEnum):
    """A colour. Black is trump."""

    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLACK = "black"


class Kind(StrEnum):
    """What sort of card it is; a face of the Tigress counts as a pirate or an escape."""

    NUMBER = "number"
    PIRATE = "pirate"
    TIGRESS = "tigress"
    SKULL_KING = "skullking"
    MERMAID = "mermaid"
    KRAKEN = "kraken"
    WHALE = "whale"
    LOOT = "loot"
    ESCAPE = "escape"


class Pirate(StrEnum):
    """The five named pirates, in the order of their cards."""

    ROSIE = "rosie"
    WILL = "will"
    RASCAL = "rascal"
    JUANITA = "juanita"
    HARRY = "harry"


SUITS = tuple(Suit)
PIRATES = tuple(Pirate)
HIGHEST = 14
"""The highest number of a suit."""

NUMBERS = range(56)
FIRST_PIRATE, TIGRESS, SKULL_KING, FIRST_MERMAID, KRAKEN, WHALE, FIRST_LOOT, FIRST_ESCAPE = (
    Card(56),
    Card(61),
    Card(62),
    Card(63),
    Card(65),
    Card(66),
    Card(67),
    Card(69),
)
CARD_COUNT = 74
TIGRESS_AS_PIRATE, TIGRESS_AS_ESCAPE = Face(74), Face(75)
FACE_COUNT = 76

_KINDS = (
    (Kind.NUMBER,) * 56
    + (Kind.PIRATE,) * 5
    + (Kind.TIGRESS, Kind.SKULL_KING)
    + (Kind.MERMAID,) * 2
    + (Kind.KRAKEN, Kind.WHALE)
    + (Kind.LOOT,) * 2
    + (Kind.ESCAPE,) * 5
)
KIND: tuple[Kind, ...] = (*_KINDS, Kind.PIRATE, Kind.ESCAPE)
"""The kind of every face."""
SUIT: tuple[Suit | None, ...] = tuple(
    SUITS[face // HIGHEST] if face < len(NUMBERS) else None for face in range(FACE_COUNT)
)
"""The suit of every face, None for special cards."""
NUMBER: tuple[int, ...] = tuple(
    face % HIGHEST + 1 if face < len(NUMBERS) else 0 for face in range(FACE_COUNT)
)
"""The number of every face, 0 for special cards."""
PIRATE: tuple[Pirate | None, ...] = tuple(
    PIRATES[face - FIRST_PIRATE] if FIRST_PIRATE <= face < TIGRESS else None
    for face in range(FACE_COUNT)
)
"""The named pirate of every face; the Tigress is none."""


def card_of(face: Face) -> Card:
    """The physical card behind a face."""
    return TIGRESS if face >= CARD_COUNT else Card(face)


def is_tigress(face: int) -> bool:
    """Whether this is the Tigress, in the hand or on the table."""
    return face == TIGRESS or face >= CARD_COUNT


def _code(face: int) -> str:
    suit = SUIT[face]
    if suit is not None:
        return f"{suit.value[0].upper()}{NUMBER[face]}"
    pirate = PIRATE[face]
    if pirate is not None:
        return pirate.value.upper()
    for first, letter, count in (
        (FIRST_MERMAID, "M", 2),
        (FIRST_LOOT, "L", 2),
        (FIRST_ESCAPE, "E", 5),
    ):
        if first <= face < first + count:
            return f"{letter}{face - first + 1}"
    codes: dict[int, str] = {
        TIGRESS: "TIGRESS",
        SKULL_KING: "SK",
        KRAKEN: "KRAKEN",
        WHALE: "WHALE",
        TIGRESS_AS_PIRATE: "TIGRESSp",
        TIGRESS_AS_ESCAPE: "TIGRESSe",
    }
    return codes[face]


CODE: tuple[str, ...] = tuple(_code(face) for face in range(FACE_COUNT))
"""The short code of every face, e.g. ``G7``, ``ROSIE``, ``E3``, ``TIGRESSp``."""
_BY_CODE = {code: Face(face) for face, code in enumerate(CODE)}


def parse_face(code: str) -> Face:
    """The face of a code. Raises ``RuleError`` (``unknown_card``)."""
    face = _BY_CODE.get(code)
    if face is None:
        raise RuleError("unknown_card")
    return face


def notation(face: int) -> str:
    """The spoken form that does not tell like cards apart: ``green-7``, ``pirate:rosie``."""
    suit, pirate = SUIT[face], PIRATE[face]
    if suit is not None:
        return f"{suit}-{NUMBER[face]}"
    if pirate is not None:
        return f"pirate:{pirate}"
    if face >= CARD_COUNT:
        return f"tigress:{KIND[face]}"
    return KIND[face].value


def cards_named(name: str) -> tuple[Face, ...]:
    """All faces with this ``notation``. Raises ``RuleError`` (``unknown_card``)."""
    found = tuple(Face(face) for face in range(FACE_COUNT) if notation(face) == name)
    if not found:
        raise RuleError("unknown_card")
    return found
