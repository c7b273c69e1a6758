"""The store as the tables use it: what is stored comes back, whole acts or nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from store_child import child
from store_tables import act, assert_whole, get, move, put, table, url

from bot.store import (
    ChannelTaken,
    LogRow,
    LostRace,
    Person,
    SeatRow,
    Store,
    sqlite,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 60.0)  # however slow the machine is
    store = await Store.open(url(file))
    yield store
    await store.close()


@pytest.fixture
async def second(store: Store, file: Path) -> AsyncIterator[Store]:
    """The same database once more, past its lock, as a second process would have it."""
    second = Store(sqlite.make_engine(file))
    yield second
    await second.close()


# ---- what is stored comes back ---------------------------------------------------------


async def test_a_restart_keeps_everything(file: Path) -> None:
    full = table(
        result={"ranking": [[0], [1, 2]]},
        message_id=2**63 - 1,
        ping_message_id=5,
        pinged=[0, 2],
        in_thread=True,
        person_at=1000.25,
        ended_at=3000.75,
        status="ended",
        seats=[
            SeatRow(0, 1, "Ana ♠", "person", 1, "r3.bid", 1000.125),
            SeatRow(1, None, "Gull", "computer"),
        ],
    )
    before = await Store.open(url(file))
    async with before.begin() as tx:
        await tx.insert(full, LogRow("create", None, "house", {"ñ": [1, None]}, 1000.5))
        await tx.put_person(Person(1, ask=True, pings=False))
        await tx.set_meta("emojis", "abc")
    await before.close()
    after = await Store.open(url(file))
    async with after.read() as tx:
        assert await tx.load("t") == full
        assert full.version == 1
        assert await tx.log("t") == [
            LogRow("create", None, "house", {"ñ": [1, None]}, 1000.5, version=1, table_id="t")
        ]
        assert await tx.person(1) == Person(1, ask=True, pings=False)
        assert await tx.meta("emojis") == "abc"
        assert await tx.load("nobody") is None
        assert await tx.person(2) == Person(2)
        assert await tx.meta("nothing") is None
    await after.close()


async def test_a_save_writes_every_kind_of_change(store: Store) -> None:
    await put(store, table())
    async with store.begin() as tx:
        record = await tx.load("t")
        assert record is not None
        record.status, record.host, record.turn_seconds = "paused", 2, None
        record.options["mats"] = False
        record.pinged.append(1)
        record.state = None
        record.seats[0].missed = 2
        record.due = {("ping", 1): 5.0, ("lapse", -1): 6.0, ("beat", -1): 7.0}
        await tx.save(record, move(1), move(2))
        assert record.version == 2
        record.due.clear()
        await tx.save(record, move(3))
    found = await get(store)
    assert found == record
    assert found.version == 3
    async with store.read() as tx:
        assert [row.payload["n"] for row in await tx.log("t")] == [1, 2, 3]
        assert [row.version for row in await tx.log_since("t", 1)] == [2, 3]


async def test_a_save_without_log_rows_keeps_the_version(store: Store) -> None:
    await put(store, table())
    async with store.begin() as tx:
        record = await tx.load("t")
        assert record is not None
        record.due["ping", 1] = 9.0
        await tx.save(record)
    found = await get(store)
    assert (found.version, found.due["ping", 1]) == (0, 9.0)


async def test_players_move_up_when_one_leaves_and_may_swap_seats(store: Store) -> None:
    await put(store, table(seats=[SeatRow(n, n + 1, f"P{n}") for n in range(4)]))
    async with store.begin() as tx:
        record = await tx.load("t")
        assert record is not None
        del record.seats[0]
        for number, seat in enumerate(record.seats):
            seat.seat = number
        record.seats[0].user_id, record.seats[1].user_id = 3, 2
        record.seats.append(SeatRow(3, 9, "New"))
        await tx.save(record, move())
    assert [seat.user_id for seat in (await get(store)).seats] == [3, 2, 4, 9]


async def test_what_is_shown_is_noted_without_a_version_and_never_goes_back(store: Store) -> None:
    await put(store, table())
    await act(store)
    stale = await get(store)
    async with store.begin() as tx:
        await tx.mark_shown("t", 1, message_id=70, ping_message_id=71, pinged=[0, 1])
    async with store.begin() as tx:
        await tx.mark_shown("t", 0, ping_message_id=None)
    async with store.begin() as tx:
        await tx.save(stale, move())
    found = await get(store)
    assert (found.version, found.shown_version, found.message_id) == (2, 1, 70)
    assert (found.ping_message_id, found.pinged) == (None, [0, 1])


# ---- whole acts or nothing -------------------------------------------------------------


async def test_a_lost_race_is_refused_and_leaves_nothing(store: Store) -> None:
    await put(store, table())
    early = await get(store)
    await act(store)
    early.seats[0].name = "Nobody"
    early.due = {}
    for rows in ((move(7),), ()):
        with pytest.raises(LostRace):
            async with store.begin() as tx:
                await tx.save(early, *rows)
    assert await assert_whole(store) == 1
    assert (await get(store)).seats[0].name == "Ana"


async def test_a_log_row_that_exists_is_a_lost_race(store: Store, file: Path) -> None:
    await put(store, table())
    await act(store)
    with sqlite3.connect(file) as raw:
        raw.execute("INSERT INTO log VALUES ('t', 2, 'move', 0, 'person', '{}', 0, NULL)")
    raw.close()
    with pytest.raises(LostRace):
        await act(store)
    found = await get(store)
    assert (found.version, found.state) == (1, {"n": 1})


async def test_a_failure_that_was_swallowed_still_undoes_its_transaction(store: Store) -> None:
    await put(store, table())
    early = await get(store)
    await act(store)

    async def careless() -> None:
        async with store.begin() as tx:
            await tx.put_person(Person(5, ask=True))
            with suppress(LostRace):
                await tx.save(early, move())

    with pytest.raises(LostRace):
        await careless()
    async with store.read() as tx:
        assert await tx.person(5) == Person(5)


async def test_an_exception_rolls_back_and_the_next_act_goes_on(store: Store) -> None:
    await put(store, table())

    async def failing() -> None:
        async with store.begin() as tx:
            record = await tx.load("t")
            assert record is not None
            record.due = {}
            await tx.save(record, move(1))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await failing()
    await act(store)
    assert await assert_whole(store) == 1


@pytest.mark.parametrize("cold", [False, True])
async def test_a_writer_cancelled_at_any_trip_to_the_database_leaves_whole_acts(
    store: Store, monkeypatch: pytest.MonkeyPatch, cold: bool
) -> None:
    await put(store, table())
    trip, count, doomed = aiosqlite.Connection._execute, 0, 0
    task: asyncio.Task[None] | None = None

    async def cancelled(self: aiosqlite.Connection, *args: Any, **named: Any) -> Any:
        """The trip is made, and nobody waits for its end."""
        nonlocal count
        count += 1
        if count == doomed and task is not None:
            task.cancel()
        return await trip(self, *args, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", cancelled)
    reached = True
    while reached:
        if cold:
            await store._reading.dispose()
        count, doomed = 0, doomed + 1
        task = asyncio.create_task(act(store))
        (end,) = await asyncio.gather(task, return_exceptions=True)
        reached, task = count >= doomed, None
        assert isinstance(end, asyncio.CancelledError) if reached else end is None
        version = await assert_whole(store)
        await act(store)
        assert await assert_whole(store) == version + 1
    assert doomed > 8


async def test_two_writers_lose_no_act(store: Store, second: Store) -> None:
    await put(store, table())

    async def play(mine: Store) -> None:
        for _ in range(15):
            await act(mine)

    await asyncio.gather(play(store), play(second), play(store))
    assert await assert_whole(second) == 45


async def test_a_reader_sees_one_moment_and_waits_for_no_writer(store: Store) -> None:
    await put(store, table())
    async with store.read() as before:
        assert (await before.load("t")).version == 0  # type: ignore[union-attr]
        async with store.begin() as tx:
            record = await tx.load("t")
            assert record is not None
            await tx.save(record, move())
            assert (await get(store)).version == 0
        assert (await get(store)).version == 1
        assert (await before.load("t")).version == 0  # type: ignore[union-attr]


async def test_a_reader_may_not_write(store: Store) -> None:
    async with store.read() as tx:
        with pytest.raises(RuntimeError, match="begin"):
            await tx.set_meta("a", "b")


@pytest.mark.parametrize("statement", [6, 7])
async def test_a_kill_between_two_statements_leaves_whole_acts(file: Path, statement: int) -> None:
    async with child("kill-in-act", file, statement) as process:
        assert await process.wait() == -9
    store = await Store.open(url(file))
    # Seven is more than an act has: that one was finished.
    assert await assert_whole(store) == (3 if statement == 7 else 2)
    await store.close()


# ---- one table a channel, one seat a user ----------------------------------------------


async def test_a_channel_has_one_live_table(store: Store, second: Store) -> None:
    await put(store, table("a"))
    with pytest.raises(ChannelTaken):
        await put(second, table("b"))
    await put(store, table("c", channel_id=21))
    async with store.begin() as tx:
        record = await tx.load("a")
        assert record is not None
        record.status = "ended"
        await tx.save(record, move())
    await put(second, table("b"))
    async with store.read() as tx:
        assert await tx.live_in_channel(20) == "b"
        assert await tx.live_in_channel(99) is None


async def test_an_id_is_given_once(store: Store) -> None:
    await put(store, table("a"))
    with pytest.raises(LostRace) as caught:
        await put(store, table("a", channel_id=21))
    assert not isinstance(caught.value, ChannelTaken)


async def test_a_user_cannot_have_two_seats(store: Store) -> None:
    with pytest.raises(Exception, match="UNIQUE"):
        await put(store, table(seats=[SeatRow(0, 1, "Ana"), SeatRow(1, 1, "Ana")]))
    with pytest.raises(ValueError, match="twice"):
        await put(store, table(seats=[SeatRow(0, 1, "Ana"), SeatRow(0, 2, "Luis")]))
    async with store.read() as tx:
        assert await tx.live() == []
