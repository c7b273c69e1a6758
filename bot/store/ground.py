"""What everything inside a transaction stands on."""

from typing import Any, NoReturn

from sqlalchemy import Executable, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sqlite


class Ground:
    """One transaction. Whatever fails in it, the whole of it is rolled back."""

    def __init__(self, connection: AsyncConnection, *, write: bool) -> None:
        self._connection = connection
        self._write = write
        self.failure: Exception | None = None

    async def _run(self, statement: Executable, values: Any = None) -> Any:
        if not (self._write or statement.is_select):
            raise RuntimeError("read() does not write: use begin()")
        try:
            with sqlite.explained():
                return await self._connection.execute(statement, values)
        except Exception as error:
            self.failure = error
            raise

    def _fail(self, failure: Exception, cause: BaseException | None = None) -> NoReturn:
        self.failure = failure
        raise failure from cause

    async def _put(self, table: Any, where: Any, values: dict[str, Any]) -> None:
        if not (await self._run(update(table).where(where).values(values))).rowcount:
            await self._run(insert(table), values)
