"""How a database comes to its current form: wholly, or not at all."""

import logging
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from house import ANA, BO, CY, House
from sitting import BOSS, ENGINES, XIA, Sitting
from sqlalchemy import create_engine
from store_child import child
from store_tables import act, assert_whole, put, table, url

from bot.errors import StartError
from bot.store import Person, Store, schema, sqlite
from bot.updates import Update

NEXT = '''
"""A migration of tomorrow: a new table, and an old one rebuilt."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.create_table("prizes", sa.Column("id", sa.Integer, primary_key=True))
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("mood", sa.String, nullable=False, server_default="calm"))
    op.create_table("moods", sa.Column("id", sa.Integer, primary_key=True))
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def write_next(file: Path, text: str = NEXT) -> None:
    """The migrations and one more, in a directory beside the file."""
    directory = file.parent / "migrations"
    shutil.copytree(sqlite.MIGRATIONS, directory, ignore=shutil.ignore_patterns("__pycache__"))
    (directory / "versions" / "9999_next.py").write_text(text.replace("{head}", schema.REVISION))


def use_next(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the code is the one of tomorrow."""
    monkeypatch.setattr(sqlite, "MIGRATIONS", file.parent / "migrations")
    monkeypatch.setattr(schema, "REVISION", "9999")


def ask(file: Path, question: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()


async def make(file: Path) -> None:
    """A database of today with a table and a move."""
    store = await Store.open(url(file))
    await put(store, table())
    await act(store)
    await store.close()


async def assert_works(file: Path, version: int = 1) -> None:
    """The bot opens the file, finds the table and plays on."""
    store = await Store.open(url(file))
    assert await assert_whole(store) == version
    await act(store)
    assert await assert_whole(store) == version + 1
    await store.close()


async def test_the_migrations_make_the_tables_of_the_schema(file: Path) -> None:
    await (await Store.open(url(file))).close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()
    made = ask(file, "SELECT name, sql FROM sqlite_master WHERE tbl_name != 'alembic_version'")
    fresh = create_engine("sqlite://")
    schema.metadata.create_all(fresh)
    with fresh.connect() as connection:
        wanted = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master").all()
    fresh.dispose()

    def plain(rows: object) -> dict[str, str]:
        return {name: " ".join((sql or "").split()) for name, sql in rows}  # type: ignore[attr-defined]

    assert plain(made) == plain(wanted)


def test_the_schema_names_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(sqlite.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.REVISION]


async def test_migrating_leaves_logging_as_it_is(file: Path) -> None:
    root, other = logging.getLogger(), logging.getLogger("bot.tables")
    before = (root.level, list(root.handlers), other.disabled, other.level)
    await (await Store.open(url(file))).close()
    assert (root.level, list(root.handlers), other.disabled, other.level) == before


async def test_a_database_of_a_newer_version_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(file)
    write_next(file)
    with monkeypatch.context() as patch:
        use_next(file, patch)
        await (await Store.open(url(file))).close()
    with pytest.raises(StartError) as caught:
        await Store.open(url(file))
    assert f"{file} was made by a newer version" in caught.value.sentence
    assert "update the bot" in caught.value.sentence


async def test_a_migration_keeps_all_rows_even_of_a_table_it_rebuilds(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(file)
    write_next(file)
    use_next(file, monkeypatch)
    await assert_works(file)
    assert ask(file, "SELECT mood FROM tables") == [("calm",)]
    assert len(ask(file, "SELECT * FROM seats")) == 3
    assert ask(file, "PRAGMA foreign_key_check") == []


async def test_a_kill_in_the_first_migration_leaves_an_empty_file(file: Path) -> None:
    async with child("kill-in-migration", file, 9) as process:
        assert await process.wait() == -9
    assert ask(file, "SELECT name FROM sqlite_master") == []
    await make(file)
    await assert_works(file)


@pytest.mark.parametrize("definition", [3, 10])
async def test_a_kill_in_the_newest_migration_leaves_the_old_form_at_work(
    file: Path, monkeypatch: pytest.MonkeyPatch, definition: int
) -> None:
    await make(file)
    write_next(file)
    async with child("kill-in-next-migration", file, definition) as process:
        assert await process.wait() == -9
    assert ask(file, "SELECT name FROM sqlite_master WHERE name = 'prizes'") == []
    await assert_works(file)
    use_next(file, monkeypatch)
    await assert_works(file, version=2)
    assert ask(file, "SELECT count(*) FROM moods") == [(0,)]


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ('op.execute("DROP TABLE nowhere")', "no such table: nowhere"),
        ('op.execute("DELETE FROM tables")', "rows that belong to nothing"),
    ],
)
async def test_a_migration_that_fails_changes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str, words: str
) -> None:
    await make(file)
    write_next(file, f"{NEXT}    {step}\n")
    with monkeypatch.context() as patch:
        use_next(file, patch)
        with pytest.raises(StartError) as caught:
            await Store.open(url(file))
    assert words in caught.value.sentence
    assert "left as it was" in caught.value.sentence
    await assert_works(file)


# ---- from the first format to the second ---------------------------------------------


def as_the_first_version_stored_it(whole: Path, file: Path) -> None:
    """Fill a database of format 0001 with what it could hold of another one."""
    db = sqlite3.connect(file)
    db.execute("ATTACH ? AS whole", (str(whole),))
    for name in ("tables", "seats", "due", "log", "people"):
        columns = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({name})"))
        db.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM whole.{name}")
    db.execute("UPDATE log SET payload = '{}' WHERE kind NOT IN ('move', 'start', 'close')")
    for new in ("voids", "before"):
        db.execute(f"UPDATE tables SET state = json_remove(state, '$.round.{new}')")
    db.commit()
    db.close()


async def evening(house: House) -> dict[str, str]:
    """A table of every status and both games; at one of them somebody has left."""
    house.engines["skullking"] = ENGINES["skullking"]
    tables = {
        "skull": await house.lobby(3, 1, last_chance=True, points_to_win=1),
        "skullking": await house.lobby(3, 1, game="skullking", rounds=(2, 1)),
        "paused": await house.lobby(2, 1),
        "ended": await house.lobby(3),
        "lobby": await house.lobby(2, turn_seconds=600),
    }
    for name in ("skull", "skullking", "paused", "ended"):
        await house.tables.start(tables[name], ANA)
    await house.play(tables["skull"], (BO, "df"))
    await house.tables.leave(tables["skull"], CY)
    for user in (ANA, BO, CY):
        await house.tables.act_code(tables["skullking"], user, "b1")
    await house.tables.end(tables["ended"], ANA)
    for user in (ANA, BO):
        await house.tables.vanish(tables["paused"], user)
    await house.tables.toggle(ANA, "ask")
    return tables


def shown(update: Update) -> Update:
    """A look without what the first version did not have."""
    return replace(update, table=replace(update.table, notice=None))


async def test_what_the_first_version_stored_is_all_there_and_played_on(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, first = await evening(house), tmp_path / "first.db"
    looks = {table: await house.look(table) for table in tables.values()}
    pasts = {table: await house.tables.history(table) for table in tables.values()}
    due = {table: (await house.record(table)).due for table in tables.values()}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "REVISION", "0001")
        await (await Store.open(url(first))).close()
    assert ask(first, "SELECT version_num FROM alembic_version") == [("0001",)]
    as_the_first_version_stored_it(house.file, first)

    old = House(first)
    old.engines, old.now = house.engines, house.now
    await old.open()
    try:
        for table, look in looks.items():
            assert shown(await old.look(table)) == shown(look)
            assert [replace(line, details={}) for line in await old.tables.history(table)] == [
                replace(line, details={}) for line in pasts[table]
            ]
            assert (await old.record(table)).due == due[table]
        assert await old.tables.person(ANA) == Person(ANA, ask=True)
        for game in ("skull", "skullking"):
            table = Sitting(old, tables[game])
            await table.check()
            await table.do(old.tables.take_seat(table.table, XIA, 3))
            await table.do(old.tables.pause(table.table, ANA))
            await table.do(old.tables.resume(table.table, ANA))
            await table.do(old.tables.void_round(table.table, BOSS))
            update = await table.finish(Random(1))
            assert "ranking" in (update.table.result or {})
        await Sitting(old, tables["paused"]).do(old.tables.back(tables["paused"], BO))
        await old.tables.join(tables["lobby"], XIA)
        assert (await old.tables.start(tables["lobby"], ANA)).table.turn_seconds == 600
        assert await old.tables.forget_person(CY) == 2
    finally:
        await old.store.close()
    assert ask(first, "PRAGMA foreign_key_check") == []
    assert ask(first, "PRAGMA integrity_check") == [("ok",)]
