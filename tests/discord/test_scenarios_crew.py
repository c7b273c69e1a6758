"""Reported of other bots, at a card table: people who leave or sleep, restarts, computers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from cardtable import POWERS, by_code, cards_at, hand_of, play, playable, scores, seat_line, words
from late import message_now, press_kept
from people import World
from tabletop import leave, minutes, moves, restart, who_is_awaited

from engines.skullking import ENGINE

HANDS = ("Y5 G1 E1", "Y1 G2 B9", "Y9 P1 P2")


async def test_seat_01_a_whole_table_asleep_is_played_for(env):
    """Nobody bids or plays: the clock does, tells so, and gives the seats to the computer."""
    world = await cards_at(env, "Y5", "Y1", "Y9", rules={"rounds": (1,), "tiebreak": "shared"})
    ana, *_ = world.people
    await ana.press("1")
    await minutes(world, 3)
    assert [m[:2] for m in await moves(world)] == [(0, "person"), (1, "clock"), (2, "clock")]
    assert "⏰ the clock played" in seat_line(world, "Bo")
    await ana.press("🪙 5")
    await minutes(world, 7)
    assert [m[1] for m in (await moves(world))[3:]] == ["person", "clock", "clock"]
    assert "\u2068Cy\u2069** **takes it:**" in words(world.board)
    assert (await world.now()).table.status == "ended"


async def test_seat_01_a_power_nobody_uses_holds_nobody_up(env):
    """Ana's Will has drawn and she is away: the drawn cards go, unseen, and the trick is led."""
    hands = ("WILL E1 E2", "Y1 Y2 Y3", "P1 P2 P3")
    world = await cards_at(env, *hands, rules=POWERS, bids=[1, 1, 1], stock="B14 SK")
    ana, *_ = world.people
    await play(world, "Will", "🪙 1", "🗺️ 1")
    assert "chooses what to discard" in who_is_awaited(world)
    await minutes(world, 3)
    assert (await moves(world))[-1] == (0, "clock", "dB14+SK")
    assert "Will: drew 2, discarded 2" in seat_line(world, "Ana")
    assert "Skull King" not in words(world.board).split("\n", 1)[1]
    assert "leads trick 2" in who_is_awaited(world)
    assert playable(ana) == ["Escape", "Escape"]


async def test_seat_03_leaving_in_the_middle_of_a_trick_lets_it_end(env):
    """Bo is to play in trick 2 and leaves: a computer plays on, Cy is asked, the trick ends."""
    hands = ("G1 E1", "G2 B9", "P1 P2")
    world = await cards_at(env, *hands, bids=[1, 1, 1], won=[0, 0, 1], leader=0)
    _, bo, cy = world.people
    await play(world, "🦜 1")
    await leave(bo)
    assert (await moves(world))[-1] == (1, "computer", "cG2")
    assert "💻" in seat_line(world, "Bo")
    assert "Cy" in who_is_awaited(world)
    await cy.press("🗺️ 1")
    assert [trick.result.winner for trick in (await world.now()).view.tricks] == [1]
    assert (await moves(world))[-1] == (1, "computer", "cB9"), "who took it leads"
    assert "Cy" in who_is_awaited(world)


async def test_seat_05_who_leaves_while_all_bid_is_not_waited_for(env):
    """Ana and Bo have bid and Cy leaves: the bids are shown and the leader is asked at once."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await ana.press("1")
    await bo.press("2")
    await leave(cy)
    assert (await moves(world))[-1][:2] == (2, "computer")
    assert "**0/2**" in seat_line(world, "Bo")
    assert "You lead" in words(ana.panel)


async def test_seat_06_a_bid_in_the_last_moment_is_no_miss(env):
    """A tenth of a second before the deadline counts: no bid by the clock, no strike."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await ana.press("1")
    await cy.press("0")
    await env.advance_time(100)
    await env.advance_time(79.9)
    await bo.press("3")
    await env.advance_time(5)
    assert await moves(world) == [(0, "person", "b1"), (2, "person", "b0"), (1, "person", "b3")]
    assert [s.missed for s in (await world.now()).table.seats] == [0, 0, 0]
    assert "the clock played" not in words(world.board)


async def test_seat_07_the_winner_of_a_trick_leaves_before_leading(env):
    """Ana must lead and leaves: her computer leads, and Bo is asked."""
    world = await cards_at(env, "G1 E1", "G2 B9", "P1 P2", bids=[1, 1, 1], won=[1], leader=0)
    ana, bo, _ = world.people
    assert "You lead" in words(ana.panel)
    await leave(ana)
    assert (await moves(world))[-1][:2] == (0, "computer")
    assert "Bo" in who_is_awaited(world)
    assert "Your turn" in words(bo.panel)
    assert (await world.now()).table.host == bo.id


async def test_seat_07_who_must_name_the_leader_leaves(env):
    """Ana's Rosie took the trick and Ana leaves: her computer names somebody, and it goes on."""
    hands = ("ROSIE E1", "Y1 Y2", "P1 P2")
    world = await cards_at(env, *hands, rules=POWERS, bids=[1, 1, 1])
    ana, *_ = world.people
    await play(world, "Rosie", "🪙 1", "🗺️ 1")
    assert "names who leads the next trick" in who_is_awaited(world)
    await leave(ana)
    assert "leads" in seat_line(world, "Ana"), "Rosie: somebody leads"
    (awaited,) = await world.awaited()
    assert awaited is not ana
    await awaited.press(playable(awaited)[0])


