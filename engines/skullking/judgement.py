"""What a seat makes of its cards: how likely each takes a trick, and what that is worth.

All of it comes from what the seat can see. Chances are those of opponents who may hold any
card not seen yet; whether they play it is somewhere between chance and good sense.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

from engines.core import Seat
from engines.skullking.cards import (
    FIRST_MERMAID,
    FIRST_PIRATE,
    HIGHEST,
    KIND,
    KRAKEN,
    NUMBER,
    NUMBERS,
    SKULL_KING,
    SUITS,
    TIGRESS,
    WHALE,
    Card,
    Face,
    Kind,
    card_of,
)
from engines.skullking.deals import deck, hands_of
from engines.skullking.tricks import Play, Why, led_suit, trick_so_far
from engines.skullking.views import GRAYBEARD, SeatView, TableView

TIGRESS_FIGHTS = 0.6
"""How often another's Tigress is a pirate."""
CHOICE_UP, CHOICE_DOWN = 0.5, 1.4
"""How much choosing the moment helps a card to take a trick or to lose one."""
IN_SUIT = 0.8
"""How often a card of a plain suit is played to its own suit, with many tricks left."""
LED_NEXT = (0.25, 1.0)
"""The same with one trick left, if another leads it and if its own seat does."""
CARDS_BEFORE, EXACT_BEFORE = 6.0, 0.45
"""What is thought of others before they have shown anything: the cards and share of exact bids."""
BY_CHANCE, BY_SENSE = 0.2, 0.6
"""The share of exact bids of who plays by chance, and of who plays with sense."""
CONTESTED, MOST = 1.5, 0.5
"""How much harder tricks are to take when others with sense want more than there are.

``MOST`` is how many too many or too few count, by trick.
"""
EAGER, LAZY = 0.95, 0.08
"""How often a card that would take the trick is played by who needs tricks, or does not."""
STRONG = 2.0
"""How many times as many winners as by chance are in a hand that needs tricks."""

BLACK = len(SUITS) - 1
Voids = set[tuple[Seat, int]]


class Reach(NamedTuple):
    """How likely a card takes a trick: if its seat tries to lose it, and if it tries to win."""

    low: float
    high: float


class Threat(NamedTuple):
    """How many unseen cards beat a card: of the suit to follow, other numbers, without number."""

    suit: float
    others: float
    specials: float


