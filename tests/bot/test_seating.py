"""Seats that change hands while a game is played, and absence."""

from __future__ import annotations

import asyncio
from importlib import import_module
from random import Random

import pytest
from house import ANA, BO, CY, DI, FULL, PEOPLE, House
from sitting import (
    BEAT,
    PING,
    SLUGS,
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

from bot.errors import UserError
from bot.seating import NEW_OWNER
from bot.updates import Update


@pytest.mark.parametrize("slug", SLUGS)
def test_there_is_a_moment_of_every_kind_of_decision(slug: str) -> None:
    optional = {"show"} if slug == "skull" else set[str]()
    found = {moment.kind.partition("/")[0] for moment in moments(slug)}
    assert found == set(import_module(f"engines.{slug}.rules").PROMPT_KINDS) - optional


# ---- giving a seat to somebody -------------------------------------------------------


@at_every_moment
async def test_who_takes_an_offered_seat_plays_on_with_its_hand(house: House, slug: str) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment)
        seat = await table.awaited()
        owner, hand, prompt = owner_of(seat), await table.hand(seat), await table.prompt(seat)
        auto = prompt.auto
        house.now += 1 if auto else 30
        due = await table.due(seat)
        await refused("not_offered", table.tables.take_seat(table.table, XIA, seat))
        update = await table.do(table.tables.offer_seat(table.table, owner, YAN))
        assert update.table.seats[seat].offered_to == YAN.user_id
        update = await table.do(table.tables.offer_seat(table.table, owner, XIA))
        assert update.table.seats[seat].offered_to == XIA.user_id
        await refused("not_offered", table.tables.take_seat(table.table, YAN, seat))
        assert await table.due(seat) == due, "an offer moves no deadline"
        update = await table.do(table.tables.take_seat(table.table, XIA, seat))
        assert update.left == {owner}
        info = update.table.seats[seat]
        assert (info.name, info.user_id, info.computer, info.offered_to) == (
            *(XIA.name, XIA.user_id, False),
            None,
        )
        assert update.hands[seat] == hand == await table.hand(seat)
        assert update.seat == seat
        left = {"beat": BEAT} if auto else {"turn": due["turn"], "ping": PING}
        assert await table.due(seat) == pytest.approx(left), "no more time than there was"
        assert update.table.host == (XIA.user_id if owner == ANA else ANA)
        await refused(
            "not_seated",
            table.tables.act(table.table, owner, prompt.key, 0),
            table.tables.back(table.table, owner),
            table.tables.leave(table.table, owner),
            table.tables.withdraw_offer(table.table, owner),
            table.tables.skip(table.table, owner),
        )
        assert table.table not in [u.table.id for u in await house.tables.live_of_user(owner)]
        assert await kinds(table) == ["offer", "offer", "handed", "take"]
        notice = update.table.notice or {}
        assert (notice["code"], notice["name"], notice["seat"]) == ("take", "Xia", seat)
        assert (notice["other"], notice["round"]) == (PEOPLE[seat].name, update.view.round)
        await table.move(Random(1), seat=seat)
        assert (await table.log())[-1].kind == "move"
        await house.tables.close(table.table, "gone")


async def test_a_seat_handed_to_and_fro_has_a_moment_more_only_once(house: House) -> None:
    table = Sitting(house, await house.table())
    house.now += 170
    await table.do(house.tables.offer_seat(table.table, BO, XIA))
    await table.do(house.tables.take_seat(table.table, XIA, 1))
    assert (await table.due(1))["turn"] == pytest.approx(NEW_OWNER)
    house.now += 20
    await table.do(house.tables.offer_seat(table.table, XIA.user_id, PEOPLE[1]))
    await table.do(house.tables.take_seat(table.table, PEOPLE[1], 1))
    assert (await table.due(1))["turn"] == pytest.approx(NEW_OWNER - 20)
    await house.wait(NEW_OWNER)
    assert (await table.look()).table.seats[1].missed == 1


async def test_an_offer_that_was_withdrawn_is_worth_nothing(house: House) -> None:
    table = Sitting(house, await house.table())
    await refused("no_offer", house.tables.withdraw_offer(table.table, BO))
    await table.do(house.tables.offer_seat(table.table, BO, XIA))
    update = await table.do(house.tables.withdraw_offer(table.table, BO))
    assert update.table.seats[1].offered_to is None
    await refused("not_offered", house.tables.take_seat(table.table, XIA, 1))
    await refused("no_offer", house.tables.withdraw_offer(table.table, BO))
    assert await kinds(table) == ["offer", "keep"]


