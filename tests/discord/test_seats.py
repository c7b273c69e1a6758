"""Seats that change hands in a running game: offered, taken, left, found by who comes late."""

from __future__ import annotations

import pytest
from direct import direct_world, hands_of
from fits import WORST_NAMES, assert_fits, worst_world
from late import deliver, press_late, press_on
from people import Person, World
from tabletop import FULL, NAMES, leave, line_of, place_first, restart, table_at


async def offer(giver: Person, to: Person) -> None:
    """Through the menu, from the board on."""
    await giver.press_board("Table")
    await giver.press("Give my seat")
    await giver.choose("Choose somebody", to.member)


def offers(world: World) -> list:
    """The public messages that call somebody to a seat."""
    found = [m for m in world.public() if any(":take." in c.id for c in m.controls)]
    return [m for m in found if m not in world.boards()]


def calls(message) -> list[int]:
    """Whom a public message may call."""
    return [int(part.split(">")[0]) for part in message.text.split("<@")[1:]]


# ---- giving a seat -------------------------------------------------------------------


async def test_a_seat_is_given_away_in_the_middle_of_a_round(env):
    """Three presses for the giver and one for the taker, who plays on with the same discs."""
    world = await table_at(env)
    ana, bo, cy = world.people
    dan = world.add("dan")
    await bo.press("Flower")
    cy.presses = 0
    await offer(cy, dan)
    assert cy.presses == 3
    assert "I call \u2068Dan\u2069" in cy.panel.text
    assert cy.panel.has("Flower")
    (message,) = offers(world)
    assert calls(message) == [dan.id]
    assert "\u2068Cy\u2069 offers you seat ③ of this Skull table" in message.text
    assert message.find("Take the seat")
    old_panel = cy.panel

    result = await dan.press("Take the seat", message)
    assert result.ephemeral
    assert "In hand: 🌸 flower × 3, 💀 skull" in dan.panel.text
    assert offers(world) == []
    assert "\u2068Dan\u2069 now plays seat ③, which was \u2068Cy\u2069’s" in world.board.text
    assert "You no longer sit at this table" in cy.panel.text
    assert cy.panel.id == old_panel.id
    assert not cy.panel.moves()

    await dan.press("Skull")
    assert "All others are down" in ana.panel.text
    assert (await world.now()).table.seat_of(cy.id) is None


async def test_the_former_owner_can_do_nothing_any_more(env):
    """A press that was still under way, and one on the board, are refused to them alone."""
    world = await table_at(env)
    _, bo, cy = world.people
    dan = world.add("dan")
    await offer(cy, dan)
    flower = cy.panel.find("Flower").id
    await dan.press("Take the seat", offers(world)[0])
    version, shown = (await world.now()).table.version, dan.panel
    await press_late(cy, cy.panel.channel_id, cy.panel.id, flower)
    assert "do not sit" in cy.panel.text
    assert len(cy.privates()) == 1
    result = await cy.press_board("My discs")
    assert result.ephemeral
    assert "do not sit" in cy.reply(result)
    assert (await world.now()).table.version == version
    assert dan.panel == shown
    await bo.press("Flower")
    assert not any("In hand" in m.text for m in cy.privates())


async def test_only_who_is_offered_the_seat_may_take_it(env):
    world = await table_at(env)
    cy = world.people[2]
    dan, eve = world.add("dan"), world.add("eve")
    await offer(cy, dan)
    result = await eve.press("Take the seat", offers(world)[0])
    assert result.ephemeral
    assert "not offered to you" in eve.reply(result)
    result = await world.people[0].press("Take the seat", offers(world)[0])
    assert "already sit" in world.people[0].reply(result)
    assert (await world.now()).table.seat_of(cy.id)
    assert len(offers(world)) == 1


