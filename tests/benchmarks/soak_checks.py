"""What is held against the truth when a soak is over."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

import discord
import simcord
from conftest import Bots
from live_discord import LiveDiscord
from machine import memory, open_files
from people import seen
from soak_people import Ack
from twins import Twins, assert_same

from bot.games import GAMES
from bot.layout import to_view
from engines.core import Seat

OURS = ("bot", "engines", "discord")
PLAYERS = 3
LOOKS = {"skull": "My discs", "skullking": "My hand"}


# ---- growth ------------------------------------------------------------------------


class Size(NamedTuple):
    """What this process has at a moment of rest. ``objects`` are those of bot and discord.py."""

    tasks: int
    files: int
    memory: float
    objects: int
    kinds: Counter[str]

    def __str__(self) -> str:
        return (
            f"{self.tasks} tasks, {self.files} open files, {self.memory:.0f} MB,"
            f" {self.objects:,} objects of bot, engines and discord.py"
        )


def size(tasks: int) -> Size:
    taken = memory()
    kinds = Counter(
        f"{type(one).__module__}.{type(one).__qualname__}"
        for one in gc.get_objects()
        if str(type(one).__module__).partition(".")[0] in OURS
    )
    return Size(tasks, open_files(), taken, kinds.total(), kinds)


def grown(before: Size, after: Size, most: int = 8) -> list[str]:
    """The kinds of objects that there are more of, with their numbers."""
    more = after.kinds - before.kinds
    return [
        f"{name} {before.kinds[name]} -> {after.kinds[name]}" for name, _ in more.most_common(most)
    ]


def interactions_alive() -> set[int]:
    """The ids of all interactions that anybody still knows."""
    return {one.id for one in gc.get_objects() if isinstance(one, discord.Interaction)}


# ---- logs and snapshots ------------------------------------------------------------


class Found(NamedTuple):
    """What the database holds. ``faults`` are sentences, ``samples`` positions for twins."""

    tables: Counter[str]
    acts: int
    moves: Counter[str]
    lost: list[Ack]
    faults: list[str]
    samples: dict[str, list[tuple[Any, dict[str, Any]]]]


def replay_all(file: Path, acks: list[Ack], rng: Random, most: int) -> Found:
    """Replay every log, hold it against its snapshot, and look for every acknowledged move."""
    made: set[Ack] = set()
    found = Found(Counter(), 0, Counter(), [], [], {slug: [] for slug in GAMES})
    acts = 0
    with closing(sqlite3.connect(file)) as db:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            found.faults.append("the database is damaged")
        db.row_factory = sqlite3.Row
        for table in db.execute("SELECT * FROM tables ORDER BY created_at").fetchall():
            found.tables[table["status"]] += 1
            log = [
                dict(row)
                for row in db.execute(
                    "SELECT * FROM log WHERE table_id = ? ORDER BY version", (table["id"],)
                )
            ]
            acts += len(log)
            if [row["version"] for row in log] != list(range(1, table["version"] + 1)):
                found.faults.append(f"the log of {table['id']} has gaps")
            found.moves.update(row["by"] for row in log if row["kind"] == "move")
            if table["state"] is not None:
                seats = db.execute(
                    "SELECT user_id FROM seats WHERE table_id = ?", (table["id"],)
                ).fetchall()
                persons = all(row[0] is not None for row in seats)
                state = _replay(dict(table), log, found, made)
                if state is not None and persons and len(seats) == PLAYERS:
                    found.samples[table["game"]].append((state, json.loads(table["options"])))
    for positions in found.samples.values():
        rng.shuffle(positions)
        del positions[most:]
    found.lost.extend(ack for ack in acks if ack not in made)
    return found._replace(acts=acts)


def _replay(
    table: dict[str, Any], log: list[dict[str, Any]], found: Found, made: set[Ack]
) -> Any | None:
    """Notes what each move can have been pressed as; returns the last sealed moment."""
    engine, stored = GAMES[table["game"]].engine, json.loads(table["state"])
    state, sealed = engine.opening(engine.load(stored)), None
    for row in (row for row in log if row["kind"] == "move"):
        code = json.loads(row["payload"])["action"]
        prompts = engine.prompts(state)
        awaited = [p for p in prompts if p.required]
        if any(p.seat == 1 and len(p.choices) > 1 for p in awaited) and len(awaited) > 1:
            sealed = state
        for prompt in prompts:
            codes = [choice.code for choice in prompt.choices]
            if prompt.seat == row["seat"] and code in codes:
                made.add(Ack(table["id"], row["seat"], prompt.key, codes.index(code)))
        state = engine.apply(state, Seat(row["seat"]), engine.parse(code)).state
    if json.loads(json.dumps(engine.dump(state))) != stored:
        found.faults.append(f"the log of {table['id']} does not lead to its snapshot")
    return sealed


# ---- boards ------------------------------------------------------------------------


async def false_boards(world: LiveDiscord, bot: Any) -> tuple[int, list[str]]:
    """How many live tables there are, and what is wrong with their boards."""
    wrong: list[str] = []
    live = await bot.tables.live()
    for table in live:
        update = await bot.tables.look(table)
        message = world.backend.messages[update.table.channel_id].get(update.table.message_id or 0)
        if message is None:
            wrong.append(f"{table} has no board")
            continue
        components = to_view(bot.presses.boards.screen(update)).to_components()
        wanted = seen(SimpleNamespace(id=0, channel_id=0, content="", components=components))
        if str(seen(message)) != str(wanted):
            wrong.append(f"the board of {table} is not true")
    return len(live), wrong


# ---- twins -------------------------------------------------------------------------


class Records(logging.Handler):
    """As much of pytest's ``caplog`` as twins need."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def clear(self) -> None:
        self.records.clear()

    @contextmanager
    def at_level(self, level: int) -> Iterator[None]:
        root = logging.getLogger()
        before = root.level
        root.addHandler(self)
        root.setLevel(level)
        try:
            yield
        finally:
            root.removeHandler(self)
            root.setLevel(before)


