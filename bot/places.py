"""The places of tables: channels, threads and servers that go, come back, or change their rights.

Discord's events are one half of it; what happened while the bot was away, or not connected, is
looked up when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord

from bot.errors import UserError
from bot.presses import Presses
from bot.tables import Place, TableService
from bot.trouble import TROUBLE
from bot.updates import TableInfo, Update

log = logging.getLogger(__name__)

REPAIRS_AT_ONCE = 4
"""Boards that are read at the same time; presses need connections to the database, too."""


class Places:
    """The part of the client that minds them."""

    tables: TableService
    presses: Presses
    spawn: Callable[..., None]
    _job: Callable[..., Coroutine[Any, Any, None]]
    get_guild: Callable[[int], discord.Guild | None]
    fetch_channel: Callable[[int], Coroutine[Any, Any, Any]]
    lost_guilds: set[int]
    unreadable: set[str]

    # ---- what was missed -----------------------------------------------------------

    async def look_round(self) -> None:
        """Close tables whose place went while nobody told us; paint the boards that are behind."""
        self.spawn(self._close_lost(), "look for lost places")
        hands = self.presses.panels.hands.repair(await self.tables.with_hands())
        self.spawn(hands, "repair hands")
        behind = iter(await self.tables.behind())
        await asyncio.gather(*(self._repair_each(behind) for _ in range(REPAIRS_AT_ONCE)))

    async def _repair_each(self, behind: Iterator[str]) -> None:
        for table_id in behind:
            await self._job(self._repair(table_id), "repair a board")

    async def _repair(self, table_id: str) -> None:
        update = await self._read(table_id)
        if update is None:
            return
        if await self._is_gone(update.table):
            await self.close_table(table_id, "gone")
        else:
            self.presses.boards.show(update)
            await self.presses.boards.clear_ping(update)
            await self.presses.show.offers.show(update)

    async def _close_lost(self, guild_id: int | None = None) -> None:
        """Close the tables whose channel or server went while the bot was away.

        There may be many tables, so none is read, and what has to be looked up comes in turn. Of
        a server that Discord had lost discord.py still knows channels that are gone.
        """
        lost = guild_id is not None
        places = await self.tables.places(guild_id)
        for place in [one for one in places if lost or not self._sees(one)]:
            await self._job(self._check_place(place, ask=lost), "look for a table's place")

    async def _check_place(self, place: Place, *, ask: bool) -> None:
        if await self._is_gone(place, ask=ask) and await self._read(place.table_id):
            log.warning("the place of table %s is gone; the table is closed", place.table_id)
            await self.close_table(place.table_id, "gone")

    async def _read(self, table_id: str) -> Update | None:
        """What there is to see of a table; None, and said once, when it cannot be read."""
        found = await self.tables.overview(table_id)
        if found is not None and found.update is None and table_id not in self.unreadable:
            self.unreadable.add(table_id)
            log.warning("table %s cannot be read; an admin's reset frees its channel", table_id)
        return found.update if found else None

    def _sees(self, place: Place) -> bool:
        """Is the channel certainly there? Archived threads are not seen."""
        guild = self.get_guild(place.guild_id)
        return guild is not None and guild.get_channel_or_thread(place.channel_id) is not None

    async def _is_gone(self, table: TableInfo | Place, *, ask: bool = False) -> bool:
        """Is there no such channel any more? Archived threads are looked up, they are not known.

        ``ask`` looks everything up.
        """
        guild = self.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            return guild is None
        if not ask and guild.get_channel_or_thread(table.channel_id) is not None:
            return False
        try:
            await self.fetch_channel(table.channel_id)
        except discord.NotFound:
            return True
        except TROUBLE:
            return False
        return False

    # ---- what goes -----------------------------------------------------------------

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

    async def close_if_gone(self, table_id: str) -> bool:
        """Close a table whose channel Discord does not know, unless that was a slip."""
        if not await self._is_gone((await self.tables.look(table_id)).table, ask=True):
            return False
        await self.close_table(table_id, "gone")
        return True

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
        self.spawn(self.presses.panels.hands.close(update), "take hands back")

    # ---- what comes back -----------------------------------------------------------

    async def on_resumed(self) -> None:
        """The connection was broken, so calls may have been, too."""
        self.presses.boards.try_again()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.lost_guilds.add(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord says so of every server at the start; it counts when it had lost this one."""
        if guild.id not in self.lost_guilds:
            return
        self.lost_guilds.discard(guild.id)
        self.presses.boards.try_again(guild.id)
        self.spawn(self._close_lost(guild.id), "look for lost places")

    async def on_guild_channel_update(self, _: Any, now: discord.abc.GuildChannel) -> None:
        self.presses.boards.try_again(now.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.presses.boards.try_again(payload.guild_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.presses.boards.try_again(thread.guild.id)

    async def on_guild_role_update(self, _: Any, now: discord.Role) -> None:
        self.presses.boards.try_again(now.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.presses.boards.try_again(role.guild.id)

    async def on_member_update(self, _: Any, now: discord.Member) -> None:
        """The bot's own roles; of others nothing is heard."""
        self.presses.boards.try_again(now.guild.id)
