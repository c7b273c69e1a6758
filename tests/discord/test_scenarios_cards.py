"""Reported of other bots, at a card table: late and doubled answers, races, old buttons."""

from __future__ import annotations

import asyncio

import pytest
from cardtable import (
    LOADS,
    POWERS,
    bid,
    cards_at,
    hand_of,
    play,
    playable,
    scores,
    seat_line,
    words,
)
from late import (
    at_once,
    deliver,
    message_now,
    press_kept,
    press_late,
    press_on,
    press_twice,
    press_while_blocked,
    type_raw,
)
from people import World
from tabletop import board_calls, moves, table_at, who_is_awaited

HANDS = ("Y5 G1 E1", "Y1 G2 B9", "Y9 P1 P2")
MODAL = 9


async def a_trick(env, **more) -> World:
    """Three cards each, Ana leads."""
    return await cards_at(env, *HANDS, bids=[1, 1, 1], **more)


def callbacks(world: World, start: int) -> list[int]:
    """The kinds of all first answers since ``start``."""
    return [r.json["type"] for r in world.requests(start) if r.path.endswith("/callback")]


async def test_ack_01_a_card_whose_press_was_stuck_lies_on_the_table(env):
    """The bot was busy for 3.5 s: board and both panels show the card, and Bo goes on."""
    world = await a_trick(env)
    ana, bo, _ = world.people
    result = await press_while_blocked(ana, ana.panel, "🪙 5")
    assert not result.acknowledged
    assert await moves(world) == [(0, "person", "cY5")]
    assert "① 🪙 5 👑" in words(world.board)
    assert "yellow 5" not in words(ana.panel), "the panel tells the truth by itself"
    assert playable(bo) == ["🪙 1"]
    await bo.press("🪙 1")
    assert "Cy" in who_is_awaited(world)


async def test_ack_02_a_card_press_that_arrives_twice_plays_one_card(env):
    """One card leaves the hand, one answer, one repaint."""
    world = await a_trick(env)
    ana, *_ = world.people
    start = len(world.requests())
    await press_twice(ana, ana.panel, "🪙 5")
    assert await moves(world) == [(0, "person", "cY5")]
    assert len(await hand_of(world, ana)) == 2
    assert len(callbacks(world, start)) == 1
    assert len(board_calls(world, start)) == 1


async def test_ack_03_the_last_bid_reveals_and_the_last_card_goes_on_at_once(env):
    """No timeout wakes anybody: reveal, next trick and next round come by themselves."""
    world = await cards_at(env, "Y5 G1", "Y1 G2", "Y9 P1")
    ana, _, cy = world.people
    began = env.now()
    await bid(world, 1, 0, 1)
    assert "Bids 2 for 2 tricks: exactly right." in words(world.board)
    assert "**0/1**" in seat_line(world, "Ana")
    assert "You lead" in words(ana.panel)
    await play(world, "🪙 5", "🪙 1", "🪙 9")
    assert "You lead" in words(cy.panel)
    await play(world, "🗺️ 1", "🦜 1", "🦜 2")
    assert all(person.panel.has("3") for person in world.people)
    assert (env.now() - began).total_seconds() < 1


async def test_ack_04_the_form_opens_every_time_and_is_the_first_answer(env):
    """Ana opens it, closes it, opens it again and sends; then Bo does the same at another table."""
    world = World(env, game="skullking")
    for host, channel in zip(world.people, ("games", "elsewhere"), strict=False):
        world.channel = world.guild.create_text_channel(channel)
        await world.open(host)
        start = len(world.requests())
        await host.press_board("Options")
        form = await host.press_board("Options")
        assert callbacks(world, start) == [MODAL, MODAL]
        await host.send(form, rules=["kraken"], sizes="2, 4")
        assert "With the Kraken" in words(world.board)
        assert "Rounds of 2, 4 cards" in words(world.board)


