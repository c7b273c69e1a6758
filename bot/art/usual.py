"""Which sprites are usual, for a warm-up in small steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.cards import FACES
from bot.art.layout import HAND_WIDTH, TABLE_WIDTH, scaled
from bot.art.marks import PIPS
from bot.art.palette import MAT_SEATS, SEATS

Wanted = tuple[str, int]
"""A key and a width in pixels."""

_SEATS = range(1, len(SEATS) + 1)
_MATS = range(1, MAT_SEATS + 1)

TABLES: Sequence[tuple[Sequence[str], Sequence[int]]] = (
    ([f"token/{seat}" for seat in _SEATS], (86, 98, 84, 74, 68, 66, 64, 52)),
    (["mark/crown", "mark/turn", "mark/out"], (60, 54)),
    (["mark/chevron"], (26,)),
    (["mark/dots"], (100, 84)),
    (["mark/sealed", "mark/unsealed"], (76, 68, 84)),
    (["mark/starter"], (50, 58, 66)),
    (["mark/star", "mark/nostar"], (50, 60)),
    ([f"pip/{name}" for name in PIPS], (28, 24, 20, 16)),
    ([f"bid/{bid}" for bid in range(11)], (84,)),
    ([f"card/{face}" for face in FACES], (180, 132)),
    (["card/back"], (56,)),
    (["slot/card", "slot/turn"], (180, 132)),
    ([f"mat/{seat}" for seat in _MATS], (380, 456)),
    ([f"mat/{seat}/{state}" for seat in _MATS for state in ("hot", "turn")], (380,)),
    ([f"disc/back/{seat}" for seat in _MATS], (138, 46, 165, 55)),
    ([f"disc/{what}/{seat}" for seat in _MATS for what in ("flower", "skull")], (138,)),
    (["mini/flower", "mini/skull", "mini/none"], (88,)),
    ([f"count/{discs}" for discs in range(1, 5)], (62, 74)),
    (["slot/disc"], (138,)),
)
"""What most pictures of tables are made of: keys, and the widths that layouts ask for."""
HANDS: Sequence[tuple[Sequence[str], Sequence[int]]] = (
    ([f"disc/{what}/{seat}" for seat in _MATS for what in ("flower", "skull")], (196, 128)),
    ([f"count/{discs}" for discs in range(1, 5)], (46,)),
    ([f"card/{face}" for face in FACES], (180, 216, 147)),
)
"""The same for hands."""


def usual() -> Iterator[Wanted]:
    """All usual sprites. Names, padlocks and shadows cost little and are left for later."""
    for sprites, wide in ((TABLES, TABLE_WIDTH), (HANDS, HAND_WIDTH)):
        for keys, widths in sprites:
            yield from ((key, scaled(width, wide)) for width in widths for key in keys)
