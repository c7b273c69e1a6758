"""Reported of other bots: Discord's limits on lists, messages, edits and calls."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from fits import WORST_NAMES, assert_fits, worst_world
from late import at_once
from people import EPHEMERAL, World
from tabletop import (
    FULL,
    NAMES,
    challenge,
    edits,
    flip,
    line_of,
    moves,
    place_first,
    table_at,
)

from bot.pace import AT_ONCE
from bot.text import Text, locales, plain_name
from bot.updates import Player
from engines.core import Seat
from engines.skull import ENGINE, position
from engines.skull.options import Options

ALL_RULES = Options(
    last_chance=True,
    own_stack="all_own",
    own_skull_loss="chosen",
    first_placement="starter_last",
    points_to_win=2,
)


def played(state: Any, codes: list[tuple[int, str]]) -> Any:
    for seat, code in codes:
        state = ENGINE.apply(state, Seat(seat), ENGINE.parse(code)).state
    return state


def all_discs_down(starter: int = 0) -> Any:
    """Six full stacks: 24 discs on the table, and the starter must open a challenge."""
    state = position([FULL] * 6, (1, 1, 1, 1, 1, 1), starter, ALL_RULES)
    codes = [(seat, "ds") for seat in range(6) if seat != starter] + [(starter, "df")]
    state = played(state, codes)
    for _ in range(3):
        for seat in range(6):
            flowers = ENGINE.seat_view(state, Seat(seat)).hand
            state = played(state, [(seat, "d" + flowers[0].value[0])])
    return state


async def test_limit_01_all_24_numbers_can_be_chosen(env):
    """Six full stacks: the number page has every number, each once, and each can be pressed."""
    world = await worst_world(env)
    await world.begin(state=all_discs_down())
    ana, bo, *_ = world.people
    await ana.press("Challenge…")
    labels = [c.label for c in ana.panel.moves()]
    assert labels == [str(n) for n in range(1, 25)]
    await ana.press("1")
    await bo.press("More…")
    numbers = [c.label for c in bo.panel.moves() if c.label.isdigit()]
    assert numbers == [str(n) for n in range(2, 25)]
    await bo.press("23")
    assert (await world.now()).view.number == 23


async def test_limit_01_a_person_at_more_tables_than_a_list_holds(env):
    """Thirty tables: /skull hand offers all of them, page by page."""
    world = World(env)
    ana, *_ = world.people
    for _ in range(30):
        await world.bot.tables.create(
            "skull",
            guild_id=world.guild.id,
            channel_id=world.guild.create_text_channel("table").id,
            host=Player(ana.id, "Ana"),
        )
    await ana.slash("skull hand")
    found: set[str] = set()
    for _ in range(10):
        found |= {c.id for c in ana.panel.controls if c.id.endswith(":hand")}
        if not ana.panel.has("Next ›"):
            break
        await ana.press("Next ›")
    assert len(found) == 30
    assert "30. <#" in ana.panel.text
    await ana.press("30")
    assert "Your table is open" in ana.panel.text


async def look_around(world: World) -> None:
    """Everybody opens the panel, and who is awaited every page that it leads to."""
    (awaited,) = await world.awaited()
    for person in world.people:
        await person.press_board("My discs")
    assert_fits(world)
    pages = [c.id for c in awaited.panel.controls if not c.disabled and c.id[0] == "v"]
    for page in pages:
        await awaited.press(page)
        assert_fits(world)
        await awaited.press_board("My discs")


async def test_limit_02_the_largest_lobby_fits(env):
    """Six worst names, every house rule: lobby, options, menu, remove, rules, settings."""
    world = await worst_world(env)
    ana, *others = world.people
    await world.open()
    for person in others:
        await person.press_board("Join")
    form = await ana.press_board("Options")
    await ana.send(form, rulings=list(Options.model_fields))
    assert_fits(world)
    for way in (["Rules", "Next ›", "Next ›", "Next ›", "Next ›", "Next ›"], ["Settings"]):
        await ana.press_board("Table")
        for step in way:
            await ana.press(step)
            assert_fits(world)
    await ana.press_board("Table")
    await ana.press("Remove a seat")
    assert_fits(world)


@pytest.mark.parametrize("ask", [False, True])
async def test_limit_02_the_largest_table_fits(env, ask):
    """24 discs, all numbers said, all own discs turned: board, panels and every page."""
    world = await worst_world(env)
    bids = [(seat, f"r{n}") for n, seat in zip(range(2, 23), cycle((1, 2, 3, 4, 5, 0)))]
    await world.begin(state=played(all_discs_down(), [(0, "c1"), *bids]))
    if ask:
        for person in world.people:
            await world.bot.tables.toggle(person.id, "ask")
    await env.advance_time(46)
    await look_around(world)
    assert (await world.now()).view.number == 22
    (person,) = await world.awaited()
    seat = (await world.now()).table.seat_of(person.id).seat
    await person.press_board("My discs")
    if not person.panel.has("24"):
        await person.press("More…")
    await person.press("24")
    if ask and (await world.now()).view.number == 22:
        await person.press("24 ✓")
    await env.advance_time(1)
    assert (await world.now()).view.phase == "losing", "the own skull lies at the bottom"
    await person.press_board("My discs")
    await look_around(world)
    assert len((await world.now()).view.reveal.flips) == 4
    assert seat == (await world.now()).view.reveal.challenger


async def test_limit_02_a_long_reveal_and_the_end_fit(env):
    """A challenger turns 20 flowers of others and wins: the board while it goes and the end."""
    world = await worst_world(env)
    stacks = [("flower",) * 3] * 6
    state = position(stacks, (1, 1, 1, 1, 1, 1), 0, ALL_RULES)
    state = played(state, [(s, "df") for s in (1, 2, 3, 4, 5, 0)])
    for _ in range(2):
        state = played(state, [(seat, "df") for seat in range(6)])
    await world.begin(state=played(state, [(0, "c18")]))
    ana = world.people[0]
    while (await world.now()).table.status == "running":
        assert_fits(world)
        await ana.press(ana.panel.moves()[0].id)
    assert "wins" in world.board.text
    assert_fits(world)


async def test_limit_02_every_word_has_its_length(env):
    """Labels and placeholders have room for the longest name in every language there is."""
    assert env
    longest = max((plain_name(n) for n in WORST_NAMES), key=len)
    for locale in locales():
        text = Text(locale)
        assert len(text("skull-press-name", seat="①", name=longest)) <= 80


async def test_limit_03_a_board_of_another_kind_is_replaced(env):
    """The board is a plain old message with content: the next move posts a new one, no error."""
    world = await table_at(env)
    _, bo, _ = world.people
    channel = world.bot.get_channel(world.channel.id)
    with env._bot_scope():
        old = await channel.send("The board of an earlier release")
    env.backend.delete_message(world.channel.id, world.board.id)
    await world.bot.tables.mark_shown(world.table, 0, message_id=old.id)
    world.bot.presses.boards.slots.clear()
    await bo.press("Flower")
    assert await moves(world) == [(1, "person", "df")]
    (board,) = world.public()
    assert board.id != old.id
    assert "1 down" in line_of(world, "Bo")


@pytest.mark.parametrize("status", [429, 400])
async def test_limit_04_an_old_board_that_takes_no_more_edits_is_posted_anew(env, status):
    """After an hour Discord says 30046: a new board, the old one gone, the game goes on."""
    world = await table_at(env, turn_time=0)
    _, bo, cy = world.people
    for _ in range(61):
        await env.advance_time(60)
    old = world.board.id
    env.inject_error("PATCH", f"/channels/*/messages/{old}", status=status, code=30046, times=None)
    await bo.press_board("My discs")
    await bo.press("Flower")
    (board,) = world.boards()
    assert board.id != old
    assert "1 down" in line_of(world, "Bo")
    start = len(world.requests())
    await cy.press_board("My discs")
    await cy.press("Flower")
    assert len(edits(world, start)) == 1
    assert [m.id for m in world.boards()] == [board.id]


@pytest.fixture
def patience(monkeypatch):
    """Waits between tries that are long enough to stand still until time is moved on."""
    monkeypatch.setattr("bot.board.PATIENCE", (10.0, 20.0, 40.0, 60.0))


@pytest.mark.parametrize("pace", [replace(AT_ONCE, board_gap=10.0)])
async def test_rate_01_five_computers_in_one_second_are_two_edits(env, pace):
    """One pending repaint a board; the last one shows the true state, and presses answer alone."""
    world = World(env, NAMES[:1])
    ana, *_ = world.people
    await world.open()
    for _ in range(5):
        await ana.press_board("+ Computer")
    await env.advance_time(15)
    start = len(world.requests())
    await ana.press_board("Start")
    await env.advance_time(0.9)
    played_at_once = [m for m in await moves(world) if m[1] == "computer"]
    assert len(played_at_once) >= 4
    assert len(edits(world, start)) <= 1
    await env.advance_time(20)
    assert len(edits(world, start)) <= 2
    update = await world.now()
    assert update.table.shown_version == update.table.version


@pytest.mark.parametrize("status", [429, 503])
async def test_rate_02_moves_wait_for_no_repaint(env, patience, status):
    """The board cannot be edited for a minute: everybody plays on, and then it is painted once."""
    world = await table_at(env)
    ana, bo, cy = world.people
    env.inject_error("PATCH", "/channels/*", status=status, times=None)
    before = world.board.text
    start = len(world.requests())
    await bo.press("Flower")
    await env.advance_time(10)
    await cy.press("Flower")
    await env.advance_time(10)
    await ana.press("Flower")
    await env.advance_time(10)
    assert [m[0] for m in await moves(world)] == [1, 2, 0]
    assert world.board.text == before
    assert len(edits(world, start)) < 10, "a bounded number of tries"
    env.backend.faults.clear()
    start = len(world.requests())
    for _ in range(4):
        await env.advance_time(15)
    assert len(edits(world, start)) == 1
    assert "1 down" in line_of(world, "Ana")
    assert len(world.boards()) == 1


async def test_rate_02_in_a_long_outage_the_tries_become_rare_and_it_ends_by_itself(env, patience):
    """An hour of errors: a handful of tries; then the board is painted, and nobody had to press."""
    world = await table_at(env, turn_time=0)
    _, bo, _ = world.people
    env.inject_error("PATCH", "/channels/*", status=503, times=None)
    start = len(world.requests())
    await bo.press("Flower")
    for _ in range(2):
        await env.advance_time(120)
    assert len(edits(world, start)) == 5
    for _ in range(28):
        await env.advance_time(120)
    assert len(edits(world, start)) <= 11
    env.backend.faults.clear()
    for _ in range(5):
        await env.advance_time(120)
    assert "1 down" in line_of(world, "Bo")
    assert len(world.boards()) == 1


async def test_rate_03_ten_full_tables_start_and_no_direct_message_is_opened(env):
    """Hands come by answers to presses; nobody's direct messages are touched."""
    world = World(env, NAMES)
    host, *others = world.people
    for _ in range(10):
        await world.open()
        board = world.board
        await at_once(*((person, board, "Join") for person in others))
        await host.press_board("Start")
        assert len((await world.now()).table.seats) == 6
        world.channel = world.guild.create_text_channel("next")
    hands = [
        m
        for messages in env.backend.messages.values()
        for m in messages.values()
        if m.flags & EPHEMERAL and "In hand" in str(m.components)
    ]
    assert len(hands) == 60
    assert not [r for r in world.requests() if r.path == "/users/@me/channels"]


async def test_limit_02_flips_on_a_small_screen(env):
    """Five other stacks to choose from still fit one row of buttons."""
    world = await worst_world(env)
    state = position([FULL] * 6, (0,) * 6, 0, Options())
    await world.begin(state=state)
    ana, *others = world.people
    await place_first(world, *["Flower"] * 6)
    await challenge(ana, 3)
    for person in others:
        await person.press("Pass")
    row = {c.row for c in world.board.moves()}
    assert len(world.board.moves()) == 5
    assert len(row) == 1
    await flip(ana, 5)
    assert_fits(world)
