"""The emojis: their names and images, and how they get into texts and onto buttons."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from skullking_game import GAME, MORNING, Game, find, places

from bot.art.cards import FACES
from bot.art.emojis import EMOJIS, MOST_BYTES, Emoji, is_ours
from bot.emoji_signs import LONGEST_TEXT, with_emojis
from bot.games.base import Habits
from bot.games.skullking.scene_parts import art_of
from bot.games.skullking.words import SIGNS, card_name
from bot.layout import bears_emojis, to_button
from bot.screen import PICTURE, Button, Screen
from bot.shell import panel_screen
from bot.text import SEAT_SIGNS, Text, safe_name, when
from engines.core import Seat
from engines.skullking.cards import CARD_COUNT, FACE_COUNT, SUIT

KNOWN = {
    emoji.key: f"<:{emoji.name}:{900_000_000_000_000_000 + n}>" for n, emoji in enumerate(EMOJIS)
}


def shown(*keys: str) -> str:
    return " ".join(KNOWN[key] for key in keys)


# ---- which there are -----------------------------------------------------------------


def test_names_are_what_discord_takes_and_all_different():
    names = [emoji.name for emoji in EMOJIS]
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in names)
    assert len(set(names)) == len(names) <= 200
    assert all(map(is_ours, names))


@pytest.mark.parametrize(
    "name", ["pirate", "skd", "skd_flag", "skd_flower_12", "my_skd_x_12345678"]
)
def test_other_peoples_emojis_are_not_ours(name):
    assert not is_ours(name)


def test_every_face_of_skull_king_every_seat_and_every_disc_has_one():
    assert {f"tile/{art_of(face)}" for face in range(FACE_COUNT)} <= KNOWN.keys()
    assert len(FACES) == len({art_of(face) for face in range(FACE_COUNT)})
    assert {f"token/{seat}" for seat in (*range(1, 9), "ghost")} <= KNOWN.keys()
    assert {f"mini/{disc}" for disc in ("flower", "skull", "last-chance", "down")} <= KNOWN.keys()


@pytest.mark.parametrize("key", ["tile/roger-14", "tile/tigress-pirate", "token/8", "mini/down"])
def test_images_are_small_squares(key):
    image = Emoji(key, "x").image()
    assert len(image) <= MOST_BYTES
    with Image.open(BytesIO(image)) as opened:
        assert (opened.format, opened.size) == ("PNG", (128, 128))


def test_a_name_changes_with_the_drawing(monkeypatch: pytest.MonkeyPatch):
    crown = Emoji("mark/crown", "crown")
    before = crown.name
    monkeypatch.setattr("bot.art.emojis.drawing_hash", lambda key: "0" * 8)
    assert crown.name != before
    assert is_ours(crown.name)


# ---- in texts ------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "fr", "es"])
def test_every_card_and_seat_as_it_is_written_becomes_an_emoji(locale):
    for face in range(CARD_COUNT):
        if SUIT[face] is not None:
            words = card_name(Text(locale), face)
            assert with_emojis([words], KNOWN) == (KNOWN[f"tile/{art_of(face)}"],)
            assert with_emojis([words.replace(" ", "\u00a0")], KNOWN) == with_emojis([words], KNOWN)
    for number, sign in enumerate(SEAT_SIGNS, 1):
        assert with_emojis([sign], KNOWN) == (KNOWN[f"token/{number}"],)


def test_the_whole_number_counts():
    assert with_emojis(["🦜 12 🦜 1"], KNOWN) == (shown("tile/parrot-12", "tile/parrot-1"),)
    assert with_emojis(["🦜 123"], KNOWN) == ("🦜 123",)
    assert with_emojis([f"{SIGNS[next(iter(SIGNS))]} green 12"], KNOWN) == ("🦜 green 12",)


@pytest.mark.parametrize(
    "words",
    [
        safe_name("① 🦜 12 👑"),
        "`①`",
        "```\n① 🪙 3\n```",
        "[① 🪙 3](https://x.y/①)",
        "https://x.y/①",
        "<:other①:1>",
        when(1.0),
        PICTURE,
    ],
)
def test_names_code_links_and_times_stay_as_they_are(words):
    assert with_emojis([words], KNOWN) == (words,)


def test_a_name_with_markdown_hides_no_sign_behind_it():
    name = safe_name("`a[b](c)<d")
    changed = with_emojis([f"① **{name}** · ② **{name}**"], KNOWN)
    assert changed == (f"{KNOWN['token/1']} **{name}** · {KNOWN['token/2']} **{name}**",)


def test_what_is_not_there_stays_a_sign():
    known = {key: markup for key, markup in KNOWN.items() if key != "token/2"}
    assert with_emojis(["① ②"], known) == (f"{KNOWN['token/1']} ②",)
    assert with_emojis(["① ②"], {}) == ("① ②",)


def test_a_message_never_grows_over_the_limit():
    """First the seats stay signs, then all do; a whole message is one or the other."""
    cards, seats = "🦜 12 " * 20, "①" * 100
    most = with_emojis([cards, seats], KNOWN)
    assert KNOWN["tile/parrot-12"] in most[0]
    assert most[1] == seats
    long = "x" * (LONGEST_TEXT - 200)
    assert with_emojis([cards, long], KNOWN) == (cards, long)


# ---- on buttons ----------------------------------------------------------------------


def raw(button: Button, known: dict[str, str] = KNOWN) -> dict[str, Any]:
    return to_button(button, known).to_component_dict()  # type: ignore[return-value]


def panel(game: Game, seat: int, page: str = "main", **habits: bool) -> Screen:
    hand, table = game.update.hands[Seat(seat)], game.update.table
    return panel_screen(Text(), GAME, table, hand, page, Habits(**habits), MORNING)


@pytest.fixture
def turn() -> tuple[Game, int]:
    """A game of four, where somebody has to follow."""
    game = Game(4, "follow", rounds=(7,))
    game.begin()
    for seat in range(4):
        game.move(seat, "b1")
    while True:
        (prompt,) = [p for p in game.prompts if p.required]
        hand = game.update.hands[prompt.seat].hand
        if len(hand) > len(prompt.choices) > 1:
            return game, int(prompt.seat)
        game.move(int(prompt.seat), prompt.choices[0].code)


def test_cards_are_drawings_alone_or_words_alone(turn):
    game, seat = turn
    drawn, written = panel(game, seat), panel(game, seat, words=True)
    assert bears_emojis(drawn, KNOWN)
    assert not bears_emojis(drawn, {})
    assert not bears_emojis(written, KNOWN)
    assert [b.label for b in places(drawn).values()] == [b.label for b in places(written).values()]
    cards = [b for b in places(drawn).values() if b.tile]
    assert len(cards) == len(game.update.hands[Seat(seat)].hand)
    for button in cards:
        assert raw(button)["emoji"]["name"] in {emoji.name for emoji in EMOJIS}
        assert not raw(button).get("label")
        assert raw(button, {})["label"] == button.label


def test_what_may_not_be_played_and_what_is_marked_can_be_told(turn):
    game, seat = turn
    page = panel(game, seat, "mark.1", ask=True)
    cards = [b for b in places(page).values() if b.tile]
    marked = [raw(b).get("label") for b in cards if b.id[0] == "m"]
    assert marked == ["✓"]
    assert {bool(b.disabled) for b in cards} == {True, False}
    assert all(
        raw(b)["style"] != raw(c)["style"] for b in cards for c in cards if b.disabled > c.disabled
    )


def test_ids_tell_no_more_with_a_drawing_than_without(turn):
    game, seat = turn
    for drawn, written in zip(
        places(panel(game, seat)).values(),
        places(panel(game, seat, words=True)).values(),
        strict=True,
    ):
        assert raw(drawn)["custom_id"] == raw(written)["custom_id"]


def test_labels_stay_words(turn):
    game, _ = turn
    assert raw(find(game.board(), "My hand"))["label"] == "My hand"
    assert raw(Button("v:t:x", "Flip ③ 🦜 12"))["label"] == "Flip ③ 🦜 12"
