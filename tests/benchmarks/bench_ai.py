"""How the computer players do against random ones, and how long a decision takes them.

``python tests/benchmarks/bench_ai.py [slug ...]`` plays seeded games, the computer player
in every seat in turn, and prints its share of wins (shared ones count in part).
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

GAMES = 2_000
SEATS = 4


class Report(NamedTuple):
    wins: float
    decisions: list[float]
    """Seconds of CPU time each."""
    first: Counter[str]
    """How often the first decision of a round was which action, by its code."""


def play(engine: Any, seats: int, options: Any, seed: str, hero: int, report: Report) -> float:
    """One game of a computer player against random ones; the share of the win it got."""
    state = engine.start(seats, options, seed).state
    rng = Random(f"{seed}/players")
    rounds: set[int] = set()
    while prompts := engine.prompts(state):
        prompt = next(prompt for prompt in prompts if prompt.required)
        if prompt.seat != hero:
            action = prompt.choices[int(rng.random() * len(prompt.choices))]
        else:
            view = engine.seat_view(state, prompt.seat)
            start = time.process_time()
            action = engine.choose(view, prompt, rng)
            report.decisions.append(time.process_time() - start)
            if view.table.round not in rounds:
                rounds.add(view.table.round)
                report.first[action.code] += 1
        state = engine.apply(state, prompt.seat, action).state
    best = engine.outcome(state).ranking[0]
    return 1 / len(best) if hero in best else 0.0


def measure(engine: Any, games: int = GAMES, seats: int = SEATS, options: Any = None) -> Report:
    """Seeded games, the computer player's seat moving on by one each game."""
    report = Report(0.0, [], Counter())
    chosen = options or engine.Options()
    won = sum(
        play(engine, seats, chosen, f"ai/{number // seats}", number % seats, report)
        for number in range(games)
    )
    return report._replace(wins=won / games)


def main() -> None:
    """Print the figures of the engines named on the command line, or of all."""
    found = sorted(path.parent.name for path in (ROOT / "engines").glob("*/rules.py"))
    for slug in found:
        if len(sys.argv) > 1 and slug not in sys.argv[1:]:
            continue
        engine = import_module(f"engines.{slug}").ENGINE
        report = measure(engine)
        spent = sorted(report.decisions)
        rounds = report.first.total()
        print(f"{slug}: {report.wins:.1%} of {GAMES} games against {SEATS - 1} random players")
        print(
            f"  a decision: median {spent[len(spent) // 2] * 1e3:.2f} ms,"
            f" longest {spent[-1] * 1e3:.2f} ms"
        )
        firsts = ", ".join(
            f"{code} {count / rounds:.0%}" for code, count in report.first.most_common(6)
        )
        print(f"  first decisions of {rounds} rounds: {firsts}")


if __name__ == "__main__":
    main()
