"""Computer seats and the house: when they move, and that nothing of theirs stops a table."""

import logging
from random import Random
from typing import Any

import pytest
from house import ANA, BO, CY, FULL, House

from bot.store import DueRow
from engines.core import Prompt
from engines.skull.actions import OpenChallenge, PlaceDisc
from engines.skull.rules import SkullEngine

FIRST = ((BO, "df"), (CY, "df"), (ANA, "df"))


class Placer(SkullEngine):
    """A computer player that puts discs down as long as it can."""

    def choose(self, view: Any, prompt: Prompt, rng: Random) -> Any:
        return next((a for a in prompt.choices if isinstance(a, PlaceDisc)), prompt.choices[-1])


class Broken(SkullEngine):
    def choose(self, view: Any, prompt: Prompt, rng: Random) -> Any:
        raise LookupError(f"my hand is {view.hand}")


class Cheat(SkullEngine):
    def choose(self, view: Any, prompt: Prompt, rng: Random) -> Any:
        return OpenChallenge(24)


async def times(house: House, table: str, by: str, after: float) -> list[float]:
    """When this player has moved since then, in seconds after it."""
    rows = [row for row in await house.log(table) if row.kind == "move" and row.at >= after]
    return [row.at - after for row in rows if row.by == by]


# ---- when they move ------------------------------------------------------------------


async def test_computers_seem_to_think_but_never_long_together(house: House) -> None:
    house.engines["skull"] = Placer()
    table = await house.table(1, 5)
    await house.wait(10)
    first = await times(house, table, "computer", house.now - 10)
    assert len(first) == 5
    assert all(1 <= pause <= 2.5 for pause in first)
    await house.play(table, (ANA, "df"))
    start = house.now
    await house.play(table, (ANA, "df"))
    await house.wait(60)
    moved = await times(house, table, "computer", start)
    assert len(moved) == 5
    assert 1 <= moved[0] <= 2.5
    assert 1 <= moved[1] - moved[0] <= 2.5
    assert moved == sorted(moved)
    assert moved[-1] <= 4


async def test_after_a_missed_turn_they_take_their_time_too(house: House) -> None:
    house.engines["skull"] = Placer()
    table = await house.table(1, 2)
    await house.wait(10)
    await house.play(table, (ANA, "df"))
    start = house.now + 180
    await house.wait(190)
    assert (await house.look(table)).table.seats[0].missed == 1
    moved = await times(house, table, "computer", start)
    assert len(moved) == 2
    assert 1 <= moved[0] <= 2.5
    assert 1 <= moved[1] - moved[0] <= 2.5


async def test_a_table_of_one_person_goes_on_after_a_restart(house: House) -> None:
    table = await house.table(1, 3)
    await house.wait(0.5)
    before = await house.look(table)
    await house.restart()
    assert await house.look(table) == before
    await house.wait(2)
    assert [s.name for s in (await house.look(table)).table.awaited] == ["Ana"]
    assert {by for _, _, by in await house.moves(table)} == {"computer"}


async def test_a_thought_that_comes_too_late_is_forgotten(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST)
    await house.tables.leave(table, ANA)
    row = DueRow(table, "computer", 0, (await house.record(table)).due["computer", 0])
    house.now = row.at
    assert await house.tables.expire(row) is not None
    assert await house.tables.expire(row) is None
    assert [seat for seat, _, _ in await house.moves(table)] == [1, 2, 0, 0]


async def test_an_owner_who_is_back_is_faster_than_the_computer(house: House) -> None:
    table = await house.table()
    await house.play(table, (CY, "df"))
    await house.wait(180)
    await house.play(table, (ANA, "df"), (ANA, "df"))
    await house.wait(180)
    await house.play(table, (CY, "df"), (ANA, "df"))
    row = DueRow(table, "computer", 1, (await house.record(table)).due["computer", 1])
    await house.tables.back(table, BO)
    house.now = row.at
    assert await house.tables.expire(row) is None
    assert [s.name for s in (await house.look(table)).table.awaited] == ["Bo"]


# ---- computer players that fail ------------------------------------------------------


@pytest.mark.parametrize("engine", [Broken, Cheat])
async def test_for_a_computer_player_that_fails_the_clocks_move_is_played(
    house: House, engine: type[SkullEngine], caplog: pytest.LogCaptureFixture
) -> None:
    house.engines["skull"] = engine()
    table = await house.table(1, 2)
    with caplog.at_level(logging.DEBUG):
        updates = await house.wait(2.5)
    assert len(updates) == 2
    moves = await house.moves(table)
    assert [(seat, by) for seat, _, by in sorted(moves)] == [(1, "computer"), (2, "computer")]
    assert {code for _, code, _ in moves} <= {"df", "ds"}
    assert [s.missed for s in updates[-1].table.seats] == [0, 0, 0]
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(errors) == 2, "the host can see that something is wrong"
    assert all("LookupError" in error for error in errors)
    assert "flower" not in caplog.text


async def test_computers_that_fail_play_out_a_game_among_themselves(house: House) -> None:
    house.engines["skull"] = Cheat()
    table = await house.table(2, 2, discs=[FULL, [], FULL, FULL])
    update = await house.tables.leave(table, ANA)
    assert (update.table.status, update.played_out > 0) == ("ended", True)


# ---- what the house plays ------------------------------------------------------------


async def test_the_own_discs_are_turned_one_by_one_each_after_a_beat(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST, *((user, "df") for user in (ANA, BO, CY)))
    await house.play(table, (ANA, "c3"), (BO, "p"))
    start = house.now
    update = await house.play(table, (CY, "p"))
    assert await house.tables.next_due() == start + 1.2
    assert [(s.name, s.deadline) for s in update.table.awaited] == [("Ana", None)]
    updates = await house.wait(1.2)
    assert [len(u.view.flips) for u in updates] == [1]
    updates = await house.wait(1.3)
    assert [len(u.view.flips) for u in updates] == [2]
    assert await times(house, table, "house", start) == pytest.approx([1.2, 2.4])
    log = await house.log(table)
    assert [(r.by, r.payload["action"]) for r in log[-2:]] == [("house", "f0")] * 2
    assert log[-1].version == update.table.version + 2
    last = updates[-1].table.awaited[0]
    assert (last.name, last.deadline) == ("Ana", start + 2.4 + 180)


async def test_the_beats_go_on_after_a_restart_and_for_computers(house: House) -> None:
    house.engines["skull"] = Placer()
    table = await house.table()
    await house.play(table, *FIRST, *((user, "df") for user in (ANA, BO, CY)))
    await house.play(table, (ANA, "c2"), (BO, "p"), (CY, "p"))
    await house.wait(0.6)
    await house.restart()
    await house.tables.leave(table, ANA)
    await house.wait(3)
    assert [by for _, code, by in await house.moves(table) if code == "f0"] == ["house"] * 2
    assert (await house.look(table)).view.seats[0].points == 1
