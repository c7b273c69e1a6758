"""A point inside a transaction, and all files as a kill at that very moment would leave them."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

FILES = ("", "-wal", "-shm")
PAGE = 4_096
connect = sqlite3.connect

Dump = dict[str, list[tuple[Any, ...]]]
"""All rows of every table."""


@dataclass
class Fuse:
    """Counts the events of one life and takes everything as it is at the chosen one."""

    file: Path
    taken: Path
    kind: str = ""
    left: int = 0
    rng: Random = field(default_factory=Random)
    expected: list[Dump] = field(default_factory=list[Dump])
    hit: bool = False

    def lay(self, kind: str, at: int, rng: Random) -> None:
        self.kind, self.left, self.rng, self.hit = kind, at, rng, False

    def burns(self, kind: str) -> bool:
        """Is this the event to die at?"""
        if kind != self.kind or self.hit:
            return False
        self.left -= 1
        return self.left == 0

    def burn(self, kind: str) -> None:
        if self.burns(kind):
            self.take()
            self.expected = [dump(self.file)]

    def take(self) -> None:
        self.hit = True
        for suffix in FILES:
            source = Path(f"{self.file}{suffix}")
            if source.exists():
                shutil.copy(source, f"{self.taken}{suffix}")

    def leave(self) -> None:
        """Put what was taken in the place of what has gone on meanwhile."""
        for suffix in FILES:
            Path(f"{self.file}{suffix}").unlink(missing_ok=True)
            source = Path(f"{self.taken}{suffix}")
            if source.exists():
                source.rename(f"{self.file}{suffix}")

    def tear(self, commit: Any) -> None:
        """Commit, and take what was on the disk when only a part of it was written."""
        before = {suffix: read(self.file, suffix) for suffix in FILES}
        first = dump(self.file)
        commit()
        self.take()
        self.expected = [first, dump(self.file)]
        after = {suffix: read(self.file, suffix) for suffix in FILES}
        torn = "" if after[""] != before[""] and self.rng.random() < 0.5 else "-wal"
        if torn:  # the database is written only when all of the WAL is
            Path(self.taken).write_bytes(before[""])
        else:
            self.expected = [dump(self.file)]
        Path(f"{self.taken}{torn}").write_bytes(self.cut(before[torn], after[torn]))

    def cut(self, before: bytes, after: bytes) -> bytes:
        """Some of the bytes that changed, in their order, as they were before."""
        length = min(len(before), len(after))
        start = next((n for n in range(length) if before[n] != after[n]), length)
        last_page = max(start, len(after) - PAGE)  # with it, or without it, is worth a look
        place = self.rng.choice((self.rng.randint(start, len(after)), last_page, len(after)))
        return after[:place] + before[place:]

    def connection(self, *args: Any, **kw: Any) -> sqlite3.Connection:
        fuse = self

        class Burning(sqlite3.Connection):
            writing = False

            def __init__(self, *args: Any, **kw: Any) -> None:
                super().__init__(*args, **kw)
                self.set_trace_callback(self._runs)

            def _runs(self, statement: str) -> None:
                if statement.startswith("BEGIN"):
                    self.writing = "IMMEDIATE" in statement
                elif self.writing:
                    fuse.burn("statement")

            def commit(self) -> None:
                if not self.writing:
                    super().commit()
                    return
                fuse.burn("commit")
                if fuse.burns("torn"):
                    fuse.tear(super().commit)
                else:
                    super().commit()
                self.writing = False
                fuse.burn("committed")

        return connect(*args, **{"factory": Burning, **kw})


def read(file: Path, suffix: str) -> bytes:
    path = Path(f"{file}{suffix}")
    return path.read_bytes() if path.exists() else b""


def dump(file: Path) -> Dump:
    """Every row that is committed but who owns the file, read without any of our own code."""
    with closing(connect(f"{file.as_uri()}?mode=ro", uri=True)) as db:
        names = [
            row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found = {name: sorted(db.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}
        found["meta"] = [row for row in found["meta"] if row[0] != "owner"]
        found["sound"] = db.execute("PRAGMA integrity_check").fetchall()
        found["sound"] += db.execute("PRAGMA foreign_key_check").fetchall()
    return found
