"""What the tests of the tables and of the command line stand on."""

import asyncio
import logging
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from house import House
from store_tables import url

from bot.store import Store


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without any table, made once: the migrations take a while."""
    file = tmp_path_factory.mktemp("empty") / "games.db"

    async def make() -> None:
        await (await Store.open(url(file))).close()

    asyncio.run(make())
    return file


@pytest.fixture
async def house(tmp_path: Path, empty_database: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.db")
    shutil.copy(empty_database, house.file)
    await house.open()
    yield house
    await house.store.close()


@pytest.fixture
def empty_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """An empty folder to type commands in, without settings."""
    for name in os.environ:
        if name.upper().startswith("SKULLDUGGERY_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = list(root.handlers)
    yield tmp_path
    root.handlers[:] = handlers
    root.setLevel(level)
