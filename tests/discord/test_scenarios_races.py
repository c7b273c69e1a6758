"""Reported of other bots: two things at the same moment, and buttons of an earlier one."""

from __future__ import annotations

from late import at_once, deliver, message_now, press_kept, press_on
from people import World
from tabletop import (
    FULL,
    challenge,
    flip,
    line_of,
    moves,
    place_first,
    table_at,
    who_is_awaited,
)

from bot.updates import Player
from engines.skull import position
from engines.skull.options import Options


async def test_race_01_the_last_move_and_the_deadline_together(env):
    """Cy's disc and the end of Cy's time arrive at once: one of them counts, once."""
    world = await table_at(env)
    _, bo, cy = world.people
    await bo.press("Flower")
    made = press_on(cy, cy.panel, "Skull")
    env.backend.advance_clock(180)
    (result,) = await deliver(env, made)
    await env.advance_time(1)
    played = await moves(world)
    assert len(played) == 2
    assert played[1][0] == 2
    missed = (await world.now()).table.seats[2].missed
    assert missed == (0 if played[1][1] == "person" else 1)
    assert "Ana" in who_is_awaited(world)
    assert result is not None


async def test_race_01_a_challenge_that_ends_twice_is_won_once(env):
    """The last flip comes with the deadline: one point, one new round."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await challenge(ana, 2)
    await bo.press("Pass")
    await cy.press("Pass")
    button = next(c for c in ana.panel.moves())
    made = press_on(ana, ana.panel, button.id)
    env.backend.advance_clock(180)
    await deliver(env, made, press_on(ana, world.board, button.id))
    await env.advance_time(1)
    view = (await world.now()).view
    assert [s.points for s in view.seats] == [1, 0, 0]
    assert view.round == 2
    assert world.board.text.count("won the challenge") == 1


async def test_race_02_the_last_two_first_discs_at_the_same_moment(env):
    """Both lie, and the starter is asked once."""
    world = await table_at(env)
    ana, bo, cy = world.people
    start = len(world.requests())
    await at_once((bo, bo.panel, "Flower"), (cy, cy.panel, "Skull"))
    assert sorted(await moves(world)) == [(1, "person", "df"), (2, "person", "ds")]
    assert "put down your first disc as the starter" in who_is_awaited(world)
    assert ana.panel.moves()
    asked = [r for r in world.requests(start) if "All others are down" in repr(r.json)]
    assert len(asked) == 1


async def test_race_03_two_buttons_within_a_tenth_of_a_second(env):
    """Ana presses two discs: the first counts, the second is told so privately."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, *_ = world.people
    first, second = await at_once((ana, ana.panel, "Flower"), (ana, ana.panel, "Skull"))
    assert first.acknowledged
    assert second.acknowledged
    assert (await moves(world))[3:] == [(0, "person", "df")]
    assert "Bo" in who_is_awaited(world)
    assert "It is not your turn. Waiting for" in ana.panel.text
    assert "2 down" in line_of(world, "Ana")


async def test_race_03_the_same_button_on_board_and_panel(env):
    """Bo passes on the panel and on the board at once: one pass, Cy is next."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, _ = world.people
    await challenge(ana, 1)
    await at_once((bo, bo.panel, "Pass"), (bo, world.board, "Pass"))
    assert [m for m in await moves(world) if m[0] == 1] == [(1, "person", "df"), (1, "person", "p")]
    assert "Cy" in who_is_awaited(world)


async def test_race_04_a_swap_in_the_moment_that_fixes_all_first_discs(env):
    """Bo swaps as Cy completes the round's first discs: either counts or is told, never half."""
    world = await table_at(env)
    ana, bo, cy = world.people
    await bo.press("Flower")
    swap, last = await at_once((bo, bo.panel, "Swap: skull"), (cy, cy.panel, "Flower"))
    assert swap.acknowledged
    assert last.acknowledged
    stack = (await world.now()).hands[1].stack
    said = bo.panel.text
    assert stack in (("skull",), ("flower",))
    assert ("skull" in said.split("Down, top first")[1]) == (stack == ("skull",))
    assert ana.panel.moves()
    late = message_now(env, bo.panel.channel_id, bo.panel.id)
    result = await press_kept(bo, late, f"m:{world.table}:r1.first:0")
    assert result.acknowledged
    assert "It is not your turn" in bo.panel.text
    assert (await world.now()).hands[1].stack == stack


