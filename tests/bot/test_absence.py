"""Leaving a running game, tables that nobody plays personally, and games without persons."""

import pytest
from house import ANA, BO, CY, DI, FULL, PEOPLE, House

from bot.errors import UserError
from bot.updates import Update
from engines.core import Seat
from engines.skull import events

FIRST = ((BO, "df"), (CY, "df"), (ANA, "df"))
WEEK = 7 * 86400


def awaited(update: Update) -> list[str]:
    return [seat.name for seat in update.table.awaited]


async def by_computer(house: House, table: str, seat: int) -> list[str]:
    """What the computer has played at a seat."""
    return [code for s, code, by in await house.moves(table) if (s, by) == (seat, "computer")]


# ---- leaving -------------------------------------------------------------------------


async def test_who_leaves_on_the_own_turn_does_not_stop_the_game(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST)
    update = await house.tables.leave(table, ANA)
    seat = update.table.seats[0]
    assert (seat.name, seat.user_id, seat.computer, seat.awaited) == ("Ana", None, True, True)
    assert (set(update.hands), update.table.status) == ({1, 2}, "running")
    await house.wait(2.5)
    assert len(await by_computer(house, table, 0)) == 1
    assert awaited(await house.look(table)) == ["Bo"]


async def test_the_others_do_not_wait_for_a_first_disc_of_who_has_left(house: House) -> None:
    table = await house.table()
    await house.play(table, (BO, "df"))
    await house.tables.leave(table, CY)
    await house.wait(2.5)
    assert awaited(await house.look(table)) == ["Ana"]
    assert len(await by_computer(house, table, 2)) == 1


async def test_a_challenger_who_leaves_is_replaced_in_the_middle_of_the_reveal(
    house: House,
) -> None:
    table = await house.table()
    await house.play(table, *FIRST, (ANA, "c2"), (BO, "p"), (CY, "p"))
    await house.wait(1.2)
    assert awaited(await house.look(table)) == ["Ana"]
    await house.tables.leave(table, ANA)
    await house.wait(2.5)
    (flip,) = await by_computer(house, table, 0)
    assert flip in ("f1", "f2")
    update = await house.look(table)
    assert (update.view.round, update.view.seats[0].points) == (2, 1)


async def test_who_leaves_before_choosing_a_lost_disc_loses_one_all_the_same(
    house: House,
) -> None:
    table = await house.table()
    await house.play(table, *FIRST[:2], (ANA, "ds"), (ANA, "c1"), (BO, "p"), (CY, "p"))
    await house.wait(1.2)
    await house.tables.leave(table, ANA)
    await house.wait(2.5)
    update = await house.look(table)
    assert (update.view.round, update.view.seats[0].discs) == (2, 3)


async def test_a_seat_that_was_left_belongs_to_nobody_any_more(house: House) -> None:
    table = await house.table(4)
    key = (await house.prompt(table, BO)).key
    await house.tables.leave(table, BO)
    for act in (
        house.tables.act(table, BO, key, 0),
        house.tables.back(table, BO),
        house.tables.leave(table, BO),
        house.tables.skip(table, BO),
    ):
        with pytest.raises(UserError, match="not_seated"):
            await act
    with pytest.raises(UserError, match="already_started"):
        await house.tables.join(table, PEOPLE[1])
    assert await house.tables.live_of_user(BO) == []
    row = (await house.log(table))[-1]
    assert (row.kind, row.seat, row.by) == ("leave", 1, "person")


async def test_a_host_who_leaves_a_game_makes_the_next_player_host(house: House) -> None:
    table = await house.table(3, 1)
    assert (await house.tables.leave(table, ANA)).table.host == BO
    assert (await house.tables.leave(table, BO)).table.host == CY


async def test_a_game_that_the_last_person_leaves_is_closed(house: House) -> None:
    table = await house.table(2, 2)
    await house.tables.leave(table, ANA)
    update = await house.tables.leave(table, BO)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "abandoned"})
    assert ((await house.record(table)).due, awaited(update)) == ({}, [])


