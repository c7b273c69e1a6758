"""Moves: whose counts, what a press for another moment does, and what a failure leaves behind."""

import asyncio
import dataclasses

import pytest
from house import ANA, BO, CY, DI, FULL, House, same

from bot.errors import UserError
from bot.store import DueRow, Tx
from bot.updates import Update
from engines.core import RuleError
from engines.skull import events

FIRST = ((BO, "df"), (CY, "ds"), (ANA, "df"))
"""The first discs of three; then it is Ana's turn."""


async def refused(house: House, table: str, act, code: str, **params: object) -> None:
    """The act is refused for this reason, and nothing at all has changed."""
    before = await house.record(table)
    with pytest.raises((UserError, RuleError)) as caught:
        await act
    assert (caught.value.code, caught.value.params) == (code, params)
    assert await house.record(table) == before


# ---- a move --------------------------------------------------------------------------


async def test_a_press_plays_the_choice_it_names(house: House) -> None:
    table = await house.table()
    prompt = await house.prompt(table, BO)
    assert [action.code for action in prompt.choices] == ["df", "ds"]
    before = await house.look(table)
    update = await house.tables.act(table, BO, prompt.key, 1)
    assert update.hands[1].stack == ("skull",)
    assert (update.seat, update.changed, update.table.version) == (
        1,
        True,
        before.table.version + 1,
    )
    row = (await house.log(table))[-1]
    assert (row.kind, row.seat, row.by, row.payload) == ("move", 1, "person", {"action": "ds"})
    assert (row.version, row.at) == (update.table.version, house.now)
    assert same(await house.look(table)) == same(
        dataclasses.replace(update, changed=False, asked=frozenset(), seat=None)
    )


async def test_only_persons_have_hands_and_the_board_names_no_choices(house: House) -> None:
    table = await house.table(2, 2)
    update = await house.look(table)
    assert set(update.hands) == {0, 1}
    assert [s.seat for s in update.table.awaited] == [1, 2, 3]
    assert update.view.prompts == ()


async def test_everybody_is_awaited_at_once_and_nobody_spoils_anothers_button(
    house: House,
) -> None:
    table = await house.table(4)
    keys = {user: (await house.prompt(table, user)).key for user in (BO, CY, DI)}
    assert len(set(keys.values())) == 1
    for user, key in reversed(keys.items()):
        await house.tables.act(table, user, key, 0)
    assert [s.name for s in (await house.look(table)).table.awaited] == ["Ana"]


async def test_typed_moves_take_the_kind_that_is_offered(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST)
    await house.tables.act_code(table, ANA, "r1", "c1")
    await house.tables.act_code(table, BO, "c2", "r2")
    assert [code for _, code, _ in await house.moves(table)][-2:] == ["c1", "r2"]


# ---- presses that do not count -------------------------------------------------------


async def test_a_button_of_an_earlier_moment_does_nothing(house: House) -> None:
    table = await house.table()
    old = (await house.prompt(table, BO)).key
    await house.play(table, *FIRST)
    await refused(house, table, house.tables.act(table, ANA, old, 0), "stale_prompt")
    await refused(house, table, house.tables.act(table, ANA, "r9.t9", 0), "stale_prompt")
    for user in (BO, CY):
        act = house.tables.act(table, user, old, 0)
        await refused(house, table, act, "not_your_turn", names=("Ana",))


async def test_who_has_placed_hears_whom_all_wait_for(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (CY, "df"))
    for user in (CY, ANA):
        act = house.tables.act(table, user, "r1.t1", 0)
        await refused(house, table, act, "not_your_turn", names=("Bo", "Di"))


async def test_a_choice_that_is_not_there_is_refused(house: House) -> None:
    table = await house.table()
    key = (await house.prompt(table, BO)).key
    for n in (-1, 2, 99):
        await refused(house, table, house.tables.act(table, BO, key, n), "stale_prompt")


