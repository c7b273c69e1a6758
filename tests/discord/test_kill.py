"""The bot is killed at many points of a game; nothing that was acknowledged is ever lost."""

from __future__ import annotations

from kills import LINE, SELF_KILLS, Config, kill_often

KILLS = 25
CONFIGS = (Config(9, computers=0), Config(9, computers=1))


async def test_a_killed_game_is_played_to_its_end_by_other_processes(tmp_path):
    done = await kill_often(CONFIGS, KILLS, "skull", tmp_path)
    assert len(done.points) == KILLS
    assert {point.kind for point in done.points} == {*SELF_KILLS, LINE}
