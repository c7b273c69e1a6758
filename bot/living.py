"""What reaches one player privately: a panel, what it shows, and the newest press."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.answers import response_id
from bot.gallery import Gallery
from bot.games.base import Game, Habits
from bot.screen import Screen
from bot.shell import panel_screen
from bot.tables import Person
from bot.text import Text
from bot.updates import SeatInfo, Update
from engines.core import Seat


def seat_screen(
    text: Text,
    game: Game,
    update: Update,
    seat: SeatInfo,
    page: str,
    person: Person,
    *,
    until: float | None = None,
    board: str | None = None,
) -> Screen:
    """A seat's own panel, wherever it stands."""
    hand = update.hands.get(Seat(seat.seat))
    if hand is None:
        page = f"seat.{seat.seat}"
    return panel_screen(text, game, update.table, hand, page, Habits.of(person), until, board)


@dataclass(slots=True)
class Living:
    """A panel on somebody's screen: the token that can edit it and until when.

    ``version`` is the table's newest version that it was meant to show, ``failing`` says that
    it shows an older one and is being tried again, ``behind`` that this was in vain so far,
    ``left`` that its owner sits there no more.
    """

    interaction: discord.Interaction[Any]
    followup: discord.WebhookMessage | None
    born: float
    version: int = -1
    failing: bool = False
    behind: bool = False
    left: bool = False

    @property
    def message_id(self) -> int | None:
        """The message it stands on, as far as it is known."""
        return self.followup.id if self.followup else response_id(self.interaction)

    async def edit(self, screen: Screen, again: Callable[[], Awaitable[Any]] | None = None) -> None:
        """Show a screen there; ``again`` shows it once more when its picture comes later."""
        gallery: Gallery = self.interaction.client.gallery
        if self.followup is not None:
            sheet = await gallery.in_time(screen, self.followup.id)
            message = await sheet.edit_by(self.followup.edit)
        else:
            sheet = await gallery.in_time(screen, response_id(self.interaction))
            message = await sheet.edit_by(self.interaction.edit_original_response)
        gallery.sent(sheet, message.id, screen, again or (lambda: self.edit(screen)))

    async def delete(self) -> None:
        if self.followup is not None:
            await self.followup.delete()
        else:
            await self.interaction.delete_original_response()


@dataclass(frozen=True, slots=True)
class Press:
    """A player's newest press at a table, and the newest one that can bring a panel.

    ``at`` and ``born`` are when the one and the other were made.
    """

    at: float
    interaction: discord.Interaction[Any] | None
    born: float
