"""Moves typed to the bot: what counts where, and what others get to read."""

from __future__ import annotations

from random import Random

import discord
from cardtable import cards_at, words
from games import play_out
from people import Tape, World
from tabletop import FULL, restart
from typists import answers_to, call, follow_yellow, said, tell, type_something

from bot.text import Text
from engines.skull import position
from engines.skull.options import Options


async def skull_table(env, *owned, names=("ana", "bo", "cy"), **options) -> World:
    """Ana starts; everybody has all discs if nothing else is said."""
    world = World(env, names)
    rules = Options(**options)
    discs = [owned[n] if n < len(owned) else FULL for n in range(len(names))]
    state = position(discs, (0,) * len(names), 0, rules, seed="typed")
    await world.begin(state=state, rules=options)
    return world


# ---- whole games ---------------------------------------------------------------------


async def test_a_game_of_skull_is_typed(env):
    world = await skull_table(env, ("flower", "skull"), ("flower", "skull"), points_to_win=1)
    await play_out(world, Random(3), act=type_something)
    assert "wins" in world.board.text
    assert not said(world), "moves that count need no answer in the channel"


async def test_a_game_of_skull_king_is_typed(env):
    rules = {
        "pirate_powers": True,
        "loot": True,
        "kraken": True,
        "white_whale": True,
        "scoring": "rascal_loads",
        "rounds": (1, 5),
    }
    world = World(env, game="skullking")
    await world.begin(seed="typed", rules=rules)
    await play_out(world, Random(4), act=type_something)
    assert "wins with" in world.board.text
    assert not said(world)


# ---- in a direct message ---------------------------------------------------------------


async def test_a_move_in_a_direct_message_counts_and_shows_the_hand(env):
    world = await skull_table(env)
    _, bo, cy = world.people
    answer = await tell(bo, "Rose please!")
    assert "✓ Your flower is down" in answer.text
    assert "✓ Done." not in answer.text, "once is enough"
    assert [c.label for c in answer.controls] == ["To the board"], "nothing there can grow old"
    assert "② " in world.board.text
    again = await tell(bo, "skull")
    assert "Your skull is down" in again.text
    assert answers_to(bo) == [again], "the answer before it would be wrong by now"
    await tell(cy, "flower")
    assert "first disc as the starter" in world.board.text
    assert "Your skull is down" not in bo.panel.text, "the panel is true as well"


async def test_a_sealed_change_is_shown_on_the_own_panel_and_nowhere_else(env):
    world = World(env, game="skullking")
    await world.begin(rounds="broadside_barrage")
    ana, bo, _ = world.people
    await tell(ana, "3")
    assert "You bid **3**" in ana.panel.text
    board, panel = world.board.text, bo.panel.text
    tape = Tape(env)
    await tell(ana, "bid 4")
    assert "You bid **4**" in ana.panel.text
    assert (world.board.text, bo.panel.text) == (board, panel)
    assert not tape.seen_by(bo.id)


TOLD = {
    "help": "A card: `yellow 3`, `Tigress (pirate)`, `Tigress (escape)`, `Escape`",
    "?": "**What you can type now**",
    "my cards": "Your hand: 🪙 yellow 3",
    "board": "https://discord.com/channels/",
    "rules": "Skull King in one minute",
    "last trick": "nothing to see there yet",
    "black 5": "🪙 Yellow was led and you have it",
    "tigress": "“Tigress as pirate” or “Tigress as escape”",
    "black 14": "You do not hold that card",
    "dragon": "I cannot read that as a move",
    "bid 3": "The bids are known",
}


async def test_everything_is_said_in_a_direct_message(env):
    world = await follow_yellow(env)
    version = (await world.now()).table.version
    for typed, shown in TOLD.items():
        await env.advance_time(4)
        answer = await tell(world.people[0], typed)
        assert shown in words(answer), typed
    assert (await world.now()).table.version == version


async def test_the_rules_can_be_read_on_in_a_direct_message(env):
    world = await follow_yellow(env)
    ana, *_ = world.people
    await ana.press("Next ›", await tell(ana, "rules"))
    assert "The cards" in answers_to(ana)[-1].text


async def test_scores_are_told_after_a_round(env):
    world = await cards_at(
        env, "Y3", "Y9", "Y13", bids=[1, 0, 1], leader=0, rules={"rounds": (1, 2)}
    )
    for person in world.people:
        await tell(person, {"ana": "3", "bo": "9", "cy": "13"}[person.name])
    answer = await tell(world.people[0], "scores")
    assert "Cy" in answer.text
    assert "**Round 1**" in (await tell(world.people[0], "why")).text


async def test_before_the_start_and_after_the_end_a_move_is_told_what_is_missing(env):
    world = World(env)
    await world.open()
    ana, *_ = world.people
    assert "has not started yet" in (await tell(ana, "flower")).text
    assert "you sit at" in (await tell(ana, "hand")).text
    assert "`flower` or `skull` puts a disc down" in (await tell(ana, "help")).text
    with env._bot_scope():
        await world.bot.tables.leave(world.table, ana.id)
    await env.settle()
    assert "You do not sit at any table" in (await tell(ana, "flower")).text


