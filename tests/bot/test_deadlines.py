"""The clock at a table: deadlines, what it plays, when the computer takes a seat, and calls."""

import pytest
from house import ANA, BO, CY, DI, House

from bot.errors import UserError
from bot.store import DueRow
from bot.updates import TURN_TIMES, Update

FIRST = ((BO, "df"), (CY, "ds"), (ANA, "df"))


async def due(house: House, table: str, kind: str) -> dict[int, float]:
    """When things of this kind are due, by seat, in seconds from now."""
    rows = (await house.record(table)).due
    return {seat: at - house.now for (what, seat), at in rows.items() if what == kind}


def missed(update: Update) -> list[int]:
    return [seat.missed for seat in update.table.seats]


def computers(update: Update) -> list[str]:
    return [seat.name for seat in update.table.seats if seat.computer]


# ---- deadlines -----------------------------------------------------------------------


@pytest.mark.parametrize("seconds", TURN_TIMES)
async def test_everybody_awaited_has_the_turn_time_and_no_limit_is_none(
    house: House, seconds: int | None
) -> None:
    table = await house.table(4, turn_seconds=seconds)
    assert await due(house, table, "turn") == (
        {1: seconds, 2: seconds, 3: seconds} if seconds else {}
    )
    seats = (await house.look(table)).table.seats
    deadline = house.now + seconds if seconds else None
    assert [(s.awaited, s.deadline) for s in seats] == [(False, None), *[(True, deadline)] * 3]
    if seconds is None:
        await house.wait(7 * 86400 - 1)
        assert len(await house.moves(table)) == 0
    else:
        await house.wait(seconds - 0.1)
        assert len(await house.moves(table)) == 0
        await house.wait(0.1)
        assert [by for _, _, by in await house.moves(table)] == ["clock"] * 3


async def test_without_turn_time_a_week_without_any_move_closes_the_table(house: House) -> None:
    table = await house.table(turn_seconds=None)
    await house.wait(6 * 86400)
    await house.play(table, (BO, "df"))
    await house.wait(7 * 86400 - 1)
    update = await house.look(table)
    assert (update.table.status, update.table.closes_at) == ("running", house.now + 1)
    await house.wait(1)
    update = await house.look(table)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "paused"})
    assert await house.tables.next_due() is None


async def test_what_others_do_does_not_move_my_deadline(house: House) -> None:
    table = await house.table(4)
    house.now += 100
    await house.play(table, (CY, "df"), (CY, "ds"))
    assert await due(house, table, "turn") == {1: 80, 3: 80}
    await house.play(table, (BO, "df"))
    assert await due(house, table, "turn") == {3: 80}
    await house.play(table, (DI, "df"))
    assert await due(house, table, "turn") == {0: 180}


async def test_a_move_just_before_the_deadline_wins(house: House) -> None:
    table = await house.table()
    await house.play(table, (BO, "df"))
    row = DueRow(table, "turn", 2, (await house.record(table)).due["turn", 2])
    house.now = row.at - 0.1
    update = await house.play(table, (CY, "ds"))
    house.now = row.at
    version = update.table.version
    assert await house.tables.expire(row) is None
    after = await house.look(table)
    assert (after.table.version, missed(after)) == (version, [0, 0, 0])
    assert after.table.seats[0].awaited


async def test_a_due_row_that_comes_twice_or_too_early_does_nothing(house: House) -> None:
    table = await house.table()
    row = DueRow(table, "turn", 1, (await house.record(table)).due["turn", 1])
    house.now = row.at - 0.001
    assert await house.tables.expire(row) is None
    house.now = row.at
    assert await house.tables.expire(row) is not None
    assert await house.tables.expire(row) is None
    assert [seat for seat, _, _ in await house.moves(table)] == [1]


# ---- what the clock plays ------------------------------------------------------------


async def test_the_clock_places_passes_and_challenges_for_the_absent(house: House) -> None:
    table = await house.table(discs=[["flower"], ["skull"], ["flower"]])
    await house.play(table, (BO, "ds"), (CY, "df"))
    await house.wait(180)
    await house.tables.back(table, ANA)
    await house.wait(180)
    assert (await house.moves(table))[2:] == [(0, "df", "clock"), (0, "c1", "clock")]
    await house.wait(180)
    assert (await house.moves(table))[4:] == [(1, "p", "clock")]


async def test_a_missed_turn_is_seen_until_that_seat_moves(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (CY, "df"), (DI, "df"))
    (_, update) = await house.wait(180)  # a call, then the clock's disc
    assert missed(update) == [0, 1, 0, 0]
    await house.play(table, (ANA, "df"), (ANA, "c1"))
    assert missed(await house.look(table)) == [0, 1, 0, 0]
    update = await house.play(table, (BO, "p"))
    assert (missed(update), computers(update)) == ([0, 0, 0, 0], [])


