"""Whole games of Skull King in the simulated Discord, and one of them looked at closely."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
import simcord
from cardtable import NAMES
from conftest import Bots
from games import (
    THOROUGH,
    looks_that_became_moves,
    panel_now,
    panel_shown,
    play_out,
    type_something,
)
from openapi import checker
from people import Person, Seen, World
from reading import bids_on, finished_tricks, own_on, plain, round_of, suit_on, sum_on, trick_on
from recording import PATIENT, Recording, events_of, keep_boards, record
from test_budget import MOST_CALLS, MOST_GLOBAL, against_global_limit

from bot.games.skullking.words import card_name
from bot.text import Text
from engines.skullking.tricks import Play
from engines.skullking.views import Phase, SeatView

SIGNS = "①②③④⑤⑥⑦⑧"
EVERYTHING = {"cards": "all", "scoring": "rascal_loads"}
SEED, CHANCE = "evening-364", 12
"""A game in which everything happens that can."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory, empty_database) -> Iterator[Recording]:
    """Ten rounds of four people with all cards, powers and loads, by buttons alone; kept."""
    bots = Bots(tmp_path_factory.mktemp("evening"), empty_database)

    async def play() -> Recording:
        async with simcord.run(bots.make(PATIENT)) as env:
            world = World(env, NAMES[:4], "skullking")
            await world.begin(seed=SEED, turn_time=600, **EVERYTHING)
            kept = await record(world, Random(CHANCE))
            await bots.close()
            return kept

    return asyncio.run(play())


# ---- what happened -------------------------------------------------------------------


def test_ten_rounds_are_played_to_the_end_by_buttons_alone(evening):
    assert [r.cards for r in evening.moments[-1].update.view.results] == [*range(1, 11)]
    assert evening.states[-1].startswith("### 🏆 ")
    assert "wins with" in evening.states[-1]
    assert evening.moments[-1].board.has("Rematch")


EVERY_CARD = {
    *("🦜", "🪙", "🗺️", "☠️", "Rosie", "Will", "Rascal", "Juanita", "Harry"),
    *("Tigress (pirate)", "Tigress (escape)", "Skull King", "Mermaid", "Kraken"),
    *("White Whale", "Loot", "Escape"),
}
EVERY_POWER = (
    "names who leads the next trick (Rosie).",
    "· Rosie: ",
    "drew from the stock and chooses what to discard (Will).",
    "· Will: drew 2, discarded 2",
    "may stake 0, 10 or 20 points on the bid (Rascal).",
    "· wager 20",
    "· Juanita: looked at the stock",
    "may change the bid by one (Harry).",
    "· Harry: bid kept",
)
WHAT_TRICKS_BRING = (
    "**The Kraken destroyed this trick:** nobody takes it.",
    "1 trick went to nobody.",
    "with the White Whale the highest number of any suit wins",
    "**The White Whale found no number:** the trick is discarded and nobody takes it.",
    "a mermaid catches the Skull King",
    "Bonus for the right bid: Skull King +40",
    "the Skull King beats pirates",
    " +30",
    "Mermaid +20",
    "14 +10",
    "Allied for this round: ",
    "· allied with ",
)


def test_every_card_and_every_power_was_on_the_board(evening):
    boards = [plain(text) for text in evening.states]
    tricks = [trick for text in boards if (trick := trick_on(text))]
    cards = {card for trick in tricks for _, card in trick.plays}
    names = {card.partition(" ")[0] if card[-1].isdigit() else card for card in cards}
    assert names == EVERY_CARD
    everything = "\n".join(boards)
    missing = [words for words in EVERY_POWER + WHAT_TRICKS_BRING if words not in everything]
    assert not missing


def test_every_request_of_the_evening_is_what_discord_allows(evening):
    spec = checker()
    assert spec is None or not spec.check(evening.requests)


# ---- presses and calls ---------------------------------------------------------------


def test_nobody_presses_more_than_once_for_a_decision_but_for_the_tigress(evening):
    decisions, tigress = Counter[str](), Counter[str]()
    for row in evening.moves:
        name = NAMES[row.seat]
        decisions[name] += 1
        tigress[name] += "TIGRESS" in row.payload["action"]
    assert tigress.total() > 1
    assert evening.presses == dict(decisions + tigress)
    loads = 10
    assert all(65 <= presses - loads <= 75 for presses in evening.presses.values())


