"""Whole games of Skull in the simulated Discord, by buttons and by commands."""

from __future__ import annotations

from random import Random

import pytest
from games import play_out, type_something
from people import World

from engines.skull import position
from engines.skull.options import Options

SIX = ("ana", "bo", "cy", "di", "ed", "fay")
FULL = ["flower", "flower", "flower", "skull"]


async def kinds_of_events(world: World) -> set[str]:
    """The names of everything that happened in public."""
    lines = await world.bot.tables.history(world.table)
    return {type(event).__name__ for line in lines for event in line.events}


QUICK = {"points_to_win": 1}


@pytest.mark.parametrize(("players", "rules"), [(3, None), (6, QUICK)])
async def test_people_play_to_the_end_by_buttons_alone(env, players, rules):
    world = World(env, SIX[:players])
    await world.begin(rules=rules)
    await play_out(world, Random(players))
    assert "wins" in world.board.text
    assert world.board.has("Rematch")


@pytest.mark.parametrize(("players", "rules"), [(3, {}), (6, QUICK)])
async def test_people_play_to_the_end_by_commands(env, players, rules):
    world = World(env, SIX[:players])
    await world.open(turn_time=600)
    await world.bot.tables.set_options(world.table, world.people[0].id, rules)
    for person in world.people[1:]:
        await person.slash("skull join")
    await world.people[0].slash("skull start")
    await play_out(world, Random(players + 10), act=type_something)
    assert "wins" in world.board.text


@pytest.mark.parametrize("computers", [2, 5])
async def test_one_person_plays_to_the_end_with_computer_seats(env, computers):
    world = World(env, SIX[:1])
    await world.open()
    for _ in range(computers):
        await world.people[0].press_board("+ Computer")
    await world.people[0].press_board("Start")
    await play_out(world, Random(computers))
    assert "wins" in world.board.text


async def test_a_game_with_the_last_chance_disc(env):
    """Seat 1 falls to one disc, holds the Last Chance disc for a round and gives it back."""
    world = World(env, SIX[:3])
    await world.open(last_chance="true")
    await world.seat_all()
    options = Options(last_chance=True)
    state = position([["flower", "skull"], FULL, FULL], [0, 0, 0], 0, options)
    await world.start(state=state)
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Skull")
    await ana.press("Skull")
    await ana.press("Challenge…")
    await ana.press("1")
    await bo.press_board("Pass")
    await cy.press_board("Pass")
    await ana.press("Lose a flower")
    await ana.press("Yes, lose a flower")
    assert "holds the Last Chance flower" in world.board.text
    assert "🌼 Last Chance flower" in ana.panel.text
    await bo.press("Flower")
    await cy.press("Flower")
    await ana.press("Last Chance")
    assert "Last Chance flower is 1 from the bottom" in world.board.text
    await play_out(world, Random(1))
    assert {"LastChanceGiven", "LastChanceReturned"} <= await kinds_of_events(world)


async def test_a_game_that_ends_by_survival_after_the_eliminated_named_the_starter(env):
    """Ana loses her last disc to her own skull and names Cy; Bo then loses his to Cy's skull."""
    world = World(env, SIX[:3])
    await world.begin(state=position([["skull"], ["flower"], FULL], [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    await ana.press("Skull")
    await ana.press("Challenge…")
    await ana.press("1")
    await bo.press("Pass")
    await cy.press("Pass")
    assert "is out and names who starts" in world.board.text
    assert "You are out" in ana.panel.text
    await ana.press("③ Cy")
    assert "③ **\u2068Cy\u2069** (starter)" in world.board.text
    assert "You are out of this game" in ana.panel.text
    await bo.press("Flower")
    await cy.press("Skull")
    await cy.press("Flower")
    await bo.press("Challenge…")
    await bo.press("3")
    await bo.press("m:*")
    await bo.press("m:*")
    assert "🏆 ③ **\u2068Cy\u2069** wins: nobody else has a disc left." in world.board.text


async def test_a_game_that_ends_with_two_won_challenges(env):
    world = World(env, SIX[:3])
    await world.begin(state=position([FULL] * 3, [1, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    await ana.press("Flower")
    await ana.press("Challenge…")
    await ana.press("1")
    await bo.press_board("Pass")
    await cy.press_board("Pass")
    assert "🏆 ① **\u2068Ana\u2069** wins with 2 won challenges." in world.board.text
    assert "The game is over" in bo.panel.text


async def test_computers_alone_play_the_rest_at_once_and_it_is_told_in_one_line(env):
    world = World(env, SIX[:1])
    await world.open()
    ana = world.people[0]
    await ana.press_board("+ Computer")
    await ana.press_board("+ Computer")
    await world.start(state=position([["skull"], FULL, FULL], [0, 0, 0], 0, Options()))
    await ana.press("Skull")
    await ana.press("Challenge…")
    await ana.press("3")
    await ana.press("m:*")
    assert "Only computer players were left, so they played on at once" in world.board.text
    assert "wins" in world.board.text


async def test_rematch_gathers_those_who_press(env):
    world = World(env, SIX[:3])
    await world.begin(state=position([FULL] * 3, [1, 0, 0], 0, Options()))
    await play_out(world, Random(3))
    old = world.board
    await world.people[1].press("Rematch", old)
    found = await world.bot.tables.live_in_channel(world.channel.id)
    assert found is not None
    world.table = found
    assert "1 of 3–6 players" in world.board.text
    await world.people[0].press("Rematch", old)
    await world.people[2].press("Rematch", old)
    await world.people[1].press_board("Start")
    assert "round 1" in world.board.text
    assert len((await world.now()).table.seats) == 3


PRESSES = {"first disc": 1, "turn": 1, "open": 2, "raise": 1, "pass": 1, "own disc": 0, "flip": 1}


async def test_presses_a_round_are_what_they_should_be(env):
    """One round of Skull counted for every person, against the table of presses."""
    world = World(env, SIX[:3])
    await world.begin(state=position([FULL] * 3, [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    for person in world.people:
        person.presses = 0
    await bo.press("Flower")
    await cy.press("Skull")
    await ana.press("Flower")
    await ana.press("Flower")
    await bo.press("Challenge…")
    await bo.press("2")
    await cy.press("Pass")
    await ana.press("3")
    await bo.press("Pass")
    await ana.press("Flip ③ (1)")
    assert "Round 1:" in world.board.text
    assert "lost a disc" in world.board.text
    p = PRESSES
    assert ana.presses == p["first disc"] + p["turn"] + p["raise"] + 2 * p["own disc"] + p["flip"]
    assert bo.presses == p["first disc"] + p["open"] + p["pass"]
    assert cy.presses == p["first disc"] + p["pass"]
    cy.presses = 0
    await cy.press("Show my discs")
    assert cy.presses == 1
    assert "③ **\u2068Cy\u2069** shows, bottom to top: 💀 skull" in world.board.text