@pytest.mark.parametrize("seconds", [1.4, 2.5])
@pytest.mark.usefixtures("defers")
async def test_ack_04_a_form_that_comes_late_is_offered_again(env, monkeypatch, seconds):
    """In time it is the very first answer; after that a button that opens it, and no error."""
    world = World(env, game="skullking")
    await world.open()
    ana, *_ = world.people
    look = world.bot.tables.look

    async def slow_look(table_id):
        await asyncio.sleep(seconds)
        return await look(table_id)

    monkeypatch.setattr(world.bot.tables, "look", slow_look)
    start = len(world.requests())
    made = press_on(ana, world.board, "Options")
    patient, env.settle_timeout = env.settle_timeout, 1.3  # longer waits stand still
    await deliver(env, made)
    env.settle_timeout = patient
    for _ in range(5):
        await env.advance_time(0.5)
    monkeypatch.undo()
    if seconds < 1.5:
        assert callbacks(world, start) == [MODAL]
        return
    assert MODAL not in callbacks(world, start)
    assert "a moment too long" in ana.panel.text
    form = await ana.press("Open the form again")
    await ana.send(form, scoring="rascal")
    assert "Rascal scoring" in words(world.board)


NO_BIDS = ("three", "99", "", "-1", "1.5", "²", 99, 4, -1, 2**60)
NO_CARDS = ("", "cY5", "yellow", "yellow 15", "green 0", "r3.t1.play", "💀", "Escape, Escape")


async def test_input_01_an_odd_bid_or_card_is_explained_and_nothing_is_stored(env):
    """Whatever is sent, the answer is private, says what is right, and moves nothing."""
    world = await cards_at(env, *HANDS)
    ana, *_ = world.people
    for sent in NO_BIDS:
        result = await type_raw(ana, "skullking bid", tricks=sent)
        assert result.ephemeral
        assert "error" not in ana.reply(result), sent
    assert await moves(world) == []
    await ana.press_board("My hand")
    await bid(world, 1, 1, 1)
    before = await moves(world)
    for sent in NO_CARDS:
        result = await type_raw(ana, "skullking play", card=sent)
        assert result.ephemeral
        assert "I do not know that card" in ana.reply(result), sent
    assert await moves(world) == before


# ---- at the same moment --------------------------------------------------------------


async def test_race_01_the_last_card_and_the_deadline_together(env):
    """Cy's card and the end of Cy's time arrive at once: one trick, one sum, one new round."""
    world = await cards_at(env, "Y5", "Y1", "Y9", bids=[0, 0, 1])
    *_, cy = world.people
    await play(world, "🪙 5", "🪙 1")
    made = press_on(cy, cy.panel, "🪙 9")
    env.backend.advance_clock(180)
    await deliver(env, made)
    await env.advance_time(1)
    played = await moves(world)
    assert [code for _, _, code in played] == ["cY5", "cY1", "cY9"]
    assert (await world.now()).table.seats[2].missed == (played[2][1] == "clock")
    view = (await world.now()).view
    assert len(view.results) == 1
    assert view.round == 2
    assert await scores(world) == [10, 10, 20]
    assert words(world.board).count("takes it") == 1


GRAPE, BALL = "Grapeshot: half for one off", "Cannonball: 15 a card or nothing"
LAST_TWO = [
    ({}, ("1", "2", "0"), "**0/2**"),
    ({"rules": LOADS, "bids": [1, 2, 0]}, (GRAPE, BALL, GRAPE), "💥 cannonball"),
]


@pytest.mark.parametrize(("more", "pressed", "shown"), LAST_TWO, ids=["bids", "loads"])
async def test_race_02_the_last_two_sealed_choices_at_the_same_moment(env, more, pressed, shown):
    """Both count, there is one reveal, and the first leader is asked once."""
    world = await cards_at(env, *HANDS, **more)
    ana, bo, cy = world.people
    await ana.press(pressed[0])
    start = len(world.requests())
    await at_once((bo, bo.panel, pressed[1]), (cy, cy.panel, pressed[2]))
    assert len(await moves(world)) == 3
    assert shown in seat_line(world, "Bo")
    assert len([r for r in world.requests(start) if "You lead" in repr(r.json)]) == 1


