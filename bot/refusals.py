"""Refusals in words: on a panel with a fresh one, elsewhere as one private line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.answers import Answer
from bot.errors import UserError
from bot.games.base import Game
from bot.layout import to_view
from bot.panels import Panels
from bot.screen import Button, Row, Screen, act_id
from bot.shell import line_screen
from bot.tables import TableService
from bot.text import Text
from bot.updates import Update
from engines.core import RuleError

BUG = "bug"
JOINABLE = ("channel_taken", "channel_taken_no_thread")
TAKEN = (*JOINABLE, "channel_taken_yours", "channel_taken_running")


class Refusals:
    """Answers what was refused, and bugs by their id alone."""

    def __init__(self, tables: TableService, games: dict[str, Game], panels: Panels) -> None:
        self.tables, self.games, self.panels = tables, games, panels

    async def refuse(
        self,
        interaction: discord.Interaction[Any],
        table_id: str | None,
        game: str | None,
        error: UserError | RuleError,
    ) -> None:
        """Answer one refusal. A press on an older board is shown the way to the present one."""
        answer = Answer(interaction)
        update = await self._known(table_id)
        if update is not None:
            game = update.table.game
        own = game if isinstance(error, RuleError) else None
        words = answer.text.error(error.code, shown_params(answer.text, error.params), own)
        here = update is not None and answer.message_id == update.table.message_id
        link = update.table.jump_url if update is not None else None
        if link and not answer.on_panel and not here:
            words += "\n" + answer.text("answer-board", link=link)
        if update is not None and self._wants_panel(answer, update, error):
            await self.panels.answer(answer, update, notice=f"⚠️ {words}")
            return
        screen = line_screen(words, *offers(answer.text, game, error))
        former = error.code == "not_seated" and answer.on_panel
        if not (former and await self._instead(answer, screen)):
            await self._line(answer, screen)

    async def say(self, interaction: discord.Interaction[Any], error: UserError) -> None:
        """One private line and nothing else: what is told when all else may be broken."""
        answer = Answer(interaction)
        await self._line(answer, line_screen(answer.text.error(error.code, error.params)))

    async def _instead(self, answer: Answer, screen: Screen) -> bool:
        """Put a refusal in the place of a hand of former days, unless that is gone."""
        try:
            await answer.private(screen)
        except discord.NotFound:
            return False
        return True

    def _wants_panel(self, answer: Answer, update: Update, error: UserError | RuleError) -> bool:
        """Never after a bug: the panel itself may be what is broken."""
        if update.table.seat_of(answer.user_id) is None or update.table.status == "ended":
            return False
        return error.code != BUG and (answer.on_panel or error.code == "stale_prompt")

    async def _line(self, answer: Answer, screen: Screen) -> None:
        interaction = answer.interaction
        pressed = interaction.type is discord.InteractionType.component
        if interaction.response.is_done() and pressed:
            await answer.beside(screen)
        elif answer.on_panel:
            await interaction.response.send_message(view=to_view(screen), ephemeral=True)
        else:
            await answer.private(screen)

    async def _known(self, table_id: str | None) -> Update | None:
        """The table, unless it is gone or cannot even be read."""
        if table_id is None or table_id in self.games:
            return None
        try:
            return await self.tables.look(table_id)
        except Exception:  # noqa: BLE001 - whatever is wrong with it, the refusal is told
            return None


def shown_params(text: Text, params: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a refusal, with people's names as literal text."""
    shown = dict(params)
    for one in ("host", "name"):
        if one in shown:
            shown[one] = text.names([str(shown[one])])
    if "field" in shown:
        option = f"name-option-{shown['field'].replace('_', '-')}"
        shown["field"] = text(option if text.has(option) else "press-options")
    if "names" in shown:
        shown["names"] = text.names(shown["names"])
    return shown


def offers(text: Text, game: str | None, error: UserError | RuleError) -> tuple[Row, ...]:
    """What can be done instead: join the table that is in the way, or open a thread."""
    params = error.params
    if error.code not in TAKEN or not params.get("table"):
        return ()
    buttons: list[Button] = []
    if error.code in JOINABLE:
        buttons.append(Button(act_id(str(params["table"]), "join"), text("press-join")))
    if game and params.get("thread"):
        buttons.append(Button(act_id(game, str(params["thread"])), text("press-thread")))
    return (tuple(buttons),) if buttons else ()
