"""The skull, which several drawings share, and crossed bones."""

from __future__ import annotations

from math import atan2, degrees, hypot

from bot.art.palette import INK, PAPER, PAPER_DARK
from bot.art.svg import NONE, OUTLINE, THIN, path


def skull(x: float, y: float, scale: float) -> str:
    """A skull round (x, y), 70 wide at scale 1."""
    drawn = (
        path(
            "M0-34C-24-34-36-18-35 0C-34 10-30 16-23 19L-22 32C-22 36-19 38-15 38L15 38"
            "C19 38 22 36 22 32L23 19C30 16 34 10 35 0C36-18 24-34 0-34Z",
            PAPER,
            OUTLINE,
        )
        + path(
            "M14-30C26-24 31-14 30 0C29 8 25 13 18 15L17 36C20 36 22 35 22 32L23 19"
            "C30 16 34 10 35 0C36-16 28-27 14-30Z",
            PAPER_DARK,
        )
        + path("M-27-3C-27-11-20-14-14-13C-7-12-5-6-6 0C-7 7-14 10-19 8C-24 7-27 3-27-3Z", INK)
        + path("M27-3C27-11 20-14 14-13C7-12 5-6 6 0C7 7 14 10 19 8C24 7 27 3 27-3Z", INK)
        + path("M0 5L-5 16C-5 18-2 18 0 16.5C2 18 5 18 5 16Z", INK)
        + path("M-11 25V37M0 25V37M11 25V37", NONE, THIN)
    )
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawn}</g>'


def bone(x1: float, y1: float, x2: float, y2: float, width: float = 9) -> str:
    """A bone from one point to another."""
    length, half, knob = hypot(x2 - x1, y2 - y1), width / 2, width * 0.62
    wide, wider = width * 1.25, width * 1.35
    end, inner, outer, tip = (
        length - knob,
        length - knob * 1.3,
        length + knob * 0.9,
        length + knob * 0.5,
    )
    d = (
        f"M{knob:g} {-half:g}H{end:g}"
        f"C{inner:g} {-wide:g} {outer:g} {-wider:g} {tip:g} 0"
        f"C{outer:g} {wider:g} {inner:g} {wide:g} {end:g} {half:g}H{knob:g}"
        f"C{knob * 1.3:g} {wide:g} {-knob * 0.9:g} {wider:g} {-knob * 0.5:g} 0"
        f"C{-knob * 0.9:g} {-wider:g} {knob * 1.3:g} {-wide:g} {knob:g} {-half:g}Z"
    )
    angle = degrees(atan2(y2 - y1, x2 - x1))
    return path(d, PAPER, OUTLINE, turn=f"translate({x1:g} {y1:g}) rotate({angle:.2f})")


def roger() -> str:
    """The Jolly Roger: skull and crossed bones."""
    return bone(15, 62, 85, 86) + bone(15, 86, 85, 62) + skull(50, 41, 1.0)
