"""Before the start and after the end: who sits at a table, who is host, how long it stands."""

import asyncio

import pytest
from house import ANA, BO, CY, DI, PEOPLE, House

from bot.errors import UserError
from bot.updates import TURN_TIMES, Player, Update


def names(update: Update) -> list[str]:
    return [seat.name for seat in update.table.seats]


async def refused(act, code: str, **params: object) -> None:
    """The act is refused for this reason."""
    with pytest.raises(UserError) as caught:
        await act
    assert (caught.value.code, caught.value.params) == (code, params)


async def close_by_hand(house: House, table: str) -> None:
    await house.tables.end(table, (await house.look(table)).table.host)


# ---- opening and sitting down --------------------------------------------------------


async def test_a_new_table_has_its_host_and_the_official_rules(house: House) -> None:
    update = await house.tables.create("skull", guild_id=1, channel_id=2, host=PEOPLE[0])
    table = update.table
    assert (table.status, table.host, table.turn_seconds) == ("lobby", ANA, 180)
    assert table.options == house.engines["skull"].Options()
    assert [(s.seat, s.name, s.user_id, s.computer) for s in table.seats] == [
        (0, "Ana", ANA, False)
    ]
    assert table.closes_at == house.now + 30 * 60
    assert (update.view, dict(update.hands), update.changed) == (None, {}, True)
    assert (await house.look(table.id)).table == table


async def test_one_table_lives_in_a_channel_and_a_new_one_when_it_has_ended(house: House) -> None:
    table = await house.lobby(channel=5)
    other = house.tables.create("skull", guild_id=1, channel_id=5, host=PEOPLE[3])
    await refused(other, "channel_taken", table=table)
    await close_by_hand(house, table)
    assert await house.lobby(channel=5) != table


async def test_of_two_tables_opened_in_the_same_moment_one_stands(house: House) -> None:
    found = await asyncio.gather(
        *(
            house.tables.create("skull", guild_id=1, channel_id=5, host=person)
            for person in PEOPLE[:3]
        ),
        return_exceptions=True,
    )
    opened = [update for update in found if isinstance(update, Update)]
    assert len(opened) == 1
    assert [error.code for error in found if isinstance(error, UserError)] == ["channel_taken"] * 2


async def test_a_person_may_sit_at_several_tables(house: House) -> None:
    first, second = await house.lobby(), await house.table()
    assert [u.table.id for u in await house.tables.live_of_user(BO)] == [first, second]
    await house.tables.leave(first, BO)
    assert [u.table.id for u in await house.tables.live_of_user(BO)] == [second]


async def test_people_sit_down_in_the_order_they_come_once_each(house: House) -> None:
    table = await house.lobby(2)
    update = await house.tables.join(table, PEOPLE[2])
    assert names(update) == ["Ana", "Bo", "Cy"]
    assert (update.seat, update.changed) == (2, True)
    await refused(house.tables.join(table, PEOPLE[1]), "already_seated")
    assert names(await house.look(table)) == ["Ana", "Bo", "Cy"]


async def test_of_two_who_want_the_last_seat_one_gets_it(house: House) -> None:
    table = await house.lobby(5)
    found = await asyncio.gather(
        house.tables.join(table, PEOPLE[5]),
        house.tables.join(table, Player(200, "Gus")),
        return_exceptions=True,
    )
    (error,) = [e for e in found if isinstance(e, UserError)]
    assert (error.code, error.params) == ("table_full", {"seats": 6})
    assert len((await house.look(table)).table.seats) == 6
    await refused(house.tables.add_computer(table, ANA), "table_full", seats=6)


async def test_nobody_sits_down_at_a_game_that_runs_or_is_over(house: House) -> None:
    table = await house.table()
    await refused(house.tables.join(table, PEOPLE[3]), "already_started")
    await close_by_hand(house, table)
    await refused(house.tables.join(table, PEOPLE[3]), "already_ended")
    await refused(house.tables.join("t999", PEOPLE[3]), "no_such_table")


