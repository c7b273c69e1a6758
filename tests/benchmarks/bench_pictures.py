"""What pictures cost: each kind at its largest, warm; the warm-up; the memory of a whole bot.

``python tests/benchmarks/bench_pictures.py [times]``

Measured is processor time of composing and encoding, in the thread that works, p50 and p95;
scenes come from games that computer players play. Goal: at most 30 ms p95 for each. Then the
usual sprites are drawn one by one as at a start, and the memory (RSS) of a process that has
imported the whole bot and drawn all this is told; goal: under 150 MB.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "discord")]

from machine import told  # noqa: E402

import bot.client  # noqa: E402, F401 - the memory of a whole bot
from bot.art.compose import compose, encode  # noqa: E402
from bot.art.layout import Scene  # noqa: E402
from bot.art.sprites import Sprites  # noqa: E402
from bot.art.usual import usual  # noqa: E402
from bot.games import GAMES  # noqa: E402
from bot.games.skull import scene as skull  # noqa: E402
from bot.games.skullking import scene as skullking  # noqa: E402
from bot.text import Text, locales  # noqa: E402

GOAL, MEMORY = 30.0, 150


def played(slug: str, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every public view of a game, and the view of whoever has just moved."""
    engine, rng = GAMES[slug].engine, Random(seed)
    state = engine.start(seats, engine.Options(), f"pictures-{seed}").state
    while waiting := [p for p in engine.prompts(state) if p.required]:
        prompt = rng.choice(waiting)
        seat = prompt.seat
        action = engine.choose(engine.seat_view(state, seat), prompt, rng)
        yield engine.table_view(state), engine.seat_view(state, seat)
        state = engine.apply(state, seat, action).state
    yield engine.table_view(state), engine.seat_view(state, seat)


def scenes() -> dict[str, Scene]:
    """Each kind of picture at its largest: the most parts there are in some games."""
    text, found = Text(), dict[str, Scene]()

    def keep(kind: str, scene: Scene | None) -> None:
        if scene is not None:
            parts = len(scene.layout().parts)
            if kind not in found or parts > len(found[kind].layout().parts):
                found[kind] = scene

    for seed in range(3):
        for table, hand in played("skull", 6, seed):
            keep("Skull, table", skull.table_scene(table))
            keep("Skull, hand", skull.hand_scene(hand))
            if table.outcome is not None:
                keep("Skull, final", skull.final_scene(table))
    for seats in (4, 8):
        for table, hand in played("skullking", seats, seats):
            scene = skullking.board_scene(text, table)
            if scene is not None:
                keep(f"Skull King, {type(scene).__name__}", scene)
            keep("Skull King, HandScene", skullking.hand_scene(text, hand))
            keep("Skull King, ScoresScene", skullking.scores_scene(text, table))
            keep("Skull King, RoundScene", skullking.round_scene(text, table))
    return found


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    print(told())
    sprites, begun = Sprites(), time.thread_time()
    count = sum(1 for key, width in usual() if sprites.get(key, width))
    print(f"warm-up: {count} sprites, {time.thread_time() - begun:.1f} s of processor time")
    over = 0
    for kind, scene in sorted(scenes().items()):
        data = encode(compose(scene.layout(), sprites))
        spent: list[float] = []
        for _ in range(times):
            begun = time.thread_time()
            data = encode(compose(scene.layout(), sprites))
            spent.append((time.thread_time() - begun) * 1_000)
        p95 = quantiles(spent, n=20)[-1]
        over += p95 > GOAL
        print(f"{kind:26} p50 {median(spent):5.1f} ms, p95 {p95:5.1f} ms, {len(data) // 1024} KiB")
    for name in locales():
        Text(name)("press-join")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory of the whole bot: {memory} MB (goal: under {MEMORY})")
    print("all within the goal" if not over else f"{over} kinds over {GOAL:.0f} ms")
    print(told())


if __name__ == "__main__":
    main()
