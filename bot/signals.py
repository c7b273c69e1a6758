"""Ctrl-C and the system's wish to stop, as an event."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def stop_requested() -> AsyncIterator[asyncio.Event]:
    """An event that SIGINT and SIGTERM set instead of ending the process in the middle."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    caught = (signal.SIGINT, signal.SIGTERM)
    for number in caught:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C is KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        for number in caught:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)
