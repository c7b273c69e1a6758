"""The outline that tells a suit without its colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.art.svg import around, circle, path, rect

Shape = Callable[[float, float, float, str, str], str]
"""Draws round (x, y) with a radius, a fill and a line."""


def coin(x: float, y: float, r: float, fill: str, line: str = "") -> str:
    return circle(x, y, r, fill, line)


def doubloon(x: float, y: float, r: float, fill: str, line: str = "") -> str:
    """A coin with a wavy edge: small ones could be taken for a seat's token without it."""
    bow, points = f"{r * 0.31:.2f}", around(x, y, r, 12)
    (a, b), *rest = [*points, points[0]]
    waves = "".join(f"A{bow} {bow} 0 0 1 {c} {d}" for c, d in rest)
    return path(f"M{a} {b}{waves}Z", fill, line)


def tile(x: float, y: float, r: float, fill: str, line: str = "") -> str:
    half = r * 0.92
    return rect(x - half, y - half, 2 * half, 2 * half, r * 0.26, fill, line)


def hexagon(x: float, y: float, r: float, fill: str, line: str = "") -> str:
    corners = around(x, y, r * 1.06, 6)
    return path("M" + "L".join(f"{a} {b}" for a, b in corners) + "Z", fill, line)


def shield(x: float, y: float, r: float, fill: str, line: str = "") -> str:
    half = r * 0.95

    def at(across: float, down: float) -> str:
        return f"{x + half * across:g} {y + half * down:g}"

    d = (
        f"M{at(-1, -1)}L{at(1, -1)}L{at(1, 0.15)}"
        f"C{at(1, 0.75)} {at(0.4, 1.05)} {at(0, 1.25)}"
        f"C{at(-0.4, 1.05)} {at(-1, 0.75)} {at(-1, 0.15)}Z"
    )
    return path(d, fill, line)


SHAPES: Mapping[str, Shape] = {
    "parrot": hexagon,
    "chest": coin,
    "map": tile,
    "roger": shield,
}
TILE_SHAPES: Mapping[str, Shape] = {**SHAPES, "chest": doubloon}
"""On tiles, which stand beside tokens."""
