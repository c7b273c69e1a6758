"""The commands every game shares, built once for each entry of the registry.

Every answer is private, refusals too; what a command does is done by ``Presses`` or by the
tables, as for a button.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import Answer
from bot.board import REPOST_GAP
from bot.bugs import log_bug
from bot.errors import UserError
from bot.games.base import Game, Habits
from bot.guard import guarded
from bot.opening import THREAD, Wish, check_rights
from bot.shell import line_screen, rules_screen
from bot.text import Text
from bot.translator import Choice, choice, choice_value, describe
from bot.updates import TURN_TIMES, TableInfo

Interaction = discord.Interaction[Any]
NO_LIMIT, MOST_CHOICES, LONGEST_CHOICE = 0, 25, 100
"""Discord's choices are numbers or strings: no turn limit is sent as 0 seconds."""


def turn_time_choices() -> list[Choice]:
    """The turn times as choices of an option."""
    return [
        choice("turn-time-none", NO_LIMIT) if time is None else choice(f"turn-time-{time}", time)
        for time in TURN_TIMES
    ]


def where_choices() -> list[Choice]:
    """Here, or in a thread of its own."""
    return [choice(f"where-{where}", where) for where in ("here", THREAD)]


class GameCommands(commands.Cog):
    """What can be typed at a table of one game."""

    def __init__(self, bot: Any, game: Game) -> None:
        self.bot, self.game = bot, game
        self.group = self._group()
        game.commands(self.group, self)
        bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        self.bot.tree.remove_command(self.group.name)

    def _group(self) -> app_commands.Group:
        game = self.game
        group = app_commands.Group(
            name=game.slug,
            description=describe(f"{game.slug}-about"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        plain = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "hand": self._hand,
            "board": self._board,
            "rules": self._rules,
            "options": self._options,
        }
        for name, work in plain.items():
            group.add_command(self._command(name, work))
        return group

    def _command(self, name: str, work: Any) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: Interaction) -> None:
            await guarded(interaction, lambda: work(interaction), game=self.game.slug)

        return app_commands.Command(
            name=name, description=describe(f"command-{name}"), callback=callback
        )

    # ---- opening -------------------------------------------------------------------

    async def new(
        self,
        interaction: Interaction,
        options: dict[str, Any],
        turn_time: int | None,
        where: str | None,
    ) -> None:
        """Open a table with the rules last used here, changed by what was chosen."""
        await guarded(
            interaction,
            lambda: self._new(interaction, options, turn_time, where),
            game=self.game.slug,
        )

    async def _new(
        self,
        interaction: Interaction,
        options: dict[str, Any],
        turn_time: int | None,
        where: str | None,
    ) -> None:
        answer, opening = Answer(interaction), self.bot.presses.opening
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("in_dm")
        where_now = (interaction.channel_id, self.game.slug, interaction.guild_id)
        last, seconds = await self.bot.tables.last_options(*where_now)
        turn, place = choice_value(self.turn_times(), turn_time), choice_value(self.places(), where)
        if None in options.values() or (turn_time is not None and turn is None):
            raise UserError("bad_value")
        if where is not None and place is None:
            raise UserError("bad_value")
        wish = Wish(self.game, {**last, **options}, seconds if turn is None else turn or None)
        await (opening.in_thread if place == THREAD else opening.here)(answer, wish)

    # ---- at a table ----------------------------------------------------------------

    async def _join(self, interaction: Interaction) -> None:
        found = await self._here(interaction)
        await self.bot.presses.join(*found)

    async def _here(self, interaction: Interaction) -> tuple[Answer, str]:
        """The table of this very channel; joining never guesses."""
        if interaction.guild_id is None:
            raise UserError("in_dm")
        table_id = await self.bot.tables.live_in_channel(interaction.channel_id or 0)
        if table_id is None:
            raise UserError("no_table_here", game=self.game.slug)
        self.bot.presses.panels.pressed(table_id, interaction)
        return Answer(interaction), table_id

    async def _start(self, interaction: Interaction) -> None:
        if found := await self.bot.presses.with_table(interaction, self.game):
            await self.bot.presses.start(*found)

    async def _leave(self, interaction: Interaction) -> None:
        if found := await self.bot.presses.with_table(interaction, self.game):
            answer, table_id = found
            await self.bot.presses.ask_leave(answer, table_id)

    async def _hand(self, interaction: Interaction) -> None:
        if found := await self.bot.presses.with_table(interaction, self.game):
            answer, table_id = found
            await self.bot.presses.hand(answer, await self.bot.tables.look(table_id))

    async def _board(self, interaction: Interaction) -> None:
        found = await self.bot.presses.with_table(interaction, self.game)
        if found is None:
            return
        answer, table_id = found
        update = await self.bot.tables.look(table_id)
        boards = self.bot.presses.boards
        slot = boards.slot(update)
        here = interaction.channel_id == update.table.channel_id
        seated = update.table.seat_of(answer.user_id) is not None
        if here and seated and boards.clock() - slot.reposted >= REPOST_GAP:
            check_rights(answer)
            await boards.move_down(update)
            update = await self.bot.tables.look(table_id)
        words = answer.text("answer-board", link=update.table.jump_url or "")
        await answer.private(line_screen(words))

    async def _rules(self, interaction: Interaction) -> None:
        answer = Answer(interaction)
        habits = Habits.of(await self.bot.tables.person(answer.user_id))
        await answer.private(rules_screen(answer.text, self.game, self.game.slug, 1, habits))

    async def _options(self, interaction: Interaction) -> None:
        if found := await self.bot.presses.with_table(interaction, self.game):
            answer, table_id = found
            update = await self.bot.tables.look(table_id)
            await self.bot.presses.forms.open(answer, update)

    # ---- a game's own commands -----------------------------------------------------

    def turn_times(self) -> list[Choice]:
        return turn_time_choices()

    def places(self) -> list[Choice]:
        return where_choices()

    async def play(self, interaction: Interaction, *codes: str | None) -> None:
        """A move by its code, or the one of several codes that fits the moment."""
        await guarded(
            interaction,
            lambda: self.bot.presses.play(interaction, self.game, codes),
            game=self.game.slug,
        )

    async def play_on(self, interaction: Interaction, user_id: int, code: str) -> None:
        """A move at another player: ``code`` has ``{seat}`` where that player's seat goes."""
        await guarded(
            interaction,
            lambda: self.bot.presses.play_on(interaction, self.game, user_id, code),
            game=self.game.slug,
        )

    async def decide(
        self, interaction: Interaction, code: Callable[[Text, TableInfo, Any], str]
    ) -> None:
        """A move whose code depends on the own hand."""
        await guarded(interaction, lambda: self._decide(interaction, code), game=self.game.slug)

    async def _decide(
        self, interaction: Interaction, code: Callable[[Text, TableInfo, Any], str]
    ) -> None:
        found = await self.bot.presses.meant.hand(interaction, self.game)
        # Without a hand any move will do: the answer says what is missing.
        codes = (code(Answer(interaction).text, *found),) if found else ("",)
        await self.bot.presses.play(interaction, self.game, codes)

    async def suggest(
        self,
        interaction: Interaction,
        suggestions: Callable[[Text, TableInfo, Any, str], list[tuple[str, Any]]],
        typed: str,
    ) -> list[app_commands.Choice[Any]]:
        """What can be typed now. Discord shows it to this person alone; trouble is no list."""
        try:
            found = await self.bot.presses.meant.hand(interaction, self.game)
        except Exception as error:  # noqa: BLE001 - a list that cannot be made is no list
            log_bug("suggestions", error)
            return []
        if found is None:
            return []
        text, (table, hand) = Answer(interaction).text, found
        return [
            app_commands.Choice(name=name[:LONGEST_CHOICE], value=value)
            for name, value in suggestions(text, table, hand, str(typed))[:MOST_CHOICES]
        ]

    async def look(self, interaction: Interaction, what: str) -> None:
        """One of the game's private pages, of the table that is meant."""
        await guarded(interaction, lambda: self._look(interaction, what), game=self.game.slug)

    async def _look(self, interaction: Interaction, what: str) -> None:
        if found := await self.bot.presses.with_table(interaction, self.game):
            _, table_id = found
            await self.bot.presses.look(interaction, table_id, what)


async def setup(bot: Any) -> None:
    """Add one cog a game."""
    for game in bot.games.values():
        name = f"{game.slug.title()}Commands"
        # Without its module discord.py would not find the cog again to unload it.
        await bot.add_cog(type(name, (GameCommands,), {"__module__": __name__})(bot, game))
