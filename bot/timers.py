"""One task that sleeps until the earliest due row of the database and then sees to it.

Due rows survive a restart, so nothing here has to be remembered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.bugs import log_bug
from bot.tables import DueRow, TableService
from bot.updates import Update

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
RETRY_AFTER = 60.0
NEVER = float("inf")


class Timers:
    """Wakes up tables. ``shown`` gets every update that time has brought."""

    def __init__(
        self, tables: TableService, clock: Callable[[], float], shown: Callable[[Update], None]
    ) -> None:
        self.tables, self.clock, self.shown = tables, clock, shown
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes_at = self._nudged = NEVER
        self._sweeping = False
        self._closed = False

    def start(self) -> None:
        self.tables.on_due = self.nudge
        self.nudge(0.0)

    def close(self) -> None:
        self._closed = True
        if self._sleeper is not None:
            self._sleeper.cancel()

    def nudge(self, at: float) -> None:
        """Something is due at ``at``: wake up no later than that."""
        if self._sweeping:
            self._nudged = min(at, self._nudged)
        if self._closed or self._sweeping or at >= self._wakes_at:
            return
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._wakes_at = at
        self._sleeper = asyncio.create_task(self._sleep(at), name="timers")

    async def _sleep(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.clock()))
        self._sweeping, self._nudged = True, NEVER
        try:
            wake_at = await self._sweep()
        except Exception as error:  # noqa: BLE001 - the sweeper must outlive every trouble
            log_bug("timers", error)
            wake_at = self.clock() + RETRY_AFTER
        finally:
            self._sweeping, self._wakes_at, self._sleeper = False, NEVER, None
        self.nudge(min(wake_at, self._nudged))

    async def _sweep(self) -> float:
        """See to everything that is due, table by table; returns when to wake up again."""
        while due := await self.tables.due_now():
            for row in due:
                await self._see_to(row)
        latest = self.clock() + LONGEST_SLEEP
        at = await self.tables.next_due()
        return latest if at is None else min(at, latest)

    async def _see_to(self, row: DueRow) -> None:
        """One due row; a table that fails has to wait and stops no other."""
        try:
            update = await self.tables.expire(row)
        except Exception as error:  # noqa: BLE001 - see above
            log_bug(f"table {row.table_id}, {row.kind}", error)
            await self.tables.postpone(row, self.clock() + RETRY_AFTER)
            return
        try:
            if update is not None:
                self.shown(update)
        except Exception as error:  # noqa: BLE001 - see above
            log_bug(f"showing table {row.table_id}, {row.kind}", error)
