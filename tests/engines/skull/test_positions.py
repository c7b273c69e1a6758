"""Set-ups that no game can reach are refused."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import RuleError
from engines.skull import position
from engines.skull.options import Options
from tests.engines.skull.tables import ALL, F, L, S, Table

BAD_POSITIONS = [
    ({"discs": [ALL, (), ()]}, "discs"),
    ({"discs": [ALL, ALL, (S, S)]}, "discs"),
    ({"discs": [ALL, ALL, (F, F, F, F)]}, "discs"),
    ({"discs": [ALL, ALL, (L,)]}, "discs"),
    ({"discs": [ALL, ALL, ("rose",)]}, "discs"),
    ({"discs": [(), ALL, ALL]}, "starter"),
    ({"discs": [ALL] * 3, "starter": 3}, "starter"),
    ({"discs": [ALL] * 3, "points": (0, 0)}, "points"),
    ({"discs": [ALL] * 3, "points": (2, 0, 0)}, "points"),
    ({"discs": [ALL] * 3, "points": (1, 0, 0), "points_to_win": 1}, "points"),
    ({"discs": [(F,), ALL, ALL], "holder": 0}, "last_chance"),
    ({"discs": [(F,), ALL, ALL], "used": [0]}, "last_chance"),
    ({"discs": [(F, F), ALL, ALL], "holder": 0, "last_chance": True}, "last_chance"),
    ({"discs": [(F,), ALL, ALL], "used": [3], "last_chance": True}, "last_chance"),
]


@pytest.mark.parametrize(("setup", "part"), BAD_POSITIONS)
def test_impossible_positions_are_refused(setup: dict[str, Any], part: str) -> None:
    with pytest.raises(RuleError) as refused:
        Table(**setup)
    assert refused.value.code == "bad_position"
    assert refused.value.params == {"part": part}


def test_a_position_needs_three_to_six_seats() -> None:
    with pytest.raises(RuleError) as refused:
        position([ALL] * 2, [0, 0], 0, Options())
    assert refused.value.code == "bad_seat_count"
