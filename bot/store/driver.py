"""aiosqlite with one trip to its thread for a statement and its rows, where it makes four.

A trip is two task switches and two thread switches; a move runs some eight statements.
"""

import sqlite3
from collections.abc import Callable, Generator, Iterable
from typing import Any, Self

import aiosqlite


async def connect(uri: str, busy_seconds: float) -> aiosqlite.Connection:
    """A connection for SQLAlchemy, which waits `busy_seconds` for a lock."""

    def connector() -> sqlite3.Connection:
        # Without isolation level the driver neither begins nor commits by itself.
        return sqlite3.connect(uri, uri=True, timeout=busy_seconds, isolation_level=None)

    connection = _Connection(connector, iter_chunk_size=64)
    connection._thread.daemon = True  # it must not keep a crashed process alive
    try:
        return await connection
    except BaseException:
        # The thread ends by itself, and tells the event loop, which may not be there any more.
        connection._thread.join()
        raise


class _Connection(aiosqlite.Connection):
    def cursor(self) -> Any:
        return _Cursor(self)


class _Cursor:
    """What SQLAlchemy uses of a cursor. All rows are fetched at once, and it is closed then."""

    arraysize = 1

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def __await__(self) -> Generator[Any, None, Self]:
        return self.__aenter__().__await__()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Self:
        return await self._trip(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> Self:
        return await self._trip(sqlite3.Cursor.executemany, sql, parameters)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Nothing is open any more."""

    async def _trip(self, run: Callable[..., Any], sql: str, parameters: Iterable[Any]) -> Self:
        await self._connection._execute(self._in_thread, run, sql, parameters)
        return self

    def _in_thread(self, run: Callable[..., Any], sql: str, parameters: Iterable[Any]) -> None:
        cursor = self._connection._conn.cursor()
        try:
            run(cursor, sql, parameters)
            self.description, self.lastrowid = cursor.description, cursor.lastrowid
            self.rowcount = cursor.rowcount
            self._rows = cursor.fetchall() if cursor.description else []
        finally:
            cursor.close()
