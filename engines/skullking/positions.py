"""States set up by hand, for tests and pictures: any moment of bidding, loading or a trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core import RuleError, Seat
from engines.skullking.actions import Load
from engines.skullking.cards import (
    CARD_COUNT,
    CODE,
    FACE_COUNT,
    SUIT,
    SUITS,
    TIGRESS,
    TIGRESS_AS_PIRATE,
    Card,
    Face,
    card_of,
    cards_named,
    parse_face,
)
from engines.skullking.deals import EXTRA_ROUNDS, deck, first_leader, hand_size, hands_of
from engines.skullking.model import (
    NO_SUIT,
    NOBODY,
    NOT_LED,
    SUITLESS,
    UNKNOWN,
    Round,
    State,
    first_order,
    order_of_trick,
    verify_seat_count,
)
from engines.skullking.options import Options
from engines.skullking.tricks import Play, led_suit
from engines.skullking.views import GRAYBEARD, Phase

Cards = str | Iterable[str | int]
"""Cards by code or notation, ``"G7 SK escape"`` or a list; of like cards the next one free."""


def position(
    hands: Sequence[Cards],
    *,
    options: Options | None = None,
    bids: Sequence[int] | None = None,
    loads: Sequence[Load | str] | None = None,
    plays: Cards = (),
    leader: int | None = None,
    dealer: int | None = None,
    round: int | None = None,
    scores: Sequence[int] = (),
    won: Sequence[int] = (),
    unclaimed: int = 0,
    stock: Cards | None = None,
    graybeard: Cards | None = None,
    seed: str = "position",
) -> State:
    """A state in the middle of a round.

    Without ``bids`` the seats are bidding, with them they play (or load, when loads are
    chosen and not given). ``plays`` is the trick so far, in the order of play from
    ``leader``, who may be Graybeard's 2. ``won`` and ``unclaimed`` count the tricks before
    it, ``won`` by seat and with two seats Graybeard's third. ``graybeard`` is his pile, top
    card first, and ``stock`` what is drawn from its front; not given, they are made of
    the cards that are left, and cards that have no place are out of play. The round is the
    first one that deals as many cards; the dealer is seat 0, or who sits right of a first
    trick's ``leader``.

    Raises ``RuleError`` (``bad_seat_count``, ``unknown_card``, ``bad_position`` with a
    ``part``) for a set-up no game can reach.
    """
    seats = len(hands)
    verify_seat_count(seats)
    rules = options or Options.model_validate({})
    found = _Found(deck(rules, seats))
    faces = found.faces(plays)
    held = [tuple(sorted(found.cards(hand))) for hand in hands]
    if graybeard is not None:
        held.append(found.cards(graybeard))
    taken = _tricks_won(won, unclaimed, hands_of(seats))
    done = sum(taken) + unclaimed
    deals, leads = _dealer_and_leader(seats, dealer, leader, done)
    first = first_leader(deals, seats)
    order = order_of_trick(seats, leads, first_order(seats, first))
    trick = _trick_of(order, faces, seats)
    named_stock = None if stock is None else found.cards(stock)
    if seats == GRAYBEARD and graybeard is None:
        held.append(found.some(_pile_size(held[0], trick)))
    cards = _cards_dealt(held, trick, done, hands_of(seats))
    rest = found.left()
    left = rest[done * len(held) :] if named_stock is None else named_stock
    phase = _phase(rules, bids, loads)
    if phase is not Phase.PLAYING and (done or trick):
        raise _bad("plays")
    return State(
        round=Round(
            options=rules,
            seed=seed,
            number=_round_number(rules, seats, cards, round, scores),
            cards=cards,
            dealer=deals,
            leader=first,
            scores=_by_seat(scores or (0,) * seats, seats, "scores"),
            gone=tuple(card for card in rest if card not in left),
        ),
        hands=held,
        phase=phase,
        turn=order[len(trick)] if phase is Phase.PLAYING else NOBODY,
        order=order,
        plays=trick,
        suit=_suit_of(trick, held[:seats]),
        trick=done + 1,
        bids=_bids(bids, seats, cards),
        loads=_loads(loads, seats),
        won=taken,
        stock=left,
    )


def _bad(part: str) -> RuleError:
    return RuleError("bad_position", part=part)


class _Found:
    """The cards of a deck that have not been named yet."""

    def __init__(self, deck: tuple[Card, ...]) -> None:
        self._free = set(deck)

    def faces(self, names: Cards) -> tuple[Face, ...]:
        named = names.split() if isinstance(names, str) else names
        return tuple(self._take(name) for name in named)

    def cards(self, names: Cards) -> tuple[Card, ...]:
        faces = self.faces(names)
        if any(face >= CARD_COUNT for face in faces):
            raise _bad("cards")
        return tuple(card_of(face) for face in faces)

    def some(self, count: int) -> tuple[Card, ...]:
        """The first ``count`` cards that are left."""
        cards = self.left()[:count]
        self._free -= {*cards}
        return cards

    def left(self) -> tuple[Card, ...]:
        return tuple(sorted(self._free))

    def _take(self, name: str | int) -> Face:
        for face in _faces_named(name):
            if card_of(face) in self._free:
                self._free.remove(card_of(face))
                return face
        raise _bad("cards")


def _faces_named(name: str | int) -> Sequence[Face]:
    if isinstance(name, int):
        return (Face(name),) if 0 <= name < FACE_COUNT else ()
    return (parse_face(name),) if name in CODE else cards_named(name)


def _tricks_won(won: Sequence[int], unclaimed: int, hands: int) -> tuple[int, ...]:
    taken = (*won, *[0] * (hands - len(won)))
    if len(taken) > hands or min(*taken, unclaimed) < 0:
        raise _bad("won")
    return taken


def _dealer_and_leader(
    seats: int, dealer: int | None, leader: int | None, done: int
) -> tuple[Seat, Seat]:
    """Who deals the round and who leads the trick; the dealer's left neighbour leads the first."""
    if dealer is None:
        dealer = (leader - 1) % seats if leader is not None and not done else 0
    if not 0 <= dealer < seats:
        raise _bad("dealer")
    first = first_leader(Seat(dealer), seats)
    leads = first if leader is None else Seat(leader)
    if not 0 <= leads < hands_of(seats) or (not done and leads != first):
        raise _bad("leader")
    return Seat(dealer), leads


