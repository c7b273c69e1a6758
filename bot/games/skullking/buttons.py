"""The rows of a panel: the cards, then what is to be decided; the menu row comes below.

Rows keep their places for a round. Where the menu row was, only a row appears whose first
two places do nothing, so that no refresh puts a move under a thumb that meant to look.
"""

from __future__ import annotations

from bot.games.skullking.sight import SIDE_MARK, TIGRESS_FACES, TIGRESS_PAGE, Sight
from bot.games.skullking.words import card_words, move_words, seat_label
from bot.screen import (
    Button,
    Choice,
    Row,
    Select,
    Style,
    move_id,
    rows_of,
    select_id,
    ticked,
    view_id,
)
from bot.text import plain_name
from engines.core import Prompt
from engines.skullking.actions import DiscardCards
from engines.skullking.cards import TIGRESS, Card

WIDTH = 5
MENU_WIDTH = 2
"""The places of the menu row that always look: *Refresh* and *Table*."""


def rows(sight: Sight) -> tuple[Row, ...]:
    """All rows of the panel but the menu."""
    cards = rows_of([card_button(sight, card, i) for i, card in enumerate(sight.cards)])
    return (*cards, *move_rows(sight))


# ---- cards -------------------------------------------------------------------------


def card_button(sight: Sight, card: Card, i: int) -> Button:
    """A card of the hand; what may not be played now is there and disabled."""
    label, tile = sight.card(card), sight.tile(card)
    n = sight.card_choice(card)
    if sight.picks_tigress:
        idle = sight.idle(f"card.{i}", label, tile)
        return ticked(idle) if card == TIGRESS else idle
    if n < 0:
        return sight.idle(f"card.{i}", label, tile)
    if card == TIGRESS:
        return Button(view_id(sight.table.id, TIGRESS_PAGE), label, Style.GO).with_tile(tile)
    prompt = sight.prompt
    assert prompt is not None
    return sight.press(prompt, n, label, tile=tile)


# ---- what is to be decided ---------------------------------------------------------


def move_rows(sight: Sight) -> tuple[Row, ...]:
    """Numbers, loads, the Tigress's faces, a power, or the own bid as a reminder."""
    prompt = sight.prompt
    if sight.picks_tigress:
        return (tuple(tigress_buttons(sight)),)
    if prompt is not None:
        match prompt.kind:
            case "bid":
                return rows_of(bid_buttons(sight, prompt))
            case "load":
                return (tuple(load_buttons(sight, prompt)),)
            case "rosie":
                return leader_rows(sight, prompt)
            case "will":
                return discard_rows(sight, prompt)
            case "rascal" | "harry":
                return (after_menu(sight, choice_buttons(sight, prompt)),)
            case _:
                pass
    side = sight.side
    if side is not None:
        return (after_menu(sight, choice_buttons(sight, side, SIDE_MARK)),)
    if sight.hand.bid is None or not sight.hand.hand:
        return ()
    label = sight.text("skullking-press-own-bid", bid=str(sight.hand.me.contract))
    return ((sight.idle("bid", label),),)


def after_menu(sight: Sight, buttons: list[Button]) -> tuple[Button, ...]:
    """A row that stands where the menu was when the hand is empty."""
    if sight.cards:
        return tuple(buttons)
    return (*(sight.idle(f"gap.{n}", "·") for n in range(MENU_WIDTH)), *buttons)


def bid_buttons(sight: Sight, prompt: Prompt) -> list[Button]:
    """The pad of all bids; the own one is ticked and can be changed until all are in."""
    return [
        sight.press(prompt, n, str(action.tricks), sealed=action.tricks == sight.hand.bid)
        for n, action in enumerate(prompt.choices)
    ]


def load_buttons(sight: Sight, prompt: Prompt) -> list[Button]:
    return [
        sight.press(
            prompt,
            n,
            move_words(sight.text, sight.table, action),
            sealed=action.load == sight.hand.load,
        )
        for n, action in enumerate(prompt.choices)
    ]


def choice_buttons(sight: Sight, prompt: Prompt, page: str = "mark") -> list[Button]:
    """One button for each choice of Rascal or Harry."""
    return [
        sight.press(prompt, n, move_words(sight.text, sight.table, action), page=page)
        for n, action in enumerate(prompt.choices)
    ]


def leader_rows(sight: Sight, prompt: Prompt) -> tuple[Row, ...]:
    """One button a player, oneself first; a second row leaves the menu's places free."""
    order = sorted(
        range(len(prompt.choices)),
        key=lambda n: (prompt.choices[n].target - sight.hand.seat) % len(sight.table.seats),
    )
    buttons = [leader_button(sight, prompt, n) for n in order]
    if len(buttons) <= WIDTH:
        return (tuple(buttons),)
    gap = tuple(sight.idle(f"gap.{n}", "·") for n in range(MENU_WIDTH))
    return (tuple(buttons[:WIDTH]), (*gap, *buttons[WIDTH:]))


def leader_button(sight: Sight, prompt: Prompt, n: int) -> Button:
    """A player with the seat's token, as everywhere else."""
    target = prompt.choices[n].target
    tile = None if sight.habits.words else f"token/{target + 1}"
    name = plain_name(sight.table.seats[target].name)
    return sight.press(prompt, n, seat_label(sight.table, target), tile=tile, beside=name)


def tigress_buttons(sight: Sight) -> list[Button]:
    """Pirate, Escape, Back: the second press plays, so nothing is marked."""
    prompt = sight.prompt
    assert prompt is not None
    buttons: list[Button] = []
    for face, word in zip(TIGRESS_FACES, ("pirate", "escape"), strict=True):
        play = move_id(sight.table.id, prompt.key, sight.face_choice(face))
        label = sight.text(f"skullking-press-as-{word}")
        buttons.append(Button(play, label, Style.GO).with_tile(sight.tile(face), label))
    return [*buttons, Button(view_id(sight.table.id, "hand"), sight.text("press-back"))]


# ---- Will --------------------------------------------------------------------------


def discard_rows(sight: Sight, prompt: Prompt) -> tuple[Row, ...]:
    """A list to choose exactly as many cards from as were drawn."""
    hand, text = sight.hand, sight.text
    count = len(prompt.choices[0].cards)
    marked = sight.marked()
    chosen = (
        prompt.choices[marked].cards if marked is not None and marked < len(prompt.choices) else ()
    )
    choices = tuple(
        Choice(
            str(i),
            card_words(text, card),
            text("skullking-drawn-now") if card in hand.drawn else None,
            chosen=card in chosen,
        )
        for i, card in enumerate(hand.hand)
    )
    select = Select(
        select_id(sight.table.id, f"move.{prompt.key}"),
        choices,
        text("skullking-press-discard-list", count=count),
        least=count,
        most=count,
    )
    if not chosen or marked is None:
        return (select,)
    label = move_words(text, sight.table, prompt.choices[marked])
    sure = Button(move_id(sight.table.id, prompt.key, marked), f"{label} ✓", Style.GO)
    return (select, (*(sight.idle(f"gap.{n}", "·") for n in range(MENU_WIDTH)), sure))


def picked(prompt: Prompt, hand: tuple[Card, ...], values: list[str]) -> int | None:
    """The choice of Will's prompt that discards the cards at these places of the hand."""
    places = {int(v) for v in values if v.isascii() and v.isdigit() and int(v) < len(hand)}
    cards = tuple(sorted(hand[i] for i in places))
    return next(
        (
            n
            for n, action in enumerate(prompt.choices)
            if isinstance(action, DiscardCards) and action.cards == cards
        ),
        None,
    )
