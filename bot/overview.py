"""A stored table without its secrets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store import Record
from bot.updates import SeatInfo, TableInfo
from engines.core import Seat

TABLE = -1
"""The seat number of a due row that is about the table itself."""


def table_info(record: Record, options: Any, votes: int = 0, pictures: bool = True) -> TableInfo:
    """The record without its secrets."""
    return TableInfo(
        id=record.id,
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        host=record.host,
        locale=record.locale,
        status=record.status,
        version=record.version,
        shown_version=record.shown_version,
        options=options,
        turn_seconds=record.turn_seconds,
        seats=tuple(_seat_infos(record)),
        created_at=record.created_at,
        message_id=record.message_id,
        ping_message_id=record.ping_message_id,
        pinged=tuple(record.pinged),
        result=record.result,
        votes=votes,
        closes_at=record.due.get(("lapse", TABLE)),
        paused_by=record.paused_by,
        notice=record.notice,
        pictures=pictures,
    )


def _seat_infos(record: Record) -> Iterable[SeatInfo]:
    for row in record.seats:
        yield SeatInfo(
            seat=Seat(row.seat),
            name=row.name,
            user_id=row.user_id,
            computer=row.played_by == "computer",
            missed=row.missed,
            awaited=row.key is not None,
            since=row.since,
            deadline=record.due.get(("turn", row.seat)),
            offered_to=row.offered_to,
            offer_message_id=row.offer_message_id,
        )
