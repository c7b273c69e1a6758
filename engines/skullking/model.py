"""The state of a running game: the only holder of its secrets.

What people may see of it is built in ``sight``. A state is copied on every move, so it is
flat, and all that stays the same for a whole round is kept in one ``Round`` that copies share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engines.core import RuleError, Seat
from engines.skullking.actions import Load
from engines.skullking.cards import Card, Pirate
from engines.skullking.deals import MAX_SEATS, MIN_SEATS
from engines.skullking.options import Options
from engines.skullking.scoring import Tally
from engines.skullking.tricks import Play, TrickResult
from engines.skullking.views import GRAYBEARD, Phase, PowerUsed

NOBODY = Seat(-1)
UNKNOWN = -1
"""A bid that is not in yet."""
NO_SUIT, SUITLESS, NOT_LED = 4, 5, 6
"""What a trick has instead of the number of a suit to follow: none yet, none at all, no play."""
FORMAT = 1
"""The number of the stored form; a change that old snapshots do not fit raises it."""

named = cast(Any, tuple).__new__
"""``named(kind, values)`` makes a named tuple of all its values, faster than ``kind(...)``."""
_new = object.__new__
_STORED = ConfigDict(hide_input_in_errors=True, extra="forbid")


class PastTrick(NamedTuple):
    """A finished trick."""

    round: int
    number: int
    plays: tuple[Play, ...]
    result: TrickResult


class PastRound(NamedTuple):
    """A scored round; ``tallies`` has an entry a seat. ``scores`` are those after it."""

    number: int
    cards: int
    dealer: Seat
    tallies: tuple[Tally, ...]
    scores: tuple[int, ...]


class Powers(NamedTuple):
    """What the pirates have done in this round (SKK47 to SKK54).

    ``deciding`` is whose power is being used. ``harry`` is the seat that may still change
    its bid at any time. ``drawn`` are Will's cards until he has discarded, ``discards``
    what he gave away. ``viewed`` is what Juanita showed to ``viewer``.
    """

    used: tuple[PowerUsed, ...] = ()
    deciding: Pirate | None = None
    harry: Seat = NOBODY
    drawn: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    viewer: Seat = NOBODY
    viewed: tuple[Card, ...] = ()


NO_POWERS = Powers()


@dataclass(slots=True, repr=False)
class Round:
    """What stays the same from a round's deal to its scoring.

    States share it: it never changes, a new round gets a new one. ``cards`` were dealt to
    each hand. ``scores`` are those before the round, ``results`` the rounds before it and
    ``last_trick`` the newest trick of those. ``gone`` are cards a set-up position had out of
    play from the beginning. ``voids`` counts the voided rounds of the game.
    """

    __pydantic_config__ = _STORED

    options: Options
    seed: str
    number: int
    cards: int
    dealer: Seat
    leader: Seat
    scores: tuple[int, ...]
    results: tuple[PastRound, ...] = ()
    last_trick: PastTrick | None = None
    gone: tuple[Card, ...] = ()
    voids: int = 0


@dataclass(slots=True, repr=False)
class State:
    """One game of Skull King at one moment.

    ``hands`` has a rising hand for each seat, and with two seats Graybeard's pile, its top
    card first. ``turn`` is whose card is awaited or who uses a power. ``order`` is the order
    of the trick ``trick`` (from 1), ``plays`` what lies in it, ``suit`` what has to be
    followed (0..3 or one of ``NO_SUIT``, ``SUITLESS``, ``NOT_LED``). ``bids`` are sealed
    while bidding and ``loads`` while loading. ``won`` has an entry a hand. ``stock`` is
    drawn from its front. ``tricks`` are the finished ones of this round.
    """

    __pydantic_config__ = _STORED

    round: Round
    hands: list[tuple[Card, ...]]
    phase: Phase
    turn: Seat
    order: tuple[Seat, ...]
    plays: tuple[Play, ...]
    suit: int
    trick: int
    bids: tuple[int, ...]
    loads: tuple[Load | None, ...]
    won: tuple[int, ...]
    stock: tuple[Card, ...]
    tricks: tuple[PastTrick, ...] = ()
    powers: Powers = NO_POWERS

    def copy(self) -> State:
        """A state with equal fields that can be changed on its own."""
        new = _new(State)
        new.round = self.round
        new.hands = [*self.hands]
        new.phase = self.phase
        new.turn = self.turn
        new.order = self.order
        new.plays = self.plays
        new.suit = self.suit
        new.trick = self.trick
        new.bids = self.bids
        new.loads = self.loads
        new.won = self.won
        new.stock = self.stock
        new.tricks = self.tricks
        new.powers = self.powers
        return new

    def __repr__(self) -> str:
        """Nothing secret: a state may end up in a log line."""
        return f"<skull king state, round {self.round.number}, {self.phase}>"


_ADAPTER = TypeAdapter(State)


def dump_state(state: State) -> dict[str, Any]:
    """The state as JSON values with a format number."""
    return {"format": FORMAT, **_ADAPTER.dump_python(state, mode="json")}


def load_state(data: Mapping[str, Any]) -> State:
    """The state ``dump_state`` made ``data`` of. Raises ``RuleError`` (``bad_format``)."""
    fields = dict(data)
    if fields.pop("format", None) != FORMAT:
        raise RuleError("bad_format")
    try:
        return _ADAPTER.validate_python(fields)
    except ValidationError:
        raise RuleError("bad_format") from None


def verify_seat_count(seats: int) -> None:
    """Two to eight seats play (SKK1). Raises ``RuleError`` (``bad_seat_count``)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise RuleError("bad_seat_count", seats=seats, minimum=MIN_SEATS, maximum=MAX_SEATS)


_CLOCKWISE = tuple(
    tuple(tuple(Seat((leader + step) % seats) for step in range(seats)) for leader in range(seats))
    for seats in range(1, MAX_SEATS + 1)
)
"""The seats in the order of a trick: by number of seats less one, and by leader."""
_AROUND_GRAYBEARD = (
    ((Seat(0), GRAYBEARD, Seat(1)),) * 2,
    ((Seat(1), GRAYBEARD, Seat(0)),) * 2,
    ((GRAYBEARD, Seat(0), Seat(1)), (GRAYBEARD, Seat(1), Seat(0))),
)
"""The order of a trick of two seats, by leader and by the seat that last led (SKK56, SKK57)."""


def order_of_trick(seats: int, leader: int, before: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who plays after whom when ``leader`` leads; ``before`` was the order of the last trick."""
    if seats > MIN_SEATS:
        return _CLOCKWISE[seats - 1][leader]
    last_led = before[0] if before[0] != GRAYBEARD else before[1]
    return _AROUND_GRAYBEARD[leader][last_led]


def first_order(seats: int, leader: Seat) -> tuple[Seat, ...]:
    """Who plays after whom in the first trick of a round."""
    return order_of_trick(seats, leader, (leader,))


def replaced(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """``values`` with the entry of ``seat`` set to ``value``."""
    return values[:seat] + (value,) + values[seat + 1 :]  # noqa: RUF005  faster so
