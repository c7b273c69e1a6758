"""A database that is locked, full, read-only or damaged while people play.

That a killed process leaves no half move is shown by ``test_kill``, and that a second process
is refused by ``test_command_line``.
"""

# ruff: noqa: ASYNC240 (nothing else waits while these tests look at their files)

from __future__ import annotations

import contextlib
import logging
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from games import either_game
from late import message_now, press_kept
from people import Person, World
from playing import Playing
from sqlalchemy import event

from bot.errors import StartError, UserError
from bot.store import LogRow, Store

MOST_MOVES, MOST_ROWS = 10, 100
"""Moves, and other acts before them, until a disk without a free page is full."""
MOST_LINES = 8
"""Lines in the log for each minute of trouble."""
Trouble = Callable[[Store, Path], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def locked(store: Store, file: Path) -> AsyncIterator[None]:
    """Another program writes and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@asynccontextmanager
async def with_pragma(store: Store, pragma: str) -> AsyncIterator[None]:
    """Every connection is made under a condition."""
    engine = store._reading.sync_engine

    def set_up(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()

    event.listen(engine, "connect", set_up)
    await store._reading.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", set_up)
        await store._reading.dispose()


def full(store: Store, file: Path) -> AbstractAsyncContextManager[None]:
    """The disk has no room for another page."""
    return with_pragma(store, "PRAGMA max_page_count = 1")


def read_only(store: Store, file: Path) -> AbstractAsyncContextManager[None]:
    return with_pragma(store, "PRAGMA query_only = ON")


@asynccontextmanager
async def damaged(store: Store, file: Path) -> AsyncIterator[None]:
    """Most of the file is overwritten, and later the host puts back what was there."""
    await store._reading.dispose()
    kept = file.read_bytes()
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * (len(kept) - 100))
    try:
        yield
    finally:
        await store._reading.dispose()
        file.write_bytes(kept)


TROUBLES: dict[str, tuple[Trouble, str, int, str]] = {
    "locked": (locked, "was not counted", logging.WARNING, "database is locked"),
    "full": (full, "Nothing could be saved", logging.ERROR, "database or disk is full"),
    "read-only": (read_only, "Nothing could be saved", logging.ERROR, "readonly database"),
    "damaged": (damaged, "Nothing could be saved", logging.ERROR, "malformed"),
}
"""What goes wrong; what the player is told; what the host reads, and how loud it is."""


@pytest.fixture
def file(bots) -> Path:
    return Path(bots.url.removeprefix("sqlite+aiosqlite:///"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite.BUSY_SECONDS", 0.02)


async def next_move(playing: Playing) -> tuple[Person, dict[str, Any], str]:
    """Who may press what on which panel."""
    update = await playing.world.now()
    seat = update.table.awaited[0]
    person = playing.world.of(seat.user_id)
    panel = message_now(playing.env, playing.world.channel.id, playing.panel_id(person) or 0)
    key = update.hands[seat.seat].required.key
    return person, panel, f"m:{playing.world.table}:{key}:0"


async def press(person: Person, panel: dict[str, Any], custom_id: str) -> str:
    """What the answer says."""
    assert (await press_kept(person, panel, custom_id)).acknowledged
    return person.panel.text


async def fill(world: World, file: Path) -> None:
    """Use up the room that is left in the pages there are."""
    async with full(world.bot.store, file):
        for size in (1000, 100, 10, 0):
            with contextlib.suppress(UserError):
                for _ in range(MOST_ROWS):
                    async with world.bot.store.begin() as tx:
                        record = await tx.load(world.table)
                        assert record is not None
                        row = LogRow("options", 0, "person", {"words": "x" * size}, 0.0)
                        await tx.save(record, row)


@either_game
@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.logs_errors
@pytest.mark.usefixtures("impatient")
async def test_a_move_is_saved_wholly_or_refused_in_words(env, file, caplog, game, trouble):
    """The player reads one clear sentence, the host SQLite's own words; then it works again."""
    fails, told, level, words = TROUBLES[trouble]
    playing = Playing(World(env, game=game), Random(3))
    world = playing.world
    await playing.ready()
    if trouble == "full":
        await fill(world, file)
    for _ in range(MOST_MOVES):
        move, log, now, board = await next_move(playing), await world.log(), await world.now(), ""
        board = str(world.board)
        async with fails(world.bot.store, file):
            answer = await press(*move)
        if told in answer:
            break
    assert told in answer, "nothing went wrong"
    assert "(error" not in answer
    assert await world.log() == log
    assert replace(await world.now(), changed=False) == now
    assert str(world.board) == board
    assert {r.levelno for r in caplog.records if words in r.getMessage()} == {level}
    assert not [r for r in caplog.records if " in component: " in r.getMessage()]
    await press(*await next_move(playing))
    assert len(await world.log()) > len(log)
    await playing.board_is_right()


@either_game
@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.logs_errors
@pytest.mark.usefixtures("impatient")
async def test_the_clock_waits_for_the_storage(env, file, caplog, game, trouble):
    """Nobody plays while nothing can be saved: a few lines a minute, then the clock goes on."""
    fails, _, _, words = TROUBLES[trouble]
    world = World(env, game=game)
    await world.begin(seed="clock")
    if trouble == "full":
        await fill(world, file)
    log = await world.log()
    async with fails(world.bot.store, file):
        for _ in range(6):
            await env.advance_time(60)
    lines = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert any(words in line for line in lines)
    assert len(lines) <= 6 * MOST_LINES
    assert not [line for line in lines if re.match(r"error [0-9a-f]{6} in", line)]
    assert await world.log() == log
    for _ in range(3):
        await env.advance_time(60)
    assert {row.by for row in (await world.log())[len(log) :]} == {"clock"}
    assert (await world.now()).table.shown_version == (await world.now()).table.version


async def test_a_board_that_cannot_be_noted_is_painted_all_the_same(env, file, caplog):
    """Only the note which version is shown is lost: no bug, and the next one is right."""
    playing = Playing(World(env), Random(3))
    await playing.ready()
    save = playing.world.bot.tables.mark_shown
    failing = True

    async def mark_shown(*args: Any, **ids: Any) -> None:
        if failing:
            raise UserError("storage_failed")
        await save(*args, **ids)

    playing.world.bot.tables.mark_shown = mark_shown
    before = str(playing.world.board)
    await playing.move()
    assert str(playing.world.board) != before
    failing = False
    await playing.move()
    await playing.board_is_right()


async def test_a_second_process_leaves_the_first_one_playing(env, bots):
    """It is refused in one sentence, and the game goes on."""
    playing = Playing(World(env, game="skullking"), Random(3))
    await playing.ready()
    with pytest.raises(StartError, match="is in use by process"):
        await Store.open(bots.url)
    await playing.move()
    await playing.is_right()


async def test_after_damage_a_restored_copy_is_played_on(env, bots, file, tmp_path):
    """The host stops the bot, puts back what was saved, and starts it: the same table."""
    playing = Playing(World(env, game="skullking"), Random(3))
    await playing.ready()
    await playing.move()
    await playing.world.bot.close()
    shutil.copy(file, tmp_path / "saved.db")
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * (file.stat().st_size - 100))
    with pytest.raises(StartError, match=r"cannot be read .*restore a backup"):
        await Store.open(bots.url)
    shutil.copy(tmp_path / "saved.db", file)
    await env.restart_bot(bots.make())
    await playing.ready()
    await playing.move()
    await playing.is_right()
