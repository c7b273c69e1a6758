"""``python -m bot tables``: what a host sees and may close, and what nobody is told."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from command_line import refused, running_bot, said
from house import ANA, BO, CY, FULL, MORNING, PEOPLE, House
from store_tables import SECRET

from bot.__main__ import main
from bot.errors import UserError
from bot.games import GAMES
from bot.store import Tx, schema
from bot.updates import Player
from engines.core import RuleError
from engines.skull import position
from engines.skull.options import Options

FILE = "skullduggery.db"
LATER = MORNING + 300
ESCAPING = Player(CY, "Cy\x1b[31m\u202e\x9b")
Capture = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("empty_place")


@pytest.fixture(autouse=True)
def five_minutes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.admin.time", SimpleNamespace(time=lambda: LATER))


def done(work: Callable[[House], Awaitable[Any]]) -> Any:
    """Do something with the tables of this folder's database, and close it again."""
    file = Path(FILE).absolute()

    async def opened() -> Any:
        house = House(file)
        house.engines = {slug: game.engine for slug, game in GAMES.items()}
        await house.open()
        try:
            return await work(house)
        finally:
            await house.store.close()

    return asyncio.run(opened())


async def skull(house: House) -> str:
    """Skull after Bo's first disc; Cy's name does harm to terminals."""
    table = await house.lobby(2, channel=77)
    await house.tables.join(table, ESCAPING)
    await house.tables.add_computer(table, ANA)
    await house.tables.start(table, ANA, state=position([FULL] * 4, [0] * 4, 0, Options()))
    await house.play(table, (BO, "ds"))
    return table


async def skull_king(house: House, seed: str = SECRET, *bids: tuple[int, str]) -> str:
    update = await house.tables.create(
        "skullking", guild_id=1, channel_id=78, host=PEOPLE[0], options={"rounds": [1]}
    )
    table = update.table.id
    for person in PEOPLE[1:3]:
        await house.tables.join(table, person)
    await house.tables.start(table, ANA, seed=seed)
    await house.play(table, *bids)
    return table


async def whole_game(house: House) -> str:
    """One round of Skull King, played to its end."""
    table = await skull_king(house)
    while (update := await house.look(table)).table.status == "running":
        hand = next(h for h in update.hands.values() if any(p.required for p in h.prompts))
        prompt = next(p for p in hand.prompts if p.required)
        user = update.table.seats[hand.seat].user_id
        await house.tables.act(table, user or 0, prompt.key, 0)
    return table


