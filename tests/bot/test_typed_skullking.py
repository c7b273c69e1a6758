"""Skull King as people type it: cards in any order, numbers as the moment asks, powers."""

from __future__ import annotations

import pytest
from typing_people import FIRST_USER, Typist, played, typist

from bot.games.skullking.words import card_name, card_words, move_words
from bot.text import Text
from engines.core import Seat
from engines.skullking import ENGINE, position
from engines.skullking.cards import FACE_COUNT, TIGRESS, notation, parse_face
from engines.skullking.options import Options

HAND = "G7 B9 Y9 TIGRESS E1 E2 ROSIE"
POWERS = {"pirate_powers": True}


def leading(hand: str = HAND) -> Typist:
    """Ana leads and holds what is said."""
    count = len(hand.split())
    others = [" ".join(f"{suit}{n + 1}" for n in range(count)) for suit in "YP"]
    others[0] = others[0].replace("Y9", "Y14")
    return typist("skullking", position([hand, *others], bids=[0, 0, 0], leader=0))


def following() -> Typist:
    """Bo has led black; Ana has one black card and two nines."""
    state = position(["B9 Y9 E1", "B2 P1 P2", "P3 P4 P5"], bids=[0, 0, 0], leader=1)
    moves = [(1, "cB2"), (2, "cP3")]
    return typist("skullking", played("skullking", state, *moves))


def bidding(cards: int = 5) -> Typist:
    state = ENGINE.start(3, Options(rounds=(cards,)), "typed").state
    return typist("skullking", state)


def loading() -> Typist:
    options = Options(scoring="rascal_loads", rounds=(2,))
    state = position(["G1 G2", "Y1 Y2", "P1 P2"], options=options, bids=[0, 1, 1], leader=0)
    return typist("skullking", state)


def power(pirate: str, hand: str = "B14 E1 E2 G1", **options) -> Typist:
    """Ana has just won the first trick with a pirate."""
    rules = Options(**POWERS, **options)
    others = [" ".join(f"{s}{n + 2}" for n in range(len(hand.split()) + 1)) for s in "YP"]
    state = position(
        [f"{pirate} {hand}", *others], options=rules, bids=[1, 1, 1], leader=0, stock="G5 G6"
    )
    moves = [(0, f"c{pirate}"), (1, "cY2"), (2, "cP2")]
    return typist("skullking", played("skullking", state, *moves))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("black 9", "~cB9"),
        ("9 black", "~cB9"),
        ("play BLACK 9", "~cB9"),
        ("9 black play", "~cB9"),
        ("bláck-9", "~cB9"),
        ("black nine", "~cB9"),
        ("bl 9", "~cB9"),
        ("b9", "~cB9"),
        ("☠️9", "~cB9"),
        ("☠️ black 9", "~cB9"),
        ("trump 9", "~cB9"),
        ("I’ll play the black nine please", "~cB9"),
        ("7", "~cG7"),
        ("play 7", "~cG7"),
        ("green", "~cG7"),
        ("lead 7", "~cG7"),
        ("esc", "~cE1"),
        ("white flag", "~cE1"),
        ("rosie", "~cROSIE"),
        ("a pirate", "~cROSIE"),
        ("tigress as escape", "~cTIGRESSe"),
        ("escape tigress", "~cTIGRESSe"),
        ("tigress, escape", "~cTIGRESSe"),
        ("pirate tigress", "~cTIGRESSp"),
        ("Tigress (pirate)", "~cTIGRESSp"),
        ("tigress", "tigress_undecided"),
        ("tig", "tigress_undecided"),
        ("9", "several_cards"),
        ("black 14", "~cB14"),
        ("the white whale", "~cWHALE"),
        ("whitewhale", "~cWHALE"),
        ("king", "~cSK"),
        ("black 15", "unknown_card"),
        ("play", "say_card"),
        ("black 9 escape", "say_card"),
        ("7 9", "not_understood"),
        ("should I play 7?", "not_understood"),
        ("not the 7", "not_understood"),
        ("bid 3", "bids_are_known"),
        ("+1", "h+1"),
        ("keep", "h+0"),
        ("discard 7", "nothing_to_discard"),
        ("hand", "look hand"),
        ("my cards", "look hand"),
        ("why", "look why"),
        ("last trick", "look trick"),
        ("scores", "look scores"),
        ("show me the board", "look board"),
        ("the board please", "look board"),
    ],
)
def test_words_when_a_card_is_awaited(typed, meant):
    assert leading().outcome(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("9", "~cB9"),
        ("yellow 9", "~cY9"),
        ("yellow", "~cY9"),
        ("black", "~cB9"),
        ("purple", "~cP1"),
        ("tigress", "card_not_in_hand"),
    ],
)
def test_of_several_cards_the_one_that_can_be_played_is_meant(typed, meant):
    assert following().outcome(typed) == meant


