"""The computer player: legal, sensible, hard to read, and far better than chance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.core import Seat
from engines.skullking import ENGINE
from engines.skullking.options import Options
from engines.skullking.views import SeatView
from tests.engines.skullking.hidden import random_options, vary_hidden
from tests.engines.skullking.tables import POWERS, Table

ALL_CARDS = {"kraken": True, "white_whale": True, "loot": True, "pirate_powers": True}
LOADS = {"scoring": "rascal_loads"}
GAMES = 40


def answers(view: SeatView, times: int = 12) -> Counter[str]:
    prompt = view.required
    assert prompt is not None
    return Counter(ENGINE.choose(view, prompt, Random(number)).code for number in range(times))


def answer(table: Table, seat: int = 0) -> str:
    """The one thing it does there, whatever chance says."""
    (code,) = answers(table.seat(seat))
    return code


def last(hand: str, before: str, bid: int, **rules: Any) -> Table:
    """Seat 0 plays last to ``before``; it has bid ``bid``, the others one each."""
    left = len(hand.split()) - 1
    others = [["Y2", "Y3", "Y4"][:left], ["Y5", "Y6", "Y7"][:left], ["P1", "P2", "P3"][:left]]
    return Table.at(hand, *others, rules=rules, bids=[bid, 1, 1, 1], plays=before, leader=1)


def full_game(seats: int, options: Options, seed: str, hero: int | None) -> Any:
    """A game of computer players, or of one among random ones; its last state."""
    rng = Random(seed)
    state = ENGINE.start(seats, options, seed).state
    while prompts := ENGINE.prompts(state):
        prompt = next(prompt for prompt in prompts if prompt.required)
        action = rng.choice(prompt.choices)
        if hero in (None, prompt.seat) and not prompt.auto:
            action = ENGINE.choose(ENGINE.seat_view(state, prompt.seat), prompt, rng)
        state = ENGINE.apply(state, prompt.seat, action).state
    return state


def test_ai_01_computers_never_make_an_illegal_move() -> None:
    """AI-01: under any house rules and at tables of any size; an illegal move would raise."""
    rounds = number = 0
    while rounds < 300:
        rng = Random(f"legal/{number}")
        options = random_options(rng).model_copy(update={"rounds": (3, 1, 6, 9)})
        state = full_game(2 + number % 7, options, f"legal/{number}", None)
        rounds += len(ENGINE.table_view(state).results)
        number += 1


def test_it_wins_nearly_always_and_is_exact_more_often_than_not() -> None:
    options, wins, exact = Options(**ALL_CARDS), 0, list[bool]()
    for number in range(GAMES):
        hero = Seat(number % 4)
        state = full_game(4, options, f"strength/{number // 4}", hero)
        outcome = ENGINE.outcome(state)
        wins += outcome is not None and outcome.ranking[0] == (hero,)
        for result in ENGINE.table_view(state).results:
            exact.append(result.seats[hero].won == result.seats[hero].contract)
    assert wins >= 0.9 * GAMES
    assert sum(exact) >= 0.6 * len(exact)


def test_what_it_cannot_see_changes_nothing() -> None:
    rng = Random("hidden")
    for number in range(6):
        options = Options(**ALL_CARDS, rounds=(5, 8))
        state = ENGINE.start(2 + number, options, f"hidden/{number}").state
        while prompts := ENGINE.prompts(state):
            prompt = next(prompt for prompt in prompts if prompt.required)
            action = rng.choice(prompt.choices)
            for seat in range(2 + number):
                view = ENGINE.seat_view(state, Seat(seat))
                if view.required and not view.required.auto:
                    twin = vary_hidden(state, Seat(seat), rng, prompt.seat, action)
                    assert answers(view, 1) == answers(ENGINE.seat_view(twin, Seat(seat)), 1)
            state = ENGINE.apply(state, prompt.seat, action).state


# ---- bids and loads ----------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_bids_the_trick_that_a_lone_strong_card_takes(seats: int) -> None:
    for card in ("SK", "ROSIE"):
        table = Table.at(card, *(f"Y{number + 1}" for number in range(seats - 1)))
        assert answer(table) == "b1"


@pytest.mark.parametrize("card", ["E1", "G2", "KRAKEN", "WHALE"])
def test_it_bids_nothing_with_a_lone_card_that_takes_nothing(card: str) -> None:
    assert answer(Table.at(card, "Y1", "Y2", "Y3", rules=ALL_CARDS)) == "b0"


def test_it_never_bids_zero_with_the_skull_king() -> None:
    others = "Y2 Y3 Y4 Y5 Y6 P5 P6 P7", "G5 G6 G7 G8 B1 B2 E4 E5", "Y7 Y8 Y9 P8 P9 M1 B3 B4"
    table = Table.at("SK G1 G2 G3 P1 P2 E1 E2", *others)
    assert "b0" not in answers(table.seat(0))


def bids(hand: str, seats: int) -> list[int]:
    """What it may bid on nine cards."""
    pool = [f"{suit}{number}" for suit in "GYPB" for number in range(1, 13)]
    rest = [card for card in pool if card not in hand.split()]
    others = [rest[i * 9 : i * 9 + 9] for i in range(seats - 1)]
    return sorted(int(code[1:]) for code in answers(Table.at(hand, *others).seat(0), 40))


def test_it_bids_by_strength_and_by_who_else_plays() -> None:
    weak = bids("E1 E2 E3 G2 G3 Y2 Y3 P2 P3", 4)
    middling = bids("G10 G11 Y9 Y12 P8 B3 B12 M1 ROSIE", 4)
    strong = bids("SK ROSIE WILL HARRY B14 B13 G14 Y14 P14", 4)
    assert weak[-1] == 0 < middling[0] <= middling[-1] < strong[0]
    assert bids("G10 G11 Y9 Y12 P8 B3 B12 M1 ROSIE", 2)[0] >= middling[-1]


def test_its_bids_are_not_wholly_predictable() -> None:
    options = Options(rounds=(9,))
    deals = [ENGINE.start(4, options, f"bids/{number}").state for number in range(30)]
    found = [answers(ENGINE.seat_view(state, Seat(0)), 30) for state in deals]
    assert any(len(codes) > 1 for codes in found)
    assert sum(codes.most_common(1)[0][1] for codes in found) >= 0.8 * 30 * 30


def test_it_loads_a_cannonball_when_it_is_sure() -> None:
    others = "Y1 Y2", "Y3 Y4", "Y5 Y6"
    for hand, bid, load in (("E1 E2", 0, "lc"), ("SK E1", 1, "lc"), ("G13 Y12", 2, "lg")):
        assert answer(Table.at(hand, *others, rules=LOADS, bids=[bid, 1, 1, 1])) == load


# ---- cards -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "before", "bid", "card"),
    [
        ("G10 G14 B14", "G5 G7 G9", 3, "cG10"),
        ("M1 G3 G5", "SK P9 P10", 1, "cM1"),
        ("SK B13 G5", "WILL P9 P10", 1, "cSK"),
        ("TIGRESS G3", "G7 P9 P10", 1, "cTIGRESSp"),
        ("TIGRESS E1", "G7 P9 P10", 1, "cTIGRESSp"),
    ],
)
def test_it_takes_the_tricks_it_needs(hand: str, before: str, bid: int, card: str) -> None:
    assert answer(last(hand, before, bid)) == card


@pytest.mark.parametrize(
    ("hand", "before", "card"),
    [
        ("ROSIE G3 G2", "SK P9 P10", "cROSIE"),
        ("G13 G3 G2", "G14 P9 P10", "cG13"),
        ("B14 Y13 E1", "WILL P9 P10", "cB14"),
        ("TIGRESS ROSIE", "G7 P9 P10", "cTIGRESSe"),
    ],
)
def test_it_throws_the_strongest_card_that_loses(hand: str, before: str, card: str) -> None:
    assert answer(last(hand, before, 0)) == card


def test_a_beast_takes_what_it_has_too_much_of_and_not_what_it_needs() -> None:
    assert answer(last("SK G14 B2", "KRAKEN P9 P10", 0, kraken=True)) == "cSK"
    assert answer(last("SK G4 B2", "KRAKEN P9 P10", 1, kraken=True)) != "cSK"
    assert answer(last("KRAKEN G14", "G7 P9 P10", 0, kraken=True)) == "cKRAKEN"
    assert answer(last("WHALE SK", "G7 P9 P10", 1, white_whale=True)) == "cSK"


def test_it_leads_high_when_it_needs_all_that_is_left() -> None:
    table = Table.at("SK B14 B3", "Y1 Y2 Y3", "Y4 Y5 Y6", "P1 P2 P3", bids=[3, 0, 0, 0], leader=0)
    assert answer(table) == "cSK"


# ---- powers ------------------------------------------------------------------------


def after(pirate: str, hand: str, bid: int, stock: str | None = None) -> Table:
    """Seat 0 has taken the first trick with a pirate and bid ``bid``."""
    left = len(hand.split())
    others = [["Y2", "Y3", "Y4"][:left], ["Y5", "Y6", "Y7"][:left], ["P1", "P2", "P3"][:left]]
    table = Table.at(
        f"{pirate} {hand}",
        *others,
        rules=POWERS,
        bids=[bid, 1, 1, 1],
        plays="G1 G2 G3",
        leader=1,
        stock=stock,
    )
    return table.play(f"0 c{pirate}")


def test_rosie_names_itself_only_while_it_needs_tricks() -> None:
    assert answer(after("ROSIE", "B14 SK", 3)) == "n0"
    assert answer(after("ROSIE", "G4 G5", 1)) == "n1"


def test_will_lets_go_what_does_not_fit() -> None:
    assert answer(after("WILL", "SK E1", 1, stock="B14 G4")) == "dB14+SK"
    assert answer(after("WILL", "B13 E1", 3, stock="SK G4")) == "dG4+E1"


def test_rascal_stakes_on_what_is_likely() -> None:
    assert answer(after("RASCAL", "E1 E2", 1)) == "w20"
    assert answer(after("RASCAL", "G4 G5", 3)) == "w0"


def test_harry_follows_what_the_hand_is_worth() -> None:
    assert answer(after("HARRY", "SK ROSIE", 2)) == "h+1"
    assert answer(after("HARRY", "E1 E2", 2)) == "h-1"
    assert answer(after("HARRY", "E1 E2", 1)) == "h+0"