@pytest.mark.parametrize("how", ["kept", "replaced", "left", "ended"])
async def test_an_offer_goes_when_it_no_longer_stands(env, how):
    world = await table_at(env)
    ana, _, cy = world.people
    dan, eve = world.add("dan"), world.add("eve")
    giver = ana if how == "ended" else cy
    await offer(giver, dan)
    await giver.press("Table")
    assert giver.panel.has("Keep my seat")
    if how == "kept":
        await giver.press("Keep my seat")
        await giver.press("Table")
        assert not giver.panel.has("Keep my seat")
    elif how == "replaced":
        await giver.press("Give my seat")
        assert "is offered at present" in giver.panel.text
        await giver.choose("Choose somebody", eve.member)
        assert [calls(m) for m in offers(world)] == [[eve.id]]
        return
    elif how == "left":
        await giver.press("Leave")
        await giver.press("Yes, leave")
    else:
        await giver.press("End the table")
        await giver.press("Yes, end it")
    assert offers(world) == []


async def test_an_offer_outlives_a_restart_and_moves(env, bots):
    """Its button is no old board's: it is not disarmed, and it works afterwards."""
    world = await table_at(env)
    ana, bo, cy = world.people
    dan, eve = world.add("dan"), world.add("eve")
    await offer(cy, dan)
    await bo.press("Flower")
    await restart(world, bots)
    await eve.press("Take the seat", offers(world)[0])
    await cy.press_board("My discs")
    await cy.press("Flower")
    await ana.press_board("My discs")
    await ana.press("Flower")
    assert len(offers(world)) == 1
    await dan.press("Take the seat", offers(world)[0])
    assert offers(world) == []
    assert "Down, top first: 🌸 flower" in dan.panel.text


async def test_bots_and_people_at_the_table_are_refused_in_words(env):
    world = await table_at(env)
    ana, bo, _ = world.people
    robot = world.guild.add_member(env.create_user("robot", bot=True))
    await ana.press_board("Table")
    await ana.press("Give my seat")
    await ana.choose("Choose somebody", robot)
    assert "Bots cannot sit down" in ana.panel.text
    await ana.slash("table give", user=bo.member)
    assert "\u2068Bo\u2069 already sits at this table" in ana.panel.text
    assert offers(world) == []


async def test_an_offer_made_again_and_again_calls_once(env):
    """Nobody can be bothered by it; after ten minutes a call is news again."""
    world = await table_at(env, turn_time=0)
    cy, dan = world.people[2], world.add("dan")
    start = len(world.requests())

    def called() -> int:
        posts = [r.json for r in world.requests(start) if r.method == "POST" and r.json]
        users = [(post.get("allowed_mentions") or {}).get("users") or () for post in posts]
        return sum(dan.id in map(int, some) for some in users)

    for _ in range(3):
        await offer(cy, dan)
        await cy.press("Table")
        await cy.press("Keep my seat")
    await offer(cy, dan)
    assert (len(offers(world)), called()) == (1, 1)
    await env.advance_time(600)
    await cy.press_board("Table")
    await cy.press("Keep my seat")
    await offer(cy, dan)
    assert called() == 2


async def test_whoever_takes_the_hosts_seat_is_the_host(env):
    world = await table_at(env)
    ana = world.people[0]
    dan = world.add("dan")
    await ana.slash("table give", user=dan.member)
    await dan.press("Take the seat", offers(world)[0])
    assert (await world.now()).table.host == dan.id
    await dan.press("Table")
    assert dan.panel.has("Pause")


async def test_a_table_goes_on_resting_when_the_host_who_paused_it_goes(env):
    """No admin has paused it, and the new host did not either."""
    world = await table_at(env)
    ana, bo, _ = world.people
    dan = world.add("dan")
    await ana.slash("table pause")
    await ana.slash("table give", user=dan.member)
    await dan.press("Take the seat", offers(world)[0])
    for text in (world.board.text, dan.panel.text, bo.panel.text):
        assert "⏸ The table is paused.** \u2068Dan\u2069 (the host)" in text
    await dan.slash("table resume")
    await bo.press("Flower")