async def twins_alike(game: str, state: Any, options: dict[str, Any], folder: Path) -> str | None:
    """Two games that differ in what one player has chosen in secret; what a stranger notices."""
    engine = GAMES[game].engine
    prompt = next(p for p in engine.prompts(state) if p.seat == 1 and p.required)
    codes = prompt.choices[0].code, prompt.choices[-1].code
    twins: Any = Twins(Bots(folder), Records(), folder, game)  # type: ignore[arg-type]
    others = [("dee", LOOKS[game]), ("dee", "Table"), ("cy", "refresh"), ("ana", LOOKS[game])]
    steps = [("cy", "wait 20"), ("bo", "{}"), *others, ("cy", "wait 50"), *others]
    played = [
        await twins.play(
            [(name, what.format(code)) for name, what in steps], state=state, rules=options
        )
        for code in codes
    ]
    try:
        assert_same(*played)
    except AssertionError as error:
        return f"{game}, {prompt.key}: {codes} can be told apart: {error}; {difference(*played)}"
    return None


def difference(one: Any, other: Any) -> str:
    """The first that a stranger sees in one game alone."""
    for viewer, states in one.seen.items():
        ours, theirs = (
            [s for m in seen.values() for s in m] for seen in (states, other.seen[viewer])
        )
        for mine, yours in zip(ours, theirs, strict=False):
            if mine != yours:
                return f"{viewer}: {mine} and {yours}"
    return ""


def twin_checks(samples: dict[str, list[tuple[Any, dict[str, Any]]]], folder: Path) -> list[str]:
    """What is wrong with the samples; one number for each that was looked at."""
    wrong: list[str] = []
    for game, positions in samples.items():
        for number, (state, options) in enumerate(positions):
            place = folder / f"{game}{number}"
            place.mkdir(parents=True)
            # A slow machine's own time must not end what sleeps in the simulated one.
            with patch.object(simcord.Env, "_schedule_timer", lambda *_: None):
                said = asyncio.run(twins_alike(game, state, options, place))
            if said is not None:
                wrong.append(said)
    return wrong
