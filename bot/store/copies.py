"""A copy of the whole database, made also while the bot runs, and the way back from one.

A copy is one file that only its owner may read: it holds the hands of running games. Under its
final name a file is always whole, so that a kill at any moment leaves the old or the new one.
"""

import asyncio
import contextlib
import glob
import itertools
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import TRY_LATER, StartError
from bot.store import sqlite
from bot.store.inspection import count_live, existing

SIDE_FILES = ("-wal", "-journal", "-shm")
"""What SQLite may keep beside a database; the first two belong to what is stored in it."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a copy: its live tables, and when the last act was (epoch seconds)."""

    live: int
    last_act: float | None


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back, and where the file is that was there before (None: there was none)."""

    file: Path
    contents: Contents
    kept: Path | None


def backup(url: str, target: Path) -> Contents:
    """Copy the database to a new file; StartError, and no such file, when that is impossible."""
    file, target = existing(url), target.absolute()
    _verify_free(target)
    with _draft(target, "backup") as part:
        _copy(file, part)
        with sqlite.reading(part), sqlite.opened(part) as connection:
            contents = _contents(connection)
        _sync(part)
        _name(part, target)
    _sync(target.parent)
    return contents


def restore(url: str, source: Path, now: datetime) -> Restored:
    """Put a copy in the place of the database, and keep what was there under another name.

    At every table the time from the last act to ``now`` counts for nobody. StartError, and all
    is as it was, when the bot runs or the copy is not a sound one of ours. No event loop may run.
    """
    file, source = sqlite.database_file(url), source.absolute()
    if not source.is_file():
        raise StartError(f"There is no file {source}: name one that `python -m bot backup` made.")
    if file.exists() and source.samefile(file):
        raise StartError(f"{source} is the database itself: name a backup of it.")
    _verify_backup(source)
    try:
        lock = sqlite.lock(file)
    except sqlite.InUse as error:
        raise StartError(
            f"The database {file} is in use by {error.owner}: stop the bot, restore, and start it "
            "again.",
            TRY_LATER,
        ) from None
    try:
        model = file if file.exists() else file.parent
        _give_to_owner_of(model, Path(lock.lock_file))
        for left_by_a_kill in file.parent.glob(f".{glob.escape(file.name)}.restore-*"):
            left_by_a_kill.unlink()
        with _draft(file, "restore") as part:
            _copy(source, part)
            asyncio.run(sqlite.migrate(part))
            contents = _wake(part, now)
            _give_to_owner_of(model, part)
            _sync(part)
            _fold(file)
            kept = _keep(file, now)
            with _writing(file):
                os.replace(part, file)  # from here on it is the database
        _sync(file.parent)
    finally:
        lock.release()
    return Restored(file, contents, kept)


# ---- parts of both -------------------------------------------------------------------


def _verify_free(target: Path) -> None:
    if os.path.lexists(target):
        raise StartError(f"{target} exists already and was not touched: choose another name.")


@contextlib.contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Troubles of a place that files are written to, as a sentence each."""
    try:
        yield
    except FileExistsError:
        _verify_free(file)
        raise
    except FileNotFoundError:
        raise StartError(f"The directory {file.parent} does not exist: make it first.") from None
    except OSError as error:
        raise StartError(
            f"{file} cannot be written ({error.strerror}): make sure that the disk has room and "
            "is writable."
        ) from error


@contextlib.contextmanager
def _draft(target: Path, what: str) -> Iterator[Path]:
    """An empty file beside the one to be, which only its owner may read; it does not stay."""
    with _writing(target):
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.{what}-", dir=target.parent)
        os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for suffix in ("", *SIDE_FILES):
            Path(f"{part}{suffix}").unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """Copy one moment of a database into an empty file, without what was deleted in it."""
    try:
        with sqlite.opened(source) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with sqlite.opened(part) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
                raise StartError(f"{source} is damaged, so it was not copied.")
    except sqlite3.Error as error:
        raise StartError(f"{source} could not be copied ({error}): nothing has changed.") from error


def _contents(connection: sqlite3.Connection) -> Contents:
    (last,) = connection.execute("SELECT max(at) FROM log").fetchone()
    return Contents(count_live(connection), last)


def _sync(path: Path) -> None:
    """Wait until a file or directory is on the disk."""
    with contextlib.suppress(PermissionError):  # some systems open no directories
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _name(file: Path, name: Path) -> None:
    """Give a file another name that no file has yet, or a copy where the disk has no links."""
    with _writing(name):
        try:
            os.link(file, name)
        except FileExistsError:
            raise
        except OSError:
            with open(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as to:
                with file.open("rb") as whence:
                    shutil.copyfileobj(whence, to)
                to.flush()
                os.fsync(to.fileno())


# ---- parts of restoring --------------------------------------------------------------


def _verify_backup(source: Path) -> None:
    """Whether this version of the bot can use a file as its database; StartError if not."""
    try:
        with sqlite.opened(source) as connection:
            found = sqlite.revision_in(connection)
    except sqlite.Foreign:
        found = None
    except sqlite3.Error as error:
        raise StartError(
            f"{source} cannot be read as a backup ({error}): nothing has changed."
        ) from error
    if found is None:
        raise StartError(f"{source} is no backup of Skullduggery: nothing has changed.")
    sqlite.verify_known(source, found)


def _give_to_owner_of(model: Path, file: Path) -> None:
    """Let the bot's user have what an administrator makes for it."""
    wanted = model.stat()
    with contextlib.suppress(PermissionError):
        if (file.stat().st_uid, file.stat().st_gid) != (wanted.st_uid, wanted.st_gid):
            os.chown(file, wanted.st_uid, wanted.st_gid)


def _fold(file: Path) -> None:
    """Make the present database one file that nobody has open, unless it is damaged."""
    if not file.exists():
        return
    with sqlite.reading(file):
        try:
            with sqlite.opened(file) as connection:
                sqlite.revision_in(connection)
                connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite.Foreign:
            raise sqlite.foreign(file) from None
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED:
                raise


def _wake(part: Path, now: datetime) -> Contents:
    """Let all boards be painted at the next start, and all clocks stand as at the last act.

    Otherwise the clock would play at once for everybody whose turn was due long ago.
    """
    with sqlite.reading(part), sqlite.opened(part) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        contents = _contents(connection)
        connection.execute("BEGIN")
        for table, column in (("due", "at"), ("seats", "since")):
            connection.execute(
                f"UPDATE {table} SET {column} = {column} + max(0, ? - coalesce("
                f"(SELECT max(log.at) FROM log WHERE log.table_id = {table}.table_id), ?))",
                (now.timestamp(), now.timestamp()),
            )
        connection.execute("UPDATE tables SET shown_version = version - 1 WHERE status != 'ended'")
        connection.execute("COMMIT")
    return contents


def _keep(file: Path, now: datetime) -> Path | None:
    """Give what is there a second name, and take away what would be mixed into the next file."""
    if not (file.exists() and file.stat().st_size):
        return None
    name = f"{file.name}.before-restore-{now.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    names = (file.with_name(f"{name}-{n}" if n else name) for n in itertools.count())
    kept = next(path for path in names if not os.path.lexists(path))
    _name(file, kept)
    for suffix in SIDE_FILES:
        side = Path(f"{file}{suffix}")
        if side.exists():
            if suffix != "-shm":
                _name(side, Path(f"{kept}{suffix}"))
            side.unlink()
    _sync(file.parent)
    return kept
