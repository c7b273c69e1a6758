"""A player's first round of a game is explained, once and for good; threads tell their results."""

from __future__ import annotations

from random import Random

from games import play_out
from people import World

from bot.games import GAMES
from bot.text import Text, locales

TIP = "💡"


async def test_each_step_of_a_first_round_is_explained_and_no_later_one(env):
    world = World(env, game="skullking")
    await world.begin(seed="steps", rules={"rounds": [1, 1]})
    ana, bo, cy = world.people
    assert "how many tricks you will take" in ana.panel.text
    for person in world.people:
        await person.press("0")
    first = [person for person in world.people if person.panel.moves()]
    assert "You begin the trick with any card" in first[0].panel.text
    await play_out_round(world)
    assert all(TIP not in person.panel.text for person in world.people)
    for user in (ana.id, bo.id, cy.id):
        assert (await world.bot.tables.person(user)).guided == "skullking"


async def play_out_round(world: World) -> None:
    while (await world.now()).view.round == 1:
        player = next(person for person in world.people if person.panel.moves())
        await player.press(player.panel.moves()[0].id)


async def test_tips_can_be_turned_off_for_good_and_on_again(env):
    world = World(env)
    await world.begin(seed="steps")
    bo = world.people[1]
    assert TIP in bo.panel.text
    for wanted in ("Table", "Settings", "First steps"):
        await bo.press(wanted)
    assert "is explained): **off**" in bo.panel.text
    await bo.press("Back")
    await bo.press("Back")
    assert TIP not in bo.panel.text
    assert TIP in world.people[2].panel.text
    for wanted in ("Table", "Settings", "First steps", "Back", "Back"):
        await bo.press(wanted)
    assert TIP in bo.panel.text


async def test_the_starters_first_disc_is_explained_like_any_other(env):
    world = World(env)
    await world.begin(seed="starter")
    for person in [p for p in world.people if p.panel.has("Flower")]:
        await person.press("Flower")
    (starter,) = await world.awaited()
    assert "Put one disc face down" in starter.panel.text
    await starter.press("Flower")
    (starter,) = await world.awaited()
    assert "Opening a challenge means" in starter.panel.text


def test_every_step_has_words_in_every_language():
    """Whatever can be asked of a seat in a first round."""
    phases = ("placing", "turn", "challenging", "revealing", "losing", "naming", "wait")
    kinds = ("bid", "load", "lead", "play", "rosie", "will", "rascal", "harry", "wait")
    for text in map(Text, locales()):
        for slug, steps in (("skull", phases), ("skullking", kinds)):
            assert slug in GAMES
            for step in steps:
                assert len(text(f"{slug}-guide-{step}")) < 220


async def test_a_game_in_a_thread_tells_its_result_in_the_channel_once(env):
    world = World(env)
    harbour = world.channel
    await world.people[0].slash("skull new", where="thread")
    (world.channel,) = harbour.threads
    world.table = (await world.bot.tables.live_of_user(world.people[0].id))[0].table.id
    await world.bot.tables.set_options(world.table, world.people[0].id, {"points_to_win": 1})
    for person in world.people[1:]:
        await person.press_board("Join")
    before = len(world.public(harbour.id))
    await world.people[0].press_board("Start")
    await play_out(world, Random(4))
    (line,) = world.public(harbour.id)[before:]
    assert line.text.startswith(f"Skull in <#{world.channel.id}>: 🏆")
    assert "wins" in line.text
    assert "\n" not in line.text
    await world.people[0].press_board("Rematch")
    assert len(world.public(harbour.id)) == before + 1
