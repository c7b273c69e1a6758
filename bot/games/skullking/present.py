"""Skull King as people see it: the presenter that boards and panels ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.games.base import Habits, Meaning, OptionField, Part, Presenter, Told, drawn
from bot.games.skullking import board as boards
from bot.games.skullking import buttons, form, results
from bot.games.skullking import panel as panels
from bot.games.skullking.guide import guide_scene
from bot.games.skullking.scene import (
    HandScene,
    board_scene,
    final_scene,
    hand_scene,
    scores_scene,
    trick_scene,
)
from bot.games.skullking.sight import SIDE_MARK, TIGRESS_PAGE
from bot.games.skullking.told import told
from bot.games.skullking.typable import typable
from bot.games.skullking.typed import typed
from bot.screen import Button, Picture, Question, Values
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Prompt, Seat
from engines.skullking.actions import PlayCard
from engines.skullking.cards import card_of
from engines.skullking.deals import MIN_SEATS, deck, hand_sizes, hands_of
from engines.skullking.events import SkullKingEvent
from engines.skullking.options import PRESETS, Options
from engines.skullking.views import Phase, SeatView, TableView

RULES_PAGES = 8


@dataclass(frozen=True, slots=True)
class RoundsField(OptionField):
    """The hand sizes: lists with a name, or the table's own."""

    def value_key(self, value: Any) -> str:
        names = (name for name, sizes in PRESETS.items() if sizes == tuple(value))
        return f"rounds-{next(names, form.OWN).replace('_', '-')}"


def scenes_after(text: Text, hand: SeatView) -> Iterator[HandScene]:
    """The hand as it may be after this seat's next card."""
    for prompt in hand.prompts:
        for card in {card_of(a.face) for a in prompt.choices if isinstance(a, PlayCard)}:
            rest = tuple(held for held in hand.hand if held != card)
            scene = hand_scene(text, replace(hand, hand=rest, prompts=()))
            if scene is not None:
                yield scene


class SkullKingPresenter(Presenter):
    """See ``bot.games.base.Presenter``."""

    option_fields = (
        *form.BOXES[:4],
        OptionField(form.SCORING, form.SCORINGS),
        RoundsField(form.ROUNDS, tuple(PRESETS.values())),
        *form.BOXES[4:],
    )
    pages = frozenset({TIGRESS_PAGE, SIDE_MARK})

    def option_lines(self, text: Text, options: Options) -> list[str]:
        """One line for each rule that is not the official one."""
        sizes = ", ".join(map(str, options.rounds))
        return [
            text(f"skullking-option-{field.value_key(value)}", sizes=sizes)
            for field in self.option_fields
            if (value := getattr(options, field.name)) != field.values[0]
        ]

    def lobby_lines(self, text: Text, options: Options, seats: int) -> list[str]:
        """What this number of seats means: the ghost, smaller hands, an empty stock."""
        if seats < MIN_SEATS:
            return []
        lines = [text("skullking-lobby-ghost")] if seats == MIN_SEATS else []
        largest = max(hand_sizes(options, seats))
        if largest < max(options.rounds):
            lines.append(text("skullking-lobby-cap", cards=largest))
        if options.pirate_powers and largest * hands_of(seats) == len(deck(options, seats)):
            lines.append(text("skullking-lobby-stock", cards=largest))
        return lines

    def form_values(self, options: Options) -> Values:
        return form.form_values(options)

    def questions(self, text: Text, values: Values) -> tuple[Question, ...]:
        return form.questions(text, values)

    def form_options(self, values: Values, now: Options) -> dict[str, Any]:
        return form.form_options(values, now)

    def board(self, text: Text, table: TableInfo, view: TableView) -> Part:
        computers = frozenset(s.seat for s in table.seats if s.computer)
        picture = drawn(text, lambda: board_scene(text, view, computers))
        return replace(boards.board(text, table, view), picture=picture)

    def final(self, text: Text, view: TableView) -> Picture | None:
        return drawn(text, lambda: final_scene(view))

    def stays(self, view: TableView) -> Any:
        """A finished trick until the next lead, a scored round until the bids are known."""
        return boards.stays(view)

    def result(self, text: Text, table: TableInfo, view: TableView) -> list[str]:
        return results.result(text, table, view)

    def panel(
        self, text: Text, table: TableInfo, hand: SeatView, page: str, habits: Habits
    ) -> Part:
        part = panels.panel(text, table, hand, page, habits)
        if hand.table.phase is Phase.OVER:
            return part
        picture = drawn(text, lambda: hand_scene(text, hand), lambda: scenes_after(text, hand))
        return replace(part, picture=picture)

    def guide(self, text: Text, hand: SeatView) -> str:
        prompt, trick = hand.required, hand.table.trick
        if prompt is None and hand.prompts:
            return ""
        step = "wait" if prompt is None or prompt.auto else prompt.kind
        if step == "play" and (trick is None or not trick.plays):
            step = "lead"
        return text(f"skullking-guide-{step}")

    def board_extra(self, text: Text, table: TableInfo, view: TableView) -> list[Button]:
        """Looks that stand in the board's common row."""
        return boards.board_extra(text, table, view)

    def look(
        self, text: Text, table: TableInfo, view: TableView, seat: Seat | None, what: str
    ) -> Part | None:
        part = results.look(text, table, view, seat, what)
        if part is not None and what == "trick":
            seen = drawn(text, lambda: trick_scene(text, view, trick=view.last_trick))
            return replace(part, picture=seen)
        if part is not None and what == "scores":
            return replace(part, picture=drawn(text, lambda: scores_scene(text, view)))
        return part

    def told(self, text: Text, table: TableInfo, event: SkullKingEvent) -> Told | None:
        return told(text, table, event)

    def picked(self, hand: SeatView, prompt: Prompt, values: list[str]) -> int | None:
        """The choice that a set of cards of the hand stands for."""
        return buttons.picked(prompt, hand.hand, values)

    def rules(self, text: Text) -> tuple[str, ...]:
        return tuple(text(f"skullking-rules-{page}") for page in range(1, RULES_PAGES + 1))

    def rules_picture(self, text: Text, page: int) -> Picture | None:
        return drawn(text, lambda: guide_scene(text, page))

    def typed(self, text: Text, table: TableInfo, hand: SeatView | None, words: str) -> Meaning:
        return typed(text, table, hand, words)

    def typable(self, text: Text, table: TableInfo, hand: SeatView | None) -> list[str]:
        return typable(text, table, hand)


PRESENTER: Any = SkullKingPresenter()
