"""The reset, which ends a table whatever has happened to it."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from house import ANA, BO, PEOPLE, House
from sitting import BOSS, YAN, refused

from bot.errors import UserError
from bot.store import Tx


def stored(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(statement).rowcount == 1


def everything(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


async def running(house: House) -> str:
    table = await house.table(2, 1)
    await house.play(table, (BO, "df"))
    return table


async def resting(house: House) -> str:
    table = await running(house)
    await house.tables.pause(table, ANA)
    return table


async def asleep(house: House) -> str:
    table = await house.table(2, 1)
    await house.wait(4 * 180)
    assert (await house.look(table)).table.status == "paused"
    return table


async def assert_free(house: House, table: str, file: Path) -> None:
    """Nothing of a table that was reset stands in anybody's way."""
    assert await house.tables.next_due() is None
    for user in (ANA, BO):
        assert await house.tables.live_of_user(user) == []
    with closing(sqlite3.connect(file)) as db:
        ((channel, version),) = db.execute("SELECT channel_id, version FROM tables").fetchall()
        log = "SELECT kind, by, user_id, payload, version FROM log ORDER BY version DESC"
        kind, by, user, payload, last = db.execute(log).fetchone()
    assert (kind, by, user, last) == ("admin", "admin", BOSS.user_id, version)
    assert json.loads(payload) == {"act": "reset", "name": "Boss"}
    await refused("already_ended", house.tables.reset(table, BOSS))
    update = await house.tables.create("skull", guild_id=1, channel_id=channel, host=PEOPLE[0])
    assert update.table.status == "lobby"


@pytest.mark.parametrize("make", [House.lobby, running, resting, asleep])
async def test_a_table_is_reset_from_any_state(
    house: House, make: Callable[[House], Awaitable[str]], caplog: pytest.LogCaptureFixture
) -> None:
    table = await make(house)
    before = await house.record(table)
    with caplog.at_level(logging.INFO, "bot.acts"):
        done = await house.tables.reset(table, BOSS)
    assert (done.bare.id, done.lost) == (table, frozenset())
    assert set(done.bare.users) >= {ANA, BO}
    assert done.update is not None
    info = done.update.table
    assert (info.status, info.result, info.paused_by) == ("ended", {"reason": "reset"}, None)
    assert (info.version, info.awaited) == (before.version + 1, ())
    assert (info.notice or {}).items() >= {"code": "admin-reset", "name": "Boss"}.items()
    assert await house.look(table) == done.update
    assert await house.tables.behind() == [table]
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"table {table}, version {info.version}: admin, ")
    assert [line.kind for line in await house.tables.history(table)][-1] == "admin"
    await assert_free(house, table, house.file)


async def test_what_has_ended_or_never_was_is_not_reset(house: House) -> None:
    table = await house.table()
    await house.tables.end(table, ANA)
    before = everything(house.file)
    await refused("already_ended", house.tables.reset(table, BOSS))
    await refused("no_such_table", house.tables.reset("t99", BOSS))
    assert everything(house.file) == before


NO_JSON, NO_TEXT, WRONG_KIND = "'{\"half'", "CAST(x'7bff' AS TEXT)", "'7'"
BROKEN: dict[str, tuple[str, str, set[str]]] = {
    f"{column} is {what}": (column, value, {column} | ({"state"} if column == "options" else set()))
    for column in ("options", "state", "pinged", "result", "notice")
    for what, value in (("cut off", NO_JSON), ("garbled", NO_TEXT), ("a number", WRONG_KIND))
} | {
    "the state is of no game": ("state", "'{}'", {"state"}),
    "the state is of tomorrow": ("state", "json_set(state, '$.format', 999)", {"state"}),
    "the state is gone": ("state", "NULL", set()),
    "the rules are none": ("options", '\'{"points_to_win": "many"}\'', {"options", "state"}),
    "the game is unknown": ("game", "'chess'", set()),
}
"""A column of a running table, what happens to it, and what nobody can read any more then."""


@pytest.mark.parametrize("what", BROKEN)
async def test_a_table_is_reset_however_broken_it_is(house: House, what: str) -> None:
    column, value, lost = BROKEN[what]
    table = await running(house)
    stored(house.file, f"UPDATE tables SET {column} = {value}")
    if column in ("game", "options") or (column == "state" and value != "NULL"):
        with pytest.raises(Exception):  # noqa: B017 - anything goes
            await house.look(table)
        (overview,) = await house.tables.overviews(1)
        assert (overview.bare.id, overview.update) == (table, None)
    done = await house.tables.reset(table, BOSS)
    assert done.lost == lost
    if column == "game":
        assert done.update is None
    else:
        update = await house.look(table)
        assert update == done.update
        assert (update.table.status, update.table.result) == ("ended", {"reason": "reset"})
        assert (update.view is None) == ("state" in lost or what == "the state is gone")
        lines = await house.tables.history(table)
        assert (lines[-1].kind, lines[-1].details["name"]) == ("admin", "Boss")
        assert any(line.kind == "move" for line in lines) == (update.view is not None)
    await assert_free(house, table, house.file)


async def test_a_table_that_was_broken_and_reset_can_be_played_again(house: House) -> None:
    table = await running(house)
    stored(house.file, f"UPDATE tables SET options = {NO_JSON}")
    await house.tables.reset(table, BOSS)
    update = await house.tables.rematch(table, PEOPLE[0])
    assert [s.name for s in update.table.seats] == ["Ana", "Anemone"]


async def test_an_admin_sees_the_tables_of_the_server_and_no_others(house: House) -> None:
    one, two = await house.lobby(), await running(house)
    await house.tables.end(await house.lobby(), ANA)
    stored(house.file, f"UPDATE tables SET state = {NO_JSON} WHERE id = '{two}'")
    found = await house.tables.overviews(1)
    assert [(o.bare.id, o.update is None) for o in found] == [(one, False), (two, True)]
    assert [bare.id for bare in await house.tables.bares(1)] == [one, two]
    assert await house.tables.overviews(2) == await house.tables.bares(2) == []
    assert await house.tables.overview("t99") is None


@pytest.mark.parametrize("code", ["storage_busy", "storage_failed"])
async def test_an_act_that_cannot_be_stored_has_not_happened(
    house: House, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    table, run = await running(house), Tx._run
    acts: tuple[Callable[[], Awaitable[Any]], ...] = (
        lambda: house.tables.void_round(table, BOSS),
        lambda: house.tables.take_seat(table, YAN, 2),
        lambda: house.tables.reset(table, BOSS),
    )
    statements = fails_at = 0

    async def counted(self: Tx, *args: Any) -> Any:
        nonlocal statements
        statements += 1
        if statements == fails_at:
            self.failure = UserError(code)
            raise self.failure
        return await run(self, *args)

    monkeypatch.setattr(Tx, "_run", counted)
    for act in acts:
        before, fails_at, refusal = everything(house.file), 0, "none yet"
        while refusal:
            statements, fails_at, refusal = 0, fails_at + 1, ""
            try:
                await act()
            except UserError as error:
                refusal = error.code
            assert (refusal or code) == code
            assert (everything(house.file) == before) == bool(refusal)
        assert fails_at > 3
    assert (await house.look(table)).table.result == {"reason": "reset"}
