"""Skull King inside Discord's limits; panels that stay true and keep still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from skullking_game import EVERYTHING, GAME, Game, labels, place_of, places, words

from bot.art.emojis import EMOJIS
from bot.emoji_signs import with_emojis
from bot.layout import to_view
from bot.screen import PICTURE, RULE, Screen, Select
from bot.shell import look_screen
from bot.text import Text, locales
from engines.core import Seat
from engines.skullking import position
from engines.skullking.options import Options

MANY = {emoji.key: f"<:{emoji.name}:{'9' * 19}>" for emoji in EMOJIS}
WORST_NAMES = (
    "*" * 32,
    "`" * 32,
    "@everyone@here@everyone@here@all",
    "\u202e" + "\u05d0_" * 15 + "|",
    "👨‍👩‍👧‍👦🏳️‍🌈🧑🏿‍🚀👩‍❤️‍💋‍👨🤦🏽‍♀️",
    "<@1>[x](http://y.z)~~||__> # - :",
    "_" * 32,
    "[" * 32,
)


# ---- everything fits -----------------------------------------------------------------


def sizes(screen: Screen) -> Iterator[str]:
    """What is too large on one message, by Discord's limits."""
    flat = list(walk(to_view(screen).to_components()))
    if len(flat) > 40:
        yield f"{len(flat)} components"
    for blocks in (screen.blocks, with_emojis(screen.blocks, MANY)):
        text = sum(len(b) for b in blocks if b not in (PICTURE, RULE))
        if text > 4000:
            yield f"{text} characters"
    ids = [c["custom_id"] for c in flat if "custom_id" in c]
    if len(set(ids)) < len(ids):
        yield f"ids twice: {ids}"
    for c in flat:
        for name, most in (("custom_id", 100), ("label", 80), ("placeholder", 150)):
            if len(c.get(name) or "") > most:
                yield f"{name} {c[name]!r}"
        if c["type"] == 1 and not 1 <= len(c["components"]) <= 5:
            yield f"{len(c['components'])} buttons in a row"
        if c["type"] == 3:
            yield from _select_sizes(c)


