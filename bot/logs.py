"""What is logged, and how much of it: never a card, a disc, a seed or a token."""

from __future__ import annotations

import logging

FLOORS = {
    "aiohttp": logging.INFO,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "discord": logging.INFO,
    "simcord": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}
"""Below these levels the libraries log what is stored and sent, tokens included."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def configure(level: int | str = "INFO") -> None:
    """Log everything from this level on to standard error, but for the libraries' chatter."""
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter(LINE))
        root.addHandler(handler)
    root.setLevel(level)
    for name, floor in FLOORS.items():
        logging.getLogger(name).setLevel(max(floor, root.level))