async def test_who_leaves_takes_the_offer_along(house: House) -> None:
    """The seat then stands open to everybody, and not to the one it was offered to alone."""
    table = Sitting(house, await house.table())
    await table.do(house.tables.offer_seat(table.table, BO, XIA))
    update = await table.do(house.tables.leave(table.table, BO))
    assert update.table.seats[1].offered_to is None
    assert (await table.do(house.tables.take_seat(table.table, YAN, 1))).left == frozenset()


async def test_the_owner_plays_on_while_the_seat_is_offered(house: House) -> None:
    table = Sitting(house, await house.table())
    await table.do(house.tables.offer_seat(table.table, BO, XIA))
    await table.do(house.tables.act_code(table.table, BO, "df"))
    await table.do(house.tables.vanish(table.table, BO))
    update = await table.do(house.tables.take_seat(table.table, XIA, 1))
    assert [(s.name, s.computer) for s in update.table.seats][1] == ("Xia", False)


async def test_a_seat_is_offered_to_nobody_who_sits_there(house: House) -> None:
    table = await house.table(3, 1)
    await refused(
        "player_seated",
        house.tables.offer_seat(table, BO, PEOPLE[0]),
        house.tables.offer_seat(table, BO, PEOPLE[1]),
    )
    await refused("not_seated", house.tables.offer_seat(table, XIA.user_id, YAN))


async def test_seats_are_taken_in_running_games_only(house: House) -> None:
    lobby, over = await house.lobby(), await house.table(1, 2)
    await refused("not_started", house.tables.take_seat(lobby, XIA, 0))
    await refused("not_started", house.tables.offer_seat(lobby, ANA, XIA))
    await house.tables.end(over, ANA)
    await refused("already_ended", house.tables.take_seat(over, XIA, 2))
    await refused("already_ended", house.tables.offer_seat(over, ANA, XIA))
    await refused("no_such_table", house.tables.take_seat("t999", XIA, 2))
    table = await house.table(3, 1)
    for seat in (-1, 4, 99):
        await refused("no_such_seat", house.tables.take_seat(table, XIA, seat))
    await refused("already_seated", house.tables.take_seat(table, PEOPLE[1], 3))
    await refused("not_offered", house.tables.take_seat(table, XIA, 2))


async def test_a_computer_seat_is_anybodys_at_any_time(house: House) -> None:
    table = Sitting(house, await house.table(2, 2))
    update = await table.do(house.tables.take_seat(table.table, XIA, 2))
    assert (update.left, update.table.host) == (frozenset(), ANA)
    assert await kinds(table) == ["take"]
    await assert_new_turn(table, 2, auto=False)
    await refused("not_offered", house.tables.take_seat(table.table, YAN, 2))


async def test_two_who_take_at_once_do_not_sit_on_one_seat_nor_one_on_two(house: House) -> None:
    table = Sitting(house, await house.table(1, 3))
    took = await asyncio.gather(
        house.tables.take_seat(table.table, XIA, 1),
        house.tables.take_seat(table.table, YAN, 1),
        house.tables.take_seat(table.table, XIA, 2),
        return_exceptions=True,
    )
    assert [type(result) for result in took] == [Update, UserError, UserError]
    await table.check()
    assert [s.user_id for s in (await table.look()).table.seats] == [ANA, XIA.user_id, None, None]


# ---- who knows another hand ----------------------------------------------------------


