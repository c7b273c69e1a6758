"""The past of a table in words: everything that can happen has some, and nothing secret is told."""

from __future__ import annotations

import ast
import inspect
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest
from house import ANA, BO, CY, House

from bot.chronicle import LONGEST_PAGE, act_words, history_screen, names_then, told_lines
from bot.games import GAMES
from bot.text import Text, locales
from bot.updates import HistoryLine, Player, SeatInfo, TableInfo
from engines.core import Seat

ROOT = Path(__file__).parents[2] / "bot"
NAMES = ("Ana", "Bo", "Cy", "Di")


def table_of(game: str) -> TableInfo:
    seats = tuple(SeatInfo(Seat(n), name, 100 + n) for n, name in enumerate(NAMES))
    return TableInfo(
        id="t1",
        game=game,
        guild_id=1,
        channel_id=2,
        host=100,
        locale="en",
        status="running",
        version=9,
        shown_version=9,
        options=None,
        turn_seconds=180,
        seats=seats,
        created_at=0.0,
    )


# ---- completeness --------------------------------------------------------------------


def event_classes(slug: str) -> list[type]:
    module = import_module(f"engines.{slug}.events")
    return [
        c for _, c in inspect.getmembers(module, inspect.isclass) if c.__module__ == module.__name__
    ]


def is_private(event: type) -> bool:
    return (event.__doc__ or "").startswith("Private")


def sample(slug: str, event: type) -> Any:
    """An event of this kind, with some value of each field's type."""
    hints = get_type_hints(event)
    return event(**{f.name: _value(slug, f.name, hints[f.name]) for f in fields(event)})


def _value(slug: str, name: str, hint: Any) -> Any:
    words = str(hint)
    if name == "result":
        return import_module("engines.skullking.tricks").TrickResult(
            Seat(1), Seat(1), import_module("engines.skullking.tricks").Why.TRUMP
        )
    if name == "ranking":
        return ((Seat(0),), (Seat(1), Seat(2)))
    if name == "reason":
        return "points"
    if "bool" in words:
        return True
    if "Disc" in words:
        disc = import_module("engines.skull.actions").Disc.FLOWER
        return (disc, disc) if "tuple" in words else disc
    if "Load" in words:
        return tuple(import_module("engines.skullking.actions").Load) * 2
    if "Pirate" in words:
        return import_module("engines.skullking.cards").Pirate.ROSIE
    if "tuple" in words:
        return (0, 1, 2, 3)
    return 1


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", GAMES)
def test_every_public_event_is_told_and_no_private_one(slug, locale):
    text, table = Text(locale), table_of(slug)
    classes = event_classes(slug)
    assert len(classes) > 15
    for event in classes:
        told = GAMES[slug].presenter.told(text, table, sample(slug, event))
        assert (told is None) == is_private(event), event.__name__
        assert told is None or told.words.strip()


def kinds_of_acts() -> set[tuple[str, str | None]]:
    """Every kind of log row that the bot's code makes, with the act of an admin's."""
    found: set[tuple[str, str | None]] = set()
    for path in ROOT.glob("*.py"):
        source = path.read_text("utf-8")
        if "import discord" in source:  # acts are noted below Discord
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                found |= _kinds(node)
    return found


KIND_ARGUMENT = {"note": 0, "LogRow": 0, "_stir": 1, "_note": 2}
"""Which argument of a call is the kind, or the act of an admin."""


