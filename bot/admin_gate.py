"""Who may look after a server's tables, and which table is meant."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from typing import Any

import discord

from bot.admin_screens import choice_words, seat_lines
from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import Game
from bot.rights import is_manager
from bot.steward import Overview
from bot.tables import TableService
from bot.trouble import TROUBLE
from bot.updates import Player

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
LONGEST_CHOICE = 100


class Gate:
    """Lets admins in, to the tables of their own server alone."""

    def __init__(self, tables: TableService, games: Mapping[str, Game]) -> None:
        self.tables, self.games = tables, games

    async def verify_admin(self, interaction: Interaction, what: str) -> None:
        """Raises ``in_dm`` or ``not_admin``, which is logged. ``what`` is wanted."""
        if interaction.guild_id is None:
            raise UserError("in_dm")
        if not await self.is_admin(interaction):
            who, where = interaction.user.id, interaction.guild_id
            log.info("user %d may not do %s in server %d", who, what, where)
            raise UserError("not_admin")

    async def is_admin(self, interaction: Interaction) -> bool:
        """May the sender look after this server's tables?"""
        if interaction.guild_id is None:
            return False
        if is_manager(interaction):
            return True
        role = (await self.tables.guild(interaction.guild_id)).admin_role
        user = interaction.user
        return role is not None and isinstance(user, discord.Member) and bool(user.get_role(role))

    async def meant(self, interaction: Interaction, wanted: str | None) -> Overview:
        """The live table that a command means: the named one, or that of its channel.

        Raises ``admin_no_table`` for any but this server's own.
        """
        if wanted is None:
            table_id = await self.tables.live_in_channel(interaction.channel_id or 0)
            if table_id is None:
                raise UserError("admin_no_table_here")
            return await self.here(interaction, table_id)
        wanted = str(wanted).strip()
        # Discord sometimes sends what a choice is called instead of what it stands for.
        known = dict(await self.table_choices(interaction))
        return await self.here(interaction, known.get(wanted, wanted))

    async def here(
        self, interaction: Interaction, table_id: str, *, ended: bool = False
    ) -> Overview:
        """A table of this server, which may have ``ended``.

        Raises ``admin_no_table`` or ``admin_ended``.
        """
        found = await self.tables.overview(table_id)
        if found is None or found.bare.guild_id != interaction.guild_id:
            raise UserError("admin_no_table")
        if found.bare.status == "ended" and not ended:
            raise UserError("admin_ended")
        return found

    async def table_choices(self, interaction: Interaction) -> list[tuple[str, str]]:
        """This server's live tables as lines to choose from, with their ids.

        Lines that would be the same tell the id: what is sent may be the line itself.
        """
        guild, text = interaction.guild, Answer(interaction).text
        found: list[tuple[str, str]] = []
        for bare in await self.tables.bares(interaction.guild_id or 0):
            channel = guild.get_channel_or_thread(bare.channel_id) if guild else None
            words = choice_words(text, self.games, bare, channel.name if channel else None)
            found.append((words[:LONGEST_CHOICE], bare.id))
        often = Counter(words for words, _ in found)
        return [(_with_id(words, id_) if often[words] > 1 else words, id_) for words, id_ in found]

    async def seat_choices(
        self, interaction: Interaction, wanted: str | None
    ) -> list[tuple[str, int]]:
        """The seats of the table that is meant, the first one with number 1."""
        bare = (await self.meant(interaction, wanted)).bare
        return [(words, seat + 1) for seat, words in seat_lines(bare)]


def _with_id(words: str, table_id: str) -> str:
    mark = f" ({table_id})"
    return words[: LONGEST_CHOICE - len(mark)] + mark


def newcomer(who: discord.User | discord.Member | None) -> Player:
    """Who shall have a seat. Raises what is wrong with the choice."""
    if who is None:
        raise UserError("player_needed")
    if who.bot:
        raise UserError("player_is_bot")
    if not isinstance(who, discord.Member):
        raise UserError("player_not_here")
    return Player(who.id, who.display_name)


async def member_by_id(interaction: Interaction, user_id: int) -> Player:
    """Somebody of this server, who may have left it since they were named."""
    try:
        assert interaction.guild is not None
        return newcomer(await interaction.guild.fetch_member(user_id))
    except discord.NotFound:
        raise UserError("player_not_here") from None
    except TROUBLE as error:
        raise UserError("other") from error
