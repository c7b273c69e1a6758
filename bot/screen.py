"""What a message shows, without Discord: lines of text and rows of controls.

Presenters build screens, ``layout`` turns them into Discord's components. A screen is a
frozen value, so two screens can be compared, measured and searched for secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.art.layout import Scene
from bot.text import Text

BOARD_CALM, BOARD_HOT, BOARD_REVEAL, BOARD_DONE = 0x5865F2, 0xF2B21B, 0xC93A2B, 0x0C8F6C


class Style(Enum):
    """What pressing does: moves the game, only looks, or is gone for good."""

    GO = "go"
    LOOK = "look"
    RED = "red"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Button:
    """One press. ``id`` is the custom id (see ``controls``), ``label`` at most 80 characters.

    A button with a ``url`` is a link: it has no id, and nobody hears of the press. Where there
    are emojis, the drawing of the key ``tile`` stands in the place of label and emoji, with what
    the label says more than it in ``beside``.
    """

    id: str
    label: str = ""
    style: Style = Style.LOOK
    emoji: str | None = None
    disabled: bool = False
    url: str | None = None
    tile: str | None = None
    beside: str = ""

    def with_tile(self, tile: str | None, beside: str = "") -> Button:
        """The same, with a drawing to be shown instead of its label."""
        return replace(self, tile=tile, beside=beside)


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a ``Select``."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from, at most 25 choices; ``least`` to ``most`` of them at once."""

    id: str
    choices: tuple[Choice, ...]
    placeholder: str = ""
    disabled: bool = False
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PickPerson:
    """A list of the people of the place, of whom one is chosen."""

    id: str
    placeholder: str = ""


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes to tick in a form, at most ten. ``id`` names the field in the answer."""

    id: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Radios:
    """One of two to ten choices in a form."""

    id: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of typed text in a form, never required."""

    id: str
    value: str = ""
    placeholder: str = ""
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Question:
    """One labelled field of a form. ``label`` has at most 45, ``hint`` at most 100 characters."""

    label: str
    field: Boxes | Radios | Select | Entry
    hint: str | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A window of up to five questions (Discord's modal). ``title`` has at most 45 characters."""

    id: str
    title: str
    questions: tuple[Question, ...]


Values = dict[str, tuple[str, ...]]
"""What is chosen in a form: the values of each field by the field's id."""

Row = tuple[Button, ...] | Select | PickPerson
NOWHERE = "x"
"""What stands in an id for a table where there is none."""
TICK = "✓"
RULE = "---"
"""A text that stands for a dividing line."""
PICTURE = "[picture]"
"""A text that stands for the screen's picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be drawn, and the language of its words.

    ``after`` makes the scenes that may have to be drawn next.
    """

    scene: Scene
    text: Text = field(compare=False)
    after: Callable[[], Iterable[Scene]] = field(default=tuple, compare=False)

    @property
    def alt(self) -> str:
        """The same in words."""
        return self.scene.alt(self.text)


@dataclass(frozen=True, slots=True)
class Screen:
    """Blocks of text from top to bottom, then rows of controls.

    ``picture`` hangs where one of the blocks is ``PICTURE``; all it tells stands in the text
    too. ``accent`` puts all of it in a container with that colour (boards); panels have none.
    ``mentions`` are the users this message may ping.
    """

    blocks: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    picture: Picture | None = None

    def with_notice(self, notice: str) -> Screen:
        """The same screen under one line about what just happened."""
        return replace(self, blocks=(notice, *self.blocks))

    @property
    def begins_with_notice(self) -> bool:
        """Does it say by itself that something was done, or what is wrong?"""
        lines = (line for block in self.blocks for line in block.splitlines())
        return next((x for x in lines if x[:2] != "-#"), "").startswith(("✓", "⚠️"))


def rows_of(buttons: list[Button], width: int = 5) -> tuple[Row, ...]:
    """Buttons in rows of at most ``width``."""
    return tuple(tuple(buttons[i : i + width]) for i in range(0, len(buttons), width))


def ticked(button: Button) -> Button:
    """A button that is marked, with its label or with a drawing instead."""
    return replace(button, label=f"{button.label} {TICK}", beside=f"{button.beside} {TICK}".strip())


def link(label: str, url: str) -> Button:
    """A button that leads somewhere."""
    return Button("", label, url=url)


def move_id(table: str, key: str, n: int) -> str:
    """The id of the ``n``-th choice of a prompt. It names the index, never the choice."""
    return f"m:{table}:{key}:{n}"


def act_id(table: str, verb: str) -> str:
    """The id of something done to a table: join, start, skip ..."""
    return f"t:{table}:{verb}"


def view_id(table: str, what: str) -> str:
    """The id of a request to see something; pressing it changes nothing in the game."""
    return f"v:{table}:{what}"


def select_id(table: str, what: str) -> str:
    """The id of a select."""
    return f"s:{table}:{what}"


def form_id(table: str, what: str) -> str:
    """The id of a form about a table."""
    return f"f:{table}:{what}"


def admin_id(table: str, verb: str) -> str:
    """The id of what a server's admin does; a word that is no table's id means the server."""
    return f"a:{table}:{verb}"
