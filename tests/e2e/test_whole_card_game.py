"""Skull King in the browser: three people play a game to its end, one alone a short one."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason='pip install -e ".[e2e]" for browser tests')

from cardplay import bid, field, move, turns, wait_for_board, wait_for_reveal, what_is_asked
from machine import Child
from playwright.sync_api import Browser, expect
from tabs import WORDS, Tab

from bot.lobby import COMPUTER_NAMES

HANDS = (1, 3, 3)
EXTRAS = ("kraken", "white-whale", "loot", "pirate-powers")
MET = {"first", "trick", "taken", "tigress", "will", "harry", "rascal"}
"""What is asked besides bids with these hands and this seed."""
TALL = 1000
"""Pixels that show board and panel together on a phone."""


@pytest.fixture
def seed() -> int:
    return 7963


def test_three_people_play_a_game_to_its_end(tabs: list[Tab], preview: Child, shots: Path) -> None:
    ana, bo, cy = tabs
    ana.command("skullking new")
    choose_options(ana, shots)
    for guest in (bo, cy):
        guest.press(WORDS("press-join"), guest.board)
        expect(guest.panel).to_contain_text(guest.name)
    expect(ana.board).to_contain_text("Cy")
    ana.shoot(shots, "cards-lobby", TALL)
    ana.press(WORDS("press-start"), ana.board)

    met: set[str] = set()
    for number, cards in enumerate(HANDS, 1):
        last = number == len(HANDS)
        if last:
            look_back(ana, shots)
        for seat, tab in enumerate(tabs):
            if last and tab is cy:
                expect(cy.board).to_contain_text("② ✓")
                cy.shoot(shots, "cards-bids", TALL)
            bid(tab, min(cards, (number + seat) % 3))
        wait_for_reveal(tabs)
        if last:
            look(bo, "scores", shots)
            expect(bo.board).to_contain_text(f"/{min(cards, number % 3)}")
            bo.shoot(shots, "cards-reveal")
        for tab in turns(tabs):
            asked = what_is_asked(tab)
            if number > 1 and asked not in met:
                wait_for_board(tab, tabs)
                tab.shoot(shots, f"cards-{asked}", TALL)
                met.add(asked)
            move(tab)
    assert met == MET
    for tab in tabs:
        expect(tab.board).to_contain_text("🏆")
        expect(tab.button(WORDS("press-rematch"), tab.board)).to_be_enabled()
        assert all(other.name in tab.board.inner_text() for other in tabs)
    bo.shoot(shots, "cards-end")

    assert [trouble for tab in tabs for trouble in tab.trouble] == []
    assert preview.stop() == (0, "")


def test_a_newcomer_alone_plays_a_round_against_two_computers(
    browser: Browser, preview: Child, shots: Path
) -> None:
    ana = Tab(browser, preview.home, "Ana")
    ana.command("skullking new")
    ana.press(WORDS("press-rules"), ana.board)
    ana.press(WORDS("press-next"))
    ana.press(WORDS("press-back"))
    for computer in COMPUTER_NAMES[:2]:
        ana.press(WORDS("press-computer"), ana.board)
        expect(ana.board).to_contain_text(computer)
    ana.press(WORDS("press-options"), ana.board)
    ana.tick(WORDS("skullking-box-tiebreak"))  # or a tie would be played off in one more round
    field(ana, "sizes").locator("input").fill("2")
    ana.send_form()
    expect(ana.board).to_contain_text(WORDS("skullking-option-rounds-own", sizes="2"))
    ana.press(WORDS("press-start"), ana.board)
    bid(ana, 1)
    wait_for_reveal([ana])
    for _ in turns([ana]):
        move(ana)
    expect(ana.board).to_contain_text("🏆")
    assert all(name in ana.board.inner_text() for name in ("Ana", *COMPUTER_NAMES[:2]))
    ana.shoot(shots, "cards-alone")
    assert ana.trouble == []
    assert preview.stop() == (0, "")


def choose_options(host: Tab, shots: Path) -> None:
    """All extra cards, pirate powers, and hand sizes of the table's own."""
    host.press(WORDS("press-options"), host.board)
    host.tick(*(WORDS(f"skullking-box-{extra}") for extra in EXTRAS))
    host.shoot(shots, "cards-options")
    host.choose(field(host, "rounds"), WORDS("skullking-box-own"))
    sizes = ", ".join(map(str, HANDS))
    field(host, "sizes").locator("input").fill(sizes)
    host.shoot(shots, "cards-sizes")
    host.send_form()
    expect(host.board).to_contain_text(WORDS("skullking-option-rounds-own", sizes=sizes))


def look_back(tab: Tab, shots: Path) -> None:
    """The round before on the board, its sums, and its last trick."""
    tab.moves.first.wait_for()
    expect(tab.board).to_contain_text(WORDS("skullking-round-head").removeprefix("-# "))
    tab.shoot(shots, "cards-result")
    look(tab, "why", shots)
    look(tab, "trick", shots)


def look(tab: Tab, what: str, shots: Path) -> None:
    """Open a private page from the board, and go back to the hand."""
    tab.press(WORDS(f"skullking-press-{what}"), tab.board)
    tab.button(WORDS("press-back"), tab.panel).wait_for()
    tab.shoot(shots, f"cards-page-{what}", TALL)
    tab.press(WORDS("press-back"))
    expect(tab.button(WORDS("press-back"), tab.panel)).to_have_count(0)