async def test_who_does_not_sit_there_plays_nothing(house: House) -> None:
    lobby, table = await house.lobby(), await house.table()
    key = (await house.prompt(table, BO)).key
    await refused(house, table, house.tables.act(table, DI, key, 0), "not_seated")
    await refused(house, table, house.tables.back(table, DI), "not_seated")
    await refused(house, table, house.tables.skip(table, DI), "not_seated")
    await refused(house, table, house.tables.leave(table, DI), "not_seated")
    await refused(house, lobby, house.tables.act(lobby, BO, key, 0), "not_started")
    await house.tables.end(table, ANA)
    await refused(house, table, house.tables.act(table, BO, key, 0), "already_ended")
    await refused(house, table, house.tables.leave(table, BO), "not_seated")
    with pytest.raises(UserError, match="no_such_table"):
        await house.tables.act("t404", BO, key, 0)


async def test_what_the_rules_refuse_leaves_the_table_untouched(house: House) -> None:
    table = await house.table()
    act = house.tables.act_code
    await refused(house, table, act(table, ANA, "df"), "starter_places_last")
    await refused(house, table, act(table, BO, "c1"), "first_disc_missing")
    await refused(house, table, act(table, BO, "zz"), "unknown_action")
    await house.play(table, *FIRST)
    await refused(house, table, act(table, ANA, "c4"), "number_too_high", number=4, maximum=3)
    await refused(house, table, act(table, CY, "df"), "not_your_turn", turn=0)
    await house.play(table, (ANA, "c3"))


# ---- sealed choices ------------------------------------------------------------------


@pytest.mark.parametrize("turn_seconds", [180, 86400, None])
async def test_nobody_notices_a_swapped_first_disc(house: House, turn_seconds: int | None) -> None:
    table = await house.table(4, turn_seconds=turn_seconds)
    await house.play(table, (BO, "df"))
    house.now += 30
    record = await house.record(table)
    await house.tables.mark_shown(table, record.version)
    before = await house.look(table)
    house.now += 30
    update = await house.play(table, (BO, "ds"))
    after = await house.look(table)
    assert update.hands[1].stack == ("skull",)
    assert (update.changed, update.asked, update.ping) == (False, frozenset(), ())
    assert after.table.version == before.table.version + 1
    assert after.table.shown_version == after.table.version, "a restart would repaint it"
    assert await house.tables.behind() == []
    assert same(update).table == same(after).table == same(before).table
    assert after.view == before.view
    assert {**after.hands, 1: None} == {**before.hands, 1: None}
    now = await house.record(table)
    assert (now.due, now.seats, now.person_at) == (record.due, record.seats, record.person_at)
    assert (await house.log(table))[-1].payload == {"action": "ds"}
    lines = await house.tables.history(table)
    assert after.table.version not in [line.version for line in lines]