# ---- leaving before the start --------------------------------------------------------


async def test_leaving_frees_the_seat_and_the_others_move_up(house: House) -> None:
    table = await house.lobby(3, 1)
    update = await house.tables.leave(table, BO)
    assert [(s.seat, s.name) for s in update.table.seats] == [(0, "Ana"), (1, "Cy"), (2, "Anemone")]
    await refused(house.tables.leave(table, BO), "not_seated")
    await house.tables.join(table, PEOPLE[1])
    update = await house.tables.start(table, ANA)
    assert [(s.seat, s.name) for s in update.table.seats][1:] == [
        (1, "Cy"),
        (2, "Anemone"),
        (3, "Bo"),
    ]


async def test_a_lobby_that_the_last_person_leaves_is_closed(house: House) -> None:
    table = await house.lobby(1, 2)
    update = await house.tables.leave(table, ANA)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "abandoned"})
    assert (await house.record(table)).due == {}


async def test_a_host_who_leaves_makes_the_next_one_clockwise_host(house: House) -> None:
    table = await house.lobby(3)
    house.now += 121
    await house.tables.add_computer(table, BO)
    assert (await house.look(table)).table.host == BO
    assert (await house.tables.leave(table, BO)).table.host == CY
    assert (await house.tables.leave(table, CY)).table.host == ANA


# ---- what the host alone may do ------------------------------------------------------


async def test_what_is_the_hosts_is_refused_to_others_until_the_host_is_gone(house: House) -> None:
    table = await house.lobby(3)
    tables, wait = house.tables, {"host": "Ana", "seconds": 121}
    await refused(tables.add_computer(table, BO), "not_host_yet", **wait)
    await refused(tables.remove_seat(table, BO, 2), "not_host_yet", **wait)
    await refused(tables.set_options(table, BO, {}), "not_host_yet", **wait)
    await refused(tables.start(table, BO), "not_host_yet", **wait)
    await refused(tables.start(table, DI), "not_seated")
    house.now += 119.5
    await tables.join(table, PEOPLE[3])
    await refused(tables.start(table, BO), "not_host_yet", host="Ana", seconds=1)
    house.now += 0.5
    update = await tables.start(table, BO)
    assert (update.table.status, update.table.host) == ("running", BO)


async def test_the_host_is_not_gone_who_has_pressed_anything(house: House) -> None:
    table = await house.lobby(3)
    house.now += 100
    house.pressed[table, ANA] = house.now
    house.now += 100
    await refused(house.tables.start(table, BO), "not_host_yet", host="Ana", seconds=21)
    await house.tables.add_computer(table, ANA)
    house.now += 119
    await refused(house.tables.start(table, BO), "not_host_yet", host="Ana", seconds=2)


async def test_a_host_who_took_over_stays_host(house: House) -> None:
    table = await house.lobby(3)
    house.now += 120
    assert (await house.tables.add_computer(table, CY)).table.host == CY
    await refused(house.tables.start(table, ANA), "not_host_yet", host="Cy", seconds=121)


async def test_the_host_removes_seats_but_not_the_own_one(house: House) -> None:
    table = await house.lobby(3, 2)
    update = await house.tables.remove_seat(table, ANA, 3)
    assert names(update) == ["Ana", "Bo", "Cy", "Barnacle"]
    assert names(await house.tables.remove_seat(table, ANA, 1)) == ["Ana", "Cy", "Barnacle"]
    for seat in (0, 3, -1):
        await refused(house.tables.remove_seat(table, ANA, seat), "no_such_seat")
    assert names(await house.tables.add_computer(table, ANA))[-1] == "Anemone"


async def test_a_computer_has_no_name_that_a_person_has(house: House) -> None:
    table = await house.lobby(1)
    await house.tables.join(table, Player(300, "Anemone"))
    assert names(await house.tables.add_computer(table, ANA)) == ["Ana", "Anemone", "Barnacle"]


