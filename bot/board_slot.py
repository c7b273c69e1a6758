"""What is known about one table's board while the bot runs."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.trouble import ARCHIVED, LOCKED, blocked, code_of
from bot.updates import Update


@dataclass(slots=True)
class Slot:
    """What is known about one table's board.

    ``pending`` is what is still to be painted, in its order: the newest update, and before
    it those that have to be seen. ``stayed`` is what was last seen of that kind, ``posting``
    counts the posts under way, ``draft`` is the nonce and version of one whose answer never
    came. ``whole`` says whether the board could be drawn, ``stuck`` why it is behind, ``since``
    from when on, ``told`` who has been told so, ``lacking`` the rights that were missing then;
    ``hurry`` that it is worth while to try again now.
    """

    channel_id: int
    message_id: int | None
    guild_id: int = 0
    shown: int = -1
    stayed: Any = None
    pending: list[Update] = field(default_factory=list[Update])
    busy: bool = False
    edited: float = 0.0
    reposted: float = 0.0
    below: int = 0
    posting: int = 0
    gone: bool = False
    draft: tuple[str, int] | None = None
    whole: bool = True
    stuck: str | None = None
    since: float = 0.0
    told: set[int] = field(default_factory=set[int])
    lacking: list[str] = field(default_factory=list[str])
    hurry: bool = False
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

    def fails(self, error: BaseException, now: float) -> bool:
        """Note why the board cannot be painted; whether that is news."""
        before = self.stuck
        closed = code_of(error) in (ARCHIVED, LOCKED)
        self.stuck = "closed" if closed else "blocked" if blocked(error) else "trouble"
        if before is None:
            self.since = now
        return self.stuck != before


def nonce_of(*parts: object) -> str:
    """What a post and the same post made again have in common; Discord takes 25 characters.

    For some minutes it answers a known nonce with the message it has instead of a new one.
    """
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
