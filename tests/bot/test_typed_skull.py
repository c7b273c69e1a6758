"""Skull as people type it: what words mean at a moment, and what they are asked instead."""

from __future__ import annotations

from dataclasses import replace

import pytest
from typing_people import FIRST_USER, Typist, played, typist

from bot.games.base import Habits
from bot.text import Text
from engines.skull import position
from engines.skull.options import Options

FULL = ("flower", "flower", "flower", "skull")


def placing(seat: int = 1) -> Typist:
    """Ana starts; Bo has to put a first disc down."""
    return typist("skull", start(), seat)


def start(**options):
    return position([FULL] * 3, [0] * 3, 0, Options(**options), seed="typed")


def all_down():
    return played("skull", start(), (1, "df"), (2, "ds"), (0, "df"))


def swapping() -> Typist:
    """Bo has put a first disc down, and the others have not."""
    return typist("skull", played("skull", start(), (1, "df")), 1)


def turn() -> Typist:
    """It is Ana's turn, and three discs are down."""
    return typist("skull", all_down())


def answering() -> Typist:
    """Ana wants to turn two, and Bo has to raise or pass."""
    return typist("skull", played("skull", all_down(), (0, "c2")), 1)


def flipping(names: tuple[str, ...] = ("Ana", "Bo", "Captain Cy")) -> Typist:
    """Ana has turned her own flower and chooses a stack."""
    state = played("skull", all_down(), (0, "c2"), (1, "p"), (2, "p"), (0, "f0"))
    return typist("skull", state, 0, names)


def losing() -> Typist:
    """Cy has turned the own skull."""
    moves = [(0, "c1"), (1, "p"), (2, "r2"), (0, "p"), (2, "f2")]
    return typist("skull", played("skull", all_down(), *moves), 2)


def naming() -> Typist:
    """Cy is out by the own skull and names who starts."""
    state = position([FULL, FULL, ("skull",)], [0] * 3, 0, Options(), seed="typed")
    moves = [(1, "df"), (2, "ds"), (0, "df"), (0, "c1"), (1, "p"), (2, "r2"), (0, "p"), (2, "f2")]
    return typist("skull", played("skull", state, *moves), 2)


def shown() -> Typist:
    """Ana has failed on Cy's skull; Bo places a first disc and may show the last ones."""
    moves = [(0, "c2"), (1, "p"), (2, "p"), (0, "f0"), (0, "f2")]
    return typist("skull", played("skull", all_down(), *moves), 1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rose", "!df"),
        ("Flower", "!df"),
        ("  FLÓWER!! ", "!df"),
        ("🌹", "!df"),
        ("skull", "!ds"),
        ("☠️", "!ds"),
        ("sk", "!ds"),
        ("place skull", "!ds"),
        ("swap to skull", "!ds"),
        ("I swap for the skull", "!ds"),
        ("skull place", "!ds"),
        ("I’ll put down a rose please", "!df"),
        ("putdown rose", "!df"),
        ("last chance", "!dl"),
        ("challenge 4", "c4/r4"),
        ("4 challenge", "c4/r4"),
        ("Challenge: four", "c4/r4"),
        ("chal 4", "c4/r4"),
        ("I can turn 4 flowers", "c4/r4"),
        ("challenge 1", "c1"),
        ("bid three", "c3/r3"),
        ("raise to 3", "r3"),
        ("pass", "p"),
        ("I pass", "p"),
        ("pa", "p"),
        ("flip 2", "f1"),
        ("flip ③", "f2"),
        ("bo flip", "f1"),
        ("flip captain cy", "f2"),
        ("flip captain", "f2"),
        (f"flip <@{FIRST_USER + 2}>", "f2"),
        (f"<@!{FIRST_USER + 2}> turn over", "f2"),
        ("lose flower", "!lf"),
        ("skull lose", "!ls"),
        ("name bo", "n1"),
        ("bo starts", "n1"),
        ("show", "s"),
        ("hand", "look hand"),
        ("show my discs", "look hand"),
        ("what are the rules", "look rules"),
        ("score", "look board"),
        ("help!", "look help"),
        ("", "look help"),
        ("?", "look help"),
    ],
)
def test_words_say_the_same_at_any_moment(typed, meant):
    for moment in (placing(), turn(), answering()):
        assert moment.outcome(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "fl",
        "p",
        "don’t pass",
        "pass?",
        "skull lol",
        "flower skull",
        "skull 3",
        "pass 3",
        "pass and flip 2",
        "blumen",
        "3.5",
        "no",
        "bo has the skull",
        "4711",
        "flower " * 40,
    ],
)
def test_what_is_not_clear_is_no_move(typed):
    for moment in (placing(), answering(), flipping(), losing()):
        assert moment.outcome(typed) in NO_MOVE


NO_MOVE = ("not_understood", "say_challenge", "number_too_high", "unknown_seat", "say_flip")


