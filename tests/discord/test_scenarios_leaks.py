"""Reported of other bots: secrets in payloads, in refusals, in half-done moves and in logs."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from broken import Broken, error_id
from games import press_something
from late import press_while_blocked, type_raw
from people import Tape, World
from tabletop import challenge, flip_button, line_of, moves, place_first, table_at

from engines.core import Seat
from engines.skull import ENGINE

HIDDEN_WORDS = ("In hand", "Down, top first", "Lost so far")


async def test_leak_01_a_flip_whose_answer_fails_is_public(env):
    """Ana turns Cy's disc and her answer comes too late: everybody has seen it, or nobody."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Skull")
    ana, bo, cy = world.people
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Pass")
    button = flip_button(ana, 2).id
    await press_while_blocked(ana, ana.panel, button)
    update = await world.now()
    assert (await moves(world))[-1] == (0, "person", "f2")
    assert update.view.reveal.flips[-1] == (2, "skull")
    assert "turned ③ **\u2068Cy\u2069**’s skull" in world.board.text


async def test_leak_01_a_look_at_a_stack_tells_nothing(env):
    """Until a flip is played, no page, menu or question of the flipping player knows the disc."""
    world = await table_at(env)
    tape = Tape(env)
    await place_first(world, "Flower", "Flower", "Skull")
    ana, bo, cy = world.people
    await ana.press_board("Table")
    await ana.press("Settings")
    await ana.press("Ask before I play")
    await ana.press_board("My discs")
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Pass")
    start = len(tape.seen_by(ana.id))
    await ana.press(flip_button(ana, 2).label)
    await ana.press("Refresh")
    seen = [text for _, text, _ in tape.seen_by(ana.id)[start:]]
    assert seen
    for other in (1, 2):
        sign = "①②③"[other]
        assert not any(f"{sign}💀" in text or f"{sign}🌸" in text for text in seen)
    assert (await world.now()).view.flips == ((0, "flower"),)


def public_texts(tape: Tape, world: World) -> list[str]:
    """Every state of every message that all of them could see."""
    everybody = frozenset(person.id for person in world.people)
    return [text for who, _, text, _ in tape.rows if everybody <= who]


async def test_leak_02_nothing_public_names_a_disc_that_lies_or_is_held(env):
    """A whole game: every public word, label, id and file name, after every single move."""
    tape = Tape(env)
    world = await table_at(env)
    checked = 0

    async def check() -> None:
        nonlocal checked
        update = await world.now()
        told = [disc for _, disc in update.view.flips]
        if update.view.reveal:
            told += [disc for _, disc in update.view.reveal.flips]
            told += [d for _, discs in update.view.reveal.shown for d in discs]
        for text in public_texts(tape, world)[checked:]:
            assert not any(word in text for word in HIDDEN_WORDS)
            ids = [c["custom_id"] for c in controls(json.loads(text)[1])]
            assert all(i.count(":") <= 3 and "flower" not in i and "skull" not in i for i in ids)
            signs = text.count("💀") + text.count("🌸")
            assert signs <= 4 * len(told) + 2, text
            checked += 1

    rng = Random(4)
    while (await world.now()).view.round < 3 and (await world.now()).table.status == "running":
        await press_something(world, rng.choice(await world.awaited()), rng)
        await check()
    assert checked > 20


def controls(components: list[Any]) -> list[dict[str, Any]]:
    found = []
    for component in components:
        found += controls(component.get("components") or [])
        if "custom_id" in component:
            found.append(component)
    return found


async def test_leak_03_a_board_is_made_without_any_hand(env):
    """Take the hands away from an update, or give it others: the board is the very same."""
    world = await table_at(env)
    boards = world.bot.presses.boards
    rng = Random(5)
    for _ in range(12):
        update = await world.now()
        plain = boards.screen(update)
        assert boards.screen(replace(update, hands={})) == plain
        turned = {Seat(s): update.hands[Seat((s + 1) % 3)] for s in range(3)}
        assert boards.screen(replace(update, hands=turned)) == plain
        await press_something(world, rng.choice(await world.awaited()), rng)


async def test_leak_03_a_line_about_a_computer_holds_no_disc(env):
    """A computer seat is awaited, plays, passes: the public lines name moves, never discs."""
    world = World(env)
    tape = Tape(env)
    ana, bo, _ = world.people
    await world.open()
    await bo.press_board("Join")
    for _ in range(2):
        await ana.press_board("+ Computer")
    await ana.press_board("Start")
    for person in (ana, bo):
        if person.panel.has("Flower"):
            await person.press("Flower")
    for text in public_texts(tape, world):
        assert not any(word in text for word in HIDDEN_WORDS)
    assert "💻" in world.board.text


