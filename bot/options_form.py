"""House rules as one form: opened filled in, checked at once, offered again when refused."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.answers import ANSWERED_ALREADY, Answer
from bot.errors import UserError
from bot.games.base import Game
from bot.layout import submitted, to_modal
from bot.refusals import shown_params
from bot.screen import (
    Button,
    Choice,
    Form,
    Question,
    Screen,
    Select,
    Style,
    Values,
    form_id,
    view_id,
)
from bot.shell import house_rules, line_screen, turn_time_words
from bot.show import Show
from bot.tables import TableService
from bot.text import Text, safe_name
from bot.updates import TURN_TIMES, TableInfo, Update
from engines.core import RuleError

TURN = "turn"
NO_LIMIT = "none"
DRAFTS = 200
LONGEST_TITLE = 45


def options_form(text: Text, game: Game, table: TableInfo, draft: Values | None = None) -> Form:
    """The house rules as they stand, or as somebody last tried to set them."""
    values = draft or {
        **game.presenter.form_values(table.options),
        TURN: (NO_LIMIT if table.turn_seconds is None else str(table.turn_seconds),),
    }
    title = text("options-title", game=text(f"{game.slug}-name"))
    questions = game.presenter.questions(text, values)
    turn = _turn_question(text, values.get(TURN, ()))
    return Form(form_id(table.id, "options"), title[:LONGEST_TITLE], (*questions, turn))


def _turn_question(text: Text, chosen: tuple[str, ...]) -> Question:
    choices = tuple(
        Choice(value, turn_time_words(text, seconds), chosen=value in chosen)
        for seconds in TURN_TIMES
        for value in (NO_LIMIT if seconds is None else str(seconds),)
    )
    return Question(text("option-turn-time"), Select(TURN, choices))


def read_form(
    game: Game, values: Values, table: TableInfo
) -> tuple[dict[str, Any], int | str | None]:
    """The house rules and the turn time (``keep`` when not chosen) a form asks for.

    Raises ``RuleError`` in the game's own codes, ``UserError`` (``bad_options``).
    """
    options = game.presenter.form_options(values, table.options)
    turn = (values.get(TURN) or ("keep",))[0]
    if turn == "keep":
        return options, turn
    seconds = {NO_LIMIT if time is None else str(time): time for time in TURN_TIMES}
    if turn not in seconds:
        raise UserError("bad_options", field=TURN)
    return options, seconds[turn]


def locked_screen(text: Text, game: Game, table: TableInfo) -> Screen:
    """The house rules for those who cannot change them, or not any more."""
    host = safe_name(table.host_name())
    why = "options-only-host" if table.status == "lobby" else "options-fixed"
    return Screen(("\n".join([*house_rules(text, game, table), text(why, host=host)]),))


class OptionForms:
    """Shows forms and takes their answers. What was refused is remembered for a second try."""

    def __init__(self, tables: TableService, games: dict[str, Game], show: Show) -> None:
        self.tables, self.games, self.show = tables, games, show
        self._drafts: OrderedDict[tuple[str, int], Values] = OrderedDict()

    async def open(self, answer: Answer, update: Update) -> None:
        """The form as the very first answer, or the reason why there is none."""
        table, text = update.table, answer.text
        game = self.games[table.game]
        if await self._locked(answer, table):
            return
        form = options_form(text, game, table, self._drafts.get((table.id, answer.user_id)))
        response = answer.interaction.response
        try:
            if not response.is_done():
                await response.send_modal(to_modal(form))
                return
        except discord.InteractionResponded:
            pass
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
        await answer.private(line_screen(text("options-slow"), (_again(text, table),)))

    async def take(self, answer: Answer, table_id: str) -> None:
        """Everything a form asks for, or nothing and the reason."""
        update = await self.tables.look(table_id)
        table, values = update.table, submitted(answer.interaction)
        if await self._locked(answer, table):
            return
        try:
            options, turn = read_form(self.games[table.game], values, table)
            update = await self.tables.set_options(table_id, answer.user_id, options, turn)
        except (UserError, RuleError) as refusal:
            if isinstance(refusal, UserError) and refusal.code != "bad_options":
                raise
            self._remember((table_id, answer.user_id), values)
            await self._refuse(answer, table, refusal)
            return
        self.forget(table_id, answer.user_id)
        await self.show.after(update, answer, line=answer.text("answer-options"))

    async def _locked(self, answer: Answer, table: TableInfo) -> bool:
        """Tell whoever cannot set the rules, or not any more, how they stand."""
        if table.status == "lobby" and table.host == answer.user_id:
            return False
        await answer.private(locked_screen(answer.text, self.games[table.game], table))
        return True

    def forget(self, table_id: str, user_id: int) -> None:
        """What somebody last tried no longer matters."""
        self._drafts.pop((table_id, user_id), None)

    def _remember(self, key: tuple[str, int], values: Values) -> None:
        self._drafts[key] = values
        self._drafts.move_to_end(key)
        if len(self._drafts) > DRAFTS:
            self._drafts.popitem(last=False)

    async def _refuse(
        self, answer: Answer, table: TableInfo, refusal: UserError | RuleError
    ) -> None:
        text = answer.text
        params = shown_params(text, refusal.params)
        words = text.error(refusal.code, params, table.game)
        await answer.private(line_screen(words, (_again(text, table),)))


def _again(text: Text, table: TableInfo) -> Button:
    return Button(view_id(table.id, "options"), text("press-options-again"), Style.GO)
