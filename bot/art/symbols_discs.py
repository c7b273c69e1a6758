"""What lies on Skull's discs, each in a box of 100x100."""

from __future__ import annotations

from bot.art.palette import GOLD, GOLD_DARK, INK
from bot.art.svg import NONE, OUTLINE, around, circle, path, pen
from bot.art.symbols_bones import skull

PETAL, PETAL_VEIN = "#F06A9B", "#C23B72"
LEAF, LEAF_VEIN = "#5CC46A", "#24803C"


def _petal(angle: int) -> str:
    turn = f"rotate({angle} 50 50)"
    return path(
        "M50 50C32 38 32 8 44 7C48 7 49 10 50 12C51 10 52 7 56 7C68 8 68 38 50 50Z",
        PETAL,
        OUTLINE,
        turn=turn,
    ) + path("M50 40V24", NONE, pen(PETAL_VEIN, 4), turn=turn)


def _stamens() -> str:
    return "".join(circle(x, y, 2, GOLD_DARK) for x, y in [*around(50, 50, 7, 6), (50, 50)])


def flower() -> str:
    """Six round petals."""
    petals = "".join(_petal(angle) for angle in range(0, 360, 60))
    return petals + circle(50, 50, 13, GOLD, OUTLINE) + _stamens()


def disc_skull() -> str:
    """A big skull without bones."""
    return skull(50, 48, 1.22)


def _leaf(angle: int) -> str:
    turn = f"rotate({angle} 50 46)"
    return path(
        "M50 47C39 39 26 27 33 14C38 6 47 8 50 16C53 8 62 6 67 14C74 27 61 39 50 47Z",
        LEAF,
        OUTLINE,
        turn=turn,
    ) + path("M50 40V27", NONE, pen(LEAF_VEIN, 4), turn=turn)


def _stalk(d: str) -> str:
    return path(d, NONE, pen(INK, 14)) + path(d, NONE, pen(LEAF_VEIN, 6))


def clover() -> str:
    """Four leaves for luck: the Last Chance, which counts as a flower."""
    leaves = "".join(_leaf(angle) for angle in (45, 135, 225, 315))
    return _stalk("M50 50C51 68 56 82 66 92") + leaves + circle(50, 46, 8, GOLD, OUTLINE)


def clover_shape(colour: str) -> str:
    """The clover in one colour, for the back of its disc."""
    d = "M50 47C39 39 26 27 33 14C38 6 47 8 50 16C53 8 62 6 67 14C74 27 61 39 50 47Z"
    leaves = (path(d, colour, turn=f"rotate({angle} 50 46)") for angle in (45, 135, 225, 315))
    return path("M50 50C51 68 56 82 66 92", NONE, pen(colour, 9)) + "".join(leaves)
