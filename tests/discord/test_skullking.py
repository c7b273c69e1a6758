"""Skull King on the simulated Discord: lists, private pages, typed moves and a whole game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from late import SELECT, deliver, message_now, press_of
from people import Person, World
from simcord.results import ResponseMessage

from engines.core import Seat
from engines.skullking import position
from engines.skullking.options import Options

POWERS = {"pirate_powers": True, "rounds": (3,)}
LOOKS = ("tigress", "mark", "side")


class Ship(World):
    """A table of Skull King."""

    async def open(self, host: Person | None = None, **options: Any) -> None:
        await (host or self.people[0]).slash("skullking new", **options)
        found = await self.bot.tables.live_in_channel(self.channel.id)
        assert found is not None
        self.table = found

    async def sail(self, state: Any, **rules: Any) -> None:
        """Everybody sits down and the game starts in a position."""
        await self.open()
        await self.bot.tables.set_options(self.table, self.people[0].id, rules)
        await self.seat_all()
        await self.start(state=state)

    async def play(self, seat: int, code: str) -> None:
        """A move as somebody's typed one, by its code."""
        person = self.people[seat]
        with self.env._bot_scope():
            update = await self.bot.tables.act_code(self.table, person.id, code)
        await self.show(update)


async def choose(person: Person, values: list[str]) -> None:
    """Choose several values of the list on the panel."""
    message = person.panel
    (control,) = [c for c in message.controls if c.id.startswith("s:")]
    stored = person.world.env.backend.get_message(message.channel_id, message.id)
    handle = ResponseMessage(person.world.env, stored)
    result = await person.member.select(handle, values, custom_id=control.id)
    assert result.acknowledged


async def press_something(world: World, person: Person, rng: Random) -> None:
    """One decision by the panel alone."""
    for _ in range(3):
        panel = person.panel
        lists = [c for c in panel.controls if c.id.startswith("s:") and ":move." in c.id]
        if lists:
            update = await world.now()
            hand = update.hands[update.table.seat_of(person.id).seat]
            count = len(hand.required.choices[0].cards)
            await choose(person, rng.sample(lists[0].options, count))
            return
        looks = [c for c in panel.controls if c.id.split(":")[2].split(".")[0] in LOOKS]
        control = rng.choice([c for c in panel.moves() + looks if not c.disabled])
        await person.press(control.id)
        if control.is_move:
            return
    raise AssertionError(f"{person.name} cannot move:\n{person.panel}")


async def test_a_game_is_played_by_buttons_alone(env):
    world = Ship(env)
    world.people.append(world.add("di"))
    await world.open(cards="all", rounds="swift_n_salty", scoring="rascal_loads")
    await world.bot.tables.set_options(world.table, world.people[0].id, {"rounds": [2, 3, 6]})
    await world.seat_all()
    assert "• With the Kraken" in world.board.text
    assert "• Rounds of 2, 3, 6 cards" in world.board.text
    await world.people[0].press_board("Start")
    rng = Random(4)
    while (await world.now()).table.status == "running":
        await press_something(world, rng.choice(await world.awaited()), rng)
    assert "wins with" in world.board.text or "share the first place" in world.board.text
    watcher = world.add("wes")
    for label in ("Why", "Scores", "Last trick"):
        result = await watcher.press_board(label)
        assert result.ephemeral
        assert not watcher.panel.has("Back"), "who only watches has no panel"
        await world.people[0].press_board(label)
        assert world.people[0].panel.has("Back")
    await world.people[0].press_board("Why")
    await choose(world.people[0], ["1"])
    assert "**Round 1** (2 cards): how it was counted" in world.people[0].panel.text
    assert [c.label for c in world.board.controls] == ["Rematch", "Why", "Last trick", "Scores"]


def will_won() -> Any:
    """Ana has Will and leads; nobody can beat him."""
    return position(
        ["WILL E1 E2", "Y1 Y2 Y3", "P1 P2 P3"], options=Options(**POWERS), bids=[1, 1, 1], leader=0
    )


async def at_will(env) -> Ship:
    world = Ship(env)
    await world.sail(will_won(), **POWERS)
    for seat, code in ((0, "cWILL"), (1, "cY1"), (2, "cP1")):
        await world.play(seat, code)
    return world


