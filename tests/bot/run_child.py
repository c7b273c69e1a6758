"""``python -m bot run`` on a Discord that connects at once and then says nothing."""

import asyncio
import sys

from bot.__main__ import main
from bot.client import SkullduggeryBot


async def start(self: SkullduggeryBot, token: str, *, reconnect: bool = True) -> None:
    self.store = await self._open_store()
    print("connected", flush=True)  # noqa: T201
    await asyncio.sleep(3600)


SkullduggeryBot.start = start  # type: ignore[method-assign]
sys.exit(main(["run"]))
