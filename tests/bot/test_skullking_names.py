"""Cards and powers as they are typed: every name that is shown, and many that are not."""

from __future__ import annotations

import pytest
from skullking_game import Game

from bot.games.skullking.names import _faces, card_code, face_typed, power_code
from bot.games.skullking.words import card_name, card_words
from bot.text import Text, locales
from engines.core import RuleError, Seat
from engines.skullking import position
from engines.skullking.cards import FACE_COUNT, notation, parse_face
from engines.skullking.options import Options


@pytest.mark.parametrize("locale", locales())
def test_every_name_on_a_button_and_in_words_can_be_typed(locale):
    text = Text(locale)
    for face in range(FACE_COUNT):
        for name in (card_name(text, face), card_words(text, face)):
            for typed in (name, name.upper(), f"  {name.lower()} ", name.replace(" ", "")):
                assert notation(face_typed(text, typed, ())) == notation(face)


@pytest.mark.parametrize("locale", locales())
def test_no_name_stands_for_two_cards(locale):
    for name, faces in _faces(locale).items():
        assert len({notation(face) for face in faces}) == 1, name


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("black 14", "B14"),
        ("14 black", "B14"),
        ("☠14", "B14"),
        ("☠️ 14", "B14"),
        ("Jolly Roger 14", "B14"),
        ("trump 1", "B1"),
        ("parrot 7", "G7"),
        ("GREEN-7", "G7"),
        ("purple\t10", "P10"),
        ("skull king", "SK"),
        ("The Skull King", "SK"),
        ("rosie", "ROSIE"),
        ("rosie d'laney", "ROSIE"),
        ("Rosie D’Laney", "ROSIE"),
        ("white-whale", "WHALE"),
        ("tigress as escape", "TIGRESSe"),
        ("Tigress (pirate)", "TIGRESSp"),
        ("mermaid", "M1"),
        ("Escape", "E1"),
    ],
)
def test_cards_are_known_by_many_names(typed, code):
    assert face_typed(Text(), typed, ()) == parse_face(code)


@pytest.mark.parametrize(
    "typed", ["", " ", "15 black", "black", "7", "b14", "cB14", "E1", "black 1 4 4"]
)
def test_what_is_no_card_is_refused(typed):
    with pytest.raises(RuleError, match="unknown_card"):
        face_typed(Text(), typed, ())


def test_of_like_cards_one_in_the_hand_is_meant():
    text = Text()
    for code in ("E1", "E3", "E5"):
        assert face_typed(text, "escape", (parse_face(code),)) == parse_face(code)
    assert face_typed(text, "mermaid", (parse_face("M2"),)) == parse_face("M2")


def at_power(pirate: str) -> Game:
    options = {"pirate_powers": True, "rounds": (3,)}
    hands = [f"{pirate} E1 E2", "Y1 Y2 Y3", "P1 P2 P3"]
    game = Game(3, names=("Ana", "Bo", "Bo"), **options)
    rules = Options(**options)
    game.begin(position(hands, options=rules, bids=[1, 1, 1], leader=0, stock="B14 G1"))
    for seat, code in ((0, f"c{pirate}"), (1, "cY1"), (2, "cP1")):
        game.move(seat, code)
    return game


def typed_power(game: Game, typed: str) -> str:
    hand = game.update.hands[Seat(0)]
    return power_code(Text(), game.update.table, hand, typed)


@pytest.mark.parametrize(
    ("pirate", "typed", "code"),
    [
        ("ROSIE", "① Ana", "n0"),
        ("ROSIE", "ana", "n0"),
        ("ROSIE", "me", "n0"),
        ("ROSIE", "②", "n1"),
        ("ROSIE", "3", "n2"),
        ("ROSIE", "③ Bo", "n2"),
        ("RASCAL", "0", "w0"),
        ("RASCAL", " 20 ", "w20"),
        ("HARRY", "−1", "h-1"),
        ("HARRY", "-1", "h-1"),
        ("HARRY", "+1", "h+1"),
        ("HARRY", "1", "h+1"),
        ("HARRY", "0", "h+0"),
        ("HARRY", "Keep", "h+0"),
        ("WILL", "escape, escape", "dE1+E2"),
        ("WILL", "escape & black 14", "dB14+E1"),
        ("WILL", "Discard Escape, Escape", "dE1+E2"),
        ("WILL", "green 1; black 14", "dG1+B14"),
    ],
)
def test_a_power_is_typed_as_on_its_buttons_and_more_freely(pirate, typed, code):
    assert typed_power(at_power(pirate), typed) == code


@pytest.mark.parametrize(
    ("pirate", "typed", "refusal"),
    [
        ("ROSIE", "bo", "unknown_player"),
        ("ROSIE", "4", "unknown_player"),
        ("RASCAL", "ten", "unknown_action"),
        ("HARRY", "", "unknown_action"),
        ("WILL", "", "unknown_card"),
        ("WILL", "black 14, black 14", "unknown_card"),
        ("WILL", "black 14, dragon", "unknown_card"),
    ],
)
def test_a_power_that_cannot_be_read_is_refused(pirate, typed, refusal):
    with pytest.raises(RuleError, match=refusal):
        typed_power(at_power(pirate), typed)


def test_without_a_power_nothing_can_be_decided():
    game = Game(3)
    game.begin()
    with pytest.raises(RuleError, match="no_power_now"):
        typed_power(game, "me")


def test_the_tigress_has_to_say_what_she_is():
    game = Game(3)
    game.begin(position(["TIGRESS G1", "Y1 Y2", "P1 P2"], bids=[0, 0, 0], leader=0))
    hand = game.update.hands[Seat(0)]
    with pytest.raises(RuleError, match="tigress_undecided"):
        card_code(Text(), hand, "tigress")
    assert card_code(Text(), hand, "tigress as a pirate") == "cTIGRESSp"
