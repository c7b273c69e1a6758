"""A long evening: 200 tables of both games for ten minutes of real time, and much goes wrong.

``python tests/benchmarks/bench_soak.py [minutes] [tables] [seed]``; ``1 20`` is for trying.

Scripted people open tables, fill them (often with computer players), play by what stands on
their screens, look around, press twice, and play again when a game is over; some channels are
asleep, so that the clock plays. The simulated Discord runs in real time (``live_discord``):
every call takes its time, some are slow, 3 in 100 fail (429, 500, 503, timeouts, a broken
network, 10008, 50013, 10062, 50027), some of them after Discord has done what was asked, and
every 25 seconds half of them do for a while. Another program locks the database now and then.
The bot is closed and made anew, or dropped as by a crash, on the same database.

Then Discord is well again, the bot starts once more, and this is looked at:

* every table: its log has no gap and leads to its snapshot;
* every move whose answer Discord has taken is in the log;
* every press was answered, but for those that met a bot that went;
* every live table has its one board, and it is true;
* nothing was logged as a bug;
* a sample of sealed moments of the games, played on as twins (``tests/discord/twins.py``) that
  differ in the secret alone: strangers see the same to the byte;
* tasks, open files, memory and objects against the same after a fifth of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import tempfile
import time
import warnings
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "discord")]

from live_discord import rest  # noqa: E402
from machine import share, told  # noqa: E402
from soak_checks import (  # noqa: E402
    Found,
    Size,
    false_boards,
    grown,
    interactions_alive,
    replay_all,
    size,
    twin_checks,
)
from soak_faults import BusyStorage, FaultyDiscord  # noqa: E402
from soak_people import Crowd  # noqa: E402

from bot.client import SkullduggeryBot  # noqa: E402
from bot.store import Store  # noqa: E402

MINUTES, TABLES = 10.0, 200
RATE, LEAST_RATE = 0.1, 12.0
"""Presses a second and table, and in all; what computers and clocks do comes on top."""
LIVES = 8
"""How often the bot begins anew; every second time after a crash."""
TOLD_EVERY, PRUNED_EVERY = 30.0, 20.0
REST = 150.0
LOOK_ROUND = "look round"
"""The name of the bot's work after READY; time goes on when it is done."""
TWINS = 4
"""Sealed moments of each game that are played on as twins, at most."""


