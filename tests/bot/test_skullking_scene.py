"""Skull King's pictures: what they show, what they say, and what they must not betray."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from golden import check_layout, check_picture
from hypothesis import given, settings
from hypothesis import strategies as st
from skullking_game import EVERYTHING, NAMES, Game, labels, places
from skullking_scenes import FULL, POWERS, TEXT, at, board, eight, finals, hand_of, largest, six

from bot.art.compose import compose
from bot.art.faces import svg_of
from bot.art.layout import LONGEST_ALT, Scene, Sprite
from bot.art.sprites import Sprites
from bot.games.skullking.scene import (
    bidding_scene,
    board_scene,
    final_scene,
    hand_scene,
    round_scene,
    scores_scene,
    trick_scene,
)
from bot.games.skullking.scene_final import FinalScene, Finisher
from bot.games.skullking.scene_parts import Badge, Tally, art_of, labelled
from bot.games.skullking.scene_scores import ScoresScene
from bot.games.skullking.scene_trick import TrickScene
from bot.games.skullking.words import card_name
from bot.text import Text, locales
from engines.core import Seat
from engines.skullking import ENGINE
from engines.skullking.cards import FACE_COUNT
from engines.skullking.views import GRAYBEARD, Phase
from tests.engines.skullking.hidden import random_options, vary_hidden

SEATS = (2, 3, 4, 6, 8)


@cache
def played(seats: int) -> tuple[Game, tuple[Any, ...]]:
    """A whole game and every view of its table."""
    game = Game(seats, f"seen {seats}", **EVERYTHING, rounds=(1, 4, 2))
    views = [game.begin()]
    views += [update for _, update in game.play()]
    return game, tuple(views)


def scenes(update: Any, text: Text) -> Iterator[Scene]:
    """All pictures of one moment."""
    view = update.view
    found: list[Any] = [board_scene(text, view), scores_scene(text, view), round_scene(text, view)]
    found += [hand_scene(text, hand) for hand in update.hands.values()]
    if view.last_trick is not None:
        found.append(trick_scene(text, view, trick=view.last_trick))
    yield from (scene for scene in found if scene is not None)


# ---- a hand --------------------------------------------------------------------------


def test_a_hand_is_in_the_order_of_its_buttons_and_locked_where_they_are():
    game = Game(4, "order", **EVERYTHING, rounds=(7,))
    game.begin()
    locked = 0
    for _ in game.play():
        for seat, hand in game.update.hands.items():
            scene = hand_scene(TEXT, hand)
            if scene is None or hand.drawn or hand.table.phase is Phase.OVER:
                continue
            cards = [card_name(TEXT, card.face) for card in scene.cards]
            panel = game.panel(seat)
            rows = labels(panel)[: -(-len(cards) // 5)]
            assert cards == [label for row in rows for label in row][: len(cards)]
            assert rows == [cards[i : i + 5] for i in range(0, len(cards), 5)]
            asked = hand.required is not None and hand.required.kind == "play"
            buttons = places(panel)
            for i, card in enumerate(scene.cards):
                assert card.playable is not (asked and buttons[divmod(i, 5)].disabled)
                locked += not card.playable
    assert locked > 10


def test_no_hand_has_no_picture():
    game = at(["B1", "Y1", "P1"], "0 cB1", bids=[1, 0, 0], leader=0)
    assert hand_scene(TEXT, game.update.hands[Seat(0)]) is None


def test_cards_just_drawn_come_last_and_are_marked():
    hands = ["WILL G1 G5", "P1 P2 P4", "Y1 Y2 Y3"]
    moves = "1 cP1 2 cY1 0 cWILL"
    game = at(hands, moves, rules=POWERS, bids=[1, 0, 2], leader=1, stock="E1 B7")
    scene = hand_scene(TEXT, game.update.hands[Seat(0)])
    assert scene is not None
    assert [(card.art, card.new) for card in scene.cards] == [
        ("parrot-1", False),
        ("parrot-5", False),
        ("roger-7", True),
        ("escape/Escape", True),
    ]
    assert scene.alt(TEXT) == "Your hand, 4 cards: green 1, 5. Just drawn: black 7; Escape."


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_has_one_width_and_at_most_two_rows(count):
    codes = [*FULL.split(), "E2", "E3"][:count]
    layout = hand_of(*codes, new=max(0, count - 10)).layout()
    cards = [part for part in layout.parts if isinstance(part, Sprite) and part.shadow]
    assert layout.width == 1000
    assert len(cards) == count
    assert len({card.y for card in cards}) == (1 if count <= 5 else 2)
    assert all(c.x >= 0 and c.x + c.width <= 1000 for c in cards)


def test_what_may_not_be_played_is_said_apart():
    game = at(["G3 Y7 E1", "Y1 P1 P3", "P2 P4 P5"], "1 cY1 2 cP2", bids=[1, 0, 0], leader=1)
    scene = hand_scene(TEXT, game.update.hands[Seat(0)])
    assert scene is not None
    assert scene.alt(TEXT) == (
        "Your hand, 3 cards. Playable: yellow 7; Escape. Not playable now: green 3."
    )


# ---- a trick -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_trick_shows_the_order_of_play_before_it_is_played(seats):
    foretold: dict[tuple[int, int], list[str]] = {}
    seen = 0
    for update in played(seats)[1]:
        view = update.view
        scene = board_scene(TEXT, view)
        if not isinstance(scene, TrickScene):
            continue
        order = [place.token for place in scene.places]
        assert order == foretold.setdefault((scene.round, scene.number), order)
        assert [p.face for p in scene.places if p.face is not None] == [
            face for _, face in (view.last_trick if scene.finished else view.trick).plays
        ]
        seen += scene.finished
    assert seen > 2


@pytest.mark.parametrize("seats", SEATS)
def test_one_seat_has_the_turn_and_the_crown_is_on_the_best_card(seats):
    for update in played(seats)[1]:
        view, scene = update.view, board_scene(TEXT, update.view)
        if not isinstance(scene, TrickScene):
            continue
        seat = view.deciding[0] if view.deciding else view.turn
        seat = GRAYBEARD if view.graybeard_turn else seat
        wanted = "ghost" if seat == len(view.seats) else str(seat + 1)
        assert [place.token for place in scene.places if place.turn] == [wanted]
        trick = view.last_trick if scene.finished else view.trick
        best = trick.result.winner if trick.result else trick.winner
        crowned = [face for place in scene.places if place.best for face in [place.face]]
        assert crowned == [face for s, face in trick.plays if s == best]
        marks = [p.key for p in scene.layout().parts if isinstance(p, Sprite)]
        assert marks.count("mark/crown") == len(crowned)


def test_a_trick_in_words():
    game = six()
    assert board(game).alt(TEXT) == (
        "Round 5, trick 1, seats in order of play (won/bid): 2 (0/1) yellow 9; "
        "3 (0/3) yellow 13; 4 (0/2) black 4; 5 (0/2) Harry, winning; 6 (0/0) to play; "
        "1 (0/4) waits."
    )
    game.move(5, "cE2")
    game.move(0, "cY3")
    alt = board(game).alt(TEXT)
    assert "5 (1/2) Harry, takes it" in alt
    assert alt.endswith("5 uses Harry.")


def test_nobody_takes_what_the_kraken_destroys():
    hands = ["P9 G1", "KRAKEN G4", "SK G6"]
    game = at(hands, "0 cP9 1 cKRAKEN", bids=[1, 0, 2], leader=0, rules=POWERS)
    keys = [part.key for part in board(game).layout().parts if isinstance(part, Sprite)]
    assert not {"mark/crown", "mark/out"} & set(keys)
    game.move(2, "cSK")
    scene = board(game)
    keys = [part.key for part in scene.layout().parts if isinstance(part, Sprite)]
    assert keys.count("mark/out") == 2, "on all cards but the Kraken"
    assert "mark/crown" not in keys
    assert "Nobody takes it. 3 leads." in scene.alt(TEXT)


def test_the_ghost_plays_in_a_game_of_two():
    game = at(["E5 P2 P3", "G4 P5 G3"], "1 cP5", bids=[1, 1], leader=1, graybeard="Y9 Y3 B8")
    scene = board(game)
    assert [place.token for place in scene.places] == ["2", "ghost", "1"]
    assert scene.alt(TEXT).endswith("2 (0/1) purple 5, winning; Graybeard to play; 1 (0/1) waits.")


def test_what_stands_beside_a_bid_is_in_the_picture():
    hands = ["P9 G2 P10", "M2 G4 Y5", "HARRY G9 G10", "L1 L2 B1"]
    rules = {**POWERS, "scoring": "rascal_loads"}
    loads = ["cannonball", "grapeshot", "cannonball", "grapeshot"]
    moves = "0 cP9 1 cM2 2 cHARRY 3 cL1 2 h+1"
    game = at(hands, moves, rules=rules, bids=[1, 0, 1, 0], loads=loads, leader=0)
    harry = next(place for place in board(game, 2).places if place.token == "3")
    assert harry.badges == (
        Badge("mark/cannonball"),
        Badge("mark/plus"),
        Badge("mark/alliance", token="4"),
    )
    assert harry.tally == Tally(1, 2)
    keys = {part.key for part in board(game, 2).layout().parts if isinstance(part, Sprite)}
    assert keys >= {badge.key for badge in harry.badges} | {"mark/computer"}


# ---- bids ----------------------------------------------------------------------------


def test_sealed_bids_show_who_has_bid_and_the_round_before():
    game = Game(4, "bids", rounds=(2, 3))
    game.begin()
    game.move(2, "b1")
    scene = board(game)
    assert scene == bidding_scene(TEXT, game.update.view)
    assert scene.alt(TEXT) == "Bid in from seat 3; waiting for 1, 2, 4."
    keys = [part.key for part in scene.layout().parts if isinstance(part, Sprite)]
    assert (keys.count("mark/sealed"), keys.count("mark/unsealed")) == (1, 3)
    assert keys.count("card/back") == 2
    while game.update.view.phase == "bidding":
        game.play_one()
    assert all(bidder.bid is not None for bidder in board(game).bidders)
    assert board(game).alt(TEXT).startswith("Bids by seat: 1: ")
    while game.update.view.round == 1:
        game.play_one()
    assert board(game).result == round_scene(TEXT, game.update.view)
    assert board(game).alt(TEXT).startswith("No bid is in; waiting for 1, 2, 3, 4. Round 1, ")


# ---- scores --------------------------------------------------------------------------


def test_ties_share_a_rank_and_all_rounds_add_up():
    game = Game(5, "scores", rounds=(1,) * 9, tiebreak="shared")
    game.begin()
    ties = 0
    for _, update in game.play():
        scene = scores_scene(TEXT, update.view)
        if scene is None or update.view.phase is Phase.PLAYING:
            continue
        for row in scene.rows:
            assert (row.earlier or 0) + sum(cell.points for cell in row.cells) == row.score
            assert row.rank == 1 + sum(other.score > row.score for other in scene.rows)
        ties += len({row.rank for row in scene.rows}) < 5
        assert len(scene.heads) <= 7
    assert ties
    assert isinstance(scene, ScoresScene)
    assert scene.heads == ("R1–3", "R4", "R5", "R6", "R7", "R8", "R9")


def test_the_end_shows_ranks_and_every_winner_with_a_trophy():
    for seats in SEATS:
        _, updates = played(seats)
        view = updates[-1].view
        scene = board_scene(TEXT, view)
        assert isinstance(scene, FinalScene)
        assert scene == final_scene(view)
        assert all(final_scene(update.view) is None for update in updates[:-1])
        firsts = view.outcome.ranking[0]
        keys = [part.key for part in scene.layout().parts if isinstance(part, Sprite)]
        assert keys.count("mark/trophy") == len(firsts)
        assert {f"token/{seat + 1}" for seat in range(seats)} <= set(keys)


@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_any_number_can_win_together(count):
    scene = FinalScene(tuple(Finisher(1, str(i + 1), 40, (True,) * 23) for i in range(count)))
    check_inside(scene)
    assert "share the win" in scene.alt(TEXT)


# ---- all of them ---------------------------------------------------------------------


@cache
def drawable(key: str) -> bool:
    return bool(svg_of(key))


def check_inside(scene: Scene) -> None:
    layout = scene.layout()
    for part in layout.parts:
        if isinstance(part, Sprite):
            assert drawable(part.key)
            if part.key != "mark/glory":
                assert 0 <= part.x <= part.x + part.width <= layout.width, part
                assert 0 <= part.y < layout.height, part
        else:
            assert part.text
            assert 0 < part.x < layout.width
            assert 0 < part.y < layout.height


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", [2, 8])
def test_everything_can_be_drawn_and_said(seats, locale):
    text = Text(locale)
    for update in played(seats)[1][::5]:
        for scene in scenes(update, text):
            check_inside(scene)
            alt = scene.alt(text)
            assert 1 <= len(alt) <= LONGEST_ALT
            assert not any(name in alt.split() for name in NAMES)
            assert "…" not in alt


@pytest.mark.parametrize("locale", locales())
def test_every_card_has_a_drawing_with_its_name(locale):
    for face in range(FACE_COUNT):
        assert drawable(f"card/{labelled(Text(locale), face)}")
        assert drawable(f"tile/{art_of(face)}")


@pytest.mark.parametrize("locale", locales())
def test_the_longest_words_fit_and_are_not_cut(locale):
    for scene in largest():
        alt = scene.alt(Text(locale))
        assert 1 <= len(alt) <= LONGEST_ALT
        assert "…" not in alt, alt


# ---- secrets -------------------------------------------------------------------------


@settings(max_examples=5, deadline=None, derandomize=True)
@given(st.integers(2, 8), st.integers(0, 2**32))
def test_nothing_hidden_is_in_a_picture(seats, seed):
    rng = Random(seed)
    options = random_options(rng).model_copy(update={"rounds": (rng.randint(1, 4), 1)})
    state = ENGINE.start(seats, options, f"{seed}").state
    while prompts := ENGINE.prompts(state):
        prompt = rng.choice(prompts)
        action = rng.choice(prompt.choices)
        viewer = rng.choice([None, *map(Seat, range(seats))])
        twin = vary_hidden(state, viewer, rng, prompt.seat, action)
        views = ENGINE.table_view(state), ENGINE.table_view(twin)
        first, second = (board_scene(TEXT, view) for view in views)
        check_same(first, second)
        if viewer is not None:
            hands = ENGINE.seat_view(state, viewer), ENGINE.seat_view(twin, viewer)
            check_same(*(hand_scene(TEXT, hand) for hand in hands))
        state = ENGINE.apply(state, prompt.seat, action).state


def check_same(first: Scene | None, second: Scene | None) -> None:
    assert first == second
    assert hash(first) == hash(second)
    if first is not None and second is not None:
        assert first.layout() == second.layout()
        assert first.alt(TEXT) == second.alt(TEXT)


# ---- goldens -------------------------------------------------------------------------


GOLDENS = {
    "skullking-hand": lambda: hand_of(*FULL.split(), "G5", "B2", new=2),
    "skullking-trick": lambda: board(six(), 2),
    "skullking-bids": lambda: board(eight()),
    "skullking-final": finals,
}


@pytest.mark.parametrize("name", GOLDENS)
def test_the_layout_is_as_it_was(name):
    check_layout(name, GOLDENS[name]().layout())


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    return Sprites()


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_is_as_it_was(name, sprites):
    check_picture(name, compose(GOLDENS[name]().layout(), sprites))
