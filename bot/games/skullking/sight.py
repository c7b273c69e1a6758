"""Everything one seat's panel is made from, and what is marked on it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.base import Habits
from bot.games.skullking.scene_parts import art_of
from bot.games.skullking.words import card_name, who
from bot.screen import Button, Style, move_id, ticked, view_id
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Prompt, Seat
from engines.skullking.actions import PlayCard
from engines.skullking.cards import (
    TIGRESS_AS_ESCAPE,
    TIGRESS_AS_PIRATE,
    Card,
    card_of,
)
from engines.skullking.views import SeatView

TIGRESS_PAGE = "tigress"
MARK, SIDE_MARK = "mark", "side"
TIGRESS_FACES = (TIGRESS_AS_PIRATE, TIGRESS_AS_ESCAPE)


@dataclass(frozen=True, slots=True)
class Sight:
    """One seat's view, the page of the panel it is shown on, and its owner's habits."""

    text: Text
    table: TableInfo
    hand: SeatView
    page: str
    habits: Habits

    # ---- what is asked -------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """The decision that fills the panel: the required one, else a sealed one to change."""
        found = self.hand.required
        if found is None:
            sealed = (p for p in self.hand.prompts if p.kind in ("bid", "load"))
            found = next(sealed, None)
        return None if found is not None and found.auto else found

    @property
    def side(self) -> Prompt | None:
        """Harry's offer, while it holds nobody up."""
        offers = (p for p in self.hand.prompts if p.kind == "harry" and not p.required)
        return next(offers, None)

    def asks(self, *kinds: str) -> Prompt | None:
        """The prompt, if it is of one of these kinds."""
        prompt = self.prompt
        return prompt if prompt is not None and prompt.kind in kinds else None

    @property
    def picks_tigress(self) -> bool:
        """Is the page that asks for the Tigress's face shown, and may she be played?"""
        return self.page == TIGRESS_PAGE and self.face_choice(TIGRESS_AS_PIRATE) >= 0

    # ---- choices -------------------------------------------------------------------

    def card_choice(self, card: Card) -> int:
        """The choice that plays this card, -1 if it may not be played."""
        prompt = self.asks("play")
        choices = prompt.choices if prompt is not None else ()
        return next(
            (
                n
                for n, a in enumerate(choices)
                if isinstance(a, PlayCard) and card_of(a.face) == card
            ),
            -1,
        )

    def face_choice(self, face: int) -> int:
        """The choice that plays this very face, -1 if there is none."""
        prompt = self.asks("play")
        choices = prompt.choices if prompt is not None else ()
        return next(
            (n for n, a in enumerate(choices) if isinstance(a, PlayCard) and a.face == face), -1
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that have a button. Those Will has just drawn are in his list alone."""
        return tuple(card for card in self.hand.hand if card not in self.hand.drawn)

    # ---- marking -------------------------------------------------------------------

    def marked(self, page: str = MARK) -> int | None:
        """The choice that a first press has marked."""
        kind, _, n = self.page.partition(".")
        return int(n) if kind == page and n.isdigit() else None

    def press(
        self,
        prompt: Prompt,
        n: int,
        label: str,
        *,
        page: str = MARK,
        sealed: bool = False,
        tile: str | None = None,
        beside: str = "",
    ) -> Button:
        """A button that plays the ``n``-th choice, or marks it first if its owner wants so.

        ``sealed`` says that this choice is made already: it stays visible and does nothing.
        """
        if sealed:
            idle = view_id(self.table.id, f"idle.{prompt.kind}.{n}")
            return Button(idle, f"{label} ✓", Style.DONE, disabled=True)
        if self.habits.ask and self.marked(page) != n:
            mark = view_id(self.table.id, f"{page}.{n}")
            return Button(mark, label, Style.GO).with_tile(tile, beside)
        play = Button(move_id(self.table.id, prompt.key, n), label, Style.GO)
        play = play.with_tile(tile, beside)
        return ticked(play) if self.habits.ask else play

    def idle(self, what: str, label: str, tile: str | None = None) -> Button:
        """A button that keeps its place and does nothing."""
        idle = Button(view_id(self.table.id, f"idle.{what}"), label, disabled=True)
        return idle.with_tile(tile)

    # ---- words ---------------------------------------------------------------------

    def who(self, seat: Seat) -> str:
        return who(self.text, self.table, seat)

    def card(self, card: int) -> str:
        return card_name(self.text, card)

    def tile(self, face: int) -> str | None:
        """The drawing for a card's button, unless its owner wants words."""
        return None if self.habits.words else f"tile/{art_of(face)}"