class Unseen:
    """The cards a seat has not seen, counted, and who may hold them."""

    def __init__(self, view: SeatView) -> None:
        table = view.table
        trick = table.trick
        self.table = table
        self.seat = view.seat
        self.plays: tuple[Play, ...] = trick.plays if trick else ()
        tricks = [*(past.plays for past in table.tricks), self.plays]
        cards = set(deck(table.options, len(table.seats)))
        cards.difference_update(view.hand, view.seen_stock or ())
        for plays in tricks:
            cards.difference_update([card_of(face) for _, face in plays])
        self.voids = _voids(tricks)
        self.held = _held(table)
        self.others = hands_of(len(table.seats)) - 1
        played = {seat for seat, _ in self.plays}
        self.later = [seat for seat in self.held if seat != view.seat and seat not in played]
        self.sense = _senses(view)
        sense = sum(self.sense.values()) / self.others
        self.rivalry = exp(CONTESTED * sense**2 * _demand(table, len(view.hand)))
        self.total = max(len(cards), 1)
        self.above = [_counts_above(cards, suit) for suit in range(len(SUITS))]
        self.suits = [above[0] for above in self.above]
        self.any_above = [sum(counts) for counts in zip(*self.above, strict=True)]
        self.specials = len(cards) - self.any_above[0]
        self.king = SKULL_KING in cards
        self.pirates = sum([card in cards for card in range(FIRST_PIRATE, TIGRESS)])
        self.pirates += TIGRESS_FIGHTS * (TIGRESS in cards)
        self.mermaids = sum([card in cards for card in (FIRST_MERMAID, FIRST_MERMAID + 1)])
        self.whale = WHALE in cards
        self.beasts = self.whale + (KRAKEN in cards)
        self.characters = self.king + self.pirates + self.mermaids

    # ---- a card some time later ----------------------------------------------------

    def reaches(self, cards: Sequence[Card], left: int, *, leads: bool) -> dict[Card, Reach]:
        """What cards may do in ``left`` tricks to come, those with most of a choice first.

        ``leads`` says whether the seat leads the next of them.
        """
        found = {card: self._reach(card, left, leads) for card in cards}
        return dict(sorted(found.items(), key=_choice, reverse=True))

    def _reach(self, card: Card, left: int, leads: bool) -> Reach:
        chance = self._some_time(card, left, leads) ** self.rivalry
        if card == TIGRESS:
            low = 0.0
        elif card == SKULL_KING:
            low = chance
        else:
            low = chance ** (1 + CHOICE_DOWN * (1 - 1 / left))
        return Reach(low, 1 - (1 - chance) ** (1 + CHOICE_UP * (1 - 1 / left)))

    def _some_time(self, card: Card, left: int, leads: bool) -> float:
        """How likely a card takes the trick it is played to, at no chosen moment."""
        number = NUMBER[card]
        if number:
            return self._number_some_time(card // HIGHEST, number, left, leads)
        match KIND[card]:
            case Kind.SKULL_KING:
                beaten = self.mermaids + self.beasts
            case Kind.PIRATE | Kind.TIGRESS:
                beaten = self.king + self.pirates / 2 + self.beasts
            case Kind.MERMAID:
                beaten = self.pirates + self.mermaids / 2 + self.beasts
            case _:
                return 0.0
        return max(1 - beaten / self.total, 0.0) ** self.others

    def _number_some_time(self, suit: int, number: int, left: int, leads: bool) -> float:
        total = self.total
        specials = self.characters + self.beasts - self.whale * number / HIGHEST
        above = self.above[suit][number]
        if suit == BLACK:
            return max(1 - (specials + above) / total, 0.0) ** self.others
        in_suit = IN_SUIT + (LED_NEXT[leads] - IN_SUIT) / left
        cards = self.suits[suit]
        if not cards:
            return in_suit
        has = 1 - (1 - cards / total) ** left
        own, other = self._share(cards, left, has)
        follow = own * above / cards + other * specials / max(self.specials, 1)
        void = (self.suits[BLACK] + specials) / max(total - cards, 1)
        beaten = min(has * follow + (1 - has) * void, 1.0)
        return in_suit * (1 - beaten) ** self.others

    # ---- a card now ----------------------------------------------------------------

    def takes(self, face: Face) -> float:
        """How likely a card takes the trick if it is played now."""
        plays = (*self.plays, (self.seat, face))
        winner, why = trick_so_far(plays)
        if winner != self.seat or why is None:
            return 0.0
        led, _ = led_suit(plays)
        suit = SUITS.index(led) if led else None
        threat = self._threat(face, suit, why)
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self._beaten_by(seat, suit, threat)
        return chance

    def _threat(self, face: int, suit: int | None, why: Why) -> Threat:
        """What beats the face that takes the trick so far."""
        number = NUMBER[face]
        match why:
            case Why.LED_SUIT | Why.TRUMP:
                own = self.above[face // HIGHEST][number]
                specials = self.characters + self.beasts - self.whale * number / HIGHEST
                if face // HIGHEST == suit:
                    return Threat(own, 0 if suit == BLACK else self.suits[BLACK], specials)
                return Threat(0, own, specials)
            case Why.WHALE_HIGHEST:
                own = self.above[suit][number] if suit is not None else 0
                return Threat(own, self.any_above[number] - own, self.beasts - self.whale)
            case Why.SKULL_KING:
                return Threat(0, 0, self.mermaids + self.beasts)
            case Why.PIRATE:
                return Threat(0, 0, self.king + self.beasts)
            case Why.MERMAID:
                return Threat(0, 0, self.pirates + self.beasts)
            case Why.ALL_ESCAPE:
                return Threat(0, self.any_above[0], self.characters + self.beasts)
            case _:
                return Threat(0, 0, self.beasts)

    def _beaten_by(self, seat: Seat, suit: int | None, threat: Threat) -> float:
        """How likely ``seat``, still to play, beats what takes the trick so far."""
        total, held = self.total, self.held[seat]
        if seat == GRAYBEARD and self.table.graybeard is not None:
            return sum(threat) / total
        if suit is None:
            chance = (threat.others + threat.specials) / total
            return self._answer(seat, chance, chance)
        cards = self.suits[suit]
        has = 0.0 if (seat, suit) in self.voids else 1 - (1 - cards / total) ** held
        void = threat.others + threat.specials
        rest = max(total - cards, 1)
        answer = (1 - has) * self._answer(seat, void / rest, void / rest)
        if has:
            own, other = self._share(cards, held, has)
            chance = own * threat.suit / cards
            if self.specials:
                chance += other * threat.specials / self.specials
            follow = (threat.suit + threat.specials) / total
            answer += has * self._answer(seat, chance, follow)
        return answer

    def _share(self, cards: int, held: int, has: float) -> tuple[float, float]:
        """How much of what may be played by a hand with the suit is of it, and has no number."""
        of_suit = held * cards / self.total / has
        specials = (held - of_suit) * self.specials / max(self.total - cards, 1)
        share = of_suit / max(of_suit + specials, 0.01)
        return share, 1 - share

    def _answer(self, seat: Seat, by_chance: float, each: float) -> float:
        """How likely a seat beats a card that one of its own beats ``by_chance``.

        ``each`` is how likely any card of it is able to.
        """
        sense, cards, lose = self.sense[seat], self.held[seat], 1 - each
        at_table = self.table.seats[seat]
        if at_table.contract is None or at_table.won < at_table.contract:
            wanted = EAGER * (1 - lose ** (STRONG * cards))
        else:
            wanted = LAZY * (1 - lose**cards)
        return (1 - sense) * by_chance + sense * wanted


def _held(table: TableView) -> dict[Seat, int]:
    """The cards in each hand, Graybeard's pile too."""
    held = {seat.seat: seat.hand for seat in table.seats}
    if table.graybeard is not None:
        held[GRAYBEARD] = table.graybeard
    return held


def _demand(table: TableView, left: int) -> float:
    """How many more tricks than there are left are wanted, by trick; less than 0 if fewer."""
    if not left or any(seat.contract is None for seat in table.seats):
        return 0.0
    wanted = sum([max((seat.contract or 0) - seat.won, 0) for seat in table.seats])
    return min(max(wanted / left - 1, -MOST), MOST)


def _senses(view: SeatView) -> dict[Seat, float]:
    """How far the others play with sense and not by chance, from the rounds they have scored."""
    table = view.table
    exact = [EXACT_BEFORE * CARDS_BEFORE] * len(table.seats)
    cards = CARDS_BEFORE
    for result in table.results:
        cards += result.cards
        for score in result.seats:
            if score.won == score.contract:
                exact[score.seat] += result.cards
    senses: dict[Seat, float] = {}
    for seat in table.seats:
        if seat.seat != view.seat:
            sense = (exact[seat.seat] / cards - BY_CHANCE) / (BY_SENSE - BY_CHANCE)
            senses[seat.seat] = min(max(sense, 0.0), 1.0)
    return senses


def _counts_above(cards: set[Card], suit: int) -> list[int]:
    """By number from 0: how many of ``cards`` are higher ones of the suit."""
    first = suit * HIGHEST - 1
    counts = [0]
    for number in range(HIGHEST, 0, -1):
        counts.append(counts[-1] + (first + number in cards))
    return counts[::-1]


def _voids(tricks: Iterable[Sequence[Play]]) -> Voids:
    """Who has shown to be without which suit. It says nothing of Graybeard, who never follows."""
    voids: Voids = set()
    for plays in tricks:
        led, _ = led_suit(plays)
        if led is None:
            continue
        suit = SUITS.index(led)
        following = False
        for seat, face in plays:
            if face in NUMBERS:
                if following and face // HIGHEST != suit:
                    voids.add((seat, suit))
                following = True
    return voids


def worth(reaches: Iterable[Reach], ladder: Sequence[float]) -> float:
    """What cards are worth: ``ladder`` has the points for taking none, one, ... of the tricks.

    Every card tries to win or to lose, whichever is better. The first counts as played last:
    it knows what the others did.
    """
    values = ladder
    for low, high in reaches:
        values = [
            less + (high if more > less else low) * (more - less)
            for less, more in zip(values, values[1:])  # noqa: B905, RUF007
        ]
    return values[0]


def _choice(entry: tuple[Card, Reach]) -> float:
    return entry[1].high - entry[1].low
