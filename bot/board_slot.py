"""What is known about one table's board while the bot runs."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.updates import Update


@dataclass(slots=True)
class Slot:
    """What is known about one table's board.

    ``pending`` is what is still to be painted, in its order: the newest update, and before
    it those that have to be seen. ``stayed`` is what was last seen of that kind, ``posting``
    counts the posts under way.
    """

    channel_id: int
    message_id: int | None
    shown: int = -1
    stayed: Any = None
    pending: list[Update] = field(default_factory=list[Update])
    busy: bool = False
    edited: float = 0.0
    reposted: float = 0.0
    below: int = 0
    posting: int = 0
    gone: bool = False
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever edits or posts the message."""

    @contextmanager
    def post(self) -> Iterator[None]:
        """From before a post until its id is saved: till then it looks like one left behind."""
        self.posting += 1
        try:
            yield
        finally:
            self.posting -= 1


def nonce_of(*parts: object) -> str:
    """What a post and the same post made again have in common; Discord takes 25 characters.

    For some minutes it answers a known nonce with the message it has instead of a new one.
    """
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