async def test_seat_09_who_has_left_plays_no_card(env):
    """A card button of somebody who left is refused privately, and shows no card of the seat."""
    world = await cards_at(env, *HANDS, bids=[1, 1, 1])
    *_, cy = world.people
    await play(world, "🪙 5", "🪙 1")
    kept = message_now(env, cy.panel.channel_id, cy.panel.id)
    button = cy.panel.find("🪙 9").id
    await leave(cy)
    before = await moves(world)
    await press_kept(cy, kept, button)
    assert "You do not sit at this table" in words(cy.panel)
    assert await moves(world) == before
    result = await cy.slash("skullking hand")
    assert "purple" not in cy.reply(result)


# ---- restarts ------------------------------------------------------------------------


async def test_persist_01_killed_in_the_middle_of_a_trick(env, bots):
    """Trick 3 of round 4: hands, bids, scores, trick and turn are as before; old buttons play."""
    hands = ("G1 E1", "G2 B9", "P1 P2")
    more = {"bids": [1, 2, 1], "won": [1, 1, 0], "scores": [20, -10, 30], "round": 4}
    world = await cards_at(env, *hands, **more)
    await play(world, "🦜 1")
    before, board = await world.now(), str(world.board)
    await restart(world, bots, crash=True)
    after = await world.now()
    assert (after.view, after.hands, after.table) == (before.view, before.hands, before.table)
    assert str(world.board) == board
    await play(world, "🦜 2")
    await world.people[2].press("Refresh")
    await play(world, "🗺️ 1")
    assert "\u2068Bo\u2069** **takes it:**" in words(world.board)
    assert "**2/2** · −10" in seat_line(world, "Bo")


async def test_persist_01_killed_while_everybody_bids(env, bots):
    """The sealed bid is kept, stays sealed, can be changed, and is shown with the last one."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await bo.press("2")
    await restart(world, bots, crash=True)
    assert "Bids: 1 of 3 in" in words(world.board)
    await bo.press_board("My hand")
    assert "You bid **2**" in words(bo.panel)
    await bo.press("3")
    await ana.press("1")
    await cy.press("0")
    assert "**0/3**" in seat_line(world, "Bo")


async def test_persist_02_a_restart_between_the_reveal_and_the_first_card(env, bots):
    """The leader's panel from before it leads the first trick, on the same board."""
    world = await cards_at(env, *HANDS)
    for person in world.people:
        await person.press("1")
    board = world.board.id
    await restart(world, bots)
    await play(world, "🪙 5")
    assert world.board.id == board
    assert "① 🪙 5 👑" in words(world.board)
    assert "Bo" in who_is_awaited(world)


async def test_persist_02_a_list_that_was_open_over_a_restart_is_taken(env, bots):
    """Will's list stood on the screen: what is chosen in it after the restart is discarded."""
    hands = ("WILL E1 E2", "Y1 Y2 Y3", "P1 P2 P3")
    world = await cards_at(env, *hands, rules=POWERS, bids=[1, 1, 1], stock="B14 SK")
    ana, *_ = world.people
    await play(world, "Will", "🪙 1", "🗺️ 1")
    held = await hand_of(world, ana)
    await restart(world, bots, crash=True)
    (select,) = [c for c in ana.panel.controls if c.is_list]
    await ana.choose(select.id, "0", "3")
    assert await hand_of(world, ana) == held[1:3]
    assert "Will: drew 2, discarded 2" in seat_line(world, "Ana")


# ---- computers -----------------------------------------------------------------------


class Computers:
    """The engine with other computer players."""

    def __init__(self, choose: Callable[[Any, Any, Any], Any]) -> None:
        self.choose = choose

    def __getattr__(self, name: str) -> Any:
        return getattr(ENGINE, name)


async def test_ai_01_computers_play_by_the_rules_under_every_option(env):
    """Three computers, one person, all cards and powers: every round is played and scored."""
    rules = {**POWERS, "kraken": True, "white_whale": True, "loot": True, "rounds": (3, 4)}
    rules |= {"scoring": "rascal_loads", "tiebreak": "shared"}
    world = World(env, ("ana",), "skullking")
    ana, *_ = world.people
    await world.open()
    await world.bot.tables.set_options(world.table, ana.id, rules)
    legal: list[bool] = []

    def choose(view: Any, prompt: Any, rng: Any) -> Any:
        action = ENGINE.choose(view, prompt, rng)
        legal.append(action in prompt.choices)
        return action

    world.bot.tables.engines["skullking"] = Computers(choose)
    for _ in range(3):
        await ana.press_board("+ Computer")
    await world.start(seed="computers")
    while (update := await world.now()).table.status == "running":
        (hand,) = update.hands.values()
        if hand.required is None:
            await env.advance_time(1)
        else:
            await by_code(world, (0, hand.required.choices[0].code))
    assert len(update.view.results) == 2
    assert all(legal)
    assert len(legal) >= 3 * (2 * 2 + 3 + 4)
    assert "wins with" in words(world.board)


@pytest.mark.logs_errors
async def test_ai_02_a_computer_that_fails_is_played_for(env, caplog):
    """It fails at its bid and at its card: a legal one is played, the log tells no card."""
    world = World(env, ("ana", "bo"), "skullking")
    ana, bo = world.people
    await world.open()
    await bo.press_board("Join")
    await ana.press_board("+ Computer")

    def choose(view: Any, prompt: Any, rng: Any) -> Any:
        raise LookupError(f"I hold {view.hand}")

    world.bot.tables.engines["skullking"] = Computers(choose)
    await world.start(seed="confused")
    await ana.press("0")
    await bo.press("1")
    assert (await world.now()).view.phase == "playing"
    while (await world.now()).view.round == 1:
        (person,) = await world.awaited()
        await person.press(playable(person)[0])
    assert len(await scores(world)) == 3
    assert [m[0] for m in await moves(world) if m[1] == "computer"][:2] == [2, 2]
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert errors
    assert not any("I hold" in line for line in errors)
