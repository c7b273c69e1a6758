"""Killing the bot and looking at what it leaves: the parent's side of ``killable.py``."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import sqlite3
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from engines.core import Seat

CHILD = Path(__file__).with_name("killable.py")
SELF_KILLS = ("statement", "commit", "committed", "request", "accepted")
LINE = "line"
"""Killed from outside, as soon as a line was read."""
PUBLIC_ACTS = ("join", "start", "computer")
ANSWERS = (4, 7)
"""A new message and an edit; a mere deferral promises nothing."""


@dataclass(frozen=True)
class Config:
    """One game: the same in every run."""

    seed: int
    computers: int
    game: str = "skull"

    @property
    def name(self) -> str:
        return f"{self.game}{self.seed}-{self.computers}"


@dataclass(frozen=True)
class Point:
    """Where one life is killed: at its ``at``-th event of a kind."""

    kind: str
    at: int


@dataclass
class Run:
    """What one fork has said, and how it ended."""

    lines: list[dict[str, Any]] = field(default_factory=list)
    exit: int = 0

    def __getitem__(self, name: str) -> Any:
        """The last line of this name."""
        return [line[name] for line in self.lines if name in line][-1]

    def acks(self) -> list[dict[str, Any]]:
        return [line for line in self.lines if "ack" in line]

    def error(self) -> str:
        return "\n".join(line["error"] for line in self.lines if "error" in line)


class Killable:
    """One process that forks for every job."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def run(self, config: Config, file: Path, life: int, point: Point | None = None) -> Run:
        """Let it live once and hear it out. Life 0 is a whole one in the process itself."""
        own = point is not None and point.kind != LINE
        job = {
            "file": str(file),
            "seed": config.seed,
            "computers": config.computers,
            "game": config.game,
            "life": life,
            "whole": life == 0,
            "kind": point.kind if point is not None and own else None,
            "at": point.at if point is not None else 0,
        }
        assert self.process.stdin is not None
        self.process.stdin.write((json.dumps(job) + "\n").encode())
        run, child, acks = Run(), 0, 0
        while True:
            line = await self._line()
            run.lines.append(line)
            child = line.get("child", child)
            acks += "ack" in line
            if point is not None and point.kind == LINE and "ack" in line and acks == point.at:
                os.kill(child, signal.SIGKILL)
            if "exit" in line:
                run.exit = line["exit"]
                return run

    async def _line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "the killable process itself is gone"
        return json.loads(line)


