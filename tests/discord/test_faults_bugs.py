"""Bugs of our own, in every part of both games: they are told by a number and kill no table."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
import simcord
from broken import Broken, error_id
from games import either_game, play_out
from late import press_late
from people import Person, World
from playing import Playing
from tabletop import FULL, challenge, place_first

from bot.games import GAMES
from engines.skull import position
from engines.skull.options import Options

ENGINE = ("load", "prompts", "apply", "dump", "table_view", "seat_view")
"""What a press may need of an engine."""
AFTER_SAVING = ("seat_view",)
PANEL, BOARD = ("panel", "panel_extra"), ("board", "board_extra", "stays")
MOST_ERRORS = 12
"""Lines in the log for one press and all that follows from it."""

pytestmark = pytest.mark.logs_errors


@contextmanager
def broken(world: World, part: str, method: str) -> Iterator[None]:
    """A bug in one method of the engine or the presenter of a table's game."""
    games, engines, game = world.bot.games, world.bot.tables.engines, world.game
    whole = games[game]
    if part == "engine":
        bug: Any = Broken(whole.engine, method)
        with patch.dict(engines, {game: bug}):  # type: ignore[arg-type]
            yield
    else:
        bug = replace(whole, presenter=Broken(whole.presenter, method))
        with patch.dict(games, {game: bug}):
            yield


async def next_move(playing: Playing) -> tuple[Person, str]:
    """Who may press what."""
    update = await playing.world.now()
    seat = playing.rng.choice(update.table.awaited)
    person = playing.world.of(seat.user_id)
    key = update.hands[seat.seat].required.key
    return person, f"m:{playing.world.table}:{key}:0"


async def tables(env: simcord.Env, game: str) -> tuple[Playing, Playing]:
    """Two tables of the same game."""
    first = Playing(World(env, game=game), Random(1))
    second = Playing(World(env, ("di", "ed", "flo"), game), Random(2))
    await first.ready()
    await second.ready()
    return first, second


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


def numbers(lines: list[str]) -> set[str]:
    return {found[1] for line in lines if (found := re.match(r"error ([0-9a-f]{6}) in", line))}


@either_game
async def test_a_bug_in_the_engine_is_one_number_and_the_game_goes_on(env, caplog, game):
    """Nothing or all of a move is saved; the same press counts once the bug is gone."""
    playing, _ = await tables(env, game)
    for method in ENGINE:
        await playing.ready()
        before, since = len(await playing.world.log()), len(errors(caplog))
        person, move = await next_move(playing)
        panel = playing.panel_id(person)
        with broken(playing.world, "engine", method):
            await playing.press(person, panel or 0, move)
            answer = person.panel.text
        lines = errors(caplog)[since:]
        assert error_id(answer) in numbers(lines), method
        assert len(lines) <= MOST_ERRORS, method
        assert len(await playing.world.log()) - before == (method in AFTER_SAVING), method
        playing.state = await playing.stored()
        await playing.look(person)
        await playing.is_right()
        await playing.move()
        await playing.is_right()


@either_game
@pytest.mark.parametrize("part", ["panel", "board"])
async def test_a_bug_in_what_is_drawn_stops_no_move(env, caplog, game, part):
    """The move counts, what can be drawn is drawn; later everything is whole again."""
    playing, other = await tables(env, game)
    for method in PANEL if part == "panel" else BOARD:
        await playing.ready()
        since = len(errors(caplog))
        with broken(playing.world, "presenter", method):
            person = await playing.move()
            board, panel = playing.world.board.text, person.panel.text
        lines = errors(caplog)[since:]
        assert numbers(lines), method
        assert len(lines) <= MOST_ERRORS, method
        if part == "panel":
            assert error_id(panel) in numbers(lines), method
            await playing.board_is_right()
        else:
            assert "(error" not in panel, method
            if method != "stays":
                assert error_id(board) in numbers(lines), method
                await playing.look(person)
        await other.move()
        for someone in playing.world.people:
            await playing.look(someone)
        await playing.is_right()
        await other.is_right()


