"""All that only SQLite does: the file, its owner, its connections, its errors, its migrations."""

import contextlib
import json
import logging
import os
import socket
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import URL, AsyncAdaptedQueuePool, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.errors import StartError, UserError
from bot.store import driver, schema

log = logging.getLogger(__name__)

APPLICATION_ID = 0x536B756C  # "Skul", in the header of each of our files
MIGRATIONS = Path(__file__).parents[1] / "migrations"
BUSY_SECONDS = 1.0
BEGIN_TRIES = 3
POOL_SECONDS = 5.0
URL_SETTING = "SKULLDUGGERY_DATABASE_URL"

# Below this level it logs what is stored: cards, bids and seeds.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_FAILED = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOTADB,
}


def explain(error: DBAPIError | sqlite3.Error) -> UserError | None:
    """What a person is told about trouble with the file; None when the statement is to blame."""
    wrapped = isinstance(error, DBAPIError)
    code = getattr(error.orig if wrapped else error, "sqlite_errorcode", 0) & 0xFF
    if code in _BUSY:
        return UserError("storage_busy")
    if code in _FAILED or (wrapped and error.connection_invalidated):
        return UserError("storage_failed")
    return None


def cause(error: BaseException | None) -> str:
    """SQLite's own words for a trouble, which hold no stored value."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


@contextlib.contextmanager
def explained() -> Iterator[None]:
    """Turn trouble with the file into the UserError for it, with the trouble as its cause."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        failure = explain(error)
        if failure is None:
            raise
        level = logging.WARNING if failure.code == "storage_busy" else logging.ERROR
        log.log(level, "%s: %s", failure.code, cause(error))
        raise failure from error
    except PoolTimeout as error:
        log.warning("storage_busy: no connection in %s seconds", POOL_SECONDS)
        raise UserError("storage_busy") from error


