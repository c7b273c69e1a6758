"""What the store gives and takes: plain values, one class for each kind of row."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any


@dataclass(slots=True)
class SeatRow:
    """One seat. `key` is the prompt it is awaited for, `since` when that began (epoch seconds)."""

    seat: int
    user_id: int | None
    name: str
    played_by: str = "person"
    missed: int = 0
    key: str | None = None
    since: float = 0.0


@dataclass(slots=True)
class LogRow:
    """One move or table act; `by` is person, computer, clock, house or admin.

    `version` and `table_id` are filled in when it is saved.
    """

    kind: str
    seat: int | None
    by: str
    payload: dict[str, Any] = field(repr=False)
    at: float
    version: int = 0
    table_id: str = ""


@dataclass(slots=True)
class DueRow:
    """Something that happens at `at`, epoch seconds. Seat -1 is the table itself."""

    table_id: str
    kind: str
    seat: int
    at: float


@dataclass(slots=True)
class Loaded:
    """What the database held when a record was loaded."""

    row: dict[str, Any]
    seats: dict[int, tuple[Any, ...]]
    due: dict[tuple[str, int], float]


@dataclass(slots=True, kw_only=True)
class Record:
    """One table with all that belongs to it. After a refused save it is worth nothing."""

    id: str
    game: str
    guild_id: int
    channel_id: int
    host: int
    locale: str
    status: str
    version: int = 0
    shown_version: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    turn_seconds: int | None = None
    state: dict[str, Any] | None = field(default=None, repr=False)
    result: dict[str, Any] | None = None
    message_id: int | None = None
    ping_message_id: int | None = None
    pinged: list[int] = field(default_factory=list)
    in_thread: bool = False
    person_at: float = 0.0
    created_at: float
    ended_at: float | None = None
    seats: list[SeatRow] = field(default_factory=list)
    due: dict[tuple[str, int], float] = field(default_factory=dict)
    loaded: Loaded | None = field(default=None, init=False, repr=False, compare=False)


@dataclass(slots=True)
class Live:
    """A live table of somebody's; `awaited` when it waits for them."""

    id: str
    game: str
    channel_id: int
    guild_id: int
    status: str
    awaited: bool


@dataclass(slots=True)
class Person:
    """What somebody wishes, whatever the table."""

    user_id: int
    ask: bool = False
    pings: bool = True


COLUMNS = tuple(f.name for f in fields(Record) if f.name not in ("seats", "due", "loaded"))
# Written each time: they may have been changed in place, and comparing costs as much.
ALWAYS = {"version", "options", "state", "result"}
SEAT_COLUMNS = tuple(f.name for f in fields(SeatRow))
LOG_COLUMNS = tuple(f.name for f in fields(LogRow))
_seat_values = attrgetter(*SEAT_COLUMNS)


def snapshot(record: Record) -> Loaded:
    """What the database holds once the record is stored as it is now."""
    row = {name: getattr(record, name) for name in COLUMNS if name not in ALWAYS}
    row |= {"version": record.version, "pinged": list(record.pinged)}
    seats = {seat.seat: _seat_values(seat) for seat in record.seats}
    if len(seats) != len(record.seats):
        raise ValueError("a seat stands twice in the record")
    return Loaded(row, seats, dict(record.due))