async def test_will_is_one_choice_of_exactly_two(env):
    world = await at_will(env)
    ana, bo, cy = world.people
    assert "**Will:** choose 2 cards" in ana.panel.text
    hand = (await world.now()).hands[Seat(0)].hand
    (select,) = [c for c in ana.panel.raw["components"] if _is_list(c)]
    assert select["components"][0]["min_values"] == select["components"][0]["max_values"] == 2
    escapes = [str(i) for i, card in enumerate(hand) if card >= 69]
    await choose(ana, escapes[:2])
    assert "Will: drew 2, discarded 2" in world.board.text
    left = (await world.now()).hands[Seat(0)].hand
    assert set(left) == set(hand) - {hand[int(i)] for i in escapes[:2]}
    assert "You lead" in ana.panel.text
    for other in (bo, cy):
        assert "drawn" not in other.panel.text


def _is_list(component: dict[str, Any]) -> bool:
    return component["type"] == 1 and component["components"][0]["type"] == 3


async def test_a_choice_for_an_older_moment_or_by_somebody_else_does_nothing(env):
    world = await at_will(env)
    ana, bo, _ = world.people
    old = ana.panel
    (control,) = [c for c in old.controls if c.id.startswith("s:")]
    then = message_now(env, old.channel_id, old.id)["components"]
    await choose(ana, ["0", "1"])
    version = (await world.now()).table.version
    for person in (ana, bo):
        message = message_now(env, person.panel.channel_id, person.panel.id)
        record, payload = press_of(person, message, control.id, SELECT)
        payload["data"]["values"] = ["0", "1"]
        payload["message"]["components"] = then
        await deliver(env, (record, payload))
        assert "earlier moment" in person.panel.text
    assert (await world.now()).table.version == version


async def test_ask_before_i_play_holds_for_the_list_too(env):
    world = await at_will(env)
    ana, *_ = world.people
    await world.bot.tables.toggle(ana.id, "ask")
    version = (await world.now()).table.version
    await choose(ana, ["0", "1"])
    assert (await world.now()).table.version == version
    assert "once more" in ana.panel.text
    (sure,) = ana.panel.moves()
    await ana.press(sure.id)
    assert (await world.now()).table.version == version + 1


# ---- private pages -------------------------------------------------------------------


async def test_pages_that_have_nothing_yet_say_so(env):
    world = Ship(env)
    await world.open()
    ana, *_ = world.people
    result = await ana.slash("skullking scores")
    assert "nothing to see there yet" in ana.reply(result)
    await world.seat_all()
    await ana.press_board("Start")
    result = await ana.slash("skullking scores")
    assert "nothing to see there yet" in ana.reply(result)


# ---- typed moves ---------------------------------------------------------------------


def a_trick() -> Any:
    """Bo leads; Ana has yellow, black and specials."""
    return position(["Y3 B5 TIGRESS E1", "Y9 G1 G2 G3", "Y13 P1 P2 P3"], bids=[1, 2, 0], leader=1)


async def names(person: Person, command: str, option: str, typed: str) -> list[str]:
    found = await person.member.autocomplete(person.world.channel, command, option, typed)
    return [choice["name"] for choice in found]


async def test_play_suggests_the_own_legal_cards_and_nothing_to_anybody_else(env):
    world = Ship(env)
    await world.sail(a_trick())
    ana, bo, cy = world.people
    assert await names(bo, "skullking play", "card", "") == ["🦜 1", "🦜 2", "🦜 3", "🪙 9"]
    assert await names(ana, "skullking play", "card", "") == []
    await world.play(1, "cY9")
    await world.play(2, "cY13")
    assert await names(ana, "skullking play", "card", "") == [
        "🪙 3",
        "Tigress (pirate)",
        "Tigress (escape)",
        "Escape",
    ]
    assert await names(ana, "skullking play", "card", "esc") == ["Tigress (escape)", "Escape"]
    assert await names(world.add("wes"), "skullking play", "card", "") == []
    assert await names(cy, "skullking play", "card", "") == []
    assert await names(ana, "skullking bid", "tricks", "") == []
    assert await names(ana, "skullking power", "choice", "") == []


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("yellow 3", "🪙 3 "),
        ("🪙3", "🪙 3 "),
        ("TIGRESS as escape", "Tigress (escape)"),
        ("escape", "Escape"),
    ],
)
async def test_a_card_is_typed_in_any_case(env, typed, played):
    world = Ship(env)
    await world.sail(a_trick())
    await world.play(1, "cY9")
    await world.play(2, "cY13")
    result = await world.people[0].slash("skullking play", card=typed)
    assert result.ephemeral
    assert f"① {played}".strip() in world.board.text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("black 5", "🪙 Yellow was led and you have it"),
        ("black 14", "You do not hold that card"),
        ("tigress", "Say what the Tigress shall be"),
        ("cY3", "I do not know that card"),
        ("", "I do not know that card"),
    ],
)
async def test_what_cannot_be_played_is_refused_in_words(env, typed, refusal):
    world = Ship(env)
    await world.sail(a_trick())
    await world.play(1, "cY9")
    await world.play(2, "cY13")
    version = (await world.now()).table.version
    result = await world.people[0].slash("skullking play", card=typed)
    assert result.ephemeral
    assert refusal in world.people[0].reply(result)
    assert (await world.now()).table.version == version