@pytest.mark.parametrize(
    ("moment", "typed", "meant"),
    [
        (answering, "3", "r3"),
        (answering, "three", "r3"),
        (answering, "3 roses", "r3"),
        (answering, "0", "number_too_low"),
        (answering, "99", "number_too_high"),
        (turn, "3", "say_challenge"),
        (turn, "challenge", "say_number"),
        (turn, "place", "say_disc"),
        (turn, "flip", "say_flip"),
        (flipping, "2", "f1"),
        (flipping, "②", "f1"),
        (flipping, "bo", "f1"),
        (flipping, "cy", "f2"),
        (flipping, f"<@{FIRST_USER + 1}>", "f1"),
        (flipping, "<@4711>", "unseen_player"),
        (flipping, "flip <@4711>", "unseen_player"),
        (flipping, "flip 9", "unknown_seat"),
        (flipping, "flip bo cy", "say_flip"),
        (flipping, "flip my own", "f0"),
        (flipping, "I flip bo", "f1"),
        (flipping, "flip", "say_flip"),
        (losing, "skull", "say_lose"),
        (losing, "lose", "say_lost_disc"),
        (losing, "lose last chance", "disc_not_owned"),
        (naming, "1", "n0"),
        (naming, "ana", "n0"),
        (naming, "bo starts", "n1"),
        (naming, "name", "say_name"),
        (shown, "show", "s"),
        (shown, "show my discs", "show_or_hand"),
        (shown, "my discs", "look hand"),
        (shown, "rose", "!df"),
    ],
)
def test_what_the_moment_makes_clear_need_not_be_said(moment, typed, meant):
    assert moment().outcome(typed) == meant


def test_the_only_disc_there_is_need_not_be_named():
    state = position([FULL, ("skull",), FULL], [0] * 3, 0, Options(), seed="typed")
    assert typist("skull", state, 1).outcome("place") == "!ds"


@pytest.mark.parametrize(
    ("names", "typed", "meant"),
    [
        (("Ana", "Bo", "bo"), "flip bo", "several_players"),
        (("Ana", "Rose", "Cy"), "rose", "f1"),
        (("Ana", "Rose", "Cy"), "flip rose", "f1"),
        (("Ana", "7", "Cy"), "flip 3", "f2"),
        (("Ana", "Zoë", "Cy"), "zoe", "f1"),
        (("Ana", "🐙", "Cy"), "flip 🐙", "f1"),
        (("Ana", "Help", "Cy"), "2", "f1"),
        (("Ana", "Player 3", "Cy"), "player 3", "f1"),
    ],
)
def test_players_have_all_kinds_of_names(names, typed, meant):
    assert flipping(names).outcome(typed) == meant


def test_who_has_no_hand_can_look_and_nothing_else():
    moment = Typist("skull", placing().table, None)
    assert moment.outcome("rules") == "look rules"
    assert moment.outcome("flower") == "-"
    assert moment.outcome("flowery") == "not_understood"
    assert "`flower`" in moment.help()[0]


@pytest.mark.parametrize(
    ("moment", "line"),
    [
        (placing, "Put a disc down: `flower`, `skull`"),
        (swapping, "Swap your first disc: `flower`, `skull`"),
        (turn, "Open a challenge: `challenge 1` up to `challenge 3`"),
        (answering, "Raise with a number, `3`, or `pass`"),
        (flipping, "Turn a disc of seat `2` ② Bo, `3` ③ Captain Cy"),
        (losing, "Give a disc away: `lose flower`, `lose skull`"),
        (naming, "Name who starts, seat `1` ① Ana, `2` ② Bo"),
        (shown, "Show everybody what you had down last round: `show`"),
    ],
)
def test_help_says_what_can_be_typed_now(moment, line):
    lines = [text.replace("\u2068", "").replace("\u2069", "") for text in moment().help()]
    assert line in lines
    assert "`help`" in lines[-1]


@pytest.mark.parametrize("name", ["Bo", "Ana"])
def test_only_who_was_there_is_asked_to_show_what_they_had_down(name):
    """Whoever has taken a seat since never had those discs; ``name`` sat there before Bo."""
    moment = shown()
    notice = {"code": "take", "round": 2, "seat": 1, "name": "Bo", "other": name}
    table = replace(moment.table, notice=notice)
    panel = moment.game.presenter.panel(Text(), table, moment.hand, "main", Habits())
    words = "\n".join(panel.blocks)
    assert ("what you had down" in words) == (name == "Bo")
    assert ("what this seat had down" in words) == (name != "Bo")


def test_the_positions_are_what_they_say():
    kinds = [m().hand.required.kind for m in (placing, turn, answering, flipping, losing, naming)]
    assert kinds == ["first_disc", "turn", "answer", "flip", "lose", "name"]
