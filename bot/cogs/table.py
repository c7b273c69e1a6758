"""The commands of every table, whatever is played there: seats, pauses, history, settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import Answer
from bot.chronicle import before_screen
from bot.errors import UserError
from bot.guard import guarded
from bot.menus import forget_screen
from bot.screen import NOWHERE
from bot.translator import describe

Interaction = discord.Interaction[Any]
NAME = "table"


class TableCommands(commands.Cog):
    """What can be typed at any table, and in direct messages."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.group = self._group()
        bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        self.bot.tree.remove_command(self.group.name)

    def _group(self) -> app_commands.Group:
        group = app_commands.Group(
            name=NAME,
            description=describe("command-table"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        plain = {
            "pause": self._pause,
            "resume": self._resume,
            "history": self._history,
            "settings": self._settings,
            "forget": self._forget,
        }
        group.add_command(self._give_command())
        for name, work in plain.items():
            group.add_command(self._command(name, work))
        return group

    def _command(
        self, name: str, work: Callable[[Interaction], Awaitable[None]]
    ) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: Interaction) -> None:
            await guarded(interaction, lambda: work(interaction))

        return app_commands.Command(
            name=name, description=describe(f"command-table-{name}"), callback=callback
        )

    def _give_command(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.describe(user=describe("command-table-give-user"))
        async def callback(interaction: Interaction, user: discord.User) -> None:
            await guarded(interaction, lambda: self._give(interaction, user))

        return app_commands.Command(
            name="give", description=describe("command-table-give"), callback=callback
        )

    # ---- what they do ----------------------------------------------------------------

    async def _at_table(self, interaction: Interaction) -> tuple[Answer, str] | None:
        """The table that is meant, with the press noted; None when a choice was shown."""
        answer, presses = Answer(interaction), self.bot.presses
        table_id = await presses.meant.any_table(answer, "menu")
        if table_id is None:
            return None
        presses.panels.pressed(table_id, interaction)
        return answer, table_id

    async def _give(self, interaction: Interaction, user: discord.User) -> None:
        if found := await self._at_table(interaction):
            await self.bot.presses.seats.give(*found, user)

    async def _pause(self, interaction: Interaction) -> None:
        if found := await self._at_table(interaction):
            await self.bot.presses.seats.act(*found, "pause", "")

    async def _resume(self, interaction: Interaction) -> None:
        if found := await self._at_table(interaction):
            await self.bot.presses.seats.act(*found, "resume", "")

    async def _history(self, interaction: Interaction) -> None:
        """This channel's table, or the one that was played here last; else one's own."""
        answer, tables = Answer(interaction), self.bot.tables
        table_id = await tables.newest_in_channel(interaction.channel_id or 0)
        if table_id is None:
            try:
                table_id = await self.bot.presses.meant.any_table(answer, "history")
            except UserError as error:
                raise UserError("no_history") from error
        if table_id is not None:
            update = await tables.look(table_id)
            screen = await self.bot.presses.seats.history(answer, update)
            if update.table.status == "lobby":
                before = await tables.last_game_in_channel(update.table.channel_id)
                screen = before_screen(answer.text, screen, before)
            await answer.private(screen)

    async def _settings(self, interaction: Interaction) -> None:
        await self.bot.presses.settings(Answer(interaction), NOWHERE)

    async def _forget(self, interaction: Interaction) -> None:
        answer = Answer(interaction)
        await answer.private(forget_screen(answer.text))


async def setup(bot: Any) -> None:
    await bot.add_cog(TableCommands(bot))
