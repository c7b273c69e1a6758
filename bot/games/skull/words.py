"""Skull's signs and the small phrases that boards and panels share."""

from __future__ import annotations

from collections.abc import Iterable

from bot.text import Text, safe_name, seat_sign
from bot.updates import SeatInfo, TableInfo
from engines.core import Seat
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    Pass,
    PlaceDisc,
    RaiseChallenge,
    ShowDiscs,
    SkullAction,
)
from engines.skull.views import SeatAtTable, TableView

SIGNS = {Disc.FLOWER: "🌸", Disc.SKULL: "💀", Disc.LAST_CHANCE: "🌼"}
FACE_DOWN = "🟤"
POINT = "⭐"


def slug(disc: Disc) -> str:
    """The disc's part of a text key."""
    return disc.value.replace("_", "-")


def who(table: TableInfo, seat: Seat) -> str:
    """A player in a sentence: seat sign and literal name."""
    return f"{seat_sign(seat)} **{safe_name(table.seats[seat].name)}**"


def whos(table: TableInfo, seats: Iterable[Seat]) -> str:
    return ", ".join(who(table, seat) for seat in seats)


def disc_word(text: Text, disc: Disc) -> str:
    return text(f"skull-disc-{slug(disc)}")


def signed_disc(text: Text, disc: Disc) -> str:
    """Sign and word: nobody has to tell discs by the picture alone."""
    return f"{SIGNS[disc]} {disc_word(text, disc)}"


def discs_in_words(text: Text, discs: Iterable[Disc]) -> str:
    """Discs in the given order, equal neighbours counted: ``🌸 flower × 3, 💀 skull``."""
    runs: list[tuple[Disc, int]] = []
    for disc in discs:
        if runs and runs[-1][0] is disc:
            runs[-1] = (disc, runs[-1][1] + 1)
        else:
            runs.append((disc, 1))
    return ", ".join(
        signed_disc(text, disc)
        if count == 1
        else text("skull-count-of", disc=signed_disc(text, disc), count=count)
        for disc, count in runs
    )


def move_words(text: Text, table: TableInfo, action: SkullAction) -> str:
    """A move as the label of the button that plays it."""
    match action:
        case PlaceDisc(disc):
            return text(f"skull-button-{slug(disc)}")
        case OpenChallenge(number):
            return text("skull-press-number", number=number)
        case RaiseChallenge(number):
            return text("skull-press-raise", number=number)
        case Pass():
            return text("skull-press-pass")
        case FlipDisc(target) | NameStarter(target):
            return f"{seat_sign(target)} {safe_name(table.seats[target].name)}"
        case LoseDisc(disc):
            return text(f"skull-press-lose-{slug(disc)}")
        case ShowDiscs():
            return text("skull-press-show")


def marks(text: Text, info: SeatInfo) -> list[str]:
    """What stands beside a seat about who plays it."""
    if info.computer and info.user_id is not None:
        return [text("board-away")]
    return [text("board-missed")] if info.missed else []


def by_rank(view: TableView) -> list[SeatAtTable]:
    """The seats of a game that is over: the winner, then the others by points and discs left."""
    assert view.outcome is not None
    winner = view.outcome.ranking[0][0]
    return sorted(view.seats, key=lambda s: (s.seat != winner, -s.points, -s.discs, s.seat))