async def test_leak_05_what_is_typed_is_answered_privately_whatever_happens(env):
    """A disc by command: private when it is played and on every way that it is refused."""
    world = await table_at(env)
    ana, bo, cy = world.people
    di = world.add("di")
    results = [
        await type_raw(bo, "skull place", disc="ds"),
        await type_raw(ana, "skull place", disc="df"),
        await type_raw(di, "skull place", disc="df"),
        await type_raw(bo, "skull place", disc="?"),
        await type_raw(bo, "skull place"),
        await type_raw(bo, "skull challenge", number=3),
        await type_raw(bo, "skull pass"),
        await type_raw(cy, "skull place", disc="Skull"),
        await type_raw(ana, "skull place", disc="dl"),
    ]
    world.channel = world.guild.create_text_channel("elsewhere")
    results += [await type_raw(di, "skull place", disc="df")]
    for result in results:
        assert result.acknowledged
        assert result.ephemeral
        assert result.response is not None
    callbacks = [r.json for r in world.requests() if r.path.endswith("/callback")]
    for body in callbacks[-len(results) :]:
        assert body["data"]["flags"] & 64, body
    assert "💀" not in "".join(str(m) for m in world.public())
    assert len(env.errors) == 1, "the command without its option, which discord.py refuses"


@pytest.mark.logs_errors
async def test_leak_07_a_bug_in_the_rules_shows_its_number_only(env, caplog):
    """Nothing is lost, the channel hears nothing, and the log line names places, not discs."""
    world = await table_at(env)
    _, bo, _ = world.people
    before = world.board.text
    engines = world.bot.tables.engines
    engines["skull"] = Broken(ENGINE, "apply")
    await bo.press("Skull")
    bug = error_id(bo.panel.text)
    (line,) = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert bug in line
    assert "ValueError at _fail" in line
    assert "flower" not in line.lower().replace("/skull/", "")
    assert world.board.text == before
    assert await moves(world) == []
    engines["skull"] = ENGINE
    await bo.press_board("My discs")
    await bo.press("Skull")
    assert "1 down" in line_of(world, "Bo")


@pytest.mark.logs_errors
@pytest.mark.parametrize("method", ["seat_view", "table_view", "load", "prompts"])
async def test_leak_07_any_bug_in_the_engine_leaves_the_table_whole(env, method, caplog):
    """Whatever part fails, the person gets a number, and afterwards the game goes on."""
    world = await table_at(env)
    _, bo, _ = world.people
    world.bot.tables.engines["skull"] = Broken(ENGINE, method)
    await bo.press("Flower")
    assert error_id(bo.panel.text) in caplog.text
    world.bot.tables.engines["skull"] = ENGINE
    await bo.press_board("My discs")
    if not await moves(world):  # the bug came before the move was saved
        await bo.press("Flower")
    assert "✓ Your flower is down" in bo.panel.text
    assert len(await moves(world)) == 1


@pytest.mark.logs_errors
async def test_leak_07_a_panel_that_cannot_be_drawn_gets_a_number(env, caplog, monkeypatch):
    """The move counts, the board shows it, the others' panels live, later ones are drawn."""
    world = await table_at(env)
    ana, bo, cy = world.people
    games = world.bot.games
    whole = games["skull"]
    broken = replace(whole, presenter=Broken(whole.presenter, "panel"))
    monkeypatch.setitem(games, "skull", broken)
    await bo.press("Flower")
    assert error_id(bo.panel.text) in caplog.text
    assert "flower of" not in caplog.text
    assert await moves(world) == [(1, "person", "df")]
    assert "1 down" in line_of(world, "Bo")
    monkeypatch.setitem(games, "skull", whole)
    await cy.press("Flower")
    assert "All others are down" in ana.panel.text
    await bo.press_board("My discs")
    assert "In hand" in bo.panel.text


@pytest.mark.logs_errors
async def test_leak_07_a_board_that_cannot_be_drawn_comes_back(env, caplog, monkeypatch):
    """Players go on by their panels, and the next repaint is a whole board again."""
    world = await table_at(env)
    ana, bo, cy = world.people
    games = world.bot.games
    whole = games["skull"]
    broken = replace(whole, presenter=Broken(whole.presenter, "board"))
    monkeypatch.setitem(games, "skull", broken)
    await bo.press("Skull")
    assert "✓ Your skull is down" in bo.panel.text
    bug = error_id(world.board.text)
    assert bug in caplog.text
    assert "flower of" not in caplog.text
    assert len(world.boards()) == 1
    await cy.press("Flower")
    await bo.press_board("Table")
    await bo.press("Back")
    assert "Down, top first: 💀 skull" in bo.panel.text
    monkeypatch.setitem(games, "skull", whole)
    await ana.press("Flower")
    assert "1 down" in line_of(world, "Bo")
