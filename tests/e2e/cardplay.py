"""Playing Skull King in the browser: bids as planned, cards by whatever a panel offers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import cycle

from playwright.sync_api import Locator, TimeoutError, expect
from tabs import WORDS, Tab

from bot.games.skullking.trick import ARROW
from bot.text import seat_sign

GLANCE = 200
"""Milliseconds to look at one person's panel before looking at the next one's."""
GLANCES = 300
AS_PIRATE = WORDS("skullking-press-as-pirate")
ASKS_BID = WORDS("skullking-prompt-bid", cards=1, leader="").split("**")[1]
POWERS = ("rosie", "will", "rascal", "harry")
OVER = WORDS("skullking-panel-over")


def field(tab: Tab, name: str) -> Locator:
    """One question of the open form."""
    return tab.form.locator(f"[data-custom-id={name}]")


def bid(tab: Tab, tricks: int) -> None:
    """Make a bid once it is asked for."""
    tab.press_and_see(tab.button(str(tricks), tab.panel))


def wait_for_reveal(tabs: Sequence[Tab]) -> None:
    """Nobody can change a bid any more."""
    for tab in tabs:
        expect(tab.panel.locator(".button-style-3")).to_have_count(0)


def turns(tabs: Sequence[Tab]) -> Iterator[Tab]:
    """Each who is to move, until bids are asked for or the game is over. They must move."""
    first = 0
    while True:
        tab = next_to_move(tabs, first)
        words = tab.panel.inner_text()
        if ASKS_BID in words or OVER in words:
            return
        yield tab
        first = tabs.index(tab) + 1


def next_to_move(tabs: Sequence[Tab], first: int) -> Tab:
    """Whose panel is the first to have something to press, or to say that all is over."""
    order = cycle([*tabs[first % len(tabs) :], *tabs[: first % len(tabs)]])
    for tab, _ in zip(order, range(GLANCES), strict=False):
        try:
            tab.moves.or_(will(tab)).first.wait_for(timeout=GLANCE)
        except TimeoutError:
            continue
        return tab
    raise AssertionError([tab.panel.inner_text() for tab in tabs])


def will(tab: Tab) -> Locator:
    """Will's list of cards to discard."""
    return tab.panel.locator(".preview-select")


def move(tab: Tab) -> None:
    """The last that can be pressed: the strongest card, the highest stake, another player.

    The Tigress sails as a pirate, and Will discards the first two cards.
    """
    if will(tab).count() and not tab.moves.count():
        before = tab.panel.text_content() or ""
        tab.choose(will(tab), 0, 1)
        expect(tab.panel).not_to_have_text(before)
        return
    pirate = tab.button(AS_PIRATE, tab.panel)
    tab.press_and_see(pirate if pirate.count() else tab.moves.last)


def what_is_asked(tab: Tab) -> str:
    """A power, the Tigress's face, a card to a ``trick`` of two or more, or to lead when one
    is ``taken``; else a ``first`` card.
    """
    words = tab.panel.inner_text()
    for pirate in POWERS:
        if f"{WORDS(f'skullking-card-{pirate}')}:" in words:
            return pirate
    if tab.button(AS_PIRATE, tab.panel).count():
        return "tigress"
    if ARROW in words:
        return "trick"
    leads = WORDS("skullking-prompt-lead", trick=1, tricks=1, won=0, bid="0").split("**")[1]
    later = leads in words and f"{leads} trick 1 " not in words
    return "taken" if later else "first"


def wait_for_board(tab: Tab, tabs: Sequence[Tab]) -> None:
    """The board shows that it is this player's turn."""
    turn = rf"➤ {seat_sign(tabs.index(tab))} .?{tab.name}"
    expect(tab.board).to_contain_text(re.compile(turn))
