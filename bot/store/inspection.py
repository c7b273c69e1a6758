"""A look at a database from outside: nothing is made, changed or kept open.

The bot may be running meanwhile: what is read is one moment of its database.
"""

import contextlib
import errno
import json
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import JSON, Executable, Select, func, select
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from bot.errors import StartError
from bot.store import schema, sqlite, statements
from bot.store.rows import COLUMNS, LogRow, Record, SeatRow

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named")
_T = schema.tables.c
_JSON = {column.name for column in _T if isinstance(column.type, JSON)}


@dataclass(frozen=True, slots=True)
class Inspection:
    """What stands in a database file, as far as there is one.

    ``format`` is None for a file that is missing or empty, ``in_use_by`` says which process
    has it, ``live`` counts the tables that have not ended.
    """

    file: Path
    exists: bool
    format: str | None = None
    live: int = 0
    in_use_by: str | None = None

    @property
    def current(self) -> bool:
        """Whether this version of the bot uses it as it is."""
        return self.format == schema.REVISION


def inspect(url: str) -> Inspection:
    """Look at the database that a URL names; StartError when the bot could not use it."""
    file = sqlite.database_file(url)
    if not file.exists():
        _verify_place(file)
        return Inspection(file, exists=False)
    found = sqlite.revision_of(file)
    return Inspection(
        file,
        exists=True,
        format=found,
        live=_live(file) if found == schema.REVISION else 0,
        in_use_by=_user(file),
    )


def _verify_place(file: Path) -> None:
    """Whether the bot could make the file there."""
    with sqlite.reading(file):
        if not file.parent.is_dir():
            raise FileNotFoundError
        if not os.access(file.parent, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _live(file: Path) -> int:
    with sqlite.reading(file), sqlite.opened(file) as connection:
        return count_live(connection)


def count_live(connection: sqlite3.Connection) -> int:
    """How many tables have not ended."""
    query = select(func.count()).select_from(schema.tables).where(schema.LIVE)
    return int(connection.execute(str(query)).fetchone()[0])


def _user(file: Path) -> str | None:
    """Who has the file, when somebody has."""
    path = Path(f"{file}.lock")
    if not path.exists():
        return None
    with sqlite.reading(file):
        try:
            FileLock(path, mode=0o600).acquire(timeout=0).lock.release()
        except Timeout:
            return sqlite.owner_of(file)
    return None


# ---- tables --------------------------------------------------------------------------


def existing(url: str) -> Path:
    """The file that a URL names; StartError unless it is a database of ours with tables in it."""
    file = sqlite.database_file(url)
    if not file.exists():
        raise StartError(
            f"There is no database {file}: start the bot once, which makes it, or change "
            f"{sqlite.URL_SETTING}."
        )
    found = sqlite.revision_of(file)
    if found is None:
        raise StartError(f"The database {file} is empty: start the bot once, which fills it.")
    sqlite.verify_known(file, found)
    return file


@dataclass(frozen=True, slots=True)
class Found:
    """A table as it stands in the file.

    ``damaged`` names the columns that hold no JSON any more; in the record they are None.
    """

    record: Record
    damaged: frozenset[str]


@contextlib.contextmanager
def looking(url: str) -> Iterator["Look"]:
    """The tables of a database at one moment; StartError when they cannot be read."""
    file = existing(url)
    with sqlite.reading(file), sqlite.opened(file) as connection:
        if (found := sqlite.revision_of(file)) != schema.REVISION:
            raise StartError(
                f"The database {file} has the older format {found}: start the bot once, which "
                "updates it."
            )
        # SQLite's own error about damaged text would print the text.
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        yield Look(connection)


class Look:
    """One moment of a database, on an open connection. What is damaged is told and not raised."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _rows(self, statement: Executable, **values: Any) -> list[tuple[Any, ...]]:
        compiled = statement.compile(dialect=_DIALECT)  # pyright: ignore[reportAttributeAccessIssue]
        return self._connection.execute(str(compiled), compiled.params | values).fetchall()

    def live(self) -> list[Found]:
        """The tables that have not ended, oldest first."""
        return self._found(_tables().where(schema.LIVE).order_by(_T.created_at))

    def ended(self, most: int) -> list[Found]:
        """The tables that ended last, newest first."""
        over = _T.status == "ended"
        return self._found(_tables().where(over).order_by(_T.ended_at.desc()).limit(most))

    def table(self, table_id: str) -> Found | None:
        """The table with this id."""
        return next(iter(self._found(_tables().where(_T.id == table_id))), None)

    def log(self, table_id: str) -> list[LogRow]:
        """All that happened at a table, in order."""
        rows = [LogRow(*row) for row in self._rows(statements.LOG_SINCE, of=table_id, after=0)]
        for row in rows:
            payload, _ = _read(row.payload)
            row.payload = payload if isinstance(payload, dict) else {}
        return rows

    def _found(self, statement: Select[Any]) -> list[Found]:
        found: list[Found] = []
        for row in self._rows(statement):
            values = dict(zip(COLUMNS, row, strict=True))
            damaged: set[str] = set()
            for name in _JSON:
                values[name], whole = _read(values[name])
                damaged |= set() if whole else {name}
            record = Record(**values)
            for part in self._rows(statements.LOAD_PARTS, of=record.id):
                if part[3] is None:
                    record.due[part[2], part[0]] = part[6]
                else:
                    record.seats.append(SeatRow(*part))
            record.seats.sort(key=lambda seat: seat.seat)
            found.append(Found(record, frozenset(damaged)))
        return found


def _tables() -> Select[Any]:
    return select(*(_T[name] for name in COLUMNS))


def _read(stored: Any) -> tuple[Any, bool]:
    """What a JSON column holds, and whether it could be read."""
    try:
        return (None if stored is None else json.loads(stored)), True
    except (ValueError, TypeError):
        return None, False