async def test_an_offer_that_cannot_be_posted_is_found_at_the_door(env):
    """The bot may not write there: the offer counts all the same."""
    world = await table_at(env)
    cy, dan = world.people[2], world.add("dan")
    env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=1
    )
    await offer(cy, dan)
    assert offers(world) == []
    await dan.press_board("My discs")
    assert "\u2068Cy\u2069 offers you seat ③" in dan.panel.text
    await dan.press("Take ③")
    assert (await world.now()).table.seats[2].user_id == dan.id


# ---- leaving, and coming back --------------------------------------------------------


async def test_who_left_and_comes_back_in_the_same_round_gets_the_own_seat_only(env):
    """Cy knows one hand: it can be taken up again, another one not before the next round."""
    world = await table_at(env, FULL, FULL, FULL, FULL)
    _, bo, cy, _ = world.people
    await leave(cy)
    await leave(bo)
    await cy.press_board("My discs")
    assert "A computer player has ③ **\u2068Cy\u2069**" in cy.panel.text
    assert not cy.panel.has("Take ②")
    await cy.press("Take ③")
    assert (await world.now()).table.seats[2].user_id == cy.id
    assert any("In hand" in message.text for message in cy.privates())


async def test_the_host_has_the_computer_play_for_somebody_who_is_away(env):
    world = await table_at(env)
    ana, bo, cy = world.people
    await cy.press("Flower")
    await ana.press_board("Table")
    await ana.press("Computer for a seat")
    assert "Nobody has been awaited" in ana.panel.text
    await env.advance_time(61)
    await ana.press("Back")
    await ana.press("Computer for a seat")
    assert "② **\u2068Bo\u2069**" in ana.panel.text
    assert not ana.panel.has("③")
    await ana.press("②")
    assert "The computer plays for \u2068Bo\u2069 (②) until they are back" in world.board.text
    assert "1 down" in line_of(world, "Bo")
    await bo.press_board("My discs")
    await bo.press("I’m back")
    assert not (await world.now()).table.seats[1].computer


async def test_a_seat_whose_owner_is_only_away_is_offered_to_nobody(env):
    world = await table_at(env)
    _, bo, cy = world.people
    await cy.press("Flower")
    with env._bot_scope():
        await world.bot.tables.vanish(world.table, bo.id)
    dan = world.add("dan")
    result = await dan.press_board("My discs")
    assert "do not sit" in dan.reply(result)


# ---- coming late ---------------------------------------------------------------------


@pytest.mark.parametrize("way", ["board", "command", "join"])
async def test_who_comes_late_is_offered_the_seats_of_computer_players(env, way):
    world = World(env, NAMES[:2])
    ana, bo = world.people
    await world.open()
    await bo.press_board("Join")
    for _ in range(2):
        await ana.press_board("+ Computer")
    await ana.press_board("Start")
    dan = world.add("dan")
    if way == "board":
        await dan.press_board("My discs")
    else:
        await dan.slash("skull hand" if way == "command" else "skull join")
    assert "Computer players have ③" in dan.panel.text
    assert not dan.panel.moves()
    await dan.press("Take ④")
    assert "Down, top first" in dan.panel.text or "In hand" in dan.panel.text
    seats = (await world.now()).table.seats
    assert [s.user_id for s in seats] == [ana.id, bo.id, None, dan.id]
    assert len(dan.privates()) == 1
    assert "now plays seat ④" in world.board.text


async def test_a_seat_is_given_to_the_first_of_two(env):
    world = World(env, NAMES[:2])
    ana, bo = world.people
    await world.open()
    await bo.press_board("Join")
    await ana.press_board("+ Computer")
    await ana.press_board("Start")
    dan, eve = world.add("dan"), world.add("eve")
    await dan.press_board("My discs")
    await eve.press_board("My discs")
    await dan.press("Take ③")
    await eve.press("Take ③")
    assert "not offered to you" in eve.panel.text
    assert (await world.now()).table.seats[2].user_id == dan.id


