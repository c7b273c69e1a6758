"""The pictures of Skull that are drawn in advance are those that come."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.skull.board import NUMBERS_IN_A_ROW
from bot.games.skull.present import scenes_after, scenes_to_come
from bot.games.skull.scene import final_scene, hand_scene, table_scene
from engines.skull import ENGINE
from engines.skull.actions import RaiseChallenge
from engines.skull.views import Phase

RULES = {
    "official": {},
    "house": {"last_chance": True, "own_stack": "all_own", "own_skull_loss": "random"},
}
MANY = 12
"""Games that a rare end needs to happen in."""


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [3, 6])
def test_every_press_on_the_board_and_on_the_panel_was_foreseen(players: int, rules: str) -> None:
    """All but numbers that are no button of the board; new rounds and the end among them."""
    rng, met, most = Random(players), Counter[str](), 0
    for game in range(MANY):
        state = ENGINE.start(players, ENGINE.Options(**RULES[rules]), f"foresight-{game}").state
        while waiting := ENGINE.prompts(state):
            prompt = rng.choice(waiting)
            if not prompt.required and rng.random() < 0.8:
                continue
            before, own = ENGINE.table_view(state), ENGINE.seat_view(state, prompt.seat)
            action = rng.choice(prompt.choices)
            boards = {*scenes_to_come(before, frozenset())}
            hands = {hand_scene(own), *scenes_after(own)}
            state = ENGINE.apply(state, prompt.seat, action).state
            after, own = ENGINE.table_view(state), ENGINE.seat_view(state, prompt.seat)
            over, most = after.phase is Phase.OVER, max(most, len(boards))
            if not (prompt.auto or over):
                assert hand_scene(own) in hands, action
            far = isinstance(action, RaiseChallenge)
            far = far and action.number > before.number + NUMBERS_IN_A_ROW
            if prompt not in before.prompts or prompt.auto or far:
                continue
            assert (final_scene(after) if over else table_scene(after)) in boards, action
            met[f"{type(action).__name__} {after.phase}"] += 1
    assert {"Pass revealing", "RaiseChallenge challenging", "FlipDisc placing"} <= {*met}, met
    assert {"FlipDisc over", "FlipDisc revealing", "NameStarter placing"} <= {*met}, met
    assert most <= 3 * (players - 1)
