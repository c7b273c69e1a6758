"""What a server's admins do to its tables: behind ``/table-admin`` and its buttons.

Everything here runs inside the guard, and each press and command asks anew whether its sender
is an admin. What was done is saved first, then told to the admin, then shown to the players.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord

from bot.admin_gate import Gate, member_by_id, newcomer
from bot.admin_reset import Clearing, for_everybody
from bot.admin_screens import (
    SERVER,
    Question,
    broken_screen,
    done_screen,
    list_screen,
    question_screen,
    red_verbs,
    refused_screen,
    reset_screen,
    show_screen,
)
from bot.admin_settings import ServerSettings
from bot.answers import Answer
from bot.bugs import log_bug
from bot.errors import UserError
from bot.games.base import Game
from bot.guard import Seen
from bot.opening import player
from bot.refusals import shown_params
from bot.screen import Screen
from bot.show import LONGEST_ANSWER
from bot.steward import Overview
from bot.text import safe_name, seat_sign
from bot.trouble import TROUBLE, UNKNOWN_CHANNEL, blocked, code_of
from bot.updates import Update
from engines.core import RuleError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
COMPUTER, REPLACE, REMOVE = "computer", "replace", "remove"
SEAT_ACTS = (COMPUTER, REPLACE, REMOVE)
ANSWERED = ("void", "end", "reset", "remove", "replace")
"""Verbs that answer a question: of two presses on one question only the first counts."""
OUTSIDE = ("not_admin", "in_dm")
"""Refusals of those to whom no table is shown."""
NOTHING = {
    "admin_no_table_here": "nothing_to_reset_here",
    "admin_ended": "nothing_to_reset",
    "already_ended": "nothing_to_reset",
    "no_such_table": "nothing_to_reset",
}
LONGEST_REPOST = 12.0


class AdminDesk:
    """The desk behind every admin command and button."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.tables = bot, bot.tables
        self.games: dict[str, Game] = bot.games
        self.show, self.boards = bot.presses.show, bot.presses.boards
        self.clearing, self.settings = Clearing(bot), ServerSettings(bot)
        self.gate, self.answered = Gate(bot.tables, bot.games), Seen()

    async def run(
        self,
        interaction: Interaction,
        what: str,
        work: Callable[[Answer], Awaitable[None]],
        table_id: str | None = None,
    ) -> None:
        """Do an admin's work; what is refused is said privately, in the place of a press."""
        answer = Answer(interaction)
        try:
            await self.gate.verify_admin(interaction, what)
            await work(answer)
        except (UserError, RuleError) as error:
            await answer.private(await self._refusal(answer, error, table_id))

    async def _refusal(
        self, answer: Answer, error: UserError | RuleError, table_id: str | None
    ) -> Screen:
        text, params = answer.text, dict(error.params)
        broken = params.pop("table", None)
        game = None
        if isinstance(error, RuleError) and table_id is not None:
            found = await self.tables.overview(table_id)
            game = found.bare.game if found else None
        words = text.error(error.code, shown_params(text, params), game)
        if error.code == "table_unreadable" and broken is not None:
            return broken_screen(text, words, str(broken))
        return refused_screen(text, words, None if error.code in OUTSIDE else table_id)

    # ---- looking -------------------------------------------------------------------------

    async def list(self, answer: Answer, page: int = 1) -> None:
        """All live tables of the server."""
        found = await self.tables.overviews(answer.interaction.guild_id)
        await answer.private(list_screen(answer.text, self.games, found, page))

    async def look(self, answer: Answer, found: Overview) -> None:
        """One table without its secrets."""
        await answer.private(show_screen(answer.text, self.games, found))

    # ---- what is done at once ------------------------------------------------------------

    async def act(self, answer: Answer, found: Overview, verb: str) -> None:
        """What can be undone, or changes nothing in the game."""
        self._need_readable(found)
        table_id, me = found.bare.id, player(answer.interaction)
        match verb:
            case "repost":
                await self._repost(answer, found)
                return
            case "skip":
                update = await self.tables.admin_skip(table_id, me)
            case "pause":
                update = await self.tables.admin_pause(table_id, me)
            case "resume":
                update = await self.tables.admin_resume(table_id, me)
            case _:
                raise UserError("other")
        await self._done(answer, update, answer.text(f"admin-done-{verb}"))

    async def _repost(self, answer: Answer, found: Overview) -> None:
        table_id = found.bare.id
        try:
            async with asyncio.timeout(LONGEST_REPOST):
                await self.boards.post_anew(await self.tables.look(table_id))
        except TROUBLE as error:
            gone = code_of(error) == UNKNOWN_CHANNEL
            if gone and await self.bot.close_if_gone(table_id):
                raise UserError("board_place_gone") from error
            rights = "_rights" if blocked(error) else ""
            raise UserError(f"board_not_posted{rights}") from error
        bare = (await self.gate.here(answer.interaction, table_id)).bare
        words = answer.text("admin-done-repost")
        await answer.private(done_screen(answer.text, self.games, bare, words))

    async def seat(
        self,
        answer: Answer,
        found: Overview,
        act: str,
        number: int,
        who: discord.User | discord.Member | None,
    ) -> None:
        """Change who plays a seat; ``number`` is 1 for the first one."""
        self._need_readable(found)
        bare, text = found.bare, answer.text
        row = next((row for row in bare.seats if row.seat == number - 1), None)
        if row is None:
            raise UserError("no_such_seat")
        sign, name, owner = seat_sign(row.seat), safe_name(row.name), row.user_id
        lobby = bare.status == "lobby"
        if act == COMPUTER:
            update = await self.tables.admin_computer(bare.id, player(answer.interaction), row.seat)
            await self._done(answer, update, text("admin-done-computer", name=name, seat=sign))
        elif act == REMOVE:
            if owner is None and not lobby:
                raise UserError("computer_already")
            state = "lobby" if lobby else "running"
            words = text(f"admin-ask-remove-{state}", name=name, seat=sign)
            await self._question(answer, found, Question(words, f"remove.{row.seat}.{owner or 0}"))
        else:
            new = newcomer(who)
            if lobby:
                raise UserError("not_started")
            if new.user_id in bare.users:
                raise UserError("player_seated", name=new.name)
            other = safe_name(new.name)
            words = text("admin-ask-replace", seat=sign, name=name, player=other)
            verb = f"replace.{row.seat}.{owner or 0}.{new.user_id}"
            await self._question(answer, found, Question(words, verb))

    async def _done(self, answer: Answer, update: Update, words: str) -> None:
        """Tell the admin what was done; the players see it even when that fails."""
        try:
            found = await self.gate.here(answer.interaction, update.table.id, ended=True)
            async with asyncio.timeout(LONGEST_ANSWER):
                await answer.private(done_screen(answer.text, self.games, found.bare, words))
        finally:
            self.show.others(update)

    # ---- what is asked first ---------------------------------------------------------------

    async def ask(self, answer: Answer, found: Overview, verb: str) -> None:
        """The question before what cannot be undone."""
        possible = red_verbs(found)
        if verb not in possible:
            self._need_readable(found)
            raise UserError("not_started")
        words, does = f"admin-ask-{verb}", verb
        if verb == "void":
            number, voids = await self.tables.round_mark(found.bare.id)
            sentence, does = answer.text(words, round=number), f"void.{number}.{voids}"
        else:
            sentence = answer.text(words)
        await self._question(answer, found, Question(sentence, does, possible.index(verb)))

    async def _question(self, answer: Answer, found: Overview, question: Question) -> None:
        if answer.message_id is not None:
            self.answered.forget(answer.message_id)
        await answer.private(question_screen(answer.text, self.games, found, question))

    async def _void(self, answer: Answer, found: Overview, numbers: list[int]) -> None:
        number, voids = _all(numbers, 2)
        me = player(answer.interaction)
        update = await self.tables.void_round(found.bare.id, me, (number, voids))
        await self._done(answer, update, answer.text("admin-done-void", round=number))

    async def _end(self, answer: Answer, found: Overview) -> None:
        update = await self.tables.admin_end(found.bare.id, player(answer.interaction))
        await self._done(answer, for_everybody(update), answer.text("admin-done-end"))

    async def _remove(self, answer: Answer, found: Overview, numbers: list[int]) -> None:
        seat, owner = _all(numbers, 2)
        name = next((row.name for row in found.bare.seats if row.seat == seat), "?")
        state = "lobby" if found.bare.status == "lobby" else "running"
        me = player(answer.interaction)
        update = await self.tables.admin_remove(found.bare.id, me, seat, owner or None)
        key, name = f"admin-done-remove-{state}", safe_name(name)
        await self._done(answer, update, answer.text(key, name=name, seat=seat_sign(seat)))

    async def _replace(self, answer: Answer, found: Overview, numbers: list[int]) -> None:
        seat, owner, user_id = _all(numbers, 3)
        new = await member_by_id(answer.interaction, user_id)
        me = player(answer.interaction)
        update = await self.tables.admin_replace(found.bare.id, me, seat, new, owner or None)
        words = answer.text("admin-done-replace", name=safe_name(new.name), seat=seat_sign(seat))
        await self._done(answer, update, words)

    async def _reset(self, answer: Answer, found: Overview) -> None:
        reset = await self.tables.reset(found.bare.id, player(answer.interaction))
        who, where = answer.user_id, found.bare.guild_id
        log.info("user %d has reset table %s in server %d", who, found.bare.id, where)
        try:
            board = await self.clearing.clear(reset)
        except Exception as error:  # noqa: BLE001 - the table has ended, and that has to be told
            log_bug(f"clearing away table {found.bare.id}", error)
            board = "trouble"
        await answer.private(reset_screen(answer.text, self.games, reset, board))

    # ---- presses -----------------------------------------------------------------------

    async def press(self, interaction: Interaction, where: str, verb: str) -> None:
        """A button of an admin's: on a list, under a table, or the answer to a question."""
        name, _, rest = verb.partition(".")
        message = interaction.message.id if interaction.message else 0
        if name in ANSWERED and self.answered.repeat(message):
            if not interaction.response.is_done():
                await interaction.response.defer()
            return
        numbers = [int(part) for part in rest.split(".") if part.isdecimal()]
        table_id = None if where == SERVER else where
        done = False

        async def work(answer: Answer) -> None:
            nonlocal done
            await self._pressed(answer, where, name, numbers)
            done = True

        try:
            await self.run(interaction, name, work, table_id)
        finally:
            if not done:  # the same question can be answered again
                self.answered.forget(message)

    async def _pressed(self, answer: Answer, where: str, name: str, numbers: list[int]) -> None:
        if where == SERVER:
            await self._server_pressed(answer, name, numbers)
            return
        with nothing_to_reset(name in ("reset", "ask-reset")):
            found = await self.gate.here(answer.interaction, where, ended=name == "show")
            match name:
                case "show":
                    await self.look(answer, found)
                case "repost" | "skip" | "pause" | "resume":
                    await self.act(answer, found, name)
                case "ask-void" | "ask-end" | "ask-reset":
                    await self.ask(answer, found, name.removeprefix("ask-"))
                case "void":
                    await self._void(answer, found, numbers)
                case "end":
                    await self._end(answer, found)
                case "reset":
                    await self._reset(answer, found)
                case "remove":
                    await self._remove(answer, found, numbers)
                case "replace":
                    await self._replace(answer, found, numbers)
                case _:
                    raise UserError("other")

    async def _server_pressed(self, answer: Answer, name: str, numbers: list[int]) -> None:
        if name == "list":
            await self.list(answer, *numbers[:1])
        elif name == "norole":
            await self.settings.change(answer, admin_role=None)
        else:
            raise UserError("other")

    # ---- small parts -------------------------------------------------------------------

    def _need_readable(self, found: Overview) -> None:
        if found.update is None:
            raise UserError("table_unreadable", table=found.bare.id)


@contextmanager
def nothing_to_reset(wanted: bool) -> Iterator[None]:
    """While a table is to be reset, one that is not there is no mistake: there is nothing to do."""
    try:
        yield
    except UserError as error:
        if not wanted or error.code not in NOTHING:
            raise
        raise UserError(NOTHING[error.code]) from None


def _all(numbers: list[int], count: int) -> list[int]:
    """The numbers in an id; anything else was not made by us."""
    if len(numbers) != count:
        raise UserError("other")
    return numbers
