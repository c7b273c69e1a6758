"""What Skull King's boards and pages say about rounds, the end, and before the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from skullking_game import EVERYTHING, GAME, Game, labels, words

from bot.games.skullking.words import card_name, move_words
from bot.shell import board_screen, lobby_screen
from bot.text import Text, locales
from engines.core import Seat
from engines.skullking import ENGINE
from engines.skullking.cards import FACE_COUNT
from engines.skullking.options import PRESETS, Options
from engines.skullking.rules import PROMPT_KINDS
from engines.skullking.scoring import LineKind
from engines.skullking.tricks import Why

# ---- results -------------------------------------------------------------------------


def test_the_last_round_and_its_last_trick_stay_until_the_last_bid():
    game = Game(3, "stay", rounds=(1, 2))
    game.begin()
    for _, update in game.play():
        if update.view.round == 2:
            break
    while game.update.view.phase == "bidding":
        board = words(game.board())
        assert "**Round 1** (1 card)" in board
        assert "**Last trick**" in board
        assert "👑" in board
        (seat, *_) = game.update.view.awaited
        game.move(seat, "b1")
    assert "**Round 1**" not in words(game.board())
    bids, trick = words(game.board()).split("**Last trick**")  # until the next card is led
    assert "0/1" in bids, "the bids are the news, so they come first"
    assert "👑" in trick
    (seat,) = game.update.view.awaited
    game.move(seat, game.update.hands[seat].required.choices[0].code)
    assert "**Last trick**" not in words(game.board())


def test_the_buttons_of_the_board_keep_the_order_of_the_sketches():
    game = Game(3, "buttons", rounds=(1, 1))
    game.begin()
    assert labels(game.board()) == [["My hand", "Why", "Last trick", "Rules", "Table"]]
    assert labels(game.board(), usable=True) == [["My hand", "Rules", "Table"]]
    for _, update in game.play():
        row = labels(game.board())[0]
        if update.table.status == "ended":
            assert row == ["Rematch", "Why", "Last trick", "Scores"]
        elif update.view.phase == "bidding":
            assert row == ["My hand", "Why", "Last trick", "Rules", "Table"]
        else:
            assert row == ["My hand", "Last trick", "Scores", "Rules", "Table"]


def played(**options: Any) -> Game:
    game = Game(4, "played", **options)
    game.begin()
    for _ in game.play():
        pass
    return game


def test_why_shows_all_sums_the_own_one_first_and_every_round():
    game = played(**EVERYTHING, rounds=(3, 4, 5))
    update = game.update
    part = GAME.presenter.look(Text(), update.table, update.view, Seat(2), "why")
    (text,) = part.blocks
    assert text.startswith("**Round 3** (5 cards)")
    order = [text.index(f"\u2068{name}\u2069") for name in ("Cy", "Ana", "Bo", "Di")]
    assert order == sorted(order)
    (select,) = part.rows
    assert select.id == "s:t12345678:look.why"
    assert [c.value for c in select.choices] == ["1", "2", "3"]
    first = GAME.presenter.look(Text(), update.table, update.view, None, "why.1")
    assert first.blocks[0].startswith("**Round 1** (3 cards)")
    for seat in update.view.results[0].seats:
        points = f"+{seat.points}" if seat.points > 0 else str(seat.points).replace("-", "−")
        assert f"**{points}**" in first.blocks[0]


def test_scores_have_a_column_a_seat_and_a_row_a_round():
    game = played(rounds=(1, 2, 3))
    update = game.update
    part = GAME.presenter.look(Text(), update.table, update.view, None, "scores")
    rows = part.blocks[-1].strip("`\n").splitlines()
    assert rows[0].split() == ["#", "1", "2", "3", "4"]
    assert len(rows) == 2 + len(update.view.results)
    shown = [int(cell.replace("−", "-")) for cell in rows[-1].split()[1:]]
    assert shown == list(update.view.outcome.points)


def test_there_is_nothing_to_look_at_before_the_first_trick():
    game = Game(3)
    update = game.begin()
    for what in ("why", "why.1", "scores", "trick", "nonsense"):
        assert GAME.presenter.look(Text(), update.table, update.view, Seat(0), what) is None


def test_shared_places_are_told_as_such():
    game = played(rounds=(1,), tiebreak="shared")
    view = game.update.view
    outcome = view.outcome._replace(ranking=((Seat(1),), (Seat(0), Seat(2)), (Seat(3),)))
    update = replace(game.update, view=replace(view, outcome=outcome))
    board = words(board_screen(Text(), GAME, update))
    assert "🏆 ② **\u2068Bo\u2069** wins" in board
    assert "\n1 ② **\u2068Bo\u2069**" in board
    assert "\n2= ① **\u2068Ana\u2069**, ③ **\u2068Cy\u2069**" in board
    assert "\n4 ④ **\u2068Di\u2069**" in board


def test_an_extra_round_says_so():
    game = Game(3, rounds=(1,))
    game.begin()
    update = replace(game.update, view=replace(game.update.view, extra=True, round=2))
    assert "extra round to break the tie" in words(board_screen(Text(), GAME, update))
    done = played(rounds=(1,))
    update = replace(done.update, view=replace(done.update.view, extra=True))
    assert "Decided by an extra round" in words(board_screen(Text(), GAME, update))


# ---- lobby ---------------------------------------------------------------------------


def lobby(seats: int, **options: Any) -> str:
    game = Game(seats, **options)
    update = game._course().update()
    return words(lobby_screen(Text(), GAME, update.table))


def test_the_lobby_says_what_differs_line_by_line():
    assert "Official rules\n" in lobby(4)
    text = lobby(4, **EVERYTHING, rounds=PRESETS["swift_n_salty"], tiebreak="shared")
    for line in (
        "• With the Kraken",
        "• With the White Whale",
        "• With Loot",
        "• With pirate powers",
        "• Rascal scoring with cannon loads",
        "• Swift-n-Salty Skirmish: 5 rounds of 5 cards",
        "• A tie for first place is shared",
    ):
        assert line in text
    assert "• Rounds of 2, 4, 6 cards" in lobby(4, rounds=(2, 4, 6))


def test_the_lobby_says_what_the_number_of_seats_means():
    assert "third hand; no Loot" in lobby(2)
    assert "third hand" not in lobby(1)
    assert "third hand" not in lobby(3)
    assert "hands stop at 8 cards" in lobby(8)
    assert "hands stop" not in lobby(7)
    assert "hands stop" not in lobby(8, rounds=(5, 5))
    assert "nothing is left" in lobby(7, pirate_powers=True)
    assert "nothing is left" not in lobby(7)
    assert "nothing is left" not in lobby(7, pirate_powers=True, kraken=True)
    assert "nothing is left" not in lobby(6, pirate_powers=True)


def test_rules_are_short_pages():
    pages = GAME.presenter.rules(Text())
    assert len(pages) == 8
    assert all(200 < len(page) < 1500 for page in pages)
    assert all("xample" in page for page in pages[:6])


@pytest.mark.parametrize("locale", locales())
def test_everything_the_engine_can_ask_and_every_action_has_words(locale):
    text, game = Text(locale), Game(8, **EVERYTHING)
    table = game.begin().table
    for action in ENGINE.actions(Options(**EVERYTHING), 8):
        assert 0 < len(move_words(text, table, action)) <= 80
    for kind in set(PROMPT_KINDS) - {"graybeard"}:
        assert text.has(f"skullking-prompt-{kind}")
    for kind in Why:
        assert text.has(f"skullking-why-{kind.replace('_', '-')}")
    for kind in LineKind:
        assert text.has(f"skullking-sum-{kind.replace('_', '-')}")
    for face in range(FACE_COUNT):
        assert card_name(text, face)
