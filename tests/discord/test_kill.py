"""The bot is killed at many points of a game; nothing that was acknowledged is ever lost."""

from __future__ import annotations

from dataclasses import replace

from kills import LINE, SELF_KILLS, Config, kill_often

KILLS = 26
SKULL = (Config(9, computers=0), Config(9, computers=1))
SKULL_KING = tuple(replace(config, game="skullking") for config in SKULL)
CONFIGS = (SKULL[0], SKULL_KING[1], SKULL[1], SKULL_KING[0])
"""One of the two processes plays the one game, one the other."""


async def test_a_killed_game_is_played_to_its_end_by_other_processes(tmp_path):
    done = await kill_often(CONFIGS, KILLS, "skull", tmp_path)
    assert len(done.points) == KILLS
    assert {point.kind for point in done.points} == {*SELF_KILLS, LINE}
    for game in ("skull", "skullking"):
        assert list(tmp_path.glob(f"{game}9-*.db")), f"{game} was never killed"
