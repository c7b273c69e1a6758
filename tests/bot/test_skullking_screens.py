"""What Skull King's boards and panels say in a round: bids, tricks and powers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from skullking_game import EVERYTHING, GAME, Game, find, labels, place_of, places, words

from bot.screen import Select
from engines.core import Seat
from engines.skullking import position
from engines.skullking.options import Options

# ---- bids ----------------------------------------------------------------------------


def bidding(**options: Any) -> Game:
    game = Game(4, **options)
    hands = ["G1 G2", "Y1 Y2", "P1 E1", "B1 SK"]
    game.begin(position(hands, options=Options(**options), leader=2))
    return game


def test_a_sealed_bid_shows_a_tick_and_nothing_else():
    low, high = bidding(), bidding()
    low.move(1, "b0")
    high.move(1, "b2")
    assert words(low.board()) == words(high.board())
    assert low.board() == high.board()
    assert "① … ② ✓ ③ … ④ … · ③ leads first" in words(low.board())
    assert "**Bids: 1 of 4 in.** Waiting for ① ③ ④" in words(low.board())
    for seat in (0, 2, 3):
        assert low.panel(seat) == high.panel(seat)


def test_the_own_bid_is_ticked_and_can_be_changed_until_all_are_in():
    game = bidding()
    game.move(1, "b1")
    panel = game.panel(1)
    assert labels(panel)[:2] == [["🪙 1", "🪙 2"], ["0", "1 ✓", "2"]]
    assert find(panel, "1 ✓").disabled
    assert not find(panel, "2").disabled
    assert "✓ You bid **1**. You may change it" in words(panel)
    assert not any("last one" in words(game.panel(seat)) for seat in range(4))
    game.move(0, "b0")
    game.move(2, "b2")
    assert "Your bid is the last one and reveals all" in words(game.panel(3))
    game.move(3, "b2")
    board = words(game.board())
    assert "① **\u2068Ana\u2069** · **0/0** · 0" in board
    assert "➤ ③ **\u2068Cy\u2069** · **0/2** · 0" in board
    assert "Bids 5 for 2 tricks: 3 too many." in board
    assert all("the last one" not in words(game.panel(seat)) for seat in range(4))
    assert "You have 0 of the 1 trick you bid." in words(game.panel(1))


def test_loads_are_sealed_and_stand_beside_the_bids_once_all_are_in():
    game = bidding(scoring="rascal_loads")
    for seat in range(4):
        game.move(seat, "b1")
    assert "Bids: ① 1 ② 1 ③ 1 ④ 1" in words(game.board())
    assert "Bids: ① 1 ② 1 ③ 1 ④ 1" in words(game.panel(0))
    before = game.board()
    game.move(0, "lc")
    assert "cannonball" not in words(game.board())
    assert words(before) != words(game.board())
    assert find(game.panel(0), "Cannonball: 15 a card or nothing ✓").disabled
    for seat in (1, 2, 3):
        game.move(seat, "lg")
    assert "① **\u2068Ana\u2069** · **0/1** · 0 · 💥 cannonball" in words(game.board())
    assert "✴️ grapeshot" in words(game.board())


# ---- a trick -------------------------------------------------------------------------


def trick_game(**options: Any) -> Game:
    """Bo leads yellow; Ana holds yellow, black and specials."""
    game = Game(4, **options)
    hands = ["Y3 B5 TIGRESS E1", "Y9 G1 G2 G3", "Y13 P1 P2 P3", "B4 P4 P5 KRAKEN"]
    rules = Options(kraken=True, **options)
    game.begin(position(hands, options=rules, bids=[1, 2, 0, 1], leader=1, scores=[0, 40, -10, 0]))
    return game


def test_the_trick_stands_in_play_order_with_the_best_card_and_why():
    game = trick_game()
    assert "② **\u2068Bo\u2069** leads trick 1." in words(game.board())
    game.move(1, "cY9")
    game.move(2, "cY13")
    board = words(game.board())
    assert "Follow 🪙 yellow." in board
    assert "② 🪙 9 → ③ 🪙 13 👑" in board
    assert "③ **\u2068Cy\u2069** is winning: the highest yellow card." in board
    game.move(3, "cB4")
    assert "④ **\u2068Di\u2069** is winning: black beats yellow." in words(game.board())
    assert "③ **\u2068Cy\u2069** · **0/0** · −10" in words(game.board())


def test_on_ones_turn_the_panel_alone_is_enough():
    game = trick_game()
    for seat, code in ((1, "cY9"), (2, "cY13"), (3, "cB4")):
        game.move(seat, code)
    panel = game.panel(0)
    for part in (
        "**Your turn** · trick 1 of 4 · you have 0 of 1",
        "⏳ <t:",
        "② 🪙 9 → ③ 🪙 13 → ④ ☠️ 4 👑",
        "④ **\u2068Di\u2069** is winning: black beats yellow.",
        "Follow 🪙 yellow: your only card of it, or a card without a number.",
        "Your hand: 🪙 yellow 3 · ☠️ black 5 · Tigress, Escape",
    ):
        assert part in words(panel)
    assert labels(panel)[0] == ["🪙 3", "☠️ 5", "Tigress", "Escape"]
    assert labels(panel, usable=True)[0] == ["🪙 3", "Tigress", "Escape"]
    away = game.panel(1)
    assert "It is not your turn" in words(away)
    assert labels(away, usable=True)[0] == []


def test_a_finished_trick_stays_until_the_next_lead():
    game = trick_game()
    for seat, code in ((1, "cY9"), (2, "cY13"), (3, "cB4"), (0, "cY3")):
        game.move(seat, code)
    board = words(game.board())
    assert "② 🪙 9 → ③ 🪙 13 → ④ ☠️ 4 👑 → ① 🪙 3" in board
    assert "④ **\u2068Di\u2069** **takes it:** black beats yellow." in board
    assert "④ **\u2068Di\u2069** leads trick 2." in board
    assert "**1/1**" in board
    game.move(3, "cKRAKEN")
    assert "takes it" not in words(game.board())
    assert "Nobody is winning: the Kraken destroys the trick." in words(game.board())
    for seat, code in ((0, "cTIGRESSp"), (1, "cG1"), (2, "cP1")):
        game.move(seat, code)
    board = words(game.board())
    assert "**The Kraken destroyed this trick:** nobody takes it." in board
    assert "1 trick went to nobody." in board
    assert "Tigress (pirate)" in board


def test_the_tigress_asks_for_her_face_below_the_cards():
    game = trick_game()
    for seat, code in ((1, "cY9"), (2, "cY13"), (3, "cB4")):
        game.move(seat, code)
    main = game.panel(0)
    assert find(main, "Tigress").id == "v:t12345678:tigress"
    page = game.panel(0, "tigress")
    assert labels(page)[:2] == [
        ["🪙 3", "☠️ 5", "Tigress ✓", "Escape"],
        ["Pirate", "Escape", "Back"],
    ]
    assert labels(page, usable=True)[0] == []
    rows = page.rows[1]
    assert isinstance(rows, tuple)
    prompt = game.update.hands[Seat(0)].required
    played = [prompt.choices[int(b.id.rsplit(":", 1)[1])].code for b in rows[:2]]
    assert played == ["cTIGRESSp", "cTIGRESSe"]
    assert place_of(places(main), "Refresh") == place_of(places(page), "Refresh")
    assert words(game.panel(1, "tigress")) == words(game.panel(1)), "nothing to ask off turn"


def test_ask_before_i_play_marks_first_and_plays_second():
    game = trick_game()
    game.move(1, "cY9")
    first = game.panel(2, ask=True)
    assert find(first, "🪙 13").id.startswith("v:")
    page = find(first, "🪙 13").id.split(":")[2]
    marked = game.panel(2, page, ask=True)
    assert "Press **🪙 13** once more" in words(marked)
    assert find(marked, "🪙 13 ✓").id.startswith("m:")
    assert place_of(places(first), "🪙 13") == place_of(places(marked), "🪙 13 ✓")


def test_ids_name_no_card():
    game = Game(5, "ids", **EVERYTHING, rounds=(10,))
    game.begin()
    for _ in game.play():
        for seat in game.update.hands:
            for button in places(game.panel(seat)).values():
                assert not any(code in button.id for code in ("cG", "cB", "ROSIE", "SK", "E1"))


def test_the_words_stand_in_the_order_of_the_buttons():
    game = Game(4, "order", **EVERYTHING, rounds=(10,))
    game.begin()
    for seat in range(4):
        panel = game.panel(seat)
        line = next(x for x in words(panel).splitlines() if x.startswith("Your hand:"))
        held = [label for row in labels(panel)[:2] for label in row]
        where = [
            line.index(label.split()[-1] if label[0].isascii() else label[0]) for label in held
        ]
        assert all(a <= b for a, b in pairwise(where)), line


# ---- powers --------------------------------------------------------------------------

PIRATES = "ROSIE WILL RASCAL JUANITA HARRY"


def won_by(pirate: str, *, seats: int = 3, timing: str = "immediate", stock: str | None = None):
    """Ana has taken the first of three tricks with this pirate."""
    options = {"pirate_powers": True, "harry_timing": timing, "rounds": (3,)}
    suits = ("Y", "P", "B", "Y", "P", "B", "Y")
    lows = (1, 1, 1, 4, 4, 4, 7)
    hands = [f"{pirate} G1 E1"] + [
        " ".join(f"{suit}{low + i}" for i in range(3))
        for suit, low in zip(suits[: seats - 1], lows, strict=False)
    ]
    game = Game(seats, **options)
    rules = Options(**options)
    game.begin(position(hands, options=rules, bids=[1] * seats, leader=0, stock=stock))
    game.move(0, f"c{pirate}")
    for seat in range(1, seats):
        prompt = game.update.hands[Seat(seat)].required
        game.move(seat, prompt.choices[0].code)
    return game


@pytest.mark.parametrize("seats", [3, 5, 6, 8])
def test_rosie_has_a_button_a_player_oneself_first(seats):
    game = won_by("ROSIE", seats=seats)
    assert "names who leads the next trick (Rosie)" in words(game.board())
    found = [b for b in places(game.panel(0)).values() if b.id.startswith("m:")]
    prompt = game.update.hands[Seat(0)].required
    targets = [prompt.choices[int(b.id.rsplit(":", 1)[1])].target for b in found]
    assert targets == list(range(seats))
    assert [b.label for b in found][:2] == ["① Ana", "② Bo"]
    game.move(0, "n2")
    assert "Rosie: ③ leads" in words(game.board())
    assert "③ **\u2068Cy\u2069** leads trick 2." in words(game.board())


def test_will_is_one_list_and_its_values_name_cards_of_the_hand():
    game = won_by("WILL")
    hand = game.update.hands[Seat(0)]
    assert len(hand.hand) == 4
    (select,) = [row for row in game.panel(0).rows if isinstance(row, Select)]
    assert select.id == f"s:t12345678:move.{hand.required.key}"
    assert [c.value for c in select.choices] == ["0", "1", "2", "3"]
    assert sum(c.description == "just drawn" for c in select.choices) == 2
    for values in (["0", "3"], ["3", "0"], ["1", "2"]):
        n = GAME.presenter.picked(hand, hand.required, values)
        cards = hand.required.choices[n].cards
        assert set(cards) == {hand.hand[int(v)] for v in values}
    for wrong in ([], ["0"], ["0", "0"], ["0", "9"], ["x", "1"], ["0", "1", "2"]):
        assert GAME.presenter.picked(hand, hand.required, wrong) is None
    marked = game.panel(0, "mark.0", ask=True)
    sure = [b for b in places(marked).values() if b.id.startswith("m:")]
    assert len(sure) == 1
    game.move(0, hand.required.choices[0].code)
    assert "Will: drew 2, discarded 2" in words(game.board())


def test_will_with_a_short_stock_discards_one():
    game = won_by("WILL", stock="B14")
    (select,) = [row for row in game.panel(0).rows if isinstance(row, Select)]
    assert (select.least, select.most) == (1, 1)
    assert "choose 1 card to discard" in words(game.panel(0))


def test_rascal_and_harry_are_one_press_and_stand_beside_the_bid():
    game = won_by("RASCAL")
    assert labels(game.panel(0), usable=True)[1] == ["0", "10", "20"]
    game.move(0, "w20")
    assert "· **1/1** · 0 · wager 20" in words(game.board())
    assert "Your wager: 20" in words(game.panel(0))
    game = won_by("HARRY")
    assert labels(game.panel(0), usable=True)[1] == ["−1", "Keep", "+1"]
    game.move(0, "h+1")
    assert "· **1/2** · 0 · Harry: bid +1" in words(game.board())


def test_harry_may_wait_and_his_offer_stands_in_the_panel_meanwhile():
    game = won_by("HARRY", timing="end_of_round")
    panel = game.panel(0)
    assert "You lead" in words(panel)
    assert "Harry: you may change your bid by one, once" in words(panel)
    assert labels(panel, usable=True)[1] == ["−1", "Keep", "+1"]
    assert find(game.panel(0, ask=True), "+1").id.endswith(":side.2")
    assert "Harry: may still change the bid" in words(game.board())
    game.move(0, "h-1")
    assert "**1/0** · 0 · Harry: bid −1" in words(game.board())
    assert "may still" not in words(game.board())
    assert "Harry: you may" not in words(game.panel(0))


def test_juanita_shows_the_stock_until_the_round_ends():
    game = won_by("JUANITA", stock="B14 B13 SK E2")
    panel = words(game.panel(0))
    assert "Juanita showed you the stock: ☠️ black 13, 14 · Skull King, Escape" in panel
    assert "looked at the stock" in words(game.board())
    assert "black 13, 14" not in words(game.board())
    assert all("showed you" not in words(game.panel(seat)) for seat in (1, 2))


def test_an_alliance_is_told_to_both_when_they_decide():
    options = {"loot": True, "rounds": (2,)}
    game = Game(3, **options)
    hands = ["L1 G1", "Y1 G2", "SK G3"]
    game.begin(position(hands, options=Options(**options), bids=[1, 0, 1], leader=0))
    for seat, code in ((0, "cL1"), (1, "cY1"), (2, "cSK")):
        game.move(seat, code)
    board = words(game.board())
    assert "Allied for this round: ① ③" in board
    assert "allied with ③" in board
    assert "allied with ①" in board
    assert "Allied with ① **\u2068Ana\u2069**" in words(game.panel(2))


# ---- two seats -----------------------------------------------------------------------


def test_graybeard_stands_on_the_board_with_cards_and_tricks():
    game = Game(2)
    hands = ["G3 G4", "Y3 Y4"]
    state = position(hands, bids=[0, 1], leader=0, graybeard="G9 E1")
    game.begin(state)
    game.move(0, "cG3")
    board = words(game.board())
    assert "👻 **Graybeard** turns a card." in board
    assert "➤ 👻 **Graybeard** · 0 tricks · 2 cards left" in board
    assert "It is not your turn" in words(game.panel(1)), "the house turns his card"
    game.move(1, "g")
    game.move(1, "cY3")
    board = words(game.board())
    assert "① 🦜 3 → 👻 🦜 9 👑 → ② 🪙 3" in board
    assert "👻 **Graybeard** **takes it:** the highest green card." in board
    assert "👻 **Graybeard** · 1 trick · 1 card left" in board
