"""Skull as people see it: the presenter that boards and panels ask."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace
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
    drawn,
    ticked_boxes,
)
from bot.games.skull import board as boards
from bot.games.skull import panel as panels
from bot.games.skull.board import NUMBERS_IN_A_ROW
from bot.games.skull.guide import guide_scene
from bot.games.skull.scene import (
    FinalScene,
    HandScene,
    TableScene,
    final_scene,
    hand_scene,
    table_scene,
)
from bot.games.skull.told import told
from bot.games.skull.typed import typable, typed
from bot.screen import Button, Picture, Question, Values
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Seat
from engines.skull.actions import Disc, FlipDisc, LoseDisc, NameStarter, PlaceDisc
from engines.skull.events import SkullEvent
from engines.skull.foresight import tables_after
from engines.skull.options import Options
from engines.skull.views import Phase, SeatView, TableView

RULES_PAGES = 6
RULINGS = "rulings"


DISCS = (*Disc,)


def scenes_to_come(view: TableView, computers: Set[Seat]) -> Iterator[TableScene | FinalScene]:
    """What the board may have to show after the next move that is pressed on it."""
    for after in tables_after(view, NUMBERS_IN_A_ROW):
        over = after.phase is Phase.OVER
        yield final_scene(after) if over else table_scene(after, computers)


def scenes_after(hand: SeatView) -> Iterator[HandScene]:
    """The own discs as they may be after this seat's next move."""
    own = tuple(sorted((*hand.hand, *hand.stack), key=DISCS.index))
    back = tuple(disc for disc in own if disc is not Disc.LAST_CHANCE)
    for prompt in hand.prompts:
        for choice in prompt.choices:
            match choice:
                case PlaceDisc(disc) if prompt.required:
                    stack = (*hand.stack, disc)
                    yield hand_scene(replace(hand, hand=_without(hand.hand, disc), stack=stack))
                case PlaceDisc(disc):
                    yield hand_scene(replace(hand, hand=_without(own, disc), stack=(disc,)))
                case LoseDisc(disc):
                    yield from _next_round(hand, _without(back, disc), disc)
                case FlipDisc() if not prompt.auto:
                    yield from _next_round(hand, back)
                    if back != own:  # who holds that disc goes out by a skull
                        yield from _next_round(hand, ())
                        continue
                    for disc in dict.fromkeys(back):
                        yield from _next_round(hand, _without(back, disc), disc)
                case NameStarter():
                    yield from _next_round(hand, ())
                case _:
                    pass


def _next_round(hand: SeatView, own: tuple[Disc, ...], *lost: Disc) -> Iterator[HandScene]:
    """The hand that the next round begins with, and its picture when this was the last disc."""
    if not own:
        seats = tuple(replace(s, eliminated=True) if s == hand.me else s for s in hand.table.seats)
        hand = replace(hand, table=replace(hand.table, seats=seats))
    after = replace(hand, hand=own, stack=(), lost=(*hand.lost, *lost))
    yield hand_scene(after)
    if lost and len(own) == 1 and hand.table.options.last_chance:
        yield hand_scene(replace(after, hand=(*own, Disc.LAST_CHANCE)))


def _without(discs: tuple[Disc, ...], disc: Disc) -> tuple[Disc, ...]:
    at = discs.index(disc)
    return discs[:at] + discs[at + 1 :]


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
        computers = frozenset(s.seat for s in table.seats if s.computer)
        picture = drawn(
            text,
            lambda: table_scene(view, computers),
            lambda: scenes_to_come(view, computers),
        )
        return replace(boards.board(text, table, view), picture=picture)

    def final(self, text: Text, view: TableView) -> Picture | None:
        return drawn(text, lambda: final_scene(view))

    def result(self, text: Text, table: TableInfo, view: TableView) -> list[str]:
        return boards.result(text, table, view)

    def panel(
        self, text: Text, table: TableInfo, hand: SeatView, page: str, habits: Habits
    ) -> Part:
        part = panels.panel(text, table, hand, page, habits)
        if hand.table.phase is Phase.OVER:
            return part
        picture = drawn(text, lambda: hand_scene(hand), lambda: scenes_after(hand))
        return replace(part, picture=picture)

    def guide(self, text: Text, hand: SeatView) -> str:
        if hand.required is None and hand.prompts:
            return ""
        step = hand.table.phase if hand.required is not None else "wait"
        if step == Phase.TURN and not hand.stack:  # the starter's first disc
            step = Phase.PLACING
        return text(f"skull-guide-{step}")

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

    def rules_picture(self, text: Text, page: int) -> Picture | None:
        return drawn(text, lambda: guide_scene(page))

    def typed(self, text: Text, table: TableInfo, hand: SeatView | None, words: str) -> Meaning:
        return typed(text, table, hand, words)

    def typable(self, text: Text, table: TableInfo, hand: SeatView | None) -> list[str]:
        return typable(text, table, hand)


PRESENTER: Any = SkullPresenter()
