"""The pictures of the rules guide: the examples of its pages as scenes."""

from __future__ import annotations

from bot.art.layout import Scene
from bot.games.skull.scene import HandScene, TableScene
from bot.games.skull.scene_facts import Challenge, End, Mat
from engines.core import Seat
from engines.skull.actions import Disc
from engines.skull.views import Phase

ANA, BO, CY = Seat(0), Seat(1), Seat(2)
FLOWER, SKULL, LAST_CHANCE = Disc.FLOWER, Disc.SKULL, Disc.LAST_CHANCE
ALL_DISCS = (FLOWER, FLOWER, FLOWER, SKULL)


def _hand(hand: tuple[Disc, ...], stack: tuple[Disc, ...] = ()) -> HandScene:
    return HandScene(ANA, hand, stack, lost=(), out=False)


def _table(phase: Phase, mats: tuple[Mat, ...], challenge: Challenge | None = None) -> TableScene:
    total = sum(mat.down + len(mat.turned) for mat in mats)
    return TableScene(1, phase, 2, total, mats, challenge)


def _placing() -> TableScene:
    """Ana has put down a second disc, Bo opens with two."""
    ana = Mat(ANA, discs=4, points=0, hand=2, down=2, starter=True, newest=True)
    bo = Mat(BO, discs=4, points=0, hand=3, down=1, acts=True)
    return _table(Phase.TURN, (ana, bo, Mat(CY, discs=4, points=0, hand=3, down=1)))


def _challenge() -> TableScene:
    """Cy has raised Bo's two to three, and both others have passed."""
    ana = Mat(ANA, discs=4, points=0, hand=2, down=2, passed=True)
    bo = Mat(BO, discs=4, points=0, hand=3, down=1, passed=True)
    cy = Mat(CY, discs=4, points=0, hand=2, down=2, bid=3, acts=True)
    return _table(Phase.CHALLENGING, (ana, bo, cy), Challenge(CY, 3))


def _won() -> TableScene:
    """Cy's own two flowers and Bo's top disc."""
    flips = ((CY, FLOWER), (CY, FLOWER), (BO, FLOWER))
    ana = Mat(ANA, discs=4, points=0, hand=2, down=2)
    bo = Mat(BO, discs=4, points=0, hand=3, down=0, turned=(FLOWER,))
    cy = Mat(CY, discs=4, points=1, hand=2, down=0, turned=(FLOWER, FLOWER), bid=3)
    return _table(Phase.REVEALING, (ana, bo, cy), Challenge(CY, 3, flips, End.WON))


def _lost() -> TableScene:
    """Bo's top disc was a skull, and Cy has a disc less."""
    flips = ((CY, FLOWER), (CY, FLOWER), (BO, SKULL))
    ana = Mat(ANA, discs=4, points=0, hand=2, down=2)
    bo = Mat(BO, discs=4, points=0, hand=3, down=0, turned=(SKULL,))
    cy = Mat(CY, discs=3, points=0, hand=1, down=0, turned=(FLOWER, FLOWER), bid=3)
    return _table(Phase.REVEALING, (ana, bo, cy), Challenge(CY, 3, flips, End.LOST, BO))


def guide_scene(page: int) -> Scene | None:
    """The picture of a page of the guide, counted from 1; None when it has none."""
    match page:
        case 1:
            return _hand(ALL_DISCS)
        case 2:
            return _placing()
        case 3:
            return _challenge()
        case 4:
            return _won()
        case 5:
            return _lost()
        case 6:
            return _hand((FLOWER, LAST_CHANCE))
        case _:
            return None
