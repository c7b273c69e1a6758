"""Every error of Discord at every kind of call of both games, while the games go on.

Two tables are played in one world; one error at a time comes at one kind of call of the first.
Whatever it is: each accepted move counts once, the game goes on, what people see is made good
by itself once the error is over, the bot asks no more often than makes sense, the log says it
in a few lines, and the other table does not notice.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import faults as f
import pytest
from failing import Discord, Fault
from faults import KINDS, WHILE, Error, Kind
from people import World
from playing import GameOver, Playing
from playing_direct import DirectPlaying

from bot.games import GAMES
from bot.pace import AT_ONCE, Pace

NAMES, OTHERS = ("ana", "bo", "cy"), ("di", "ed", "flo")
WHOLE = os.environ.get("DISCORD_FAULTS") == "all"
"""Both games for each error at each kind of call; else they share a third of them."""
MOST_ACTS = 20
"""Acts until a kind of call comes about."""
MOST_TRIES, MOST_REQUESTS, MOST_WARNINGS = 4, 12, 4
"""Calls of the failing kind, calls in all and lines in the log, for each act."""
BUSY = 30.0
"""Seconds after which nobody waits any longer for a call that takes its time."""
PING_AFTER, NEVER = 50.0, 1e9


def kind_of(request: pytest.FixtureRequest) -> Kind | None:
    return getattr(request.node, "callspec", None) and request.node.callspec.params["kind"]


@pytest.fixture(autouse=True)
def long_waits(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Waits that stand still until time is moved on, however slow the machine is."""
    slow = kind_of(request) is f.THREAD  # a new thread takes its time, and the answer with it
    monkeypatch.setattr("bot.guard.DEFER_AFTER", 0 if slow else 2 * BUSY)
    monkeypatch.setattr("bot.board.PATIENCE", (BUSY, 2 * BUSY, 3 * BUSY, 4 * BUSY))
    monkeypatch.setattr("bot.board.NAP", BUSY)
    monkeypatch.setattr("bot.panels.ONE_PANEL", BUSY - 1)
    monkeypatch.setattr("bot.panels.RENEWALS", (BUSY, 2 * BUSY, 3 * BUSY, 4 * BUSY))
    monkeypatch.setattr("bot.letters.ONE_PANEL", BUSY - 1)
    monkeypatch.setattr("bot.hands.ONE_PANEL", BUSY - 1)
    monkeypatch.setattr("bot.hands.RENEWALS", (BUSY, 2 * BUSY, 3 * BUSY, 4 * BUSY))
    monkeypatch.setattr("bot.show.LONGEST_ANSWER", BUSY - 1)


# ---- how each kind of call comes about -------------------------------------------------


async def nothing(playing: Playing) -> None:
    """All is ready as it is."""


async def move(playing: Playing) -> None:
    await playing.move()


async def move_on_board(playing: Playing) -> None:
    await playing.move(on_board=True)


async def move_with_panels_gone(playing: Playing) -> None:
    await playing.move(dismissed=True)


async def below_the_board(playing: Playing) -> None:
    """All panels anew, as when the board has moved down: they are follow-ups then."""
    update = await playing.update()
    with playing.env._bot_scope():
        panels = playing.world.bot.presses.panels
        playing.world.bot.spawn(panels.show(update, fresh=True), "bring panels")
    await playing.env.settle()


async def look_again(playing: Playing) -> None:
    """A move, and then the mover's panel anew: the old one goes."""
    await playing.look(await playing.move())


async def bring_again(playing: Playing) -> None:
    """A move, and then all panels anew: those that were follow-ups go."""
    await playing.move()
    await below_the_board(playing)


async def lose_board(playing: Playing) -> None:
    """A moderator deletes the board, the next move posts it."""
    for board in playing.world.boards():
        playing.env.backend.delete_message(board.channel_id, board.id)
    await playing.move()


async def move_down(playing: Playing) -> None:
    """The board is posted anew at the bottom, and the old one goes."""
    await playing.move()
    boards, update = playing.world.bot.presses.boards, await playing.update()
    with playing.env._bot_scope():
        playing.world.bot.spawn(boards.move_down(update), "move a board")
    await playing.env.settle()


async def wait_for_ping(playing: Playing) -> None:
    await playing.move()
    await playing.env.advance_time(PING_AFTER)


async def wait(playing: Playing) -> None:
    await playing.env.advance_time(BUSY)


