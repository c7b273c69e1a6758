"""Skull as people see it: the presenter that boards and panels ask."""

from __future__ import annotations

from typing import Any

from bot.games.base import (
    Habits,
    Meaning,
    OptionField,
    Part,
    Presenter,
    Told,
    box_values,
    boxes,
    ticked_boxes,
)
from bot.games.skull import board as boards
from bot.games.skull import panel as panels
from bot.games.skull.told import told
from bot.games.skull.typed import typable, typed
from bot.screen import Button, Question, Values
from bot.text import Text
from bot.updates import TableInfo
from engines.skull.events import SkullEvent
from engines.skull.options import Options
from engines.skull.views import SeatView, TableView

RULES_PAGES = 6
RULINGS = "rulings"


class SkullPresenter(Presenter):
    """See ``bot.games.base.Presenter``."""

    option_fields = (
        OptionField("last_chance", (False, True)),
        OptionField("own_stack", ("stop_at_bid", "all_own")),
        OptionField("own_skull_loss", ("chosen", "random")),
        OptionField("first_placement", ("starter_last", "clockwise_from_starter")),
        OptionField("points_to_win", (2, 1)),
    )

    pages = frozenset({*panels.NUMBER_PAGES, "sure"})

    def option_lines(self, text: Text, options: Options) -> list[str]:
        """One line for each rule that is not the official one."""
        return [
            text(f"skull-option-{field.value_key(value)}")
            for field in self.option_fields
            if (value := getattr(options, field.name)) != field.values[0]
        ]

    def form_values(self, options: Options) -> Values:
        return {RULINGS: ticked_boxes(self.option_fields, options)}

    def questions(self, text: Text, values: Values) -> tuple[Question, ...]:
        return (boxes(text, "skull", RULINGS, self.option_fields, values.get(RULINGS, ())),)

    def form_options(self, values: Values, now: Options) -> dict[str, Any]:
        return box_values(self.option_fields, values.get(RULINGS, ()))

    def board(self, text: Text, table: TableInfo, view: TableView) -> Part:
        return boards.board(text, table, view)

    def result(self, text: Text, table: TableInfo, view: TableView) -> list[str]:
        return boards.result(text, table, view)

    def panel(
        self, text: Text, table: TableInfo, hand: SeatView, page: str, habits: Habits
    ) -> Part:
        return panels.panel(text, table, hand, page, habits)

    def panel_extra(self, text: Text, table: TableInfo, hand: SeatView) -> list[Button]:
        """Optional moves that stand in the panel's menu row."""
        button = panels.show_button(text, table, hand)
        return [button] if button else []

    def board_extra(self, text: Text, table: TableInfo, view: TableView) -> list[Button]:
        """Looks that stand in the board's common row."""
        return boards.board_extra(text, table, view)

    def told(self, text: Text, table: TableInfo, event: SkullEvent) -> Told | None:
        return told(text, table, event)

    def rules(self, text: Text) -> tuple[str, ...]:
        return tuple(text(f"skull-rules-{page}") for page in range(1, RULES_PAGES + 1))

    def typed(self, text: Text, table: TableInfo, hand: SeatView | None, words: str) -> Meaning:
        return typed(text, table, hand, words)

    def typable(self, text: Text, table: TableInfo, hand: SeatView | None) -> list[str]:
        return typable(text, table, hand)


PRESENTER: Any = SkullPresenter()
