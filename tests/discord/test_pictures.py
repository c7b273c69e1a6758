"""Pictures on boards and panels: with the text in one call, only when they change, never late."""

from __future__ import annotations

from random import Random

import pytest
from drawing import WhenTold, pictures, studio, uploads
from games import play_out
from people import Person, World

from bot.pace import AT_ONCE


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


@pytest.mark.parametrize(
    ("game", "rules"), [("skull", {"points_to_win": 1}), ("skullking", {"rounds": [3]})]
)
async def test_pictures_cost_no_calls(env, game, rules):
    """The limits of a game without pictures hold with them; every screen has one to its end."""
    world = World(env, game=game)
    await world.begin(seed="budget", rules=rules)
    start = len(env.http_requests)
    bare: list[str] = []

    async def check() -> None:
        if not pictures(world.board):
            bare.append(world.board.text)

    await play_out(world, Random(3), after=check)
    calls = env.http_requests[start:]
    moves = sum(line.kind == "move" for line in await world.log())
    counted = [c for c in calls if not c.path.startswith(("/interactions/", "/webhooks/"))]
    assert bare == []
    assert len(calls) <= 3.1 * moves
    assert len(counted) <= 1.2 * moves


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
