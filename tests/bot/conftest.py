"""What the tests of the tables stand on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.db")
    await house.open()
    yield house
    await house.store.close()