async def test_after_two_in_a_row_the_computer_plays_and_the_seat_stays_the_owners(
    house: House,
) -> None:
    table = await house.table(4)
    await house.play(table, (CY, "df"), (DI, "df"))
    await house.wait(180)
    await house.play(table, (ANA, "df"), (ANA, "df"))
    updates = await house.wait(180)
    assert (missed(updates[-1]), computers(updates[-1])) == ([0, 2, 0, 0], ["Bo"])
    assert updates[-1].table.seats[1].user_id == BO
    away = next(row for row in await house.log(table) if row.kind == "away")
    assert (away.seat, away.by) == (1, "clock")
    await house.play(table, (CY, "df"), (DI, "df"), (ANA, "df"))
    assert "turn" not in {kind for kind, seat in (await house.record(table)).due if seat == 1}
    await house.wait(3)
    assert [by for seat, _, by in await house.moves(table) if seat == 1] == [
        "clock",
        "clock",
        "computer",
    ]


async def away(house: House) -> str:
    """A table at which the computer plays for Bo, and it is Bo's turn."""
    table = await house.table(4)
    await house.play(table, (CY, "df"), (DI, "df"))
    await house.wait(180)
    await house.play(table, (ANA, "df"), (ANA, "df"))
    await house.wait(180)
    await house.play(table, (CY, "df"), (DI, "df"), (ANA, "df"))
    assert computers(await house.look(table)) == ["Bo"]
    return table


async def test_im_back_gives_the_seat_back_with_a_turn_of_its_own(house: House) -> None:
    table = await away(house)
    update = await house.tables.back(table, BO)
    assert (computers(update), missed(update), update.seat) == ([], [0, 0, 0, 0], 1)
    assert await due(house, table, "turn") == {1: 180}
    assert await due(house, table, "computer") == {}
    row = (await house.log(table))[-1]
    assert (row.kind, row.seat, row.by) == ("back", 1, "person")
    again = await house.tables.back(table, BO)
    assert (again.changed, again.table.version) == (False, update.table.version)


async def test_a_move_of_the_owner_takes_the_seat_back(house: House) -> None:
    table = await away(house)
    prompt = await house.prompt(table, BO)
    with pytest.raises(UserError, match="stale_prompt"):
        await house.tables.act(table, BO, "r1.first", 0)
    assert computers(await house.look(table)) == ["Bo"], "a press that does not count"
    update = await house.tables.act(table, BO, prompt.key, 0)
    assert (computers(update), missed(update)) == ([], [0, 0, 0, 0])
    assert [by for seat, _, by in await house.moves(table) if seat == 1][-1] == "person"


async def test_the_first_moves_missed_count_anew_after_coming_back(house: House) -> None:
    table = await away(house)
    await house.tables.back(table, BO)
    await house.wait(180)
    update = await house.look(table)
    assert (computers(update), missed(update)) == ([], [0, 1, 0, 0])


# ---- playing for somebody ------------------------------------------------------------


