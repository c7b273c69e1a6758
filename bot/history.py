"""What has happened at a table in public, told again from its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.course import replay
from bot.desk import seat_or_none
from bot.store import LogRow, Record
from bot.updates import HistoryLine
from engines.core import Engine, Seat


def public_history(engine: Engine, record: Record, rows: Sequence[LogRow]) -> list[HistoryLine]:
    """All that everybody may know of a table's past, oldest first."""
    return lines_of(rows, public_events(engine, record, rows))


def lines_of(rows: Sequence[LogRow], events: Mapping[int, tuple[Any, ...]]) -> list[HistoryLine]:
    """The log without the moves that nobody may notice; ``events`` are the public ones by version.

    Without any events no move is left, only what is no move.
    """
    return [
        HistoryLine(r.version, r.kind, seat_or_none(r.seat), r.by, r.at, events.get(r.version, ()))
        for r in rows
        if r.kind != "move" or events.get(r.version)
    ]


def public_events(
    engine: Engine, record: Record, rows: Sequence[LogRow]
) -> dict[int, tuple[Any, ...]]:
    """The public events of every move by its version; none once the state is gone."""
    start = next((row for row in rows if row.kind == "start"), None)
    if start is None or record.state is None:
        return {}
    if "state" in start.payload:
        state = engine.load(start.payload["state"])
    else:
        state = engine.opening(engine.load(record.state))
    moves = [row for row in rows if row.kind == "move" and row.seat is not None]
    steps: list[Any] = []
    replay(engine, state, [(Seat(m.seat or 0), m.payload["action"]) for m in moves], steps.append)
    return {row.version: step.public for row, step in zip(moves, steps, strict=True)}
