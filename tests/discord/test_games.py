"""Whole games of Skull in the simulated Discord, by buttons and by commands."""

from __future__ import annotations

from random import Random

import pytest
from counting import Count
from games import THOROUGH, play_out, type_something
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


async def test_people_play_to_the_end_by_buttons_alone(env):
    """So do six, whose calls are counted in the budget."""
    world = World(env, SIX[:3])
    await world.begin()
    await play_out(world, Random(3))
    assert "wins" in world.board.text
    assert world.board.has("Rematch")


@pytest.mark.parametrize(("players", "rules"), [(3, {}), (6, QUICK)] if THOROUGH else [(3, QUICK)])
async def test_people_play_to_the_end_by_commands(env, players, rules):
    world = World(env, SIX[:players])
    await world.open(turn_time=600)
    await world.bot.tables.set_options(world.table, world.people[0].id, rules)
    for person in world.people[1:]:
        await person.slash("skull join")
    await world.people[0].slash("skull start")
    await play_out(world, Random(players + 10), act=type_something)
    assert "wins" in world.board.text


@pytest.mark.parametrize("computers", [2, 5] if THOROUGH else [3])
async def test_one_person_plays_to_the_end_with_computer_seats(env, computers):
    world = World(env, SIX[:1])
    await world.open()
    await world.bot.tables.set_options(world.table, world.people[0].id, QUICK)
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
    await world.begin(state=position([("flower", "skull")] * 3, [1, 0, 0], 0, Options()))
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


PRESSES = {
    "join": 1,
    "options": 2,
    "placing begins": 0,
    "first disc": 1,
    "place": 1,
    "open": 2,
    "raise": 1,
    "pass": 1,
    "own discs": 0,
    "another's disc": 1,
    "lost disc": 2,
    "name the starter": 1,
    "show my discs": 1,
    "leave": 2,
    "end": 2,
    "rematch": 1,
}
"""What each moment may cost the one who acts; leaving and ending from the *Table* menu on."""


async def test_no_moment_of_an_evening_takes_more_presses_than_promised(env):
    """From the first Join to the rematch: everything people do, with the presses it costs them.

    Ana loses a flower and then, to her own skull again, her last disc.
    """
    world = World(env, SIX[:4])
    ana, bo, cy, di = world.people
    await world.open()
    count = Count(world, PRESSES)
    for person in (bo, cy, di):
        await count.takes("join", person, "Join", on=world.board)
        assert "You sit at" in person.panel.text
    with count.during("options", ana):
        await ana.send(await ana.press_board("Options"), turn=["600"])
    assert "10 minutes a turn" in world.board.text
    with count.during("placing begins", *world.people):
        await world.start(
            state=position([["flower", "skull"], FULL, FULL, FULL], [0] * 4, 0, Options())
        )
    for person in (bo, cy, di):
        assert person.panel.has("Flower")
    await first_round(world, count)
    await two_rounds_of_her_own_skull(world, count)

    await di.press("Table")
    await count.takes("leave", di, "Leave", "Yes, leave")
    assert "A computer player has your seat" in di.panel.text
    await ana.press("Table")
    await count.takes("end", ana, "End the table", "Yes, end it")
    with count.during("rematch", bo):
        await bo.press("Rematch", world.board)
    assert "Your table is open" in bo.panel.text
    assert count.moments == {*PRESSES}


async def first_round(world: World, count: Count) -> None:
    """Di turns her own flower, Bo's, and then Cy's skull."""
    ana, bo, cy, di = world.people
    for person, disc in ((bo, "Flower"), (cy, "Skull"), (di, "Flower"), (ana, "Flower")):
        await count.takes("first disc", person, disc)
    await count.takes("place", ana, "Skull")
    await count.takes("open", bo, "Challenge…", "2")
    await count.takes("pass", cy, "Pass")
    await count.takes("raise", di, "Raise to 3")
    await count.takes("pass", ana, "Pass")
    with count.during("own discs", di):
        await bo.press("Pass")
        assert di.panel.has("Flip ③ Cy (1)"), "her own disc is turned already"
    await count.takes("another's disc", di, "Flip ② Bo (1)")
    await count.takes("another's disc", di, "Flip ③ Cy (1)")
    assert "lost a disc" in world.board.text
    await count.takes("show my discs", cy, "Show my discs")
    assert "③ **\u2068Cy\u2069** shows, bottom to top: 💀 skull" in world.board.text


async def two_rounds_of_her_own_skull(world: World, count: Count) -> None:
    """Ana turns it as long as she has a disc, and names who starts."""
    ana, bo, cy, di = world.people
    await ana.press("Skull")
    for person in (bo, cy, di):
        await count.takes("first disc", person, "Flower")
    await count.takes("place", di, "Flower")
    await count.takes("open", ana, "Challenge…", "1")
    for person in (bo, cy, di):
        await count.takes("pass", person, "Pass")
    await count.takes("lost disc", ana, "Lose a flower", "Yes, lose a flower")
    for person in (bo, cy, di):
        await count.takes("first disc", person, "Flower")
    await count.takes("first disc", ana, "Skull")
    await count.takes("open", ana, "Challenge…", "1")
    for person in (bo, cy, di):
        await count.takes("pass", person, "Pass")
    await count.takes("name the starter", ana, "② Bo")
    assert "② **\u2068Bo\u2069** (starter)" in world.board.text
