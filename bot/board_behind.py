"""Boards that show an older moment than the truth: they are tried again, and players are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.board_slot import Slot
from bot.public import PublicMessages
from bot.rights import missing_rights, rights_words
from bot.text import Text
from bot.updates import Update

LAG = 15.0
"""Seconds of Discord's trouble after which players are told that the board is behind."""


class BoardsBehind(PublicMessages):
    """What is done about them. ``renew`` repaints a player's panel."""

    renew: Callable[[str, int], None]

    def try_again(self, guild_id: int | None = None) -> None:
        """Something has changed in a server, or everywhere: what is behind may be painted now."""
        for table_id, slot in [*self.slots.items()]:
            if guild_id in (None, slot.guild_id):
                self.hurry(table_id, slot)

    def hurry(self, table_id: str, slot: Slot) -> None:
        """If the board is behind, try to paint it soon."""
        if slot.stuck is None:
            return
        slot.hurry = True
        if not slot.busy:  # the tries have ended
            self.bot.spawn(self._catch_up(table_id), "repaint a board")

    def doubt(self, table_id: str) -> None:
        """Something at a table has failed half-way: paint all anew when it is pressed again."""
        slot = self.slots.get(table_id)
        if slot is not None and slot.stuck is None:
            slot.stuck = "doubt"

    async def _catch_up(self, table_id: str) -> None:
        update = await self.tables.look(table_id)
        slot = self.slot(update)
        if slot.stuck == "doubt":
            slot.stuck = None
            for seat in update.table.seats:
                if seat.user_id is not None:
                    self.renew(table_id, seat.user_id)
        self.show(update)

    def warning(
        self,
        update: Update,
        text: Text,
        user_id: int,
        interaction: discord.Interaction[Any] | None = None,
    ) -> str | None:
        """What a player has to know while the board cannot be shown; None when all is well.

        ``interaction`` is the press that is being answered, if there is one.
        """
        table, slot = update.table, self.slot(update)
        if interaction is not None and interaction.channel_id == table.channel_id:
            slot.lacking = missing_rights(interaction, post=slot.stuck == "blocked")
        elif slot.stuck is None:
            return None
        if slot.lacking:
            words = text("board-behind-rights", rights=rights_words(text, slot.lacking))
        elif slot.stuck == "closed":
            words = text("board-behind-thread")
        elif slot.stuck == "blocked" or (
            slot.stuck == "trouble" and self.clock() - slot.since >= LAG
        ):
            words = text("board-behind")
        else:
            return None
        slot.told.add(user_id)
        return f"⚠️ {words}"
