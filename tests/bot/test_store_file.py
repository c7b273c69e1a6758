"""The database as the host has it: its file, its owner, its troubles, and what they tell."""

# ruff: noqa: ASYNC240 (nothing else waits while these tests look at their files)

import asyncio
import logging
import os
import socket
import sqlite3
import stat
import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from store_child import child
from store_tables import SECRET, act, assert_whole, get, move, put, table, url

from bot.errors import StartError, UserError
from bot.store import LogRow, LostRace, Store, sqlite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    """A store that does not wait for locks, so that tests need not either."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    store = await Store.open(url(file))
    yield store
    await store.close()


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


async def refused(file: Path) -> str:
    """The sentence with which a start on this file is refused."""
    with pytest.raises(StartError) as caught:
        await Store.open(url(file))
    assert caught.value.exit_code == 1
    sentence = caught.value.sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# ---- the file --------------------------------------------------------------------------


@pytest.mark.usefixtures("no_umask")
async def test_nobody_else_may_read_any_file_of_the_database_from_its_first_moment(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Path, "chmod")
    store = await Store.open(url(file))
    await put(store, table())
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert modes == {
        "games.db": 0o600,
        "games.db-wal": 0o600,
        "games.db-shm": 0o600,
        "games.db.lock": 0o600,
    }
    await store.close()


async def test_what_is_stored_outlives_a_power_cut_and_belongs_to_its_table(store: Store) -> None:
    async with store.read() as tx:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await tx._connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar() == wanted


async def test_a_restored_file_that_everybody_may_read_is_closed_to_them(file: Path) -> None:
    file.touch(0o644)
    file.chmod(0o644)
    await (await Store.open(url(file))).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_file_with_odd_characters_in_its_name_is_that_file(tmp_path: Path) -> None:
    file = tmp_path / "gâmes 100% #1.db"
    await (await Store.open(url(file))).close()
    assert {path.name for path in tmp_path.iterdir()} <= {file.name, f"{file.name}.lock"}
    assert file.stat().st_size > 0


async def test_a_file_that_is_taken_away_is_not_made_anew(store: Store, file: Path) -> None:
    await store._reading.dispose()
    file.unlink()
    with pytest.raises(UserError, match="storage_failed"):
        await get(store)
    assert not file.exists()


async def test_a_missing_directory_is_named(tmp_path: Path) -> None:
    sentence = await refused(tmp_path / "nowhere" / "games.db")
    assert str(tmp_path / "nowhere") in sentence
    assert "make it" in sentence


async def test_a_directory_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    assert f"{tmp_path} cannot be opened (Is a directory)" in await refused(tmp_path)


def test_a_database_of_another_user_is_no_broken_one(tmp_path: Path) -> None:
    """SQLite says of a file that it may not read what it says of one that is not there."""
    with pytest.raises(StartError, match="as the user the bot runs as"), sqlite.reading(tmp_path):
        sqlite3.connect(f"file:{tmp_path}/tables.db?mode=ro", uri=True)


async def test_a_file_that_is_no_database_is_left_alone(file: Path) -> None:
    file.write_bytes(b"shopping list\n" * 100)
    assert "is not a database and was not touched" in await refused(file)
    assert file.read_bytes() == b"shopping list\n" * 100


async def test_the_database_of_another_program_is_left_alone(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    assert "another program" in await refused(file)
    other = sqlite3.connect(file)
    other.execute("DROP TABLE recipes")
    other.execute("PRAGMA application_id = 77")
    other.close()
    assert "another program" in await refused(file)
    assert len(file.read_bytes()) == len(before)
    assert not Path(f"{file}-wal").exists()


async def test_a_damaged_database_is_named(file: Path) -> None:
    await (await Store.open(url(file))).close()
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * (file.stat().st_size - 100))
    assert f"{file} cannot be read (database disk image is malformed)" in await refused(file)


async def test_a_database_locked_by_a_tool_is_named(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    await (await Store.open(url(file))).close()
    tool = sqlite3.connect(file, isolation_level=None)
    tool.execute("PRAGMA locking_mode = EXCLUSIVE")
    tool.execute("BEGIN EXCLUSIVE")
    assert "is locked by another program" in await refused(file)
    tool.close()
    await (await Store.open(url(file))).close()


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ("sqlite+aiosqlite://", "plain file"),
        ("sqlite+aiosqlite:///:memory:", "plain file"),
        ("sqlite+aiosqlite:///file:x?mode=memory&uri=true", "plain file"),
        ("postgresql+asyncpg://bot:hunter2@db/games", "only SQLite"),
        ("hunter2", "not a database URL"),
    ],
)
async def test_a_url_that_names_no_file_is_refused(bad: str, words: str) -> None:
    with pytest.raises(StartError) as caught:
        await Store.open(bad)
    told = "".join(traceback.format_exception(caught.value))
    assert words in caught.value.sentence
    assert "SKULLDUGGERY_DATABASE_URL" in caught.value.sentence
    assert "hunter2" not in told.replace(f'Store.open("{bad}")', "")


# ---- the owner -------------------------------------------------------------------------


async def test_a_second_process_is_refused_and_told_who_has_the_database(
    store: Store, file: Path
) -> None:
    async with child("open", file) as process:
        sentence = (await process.communicate())[0].decode()
    assert f"is in use by process {os.getpid()} on {socket.gethostname()}, started 20" in sentence
    await put(store, table())


async def test_the_database_of_a_killed_process_is_free(file: Path) -> None:
    async with child("open", file) as process:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
        assert f"in use by process {process.pid} " in await refused(file)
        process.kill()
        await process.wait()
        await (await Store.open(url(file))).close()


async def test_closing_frees_the_database_and_a_failed_start_too(file: Path) -> None:
    file.write_bytes(b"not yet a database" * 100)
    await refused(file)
    file.unlink()
    for _ in range(2):
        store = await Store.open(url(file))
        async with store.read() as tx:
            assert (await tx.meta("owner") or "").startswith(f"{os.getpid()} ")
        await store.close()


# ---- troubles while it runs ------------------------------------------------------------


async def test_a_lock_that_stays_is_busy_and_one_that_goes_is_waited_for(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(store, table())
    tool = sqlite3.connect(file, isolation_level=None)
    tool.execute("BEGIN IMMEDIATE")
    begin, tries = Store._try_to_begin, 0

    async def counted(*args: Any, **named: Any) -> bool:
        nonlocal tries
        tries += 1
        if tries == 5:
            tool.execute("ROLLBACK")
        return await begin(*args, **named)

    monkeypatch.setattr(Store, "_try_to_begin", counted)
    with pytest.raises(UserError, match="storage_busy") as caught:
        await act(store)
    assert tries == 3
    assert isinstance(caught.value.__cause__, Exception)
    await act(store)
    assert tries == 5
    tool.close()
    assert await assert_whole(store) == 1


async def test_writers_of_one_process_wait_for_each_other(store: Store) -> None:
    await put(store, table())
    async with store.begin():
        waiting = asyncio.create_task(act(store))
        for _ in range(5):
            await get(store)  # time enough for a try, and for the next ones
    await waiting
    assert await assert_whole(store) == 1


@pytest.mark.parametrize("pragma", ["max_page_count = 1", "query_only = ON"])
async def test_a_full_or_read_only_disk_undoes_the_act(store: Store, pragma: str) -> None:
    await put(store, table())
    early = await get(store)
    async with store.read() as tx:
        await tx._connection.exec_driver_sql(f"PRAGMA {pragma}")
    early.state = {"long": SECRET * 1000}
    with pytest.raises(UserError, match="storage_failed") as caught:
        async with store.begin() as tx:
            await tx.save(early, move(7))
    assert_tells_nothing(caught.value)
    async with store.read() as tx:
        await tx._connection.exec_driver_sql("PRAGMA query_only = OFF")
        await tx._connection.exec_driver_sql("PRAGMA max_page_count = 100000")
    await act(store)
    assert await assert_whole(store) == 1


async def test_a_file_damaged_under_way_is_a_failure_of_the_storage(
    store: Store, file: Path
) -> None:
    await put(store, table())
    await store._reading.dispose()
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * (file.stat().st_size - 100))
    with pytest.raises(UserError, match="storage_failed"):
        await get(store)


async def test_a_start_on_a_full_disk_says_so_and_changes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_engine = sqlite.make_engine

    def full(*args: Path, **named: bool):
        engine = make_engine(*args, **named)

        @event.listens_for(engine.sync_engine, "connect")
        def limit(connection: sqlite3.Connection, _record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA max_page_count = 4")
            cursor.close()

        return engine

    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "make_engine", full)
        sentence = await refused(file)
    assert "could not be brought to the current format (database or disk is full)" in sentence
    await (await Store.open(url(file))).close()
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "make_engine", read_only)
        assert "cannot be written" in await refused(file)
    await (await Store.open(url(file))).close()


def read_only(file: Path):
    engine = sqlite.create_async_engine(url(file), hide_parameters=True)
    event.listen(
        engine.sync_engine, "connect", lambda c, _: c.cursor().execute("PRAGMA query_only = ON")
    )
    return engine


# ---- no error and no log line tells what was stored --------------------------------------


def assert_tells_nothing(error: BaseException) -> None:
    told = "".join(traceback.format_exception(error))
    assert SECRET not in told


async def test_no_error_carries_a_value(store: Store) -> None:
    await put(store, table())
    early = await get(store)
    await act(store)
    secret = LogRow("move", 0, "person", {"card": SECRET}, 0.0)

    async def lost_race() -> None:
        async with store.begin() as tx:
            await tx.save(early, secret)

    async def twice() -> None:
        async with store.begin() as tx:
            await tx.insert(table(channel_id=4), secret)

    async def not_null() -> None:
        await put(store, table("x", channel_id=5, locale=None, host=SECRET))

    async def not_json() -> None:
        await put(store, table("y", channel_id=6, state={SECRET: {SECRET}}))

    for failing in (lost_race, twice, not_null, not_json):
        with pytest.raises(Exception) as caught:
            await failing()
        assert_tells_nothing(caught.value)
        assert (caught.type is LostRace) is (failing in (lost_race, twice))
    assert await assert_whole(store) == 1
    assert SECRET not in repr(await get(store)) + repr(secret) + repr(table())


async def test_no_log_line_carries_a_value(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    store = await Store.open(url(file))
    await put(store, table())
    await get(store)
    await store.close()
    assert SECRET not in caplog.text