async def test_house_rules_change_one_by_one_before_the_start(house: House) -> None:
    table = await house.lobby(3, last_chance=True)
    update = await house.tables.set_options(table, ANA, {"points_to_win": 1})
    assert (update.table.options.last_chance, update.table.options.points_to_win) == (True, 1)
    assert update.table.turn_seconds == 180
    update = await house.tables.set_options(table, ANA, turn_seconds=None)
    assert (update.table.options.points_to_win, update.table.turn_seconds) == (1, None)
    for options, field in (({"points_to_win": 7}, "points_to_win"), ({"magic": True}, "magic")):
        await refused(house.tables.set_options(table, ANA, options, 60), "bad_options", field=field)
    assert (await house.look(table)).table == update.table
    await house.tables.start(table, ANA)
    await refused(house.tables.set_options(table, ANA, {}), "already_started")


async def test_turn_times_are_those_of_the_list(house: House) -> None:
    table = await house.lobby()
    for seconds in TURN_TIMES:
        update = await house.tables.set_options(table, ANA, turn_seconds=seconds)
        assert update.table.turn_seconds == seconds
    assert TURN_TIMES == (None, 60, 180, 600, 24 * 3600)
    for seconds in (0, -60, 59, 120, 7 * 86400):
        await refused(
            house.tables.set_options(table, ANA, turn_seconds=seconds),
            "bad_options",
            field="turn_seconds",
        )
        with pytest.raises(UserError, match="bad_options"):
            await house.lobby(turn_seconds=seconds)


async def test_a_game_starts_with_three_and_its_start_asks_everybody(house: House) -> None:
    table = await house.lobby(2)
    await refused(house.tables.start(table, ANA), "too_few_players", missing=1)
    await house.tables.add_computer(table, ANA)
    update = await house.tables.start(table, ANA)
    assert (update.table.status, update.table.closes_at) == ("running", None)
    assert (update.round_began, update.view.round, update.changed) == (True, 1, True)
    assert set(update.hands) == update.asked == {0, 1}
    await refused(house.tables.start(table, ANA), "already_started")


async def test_the_rules_of_the_last_table_of_a_channel_are_found_again(house: House) -> None:
    assert await house.tables.last_options(9, "skull") == ({}, 180)
    table = await house.lobby(channel=9, turn_seconds=600, last_chance=True)
    options, seconds = await house.tables.last_options(9, "skull")
    assert (options["last_chance"], seconds) == (True, 600)
    await close_by_hand(house, table)
    assert (await house.tables.last_options(9, "skull"))[1] == 600


# ---- how long a lobby stands ---------------------------------------------------------


@pytest.mark.parametrize("change", ["join", "leave", "computer", "remove", "options"])
async def test_a_lobby_closes_thirty_minutes_after_the_last_change(
    house: House, change: str
) -> None:
    table = await house.lobby(3)
    assert await house.wait(29 * 60) == []
    await {
        "join": lambda: house.tables.join(table, PEOPLE[3]),
        "leave": lambda: house.tables.leave(table, CY),
        "computer": lambda: house.tables.add_computer(table, ANA),
        "remove": lambda: house.tables.remove_seat(table, ANA, 1),
        "options": lambda: house.tables.set_options(table, ANA, {"last_chance": True}),
    }[change]()
    assert await house.wait(30 * 60 - 0.1) == []
    assert (await house.look(table)).table.status == "lobby"
    (update,) = await house.wait(0.1)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "expired"})
    last = (await house.log(table))[-1]
    assert (last.kind, last.by) == ("lapse", "clock")
    assert await house.tables.next_due() is None


async def test_looking_does_not_keep_a_lobby_open(house: House) -> None:
    table = await house.lobby(3)
    house.now += 29 * 60
    await house.look(table)
    with pytest.raises(UserError):
        await house.tables.join(table, PEOPLE[1])
    (update,) = await house.wait(60)
    assert update.table.status == "ended"


# ---- the end by hand, and another game -----------------------------------------------


