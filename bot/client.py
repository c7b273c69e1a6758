"""The bot: one discord.py client around the tables. ``setup_hook`` wires everything once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.board import Boards
from bot.bugs import log_bug
from bot.controls import ITEMS, form_sent
from bot.errors import UserError
from bot.games import GAMES
from bot.guard import Seen, defer, guarded
from bot.pace import Pace
from bot.panels import Panels
from bot.presses import Presses
from bot.show import Show
from bot.store import Store
from bot.tables import TableService
from bot.timers import Timers
from bot.trouble import TROUBLE, said
from bot.updates import TableInfo

log = logging.getLogger(__name__)

TREE_HASH = "command_tree"
COGS = ("bot.cogs.game",)
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
    """Nothing privileged: guilds, and that a message came (never its text) in guilds and DMs."""
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


class SkullduggeryBot(commands.AutoShardedBot):
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
        self.closing = self._repaired = False
        self.store: Store
        self.tables: TableService
        self.presses: Presses
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
        person, look = self.tables.person, self.tables.look
        panels = Panels(self.games, self.clock, person, self.spawn, look)
        boards = Boards(self, self.tables, self.games, self.clock, self.pace.board_gap)
        show = Show(boards, panels, self.spawn)
        self.tables.last_press = panels.last_press
        self.presses = Presses(self.tables, self.games, show)
        self.add_dynamic_items(*ITEMS)
        await self.load_commands()
        await self.sync_if_changed()
        async with self.store.begin() as tx:
            await tx.expire_ended(self.clock() - self._keep_ended)
        self.timers = Timers(self.tables, self.clock, show.after_time)

    async def load_commands(self) -> None:
        """Put all commands into the tree."""
        for cog in COGS:
            await self.load_extension(cog)

    async def sync_if_changed(self, *, force: bool = False) -> bool:
        """Send the commands to Discord when they differ from what was sent last."""
        found = tree_hash(self.tree)
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
            self.presses.panels.close()
        me = asyncio.current_task()
        if answering := self.answering - {me}:
            await asyncio.wait(answering, timeout=LAST_ANSWERS)
        jobs = (self._jobs | self.answering) - {me}
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    # ---- work beside the answer ----------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        """Do something in the background; its trouble is logged, never lost."""
        job = asyncio.create_task(self._job(work, what), name=what)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

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
        """Paint the boards that a crash left behind the truth; once, however often READY comes.

        Only then does time go on: what people have not seen yet is painted before the next
        move of a computer seat.
        """
        if self._repaired:
            return
        self._repaired = True
        try:
            for table_id in await self.tables.live():
                self.spawn(self._check_place(table_id), "look for a table's place")
            behind = await self.tables.behind()
            await asyncio.gather(*(self._job(self._repair(t), "repair a board") for t in behind))
        finally:
            self.timers.start()

    async def _repair(self, table_id: str) -> None:
        update = await self.tables.look(table_id)
        if await self._is_gone(update.table):
            await self.close_table(table_id, "gone")
        else:
            self.presses.boards.show(update)
            await self.presses.boards.clear_ping(update)

    async def _check_place(self, table_id: str) -> None:
        """Close a table whose channel or server went while the bot was away."""
        if await self._is_gone((await self.tables.look(table_id)).table):
            log.warning("the place of table %s is gone; the table is closed", table_id)
            await self.close_table(table_id, "gone")

    async def _is_gone(self, table: TableInfo) -> bool:
        """Is there no such channel any more? Archived threads are looked up, they are not known."""
        guild = self.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return guild is None
        if guild.get_channel_or_thread(table.channel_id) is not None:
            return False
        try:
            await self.fetch_channel(table.channel_id)
        except discord.NotFound:
            return True
        except TROUBLE:
            return False
        return False

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Commands and controls find their own way; only forms are taken here."""
        await form_sent(interaction)

    async def on_message(self, message: discord.Message, /) -> None:
        """Only that a message came matters: it pushes boards up."""
        self.presses.boards.noticed(message.channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._channel_gone(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table_id in await self.tables.live_in_guild(guild.id):
            await self.close_table(table_id, "gone")

    async def _channel_gone(self, channel_id: int) -> None:
        table_id = await self.tables.live_in_channel(channel_id)
        if table_id is not None:
            await self.close_table(table_id, "gone")

    async def close_table(self, table_id: str, reason: str) -> None:
        """Close a table whose place is gone; its seats are free at once."""
        self.presses.boards.forget(table_id)
        try:
            update = await self.tables.close(table_id, reason)
        except UserError as error:
            if error.code != "already_ended":
                return
            update = await self.tables.look(table_id)
        users = [s.user_id for s in update.table.seats if s.user_id is not None]
        self.presses.panels.forget(table_id, users)
        await self.tables.mark_shown(table_id, update.table.version)


def tree_hash(tree: app_commands.CommandTree[Any]) -> str:
    """A fingerprint of all commands as Discord would get them, in English."""
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps(payload, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