def stored(question: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask the database itself, or change it."""
    connection = sqlite3.connect(FILE, isolation_level=None)
    try:
        return connection.execute(question, values).fetchall()
    finally:
        connection.close()


# ---- list and show -----------------------------------------------------------------------


def test_list_tells_who_plays_where_and_what_is_waited_for(capsys: Capture) -> None:
    async def evening(house: House) -> tuple[str, ...]:
        over, lobby = await house.lobby(1), await house.lobby(1)
        await house.tables.end(over, ANA)
        return await skull(house), lobby, over

    table, lobby, over = done(evening)
    text = said(capsys, "tables", "list")
    first, second = sorted(text.split("\n\n"), key=lambda block: "lobby" in block)
    assert f"{table}  skull  running, round 1\n" in first
    assert "https://discord.com/channels/1/77 (server 1, channel 77)" in first
    assert "Ana (host), Bo, Cy[31m, Anemone (computer)\n" in first
    assert "for Cy[31m since 2027-01-15 08:00:00 UTC (5 minutes ago); the clock plays" in first
    assert "for Bo since" not in first
    assert f"{lobby}  skull  lobby\n" in second
    assert "for its start since" in second
    assert "closes by itself 2027-01-15 08:30:00 UTC (in 25 minutes)" in second
    assert over not in text
    assert f"{over}  skull  ended" in said(capsys, "tables", "list", "--all")


def test_without_tables_it_says_so_and_makes_nothing(capsys: Capture) -> None:
    assert "There is no database" in refused(capsys, "tables", "list")
    assert list(Path().iterdir()) == []
    Path(FILE).touch()
    assert "is empty" in refused(capsys, "tables", "list")
    Path(FILE).unlink()
    done(nothing)
    assert "No table is open" in said(capsys, "tables", "list")
    assert "no table 'tx'" in refused(capsys, "tables", "show", "tx")


async def nothing(_: House) -> None:
    """A database in which nothing has ever been."""


def test_show_tells_seats_what_is_due_and_what_happened_last(capsys: Capture) -> None:
    table = done(skull)
    text = said(capsys, "tables", "show", table)
    for words in (
        "board    is behind",
        "turns    180 seconds",
        "rules    official",
        "0  Ana (host)\n",
        "2  Cy[31m, awaited at r1.first since",
        "turn of seat 2: 2027-01-15 08:03:00 UTC (2 minutes ago)",
        "seat 1: DiscPlaced seat=1 last_chance=False",
    ):
        assert words in text, text


def test_looking_works_while_the_bot_runs_and_ending_says_what_to_do(capsys: Capture) -> None:
    table = done(skull)
    looks = (["list"], ["show", table], ["export", table])
    before = [said(capsys, "tables", *look) for look in looks]
    with running_bot() as process:
        assert [said(capsys, "tables", *look) for look in looks] == before
        sentence = refused(capsys, "tables", "end", table, code=75)
        assert f"The bot is running (process {process.pid} on " in sentence
        assert "end it in Discord under Table, or stop the bot" in sentence
    assert [said(capsys, "tables", *look) for look in looks] == before


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    done(skull)
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "bot", "tables", "list"]
    with open(writer, "wb") as closed:
        ended = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


# ---- nothing secret ----------------------------------------------------------------------


async def first_discs(house: House, *moves: tuple[int, str]) -> str:
    table = await house.table(3)
    await house.play(table, *moves)
    return table


TWINS = {
    "first discs, one of them exchanged": (
        lambda house: first_discs(house, (BO, "df")),
        lambda house: first_discs(house, (BO, "df"), (BO, "ds")),
    ),
    "hands and bids, one of them changed": (
        lambda house: skull_king(house, "a", (ANA, "b0"), (BO, "b1")),
        lambda house: skull_king(house, "b", (ANA, "b1"), (ANA, "b0"), (ANA, "b1"), (BO, "b0")),
    ),
}


@pytest.mark.parametrize("twins", TWINS.values(), ids=TWINS)
def test_tables_that_differ_in_secrets_look_the_same(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, twins: tuple[Any, Any]
) -> None:
    seen: list[list[str]] = []
    for name, course in zip("ab", twins, strict=True):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        table = done(course)
        looks = (["list"], ["show", table], ["export", table])
        seen.append([said(capsys, "tables", *look) for look in looks])
    assert seen[0] == seen[1]
    states = [stored_state(tmp_path / name / FILE) for name in "ab"]
    assert states[0] != states[1]


def stored_state(file: Path) -> str:
    connection = sqlite3.connect(file)
    (state,) = connection.execute("SELECT state FROM tables").fetchone()
    connection.close()
    return state


# ---- what cannot be read -----------------------------------------------------------------


DAMAGE = {
    "a state that is no JSON": ("state", f"{{{SECRET}", "its state cannot be read"),
    "a state of a later version": ("state", f'{{"format": 99, "x": "{SECRET}"}}', "its state"),
    "a state that is another thing": ("state", f'["{SECRET}"]', "its state"),
    "a state that is no text": ("state", b"\xff\xfe" + SECRET.encode(), "its state"),
    "no state": ("state", None, "its state"),
    "house rules that are none": ("options", '{"first_discs": 7}', "its options"),
    "house rules that are no JSON": ("options", "{", "its options"),
    "pinged seats that are no JSON": ("pinged", "{", "its pinged"),
    "a notice that is no JSON": ("notice", "{", "its notice"),
    "a game of another version": ("game", "chess", "no such game"),
}


@pytest.mark.parametrize(("column", "value", "words"), DAMAGE.values(), ids=DAMAGE)
def test_an_unreadable_table_is_told_of_and_can_be_closed(
    capsys: Capture, column: str, value: object, words: str
) -> None:
    table = done(skull)
    stored(f"UPDATE tables SET {column} = ?", value)
    told = said(capsys, "tables", "list") + said(capsys, "tables", "show", table)
    assert told.count(words) == 2
    assert "Ana (host), Bo" in told
    told += said(capsys, "tables", "export", table)
    assert SECRET not in told
    assert "is closed" in said(capsys, "tables", "end", table)
    assert stored("SELECT status FROM tables") == [("ended",)]
    said(capsys, "tables", "show", table)
    if column != "game":
        update = done(lambda house: house.look(table))
        assert (update.table.status, update.table.result) == ("ended", {"reason": "admin"})


def test_a_damaged_log_leaves_the_rest_to_be_told(capsys: Capture) -> None:
    table = done(skull)
    stored("UPDATE log SET payload = ? WHERE kind = 'move'", f"{{{SECRET}")
    text = said(capsys, "tables", "show", table)
    assert "last acts (the moves cannot be told)" in text
    assert "seat 0: create" in text
    told = json.loads(said(capsys, "tables", "export", table))
    assert told["history_has_moves"] is False
    assert SECRET not in json.dumps(told) + text


def test_a_damaged_file_is_one_sentence(capsys: Capture) -> None:
    done(skull)
    with Path(FILE).open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * (Path(FILE).stat().st_size - 4096))
    assert "cannot be read" in refused(capsys, "tables", "list")


def test_an_older_format_is_left_to_the_bot(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = done(skull)
    today = schema.REVISION
    monkeypatch.setattr(schema, "REVISION", "9999")
    for act in (["list"], ["show", table], ["export", table], ["end", table]):
        older = f"has the older format {today}: start the bot once"
        assert older in refused(capsys, "tables", *act)


# ---- end ---------------------------------------------------------------------------------


def test_end_closes_a_table_wholly_and_says_who_did_it(capsys: Capture) -> None:
    table = done(skull)
    ((version, shown),) = stored("SELECT version, shown_version FROM tables")
    assert "its channel is free" in said(capsys, "tables", "end", table)
    record, log, behind = done(lambda house: _after(house, table))
    assert (record.status, record.version, record.ended_at) == ("ended", version + 1, LATER)
    assert record.shown_version == shown < record.version
    assert (record.due, {seat.key for seat in record.seats}) == ({}, {None})
    assert record.state is not None  # it can be read, so its moves can still be told
    assert (log[-1].kind, log[-1].by, log[-1].seat) == ("end", "admin", None)
    assert [row.version for row in log] == list(range(1, version + 2))
    assert behind == [table]
    assert "has ended already" in refused(capsys, "tables", "end", table)
    assert "no table 'tx'" in refused(capsys, "tables", "end", "tx")
    assert len(done(lambda house: house.log(table))) == len(log)
    assert done(lambda house: house.tables.live_in_channel(77)) is None


async def _after(house: House, table: str) -> tuple[Any, ...]:
    return await house.record(table), await house.log(table), await house.tables.behind()


def test_an_end_that_cannot_be_saved_changes_nothing(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any, **__: Any) -> None:
        raise UserError("storage_failed") from sqlite3.OperationalError("disk is full")

    table = done(skull)
    question = "SELECT * FROM tables, due, log, seats"
    before = stored(question)
    with monkeypatch.context() as patched:
        run, count = Tx._run, 0

        async def failing(self: Tx, *args: Any) -> Any:
            nonlocal count
            count += 1
            return await (full if count == 6 else run)(self, *args)

        patched.setattr(Tx, "_run", failing)
        assert "(disk is full)" in refused(capsys, "tables", "end", table)
        assert count == 6
    assert stored(question) == before
    assert "is closed" in said(capsys, "tables", "end", table)


# ---- export ------------------------------------------------------------------------------


def test_an_ended_game_is_exported_with_its_public_moves_and_result(capsys: Capture) -> None:
    table = done(whole_game)
    assert "is in game.json" in said(capsys, "tables", "export", table, "game.json")
    told = json.loads(Path("game.json").read_text("utf-8"))
    assert told["seats"][1] == {"seat": 1, "name": "Bo", "computer": False}
    assert (told["game"], told["status"], told["options"]["rounds"]) == ("skullking", "ended", [1])
    assert {"reason", "ranking", "points"} <= set(told["result"])
    events = [event for line in told["history"] for event in line["events"]]
    names = [event["event"] for event in events]
    assert names.count("CardPlayed") == names.count("BidPlaced") >= 3
    assert {"RoundScored", "GameEnded"} <= set(names)
    assert "HandDealt" not in names
    faces = [event["face"] for event in events if "face" in event]
    engine = GAMES["skullking"].engine
    for face in faces:
        try:
            engine.parse(f"c{face}")
        except RuleError:
            pytest.fail(f"{face} is no card's code")
    assert SECRET not in json.dumps(told)
    assert "user" not in json.dumps(told)


def test_the_moves_of_an_expired_game_are_gone_and_its_result_stays(capsys: Capture) -> None:
    table = done(whole_game)

    async def expire(house: House) -> None:
        async with house.store.begin() as tx:
            assert await tx.expire_ended(LATER) == 1

    done(expire)
    told = json.loads(said(capsys, "tables", "export", table))
    assert told["history_has_moves"] is False
    assert {line["act"] for line in told["history"]} == {"create", "join", "start"}
    assert told["result"]["ranking"]


def test_an_export_overwrites_nothing_and_says_where_it_cannot_be(capsys: Capture) -> None:
    table = done(skull)
    Path("mine.json").write_text("precious")
    assert "exists already" in refused(capsys, "tables", "export", table, "mine.json")
    assert Path("mine.json").read_text() == "precious"
    assert "cannot be written" in refused(capsys, "tables", "export", table, "no/where.json")


@pytest.mark.parametrize("arguments", [[], ["dance"], ["show"], ["end"], ["export"]])
def test_what_is_missing_is_told(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["tables", *arguments])
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err
