"""What the log says: one line an act, and at no level and in no trouble anything secret."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest
from games import assert_board_is_true, opening, play_out, press_something
from people import Person, World

from bot.logs import FLOORS, configure
from bot.store import Tx, sqlite
from engines.skull import ENGINE

SEED = "a seed that nobody may know"
WORDS = ("flower", "FLOWER", "SKULL", "PlaceDisc", "🌸", "💀", SEED, "simcord_interaction")
QUOTED = re.compile(r"""["']skull["']""")
"""The disc as it stands in a stored state; the game's name stands in paths and loggers."""
ACT = re.compile(
    r"table (?P<table>\w+), version (?P<version>\d+): (?P<kinds>[a-z+]+), seat (\d|None), "
    r"key (?P<key>[\w.]+), by (person|computer|clock|house), \d+\.\d ms"
)


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture):
    """Everything that the bot's own configuration lets through at its lowest level."""
    before = {name: logging.getLogger(name).level for name in FLOORS}
    with caplog.at_level(logging.DEBUG):
        configure("DEBUG")
        yield caplog
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def assert_no_secret(world: World, logged: pytest.LogCaptureFixture) -> None:
    """Formatted as a handler would, with tracebacks."""
    tokens = [record.token for record in world.env.backend.interactions.values()]
    for line in logged.text.splitlines():
        found = [word for word in (*WORDS, *tokens) if word in line]
        assert not found, line
        assert not QUOTED.search(line), line


def placer(world: World) -> Person:
    """Somebody who may place a first disc."""
    return next(p for p in world.people if p.panel.has("Skull"))


def test_no_level_lets_the_libraries_tell_secrets(logged):
    for level in ("DEBUG", "INFO", "ERROR"):
        configure(level)
        for name, floor in FLOORS.items():
            for logger in (name, f"{name}.http"):
                effective = logging.getLogger(logger).getEffectiveLevel()
                assert effective == max(floor, logging.getLevelName(level))
    assert not logging.getLogger("discord.webhook.async_").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("sqlalchemy.engine.Engine").isEnabledFor(logging.INFO)


async def test_every_act_is_one_line_that_names_no_choice(env, logged):
    world = World(env)
    async for _ in opening(world, computers=1):
        pass
    await play_out(world, Random(1), act=press_something)
    lines = [ACT.fullmatch(r.getMessage()) for r in logged.records if r.name == "bot.acts"]
    assert all(lines)
    versions = [int(line["version"]) for line in lines if line]
    rows = await world.log()
    assert versions == sorted(set(versions))
    assert versions[-1] == rows[-1].version
    said = {kind for line in lines if line for kind in line["kinds"].split("+")}
    assert said == {row.kind for row in rows} >= {"create", "join", "computer", "start", "move"}
    assert all(line["key"] != "None" for line in lines if line and "move" in line["kinds"])
    assert_no_secret(world, logged)


# ---- a save that fails -------------------------------------------------------------


def raising(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    """A bug whose words are the whole state."""

    async def save(self: Tx, record, *log) -> None:
        raise RuntimeError(f"{record.state} {log[0].payload}")

    monkeypatch.setattr(Tx, "save", save)


def disk_full(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    async def save(self: Tx, record, *log) -> None:
        with sqlite.explained():
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    monkeypatch.setattr(Tx, "save", save)


def refused_update(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    _trigger(file, "BEFORE UPDATE OF state ON tables")


def refused_log_row(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    _trigger(file, "BEFORE INSERT ON log")


def _trigger(file: str, when: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"CREATE TRIGGER refuse {when} BEGIN SELECT RAISE(ABORT, 'refused'); END")


def mend(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.undo()
    with closing(sqlite3.connect(file)) as db:
        db.execute("DROP TRIGGER IF EXISTS refuse")


@pytest.mark.logs_errors
@pytest.mark.parametrize("trouble", [raising, disk_full, refused_update, refused_log_row])
async def test_a_save_that_fails_changes_and_betrays_nothing(
    env, bots, logged, monkeypatch, trouble
):
    world, file = World(env), bots.url.removeprefix("sqlite+aiosqlite:///")
    await world.begin(seed=SEED)
    person, before = placer(world), await world.log()
    board, panel = str(world.board), person.panel
    trouble(monkeypatch, file)
    result = await person.press("Skull")
    answer = str(person.panel) if person.panel.id != panel.id else person.reply(result)
    assert answer != str(panel)
    assert await world.log() == before
    assert str(world.board) == board
    mend(monkeypatch, file)
    await person.press("Skull", panel)
    assert len(await world.log()) == len(before) + 1
    assert_no_secret(world, logged)


@pytest.mark.logs_errors
async def test_a_failing_computer_player_betrays_nothing(env, logged, monkeypatch):
    def choose(view, prompt, rng):
        raise ValueError(f"{view.hand} {prompt.choices}")

    monkeypatch.setattr(type(ENGINE), "choose", staticmethod(choose))
    world = World(env)
    async for _ in opening(world, computers=1):
        pass
    while "computer" not in {row.by for row in await world.log()}:
        await press_something(world, (await world.awaited())[0], Random(3))
    assert any("the computer player at r1" in r.getMessage() for r in logged.records)
    assert_no_secret(world, logged)


# ---- the end in the middle ---------------------------------------------------------


@pytest.fixture
def close_at(monkeypatch):
    """Arms the bot: it is closed at the ``number``-th statement from now on."""

    def arm(world: World, number: int) -> list[asyncio.Task[None]]:
        run, closings, count = Tx._run, [], 0

        async def counted(self: Tx, *args):
            nonlocal count
            count += 1
            if count == number:
                closings.append(asyncio.create_task(world.bot.close()))
            return await run(self, *args)

        monkeypatch.setattr(Tx, "_run", counted)
        return closings

    return arm


async def test_a_bot_that_is_closed_in_mid_press_loses_and_betrays_nothing(
    env, bots, logged, monkeypatch, close_at
):
    """At each statement of a press: it is saved and answered, and the next bot goes on."""
    world, rng, closed_at = World(env), Random(1), list[int]()
    await world.begin(seed=SEED)
    for number in [*range(1, 10)] * 2:
        if (await world.now()).table.status == "ended":
            break
        person = rng.choice(await world.awaited())
        await person.press(f"v:{world.table}:refresh")
        moves = [c for c in person.panel.moves() if ".show:" not in c.id]
        if not moves:
            await press_something(world, person, rng)
            continue
        rows = await world.log()
        closings = close_at(world, number)
        await person.press(rng.choice(moves).id)
        await asyncio.gather(*closings)
        monkeypatch.undo()
        if closings:
            closed_at.append(number)
            await env.restart_bot(bots.make())
        assert len(await world.log()) > len(rows)
        await assert_board_is_true(world)
    assert {*closed_at} >= {*range(1, 7)}
    assert_no_secret(world, logged)
