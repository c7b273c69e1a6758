"""The pictures of Skull: what they show, what they keep to themselves, and how they look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from golden import check_layout, check_picture
from hypothesis import given, settings
from hypothesis import strategies as st
from skull_moments import TABLES, Scene, extremes

from bot.art.compose import compose
from bot.art.faces import svg_of
from bot.art.layout import LONGEST_ALT, Sprite
from bot.art.sprites import Sprites
from bot.games.skull.scene import HandScene, TableScene, final_scene, hand_scene, table_scene
from bot.text import Text, locales
from engines.core import Seat
from tests.engines.skull.hidden import vary_hidden
from tests.engines.skull.tables import F, L, S, Table, challenge, place
from tests.engines.test_contract import play

ENGLISH = Text("en")


def at(moment: str) -> TableScene:
    return table_scene(TABLES[moment]().view)


def keys(scene: Scene) -> list[str]:
    return [part.key for part in scene.layout().parts if isinstance(part, Sprite)]


def mats(scene: TableScene) -> set[str]:
    return {key.removeprefix("mat/") for key in keys(scene) if key.startswith("mat/")}


def minis(scene: TableScene) -> list[str]:
    return [key.removeprefix("mini/") for key in keys(scene) if key.startswith("mini/")]


@cache
def scenes() -> tuple[Scene, ...]:
    """Every moment as everybody and as two seats see it, how a game ends, and extremes."""
    return tuple(_scenes())


def _scenes() -> Iterator[Scene]:
    for table in (build() for build in TABLES.values()):
        yield table_scene(table.view, frozenset({Seat(1)}))
        yield from (hand_scene(table.seat(seat)) for seat in (0, 2))
        if table.view.outcome is not None:
            yield final_scene(table.view)
    yield from extremes()


# ---- who acts and what happened ---------------------------------------------------------


def test_every_seat_that_has_to_place_a_first_disc_stands_out():
    scene = at("placing")
    assert mats(scene) == {"1", "2", "3/turn", "4/turn", "5", "6/turn"}
    assert keys(scene).count("mark/starter") == 1
    assert keys(scene).count("slot/disc") == 8, "a mat and a place in the middle for each"
    assert "count/2" in keys(scene)


def test_in_a_challenge_the_highest_number_and_the_next_seat_stand_out():
    scene = at("answering")
    assert mats(scene) == {"1", "2", "3", "4/hot", "5", "6/turn"}
    assert keys(scene).count("bid/5") == 2, "on the mat and in the middle"
    assert keys(scene).count("mark/pass") == 2
    assert minis(scene) == ["none"] * 5
    assert "count/12" in keys(scene), "all that can be said"


def test_turned_discs_lie_on_their_mats_and_in_the_middle():
    scene = at("turning")
    assert mats(scene) == {"1", "2", "3", "4/hot", "5", "6"}
    assert minis(scene) == ["flower"] * 3 + ["none"] * 2
    assert keys(scene).count("disc/flower/4") == 2
    assert keys(scene).count("disc/flower/2") == 1
    assert keys(scene).count("mark/new") == 1
    assert "mark/pass" not in keys(scene)


def test_many_discs_are_a_fraction():
    words = [
        part.text for part in at("turning_many").layout().parts if not isinstance(part, Sprite)
    ]
    assert words == ["6 / 9"]


@pytest.mark.parametrize(
    ("moment", "turned", "cost"),
    [
        ("won", ["flower"] * 3, "mark/star"),
        ("failing", ["flower"] * 3 + ["skull"], "mark/minus"),
        ("choosing", ["skull"], "mark/dots"),
        ("out", ["flower", "skull"], "mark/out"),
        ("naming", ["skull"], "mark/out"),
    ],
)
def test_a_challenge_that_is_over_stays_with_what_it_brought(moment, turned, cost):
    scene = at(moment)
    assert minis(scene) == turned
    assert cost in keys(scene)
    frames = [key for key in keys(scene) if key.startswith("panel/") and "/bar" in key]
    assert frames[0].endswith("/bar" if moment == "won" else "/bar-failed")


def test_it_stays_until_the_next_challenge_is_opened():
    table = TABLES["won"]()
    table.play((3, place(F)), (4, place(F)), (1, place(F)), (1, place(F)))
    assert minis(table_scene(table.view)) == ["flower"] * 3
    table.play((2, challenge(4)))
    assert minis(table_scene(table.view)) == ["none"] * 4


def test_stacks_that_are_shown_lie_under_it():
    assert minis(at("failing")) == ["flower"] * 3 + ["skull"]
    shown = ["flower", "skull", "flower", "skull", "skull", "flower"]
    assert sorted(minis(at("failed"))) == sorted(["flower"] * 3 + ["skull"] + shown)


def test_who_is_out_has_an_empty_mat_and_may_still_be_awaited():
    assert mats(at("out")) == {"1", "2/turn", "3/out", "4/out", "5/turn", "6/out"}
    naming = keys(at("naming"))
    assert "mat/2/out" in naming
    assert "panel/380x300/turn" in naming


def test_the_last_chance_disc_shows_where_it_is_once_it_is_fixed():
    assert "disc/back-last-chance/1" in keys(at("last_chance"))
    assert "mini/last-chance" not in keys(at("last_chance"))
    table = Table([(F,), (F, F), (F, F, S)], holder=0, last_chance=True, starter=1)
    assert "disc/back-last-chance/1" in keys(table_scene(table.view)), "both are in the hand"
    hidden = [table_scene(Table.play(again(table), (0, place(disc))).view) for disc in (F, L)]
    assert hidden[0] == hidden[1]
    assert "mini/last-chance" in keys(hidden[0])
    assert "disc/back-last-chance/1" not in keys(hidden[0])


def again(table: Table) -> Table:
    """The same game, to be played on without changing the other."""
    twin = object.__new__(Table)
    twin.__dict__ = {**vars(table), "log": []}
    return twin


def test_computers_and_points_are_marked():
    view = TABLES["answering"]().view
    assert "mark/computer" not in keys(table_scene(view))
    assert keys(table_scene(view, frozenset({Seat(2), Seat(4)}))).count("mark/computer") == 2
    assert keys(table_scene(view)).count("mark/star") == 2
    assert keys(table_scene(view)).count("mark/nostar") == 10
    quick = keys(table_scene(Table(3, points_to_win=1).view))
    assert quick.count("mark/nostar") == 3


# ---- the own discs ----------------------------------------------------------------------


def test_hand_and_stack_are_told_apart_and_the_top_disc_comes_first():
    table = Table(3, starter=2).firsts(S, F, F).play((2, place(F)), (0, place(F)))
    scene = hand_scene(table.seat(0))
    assert keys(scene)[:2] == ["disc/flower/1"] * 2
    assert keys(scene)[-4:] == ["disc/flower/1", "count/1", "disc/skull/1", "count/2"]
    assert scene.alt(ENGLISH) == (
        "Your discs, seat 1. In hand: 2 flowers. Down, top first: flower, skull."
    )


def test_an_empty_hand_and_lost_discs():
    scene = HandScene(Seat(1), (), (F, S), (F, F), False)
    assert keys(scene)[0] == "slot/disc"
    assert keys(scene)[-3:] == ["mark/out", "mini/flower", "mini/flower"]
    assert scene.alt(ENGLISH) == (
        "Your discs, seat 2. In hand: none. Down, top first: skull, flower. Lost: 2 flowers."
    )
    out = hand_scene(TABLES["naming"]().seat(1))
    assert keys(out)[:2] == ["token/2", "mark/out"]
    assert out.alt(ENGLISH) == "Seat 2: you are out and have no discs."


def test_all_hands_have_one_size():
    sizes = {(s.layout().width, s.layout().height) for s in scenes() if isinstance(s, HandScene)}
    assert sizes == {(1000, 300)}


# ---- the end ----------------------------------------------------------------------------


def test_the_winner_has_the_trophy_and_the_others_follow():
    scene = final_scene(TABLES["over"]().view)
    tokens = [key for key in keys(scene) if key.startswith("token/")]
    assert tokens == ["token/1", "token/2", "token/5", "token/3", "token/4"]
    assert {"mark/trophy", "mat/1/hot"} <= {*keys(scene)}
    assert scene.alt(ENGLISH) == (
        "The game is over. Seat 1 wins: 2 points, 4 discs left. "
        "Seat 2: 1 point, 3 discs; Seat 5: 0 points, 4 discs; "
        "Seat 3: 0 points, 1 disc; Seat 4: 0 points, out."
    )


# ---- in words ---------------------------------------------------------------------------


def test_a_blind_player_reads_the_whole_table():
    assert at("turn").alt(ENGLISH) == (
        "Round 1. To place or challenge: seat 1. Discs: seat 1 1 down 3 in hand, "
        "seat 2 2 down 2 in hand, seat 3 2 down 2 in hand, seat 4 2 down 2 in hand. "
        "1 point: 1, 4. Starter: 2."
    )
    assert at("turning").alt(ENGLISH) == (
        "Round 1. To turn discs: seat 4. Seat 4 bid 5 of 12, 3 turned. "
        "Turned by seat: 4: 2 flowers, 2: flower. "
        "Down/in hand: 1: 2/2, 2: 1/2, 3: 2/2, 4: 0/2, 5: 2/2, 6: 2/2. 1 point: 1, 4."
    )
    assert at("failing").alt(ENGLISH) == (
        "Round 2. To place a first disc: seats 1, 2, 4, 5, 6. "
        "Before: seat 3 bid 4 and turned the skull of seat 5. A disc is lost. "
        "Turned by seat: 3: 2 flowers, 5: flower, skull. "
        "Down/in hand: 1: 0/4, 2: 0/4, 3: 0/3, 4: 0/4, 5: 0/4, 6: 0/4. 1 point: 3, 5."
    )


@pytest.mark.parametrize("locale", locales())
def test_words_are_short_enough_in_every_language(locale):
    text = Text(locale)
    for scene in scenes():
        words = scene.alt(text)
        assert 0 < len(words) <= LONGEST_ALT, words
        if isinstance(scene, TableScene):
            living = [mat for mat in scene.mats if not mat.out]
            for mat in living:
                parts = {"down": str(mat.down), "hand": str(mat.hand), "seat": str(mat.seat + 1)}
                forms = {text(f"skull-alt-mat{form}", **parts) for form in ("", "-short")}
                assert any(form in words for form in forms), words
            for number in {mat.bid for mat in living} - {0}:
                assert str(number) in words


# ---- nothing hidden ---------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(st.integers(3, 6), st.integers(0, 10**6))
def test_what_is_hidden_changes_no_picture(seats, number):
    game, rng = play("skull", seats, number), Random(number)
    for move in game.moves:
        twin = vary_hidden(move.state, None, rng, move.seat, move.action)
        same(_table(game, move.state), _table(game, twin), words=rng.random() < 0.02)
        viewer = Seat(rng.randrange(seats))
        twin = vary_hidden(move.state, viewer, rng, move.seat, move.action)
        same(_hand(game, move.state, viewer), _hand(game, twin, viewer), rng.random() < 0.02)
        same(_table(game, move.state), _table(game, twin), words=False)


def same(scene: Scene, other: Scene, words: bool) -> None:
    assert scene == other
    assert hash(scene) == hash(other)
    if words:
        assert scene.layout() == other.layout()
        assert scene.alt(ENGLISH) == other.alt(ENGLISH)


def _table(game: Any, state: Any) -> TableScene:
    return table_scene(game.engine.table_view(state))


def _hand(game: Any, state: Any, seat: Seat) -> HandScene:
    return hand_scene(game.engine.seat_view(state, seat))


def test_a_swapped_first_disc_changes_nothing():
    table = TABLES["placing"]()
    before = table_scene(table.view)
    assert table_scene(table.play((1, place(S))).view) == before


# ---- how it looks -----------------------------------------------------------------------


def test_everything_is_drawn_and_lies_in_the_picture():
    drawn = {key for scene in scenes() for key in keys(scene)}
    for key in drawn:
        svg_of(key)
    for scene in scenes():
        layout = scene.layout()
        for part in layout.parts:
            if isinstance(part, Sprite) and part.key != "mark/glory":
                assert 0 <= part.x <= layout.width - part.width, part
                assert 0 <= part.y <= layout.height - height_of(part), part


def height_of(part: Sprite) -> int:
    kind, shape, *_ = part.key.split("/")
    if kind == "panel":
        width, height = map(int, shape.split("x"))
        return part.width * height // width
    return part.width * {"mat": 300, "disc": 418}.get(kind, 380) // 380


def test_a_table_keeps_its_size_while_it_is_played():
    for moment, other in product(("placing", "answering", "turning", "failed", "out"), repeat=2):
        one, two = at(moment).layout(), at(other).layout()
        assert (one.width, one.height) == (two.width, two.height) == (1200, 900)


def golden_scenes() -> dict[str, Scene]:
    chance = replace(hand_scene(TABLES["last_chance"]().seat(0)), hand=(F,))
    return {
        "skull-turning": at("turning"),
        "skull-failed": at("failed"),
        "skull-final": final_scene(TABLES["over"]().view),
        "skull-hand": chance,
    }


@pytest.mark.parametrize("name", golden_scenes())
def test_layouts_are_as_they_were(name):
    check_layout(name, golden_scenes()[name].layout())


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    return Sprites()


@pytest.mark.parametrize("name", ["skull-turning", "skull-failed", "skull-final"])
def test_pictures_look_as_they_did(name, sprites):
    check_picture(name, compose(golden_scenes()[name].layout(), sprites))
