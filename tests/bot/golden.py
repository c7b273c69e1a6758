"""What pictures were like when somebody last looked at them.

``SKULLDUGGERY_GOLDENS=renew pytest -n0 tests/bot`` writes them anew; look at what has changed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from bot.art.layout import Layout, Sprite, Words

HERE = Path(__file__).parent / "goldens"
RENEW = os.environ.get("SKULLDUGGERY_GOLDENS") == "renew"
WIDTH = 300
"""Pixels of a golden picture; drawn at full size and made smaller."""
MEAN_DIFFERENCE = 1.0
FAR, MOST_FAR = 24, 0.005
"""A difference that the eye sees, and the part of all pixels that may have it."""


def lines(layout: Layout) -> list[str]:
    """A layout, one line a part."""
    head = f"{layout.width}x{layout.height} {layout.felt.value}"
    return [head, *(_line(part) for part in layout.parts)]


def _line(part: Sprite | Words) -> str:
    if isinstance(part, Sprite):
        shadow = " shadow" if part.shadow else ""
        return f"{part.key} {part.x},{part.y} {part.width}{shadow}"
    more = f"{part.size} {part.align.value} {part.longest} {part.colour}"
    return f"{part.text!r} {part.x},{part.y} {more}"


def check_layout(name: str, layout: Layout) -> None:
    """The layout is exactly the one in ``<name>.json``."""
    file, found = HERE / f"{name}.json", lines(layout)
    if RENEW:
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")
    assert found == json.loads(file.read_text("utf-8"))


def check_picture(name: str, image: Image.Image) -> None:
    """The picture looks like ``<name>.png``; libraries may differ a little in it."""
    file = HERE / f"{name}.png"
    height = image.height * WIDTH // image.width
    found = image.resize((WIDTH, height), Image.Resampling.LANCZOS)
    if RENEW:
        file.parent.mkdir(exist_ok=True)
        found.save(file, optimize=True)
    with Image.open(file) as golden:
        wanted = golden.convert("RGB")
    assert found.size == wanted.size
    difference = ImageChops.difference(found, wanted)
    bands = ImageStat.Stat(difference).mean
    assert sum(bands) / len(bands) < MEAN_DIFFERENCE
    worst = ImageChops.lighter(ImageChops.lighter(*difference.split()[:2]), difference.split()[2])
    far = sum(worst.histogram()[FAR + 1 :])
    assert far < MOST_FAR * WIDTH * height
