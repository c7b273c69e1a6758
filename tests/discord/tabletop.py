"""Set-up positions and single moves by the buttons a person sees, for scripted games."""

from __future__ import annotations

import re
from typing import Any

from people import Control, Person, World

from bot.pace import AT_ONCE, Pace
from engines.skull import position
from engines.skull.options import Options

NAMES = ("ana", "bo", "cy", "di", "ed", "fay")
FULL = ("flower", "flower", "flower", "skull")
FLOWERS = ("flower", "flower", "flower")
ONE = ("flower",)
NO_LIMIT = 0


async def table_at(
    env: Any,
    *discs: tuple[str, ...],
    points: tuple[int, ...] | None = None,
    starter: int = 0,
    rules: Options | None = None,
    **options: Any,
) -> World:
    """A game at the beginning of a round: the discs each seat owns, by seat. Ana starts.

    ``options`` are those of ``/skull new``, for example ``turn_time``.
    """
    discs = discs or (FULL, FULL, FULL)
    world = World(env, NAMES[: len(discs)])
    points = points or (0,) * len(discs)
    await world.begin(state=position(discs, points, starter, rules or Options()), **options)
    return world


async def place_first(world: World, *discs: str) -> None:
    """First discs for all seats, the starter (Ana, the first one) last."""
    for person, disc in [*zip(world.people, discs, strict=True)][1:]:
        await person.press(disc)
    await world.people[0].press(discs[0])


async def challenge(person: Person, number: int) -> None:
    """Open a challenge: the number page, then the number."""
    await person.press("Challenge…")
    await person.press(str(number))


async def flip(person: Person, seat: int) -> None:
    """Turn the top disc of a seat's stack."""
    await person.press(flip_button(person, seat).id)


def flip_button(person: Person, seat: int) -> Control:
    sign = "①②③④⑤⑥"[seat]
    found = [c for c in person.panel.controls if c.label.startswith(f"Flip {sign}")]
    assert found, f"no stack of {sign} to turn on\n{person.panel}"
    return found[0]


def line_of(world: World, name: str) -> str:
    """A player's line on the board."""
    lines = world.board.text.splitlines()
    return next(x for x in lines if f"\u2068{name}\u2069" in x and ("in hand" in x or "out" in x))


def who_is_awaited(world: World) -> str:
    """The board's line that says from whom something is awaited."""
    return world.board.text.splitlines()[1]


async def minutes(world: World, count: float) -> None:
    """Let whole minutes pass, one by one."""
    for _ in range(int(count)):
        await world.env.advance_time(60)


async def leave(person: Person) -> None:
    """Through the private menu, as the table offers it."""
    await person.press_board("Table")
    await person.press("Leave")
    await person.press("Yes, leave")


async def moves(world: World) -> list[tuple[int | None, str, str]]:
    """(seat, by, code) of every move of the table."""
    rows = await world.log()
    return [(r.seat, r.by, r.payload["action"]) for r in rows if r.kind == "move"]


async def restart(world: World, bots: Any, pace: Pace = AT_ONCE, *, crash: bool = False) -> None:
    """A fresh bot on the same database. A crash closes nothing but the file."""
    old = world.bot
    if crash:
        await old.store.close()
    else:
        await old.close()
    await world.env.restart_bot(bots.make(pace))


def board_calls(world: World, start: int = 0) -> list[Any]:
    """Requests about public messages since ``start``: edits, posts and deletes."""
    messages = re.compile(r"/channels/\d+/messages")
    return [r for r in world.requests(start) if messages.match(r.path)]


def edits(world: World, start: int = 0) -> list[Any]:
    """Edits of public messages since ``start``."""
    return [r for r in board_calls(world, start) if r.method == "PATCH"]
