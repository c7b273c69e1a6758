"""Typed moves in hard times: floods, bugs, closed doors, and who counts as being here."""

from __future__ import annotations

import pytest
from cardtable import POWERS, cards_at, words
from direct import close_dms
from typists import call, follow_yellow, tell

from bot.games import GAMES


async def test_one_persons_garbage_does_not_make_the_bot_flood(env):
    world = await follow_yellow(env)
    ana, bo, _ = world.people
    await env.advance_time(10)
    notes = [note for n in range(6) for note in await call(ana, f"gibberish {'x' * n}")]
    assert len(notes) == 1
    assert len(await call(bo, "gibberish")) == 1, "others are heard as before"
    await env.advance_time(6)
    assert len(await call(ana, "gibberish")) == 1
    answers = [answer for n in range(12) if (answer := await tell(ana, f"gibberish {n}"))]
    assert len(answers) == 5
    assert "✓" in (await tell(ana, "yellow 3")).text, "a move that counts is always answered"


@pytest.mark.logs_errors
@pytest.mark.parametrize("public", [True, False])
async def test_a_bug_becomes_a_number_and_tells_nothing(env, caplog, monkeypatch, public):
    world = await follow_yellow(env)
    ana, *_ = world.people

    def fail(*args):
        raise ZeroDivisionError("wombat")

    monkeypatch.setattr(GAMES["skullking"].presenter, "typed", fail, raising=False)
    caplog.clear()
    if public:
        (answer,) = await call(ana, "wombat 7")
    else:
        answer = await tell(ana, "wombat 7")
    (record,) = [r for r in caplog.records if r.levelname == "ERROR"]
    bug = record.getMessage().split()[1]
    assert f"(error {bug})" in answer.text
    assert "wombat" not in caplog.text
    assert "wombat" not in answer.text
    monkeypatch.undo()
    assert "✓" in (await tell(ana, "yellow 3")).text


async def test_a_move_counts_although_the_answer_cannot_be_given(env, caplog):
    world = await follow_yellow(env)
    ana, *_ = world.people
    close_dms(env, ana)
    assert await tell(ana, "yellow 3") is None
    assert "takes it" in words(world.board)
    assert "(50007)" in caplog.text
    assert "yellow 3" not in caplog.text


async def test_a_channel_where_the_bot_may_not_write_stays_silent(env, caplog):
    world = await follow_yellow(env)
    ana, *_ = world.people
    path = f"/channels/{world.channel.id}/messages"
    env.inject_error("POST", path, status=403, code=50013, message="no", times=None)
    assert not await call(ana, "gibberish")
    assert "(50013)" in caplog.text
    assert not await call(ana, "yellow 3")
    assert "takes it" in words(world.board)


async def test_who_types_is_here_and_is_not_called(env):
    world = await cards_at(
        env, "ROSIE G1 G2", "Y1 Y2 Y3", "P1 P2 P3", bids=[1, 1, 1], leader=0, rules=POWERS
    )
    ana, *_ = world.people
    await env.advance_time(40)
    await tell(ana, "rosie")
    at = world.bot.tables.last_press(world.table, ana.id)
    assert world.bot.clock() - at < 5
