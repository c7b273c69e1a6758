"""How the table may look after the next public move, worked out from what everybody sees.

The rules are played on states made up to look like the table; what is hidden in the real one
has no part in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Prompt, Seat
from engines.skull.actions import Disc, FlipDisc, RaiseChallenge
from engines.skull.codes import DISC_WORTH, FLOWER, FULL_HAND, LAST_CHANCE, NOBODY, SKULL
from engines.skull.model import PastChallenge, Round, State
from engines.skull.play import DO
from engines.skull.sight import table_view
from engines.skull.views import Reveal, SeatAtTable, TableView

_HANDS = (0, *range(DISC_WORTH[SKULL], FULL_HAND + 1))
"""A hand of so many discs, one of them the skull."""


def tables_after(view: TableView, numbers: int) -> Iterator[TableView]:
    """The table after each move that is open to everybody's eyes: answers, flips, names.

    Of the higher numbers only the next ``numbers`` are looked at. A turned disc may be a
    flower or a skull, and the Last Chance disc may have been given already or not, which
    the view does not say. What chance or a secret choice decides makes no difference here.
    """
    prompt = next(iter(view.prompts), None)
    if prompt is None:
        return
    raises = [choice for choice in prompt.choices if isinstance(choice, RaiseChallenge)]
    for choice in prompt.choices:
        if choice not in raises[numbers:]:
            yield from _after(view, prompt, choice)


def _after(view: TableView, prompt: Prompt, choice: object) -> Iterator[TableView]:
    for state in _states(view, choice):
        yield table_view(DO[type(choice)](state, prompt.seat, choice).state)


def _states(view: TableView, choice: object) -> Iterator[State]:
    """States that look like the table and differ in what ``choice`` may bring to light."""
    if not isinstance(choice, FlipDisc):
        yield _state(view)
        return
    seat = view.seats[choice.target]
    if seat.last_chance_at == seat.down - 1:
        yield _state(view)
        return
    yield _state(view)
    yield _state(view, skull_of=choice.target)
    if view.options.last_chance:
        yield _state(view, skull_of=choice.target, given=True)


def _state(view: TableView, *, skull_of: Seat | None = None, given: bool = False) -> State:
    """A state that looks like the table, with one skull down, and that on top, or none at all.

    ``given`` says that all seats have had the Last Chance disc.
    """
    seats = view.seats
    living = _set_of(seat.seat for seat in seats if not seat.eliminated)
    round_ = Round(
        options=view.options,
        seed="",
        number=view.round,
        starter=view.starter,
        living=living,
        owned=tuple(map(_owned, seats)),
        points=tuple(seat.points for seat in seats),
        lost=((),) * len(seats),
        last_chance_used=living if given else 0,
        past=None if view.reveal is None else _past(view.reveal, len(seats)),
    )
    return State(
        round_,
        hands=[_HANDS[seat.hand] for seat in seats],
        stacks=[_stack(seat, skull=seat.seat == skull_of) for seat in seats],
        phase=view.phase,
        turn=NOBODY if view.turn is None else view.turn,
        total=view.total,
        number=view.number,
        bidders=living & ~_set_of(seat.seat for seat in seats if seat.passed),
        flippable=_set_of(seat.seat for seat in seats if seat.down),
        bids=view.bids,
        flips=view.flips,
        last_move=view.last_move,
    )


def _set_of(seats: Iterator[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _owned(seat: SeatAtTable) -> int:
    return _HANDS[seat.discs] + DISC_WORTH[LAST_CHANCE] * seat.holds_last_chance


def _stack(seat: SeatAtTable, *, skull: bool) -> tuple[Disc, ...]:
    stack = [FLOWER] * seat.down
    if seat.last_chance_at is not None and seat.last_chance_at < seat.down:
        stack[seat.last_chance_at] = LAST_CHANCE
    if skull:
        stack[-1] = SKULL
    return tuple(stack)


def _past(reveal: Reveal, seats: int) -> PastChallenge:
    """The last challenge; of its stacks only those that were shown are known."""
    turned = [owner for owner, _ in reveal.flips]
    shown = {seat: stack[: len(stack) - turned.count(seat)] for seat, stack in reveal.shown}
    return PastChallenge(
        reveal.round,
        reveal.challenger,
        reveal.number,
        reveal.flips,
        reveal.skull_owner,
        tuple(shown.get(Seat(seat), ()) for seat in range(seats)),
        reveal.lost,
        reveal.eliminated,
        shown=tuple(seat for seat, _ in reveal.shown),
    )