def _select_sizes(select: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(select["options"]) <= 25:
        yield f"{len(select['options'])} options"
    if not select["min_values"] <= select["max_values"] <= len(select["options"]):
        yield f"{select['min_values']} to {select['max_values']} of {len(select['options'])}"
    for option in select["options"]:
        if len(option["label"]) > 100 or len(option.get("description") or "") > 100:
            yield f"option {option}"


def walk(components: list[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])


def all_screens(game: Game) -> Iterator[Screen]:
    """The board, its private pages, and every page of every panel."""
    update, text = game.update, game.text
    yield game.board()
    for what in ("why", "why.1", "scores", "trick"):
        part = GAME.presenter.look(text, update.table, update.view, Seat(0), what)
        if part is not None:
            yield look_screen(text, update.table, part, True, True)
    for seat, hand in update.hands.items():
        yield game.panel(seat)
        pages = ["tigress"]
        for prompt in hand.prompts:
            kind = "mark" if prompt.required or prompt.kind != "harry" else "side"
            pages += [f"{kind}.{n}" for n in {0, len(prompt.choices) - 1}]
        for page in pages:
            yield game.panel(seat, page, ask=True)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (8, {**EVERYTHING, "rounds": (9,), "harry_timing": "end_of_round"}),
        (7, {**EVERYTHING, "scoring": "classic", "rounds": (10,)}),
        (2, {**EVERYTHING, "rounds": (10,)}),
    ],
)
async def test_everything_fits_with_the_worst_names(seats, options):
    game = Game(seats, f"fit {seats}", names=WORST_NAMES, **options)
    game.begin()
    for n, _ in enumerate(game.play()):
        asked = {p.kind for p in game.prompts if p.required}
        if n % 5 == 0 or asked & {"rosie", "will", "rascal", "harry"}:
            game.text = Text(locales()[n // 5 % len(locales())])
            for screen in all_screens(game):
                assert not list(sizes(screen)), words(screen)
    for game.text in map(Text, locales()):
        for screen in all_screens(game):
            assert not list(sizes(screen)), words(screen)


async def test_a_long_game_fits():
    """Twenty rounds of eight worst names: the table of scores and the list of rounds."""
    game = Game(8, "long", names=WORST_NAMES, **EVERYTHING, rounds=(1,) * 20)
    game.begin()
    for _ in game.play():
        pass
    for game.text in map(Text, locales()):
        for screen in all_screens(game):
            assert not list(sizes(screen)), words(screen)
    assert len(game.update.view.results) >= 20


async def test_will_with_twelve_cards_and_the_largest_bid_pad_fit():
    options = Options(pirate_powers=True)
    hands = [
        "WILL G1 G2 G3 G4 G5 G6 G7 G8 G9",
        "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10",
        "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10",
    ]
    game = Game(3, names=WORST_NAMES, pirate_powers=True)
    game.begin(position(hands, options=options, leader=1))
    for seat in range(3):
        assert not list(sizes(game.panel(seat)))
    for seat in range(3):
        game.move(seat, "b10")
    for seat, code in ((1, "cP1"), (2, "cY1"), (0, "cWILL")):
        game.move(seat, code)
    panel = game.panel(0)
    for game.text in map(Text, locales()):
        assert not list(sizes(game.panel(0)))
    (select,) = [row for row in panel.rows if isinstance(row, Select)]
    assert (select.least, select.most, len(select.choices)) == (2, 2, 11)
    assert [len(row) for row in labels(panel)[:2]] == [5, 4], "the rows keep their places"


# ---- panels stay true ----------------------------------------------------------------


def without_time(screen: Screen) -> tuple[list[str], list[Any]]:
    lines = [line.split("  ⏳")[0] for line in words(screen).splitlines()]
    return lines, list(screen.rows)


STAYING = [
    (2, {**EVERYTHING, "scoring": "classic", "rounds": (3, 5, 6)}),
    (3, {**EVERYTHING, "rounds": (1, 5, 6, 10)}),
    (4, {**EVERYTHING, "rounds": (5, 6), "harry_timing": "end_of_round"}),
    (6, {**EVERYTHING, "scoring": "rascal", "rounds": (4, 6)}),
    (8, {"rounds": (5, 6), "loot": True, "pirate_powers": True}),
]


@pytest.mark.parametrize(("seats", "options"), STAYING)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_panel_that_is_not_repainted_says_what_is_true(seats, options, seed):
    """Only the seats that are asked get a new panel; all the others' must not change."""
    game = Game(seats, seed, **options)
    game.begin()
    shown = {seat: without_time(game.panel(seat)) for seat in game.update.hands}
    for mover, update in game.play():
        for seat in update.hands:
            now = without_time(game.panel(seat))
            if seat == mover or seat in update.asked:
                shown[seat] = now
            else:
                assert shown[seat] == now, f"seat {seat} after a move of {mover}"


@pytest.mark.parametrize(("seats", "options"), STAYING)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_no_refresh_puts_a_move_where_a_look_was(seats, options, seed):
    game = Game(seats, seed, **options)
    game.begin()
    before = {seat: places(game.panel(seat)) for seat in game.update.hands}
    phase = game.update.view.phase
    for mover, update in game.play():
        new_phase = update.round_began or phase in ("bidding", "loading")
        phase = update.view.phase
        for seat in update.hands:
            now, old = places(game.panel(seat)), before[seat]
            before[seat] = now
            if seat == mover:
                continue
            looks = [p for p, b in old.items() if b.id[0] != "m" and not b.disabled]
            assert not [now[p].label for p in looks if p in now and now[p].id[0] == "m"]
            if not new_phase and update.table.status == "running" and now_three_rows(now, old):
                assert place_of(old, "Refresh") == place_of(now, "Refresh")


def now_three_rows(*panels: dict[tuple[int, int], Any]) -> bool:
    """Neither panel has a row more than usual: two rows of players, or Harry's without cards."""
    return not any(b.id.endswith("idle.gap.0") for buttons in panels for b in buttons.values())


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_card_rows_never_move_in_a_trick(seed):
    """Between one's own plays every card keeps its place, on one's turn and off it."""
    game = Game(4, seed, **EVERYTHING, rounds=(7, 8))
    game.begin()
    cards = {seat: card_labels(game, seat) for seat in range(4)}
    for mover, update in game.play():
        for seat in range(4):
            now = card_labels(game, seat)
            if seat != mover and not update.round_began and now and cards[seat]:
                assert cards[seat] == now
            cards[seat] = now


def card_labels(game: Game, seat: int) -> list[list[str]]:
    count = len(game.update.hands[Seat(seat)].hand)
    if game.update.hands[Seat(seat)].drawn or game.update.table.status != "running":
        return []  # Will's list has more cards than there are buttons
    rows = labels(game.panel(seat))[: -(-count // 5)]
    return [row[:count] for row in rows]
