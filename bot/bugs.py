"""Bugs in the log: an id, the types and the places in the code, never values."""

from __future__ import annotations

import logging
import secrets
import traceback

log = logging.getLogger(__name__)


def log_bug(where: str, error: BaseException) -> str:
    """Log a bug without values and return its short id."""
    bug = secrets.token_hex(3)
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