async def be_pinged(
    playing: Playing, act: Callable[[Playing], Awaitable[None]] = wait_for_ping
) -> None:
    """Somebody who is awaited has been called."""
    for _ in range(MOST_ACTS):
        if (await playing.update()).table.ping_message_id is not None:
            return
        await act(playing)
    raise AssertionError("nobody was called")


async def open_in_thread(playing: Playing) -> None:
    """Somebody wants another table, in a thread of another channel; it is refused in words."""
    world, (host, *_) = playing.world, playing.world.people
    before = await world.bot.tables.live()
    result = await host.member.slash(playing.elsewhere, f"{world.game} new", where="thread")
    await playing.env.advance_time(BUSY if result.acknowledged else f.LONG + BUSY)
    assert result.ephemeral
    assert await world.bot.tables.live() == before


async def move_on_hand(playing: DirectPlaying) -> None:
    """The writer's own decision if there is one to make."""
    await playing.move(by=playing.writer)


async def press_hand(playing: DirectPlaying) -> None:
    """From now on it can be written by this press."""
    hand = playing.hand_of(playing.writer)
    assert hand is not None
    look = f"v:{playing.world.table}:refresh"
    await playing.press(playing.writer, hand.id, look, hand.channel_id)


async def lose_hand(playing: DirectPlaying) -> None:
    """The hand that the bot knows is gone, and it posts it anew."""
    known = [row.message_id for row in await playing.world.bot.tables.hands(playing.world.table)]
    for hand in playing.hands_of(playing.writer):
        if hand.id in known:
            playing.env.backend.delete_message(hand.channel_id, hand.id)
    await playing.move()


async def hand_below(playing: DirectPlaying) -> None:
    """The hand is posted below something that was typed, and the old one goes."""
    await playing.move()
    update = await playing.update()
    with playing.env._bot_scope():
        hands = playing.world.bot.presses.panels.hands
        playing.world.bot.spawn(hands.below(update, playing.writer.id), "move a hand")
    await playing.env.settle()


@dataclass(frozen=True)
class Way:
    """How a kind of call comes about: what has to be so before, and what is done for it."""

    prepare: Callable[[Any], Awaitable[None]]
    act: Callable[[Any], Awaitable[None]]


WAYS = {
    f.CALLBACK: Way(nothing, move),
    f.BOARD_ANSWER: Way(nothing, move_on_board),
    f.EDIT_ORIGINAL: Way(nothing, move),
    f.DELETE_ORIGINAL: Way(nothing, look_again),
    f.FOLLOW_UP: Way(nothing, move_with_panels_gone),
    f.EDIT_FOLLOW_UP: Way(below_the_board, move),
    f.DELETE_FOLLOW_UP: Way(below_the_board, bring_again),
    f.BOARD_EDIT: Way(nothing, move),
    f.BOARD_POST: Way(nothing, lose_board),
    f.BOARD_DELETE: Way(nothing, move_down),
    f.PING_POST: Way(nothing, wait_for_ping),
    f.PING_DELETE: Way(be_pinged, move),
    f.THREAD: Way(nothing, open_in_thread),
    f.HAND_ANSWER: Way(nothing, move_on_hand),
    f.HAND_BY_PRESS: Way(press_hand, move),
    f.HAND_EDIT: Way(nothing, move),
    f.HAND_POST: Way(nothing, lose_hand),
    f.HAND_DELETE: Way(nothing, hand_below),
    f.HAND_PING: Way(nothing, wait_for_ping),
}
PING_KINDS = (f.PING_POST, f.PING_DELETE, f.HAND_PING)
BOARD_KINDS = (f.BOARD_EDIT, f.BOARD_POST, f.BOARD_DELETE)


# ---- one cell --------------------------------------------------------------------------


