"""What the tables ask of the store: who is live where, what is due, what was chosen last."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from store_tables import SECRET, act, get, move, put, table, url

from bot.store import DueRow, Hand, Live, LogRow, Place, SeatRow, Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(url(tmp_path / "games.db"))
    yield store
    await store.close()


async def test_live_tables_are_found_by_place_and_player(store: Store) -> None:
    awaited = [SeatRow(0, 1, "Ana", key="r1.bid"), SeatRow(1, 2, "Luis")]
    left = [SeatRow(0, 1, "Ana", "computer", key="r1.bid"), SeatRow(1, 2, "Luis", key="r1.bid")]
    await put(
        store,
        table("old", channel_id=1, created_at=3.0, seats=awaited),
        table("new", channel_id=2, created_at=2.0, seats=left, game="skullking"),
        table("lobby", channel_id=3, created_at=1.0, guild_id=11, status="lobby"),
        table("over", channel_id=1, created_at=0.0, status="ended"),
    )
    async with store.read() as tx:
        assert await tx.live() == ["lobby", "new", "old"]
        assert await tx.live_in_guild(10) == ["new", "old"]
        assert await tx.live_in_guild(12) == []
        assert await tx.places() == [
            Place("lobby", 11, 3),
            Place("new", 10, 2),
            Place("old", 10, 1),
        ]
        assert await tx.places(11) == [Place("lobby", 11, 3)]
        assert await tx.live_of_user(1) == [
            Live("lobby", "skull", 3, 11, "lobby", awaited=False),
            Live("new", "skullking", 2, 10, "running", awaited=False),
            Live("old", "skull", 1, 10, "running", awaited=True),
        ]
        assert [live.awaited for live in await tx.live_of_user(2)] == [False, True, False]
        assert await tx.live_of_user(7) == []


async def test_tables_behind_are_those_whose_channel_shows_an_older_version(store: Store) -> None:
    await put(store, table("a", channel_id=1), table("b", channel_id=2))
    await act(store, "a")
    async with store.begin() as tx:
        ended = await tx.load("b")
        assert ended is not None
        ended.status = "ended"
        await tx.save(ended, move())
    async with store.begin() as tx:
        assert await tx.behind() == ["a", "b"]
        await tx.mark_shown("a", 1)
        assert await tx.behind() == ["b"]


async def test_tables_with_hands_in_direct_messages_are_named_once(store: Store) -> None:
    await put(store, table("a", channel_id=1), table("b", channel_id=2))
    async with store.begin() as tx:
        assert await tx.with_hands() == []
        for user in (1, 2):
            await tx.put_hand(Hand("b", user, channel_id=7))
        assert await tx.with_hands() == ["b"]


async def test_acts_of_one_kind_are_found_among_all(store: Store) -> None:
    await put(store, table("a"))
    vote = LogRow("vote", 1, "person", {}, 7.0)
    for row in (move(1), vote, move(2)):
        async with store.begin() as tx:
            record = await tx.load("a")
            assert record is not None
            await tx.save(record, row)
    async with store.read() as tx:
        assert await tx.log_of("a", "vote") == [vote]
        assert await tx.log_of("a", "leave") == []


async def test_due_rows_come_earliest_first(store: Store) -> None:
    async with store.read() as tx:
        assert await tx.next_due() is None
    await put(
        store,
        table("a", channel_id=1, due={("turn", 1): 30.0, ("turn", 0): 30.0, ("ping", 0): 10.0}),
        table("b", channel_id=2, due={("lapse", -1): 20.0, ("beat", -1): 40.0}),
    )
    async with store.read() as tx:
        assert await tx.next_due() == 10.0
        assert await tx.due_until(9.0) == []
        assert await tx.due_until(30.0) == [
            DueRow("a", "ping", 0, 10.0),
            DueRow("b", "lapse", -1, 20.0),
            DueRow("a", "turn", 0, 30.0),
            DueRow("a", "turn", 1, 30.0),
        ]
        assert len(await tx.due_until(100.0, limit=2)) == 2


async def test_the_next_table_gets_the_options_last_used_in_the_channel(store: Store) -> None:
    await put(
        store,
        table("a", created_at=2.0, options={"n": 2}, turn_seconds=None, status="ended"),
        table("b", created_at=1.0, options={"n": 1}, status="ended"),
        table("c", created_at=3.0, options={"n": 3}, game="skullking"),
        table("d", created_at=4.0, options={"n": 4}, channel_id=21),
    )
    async with store.read() as tx:
        assert await tx.last_options(20, "skull") == ({"n": 2}, None)
        assert await tx.last_options(20, "skullking") == ({"n": 3}, 180)
        assert await tx.last_options(22, "skull") is None


async def test_ended_tables_lose_cards_and_seed_and_keep_history(store: Store) -> None:
    for number, ended_at in enumerate((100.0, 300.0, None)):
        status = "running" if ended_at is None else "ended"
        async with store.begin() as tx:
            await tx.insert(
                table(f"t{number}", status=status, ended_at=ended_at, result={"points": [1]}),
                LogRow("start", None, "person", {"state": SECRET}, 1.0),
                move(5),
            )
    async with store.begin() as tx:
        assert await tx.expire_ended(200.0) == 1
    async with store.begin() as tx:
        assert await tx.expire_ended(200.0) == 0
    found = await get(store, "t0")
    assert (found.state, found.result) == (None, {"points": [1]})
    async with store.read() as tx:
        assert [row.payload for row in await tx.log("t0")] == [{}, {"n": 5}]
        for kept in ("t1", "t2"):
            assert (await get(store, kept)).state is not None
            assert (await tx.log(kept))[0].payload == {"state": SECRET}


async def test_no_question_walks_through_all_tables(store: Store) -> None:
    """What is asked on every press, tick or start is answered from an index."""
    plans: list[str] = []

    def explain(connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if not statement.startswith(("EXPLAIN", "BEGIN")):
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            plans.extend(f"{row[3]} | {statement}" for row in rows)

    event.listen(store._reading.sync_engine, "before_cursor_execute", explain)
    async with store.begin() as tx:
        await tx.load("t")
        await tx.log_since("t", 3)
        await tx.live_in_channel(1)
        await tx.live_in_guild(1)
        await tx.live_of_user(1)
        await tx.behind()
        await tx.next_due()
        await tx.due_until(1.0)
        await tx.last_options(1, "skull")
        await tx.person(1)
        await tx.mark_shown("t", 1)
        await tx.expire_ended(1.0)
    assert len(plans) > 12
    whole = ("SCAN tables USING INDEX tables_behind", "SEARCH", "COMPOUND", "UNION", "LEFT-MOST")
    other = ("USE TEMP B-TREE", "LIST SUBQUERY")
    assert [plan for plan in plans if not plan.startswith(whole + other)] == []
