"""The picture of one seat's hand, from its SeatView alone: cards as on its buttons."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.layout import Layout, Sprite
from bot.games.skullking.scene_parts import Part, card_height, fitting, labelled, spoken_cards
from bot.text import Text
from engines.skullking.actions import PlayCard
from engines.skullking.cards import Card, card_of
from engines.skullking.views import SeatView

WIDTH = 1000
MARGIN, GAP = 22, 14
FEW, COLUMNS, MOST_COLUMNS = 4, 5, 6
"""A row has as many cards as a row of buttons, or six if some were just drawn."""
LARGE, MIDDLE, SMALL = 216, 180, 147


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card. ``art`` names its drawing, ``playable`` is False if it may not be played now."""

    face: int
    art: str
    playable: bool = True
    new: bool = False


@dataclass(frozen=True, slots=True)
class HandScene:
    """A hand in the order of its buttons, the cards just drawn last."""

    cards: tuple[HeldCard, ...]

    def layout(self) -> Layout:
        count = len(self.cards)
        columns = count if count <= FEW else COLUMNS if count <= 2 * COLUMNS else MOST_COLUMNS
        width = {COLUMNS: MIDDLE, MOST_COLUMNS: SMALL}.get(columns, LARGE)
        height = card_height(width)
        left = (WIDTH - columns * width - (columns - 1) * GAP) // 2
        parts: list[Part] = []
        for i, card in enumerate(self.cards):
            row, column = divmod(i, columns)
            x, y = left + column * (width + GAP), MARGIN + row * (height + GAP)
            kind = "card" if card.playable else "locked"
            parts.append(Sprite(f"{kind}/{card.art}", x, y, width, shadow=True))
            if card.new:
                size = width * 2 // 5
                parts.append(Sprite("mark/new", x + width - size + 8, y - 8, size))
        rows = -(-count // columns)
        return Layout(WIDTH, 2 * MARGIN + rows * height + (rows - 1) * GAP, tuple(parts))

    def alt(self, text: Text) -> str:
        count = len(self.cards)
        new = [card.face for card in self.cards if card.new]
        locked = [card.face for card in self.cards if not card.playable]
        cards = spoken_cards(text, [c.face for c in self.cards if c.playable and not c.new])
        if new:
            drawn = spoken_cards(text, new)
            words = text("skullking-alt-hand-drawn", count=count, cards=cards, drawn=drawn)
        elif locked:
            rest = spoken_cards(text, locked)
            words = text("skullking-alt-hand-locked", count=count, cards=cards, locked=rest)
        else:
            words = text("skullking-alt-hand", count=count, cards=cards)
        return fitting(words)


def hand_scene(text: Text, view: SeatView) -> HandScene | None:
    """The hand of one seat; None when it is empty.

    While a card is asked of this seat, those that may not be played now are locked.
    """
    if not view.hand:
        return None
    asked = view.required
    playable: set[Card] | None = None
    if asked is not None and asked.kind == "play" and not asked.auto:
        playable = {card_of(a.face) for a in asked.choices if isinstance(a, PlayCard)}
    held = [card for card in view.hand if card not in view.drawn]
    return HandScene(
        tuple(
            HeldCard(card, labelled(text, card), playable is None or card in playable, new)
            for cards, new in ((held, False), (view.drawn, True))
            for card in cards
        )
    )
