"""Games of Skull King at a table without a store, for looking at boards and panels."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.course import Course
from bot.games import GAMES
from bot.games.base import Habits
from bot.pace import AT_ONCE
from bot.screen import PICTURE, Button, Screen
from bot.shell import board_screen, panel_screen
from bot.store import Record, SeatRow
from bot.text import Text
from bot.updates import Update
from engines.core import Prompt, Seat
from engines.skullking import ENGINE
from engines.skullking.options import Options

GAME = GAMES["skullking"]
MORNING = 1_800_000_000.0
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
EVERYTHING: dict[str, Any] = {
    "kraken": True,
    "white_whale": True,
    "loot": True,
    "pirate_powers": True,
    "scoring": "rascal_loads",
}


class Game:
    """One table with a person at every seat."""

    def __init__(
        self, seats: int, seed: str = "g", *, names: tuple[str, ...] = NAMES, **options: Any
    ) -> None:
        self.rng = Random(seed)
        self.record = Record(
            id="t12345678",
            game="skullking",
            guild_id=1,
            channel_id=2,
            host=100,
            locale="en",
            status="lobby",
            options=Options(**options).model_dump(mode="json"),
            turn_seconds=180,
            created_at=MORNING,
            seats=[SeatRow(seat, 100 + seat, names[seat]) for seat in range(seats)],
        )
        self.seed, self.text = seed, Text()

    def begin(self, state: Any = None) -> Update:
        """Deal from the seed, or start in a position."""
        course = self._course()
        course.begin(self.seed, state)
        self.update = course.update()
        return self.update

    def _course(self) -> Course:
        return Course(self.record, ENGINE, now=MORNING, pace=AT_ONCE, rng=self.rng)

    def move(self, seat: int, code: str) -> Update:
        """One move as a person's act."""
        course = self._course()
        course.move(Seat(seat), ENGINE.parse(code), "person")
        self.update = course.update()
        return self.update

    @property
    def prompts(self) -> list[Prompt]:
        """Every open decision, required or not."""
        return [prompt for hand in self.update.hands.values() for prompt in hand.prompts]

    def play(self) -> Iterator[tuple[int, Update]]:
        """Play to the end; whose move it was and what followed."""
        while self.update.table.status == "running":
            yield self.play_one()

    def play_one(self) -> tuple[int, Update]:
        """One move of any seat, as a computer player would; now and then an optional one."""
        required = [p for p in self.prompts if p.required]
        optional = [p for p in self.prompts if not p.required]
        among = optional if optional and self.rng.random() < 0.15 else required
        prompt = self.rng.choice(among)
        if prompt.required and prompt.kind != "bid":
            action = ENGINE.choose(self.update.hands[prompt.seat], prompt, self.rng)
        else:
            action = self.rng.choice(prompt.choices)
        return prompt.seat, self.move(prompt.seat, action.code)

    # ---- screens -------------------------------------------------------------------

    def board(self) -> Screen:
        return board_screen(self.text, GAME, self.update)

    def panel(self, seat: int, page: str = "main", *, ask: bool = False) -> Screen:
        table = self.update.table
        hand = self.update.hands[Seat(seat)]
        return panel_screen(self.text, GAME, table, hand, page, Habits(ask), MORNING)


def words(screen: Screen) -> str:
    """The text of a screen; spaces that keep a line together are plain ones here."""
    return "\n".join(b for b in screen.blocks if b != PICTURE).replace("\u00a0", " ")


def places(screen: Screen) -> dict[tuple[int, int], Button]:
    """The buttons of a screen by row and column."""
    return {
        (r, c): button
        for r, row in enumerate(screen.rows)
        if isinstance(row, tuple)
        for c, button in enumerate(row)
    }


def labels(screen: Screen, *, usable: bool = False) -> list[list[str]]:
    """The labels row by row; with ``usable`` only of what can be pressed."""
    return [
        [b.label for b in row if not (usable and b.disabled)]
        for row in screen.rows
        if isinstance(row, tuple)
    ]


def find(screen: Screen, label: str) -> Button:
    found = [b for b in places(screen).values() if b.label == label]
    assert len(found) == 1, f"{len(found)} buttons {label!r} in {labels(screen)}"
    return found[0]


def place_of(buttons: dict[tuple[int, int], Button], label: str) -> tuple[int, int] | None:
    """Where the first button with this label stands."""
    return next((place for place, b in buttons.items() if b.label == label), None)
