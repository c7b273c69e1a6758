"""One task that sleeps until the earliest due row of the database and then sees to it.

Due rows survive a restart, so nothing here has to be remembered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.guard import log_bug
from bot.tables import TableService
from bot.updates import Update

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
RETRY_AFTER = 60.0


class Timers:
    """Wakes up tables. ``shown`` gets every update that time has brought."""

    def __init__(
        self, tables: TableService, clock: Callable[[], float], shown: Callable[[Update], None]
    ) -> None:
        self.tables, self.clock, self.shown = tables, clock, shown
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes_at = float("inf")
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
        if self._closed or self._sweeping or at >= self._wakes_at:
            return
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._wakes_at = at
        self._sleeper = asyncio.create_task(self._sleep(at), name="timers")

    async def _sleep(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.clock()))
        self._sweeping = True
        try:
            await self._sweep()
        finally:
            self._sweeping = False
            self._wakes_at = float("inf")
            self._sleeper = None
        self.nudge(await self._next())

    async def _next(self) -> float:
        latest = self.clock() + LONGEST_SLEEP
        try:
            at = await self.tables.next_due()
        except Exception as error:  # noqa: BLE001 - the sweeper must outlive every trouble
            log_bug("timers", error)
            return self.clock() + RETRY_AFTER
        return min(at, latest) if at is not None else latest

    async def _sweep(self) -> None:
        """See to everything that is due, table by table; one that fails stops no other."""
        while not self._closed:
            try:
                due = await self.tables.due_now()
            except Exception as error:  # noqa: BLE001 - see above
                log_bug("timers", error)
                return
            if not due:
                return
            for row in due:
                try:
                    update = await self.tables.expire(row)
                except Exception as error:  # noqa: BLE001 - see above
                    log_bug(f"table {row.table_id}, {row.kind}", error)
                    await self.tables.postpone(row, self.clock() + RETRY_AFTER)
                    continue
                if update is not None:
                    self.shown(update)
