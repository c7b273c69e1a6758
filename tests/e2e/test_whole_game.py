"""Three people in three browser windows play one game of Skull to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason='pip install -e ".[e2e]" for browser tests')

from machine import Child
from playwright.sync_api import expect
from tabs import WORDS, Tab

from bot.text import seat_sign

FLOWER, SKULL = WORDS("skull-button-flower"), WORDS("skull-button-skull")
CHALLENGE = WORDS("skull-press-challenge")


def test_three_people_play_a_game_to_its_end(tabs: list[Tab], preview: Child, shots: Path) -> None:
    ana, bo, cy = tabs
    ana.command("skull new")
    for guest in (bo, cy):
        guest.press(WORDS("press-join"), guest.board)
        expect(guest.panel).to_contain_text(guest.name)
    expect(ana.board).to_contain_text("Cy")
    ana.shoot(shots, "lobby")
    ana.press(WORDS("press-start"), ana.board)
    expect(ana.board).to_contain_text(WORDS("skull-board-title", round=1))

    # Round 1: the last to bid turns over the skull of the starter's neighbour.
    starter = seat_of(ana, WORDS("skull-seat-starter"))
    first, left, right = (tabs[(starter + n) % 3] for n in range(3))
    expect(first.button(FLOWER, first.panel)).to_be_disabled()
    left.press(SKULL)
    expect(left.panel).to_contain_text(WORDS("skull-down-skull"))
    expect(left.board).to_contain_text(WORDS("skull-seat-down", count=1))
    left.shoot(shots, "first-discs")
    right.press(FLOWER)
    first.press(FLOWER)
    open_challenge(first, 2)
    expect(left.button(WORDS("skull-press-raise", number=3), left.panel)).to_be_enabled()
    left.shoot(shots, "challenge")
    left.press(WORDS("skull-press-pass"))
    right.press(WORDS("skull-press-raise", number=3))
    expect(right.button(flip(left), right.panel)).to_be_enabled()
    right.shoot(shots, "revealing")
    right.press(flip(left))

    # Rounds 2 and 3: whoever lost a disc starts, and finds flowers everywhere.
    for number in (2, 3):
        expect(right.board).to_contain_text(WORDS("skull-board-title", round=number))
        for other in (first, left):
            other.press(FLOWER)
        right.press(FLOWER)
        open_challenge(right, 3)
        for other in (first, left):
            right.press(flip(other))
    for tab in tabs:
        expect(tab.board).to_contain_text("🏆")
        expect(tab.button(WORDS("press-rematch"), tab.board)).to_be_enabled()
    assert right.name in right.board.locator("h3").inner_text()
    right.shoot(shots, "end")

    assert [trouble for tab in tabs for trouble in tab.trouble] == []
    assert preview.stop() == (0, "")


def seat_of(tab: Tab, mark: str) -> int:
    """The seat in whose line of the board the mark stands."""
    lines = tab.board.inner_text().splitlines()
    found = [line for line in lines if line.endswith(f" · {mark}")]
    assert len(found) == 1, lines
    return next(seat for seat in range(3) if seat_sign(seat) in found[0])


def open_challenge(tab: Tab, number: int) -> None:
    tab.press(CHALLENGE)
    tab.press(str(number))


def flip(owner: Tab) -> re.Pattern[str]:
    """The button that turns the top disc of somebody's stack, whatever their seat."""
    words = WORDS("skull-press-flip", seat="#", name=owner.name, count=1)
    return re.compile(rf"^{re.escape(words).replace(re.escape('#'), '.')}$")
