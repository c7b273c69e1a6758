"""``python -m bot backup`` and ``restore``: all of it or nothing, also when it is killed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import store_child
from command_line import URL, refused, running_bot, said
from database_files import (
    COPY,
    FILE,
    damage,
    done,
    kept,
    leave_moves_beside,
    left,
    make,
    stored,
    version,
)
from store_tables import act, assert_whole, put, table
from test_migrations import use_next, write_next

from bot.store import Store, copies, schema, sqlite

NOON = datetime(2027, 1, 15, 12, tzinfo=UTC)
Capture = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("empty_place")


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


# ---- backup ------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_umask")
def test_a_backup_of_a_running_bot_is_one_file_for_its_owner_alone(capsys: Capture) -> None:
    make()
    with running_bot() as process:
        words = said(capsys, "backup", str(COPY))
        assert "All is in " in words
        assert "1 table open or being played" in words
        assert process.poll() is None
    assert stat.S_IMODE(COPY.stat().st_mode) == 0o600
    assert version(COPY) == 2
    assert {name for name in left() if "copy" in name} == {"copy.db"}


def test_a_backup_has_what_was_saved_at_that_moment_and_nothing_deleted(capsys: Capture) -> None:
    async def save_under_way(store: Store) -> None:
        async with store.begin() as tx:
            await tx.set_meta("half", "done")
            copies.backup(URL, COPY)

    make()
    stored("INSERT INTO meta VALUES ('gone', ?)", "an-old-secret" * 10)
    stored("DELETE FROM meta WHERE key = 'gone'")
    done(save_under_way)
    assert version(COPY) == 2
    assert stored("SELECT value FROM meta WHERE key = 'half'") == [("done",)]
    assert stored("SELECT value FROM meta WHERE key = 'half'", file=COPY) == []
    assert b"an-old-secret" not in COPY.read_bytes()
    said(capsys, "restore", str(COPY))
    assert stored("SELECT value FROM meta WHERE key = 'half'") == []


def test_a_backup_overwrites_nothing(capsys: Capture) -> None:
    make()
    COPY.write_text("precious")
    Path("link").symlink_to("nowhere")
    for name in ("copy.db", "link", "skullduggery.db", "."):
        before = left()
        assert "exists already and was not touched" in refused(capsys, "backup", name)
        assert left() == before


def test_a_backup_that_loses_the_race_for_its_name_overwrites_nothing(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sync(_: Path) -> None:
        COPY.write_text("precious")

    make()
    monkeypatch.setattr(copies, "_sync", sync)
    assert "exists already" in refused(capsys, "backup", str(COPY))
    assert COPY.read_text() == "precious"
    assert set(left()) == {"skullduggery.db", "copy.db"}


def test_a_disk_without_links_gets_a_backup_too(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    make()
    monkeypatch.setattr(os, "link", link)
    said(capsys, "backup", str(COPY))
    assert version(COPY) == 2
    assert stat.S_IMODE(COPY.stat().st_mode) == 0o600
    assert "exists already" in refused(capsys, "backup", str(COPY))
    said(capsys, "restore", str(COPY))
    assert len(kept()) == 1


def test_what_cannot_be_backed_up_is_told_and_leaves_nothing(capsys: Capture) -> None:
    assert "There is no database" in refused(capsys, "backup", str(COPY))
    FILE.touch()
    assert "is empty" in refused(capsys, "backup", str(COPY))
    FILE.unlink()
    make(200)
    assert "does not exist: make it first" in refused(capsys, "backup", "no/where.db")
    damage(FILE, FILE.stat().st_size * 2 // 3)
    words = refused(capsys, "backup", str(COPY))
    assert "could not be copied (" in words or "cannot be read (" in words
    assert set(left()) == {"skullduggery.db"}


# ---- restore -----------------------------------------------------------------------------


@pytest.mark.usefixtures("no_umask")
def test_a_restored_backup_is_what_it_was_and_the_rest_is_kept(capsys: Capture) -> None:
    make()
    said(capsys, "backup", str(COPY))
    done(act, act)
    words = said(capsys, "restore", str(COPY))
    (before,) = kept()
    assert f"What was there before is {before.absolute()}." in words
    assert "1 table open or being played and a last act at 1970-01-01 00:16:41 UTC" in words
    assert (version(), version(before), version(COPY)) == (2, 4, 2)
    assert {stat.S_IMODE(f.stat().st_mode) for f in (FILE, before)} == {0o600}
    assert set(left()) == {FILE.name, COPY.name, before.name}
    assert done(act, assert_whole) == 3


def test_turns_begin_anew_and_boards_are_to_be_painted(capsys: Capture) -> None:
    """Bo's turn was due three minutes after the last act of the table, long ago."""
    ended = table("over", channel_id=5, status="ended", ended_at=5.0, shown_version=0, due={})
    make(0)
    done(lambda store: put(store, ended))
    stored("INSERT INTO log VALUES ('t', 1, 'move', 0, 'person', '{}', 1000.0, NULL)")
    stored("UPDATE tables SET version = 1, shown_version = 1 WHERE id = 't'")
    stored("UPDATE seats SET since = 1000.0")
    copies.backup(URL, COPY)
    copies.restore(URL, COPY, NOON)
    noon = NOON.timestamp()
    assert stored("SELECT kind, at FROM due ORDER BY at") == [
        ("turn", noon + 180.5),
        ("lapse", noon + 1000),
    ]
    assert stored("SELECT DISTINCT since FROM seats WHERE table_id = 't'") == [(noon,)]
    assert done(_behind) == ["t"]