# ---- nobody is there -----------------------------------------------------------------


async def asleep(house: House) -> str:
    """A table of three whose players have all missed two decisions; Ana would be next."""
    table = await house.table(first_placement="clockwise_from_starter")
    await house.play(table, (ANA, "df"), (BO, "df"), (CY, "df"))
    await house.wait(6 * 180)
    assert (await house.look(table)).table.status == "paused"
    return table


async def test_a_table_pauses_when_the_computer_plays_for_everybody(house: House) -> None:
    table = await house.table()
    updates = await house.wait(3 * 180)
    assert [u.table.status for u in updates][-1] == "running"
    updates = await house.wait(3 * 180)
    last = updates[-1]
    assert (last.table.status, last.changed, awaited(last)) == ("paused", True, [])
    closes = last.table.closes_at
    assert closes == pytest.approx((await house.log(table))[-1].at + WEEK)
    assert (await house.record(table)).due == {("lapse", -1): closes}
    assert all(seat.computer and seat.user_id for seat in last.table.seats)
    assert await house.wait(86400) == []


async def test_any_owner_who_comes_back_wakes_a_paused_table(house: House) -> None:
    table = await asleep(house)
    update = await house.tables.back(table, BO)
    assert (update.table.status, update.table.closes_at) == ("running", None)
    assert [s.computer for s in update.table.seats] == [True, False, True]
    assert set((await house.record(table)).due) == {("computer", 0)}
    await house.wait(3)
    assert awaited(await house.look(table)) == ["Bo"]


async def test_a_move_wakes_a_paused_table(house: House) -> None:
    table = await asleep(house)
    view = (await house.look(table)).hands[0]
    prompt = next(p for p in view.prompts if p.required)
    assert prompt.choices
    with pytest.raises(UserError, match="stale_prompt"):
        await house.tables.act(table, ANA, "r1.t1", 0)
    with pytest.raises(UserError, match="not_your_turn"):
        await house.tables.act(table, BO, prompt.key, 0)
    assert (await house.look(table)).table.status == "paused"
    update = await house.tables.act(table, ANA, prompt.key, len(prompt.choices) - 1)
    assert update.table.status == "running"
    assert [s.computer for s in update.table.seats] == [False, True, True]
    assert [row.kind for row in await house.log(table)][-2:] == ["back", "move"]


async def test_a_table_that_sleeps_a_week_is_closed_without_a_result(house: House) -> None:
    table = await asleep(house)
    closes = (await house.look(table)).table.closes_at or 0
    assert await house.wait(closes - house.now - 1) == []
    (update,) = await house.wait(1)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "paused"})
    assert await house.tables.next_due() is None


async def test_leaving_a_paused_table_leaves_it_paused_until_nobody_is_left(
    house: House,
) -> None:
    table = await asleep(house)
    for user in (BO, ANA):
        update = await house.tables.leave(table, user)
        assert (update.table.status, awaited(update)) == ("paused", [])
        assert set((await house.record(table)).due) == {("lapse", -1)}
    assert (await house.tables.leave(table, CY)).table.result == {"reason": "abandoned"}


async def test_a_paused_table_can_be_ended_and_nobody_can_be_skipped_there(house: House) -> None:
    table = await asleep(house)
    with pytest.raises(UserError, match="nobody_to_skip"):
        await house.tables.skip(table, ANA)
    assert (await house.tables.end(table, ANA)).table.result == {"reason": "ended_by"}


async def test_the_absence_of_who_is_out_pauses_nothing(house: House) -> None:
    table = await house.table(3, discs=[FULL, [], FULL])
    await house.play(table, (CY, "df"), (ANA, "df"))
    await house.wait(3 * 180)
    update = await house.look(table)
    assert (update.table.status, update.table.seats[1].computer) == ("running", False)
    await house.wait(3 * 180)
    assert (await house.look(table)).table.status == "paused"
    assert (await house.tables.back(table, BO)).table.status == "paused", "Bo has nothing to play"
    assert (await house.tables.back(table, CY)).table.status == "running"


