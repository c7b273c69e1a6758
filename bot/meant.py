"""Which table a command means: people type at one of several, or from somewhere else."""

from __future__ import annotations

from typing import Any

import discord

from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import Game
from bot.menus import choose_table_screen
from bot.screen import NOWHERE
from bot.tables import TableService
from bot.updates import TableInfo, Update


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
            screen = choose_table_screen(answer.text, mine, 1, "hand", game.slug)
            await answer.private(screen)
            return None
        here = await self.tables.live_in_channel(answer.interaction.channel_id or 0)
        if here is not None:
            other = self.games[(await self.tables.look(here)).table.game]
            name = answer.text(f"{other.slug}-name")
            raise UserError("other_game_here", game=name, slug=other.slug)
        if answer.interaction.guild_id is None:
            title = answer.text(f"{game.slug}-name")
            raise UserError("no_table_anywhere", game=game.slug, title=title)
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
        return [table for table in await self.all_tables(user_id) if table.game == game.slug]

    async def any_table(self, answer: Answer, what: str) -> str | None:
        """The table, of whatever game, that a command means: as for ``table``.

        None when the person is asked to choose one; a choice shows its page ``what``.
        """
        user = answer.user_id
        here = await self.tables.live_in_channel(answer.interaction.channel_id or 0)
        if here is not None:
            return here
        mine = await self.all_tables(user)
        awaiting = [t for t in mine if (s := t.seat_of(user)) and s.awaited]
        mine = awaiting if len(awaiting) == 1 else mine
        if not mine:
            raise UserError("no_table_of_mine")
        if len(mine) == 1:
            return mine[0].id
        await answer.private(choose_table_screen(answer.text, mine, 1, what, NOWHERE))
        return None

    async def all_tables(self, user_id: int) -> list[TableInfo]:
        """The tables where this person sits, of all games."""
        return [update.table for update in await self.tables.live_of_user(user_id)]

    async def of_message(
        self, user_id: int, channel_id: int | None, guild_id: int | None
    ) -> list[Update]:
        """The tables that typed words can mean, those that await the person first.

        This channel's table; else those of this server (or all, with no server) where the
        person sits; and of them the only one that awaits the person, if there is just one.
        """
        here = await self.tables.live_in_channel(channel_id) if channel_id else None
        if here is not None:
            return [await self.tables.look(here)]
        mine = await self.tables.live_of_user(user_id)
        if guild_id is not None:
            mine = [update for update in mine if update.table.guild_id == guild_id]
        awaiting = [u for u in mine if (s := u.table.seat_of(user_id)) and s.awaited]
        if len(awaiting) == 1:
            return awaiting
        playing = [u for u in mine if u.view is not None] or mine
        return sorted(playing, key=lambda update: update not in awaiting)
