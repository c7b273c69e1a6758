"""Moves of Skull King as people type them: what a person's words mean with this very hand.

Every word stands in the catalogues: on the buttons, and in the keys ``skullking-typed-…``.
A number alone is what the moment asks for, and a card that is named in part is the one in the
hand that fits. Where more than one would, nothing is guessed.
"""

from __future__ import annotations

from functools import cache

from bot.errors import UserError
from bot.games.base import NOBODYS_MOVE, Meaning, NotUnderstood
from bot.games.skullking.wanted import (
    ANY_PIRATE,
    FACES,
    Wanted,
    as_tigress,
    is_the_tigress,
    named_cards,
)
from bot.games.skullking.words import SIGNS, card_name, card_words, suit_word
from bot.lexicon import (
    LOOKS,
    Lexicon,
    Names,
    Number,
    People,
    Said,
    lexicon,
    listed,
    look_asked,
    read,
)
from bot.text import Text
from bot.updates import TableInfo
from engines.core import RuleError
from engines.skullking.actions import (
    ChangeBid,
    ChooseLoad,
    DiscardCards,
    Load,
    NameLeader,
    PlaceBid,
    PlaceWager,
    PlayCard,
)
from engines.skullking.cards import FACE_COUNT, SUITS, TIGRESS, Face, card_of
from engines.skullking.options import MAX_HAND
from engines.skullking.views import Phase, SeatView

CARDS = {*map(str, SUITS), *FACES, ANY_PIRATE}
LOADS = tuple(map(str, Load))
VERBS = ("bid", "play", "load", "discard", "stake", "lead", "up", "down", "keep")
THINGS = (*LOADS, *VERBS, ANY_PIRATE, "hand", "filler", "why", "trick")
MOVES = {*CARDS, *LOADS, *VERBS}
ALL_LOOKS = (*LOOKS, "why", "trick")
STAKES = (0, 10, 20)
NOT_YET = {
    Phase.BIDDING: "bids_missing",
    Phase.LOADING: "loads_missing",
    Phase.POWER: "power_first",
    Phase.OVER: "game_over",
}


@cache
def _words(home: str) -> Lexicon:
    return lexicon(home, _names)


def _names(text: Text) -> Names:
    found = {thing: listed(text, f"skullking-typed-{thing}") for thing in THINGS}
    for suit, letter in zip(SUITS, listed(text, "skullking-typed-letters"), strict=True):
        more = listed(text, f"skullking-typed-{suit}")
        found[suit] = [SIGNS[suit], suit_word(text, suit), letter, *more]
    for name, face in FACES.items():
        found[name] = [card_name(text, face), *listed(text, f"skullking-typed-{name}")]
    return found


def typed(text: Text, table: TableInfo, hand: SeatView | None, words: str) -> Meaning:
    """See ``bot.games.base.Presenter.typed``."""
    own, people = _words(text.locale), People(table)
    by_name = hand is not None and any(p.kind == "rosie" for p in hand.prompts)
    said = read(words, *((people, own) if by_name else (own, people)))
    look = look_asked(said, ALL_LOOKS, MOVES)
    if look is not None:
        return Meaning(look=look)
    if said.doubtful:
        raise RuleError("several_players")
    if not said.is_clear:
        raise NotUnderstood
    if hand is None:
        return Meaning((NOBODYS_MOVE,))
    return _Move(text, table, hand, said).meaning()