@pytest.mark.parametrize("how", ["left", "gave", "replaced"])
async def test_who_knows_a_hand_takes_no_other_seat_until_the_next_round(
    house: House, how: str
) -> None:
    table = Sitting(house, await house.table(4, 1, discs=[["skull"], *[FULL] * 4]))
    if how == "left":
        await table.do(house.tables.leave(table.table, BO))
    elif how == "gave":
        await table.do(house.tables.offer_seat(table.table, BO, XIA))
        await table.do(house.tables.take_seat(table.table, XIA, 1))
    else:
        await table.do(house.tables.admin_replace(table.table, ZED, 1, XIA))
    await refused("knows_another_hand", house.tables.take_seat(table.table, PEOPLE[1], 4))
    update = await house.play(table.table, (CY, "df"), (DI, "df"))
    if how in ("gave", "replaced"):
        await house.play(table.table, (XIA.user_id, "df"))
    await house.wait(2.5)
    await house.play(table.table, (ANA, "ds"), (ANA, "c5"))
    update = (await house.wait(1.2))[-1]
    await refused("knows_another_hand", house.tables.take_seat(table.table, PEOPLE[1], 4))
    update = await house.play(table.table, (ANA, "n2"))
    assert update.view.round == 2
    update = await table.do(house.tables.take_seat(table.table, PEOPLE[1], 4))
    assert update.table.seats[4].user_id == BO


async def test_who_has_left_may_take_the_same_seat_again(house: House) -> None:
    table = Sitting(house, await house.table(4))
    hand = await table.hand(1)
    await table.do(house.tables.leave(table.table, BO))
    assert (await table.look()).table.seats[1].name == "Bo"
    update = await table.do(house.tables.take_seat(table.table, PEOPLE[1], 1))
    assert update.hands[1] == hand
    await table.do(house.tables.leave(table.table, BO))
    await table.do(house.tables.take_seat(table.table, XIA, 1))
    await table.do(house.tables.offer_seat(table.table, XIA.user_id, PEOPLE[1]))
    await table.do(house.tables.take_seat(table.table, PEOPLE[1], 1))
    await refused("not_offered", house.tables.take_seat(table.table, XIA, 0))


async def test_who_took_a_seat_and_left_it_knows_that_hand_too(house: House) -> None:
    table = Sitting(house, await house.table(2, 2))
    await table.do(house.tables.take_seat(table.table, XIA, 2))
    await table.do(house.tables.leave(table.table, XIA.user_id))
    await refused("knows_another_hand", house.tables.take_seat(table.table, XIA, 3))
    await table.do(house.tables.take_seat(table.table, YAN, 3))


async def test_a_seat_before_the_start_tells_nothing(house: House) -> None:
    lobby = await house.lobby(3, 1)
    await house.tables.leave(lobby, BO)
    await house.tables.start(lobby, ANA)
    assert await Sitting(house, lobby).do(house.tables.take_seat(lobby, PEOPLE[1], 2))


async def test_a_voided_round_tells_nothing_either(house: House) -> None:
    table = Sitting(house, await house.table(3, 1))
    await table.do(house.tables.leave(table.table, BO))
    await refused("knows_another_hand", house.tables.take_seat(table.table, PEOPLE[1], 3))
    await table.do(house.tables.void_round(table.table, ZED))
    assert await table.do(house.tables.take_seat(table.table, PEOPLE[1], 3))


# ---- leaving -------------------------------------------------------------------------


@at_every_moment
async def test_who_leaves_is_played_for_and_anybody_may_take_over(house: House, slug: str) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment)
        seat = await table.awaited()
        owner, hand, prompt = owner_of(seat), await table.hand(seat), await table.prompt(seat)
        update = await table.do(house.tables.leave(table.table, owner))
        info = update.table.seats[seat]
        assert (update.left, info.user_id, info.computer) == ({owner}, None, True)
        assert (seat in update.hands, await table.hand(seat)) == (False, hand)
        count = len(update.table.seats)
        assert update.table.host == (owner_of((seat + 1) % count) if owner == ANA else ANA)
        assert set(await table.due(seat)) == {"beat" if prompt.auto else "computer"}
        assert (update.table.notice or {})["code"] == "leave"
        await refused("not_seated", house.tables.act(table.table, owner, prompt.key, 0))
        update = await table.do(house.tables.take_seat(table.table, XIA, seat))
        assert (update.hands[seat], update.left) == (hand, frozenset())
        await assert_new_turn(table, seat, prompt.auto)
        await table.do(house.tables.leave(table.table, XIA.user_id))
        await house.wait(2.5)
        await table.check()
        moves = [(s, by) for s, _, by in await house.moves(table.table)]
        assert moves[0] == (seat, "house" if prompt.auto else "computer")
        if (await table.look()).table.status != "ended":
            await house.tables.close(table.table, "gone")


