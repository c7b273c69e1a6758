"""What every rules engine is: seats, actions, events, prompts, steps and one protocol.

An engine is pure. A refused action raises ``RuleError`` and leaves the state as it was;
an accepted one returns a ``Step`` with a new state. Secrets live in the state alone: the
public events, ``TableView`` and the views of other seats never carry them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, NewType, Protocol, runtime_checkable

from pydantic import BaseModel

Seat = NewType("Seat", int)
"""A position at the table, ``0..n-1`` clockwise."""


@runtime_checkable
class Action(Protocol):
    """A frozen, hashable value for one decision of one seat."""

    @property
    def code(self) -> str:
        """The short text form, e.g. ``"c3"``; ``Engine.parse`` turns it back."""
        ...


class Event(Protocol):
    """A frozen value for something that happened; class names are past tense."""


class RuleError(ValueError):
    """An action the rules refuse. The state it was tried on is untouched.

    ``code`` is a fact in snake case (``must_follow_suit``), ``params`` are plain values
    a catalogue can put into a sentence. Never a sentence itself.
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Prompt(NamedTuple):
    """One decision one seat may take now.

    ``key`` names the moment (``"r3.t7"``): it changes whenever ``choices`` may have
    changed, is the same for all who decide at the same time, and gives nothing secret
    away. ``required`` prompts hold the game up, others never do. ``auto`` marks a
    forced decision that the house plays by itself after a short beat.
    """

    seat: Seat
    kind: str
    key: str
    choices: tuple[Any, ...]
    required: bool = True
    auto: bool = False


class Step(NamedTuple):
    """What one accepted action led to, up to the next decision of a person.

    ``public`` is for everybody, ``private[seat]`` for that seat alone.
    """

    state: Any
    public: tuple[Any, ...]
    private: Mapping[Seat, tuple[Any, ...]]


class Outcome(NamedTuple):
    """How a game ended.

    ``reason`` is a word of the game (``"points"``). ``ranking`` lists groups of seats,
    best first; seats of one group share a rank. ``points`` has one entry a seat.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]


class TableView(Protocol):
    """What everybody may see. Built up field by field, never cut down from a state."""

    @property
    def round(self) -> int:
        """The round's number, from 1."""
        ...

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        ...

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that are out of the game by its rules."""
        ...

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The prompts whose choices everybody can work out; the only ones a board may offer."""
        ...


class SeatView(Protocol):
    """What one seat may see: the table and its own secrets."""

    @property
    def seat(self) -> Seat: ...

    @property
    def table(self) -> Any: ...

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """This seat's own prompts, the optional ones too."""
        ...


class Engine(Protocol):
    """One game. All methods are pure; none waits, reads a clock or draws unseeded chance."""

    @property
    def slug(self) -> str: ...

    @property
    def seats(self) -> range:
        """The seat counts the game can be played with."""
        ...

    @property
    def lapsed(self) -> Mapping[str, str]:
        """Why an offer can no longer be taken, as an error code, by the last part of its key."""
        ...

    @property
    def Options(self) -> type[BaseModel]:
        """The house rules: a pydantic model, every option documented, validated together."""
        ...

    def start(self, seats: int, options: Any, seed: str) -> Step:
        """Set up a game. Raises ``RuleError`` (``bad_seat_count``)."""
        ...

    def opening(self, state: Any) -> Any:
        """The state this game began with, as ``start`` made it.

        Its actions and voided rounds, in their order, replay from there.
        Worked out from the seed, the options and the seat count that every state holds.
        """
        ...

    def actions(self, options: Any, seats: int) -> Iterable[Action]:
        """Every action that could ever be legal under these options, each once."""
        ...

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """The open decisions in seat order; empty exactly when the game is over."""
        ...

    def parse(self, code: str) -> Action:
        """The action a code stands for. Raises ``RuleError`` (``unknown_action``)."""
        ...

    def apply(self, state: Any, seat: Seat, action: Any) -> Step:
        """Play ``action`` for ``seat``: the only authority on what is legal.

        Raises ``RuleError`` and leaves ``state`` untouched when it is not.
        """
        ...

    def void_round(self, state: Any) -> Step:
        """Begin the present round anew, as if nothing of it had ever been played.

        All is as it was when the round began, but what is dealt is dealt by other chance, and
        no key of a prompt asked before is ever asked again. No player's action: the table
        does it. Raises ``RuleError`` (``game_over``).
        """
        ...

    def default_action(self, state: Any, prompt: Prompt) -> Action:
        """What the clock plays for an absent seat; chance here disturbs no other draw."""
        ...

    def table_view(self, state: Any) -> Any: ...

    def seat_view(self, state: Any, seat: Seat) -> Any: ...

    def choose(self, view: Any, prompt: Prompt, rng: Random) -> Action:
        """The computer player: decides from a ``SeatView`` alone, as a person does."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """The result, or None while the game goes on."""
        ...

    def dump(self, state: Any) -> dict[str, Any]:
        """The state as JSON values with a format number; ``load`` turns it back."""
        ...

    def load(self, data: Mapping[str, Any]) -> Any: ...


def draw(seed: str, n: int) -> Random:
    """The ``n``-th source of chance of a game.

    The same ``seed`` and ``n`` give the same chance for ever, so that seed, options and
    actions replay a whole game. ``n`` is a counter kept in the state.
    """
    return Random(f"{seed}/{n}")


def after_voids(prompts: tuple[Prompt, ...], voids: int) -> tuple[Prompt, ...]:
    """The prompts with keys of their own after ``voids`` voided rounds: ``"r3v1.bid"``.

    ``voids`` counts those of the whole game, so that no key from before a void is ever seen
    again after it, in whichever round.
    """
    mark = f"v{voids}."
    return tuple(prompt._replace(key=prompt.key.replace(".", mark, 1)) for prompt in prompts)
