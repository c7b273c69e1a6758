"""The rules every screen keeps, as people at the table notice them."""

from __future__ import annotations

from random import Random

import pytest
from games import looks_that_became_moves, panel_now, panel_shown, play_out, press_something
from people import Person, Seen, World

from engines.skull import position
from engines.skull.options import Options

SIX = ("ana", "bo", "cy", "di", "ed", "fay")
FULL = [["flower"] * 3 + ["skull"]]


def without_offer(panel: tuple[str, list[str]]):
    """Without the offer to show discs, which says itself that the next challenge ends it."""
    text, labels = panel
    lines = [line for line in text.splitlines() if "until the next challenge" not in line]
    return lines, [label for label in labels if label != "Show my discs"]


async def start_game(env, names=("ana", "bo", "cy"), **options) -> World:
    world = World(env, names)
    await world.begin(**options)
    return world


# ---- 1: nobody hunts for a hand ------------------------------------------------------


async def test_1_joining_gives_the_panel_and_the_start_fills_it_without_a_press(env):
    world = World(env)
    await world.open()
    for person in world.people[1:]:
        await person.press_board("Join")
        assert "You sit at" in person.panel.text
    before = {p.name: len(p.privates()) for p in world.people}
    await world.people[0].press_board("Start")
    for person in world.people:
        assert "In hand: 🌸 flower × 3, 💀 skull" in person.panel.text
        assert len(person.privates()) == before[person.name], "the same panel, not a new one"


async def test_1_who_cannot_be_reached_is_named_in_one_ping_with_the_private_button(env):
    world = World(env)
    ana, bo, cy = world.people
    await world.open()
    await bo.press_board("Join")
    for _ in range(15):
        await env.advance_time(60)
    await cy.press_board("Join")
    await ana.press_board("Start")
    pings = [m for m in world.public() if "awaited" in m.text]
    starter = (await world.now()).view.starter
    if starter != 1:
        assert len(pings) == 1
        assert f"<@{bo.id}>" in pings[0].text
        assert f"<@{cy.id}>" not in pings[0].text
        await bo.press("My discs", pings[0])
        assert "In hand" in bo.panel.text


async def test_1_a_lost_panel_is_brought_anew_through_the_latest_press(env):
    world = await start_game(env)
    first = (await world.awaited())[0]
    for private in first.privates():
        env.backend.delete_message(private.channel_id, private.id)
    others = [p for p in world.people if p is not first]
    while await world.awaited() != [first] or first.privates() == []:
        waiting = [p for p in await world.awaited() if p is not first]
        if not waiting:
            await first.press_board("My discs")
            break
        await press_something(world, waiting[0], Random(1))
    assert "In hand" in first.panel.text
    assert all(p.privates() for p in others)


# ---- 2: finished things stay ---------------------------------------------------------


async def test_2_a_reveal_stays_on_the_board_until_the_next_challenge_is_opened(env):
    world = await start_game(env)
    rng, seen_reveal = Random(11), 0
    for _ in range(400):
        update = await world.now()
        if update.table.status != "running":
            break
        if update.view.reveal and not update.view.bids:
            seen_reveal += 1
            assert f"Round {update.view.reveal.round}:" in world.board.text
            assert "Turned:" in world.board.text
        if update.view.bids and not update.view.reveal:
            assert "Turned:" not in world.board.text
        await press_something(world, rng.choice(await world.awaited()), rng)
    assert seen_reveal > 5


# ---- 3, 4: the panel is enough on your turn and never lies ----------------------------


@pytest.mark.parametrize(("names", "seed"), [(SIX[:4], 4)])
async def test_3_and_4_every_panel_says_what_is_true_at_every_step(env, names, seed):
    world = await start_game(env, names, rules={"points_to_win": 1})
    differ = 0

    async def check() -> None:
        nonlocal differ
        update = await world.now()
        if update.table.status != "running":
            return
        for person in world.people:
            shown, now = panel_shown(person.panel), panel_now(update, person.id)
            differ += shown != now
            assert without_offer(shown) == without_offer(now), person.name

    await play_out(world, Random(seed), after=check)
    assert differ, "the game had no offer that ran out: choose another seed"


async def test_3_on_your_turn_the_panel_names_discs_number_and_who_is_in(env):
    world = World(env)
    state = position(FULL * 3, [0, 0, 0], 0, Options())
    await world.begin(state=state)
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Skull")
    await ana.press("Flower")
    stacks = "① **\u2068Ana\u2069** 1 · ② **\u2068Bo\u2069** 1 · ③ **\u2068Cy\u2069** 1"
    assert f"Table, 3 discs down: {stacks}" in ana.panel.text
    assert "Nobody has opened a challenge" in ana.panel.text
    await ana.press("Challenge…")
    await ana.press("2")
    assert "① **\u2068Ana\u2069** wants to turn 2 of 3" in bo.panel.text
    await bo.press("Pass")
    passed = stacks.replace("Bo\u2069** 1", "Bo\u2069** 1, passed")
    assert f"Table, 3 discs down: {passed}" in cy.panel.text
    assert "⏳" in cy.panel.text


