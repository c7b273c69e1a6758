"""What 20,000 open tables cost: the start, memory, and the first press at one of them.

``python tests/benchmarks/bench_many_tables.py [tables]``

A database with that many running tables of both games is made from a few that were really
played, each in a channel of its own, with deadlines an hour away. Then one process after the
other starts the bot in the same simulated Discord: with an empty database, with 300 tables and
with all of them. Each tells

* the start: from making the bot to the moment the clocks of the tables go, without what
  discord.py and simcord spend on telling it of all servers and channels;
* how long it then works on by itself, until nothing is under way;
* memory (RSS) at that moment; what the empty database needs is taken off;
* moves at 300 tables that nobody has touched since: the first one at each and the second one,
  by turns, measured like in ``bench_answers``, and how much of that is this process' own work.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "discord")]

from live_discord import LiveDiscord, Press, rest  # noqa: E402
from machine import loop_speed, memory, share, told  # noqa: E402
from simcord.backend.models import Message  # noqa: E402

from bot.client import SkullduggeryBot  # noqa: E402
from bot.games import GAMES  # noqa: E402
from bot.pace import AT_ONCE  # noqa: E402
from bot.store import Store  # noqa: E402
from bot.tables import TableService  # noqa: E402
from bot.timers import Timers  # noqa: E402
from bot.updates import Player  # noqa: E402

TABLES, FEW = 20_000, 300
TABLES_A_SERVER = 10
TEMPLATES, MOST_MOVES, PERSONS = 12, 60, 4
PRESSED = 300
TURN, LATER = 600, 3_600.0
GOAL_SECONDS, GOAL_MEGABYTES = 3.0, 20.0
FIRST_ID = 10**18
"""Servers, channels, messages and people have ids that any process can tell from a number."""


def guild_of(table: int) -> int:
    return FIRST_ID + table // TABLES_A_SERVER


def channel_of(table: int) -> int:
    return FIRST_ID + 10**9 + table


def message_of(table: int) -> int:
    return FIRST_ID + 2 * 10**9 + table


def user_of(table: int, seat: int) -> int:
    return FIRST_ID + 3 * 10**9 + table * 10 + seat


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


# ---- the databases -----------------------------------------------------------------


async def play_templates(file: Path) -> None:
    """A few tables that were played for a while, by persons alone."""
    store, rng, ids = await Store.open(url(file)), Random("templates"), itertools.count()
    tables = TableService(
        store,
        {slug: game.engine for slug, game in GAMES.items()},
        clock=time.time,
        new_id=lambda: f"template{next(ids)}",
    )
    for number in range(TEMPLATES):
        players = [Player(user_of(number, seat), f"Player {seat}") for seat in range(PERSONS)]
        update = await tables.create(
            ("skull", "skullking")[number % 2],
            guild_id=1,
            channel_id=number + 1,
            host=players[0],
            options={},
            turn_seconds=TURN,
        )
        table = update.table.id
        for player in players[1:]:
            await tables.join(table, player)
        update = await tables.start(table, players[0].user_id)
        for _ in range(rng.randrange(MOST_MOVES)):
            info = rng.choice(update.table.awaited)
            prompt = next(p for p in update.hands[info.seat].prompts if p.required)
            n = rng.randrange(len(prompt.choices))
            after = await tables.act(table, info.user_id or 0, prompt.key, n)
            if after.table.status == "ended":
                break
            update = after
    await store.close()


def multiply(file: Path, count: int) -> None:
    """Make so many tables of the templates that are still running, and delete the templates."""
    with closing(sqlite3.connect(file)) as db:
        names = [row[0] for row in db.execute("SELECT id FROM tables WHERE status = 'running'")]
        columns = {
            name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            for name in ("tables", "seats", "due", "log")
        }
        db.execute("PRAGMA foreign_keys = OFF")
        for number in range(count):
            own = {
                "id": f"t{number:x}",
                "table_id": f"t{number:x}",
                "guild_id": guild_of(number),
                "channel_id": channel_of(number),
                "message_id": message_of(number),
                "host": user_of(number, 0),
                "created_at": float(number),
                "at": time.time() + LATER + number % 600,
            }
            shown = {"shown_version": "version", "user_id": f"{user_of(number, 0)} + seat"}
            for name, mine in columns.items():
                if name == "log":
                    own = {k: v for k, v in own.items() if k != "at"}
                    shown = {}
                picked = [
                    f":{column}" if column in own else shown.get(column, f'"{column}"')
                    for column in mine
                ]
                key = "id" if name == "tables" else "table_id"
                quoted = ", ".join(f'"{column}"' for column in mine)
                db.execute(
                    f"INSERT INTO {name} ({quoted}) SELECT {', '.join(picked)} FROM {name}"
                    f" WHERE {key} = :template",
                    own | {"template": names[number % len(names)]},
                )
        for name in columns:
            key = "id" if name == "tables" else "table_id"
            db.execute(f"DELETE FROM {name} WHERE {key} LIKE 'template%'")
        db.execute("UPDATE tables SET pinged = '[]', ping_message_id = NULL")
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# ---- one process -------------------------------------------------------------------


def furnish(world: LiveDiscord, count: int) -> None:
    """All servers and channels, with the ids that the database knows."""
    backend = world.backend
    for number in range(count):
        if number % TABLES_A_SERVER == 0:
            backend.create_guild(f"server {number}", id=guild_of(number))
        ids, backend.snowflake = backend.snowflake, lambda number=number: channel_of(number)
        backend.create_channel(guild_of(number), f"table-{number}", announce=False)
        backend.snowflake = ids
    world.forget()


def furnish_table(world: LiveDiscord, table: int) -> None:
    """The people of one table, and its board as far as a press needs it."""
    for seat in range(PERSONS):
        user = user_of(table, seat)
        made = world.backend.make_user(f"p{user}")
        del world.backend.users[made.id]
        made.id = user
        world.backend.users[user] = made
        world.backend.add_member(guild_of(table), user)
    world.backend.messages[channel_of(table)][message_of(table)] = Message(
        message_of(table),
        channel_of(table),
        world.backend.bot_user.id,
        timestamp=world.backend.now_iso(),
        flags=1 << 15,
        components=[{"type": 10, "id": 1, "content": "…"}],
    )


def press_move(world: LiveDiscord, table: int, user: int, custom_id: str) -> Press:
    """A press on a button that the board now shows; it moves down when a round begins."""
    message = [*world.backend.messages[channel_of(table)].values()][-1]
    button = {"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}
    message.components = [{"type": 1, "id": 2, "components": [button]}]
    return world.press(user, message, custom_id)


async def started(world: LiveDiscord, file: Path) -> tuple[Any, float]:
    """The bot, and how long its start took by itself."""
    going, start = asyncio.Event(), Timers.start

    def noted(timers: Timers) -> None:
        start(timers)
        going.set()

    Timers.start = noted  # type: ignore[method-assign]
    begun = time.perf_counter()
    bot = SkullduggeryBot(lambda: Store.open(url(file)), pace=AT_ONCE, rng=Random(7), shard_count=1)
    await world.connect(bot)
    await going.wait()
    return bot, time.perf_counter() - begun - world.servers_took


async def awaited(bot: Any, table: str) -> tuple[int, str] | None:
    """A user the table waits for, and the id of a move that is certainly legal."""
    update = await bot.tables.look(table)
    for info in update.table.awaited:
        prompt = next(p for p in update.hands[info.seat].prompts if p.required)
        return info.user_id, f"m:{table}:{prompt.key}:{random.randrange(len(prompt.choices))}"
    return None


def first_moves(file: Path, tables: list[int]) -> list[tuple[int, int, str]]:
    """(table, user, custom id) of a move at each, found without touching the bot."""
    found: list[tuple[int, int, str]] = []
    with closing(sqlite3.connect(file)) as db:
        for table in tables:
            user, key = db.execute(
                "SELECT user_id, key FROM seats WHERE table_id = ? AND key IS NOT NULL",
                (f"t{table:x}",),
            ).fetchone()
            found.append((table, user, f"m:t{table:x}:{key}:0"))
    return found


async def press_all(
    world: LiveDiscord, bot: Any, moves: list[tuple[int, int, str]]
) -> dict[str, list[tuple[float, float]]]:
    """(took, worked) of the first move at each table and of a second one, in milliseconds."""
    times: dict[str, list[tuple[float, float]]] = {"first": [], "second": []}
    for first in moves:
        times["first"].append(await time_of(world, bot, *first))
        if (second := await awaited(bot, f"t{first[0]:x}")) is not None:
            times["second"].append(await time_of(world, bot, first[0], *second))
    return times


async def time_of(
    world: LiveDiscord, bot: Any, table: int, user: int, custom_id: str
) -> tuple[float, float]:
    press = press_move(world, table, user, custom_id)
    async with asyncio.timeout(10):
        await press.done
    assert "⚠️" not in json.dumps(press.body, ensure_ascii=False), press.body
    await rest(bot)
    world.forget()
    return press.took * 1e3, press.worked * 1e3


async def one_process(file: Path, channels: int) -> dict[str, Any]:
    world = LiveDiscord()
    furnish(world, channels)
    with closing(sqlite3.connect(file)) as db:
        (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    bot, seconds = await started(world, file)
    begun = time.perf_counter()
    await rest(bot)
    told_all: dict[str, Any] = {
        "tables": count,
        "start": seconds,
        "servers": world.servers_took,
        "rest": time.perf_counter() - begun,
        "memory": memory(),
        "loop": loop_speed(),
    }
    if count:
        chosen = Random("pressed").sample(range(count), min(count, PRESSED))
        for table in chosen:
            furnish_table(world, table)
        await rest(bot)
        told_all |= await press_all(world, bot, first_moves(file, chosen))
    await bot.close()
    return told_all


# ---- all of them -------------------------------------------------------------------


def run(file: Path, channels: int) -> dict[str, Any]:
    words = [sys.executable, __file__, "--process", str(file), str(channels)]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def line(found: dict[str, Any], empty: float) -> str:
    text = (
        f"{found['tables']:6,} tables: start {found['start']:.2f} s (servers and channels"
        f" {found['servers']:.1f} s apart), at rest {found['rest']:.2f} s later, memory"
        f" {found['memory']:.0f} MB, {found['memory'] - empty:+.1f}; plain loop"
        f" {found['loop']:.1f} M/s"
    )
    for name in ("first", "second") if found["tables"] else ():
        times, worked = ([*row] for row in zip(*found[name], strict=True))
        text += (
            f"\n{'':14} {name:6} move at {len(times)} tables: p50 {share(times, 0.5):.1f} ms,"
            f" p99 {share(times, 0.99):.1f} ms; of work p50 {share(worked, 0.5):.1f} ms"
        )
    return text


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    print(told(), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        files = {n: Path(folder, f"{n}.db") for n in (0, FEW, count)}
        for number, file in files.items():
            if number:
                asyncio.run(play_templates(file))
                multiply(file, number)
            else:
                asyncio.run(close_at_once(file))
        size = files[count].stat().st_size / 2**20
        print(f"a database of {count:,} tables has {size:.0f} MB", flush=True)
        found = [run(file, count) for file in files.values()]
        for one in found:
            print(line(one, found[0]["memory"]))
    start, grown = found[-1]["start"], found[-1]["memory"] - found[0]["memory"]
    met = start < GOAL_SECONDS and grown < GOAL_MEGABYTES
    print(f"{'within' if met else 'NOT within'} {GOAL_SECONDS:.0f} s and {GOAL_MEGABYTES:.0f} MB")
    print(told())


async def close_at_once(file: Path) -> None:
    await (await Store.open(url(file))).close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--process"]:
        print(json.dumps(asyncio.run(one_process(Path(sys.argv[2]), int(sys.argv[3])))))
    else:
        main()
