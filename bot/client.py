"""The bot: one discord.py client around the tables. ``setup_hook`` wires everything once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.admin_desk import AdminDesk
from bot.art.emojis import Emoji
from bot.art.studio import Studio
from bot.board import Boards
from bot.bugs import log_bug
from bot.controls import ITEMS, form_sent
from bot.emojis import Emojis
from bot.errors import UserError
from bot.gallery import Gallery
from bot.games import GAMES
from bot.guard import Seen, defer, guarded
from bot.hands import Hands
from bot.pace import Pace
from bot.panels import Panels
from bot.places import Places
from bot.presses import Presses
from bot.show import Show
from bot.store import Store
from bot.tables import TableService
from bot.timers import Timers
from bot.translator import Translator, commands_hash
from bot.trouble import TROUBLE, said

log = logging.getLogger(__name__)

TREE_HASH = "command_tree"
COGS = ("bot.cogs.game", "bot.cogs.table", "bot.cogs.admin")
LONGEST_LIMIT = 60.0
"""Seconds that a call waits for a rate limit; a longer one is trouble to be dealt with."""
LAST_ANSWERS = 3.0
"""Seconds that answers under way are waited for when the bot is closed."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    read_message_history=True,
    attach_files=True,
    use_external_emojis=True,
)
"""What the invite link asks for."""


def intents() -> discord.Intents:
    """Nothing privileged: guilds, and that messages come.

    Their text is there in direct messages and where the bot is mentioned, and nowhere else.
    """
    return discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Tree(app_commands.CommandTree[Any]):
    """Commands whose trouble ends in the guard like everything else."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        async def fail() -> None:
            old = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
            if isinstance(error, (*old, app_commands.TransformerError)):
                raise UserError("command_changed")
            raise error

        self.client.seen.forget(interaction.id)
        await guarded(interaction, fail)


class SkullduggeryBot(Places, commands.AutoShardedBot):
    """The whole bot. ``store`` is opened by the caller, who may pass clock and chance for tests."""

    def __init__(
        self,
        open_store: Callable[[], Coroutine[Any, Any, Store]],
        *,
        pace: Pace | None = None,
        rng: Random | None = None,
        clock: Callable[[], float] | None = None,
        keep_ended_days: int = 30,
        shard_count: int | None = None,
        studio: Studio | None = None,
        emojis: Sequence[Emoji] = (),
        **tables: Any,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents(),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_LIMIT,
            shard_count=shard_count,
        )
        self.games, self.seen = GAMES, Seen()
        self.pace = pace or Pace()
        self.clock = clock or (lambda: discord.utils.utcnow().timestamp())
        self._open_store, self._rng, self._table_extras = open_store, rng, tables
        self._keep_ended = keep_ended_days * 86400.0
        self._jobs: set[asyncio.Task[Any]] = set()
        self.answering: set[asyncio.Task[Any]] = set()
        self.gallery = Gallery(studio, self.spawn, Emojis(self, emojis, self.clock, self.spawn))
        self.closing = self._ready_once = False
        self.lost_guilds, self.unreadable = set(), set()
        self.store: Store
        self.tables: TableService
        self.presses: Presses
        self.admin_desk: AdminDesk
        self.timers: Timers

    # ---- beginning and end ---------------------------------------------------------

    async def setup_hook(self) -> None:
        """Open the store, build everything on it, start the one timer task."""
        self.store = await self._open_store()
        engines = {slug: game.engine for slug, game in self.games.items()}
        self.tables = TableService(
            self.store,
            engines,
            clock=self.clock,
            pace=self.pace,
            rng=self._rng,
            **self._table_extras,
        )
        boards = Boards(self, self.tables, self.games, self.clock, self.pace.board_gap)
        gap = self.pace.dm_gap
        hands = Hands(self, self.tables, self.games, boards, self.clock, gap)
        panels = Panels(self.tables, self.games, hands, self.clock, self.spawn)
        show = Show(boards, panels, self.spawn)
        self.presses = Presses(self.tables, self.games, show)
        self.admin_desk = AdminDesk(self)
        self.tables.last_press = self.presses.last_act
        if self.gallery.studio is not None:
            self.spawn(self.gallery.studio.warm_up(), "draw the usual sprites")
        self.gallery.emojis.begin()
        self.add_dynamic_items(*ITEMS)
        await self.load_commands()
        await self.sync_if_changed()
        await self.tables.look_up_pictures()
        async with self.store.begin() as tx:
            await tx.expire_ended(self.clock() - self._keep_ended)
        self.timers = Timers(self.tables, self.clock, show.after_time)

    async def load_commands(self) -> None:
        """Put all commands into the tree, with their words in all languages."""
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)

    async def sync_if_changed(self, *, force: bool = False) -> bool:
        """Send the commands to Discord when they differ from what was sent last."""
        found = await commands_hash(self.tree)
        async with self.store.read() as tx:
            known = await tx.meta(TREE_HASH)
        if known == found and not force:
            return False
        await self.tree.sync()
        async with self.store.begin() as tx:
            await tx.set_meta(TREE_HASH, found)
        return True

    async def close(self) -> None:
        """Finish the answers under way, let repaints go, close the store.

        Moves are saved already, and boards that stay behind are repaired at the next start.
        """
        self.closing = True
        if hasattr(self, "timers"):
            self.timers.close()
        me = asyncio.current_task()
        if answering := self.answering - {me}:
            await asyncio.wait(answering, timeout=LAST_ANSWERS)
        while jobs := (self._jobs | self.answering) - {me}:  # what ends may begin something
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
        if self.gallery.studio is not None:
            self.gallery.studio.close()
        if hasattr(self, "timers"):
            self.presses.panels.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    # ---- work beside the answer ----------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        """Do something in the background; its trouble is logged, never lost."""
        job = asyncio.create_task(self._job(work, what), name=what)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        job.add_done_callback(lambda _: work.close())  # it may never have begun

    async def _job(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        try:
            await work
        except TROUBLE as error:
            log.warning("%s: %s", what, said(error))
        except Exception as error:  # noqa: BLE001 - background work must not die unheard
            log_bug(what, error)

    def spawn_defer(self, interaction: discord.Interaction[Any]) -> None:
        self.spawn(defer(interaction), "defer an answer")

    # ---- events --------------------------------------------------------------------

    async def on_ready(self) -> None:
        """Look after all places and paint the boards that are behind: a crash leaves some.

        Only then does time begin to go on: what people have not seen yet is painted before the
        next move of a computer seat. READY comes again when a connection could not be resumed.
        """
        first, self._ready_once = not self._ready_once, True
        self.spawn(self._begin(first), "look round")

    async def _begin(self, first: bool) -> None:
        try:
            await self.look_round()
        finally:
            if first:
                self.timers.start()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Commands and controls find their own way; only forms are taken here."""
        await form_sent(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """That a message came pushes boards up; what is meant for the bot may be a move."""
        self.presses.boards.noticed(message.channel.id)
        await self.presses.typed.heard(self, message)