async def nearly_over(world: World) -> None:
    """A game with one round to go; in Skull Ana needs one more challenge."""
    if world.game == "skull":
        await world.begin(state=position([FULL] * 3, [1, 0, 0], 0, Options()))
        return
    await world.begin(seed="the end", rules={"rounds": [1]})


async def finish(world: World) -> None:
    if world.game == "skullking":
        await play_out(world, Random(4))
        return
    ana, bo, cy = world.people
    await place_first(world, "Flower", "Flower", "Flower")
    await challenge(ana, 1)
    await bo.press("Pass")
    await cy.press("Pass")


@either_game
async def test_an_end_that_could_not_be_drawn_is_drawn_later(env, caplog, game):
    """The result is saved; whoever presses the board when the bug is gone sees it whole."""
    world = World(env, game=game)
    await nearly_over(world)
    with broken(world, "presenter", "result"):
        await finish(world)
        assert error_id(world.board.text) in numbers(errors(caplog))
    assert (await world.now()).table.status == "ended"
    await world.people[0].press_board("Table")
    assert "1" in world.board.text
    assert world.board.has("Rematch")
    await world.people[0].press_board("Rematch")


@either_game
async def test_an_end_that_could_not_be_drawn_is_drawn_by_the_next_bot(env, bots, game):
    """A newer version without the bug paints it when it starts."""
    world = World(env, game=game)
    await nearly_over(world)
    with broken(world, "presenter", "result"):
        await finish(world)
        await world.bot.close()
    await env.restart_bot(bots.make())
    assert world.board.has("Rematch")


@either_game
async def test_a_lobby_that_cannot_be_drawn_lives(env, caplog, game):
    """It has a number, can be joined by command, and is whole with the next one who sits down."""
    world = World(env, game=game)
    _, bo, cy = world.people
    with broken(world, "presenter", "lobby_lines"):
        await world.open()
        assert error_id(world.board.text) in numbers(errors(caplog))
        await bo.slash(f"{game} join")
    with broken(world, "presenter", "option_lines"):
        await cy.slash(f"{game} join")
        assert error_id(world.board.text) in numbers(errors(caplog))
    await cy.slash("table settings")
    await bo.press_board("Table")
    assert world.board.has("Start")
    assert len((await world.now()).table.seats) == 3


PAGES = {"questions": "options", "form_values": "options", "rules": "rules.1", "look": ""}
"""A private page for each method that draws one."""


@either_game
async def test_a_bug_in_a_private_page_is_told_to_whoever_asked(env, caplog, game):
    """Only that page is missing, and only while the bug is there."""
    world = World(env, game=game)
    host = world.people[0]
    await world.open()
    for method, page in PAGES.items():
        if method == "look":
            await world.seat_all()
            await world.start(seed="pages")
            page = {"skull": "told", "skullking": "last"}[game]
        control, board = f"v:{world.table}:{page}", world.board
        with broken(world, "presenter", method):
            result = await press_late(host, board.channel_id, board.id, control)
            assert result.ephemeral
            assert error_id(host.reply(result)) in numbers(errors(caplog)), method
        assert str(world.board) == str(board)
        result = await press_late(host, board.channel_id, board.id, control)
        assert result.modal is not None or "(error" not in host.reply(result), method


@either_game
async def test_a_bug_when_the_clock_plays_waits_for_the_next_minute(env, caplog, game):
    """Two tables are overdue, one of a broken game: the other goes on, and then this one too."""
    slow = World(env, game=game)
    other_game = next(slug for slug in GAMES if slug != game)
    other = World(env, ("di", "ed", "flo"), other_game)
    await slow.begin(seed="clock")
    await other.begin(seed="clock")
    with broken(slow, "engine", "default_action"):
        for _ in range(5):
            await env.advance_time(60)
        assert "clock" not in {row.by for row in await slow.log()}
        assert "clock" in {row.by for row in await other.log()}
        assert len(errors(caplog)) <= 5 * len(slow.people)
    for _ in range(2):
        await env.advance_time(60)
    assert "clock" in {row.by for row in await slow.log()}
