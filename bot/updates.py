"""What the tables say has happened: one ``Update`` from every act and every look.

Boards read ``table`` and ``view``, panels read ``hands``: no type carries both a public
view and another seat's secrets to the place that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engines.core import Seat

TURN_TIMES: tuple[int | None, ...] = (None, 60, 180, 600, 86400)
"""The turn times a table can have, in seconds; None is no limit."""
DEFAULT_TURN_TIME = 180
SOMEBODY_GONE = 0
"""Stands for the user who paused a table when they sit there no more."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the door: Discord's user id and the name to show."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat and who plays it. ``computer`` is also true while it plays for an absent owner.

    ``missed`` is how many decisions in a row the clock has taken, ``since`` when the seat's
    present decision began and ``deadline`` when the clock takes it (epoch seconds).
    """

    seat: Seat
    name: str
    user_id: int | None = None
    computer: bool = False
    missed: int = 0
    awaited: bool = False
    since: float = 0.0
    deadline: float | None = None
    offered_to: int | None = None
    offer_message_id: int | None = None


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table without anything secret. ``options`` is the game's options model.

    ``paused_by`` is the user who paused it on purpose, ``notice`` the newest thing done to it:
    a ``code``, the ``round`` it happened in, and what else its words need. ``pictures`` says
    whether its server wants any.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    host: int
    locale: str
    status: str
    version: int
    shown_version: int
    options: Any
    turn_seconds: int | None
    seats: tuple[SeatInfo, ...]
    created_at: float
    message_id: int | None = None
    ping_message_id: int | None = None
    pinged: tuple[int, ...] = ()
    result: Mapping[str, Any] | None = None
    votes: int = 0
    closes_at: float | None = None
    paused_by: int | None = None
    notice: Mapping[str, Any] | None = None
    pictures: bool = True

    @property
    def awaited(self) -> tuple[SeatInfo, ...]:
        return tuple(s for s in self.seats if s.awaited)

    @property
    def deadline(self) -> float | None:
        """The earliest deadline of an awaited seat."""
        times = [s.deadline for s in self.seats if s.awaited and s.deadline is not None]
        return min(times, default=None)

    @property
    def jump_url(self) -> str | None:
        """A link to the board."""
        if self.message_id is None:
            return None
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}/{self.message_id}"

    def seat_of(self, user_id: int) -> SeatInfo | None:
        return next((s for s in self.seats if s.user_id == user_id), None)

    def host_name(self) -> str:
        seat = self.seat_of(self.host)
        return seat.name if seat else "?"


@dataclass(frozen=True, slots=True)
class Update:
    """One table after an act or a look.

    ``changed`` says whether anything public is different; a sealed choice changes nothing.
    ``asked`` are the seats of persons whose own decision appeared, changed or went away,
    ``hands`` the views of every person's seat (for panels only). ``round_began`` marks the
    first update of a round, ``ping`` the seats to be called now, ``left`` the users who have
    lost their seats.
    """

    table: TableInfo
    view: Any = None
    hands: Mapping[Seat, Any] = field(default_factory=dict[Seat, Any], repr=False)
    changed: bool = False
    asked: frozenset[Seat] = frozenset()
    round_began: bool = False
    ping: tuple[Seat, ...] = ()
    played_out: int = 0
    seat: Seat | None = None
    left: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One act of a table's past, with its public events only.

    ``details`` says more about what is no move: names, rounds, what an admin did.
    """

    version: int
    kind: str
    seat: Seat | None
    by: str
    at: float
    events: tuple[Any, ...] = ()
    details: Mapping[str, Any] = field(default_factory=dict[str, Any])
