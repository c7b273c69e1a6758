"""How the computer players do against random ones, and how long a decision takes them.

``python tests/benchmarks/bench_ai.py [slug ...] [games]`` plays seeded games, every deal once
with the computer player in each seat, and prints its share of wins (shared ones count in part)
and, where seats bid in rounds, its share of exact bids.
"""

from __future__ import annotations

import gc
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
OPTIONS: dict[str, dict[str, Any]] = {
    "skullking": {"kraken": True, "white_whale": True, "loot": True, "pirate_powers": True}
}
"""House rules to play by, by slug; elsewhere the default ones."""


class Report(NamedTuple):
    wins: float
    decisions: list[float]
    """Seconds of CPU time each, without what collecting garbage of all the games takes."""
    first: Counter[str]
    """How often the first decision of a round was which action, by its code."""
    exact: list[bool]
    """Whether each bid of a scored round was met, in games that have any."""


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
            gc.disable()
            start = time.process_time()
            action = engine.choose(view, prompt, rng)
            report.decisions.append(time.process_time() - start)
            gc.enable()
            if view.table.round not in rounds:
                rounds.add(view.table.round)
                report.first[action.code] += 1
        state = engine.apply(state, prompt.seat, action).state
    for result in getattr(engine.table_view(state), "results", ()):
        score = result.seats[hero]
        report.exact.append(score.won == score.contract)
    best = engine.outcome(state).ranking[0]
    return 1 / len(best) if hero in best else 0.0


def measure(engine: Any, games: int = GAMES, seats: int = SEATS, options: Any = None) -> Report:
    """Seeded games, each deal as often as there are seats, the computer player in each once."""
    report = Report(0.0, [], Counter(), [])
    chosen = options or engine.Options()
    won = sum(
        play(engine, seats, chosen, f"ai/{number // seats}", number % seats, report)
        for number in range(games)
    )
    return report._replace(wins=won / games)


def main() -> None:
    """Print the figures of the engines named on the command line, or of all."""
    found = sorted(path.parent.name for path in (ROOT / "engines").glob("*/rules.py"))
    games = next((int(word) for word in sys.argv[1:] if word.isdecimal()), GAMES)
    wanted = [word for word in sys.argv[1:] if not word.isdecimal()]
    for slug in wanted or found:
        engine = import_module(f"engines.{slug}").ENGINE
        report = measure(engine, games, options=engine.Options(**OPTIONS.get(slug, {})))
        spent = sorted(report.decisions)
        rounds = report.first.total()
        print(f"{slug}: {report.wins:.1%} of {games} games against {SEATS - 1} random players")
        print(
            f"  a decision: median {spent[len(spent) // 2] * 1e3:.2f} ms,"
            f" longest {spent[-1] * 1e3:.2f} ms"
        )
        firsts = ", ".join(
            f"{code} {count / rounds:.0%}" for code, count in report.first.most_common(6)
        )
        if report.exact:
            print(f"  exact bids: {sum(report.exact) / len(report.exact):.1%}")
        print(f"  first decisions of {rounds} rounds: {firsts}")


if __name__ == "__main__":
    main()
