"""Opening tables: in a channel, or in a thread of their own; and whether the bot may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.answers import Answer
from bot.board import Boards
from bot.errors import UserError
from bot.games.base import Game
from bot.panels import Panels
from bot.rights import missing_rights, rights_words
from bot.shell import line_screen
from bot.tables import TableService
from bot.text import Text, plain_name, server_locale
from bot.trouble import MISSING_ACCESS, TROUBLE, code_of, quietly
from bot.updates import Player, Update

Interaction = discord.Interaction[Any]
THREAD, NO_LIMIT = "thread", "none"
SIGNS, LISTED, UNKNOWN = "0123456789abcdef", "l", "x"
LONGEST_THREAD_NAME, LONGEST_ARCHIVE = 100, 7 * 24 * 60
"""Characters; minutes without a message until Discord closes a thread."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table somebody wants: the game, its house rules and the turn time."""

    game: Game
    options: dict[str, Any]
    turn_seconds: int | None

    @property
    def verb(self) -> str:
        """The wish as part of a custom id: ``thread.10000.180``, a sign for each rule.

        A list of small numbers that has no sign stands at the end, a sign for each number.
        """
        signs, listed = "", ""
        for field in self.game.presenter.option_fields:
            value = _frozen(self.options.get(field.name, field.values[0]))
            if value in field.values:
                signs += SIGNS[field.values.index(value)]
            elif isinstance(value, tuple):
                signs += LISTED
                listed = "".join(SIGNS[number] for number in value)
            else:
                signs += UNKNOWN
        seconds = NO_LIMIT if self.turn_seconds is None else self.turn_seconds
        return f"{THREAD}.{signs}.{seconds}" + (f".{listed}" if listed else "")

    @classmethod
    def of(cls, game: Game, verb: str) -> Wish:
        """The wish behind a verb. Raises ``UserError`` when it is none of ours."""
        name, _, rest = verb.partition(".")
        signs, seconds, listed = (*rest.split("."), "", "")[:3]
        fields = game.presenter.option_fields
        if name != THREAD or len(signs) != len(fields):
            raise UserError("other")
        try:
            options = {
                field.name: (
                    tuple(map(SIGNS.index, listed))
                    if sign == LISTED
                    else field.values[SIGNS.index(sign)]
                )
                for field, sign in zip(fields, signs, strict=True)
                if sign != UNKNOWN
            }
            return cls(game, options, None if seconds == NO_LIMIT else int(seconds))
        except (ValueError, IndexError):
            raise UserError("other") from None


def _frozen(value: Any) -> Any:
    """A house rule as it stands in an option field: a stored list as a tuple."""
    return tuple(value) if isinstance(value, list) else value


class Opening:
    """Makes tables and posts their boards."""

    def __init__(self, tables: TableService, boards: Boards, panels: Panels) -> None:
        self.tables, self.boards, self.panels = tables, boards, panels

    async def here(self, answer: Answer, wish: Wish) -> None:
        """Open a table in this channel. A live one there is offered instead, or a thread."""
        check_rights(answer)
        channel_id = answer.interaction.channel_id or 0
        try:
            update = await self._create(answer.interaction, wish, channel_id)
        except UserError as error:
            if error.code != "channel_taken":
                raise
            if not isinstance(answer.interaction.channel, discord.TextChannel):
                raise UserError("channel_taken_no_thread", **error.params) from error
            code = await self._why_taken(str(error.params.get("table")), answer.user_id)
            raise UserError(code, **error.params, thread=wish.verb) from error
        await self._show(answer, update)

    async def _why_taken(self, table_id: str, user_id: int) -> str:
        """What the table in the way means for this user: their own, a game, one to join."""
        found = await self.tables.overview(table_id) if table_id else None
        if found is None or found.update is None:
            return "channel_taken"
        if found.update.table.seat_of(user_id) is not None:
            return "channel_taken_yours"
        return "channel_taken" if found.update.view is None else "channel_taken_running"

    async def in_thread(self, answer: Answer, wish: Wish) -> None:
        """Open a table in a new thread of this channel."""
        channel = answer.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise UserError("no_threads_here")
        check_rights(answer, thread=True)
        self.tables.verify_rules(wish.game.slug, wish.options, wish.turn_seconds)
        host = plain_name(player(answer.interaction).name)
        text = Text(await self._language(answer.interaction))
        name = f"{text(f'{wish.game.slug}-name')} · {host}"
        try:
            thread = await channel.create_thread(
                name=name[:LONGEST_THREAD_NAME],
                type=discord.ChannelType.public_thread,
                auto_archive_duration=LONGEST_ARCHIVE,
            )
        except TROUBLE as error:
            raise UserError("place_gone") from error
        try:
            await self._show(answer, await self._create(answer.interaction, wish, thread.id), True)
        except UserError:
            await quietly(thread.edit(archived=True))
            raise
        await self.let_in(answer, thread)

    async def let_in(self, answer: Answer, thread: Any = None) -> None:
        """Put somebody into the table's thread, so that they find it again and hear of it.

        Without ``thread`` it is the one that was pressed in. Who cannot be put in is told how to
        come in; in a private one everybody who presses is already.
        """
        where = thread or answer.interaction.channel
        if not isinstance(where, discord.Thread) or where.is_private():
            return
        if not await quietly(where.add_user(answer.interaction.user)):
            words = answer.text("thread-come-in", link=where.jump_url)
            await quietly(answer.beside(line_screen(words)))

    async def _create(self, interaction: Interaction, wish: Wish, channel_id: int) -> Update:
        if interaction.guild_id is None:
            raise UserError("in_dm")
        update = await self.tables.create(
            wish.game.slug,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            host=player(interaction),
            locale=await self._language(interaction),
            options=wish.options,
            turn_seconds=wish.turn_seconds,
        )
        self.panels.pressed(update.table.id, interaction)
        return update

    async def _language(self, interaction: Interaction) -> str:
        """The language of a new table: what all can read speaks the server's."""
        guild = await self.tables.guild(interaction.guild_id or 0)
        return server_locale(guild.language, interaction.guild_locale)

    async def _show(self, answer: Answer, update: Update, elsewhere: bool = False) -> None:
        await self.post(update, None if elsewhere else answer.interaction.channel)
        update = await self.tables.look(update.table.id)
        link = answer.text("answer-opened", link=update.table.jump_url) if elsewhere else None
        await self.panels.answer(answer, update, notice=link)

    async def post(self, update: Update, where: Any = None) -> None:
        """Post a new table's board in ``where``; when that is impossible no table stays behind."""
        try:
            await self.boards.open(update)
        except TROUBLE as error:
            await self.tables.close(update.table.id, "gone")
            private = isinstance(where, discord.Thread) and where.is_private()
            if private and code_of(error) == MISSING_ACCESS:
                raise UserError("not_in_thread", bot=self.boards.bot.user.mention) from error
            raise UserError("place_gone") from error


def check_rights(answer: Answer, *, thread: bool = False) -> None:
    """Name what the bot may not do here, before anything is stored."""
    missing = missing_rights(answer.interaction, thread=thread)
    if missing:
        code = "missing_thread_rights" if thread else "missing_rights"
        raise UserError(code, rights=rights_words(answer.text, missing))


def player(interaction: Interaction) -> Player:
    """Who pressed, by the name people see in that server."""
    return Player(interaction.user.id, interaction.user.display_name)
