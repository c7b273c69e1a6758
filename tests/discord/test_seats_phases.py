"""People come and go at every moment of both games, and each game goes on to its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games import THOROUGH, offers, play_out
from people import Person, Seen, World
from tabletop import NAMES

from bot.games import GAMES
from engines.skullking.cards import TIGRESS_AS_PIRATE

RULES: dict[str, dict[str, Any]] = {
    "skull": {"points_to_win": 1, "last_chance": True},
    "skullking": {
        "pirate_powers": True,
        "scoring": "rascal_loads",
        "rounds": [2],
        "tiebreak": "shared",
    },
}
TIGRESS = "tigress"
USUAL, MORE = ("first_disc", "flip", "lose"), ("turn", "answer", "name")
CARDS, MORE_CARDS = ("bid", TIGRESS, "will"), ("load", "play", "rosie", "rascal", "harry")
MOMENTS = [
    *(("skull", kind) for kind in USUAL + MORE * THOROUGH),
    *(("skullking", kind) for kind in CARDS + MORE_CARDS * THOROUGH),
]
"""Of each way to decide one; ``tests/bot/test_seating.py`` goes through every decision."""
PERSONS, SEATS, GAMES_TRIED = 3, 4, 400


def moment(slug: str, kind: str) -> tuple[Any, int]:
    """A state in which a person is asked for this kind of decision, and that person's seat."""
    engine, options = GAMES[slug].engine, GAMES[slug].engine.Options(**RULES[slug])
    rng = Random(1)
    for game in range(GAMES_TRIED):
        state = engine.start(SEATS, options, f"{kind} {game}").state
        while prompts := [p for p in engine.prompts(state) if p.required]:
            for prompt in prompts:
                if prompt.seat < PERSONS and not prompt.auto and _is(prompt, kind):
                    return state, prompt.seat
            prompt = rng.choice(prompts)
            state = engine.apply(state, prompt.seat, rng.choice(prompt.choices)).state
    raise AssertionError(f"no {kind} in {GAMES_TRIED} games")


def _is(prompt: Any, kind: str) -> bool:
    if kind == TIGRESS:
        faces = [getattr(choice, "face", None) for choice in prompt.choices]
        return prompt.kind == "play" and TIGRESS_AS_PIRATE in faces
    return prompt.kind == kind


async def table_in(env: Any, slug: str, kind: str) -> tuple[World, Person]:
    """Three people and a computer player at this moment, and the person who is asked."""
    state, seat = moment(slug, kind)
    world = World(env, NAMES[:PERSONS], slug)
    host = world.people[0]
    await world.open()
    await world.bot.tables.set_options(world.table, host.id, RULES[slug])
    await world.seat_all()
    await host.press_board("+ Computer")
    await world.start(state=state)
    return world, world.people[seat]


def living(world: World, person: Person) -> list[Seen]:
    """The private messages of a person with which something can be done at the table."""
    signs = (f"v:{world.table}:refresh", f"t:{world.table}:rematch")
    return [m for m in person.privates() if any(c.id in signs for c in m.controls)]


async def assert_one_panel_each(world: World) -> None:
    """Whoever sits there has one panel, and nobody else has any."""
    table = (await world.now()).table
    for person in world.people:
        panels = living(world, person)
        assert len(panels) == (table.seat_of(person.id) is not None), person.name
        assert not panels or panels[0].id == person.panel.id


async def newcomer(world: World, name: str) -> Person:
    person = world.add(name)
    world.people.append(person)
    return person


async def rest(world: World) -> None:
    """The host pauses and resumes."""
    host = world.of((await world.now()).table.host)
    version = (await world.now()).view
    await host.slash("table pause")
    assert not any(p.panel.moves() for p in world.people if p.privates())
    await host.press_board("Resume")
    assert (await world.now()).view == version


async def give(world: World, giver: Person, taker: Person) -> None:
    hand = (await world.now()).hands[(await world.now()).table.seat_of(giver.id).seat]
    await giver.slash("table give", user=taker.member)
    (offer,) = [m for m in world.public() if m.has("Take the seat")]
    await taker.press("Take the seat", offer)
    now = await world.now()
    assert now.hands[now.table.seat_of(taker.id).seat] == hand


async def be_away(world: World, person: Person) -> None:
    """The computer plays for somebody, who then comes back."""
    with world.env._bot_scope():
        update = await world.bot.tables.vanish(world.table, person.id)
    if update is not None:
        await world.show(update)
    if (await world.now()).table.status != "running":
        return
    await person.press_board(HAND[world.game])
    if person.panel.has("I’m back"):
        await person.press("I’m back")
    assert not (await world.now()).table.seat_of(person.id).computer


SHORT = ("c1", "df", "p")
"""How Skull is over soon: put down a flower, open a challenge of one disc, let others have it."""


async def hurry(world: World, person: Person, rng: Random) -> str:
    """One decision that brings the game nearer to its end."""
    update = await world.now()
    hand = update.hands[update.table.seat_of(person.id).seat]
    codes = [choice.code for prompt in hand.prompts if prompt.required for choice in prompt.choices]
    code = next((code for code in SHORT if code in codes), codes[0])
    with world.env._bot_scope():
        update = await world.bot.tables.act_code(world.table, person.id, code)
    await world.show(update)
    return code


HAND = {"skull": "My discs", "skullking": "My hand"}


@pytest.mark.parametrize(("slug", "kind"), MOMENTS)
async def test_a_game_goes_on_whoever_comes_and_goes(env, slug, kind):
    world, asked = await table_in(env, slug, kind)
    gil, hal = await newcomer(world, "gil"), await newcomer(world, "hal")
    await assert_one_panel_each(world)

    await rest(world)
    await assert_one_panel_each(world)
    await give(world, asked, gil)
    assert offers(gil.panel) or world.board.moves()
    await assert_one_panel_each(world)

    await hal.press_board(HAND[slug])
    if hal.privates()[-1].has("Take ④"):
        await hal.press("Take ④")
        assert (await world.now()).table.seat_of(hal.id).seat == SEATS - 1
        await assert_one_panel_each(world)

    other = next(p for p in world.people[:PERSONS] if p is not asked)
    await be_away(world, other)
    if (await world.now()).table.status == "running":
        await gil.press_board("Table")
        await gil.press("Leave")
        await gil.press("Yes, leave")
        await assert_one_panel_each(world)
    await play_out(world, Random(4), act=hurry)
    update = await world.now()
    assert "ranking" in update.table.result
    await assert_one_panel_each(world)
    lines = await world.bot.tables.history(world.table)
    assert {"pause", "resume", "offer", "take", "away"} <= {line.kind for line in lines}
