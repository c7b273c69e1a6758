"""Reported of other bots: names that are markdown, mentions, other directions or rare signs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from cardtable import POWERS, cards_at, play
from fits import WORST_NAMES, walk, worst_world
from people import Control, World
from tabletop import FLOWERS, FULL, challenge, flip, place_first

from bot.text import plain_name, safe_name
from engines.skull import position
from engines.skull.options import Options

FSI, PDI = "\u2068", "\u2069"
EVERYONE = "```@everyone"
MARKDOWN = ("||x||", "_y_", "`z")
RARE = "👩‍❤️‍💋‍👨🏴‍☠️🫱🏿‍🫲🏻"


async def named_world(env, *names: str, state=None, **options) -> World:
    world = World(env, ())
    world.people = [world.add(f"p{n}", name) for n, name in enumerate(names)]
    await world.begin(state=state, **options)
    return world


def literal(shown: str) -> str:
    """What a reader sees of a text once Discord has read its markdown."""
    shown = re.sub(r"(?<!\\)\*\*", "", shown)
    shown = re.sub(r"\\([^\sA-Za-z0-9])", r"\1", shown)
    return shown.translate({ord(FSI): None, ord(PDI): None, 0x200B: None})


async def test_name_01_nobody_is_called_by_a_name(env):
    """Somebody is called ```@everyone and wins: no mention anywhere, the layout stays whole."""
    state = position([FLOWERS, FULL, FULL], (1, 0, 0), 0, Options())
    world = await named_world(env, EVERYONE, "@here", "<@&1>", state=state)
    ana, bo, cy = world.people
    await place_first(world, "Flower", "Flower", "Flower")
    await env.advance_time(46)
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Pass")
    await flip(ana, 1)
    assert f"🏆 ① {EVERYONE} wins" in literal(world.board.text)
    assert_nobody_is_called(world)


async def test_name_01_nobody_is_called_by_a_name_at_a_card_table(env):
    """The same at Skull King: boards, a call, results, and the private pages about them."""
    world = World(env, (), "skullking")
    world.people = [world.add(f"p{n}", name) for n, name in enumerate((EVERYONE, "@here", "<@&1>"))]
    rules = {"rounds": (1,), "tiebreak": "shared"}
    await cards_at(env, "SK", "ROSIE", "Y1", people=world, rules=rules, bids=[1, 0, 0])
    await env.advance_time(46)
    await play(world, "Skull King", "Rosie", "🪙 1")
    assert f"🏆 ① {EVERYONE} wins" in literal(world.board.text)
    for look in ("Why", "Scores", "Last trick"):
        await world.people[1].press_board(look)
    assert_nobody_is_called(world)


def assert_nobody_is_called(world: World) -> None:
    """No request calls anybody but by the ids of those who sit here."""
    called = {str(p.id) for p in world.people}
    for request in world.requests():
        body = json.dumps(request.json, ensure_ascii=False)
        if not isinstance(request.json, dict) or "components" not in body:
            continue
        assert "@everyone" not in body.replace("@\u200beveryone", "")
        assert "@here" not in body.replace("@\u200bhere", "")
        assert not re.search(r"(?<!\\)<@&", body)
        data = request.json.get("data", request.json)
        allowed = data.get("allowed_mentions")
        assert allowed is not None, f"{request.method} {request.path}"
        assert allowed.get("parse", []) == []
        assert {str(u) for u in allowed.get("users", [])} <= called


async def test_name_02_names_are_shown_as_they_are(env):
    """||x||, _y_ and `z: three rows with just these names, in lobby, board, panel and result."""
    world = World(env, ())
    world.people = [world.add(f"p{n}", name) for n, name in enumerate(MARKDOWN)]
    await world.open()
    await world.seat_all()
    for sign, name in zip("①②③", MARKDOWN, strict=True):
        assert f"{sign} {name}" in literal(world.board.text)
    await world.people[0].press_board("Start")
    for sign, name in zip("①②③", MARKDOWN, strict=True):
        (row,) = [
            x for x in literal(world.board.text).splitlines() if x.startswith((sign, f"➤ {sign}"))
        ]
        assert name in row
    starter = (await world.now()).view.starter
    waiting = world.people[(starter + 1) % 3]
    assert MARKDOWN[starter] in literal(waiting.panel.text)
    result = (
        await waiting.press("Challenge…", world.board) if world.board.has("Challenge…") else None
    )
    assert result is None


@pytest.mark.parametrize(
    "name",
    [
        *MARKDOWN,
        EVERYONE,
        "\\",
        "a\\",
        "**",
        "~~s~~",
        "https://x.y/_a_",
        "[a](https://x.y)",
        "<t:0:R>",
        "<:a:123>",
        "<#1>",
        "</x:1>",
        "-# x",
        "> x",
        "1. x",
        "a\nb\u2028c",
        "\u202eabc",
        "שלום",
        RARE,
        "*" * 32,
        "\\" * 32,
    ],
)
def test_name_02_every_kind_of_name_is_literal_text(name):
    """No sign in a name does anything: each one that could is escaped, none is lost or cut."""
    shown = safe_name(name)
    assert shown[0] == FSI
    assert shown[-1] == PDI
    inner = shown[1:-1]
    wanted = " ".join(re.sub("[\u202a-\u202e\u2066-\u2069]", "", name).split())
    assert literal(inner) == wanted
    bare = re.sub(r"\\[^\sA-Za-z0-9]", "", inner)
    assert not re.search(r"[\\*_~`|<>\[\]()#:]", bare), "a sign that Discord would act on"
    assert "\n" not in shown


async def test_name_03_rare_signs_in_a_button_are_plain_text(env):
    """Naming a starter whose nickname is rare emojis: a label of its own, never an emoji field."""
    names = (EVERYONE, RARE, "\u202e" + "x" * 31, "`" * 32)
    state = position([("skull",), FULL, FULL, FULL], (0,) * 4, 0, Options())
    world = await named_world(env, *names, state=state)
    ana, *others = world.people
    await place_first(world, "Skull", "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    for person in others:
        await person.press("Pass")
    labels = [c.label for c in ana.panel.moves()]
    assert labels == [f"{sign} {plain_name(n)}" for sign, n in zip("②③④", names[1:], strict=True)]
    assert_plain(ana.panel.moves(), ana.panel.raw)
    await ana.press(labels[0])
    assert (await world.now()).view.starter == 1


async def test_name_03_rosie_offers_every_name_as_plain_text(env):
    """Seven rare names to choose from, one's own first: labels alone, and each can be pressed."""
    world = await worst_world(env, 7, "skullking")
    hands = ("ROSIE E1", "Y1 Y2", "G1 G2", "P1 P2", "Y3 Y4", "G3 G4", "P3 P4")
    await cards_at(env, *hands, people=world, rules=POWERS, bids=[1] * 7)
    await play(world, "Rosie", "🪙 1", "🦜 1", "🗺️ 1", "🪙 3", "🦜 3", "🗺️ 3")
    rosie = world.people[0]
    labels = [c.label for c in rosie.panel.moves()]
    signs = "①②③④⑤⑥⑦"
    assert labels == [f"{s} {plain_name(n)}" for s, n in zip(signs, WORST_NAMES, strict=False)]
    assert_plain(rosie.panel.moves(), rosie.panel.raw)
    await rosie.press(labels[4])
    assert "Rosie: ⑤ leads" in world.board.text
    assert await world.awaited() == [world.people[4]]


def assert_plain(buttons: list[Control], message: dict[str, Any]) -> None:
    """Labels with names on them: short, in reading order, and no emoji field beside them."""
    assert len({b.label for b in buttons}) == len(buttons)
    assert all(len(b.label) <= 80 and "\u202e" not in b.label for b in buttons)
    ids = {b.id for b in buttons}
    raw = [c for c in walk(message["components"]) if c.get("custom_id") in ids]
    assert len(raw) == len(ids)
    assert not [c for c in raw if c.get("emoji")]


async def test_name_03_a_thread_is_named_by_plain_text(env):
    """The name of a table's thread holds the host's name without signs that turn it around."""
    world = World(env, ())
    host = world.add("p0", "\u202e" + RARE)
    world.people = [host]
    await host.slash("skull new", where="thread")
    (thread,) = world.channel.threads
    assert thread.name.startswith("Skull · ")
    assert "\u202e" not in thread.name
    assert RARE in thread.name
