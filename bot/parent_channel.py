"""A game in a thread ends with one short line in the channel that the thread belongs to."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.board_slot import nonce_of
from bot.games.base import Game
from bot.layout import to_view
from bot.shell import line_screen
from bot.text import Text
from bot.trouble import TROUBLE, said
from bot.updates import Update

log = logging.getLogger(__name__)


class ParentChannels:
    """Tells channels how the games in their threads have ended; once, and it may fail."""

    def __init__(self, bot: Any, games: dict[str, Game]) -> None:
        self.bot, self.games = bot, games

    async def tell(self, update: Update) -> None:
        """One line about a game that has a result; nothing about one that was broken off."""
        table = update.table
        if table.status != "ended" or update.view is None or update.view.outcome is None:
            return
        text, game = Text(table.locale), self.games[table.game]
        try:
            thread = self.bot.get_channel(table.channel_id)
            if thread is None:
                thread = await self.bot.fetch_channel(table.channel_id)
            if not isinstance(thread, discord.Thread) or thread.is_private():
                return
            headline = game.presenter.result(text, table, update.view)[0].lstrip("# ")
            words = text(
                "thread-result",
                game=text(f"{game.slug}-name"),
                place=f"<#{thread.id}>",
                result=headline,
            )
            parent = self.bot.get_partial_messageable(thread.parent_id)
            await parent.send(
                view=to_view(line_screen(words), emojis=self.bot.gallery.emojis.known),
                allowed_mentions=discord.AllowedMentions.none(),
                nonce=nonce_of("result", table.id, table.version),
            )
        except TROUBLE as error:
            log.info("the result of table %s stays in its thread: %s", table.id, said(error))