class _Move:
    """Words that are known and no request, against what their owner may see."""

    def __init__(self, text: Text, table: TableInfo, hand: SeatView, said: Said) -> None:
        self.text, self.hand, self.said = text, hand, said
        self.phase = hand.table.phase
        self.verbs = [verb for verb in VERBS if verb in said.things]
        self.loads = [load for load in LOADS if load in said.things]
        self.has_cards = bool(CARDS & said.things)
        self.numbers, self.seats = said.numbers, said.seats(table)
        self.targets = said.targets(table, hand.seat)
        self.prompts = {prompt.kind: prompt for prompt in hand.prompts}

    def meaning(self) -> Meaning:
        match self.verbs:
            case []:
                return self._bare()
            case ["bid"] if "rascal" in self.prompts and self._says_only("numbers"):
                return self._stake()
            case ["bid"] if self._says_only("numbers"):
                return self._bid()
            case ["load"] if self._says_only("loads"):
                return self._load()
            case ["stake"] if self._says_only("numbers"):
                return self._stake()
            case ["lead"] if self.seats or self._asks_leader():
                return self._leader()
            case ["play"] | ["lead"] | ["play", "lead"] if self._says_only("cards", "numbers"):
                return self._play()
            case ["discard"] if self._says_only("cards", "numbers"):
                return self._discard()
            case ["keep"] | ["bid", "keep"] if self._says_only():
                return self._change(0)
            case ["up" | "down" as way] | ["bid", "up" | "down" as way] if self._says_only(
                "numbers"
            ):
                if self.numbers not in ([], [Number(1)], [Number(1, signed=True)]):
                    raise RuleError("say_harry")
                return self._change(1 if way == "up" else -1)
            case _:
                raise NotUnderstood

    def _says_only(self, *kinds: str) -> bool:
        said = {
            "loads": self.loads,
            "cards": self.has_cards,
            "numbers": self.numbers,
            "seats": self.seats,
        }
        return not any(found for kind, found in said.items() if kind not in kinds)

    def _asks_leader(self) -> bool:
        return "rosie" in self.prompts and self._says_only("seats", "numbers")

    # ---- without a verb ------------------------------------------------------------

    def _bare(self) -> Meaning:
        if self.loads and self._says_only("loads"):
            return self._load()
        if self.has_cards and self._says_only("cards", "numbers"):
            return self._discard() if "will" in self.prompts else self._play()
        if self.numbers and self._says_only("numbers"):
            return self._bare_numbers()
        if "rosie" in self.prompts and self.targets and self._says_only("seats", "numbers"):
            return self._leader()
        raise NotUnderstood

    def _bare_numbers(self) -> Meaning:
        """A number is what the moment asks for."""
        if "will" in self.prompts:
            return self._discard()
        if len(self.numbers) != 1:
            raise NotUnderstood
        number, prompts = self.numbers[0], self.prompts
        if number.signed and not prompts.keys() & {"bid", "rascal"}:
            if abs(number.value) != 1:
                raise RuleError("say_harry")
            return self._change(number.value)
        if "bid" in prompts:
            return self._bid()
        if "rascal" in prompts:
            return self._stake()
        if "rosie" in prompts:
            return self._leader()
        if "harry" in prompts and number.value == 0:
            return self._change(0)
        if "harry" in prompts and "play" not in prompts:
            raise RuleError("say_harry")
        if self.phase is Phase.LOADING:
            raise NotUnderstood
        return self._play()

    # ---- sealed choices and powers -------------------------------------------------

    def _one_number(self, unclear: str) -> int:
        if len(self.numbers) != 1:
            raise RuleError(unclear)
        return self.numbers[0].value

    def _bid(self) -> Meaning:
        bid, most = self._one_number("say_bid"), self.hand.table.cards
        if self.numbers[0].signed and bid > 0:
            raise RuleError("say_bid")
        if self.phase is not Phase.BIDDING:
            raise RuleError("bids_are_known")
        if bid < 0:
            raise RuleError("bid_too_low", bid=bid, minimum=0)
        if bid > MAX_HAND:
            raise RuleError("bid_too_high", bid=bid, maximum=most)
        return Meaning((PlaceBid(bid).code,), secret=True)

    def _load(self) -> Meaning:
        if len(self.loads) != 1:
            raise RuleError("say_load")
        return Meaning((ChooseLoad(Load(self.loads[0])).code,), secret=True)

    def _stake(self) -> Meaning:
        points = self._one_number("say_stake")
        if points not in STAKES:
            raise RuleError("bad_wager", points=points)
        return Meaning((PlaceWager(points).code,))

    def _change(self, by: int) -> Meaning:
        return Meaning((ChangeBid(by).code,))

    def _leader(self) -> Meaning:
        """A player by name, mention or number of the seat, or oneself."""
        match self.targets:
            case [None] if self.numbers:
                raise RuleError("unknown_seat")
            case [None]:
                raise UserError("unseen_player")
            case [seat] if seat is not None:
                return Meaning((NameLeader(seat).code,))
            case _:
                raise RuleError("say_lead")

    # ---- cards ---------------------------------------------------------------------

    def _play(self) -> Meaning:
        wanted = named_cards(self.said.parts)
        if len(wanted) == 2 and Wanted(name="tigress") in wanted:
            wanted = as_tigress(wanted)
        if len(wanted) != 1:
            raise RuleError("say_card")
        return Meaning((PlayCard(self._face(wanted[0])).code,), veiled=True)

    def _face(self, wanted: Wanted) -> Face:
        """The face meant, which need not be playable: the rules say why it is not."""
        faces = [Face(f) for f in range(FACE_COUNT) if f != TIGRESS and wanted.fits(f)]
        held = [face for face in faces if card_of(face) in self.hand.hand]
        tigress = wanted.name == "tigress" or (wanted.name == ANY_PIRATE and not held)
        if tigress and TIGRESS in self.hand.hand:
            raise RuleError("tigress_undecided")
        if wanted.name == "tigress":
            raise RuleError("card_not_in_hand")
        if not faces:
            raise RuleError("unknown_card")
        prompt = self.prompts.get("play")
        legal = [face for face in held if prompt and PlayCard(face) in prompt.choices]
        names = dict.fromkeys(card_words(self.text, face) for face in legal or held)
        if len(names) > 1 and legal:
            raise RuleError("several_cards", cards=", ".join(names))
        if len(names) > 1 and prompt is None:
            raise RuleError(NOT_YET.get(self.phase, "not_your_turn"))
        return (legal or held or faces)[0]

    def _discard(self) -> Meaning:
        """As many cards of the hand as Will drew."""
        prompt = self.prompts.get("will")
        if prompt is None:
            raise RuleError("nothing_to_discard")
        wanted = sorted(named_cards(self.said.parts), key=lambda one: one.suit is None)
        left = list(self.hand.hand)
        for one in wanted:
            held = [card for card in left if one.fits(card) or is_the_tigress(one, card)]
            names = dict.fromkeys(card_words(self.text, card) for card in held)
            if not names:
                raise RuleError("card_not_in_hand")
            if len(names) > 1:
                raise RuleError("several_cards", cards=", ".join(names))
            left.remove(held[0])
        count = len(prompt.choices[0].cards)
        if len(wanted) != count:
            raise RuleError("wrong_discard_count", count=count)
        chosen = tuple(card for card in self.hand.hand if card not in left)
        return Meaning((DiscardCards(chosen).code,), secret=True)
