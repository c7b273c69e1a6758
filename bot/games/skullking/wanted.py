"""Cards as people name them in their own order: by suit, by number, by both or by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.base import NotUnderstood
from bot.games.skullking.words import slug
from bot.lexicon import CUT, Number
from engines.skullking.cards import FACE_COUNT, NUMBER, PIRATE, SUIT, SUITS, TIGRESS, Face

ANY_PIRATE = "pirate"
FACES = {slug(face): Face(face) for face in reversed(range(FACE_COUNT)) if SUIT[face] is None}
"""The cards with a name; of like ones the first."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A card as somebody names it: by its suit, its number, both, or its name."""

    suit: str | None = None
    number: int | None = None
    name: str | None = None

    def fits(self, face: int) -> bool:
        if self.name == ANY_PIRATE:
            return PIRATE[face] is not None
        if self.name is not None:
            return slug(face) == self.name
        return SUIT[face] is not None and (
            self.suit in (None, SUIT[face]) and self.number in (None, NUMBER[face])
        )


def as_tigress(wanted: list[Wanted]) -> list[Wanted]:
    """The Tigress and what she shall be, said apart: ``tigress, escape``."""
    other = next((one.name for one in wanted if one.name != "tigress"), None)
    return [Wanted(name=f"tigress-{other}")] if f"tigress-{other}" in FACES else wanted


def is_the_tigress(wanted: Wanted, card: int) -> bool:
    return card == TIGRESS and (wanted.name or "").startswith("tigress")


def named_cards(parts: Sequence[object]) -> list[Wanted]:
    """The cards that words name, whatever their order: ``14 black``, ``7 9``, ``map 2, escape``.

    Raises ``NotUnderstood`` where suits and numbers cannot be paired.
    """
    found: list[Wanted] = []
    for piece in _pieces(parts):
        suits: list[str] = []
        for part in piece:
            if isinstance(part, str) and part in SUITS and suits[-1:] != [part]:
                suits.append(part)  # a sign and its word are one suit
        numbers = [abs(part.value) for part in piece if isinstance(part, Number)]
        found += [Wanted(name=p) for p in piece if isinstance(p, str) and p in FACES]
        found += [Wanted(name=ANY_PIRATE) for p in piece if p == ANY_PIRATE]
        found += _paired(piece, suits, numbers)
    return found


def _pieces(parts: Iterable[object]) -> list[list[object]]:
    pieces: list[list[object]] = [[]]
    for part in parts:
        if part == CUT:
            pieces.append([])
        else:
            pieces[-1].append(part)
    return pieces


def _paired(piece: list[object], suits: list[str], numbers: list[int]) -> list[Wanted]:
    """Suits with their numbers; beside one suit further numbers may be of any."""
    if len(suits) == len(numbers):
        return [Wanted(suit, number) for suit, number in zip(suits, numbers, strict=True)]
    if not suits or not numbers:
        return [Wanted(suit) for suit in suits] + [Wanted(None, number) for number in numbers]
    first = next(n for n, part in enumerate(piece) if part in SUITS)
    before = sum(isinstance(part, Number) for part in piece[:first])
    if len(suits) > 1 or 0 < before < len(numbers):
        raise NotUnderstood
    own = 0 if before == 0 else len(numbers) - 1
    return [Wanted(suits[0] if n == own else None, number) for n, number in enumerate(numbers)]