async def test_who_is_out_but_names_the_next_starter_is_waited_for(house: House) -> None:
    """Bo and Cy are away when Ana goes out by her own skull: her word still counts."""
    table = await house.table(discs=[["skull"], FULL, FULL])
    await house.wait(180)
    await house.play(table, (ANA, "ds"), (ANA, "c1"))
    await house.wait(2 * 180)
    await house.wait(1.2)
    update = await house.look(table)
    assert [s.computer for s in update.table.seats] == [False, True, True]
    assert (update.table.status, awaited(update), update.view.out) == ("running", ["Ana"], (0,))
    update = await house.play(table, (ANA, "n2"))
    assert (update.table.status, update.view.starter) == ("paused", 2)


# ---- only computers are left in ------------------------------------------------------


async def test_computers_alone_play_the_rest_at_once(house: House) -> None:
    """Ana goes out by a computer's skull with her last disc."""
    table = await house.table(1, 2, discs=[["flower"], ["skull"], FULL])
    await house.wait(2.5)
    await house.play(table, (ANA, "df"), (ANA, "c3"))
    await house.wait(1.2)
    update = await house.play(table, (ANA, "f1"))
    assert (update.table.status, update.changed) == ("ended", True)
    result = update.table.result or {}
    assert result["played_out"] == update.played_out > 0
    assert update.asked == {0}
    log = await house.log(table)
    assert [row.version for row in log] == list(range(1, update.table.version + 1))
    rest = log[-update.played_out :]
    assert {(row.kind, row.by, row.at) for row in rest} == {("move", "computer", house.now)}
    assert log[-update.played_out - 1].payload == {"action": "f1"}
    assert (await house.record(table)).due == {}
    assert await house.look(table)


@pytest.mark.parametrize("who", ["ana", "clock"])
async def test_the_eliminated_names_a_starter_before_the_computers_play_on(
    house: House, who: str
) -> None:
    table = await house.table(1, 2, discs=[["skull"], FULL, FULL])
    await house.wait(2.5)
    await house.play(table, (ANA, "ds"), (ANA, "c3"))
    (update,) = await house.wait(1.2)
    assert (update.table.status, awaited(update), update.played_out) == ("running", ["Ana"], 0)
    if who == "ana":
        update = await house.play(table, (ANA, "n2"))
    else:
        update = (await house.wait(180))[-1]
    assert (update.table.status, update.played_out > 0) == ("ended", True)
    named = [e for line in await house.tables.history(table) for e in line.events]
    starter = Seat(2 if who == "ana" else 1)
    assert events.StarterNamed(Seat(0), starter) in named


async def test_when_the_last_person_still_in_leaves_the_spectators_see_the_end(
    house: House,
) -> None:
    table = await house.table(2, 2, discs=[FULL, [], FULL, FULL])
    update = await house.tables.leave(table, ANA)
    assert (update.table.status, set(update.hands)) == ("ended", {1})
    assert update.played_out > 0
    assert (update.table.result or {})["reason"] in ("points", "survival")


async def test_when_the_eliminated_leaves_who_had_to_name_the_rest_is_played(
    house: House,
) -> None:
    table = await house.table(2, 2, discs=[["skull"], [], FULL, FULL])
    await house.wait(2.5)
    await house.play(table, (ANA, "ds"), (ANA, "c3"))
    await house.wait(1.2)
    update = await house.tables.leave(table, ANA)
    assert (update.table.status, update.played_out > 0) == ("ended", True)


async def test_a_person_who_is_still_in_keeps_the_game_going_move_by_move(house: House) -> None:
    table = await house.table(4, discs=[["flower"], ["skull"], FULL, FULL])
    await house.play(table, (BO, "ds"), (CY, "df"), (DI, "df"), (ANA, "df"), (ANA, "c4"))
    await house.wait(1.2)
    update = await house.play(table, (ANA, "f1"))
    assert (update.table.status, update.played_out) == ("running", 0)
    assert awaited(update) == ["Cy", "Di"]
