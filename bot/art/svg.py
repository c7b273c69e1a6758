"""The few words of SVG that the drawings are written in. Pure text.

Every drawing is one document of its own, so ids never meet. ``turn`` is an SVG transform.
"""

from __future__ import annotations

from math import atan2, cos, inf, pi, sin

from bot.art.palette import INK

NONE = "none"


def _seen(name: str, share: float) -> str:
    return f' {name}="{share}"' if share != 1.0 else ""


def pen(colour: str, width: float, *, dashes: str = "", opacity: float = 1.0) -> str:
    """How a line is drawn: round ends and corners, always."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f' stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
        f' stroke-linecap="round"{_seen("stroke-opacity", opacity)}{dashed}'
    )


OUTLINE = pen(INK, 4.5)
"""Round every shape."""
THIN = pen(INK, 3)
"""For what lies inside a shape."""


def _rest(fill: str, line: str, opacity: float, turn: str) -> str:
    turned = f' transform="{turn}"' if turn else ""
    return f' fill="{fill}"{line}{_seen("fill-opacity", opacity)}{turned}/>'


def path(d: str, fill: str, line: str = "", *, opacity: float = 1.0, turn: str = "") -> str:
    return f'<path d="{d}"{_rest(fill, line, opacity, turn)}'


def circle(x: float, y: float, r: float, fill: str, line: str = "", *, opacity: float = 1.0) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_rest(fill, line, opacity, "")}'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, line: str = "") -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"{_rest(fill, line, 1.0, "")}'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    r: float,
    fill: str,
    line: str = "",
    *,
    opacity: float = 1.0,
    turn: str = "",
) -> str:
    """A box with round corners of radius ``r``."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{r:g}"'
        f"{_rest(fill, line, opacity, turn)}"
    )


def place(drawing: str, x: float, y: float, width: float) -> str:
    """A drawing of the 100x100 box, ``width`` wide at (x, y)."""
    return f'<g transform="translate({x:g} {y:g}) scale({width / 100:g})">{drawing}</g>'


def centred(drawing: str, x: float, y: float, width: float) -> str:
    """A drawing of the 100x100 box, its middle at (x, y)."""
    return place(drawing, x - width / 2, y - width / 2, width)


Box = tuple[float, float, float, float, float]
"""A round box: x, y, width, height and the radius of its corners."""


def frame(outer: Box, inner: Box, fill: str) -> str:
    """The band between two round boxes."""
    return path(_clockwise(outer) + _backwards(inner), fill)


def _clockwise(box: Box) -> str:
    x, y, width, height, r = box
    across, down, corner = width - 2 * r, height - 2 * r, f"a{r:g} {r:g} 0 0 1"
    return (
        f"M{x + r:g} {y:g}h{across:g}{corner} {r:g} {r:g}v{down:g}{corner} {-r:g} {r:g}"
        f"h{-across:g}{corner} {-r:g} {-r:g}v{-down:g}{corner} {r:g} {-r:g}Z"
    )


def _backwards(box: Box) -> str:
    """The other way round, so that it is a hole."""
    x, y, width, height, r = box
    across, down, corner = width - 2 * r, height - 2 * r, f"a{r:g} {r:g} 0 0 0"
    return (
        f"M{x:g} {y + r:g}v{down:g}{corner} {r:g} {r:g}h{across:g}{corner} {r:g} {-r:g}"
        f"v{-down:g}{corner} {-r:g} {-r:g}h{-across:g}{corner} {-r:g} {r:g}Z"
    )


def falling(upper: str, lower: str) -> str:
    """Defines the paint ``FALL``: one colour above, another below. Once a document."""
    return (
        '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/>'
        "</linearGradient>"
    )


FALL = "url(#g)"


def rays(x: float, y: float, count: int, length: float, fill: str, opacity: float) -> str:
    """``count`` rays round a point, as wide as the gaps between them."""

    def tip(step: int) -> str:
        angle = pi * step / count
        return f"L{x + length * cos(angle):.1f} {y + length * sin(angle):.1f}"

    d = "".join(f"M{x:g} {y:g}{tip(2 * ray)}{tip(2 * ray + 1)}Z" for ray in range(count))
    return path(d, fill, opacity=opacity)


def sunburst(
    x: float, y: float, count: int, box: tuple[float, float, float, float], fill: str, share: float
) -> str:
    """Rays round (x, y) that end at the sides (left, top, right, bottom) of a box."""
    left, top, right, bottom = box
    corners = [(right, bottom), (left, bottom), (left, top), (right, top)]

    def end(angle: float) -> tuple[float, float]:
        across, down = cos(angle), sin(angle)
        reach = min(
            (right - x if across > 0 else left - x) / across if abs(across) > 1e-9 else inf,
            (bottom - y if down > 0 else top - y) / down if abs(down) > 1e-9 else inf,
        )
        return x + reach * across, y + reach * down

    def ray(step: int) -> str:
        first, last = pi * step / count, pi * (step + 1) / count
        within = [c for c in corners if first < atan2(c[1] - y, c[0] - x) % (2 * pi) < last]
        points = [(x, y), end(first), *within, end(last)]
        return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"

    return path("".join(ray(2 * index) for index in range(count)), fill, opacity=share)


def around(x: float, y: float, r: float, count: int) -> list[tuple[float, float]]:
    """``count`` points on a circle, from three o'clock clockwise."""
    angles = [2 * pi * step / count for step in range(count)]
    return [(round(x + r * cos(a), 1), round(y + r * sin(a), 1)) for a in angles]


def document(width: float, height: float, *parts: str) -> str:
    """A whole SVG picture."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return f"{head}{''.join(parts)}</svg>"


def square(*parts: str) -> str:
    """A whole picture of the 100x100 box."""
    return document(100, 100, *parts)
