"""What the store gives and takes: plain values, one class for each kind of row."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any


@dataclass(slots=True)
class SeatRow:
    """One seat. `key` is the prompt it is awaited for, `since` when that began (epoch seconds).

    `offered_to` is the user whom its owner has offered it to, in which message.
    """

    seat: int
    user_id: int | None
    name: str
    played_by: str = "person"
    missed: int = 0
    key: str | None = None
    since: float = 0.0
    offered_to: int | None = None
    offer_message_id: int | None = None


@dataclass(slots=True)
class LogRow:
    """One move or table act; `by` is person, computer, clock, house or admin.

    `user_id` says who did it, but never for a move. `version` and `table_id` are filled in
    when it is saved.
    """

    kind: str
    seat: int | None
    by: str
    payload: dict[str, Any] = field(repr=False)
    at: float
    version: int = 0
    table_id: str = ""
    user_id: int | None = None


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
    paused_by: int | None = None
    notice: dict[str, Any] | None = None
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
class Place:
    """Where a live table is."""

    table_id: str
    guild_id: int
    channel_id: int


@dataclass(slots=True)
class Person:
    """What somebody wishes, whatever the table.

    `ask` before a move is played, `pings` when awaited, `dm` hands and pings in direct messages,
    `words` on buttons instead of signs, `pictures` beside the words. `locale` and `dm_channel_id`
    are known once `dm` was on. `guided` are the slugs of the games whose guide is done with.
    """

    user_id: int
    ask: bool = False
    pings: bool = True
    dm: bool = False
    words: bool = False
    locale: str | None = None
    dm_channel_id: int | None = None
    pictures: bool = True
    guided: str = ""


@dataclass(slots=True)
class Guild:
    """A server's settings. None is not set; `turn_seconds` 0 is no limit."""

    guild_id: int
    language: str | None = None
    turn_seconds: int | None = None
    pictures: bool = True
    admin_role: int | None = None


@dataclass(slots=True)
class Hand:
    """The messages of a table in somebody's direct messages."""

    table_id: str
    user_id: int
    channel_id: int
    message_id: int | None = None
    ping_message_id: int | None = None


@dataclass(slots=True)
class Bare:
    """What can be read of a table however broken it is: no JSON, no rules."""

    id: str
    game: str
    guild_id: int
    channel_id: int
    message_id: int | None
    ping_message_id: int | None
    host: int
    locale: str
    status: str
    version: int
    created_at: float
    seats: tuple[SeatRow, ...] = ()

    @property
    def users(self) -> tuple[int, ...]:
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)


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