class Bugs(logging.Handler):
    """All that is logged as an error, and how often what else was."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[str] = []
        self.warnings = 0

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.errors.append(record.getMessage())
        else:
            self.warnings += 1


class Soak:
    def __init__(self, folder: Path, minutes: float, tables: int, seed: str) -> None:
        self.folder, self.minutes, self.count = folder, minutes, tables
        self.file, self.rng = folder / "tables.db", Random(seed)
        self.world = FaultyDiscord(self.rng, self.accepted)
        self.crowd = Crowd(self.world, self.file, self.rng)
        self.busy = BusyStorage(self.file, self.rng)
        self.lives: Counter[str] = Counter()
        self.bot: Any = None
        self.mine: set[asyncio.Task[Any]] = set()
        self.sizes: list[Size] = []
        self.boards: tuple[int, list[str]] = (0, [])

    def accepted(self, interaction: int, body: Any) -> None:
        self.crowd.accepted(interaction, body)

    # ---- lives ---------------------------------------------------------------------

    async def begin(self) -> None:
        self.bot = SkullduggeryBot(
            lambda: Store.open(f"sqlite+aiosqlite:///{self.file}"), shard_count=1
        )
        await self.world.connect(self.bot)
        await self.bot.wait_for("ready", timeout=60)
        await asyncio.sleep(0)  # now its own work for that has begun
        await asyncio.wait({job for job in self.bot._jobs if job.get_name() == LOOK_ROUND})

    async def end(self, how: str) -> None:
        """Close the bot, or drop all that it is doing as a crash would."""
        bot, self.bot = self.bot, None
        self.crowd.generation += 1
        self.lives[how] += 1
        self.world.disconnect()
        if how == "closed":
            await bot.close()
            return
        bot.closing = True
        while theirs := self.bots_tasks():  # what ends may begin something else
            for task in theirs:
                task.cancel()
            await asyncio.gather(*theirs, return_exceptions=True)
        await bot.store.close()

    def bots_tasks(self) -> set[asyncio.Task[Any]]:
        found = asyncio.all_tasks() - self.mine - {asyncio.current_task()}
        return {task for task in found if not _is_crowds(task)}

    async def live(self) -> None:
        """Life after life until time is up."""
        ends = time.monotonic() + self.minutes * 60
        first_size = time.monotonic() + self.minutes * 12
        for number in range(LIVES):
            until = ends - (LIVES - 1 - number) * self.minutes * 60 / LIVES
            while time.monotonic() < until:
                await asyncio.sleep(min(1.0, max(0.01, until - time.monotonic())))
                if not self.sizes and time.monotonic() > first_size:
                    await self.measure()
            if number < LIVES - 1:
                await self.end("closed" if number % 2 else "crashed")
                await self.begin()

    async def measure(self) -> None:
        """Between two lives, with nobody pressing: what the process has then."""
        await self.end("closed")
        await asyncio.sleep(1.0)
        self.world.prune(interactions_alive())
        self.sizes.append(size(len(self.bots_tasks())))
        await self.begin()

    async def keep_small(self) -> None:
        while True:
            await asyncio.sleep(PRUNED_EVERY)
            self.world.prune(interactions_alive())

    async def tell(self) -> None:
        begun = time.monotonic()
        while True:
            await asyncio.sleep(TOLD_EVERY)
            presses, acks = self.crowd.presses.total(), len(self.crowd.acks)
            waits = self.crowd.times[-300:] or [0.0]
            print(
                f"{time.monotonic() - begun:5.0f} s: {presses} presses, {acks} moves acknowledged,"
                f" {self.world.calls} calls, {self.world.faults.total()} faults;"
                f" lately p50 {share(waits, 0.5):.0f} ms",
                flush=True,
            )

    # ---- the whole -----------------------------------------------------------------

    def start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.mine.add(task)
        return task

    async def run(self) -> None:
        self.mine.add(asyncio.current_task())  # type: ignore[arg-type]
        self.crowd.furnish(self.count)
        await self.begin()
        crowd = self.start(self.crowd.run(max(RATE * self.count, LEAST_RATE)))
        beside = [
            self.start(self.busy.run()),
            self.start(self.keep_small()),
            self.start(self.tell()),
        ]
        await self.live()
        for task in (crowd, *beside):
            task.cancel()
        await asyncio.gather(crowd, *beside, return_exceptions=True)
        self.mine -= {crowd, *beside}
        self.world.faulty = False
        await self.end("closed")
        await self.begin()
        self.bot.timers.close()
        async with asyncio.timeout(REST):
            await rest(self.bot)
        self.boards = await false_boards(self.world, self.bot)
        await self.end("closed")
        await asyncio.sleep(1.0)
        self.world.prune(interactions_alive())
        self.sizes.append(size(len(self.bots_tasks())))


def _is_crowds(task: asyncio.Task[Any]) -> bool:
    coroutine = task.get_coro()
    return getattr(coroutine, "__qualname__", "").startswith("Crowd.")


def report(soak: Soak, found: Found, wrong: list[str], bugs: Bugs) -> bool:
    """Print everything; whether all is well."""
    crowd, world = soak.crowd, soak.world
    print(f"tables {dict(found.tables)}, {found.acts} acts, moves by {dict(found.moves)}")
    print(f"presses {dict(crowd.presses)}; answers {len(crowd.times)}:", end=" ")
    print(f"p50 {share(crowd.times, 0.5):.0f} ms, p99 {share(crowd.times, 0.99):.0f} ms")
    print(f"{world.calls} calls of Discord, faults {dict(world.faults)}")
    print(f"the database was locked {soak.busy.times} times; lives {dict(soak.lives)}")
    print(f"acknowledged moves {len(crowd.acks)}, lost = {len(found.lost)}")
    print(f"replays: {found.tables.total()} tables, wrong = {len(found.faults)}")
    print(f"presses without an answer = {len(crowd.unanswered)} {crowd.unanswered[:5]}")
    print(f"boards: {soak.boards[0]} live tables, wrong = {len(soak.boards[1])}")
    sampled = {game: len(positions) for game, positions in found.samples.items()}
    print(f"twins: {sampled} sealed moments, told apart = {len(wrong)}")
    print(f"logged: {len(bugs.errors)} errors, {bugs.warnings} warnings")
    before, after = soak.sizes[0], soak.sizes[-1]
    print(f"after a fifth of the time: {before}\nat the end:                {after}")
    print("  more of: " + "; ".join(grown(before, after)))
    faults = [str(ack) for ack in found.lost] + found.faults + soak.boards[1] + wrong + bugs.errors
    for words in faults[:20]:
        print("WRONG: " + words)
    tight = after.tasks <= before.tasks and after.files <= before.files
    return not faults and not crowd.unanswered and tight


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else TABLES
    seed = sys.argv[3] if len(sys.argv) > 3 else "soak"
    print(told(), flush=True)
    bugs = Bugs()
    # A crash here ends tasks, which the pool of connections would rather be told of.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    warnings.simplefilter("ignore")
    for name in ("bot", "discord", "asyncio"):
        logging.getLogger(name).addHandler(bugs)
        logging.getLogger(name).propagate = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        soak = Soak(folder, minutes, tables, seed)
        asyncio.run(soak.run())
        found = replay_all(soak.file, soak.crowd.acks, soak.rng, TWINS)
        with contextlib.suppress(KeyError):
            logging.getLogger("bot").propagate = True
        wrong = twin_checks(found.samples, folder / "twins")
        well = report(soak, found, wrong, bugs)
    print("all is well" if well else "NOT all is well")
    print(told())
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
