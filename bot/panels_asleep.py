"""Panels that are put to sleep before the tokens die that can edit them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from bot.letters import TOKEN_LIFE
from bot.living import Living, Press
from bot.shell import asleep_screen
from bot.text import Text
from bot.trouble import quietly
from bot.turns import Key

SLEEP_BEFORE = 20.0
"""Seconds between a panel's falling asleep and the last use of its token."""


class PanelsAsleep:
    """All living panels and newest presses, by (table, user), as far as their age goes."""

    clock: Callable[[], float]

    def __init__(self) -> None:
        self.living: dict[Key, Living] = {}
        self.presses: dict[Key, Press] = {}
        self._alarm: asyncio.Task[None] | None = None
        self._alarm_at = float("inf")

    def _watch(self) -> None:
        """Let the one alarm go off before the oldest token dies."""
        born = min((panel.born for panel in self.living.values()), default=None)
        if born is None:
            return
        at = born + TOKEN_LIFE - SLEEP_BEFORE
        if self._alarm is None or self._alarm.done() or at < self._alarm_at:
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm_at = at
            self._alarm = asyncio.create_task(self._sleep_until(at), name="panel alarm")

    async def _sleep_until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.clock()))
        self._alarm = None
        await self.put_to_sleep()
        self._watch()

    async def put_to_sleep(self) -> None:
        """Turn every panel whose token is about to die into a sleeping one; forget dead presses."""
        now = self.clock()
        old = [k for k, p in self.living.items() if now - p.born >= TOKEN_LIFE - SLEEP_BEFORE - 1]
        panels = [(key, self.living.pop(key)) for key in old]
        for key in [k for k, p in self.presses.items() if now - p.at >= TOKEN_LIFE]:
            del self.presses[key]
        await asyncio.gather(
            *(
                quietly(panel.edit(asleep_screen(Text(str(panel.interaction.locale)), table)))
                for (table, _), panel in panels
                if not panel.left
            )
        )

    def forget(self, table_id: str, users: Iterable[int]) -> None:
        """A table is over: its panels are no longer looked after."""
        for user in users:
            self.living.pop((table_id, user), None)

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
