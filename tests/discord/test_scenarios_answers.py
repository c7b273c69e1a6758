"""Reported of other bots: answers that come late, twice or not at all, and odd input."""

from __future__ import annotations

import asyncio

import pytest
from late import deliver, press_on, press_twice, press_while_blocked, type_raw
from people import World
from tabletop import board_calls, challenge, line_of, moves, place_first, table_at, who_is_awaited


async def test_ack_01_a_press_that_was_stuck_is_counted_and_shown(env):
    """The bot was busy for 3.5 s: the disc lies, board and panel show it, the next press works."""
    world = await table_at(env)
    _, bo, _ = world.people
    result = await press_while_blocked(bo, bo.panel, "Flower")
    assert not result.acknowledged
    assert await moves(world) == [(1, "person", "df")]
    assert "1 down" in line_of(world, "Bo")
    assert "✓ Your flower is down" in bo.panel.text, "the panel tells the truth by itself"
    await bo.press("Swap: skull")
    assert "✓ Your skull is down" in bo.panel.text


async def test_ack_01_a_refusal_that_was_stuck_changes_nothing(env):
    """Out of turn and too late: nothing happens; the second press gets a clear private line."""
    world = await table_at(env)
    _, bo, _ = world.people
    button = bo.panel.find("Flower").id
    await place_first(world, "Flower", "Flower", "Flower")
    before = await moves(world), str(world.board)
    made = press_on(bo, bo.panel, "Refresh")
    made[1]["data"]["custom_id"] = button
    made[1]["message"]["components"][0]["components"][0]["custom_id"] = button
    env.backend.advance_clock(3.5)
    assert not (await deliver(env, made))[0].acknowledged
    result = await bo.press("Challenge…", world.board)
    assert result.ephemeral
    assert "It is not your turn" in bo.reply(result)
    assert (await moves(world), str(world.board)) == before


@pytest.mark.usefixtures("defers")
async def test_ack_01_a_slow_save_is_deferred_in_time(env, monkeypatch):
    """Discord hears "wait" after 1.5 s, and the panel comes when the save is done."""
    world = await table_at(env)
    _, bo, _ = world.people
    act = world.bot.tables.act

    async def slow_act(*args):
        await asyncio.sleep(2.5)
        return await act(*args)

    monkeypatch.setattr(world.bot.tables, "act", slow_act)
    made = press_on(bo, bo.panel, "Flower")
    patient, env.settle_timeout = env.settle_timeout, 1.4  # longer waits stand still
    await deliver(env, made)
    await env.advance_time(1.4)
    assert not made[0].responded
    env.settle_timeout = patient
    await env.advance_time(0.2)
    assert made[0].responded
    await env.advance_time(1)
    assert await moves(world) == [(1, "person", "df")]
    assert "✓ Your flower is down" in bo.panel.text


async def test_ack_02_a_press_that_arrives_twice_is_one_move(env):
    """One disc leaves the hand, one answer, one repaint."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, *_ = world.people
    start = len(world.requests())
    await press_twice(ana, ana.panel, "Flower")
    assert (await moves(world))[3:] == [(0, "person", "df")]
    assert "2 down" in line_of(world, "Ana")
    assert len([r for r in world.requests(start) if r.path.endswith("/callback")]) == 1
    assert len(board_calls(world, start)) == 1


async def test_ack_03_what_completes_a_phase_wakes_the_next_one_at_once(env):
    """The last first disc calls the starter, the last pass begins the reveal: no timeout."""
    world = await table_at(env)
    ana, bo, cy = world.people
    began = env.now()
    assert not ana.panel.moves()
    await bo.press("Flower")
    await cy.press("Skull")
    assert "put down your first disc as the starter" in who_is_awaited(world)
    assert "All others are down" in ana.panel.text
    await ana.press("Flower")
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Pass")
    assert "choose a stack" in who_is_awaited(world)
    assert [m for m in ana.panel.moves() if m.label.startswith("Flip")]
    assert (env.now() - began).total_seconds() < 1


NO_NUMBERS = ("three", "99", "", "-1", "3.5", "²", "1e1", 99, 0, -1, 2**60)


async def test_input_01_an_odd_number_is_explained_and_nothing_is_stored(env):
    """Whatever is sent as a number, the answer is private, says what is right, moves nothing."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, *_ = world.people
    before = await moves(world)
    for number in NO_NUMBERS:
        result = await type_raw(ana, "skull challenge", number=number)
        assert result.ephemeral
        assert "number" in ana.reply(result), number
        assert "error" not in ana.reply(result), number
    assert await moves(world) == before