@dataclass
class Cell:
    """One error at one kind of call, once or for a while."""

    kind: Kind
    error: Error
    span: str
    playing: Any
    other: Any
    discord: Discord
    caplog: pytest.LogCaptureFixture
    acts: int = 0

    @property
    def way(self) -> Way:
        return WAYS[self.kind]

    async def run(self) -> None:
        """Again from the beginning if the game ended in the middle of it."""
        while True:
            try:
                await self._run()
            except GameOver:
                await self.playing.comes_right()
            else:
                return

    async def _run(self) -> None:
        playing, world = self.playing, self.playing.world
        await playing.ready()
        await self.other.ready()
        await self.way.prepare(playing)
        self.acts, lines = 0, len(self.caplog.records)
        playing.env.http_requests.clear()
        channel = playing.elsewhere if self.kind is f.THREAD else world.channel
        where = playing.channel_id if self.kind.direct else channel.id
        with self.discord.failing(self.kind, self.error, where, self.span) as fault:
            await self.until_hit(fault)
            await self.nobody_waits()
            if self.span == WHILE:
                await self.goes_on()
                await self.other.move()
                await self.other.is_right()
        if self.error.blocks:
            self.right_comes_back()
        await self.made_good()
        assert fault.hits <= MOST_TRIES * (self.acts + 1)
        assert len(world.requests()) <= MOST_REQUESTS * (self.acts + 2)
        self.log_is_calm(lines)

    async def act(self) -> None:
        """A slow call holds nobody up: in a moment the others see what there is to see."""
        self.acts += 1
        await self.way.act(self.playing)
        if self.error.wait:
            await self.playing.env.advance_time(BUSY)

    async def until_hit(self, fault: Fault) -> None:
        while not fault.hits:
            assert self.acts < MOST_ACTS, f"no {self.kind} comes about"
            await self.act()

    async def nobody_waits(self) -> None:
        """What does not need this kind of call is shown at once."""
        update = await self.playing.update()
        if self.kind not in BOARD_KINDS:
            await self.playing.board_is_right(update)
        behind = self.kind is f.HAND_DELETE or (self.kind.direct and self.error.passes)
        if not self.kind.by_token and not behind:
            await self.playing.panels_are_right(update, warned=True)
        if self.kind is f.HAND_PING:
            await self.playing.called(update)

    async def goes_on(self) -> None:
        """Another act; who moves while the board is behind for want of a right is told."""
        if self.kind is f.BOARD_EDIT and self.error.blocks:
            person = await self.playing.move()
            assert "⚠️ " in person.panel.text
        elif self.kind is f.BOARD_POST:
            await self.playing.move()
        else:
            await self.act()
        await self.playing.env.advance_time(BUSY)

    def right_comes_back(self) -> None:
        """As Discord tells it: something has changed in the server."""
        guild = self.playing.world.guild.id
        self.playing.env.backend.edit_role(guild, guild, {})

    async def made_good(self) -> None:
        """Board and panels by themselves; what was to be deleted with the help of a press."""
        playing, world = self.playing, self.playing.world
        await playing.env.advance_time(BUSY)
        if self.kind is f.BOARD_DELETE and not self.error.passes:
            for old in world.boards()[:-1]:
                await playing.press(world.people[0], old.id, f"v:{world.table}:hand")
        if self.kind is f.HAND_DELETE and not self.error.passes:
            for hand in playing.hands_of(playing.writer)[:-1]:
                look = f"v:{world.table}:refresh"
                await playing.press(playing.writer, hand.id, look, hand.channel_id)
        await playing.comes_right()
        if self.kind is f.PING_POST and self.error.passes:
            await be_pinged(playing, wait)

    def log_is_calm(self, since: int) -> None:
        lines = self.caplog.records[since:]
        assert not [r.getMessage() for r in lines if r.levelno >= logging.ERROR]
        warnings = [r.getMessage() for r in lines if r.levelno >= logging.WARNING]
        assert len(warnings) <= MOST_WARNINGS * (self.acts + 1), "\n".join(warnings)


# ---- all of them -----------------------------------------------------------------------


@pytest.fixture
def pace(request: pytest.FixtureRequest) -> Pace:
    """Nobody is called where calls are not what it is about."""
    return AT_ONCE if kind_of(request) in PING_KINDS else replace(AT_ONCE, ping_after=NEVER)


@pytest.fixture
def discord(env) -> Iterator[Discord]:
    with Discord(env).between() as between:
        yield between


@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_games_outlive_every_error_at(env, caplog, discord, kind):
    """The two tables play different games, and each has its turn to be the one in trouble."""
    playing = DirectPlaying if kind.direct else Playing
    tables = [
        playing(World(env, names, game), Random(str(kind)))
        for names, game in zip((NAMES, OTHERS), GAMES, strict=True)
    ]
    for error, span, n in f.cells(kind, whole=WHOLE):
        cell = Cell(kind, error, span, tables[n], tables[1 - n], discord, caplog)
        try:
            await cell.run()
        except (AssertionError, ValueError) as wrong:
            wrong.add_note(f"{tables[n].world.game}: {error.name}, {span}, at a {kind}")
            raise
    assert not env.errors


def test_every_error_comes_somewhere_and_every_kind_has_a_way():
    assert set(WAYS) == set(KINDS)
    assert all(any(f.can_come(kind, error) for kind in KINDS) for error in f.ERRORS)