async def test_a_stranger_gets_a_helpful_answer(env):
    world = World(env)
    answer = await tell(world.add("wes"), "hello")
    assert "`/skull new` or `/skullking new`" in answer.text


# ---- several tables --------------------------------------------------------------------


async def two_tables(env, *games: str) -> list[World]:
    """Ana, Bo and Cy sit at a table of each game, in channels of one server."""
    first = World(env, game=games[0])
    await first.begin()
    second = World.__new__(World)
    second.__dict__.update(first.__dict__, game=games[1])
    second.channel = first.guild.create_text_channel("more")
    for person in first.people:
        person.world = second
    await second.begin()
    for person in first.people:
        person.world = first
    return [first, second]


async def test_with_several_tables_it_asks_and_does_not_forget(env):
    first, second = await two_tables(env, "skullking", "skullking")
    ana, *_ = first.people
    answer = await tell(ana, "bid 1")
    assert "You sit at several tables" in answer.text
    assert [c.label for c in answer.controls] == ["1", "2"]
    assert f"<#{second.channel.id}>" in answer.text
    versions = [(await world.now()).table.version for world in (first, second)]
    await ana.press(f"t:{second.table}:typed", answer)
    assert "You bid **1**" in answers_to(ana)[-1].text
    after = [(await world.now()).table.version for world in (first, second)]
    assert (after[0], after[1]) == (versions[0], versions[1] + 1)
    assert "✓ You bid" in (await tell(ana, "1")).text, "only one table still awaits her"
    assert (await first.now()).table.version == versions[0] + 1


async def test_words_that_only_one_table_knows_are_not_asked_about(env):
    skull, cards = await two_tables(env, "skull", "skullking")
    _, bo, *_ = skull.people
    update = await skull.now()
    waiting = skull.of(update.table.seats[(update.view.starter + 1) % 3].user_id)
    assert "Your flower is down" in (await tell(waiting, "rose")).text
    assert "You bid **0**" in (await tell(waiting, "0")).text, "now only the cards await this one"
    assert "0 of 3" not in cards.board.text
    assert bo.id


async def test_words_are_not_kept_over_a_restart(env, bots):
    first, second = await two_tables(env, "skullking", "skullking")
    ana, *_ = first.people
    answer = await tell(ana, "bid 1")
    await restart(first, bots)
    await ana.press(f"t:{second.table}:typed", answer)
    assert "Type it again, please." in answers_to(ana)[-1].text
    await ana.press_board("My hand")
    assert "You bid" not in ana.panel.text


async def test_in_a_channel_its_own_table_is_meant(env):
    skull, cards = await two_tables(env, "skull", "skullking")
    ana, *_ = skull.people
    elsewhere = skull.guild.create_text_channel("lounge")
    skull.channel = elsewhere
    (note,) = await call(ana, "+1")
    assert "You sit at several tables" in note.text
    assert cards.table not in str(note)


# ---- in the channel --------------------------------------------------------------------

VEILED = "nothing was counted. What nobody else may know is typed to me in a direct message"


async def test_a_secret_in_the_channel_is_refused_and_never_echoed(env):
    world = World(env, game="skullking")
    await world.begin(rounds="broadside_barrage")
    ana, bo, _ = world.people
    tape, version = Tape(env), (await world.now()).table.version
    sentence = Text()("typed-veiled-here", press=Text()("skullking-press-hand"))
    for typed in ("bid 3", "3", "BID three", "load ball", "bid 99", "bid", "-1"):
        (note,) = await call(ana, typed)
        assert note.text == f"\u2068Ana\u2069: {sentence}", typed
        assert VEILED in note.text
        assert len([mid for mid, *_ in tape.seen_by(bo.id) if mid == note.id]) == 1
        await env.advance_time(21)
        assert not said(world), "the channel is quiet again"
    assert (await world.now()).table.version == version


async def test_the_note_leads_to_the_own_hand_and_stays_what_it_is(env):
    world = World(env, game="skullking")
    await world.begin()
    ana, bo, _ = world.people
    (note,) = await call(ana, "bid 1")
    for person in (ana, bo):
        await person.press("My hand", note)
        assert "Your bid" in person.panel.text
    assert [str(m) for m in said(world)] == [str(note)]


async def test_discs_are_no_more_for_the_channel_than_bids(env):
    world = await skull_table(env)
    version = (await world.now()).table.version
    for typed in ("rose", "skull", "place", "lose skull", "last chance"):
        (note,) = await call(world.people[1], typed)
        assert VEILED in note.text, typed
        await env.advance_time(6)
    assert (await world.now()).table.version == version


