"""What admins do to tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from house import ANA, BO, CY, FULL, PEOPLE, House
from sitting import BOSS, SLUGS, XIA, Sitting, moments, refused, without_keys

from bot.errors import UserError
from bot.updates import Update
from engines.core import RuleError

HOUR = 3_600
TOLD = {"name", "round", "act", "reason"}
"""All that the details of a history line may say."""


def notice(update: Update) -> tuple[Any, ...]:
    """What the board tells: what was done in which round by whom, and to whom."""
    told = update.table.notice or {}
    return told.get("code"), told.get("round"), told.get("name"), told.get("other")


async def assert_told(table: Sitting, *acts: str) -> None:
    """The history names the admin for each of these acts, and gives nothing away."""
    lines = await table.tables.history(table.table)
    by_admin = [line for line in lines if line.by == "admin" and line.kind in ("admin", "void")]
    assert [line.details["act"] for line in by_admin] == list(acts)
    assert {line.details["name"] for line in by_admin} <= {BOSS.name}
    for line in lines:
        assert set(line.details) <= TOLD
        assert line.kind not in ("move", "start") or line.details == {}


# ---- acts on seats and turns ---------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
async def test_what_an_admin_does_counts_at_every_moment_and_is_told(
    house: House, slug: str
) -> None:
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment)
        t, tables, seat = table.table, house.tables, await table.awaited()
        owner, hand, number = PEOPLE[seat], await table.hand(seat), moment.round
        update = await table.do(tables.admin_replace(t, BOSS, seat, XIA))
        assert (update.left, update.hands[seat], update.seat) == ({owner.user_id}, hand, seat)
        assert notice(update) == ("admin-replace", number, "Boss", "Xia")
        assert update.table.host == (XIA.user_id if owner.user_id == ANA else ANA)
        update = await table.do(tables.admin_computer(t, BOSS, seat))
        assert update.table.seats[seat].computer
        assert notice(update) == ("admin-computer", number, "Boss", "Xia")
        await table.do(tables.back(t, XIA.user_id))
        update = await table.do(tables.admin_pause(t, BOSS))
        assert (update.table.status, update.table.paused_by) == ("paused", BOSS.user_id)
        assert notice(update) == ("admin-pause", number, "Boss", None)
        await refused("already_paused", tables.admin_pause(t, BOSS))
        await refused("nobody_to_skip", tables.admin_skip(t, BOSS))
        await refused("paused", tables.act(t, XIA.user_id, (await table.prompt(seat)).key, 0))
        assert await house.wait(HOUR) == []
        update = await table.do(tables.admin_resume(t, BOSS))
        assert (update.table.status, update.hands[seat]) == ("running", hand)
        assert notice(update) == ("admin-resume", number, "Boss", None)
        update = await table.do(tables.admin_remove(t, BOSS, seat))
        assert (update.left, update.table.seats[seat].user_id) == ({XIA.user_id}, None)
        assert notice(update) == ("admin-remove", number, "Boss", "Xia")
        awaited = update.view.awaited
        update = await table.do(tables.admin_skip(t, BOSS))
        moves = [(s, by) for s, _, by in await house.moves(t)]
        assert moves[: len(awaited)] == [(seat, "admin") for seat in awaited]
        assert notice(update) == ("admin-skip", update.view.round, "Boss", None)
        acts = ["replace", "computer", "remove", "skip"]
        if update.table.status != "ended":
            update = await table.do(tables.admin_end(t, BOSS))
            acts.append("end")
            assert update.table.result == {"reason": "closed"}
            assert notice(update)[::2] == ("admin-end", "Boss")
        await assert_told(table, *acts)
        rest = [r.payload["name"] for r in await table.log() if r.kind in ("pause", "resume")]
        assert rest == ["Boss", "Boss"]


async def test_an_admin_finds_nothing_to_do_before_the_start_or_after_the_end(
    house: House,
) -> None:
    lobby, over = await house.lobby(), await house.table(2, 1)
    await house.tables.admin_end(over, BOSS)
    for table, code in ((lobby, "not_started"), (over, "already_ended"), ("t99", "no_such_table")):
        await refused(
            code,
            house.tables.admin_skip(table, BOSS),
            house.tables.admin_computer(table, BOSS, 0),
            house.tables.admin_replace(table, BOSS, 0, XIA),
            house.tables.admin_pause(table, BOSS),
            house.tables.void_round(table, BOSS),
        )
    await refused("already_ended", house.tables.admin_end(over, BOSS))
    await refused("already_ended", house.tables.admin_remove(over, BOSS, 0))
    for table in (lobby, over):
        with pytest.raises(UserError):
            await house.tables.admin_resume(table, BOSS)


async def test_seats_that_are_not_as_the_admin_thinks(house: House) -> None:
    table = await house.table(3, 1)
    before = await house.record(table)
    for seat in (-1, 4):
        await refused(
            "no_such_seat",
            house.tables.admin_computer(table, BOSS, seat),
            house.tables.admin_replace(table, BOSS, seat, XIA),
            house.tables.admin_remove(table, BOSS, seat),
        )
    await refused("computer_already", house.tables.admin_computer(table, BOSS, 3))
    await refused("computer_already", house.tables.admin_remove(table, BOSS, 3))
    await refused("player_seated", house.tables.admin_replace(table, BOSS, 1, PEOPLE[2]))
    await refused("stale_question", house.tables.admin_remove(table, BOSS, 1, CY))
    await refused("stale_question", house.tables.admin_replace(table, BOSS, 1, XIA, None))
    assert await house.record(table) == before
    await house.tables.admin_replace(table, BOSS, 3, XIA, None)
    await house.tables.admin_remove(table, BOSS, 3, XIA.user_id)


async def test_before_the_start_a_seat_is_freed(house: House) -> None:
    table = Sitting(house, await house.lobby(2, 1))
    update = await house.tables.admin_remove(table.table, BOSS, 0)
    assert (update.left, update.table.host) == ({ANA}, BO)
    assert [s.name for s in update.table.seats] == ["Bo", "Anemone"]
    update = await house.tables.admin_remove(table.table, BOSS, 1)
    assert [s.name for s in update.table.seats] == ["Bo"]
    update = await house.tables.admin_remove(table.table, BOSS, 0)
    assert (update.left, update.table.result) == ({BO}, {"reason": "abandoned"})
    await assert_told(table, "remove", "remove", "remove")


async def test_a_game_whose_last_person_is_removed_is_closed(house: House) -> None:
    table = Sitting(house, await house.table(1, 2))
    update = await table.do(house.tables.admin_remove(table.table, BOSS, 0))
    assert (update.table.result, update.left) == ({"reason": "abandoned"}, {ANA})


async def test_who_is_skipped_a_second_time_is_away_and_the_admin_is_named(house: House) -> None:
    table = Sitting(house, await house.table(first_placement="clockwise_from_starter"))
    await house.wait(180)
    assert (await table.look()).table.seats[0].missed == 1
    await table.do(house.tables.act_code(table.table, BO, "df"))
    await table.do(house.tables.act_code(table.table, CY, "df"))
    update = await table.do(house.tables.admin_skip(table.table, BOSS))
    assert update.table.seats[0].computer
    assert notice(update) == ("admin-skip", 1, "Boss", None)


async def test_a_skip_that_ends_the_round_is_told_in_the_next_one(house: House) -> None:
    table = Sitting(house, await house.table(discs=[["skull"], FULL, FULL]))
    await house.play(table.table, (BO, "df"), (CY, "df"), (ANA, "ds"), (ANA, "c3"))
    await house.wait(1.2)
    update = await table.do(house.tables.admin_skip(table.table, BOSS))
    assert (update.view.round, notice(update)[1]) == (2, 2)


async def test_an_admin_who_resumes_a_table_that_fell_asleep_has_all_called_again(
    house: House,
) -> None:
    table = Sitting(house, await house.table(3, 1))
    await house.wait(8 * 180)
    assert (await table.look()).table.status == "paused"
    update = await table.do(house.tables.admin_resume(table.table, BOSS))
    assert update.table.status == "running"
    assert [s.computer for s in update.table.seats] == [False, False, False, True]


async def test_an_admin_who_resumes_leaves_those_away_who_were_away(house: House) -> None:
    table = Sitting(house, await house.table())
    await table.do(house.tables.vanish(table.table, BO))
    await table.do(house.tables.pause(table.table, ANA))
    update = await table.do(house.tables.admin_resume(table.table, BOSS))
    assert [s.computer for s in update.table.seats] == [False, True, False]


async def test_the_host_resumes_what_an_admin_has_paused(house: House) -> None:
    table = Sitting(house, await house.table())
    await table.do(house.tables.admin_pause(table.table, BOSS))
    await refused("not_host_yet", house.tables.resume(table.table, BO))
    update = await table.do(house.tables.resume(table.table, ANA))
    assert notice(update) == ("resume", 1, "Ana", None)


# ---- a round that counts for nothing -------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_voided_round_begins_as_it_began_at_every_moment(house: House, slug: str) -> None:
    engine = house.engines.get(slug)
    for moment in moments(slug):
        table = await Sitting.at(house, slug, moment, computers=1 if moment.seats > 2 else 0)
        engine, t = house.engines[slug], table.table
        seat, asked = await table.awaited(), set(moment.asked)
        hands = [engine.seat_view(moment.state, n) for n in range(moment.seats)]
        prompt = await table.prompt(seat)
        for times in range(2):
            house.now += 1
            update = await table.do(house.tables.void_round(t, BOSS))
            began = engine.table_view(moment.began)
            assert without_keys(update.view) == without_keys(began)
            assert update.round_began
            assert update.asked == set(update.hands)
            assert notice(update) == ("admin-void", moment.round, "Boss", None)
            if slug == "skull":  # what a seat owns is what it owned
                for n, view in update.hands.items():
                    assert without_keys(view) == without_keys(engine.seat_view(moment.began, n))
            else:
                assert [h.hand for h in update.hands.values()] != [h.hand for h in hands]
                hands = list(update.hands.values())
            keys = {p.key for view in update.hands.values() for p in view.prompts}
            assert keys
            assert not keys & asked
            asked |= keys
            for row in update.table.seats:
                if row.awaited and row.user_id:
                    assert await table.due(row.seat) == pytest.approx({"turn": 180, "ping": 45})
            if PEOPLE[seat].user_id in (ANA, BO):
                with pytest.raises(UserError) as caught:
                    await house.tables.act(t, PEOPLE[seat].user_id, prompt.key, 0)
                assert caught.value.code in ("stale_prompt", "not_your_turn")
            assert (await table.log())[-1].kind == "void"
            if not times:
                await table.move(Random(4))
        await assert_told(table, "void", "void")
        lines = [line for line in await house.tables.history(t) if line.kind == "void"]
        assert {type(e).__name__ for e in lines[0].events} >= {"RoundVoided"}
        await table.move(Random(5))
        await house.tables.close(t, "gone")


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_round_is_voided_while_the_table_rests(house: House, slug: str) -> None:
    """All old hands vanish from the panels at once, though nobody is called."""
    table = await Sitting.at(house, slug, moments(slug)[0])
    await table.do(house.tables.pause(table.table, ANA))
    update = await table.do(house.tables.void_round(table.table, BOSS))
    assert (update.table.status, update.round_began) == ("paused", False)
    assert update.asked == set(update.hands)
    assert await house.wait(HOUR) == []
    assert (await table.do(house.tables.resume(table.table, ANA))).table.awaited
    await table.move(Random(1))


async def test_who_went_out_in_the_voided_round_is_in_again(house: House) -> None:
    table = Sitting(house, await house.table(discs=[["skull"], FULL, FULL]))
    await house.play(table.table, (BO, "df"), (CY, "df"), (ANA, "ds"), (ANA, "c3"))
    (update,) = await house.wait(1.2)
    assert update.view.out == (0,)
    update = await table.do(house.tables.void_round(table.table, BOSS))
    assert (update.view.out, update.view.seats[0].discs) == ((), 1)
    assert [row.name for row in update.table.awaited] == ["Bo", "Cy"]


async def test_a_question_about_another_round_voids_nothing(house: House) -> None:
    table = Sitting(house, await house.table())
    mark = await house.tables.round_mark(table.table)
    await table.do(house.tables.void_round(table.table, BOSS, mark))
    await refused("stale_question", house.tables.void_round(table.table, BOSS, mark))
    mark = await house.tables.round_mark(table.table)
    await table.do(house.tables.void_round(table.table, BOSS, mark))


async def test_a_game_that_is_over_has_no_round_to_void(house: House) -> None:
    table = await house.table(points=[0, 1, 0])
    await house.play(table, (BO, "df"), (CY, "df"), (ANA, "df"), (ANA, "df"))
    await house.play(table, (BO, "c1"), (CY, "p"), (ANA, "p"))
    (update,) = await house.wait(1.2)
    assert (update.table.result or {})["reason"] == "points"
    await refused("already_ended", house.tables.void_round(table, BOSS))
    engine = house.engines["skull"]
    state = engine.load((await house.record(table)).state)
    with pytest.raises(RuleError, match="game_over"):
        engine.void_round(state)


async def test_whoever_an_admin_removed_comes_back_only_through_an_admin(house: House) -> None:
    table = await house.table(4)
    await house.tables.admin_remove(table, BOSS, 1)
    with pytest.raises(UserError, match="removed"):
        await house.tables.take_seat(table, PEOPLE[1], 1)
    with pytest.raises(UserError, match="removed"):
        await house.tables.door(table, BO, [1])
    update = await house.tables.admin_replace(table, BOSS, 1, PEOPLE[1])
    assert update.table.seats[1].user_id == BO
