"""Tables at every moment of both games, and what has to be true of them after every act."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest
from house import ANA, PEOPLE, House

from bot.errors import UserError
from bot.history import replayed
from bot.seating import NEW_OWNER
from bot.store import LogRow, Record
from bot.updates import Player, Update
from engines.core import Prompt, Seat
from engines.skull import ENGINE as SKULL
from engines.skullking import ENGINE as SKULL_KING

ENGINES: dict[str, Any] = {"skull": SKULL, "skullking": SKULL_KING}
SLUGS = tuple(ENGINES)
XIA, YAN, ZED = (Player(201, "Xia"), Player(202, "Yan"), Player(203, "Zed"))
TURN, BEAT, PING = 180, 1.2, 45
"""Seconds a turn lasts, a forced move waits, and an awaited player is left in peace."""
BOSS = Player(900, "Boss")
"""An admin, who sits at no table."""
SETUPS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "skull": ((4, {"last_chance": True}),),
    "skullking": (
        (4, {"pirate_powers": True, "scoring": "rascal_loads", "rounds": (3, 4, 3)}),
        (2, {"pirate_powers": True, "rounds": (2, 2)}),
    ),
}
GAMES_OF_EACH = 12
"""Enough for every kind of decision to come up."""


@dataclass(frozen=True)
class Moment:
    """A state in which one kind of decision is awaited, and how its round began.

    ``asked`` are the keys of all prompts of the game so far, this moment's too.
    """

    kind: str
    seats: int
    options: dict[str, Any]
    round: int
    began: Any
    state: Any
    asked: frozenset[str]


@cache
def moments(slug: str) -> tuple[Moment, ...]:
    """One of every kind of required decision, in a later round than the first if possible."""
    engine, found = ENGINES[slug], dict[str, Moment]()
    for seats, options in SETUPS[slug]:
        rng = Random(seats)
        for game in range(GAMES_OF_EACH):
            for moment in _moments_of(engine, seats, options, f"game {game}", rng):
                known = found.get(moment.kind)
                if known is None or known.round == 1 < moment.round:
                    found[moment.kind] = moment
    return tuple(found.values())


def _moments_of(engine: Any, seats: int, options: dict[str, Any], seed: str, rng: Random) -> Any:
    state = began = engine.start(seats, engine.Options(**options), seed).state
    asked, number = set[str](), 1
    while prompts := engine.prompts(state):
        if state.round.number != number:
            began, number = state, state.round.number
        asked |= {prompt.key for prompt in prompts}
        prompt = rng.choice([p for p in prompts if p.required])
        kind = prompt.kind + ("/auto" if prompt.auto else "")
        yield Moment(kind, seats, options, number, began, state, frozenset(asked))
        state = engine.apply(state, prompt.seat, rng.choice(prompt.choices)).state


class Sitting:
    """One table; every act at it is followed by a look at all that has to be true."""

    def __init__(self, house: House, table: str) -> None:
        self.house, self.table, self.tables = house, table, house.tables
        self._told: tuple[int, Any] | None = None
        """How much of the log was told again before, and the state it leads to."""

    @classmethod
    async def at(
        cls, house: House, slug: str, moment: Moment, *, computers: int = 0, **setup: Any
    ) -> Sitting:
        """A table of persons that stands at this moment; the last seats may be computers."""
        house.engines[slug] = ENGINES[slug]
        count = moment.seats - computers
        options = moment.options | setup
        table = await house.lobby(count, computers, game=slug, **options)
        await house.tables.start(table, ANA, state=moment.state)
        sitting = cls(house, table)
        await sitting.check()
        return sitting

    async def record(self) -> Record:
        return await self.house.record(self.table)

    async def log(self) -> list[LogRow]:
        return await self.house.log(self.table)

    async def look(self) -> Update:
        return await self.house.look(self.table)

    async def awaited(self) -> Seat:
        """The first seat the game waits for."""
        return (await self.look()).view.awaited[0]

    async def prompt(self, seat: int) -> Prompt:
        """What the game waits for this seat to decide."""
        record = await self.record()
        engine = self.house.engines[record.game]
        prompts = engine.prompts(engine.load(record.state))
        return next(p for p in prompts if p.seat == seat and p.required)

    async def hand(self, seat: int) -> Any:
        """What a seat may see, whoever plays it."""
        record = await self.record()
        engine = self.house.engines[record.game]
        return engine.seat_view(engine.load(record.state), Seat(seat))

    async def due(self, seat: int) -> dict[str, float]:
        """What is due for a seat, in seconds from now."""
        due = (await self.record()).due
        return {kind: at - self.house.now for (kind, s), at in due.items() if s == seat}

    async def do(self, act: Awaitable[Update | None]) -> Update:
        """An act, whose update has to name who has lost a seat by it, and nobody else."""
        before = await self.record()
        update = await act
        assert update is not None
        after = await self.check(update)
        assert after.version > before.version
        assert update.left == _users(before) - _users(after)
        return update

    async def move(
        self, rng: Random, update: Update | None = None, *, seat: int | None = None
    ) -> Update:
        """One move of a seat that is awaited: of its owner, or as time goes by."""
        update = await self._move(rng, update or await self.look(), seat)
        await self.check(update)
        return update

    async def _move(self, rng: Random, update: Update, seat: int | None = None) -> Update:
        seat = update.view.awaited[0] if seat is None else seat
        info, hand = update.table.seats[seat], update.hands.get(Seat(seat))
        prompt = next(p for p in hand.prompts if p.required) if hand else None
        if prompt is None or info.computer or prompt.auto:
            await self.house.wait(3)
            return await self.look()
        n = rng.randrange(len(prompt.choices))
        return await self.tables.act(self.table, info.user_id or 0, prompt.key, n)

    async def finish(self, rng: Random) -> Update:
        """Play to the end."""
        update = await self.look()
        for _ in range(1_000):
            if update.table.status == "ended":
                await self.check(update)
                return update
            update = await self._move(rng, update)
        raise AssertionError("the game has no end")

    # ---- what is true whatever happens -------------------------------------------------

    async def check(self, update: Update | None = None) -> Record:
        """What the table shows, or has just shown, is what is stored, and that is sound."""
        async with self.house.store.read() as tx:
            record, log = await tx.load(self.table), await tx.log(self.table)
        assert record is not None
        if update is None:
            update = await self.look()
            assert update.left == frozenset()
        assert update.table.version == record.version
        engine = self.house.engines[record.game]
        assert [row.version for row in log] == list(range(1, record.version + 1))
        state = engine.load(record.state)
        verify_seats(record)
        verify_awaited(record, engine.prompts(state))
        assert update.hands == {
            row.seat: engine.seat_view(state, row.seat)
            for row in record.seats
            if row.user_id is not None
        }
        version, known = self._told or (0, None)
        known = told_again(engine, record, log, version, known)
        assert engine.dump(known) == engine.dump(state)
        self._told = len(log), known
        return record


def _users(record: Record) -> set[int]:
    return {row.user_id for row in record.seats if row.user_id is not None}


def verify_seats(record: Record) -> None:
    """Nobody sits twice, there is a host, and who is nobody is played by a computer."""
    users = [row.user_id for row in record.seats if row.user_id is not None]
    assert len(users) == len(set(users))
    assert [row.seat for row in record.seats] == list(range(len(record.seats)))
    if record.status != "ended":
        assert record.host in users
        for row in record.seats:
            if row.user_id is None:
                assert (row.played_by, row.offered_to) == ("computer", None)


def verify_awaited(record: Record, prompts: tuple[Prompt, ...]) -> None:
    """Who is awaited and what is due follow from the prompts, and from nothing else."""
    keys = {row.seat: row.key for row in record.seats if row.key is not None}
    if record.status != "running":
        assert keys == {}
        assert set(record.due) == ({("lapse", -1)} if record.status == "paused" else set())
        assert record.paused_by is None or record.status == "paused"
        return
    required = {prompt.seat: prompt for prompt in prompts if prompt.required}
    assert keys == {seat: prompt.key for seat, prompt in required.items()}
    assert record.paused_by is None
    expected = {("lapse", -1)} if record.turn_seconds is None else set[tuple[str, int]]()
    for seat, prompt in required.items():
        row = record.seats[seat]
        if prompt.auto:
            expected.add(("beat", seat))
        elif row.played_by == "computer":
            expected.add(("computer", seat))
        elif record.turn_seconds is not None:
            expected.add(("turn", seat))
            extra = record.due["turn", seat] - row.since - record.turn_seconds
            assert 0 <= extra <= NEW_OWNER
    pings = {where for where in record.due if where[0] == "ping"}
    assert set(record.due) - pings == expected
    persons = {s for s, p in required.items() if record.seats[s].played_by == "person"}
    assert {seat for _, seat in pings} <= persons


def told_again(
    engine: Any, record: Record, log: list[LogRow], version: int = 0, state: Any = None
) -> Any:
    """The state that the log leads to, from its beginning or from one that it led to before."""
    if state is not None:
        for _, step in replayed(engine, state, log[version:]):
            state = step.state
        return state
    start = next(row for row in log if row.kind == "start")
    if "state" in start.payload:
        state = engine.load(start.payload["state"])
    else:
        state = engine.opening(engine.load(record.state))
    for _, step in replayed(engine, state, log):
        state = step.state
    return state


def without_keys(view: Any) -> Any:
    """A view of a table or a seat as it is apart from what its prompts are called."""
    if hasattr(view, "hand"):
        return replace(view, table=without_keys(view.table), prompts=())
    return replace(view, prompts=()) if "prompts" in view.__slots__ else view


# ---- what tests ask for --------------------------------------------------------------


def at_every_moment(test: Any) -> Any:
    """Run a test for both games; it goes through all moments itself, at tables of one house."""
    return pytest.mark.parametrize("slug", SLUGS)(test)


async def refused(code: str, *acts: Awaitable[Any]) -> None:
    for act in acts:
        with pytest.raises(UserError) as caught:
            await act
        assert caught.value.code == code


async def kinds(sitting: Sitting) -> list[str]:
    """What is in the log after the start."""
    rows = await sitting.log()
    start = next(n for n, row in enumerate(rows) if row.kind == "start")
    return [row.kind for row in rows[start + 1 :]]


def owner_of(seat: int) -> int:
    return PEOPLE[seat].user_id


async def assert_new_turn(sitting: Sitting, seat: int, auto: bool) -> None:
    """A turn that begins now: the whole time is left, and nobody is called yet."""
    expected = {"beat": BEAT} if auto else {"turn": TURN, "ping": PING}
    assert await sitting.due(seat) == pytest.approx(expected)
