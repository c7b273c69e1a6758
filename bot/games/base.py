"""What a game brings to the bot beside its engine: words, screens and its own commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, Protocol

from bot.art.layout import Scene
from bot.bugs import log_bug
from bot.screen import BOARD_CALM, Boxes, Button, Choice, Picture, Question, Row, Values
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Engine, Prompt, RuleError, Seat


@dataclass(frozen=True, slots=True)
class Part:
    """A game's part of a board or panel: text blocks, rows of controls, the board's accent.

    ``menu`` says whether the panel's menu row belongs below it. ``picture`` tells what the
    texts tell, too.
    """

    blocks: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    accent: int = BOARD_CALM
    menu: bool = True
    picture: Picture | None = None


def drawn(
    text: Text,
    make: Callable[[], Scene | None],
    after: Callable[[], Iterable[Scene]] = tuple,
) -> Picture | None:
    """What ``make`` wants to be drawn; a bug in it costs the picture and nothing else.

    ``after`` makes what may have to be drawn next.
    """
    try:
        scene = make()
    except Exception as error:  # noqa: BLE001 - see above
        log_bug("a scene", error)
        return None
    return None if scene is None else Picture(scene, text, after)


@dataclass(frozen=True, slots=True)
class OptionField:
    """One house rule and the values it can have, the official one first."""

    name: str
    values: tuple[Any, ...]

    def value_key(self, value: Any) -> str:
        return f"{self.name.replace('_', '-')}-{str(value).lower().replace('_', '-')}"


def boxes(
    text: Text, slug: str, name: str, fields: Iterable[OptionField], ticked: Iterable[str]
) -> Question:
    """House rules that are on or off, as boxes to tick: a ticked one has its second value."""
    on = set(ticked)
    choices = tuple(
        Choice(f.name, text(f"{slug}-box-{f.name.replace('_', '-')}"), chosen=f.name in on)
        for f in fields
    )
    return Question(text(f"{slug}-form-{name}"), Boxes(name, choices))


def ticked_boxes(fields: Iterable[OptionField], options: Any) -> tuple[str, ...]:
    """The fields that do not have their official value."""
    return tuple(f.name for f in fields if getattr(options, f.name) != f.values[0])


def box_values(fields: Iterable[OptionField], ticked: Iterable[str]) -> dict[str, Any]:
    """The options that ticked boxes stand for."""
    on = set(ticked)
    return {f.name: f.values[f.name in on] for f in fields}


NO_GUIDES = "*"
"""Stands for all games among those whose guide is done with."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How one person wants it.

    ``ask``: the first press marks and the second plays; ``pings`` when awaited; ``dm``: hand and
    pings come in direct messages; ``words`` on buttons instead of signs; ``pictures`` beside
    the words; ``guided``: the slugs of the games whose guide is done with, or ``NO_GUIDES``.
    """

    ask: bool = False
    pings: bool = True
    dm: bool = False
    words: bool = False
    pictures: bool = True
    guided: str = ""

    @property
    def steps(self) -> bool:
        """Whether first rounds are explained at all."""
        return NO_GUIDES not in self.guided.split()

    def wants_guide(self, game: str) -> bool:
        """Whether the first round of this game is to be explained."""
        return self.steps and game not in self.guided.split()

    @classmethod
    def of(cls, person: Any) -> Habits:
        """The habits among what is stored of a person."""
        return cls(**{field.name: getattr(person, field.name) for field in fields(cls)})


class NotUnderstood(RuleError):
    """Words that stand for no move and for nothing to be shown."""

    def __init__(self) -> None:
        super().__init__("not_understood")


NOBODYS_MOVE = "-"
"""The code of a move by whoever has no hand: tables say why there is none, before they read it."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What somebody's words ask for: a move, or something to be shown.

    ``codes`` are actions, of which the first that fits the moment is meant. ``look`` is
    ``help``, ``hand``, ``board``, ``rules`` or a private page of the game. A ``secret`` move
    gives something away where others read it, done or not; of a ``veiled`` one nobody else
    may learn why it is refused.
    """

    codes: tuple[str, ...] = ()
    look: str = ""
    secret: bool = False
    veiled: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """One public event in words, for the history.

    What has the same ``run`` and follows one another stands in one line behind it; ``head``
    says that a round begins.
    """

    words: str
    run: str = ""
    head: bool = False


class GameCommandsLike(Protocol):
    """What the shared commands offer to a game's own ones. All of it is guarded and private."""

    def turn_times(self) -> list[Any]:
        """The turn times as choices of an option."""
        ...

    def places(self) -> list[Any]:
        """Here or in a thread, as choices of an option."""
        ...

    async def new(
        self, interaction: Any, options: dict[str, Any], turn_time: int | None, where: str | None
    ) -> None:
        """Open a table with the rules last used here, changed by ``options``.

        A None among them stands for something typed that is no choice.
        """
        ...

    async def play(self, interaction: Any, *codes: str | None) -> None:
        """A move by its code, or the one of several codes that fits the moment.

        None stands for something typed that is no move.
        """
        ...

    async def play_on(self, interaction: Any, user_id: int, code: str) -> None:
        """A move at another player: ``code`` has ``{seat}`` where that player's seat goes."""
        ...

    async def decide(self, interaction: Any, code: Callable[[Text, TableInfo, Any], str]) -> None:
        """A move whose code depends on the own hand; ``code`` may raise ``RuleError``."""
        ...

    async def suggest(
        self,
        interaction: Any,
        suggestions: Callable[[Text, TableInfo, Any, str], list[tuple[str, Any]]],
        typed: str,
    ) -> list[Any]:
        """What can be typed now, as choices of an option: names and values for the own hand."""
        ...

    async def look(self, interaction: Any, what: str) -> None:
        """One of the game's private pages."""
        ...


