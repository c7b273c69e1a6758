"""A whole game, kept: all that was on the screens after every decision, and what was true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from games import play_out, press_something
from people import EPHEMERAL, Person, Seen, World, seen

from bot.pace import AT_ONCE
from bot.updates import Update
from engines.skullking.views import SeatView

PATIENT = replace(AT_ONCE, ping_after=600.0)
"""Nothing is due while a game is played that may take a minute of real time."""


@dataclass(frozen=True)
class Moment:
    """What there was after one decision: ``actor`` made it by ``control``."""

    actor: str
    control: str
    update: Update
    board: Seen
    panels: dict[str, Seen]

    def view_of(self, name: str) -> SeatView:
        """What is true for one player."""
        table = self.update.table
        (seat,) = [s.seat for s in table.seats if s.name.lower() == name]
        return self.update.hands[seat]


@dataclass
class Recording:
    """One game from the start to the end. ``states`` is every state its board ever had."""

    moments: list[Moment]
    states: list[str]
    presses: dict[str, int]
    requests: list[Any]
    log: list[Any]
    events: list[Any]

    @property
    def running(self) -> list[Moment]:
        return [m for m in self.moments if m.update.table.status == "running"]

    def pairs(self) -> Iterator[tuple[Moment, Moment]]:
        """Each moment of the running game with the one after it."""
        return zip(self.running, self.running[1:], strict=False)

    @property
    def moves(self) -> list[Any]:
        return [row for row in self.log if row.kind == "move"]


def keep_boards(world: World) -> list[str]:
    """The text of every state of every public message from now on, in order."""
    states: list[str] = []
    backend = world.env.backend
    commit, edit = backend.commit_message, backend.edit_message

    def note(stored: Any) -> Any:
        if not stored.flags & EPHEMERAL:
            states.append(seen(stored).text)
        return stored

    backend.commit_message = lambda *args, **kw: note(commit(*args, **kw))
    backend.edit_message = lambda *args, **kw: note(edit(*args, **kw))
    return states


async def record(world: World, rng: Random, act: Any = press_something) -> Recording:
    """Play a game that has started to its end and keep it."""
    moments, states = [await moment(world, "", "")], keep_boards(world)
    states.append(world.board.text)
    start = len(world.env.http_requests)
    before = {person.name: person.presses for person in world.people}

    async def act_and_keep(world: World, person: Person, rng: Random) -> str:
        control = await act(world, person, rng)
        moments.append(await moment(world, person.name, control))
        return control

    await play_out(world, rng, act=act_and_keep)
    return Recording(
        moments,
        states,
        {person.name: person.presses - before[person.name] for person in world.people},
        world.env.http_requests[start:],
        await world.log(),
        await events_of(world),
    )


async def moment(world: World, actor: str, control: str) -> Moment:
    panels = {person.name: person.panel for person in world.people}
    return Moment(actor, control, await world.now(), world.board, panels)


async def events_of(world: World) -> list[Any]:
    """All that happened in public, in order."""
    lines = await world.bot.tables.history(world.table)
    return [event for line in lines for event in line.events]
