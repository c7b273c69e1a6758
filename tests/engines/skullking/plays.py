"""Short ways to say tricks and hands in tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engines.core import Seat, draw
from engines.skullking.cards import Card, Face, cards_named, parse_face
from engines.skullking.tricks import Play


class Names:
    """Faces by their spoken name, like cards one after another."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def face(self, name: str) -> Face:
        found = cards_named(name)[self.seen[name]]
        self.seen[name] += 1
        return found


def trick(codes: str, leader: int = 0) -> tuple[Play, ...]:
    """A trick clockwise from its leader: ``trick("G7 E1 SK")``."""
    faces = [parse_face(code) for code in codes.split()]
    return tuple((Seat((leader + i) % len(faces)), face) for i, face in enumerate(faces))


def ghostly(codes: str, order: tuple[int, int, int]) -> tuple[Play, ...]:
    """A trick of two seats and Graybeard, who is 2."""
    return tuple(
        (Seat(seat), parse_face(code)) for seat, code in zip(order, codes.split(), strict=True)
    )


def hand(codes: str) -> tuple[Card, ...]:
    return tuple(sorted(Card(parse_face(code)) for code in codes.split()))


def rng(seed: str) -> Random:
    return draw(seed, 0)
