"""Bugs in the log: an id, the types and the places in the code, never values."""

from __future__ import annotations

import logging
import secrets
import traceback

from bot.errors import UserError

log = logging.getLogger(__name__)

STORAGE = ("storage_busy", "storage_failed")
"""Troubles of the storage, which says itself what they are."""


def log_bug(where: str, error: BaseException) -> str:
    """Log a bug without values and return its short id. Trouble with the storage is none."""
    bug = secrets.token_hex(3)
    if isinstance(error, UserError) and error.code in STORAGE:
        log.warning("%s: %s", where, error)
        return bug
    log.error("error %s in %s: %s", bug, where, safe_traceback(error))
    return bug


def safe_traceback(error: BaseException) -> str:
    """Types and places of an exception and its causes; no messages, which may hold secrets."""
    parts: list[str] = []
    seen: set[int] = set()
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        frames = traceback.extract_tb(link.__traceback__)
        places = " < ".join(f"{f.name} ({f.filename}:{f.lineno})" for f in reversed(frames))
        parts.append(f"{type(link).__name__} at {places or '?'}")
        link = link.__cause__ or link.__context__
    return " | from ".join(parts)
