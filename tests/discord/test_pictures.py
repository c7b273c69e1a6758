"""Pictures on boards and panels: with the text in one call, only when they change, never late."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from drawing import WhenTold, pictures, studio, uploads
from games import THOROUGH, play_out, press_something
from people import Person, World

from bot.games.skull.scene import hand_scene
from bot.pace import AT_ONCE
from bot.text import Text

DEFERRED = 6


@pytest.fixture
def drawer():
    return studio()


@pytest.fixture
def simcord_bot(bots, drawer):
    return bots.make(AT_ONCE, studio=drawer)


def placers(world: World) -> list[Person]:
    """Those who put down a first disc before the starter does."""
    return [person for person in world.people if person.panel.has("Flower")]


async def test_boards_and_panels_have_a_picture_and_say_it_in_words(env):
    world = World(env)
    await world.begin(seed="pictures")
    ((name, alt),) = pictures(world.board)
    assert name.startswith("table-")
    assert "flower" not in alt
    one, other = placers(world)
    ((own, words),) = pictures(one.panel)
    assert own != name
    assert "skull" in words
    others = pictures(other.panel)
    await one.press("Flower")
    ((newer, words),) = pictures(one.panel)
    assert newer != own
    assert pictures(world.board)[0][0] != name
    assert pictures(other.panel) == others


async def test_a_picture_that_stays_the_same_is_not_sent_again(env):
    world = World(env, game="skullking")
    await world.begin(seed="pictures", rules={"rounds": [3]})
    ana = world.people[0]
    before, start = pictures(ana.panel), len(env.http_requests)
    await ana.press("1")
    await ana.press("0")
    await ana.press("Refresh")
    assert pictures(ana.panel) == before
    board_only = uploads(world, start)
    assert len(board_only) <= 1, "who has bid is new on the board, once"


async def press_on_the_board(world: World, person: Person, rng: Random) -> str:
    """What the board offers is pressed there, whatever it is, all else on the panel."""
    moves = world.board.moves()
    if not moves:
        return await press_something(world, person, rng)
    control = rng.choice(moves)
    await person.press(control.id, world.board)
    return control.id


SIX = ("ana", "bo", "cy", "di", "ed", "fay")
LONG = pytest.mark.skipif(not THOROUGH, reason="takes long")


@pytest.mark.parametrize(
    ("players", "game", "rules", "act"),
    [
        (3, "skull", {"points_to_win": 1}, press_on_the_board),
        pytest.param(6, "skull", {}, press_something, marks=LONG),
        pytest.param(6, "skull", {}, press_on_the_board, marks=LONG),
        (3, "skullking", {"rounds": [3]}, press_something),
    ],
)
async def test_pictures_cost_no_calls(env, drawer, players, game, rules, act):
    """The limits of a game without pictures hold with them; every screen has one to its end.

    For every press on a board the picture was drawn before, and little is drawn for nothing.
    """
    world = World(env, SIX[:players], game)
    await world.begin(seed="budget", rules=rules)
    start = len(env.http_requests)
    bare: list[str] = []

    async def check() -> None:
        if not pictures(world.board):
            bare.append(world.board.text)

    await play_out(world, Random(3), after=check, act=act)
    calls = env.http_requests[start:]
    moves = sum(line.kind == "move" for line in await world.log())
    counted = [c for c in calls if not c.path.startswith(("/interactions/", "/webhooks/"))]
    deferred = [c for c in calls if c.path.endswith("/callback") and c.json["type"] == DEFERRED]
    assert bare == deferred == []
    assert len(calls) <= 3.1 * moves
    assert len(counted) <= 1.2 * moves
    assert drawer.drawings <= 4 * moves


class TestLate:
    @pytest.fixture
    def drawer(self, monkeypatch):
        monkeypatch.setattr("bot.gallery.PATIENCE", 0.0)
        return WhenTold()

    async def test_the_text_goes_alone_and_the_picture_follows(self, env, drawer):
        world = World(env)
        await world.begin(seed="late")
        bo = placers(world)[0]
        assert "First discs" in world.board.text
        assert pictures(world.board) == pictures(bo.panel) == []
        await bo.press("Flower")
        assert "Your flower is down" in bo.panel.text
        for _ in range(3):
            drawer.work()
            await env.settle()
        assert "Your flower is down" in bo.panel.text
        assert len(pictures(world.board)) == len(pictures(bo.panel)) == 1

    async def test_a_press_on_a_board_waits_for_no_picture(self, env, drawer):
        world = World(env)
        await world.begin(seed="late")
        for person in placers(world):
            await person.press("Flower")
        (opener,) = await world.awaited()
        await opener.press("Flower")
        (opener,) = await world.awaited()
        await opener.press("Challenge…")
        await opener.press(next(c.id for c in opener.panel.moves()))
        (next_one,) = await world.awaited()
        await next_one.press("Pass", world.board)
        assert "passed" in world.board.text
        assert pictures(world.board) == []
        for _ in range(4):
            drawer.work()
            await env.settle()
        assert "passed" in world.board.text
        ((_, words),) = pictures(world.board)
        assert "Passed: 3" in words

    async def test_what_is_newer_meanwhile_stays(self, env, drawer):
        world = World(env)
        await world.begin(seed="late")
        bo = placers(world)[0]
        await bo.press("Table")
        menu = bo.panel.text
        for _ in range(3):
            drawer.work()
            await env.settle()
        assert bo.panel.text == menu
        assert pictures(bo.panel) == []


async def test_a_server_and_a_player_can_do_without(env):
    world = World(env)
    await world.begin(seed="off")
    ana, bo = placers(world)
    await bo.press("Table")
    await bo.press("Settings")
    await bo.press("Pictures")
    assert "stands in the words, too): **off**" in bo.panel.text
    await bo.press("Back")
    await bo.press("Back")
    assert pictures(bo.panel) == []
    assert len(pictures(ana.panel)) == len(pictures(world.board)) == 1
    with env._bot_scope():
        guild = await world.bot.tables.guild(world.guild.id)
        guild.pictures = False
        await world.bot.tables.put_guild(guild)
    await bo.press("Flower")
    await ana.press("Refresh")
    assert pictures(world.board) == pictures(ana.panel) == []
    assert await world.bot.tables.guild(world.guild.id) == guild


@pytest.mark.logs_errors
async def test_a_bug_in_a_picture_costs_the_picture_alone(env, monkeypatch):
    def broken(self):
        raise ZeroDivisionError

    monkeypatch.setattr("bot.games.skull.scene.TableScene.layout", broken)
    world = World(env)
    await world.begin(seed="bug")
    for person in placers(world):
        await person.press("Flower")
    assert pictures(world.board) == []
    assert "Ana" in world.board.text
    assert len(pictures(world.people[1].panel)) == 1


async def test_after_a_restart_pictures_are_put_up_anew(env, bots):
    world = World(env)
    await world.begin(seed="restart")
    await world.bot.close()
    await env.restart_bot(bots.make(AT_ONCE, studio=studio()))
    bo = placers(world)[0]
    await bo.press("Flower")
    assert len(pictures(world.board)) == len(pictures(bo.panel)) == 1
    stored = env.backend.get_message(world.channel.id, world.board.id)
    assert len(stored.attachments) == 1


ERRORS = [(500, 0), (404, 10008), (401, 50027), (400, 50035), (429, 0), (403, 50013)]


@pytest.mark.logs_errors
@pytest.mark.parametrize(("status", "code"), ERRORS)
async def test_pictures_fit_their_words_after_whatever_discord_refuses(env, status, code):
    """An upload to panel and board fails; words and picture are of the same moment in the end."""
    world = World(env)
    await world.begin(seed="errors")
    bo, cy = placers(world)
    await bo.press("Flower")
    paths = ("/interactions/*/callback", "/webhooks/*/messages/@original")
    for method, path in zip(("POST", "PATCH"), paths, strict=True):
        env.inject_error(method, path, status=status, code=code, times=1)
        with suppress(AssertionError):  # this press may not be answered
            await bo.press(bo.panel.moves()[0].id)
        env.backend.faults.clear()
        await bo.press_board("My discs")
        update = await world.now()
        seat = update.table.seat_of(bo.id)
        hand = update.hands[seat.seat]
        ((_, alt),) = pictures(bo.panel)
        assert f"Your {hand.stack[0].value} is down" in bo.panel.text
        assert alt == hand_scene(hand).alt(Text())
    env.inject_error("PATCH", f"/channels/{world.channel.id}/*", status=status, code=code, times=1)
    await cy.press("Flower")
    await env.advance_time(130)
    update = await world.now()
    wanted = world.bot.presses.boards.screen(update).picture
    shown = [alt for _, alt in pictures(world.board)]
    assert shown == ([] if code == 50013 else [wanted.alt])
    assert "put down a disc" in world.board.text
