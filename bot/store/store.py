"""The open database and its transactions."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from filelock import BaseFileLock
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StartError, UserError
from bot.store import sqlite
from bot.store.tx import Tx


class Store:
    """The open database, of which this process is the only owner."""

    def __init__(self, engine: AsyncEngine, lock: BaseFileLock | None = None) -> None:
        self._reading = engine
        self._writing = engine.execution_options(write=True)
        self._owner_lock = lock
        self._one_writer = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Make or migrate the database and own it; StartError says what is wrong with it."""
        file = sqlite.database_file(url)
        lock = sqlite.own(file)
        store = None
        try:
            await sqlite.migrate(file)
            store = cls(sqlite.make_engine(file), lock)
            async with store.begin() as tx:
                await tx.set_meta("owner", sqlite.owner_now())
        except BaseException as error:
            await store.close() if store else lock.release()
            if isinstance(error, UserError):
                raise StartError(
                    f"The database {file} cannot be written ({sqlite.cause(error.__cause__)}): "
                    "make sure that the disk has room and is writable."
                ) from error
            raise
        return store

    async def close(self) -> None:
        """Close all connections and give the database free; nothing can be read or saved then."""
        self._closed = True
        await self._reading.dispose()
        if self._owner_lock is not None:
            self._owner_lock.release()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Tx]:
        """A transaction that writes, one at a time: all of it is kept, or nothing."""
        async with self._one_writer, self._begun(self._writing) as connection:
            tx = Tx(connection, write=True)
            yield tx
            if tx.failure is not None:
                raise tx.failure
            await connection.commit()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """A snapshot to read from, which waits for no writer."""
        async with self._begun(self._reading) as connection:
            yield Tx(connection, write=False)

    @asynccontextmanager
    async def _begun(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection with a transaction, which is rolled back unless it was committed."""
        if self._closed:
            raise UserError("storage_failed")
        with sqlite.explained():
            async with engine.connect() as connection:
                for left in reversed(range(sqlite.BEGIN_TRIES)):
                    if await self._try_to_begin(connection, last=not left):
                        break
                yield connection

    async def _try_to_begin(self, connection: AsyncConnection, *, last: bool) -> bool:
        """Whether the transaction has begun; the last time it is an error when it has not."""
        try:
            with sqlite.explained():
                await connection.begin()
        except UserError as error:
            if last or error.code != "storage_busy":
                raise
            return False
        return True
