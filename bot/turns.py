"""Whose turn it is to write to a message: one at a time, and of those that wait the newest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Key = tuple[str, int]
"""A table and a user."""
Work = Callable[[], Awaitable[bool]]


class Turns:
    """Work on messages, by table and user."""

    def __init__(self) -> None:
        self._busy: dict[Key, tuple[int, Work] | None] = {}

    def busy(self, key: Key) -> bool:
        return key in self._busy

    async def take(self, key: Key, version: int, work: Work) -> bool:
        """Do the work when its turn has come; older work that still waits is dropped.

        Returns what the work does; true while its turn is still to come.
        """
        if key in self._busy:
            waiting = self._busy[key]
            if waiting is None or waiting[0] <= version:
                self._busy[key] = (version, work)
            return True
        self._busy[key] = None
        try:
            done = await work()
            while (waiting := self._busy[key]) is not None:
                self._busy[key] = None
                done = await waiting[1]()
            return done
        finally:
            del self._busy[key]
