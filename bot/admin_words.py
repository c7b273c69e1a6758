"""Tables in words and in JSON for the host: what everybody at them may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from typing import Any, get_type_hints

from bot.store import Record
from bot.updates import HistoryLine, SeatInfo, TableInfo
from engines.skullking.cards import CODE, Face

FORMAT = 1
"""The number of the exported form; a change that its readers would not understand raises it."""
LAST_ACTS = 12
_SPANS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


@dataclass(frozen=True, slots=True)
class Sight:
    """One table as far as it can be read.

    ``table.options`` is None when the house rules cannot be. ``unreadable`` names what cannot
    be: ``game`` (this version has no such game), ``options``, ``state`` or another column.
    ``past_is_whole`` says whether the moves are among the ``past``.
    """

    table: TableInfo
    record: Record = field(repr=False)
    unreadable: frozenset[str] = frozenset()
    round: int | None = None
    past: tuple[HistoryLine, ...] = ()
    past_is_whole: bool = True


# ---- words ---------------------------------------------------------------------------


def plain(name: object) -> str:
    """A name for a terminal: nothing in it moves the cursor or turns the line around."""
    return "".join(letter for letter in str(name) if letter.isprintable())


def count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"


def ago(at: float, now: float) -> str:
    """A moment, and how far it is from now."""
    seconds = abs(int(now - at))
    size, name = next((s for s in _SPANS if seconds >= s[0]), _SPANS[-1])
    span = count(seconds // size, name)
    return f"{moment(at)} ({f'{span} ago' if at <= now else f'in {span}'})"


def block(sight: Sight, now: float) -> list[str]:
    """One table of a list."""
    table = sight.table
    head = f"{plain(table.id)}  {plain(table.game)}  {plain(table.status)}"
    if sight.round is not None:
        head += f", round {sight.round}"
    lines = [
        head,
        f"  where    {_link(table)} (server {table.guild_id}, channel {table.channel_id})",
        f"  players  {', '.join(_player(table, seat) for seat in table.seats) or 'none'}",
        *(
            f"  {'waits' if table.status != 'ended' else 'ended':7}  {w}"
            for w in _waits(sight, now)
        ),
    ]
    if sight.unreadable:
        lines.append(f"  problem  {_problem(sight)}")
    return lines


def details(sight: Sight, now: float) -> list[str]:
    """One table in full."""
    table, record = sight.table, sight.record
    turn = f"{table.turn_seconds} seconds" if table.turn_seconds else "no limit"
    shown = "shows all" if table.shown_version >= table.version else "is behind"
    lines = [
        *block(sight, now),
        f"  opened   {ago(table.created_at, now)}",
        f"  board    {shown}",
        f"  turns    {turn}",
        f"  rules    {_rules(table)}",
        "  seats",
        *(f"    {seat.seat}  {', '.join(_seat(sight, seat, now))}" for seat in table.seats),
        "  due",
    ]
    due = sorted(record.due.items(), key=lambda item: item[1])
    lines += [
        f"    {plain(kind)}{f' of seat {seat}' if seat >= 0 else ''}: {ago(at, now)}"
        for (kind, seat), at in due
    ] or ["    nothing"]
    lines.append("  last acts" + ("" if sight.past_is_whole else " (the moves cannot be told)"))
    return [*lines, *(f"    {moment(line.at)}  {_act(line)}" for line in sight.past[-LAST_ACTS:])]


def _link(table: TableInfo) -> str:
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return table.jump_url or place


def _player(table: TableInfo, seat: SeatInfo) -> str:
    marks = ["host"] if seat.user_id is not None and seat.user_id == table.host else []
    if seat.computer:
        marks.append("computer" if seat.user_id is None else "away, a computer plays")
    return plain(seat.name) + (f" ({', '.join(marks)})" if marks else "")


def _waits(sight: Sight, now: float) -> Iterator[str]:
    table, closes = sight.table, ""
    if table.closes_at is not None:
        closes = f"; closes by itself {ago(table.closes_at, now)}"
    if table.status == "ended":
        ended = sight.record.ended_at
        reason = plain((table.result or {}).get("reason", "unknown"))
        yield f"{ago(ended, now) if ended is not None else 'at an unknown time'}: {reason}"
    elif table.status == "lobby":
        yield f"for its start since {ago(table.created_at, now)}{closes}"
    elif table.status == "paused":
        yield f"for somebody to come back{closes}"
    elif not table.awaited:
        yield "for nobody, which should not be"
    for seat in table.awaited:
        clock = f"; the clock plays {ago(seat.deadline, now)}" if seat.deadline else ""
        yield f"for {_player(table, seat)} since {ago(seat.since, now)}{clock}"


def _problem(sight: Sight) -> str:
    if "game" in sight.unreadable:
        found = "this version of the bot has no such game"
    else:
        found = f"its {' and '.join(sorted(sight.unreadable))} cannot be read"
    if sight.table.status == "ended":
        return found
    return f"{found}; with the bot stopped, `python -m bot tables end` closes it"


def _rules(table: TableInfo) -> str:
    if table.options is None:
        return "cannot be read"
    official = type(table.options)().model_dump(mode="json")
    chosen = table.options.model_dump(mode="json")
    return (
        ", ".join(f"{name}={value}" for name, value in chosen.items() if official[name] != value)
        or "official"
    )


def _seat(sight: Sight, seat: SeatInfo, now: float) -> Iterator[str]:
    yield _player(sight.table, seat)
    if seat.missed:
        yield f"missed {count(seat.missed, 'turn')} in a row"
    if seat.awaited:
        key = next(row.key for row in sight.record.seats if row.seat == seat.seat)
        yield f"awaited at {plain(key)} since {ago(seat.since, now)}"


def _act(line: HistoryLine) -> str:
    who = "table" if line.seat is None else f"seat {line.seat}"
    what = [line.kind] if line.kind != "move" else []
    for event in line.events:
        told = _event(event)
        name = told.pop("event")
        what.append(f"{name} {' '.join(f'{key}={value}' for key, value in told.items())}".strip())
    by = "" if line.by == "person" else f" (by {plain(line.by)})"
    return f"{who}{by}: {'; '.join(map(plain, what))}"


# ---- JSON ----------------------------------------------------------------------------


def exported(sight: Sight) -> dict[str, Any]:
    """A table's public past as JSON values.

    Acts have no number: a gap between two would tell that somebody changed a sealed choice.
    """
    table = sight.table
    return {
        "format": FORMAT,
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "opened_at": _iso(table.created_at),
        "ended_at": _iso(sight.record.ended_at),
        "options": None if table.options is None else table.options.model_dump(mode="json"),
        "turn_seconds": table.turn_seconds,
        "seats": [
            {"seat": s.seat, "name": s.name, "computer": s.user_id is None} for s in table.seats
        ],
        "history_has_moves": sight.past_is_whole,
        "history": [
            {
                "at": _iso(line.at),
                "act": line.kind,
                "seat": line.seat,
                "by": line.by,
                "events": [_event(event) for event in line.events],
            }
            for line in sight.past
        ],
        "result": None if table.result is None else dict(table.result),
    }


def _iso(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _event(event: Any) -> dict[str, Any]:
    """A public event by its name and fields, cards by their codes."""
    hints = _hints(type(event))
    values = {f.name: getattr(event, f.name) for f in fields(event)}
    return {"event": type(event).__name__} | {
        name: CODE[value] if hints[name] is Face else _value(value)
        for name, value in values.items()
    }


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _value(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _value(part) for name, part in value._asdict().items()}  # pyright: ignore
    if isinstance(value, list | tuple):
        return [_value(part) for part in value]
    return value
