"""Ten thousand deaths inside transactions, at random games of both kinds.

``python tests/benchmarks/bench_kill_transactions.py [points] [seed]``

``TableService`` plays several tables at once on a real database file: lobbies are opened and
filled, persons move, are refused and change their minds, clocks and computer seats play, boards
are marked as shown. At a seeded point of a write transaction everything is taken as a kill
would leave it: the database and its WAL are copied at that very moment, the process that went
on is forgotten, and the next life opens the copy with a fresh ``Store`` and plays on. Points are

* ``statement``: before any statement of a transaction, and so after any other;
* ``commit``: all is said, nothing is committed;
* ``torn``: in the middle of what the commit writes: the WAL is cut at any byte of it, or, when
  the commit was one that copies the WAL into the database, the database is half copied;
* ``committed``: the commit is done, and whoever pressed has heard nothing of it.

The reopened database must be whole, byte for byte the one before the transaction or the one
after it (which of the two is known for all but torn ones), hold every act that was acknowledged
under its version, and every snapshot must be what its log leads to. ``tests/benchmarks/
bench_kill.py`` kills real processes instead, as the bot plays in the simulated Discord.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from crash_points import Dump, Fuse, connect, dump  # noqa: E402
from machine import told  # noqa: E402

from bot.errors import UserError  # noqa: E402
from bot.games import GAMES  # noqa: E402
from bot.pace import Pace  # noqa: E402
from bot.store import DueRow, Store  # noqa: E402
from bot.tables import TableService  # noqa: E402
from bot.updates import TURN_TIMES, Player, Update  # noqa: E402
from engines.core import RuleError, Seat  # noqa: E402

POINTS = 10_000
KINDS = ("statement", "commit", "statement", "torn", "statement", "committed")
MOST = {"statement": 50}
"""The latest event of a life that it can end at, by kind; otherwise the ``MOST_COMMITS``th."""
MOST_COMMITS = 6
TABLES, PERSONS, SEATS = 3, 3, 4
MORNING = 1_800_000_000.0
IN_MEMORY = Path("/dev/shm")
"""Where the files lie, if there is such a place: they are copied, so the disk does not matter."""
ALL_CARDS = {"kraken": True, "white_whale": True, "loot": True, "pirate_powers": True}
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "skull": ({},),
    "skullking": ({}, {**ALL_CARDS, "scoring": "rascal_loads"}),
}


@dataclass
class Done:
    """What has come of all lives. ``lost`` acts were acknowledged and are not there."""

    points: Counter[str] = field(default_factory=Counter[str])
    acts: int = 0
    refused: int = 0
    games: int = 0
    lost: int = 0
    half: int = 0
    astray: int = 0
    after: int = 0
    told: list[str] = field(default_factory=list[str])


class Evening:
    """Some tables in one database, life after life."""

    def __init__(self, folder: Path, seed: str, done: Done) -> None:
        self.file, self.done, self.rng = folder / "tables.db", done, Random(seed)
        self.fuse = Fuse(self.file, folder / "taken.db")
        self.now, self.numbers = MORNING, itertools.count(1)
        self.games = {n: self.rng.choice(sorted(GAMES)) for n in range(1, TABLES + 1)}
        self.acked: dict[str, int] = {}
        self.moves: dict[str, list[tuple[int, int, int, str]]] = {}
        """By table (version before, version, seat, code) of each acknowledged move."""
        self.replayed: dict[str, tuple[int, str]] = {}
        self.tables: TableService
        self.store: Store

    async def open(self) -> None:
        self.store = await Store.open(f"sqlite+aiosqlite:///{self.file}")
        self.tables = TableService(
            self.store,
            {slug: game.engine for slug, game in GAMES.items()},
            clock=lambda: self.now,
            pace=Pace(),
            rng=self.rng,
            new_id=lambda: f"t{next(self.numbers)}",
            new_seed=lambda: f"seed-{self.rng.random()}",
        )

    async def live(self, kind: str) -> bool:
        """One life to a point of this kind; false when all games came to their ends before it."""
        self.fuse.lay(kind, self.rng.randint(1, MOST.get(kind, MOST_COMMITS)), self.rng)
        while not self.fuse.hit:
            self.now += self.rng.uniform(0, 12) if self.rng.random() < 0.98 else 400
            if not await self.act():
                return False
        self.done.points[kind] += 1
        await self.store.close()
        self.fuse.leave()
        await self.open()
        self.check(dump(self.file))
        return True

    # ---- acts ----------------------------------------------------------------------

    async def act(self) -> bool:
        """Anything that may happen now; false when nothing can any more."""
        due = self.rows("SELECT table_id, kind, seat, at FROM due WHERE at <= ?", self.now)
        if due and self.rng.random() < 0.7:
            await self.heard(self.tables.expire(DueRow(*self.rng.choice(due))))
            return True
        channel = self.rng.randint(1, TABLES)
        live = self.rows("SELECT channel_id, id FROM tables WHERE status != 'ended'")
        table = dict(live).get(channel)
        if table is None:
            return await self.next_game(channel) or bool(live)
        update = await self.tables.look(table)
        match update.table.status:
            case "lobby":
                await self.fill(update)
            case "paused":
                await self.heard(self.tables.back(table, user(0)))
            case _:
                await self.play(update)
        return True

    def rows(self, question: str, *values: Any) -> list[Any]:
        """What is in the database, for choosing what to do; the service would be slower."""
        with closing(connect(self.file)) as db:
            return db.execute(question, values).fetchall()

    async def next_game(self, channel: int) -> bool:
        """Open the channel's table, once an evening."""
        if channel not in self.games:
            return bool(self.games)
        game = self.games[channel]
        create = self.tables.create(
            game,
            guild_id=1,
            channel_id=channel,
            host=Player(user(0), "Ana"),
            options=self.rng.choice(OPTIONS[game]),
            turn_seconds=self.rng.choice(TURN_TIMES),
        )
        if await self.heard(create) is not None:
            del self.games[channel]
        return True

    async def fill(self, update: Update) -> None:
        table, seats = update.table.id, update.table.seats
        persons = [seat for seat in seats if seat.user_id is not None]
        if len(persons) < PERSONS:
            player = Player(user(len(persons)), f"Player {len(persons)}")
            await self.heard(self.tables.join(table, player))
        elif len(seats) < SEATS and self.rng.random() < 0.6:
            await self.heard(self.tables.add_computer(table, user(0)))
        else:
            await self.heard(self.tables.start(table, user(0)))

    async def play(self, update: Update) -> None:
        table, chance = update.table.id, self.rng.random()
        who = self.rng.choice([seat for seat in update.table.seats if seat.user_id])
        assert who.user_id is not None
        if chance < 0.06:
            shown = self.rng.randint(1, update.table.version)
            message = self.rng.randint(1, 10**6)
            await self.heard(self.tables.mark_shown(table, shown, message_id=message))
        elif chance < 0.08:
            await self.heard(self.tables.toggle(who.user_id, "pings"))
        elif chance < 0.10:
            await self.heard(self.tables.act(table, who.user_id, "r0.no", 0))
        elif chance < 0.12:
            await self.heard(self.tables.skip(table, who.user_id))
        else:
            awaited = [seat for seat in update.table.awaited if seat.user_id is not None]
            seat = self.rng.choice(awaited) if awaited and self.rng.random() < 0.9 else who
            prompts = update.hands[seat.seat].prompts
            if prompts:
                await self.move(update, seat, self.rng.choice(prompts))

    async def move(self, update: Update, seat: Any, prompt: Any) -> None:
        n = self.rng.randrange(len(prompt.choices))
        table, before = update.table.id, update.table.version
        after = await self.heard(self.tables.act(table, seat.user_id, prompt.key, n))
        if after is not None:
            made = (before, after.table.version, int(seat.seat), prompt.choices[n].code)
            self.moves.setdefault(table, []).append(made)

    async def heard(self, act: Any) -> Any:
        """Do something. Unless the process died meanwhile, whoever did it has heard that it is."""
        try:
            update = await act
        except (UserError, RuleError):
            self.done.refused += 1
            return None
        if self.fuse.hit:
            return None
        if isinstance(update, Update):
            self.acked[update.table.id] = update.table.version
            self.done.games += update.table.status == "ended"
        self.done.acts += 1
        return update

    # ---- what is left --------------------------------------------------------------

    def check(self, left: Dump) -> None:
        """Hold what is left against what was there, and against what was acknowledged."""
        expected = self.fuse.expected
        if left not in expected:
            self.say("half", "neither as before the transaction nor as after it")
            return
        self.done.after += left == expected[-1] and len(expected) == 2
        if left["sound"] != [("ok",)]:
            self.say("half", f"damaged: {left['sound']}")
        with closing(connect(self.file)) as db:
            db.row_factory = sqlite3.Row
            tables = [dict(row) for row in db.execute("SELECT * FROM tables")]
            logs: dict[str, list[dict[str, Any]]] = {table["id"]: [] for table in tables}
            for row in db.execute("SELECT * FROM log ORDER BY table_id, version"):
                logs[row["table_id"]].append({**row, "payload": json.loads(row["payload"])})
        known = {table["id"]: table["version"] for table in tables}
        for table, version in self.acked.items():
            if known.get(table, 0) < version:
                self.say("lost", f"{table} is at {known.get(table)}, acknowledged was {version}")
        for table in tables:
            self.check_table(table, logs[table["id"]])

    def check_table(self, table: dict[str, Any], log: list[dict[str, Any]]) -> None:
        of = table["id"]
        if [row["version"] for row in log] != list(range(1, table["version"] + 1)):
            self.say("half", f"the log of {of} has gaps")
        for before, version, seat, code in self.moves.get(of, ()):
            rows = [row for row in log[before:version] if row["kind"] == "move"]
            if not any((r["seat"], r["payload"]["action"]) == (seat, code) for r in rows):
                self.say("lost", f"{of}: {code} of seat {seat}, version {version}")
        mark = (table["version"], table["state"] or "")
        if self.replayed.get(of) != mark:
            self.replay(table, log)
            self.replayed[of] = mark

    def replay(self, table: dict[str, Any], log: list[dict[str, Any]]) -> None:
        if table["state"] is None:
            if any(row["kind"] == "start" for row in log):
                self.say("astray", f"{table['id']} has begun and has no state")
            return
        engine, stored = GAMES[table["game"]].engine, json.loads(table["state"])
        state = engine.opening(engine.load(stored))
        for row in log:
            if row["kind"] == "move":
                action = engine.parse(row["payload"]["action"])
                state = engine.apply(state, Seat(row["seat"]), action).state
        if json.loads(json.dumps(engine.dump(state))) != stored:
            self.say("astray", f"the log of {table['id']} does not lead to its snapshot")

    def say(self, what: str, words: str) -> None:
        setattr(self.done, what, getattr(self.done, what) + 1)
        self.done.told.append(f"{what}, {self.fuse.kind}: {words}")


