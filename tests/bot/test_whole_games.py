"""Whole games through the tables: everything that can happen, in any order, to the end."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import ANA, PEOPLE, House

from bot.errors import UserError
from bot.store import LogRow, Record
from bot.updates import Update
from engines.core import Prompt, RuleError, Seat
from engines.skull import ENGINE, events
from engines.skull.rules import SkullEngine

MOST_STEPS = 2_000
SEED = "a seed that nobody may know"
EVENINGS = [
    (3, 0, 180, 2),
    (1, 2, 60, 2),
    (2, 2, None, 1),
    (6, 0, 86400, 1),
    (3, 2, 600, 1),
]
"""Persons, computers, turn time and the points that win."""


class ByChance(SkullEngine):
    """Computer players whose choices do not depend on how clever they are."""

    def choose(self, view: Any, prompt: Prompt, rng: Random) -> Any:
        return rng.choice(prompt.choices)


def random_options(rng: Random) -> dict[str, Any]:
    return {
        "last_chance": rng.random() < 0.5,
        "own_stack": rng.choice(["stop_at_bid", "all_own"]),
        "own_skull_loss": rng.choice(["chosen", "random"]),
        "first_placement": rng.choice(["starter_last", "clockwise_from_starter"]),
    }


class Evening:
    """One game with everything that people do, chosen by chance; checks every step."""

    def __init__(self, house: House, table: str, seed: int) -> None:
        self.house, self.table, self.rng = house, table, Random(seed)
        self.done: Counter[str] = Counter()
        self.dozing = 0

    async def play(self) -> Update:
        for _ in range(MOST_STEPS):
            update = await self.house.look(self.table)
            await self.check(update)
            if update.table.status == "ended":
                return update
            await self.step(update)
        raise AssertionError("the game has no end")

    async def step(self, update: Update) -> None:
        present = [s for s in update.table.seats if s.user_id and not s.computer]
        away = [s for s in update.table.seats if s.user_id and s.computer]
        what = self.rng.random()
        if self.dozing and update.table.status == "running":
            self.dozing -= 1
            await self.let_time_pass()
        elif what < 0.015 and not away:
            self.dozing = 5 * len(present)
        elif what < 0.05:
            await self.press_nonsense(update)
        elif what < 0.06 and len(present) > 1:
            await self.house.tables.leave(self.table, self.rng.choice(present).user_id or 0)
            self.done["leave"] += 1
        elif away and (what < 0.2 or update.table.status == "paused"):
            await self.house.tables.back(self.table, self.rng.choice(away).user_id or 0)
            self.done["back"] += 1
        elif not await self.move(update):
            await self.let_time_pass()

    async def move(self, update: Update) -> bool:
        """A move somebody present may make; False when there is none or chance is against it."""
        moves = [
            (hand.seat, prompt.key, n, prompt.required)
            for hand in update.hands.values()
            if not update.table.seats[hand.seat].computer
            for prompt in hand.prompts
            for n in range(len(prompt.choices))
            if not prompt.auto
        ]
        if self.rng.random() < 0.8:
            moves = [move for move in moves if move[-1]]
        if not moves or self.rng.random() < 0.1:
            return False
        seat, key, n, required = self.rng.choice(moves)
        user = update.table.seats[seat].user_id or 0
        after = await self.house.tables.act(self.table, user, key, n)
        assert after.table.version > update.table.version
        if not required and not key.endswith("show"):
            assert not after.changed
            self.done["swap"] += 1
        return True

    async def press_nonsense(self, update: Update) -> None:
        """A press that does not count, by somebody at the table or not."""
        user = self.rng.choice(PEOPLE).user_id
        press = self.rng.choice(
            [
                lambda: self.house.tables.act(self.table, user, "r0.t0", 0),
                lambda: self.house.tables.act_code(self.table, user, "c24"),
                lambda: self.house.tables.act_code(self.table, user, "l?"),
                lambda: self.house.tables.end(self.table, 999),
            ]
        )
        before = await self.house.record(self.table)
        with pytest.raises((UserError, RuleError)):
            await press()
        assert await self.house.record(self.table) == before
        self.done["refused"] += 1

    async def let_time_pass(self) -> None:
        house = self.house
        at = await house.tables.next_due()
        assert at is not None
        update = await house.look(self.table)
        if update.table.turn_seconds is not None or at < house.now + 60:
            await house.wait(at - house.now)
            return
        house.now += 600  # nobody's clock runs: another player takes care of it
        for seat in update.table.seats:
            try:
                await house.tables.skip(self.table, seat.user_id or 0)
            except UserError:
                continue
            self.done["skip"] += 1
            return
        self.dozing = 0

    # ---- what is true at every step ------------------------------------------------

    async def check(self, update: Update) -> None:
        record = await self.house.record(self.table)
        check_due(record, update)
        self.done[update.table.status] += 1
        persons = {s.seat for s in update.table.seats if s.user_id is not None}
        assert set(update.hands) == persons
        assert all(hand.seat == seat for seat, hand in update.hands.items())
        if update.table.status == "running":
            assert tuple(s.seat for s in update.table.awaited) == update.view.awaited
        else:
            assert update.table.awaited == ()

    async def check_past(self) -> None:
        """The log has no gap, gives the state again, and tells nothing secret."""
        record, log = await self.house.record(self.table), await self.house.log(self.table)
        assert [row.version for row in log] == list(range(1, record.version + 1))
        assert replayed(record, log) == record.state
        lines = await self.house.tables.history(self.table)
        told = [event for line in lines for event in line.events]
        assert not [event for event in told if isinstance(event, events.DiscLearned)]
        moves = sum(row.kind == "move" for row in log)
        assert moves - sum(line.kind == "move" for line in lines) == self.done["swap"]
        if (record.result or {}).get("reason") in ("points", "survival"):
            assert isinstance(told[-1], events.GameEnded)


def check_due(record: Record, update: Update) -> None:
    """What is due follows from who is awaited, and from nothing else."""
    kinds = {kind for kind, _ in record.due}
    if record.status == "ended":
        assert record.due == {}
    elif record.status == "paused":
        assert kinds == {"lapse"}
    else:
        auto = {p.seat for hand in update.hands.values() for p in hand.prompts if p.auto}
        for row in record.seats:
            due = {kind: at for (kind, seat), at in record.due.items() if seat == row.seat}
            if row.key is None:
                assert due == {}
            elif row.played_by == "computer":
                assert set(due) in ({"computer"}, {"beat"})
            elif Seat(row.seat) in auto:
                assert set(due) == {"beat"}
            else:
                limit = {"turn"} if record.turn_seconds else set()
                assert set(due) in (limit, limit | {"ping"})
                assert due.get("turn") == (
                    row.since + (record.turn_seconds or 0) if limit else None
                )


def replayed(record: Record, log: list[LogRow]) -> dict[str, Any]:
    """The state that follows from the opening and the moves."""
    state = ENGINE.opening(ENGINE.load(record.state or {}))
    for row in log:
        if row.kind == "move":
            action = ENGINE.parse(row.payload["action"])
            state = ENGINE.apply(state, Seat(row.seat or 0), action).state
    return ENGINE.dump(state)


async def test_evenings_of_all_kinds_end_well_and_can_be_told_again(house: House) -> None:
    house.engines["skull"] = ByChance()
    done: Counter[str] = Counter()
    for seed, (persons, computers, turn_time, points) in enumerate(EVENINGS):
        options = random_options(Random(seed)) | {"points_to_win": points}
        table = await house.lobby(persons, computers, turn_seconds=turn_time, **options)
        await house.tables.start(table, ANA)
        evening = Evening(house, table, seed)
        try:
            await evening.play()
            await evening.check_past()
        except BaseException as error:
            error.add_note(f"evening {seed}: {options}")
            raise
        done += evening.done
    assert all(done[what] for what in ("paused", "back", "swap", "refused")), done


def dump_without_states(file: Path) -> str:
    """All that a database holds but the states, as SQL."""
    with closing(sqlite3.connect(file)) as db, closing(sqlite3.connect(":memory:")) as copy:
        db.backup(copy)
        assert copy.execute("UPDATE tables SET state = NULL").rowcount == 1
        return "\n".join(copy.iterdump())


async def test_the_seed_is_in_the_state_and_nowhere_else(house: House) -> None:
    """Neither in log, seats, due rows and ids, nor in anything that is shown or told."""
    table = await house.lobby(2, 1, last_chance=True, own_skull_loss="random", points_to_win=1)
    await house.tables.start(table, ANA, seed=SEED)
    evening, shown = Evening(house, table, 2), list[str]()
    for _ in range(MOST_STEPS):
        update = await house.look(table)
        shown.append(f"{update} {update.hands}")
        assert SEED in str((await house.record(table)).state)
        if update.table.status == "ended":
            break
        await evening.step(update)
    shown += map(str, await house.tables.history(table))
    assert "GameEnded" in shown[-1]
    assert SEED not in "".join(shown)
    stored = dump_without_states(house.file)
    assert "'start'" in stored
    assert SEED not in stored


async def test_a_game_goes_on_after_a_restart_at_every_step(house: House) -> None:
    table = await house.lobby(2, 1, points_to_win=1, last_chance=True)
    await house.tables.start(table, ANA)
    evening = Evening(house, table, 1)
    for _ in range(MOST_STEPS):
        update = await house.look(evening.table)
        history = await house.tables.history(evening.table)
        await house.restart()
        assert await house.look(evening.table) == update
        assert await house.tables.history(evening.table) == history
        if update.table.status == "ended":
            break
        if not await evening.move(update):
            await evening.let_time_pass()
    await evening.check_past()


async def test_persons_alone_end_a_game_by_points(house: House) -> None:
    table = await house.table(points=[0, 1, 0])
    ana, bo, cy = (person.user_id for person in PEOPLE[:3])
    await house.play(table, (bo, "df"), (cy, "ds"), (ana, "df"), (ana, "df"))
    update = await house.play(table, (bo, "c1"), (cy, "p"), (ana, "p"))
    (update,) = await house.wait(1.2)
    assert (update.table.status, update.asked) == ("ended", {0, 1, 2})
    assert update.table.result == {
        "reason": "points",
        "ranking": [[1], [0, 2]],
        "points": [0, 2, 0],
        "played_out": 0,
    }
    assert await house.tables.next_due() is None
    again = await house.tables.rematch(table, PEOPLE[2])
    assert [s.name for s in again.table.seats] == ["Cy"]


async def test_persons_alone_end_a_game_by_survival(house: House) -> None:
    table = await house.table(discs=[["flower"], ["skull"], []])
    ana, bo = ANA, PEOPLE[1].user_id
    await house.play(table, (bo, "ds"), (ana, "df"), (ana, "c2"))
    await house.wait(1.2)
    update = await house.play(table, (ana, "f1"))
    assert (update.table.result or {})["reason"] == "survival"
    assert (update.table.result or {})["ranking"] == [[1], [0, 2]]