async def test_a_move_typed_by_nobody_at_the_table_or_too_early_says_why(env):
    world = Ship(env)
    await world.open()
    watcher = world.add("wes")
    for person, words in ((watcher, "do not sit"), (world.people[0], "has not started")):
        for command, option in (("play", {"card": "escape"}), ("power", {"choice": "me"})):
            result = await person.slash(f"skullking {command}", **option)
            assert words in person.reply(result)


async def test_a_bid_is_typed_and_can_be_changed(env):
    world = Ship(env)
    await world.open(rounds="broadside_barrage")
    await world.seat_all()
    await world.people[0].press_board("Start")
    ana, *_ = world.people
    assert await names(ana, "skullking bid", "tricks", "") == [str(n) for n in range(11)]
    assert await names(ana, "skullking bid", "tricks", "1") == ["1"]
    for tricks in (3, 4):
        await ana.slash("skullking bid", tricks=tricks)
        assert f"You bid **{tricks}**" in ana.panel.text
    assert "**Bids: 1 of 3 in.**" in world.board.text


@pytest.mark.parametrize(
    ("pirate", "offered", "typed", "seen"),
    [
        ("ROSIE", ["① Ana", "② Bo", "③ Cy"], "Bo", "Rosie: ② leads"),
        ("ROSIE", ["① Ana", "② Bo", "③ Cy"], "me", "Rosie: ① leads"),
        ("RASCAL", ["0", "10", "20"], "20", "wager 20"),
        ("HARRY", ["−1", "Keep", "+1"], "-1", "Harry: bid −1"),
        ("HARRY", ["−1", "Keep", "+1"], "keep", "Harry: bid kept"),
        ("HARRY", ["−1", "Keep", "+1"], "1", "Harry: bid +1"),
    ],
)
async def test_a_power_is_typed_as_fits_the_moment(env, pirate, offered, typed, seen):
    world = Ship(env)
    hands = [f"{pirate} G1 G2", "Y1 Y2 Y3", "P1 P2 P3"]
    state = position(hands, options=Options(**POWERS), bids=[1, 1, 1], leader=0)
    await world.sail(state, **POWERS)
    for seat, code in ((0, f"c{pirate}"), (1, "cY1"), (2, "cP1")):
        await world.play(seat, code)
    ana, bo, _ = world.people
    assert await names(ana, "skullking power", "choice", "") == offered
    assert await names(bo, "skullking power", "choice", "") == []
    result = await bo.slash("skullking power", choice=typed)
    assert "no power to use" in bo.reply(result)
    await ana.slash("skullking power", choice=typed)
    assert seen in world.board.text


async def test_wills_cards_are_typed_with_a_comma(env):
    world = await at_will(env)
    ana, *_ = world.people
    offered = await names(ana, "skullking power", "choice", "")
    assert "Discard Escape, Escape" in offered
    result = await ana.slash("skullking power", choice="escape")
    assert "exactly 2 cards" in ana.reply(result)
    await ana.slash("skullking power", choice="escape, escape")
    assert "Will: drew 2, discarded 2" in world.board.text


async def test_loads_are_typed(env):
    world = Ship(env)
    rules = {"scoring": "rascal_loads", "rounds": (2,)}
    hands = ["G1 G2", "Y1 Y2", "P1 P2"]
    await world.sail(position(hands, options=Options(**rules), bids=[0, 1, 1], leader=0), **rules)
    for person, load in zip(world.people, ("lc", "lg", "lg"), strict=True):
        await person.slash("skullking load", load=load)
    assert "💥 cannonball" in world.board.text
