"""Answering one interaction: always privately, unless it was a board that was pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.gallery import Gallery, Print
from bot.layout import mentions
from bot.screen import Screen
from bot.text import Text

ANSWERED_ALREADY = 40060
RESPONSE = "response"
"""Where an interaction's extras keep the id of its own response."""


class Answer:
    """One interaction and the ways to answer it, before and after it was deferred."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.text = Text(str(interaction.locale))
        self.gallery: Gallery = interaction.client.gallery

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

    async def private(
        self, screen: Screen, again: Callable[[], Awaitable[Any]] | None = None
    ) -> discord.WebhookMessage | None:
        """Show a screen to this person alone.

        In place when a private message was pressed. Returns the message when it is a
        follow-up, None when it is the interaction's own response. A picture that is not there
        yet comes later, by ``again`` when that is given.
        """
        if not self.interaction.response.is_done() and await self._first(screen, again):
            return None
        if self.on_panel or self.interaction.type is not discord.InteractionType.component:
            await self.edit_response(screen, again)
            return None
        return await self.beside(screen, again)

    async def edit_response(
        self, screen: Screen, again: Callable[[], Awaitable[Any]] | None = None
    ) -> None:
        """Edit the interaction's own response, after it was given."""
        sheet = await self.gallery.in_time(screen, response_id(self.interaction))
        message = await sheet.edit_by(self.interaction.edit_original_response)
        self._sent(sheet, message.id, screen, again)

    async def _first(self, screen: Screen, again: Callable[[], Awaitable[Any]] | None) -> bool:
        """Give the first answer; False when the deferral was faster, so that it comes after."""
        response, who = self.interaction.response, mentions(screen)
        old = self.message_id if self.on_panel else None
        sheet = self.gallery.at_once(screen, old)
        try:
            if old is not None:
                await sheet.edit_by(response.edit_message, allowed_mentions=who)
                message_id = old
            else:
                sent = await sheet.send_by(
                    response.send_message, ephemeral=True, allowed_mentions=who
                )
                message_id = sent.message_id
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
            return False
        if message_id is not None:
            self._sent(sheet, message_id, screen, again)
        return True

    async def beside(
        self, screen: Screen, again: Callable[[], Awaitable[Any]] | None = None
    ) -> discord.WebhookMessage:
        """A further private message beside the answer."""
        sheet = await self.gallery.in_time(screen)
        message = await sheet.send_by(
            self.interaction.followup.send,
            ephemeral=True,
            wait=True,
            allowed_mentions=mentions(screen),
        )
        sent = again or (lambda: self._edit(message, screen))
        self.gallery.sent(sheet, message.id, screen, sent)
        return message

    async def repaint(self, screen: Screen, again: Callable[[], Awaitable[Any]]) -> None:
        """Answer by editing the public message that was pressed."""
        sheet = self.gallery.at_once(screen, self.message_id)
        edit = self.interaction.response.edit_message
        await sheet.edit_by(edit, allowed_mentions=mentions(screen))
        if self.message_id is not None:
            self.gallery.sent(sheet, self.message_id, screen, again)

    # ---- pictures ------------------------------------------------------------------

    def _sent(
        self,
        sheet: Print,
        message_id: int,
        screen: Screen,
        again: Callable[[], Awaitable[Any]] | None,
    ) -> None:
        self.interaction.extras[RESPONSE] = message_id
        self.gallery.sent(sheet, message_id, screen, again or (lambda: self.edit_response(screen)))

    async def _edit(self, message: discord.WebhookMessage, screen: Screen) -> None:
        sheet = await self.gallery.in_time(screen, message.id)
        await sheet.edit_by(message.edit)
        self.gallery.sent(sheet, message.id, screen, lambda: self._edit(message, screen))


def response_id(interaction: discord.Interaction[Any]) -> int | None:
    """The id of the message that an interaction was answered with, as far as it is known.

    A press on a private message is answered there, also when it was deferred.
    """
    known, answer = interaction.extras.get(RESPONSE), Answer(interaction)
    if known is None and interaction.type is discord.InteractionType.component and answer.on_panel:
        return answer.message_id
    return known
