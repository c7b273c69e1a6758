"""Reported of other bots, at a card table: hands in payloads, open answers, sizes of messages."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from random import Random

import pytest
from broken import Broken, error_id
from cardtable import LOADS, POWERS, by_code, cards_at, hand_of, play, seat_line, words
from fits import assert_fits, walk, worst_world
from late import deliver, message_now, press_kept, press_on, type_raw
from people import EPHEMERAL, Tape, World
from tabletop import moves

from bot.games.skullking.words import card_name
from bot.text import Text
from bot.updates import Update
from engines.skullking import ENGINE
from engines.skullking.deals import deck
from engines.skullking.options import Options

BEASTS = {"kraken": True, "white_whale": True, "loot": True}
EVERYTHING = {**BEASTS, **POWERS, **LOADS, "tiebreak": "shared"}
HANDS = ("Y5 G1 E1", "Y1 G2 B9", "Y9 P1 P2")


def hidden(update: Update) -> list[re.Pattern[str]]:
    """The names of all cards that are in hands and of which none like it was played."""
    text, view = Text(), update.view
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    played = {card_name(text, face) for trick in tricks for _, face in trick.plays}
    held = {card_name(text, card) for hand in update.hands.values() for card in hand.hand}
    return [re.compile(rf"{re.escape(name)}(?!\d)") for name in held - played]


def shown(content: str) -> str:
    """All words of a message but its first line, which names the game."""
    components = list(walk(json.loads(content)[1]))
    texts = "\n".join(c["content"] for c in components if c["type"] == 10)
    labels = [str(c.get(name)) for c in components for name in ("label", "placeholder")]
    return "\n".join([*texts.splitlines()[1:], *labels]).replace("\xa0", " ")


async def test_leak_02_nothing_public_names_a_card_that_is_held(env):
    """A whole round with everything: every public word and label, after every single move."""
    world = World(env, game="skullking")
    tape = Tape(env)
    await world.begin(seed="leaks", rules={**EVERYTHING, "rounds": (6,)})
    everybody = frozenset(person.id for person in world.people)
    checked, rng = len(tape.rows), Random(3)
    while (update := await world.now()).table.status == "running":
        prompt = rng.choice([p for h in update.hands.values() for p in h.prompts])
        await by_code(world, (prompt.seat, rng.choice(prompt.choices).code))
        names = hidden(await world.now())
        for who, _, content, _ in tape.rows[checked:]:
            if everybody <= who:
                found = [name.pattern for name in names if name.search(shown(content))]
                assert not found, shown(content)
        checked = len(tape.rows)
    assert checked > 60
    assert "wins with" in words(world.board)


async def test_leak_04_who_watches_sees_no_hand_by_any_way(env):
    """Dee presses all there is and types every command: she sees what lies open, nothing else."""
    world = World(env, ("ana", "bo", "cy"), "skullking")
    dee, tape = world.add("dee"), Tape(env)
    rules = {**POWERS, "rounds": (3, 4)}
    hands = ("JUANITA G1 G2", "Y1 P7 P8", "Y9 P1 P2")
    await cards_at(env, *hands, people=world, rules=rules, bids=[1, 1, 1], stock="B14 SK")
    await play(world, "Juanita", "🪙 1", "🪙 9")
    start = len(tape.seen_by(dee.id))
    await look_everywhere(dee, world)
    names = hidden(await world.now())
    assert len(names) == 6
    names += [re.compile("Skull King"), re.compile("☠️ 14")]
    seen = [shown(text) for _, text, _ in tape.seen_by(dee.id)[start:]]
    assert len(seen) > 8
    for text in seen:
        assert not any(name.search(text) for name in names), text


async def look_everywhere(dee, world: World) -> None:
    """Everything somebody can do who does not sit at the table."""
    for label in ("My hand", "Last trick", "Table", "Rules"):
        assert (await dee.press_board(label)).ephemeral
    for command in ("hand", "scores", "board", "options", "start", "leave"):
        await dee.slash(f"skullking {command}")
    await dee.slash("skullking bid", tricks=1)
    await dee.slash("skullking play", card="green 1")
    await dee.slash("skullking power", choice="me")
    for command, option in (("play", "card"), ("bid", "tricks"), ("power", "choice")):
        found = await dee.member.autocomplete(world.channel, f"skullking {command}", option, "")
        assert found == []


async def test_leak_05_what_is_typed_is_answered_privately_whatever_happens(env):
    """Bids, cards, loads and powers by command, played or refused: nobody else sees an answer."""
    world = await cards_at(env, *HANDS, rules={**LOADS, **POWERS})
    ana, bo, cy = world.people
    dee = world.add("dee")
    results = [await type_raw(ana, "skullking bid", tricks=sent) for sent in (1, 99, "x", 2)]
    results += [await type_raw(person, "skullking bid", tricks=1) for person in (dee, bo, cy)]
    results += [await type_raw(ana, "skullking load", load=sent) for sent in ("lc", "x", "lg")]
    results += [await type_raw(person, "skullking load", load="lc") for person in (dee, bo, cy)]
    for person in (bo, dee, ana):
        for sent in ("black 14", "?", "yellow 5"):
            results.append(await type_raw(person, "skullking play", card=sent))
    results += [await type_raw(person, "skullking power", choice="20") for person in (ana, dee)]
    assert all(result.acknowledged and result.ephemeral for result in results)
    callbacks = [r.json for r in world.requests() if r.path.endswith("/callback")]
    for body in callbacks[-len(results) :]:
        assert body["data"]["flags"] & EPHEMERAL, body
    assert [code for _, _, code in await moves(world)][-1] == "cY5"


@pytest.mark.parametrize("way", ["board", "command"])
@pytest.mark.usefixtures("defers")
async def test_leak_06_a_slow_hand_is_still_a_private_one(env, monkeypatch, way):
    """The hand takes 2.5 s: Discord hears "wait" in time, and only Ana ever sees her cards."""
    world = await cards_at(env, *HANDS, bids=[1, 1, 1])
    ana, *_ = world.people
    tape, look, board = Tape(env), world.bot.tables.look, str(world.board)

    async def slow_look(table_id):
        await asyncio.sleep(2.5)
        return await look(table_id)

    monkeypatch.setattr(world.bot.tables, "look", slow_look)
    patient, env.settle_timeout = env.settle_timeout, 1.3  # longer waits stand still
    start = len(world.requests())
    if way == "board":
        await deliver(env, press_on(ana, world.board, "My hand"))
    else:
        await type_raw(ana, "skullking hand")
    env.settle_timeout = patient
    for _ in range(12):
        await env.advance_time(0.5)
    monkeypatch.undo()
    (first,) = [r.json for r in world.requests(start) if r.path.endswith("/callback")]
    assert first["type"] == (6 if way == "board" else 5)
    assert way == "board" or first["data"]["flags"] & EPHEMERAL
    assert "Your hand: 🦜 green 1 · 🪙 yellow 5 · Escape" in words(ana.panel)
    assert str(world.board) == board
    hands = [who for who, _, text, _ in tape.rows if "Your hand" in text]
    assert hands
    assert set(hands) == {frozenset({ana.id})}


@pytest.mark.logs_errors
async def test_leak_07_a_bug_in_the_rules_shows_no_card(env, caplog):
    """A card play fails inside: Ana gets a number, the log names places and no card at all."""
    world = await cards_at(env, *HANDS, bids=[1, 1, 1])
    ana, *_ = world.people
    before = str(world.board)
    world.bot.tables.engines["skullking"] = Broken(ENGINE, "apply")
    await ana.press("🪙 5")
    bug = error_id(words(ana.panel))
    lines = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(lines) == 1
    assert bug in lines[0]
    assert "ValueError at _fail" in lines[0]
    assert not re.search(r"PlayCard|face|hands|yellow|cY5", lines[0])
    assert str(world.board) == before
    assert await moves(world) == []
    world.bot.tables.engines["skullking"] = ENGINE
    await ana.press_board("My hand")
    await ana.press("🪙 5")
    assert "① 🪙 5 👑" in words(world.board)


async def test_leak_08_nothing_is_taken_back_once_somebody_could_have_seen_it(env):
    """A sealed bid may change until the reveal; a bid that is known and a card played may not."""
    world = await cards_at(env, *HANDS)
    ana, bo, cy = world.people
    await ana.press("1")
    pad = message_now(env, ana.panel.channel_id, ana.panel.id)
    await ana.press("3")
    await ana.press("0")
    await bo.press("1")
    await cy.press("1")
    assert "**0/0**" in seat_line(world, "Ana")
    await press_kept(ana, pad, f"m:{world.table}:r3.bid:2")
    cards = message_now(env, ana.panel.channel_id, ana.panel.id)
    other = ana.panel.find("🦜 1").id
    await play(world, "🪙 5", "🪙 1")
    await press_kept(ana, cards, other)
    assert "It is not your turn" in words(ana.panel)
    result = await ana.slash("skullking bid", tricks=2)
    assert "bids are known" in ana.reply(result).lower()
    assert (await moves(world))[-1] == (1, "person", "cY1")
    assert "**0/0**" in seat_line(world, "Ana")


# ---- Discord's limits ----------------------------------------------------------------


async def test_limit_02_the_largest_trick_fits(env):
    """Seven worst names, ten cards each, six in the trick: board, panel and every page of it."""
    rules = {**BEASTS, **POWERS}
    cards = deck(Options(**rules), 7)
    hands = [[int(card) for card in cards[seat::7][:10]] for seat in range(7)]
    world = await worst_world(env, 7, "skullking")
    await cards_at(env, *hands, people=world, rules=rules, bids=[10] * 7, leader=6)
    tigress = world.people[5]
    await world.bot.tables.toggle(tigress.id, "ask")
    for _ in range(6):
        (seat,) = (await world.now()).table.awaited
        choice = (await world.now()).hands[seat.seat].required.choices[0]
        await by_code(world, (seat.seat, choice.code))
    for person in world.people:
        await person.press_board("My hand")
    assert_fits(world)
    assert len(await hand_of(world, tigress)) == 10
    pages = [c.id for c in tigress.panel.controls if not c.disabled and c.id[0] == "v"]
    assert f"v:{world.table}:tigress" in pages
    for page in pages:
        await tigress.press(page)
        assert_fits(world)
        await tigress.press_board("My hand")


async def test_limit_02_the_largest_lobby_and_its_form_fit(env):
    """Eight worst names, every rule, twenty rounds: lobby, form, rules, menus, first round."""
    world = await worst_world(env, 8, "skullking")
    ana, *_ = world.people
    await world.open()
    await world.seat_all()
    form = await ana.press_board("Options")
    boxes = [o["value"] for o in form.modal["components"][0]["component"]["options"]]
    sizes = ", ".join(["10"] * 20)
    await ana.send(form, rules=boxes, scoring="rascal_loads", rounds=["own"], sizes=sizes)
    assert sizes in words(world.board)
    assert_fits(world)
    await ana.press_board("Table")
    await ana.press("Rules")
    while ana.panel.has("Next ›"):
        await ana.press("Next ›")
        assert_fits(world)
    await ana.press_board("Table")
    await ana.press("Remove a seat")
    assert len([c for c in ana.panel.controls if ":remove" in c.id]) == 7
    assert_fits(world)
    await begin_largest(world)


async def begin_largest(world: World) -> None:
    """The first round of the largest table: all bids, all loads, the first card."""
    await world.people[0].press_board("Start")
    assert_fits(world)
    await by_code(world, *((seat, "b0") for seat in range(8)))
    await by_code(world, *((seat, "lc") for seat in range(8)))
    assert_fits(world)
    (seat,) = (await world.now()).table.awaited
    choice = (await world.now()).hands[seat.seat].required.choices[0]
    await by_code(world, (seat.seat, choice.code))
    assert_fits(world)
