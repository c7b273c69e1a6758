"""The database of the folder a test is in, and what lies beside it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from command_line import URL
from store_tables import act, put, table

from bot.store import Store

FILE, COPY = Path("skullduggery.db"), Path("copy.db")


def done(*works: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with the database of this folder; the last answer."""

    async def opened() -> Any:
        store = await Store.open(URL)
        try:
            return [await work(store) for work in works][-1]
        finally:
            await store.close()

    return asyncio.run(opened())


def make(moves: int = 2) -> None:
    """A database with a table after so many moves."""
    done(lambda store: put(store, table()), *[act] * moves)


def version(file: Path = FILE) -> int:
    """How many moves a whole database has; every part of it is checked."""
    connection = sqlite3.connect(file)
    (found,) = connection.execute("PRAGMA integrity_check").fetchone()
    assert found == "ok"
    ((moves,),) = connection.execute("SELECT version FROM tables").fetchall()
    assert connection.execute("SELECT count(*) FROM log").fetchone() == (moves,)
    connection.close()
    return moves


def left() -> dict[str, bytes]:
    """All files here but the lock."""
    files = (p for p in Path().iterdir() if p.is_file() and p.suffix != ".lock")
    return {p.name: p.read_bytes() for p in files}


def kept() -> list[Path]:
    return sorted(p for p in Path().glob(f"{FILE}.before-restore-*") if not p.name.endswith("-wal"))


def stored(question: str, *values: object, file: Path = FILE) -> list[tuple[Any, ...]]:
    """Ask a database itself, or change it."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        return connection.execute(question, values).fetchall()
    finally:
        connection.close()


def damage(file: Path, begin: int = 4096) -> None:
    """Spoil all pages but the first ones."""
    with file.open("r+b") as raw:
        raw.seek(begin)
        raw.write(b"\xff" * (file.stat().st_size - begin))


def leave_moves_beside() -> None:
    """A move as a killed process leaves it: in the file beside the database."""
    tool = sqlite3.connect(FILE)
    tool.execute("PRAGMA journal_mode = WAL")
    tool.execute("INSERT INTO meta VALUES ('last', 'words')")
    tool.commit()
    for side in ("-wal", "-shm"):
        shutil.copy(f"{FILE}{side}", f"saved{side}")
    main = FILE.read_bytes()
    tool.close()
    FILE.write_bytes(main)
    for side in ("-wal", "-shm"):
        Path(f"saved{side}").rename(f"{FILE}{side}")
