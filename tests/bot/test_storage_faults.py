"""Every act at a table while its file is read-only: refused as a whole, and possible afterwards."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from house import ANA, BO, DI, PEOPLE, House
from sqlalchemy import event

from bot.bugs import log_bug
from bot.errors import UserError

Act = Callable[[House, str], Awaitable[Any]]
IN_LOBBY: dict[str, Act] = {
    "join": lambda house, table: house.tables.join(table, PEOPLE[3]),
    "computer": lambda house, table: house.tables.add_computer(table, ANA),
    "options": lambda house, table: house.tables.set_options(table, ANA, {"last_chance": True}),
    "remove": lambda house, table: house.tables.remove_seat(table, ANA, 1),
    "start": lambda house, table: house.tables.start(table, ANA),
    "leave before the start": lambda house, table: house.tables.leave(table, BO),
}
AT_TABLE: dict[str, Act] = {
    "move": lambda house, table: house.tables.act_code(table, BO, "df"),
    "leave": lambda house, table: house.tables.leave(table, BO),
    "end": lambda house, table: house.tables.end(table, ANA),
    "close": lambda house, table: house.tables.close(table, "gone"),
    "setting": lambda house, table: house.tables.toggle(BO, "ask"),
}


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.db")
    await house.open()
    yield house
    await house.store.close()


@asynccontextmanager
async def read_only(house: House) -> AsyncIterator[None]:
    engine = house.store._reading.sync_engine

    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    event.listen(engine, "connect", set_up)
    await house.store._reading.dispose()
    yield
    event.remove(engine, "connect", set_up)
    await house.store._reading.dispose()


@pytest.mark.parametrize("name", [*IN_LOBBY, *AT_TABLE])
async def test_an_act_is_saved_wholly_or_not_at_all(house: House, name: str) -> None:
    act = {**IN_LOBBY, **AT_TABLE}[name]
    table = await (house.lobby(3) if name in IN_LOBBY else house.table(3))
    before, log = await house.record(table), await house.log(table)
    async with read_only(house):
        with pytest.raises(UserError, match="storage_failed"):
            await act(house, table)
    assert await house.record(table) == before
    assert await house.log(table) == log
    await act(house, table)


async def test_what_is_due_stays_due(house: House) -> None:
    table = await house.table(3)
    house.now += 300
    async with read_only(house):
        for row in await house.tables.due_now():
            with pytest.raises(UserError, match="storage_failed"):
                await house.tables.expire(row)
    assert await house.moves(table) == []
    await house.wait(1)
    assert {by for _, _, by in await house.moves(table)} == {"clock"}


async def test_a_new_table_is_whole_or_is_not_there(house: House) -> None:
    async with read_only(house):
        with pytest.raises(UserError, match="storage_failed"):
            await house.lobby(1, channel=77)
    assert await house.tables.live() == []
    await house.lobby(1, channel=77)


def test_trouble_with_the_storage_is_no_bug_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    """The storage has said in SQLite's words what it is; what could not be done is one line."""
    log_bug("table t1, turn", UserError("storage_failed"))
    (line,) = caplog.records
    assert line.levelno == logging.WARNING
    assert line.getMessage() == "table t1, turn: storage_failed"
    log_bug("table t1, turn", LookupError(str(DI)))
    assert caplog.records[1].levelno == logging.ERROR
    assert str(DI) not in caplog.records[1].getMessage()