async def test_input_01_a_label_is_as_good_as_its_value(env):
    """Discord sometimes sends what a choice says instead of what it stands for."""
    world = await table_at(env)
    _, bo, _ = world.people
    for sent in ("flower", "Skull", " df ", "ds"):
        assert (await type_raw(bo, "skull place", disc=sent)).ephemeral
    assert await moves(world) == [(1, "person", code) for code in ("df", "ds", "df", "ds")]


async def test_input_01_no_text_is_taken_for_another_move(env):
    """A disc that is none is explained; it never becomes some other action."""
    world = await table_at(env)
    _, bo, _ = world.people
    for sent in ("", "rose", "dx", "f0", "c3", "p"):
        result = await type_raw(bo, "skull place", disc=sent)
        assert "cannot read that" in bo.reply(result)
    assert await moves(world) == []


async def test_input_01_choices_of_a_new_table_may_come_as_labels(env):
    """The options of a new table are what the host saw, whichever way they were sent."""
    world = World(env)
    result = await type_raw(
        world.people[0],
        "skull new",
        last_chance="With the Last Chance disc",
        turn_time="10 minutes a turn",
        where="here",
    )
    assert result.ephemeral
    world.table = await world.bot.tables.live_in_channel(world.channel.id) or ""
    table = (await world.now()).table
    assert table.options.last_chance
    assert table.turn_seconds == 600


async def test_input_01_a_choice_that_is_none_opens_no_table(env):
    """Nothing is guessed: a private line, and the channel stays free."""
    world = World(env)
    ana, *_ = world.people
    for sent in ({"last_chance": "perhaps"}, {"turn_time": 17}, {"turn_time": ""}, {"where": "up"}):
        result = await type_raw(ana, "skull new", **sent)
        assert result.ephemeral
        assert "from the list" in ana.reply(result), sent
    assert await world.bot.tables.live_in_channel(world.channel.id) is None
    assert not world.public()


async def test_token_01_the_board_outlives_the_command_that_opened_it(env):
    """Twenty minutes later the board still moves: it is a message of the bot's own."""
    world = await table_at(env, turn_time=0)
    _, bo, _ = world.people
    board = world.board.id
    for _ in range(20):
        await env.advance_time(60)
    await bo.press("Wake")
    await bo.press("Flower")
    assert world.board.id == board
    assert "1 down" in line_of(world, "Bo")


@pytest.mark.parametrize("told", [True, False], ids=["asleep", "unreachable"])
async def test_token_02_a_panel_of_long_ago_still_works(env, told):
    """After 16 minutes it is asleep with one button; where even that failed, it still plays."""
    world = await table_at(env, turn_time=0)
    _, bo, _ = world.people
    if not told:
        env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    for _ in range(16):
        await env.advance_time(60)
    env.backend.faults.clear()
    if told:
        assert [c.label for c in bo.panel.controls] == ["Wake"]
        assert "flower" not in bo.panel.text
        await bo.press("Wake")
    await bo.press("Flower")
    assert await moves(world) == [(1, "person", "df")]
    assert "✓ Your flower is down" in bo.panel.text


async def test_token_03_a_hand_can_be_seen_again_any_number_of_times(env):
    """Dismissed by its owner, lost with the client: a button or a command brings it back."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await bo.press("Skull")
    others = [len(p.privates()) for p in (ana, cy)]
    hand = "In hand: 🌸 flower × 3\nDown, top first: 💀 skull"
    for again in ("My discs", "My discs", "/skull hand"):
        env.backend.delete_message(bo.panel.channel_id, bo.panel.id)
        if again.startswith("/"):
            result = await bo.slash("skull hand")
        else:
            result = await bo.press_board(again)
        assert result.ephemeral
        assert hand in bo.panel.text
    assert [len(p.privates()) for p in (ana, cy)] == others
    assert len([m for m in bo.privates() if hand in m.text]) == 1
