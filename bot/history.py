"""What has happened at a table in public, told again from its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.desk import seat_or_none
from bot.store import LogRow, Record
from bot.updates import HistoryLine
from engines.core import Engine, Seat

SILENT = ("move", "start")
"""Kinds of acts whose payload is not for everybody."""


def public_history(engine: Engine, record: Record, rows: Sequence[LogRow]) -> list[HistoryLine]:
    """All that everybody may know of a table's past, oldest first."""
    events = public_events(engine, record, rows)
    start = first_state(engine, record, rows)
    if start is not None:
        # What a void tells behind its being one is how the round begins.
        events[start[0]] = engine.void_round(start[1]).public[1:]
    return lines_of(rows, events)


def lines_of(rows: Sequence[LogRow], events: Mapping[int, tuple[Any, ...]]) -> list[HistoryLine]:
    """The log without the moves that nobody may notice; ``events`` are the public ones by version.

    Without any events no move is left, only what is no move.
    """
    return [
        HistoryLine(
            r.version,
            r.kind,
            seat_or_none(r.seat),
            r.by,
            r.at,
            events.get(r.version, ()),
            {} if r.kind in SILENT else r.payload,
        )
        for r in rows
        if r.kind != "move" or events.get(r.version)
    ]


def public_events(
    engine: Engine, record: Record, rows: Sequence[LogRow]
) -> dict[int, tuple[Any, ...]]:
    """The public events of every move by its version; none once the state is gone."""
    start = first_state(engine, record, rows)
    if start is None:
        return {}
    return {version: step.public for version, step in replayed(engine, start[1], rows)}


def first_state(engine: Engine, record: Record, rows: Sequence[LogRow]) -> tuple[int, Any] | None:
    """The version of the start and the state then; None before it, or once the state is gone."""
    start = next((row for row in rows if row.kind == "start"), None)
    if start is None or record.state is None:
        return None
    if "state" in start.payload:
        return start.version, engine.load(start.payload["state"])
    return start.version, engine.opening(engine.load(record.state))


def replayed(engine: Engine, state: Any, rows: Sequence[LogRow]) -> Iterator[tuple[int, Any]]:
    """Play what the log holds again from ``state``: every version that moved the game, its step."""
    for row in rows:
        if row.kind == "move" and row.seat is not None:
            step = engine.apply(state, Seat(row.seat), engine.parse(row.payload["action"]))
        elif row.kind == "void":
            step = engine.void_round(state)
        else:
            continue
        state = step.state
        yield row.version, step
