"""The one sleeper: it wakes for what is due, outlives every trouble and never runs hot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
from house import ANA, BO, CY, House
from sqlalchemy import update as sql_update

from bot import timers
from bot.errors import UserError
from bot.store import DueRow, Tx, schema
from bot.timers import RETRY_AFTER, Timers
from bot.updates import Update

GUARD = 60


class VirtualSleep:
    """Stands for ``asyncio`` in the timers: sleeping there takes the house's time."""

    create_task = staticmethod(asyncio.create_task)

    def __init__(self, house: House) -> None:
        self.house, self.count = house, 0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._changed = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        future = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.house.now + seconds, future))
        self.count += 1
        self._changed.set()
        await future

    async def until(self) -> float:
        """Wait until the timers sleep; when they would wake up."""
        async with asyncio.timeout(GUARD):
            while True:
                self._sleepers = [pair for pair in self._sleepers if not pair[1].done()]
                if self._sleepers:
                    ((at, _),) = self._sleepers
                    return at
                self._changed.clear()
                await self._changed.wait()

    async def wait(self, seconds: float) -> None:
        """Let time pass and the timers wake up as often as they want to."""
        end = self.house.now + seconds
        while (at := await self.until()) <= end:
            self.house.now = max(self.house.now, at)
            self._sleepers[0][1].set_result(None)
        self.house.now = end


class Watch:
    """Timers at work on the house's tables, and what they have shown."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.sleep = house, VirtualSleep(house)
        monkeypatch.setattr(timers, "asyncio", self.sleep)
        self.shown: list[Update] = []
        self.timers = Timers(house.tables, lambda: house.now, self.shown.append)

    async def wait(self, seconds: float) -> None:
        await self.sleep.wait(seconds)

    async def wakes_in(self) -> float:
        return await self.sleep.until() - self.house.now


@pytest.fixture
async def watch(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watch]:
    watch = Watch(house, monkeypatch)
    yield watch
    watch.timers.close()
    await asyncio.gather(*sleepers(), return_exceptions=True)


def sleepers() -> list[asyncio.Task[None]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "timers"]


async def break_table(house: House, table: str) -> object:
    """Make a table's state one that nobody can read; returns what it was."""
    was = (await house.record(table)).state
    await mend(house, table, {"format": 99})
    return was


async def mend(house: House, table: str, state: object) -> None:
    async with house.store.begin() as tx:
        where = schema.tables.c.id == table
        await tx._run(sql_update(schema.tables).where(where).values(state=state))


# ---- waking up -----------------------------------------------------------------------


async def test_what_is_due_happens_at_its_time_and_is_shown(house: House, watch: Watch) -> None:
    table = await house.table(turn_seconds=60)
    watch.timers.start()
    await watch.wait(44)
    assert watch.shown == []
    await watch.wait(1)
    assert [u.ping for u in watch.shown] == [(1, 2)]
    await watch.wait(15)
    assert [(u.table.id, u.changed) for u in watch.shown[1:]] == [(table, True)] * 2
    log = await house.log(table)
    assert [(row.seat, row.at) for row in log[-2:]] == [(1, house.now), (2, house.now)]


async def test_with_nothing_due_it_sleeps_for_an_hour(watch: Watch) -> None:
    watch.timers.start()
    await watch.wait(0)
    assert await watch.wakes_in() == 3600
    await watch.wait(10 * 3600)
    assert watch.sleep.count == 12


async def test_one_sleeper_that_something_earlier_wakes_earlier(house: House, watch: Watch) -> None:
    lobby = await house.lobby()
    watch.timers.start()
    await watch.wait(10)
    assert await watch.wakes_in() == 30 * 60 - 10
    table = await house.table(2, 1)
    computer = (await house.record(table)).due["computer", 2]
    assert await watch.wakes_in() == computer - house.now
    assert len(sleepers()) == 1
    await watch.wait(2.5)
    assert [seat for seat, _, _ in await house.moves(table)] == [2]
    count = watch.sleep.count
    await house.tables.add_computer(lobby, ANA)
    assert (watch.sleep.count, len(sleepers())) == (count, 1), "later things wake nobody"


async def test_what_fell_due_while_nobody_ran_is_seen_to_at_once(
    house: House, watch: Watch
) -> None:
    table, lobby = await house.table(), await house.lobby()
    house.now += 3600
    watch.timers.start()
    await watch.wait(0)
    assert {seat: by for seat, _, by in await house.moves(table)} == {1: "clock", 2: "clock"}
    assert (await house.look(lobby)).table.status == "ended"