@asynccontextmanager
async def killable() -> AsyncIterator[Killable]:
    """A killable process for as long as it is wanted."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(CHILD),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 20,
    )
    made = Killable(process)
    try:
        assert await made._line() == {"ready": True}
        yield made
    finally:
        process.kill()
        await process.communicate()


@dataclass
class Done:
    """What a row of kills came to."""

    points: list[Point] = field(default_factory=list)
    games: int = 0
    acks: int = 0


async def kill_often(
    configs: tuple[Config, ...], count: int, seed: str, folder: Path, share: int = 3
) -> Done:
    """Kill so many lives, two processes side by side.

    A game is killed several times and ends at last; each life lasts at most a ``share``-th
    part of a whole game.
    """
    done, todo = Done(), deque(range(count))

    async def kill(child: Killable, mine: tuple[Config, ...]) -> None:
        totals: dict[Config, Run] = {}
        for config in mine:
            file = folder / f"whole-{config.name}.db"
            totals[config] = await child.run(config, file, 0)
            assert totals[config].exit == 0, totals[config].error()
            Left(file).check(totals[config].acks())
        for game in itertools.count():
            config = mine[game % len(mine)]
            file = folder / f"{config.name}-{game}.db"
            ended = await kill_one_game(child, config, totals[config], file)
            if not ended:
                return

    async def kill_one_game(child: Killable, config: Config, whole: Run, file: Path) -> bool:
        """One game, life after life; false when no more kills are wanted."""
        acks: list[dict[str, Any]] = []
        log: list[dict[str, Any]] = []
        for life in itertools.count(1):
            n = todo.popleft() if todo else None
            point = None if n is None else point_of(n, seed, whole, share)
            run = await child.run(config, file, life, point)
            assert run.exit == 0 or (point and run.exit == -signal.SIGKILL), run.error()
            assert run["world"] == whole["world"]
            acks += run.acks()
            left = Left(file)
            left.check(acks)
            assert left.log[: len(log)] == log, "the past has changed"
            log = left.log
            if run.exit == 0:
                assert run["ended"]
                assert left.tables[0]["status"] == "ended"
                done.games += 1
                done.acks += len(acks)
                if n is not None:
                    todo.appendleft(n)  # the game was over before it could be killed
                return n is not None
            assert point is not None
            done.points.append(point)
        raise AssertionError

    async with killable() as one, killable() as other, asyncio.TaskGroup() as both:
        both.create_task(kill(one, configs[::2]))
        both.create_task(kill(other, configs[1::2]))
    return done


def point_of(n: int, seed: str, whole: Run, share: int) -> Point:
    """The ``n``-th point; all kinds have their turn."""
    rng, kinds = Random(f"{seed}/{n}"), (*SELF_KILLS, LINE)
    kind = kinds[n % len(kinds)]
    most = len(whole.acks()) if kind == LINE else whole["counts"][kind]
    return Point(kind, rng.randint(1, max(1, most // share)))


class Left:
    """What a database holds, read without any of the bot's own code for it."""

    def __init__(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []
            db.row_factory = sqlite3.Row
            # A kill in the middle of the first migration leaves nothing of it.
            made = db.execute("SELECT name FROM sqlite_master").fetchall()
            self.tables, self.seats, self.due, self.log = (
                [dict(row) for row in db.execute(f"SELECT * FROM {rows}")] if made else []
                for rows in ("tables", "seats ORDER BY seat", "due", "log ORDER BY version")
            )
        for row in self.log:
            row["payload"] = json.loads(row["payload"])
        self.made: set[tuple[int, str, int]] = set()
        """Every (seat, key, n) that a logged move can have been pressed as."""

    def check(self, acks: list[dict[str, Any]]) -> None:
        """Whatever was acknowledged is there, without gaps, and the log leads to the state."""
        accepted = [a for a in acks if a["kind"] in ANSWERS and not a["refused"]]
        if not self.tables:
            assert not self.log
            assert not [a for a in accepted if a["ack"].endswith(" new") or a["ack"][0] in "mt"]
            return
        (table,) = self.tables
        assert [row["version"] for row in self.log] == list(range(1, table["version"] + 1))
        self._replay(table)
        for ack in accepted:
            self._check_ack(ack)

    def _replay(self, table: dict[str, Any]) -> None:
        started = next((row for row in self.log if row["kind"] == "start"), None)
        if started is None:
            assert table["status"] == "lobby"
            assert table["state"] is None
            return
        engine, stored = GAMES[table["game"]].engine, json.loads(table["state"])
        state = engine.opening(engine.load(stored))
        for row in (row for row in self.log if row["kind"] == "move"):
            code = row["payload"]["action"]
            for prompt in engine.prompts(state):
                if prompt.seat == row["seat"]:
                    codes = [choice.code for choice in prompt.choices]
                    if code in codes:
                        self.made.add((row["seat"], prompt.key, codes.index(code)))
            state = engine.apply(state, Seat(row["seat"]), engine.parse(code)).state
        assert engine.dump(state) == stored, "the snapshot is not what the log leads to"
        self._check_awaited({p.seat: p.key for p in engine.prompts(state) if p.required})

    def _check_awaited(self, wanted: dict[Seat, str]) -> None:
        found = {row["seat"]: row["key"] for row in self.seats if row["key"] is not None}
        assert found == wanted
        assert {row["seat"] for row in self.due if row["seat"] >= 0} == set(wanted)

    def _check_ack(self, ack: dict[str, Any]) -> None:
        prefix, _, rest = ack["ack"].partition(":")
        seat = next((s["seat"] for s in self.seats if s["user_id"] == ack["user"]), None)
        if prefix == "m":
            _, key, n = rest.split(":")
            assert (seat, key, int(n)) in self.made, f"{ack} was acknowledged and is lost"
        elif prefix == "t":
            verb = rest.split(":")[1]
            assert verb in PUBLIC_ACTS
            assert verb in {row["kind"] for row in self.log}, f"{ack} is lost"
        elif prefix == "s":
            key = rest.split(":move.")[1]
            assert (seat, key) in {made[:2] for made in self.made}, f"{ack} is lost"
        elif prefix == "f":
            assert "options" in {row["kind"] for row in self.log}, f"{ack} is lost"
        if prefix in ("t", "m", "s") or prefix.endswith(" new"):
            assert seat is not None