def test_calls_a_move_stay_within_the_budget(evening):
    moves = len(evening.moves)
    assert moves > 300
    assert len(evening.requests) <= MOST_CALLS * moves
    assert sum(map(against_global_limit, evening.requests)) <= MOST_GLOBAL * moves


# ---- the board -----------------------------------------------------------------------


def tricks_of(events: list) -> list[tuple[tuple[Play, ...], int | None]]:
    """Every trick that was played, and who took it."""
    found, plays = [], []
    for event in events:
        match type(event).__name__:
            case "CardPlayed":
                plays.append((event.seat, event.face))
            case "TrickEnded":
                found.append((tuple(plays), event.result.winner))
                plays = []
    return found


def said(plays: tuple[Play, ...], seats: int) -> tuple[tuple[str | None, str], ...]:
    """The plays of a trick in the words of the screens."""
    return tuple((sign(seat, seats), plain(card_name(Text(), face))) for seat, face in plays)


def sign(seat: int | None, seats: int) -> str | None:
    """A seat as on the screens; Graybeard sits behind the last one."""
    return None if seat is None else "👻" if seat >= seats else SIGNS[seat]


def test_every_trick_was_seen_with_all_its_cards_and_its_taker_before_the_next_lead(evening):
    seen = [(trick.plays, trick.crowned, trick.by) for trick in finished_tricks(evening.states)]
    tricks = tricks_of(evening.events)
    wanted = [(said(plays, 4), sign(taker, 4), sign(taker, 4)) for plays, taker in tricks]
    assert len(wanted) == 55
    assert seen == wanted


def test_all_bids_come_in_one_repaint_with_their_sum_which_stays_all_round(evening):
    reveals = 0
    for before, now in zip(evening.states, evening.states[1:], strict=False):
        bids, cards = bids_on(now), sum_on(now)
        if now.startswith("### 🏆"):
            continue
        assert len(bids) in (0, 4), now
        assert cards == ((sum(bids.values()), int(round_of(now))) if bids else None), now
        reveals += bool(bids) and not bids_on(before)
        if bids_on(before) and not bids:
            assert round_of(before) != round_of(now), "all bids go when the round is over"
    assert reveals == 10


# ---- the panels ----------------------------------------------------------------------


def test_on_ones_turn_the_panel_alone_tells_the_trick_the_winner_the_suit_and_the_own_bid(evening):
    kinds = Counter[str]()
    for moment in evening.running:
        for name, panel in moment.panels.items():
            view = moment.view_of(name)
            if view.required is None:
                continue
            kinds[view.required.kind] += 1
            assert "⏳" in panel.text
            if view.required.kind != "bid":
                assert_bid_is_told(panel.text, view)
            if view.required.kind == "play":
                assert_trick_is_told(panel.text, view)
    assert {*kinds} == {"bid", "load", "play", "rosie", "will", "rascal", "harry"}


def assert_bid_is_told(text: str, view: SeatView) -> None:
    if view.required is not None and view.required.kind == "load":
        assert bids_on(text)[SIGNS[view.seat]] == view.me.contract
    else:
        assert own_on(text) == (view.me.won, view.me.contract), text


def assert_trick_is_told(text: str, view: SeatView) -> None:
    trick, told = view.table.trick, trick_on(text)
    assert trick is not None
    assert f"trick {trick.number} of {view.table.cards}" in text
    assert suit_on(text) == (trick.suit or "any")
    if not trick.plays:
        assert told is None
        return
    assert told is not None
    assert told.plays == said(trick.plays, 4)
    assert told.by == told.crowned == sign(trick.winner, 4)
    assert not told.over


def test_no_panel_ever_tells_what_is_no_longer_true(evening):
    """Off turn a panel holds nothing that a later moment makes false, until it is repainted."""
    for moment in evening.running:
        for seat, panel in zip(moment.update.table.seats, moment.panels.values(), strict=True):
            assert panel_shown(panel) == panel_now(moment.update, seat.user_id)
            view = moment.update.hands[seat.seat]
            assert own_on(panel.text) in (None, (view.me.won, view.me.contract))
            if view.required is None:
                assert trick_on(panel.text) is None