async def test_a_whole_game_of_nobody_ends_in_a_pause(house: House, watch: Watch) -> None:
    table = await house.table(1, 2)
    watch.timers.start()
    await watch.wait(3600)
    assert (await house.look(table)).table.status == "paused"
    await watch.wait(7 * 86400)
    assert (await house.look(table)).table.result == {"reason": "paused"}
    assert watch.shown[-1].table.status == "ended"


async def test_something_that_falls_due_while_it_is_busy_is_not_missed(
    house: House, watch: Watch
) -> None:
    await house.table()
    watch.timers.shown = lambda _: watch.timers.nudge(house.now + 7)
    watch.timers.start()
    await watch.wait(45)
    assert await watch.wakes_in() == 7


# ---- trouble -------------------------------------------------------------------------


async def test_a_table_that_fails_stops_no_other_and_waits_for_its_next_chance(
    house: House, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = await house.table(), await house.table()
    state = await break_table(house, broken)
    watch.timers.start()
    await watch.wait(45)
    assert [u.table.id for u in watch.shown] == [whole]
    assert (await house.record(broken)).due["ping", 1] == house.now + RETRY_AFTER
    await watch.wait(135)
    assert len(await house.moves(whole)) == 2
    assert len(await house.moves(broken)) == 0
    count = watch.sleep.count
    await watch.wait(600)
    assert watch.sleep.count - count < 60
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert errors
    assert all(broken in error and "RuleError" in error for error in errors)
    await mend(house, broken, state)
    await watch.wait(RETRY_AFTER)
    assert len(await house.moves(broken)) >= 2


async def test_a_computers_move_that_fails_is_tried_again(house: House, watch: Watch) -> None:
    table = await house.table(2, 1)
    await house.play(table, (BO, "df"))
    state = await break_table(house, table)
    watch.timers.start()
    await watch.wait(3)
    await mend(house, table, state)
    assert len(await house.moves(table)) == 1
    await watch.wait(RETRY_AFTER)
    assert [seat for seat, _, _ in await house.moves(table)] == [1, 2]


@pytest.mark.parametrize("parts", [("due_until",), ("next_due",), ("save", "put_due")])
async def test_trouble_with_the_file_is_waited_out(
    house: House, watch: Watch, monkeypatch: pytest.MonkeyPatch, parts: tuple[str, ...]
) -> None:
    table = await house.table()

    async def fail(*_: object, **__: object) -> None:
        raise UserError("storage_failed")

    watch.timers.start()
    await watch.wait(44)
    with monkeypatch.context() as broken:
        for part in parts:
            broken.setattr(Tx, part, fail)
        count = watch.sleep.count
        await watch.wait(300)
        assert watch.sleep.count - count <= 8
    await watch.wait(RETRY_AFTER)
    assert {by for _, _, by in await house.moves(table)} == {"clock"}
    assert len(sleepers()) == 1


async def test_an_update_that_cannot_be_shown_stops_nothing(
    house: House, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await house.table(turn_seconds=60), await house.table(turn_seconds=60)

    def fail(_: Update) -> None:
        raise LookupError

    watch.timers.shown = fail
    watch.timers.start()
    await watch.wait(60)
    for table in (first, second):
        assert [seat for seat, _, _ in await house.moves(table)] == [1, 2]
    assert "LookupError" in caplog.text


async def test_what_no_longer_stands_is_not_put_off(house: House) -> None:
    table = await house.table()
    row = DueRow(table, "turn", 1, (await house.record(table)).due["turn", 1])
    await house.tables.postpone(row, row.at + 60)
    assert (await house.record(table)).due["turn", 1] == row.at + 60
    await house.play(table, (BO, "df"))
    gone = DueRow(table, "turn", 1, row.at + 60)
    before = await house.record(table)
    await house.tables.postpone(gone, row.at + 120)
    assert await house.record(table) == before
    await house.play(table, (CY, "df"))


# ---- the end -------------------------------------------------------------------------


async def test_closed_timers_sleep_no_more(house: House, watch: Watch) -> None:
    table = await house.table()
    watch.timers.start()
    await watch.wait(10)
    watch.timers.close()
    await asyncio.gather(*sleepers(), return_exceptions=True)
    await house.play(table, (BO, "df"))
    await house.table(2, 1)
    assert sleepers() == []


async def test_timers_can_be_closed_while_they_work(house: House, watch: Watch) -> None:
    table = await house.table(turn_seconds=60)
    watch.timers.shown = lambda _: watch.timers.close()
    watch.timers.start()
    await watch.sleep.until()
    house.now += 60
    watch.sleep._sleepers[0][1].set_result(None)
    async with asyncio.timeout(GUARD):
        await asyncio.gather(*sleepers(), return_exceptions=True)
    assert sleepers() == []
    assert (await house.record(table)).version == len(await house.log(table))