async def test_race_03_two_cards_within_a_tenth_of_a_second(env):
    """Ana presses two cards: the first counts, the second is told so privately."""
    world = await a_trick(env)
    ana, *_ = world.people
    first, second = await at_once((ana, ana.panel, "🪙 5"), (ana, ana.panel, "🦜 1"))
    assert first.acknowledged
    assert second.acknowledged
    assert await moves(world) == [(0, "person", "cY5")]
    assert "It is not your turn. Waiting for" in words(ana.panel)
    assert len(await hand_of(world, ana)) == 2
    assert "Bo" in who_is_awaited(world)


async def test_race_03_the_same_card_pressed_twice_leads_one_trick_only(env):
    """Two presses of one button, and the second finds Cy leading the next trick."""
    world = await a_trick(env)
    *_, cy = world.people
    await play(world, "🪙 5", "🪙 1")
    await at_once((cy, cy.panel, "🪙 9"), (cy, cy.panel, "🪙 9"))
    assert [code for _, _, code in await moves(world)] == ["cY5", "cY1", "cY9"]
    assert "You lead" in words(cy.panel)
    assert len(await hand_of(world, cy)) == 2


async def test_race_04_a_changed_bid_in_the_moment_of_the_reveal(env):
    """Bo changes the bid as Cy completes the round: counted before it or told, never half."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await ana.press("1")
    await bo.press("0")
    change, last = await at_once((bo, bo.panel, "3"), (cy, cy.panel, "1"))
    assert change.acknowledged
    assert last.acknowledged
    made = (await world.now()).view.seats[1].bid
    assert made in (0, 3)
    assert f"**0/{made}**" in seat_line(world, "Bo")
    kept = message_now(env, bo.panel.channel_id, bo.panel.id)
    result = await press_kept(bo, kept, f"m:{world.table}:r3.bid:2")
    assert result.acknowledged
    assert (await world.now()).view.seats[1].bid == made
    assert f"You have 0 of the {made}" in words(bo.panel).replace("1 trick", "1")


async def test_race_04_harry_in_the_moment_the_round_ends(env):
    """Ana raises her bid as the last card falls: it counts, once, and the round is scored once."""
    rules = {**POWERS, "harry_timing": "end_of_round", "rounds": (2,), "tiebreak": "shared"}
    world = await cards_at(env, "HARRY G1", "Y1 Y2", "P1 P2", rules=rules, bids=[1, 1, 0])
    ana, _, cy = world.people
    await play(world, "Harry", "🪙 1", "🗺️ 1", "🦜 1", "🪙 2")
    assert "may still change the bid" in seat_line(world, "Ana")
    await at_once((cy, cy.panel, "🗺️ 2"), (ana, ana.panel, "+1"), (ana, ana.panel, "+1"))
    assert [code for _, _, code in await moves(world)].count("h+1") == 1
    assert (await world.now()).table.status == "ended"
    assert await scores(world) == [40, -10, 20]


# ---- old and foreign buttons ---------------------------------------------------------


async def both_games(env) -> tuple[World, World]:
    """The same people at a table of Skull and, in a channel beside it, at one of Skull King."""
    skull = await table_at(env)
    world = World.__new__(World)
    world.env, world.guild, world.people, world.game = env, skull.guild, skull.people, "skullking"
    world.channel = skull.guild.create_text_channel("elsewhere")
    return skull, world


async def sit_down(world: World) -> None:
    """Bo leads the first trick."""
    for person in world.people:
        person.world = world
    await cards_at(world.env, *HANDS, bids=[1, 1, 1], people=world, leader=1)


async def test_stale_01_two_games_of_one_person_never_mix(env):
    """Bo sits at Skull and at Skull King: each panel moves its own table, each hand is its own."""
    skull, world = await both_games(env)
    _, bo, _ = skull.people
    disc = bo.panel
    await sit_down(world)
    before = await world.now()
    await bo.press("Flower", disc)
    assert await world.now() == before
    assert len(await moves(skull)) == 1
    await bo.slash("skullking hand")
    assert "You lead" in words(bo.panel)
    await bo.press("🦜 2")
    assert len(await moves(skull)) == 1
    assert "② 🦜 2" in words(world.board)


async def test_stale_01_a_command_in_another_channel_means_the_own_table_or_none(env):
    """Typed beside the table: Bo's card is played at his only one, Dee is told where she is."""
    skull, world = await both_games(env)
    await sit_down(world)
    _, bo, _ = world.people
    dee = world.add("dee")
    bo.world = dee.world = skull
    result = await bo.slash("skullking play", card="green 2")
    assert result.ephemeral
    assert "② 🦜 2" in words(world.board)
    assert await moves(skull) == []
    result = await dee.slash("skullking hand")
    assert "The table in this channel plays Skull. Use `/skull` for it" in dee.reply(result)
    skull.channel = skull.guild.create_text_channel("empty")
    result = await dee.slash("skullking play", card="green 2")
    assert result.ephemeral
    assert "Open one with `/skullking new`" in dee.reply(result)
    assert len(await moves(world)) == 1


