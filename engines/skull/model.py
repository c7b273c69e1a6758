"""The state of a running game: the only holder of its secrets.

What people may see of it is built in ``sight``. A state is copied on every move, so it is
flat, and all that stays the same for a whole round is kept in one ``Round`` that copies share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engines.core import RuleError, Seat
from engines.skull.actions import Disc
from engines.skull.codes import (
    DISC_BITS,
    DISC_WORTH,
    FULL_HAND,
    HAND_DISCS,
    HAND_SIZE,
    LAST_CHANCE,
    MAX_SEATS,
    NOBODY,
    hand_of,
    named,
    replaced,
)
from engines.skull.options import Options
from engines.skull.views import Phase

MIN_SEATS = 3
FORMAT = 1
"""The number of the stored form; a change that old snapshots do not fit raises it."""

_new = object.__new__
_STORED = ConfigDict(hide_input_in_errors=True, extra="forbid")


class PastChallenge(NamedTuple):
    """A challenge after its last disc was turned, kept until the next one is opened (SK17).

    ``stacks`` are the discs never turned, by seat, bottom to top: secret unless the seat
    is in ``shown``. ``may_show`` is the set of seats that still may show theirs.
    """

    round: int
    challenger: Seat
    number: int
    flips: tuple[tuple[Seat, Disc], ...]
    skull_owner: Seat | None
    stacks: tuple[tuple[Disc, ...], ...]
    lost: bool = False
    eliminated: bool = False
    may_show: int = 0
    shown: tuple[Seat, ...] = ()


class Aftermath(NamedTuple):
    """What of the rounds before stands on the table when a round begins."""

    past: PastChallenge | None = None
    last_move: tuple[Seat, str] | None = None


NO_AFTERMATH = Aftermath()


@dataclass(slots=True, repr=False)
class Round:
    """What stays the same from a round's first disc to its last turned one.

    States share it: whoever changes it gives the state a ``copy()`` of its own first.
    Per-seat tuples have an entry a seat. ``owned`` are a seat's discs, the Last Chance
    disc among them, and 0 once it is out. ``lost`` are those lost, in order. ``living``
    and ``last_chance_used`` are sets of seats. ``draws`` counts the draws of the game,
    ``voids`` its voided rounds. ``before`` is what was seen when the round began.
    """

    __pydantic_config__ = _STORED

    options: Options
    seed: str
    number: int
    starter: Seat
    living: int
    owned: tuple[int, ...]
    points: tuple[int, ...]
    lost: tuple[tuple[Disc, ...], ...]
    draws: int = 0
    last_chance_used: int = 0
    past: PastChallenge | None = None
    voids: int = 0
    before: Aftermath = NO_AFTERMATH

    def copy(self) -> Round:
        """A round of its own with equal fields."""
        new = _new(Round)
        new.options = self.options
        new.seed = self.seed
        new.number = self.number
        new.starter = self.starter
        new.living = self.living
        new.owned = self.owned
        new.points = self.points
        new.lost = self.lost
        new.draws = self.draws
        new.last_chance_used = self.last_chance_used
        new.past = self.past
        new.voids = self.voids
        new.before = self.before
        return new


@dataclass(slots=True, repr=False)
class State:
    """One game of Skull at one moment. Lists have an entry a seat.

    ``hands`` are the discs not placed, ``stacks`` those face down, bottom to top.
    ``turn`` is nobody while several seats place first discs and when the game is over;
    from the reveal on it is the challenger. ``moves`` counts the public moves of the
    round, ``total`` the discs placed in it. ``number`` is the highest bid, 0 before one.
    ``bidders`` (not passed) and ``flippable`` (stacks a challenger can still turn) are
    sets of seats.
    """

    __pydantic_config__ = _STORED

    round: Round
    hands: list[int]
    stacks: list[tuple[Disc, ...]]
    phase: Phase = Phase.PLACING
    turn: Seat = NOBODY
    moves: int = 0
    total: int = 0
    number: int = 0
    bidders: int = 0
    flippable: int = 0
    bids: tuple[tuple[Seat, int], ...] = ()
    flips: tuple[tuple[Seat, Disc], ...] = ()
    last_move: tuple[Seat, str] | None = None

    def copy(self) -> State:
        """A state with equal fields that can be changed on its own, but for ``round``."""
        new = _new(State)
        new.round = self.round
        new.hands = [*self.hands]
        new.stacks = [*self.stacks]
        new.phase = self.phase
        new.turn = self.turn
        new.moves = self.moves
        new.total = self.total
        new.number = self.number
        new.bidders = self.bidders
        new.flippable = self.flippable
        new.bids = self.bids
        new.flips = self.flips
        new.last_move = self.last_move
        return new

    def __repr__(self) -> str:
        """Nothing secret: a state may end up in a log line."""
        return f"<skull state, round {self.round.number}, {self.phase}>"


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
    """Three to six seats play (SK1). Raises ``RuleError`` (``bad_seat_count``)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise RuleError("bad_seat_count", seats=seats, minimum=MIN_SEATS, maximum=MAX_SEATS)