async def test_who_sits_down_elsewhere_is_called_no_more(env):
    world = await table_at(env)
    _, bo, cy = world.people
    dan = world.add("dan")
    await leave(bo)
    await offer(cy, dan)
    await dan.press_board("My discs")
    assert "\u2068Cy\u2069 offers you seat ③" in dan.panel.text
    await dan.press("Take ②")
    assert offers(world) == []
    await cy.press("Table")
    assert not cy.panel.has("Keep my seat")


async def test_a_seat_that_is_out_of_the_game_is_not_offered(env):
    world = await table_at(env, (), FULL, FULL, FULL, starter=1)
    ana, _, cy, _ = world.people
    await leave(ana)
    await leave(cy)
    dan = world.add("dan")
    await dan.press_board("My discs")
    assert [c.label for c in dan.panel.controls] == ["Take ③"]


async def test_with_no_seat_to_take_the_board_is_pointed_to(env):
    world = await table_at(env)
    await place_first(world, "Flower", "Flower", "Flower")
    dan = world.add("dan")
    result = await dan.press_board("My discs")
    assert "do not sit" in dan.reply(result)
    result = await dan.slash("skull join")
    assert "already started" in dan.reply(result)


# ---- what the screens keep to --------------------------------------------------------


async def test_every_page_of_the_menu_fits_with_the_worst_names(env):
    world = await worst_world(env, 6)
    ana, bo, *_ = world.people
    await world.begin()
    dan = world.add("dan", WORST_NAMES[6])
    for person in world.people[2:]:
        await leave(person)
    await env.advance_time(61)
    await ana.press_board("Table")
    for page in ("Computer for a seat", "Give my seat", "History"):
        await ana.press(page)
        assert_fits(world)
        await ana.press("Back")
    await offer(bo, dan)
    assert_fits(world)
    await dan.press_board("My discs")
    assert len(dan.panel.controls) == 5
    assert_fits(world)
    await ana.press("Pause")
    assert_fits(world)


async def test_rows_of_the_menu_keep_their_places(env):
    """Whoever has opened it may press where something was a moment ago."""
    world = await table_at(env)
    ana, dan = world.people[0], world.add("dan")

    async def places() -> dict[str, tuple[int, int]]:
        await ana.press_board("Table")
        return {c.label: (c.row, c.column) for c in ana.panel.controls}

    calm = await places()
    await offer(ana, dan)
    offered = await places()
    assert {label: offered[label] for label in calm} == calm
    await ana.press("Pause")
    paused = await places()
    assert paused.pop("Resume") == calm["Pause"]
    assert all(offered[label] == place for label, place in paused.items())
    assert max(row for row, _ in calm.values()) == calm["Leave"][0] == calm["End the table"][0]


async def test_in_direct_messages_the_choice_is_made_on_the_board(env):
    """Discord lists nobody of the server there; what stands there is dropped with the seat."""
    world = await direct_world(env, "cy")
    cy, dan = world.people[2], world.add("dan")
    await cy.press("Table")
    await cy.press("Give my seat")
    assert "press **Table** on the board" in cy.panel.text
    assert not any(c.label == "Choose somebody" for c in cy.panel.controls)
    await cy.slash("table give", user=dan.member)
    await dan.press("Take the seat", offers(world)[0])
    assert "no longer sit" in cy.dms[-1].text
    assert hands_of(cy) == []
    assert "In hand" in dan.panel.text


async def test_a_look_that_was_under_way_leaves_no_hand_behind(env):
    """Cy refreshes at the moment in which Dan takes the seat."""
    world = await table_at(env)
    cy, dan = world.people[2], world.add("dan")
    await offer(cy, dan)
    message = offers(world)[0]
    looks = press_on(cy, cy.panel, "Refresh")
    takes = press_on(dan, message, "Take the seat")
    await deliver(env, looks, takes)
    assert (await world.now()).table.seat_of(dan.id)
    assert not any(m.moves() or "In hand" in m.text for m in cy.privates())
