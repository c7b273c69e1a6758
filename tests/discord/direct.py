"""Playing in direct messages: turning them on, closing them, and what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games import panel_now, panel_shown
from people import Person, Seen, World
from tabletop import FULL

from engines.skull import position
from engines.skull.options import Options

NAMES = ("ana", "bo", "cy")
OFFER = "until the next challenge"


async def turn_dms(person: Person) -> None:
    """Turn direct messages on or off, through the private menu of the board."""
    await person.press_board("Table")
    private = person.privates()[-1]
    await person.press("Settings", private)
    await person.press("Direct messages", person.privates()[-1])


async def direct_world(
    env: Any, *wishing: str, game: str = "skull", names: tuple[str, ...] = NAMES, **begin: Any
) -> World:
    """A game that has begun; the ``wishing`` (else all) play it in direct messages.

    Skull is at its beginning and Ana starts, if nothing else is said.
    """
    world = World(env, names, game)
    if game == "skull" and not begin:
        begin = {"state": position([FULL] * len(names), (0,) * len(names), 0, Options())}
    await world.begin(**begin)
    for person in world.people:
        if person.name in (wishing or names):
            await turn_dms(person)
            person.direct = True
    return world


def close_dms(env: Any, person: Person, code: int = 50007, **fault: Any) -> Callable[[], None]:
    """From now on every new direct message to this person fails; returns what undoes it."""
    channel = env.backend.get_dm_channel(person.id).id
    found = {
        "method": "POST",
        "path": f"/channels/{channel}/messages",
        "status": 404 if code in (10003, 10013) else 403,
        "code": code,
        "message": "no",
        "times": None,
        **fault,
    }
    env.backend.faults.append(found)
    return lambda: env.backend.faults.remove(found)


def opened(world: World, start: int = 0) -> list[Any]:
    """The requests that open direct messages."""
    return [r for r in world.requests(start) if r.path == "/users/@me/channels"]


def hands_of(person: Person) -> list[Seen]:
    """The living hands in direct messages."""
    return [m for m in person.dms if any(c.id for c in m.controls)]


def pings_of(person: Person) -> list[Seen]:
    return [m for m in person.dms if "You are awaited" in m.text]


def told(panel: tuple[str, list[str]]) -> tuple[list[str], set[str]]:
    """Words and labels without the place of the table, and without an offer that ends itself."""
    lines = [line for line in panel[0].splitlines() if OFFER not in line and line[:2] != "-#"]
    return lines, {*panel[1]} - {"Show my discs", "To the board"}


async def assert_true(world: World, *people: Person) -> None:
    """Every hand says what is so."""
    update = await world.now()
    for person in people or world.people:
        shown = told(panel_shown(person.hand))
        assert shown == told(panel_now(update, person.id)), person.name