class Presenter(Protocol):
    """Turns views into text and controls. Gets a view of one kind at a time, never a state."""

    option_fields: tuple[OptionField, ...]
    pages: frozenset[str] = frozenset()
    """The panel's pages of the game's own, beside ``main`` and what is marked."""

    def option_lines(self, text: Text, options: Any) -> list[str]:
        """One line for each difference from the official game."""
        ...

    def lobby_lines(self, text: Text, options: Any, seats: int) -> list[str]:
        """What the rules mean for so many seats, one line each."""
        return []

    def form_values(self, options: Any) -> Values:
        """The house rules as what is chosen in the options form."""
        ...

    def questions(self, text: Text, values: Values) -> tuple[Question, ...]:
        """The options form with ``values`` chosen in it: up to four questions."""
        ...

    def form_options(self, values: Values, now: Any) -> dict[str, Any]:
        """The house rules that a sent form asks for, while ``now`` stand.

        Raises ``RuleError`` with a code the game has words for.
        """
        ...

    def board(self, text: Text, table: TableInfo, view: Any) -> Part:
        """The public table while it is played."""
        ...

    def stays(self, view: Any) -> Any:
        """What the board shows that has to be seen before it goes; None if there is nothing.

        The same value on two boards stands for the same thing.
        """
        return None

    def result(self, text: Text, table: TableInfo, view: Any) -> list[str]:
        """The end of a game in lines, the winner first."""
        ...

    def final(self, text: Text, view: Any) -> Picture | None:
        """The picture of a game that has ended."""
        return None

    def panel(self, text: Text, table: TableInfo, hand: Any, page: str, habits: Habits) -> Part:
        """One seat's private panel; ``page`` is ``main`` or a page of the game's own."""
        ...

    def guide(self, text: Text, hand: Any) -> str:
        """What a beginner has to know at this moment, in one line; nothing while that is known."""
        ...

    def panel_extra(self, text: Text, table: TableInfo, hand: Any) -> list[Button]:
        """Optional moves that stand in the panel's menu row."""
        return []

    def board_extra(self, text: Text, table: TableInfo, view: Any) -> list[Button]:
        """Looks that stand in the board's common row."""
        return []

    def look(
        self, text: Text, table: TableInfo, view: Any, seat: Seat | None, what: str
    ) -> Part | None:
        """A private page made of the public ``view`` for who sits at ``seat`` or nowhere.

        ``what`` is a name that stands in an id, perhaps with a page behind a dot. None when
        the game has no such page, or nothing to show on it yet.
        """
        return None

    def told(self, text: Text, table: TableInfo, event: Any) -> Told | None:
        """A public event in words; None for a private one."""
        ...

    def picked(self, hand: Any, prompt: Prompt, values: list[str]) -> int | None:
        """The choice of ``prompt`` that the values chosen in a list stand for."""
        return None

    def rules(self, text: Text) -> tuple[str, ...]:
        """The pages of the rules guide."""
        ...

    def rules_picture(self, text: Text, page: int) -> Picture | None:
        """The picture of a page of the guide, counted from 1."""
        return None

    def typed(self, text: Text, table: TableInfo, hand: Any, words: str) -> Meaning:
        """What somebody with this hand means by typed words, in any language; None has no hand.

        Raises ``RuleError`` with a code the game has words for: ``NotUnderstood``, or what has
        to be said more clearly. It may name what is in the hand, so it is for its owner alone.
        """
        ...

    def typable(self, text: Text, table: TableInfo, hand: Any) -> list[str]:
        """What can be typed now, for the hand's owner alone; without a hand, in general."""
        ...


@dataclass(frozen=True, slots=True)
class Game:
    """One game the bot offers. ``commands`` adds the game's own slash commands to its group."""

    engine: Engine
    presenter: Presenter
    commands: Callable[..., None]

    @property
    def slug(self) -> str:
        return self.engine.slug
