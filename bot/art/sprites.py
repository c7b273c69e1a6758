"""Sprites: every drawing once per width, kept in memory and, if wished, on the disk.

resvg draws slowly and lets nobody else work meanwhile, so each SVG is drawn once. What Pillow
does fast is done on top of that when it is asked for: names, padlocks, shadows. All cards share
one shadow, and so do all discs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Generic, TypeVar

import resvg_py
from PIL import Image, ImageFilter

from bot.art.faces import is_locked, name_on, silhouette, svg_of
from bot.art.names import named
from bot.art.palette import DUSK
from bot.art.sprite_files import SpriteFiles

MOST_IMAGE_BYTES = 12 * 2**20
"""Bytes of images ready to paste that are kept."""
MOST_PNG_BYTES = 8 * 2**20
"""Bytes of drawn sprites, packed, that are kept: all the usual ones."""
GREYED, DARKENED = 0.55, 0.46
"""How far a locked card loses its colour, and its light."""
SHADOW = 0.55
"""How dark a shadow is."""
LOCK_WIDTH, LOCK_X, LOCK_Y = 0.34, 0.60, 0.05
"""The padlock on a locked card, as parts of the card's width."""

Made = tuple[str, int, bool]
"""A key, a width, and whether it is the shadow."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """The values used last, as many as fit into a number of bytes."""

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        self._most = most
        self._size_of = size
        self._values: OrderedDict[K, V] = OrderedDict()
        self.size = 0

    def get(self, key: K) -> V | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: K, value: V) -> None:
        """Add a value; what has not been used for longest makes room."""
        if key in self._values:
            self.size -= self._size_of(self._values.pop(key))
        self._values[key] = value
        self.size += self._size_of(value)
        while self.size > self._most and len(self._values) > 1:
            _, oldest = self._values.popitem(last=False)
            self.size -= self._size_of(oldest)


class Sprites:
    """All sprites. Safe to use from several threads; one draws at a time.

    ``folder`` keeps drawn sprites for the next start; without it they live in memory only.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        most_bytes: int = MOST_IMAGE_BYTES,
        most_png_bytes: int = MOST_PNG_BYTES,
    ) -> None:
        self._files = SpriteFiles(folder) if folder is not None else None
        self._images: Kept[Made, Image.Image] = Kept(most_bytes, _bytes_of)
        self._pngs: Kept[str, bytes] = Kept(most_png_bytes, len)
        self._lock = Lock()
        self._drawing = Lock()
        self.drawn = 0

    @property
    def image_bytes(self) -> int:
        """Bytes of the images that are ready to paste."""
        return self._images.size

    @property
    def png_bytes(self) -> int:
        """Bytes of the packed sprites."""
        return self._pngs.size

    def get(self, key: str, width: int) -> Image.Image:
        """The sprite as RGBA, ``width`` pixels wide. KeyError for a key without a drawing.

        The image is shared: nobody may draw on it.
        """
        return self._made((key, width, False), lambda: self._new(key, width))

    def shade(self, key: str, width: int) -> Image.Image:
        """How dark a sprite's shadow is where (L); ``shadow_margin`` larger on every side."""
        wanted = (silhouette(key), width, True)
        return self._made(wanted, lambda: shade_of(self._new(key, width)))

    def _made(self, wanted: Made, make: Callable[[], Image.Image]) -> Image.Image:
        image = self._ready(wanted)
        if image is None:
            with self._drawing:
                image = self._ready(wanted)
                if image is None:
                    image = make()
                    with self._lock:
                        self._images.keep(wanted, image)
        return image

    def _ready(self, wanted: Made) -> Image.Image | None:
        with self._lock:
            return self._images.get(wanted)

    def _new(self, key: str, width: int) -> Image.Image:
        image = self._rendered(svg_of(key), width)
        if name := name_on(key):
            image = named(image, name)
        return locked(image, self._padlock(width)) if is_locked(key) else image

    def _padlock(self, width: int) -> Image.Image:
        return self._rendered(svg_of("mark/lock"), round(width * LOCK_WIDTH))

    def _rendered(self, svg: str, width: int) -> Image.Image:
        name = sha256(f"{resvg_py.__version__} {width} {svg}".encode()).hexdigest()
        png = self._pngs.get(name)
        if png is None:
            png = self._from_disk(name) or self._draw(name, svg, width)
            self._pngs.keep(name, png)
        return unpacked(png)

    def _from_disk(self, name: str) -> bytes | None:
        return self._files.read(name) if self._files is not None else None

    def _draw(self, name: str, svg: str, width: int) -> bytes:
        png = drawn(svg, width)
        self.drawn += 1
        if self._files is not None:
            self._files.write(name, png)
        return png


def _bytes_of(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


def drawn(svg: str, width: int) -> bytes:
    """An SVG picture as PNG, ``width`` pixels wide."""
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)


def unpacked(png: bytes) -> Image.Image:
    """A PNG as an RGBA image."""
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGBA")


def locked(card: Image.Image, padlock: Image.Image) -> Image.Image:
    """A card that may not be played: half grey, darker, with a padlock."""
    grey = card.convert("L")
    image = Image.blend(card.convert("RGB"), Image.merge("RGB", (grey, grey, grey)), GREYED)
    image = Image.blend(image, Image.new("RGB", card.size, DUSK), DARKENED).convert("RGBA")
    image.putalpha(card.getchannel("A"))
    corner = (round(card.width * LOCK_X), round(card.width * LOCK_Y))
    image.alpha_composite(padlock, corner)
    return image


def _softness(width: int) -> int:
    return max(4, width // 26)


def shadow_margin(width: int) -> int:
    """Pixels that a sprite's shadow adds on every side."""
    return 3 * _softness(width) + round(width * 0.03)


def shade_of(sprite: Image.Image) -> Image.Image:
    """A soft shadow a little below a sprite's outline."""
    margin, fall = shadow_margin(sprite.width), round(sprite.width * 0.03)
    shade = Image.new("L", (sprite.width + 2 * margin, sprite.height + 2 * margin))
    outline = sprite.getchannel("A").point(lambda alpha: alpha * SHADOW)
    shade.paste(outline, (margin, margin + fall))
    return shade.filter(ImageFilter.GaussianBlur(_softness(sprite.width)))