def database_file(url: str) -> Path:
    """The file that a database URL names; StartError when it names none."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StartError(
            f"{URL_SETTING} is not a database URL: use sqlite+aiosqlite:///name-of-the-file.db."
        ) from None
    name = parsed.database or ""
    if parsed.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise StartError(
            f"{URL_SETTING} names a {parsed.get_backend_name()} database, and only SQLite is "
            "supported: use sqlite+aiosqlite:///name-of-the-file.db."
        )
    if not name or name.startswith((":memory:", "file:")) or parsed.query:
        raise StartError(
            f"{URL_SETTING} must name a plain file, for example "
            "sqlite+aiosqlite:///skullduggery.db, because games have to outlive the process."
        )
    return Path(name).resolve()


def make_engine(file: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    """An engine on an existing file, whose transactions begin when and as we say.

    A connection with the execution option `write` begins with the write lock, any other with a
    snapshot to read.
    """
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        hide_parameters=True,
        async_creator=lambda *_: driver.connect(_uri(file), BUSY_SECONDS),
        poolclass=AsyncAdaptedQueuePool,
        pool_timeout=POOL_SECONDS,
        json_serializer=_to_json,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def _uri(file: Path) -> str:
    """The file for SQLite, which would otherwise make a missing one, readable by everybody."""
    return f"{file.as_uri()}?mode=rw"


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


class InUse(StartError):
    """Another process has the database; `owner` says which."""

    def __init__(self, file: Path, owner: str) -> None:
        super().__init__(
            f"The database {file} is in use by {owner}: stop that one first, or give "
            f"this one a file of its own in {URL_SETTING}."
        )
        self.owner = owner


def own(file: Path) -> FileLock:
    """Make the file when it is missing, readable by its owner alone, and lock it for ourselves.

    StartError when the file cannot be used or another process has it.
    """
    with reading(file):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        with contextlib.suppress(PermissionError):  # it is somebody else's, and open to us
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)
    return lock(file)


def lock(file: Path) -> FileLock:
    """Lock a file for ourselves, whether it is there or not; InUse when another process has it.

    The lock is the system's, so that it does not outlive the process.
    """
    held = FileLock(f"{file}.lock", mode=0o600, thread_local=False)
    with reading(file):
        if not file.parent.is_dir():  # the lock would make it
            raise FileNotFoundError
        try:
            held.acquire(timeout=0)
        except Timeout:
            raise InUse(file, owner_of(file)) from None
    return held


def owner_now() -> str:
    """Who this process is, for the next one: pid, host and start."""
    return f"{os.getpid()} {socket.gethostname()} {datetime.now(UTC).isoformat(timespec='seconds')}"


def owner_of(file: Path) -> str:
    """Who has the database, as far as it says."""
    with contextlib.suppress(sqlite3.Error, ValueError), opened(file) as connection:
        row = connection.execute("SELECT value FROM meta WHERE key = 'owner'").fetchone()
        if row is not None:
            pid, host, since = row[0].split(" ")
            return f"process {pid} on {host}, started {since}"
    return "another process"


async def migrate(file: Path) -> None:
    """Bring the file to the current schema, wholly or not at all; StartError when it cannot be."""
    found = revision_of(file)
    if found == schema.REVISION:
        return
    # Rebuilding a table drops the old one, which with foreign keys would take its rows along.
    engine = make_engine(file, foreign_keys=False)
    try:
        async with engine.execution_options(write=True).begin() as connection:
            await connection.run_sync(_upgrade, file, found)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StartError(
            f"The database {file} could not be brought to the current format ({cause(error)}); "
            "it was left as it was: make sure that the disk has room and is writable."
        ) from error
    finally:
        await engine.dispose()


def verify_known(file: Path, found: str) -> None:
    """StartError when this version has no such migration: a newer one made the file."""
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    try:
        ScriptDirectory(str(MIGRATIONS)).get_revision(found)
    except CommandError:
        raise StartError(
            f"The database {file} was made by a newer version of Skullduggery (format "
            f"{found}, this version knows {schema.REVISION}): update the bot."
        ) from None


def _upgrade(connection: Connection, file: Path, found: str | None) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if found is not None:
        verify_known(file, found)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    command.upgrade(config, schema.REVISION)
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise StartError(
            f"The database {file} has rows that belong to nothing, and was left as it was: "
            "restore a backup."
        )


def revision_of(file: Path) -> str | None:
    """The migration a file of ours stands at, None for an empty one; StartError for others."""
    with reading(file), opened(file) as connection, contextlib.suppress(Foreign):
        return revision_in(connection)
    raise foreign(file)


class Foreign(Exception):
    """The database is not one of ours."""


def foreign(file: Path) -> StartError:
    """What the host is told about a database that is not one of ours."""
    return StartError(
        f"The file {file} is the database of another program and was not touched: "
        f"name a file of its own in {URL_SETTING}."
    )


def revision_in(connection: sqlite3.Connection) -> str | None:
    """The migration an open database of ours stands at, None for an empty one; or Foreign."""
    (identity,) = connection.execute("PRAGMA application_id").fetchone()
    names = connection.execute("SELECT name FROM sqlite_master").fetchall()
    if identity == APPLICATION_ID and ("alembic_version",) in names:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return row[0] if row else None
    if identity == 0 and not names:
        return None
    raise Foreign


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A plain connection to an existing file, in which nothing begins by itself."""
    connection = sqlite3.connect(_uri(file), uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    with contextlib.closing(connection):
        yield connection


@contextlib.contextmanager
def reading(file: Path) -> Iterator[None]:
    """Errors of a file that cannot be opened, as a sentence each."""
    try:
        yield
    except FileNotFoundError:
        raise StartError(
            f"The directory {file.parent} of the database {file.name} does not exist: "
            f"make it, or change {URL_SETTING}."
        ) from None
    except OSError as error:
        raise StartError(
            f"The database {file} cannot be opened ({error.strerror}): "
            f"check its path and permissions, or change {URL_SETTING}."
        ) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_NOTADB:
            raise StartError(
                f"The file {file} is not a database and was not touched: "
                f"move it away, or change {URL_SETTING}."
            ) from error
        if code in _BUSY:
            raise StartError(
                f"The database {file} is locked by another program: close that program first."
            ) from error
        if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            raise StartError(
                f"The database {file} cannot be opened ({error}): check its path and permissions, "
                "and run this as the user the bot runs as."
            ) from error
        raise StartError(
            f"The database {file} cannot be read ({error}): restore a backup, or move the file "
            "away to begin anew."
        ) from error