def _kinds(call: ast.Call) -> set[tuple[str, str | None]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    kind = dict(enumerate(call.args)).get(KIND_ARGUMENT.get(name, -1))
    if not isinstance(kind, ast.Constant):
        return set()
    if name != "_note":
        return {(kind.value, None)}
    named = {k.arg: k.value.value for k in call.keywords if isinstance(k.value, ast.Constant)}
    return {(named.get("kind", "admin"), kind.value)}


@pytest.mark.parametrize("locale", locales())
def test_every_act_at_a_table_is_told(locale):
    text, table = Text(locale), table_of("skull")
    acts = kinds_of_acts() - {("move", None)} | {("admin", "reset")}
    assert {("leave", None), ("pause", None), ("admin", "skip"), ("void", "void")} <= acts
    for kind, act in acts:
        details = {"name": "Zoe"} | ({"act": act} if act else {})
        line = HistoryLine(3, kind, Seat(1), "person", 0.0, (), details)
        assert act_words(text, table, line)
        assert act_words(text, table, HistoryLine(3, kind, None, "clock", 0.0, (), details))


# ---- what is told --------------------------------------------------------------------


async def told(house: House, table: str) -> list[str]:
    update = await house.look(table)
    lines = await house.tables.history(table)
    return list(told_lines(Text(), GAMES[update.table.game], update.table, lines))


async def test_a_round_of_skull_in_words(house):
    table = await house.table(3)
    await house.play(table, (BO, "df"), (CY, "ds"))
    await house.wait(200)
    lines = await told(house, table)
    assert "**The game begins.**" in lines
    assert any(line == "Discs down: ② · ③" for line in lines)
    assert any("⏰" in line for line in lines)
    assert not any("skull" in line.lower() for line in lines)


async def test_each_act_tells_who_it_was_by_the_name_of_that_time(house):
    """Dan plays on with Cy's disc and later leaves: nobody is called by somebody else's name."""
    table = await house.table(3)
    await house.play(table, (BO, "df"), (CY, "df"), (ANA, "df"), (ANA, "c1"))
    dan = Player(900, "Dan")
    await house.tables.offer_seat(table, BO, dan)
    await house.tables.take_seat(table, dan, 1)
    await house.play(table, (900, "r2"))
    await house.tables.leave(table, 900)
    await house.tables.take_seat(table, Player(BO, "Bo"), 1)
    lines = await told(house, table)
    story = [line for line in lines if "②" in line and ("gives" in line or "take" in line)]
    assert story[0] == "\u2068Bo\u2069 gives ② away."
    assert story[1] == "\u2068Dan\u2069 takes ②."
    names = names_then(Text(), (await house.look(table)).table, await house.tables.history(table))
    assert names[0][1] == "Bo"
    assert "Dan" in [n[1] for n in names]
    assert names[-1][1] == "Bo"


async def test_a_full_page_never_changes_and_the_newest_comes_first(house):
    table = await house.table(3, points_to_win=2)
    rng = Random(3)
    while (await house.look(table)).table.status == "running":
        update = await house.look(table)
        seat = update.table.awaited[0] if update.table.awaited else None
        if seat is None or seat.user_id is None:
            await house.wait(5)
            continue
        prompt = update.hands[seat.seat].required
        await house.play(table, (seat.user_id, rng.choice(prompt.choices).code))
    update, lines = await house.look(table), await house.tables.history(table)
    game = GAMES["skull"]
    newest = history_screen(Text(), game, update.table, lines)
    assert "wins the game" in newest.blocks[1]
    assert len("".join(newest.blocks)) < 4_000
    first = history_screen(Text(), game, update.table, lines, 1)
    part = history_screen(Text(), game, update.table, lines[: len(lines) * 9 // 10], 1)
    if len(first.blocks[1]) > LONGEST_PAGE - 200:
        assert first.blocks[1] == part.blocks[1]


async def test_moves_that_are_no_longer_kept_are_not_told(house):
    table = await house.table(3)
    await house.play(table, (BO, "df"))
    await house.tables.end(table, ANA)
    async with house.store.begin() as tx:
        await tx.expire_ended(house.now + 1)
    update = await house.look(table)
    lines = await house.tables.history(table)
    screen = history_screen(Text(), GAMES["skull"], update.table, lines)
    assert "no longer kept" in screen.blocks[-1]
    assert "ends the table" in screen.blocks[1]