def test_of_several_cards_that_cannot_be_played_the_rules_say_why():
    state = position(["B9 G4 Y4", "B2 P1 P2", "P3 P4 P5"], bids=[0, 0, 0], leader=1)
    moment = typist("skullking", played("skullking", state, (1, "cB2"), (2, "cP3")))
    assert moment.outcome("4") in ("~cG4", "~cY4")


def test_who_is_not_awaited_hears_that_and_not_of_several_cards():
    state = position(
        [HAND, "Y1 Y2 Y3 Y4 Y5 Y6 Y7", "P1 P2 P3 P4 P5 P6 P7"], bids=[0, 0, 0], leader=1
    )
    moment = typist("skullking", state)
    assert moment.outcome("9") == "not_your_turn"
    assert moment.outcome("black 9") == "~cB9"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bid 3", "!b3"),
        ("3", "!b3"),
        ("3 bid", "!b3"),
        ("BID: three", "!b3"),
        ("bi 3", "!b3"),
        ("3 tricks", "!b3"),
        ("I’ll take 2 tricks", "!b2"),
        ("bet 0", "!b0"),
        ("zero", "!b0"),
        ("none", "!b0"),
        ("no tricks", "!b0"),
        ("７", "!b7"),
        ("٣", "!b3"),
        ("3️⃣", "!b3"),
        ("bid", "say_bid"),
        ("bid 1 2", "say_bid"),
        ("+1", "say_bid"),
        ("-1", "bid_too_low"),
        ("11", "bid_too_high"),
        ("99999999", "bid_too_high"),
        ("bid three or so", "not_understood"),
        ("black 3", "~cB3"),
        ("ball", "!lc"),
        ("load", "say_load"),
    ],
)
def test_words_when_a_bid_is_awaited(typed, meant):
    assert bidding().outcome(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("load ball", "!lc"),
        ("ball", "!lc"),
        ("cannon ball", "!lc"),
        ("💥", "!lc"),
        ("grape", "!lg"),
        ("load grapeshot", "!lg"),
        ("load ball grape", "say_load"),
        ("2", "not_understood"),
    ],
)
def test_words_when_a_load_is_awaited(typed, meant):
    assert loading().outcome(typed) == meant


@pytest.mark.parametrize(
    ("pirate", "typed", "meant"),
    [
        ("ROSIE", "bo", "n1"),
        ("ROSIE", "bo leads", "n1"),
        ("ROSIE", "lead captain", "n2"),
        ("ROSIE", f"<@{FIRST_USER + 2}>", "n2"),
        ("ROSIE", "3", "n2"),
        ("ROSIE", "②", "n1"),
        ("ROSIE", "me", "n0"),
        ("ROSIE", "I lead", "n0"),
        ("ROSIE", "9", "unknown_seat"),
        ("ROSIE", "<@4711>", "unseen_player"),
        ("ROSIE", "lead", "say_lead"),
        ("ROSIE", "② Bo", "n1"),
        ("ROSIE", "② captain", "say_lead"),
        ("ROSIE", "bo captain", "say_lead"),
        ("RASCAL", "0", "w0"),
        ("RASCAL", "10", "w10"),
        ("RASCAL", "stake 20 points", "w20"),
        ("RASCAL", "bet 20", "w20"),
        ("RASCAL", "wager twenty", "w20"),
        ("RASCAL", "15", "bad_wager"),
        ("RASCAL", "stake", "say_stake"),
        ("HARRY", "+1", "h+1"),
        ("HARRY", "-1", "h-1"),
        ("HARRY", "−1", "h-1"),
        ("HARRY", "0", "h+0"),
        ("HARRY", "keep", "h+0"),
        ("HARRY", "no change", "h+0"),
        ("HARRY", "plus one", "h+1"),
        ("HARRY", "one more", "h+1"),
        ("HARRY", "raise my bid by 1", "h+1"),
        ("HARRY", "lower the bid", "h-1"),
        ("HARRY", "1", "say_harry"),
        ("HARRY", "+2", "say_harry"),
        ("HARRY", "up 2", "say_harry"),
        ("WILL", "discard black 14, escape", "!dB14+E1"),
        ("WILL", "escape and 14", "!dB14+E1"),
        ("WILL", "14 1", "!dG1+B14"),
        ("WILL", "discard 14 1", "!dG1+B14"),
        ("WILL", "escape, escape", "!dE1+E2"),
        ("WILL", "escape escape", "!dE1+E2"),
        ("WILL", "green 1 black 14", "!dG1+B14"),
        ("WILL", "1 green 14 black", "!dG1+B14"),
        ("WILL", "green 5 6", "!dG5+G6"),
        ("WILL", "black 14", "wrong_discard_count"),
        ("WILL", "discard", "wrong_discard_count"),
        ("WILL", "14 5 6", "wrong_discard_count"),
        ("WILL", "green, escape", "several_cards"),
        ("WILL", "kraken, escape", "card_not_in_hand"),
        ("WILL", "black green 14", "not_understood"),
        ("WILL", "5 green 6", "not_understood"),
        ("WILL", "black 14, black 14", "card_not_in_hand"),
    ],
)
def test_words_when_a_power_is_awaited(pirate, typed, meant):
    assert power(pirate).outcome(typed) == meant


