"""The machine that a figure was measured on, and what a process takes of it."""

from __future__ import annotations

import gc
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median

import psutil
from bench_engine import LOOP_STEPS, QUIET_LOOP, plain_loop

LOOPS, COMMITS = 15, 40


def loop_speed(clock: Callable[[], float] = time.perf_counter, loops: int = LOOPS) -> float:
    """Million steps a second of the plain loop that ``bench_engine`` compares with.

    By ``time.process_time`` other processes count only as far as they slow down the processor.
    """
    speeds: list[float] = []
    for _ in range(loops):
        begun = clock()
        plain_loop()
        speeds.append(LOOP_STEPS / (clock() - begun) / 1e6)
    return median(speeds)


def commit_time() -> float:
    """Seconds that SQLite's smallest commit takes where temporary files are."""
    spent: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(sqlite3.connect(Path(folder, "commits.db"), isolation_level=None)) as db,
    ):
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE one (number INTEGER)")
        for number in range(COMMITS):
            begun = time.perf_counter()
            db.execute("INSERT INTO one VALUES (?)", (number,))
            spent.append(time.perf_counter() - begun)
    return median(spent)


def told() -> str:
    """Loop and disk in a line, to put figures into proportion."""
    speed, alone, commit = loop_speed(), loop_speed(time.process_time), commit_time() * 1e3
    return (
        f"plain loop {speed:.1f} M/s, {alone:.1f} of processor time ({QUIET_LOOP} where and when"
        f" the goals were set), a commit {commit:.2f} ms"
    )


def memory() -> float:
    """Megabytes of this process that are in memory, after a collection of garbage."""
    gc.collect()
    return psutil.Process().memory_info().rss / 2**20


def open_files() -> int:
    """Files, sockets and pipes that this process has open."""
    return psutil.Process().num_fds()


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
