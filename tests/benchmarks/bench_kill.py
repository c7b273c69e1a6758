"""Many kills: what ``tests/discord/test_kill.py`` does a little of.

``python tests/benchmarks/bench_kill.py [kills] [seed]`` kills the bot (200 times by default)
at seeded points of several games, checks what is left, plays each to its end in another
process, and prints how often which kind of point was met and what was at stake.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "discord")]

from kills import Config, kill_often  # noqa: E402

KILLS = 200
CONFIGS = tuple(
    Config(seed, computers, game)
    for game in ("skull", "skullking")
    for seed in (3, 7, 9, 15)
    for computers in (0, 1)
)


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    seed = sys.argv[2] if len(sys.argv) > 2 else "bench"
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(kill_often(CONFIGS, kills, seed, Path(folder)))
    for kind, count in sorted(Counter(point.kind for point in done.points).items()):
        print(f"{kind:10} {count}")
    seconds = time.perf_counter() - begun
    print(f"{len(done.points)} kills in {done.games} games, {seconds:.0f} s:")
    print(f"{done.acks} acknowledged presses, none lost, every game played to its end")


if __name__ == "__main__":
    main()
