"""Emojis in messages: drawn discs on buttons, tokens in texts, and words whenever they fail."""

from __future__ import annotations

from typing import Any

import pytest
from people import Person, Seen, World

from bot.art.emojis import EMOJIS
from bot.pace import AT_ONCE

FEW = tuple(emoji for emoji in EMOJIS if emoji.key in ("token/1", "mini/flower", "mini/skull"))
STALE = "skd_flower_00000000"


@pytest.fixture
def simcord_bot(bots):
    return bots.make(AT_ONCE, emojis=FEW)


def made(env: Any) -> list[str]:
    return [emoji.name for emoji in env.backend.application_emojis.values()]


def uploads(env: Any, start: int = 0) -> int:
    return sum(r.method == "POST" and r.path.endswith("/emojis") for r in env.http_requests[start:])


def discs(panel: Seen) -> list[dict[str, Any]]:
    """The buttons of flower and skull as Discord has them."""
    row = next(c for c in panel.raw["components"] if c["type"] == 1)
    return row["components"][:2]


def placer(world: World) -> Person:
    """Somebody who puts down a first disc before the starter does."""
    return next(p for p in world.people if any(c.is_move for c in p.panel.controls))


async def test_discs_are_drawn_on_buttons_and_seats_in_texts(env):
    assert set(made(env)) == {emoji.name for emoji in FEW}
    world = World(env)
    await world.begin(seed="emojis")
    person = placer(world)
    flower, skull = discs(person.panel)
    assert (flower["emoji"]["name"], skull["emoji"]["name"]) == (FEW[1].name, FEW[2].name)
    assert not flower.get("label")
    assert f"<:{FEW[0].name}:" in world.board.text
    assert "①" not in world.board.text
    assert "②" in world.board.text, "of that one there is no emoji here"

    await person.press("Table")
    await person.press("Settings")
    await person.press("Words on buttons")
    assert "Words on buttons (numbers and names instead of small pictures): **on**" in (
        person.panel.text
    )
    await person.press("Back")
    await person.press_board("My discs")
    assert discs(person.panel)[0]["label"] == "Flower"
    assert discs(person.panel)[0]["emoji"]["name"] == "🌸"


async def test_a_restart_keeps_what_is_there_and_tidies_up(env, bots):
    backend = env.backend
    backend.delete_application_emoji(next(iter(backend.application_emojis)))
    backend.create_application_emoji(STALE)
    backend.create_application_emoji("party")
    start = len(env.http_requests)
    await env.bot.close()
    await env.restart_bot(bot=bots.make(AT_ONCE, emojis=FEW))
    assert set(made(env)) == {*(emoji.name for emoji in FEW), "party"}
    assert uploads(env, start) == 1


async def test_emojis_that_somebody_has_deleted_turn_into_words_and_come_back(env):
    world = World(env)
    await world.begin(seed="emojis")
    person = placer(world)
    env.backend.application_emojis.clear()
    env.inject_error(
        "POST", "/interactions/*/callback", status=400, code=50035, message="Invalid Form Body"
    )
    await person.press("Refresh")
    assert discs(person.panel)[0]["label"] == "Flower"
    await env.settle()
    assert set(made(env)) == {emoji.name for emoji in FEW}
    await person.press("Refresh")
    assert not discs(person.panel)[0].get("label")
    known = {str(emoji) for emoji in env.backend.application_emojis}
    assert str(discs(person.panel)[0]["emoji"]["id"]) in known


async def test_without_emojis_a_game_is_played_in_words(env, bots):
    env.backend.application_emojis.clear()
    env.inject_error("GET", "/applications/*/emojis", status=403, code=50001, times=None)
    bot = bots.make(AT_ONCE, emojis=FEW)

    async def at_once(_: float) -> None:
        pass

    bot.gallery.emojis.sleep = at_once
    await env.bot.close()
    await env.restart_bot(bot=bot)
    assert not made(env)
    world = World(env)
    await world.begin(seed="emojis")
    assert "①" in world.board.text
    assert discs(placer(world).panel)[0]["label"] == "Flower"
