"""``tables``, ``backup`` and ``restore``: what the host does to the database from a shell.

Looking works while the bot runs, and also at a table that this version cannot read. Nothing
secret is ever told: no hand, no seed, no move that the table has not seen.
"""

from __future__ import annotations

import json
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.admin_words import Sight, block, count, details, exported, moment
from bot.errors import TRY_LATER, StartError, UserError
from bot.games import GAMES
from bot.history import lines_of, public_events
from bot.overview import table_info
from bot.store import LogRow, Store
from bot.store.copies import backup, restore
from bot.store.inspection import Found, Look, looking
from bot.store.sqlite import InUse, cause
from engines.core import Seat

MOST_ENDED = 20
REASON = "admin"
"""Why a table that was closed from the shell has ended; its board has words for it."""
_EMPTIED = {"options", "state", "pinged", "notice"}


def listed(url: str, *, ended: bool) -> str:
    """All live tables, and the newest ended ones if wanted."""
    now = time.time()
    with looking(url) as look:
        found = look.live() + (look.ended(MOST_ENDED) if ended else [])
    if not found:
        return "There are no tables." if ended else "No table is open or being played."
    return "\n\n".join("\n".join(block(_sight(one), now)) for one in found)


def shown(url: str, table_id: str) -> str:
    """One table as everybody may see it."""
    with looking(url) as look:
        sight = _told(look, table_id)
    return "\n".join(details(sight, time.time()))


def export(url: str, table_id: str, to: Path | None) -> str:
    """A table's public past as JSON, in a new file or as text; what to print."""
    with looking(url) as look:
        sight = _told(look, table_id)
    text = json.dumps(exported(sight), indent=1)
    if to is None:
        return text
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(text + "\n")
    except FileExistsError:
        raise StartError(f"{to} exists already and was not touched: choose another name.") from None
    except OSError as error:
        raise StartError(f"{to} cannot be written ({error.strerror}).") from None
    return f"Table {table_id} is in {to}."


async def end(url: str, table_id: str) -> str:
    """Close a table, whatever state it is in; what to print."""
    _live(url, table_id)
    try:
        store = await Store.open(url)
    except InUse as error:
        raise StartError(
            f"The bot is running ({error.owner}) and alone may change its tables: let the table's "
            "host end it in Discord under Table, or stop the bot, do this again and start it.",
            TRY_LATER,
        ) from None
    try:
        broken = _live(url, table_id).unreadable & _EMPTIED  # again, now that nobody can move it
        async with store.begin() as tx:
            row = LogRow("end", None, "admin", {}, time.time())
            if not await tx.end(table_id, row, {"reason": REASON}, broken):
                raise _ended_already(table_id)
    except UserError as error:
        raise StartError(
            f"Nothing has changed, because the database cannot be written "
            f"({cause(error.__cause__)}): make sure that the disk has room and is writable."
        ) from error
    finally:
        await store.close()
    lost = f" What could not be read of it is gone ({', '.join(sorted(broken))})." if broken else ""
    return (
        f"Table {table_id} is closed and its channel is free.{lost} Its board will say so when "
        "the bot has started."
    )


def save(url: str, to: Path) -> str:
    """Make a backup; what to print."""
    contents = backup(url, to)
    return (
        f"All is in {to}, with {count(contents.live, 'table')} open or being played. It holds what "
        "players have in their hands: keep it to yourself."
    )


def put_back(url: str, whence: Path) -> str:
    """Restore a backup; what to print."""
    done = restore(url, whence, datetime.now(UTC))
    last = done.contents.last_act
    lines = [
        f"{done.file} is now what {whence} was, with {count(done.contents.live, 'table')} open or "
        f"being played{f' and a last act at {moment(last)}' if last else ''}."
    ]
    if done.kept is not None:
        lines.append(f"What was there before is {done.kept}.")
    return "\n".join([*lines, "Start the bot: the boards will show it, and all turns begin anew."])


# ---- one table -----------------------------------------------------------------------


def _found(look: Look, table_id: str) -> Found:
    found = look.table(table_id)
    if found is None:
        raise StartError(
            f"There is no table {table_id!r}: python -m bot tables list --all shows their ids."
        )
    return found


def _live(url: str, table_id: str) -> Sight:
    with looking(url) as look:
        sight = _sight(_found(look, table_id))
    if sight.table.status == "ended":
        raise _ended_already(table_id)
    return sight


def _ended_already(table_id: str) -> StartError:
    return StartError(f"The table {table_id} has ended already.")


def _sight(found: Found) -> Sight:
    """What can be read of a table. Whatever is wrong with it, only the part is named."""
    record = found.record
    record.pinged = record.pinged if isinstance(record.pinged, list) else []
    record.result = record.result if isinstance(record.result, dict) else None
    broken, view = set(found.damaged), None
    game = GAMES.get(record.game)
    if game is None:
        return Sight(table_info(record, None), record, frozenset({*broken, "game"}))
    engine = game.engine
    try:
        options = engine.Options.model_validate(record.options)
    except Exception:  # noqa: BLE001 - damage can be anything, and its error could tell a hand
        options = None
        broken.add("options")
    if record.state is not None or record.status in ("running", "paused"):
        try:
            state = engine.load(record.state or {})
            view = engine.table_view(state)
            for row in record.seats:
                engine.seat_view(state, Seat(row.seat))
        except Exception:  # noqa: BLE001 - as above
            broken.add("state")
    rounds = None if view is None else view.round
    return Sight(table_info(record, options), record, frozenset(broken), round=rounds)


def _told(look: Look, table_id: str) -> Sight:
    """A table with its public past."""
    sight = _sight(_found(look, table_id))
    rows = look.log(table_id)
    events: dict[int, tuple[Any, ...]] | None = None
    if "game" not in sight.unreadable:
        try:
            events = public_events(GAMES[sight.table.game].engine, sight.record, rows)
        except Exception:  # noqa: BLE001 - as above
            events = None
    whole = bool(events) or not any(row.kind == "move" for row in rows)
    return replace(sight, past=tuple(lines_of(rows, events or {})), past_is_whole=whole)