async def test_the_host_alone_may_play_for_who_is_late(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"))
    for wait, left in ((0, 61), (30, 31), (29.5, 1)):
        house.now += wait
        with pytest.raises(UserError) as caught:
            await house.tables.skip(table, ANA)
        assert (caught.value.code, caught.value.params) == ("skip_too_early", {"seconds": left})
    house.now += 0.5
    update = await house.tables.skip(table, ANA)
    assert missed(update) == [0, 0, 1, 1]
    assert [(seat, by) for seat, _, by in await house.moves(table)][1:] == [
        (2, "clock"),
        (3, "clock"),
    ]
    with pytest.raises(UserError, match="nobody_to_skip"):
        await house.tables.skip(table, ANA)


async def test_any_two_other_players_may_play_for_who_is_late(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"), (CY, "df"))
    house.now += 60
    first = await house.tables.skip(table, BO)
    assert (first.table.votes, missed(first), first.changed) == (1, [0] * 4, True)
    again = await house.tables.skip(table, BO)
    assert (again.table.votes, again.table.version) == (1, first.table.version)
    assert (await house.look(table)).table.votes == 1
    second = await house.tables.skip(table, CY)
    assert (second.table.votes, missed(second)) == (0, [0, 0, 0, 1])


async def test_a_vote_is_for_the_one_who_was_late_then(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"), (CY, "df"))
    house.now += 60
    await house.tables.skip(table, BO)
    update = await house.play(table, (DI, "df"))
    assert update.table.votes == 0
    house.now += 60
    update = await house.tables.skip(table, CY)
    assert (update.table.votes, update.table.seats[0].awaited) == (1, True)


async def test_who_is_late_does_not_vote_on_the_own_seat(house: House) -> None:
    table = await house.table(5)
    await house.play(table, (DI, "df"), (105, "df"))
    house.now += 60
    await house.tables.skip(table, BO)  # about Cy
    update = await house.tables.skip(table, CY)  # about Bo, alone
    assert missed(update) == [0] * 5
    update = await house.tables.skip(table, DI)
    assert missed(update) == [0, 1, 1, 0, 0]


async def test_a_vote_stays_on_the_board_while_others_move(house: House) -> None:
    table = await house.table(5)
    await house.play(table, (BO, "df"))
    house.now += 60
    await house.tables.skip(table, BO)
    update = await house.play(table, (CY, "df"))
    assert update.table.votes == (await house.look(table)).table.votes == 1


async def test_a_player_who_has_left_has_no_vote(house: House) -> None:
    table = await house.table(5)
    await house.play(table, (BO, "df"), (CY, "df"), (DI, "df"))
    house.now += 60
    await house.tables.skip(table, BO)
    await house.tables.leave(table, BO)
    update = await house.tables.skip(table, CY)
    assert (missed(update), update.table.votes) == ([0] * 5, 1)


async def test_with_no_limit_anybody_may_after_ten_minutes(house: House) -> None:
    table = await house.table(4, turn_seconds=None)
    await house.play(table, (BO, "df"), (CY, "df"))
    house.now += 599
    assert (await house.tables.skip(table, BO)).table.votes == 1
    house.now += 1
    assert missed(await house.tables.skip(table, BO)) == [0, 0, 0, 1]
    house.now += 600
    with pytest.raises(UserError, match="nobody_to_skip"):
        await house.tables.skip(table, ANA)
    assert missed(await house.tables.skip(table, CY)) == [1, 0, 0, 1]


async def test_a_seat_that_the_computer_plays_cannot_be_skipped(house: House) -> None:
    table = await house.table(2, 1)
    await house.play(table, (BO, "df"))
    house.now += 600
    with pytest.raises(UserError, match="nobody_to_skip"):
        await house.tables.skip(table, BO)


# ---- calls ---------------------------------------------------------------------------


async def called(house: House, seconds: float) -> tuple[int, ...]:
    """The seats that are called within this time, as often as they are."""
    return tuple(seat for u in await house.wait(seconds) for seat in u.ping)


async def test_who_is_awaited_is_called_once_after_45_seconds(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (CY, "df"))
    assert await called(house, 44.9) == ()
    updates = await house.wait(0.1)
    assert [(u.ping, u.changed) for u in updates] == [((1, 3), False)]
    assert await called(house, 100) == ()
    await house.play(table, (BO, "df"), (DI, "df"))
    assert await called(house, 44) == ()
    assert await called(house, 1) == (0,)


@pytest.mark.parametrize(("seconds", "at_once"), [(None, False), (600, False), (86400, True)])
async def test_slow_tables_call_at_once(house: House, seconds: int | None, at_once: bool) -> None:
    table = await house.table(turn_seconds=seconds)
    assert await called(house, 0) == ((1, 2) if at_once else ())
    assert await called(house, 45) == (() if at_once else (1, 2))
    assert (await house.look(table)).table.status == "running"


async def test_who_has_just_pressed_is_called_later(house: House) -> None:
    table = await house.table(4)
    house.now += 30
    house.pressed[table, BO] = house.now
    assert await called(house, 15) == (2, 3)
    house.pressed[table, BO] = house.now
    assert await called(house, 44.9) == ()
    assert await called(house, 0.1) == (1,), "and the others are not called again"
    assert await called(house, 80) == ()


async def test_at_a_slow_table_who_has_just_pressed_is_left_in_peace(house: House) -> None:
    table = await house.table(turn_seconds=86400)
    house.pressed[table, BO] = house.now - 5
    assert await called(house, 0) == (2,)
    assert await called(house, 39) == ()
    assert await called(house, 1) == (1,)


async def test_who_wants_no_calls_gets_none(house: House) -> None:
    table = await house.table(4)
    await house.tables.toggle(BO, "pings")
    assert await called(house, 100) == (2, 3)
    await house.play(table, (CY, "df"), (DI, "df"))
    assert await called(house, 79) == ()


async def test_a_call_that_nobody_wants_is_no_update(house: House) -> None:
    await house.table(3)
    for user in (BO, CY):
        await house.tables.toggle(user, "pings")
    assert await house.wait(60) == []


async def test_who_has_moved_or_is_away_is_not_called(house: House) -> None:
    table = await away(house)
    assert await called(house, 1) == ()
    await house.tables.back(table, BO)
    await house.play(table, (BO, "df"), (CY, "df"))
    assert await called(house, 45) == (3,)