async def test_why_a_card_cannot_be_played_is_not_told_in_the_channel(env):
    world = await follow_yellow(env)
    version = (await world.now()).table.version
    for typed in ("black 5", "black 14", "tigress", "5", "9", "pirate"):
        (note,) = await call(world.people[0], typed)
        sentence = Text()("typed-veiled-here", press=Text()("skullking-press-hand"))
        assert note.text == f"\u2068Ana\u2069: {sentence}", typed
        await env.advance_time(6)
    assert (await world.now()).table.version == version


async def test_public_moves_count_in_the_channel_and_their_refusals_are_told(env):
    world = await skull_table(env)
    ana, bo, cy = world.people
    for person in (bo, cy, ana):
        await tell(person, "rose")
    (note,) = await call(bo, "challenge 2")
    assert "It is not your turn" in note.text
    assert not await call(ana, "2 challenge")
    assert "wants **2** of 3" in world.board.text or "**2**" in world.board.text
    await env.advance_time(6)
    (note,) = await call(bo, "9")
    assert "There are only 3 discs on the table" in note.text
    assert not await call(bo, "PASS")
    assert not await call(cy, "pass")
    assert not await call(ana, f"flip <@{cy.id}>")
    assert "won the challenge" in world.board.text


SHOWN = {
    "hand": ("for your eyes alone", "My hand"),
    "help": ("`bid 3` or a number alone bids", "My hand"),
    "": ("`bid 3` or a number alone bids", "My hand"),
    "board": ("https://discord.com/channels/", None),
    "rules": ("for your eyes alone", "Rules"),
    "scores": ("for your eyes alone", "Scores"),
    "hello there": ("I cannot read that as a move", "My hand"),
}


async def test_a_move_that_counted_in_the_channel_has_a_mark_where_that_is_allowed(env):
    world = await skull_table(env)
    for person in reversed(world.people):
        await person.press("Flower")
    ana, bo, _ = world.people
    assert await call(ana, "challenge 1") == []
    assert marks(world) == ["✅"]
    assert len(await call(ana, "pass")) == 1, "not Ana's turn"
    assert marks(world) == []
    deny = discord.PermissionOverwrite(add_reactions=False)
    silent = world.guild.create_text_channel("silent", overwrites={env.bot.user: deny})
    env.backend.edit_channel(
        world.channel.id, {}, overwrites=env.backend.channels[silent.id].overwrites
    )
    start = len(env.http_requests)
    assert await call(bo, "raise to 2") == []
    assert marks(world) == []
    assert not [r for r in world.requests(start) if "reactions" in r.path]
    assert (await world.now()).view.number == 2


def marks(world: World) -> list[str]:
    """The marks on the newest message of a person."""
    messages = world.env.backend.messages[world.channel.id].values()
    newest = max((m for m in messages if m.author_id != world.bot.user.id), key=lambda m: m.id)
    return [reaction.emoji for reaction in newest.reactions]


async def test_what_is_shown_in_the_channel_is_a_way_and_no_secret(env):
    world = await follow_yellow(env)
    for typed, (shown, control) in SHOWN.items():
        (note,) = await call(world.people[0], typed)
        assert shown in note.text, typed
        assert [c.label for c in note.controls] == ([control] if control else [])
        if control:
            assert (await world.people[0].press(control, note)).ephemeral
        await env.advance_time(6)


async def test_who_does_not_sit_there_is_told_so(env):
    world = await skull_table(env)
    wes = world.add("wes")
    (note,) = await call(wes, "flower")
    assert "You do not sit at this table" in note.text
    world.channel = world.guild.create_text_channel("lounge")
    await env.advance_time(6)
    (note,) = await call(wes, "flower")
    assert "There is no table of yours in this server" in note.text
    assert not note.controls


async def test_messages_that_are_not_for_the_bot_are_left_alone(env):
    world = await skull_table(env)
    _, bo, *_ = world.people
    version = (await world.now()).table.version
    before = len(answers_to(bo))
    await bo.member.send(world.channel, "skull")
    await bo.member.send(world.channel, "@everyone skull")
    await bo.member.send(world.channel, "what a board", reply_to=board_handle(world))
    assert not said(world)
    assert len(answers_to(bo)) == before
    assert (await world.now()).table.version == version
    await bo.member.send(world.channel, "skull", reply_to=board_handle(world))
    assert VEILED in said(world)[-1].text, "a reply that calls the bot is for it"


def board_handle(world):
    from simcord.results import ResponseMessage

    board = world.board
    stored = world.env.backend.get_message(board.channel_id, board.id)
    return ResponseMessage(world.env, stored)


async def test_nobody_is_called_by_an_answer(env):
    world = World(env, ("ana", "bo", "cy"), "skullking")
    await world.begin()
    eve = world.add("eve", "@everyone **E** <@1>")
    (note,) = await call(eve, "bid 3")
    stored = env.backend.get_message(note.channel_id, note.id)
    assert not stored.mention_everyone
    assert not stored.mention_user_ids
    assert "\\<\u200b" in note.text or "\\*\\*E" in note.text
