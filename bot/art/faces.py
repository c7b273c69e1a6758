"""The drawing that belongs to a sprite's key.

Parts of a key stand between strokes; seats count from 1. Keys:

``card/<face>[/<NAME>]``, ``locked/<face>[/<NAME>]``, ``card/back``, ``slot/card``,
``slot/turn``, ``slot/disc``, ``panel/<w>x<h>/<style>``, ``token/<seat>``, ``token/ghost``,
``mat/<seat>[/hot|/turn|/out]``, ``disc/<what>/<seat>``, ``mini/<what>``, ``bid/<n>``,
``count/<n>``, ``mark/<name>``, ``pip/<name>``, ``tile/<face>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art import cards, discs
from bot.art.boxes import panel
from bot.art.marks import MARKS, PIPS, bid, count
from bot.art.palette import MAT_SEATS, SEATS, WHITE

DIM = "#8FA6B8"
"""The dashes of a place that nobody waits for yet."""
LARGEST_NUMBER = 99

SLOTS: Mapping[str, Callable[[], str]] = {
    "card": lambda: cards.slot(DIM),
    "turn": lambda: cards.slot(WHITE),
    "disc": discs.slot,
}


def _seat(part: str, seats: int) -> int:
    if part not in {str(seat) for seat in range(1, seats + 1)}:
        raise KeyError(part)
    return int(part) - 1


def _number(part: str) -> str:
    if part not in {str(value) for value in range(LARGEST_NUMBER + 1)}:
        raise KeyError(part)
    return part


def _card(parts: tuple[str, ...]) -> str:
    if parts == ("back",):
        return cards.back()
    return _front(parts)


def _front(parts: tuple[str, ...]) -> str:
    face, *name = parts
    if len(name) > (1 if cards.is_special(face) else 0):
        raise KeyError("/".join(parts))
    return cards.front(face)


def _slot(parts: tuple[str, ...]) -> str:
    (name,) = parts
    return SLOTS[name]()


def _panel(parts: tuple[str, ...]) -> str:
    size, style = parts
    width, height = size.split("x")
    return panel(int(width), int(height), style)


def _token(parts: tuple[str, ...]) -> str:
    (who,) = parts
    return discs.ghost_token() if who == "ghost" else discs.token(_seat(who, len(SEATS)))


def _mat(parts: tuple[str, ...]) -> str:
    seat, *state = parts
    (named,) = state or ("",)
    return discs.MATS[named](_seat(seat, MAT_SEATS))


def _disc(parts: tuple[str, ...]) -> str:
    what, seat = parts
    return discs.DISCS[what](_seat(seat, MAT_SEATS))


def _mini(parts: tuple[str, ...]) -> str:
    (what,) = parts
    return discs.MINIS[what]()


def _bid(parts: tuple[str, ...]) -> str:
    (value,) = parts
    return bid(_number(value))


def _count(parts: tuple[str, ...]) -> str:
    (value,) = parts
    return count(_number(value))


def _mark(parts: tuple[str, ...]) -> str:
    (name,) = parts
    return MARKS[name]()


def _pip(parts: tuple[str, ...]) -> str:
    (name,) = parts
    return PIPS[name]


def _tile(parts: tuple[str, ...]) -> str:
    (face,) = parts
    return cards.tile(face)


KINDS: Mapping[str, Callable[[tuple[str, ...]], str]] = {
    "card": _card,
    "locked": _front,
    "slot": _slot,
    "panel": _panel,
    "token": _token,
    "mat": _mat,
    "disc": _disc,
    "mini": _mini,
    "bid": _bid,
    "count": _count,
    "mark": _mark,
    "pip": _pip,
    "tile": _tile,
}


def svg_of(key: str) -> str:
    """The whole SVG picture of a key; KeyError if there is no such drawing.

    A card's name and the padlock of a locked one are no part of it: ``sprites`` adds them.
    """
    kind, *parts = key.split("/")
    try:
        return KINDS[kind](tuple(parts))
    except (KeyError, ValueError):
        raise KeyError(key) from None


def name_on(key: str) -> str:
    """The name on a card's plate, as given; empty if it has none."""
    kind, *parts = key.split("/")
    return parts[1] if kind in {"card", "locked"} and len(parts) == 2 else ""


def is_locked(key: str) -> bool:
    """Whether a key shows a card that may not be played now."""
    return key.startswith("locked/")


def silhouette(key: str) -> str:
    """What all keys with the same outline share."""
    kind = key.partition("/")[0]
    return {"card": "card", "locked": "card", "disc": "disc"}.get(kind, key)