async def _behind(store: Store) -> list[str]:
    async with store.read() as tx:
        return await tx.behind()


def test_nothing_is_restored_while_the_bot_runs(capsys: Capture) -> None:
    make()
    said(capsys, "backup", str(COPY))
    with running_bot() as process:
        sentence = refused(capsys, "restore", str(COPY), code=75)
        assert f"in use by process {process.pid} " in sentence
        assert "stop the bot, restore, and start it again" in sentence
    assert kept() == []
    assert done(act, assert_whole) == 3


def test_a_database_that_a_tool_has_open_is_left_alone(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    make()
    said(capsys, "backup", str(COPY))
    tool = sqlite3.connect(FILE)
    tool.execute("SELECT * FROM tables").fetchall()
    assert "is locked by another program" in refused(capsys, "restore", str(COPY))
    tool.close()
    assert kept() == []
    said(capsys, "restore", str(COPY))


def _another_program() -> None:
    stored("CREATE TABLE recipes (name)", file=COPY)


def _newer_format() -> None:
    stored("UPDATE alembic_version SET version_num = '0815'", file=COPY)


def _orphans() -> None:
    stored("INSERT INTO due VALUES ('nowhere', 'turn', 0, 1.0)", file=COPY)


BAD = {
    "nothing": (lambda: COPY.unlink(), "There is no file"),
    "a directory": (lambda: (COPY.unlink(), COPY.mkdir()), "There is no file"),
    "an empty file": (lambda: COPY.write_bytes(b""), "is no backup of Skullduggery"),
    "a text": (lambda: COPY.write_text("to do\n" * 999), "cannot be read as a backup"),
    "another program's": (lambda: (COPY.unlink(), _another_program()), "is no backup"),
    "a newer format": (_newer_format, "made by a newer version"),
    "damaged pages": (lambda: damage(COPY), "nothing has changed"),
    "a part": (lambda: os.truncate(COPY, COPY.stat().st_size // 2), "nothing has changed"),
    "rows that belong to nothing": (_orphans, "is damaged"),
}


@pytest.mark.parametrize(("spoil", "words"), BAD.values(), ids=BAD)
def test_what_is_no_sound_backup_of_ours_changes_nothing(
    capsys: Capture, spoil: Callable[[], object], words: str
) -> None:
    make()
    shutil.copy(FILE, COPY)
    spoil()
    before = FILE.read_bytes()
    assert words in refused(capsys, "restore", str(COPY))
    assert FILE.read_bytes() == before
    assert {p.name for p in Path().iterdir()} <= {FILE.name, COPY.name, f"{FILE.name}.lock"}
    assert done(act, assert_whole) == 3


def test_the_database_itself_is_no_backup_and_another_programs_is_not_moved(
    capsys: Capture,
) -> None:
    make()
    Path("link").symlink_to(FILE)
    assert "is the database itself" in refused(capsys, "restore", "link")
    FILE.rename(COPY)
    stored("CREATE TABLE recipes (name)")
    before = FILE.read_bytes()
    assert "is the database of another program" in refused(capsys, "restore", str(COPY))
    assert FILE.read_bytes() == before
    assert kept() == []


def test_a_backup_comes_back_where_no_database_is_left(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    make()
    FILE.rename(COPY)
    assert "What was there before" not in said(capsys, "restore", str(COPY))
    assert version() == 2
    FILE.write_bytes(b"")
    said(capsys, "restore", str(COPY))
    assert (version(), kept()) == (2, [])
    monkeypatch.setenv("SKULLDUGGERY_DATABASE_URL", "sqlite+aiosqlite:///no/where.db")
    assert "does not exist" in refused(capsys, "restore", str(COPY))


def test_a_damaged_database_is_replaced_and_kept(capsys: Capture) -> None:
    make(200)
    said(capsys, "backup", str(COPY))
    leave_moves_beside()
    damage(FILE)
    said(capsys, "restore", str(COPY))
    (before,) = kept()
    assert before.read_bytes()[4096:].count(b"\xff") > 4096
    assert version() == 200
    assert not Path(f"{FILE}-wal").exists()
    assert done(act, assert_whole) == 201


def test_what_a_killed_bot_left_beside_the_database_is_kept_in_it(capsys: Capture) -> None:
    make()
    said(capsys, "backup", str(COPY))
    leave_moves_beside()
    said(capsys, "restore", str(COPY))
    (before,) = kept()
    last = "SELECT value FROM meta WHERE key = 'last'"
    assert stored(last, file=before) == [("words",)]
    assert stored(last) == []
    assert version() == 2


def test_an_older_backup_is_brought_to_the_current_format(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    make()
    current = schema.REVISION
    said(capsys, "backup", str(COPY))
    write_next(FILE.absolute())
    use_next(FILE.absolute(), monkeypatch)
    said(capsys, "restore", str(COPY))
    assert stored("SELECT version_num FROM alembic_version") == [("9999",)]
    assert stored("SELECT version_num FROM alembic_version", file=COPY) == [(current,)]
    assert done(act, assert_whole) == 3


# ---- killed ------------------------------------------------------------------------------


def killed(number: int, what: str = "kill-in-restore") -> bool:
    """Restore in a process that dies before the step of this number; whether it did."""
    script = Path(store_child.__file__)
    command = [sys.executable, str(script), what, str(FILE), str(number)]
    env = os.environ | {"PYTHONPATH": str(store_child.ROOT)}
    code = subprocess.run(command, env=env, check=False).returncode
    assert code in (0, -9)
    return code == -9


def test_a_kill_in_a_restore_leaves_the_old_or_the_new_database(capsys: Capture) -> None:
    make()
    said(capsys, "backup", str(COPY))
    done(act)
    seen: list[int] = []
    while 2 not in seen:
        assert killed(len(seen) + 1)
        seen.append(version())
        assert seen[-1] == 3 or [version(file) for file in kept()][-1] == 3
        assert not Path(f"{FILE}-wal").exists()
    assert len(seen) > 2
    said(capsys, "restore", str(COPY))
    assert not list(Path().glob(".*"))
    assert done(act, assert_whole) == 3


def test_a_kill_never_mixes_the_restored_database_with_older_moves(capsys: Capture) -> None:
    """Even where SQLite could not fold them into the database, as in a damaged one."""
    make(200)
    said(capsys, "backup", str(COPY))
    leave_moves_beside()
    wal, old, number = Path(f"{FILE}-wal"), FILE.read_bytes(), 0
    moves = wal.read_bytes()
    while FILE.read_bytes() == old:
        number += 1
        assert killed(number, "kill-in-restore-unfolded")
        files = [wal, *Path().glob("*Z*-wal")]
        assert moves in [file.read_bytes() for file in files if file.exists()]
    assert number > 4
    assert not wal.exists()
    assert version() == 200
    assert old in [file.read_bytes() for file in kept()]