async def test_a_swap_does_not_hide_that_the_board_is_behind(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"))
    version = (await house.look(table)).table.version
    await house.tables.mark_shown(table, version - 1)
    await house.play(table, (BO, "ds"))
    assert (await house.look(table)).table.shown_version == version - 1
    assert await house.tables.behind() == [table]


async def test_a_swap_does_not_make_up_for_a_missed_move(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (CY, "df"), (DI, "df"))
    await house.wait(180)
    assert (await house.look(table)).table.seats[1].missed == 1
    table = await house.table(4)
    await house.wait(179)
    await house.play(table, (CY, "df"), (DI, "df"), (CY, "ds"))
    await house.wait(1)
    assert [s.missed for s in (await house.look(table)).table.seats] == [0, 1, 0, 0]


async def test_the_last_first_disc_ends_swapping(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"), (CY, "df"))
    swap = next(p for p in (await house.look(table)).hands[1].prompts if not p.required)
    update = await house.play(table, (DI, "df"))
    assert {0, 1, 2, 3} == update.asked
    act = house.tables.act(table, BO, swap.key, 1)
    await refused(house, table, act, "not_your_turn", names=("Ana",))


async def test_a_new_round_is_news_only_to_those_who_play_it(house: House) -> None:
    """Cy goes out by Bo's skull; in the round after that nothing is new to him."""
    table = await house.table(4, discs=[FULL, FULL, ["flower"], FULL])
    await house.play(table, (BO, "df"), (CY, "df"), (DI, "df"), (ANA, "df"))
    await house.play(table, (ANA, "df"), (BO, "ds"), (CY, "c2"), (DI, "p"), (ANA, "p"), (BO, "p"))
    await house.wait(30)
    update = await house.play(table, (CY, "f1"))
    assert update.view.out == (2,)
    assert (update.round_began, update.asked) == (True, {0, 1, 2, 3})
    await house.play(table, (ANA, "df"), (DI, "df"), (BO, "df"), (BO, "c1"), (DI, "p"), (ANA, "p"))
    (update,) = await house.wait(30)
    assert (update.round_began, update.asked) == (True, {0, 1, 3})


async def test_who_shows_too_late_is_told_so(house: House) -> None:
    table = await house.table()
    await house.play(table, (BO, "ds"), (CY, "df"), (ANA, "df"), (ANA, "c2"), (BO, "p"), (CY, "p"))
    await house.wait(30)
    update = await house.play(table, (ANA, "f1"))
    (offer,) = [p for p in update.hands[2].prompts if p.kind == "show"]
    await house.play(table, (BO, "df"), (CY, "df"), (ANA, "df"), (ANA, "c1"))
    await refused(house, table, house.tables.act(table, CY, offer.key, 0), "nothing_to_show")


# ---- several at once -----------------------------------------------------------------


async def test_of_two_presses_of_one_person_the_first_counts(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST)
    prompt = await house.prompt(table, ANA)
    codes = [action.code for action in prompt.choices]
    open_1, place = codes.index("c1"), codes.index("df")
    found = await asyncio.gather(
        house.tables.act(table, ANA, prompt.key, open_1),
        house.tables.act(table, ANA, prompt.key, place),
        return_exceptions=True,
    )
    assert isinstance(found[0], Update)
    assert isinstance(found[1], UserError)
    assert (found[1].code, found[1].params) == ("not_your_turn", {"names": ("Bo",)})
    assert await house.moves(table) == [
        (1, "df", "person"),
        (2, "ds", "person"),
        (0, "df", "person"),
        (0, "c1", "person"),
    ]


async def test_the_last_two_first_discs_in_the_same_moment_both_count(house: House) -> None:
    table = await house.table(4)
    await house.play(table, (BO, "df"))
    version = (await house.look(table)).table.version
    updates = await asyncio.gather(
        house.tables.act(table, CY, "r1.first", 0), house.tables.act(table, DI, "r1.first", 0)
    )
    assert sorted(u.table.version for u in updates) == [version + 1, version + 2]
    assert [r.version for r in await house.log(table)] == list(range(1, version + 3))
    assert [s.name for s in (await house.look(table)).table.awaited] == ["Ana"]


async def test_many_tables_at_once_do_not_mix(house: House) -> None:
    tables = [await house.table() for _ in range(5)]
    await asyncio.gather(*(house.play(table, *FIRST, (ANA, "c3")) for table in tables))
    for table in tables:
        record = await house.record(table)
        assert (record.status, record.version) == ("running", len(await house.log(table)))
        assert [code for _, code, _ in await house.moves(table)] == ["df", "ds", "df", "c3"]


async def test_the_last_move_and_the_deadline_together_are_one_move(house: House) -> None:
    for press_first in (True, False):
        table = await house.table()
        await house.play(table, (BO, "df"))
        house.now = (await house.record(table)).due["turn", 2]
        press = house.tables.act(table, CY, "r1.first", 0)
        expire = house.tables.expire(DueRow(table, "turn", 2, house.now))
        both = (press, expire) if press_first else (expire, press)
        await asyncio.gather(*both, return_exceptions=True)
        assert len(await house.moves(table)) <= 3
        log = [row for row in await house.log(table) if row.kind == "move" and row.seat == 2]
        public = [row for row in log if row.by == ("person" if press_first else "clock")]
        assert public == log[:1]
        assert [s.name for s in (await house.look(table)).table.awaited] == ["Ana"]
        assert (await house.look(table)).view.seats[2].down == 1


# ---- trouble with the file -----------------------------------------------------------


async def test_a_move_that_cannot_be_saved_has_not_happened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(3, 1)
    before, looked = await house.record(table), await house.look(table)
    told = list[float]()
    house.tables.on_due = told.append

    async def fail(*_: object) -> None:
        raise UserError("storage_failed")

    with monkeypatch.context() as patched:
        patched.setattr(Tx, "save", fail)
        act = house.tables.act(table, BO, "r1.first", 0)
        await refused(house, table, act, "storage_failed")
        await refused(house, table, house.tables.leave(table, BO), "storage_failed")
        house.now += 3
        with pytest.raises(UserError):
            await house.tables.expire(DueRow(table, "computer", 3, before.due["computer", 3]))
        house.now -= 3
    assert told == []
    assert await house.record(table) == before
    assert await house.look(table) == looked
    update = await house.tables.act(table, BO, "r1.first", 0)
    assert update.table.version == before.version + 1


async def test_a_start_that_cannot_be_saved_leaves_the_lobby(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby()

    async def fail(*_: object) -> None:
        raise UserError("storage_failed")

    with monkeypatch.context() as patched:
        patched.setattr(Tx, "save", fail)
        await refused(house, table, house.tables.start(table, ANA), "storage_failed")
    assert (await house.tables.start(table, ANA)).view.round == 1


# ---- the past ------------------------------------------------------------------------


async def test_history_says_of_discs_that_lie_down_only_that_they_were_placed(
    house: House,
) -> None:
    table = await house.table()
    await house.play(table, (BO, "ds"), (BO, "df"), (BO, "ds"), (CY, "df"), (ANA, "ds"))
    lines = await house.tables.history(table)
    assert [line.kind for line in lines] == ["create", "join", "join", "start", *["move"] * 3]
    assert [line.events for line in lines if line.kind == "move"] == [
        (events.DiscPlaced(1),),
        (events.DiscPlaced(2), events.FirstDiscsFixed()),
        (events.DiscPlaced(0),),
    ]
    assert [(line.seat, line.by) for line in lines[-3:]] == [
        (1, "person"),
        (2, "person"),
        (0, "person"),
    ]


async def test_history_shows_turned_discs_and_keeps_the_lost_one_secret(house: House) -> None:
    table = await house.table(discs=[["flower", "skull"], FULL, FULL])
    await house.play(table, (BO, "ds"), (CY, "df"), (ANA, "ds"), (ANA, "c1"))
    await house.play(table, (BO, "p"), (CY, "p"))
    await house.wait(2)
    await house.play(table, (ANA, "lf"))
    flip, loss = (await house.tables.history(table))[-2:]
    assert flip.by == "house"
    assert flip.events == (events.DiscFlipped(0, 0, "skull"), events.ChallengeFailed(0, 0))
    assert loss.events == (events.DiscLost(0, 1), events.RoundStarted(2, 0))


async def test_history_of_a_table_that_began_from_its_seed(house: House) -> None:
    table = await house.lobby(3, last_chance=True)
    await house.tables.start(table, ANA)
    for _ in range(3):
        update = await house.look(table)
        seat = update.table.awaited[0]
        await house.play(table, (seat.user_id or 0, "df"))
    lines = await house.tables.history(table)
    placed = [e for line in lines for e in line.events if isinstance(e, events.DiscPlaced)]
    assert len(placed) == 3


async def test_history_outlives_the_secrets_of_an_old_table(house: House) -> None:
    table = await house.table()
    await house.play(table, *FIRST)
    await house.tables.end(table, ANA)
    async with house.store.begin() as tx:
        await tx.expire_ended(house.now + 1)
    lines = await house.tables.history(table)
    assert [line.kind for line in lines] == ["create", "join", "join", "start", "end"]
    assert (await house.look(table)).table.result == {"reason": "ended_by"}