async def test_4_a_panel_says_until_when_and_sleeps_before_its_token_dies(env):
    world = await start_game(env)
    person = (await world.awaited())[0]
    assert "Refreshes by itself until <t:" in person.panel.text
    for _ in range(14):
        await env.advance_time(60)
    assert "asleep" in person.panel.text
    assert "flower" not in person.panel.text
    assert [c.label for c in person.panel.controls] == ["Wake"]
    await person.press("Wake")
    assert "In hand" in person.panel.text


async def test_4_refresh_is_on_every_panel_of_a_game(env):
    world = await start_game(env)
    for person in world.people:
        await person.press("Refresh")
        assert person.panel.has("Refresh")


# ---- 5: nothing moves under the thumb -------------------------------------------------


@pytest.mark.parametrize("seed", [21])
async def test_5_no_look_is_ever_replaced_by_a_move_and_the_menu_keeps_its_place(env, seed):
    world = await start_game(env, SIX[:4], rules={"points_to_win": 1})
    before = {p.name: p.panel for p in world.people}

    async def act(world: World, person: Person, rng: Random) -> str:
        moved = await press_something(world, person, rng)
        for other in world.people:
            old, new = before[other.name], other.panel
            if other is not person and (await world.now()).table.status == "running":
                assert not looks_that_became_moves(old, new)
                assert place(old, "Refresh") == place(new, "Refresh")
            before[other.name] = new
        return moved

    await play_out(world, Random(seed), act=act)


def place(panel: Seen, label: str) -> tuple[int, int]:
    control = panel.find(label)
    return control.row, control.column