@at_every_moment
async def test_a_game_is_finished_by_those_who_stay(house: House, slug: str) -> None:
    moment = max(moments(slug), key=lambda m: (m.seats, m.kind))
    table = await Sitting.at(house, slug, moment)
    for user in (ANA, BO, CY):
        update = await table.do(house.tables.leave(table.table, user))
    assert (update.table.host, set(update.hands)) == (DI, {3})
    update = await table.finish(Random(2))
    assert set(update.table.result or {}) >= {"reason", "ranking", "points"}


# ---- the computer plays for somebody -------------------------------------------------


@at_every_moment
async def test_the_computer_plays_for_who_vanished_until_they_are_back(
    house: House, slug: str
) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment)
        seat = await table.awaited()
        owner, hand, prompt = owner_of(seat), await table.hand(seat), await table.prompt(seat)
        update = await table.do(house.tables.vanish(table.table, owner))
        info = update.table.seats[seat]
        assert (info.user_id, info.computer, update.left) == (owner, True, frozenset())
        assert update.hands[seat] == hand
        assert set(await table.due(seat)) == {"beat" if prompt.auto else "computer"}
        assert await house.tables.vanish(table.table, owner) is None
        house.now += 1
        update = await table.do(house.tables.back(table.table, owner))
        assert (update.hands[seat], update.table.seats[seat].computer) == (hand, False)
        await assert_new_turn(table, seat, prompt.auto)
        await table.do(house.tables.vanish(table.table, owner))
        await house.wait(2.5)
        await table.check()
        assert len(await house.moves(table.table)) >= 1
        assert [row.by for row in await table.log() if row.kind == "away"] == ["house"] * 2
        await house.tables.close(table.table, "gone")


async def test_only_who_sits_at_a_running_game_can_vanish_from_it(house: House) -> None:
    lobby, table = await house.lobby(), await house.table()
    assert await house.tables.vanish(lobby, ANA) is None
    assert await house.tables.vanish(table, XIA.user_id) is None
    await house.tables.pause(table, ANA)
    assert await house.tables.vanish(table, BO) is None
    await house.tables.end(table, ANA)
    assert await house.tables.vanish(table, BO) is None


async def test_a_table_whose_last_player_vanishes_waits_for_somebody(house: House) -> None:
    table = Sitting(house, await house.table(1, 2))
    update = await table.do(house.tables.vanish(table.table, ANA))
    assert (update.table.status, update.table.paused_by) == ("paused", None)
    update = await table.do(house.tables.take_seat(table.table, XIA, 1))
    assert (update.table.status, update.table.host) == ("running", ANA)


@at_every_moment
async def test_the_host_has_the_computer_play_for_who_is_away(house: House, slug: str) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment)
        seat = await table.awaited()
        owner, prompt = owner_of(seat), await table.prompt(seat)
        if prompt.auto or owner == ANA:
            await house.tables.close(table.table, "gone")
            continue
        for_them = (table.table, ANA, seat)
        await refused("skip_too_early", house.tables.computer_for(*for_them))
        house.now += 60
        await refused("no_such_seat", house.tables.computer_for(table.table, ANA, 0))
        await refused("no_such_seat", house.tables.computer_for(table.table, ANA, 9))
        other = next(user for user in (BO, CY, DI) if user != owner)
        if moment.seats > 2:
            await refused("not_host_yet", house.tables.computer_for(table.table, other, seat))
        update = await table.do(house.tables.computer_for(*for_them))
        assert update.table.seats[seat].computer
        assert set(await table.due(seat)) == {"computer"}
        await refused("no_such_seat", house.tables.computer_for(*for_them))
        await house.wait(2.5)
        await table.check()
        assert (await house.moves(table.table))[0][::2] == (seat, "computer")
        if (await table.look()).table.status != "ended":
            await table.do(house.tables.back(table.table, owner))
        await house.tables.close(table.table, "gone")


async def test_nobody_is_sent_away_who_is_not_awaited(house: House) -> None:
    table = await house.table(3, 1)
    await house.play(table, (BO, "df"))
    house.now += 60
    await refused("no_such_seat", house.tables.computer_for(table, ANA, 3))
    await refused("nobody_to_skip", house.tables.computer_for(table, ANA, 1))
    await house.wait(120)
    assert (await house.look(table)).table.seats[2].missed == 1
    await house.tables.computer_for(table, ANA, 2)
