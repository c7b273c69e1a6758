"""All waiting in the bot in one place, so that tests can set every wait to zero."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Waits in seconds.

    ``pause_min``/``pause_max`` how long a computer seat seems to think, ``pause_total``
    the most that computer seats take together between two persons' turns, ``beat`` the
    time between two moves the house plays by itself, ``board_gap`` the least time between
    two edits of one board, ``dm_gap`` the least time between two direct messages that one wish
    brings, ``ping_after`` how long an awaited player is left in peace,
    ``turn`` the turn time of a table whose host has chosen none (None is no limit).
    """

    pause_min: float = 1.0
    pause_max: float = 2.5
    pause_total: float = 4.0
    beat: float = 1.2
    board_gap: float = 1.0
    dm_gap: float = 1.0
    ping_after: float = 45.0
    turn: int | None = 180
    ping_at_once_from: float = 3600.0
    lobby: float = 30 * 60.0
    host_gone: float = 2 * 60.0
    vote_after: float = 60.0
    skip_after: float = 10 * 60.0
    paused: float = 7 * 86400.0


AT_ONCE = Pace(pause_min=0, pause_max=0, pause_total=0, beat=0, board_gap=0, dm_gap=0)
"""No waiting where the bot itself would wait; people's deadlines stay."""
