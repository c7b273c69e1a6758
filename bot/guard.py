"""The one place where exceptions become answers, and where late answers are deferred.

discord.py logs and drops what a button's callback raises, so nothing may get past here:
a refusal becomes a private sentence, a bug becomes a short error id and a log line that
names places in the code and never the values that were there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.bugs import log_bug
from bot.errors import UserError
from bot.store import LostRace
from bot.trouble import NO_BUG, TOO_LATE, TROUBLE, code_of, passes, said
from engines.core import RuleError

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
REMEMBERED = 1_000


class Seen:
    """The newest interaction ids, to ignore one that is delivered twice."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def repeat(self, interaction_id: int) -> bool:
        """True when this id has been here before; remembers it."""
        if interaction_id in self._ids:
            return True
        self._ids[interaction_id] = None
        if len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)
        return False

    def forget(self, interaction_id: int) -> None:
        """Let one id through again: its first handling ended before the guard."""
        self._ids.pop(interaction_id, None)


async def guarded(
    interaction: discord.Interaction[Any],
    work: Callable[[], Awaitable[None]],
    *,
    table: str | None = None,
    game: str | None = None,
) -> None:
    """Run one interaction's work. Never raises but for cancellation."""
    bot = interaction.client
    if bot.closing or bot.seen.repeat(interaction.id):
        return
    answering = asyncio.current_task()
    bot.answering.add(answering)
    late = asyncio.get_running_loop().call_later(DEFER_AFTER, bot.spawn_defer, interaction)
    try:
        await work()
    except (UserError, RuleError) as refusal:
        await _answer(bot, interaction, table, game, refusal)
    except LostRace:
        await _answer(bot, interaction, table, game, UserError("stale_prompt"))
    except TROUBLE as error:
        if passes(error) or code_of(error) in NO_BUG:
            log.warning("an answer could not be given: %s", said(error))
        elif code_of(error) not in TOO_LATE:
            await _answer(bot, interaction, table, game, _bug(error, interaction))
    except Exception as error:  # noqa: BLE001 - the guard is where every bug ends
        await _answer(bot, interaction, table, game, _bug(error, interaction))
        if table is not None:
            bot.presses.boards.doubt(table)
    finally:
        late.cancel()
        bot.answering.discard(answering)


async def guarded_message(
    bot: Any,
    work: Callable[[], Awaitable[None]],
    refuse: Callable[[UserError | RuleError], Awaitable[None]],
) -> None:
    """Run what a typed message asks for; ``refuse`` answers it otherwise.

    Never raises but for cancellation. Nobody waits for an answer to a message, so one that
    cannot be given is but noted.
    """
    if bot.closing:
        return
    answering = asyncio.current_task()
    bot.answering.add(answering)
    try:
        await _refusing(work, refuse)
    except TROUBLE as error:
        log.warning("a typed message could not be answered: %s", said(error))
    except Exception as error:  # noqa: BLE001 - the guard is where every bug ends
        log_bug("message", error)
    finally:
        bot.answering.discard(answering)


async def _refusing(
    work: Callable[[], Awaitable[None]],
    refuse: Callable[[UserError | RuleError], Awaitable[None]],
) -> None:
    try:
        await work()
    except (UserError, RuleError) as refusal:
        await refuse(refusal)
    except LostRace:
        await refuse(UserError("typed_too_late"))
    except TROUBLE:
        raise
    except Exception as error:  # noqa: BLE001 - see above
        await refuse(UserError("bug", id=log_bug("message", error)))


async def _answer(
    bot: Any,
    interaction: discord.Interaction[Any],
    table: str | None,
    game: str | None,
    refusal: UserError | RuleError,
) -> None:
    try:
        await bot.presses.refusals.refuse(interaction, table, game, refusal)
    except TROUBLE as error:
        log.info("a refusal could not be shown: %s", said(error))
    except Exception as error:  # noqa: BLE001 - see above
        await _say_so(bot, interaction, error)


async def _say_so(bot: Any, interaction: discord.Interaction[Any], error: Exception) -> None:
    """A refusal that could not even be drawn still gets its line."""
    try:
        await bot.presses.refusals.say(interaction, _bug(error, interaction))
    except TROUBLE as trouble:
        log.info("a refusal could not be shown: %s", said(trouble))
    except Exception as worse:  # noqa: BLE001 - see above
        log_bug("refusal", worse)


def _bug(error: Exception, interaction: discord.Interaction[Any]) -> UserError:
    kind = interaction.type.name
    return UserError("bug", id=log_bug(kind, error))


async def defer(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that the answer takes longer; privately where an answer would be new."""
    if interaction.response.is_done():
        return
    try:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except (*TROUBLE, discord.InteractionResponded):
        log.info("an answer could not be deferred")