def user(number: int) -> int:
    return 101 + number


async def die_often(points: int, seed: str, folder: Path) -> Done:
    """So many lives, evening after evening."""
    done, begun = Done(), time.perf_counter()
    kinds = itertools.cycle(KINDS)
    for number in itertools.count():
        place = folder / str(number)
        place.mkdir()
        evening = Evening(place, f"{seed}/{number}", done)
        with patch.object(sqlite3, "connect", evening.fuse.connection):
            await evening.open()
            while done.points.total() < points and await evening.live(next(kinds)):
                if done.points.total() % 1_000 == 0:
                    seconds = time.perf_counter() - begun
                    print(f"{done.points.total():6} points, {seconds:.0f} s", flush=True)
            await evening.store.close()
        shutil.rmtree(place)
        if done.points.total() >= points:
            return done
    raise AssertionError


def main() -> None:
    points = int(sys.argv[1]) if len(sys.argv) > 1 else POINTS
    seed = sys.argv[2] if len(sys.argv) > 2 else "transactions"
    print(told())
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder:
        done = asyncio.run(die_often(points, seed, Path(folder)))
    for kind, count in sorted(done.points.items()):
        print(f"{kind:10} {count}" + (f", {done.after} of them kept whole" * (kind == "torn")))
    for words in done.told[:20]:
        print(words)
    print(
        f"{done.points.total()} points in {time.perf_counter() - begun:.0f} s: {done.acts} acts"
        f" acknowledged, {done.refused} refused, {done.games} games ended"
    )
    print(f"lost = {done.lost}, half = {done.half}, astray = {done.astray}")
    print(told())
    sys.exit(1 if done.told else 0)


if __name__ == "__main__":
    main()
