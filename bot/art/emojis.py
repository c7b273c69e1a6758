"""Which small drawings stand in text and on buttons, and the names they have at Discord.

A name tells what is drawn: it ends in a hash of the drawing, so that a changed one is new.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.art.cards import FACES
from bot.art.compose import EMOJI_SIZE, png
from bot.art.faces import svg_of
from bot.art.palette import SEATS
from bot.text import SEAT_SIGNS

PREFIX = "skd_"
"""What the names of all of ours begin with; nobody else's emojis are touched."""
EDITION = 1
"""Goes up when the same SVG is to become another image."""
HASH_LENGTH = 8
MOST_BYTES = 256 * 1024
"""Bytes that Discord takes for one emoji."""
SUIT_SIGNS = {"parrot": "🦜", "chest": "🪙", "map": "🗺️", "roger": "☠️"}
OURS = re.compile(rf"{PREFIX}[a-z0-9_]+_[0-9a-f]{{{HASH_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Emoji:
    """One emoji: its drawing's key, its word in the name, and the ``sign`` it replaces in text."""

    key: str
    word: str
    sign: str = ""

    @property
    def group(self) -> str:
        """What is drawn in one style: such emojis are shown together or not at all."""
        return self.key.partition("/")[0]

    @property
    def name(self) -> str:
        """The name at Discord: letters, digits and underscores, at most 32."""
        return f"{PREFIX}{self.word}_{drawing_hash(self.key)}"

    def image(self) -> bytes:
        """The PNG. Takes some 40 ms of a processor."""
        return png(self.key)


@cache
def drawing_hash(key: str) -> str:
    """A fingerprint of what is drawn, without drawing it."""
    content = f"{EDITION} {EMOJI_SIZE} {svg_of(key)}"
    return hashlib.sha256(content.encode()).hexdigest()[:HASH_LENGTH]


def is_ours(name: str) -> bool:
    """Whether an emoji of this name was made here, now or by another version."""
    return OURS.fullmatch(name) is not None


def _cards() -> Iterator[Emoji]:
    for face in FACES:
        suit, _, number = face.partition("-")
        sign = f"{SUIT_SIGNS[suit]} {number}" if suit in SUIT_SIGNS else ""
        yield Emoji(f"tile/{face}", face.replace("-", "_"), sign)


def _seats() -> Iterator[Emoji]:
    for number, sign in zip(range(1, len(SEATS) + 1), SEAT_SIGNS, strict=True):
        yield Emoji(f"token/{number}", f"seat_{number}", sign)
    yield Emoji("token/ghost", "ghost", "👻")


EMOJIS: tuple[Emoji, ...] = (
    *_seats(),
    Emoji("mini/flower", "flower", "🌸"),
    Emoji("mini/skull", "skull", "💀"),
    Emoji("mini/last-chance", "last_chance", "🌼"),
    Emoji("mini/down", "face_down", "🟤"),
    Emoji("mark/crown", "crown", "👑"),
    Emoji("mark/computer", "computer", "💻"),
    *_cards(),
)
"""All of them, in the order in which they are uploaded: what most people see first."""