async def test_race_05_a_hundred_tables_and_the_first_still_takes_turns(env):
    """No lock is forgotten because there are many: two presses at the oldest table serialise."""
    world = await table_at(env)
    for n in range(100):
        await world.bot.tables.create(
            "skull", guild_id=1, channel_id=n + 1, host=Player(1000 + n, "Somebody")
        )
    await place_first(world, "Flower", "Flower", "Flower")
    ana, *_ = world.people
    await at_once((ana, ana.panel, "Flower"), (ana, ana.panel, "Skull"))
    assert (await moves(world))[3:] == [(0, "person", "df")]


async def test_stale_01_a_button_acts_on_its_own_table_only(env):
    """Ana sits at two tables; the first one's panel moves nothing at the second."""
    world = await table_at(env)
    ana, bo, cy = world.people
    first, panel = world.table, bo.panel
    await bo.press("Flower")
    kept = message_now(env, panel.channel_id, panel.id)
    await cy.press("Flower")
    world.channel = world.guild.create_text_channel("elsewhere")
    await world.begin(state=position([FULL] * 3, (0, 0, 0), 0, Options()))
    second, before = world.table, await world.now()
    assert second != first
    await press_kept(bo, kept, f"m:{first}:r1.first:1")
    await ana.press("Flower", next(p for p in ana.privates() if first in str(p.raw)))
    assert await world.now() == before
    world.table = first
    assert (await moves(world))[-1] == (0, "person", "df")


async def old_board(world: World):
    """A board that could not be deleted when it was posted anew further down."""
    old = message_now(world.env, world.channel.id, world.board.id)
    await world.env.advance_time(61)
    await world.people[0].slash("skull board")
    assert world.board.id != int(old["id"])
    return old


async def test_stale_02_an_old_board_shows_the_way_to_the_present_one(env):
    """Bo presses a number of an earlier round: nothing moves, and the answer has the link."""
    world = await table_at(env, FULL, FULL, FULL, turn_time=0)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, cy = world.people
    await challenge(ana, 1)
    button = world.board.find("Pass").id
    old = await old_board(world)
    await bo.press("Pass")
    await cy.press("Pass")
    assert (await world.now()).view.round == 2
    before = await moves(world)
    for person in (bo, cy):
        await press_kept(person, old, button)
        assert "earlier moment" in person.panel.text or "not your turn" in person.panel.text
        assert f"/{world.channel.id}/{world.board.id}" in person.panel.text
    assert await moves(world) == before


async def test_stale_02_a_button_that_is_still_right_works_on_an_old_board(env):
    """The same moment, seen further up: the press counts and both people see it."""
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    ana, bo, _ = world.people
    await challenge(ana, 1)
    button = world.board.find("Pass").id
    old = await old_board(world)
    result = await press_kept(bo, old, button)
    assert result.ephemeral
    assert (await moves(world))[-1] == (1, "person", "p")
    assert "passed" in line_of(world, "Bo")


async def test_stale_02_a_flip_of_an_earlier_challenge_turns_nothing(env):
    """A stack's button of the last challenge, pressed in this one, is no flip."""
    world = await table_at(env, FULL, FULL, FULL, turn_time=0)
    ana, bo, cy = world.people
    kept, button = None, ""
    for _ in range(2):
        for person in await world.awaited():
            await person.press("Flower")
        await ana.press("Flower")
        await challenge(ana, 2)
        await bo.press("Pass")
        await cy.press("Pass")
        if kept is None:
            button = ana.panel.moves()[0].id
            kept = message_now(env, ana.panel.channel_id, ana.panel.id)
            await flip(ana, 1)
            assert (await world.now()).view.round == 2
    before = await moves(world)
    await press_kept(ana, kept, button)
    assert await moves(world) == before
    assert "earlier moment" in ana.panel.text


async def test_stale_03_joining_a_game_that_runs_is_refused(env):
    """Di presses Join on what she still sees as a lobby: told privately, no seat changes."""
    world = World(env)
    ana, bo, cy = world.people
    di = world.add("di")
    await world.open()
    await bo.press_board("Join")
    await cy.press_board("Join")
    lobby = message_now(env, world.channel.id, world.board.id)
    await ana.press_board("Start")
    seats = (await world.now()).table.seats
    result = await press_kept(di, lobby, f"t:{world.table}:join")
    assert result.ephemeral
    assert "already started" in di.reply(result)
    for verb in ("start", "computer", "remove.1.0", "official"):
        result = await press_kept(ana, lobby, f"t:{world.table}:{verb}")
        assert result.acknowledged, verb
    assert (await world.now()).table.seats == seats