@pytest.mark.parametrize("running", [False, True])
async def test_the_host_ends_a_table_and_after_a_hosts_leaving_the_next_host(
    house: House, running: bool
) -> None:
    table = await (house.table(4) if running else house.lobby(4))
    await refused(house.tables.end(table, BO), "not_host", host="Ana")
    await refused(house.tables.end(table, 999), "not_seated")
    await house.tables.leave(table, ANA)
    await refused(house.tables.end(table, CY), "not_host", host="Bo")
    update = await house.tables.end(table, BO)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "ended_by"})
    assert (await house.record(table)).due == {}
    await refused(house.tables.end(table, BO), "already_ended")
    assert await house.tables.live_of_user(BO) == []


async def test_a_place_that_is_gone_closes_its_table_once(house: House) -> None:
    table = await house.table()
    assert (await house.tables.close(table, "gone")).table.result == {"reason": "gone"}
    await refused(house.tables.close(table, "gone"), "already_ended")


async def test_a_rematch_gathers_those_who_press(house: House) -> None:
    table = await house.table(3, 2, turn_seconds=600, last_chance=True, points_to_win=1)
    await refused(house.tables.rematch(table, PEOPLE[1]), "not_ended")
    await close_by_hand(house, table)
    update = await house.tables.rematch(table, PEOPLE[1])
    new = update.table
    assert (new.status, new.host, new.turn_seconds, update.seat) == ("lobby", BO, 600, 0)
    assert new.options == (await house.look(table)).table.options
    assert [(s.name, s.computer) for s in new.seats] == [
        ("Bo", False),
        ("Anemone", True),
        ("Barnacle", True),
    ]
    assert new.closes_at == house.now + 30 * 60
    update = await house.tables.rematch(table, PEOPLE[0])
    assert (update.table.id, names(update)[-1], update.seat) == (new.id, "Ana", 3)
    await refused(house.tables.rematch(table, PEOPLE[0]), "already_seated")
    await house.tables.start(new.id, BO)
    await refused(house.tables.rematch(table, PEOPLE[2]), "already_started")


async def test_those_who_press_rematch_in_the_same_moment_sit_at_one_table(house: House) -> None:
    table = await house.table(4)
    await close_by_hand(house, table)
    updates = await asyncio.gather(*(house.tables.rematch(table, p) for p in PEOPLE[:4]))
    assert len({update.table.id for update in updates}) == 1
    new = (await house.look(updates[0].table.id)).table
    assert sorted(s.name for s in new.seats) == ["Ana", "Bo", "Cy", "Di"]
    assert new.host == new.seats[0].user_id


async def test_a_rematch_does_not_end_up_at_a_table_of_another_game(house: House) -> None:
    table = await house.lobby(channel=7)
    await close_by_hand(house, table)
    other = await house.lobby(channel=7, game="other")
    await refused(house.tables.rematch(table, PEOPLE[3]), "channel_taken", table=other)


async def test_a_person_who_comes_to_a_full_table_gets_a_computers_seat(house: House) -> None:
    table = await house.lobby(2, 4)
    update = await house.tables.join(table, PEOPLE[2])
    seats = (await house.look(table)).table.seats
    assert len(seats) == 6
    assert update.seat == 5
    assert [s.user_id for s in seats] == [ANA, BO, None, None, None, PEOPLE[2].user_id]


async def test_seats_that_people_have_left_are_free_at_the_rematch(house: House) -> None:
    """Only computer players who sat there from the start come back."""
    table = await house.table(3, 1)
    await house.tables.leave(table, CY)
    await house.tables.end(table, ANA)
    update = await house.tables.rematch(table, PEOPLE[1])
    assert [s.user_id for s in update.table.seats] == [BO, None]


async def test_a_rematch_of_a_table_that_all_have_left_can_be_started(house: House) -> None:
    table = await house.table(1, 5)
    await house.tables.leave(table, ANA)
    update = await house.tables.rematch(table, PEOPLE[0])
    assert len(update.table.seats) == 6
    assert (await house.tables.start(update.table.id, ANA)).table.status == "running"
