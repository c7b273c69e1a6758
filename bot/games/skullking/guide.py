"""The pictures of the rules guide: the examples of its pages as scenes."""

from __future__ import annotations

from collections.abc import Iterable

from bot.art.layout import Scene
from bot.games.skullking.scene_hand import HandScene, HeldCard
from bot.games.skullking.scene_parts import Tally, labelled
from bot.games.skullking.scene_trick import Place, TrickScene
from bot.text import Text
from engines.skullking.cards import parse_face

NUMBERS = "G12 Y7 P1 B9"
SPECIALS = "E1 ROSIE TIGRESS SK M1"
BEASTS = "KRAKEN WHALE L1"
PIRATES = "ROSIE WILL RASCAL JUANITA HARRY"


def _cards(text: Text, codes: str, locked: Iterable[str] = ()) -> HandScene:
    shut = set(locked)
    return HandScene(
        tuple(
            HeldCard(face, labelled(text, face), playable=code not in shut)
            for code in codes.split()
            for face in (parse_face(code),)
        )
    )


def _trick(text: Text, codes: str, best: int) -> TrickScene:
    """A finished trick of four players, the first of whom has led."""
    places = tuple(
        Place(str(seat), Tally(int(seat == best), 1), face, labelled(text, face), seat == best)
        for seat, code in enumerate(codes.split(), 1)
        for face in (parse_face(code),)
    )
    return TrickScene(4, 1, places, finished=True)


def guide_scene(text: Text, page: int) -> Scene | None:
    """The picture of a page of the guide, counted from 1; None when it has none."""
    match page:
        case 1:
            return _cards(text, "G12 Y3 B9 HARRY")
        case 2:
            return _cards(text, f"{NUMBERS} {SPECIALS}")
        case 3:
            return _cards(text, "Y2 B5 M1", locked=("B5",))
        case 4:
            return _trick(text, "Y5 HARRY ROSIE M1", best=2)
        case 6:
            return _cards(text, BEASTS)
        case 7:
            return _cards(text, PIRATES)
        case _:
            return None
