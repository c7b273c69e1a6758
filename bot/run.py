"""The bot on the real Discord: built from the settings, run until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import aiohttp
import discord

from bot.art.emojis import EMOJIS
from bot.art.studio import Studio
from bot.art.usual import usual
from bot.client import SkullduggeryBot
from bot.emojis import BRIEFLY
from bot.errors import StartError
from bot.pace import Pace
from bot.settings import COPY_TOKEN_AGAIN, Settings, unknown_variables, variable
from bot.signals import stop_requested
from bot.store import Store

log = logging.getLogger(__name__)


def pace_of(settings: Settings) -> Pace:
    """All waits as the settings say."""
    return Pace(
        pause_min=settings.computer_pause_min,
        pause_max=settings.computer_pause_max,
        pause_total=settings.computer_pause_total,
        beat=settings.beat_seconds,
        board_gap=settings.board_gap_seconds,
        ping_after=settings.ping_after_seconds,
        turn=settings.turn_seconds or None,
        lobby=settings.lobby_minutes * 60.0,
        paused=settings.paused_days * 86400.0,
    )


def make_bot(
    settings: Settings, open_store: Callable[[], Coroutine[Any, Any, Store]]
) -> SkullduggeryBot:
    """The bot as the settings say."""
    return SkullduggeryBot(
        open_store,
        pace=pace_of(settings),
        keep_ended_days=settings.ended_keep_days,
        studio=Studio(usual=usual()) if settings.pictures else None,
        emojis=EMOJIS if settings.emojis else (),
    )


def token_of(settings: Settings) -> str:
    if settings.token is None:
        raise StartError(
            f"There is no token: put the bot's token into {variable('token')}, in the environment "
            "or in the file .env (README.md says where to get one)."
        )
    return settings.token.get_secret_value()


async def run(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM; StartError when that is impossible."""
    token = token_of(settings)
    for name, meant in unknown_variables().items():
        log.warning("%s is no setting%s", name, f": is {meant} meant?" if meant else "")
    store = await Store.open(settings.database_url)  # our own troubles before Discord's

    async def opened() -> Store:
        return store

    try:
        async with stop_requested() as stop, make_bot(settings, opened) as bot:
            work = asyncio.create_task(bot.start(token), name="bot")
            await first_of(work, stop)
            with explained():
                if work.done():
                    work.result()
                else:
                    log.info("stopping")
                    work.cancel()
                    await asyncio.gather(work, return_exceptions=True)
    finally:
        await store.close()


async def first_of(work: asyncio.Task[Any], stop: asyncio.Event) -> None:
    """Wait until the work is done or a stop is wanted."""
    waiting = asyncio.create_task(stop.wait())
    await asyncio.wait((work, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


class CommandSender(SkullduggeryBot):
    """The bot as far as its commands go. It needs no database, so the bot may run meanwhile."""

    async def setup_hook(self) -> None:
        await self.load_commands()


async def sync(settings: Settings, guild: int | None) -> tuple[int, int]:
    """Send all commands to Discord, for one server or for all, and then the emojis as well.

    Returns how many top-level commands were sent, and how many emojis are there.
    """
    token = token_of(settings)

    async def no_store() -> Store:
        raise AssertionError("sending commands needs no store")

    with explained(guild=guild):
        emojis = EMOJIS if settings.emojis and guild is None else ()
        async with CommandSender(no_store, emojis=emojis) as sender:
            await sender.login(token)
            where = discord.Object(guild) if guild is not None else None
            if where is not None:
                sender.tree.copy_global_to(guild=where)
            sent = await sender.tree.sync(guild=where)
            if emojis:
                await sender.gallery.emojis.sync(pauses=BRIEFLY)
            return len(sent), len(sender.gallery.emojis.known)


@contextlib.contextmanager
def explained(*, guild: int | None = None) -> Iterator[None]:
    """Discord's refusals and the network's troubles as one sentence each."""
    try:
        yield
    except discord.LoginFailure:
        raise StartError(
            f"Discord refuses the token in {variable('token')}: {COPY_TOKEN_AGAIN}."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise StartError(
            "Discord wants privileged intents to be switched on for this bot: do so in the "
            "Discord Developer Portal (page Bot), or update the bot, which needs none."
        ) from None
    except (discord.Forbidden, discord.NotFound) as error:
        if guild is None:
            raise StartError(f"Discord refuses this bot ({error.status}): {error.text}.") from None
        raise StartError(
            f"The bot is not in the server {guild}: invite it there first "
            "(python -m bot check prints the link)."
        ) from None
    except discord.RateLimited as error:
        raise StartError(
            f"Discord asks this bot to wait for {error.retry_after:.0f} seconds: try again then."
        ) from None
    except discord.HTTPException as error:
        raise StartError(
            f"Discord does not answer as it should ({error.status}): try again later."
        ) from None
    except (discord.GatewayNotFound, discord.ConnectionClosed) as error:
        raise StartError(f"Discord has closed the connection ({error}): try again later.") from None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise StartError(
            f"Discord cannot be reached ({type(error).__name__}): check this machine's network."
        ) from None
