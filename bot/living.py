"""What reaches one player privately: a panel, what it shows, and the newest press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.games.base import Game, Habits
from bot.layout import to_view
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
    it shows an older one and is being tried again, ``left`` that its owner sits there no more.
    """

    interaction: discord.Interaction[Any]
    followup: discord.WebhookMessage | None
    born: float
    version: int = -1
    failing: bool = False
    left: bool = False

    async def edit(self, screen: Screen) -> None:
        if self.followup is not None:
            await self.followup.edit(view=to_view(screen))
        else:
            await self.interaction.edit_original_response(view=to_view(screen))

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
