"""A server's settings: what its new tables begin with, and who looks after them."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import discord

from bot.admin_screens import settings_screen
from bot.answers import Answer
from bot.errors import UserError
from bot.rights import is_manager
from bot.text import server_locale

log = logging.getLogger(__name__)

ITS_OWN = "server"
"""The choice of the language that the server itself has in Discord."""
UNSET = -1
"""The choice of no turn time: the bot's own."""


class ServerSettings:
    """Shows and changes them."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.tables, self.pace = bot, bot.tables, bot.pace

    async def command(
        self,
        answer: Answer,
        language: str | None,
        turn: int | None,
        pictures: bool | None,
        role: discord.Role | None,
    ) -> None:
        """Change what was named; without anything show what there is."""
        changes: dict[str, Any] = {}
        if language is not None:
            changes["language"] = None if language == ITS_OWN else language
        if turn is not None:
            changes["turn_seconds"] = None if turn == UNSET else turn
        if pictures is not None:
            changes["pictures"] = pictures
        if role is not None:
            if role.is_default():
                raise UserError("everybody_is_no_role")
            changes["admin_role"] = role.id
        await self.change(answer, **changes)

    async def change(self, answer: Answer, **changes: Any) -> None:
        """Save what is different now. Raises ``role_needs_manager``: admins choose no admins."""
        interaction = answer.interaction
        manager = is_manager(interaction)
        if "admin_role" in changes and not manager:
            raise UserError("role_needs_manager")
        guild = await self.tables.guild(interaction.guild_id)
        if changes:
            guild = replace(guild, **changes)
            await self.tables.put_guild(guild)
            names = ", ".join(sorted(changes))
            log.info("user %d set %s of server %d", answer.user_id, names, guild.guild_id)
        if "language" in changes:
            locale = server_locale(guild.language, interaction.guild_locale)
            await self.tables.speak(guild.guild_id, locale)
            self.bot.spawn(self._repaint(guild.guild_id), "repaint boards")
        screen = settings_screen(
            answer.text,
            guild,
            self._role_name(interaction, guild.admin_role),
            self.pace.turn,
            saved=bool(changes),
            manager=manager,
        )
        await answer.private(screen)

    async def _repaint(self, guild_id: int) -> None:
        """Show all boards of a server in its new language."""
        for table_id in await self.tables.live_in_guild(guild_id):
            try:
                self.bot.presses.boards.repaint(await self.tables.look(table_id))
            except UserError as error:  # one that has ended, or cannot be read
                log.info("the board of table %s keeps its language: %s", table_id, error.code)

    def _role_name(self, interaction: discord.Interaction[Any], role_id: int | None) -> str | None:
        role = interaction.guild.get_role(role_id) if interaction.guild and role_id else None
        return role.name if role else None
