"""Paints a layout with sprites and encodes it. Knows no game."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageColor, ImageDraw

from bot.art.faces import svg_of
from bot.art.fonts import base_line, fitted, font
from bot.art.layout import MOST_WIDTH, Align, Felt, Layout, Sprite, Words, scaled
from bot.art.palette import SEA, WINE
from bot.art.sprites import Sprites, drawn, shadow_margin, unpacked

QUALITY, METHOD = 88, 0
"""WebP: clean to the eye, and many times faster than Pillow's own choice of method."""
EMOJI_SIZE = 128
COLOURS = {Felt.SEA: SEA, Felt.WINE: WINE}
GLOW_X, GLOW_Y = (0.12, 1.12), (0.33, 1.33)
"""The part of an ellipse 1.24 wide and 1.5 high that a table shows, in its own sizes."""
GLOW_WIDTH, GLOW_HEIGHT = 1.24, 1.5


def _palette(felt: Felt) -> list[int]:
    """From the colour of the middle to that of the edge in 256 steps."""
    middle, edge = (ImageColor.getrgb(colour)[:3] for colour in COLOURS[felt])
    return [
        round(inner + (outer - inner) * step / 255)
        for step in range(256)
        for inner, outer in zip(middle, edge, strict=True)
    ]


@lru_cache(maxsize=8)
def _table(felt: Felt, width: int, height: int) -> Image.Image:
    """Lighter above the middle, darker at the edges. With a palette it needs little memory."""
    glow = Image.radial_gradient("L")
    box = (
        glow.width * GLOW_X[0] / GLOW_WIDTH,
        glow.height * GLOW_Y[0] / GLOW_HEIGHT,
        glow.width * GLOW_X[1] / GLOW_WIDTH,
        glow.height * GLOW_Y[1] / GLOW_HEIGHT,
    )
    table = glow.resize((width, height), Image.Resampling.BILINEAR, box)
    table.putpalette(_palette(felt))
    return table


@lru_cache(maxsize=8)
def _darkness(size: tuple[int, int]) -> Image.Image:
    """Black: to paste it through a mask is three times faster than to fill with a colour."""
    return Image.new("RGB", size)


def _lay(table: Image.Image, part: Sprite, sprites: Sprites) -> None:
    if part.shadow:
        shade, margin = sprites.shade(part.key, part.width), shadow_margin(part.width)
        table.paste(_darkness(shade.size), (part.x - margin, part.y - margin), shade)
    image = sprites.get(part.key, part.width)
    table.paste(image, (part.x, part.y), image)


@lru_cache(maxsize=2_000)
def _stamp(text: str, size: float, heavy: bool) -> tuple[Image.Image, int, int, float]:
    """A line of words as a mask, where it lies beside its origin, and how long it is."""
    face = font(size, heavy)
    left, top, right, bottom = map(round, face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return mask, left, top, face.getlength(text)


SHARE = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
"""How much of a line lies left of its point."""


def _write(table: Image.Image, part: Words) -> None:
    size = fitted(part.text, part.size, part.longest, part.heavy).size
    mask, left, top, length = _stamp(part.text, size, part.heavy)
    x = round(part.x - length * SHARE[part.align]) + left
    table.paste(part.colour, (x, round(base_line(part.y, size)) + top), mask)


def fitted_to_phones(layout: Layout) -> Layout:
    """The layout at most ``MOST_WIDTH`` wide."""
    wide = layout.width
    if wide <= MOST_WIDTH:
        return layout
    parts = tuple(
        replace(
            part, x=scaled(part.x, wide), y=scaled(part.y, wide), width=scaled(part.width, wide)
        )
        if isinstance(part, Sprite)
        else replace(
            part,
            x=scaled(part.x, wide),
            y=scaled(part.y, wide),
            size=scaled(part.size, wide),
            longest=part.longest and scaled(part.longest, wide),
        )
        for part in layout.parts
    )
    return replace(layout, width=MOST_WIDTH, height=scaled(layout.height, wide), parts=parts)


def compose(layout: Layout, sprites: Sprites) -> Image.Image:
    """The layout as an opaque RGB image. KeyError if one of its keys has no drawing."""
    layout = fitted_to_phones(layout)
    image = _table(layout.felt, layout.width, layout.height).convert("RGB")
    for part in layout.parts:
        if isinstance(part, Sprite):
            _lay(image, part, sprites)
        else:
            _write(image, part)
    return image


def encode(image: Image.Image) -> bytes:
    """An image as WebP."""
    file = BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=METHOD)
    return file.getvalue()


def png(key: str, size: int = EMOJI_SIZE) -> bytes:
    """One drawing as a transparent square PNG, for an emoji. KeyError as ``svg_of``."""
    image = unpacked(drawn(svg_of(key), size))
    if image.height > size:
        image = unpacked(drawn(svg_of(key), size * size // image.height))
    square = Image.new("RGBA", (size, size))
    square.alpha_composite(image, ((size - image.width) // 2, (size - image.height) // 2))
    file = BytesIO()
    square.save(file, "PNG", compress_level=9)
    return file.getvalue()
