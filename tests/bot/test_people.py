"""What is remembered of people and servers, and how somebody is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from house import ANA, BO, CY, PEOPLE, House

from bot.errors import UserError
from bot.store import Guild, Hand, Person
from bot.updates import Player

MAX = Player(77_001_234, "Bartholomew")
OTHER = Player(88_005_678, "Wilhelmina")
TABLES = ("tables", "seats", "due", "log", "hands")


def rows_of(house: House, *table_ids: str) -> str:
    """All that the database holds of some tables."""
    found: list[object] = []
    with closing(sqlite3.connect(house.file)) as db:
        for name in TABLES:
            key = "id" if name == "tables" else "table_id"
            for table_id in table_ids:
                found += db.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table_id,))
    return "\n".join(map(str, found))


async def game(house: House, host: Player = PEOPLE[0], *others: Player, computers: int = 0) -> str:
    """A running game of these people, who come in this order."""
    update = await house.tables.create(
        "skull", guild_id=1, channel_id=5_000 + int(house.tables.new_id()[1:]), host=host
    )
    table = update.table.id
    for player in others:
        await house.tables.join(table, player)
    for _ in range(computers):
        await house.tables.add_computer(table, host.user_id)
    await house.tables.start(table, host.user_id)
    return table


# ---- forgetting ----------------------------------------------------------------------


async def past(house: House) -> dict[str, str]:
    """Ended tables that all know of Max in another way."""
    tables, max_ = house.tables, MAX.user_id
    ana, bo = PEOPLE[:2]
    found = {
        "sat": await game(house, ana, MAX, bo),
        "hosted and was away": await game(house, MAX, ana, bo),
        "left": await game(house, ana, bo, MAX, computers=1),
        "left and somebody came": await game(house, ana, bo, MAX),
        "left and somebody came and left": await game(house, ana, bo, MAX),
        "gave": await game(house, ana, bo, MAX),
        "was given": await game(house, ana, bo, computers=1),
        "was offered": await game(house, ana, bo, computers=1),
        "paused": await game(house, MAX, ana, bo),
        "got messages": await game(house, ana, bo, computers=1),
        "was admin": await game(house, ana, bo, computers=1),
        "reset": await game(house, ana, bo, computers=1),
    }
    await tables.vanish(found["hosted and was away"], max_)
    for how in ("left", "left and somebody came", "left and somebody came and left"):
        await tables.leave(found[how], max_)
    await tables.take_seat(found["left and somebody came"], OTHER, 2)
    await tables.take_seat(found["left and somebody came and left"], OTHER, 2)
    await tables.leave(found["left and somebody came and left"], OTHER.user_id)
    await tables.offer_seat(found["gave"], max_, OTHER)
    await tables.take_seat(found["gave"], OTHER, 2)
    await tables.take_seat(found["was given"], MAX, 2)
    await tables.offer_seat(found["was offered"], ANA, MAX)
    await tables.pause(found["paused"], max_)
    await tables.put_hand(Hand(found["got messages"], max_, 4_444, 5_555))
    await tables.admin_replace(found["was admin"], MAX, 2, OTHER)
    await tables.admin_skip(found["was admin"], MAX)
    for how, table in found.items():
        if how == "reset":
            await tables.reset(table, MAX)
        else:
            await tables.close(table, "gone")
    lobby = await house.lobby(2)
    await tables.join(lobby, MAX)
    await tables.leave(lobby, max_)
    await tables.end(lobby, ANA)
    return found | {"left before the start": lobby}


async def test_nothing_of_who_is_forgotten_is_left_at_tables_that_have_ended(house: House) -> None:
    ended = await past(house)
    for how, table in ended.items():
        traces = rows_of(house, table)
        assert str(MAX.user_id) in traces or MAX.name in traces, how
    before = {table: await house.tables.history(table) for table in ended.values()}
    kept = await game(house, PEOPLE[0], PEOPLE[1], PEOPLE[2])
    await house.tables.close(kept, "gone")
    untouched = rows_of(house, kept)
    assert await house.tables.forget_person(MAX.user_id) == len(ended)
    for how, table in ended.items():
        left = rows_of(house, table)
        assert str(MAX.user_id) not in left, how
        assert MAX.name not in left, how
        for name in ("Ana", "Bo"):
            assert name in left, how
    assert rows_of(house, kept) == untouched
    assert OTHER.name in rows_of(house, ended["left and somebody came and left"])
    assert OTHER.name in rows_of(house, ended["gave"])
    assert await house.tables.forget_person(MAX.user_id) == 0
    for table, lines in before.items():
        told = await house.tables.history(table)
        assert [replace(line, details={}) for line in told] == [
            replace(line, details={}) for line in lines
        ]
        assert (await house.look(table)).table.status == "ended"


async def test_a_damaged_line_of_the_log_keeps_nothing_else_from_being_forgotten(
    house: House,
) -> None:
    table = await game(house, *PEOPLE[:2], MAX)
    await house.tables.leave(table, MAX.user_id)
    await house.tables.close(table, "gone")
    with closing(sqlite3.connect(house.file)) as db:
        damage = "UPDATE log SET payload = '{Max' WHERE table_id = ? AND kind = 'join'"
        assert db.execute(damage, (table,)).rowcount
        db.commit()
    assert await house.tables.forget_person(MAX.user_id) == 1
    left = rows_of(house, table)
    assert str(MAX.user_id) not in left
    assert MAX.name not in left


async def test_a_game_that_is_being_played_is_left_alone(house: House) -> None:
    running, lobby = await game(house, MAX, PEOPLE[0], PEOPLE[1]), await house.lobby()
    await house.tables.join(lobby, MAX)
    await house.tables.offer_seat(running, BO, OTHER)
    await house.tables.pause(running, MAX.user_id)
    await house.tables.put_hand(Hand(running, MAX.user_id, 4_444))
    before = rows_of(house, running, lobby)
    assert await house.tables.forget_person(MAX.user_id) == 0
    assert rows_of(house, running, lobby) == before
    assert len(await house.tables.live_of_user(MAX.user_id)) == 2
    await house.tables.resume(running, MAX.user_id)


@pytest.mark.parametrize("away", [False, True])
async def test_a_rematch_has_no_computer_in_the_place_of_who_was_forgotten(
    house: House, away: bool
) -> None:
    table = await game(house, PEOPLE[0], MAX, computers=2)
    if away:
        await house.tables.vanish(table, MAX.user_id)
    await house.tables.close(table, "gone")
    await house.tables.forget_person(MAX.user_id)
    update = await house.tables.rematch(table, PEOPLE[0])
    assert [s.user_id for s in update.table.seats] == [ANA, None, None]
    assert (await house.tables.rematch(table, MAX)).table.seat_of(MAX.user_id)


# ---- servers -------------------------------------------------------------------------


async def test_a_servers_settings_are_kept(house: House) -> None:
    assert await house.tables.guild(7) == Guild(7)
    wish = Guild(7, language="en", turn_seconds=600, pictures=False, admin_role=99)
    await house.tables.put_guild(wish)
    await house.restart()
    assert await house.tables.guild(7) == wish
    assert await house.tables.guild(8) == Guild(8)
    await house.tables.put_guild(Guild(7))
    assert await house.tables.guild(7) == Guild(7)


async def test_a_server_has_a_turn_time_of_its_own(house: House) -> None:
    async def first(channel: int, guild: int) -> int | None:
        options, turn = await house.tables.last_options(channel, "skull", guild)
        assert options == {}
        return turn

    assert await first(1, 7) == 180
    await house.tables.put_guild(Guild(7, turn_seconds=60))
    assert (await first(1, 7), await first(1, 8), await first(1, 0)) == (60, 180, 180)
    await house.tables.put_guild(Guild(7, turn_seconds=0))
    assert await first(1, 7) is None
    await house.lobby(channel=1, turn_seconds=600, last_chance=True)
    options, turn = await house.tables.last_options(1, "skull", 7)
    assert (options["last_chance"], turn) == (True, 600), "the channel's last table comes first"
    assert await first(2, 7) is None


@pytest.mark.parametrize("seconds", [-1, 1, 61, 10**9])
async def test_a_turn_time_that_no_table_can_have_is_refused(house: House, seconds: int) -> None:
    with pytest.raises(UserError, match="bad_options"):
        await house.tables.put_guild(Guild(7, turn_seconds=seconds))
    assert await house.tables.guild(7) == Guild(7)


# ---- persons and their messages ------------------------------------------------------


async def test_what_a_person_wishes_is_kept(house: House) -> None:
    assert await house.tables.person(ANA) == Person(ANA)
    await house.tables.change_person(ANA, ask=True, pings=False, locale="en-US")
    await house.tables.change_person(ANA, dm=True, words=True, dm_channel_id=2**62)
    wish = Person(ANA, True, False, dm=True, words=True, locale="en-US", dm_channel_id=2**62)
    await house.restart()
    assert await house.tables.person(ANA) == wish
    assert await house.tables.person(BO) == Person(BO)


@pytest.mark.parametrize("setting", ["ask", "pings", "dm", "words"])
async def test_a_setting_turns_over_and_the_others_stay(house: House, setting: str) -> None:
    before = await house.tables.change_person(ANA, locale="en", dm_channel_id=5)
    turned = await house.tables.toggle(ANA, setting)
    assert turned == replace(before, **{setting: not getattr(before, setting)})
    assert await house.tables.person(ANA) == turned
    assert await house.tables.toggle(ANA, setting) == before


async def test_a_wish_holds_at_once_also_when_it_was_just_being_read(house: House) -> None:
    """Wishes are remembered; whoever is given them cannot change what others are given."""
    tables = house.tables
    for wanted in (True, False, True):
        reading = [asyncio.create_task(tables.person(ANA)) for _ in range(3)]
        await asyncio.gather(tables.toggle(ANA, "ask"), *reading)
        assert (await tables.person(ANA)).ask is wanted
        await asyncio.gather(tables.change_person(ANA, locale="de"), tables.person(ANA))
        (await tables.person(ANA)).ask = not wanted
        assert await tables.person(ANA) == Person(ANA, ask=wanted, locale="de")


async def test_a_tables_direct_messages_are_known_until_they_are_dropped(house: House) -> None:
    one, two = await house.lobby(), await house.lobby()
    assert await house.tables.hand(one, ANA) is None
    await house.tables.put_hand(Hand(one, ANA, 10))
    await house.tables.put_hand(Hand(one, ANA, 10, 20, 30))
    await house.tables.put_hand(Hand(one, BO, 11))
    await house.tables.put_hand(Hand(two, ANA, 10))
    await house.restart()
    assert await house.tables.hand(one, ANA) == Hand(one, ANA, 10, 20, 30)
    assert await house.tables.hands(one) == [Hand(one, ANA, 10, 20, 30), Hand(one, BO, 11)]
    await house.tables.drop_hand(one, ANA)
    await house.tables.drop_hand(one, CY)
    assert await house.tables.hands(one) == [Hand(one, BO, 11)]
    assert await house.tables.hand(two, ANA) == Hand(two, ANA, 10)


async def test_the_message_of_an_offer_is_known_and_changes_no_version(house: House) -> None:
    table = await house.table()
    before = await house.tables.offer_seat(table, BO, OTHER)
    await house.tables.mark_offer(table, 1, 777)
    update = await house.look(table)
    assert update.table.version == before.table.version
    assert [s.offer_message_id for s in update.table.seats] == [None, 777, None]
    await house.play(table, (BO, "df"))
    assert (await house.look(table)).table.seats[1].offer_message_id == 777
    await house.tables.mark_offer(table, 1, None)
    assert (await house.look(table)).table.seats[1].offer_message_id is None
