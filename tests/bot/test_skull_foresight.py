"""The boards of Skull that are drawn in advance are those that come."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.skull.foresight import tables_after
from bot.games.skull.scene import table_scene
from engines.skull import ENGINE
from engines.skull.actions import Disc, FlipDisc, Pass, RaiseChallenge
from engines.skull.views import Phase


@pytest.mark.parametrize("last_chance", [False, True])
@pytest.mark.parametrize("players", [3, 6])
def test_what_is_pressed_on_the_board_was_foreseen(players: int, last_chance: bool) -> None:
    """Passes, the numbers on the buttons and flowers, but for the last one of a challenge."""
    options, rng, met = ENGINE.Options(last_chance=last_chance), Random(players), Counter[str]()
    state = ENGINE.start(players, options, f"foresight-{players}").state
    while waiting := [p for p in ENGINE.prompts(state) if p.required]:
        prompt, before = rng.choice(waiting), ENGINE.table_view(state)
        action = rng.choice(prompt.choices)
        foreseen = [table_scene(view) for view in tables_after(before)]
        state = ENGINE.apply(state, prompt.seat, action).state
        after = ENGINE.table_view(state)
        assert len(foreseen) <= 6
        match action:
            case Pass():
                expected = True
            case RaiseChallenge(number):
                expected = number <= before.number + 4
            case FlipDisc() if not prompt.auto:
                expected = after.phase is Phase.REVEALING and after.flips[-1][1] is Disc.FLOWER
            case _:
                continue
        met[f"{type(action).__name__} {expected}"] += 1
        assert (table_scene(after) in foreseen) == expected
    assert all(met[f"{name} True"] for name in ("Pass", "RaiseChallenge", "FlipDisc")), met
