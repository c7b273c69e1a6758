"""What people see of tables that were closed, or put back, from a shell while the bot was away."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from store_tables import url

from bot import admin
from bot.client import SkullduggeryBot
from bot.pace import AT_ONCE
from bot.store import Store, copies

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001

SEED = "ana-begins-1"


class Channel:
    """A channel in which Ana, Bo and Cy play Skull."""

    def __init__(self, env: simcord.Env, file: Path) -> None:
        self.env, self.file = env, file
        guild = env.create_guild()
        self.channel: Any = guild.create_text_channel("games")
        self.people = [guild.add_member(env.create_user(name)) for name in ("ana", "bo", "cy")]
        self.table = ""

    @property
    def tables(self) -> Any:
        return self.env.bot.tables  # type: ignore[union-attr]

    def messages(self) -> list[str]:
        """The public messages, buttons and all, oldest first."""
        found = self.env.backend.messages[self.channel.id].values()
        shown = sorted((m for m in found if not m.flags & 1 << 6), key=lambda m: m.id)
        return [json.dumps(m.components, ensure_ascii=False) for m in shown]

    async def open(self) -> None:
        ana = self.people[0]
        assert (await ana.slash(self.channel, "skull new")).acknowledged
        self.table = await self.tables.live_in_channel(self.channel.id)

    async def begin(self) -> None:
        await self.open()
        for person in self.people[1:]:
            assert (await person.slash(self.channel, "skull join")).acknowledged
        assert (await self.people[0].slash(self.channel, "skull start")).acknowledged

    async def place(self, person: Any) -> None:
        assert (await person.slash(self.channel, "skull place", disc="df")).acknowledged

    async def stop(self) -> None:
        await self.env.bot.close()

    async def start(self) -> None:
        await self.env.restart_bot(make(self.file))
        await self.env.settle()


def make(file: Path) -> SkullduggeryBot:
    """A bot whose games begin with Ana."""
    return SkullduggeryBot(
        lambda: Store.open(url(file)), pace=AT_ONCE, shard_count=1, new_seed=lambda: SEED
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def simcord_bot(file: Path) -> SkullduggeryBot:
    return make(file)


@pytest_asyncio.fixture
async def place(simcord_env: simcord.Env, file: Path) -> AsyncIterator[Channel]:
    place = Channel(simcord_env, file)
    yield place
    await place.stop()


async def test_a_table_closed_from_the_shell_says_so_and_its_channel_is_free(
    place: Channel,
) -> None:
    await place.begin()
    await place.env.advance_time(50)
    assert len(place.messages()) == 2  # the board, and the call of those who are awaited
    await place.stop()
    damage(place.file, "state", "no JSON at all")
    assert "(state)" in await admin.end(url(place.file), place.table)
    await place.start()
    (board,) = place.messages()
    assert "Whoever runs this bot has closed the table" in board
    assert await place.tables.behind() == []
    await place.open()
    assert len(place.messages()) == 2


async def test_the_boards_of_a_restored_backup_are_painted_and_nobody_is_late(
    place: Channel, tmp_path: Path
) -> None:
    await place.begin()
    _, bo, cy = place.people
    await place.place(bo)
    early = place.messages()
    copies.backup(url(place.file), tmp_path / "copy.db")
    await place.place(cy)
    assert place.messages() != early
    await place.stop()
    now = datetime.fromtimestamp(max(deadlines(place.file)) + 86400, UTC)
    await asyncio.to_thread(copies.restore, url(place.file), tmp_path / "copy.db", now)
    assert min(deadlines(place.file)) >= now.timestamp()
    await place.start()
    assert [without_times(m) for m in place.messages()] == [without_times(m) for m in early]
    await place.place(cy)


# ---- parts ---------------------------------------------------------------------------


def damage(file: Path, column: str, text: str) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(f"UPDATE tables SET {column} = ?", (text,))
    connection.close()


def deadlines(file: Path) -> list[float]:
    connection = sqlite3.connect(file)
    found = [at for (at,) in connection.execute("SELECT at FROM due")]
    connection.close()
    return found


def without_times(message: str) -> str:
    """A board without its clock, which begins anew."""
    return re.sub(r"<t:\d+:", "<t:", message)
