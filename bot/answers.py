"""Answering one interaction: always privately, unless it was a board that was pressed."""

from __future__ import annotations

from typing import Any

import discord

from bot.layout import mentions, to_view
from bot.screen import Screen
from bot.text import Text

ANSWERED_ALREADY = 40060


class Answer:
    """One interaction and the ways to answer it, before and after it was deferred."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.text = Text(str(interaction.locale))

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def message_id(self) -> int | None:
        message = self.interaction.message
        return message.id if message else None

    @property
    def on_panel(self) -> bool:
        """Was a private message pressed?"""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.on_hand)

    @property
    def on_hand(self) -> bool:
        """Was a message in this person's direct messages pressed that stays there?"""
        interaction, message = self.interaction, self.interaction.message
        return message is not None and interaction.guild_id is None and not message.flags.ephemeral

    @property
    def is_command(self) -> bool:
        """Was it a command?"""
        return self.interaction.type is discord.InteractionType.application_command

    async def private(self, screen: Screen) -> discord.WebhookMessage | None:
        """Show a screen to this person alone.

        In place when a private message was pressed. Returns the message when it is a
        follow-up, None when it is the interaction's own response.
        """
        if not self.interaction.response.is_done() and await self._first(screen):
            return None
        if self.on_panel or self.interaction.type is not discord.InteractionType.component:
            await self.interaction.edit_original_response(view=to_view(screen))
            return None
        return await self.beside(screen)

    async def _first(self, screen: Screen) -> bool:
        """Give the first answer; False when the deferral was faster, so that it comes after."""
        response, view, who = self.interaction.response, to_view(screen), mentions(screen)
        try:
            if self.on_panel:
                await response.edit_message(view=view, allowed_mentions=who)
            else:
                await response.send_message(view=view, ephemeral=True, allowed_mentions=who)
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
            return False
        return True

    async def beside(self, screen: Screen) -> discord.WebhookMessage:
        """A further private message beside the answer."""
        return await self.interaction.followup.send(
            view=to_view(screen), ephemeral=True, wait=True, allowed_mentions=mentions(screen)
        )

    async def repaint(self, screen: Screen) -> None:
        """Answer by editing the public message that was pressed."""
        await self.interaction.response.edit_message(
            view=to_view(screen), allowed_mentions=mentions(screen)
        )