def _trick_of(order: Sequence[Seat], faces: Sequence[Face], seats: int) -> tuple[Play, ...]:
    """The unfinished trick of these faces; the Tigress has said what she is."""
    trick = tuple(zip(order, faces, strict=False))
    ghost_pirate = seats == GRAYBEARD and (GRAYBEARD, TIGRESS_AS_PIRATE) in trick
    if len(faces) >= len(order) or TIGRESS in faces or ghost_pirate:
        raise _bad("plays")
    return trick


def _pile_size(hand: Sequence[Card], trick: Sequence[Play]) -> int:
    """How many cards Graybeard has when seat 0 has ``hand`` and both may have played."""
    in_trick = [seat for seat, _ in trick]
    return max(0, len(hand) + (0 in in_trick) - (GRAYBEARD in in_trick))


def _cards_dealt(
    held: Sequence[Sequence[Card]], trick: Sequence[Play], done: int, hands: int
) -> int:
    """How many cards each hand was dealt: the same for all."""
    if len(held) != hands:
        raise _bad("graybeard")
    in_trick = {seat for seat, _ in trick}
    sizes = {len(hand) + (seat in in_trick) for seat, hand in enumerate(held)}
    if len(sizes) != 1 or 0 in sizes:
        raise _bad("hands")
    return sizes.pop() + done


def _round_number(
    options: Options, seats: int, cards: int, number: int | None, scores: Sequence[int]
) -> int:
    """A round of these options that deals so many cards; one that plays off a tie needs one."""
    planned = len(options.rounds)
    if number is None:
        numbers = range(1, planned + 1)
        found = (n for n in numbers if hand_size(options, seats, n) == cards)
        number = next(found, 0)
    can_play_off = options.tiebreak == "extra_round" and scores.count(max(scores, default=0)) > 1
    last = planned + EXTRA_ROUNDS * can_play_off
    if not 1 <= number <= last or hand_size(options, seats, number) != cards:
        raise _bad("round")
    return number


def _phase(
    options: Options, bids: Sequence[int] | None, loads: Sequence[Load | str] | None
) -> Phase:
    loading = options.scoring == "rascal_loads"
    if loads is not None and (bids is None or not loading):
        raise _bad("loads")
    if bids is None:
        return Phase.BIDDING
    return Phase.LOADING if loading and loads is None else Phase.PLAYING


def _by_seat(values: Sequence[int], seats: int, part: str) -> tuple[int, ...]:
    if len(values) != seats:
        raise _bad(part)
    return tuple(values)


def _bids(bids: Sequence[int] | None, seats: int, cards: int) -> tuple[int, ...]:
    if bids is None:
        return (UNKNOWN,) * seats
    if not all(0 <= bid <= cards for bid in bids):
        raise _bad("bids")
    return _by_seat(bids, seats, "bids")


def _loads(loads: Sequence[Load | str] | None, seats: int) -> tuple[Load | None, ...]:
    if loads is None:
        return (None,) * seats
    if len(loads) != seats or not {*loads} <= {*Load}:
        raise _bad("loads")
    return tuple(map(Load, loads))


def _suit_of(trick: Sequence[Play], hands: Sequence[Sequence[Card]]) -> int:
    """What has to be followed next. Whoever of the seats could have followed has done so."""
    for count, (seat, face) in enumerate(trick):
        suit = led_suit(trick[:count])[0]
        follows = suit is None or SUIT[face] in (None, suit) or seat >= len(hands)
        if not follows and any(SUIT[card] is suit for card in hands[seat]):
            raise _bad("plays")
    suit, suitless = led_suit(trick)
    if suit:
        return SUITS.index(suit)
    return SUITLESS if suitless else NO_SUIT if trick else NOT_LED