def test_nothing_moves_under_a_thumb(evening):
    """Cards keep their places, no look is replaced by a move; the menu only closes a gap.

    It does so when the pad of bids goes, at the reveal.
    """
    for before, now in evening.pairs():
        for name, new in now.panels.items():
            old, was, view = before.panels[name], before.view_of(name), now.view_of(name)
            if name == now.actor:
                continue
            assert new.id == old.id, "one panel all evening"
            assert not looks_that_became_moves(old, new)
            if was.table.round != view.table.round:
                continue
            cards = len(was.hand) - len(was.drawn)
            assert places(new)[:cards] == places(old)[:cards]
            if was.table.phase == view.table.phase or was.table.phase is not Phase.BIDDING:
                assert places(new, "Refresh") == places(old, "Refresh")
            else:
                assert places(new, "Refresh") <= places(old, "Refresh")


def places(panel: Seen, label: str = "") -> list[tuple[int, int, str]]:
    """Where everything on a panel stands, or only what has this label."""
    return [(c.row, c.column, c.label) for c in panel.controls if label in ("", c.label)]


# ---- other tables --------------------------------------------------------------------


@pytest.mark.parametrize("pace", [PATIENT])
async def test_two_and_graybeard_play_ten_rounds_by_commands_alone(env, pace):
    world = World(env, NAMES[:2], "skullking")
    ana, bo = world.people
    await world.open(turn_time=600, **EVERYTHING)
    rounds = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5) if THOROUGH else (1, 1, 1, 1, 1, 2, 2, 3, 3, 4)
    await world.bot.tables.set_options(world.table, ana.id, {"rounds": rounds})
    await bo.slash("skullking join")
    boards, typed = keep_boards(world), Counter[str]()

    async def type_and_count(world: World, person: Person, rng: Random) -> str:
        wanted = await type_something(world, person, rng)
        typed[wanted.split()[1] if wanted.startswith("/") else "load"] += 1
        return wanted

    await ana.slash("skullking start")
    await play_out(world, Random(6), act=type_and_count)
    assert (ana.presses, bo.presses) == (0, 0)
    assert typed["bid"] == typed["load"] == 20
    assert typed["play"] == 2 * sum(rounds)
    assert typed["power"]
    assert "wins with" in boards[-1]
    await assert_every_trick_was_seen(world, boards)
    assert any("👻 **Graybeard** **takes it:**" in text for text in boards)


@pytest.mark.parametrize("pace", [PATIENT])
@pytest.mark.parametrize(
    ("computers", "scoring", "rounds"),
    [(6, "rascal", (*[1] * 6, 2, 2, 3, 4)), (7, "classic", (*[1] * 9, 8))]
    if THOROUGH
    else [(7, "rascal", (*[1] * 8, 2, 3))],
)
async def test_one_person_plays_ten_rounds_with_computer_seats(
    env, pace, computers, scoring, rounds
):
    world = World(env, NAMES[:1], "skullking")
    (ana,) = world.people
    await world.open(turn_time=600, scoring=scoring, cards="all")
    await world.bot.tables.set_options(
        world.table, ana.id, {"rounds": rounds, "tiebreak": "shared"}
    )
    for _ in range(computers):
        await ana.press_board("+ Computer")
    boards = keep_boards(world)
    await ana.press_board("Start")
    await play_out(world, Random(computers))
    assert len((await world.now()).view.results) == 10
    assert "wins with" in boards[-1] or "share the first place" in boards[-1]
    await assert_every_trick_was_seen(world, boards)


async def assert_every_trick_was_seen(world: World, boards: list[str]) -> None:
    seats = len((await world.now()).table.seats)
    seen = [(trick.plays, trick.by) for trick in finished_tricks(boards)]
    tricks = tricks_of(await events_of(world))
    assert seen == [(said(plays, seats), sign(taker, seats)) for plays, taker in tricks]
