"""What can be typed at a moment of Skull King, in the words that a person reads."""

from __future__ import annotations

from bot.games.skullking.words import card_name, suit_word
from bot.lexicon import listed
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Prompt
from engines.skullking.actions import ChangeBid, ChooseLoad, NameLeader, PlaceWager, PlayCard
from engines.skullking.cards import NUMBER, SUIT
from engines.skullking.views import SeatView


def typable(text: Text, table: TableInfo, hand: SeatView | None) -> list[str]:
    """See ``bot.games.base.Presenter.typable``."""
    lines: list[str] = []
    if hand is not None:
        lines = [_prompt_line(text, table, p) for p in hand.prompts if not p.auto]
    always = [text("typable-always"), text("skullking-typable-always")]
    return [*(lines or [text("skullking-typable-general")]), *always]


def _prompt_line(text: Text, table: TableInfo, prompt: Prompt) -> str:
    """All that answers one question; in code spans, as it can be typed."""
    words = ", ".join(dict.fromkeys(f"`{_said(text, action)}`" for action in prompt.choices))
    match prompt.kind:
        case "bid":
            return text("skullking-typable-bid", most=prompt.choices[-1].tricks)
        case "will":
            held = sorted({card for action in prompt.choices for card in action.cards})
            cards = ", ".join(dict.fromkeys(f"`{_card(text, card)}`" for card in held))
            count = len(prompt.choices[0].cards)
            return text("skullking-typable-will", count=count, cards=cards)
        case "rosie":
            names = text.names([seat.name for seat in table.seats])
            return text("skullking-typable-rosie", seats=words, names=names)
        case _:
            return text(f"skullking-typable-{prompt.kind}", moves=words)


def _said(text: Text, action: object) -> str:
    """A move as it can be typed."""
    match action:
        case PlayCard(face):
            return _card(text, face)
        case ChooseLoad(load):
            return listed(text, f"skullking-typed-{load}")[0]
        case NameLeader(target):
            return str(target + 1)
        case PlaceWager(points):
            return str(points)
        case ChangeBid(0):
            return listed(text, "skullking-typed-keep")[0]
        case ChangeBid(change):
            return f"{change:+d}"
        case _:
            return ""


def _card(text: Text, face: int) -> str:
    suit = SUIT[face]
    return card_name(text, face) if suit is None else f"{suit_word(text, suit)} {NUMBER[face]}"
