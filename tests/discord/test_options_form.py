"""House rules by one form on the lobby: filled in, checked, told to all, alive over a restart."""

from __future__ import annotations

import pytest
import pytest_asyncio
from people import World, filled_in
from tabletop import restart

from bot.errors import UserError
from bot.options_form import read_form


@pytest_asyncio.fixture
async def world(env) -> World:
    world = World(env)
    await world.open()
    return world


async def test_one_press_opens_it_and_one_sends_it(world):
    ana, bo, _ = world.people
    await bo.press_board("Join")
    ana.presses = 0
    form = await ana.press_board("Options")
    assert form.modal["title"] == "House rules · Skull"
    assert filled_in(form.modal) == {"rulings": [], "turn": ["180"]}
    private = len(ana.privates())
    await ana.send(form, rulings=["last_chance", "points_to_win"], turn=["600"])
    assert ana.presses == 2
    assert "With the Last Chance disc" in world.board.text
    assert "Quick game: one won challenge wins" in world.board.text
    assert "10 minutes" in world.board.text
    assert len(ana.privates()) == private, "the board is the answer"
    assert filled_in((await ana.press_board("Options")).modal) == {
        "rulings": ["last_chance", "points_to_win"],
        "turn": ["600"],
    }


async def test_official_rules_are_one_press_away_when_they_differ(world):
    ana, *_ = world.people
    assert not world.board.has("Official rules")
    await ana.send(await ana.press_board("Options"), rulings=["own_stack"])
    await ana.press_board("Official rules")
    assert "Turn all own discs" not in world.board.text
    assert not world.board.has("Official rules")


async def test_it_is_opened_by_command_too(world):
    ana, *_ = world.people
    form = await ana.slash("skull options")
    await ana.send(form, rulings=["last_chance"])
    assert "With the Last Chance disc" in world.board.text


async def test_a_form_that_was_open_over_a_restart_is_taken(world, bots):
    ana, *_ = world.people
    form = await ana.press_board("Options")
    await restart(world, bots)
    await ana.send(form, rulings=["last_chance"])
    assert "With the Last Chance disc" in world.board.text


async def test_only_the_host_gets_the_form(world):
    _, bo, _ = world.people
    await bo.press_board("Join")
    answer = await bo.press_board("Options")
    assert answer.modal is None
    assert "(the host) can change these" in bo.panel.text


async def test_a_form_sent_after_the_start_changes_nothing(world):
    ana, bo, cy = world.people
    form = await ana.press_board("Options")
    await bo.press_board("Join")
    await cy.press_board("Join")
    await ana.press_board("Start")
    before = await world.now()
    answer = await ana.send(form, rulings=["last_chance"])
    assert "begun" in ana.reply(answer)
    assert (await world.now()).table.options == before.table.options


async def test_a_value_nobody_could_choose_is_refused_and_the_form_offered_again(world):
    ana, *_ = world.people
    await ana.press_board("Options")
    update = await world.now()
    with world.env._bot_scope():
        form = world.bot.presses.forms
        form._remember((world.table, ana.id), {"rulings": ("last_chance",), "turn": ("60",)})
    again = await ana.press_board("Options")
    assert filled_in(again.modal) == {"rulings": ["last_chance"], "turn": ["60"]}
    assert update.table.options == (await world.now()).table.options


@pytest.mark.parametrize(
    ("typed", "rounds"),
    [("2, 4 6", (2, 4, 6)), ("10", (10,)), ("-3 -4", None), ("11", None), ("2 and 3", None)],
)
async def test_own_hand_sizes_are_typed_or_refused_with_the_form_kept(env, typed, rounds):
    world = World(env, game="skullking")
    await world.open()
    ana, *_ = world.people
    form = await ana.press_board("Options")
    sent = await ana.send(form, rules=["kraken"], sizes=typed)
    table = (await world.now()).table
    if rounds is not None:
        assert table.options.rounds == rounds
        return
    assert table.options.rounds == tuple(range(1, 11))
    assert "I cannot deal these hand sizes" in ana.reply(sent)
    again = await ana.press("Open the form again")
    assert filled_in(again.modal)["sizes"] == typed
    assert filled_in(again.modal)["rules"] == ["kraken"]
    await ana.send(again, sizes="3")
    assert (await world.now()).table.options.rounds == (3,)


@pytest.mark.parametrize("values", [{}, {"rounds": ("standard", "own")}])
async def test_what_no_client_sends_in_a_form_changes_nothing_or_is_refused(env, values):
    world = World(env, game="skullking")
    await world.open()
    before = (await world.now()).table
    game = world.bot.games["skullking"]
    options, turn = read_form(game, {**values, "turn": ()}, before)
    assert options["rounds"] == before.options.rounds
    assert turn == "keep"
    with pytest.raises(UserError, match="bad_options"):
        read_form(game, {**values, "turn": ("²",)}, before)


async def test_a_table_that_was_ended_asks_nobody_for_anything(env):
    world = World(env)
    await world.begin()
    ana, bo, _ = world.people
    assert any(person.panel.moves() for person in (ana, bo))
    await ana.press_board("Table")
    await ana.press("End the table")
    await ana.press("Yes, end it")
    for person in world.people:
        assert "ended without a result" in person.panel.text
        assert "Refreshes by itself" not in person.panel.text
        assert not person.panel.moves()
