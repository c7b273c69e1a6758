"""Reported of other bots: direct messages that are closed, come elsewhere, or are too many."""

from __future__ import annotations

from typing import Any

import pytest
from direct import close_dms, direct_world, opened, turn_dms
from people import World
from simcord.backend.errors import SetupError
from tabletop import FULL, line_of, table_at

from engines.skull import position
from engines.skull.options import Options


async def test_dm_01_direct_messages_that_are_closed_stop_no_game(env):
    """The one who had asked for them is told in private how to go on; nothing waits."""
    world = World(env)
    ana, bo, cy = world.people
    await world.open()
    await bo.press_board("Join")
    await turn_dms(bo)
    await cy.press_board("Join")
    close_dms(env, bo)
    await world.start(state=position([FULL] * 3, (0,) * 3, 0, Options()))
    assert "I can no longer write to you" in bo.panel.text
    assert "In hand" in bo.panel.text
    assert not [m for m in world.public() if "write to you" in m.text]
    await cy.press("Flower")
    await bo.press("Flower")
    await ana.press("Flower")
    assert len((await world.now()).table.awaited) == 1


@pytest.fixture
def simcord_bot(bots: Any) -> Any:
    """Servers and direct messages come over two connections."""
    bot = bots.make()
    bot.shard_count = 2
    return bot


async def test_dm_02_a_press_that_comes_over_another_connection_counts_once(env):
    """Direct messages come over the first connection, the game's server over the second."""
    while env.backend.clock.elapsed < 1 and World(env, ()).guild.id >> 22 & 1 == 0:
        env.backend.advance_clock(0.001)
    world = await direct_world(env, "cy")
    assert world.guild.id >> 22 & 1 == 1, "the server is on the first connection"
    ana, bo, cy = world.people
    await cy.press("Flower")
    assert [row.kind for row in await world.log()].count("move") == 1
    assert "Your flower is down" in cy.hand.text
    assert "1 down" in line_of(world, "Cy")
    await bo.press("Flower")
    await ana.press("Flower")
    assert [row.kind for row in await world.log()].count("move") == 3


SAMPLES = {3: "1", 4: 1, 5: True}
"""What is typed for an option, by its type; a user is oneself."""
USER = 6


def leaves(env: Any) -> list[tuple[str, list[dict[str, Any]]]]:
    """(name, required options) of all commands there are."""
    found = []
    for (root, _), command in env.backend.commands[None].items():
        for leaf in command["options"]:
            needed = [o for o in leaf.get("options", ()) if o.get("required")]
            found.append((f"{root} {leaf['name']}", needed))
    return found


async def type_everything(world: World) -> dict[str, str]:
    """Ana types every command that her direct messages offer; what she is told, by command."""
    ana, said = world.people[0], {}
    user = ana.member.user
    for name, needed in leaves(world.env):
        values = {}
        for option in needed:
            choices = option.get("choices") or [{"value": SAMPLES.get(option["type"], user)}]
            values[option["name"]] = choices[0]["value"]
        try:
            result = await user.slash(name, **values)
        except SetupError:
            continue
        assert result.acknowledged, name
        said[name] = ana.reply(result)
    return said


@pytest.mark.parametrize("seated", [False, True], ids=["nowhere", "seated"])
async def test_dm_03_every_command_in_direct_messages_is_answered(env, seated):
    """Without a server there is a helpful answer, never silence and never a bug."""
    world = await table_at(env) if seated else World(env)
    said = await type_everything(world)
    assert len(said) > 20
    for name, words in said.items():
        assert words, name
        assert "(error " not in words, name
    assert "server" in said["skull new"]
    if seated:
        assert "In hand" in said["skull hand"]
    else:
        assert "You do not sit at any" in said["skull hand"]


async def test_rate_03_only_who_asks_has_direct_messages_opened(env):
    """Once each, by the press itself; no start of a game opens any."""
    world = World(env)
    ana, *_ = world.people
    await world.open()
    await turn_dms(ana)
    assert len(opened(world)) == 1
    for _ in range(3):
        await world.seat_all()
        await ana.press_board("Start")
        world.channel = world.guild.create_text_channel("next")
        await world.open()
    assert len(opened(world)) == 1
    assert len([m for m in ana.dms if "In hand" in m.text]) == 3
