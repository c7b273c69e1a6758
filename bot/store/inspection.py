"""A look at a database from outside: nothing is made, changed or kept open."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import func, select

from bot.store import schema, sqlite


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
    found = sqlite._revision(file)
    return Inspection(
        file,
        exists=True,
        format=found,
        live=_live(file) if found == schema.REVISION else 0,
        in_use_by=_user(file),
    )


def _verify_place(file: Path) -> None:
    """Whether the bot could make the file there."""
    with sqlite._reading(file):
        if not file.parent.is_dir():
            raise FileNotFoundError
        if not os.access(file.parent, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _live(file: Path) -> int:
    query = select(func.count()).select_from(schema.tables).where(schema.LIVE)
    with sqlite._reading(file), sqlite._opened(file) as connection:
        return int(connection.execute(str(query)).fetchone()[0])


def _user(file: Path) -> str | None:
    """Who has the file, when somebody has."""
    path = Path(f"{file}.lock")
    if not path.exists():
        return None
    with sqlite._reading(file):
        try:
            FileLock(path, mode=0o600).acquire(timeout=0).lock.release()
        except Timeout:
            return sqlite._owner(file)
    return None
