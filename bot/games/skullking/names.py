"""Cards and powers as people type them, in the words of their language.

Every name stands in the catalogue: what is on the buttons, and more of them in the keys
``skullking-typed-…``, with commas between them. Case, spaces and accents do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from bot.games.skullking.words import SIGNS, card_name, move_words, sign, slug, suit_word
from bot.text import Text, plain_name
from bot.updates import TableInfo
from engines.core import Prompt, RuleError
from engines.skullking.actions import DiscardCards, PlayCard
from engines.skullking.cards import (
    FACE_COUNT,
    NUMBER,
    SUIT,
    SUITS,
    TIGRESS,
    Card,
    Face,
    card_of,
)
from engines.skullking.views import SeatView

MOST_SUGGESTIONS = 25
POWERS = ("rosie", "will", "rascal", "harry")
CARD_BREAKS = re.compile(r"[,;&/+]")
MINUS = str.maketrans({"−": "-", "–": "-"})


def plain(typed: object) -> str:
    """What is left to compare of something typed: letters, digits and signs.

    Whatever Discord sends is taken for text.
    """
    decomposed = unicodedata.normalize("NFKD", str(typed).casefold())
    return "".join(c for c in decomposed if unicodedata.category(c)[0] not in "MPZC")


@cache
def _faces(locale: str) -> dict[str, tuple[Face, ...]]:
    """Every name of one language and the faces it stands for."""
    text, found = Text(locale), dict[str, tuple[Face, ...]]()
    suits = {
        suit: [SIGNS[suit], word, f"{SIGNS[suit]}{word}", *_typed(text, str(suit))]
        for suit in SUITS
        for word in (suit_word(text, suit),)
    }
    for face in map(Face, range(FACE_COUNT)):
        suit = SUIT[face]
        if suit is not None:
            words = [f"{word}{NUMBER[face]}" for word in suits[suit]]
            words += [f"{NUMBER[face]}{word}" for word in suits[suit]]
        else:
            words = [card_name(text, face), *_typed(text, slug(face))]
        for word in {plain(word) for word in words}:
            found[word] = (*found.get(word, ()), face)
    return found


def _typed(text: Text, name: str) -> list[str]:
    """The names of the catalogue that stand on no button."""
    return text(f"skullking-typed-{name}").split(",")


def face_typed(text: Text, typed: str, hand: Sequence[Card]) -> Face:
    """The face somebody means; of like cards one that is in the hand.

    Raises ``RuleError`` (``unknown_card``).
    """
    faces = _faces(text.locale).get(plain(typed), ())
    if not faces:
        raise RuleError("unknown_card")
    return next((face for face in faces if card_of(face) in hand), faces[0])


def card_code(text: Text, hand: SeatView, typed: str) -> str:
    """The code that plays what was typed. Raises ``RuleError``."""
    face = face_typed(text, typed, hand.hand)
    if face == TIGRESS:
        raise RuleError("tigress_undecided")
    return PlayCard(face).code


def playable(text: Text, hand: SeatView, typed: str) -> list[str]:
    """The own legal cards whose names have what was typed in them."""
    prompts = (p for p in hand.prompts if p.kind == "play")
    wanted, faces = plain(typed), {a.face: None for p in prompts for a in p.choices}
    known = [(name, found) for name, found in _faces(text.locale).items() if wanted in name]
    meant = [f for f in faces if not wanted or any(f in found for _, found in known)]
    return [*dict.fromkeys(card_name(text, face) for face in meant)][:MOST_SUGGESTIONS]


def fitting(names: Sequence[str] | dict[str, None], typed: str) -> list[str]:
    """As many names as a list holds, of those with what was typed in them."""
    wanted = plain(typed)
    return [name for name in names if wanted in plain(name)][:MOST_SUGGESTIONS]


# ---- powers ------------------------------------------------------------------------


def power_prompt(hand: SeatView) -> Prompt:
    """The power that may be used now. Raises ``RuleError`` (``no_power_now``)."""
    found = [p for p in hand.prompts if p.kind in POWERS]
    if not found:
        raise RuleError("no_power_now")
    return next((p for p in found if p.required), found[0])


def power_choices(text: Text, table: TableInfo, hand: SeatView, typed: str) -> list[str]:
    """What may be decided now, in the words of the buttons."""
    try:
        prompt = power_prompt(hand)
    except RuleError:
        return []
    return fitting([move_words(text, table, action) for action in prompt.choices], typed)


def power_code(text: Text, table: TableInfo, hand: SeatView, typed: str) -> str:
    """The code of the decision that was typed. Raises ``RuleError``."""
    prompt = power_prompt(hand)
    for action in prompt.choices:
        if plain(typed) == plain(move_words(text, table, action)):
            return action.code
    match prompt.kind:
        case "rosie":
            return _leader(text, table, hand, typed)
        case "will":
            return _discards(text, hand, typed)
        case "rascal":
            return f"w{_number(typed)}"
        case _:
            kept = plain(typed) in map(plain, _typed(text, "keep"))
            return f"h{0 if kept else _number(typed):+d}"


def _leader(text: Text, table: TableInfo, hand: SeatView, typed: str) -> str:
    """A player by seat sign, number or name, or oneself."""
    wanted = plain(typed)
    if wanted in map(plain, text("typed-me").split(",")):
        return f"n{hand.seat}"
    for info in table.seats:
        if wanted in (plain(sign(table, info.seat)), str(info.seat + 1)):
            return f"n{info.seat}"
    named = [s.seat for s in table.seats if plain(plain_name(s.name)) == wanted]
    if len(named) != 1:
        raise RuleError("unknown_player")
    return f"n{named[0]}"


def _discards(text: Text, hand: SeatView, typed: str) -> str:
    """Cards with a comma or the like between them; two like ones are two cards."""
    cards: list[Card] = []
    for word in filter(str.strip, CARD_BREAKS.split(typed)):
        left = [card for card in hand.hand if card not in cards]
        face = face_typed(text, word, left)
        cards.append(card_of(face))
    if not cards or len(set(cards)) < len(cards):
        raise RuleError("unknown_card")
    return DiscardCards(tuple(sorted(cards))).code


def _number(typed: str) -> int:
    """A whole number with or without its sign. Raises ``RuleError`` (``unknown_action``)."""
    found = re.fullmatch(r"\s*([+-]?[0-9]{1,3})\s*", typed.translate(MINUS))
    if found is None:
        raise RuleError("unknown_action")
    return int(found[1])
