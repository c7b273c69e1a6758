"""A second process for the store's tests: `store_child.py <what> <database file> [number]`.

It says "ready" once it has the database open, or the sentence of a StartError.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from store_tables import act, put, table, url

from bot.errors import StartError
from bot.store import Store, Tx, copies, schema, sqlite

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def child(
    what: str, file: Path, number: int = 0
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run this file as a process, killed at the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        what,
        str(file),
        str(number),
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def die_at_statement(number: int) -> None:
    """Die before this statement (from 1) of the transactions that follow."""
    run, count = Tx._run, 0

    async def counted(self: Tx, *args: object) -> object:
        nonlocal count
        count += 1
        if count == number:
            die()
        return await run(self, *args)  # type: ignore[arg-type]

    Tx._run = counted  # type: ignore[method-assign]


def die_at_definition(number: int) -> None:
    """Die after this CREATE, ALTER or DROP (from 1) of the migrations that follow."""
    from sqlalchemy import Engine, event

    count = 0

    @event.listens_for(Engine, "after_cursor_execute")
    def counted(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        nonlocal count
        if statement.split()[0] in ("CREATE", "ALTER", "DROP"):
            count += 1
            if count == number:
                die()


def die_at_file(number: int) -> None:
    """Die before this link, renaming or removal of a file (from 1), SQLite's own not counted."""
    count = 0

    def counted(what: str, _: object) -> None:
        nonlocal count
        if what in ("os.link", "os.rename", "os.remove"):
            count += 1
            if count == number:
                die()

    sys.addaudithook(counted)


def restore_copy(file: Path, number: int, *, fold: bool) -> None:
    """Put the file `copy.db` in the place of the database beside it, and die on the way.

    Without `fold` what SQLite keeps beside the database stays there, as when it is damaged.
    """
    if not fold:
        copies._fold = lambda _: None
    die_at_file(number)
    copies.restore(url(file), file.parent / "copy.db", datetime.now(UTC))


async def main(what: str, file: Path, number: int) -> None:
    if what == "kill-in-next-migration":
        sqlite.MIGRATIONS = file.parent / "migrations"
        schema.REVISION = "9999"
    if what in ("kill-in-migration", "kill-in-next-migration"):
        die_at_definition(number)
    try:
        store = await Store.open(url(file))
    except StartError as error:
        say(error.sentence)
        return
    if what == "kill-in-act":
        await put(store, table())
        await act(store)
        await act(store)
        die_at_statement(number)
        await act(store)
        die()
    say("ready")
    sys.stdin.read()
    await store.close()


if __name__ == "__main__":
    if sys.argv[1].startswith("kill-in-restore"):
        fold = not sys.argv[1].endswith("-unfolded")
        restore_copy(Path(sys.argv[2]).absolute(), int(sys.argv[3]), fold=fold)
    else:
        asyncio.run(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])))
