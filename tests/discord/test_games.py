"""Whole games of Skull in the simulated Discord."""

from __future__ import annotations

from random import Random

import pytest
from games import play_out
from people import World

NAMES = ("ana", "bo", "cy", "di", "ed", "fay")


@pytest.mark.parametrize("players", [3, 6])
async def test_people_play_to_the_end_by_buttons_alone(env, players):
    world = World(env, NAMES[:players])
    await world.begin()
    await play_out(world, Random(players))
    assert "wins" in world.board.text
