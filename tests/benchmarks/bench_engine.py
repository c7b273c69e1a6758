"""Moves a second of every engine: whole games by ``prompts`` and ``apply`` alone.

``python tests/benchmarks/bench_engine.py [slug ...]`` on one pinned core prints, for each
engine and seat count, the median of five runs. A fixed loop of plain Python is timed before
and after, so that figures of a busy or slower machine can be put into proportion.
"""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

RUNS = 5
SECONDS = 1.0
QUIET_LOOP = 25.0
"""Million steps a second of the fixed loop on the machine the goals were set on, when quiet."""
SEATS = {"skull": (3, 4, 6)}


def engines() -> dict[str, Any]:
    """Every engine of the project by slug."""
    found = sorted(path.parent.name for path in (ROOT / "engines").glob("*/rules.py"))
    return {slug: import_module(f"engines.{slug}").ENGINE for slug in found}


def play_game(engine: Any, seats: int, options: Any, seed: str, chance: Any) -> int:
    """Play one game answering the first required prompt by uniform chance; the number of moves."""
    prompts, apply = engine.prompts, engine.apply
    state = engine.start(seats, options, seed).state
    moves = 0
    while open_prompts := prompts(state):
        for prompt in open_prompts:
            if prompt[4]:
                break
        choices = prompt[3]
        state = apply(state, prompt[0], choices[int(chance() * len(choices))])[0]
        moves += 1
    return moves


def measure(engine: Any, seats: int, seconds: float = SECONDS) -> float:
    """Moves a second of CPU time over one run."""
    chance = Random(f"{engine.slug}/{seats}").random
    options = engine.Options()
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play_game(engine, seats, options, f"bench/{games}", chance)
        games += 1
    return moves / spent


def loop_speed() -> float:
    """Million steps a second of a fixed loop of plain Python."""
    start = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number & 7
    return 3.0 / (time.process_time() - start)


def main() -> None:
    """Print the figures of the engines named on the command line, or of all."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for slug, engine in engines().items():
        if len(sys.argv) > 1 and slug not in sys.argv[1:]:
            continue
        for seats in SEATS.get(slug, tuple(engine.seats)):
            before = loop_speed()
            speed = median(measure(engine, seats) for _ in range(RUNS))
            loop = (before + loop_speed()) / 2
            scaled = speed * QUIET_LOOP / loop
            print(
                f"{slug} {seats} seats: {speed:,.0f} moves/s"
                f" (plain loop {loop:.1f} M/s; scaled to {QUIET_LOOP}: {scaled:,.0f})"
            )


if __name__ == "__main__":
    main()
