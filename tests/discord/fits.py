"""Discord's limits on a message, and people with the worst names there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from people import World

WORST_NAMES = (
    "*" * 32,
    "`" * 32,
    "@everyone@here@everyone@here@all",
    "\u202e" + "\u05d0_" * 15 + "|",
    "👨‍👩‍👧‍👦🏳️‍🌈🧑🏿‍🚀👩‍❤️‍💋‍👨🤦🏽‍♀️",
    "<@1>[x](http://y.z)~~||__> # - :",
    "_" * 32,
    "[" * 32,
)


async def worst_world(env: Any, people: int = 6, game: str = "skull") -> World:
    """So many people, all with the worst names."""
    world = World(env, (), game)
    world.people = [world.add(f"p{n}", name) for n, name in enumerate(WORST_NAMES[:people])]
    return world


def sizes(message: Any) -> Iterator[str]:
    """What is too large on one stored message, by Discord's limits."""
    flat = list(walk(message.components))
    text = sum(len(c["content"]) for c in flat if c["type"] == 10)
    if len(flat) > 40:
        yield f"{len(flat)} components"
    if text > 4000:
        yield f"{text} characters"
    ids = [c["custom_id"] for c in flat if "custom_id" in c]
    if len(set(ids)) < len(ids):
        yield f"ids twice: {ids}"
    for c in flat:
        for name, most in (("custom_id", 100), ("label", 80), ("placeholder", 150)):
            if len(c.get(name) or "") > most:
                yield f"{name} {c[name]!r}"
        if c["type"] == 1 and not 1 <= len(c["components"]) <= 5:
            yield f"{len(c['components'])} buttons in a row"
        if len(c.get("options", ())) > 25:
            yield "too many options"
        for option in c.get("options", ()):
            if len(option["label"]) > 100 or len(option.get("description") or "") > 100:
                yield f"option {option}"


def walk(components: list[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])


def assert_fits(world: World) -> None:
    """Every message on anybody's screen keeps all limits."""
    count = 0
    for messages in world.env.backend.messages.values():
        for message in messages.values():
            assert not list(sizes(message)), message
            count += 1
    assert count
