"""What the tests of the tables and of the command line stand on."""

import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.db")
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
