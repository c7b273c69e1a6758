"""Tables that rest because their host wants it, or because everybody is away."""

from __future__ import annotations

from random import Random

from house import ANA, BO, CY, FULL, House
from sitting import (
    PING,
    TURN,
    XIA,
    YAN,
    ZED,
    Sitting,
    assert_new_turn,
    at_every_moment,
    kinds,
    moments,
    owner_of,
    refused,
)

from bot.pace import Pace

HOUR, WEEK = 3_600, 7 * 86_400


@at_every_moment
async def test_nothing_happens_at_a_paused_table_until_its_host_resumes_it(
    house: House, slug: str
) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment, computers=1 if moment.seats > 2 else 0)
        look = await table.look()
        await refused("not_paused", house.tables.resume(table.table, ANA))
        update = await table.do(house.tables.pause(table.table, ANA))
        assert (update.table.status, update.table.paused_by) == ("paused", ANA)
        assert update.asked == set(look.hands), "all panels say so"
        assert update.table.closes_at == house.now + WEEK
        await refused("already_paused", house.tables.pause(table.table, ANA))
        await refused("not_host_yet", house.tables.resume(table.table, BO))
        before = await table.record()
        assert await house.wait(HOUR) == []
        for hand in look.hands.values():
            user = owner_of(hand.seat)
            for prompt in hand.prompts:
                await refused("paused", house.tables.act(table.table, user, prompt.key, 0))
            await refused("nobody_to_skip", house.tables.skip(table.table, user))
            await house.tables.back(table.table, user)
        assert await table.record() == before
        update = await table.do(house.tables.resume(table.table, ANA))
        assert (update.table.status, update.table.paused_by) == ("running", None)
        assert update.asked == set(update.hands)
        for seat in update.view.awaited:
            prompt = await table.prompt(seat)
            if prompt.auto or update.table.seats[seat].user_id is not None:
                await assert_new_turn(table, seat, prompt.auto)
            else:
                assert set(await table.due(seat)) == {"computer"}
        assert update.hands == look.hands
        assert await kinds(table) == ["pause", "resume"]
        assert (update.table.notice or {})["code"] == "resume"
        await table.move(Random(3))
        await house.tables.close(table.table, "gone")


async def test_a_table_without_a_turn_time_rests_and_goes_on_too(house: House) -> None:
    table = Sitting(house, await house.table(turn_seconds=None))
    await table.do(house.tables.pause(table.table, ANA))
    assert await house.wait(2 * 86_400) == []
    update = await table.do(house.tables.resume(table.table, ANA))
    assert update.table.closes_at == house.now + WEEK
    assert await table.due(1) == {"ping": PING}


async def test_any_player_resumes_once_the_host_is_silent_for_two_minutes(house: House) -> None:
    table = Sitting(house, await house.table())
    await table.do(house.tables.pause(table.table, ANA))
    house.now += 119
    await refused("not_host_yet", house.tables.resume(table.table, BO))
    house.pressed[table.table, ANA] = house.now
    house.now += 119
    await refused("not_host_yet", house.tables.resume(table.table, BO))
    await refused("not_seated", house.tables.resume(table.table, XIA.user_id))
    house.now += 1
    update = await table.do(house.tables.resume(table.table, BO))
    assert (update.table.status, update.table.host) == ("running", BO)


async def test_a_guest_cannot_pause_while_the_host_is_there(house: House) -> None:
    table = await house.table(3, 1)
    await refused("not_host_yet", house.tables.pause(table, BO))
    await refused("not_seated", house.tables.pause(table, XIA.user_id))
    lobby = await house.lobby()
    await refused("not_started", house.tables.pause(lobby, ANA), house.tables.resume(lobby, ANA))
    await house.tables.end(table, ANA)
    await refused("already_ended", house.tables.pause(table, ANA), house.tables.resume(table, ANA))


async def test_a_table_rests_as_long_as_the_settings_say_and_is_closed(house: House) -> None:
    house.pace = Pace(paused=86_400)
    house.serve()
    table = Sitting(house, await house.table())
    await house.tables.pause(table.table, ANA)
    assert await house.wait(86_399) == []
    (update,) = await house.wait(1)
    assert (update.table.status, update.table.result) == ("ended", {"reason": "paused"})
    assert update.table.paused_by is None
    await table.check()


async def test_a_table_that_fell_asleep_can_be_paused_on_purpose(house: House) -> None:
    """Everybody was away; then the host wants it to rest, and no move wakes it any more."""
    table = Sitting(house, await house.table())
    await house.wait(6 * TURN)
    update = await table.look()
    assert (update.table.status, update.table.paused_by) == ("paused", None)
    house.now += HOUR
    update = await table.do(house.tables.pause(table.table, ANA))
    assert (update.table.paused_by, update.table.closes_at) == (ANA, house.now + WEEK)
    prompt = await table.prompt(await table.awaited())
    await refused("paused", house.tables.act(table.table, owner_of(prompt.seat), prompt.key, 0))
    update = await table.do(house.tables.back(table.table, BO))
    assert update.table.status == "paused"
    assert [s.computer for s in update.table.seats] == [True, False, True]
    update = await table.do(house.tables.resume(table.table, ANA))
    assert update.table.status == "running"
    assert [s.computer for s in update.table.seats] == [False, False, True]


async def test_who_resumes_a_table_that_fell_asleep_plays_again(house: House) -> None:
    table = Sitting(house, await house.table())
    await house.wait(6 * TURN)
    update = await table.do(house.tables.resume(table.table, CY))
    assert update.table.status == "running"
    assert [s.computer for s in update.table.seats] == [True, True, False]
    assert update.table.host == ANA


async def test_seats_change_hands_while_a_table_rests_and_it_stays_at_rest(house: House) -> None:
    table = Sitting(house, await house.table(3, 1))
    await table.do(house.tables.pause(table.table, ANA))
    for step in (
        house.tables.offer_seat(table.table, BO, XIA),
        house.tables.take_seat(table.table, XIA, 1),
        house.tables.take_seat(table.table, YAN, 3),
        house.tables.leave(table.table, CY),
        house.tables.leave(table.table, ANA),
        house.tables.take_seat(table.table, ZED, 2),
    ):
        update = await table.do(step)
        assert update.table.status == "paused"
        assert set((await table.record()).due) == {("lapse", -1)}
    assert await house.wait(HOUR) == []
    assert update.table.host == XIA.user_id
    update = await table.do(house.tables.resume(table.table, XIA.user_id))
    assert [s.user_id for s in update.table.seats] == [
        *(None, XIA.user_id, ZED.user_id, YAN.user_id)
    ]
    assert update.table.status == "running"


async def test_a_resting_table_that_everybody_leaves_is_closed(house: House) -> None:
    table = Sitting(house, await house.table(2, 1))
    await table.do(house.tables.pause(table.table, ANA))
    assert (await table.do(house.tables.leave(table.table, ANA))).table.status == "paused"
    update = await table.do(house.tables.leave(table.table, BO))
    assert (update.table.status, update.table.result) == ("ended", {"reason": "abandoned"})


async def test_the_rest_is_not_played_out_while_a_table_rests(house: House) -> None:
    """Only spectators are left; the computers play to the end when the table goes on."""
    table = Sitting(house, await house.table(2, 2, discs=[[], FULL, FULL, FULL], starter=1))
    await table.do(house.tables.pause(table.table, ANA))
    update = await table.do(house.tables.leave(table.table, BO))
    assert (update.table.status, update.played_out) == ("paused", 0)
    update = await table.do(house.tables.resume(table.table, ANA))
    assert (update.table.status, update.played_out > 0) == ("ended", True)
