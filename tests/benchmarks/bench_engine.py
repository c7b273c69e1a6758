"""Moves a second of every engine: whole games by ``prompts`` and ``apply`` alone.

``python tests/benchmarks/bench_engine.py [slug ...]`` on one pinned core prints, for each
engine, seat count and set of house rules, the median of five runs. A fixed loop of plain
Python is timed in between, so that figures of a busy or slower machine can be put into
proportion.
"""

from __future__ import annotations

import os
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

RUNS = 5
SECONDS = 1.0
GAMES_A_TURN = 5
LOOP_STEPS = 100_000
QUIET_LOOP = 25.0
"""Million steps a second of the fixed loop on the machine the goals were set on, when quiet."""
SEATS = {"skull": (3, 4, 6)}
_ALL_CARDS = {"kraken": True, "white_whale": True, "loot": True, "pirate_powers": True}
OPTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "skullking": {
        "everything on": {**_ALL_CARDS, "scoring": "rascal_loads"},
        "everything on, Harry late": {
            **_ALL_CARDS,
            "scoring": "rascal_loads",
            "harry_timing": "end_of_round",
        },
    }
}
"""House rules to measure besides the default ones, by slug and name."""


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


class Run(NamedTuple):
    """Speeds of one run, of CPU time: moves a second, and million steps of the plain loop."""

    moves: float
    loop: float

    @property
    def scaled(self) -> float:
        """Moves a second where and when the plain loop does ``QUIET_LOOP``."""
        return self.moves * QUIET_LOOP / self.loop


def measure(engine: Any, seats: int, options: Any, seconds: float = SECONDS) -> Run:
    """One run. Games and the plain loop take turns, so that both meet the same machine."""
    chance = Random(f"{engine.slug}/{seats}").random
    moves = games = 0
    playing = looping = 0.0
    while playing < seconds:
        start = time.process_time()
        for _ in range(GAMES_A_TURN):
            moves += play_game(engine, seats, options, f"bench/{games}", chance)
            games += 1
        middle = time.process_time()
        plain_loop()
        playing += middle - start
        looping += time.process_time() - middle
    return Run(moves / playing, games / GAMES_A_TURN * LOOP_STEPS / looping / 1e6)


def _figures(run: Run) -> tuple[float, float, float]:
    return run.moves, run.loop, run.scaled


def plain_loop() -> int:
    """A fixed piece of plain Python to compare with."""
    total = 0
    for number in range(LOOP_STEPS):
        total += number & 7
    return total


def main() -> None:
    """Print the figures of the engines named on the command line, or of all."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for slug, engine in engines().items():
        if len(sys.argv) > 1 and slug not in sys.argv[1:]:
            continue
        for name, chosen in {"": {}, **OPTIONS.get(slug, {})}.items():
            options = engine.Options(**chosen)
            total: list[float] = []
            for seats in SEATS.get(slug, tuple(engine.seats)):
                runs = [measure(engine, seats, options) for _ in range(RUNS)]
                speed, loop, scaled = (
                    median(figures) for figures in zip(*map(_figures, runs), strict=True)
                )
                total.append(scaled)
                print(
                    f"{slug} {seats} seats{name and f', {name}'}: {speed:,.0f} moves/s, plain loop"
                    f" {loop:.1f} M/s; at {QUIET_LOOP} M/s that makes {scaled:,.0f} moves/s"
                )
            print(f"{slug}{name and f', {name}'}: median of all seats {median(total):,.0f} moves/s")


if __name__ == "__main__":
    main()
