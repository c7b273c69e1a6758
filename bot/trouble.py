"""What can go wrong on the way to Discord, and whether it passes by itself."""

from __future__ import annotations

from collections.abc import Awaitable

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""All that a call to Discord raises: refusals, limits that last too long, a broken network."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS = 10003, 10008, 30046
UNKNOWN_EMOJI, INVALID_FORM = 10014, 50035
MISSING_ACCESS, MISSING_RIGHTS, ARCHIVED, LOCKED = 50001, 50013, 50083, 160005
TOO_LATE = frozenset({10062, 40060, 10015, 50027, UNKNOWN_MESSAGE})
"""Discord's codes for an answer that came too late, twice, or to a message that is gone."""
BLOCKED = frozenset({MISSING_ACCESS, MISSING_RIGHTS, ARCHIVED, LOCKED})
"""Its codes for what people have to put right: rights that are missing, a closed thread."""
FILES_REFUSED = frozenset({MISSING_RIGHTS, 40005, 50045, 50046})
"""Its codes for a file that may not be sent, is too large, or is no picture to it."""
NO_BUG = BLOCKED | {UNKNOWN_CHANNEL, TOO_MANY_OLD_EDITS}
"""Refusals of an answer that say nothing against the bot."""


def code_of(error: BaseException) -> int:
    """Discord's own code for a refusal; 0 when it gave none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def passes(error: BaseException) -> bool:
    """Is it worth while to try the same again later?"""
    if not isinstance(error, discord.HTTPException):
        return True
    return error.status >= 500 or (error.status == 429 and error.code != TOO_MANY_OLD_EDITS)


def blocked(error: BaseException) -> bool:
    """Does it work again once somebody has given a right back or opened a thread?"""
    return code_of(error) in BLOCKED


def refuses_files(error: BaseException) -> bool:
    """May the same go through without its file?"""
    return getattr(error, "status", 0) == 413 or code_of(error) in FILES_REFUSED


def said(error: BaseException) -> str:
    """The trouble in a word for the log, without addresses: they hold tokens."""
    if isinstance(error, discord.HTTPException):
        return f"Discord says {error.status} ({error.code})"
    return type(error).__name__


async def quietly(work: Awaitable[object]) -> bool:
    """Do something nobody has to be told about when it fails."""
    try:
        await work
    except TROUBLE:
        return False
    return True