async def test_5_the_place_of_a_first_press_never_holds_the_second(env):
    world = World(env)
    await world.begin(state=position(FULL * 3, [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    await ana.press("Skull")
    opener = place(ana.panel, "Challenge…")
    await ana.press("Challenge…")
    assert [c.label for c in ana.panel.controls if (c.row, c.column) == opener] == ["Back"]
    await ana.press("1")
    await bo.press("Pass")
    await cy.press("Pass")
    for label in ("Lose a flower", "Lose the skull"):
        where = place(ana.panel, label)
        await ana.press(label)
        assert [c.label for c in ana.panel.controls if (c.row, c.column) == where] == ["Back"]
        await ana.press("Back")


async def test_5_a_press_made_for_an_older_prompt_never_acts(env):
    world = await start_game(env)
    old = {p.name: p.panel for p in world.people}
    rng = Random(2)
    for _ in range(30):
        await press_something(world, rng.choice(await world.awaited()), rng)
    version = (await world.now()).table.version
    for person in world.people:
        for control in old[person.name].moves():
            stale = Seen(
                person.panel.id, person.panel.channel_id, "", old[person.name].controls, {}
            )
            await press_id(person, stale, control.id)
            assert "earlier moment" in person.panel.text or "not your turn" in person.panel.text
    assert (await world.now()).table.version == version


async def press_id(person: Person, message: Seen, custom_id: str) -> None:
    """Press a button that has since been repainted, as a slow client does."""
    from late import press_late

    await press_late(person, message.channel_id, message.id, custom_id)


# ---- 6: slips -------------------------------------------------------------------------


async def test_6_ask_before_i_play_marks_first_and_plays_second(env):
    world = await start_game(env)
    person = (await world.awaited())[0]
    await person.press("Table")
    await person.press("Settings")
    await person.press("Ask before I play")
    assert "**on**" in person.panel.text
    await person.press_board("My discs")
    version = (await world.now()).table.version
    where = place(person.panel, "Flower")
    await person.press("Flower")
    assert (await world.now()).table.version == version
    assert "once more" in person.panel.text
    assert place(person.panel, "Flower ✓") == where
    await person.press("Flower ✓")
    assert (await world.now()).table.version == version + 1


async def test_6_ask_before_i_play_holds_for_the_board_too(env):
    world = World(env)
    await world.begin(state=position(FULL * 3, [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await bo.press("Table")
    await bo.press("Settings")
    await bo.press("Ask before I play")
    await bo.press_board("My discs")
    await bo.press("Flower")
    await bo.press("Flower ✓")
    await cy.press("Flower")
    await ana.press("Flower")
    await ana.press("Challenge…")
    await ana.press("1")
    version = (await world.now()).table.version
    await bo.press_board("Pass")
    assert (await world.now()).table.version == version
    await bo.press("Pass ✓")
    assert (await world.now()).table.version == version + 1


@pytest.mark.parametrize(
    ("label", "sure"), [("Leave", "Yes, leave"), ("End the table", "Yes, end it")]
)
async def test_6_leaving_and_ending_take_two_presses(env, label, sure):
    world = await start_game(env)
    ana = world.people[0]
    version = (await world.now()).table.version
    await ana.press_board("Table")
    await ana.press(label)
    assert (await world.now()).table.version == version
    await ana.press(sure)
    assert (await world.now()).table.version > version


# ---- 7: sealed choices ----------------------------------------------------------------


async def test_7_a_swapped_first_disc_leaves_no_trace_for_others(env):
    world = World(env)
    world.people.append(world.add("di"))
    await world.begin(state=position(FULL * 4, [0, 0, 0, 0], 0, Options()))
    bo = world.people[1]
    await bo.press("Flower")
    board, start = world.board, len(env.http_requests)
    await bo.press("Swap: skull")
    await bo.press("Swap: flower")
    calls = env.http_requests[start:]
    assert all(c.path.startswith("/interactions/") for c in calls)
    assert len(calls) == 2
    assert world.board == board


async def test_7_the_last_one_to_choose_is_told_that_this_fixes_all(env):
    world = World(env)
    await world.begin(state=position(FULL * 3, [0, 0, 0], 0, Options()))
    _, bo, cy = world.people
    assert "the last one" not in cy.panel.text
    await bo.press("Flower")
    assert "is the last one of this round" in cy.panel.text


# ---- 9: the board's buttons -----------------------------------------------------------


async def test_9_hand_first_table_last_and_a_wrong_press_gets_one_private_line(env):
    world = World(env)
    await world.begin(state=position(FULL * 3, [0, 0, 0], 0, Options()))
    ana, bo, cy = world.people
    await bo.press("Flower")
    await cy.press("Flower")
    await ana.press("Flower")
    last_row = max(c.row for c in world.board.controls)
    labels = [c.label for c in world.board.controls if c.row == last_row]
    assert labels == ["My discs", "Challenge…", "Table"]
    await ana.press_board("Challenge…")
    await ana.press("1")
    version = (await world.now()).table.version
    result = await cy.press_board("Pass")
    assert result.ephemeral
    assert "Waiting for \u2068Bo\u2069" in cy.reply(result)
    assert (await world.now()).table.version == version


async def test_9_somebody_who_only_watches_is_told_so(env):
    world = await start_game(env)
    watcher = world.add("wes")
    result = await watcher.press_board("My discs")
    assert result.ephemeral
    assert "do not sit" in watcher.reply(result)


# ---- 11: the hand in words ------------------------------------------------------------


async def test_11_the_hand_is_written_in_words_in_the_order_of_its_buttons(env):
    world = await start_game(env)
    person = (await world.awaited())[0]
    labels = [c.label.lower() for c in person.panel.controls if c.row == 0][:2]
    line = next(x for x in person.panel.text.splitlines() if x.startswith("In hand"))
    assert line.index(labels[0]) < line.index(labels[1])


# ---- 12: one table a channel ----------------------------------------------------------


async def test_12_a_second_table_in_a_channel_is_refused_with_a_way_on(env):
    world = await start_game(env)
    dora = world.add("dora")
    result = await dora.slash("skull new")
    assert result.ephemeral
    assert "A game is already on in this channel" in dora.reply(result)
    assert not dora.panel.has("Join"), "the game is on"
    assert dora.panel.has("Open it in a thread")
    result = await world.people[1].slash("skull new")
    assert "You already sit at the table in this channel" in world.people[1].reply(result)


async def test_12_a_table_that_waits_for_players_is_offered(env):
    world = World(env)
    await world.open()
    dora = world.add("dora")
    await dora.slash("skull new")
    await dora.press("Join", dora.privates()[-1])
    assert (await world.now()).table.seat_of(dora.id)


async def test_12_a_command_elsewhere_means_the_only_table_that_awaits_you(env):
    world = await start_game(env)
    other = world.guild.create_text_channel("harbour-talk")
    person = (await world.awaited())[0]
    result = await person.member.slash(other, "skull hand")
    assert result.ephemeral
    assert "Your first disc" in person.panel.text


async def test_12_with_several_tables_a_private_choice_is_shown(env):
    world = await start_game(env)
    person = (await world.awaited())[0]
    second = world.guild.create_text_channel("second")
    await person.member.slash(second, "skull new")
    third = world.guild.create_text_channel("third")
    await person.member.slash(third, "skull new")
    lobby = world.guild.create_text_channel("fourth")
    result = await person.member.slash(lobby, "skull hand")
    assert result.ephemeral