def test_the_tigress_is_one_card_when_she_is_discarded():
    moment = power("WILL", "TIGRESS E1 G1")
    assert moment.outcome("tigress, escape") == "!dTIGRESS+E1"
    assert moment.outcome("tigress as escape, 1") == "!dG1+TIGRESS"
    assert moment.outcome("escape tigress") == "wrong_discard_count"


def test_cards_come_first_when_harry_may_wait():
    moment = power("HARRY", "G1 G2", harry_timing="end_of_round")
    assert moment.outcome("1") == "~cG1"
    assert moment.outcome("+1") == "h+1"
    assert moment.outcome("0") == "h+0"
    assert len(moment.help()) == 4


def test_a_player_may_be_called_like_a_card():
    others = ["Y1 Y2", "P1 P2"]
    state = position(["ROSIE G1", *others], options=Options(**POWERS), bids=[1, 1, 1], leader=0)
    names = ("Ana", "Harry", "Escape")
    before = typist("skullking", state, 0, names)
    assert before.outcome("escape") == "~cE1"
    moves = [(0, "cROSIE"), (1, "cY1"), (2, "cP1")]
    after = typist("skullking", played("skullking", state, *moves), 0, names)
    assert after.outcome("escape") == "n2"
    assert after.outcome("harry leads") == "n1"


@pytest.mark.parametrize("face", [f for f in range(FACE_COUNT) if f != TIGRESS])
def test_every_card_can_be_typed_as_it_is_shown(face):
    moment = leading()
    for name in (card_name(Text(), face), card_words(Text(), face)):
        played_face = parse_face(moment.code(name).removeprefix("~c"))
        assert notation(played_face) == notation(face)


def alike(code: str) -> list[str]:
    """A code in which like cards are the same."""
    cards = code.removeprefix("d").split("+")
    return [notation(parse_face(card)) for card in cards] if code.startswith("d") else [code]


@pytest.mark.parametrize("pirate", ["ROSIE", "WILL", "RASCAL", "HARRY"])
def test_every_power_can_be_typed_as_it_is_on_the_buttons(pirate):
    moment = power(pirate)
    prompt = moment.hand.required
    for action in prompt.choices:
        label = move_words(Text(), moment.table, action)
        assert alike(moment.code(label).lstrip("!")) == alike(action.code)


@pytest.mark.parametrize(
    ("moment", "lines"),
    [
        (bidding(), ["Your bid: a number from `0` to `5`"]),
        (loading(), ["Your cannon: `grape`, `ball`"]),
        (following(), ["A card: `black 9`, `Escape`"]),
        (power("RASCAL"), ["Points to stake on your bid: `0`, `10`, `20`"]),
        (power("HARRY"), ["Your bid: `-1`, `keep`, `+1`"]),
        (
            power("WILL", "B14 E1 E2"),
            [
                "2 cards to discard, with a comma between them: "
                "`green 5`, `green 6`, `black 14`, `Escape`"
            ],
        ),
    ],
)
def test_help_says_what_can_be_typed_now(moment, lines):
    assert moment.help()[:1] == lines


def test_who_has_no_hand_can_look_and_nothing_else():
    moment = Typist("skullking", bidding().table, None)
    assert moment.outcome("scores") == "look scores"
    assert moment.outcome("bid 3") == "-"
    assert "`bid 3`" in moment.help()[0]
    assert moment.table.seats[0].seat == Seat(0)