async def test_stale_02_a_card_button_of_the_trick_before_plays_nothing(env):
    """Cy's panel of trick 1, pressed when Cy leads trick 2: told so, with the present cards."""
    world = await a_trick(env)
    *_, cy = world.people
    await play(world, "🪙 5", "🪙 1")
    kept = message_now(env, cy.panel.channel_id, cy.panel.id)
    button = cy.panel.find("🪙 9").id
    await cy.press("🪙 9")
    before = await moves(world)
    await press_kept(cy, kept, button)
    assert await moves(world) == before
    assert "earlier moment" in words(cy.panel)
    assert playable(cy) == ["🗺️ 1", "🗺️ 2"]


async def test_stale_02_the_tigress_is_asked_about_after_the_clock_has_played(env):
    """Ana thinks about pirate or escape too long: her late answer plays nothing more."""
    world = await cards_at(env, "TIGRESS G1", "Y1 G2", "P1 P2", bids=[1, 1, 0], leader=1)
    ana, bo, _ = world.people
    await play(world, "🪙 1", "🗺️ 1")
    await ana.press("Tigress")
    asked = message_now(env, ana.panel.channel_id, ana.panel.id)
    button = ana.panel.find("Pirate").id
    await env.advance_time(181)
    before = await moves(world)
    assert before[-1] == (0, "clock", "cTIGRESSe")
    await press_kept(ana, asked, button)
    assert await moves(world) == before
    assert "It is not your turn" in words(ana.panel)
    assert "You lead" in words(bo.panel)


async def test_stale_02_a_look_on_an_old_board_shows_the_present(env):
    """Last trick, pressed on the board of an earlier trick, shows the newest one."""
    world = await a_trick(env)
    ana, *_ = world.people
    await play(world, "🪙 5", "🪙 1", "🪙 9")
    old = message_now(env, world.channel.id, world.board.id)
    look = world.board.find("Last trick").id
    await env.advance_time(61)
    await ana.slash("skullking board")
    assert world.board.id != int(old["id"])
    await ana.press_board("My hand")
    await play(world, "🗺️ 1", "🦜 1", "☠️ 9")
    result = await press_kept(ana, old, look)
    assert result.ephemeral
    assert "☠️ 9 👑" in words(ana.panel)


async def test_stale_01_another_ones_button_is_the_pressers_own_move_or_none(env):
    """Cy sends what Bo's buttons send: a bid is Cy's own; a card is refused, and nobody's."""
    world = await cards_at(env, *HANDS, leader=1)
    ana, bo, cy = world.people
    await ana.press("1")
    await bo.press("2")
    await press_late(cy, cy.panel.channel_id, cy.panel.id, f"m:{world.table}:r3.bid:3")
    assert [seat.bid for seat in (await world.now()).view.seats] == [1, 2, 3]
    for card in bo.panel.moves():
        await press_late(cy, cy.panel.channel_id, cy.panel.id, card.id)
        assert "It is not your turn" in words(cy.panel)
        assert "black" not in words(cy.panel)
    assert len(await moves(world)) == 3
    assert len(await hand_of(world, bo)) == 3