def new_game(
    owned: Sequence[int], points: Sequence[int], starter: Seat, options: Options, seed: str
) -> Round:
    """What a game's first round is played with, from real discs and points by seat."""
    return Round(
        options=options,
        seed=seed,
        number=1,
        starter=starter,
        living=_living(owned),
        owned=tuple(owned),
        points=tuple(points),
        lost=tuple(HAND_DISCS[FULL_HAND - hand] for hand in owned),
    )


def first_state(round_: Round) -> State:
    """The state a game's first round begins with."""
    state = State(round_, [], [])
    begin_round(state)
    return state


def begin_round(state: State) -> None:
    """All have their discs in hand again and place first ones (SK4, SK18)."""
    round_ = state.round
    round_.before = named(Aftermath, (round_.past, state.last_move))
    state.hands = list(round_.owned)
    state.stacks = [()] * len(round_.owned)
    state.phase = Phase.PLACING
    starter_last = round_.options.first_placement == "starter_last"
    state.turn = NOBODY if starter_last else round_.starter
    state.moves = state.total = state.number = state.bidders = state.flippable = 0
    state.bids = state.flips = ()


def void_round(state: State) -> None:
    """All is as when the round began, and first discs are placed again (SK31).

    No seat gains or loses a disc before its round is over, so what it holds, has down and
    has had turned is what it began with, also when it has lost a disc or is out by now.
    """
    round_ = state.round = state.round.copy()
    own = list(enumerate(zip(state.hands, state.stacks, strict=True)))
    round_.owned = tuple(
        hand + hand_of(placed_discs(stack, state.flips, Seat(seat))) for seat, (hand, stack) in own
    )
    round_.lost = tuple(
        lost[: HAND_SIZE[FULL_HAND] - HAND_SIZE[owned & FULL_HAND]]
        for lost, owned in zip(round_.lost, round_.owned, strict=True)
    )
    round_.living = _living(round_.owned)
    round_.past, state.last_move = round_.before
    round_.voids += 1
    begin_round(state)


def _living(owned: Iterable[int]) -> int:
    """The set of seats that own a disc."""
    return sum(1 << seat for seat, hand in enumerate(owned) if hand)


def placed_discs(
    stack: tuple[Disc, ...], flips: Iterable[tuple[Seat, Disc]], seat: Seat
) -> tuple[Disc, ...]:
    """What a seat has placed, bottom to top: its face-down discs and those turned already."""
    turned = [disc for owner, disc in flips if owner == seat]
    return (*stack, *reversed(turned))


def give_last_chance(round_: Round, seat: Seat) -> None:
    """Add the Last Chance disc to what ``seat`` owns, for its one round (SK22)."""
    hand = round_.owned[seat] + DISC_WORTH[LAST_CHANCE]
    round_.owned = replaced(round_.owned, seat, hand)
    round_.last_chance_used |= 1 << seat


def last_chance_holder(round_: Round) -> Seat | None:
    """The seat that holds the Last Chance disc this round."""
    for seat, hand in enumerate(round_.owned):
        if hand & DISC_BITS[LAST_CHANCE]:
            return Seat(seat)
    return None


def position(
    discs: Sequence[Iterable[Disc | str]],
    points: Sequence[int],
    starter: int,
    options: Options,
    last_chance_holder: int | None = None,
    last_chance_used: Iterable[int] = (),
    seed: str = "position",
) -> State:
    """A state at the beginning of a round's placing.

    ``discs`` are the real discs each seat owns, none for a seat that is out; ``points``
    has an entry a seat. Whoever holds the Last Chance disc counts as having used it.
    Raises ``RuleError`` (``bad_seat_count``, ``bad_position``) for a set-up no game
    can reach.
    """
    verify_seat_count(len(discs))
    owned = [_owned_hand(list(own)) for own in discs]
    round_ = new_game(owned, points, Seat(starter), options, seed)
    _verify_position(round_)
    used = {*last_chance_used}
    holder = last_chance_holder
    if holder is not None:
        used.add(holder)
    if not used <= set(range(len(owned))) or (used and not options.last_chance):
        raise RuleError("bad_position", part="last_chance")
    round_.last_chance_used = sum(1 << seat for seat in used)
    if holder is not None:
        if HAND_SIZE[owned[holder]] != 1:
            raise RuleError("bad_position", part="last_chance")
        give_last_chance(round_, Seat(holder))
    return first_state(round_)


def _owned_hand(discs: Sequence[Disc | str]) -> int:
    known = set(discs) <= {"flower", "skull"}
    if not known or discs.count("skull") > 1 or discs.count("flower") > 3:
        raise RuleError("bad_position", part="discs")
    return hand_of(Disc(disc) for disc in discs)


def _verify_position(round_: Round) -> None:
    living = [seat for seat, hand in enumerate(round_.owned) if hand]
    if len(living) < 2:
        raise RuleError("bad_position", part="discs")
    if round_.starter not in living:
        raise RuleError("bad_position", part="starter")
    to_win = round_.options.points_to_win
    known = len(round_.points) == len(round_.owned)
    if not known or not all(0 <= won < to_win for won in round_.points):
        raise RuleError("bad_position", part="points")
