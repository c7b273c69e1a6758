"""Which table a command means: people type at one of several, or from somewhere else."""

from __future__ import annotations

from typing import Any

import discord

from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import Game
from bot.shell import choose_table_screen
from bot.tables import TableService
from bot.updates import TableInfo


class Meant:
    """Finds tables by the channel and by who asks."""

    def __init__(self, tables: TableService, games: dict[str, Game]) -> None:
        self.tables, self.games = tables, games

    async def table(self, answer: Answer, game: Game) -> str | None:
        """The table a command means; None when the person is asked to choose one."""
        mine = await self._all(answer.interaction, game)
        if len(mine) == 1:
            return mine[0].id
        if mine:
            await answer.private(choose_table_screen(answer.text, game, mine, 1))
            return None
        here = await self.tables.live_in_channel(answer.interaction.channel_id or 0)
        if here is not None:
            other = self.games[(await self.tables.look(here)).table.game]
            name = answer.text(f"{other.slug}-name")
            raise UserError("other_game_here", game=name, slug=other.slug)
        if answer.interaction.guild_id is None:
            raise UserError("no_table_anywhere", game=game.slug)
        raise UserError("no_table_here", game=game.slug)

    async def hand(
        self, interaction: discord.Interaction[Any], game: Game
    ) -> tuple[TableInfo, Any] | None:
        """The hand that a command would play from, without a word; None if there is none."""
        mine = await self._all(interaction, game)
        if len(mine) != 1:
            return None
        update = await self.tables.look(mine[0].id)
        seat = update.table.seat_of(interaction.user.id)
        hand = update.hands.get(seat.seat) if seat else None
        return None if hand is None else (update.table, hand)

    async def _all(self, interaction: discord.Interaction[Any], game: Game) -> list[TableInfo]:
        """This channel's table, else the only one that awaits the person, else all of them."""
        here = await self.tables.live_in_channel(interaction.channel_id or 0)
        if here is not None:
            table = (await self.tables.look(here)).table
            if table.game == game.slug:
                return [table]
        user = interaction.user.id
        mine = await self.tables_of(user, game)
        awaiting = [t for t in mine if (s := t.seat_of(user)) and s.awaited]
        return awaiting if len(awaiting) == 1 else mine

    async def tables_of(self, user_id: int, game: Game) -> list[TableInfo]:
        """The tables of one game where this person sits."""
        found = [update.table for update in await self.tables.live_of_user(user_id)]
        return [table for table in found if table.game == game.slug]
