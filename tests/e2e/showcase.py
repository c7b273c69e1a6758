"""Plays both games in the preview as it is, with all its emojis, for the pictures of README.md.

``python tests/e2e/showcase.py folder`` leaves one picture of the channel a moment there, as wide
as a telephone. It presses by place where buttons show drawings instead of words.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from machine import CHROMIUM, FLAGS, PATIENCE
from playwright.sync_api import Browser, Locator, TimeoutError, expect, sync_playwright
from tabs import WORDS, Tab

SEED = 11
NAMES = ("Ana", "Bo", "Cy")
TALL = 1500
"""Pixels that show a board and a panel together."""
DONE = "✓ You"
"""How a choice that is made and may still be changed is told."""
CARDS = 3
"""Cards a hand from which on it is worth looking at."""
MOST_MOVES, PATIENT = 90, 200
TURNING = WORDS("skull-panel-flip", turned=0, number=0).split(".")[0].strip("*")
BREATH = 700
"""Milliseconds in which a page shows what has just happened."""


@contextmanager
def preview() -> Iterator[str]:
    """A running preview's address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bot", "preview", "--port", str(port)]
        command += ["--seed", str(SEED)]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert child.stdout is not None
            yield "http://" + child.stdout.readline().split("http://")[1].strip()
        finally:
            child.terminate()
            child.wait()


def opened(browser: Browser, home: str, game: str, computers: int) -> list[Tab]:
    """Three people at a table of their own, and perhaps computer players."""
    tabs = [Tab(browser, home, name) for name in NAMES]
    ana, *guests = tabs
    ana.command(f"{game} new")
    expect(ana.board.locator("img").first).to_be_visible(timeout=4 * PATIENCE)
    for guest in guests:
        guest.press(WORDS("press-join"), guest.board)
        expect(guest.panel).to_contain_text(guest.name)
    for _ in range(computers):
        ana.press(WORDS("press-computer"), ana.board)
        ana.page.wait_for_timeout(BREATH)
    return tabs


def keep(tab: Tab, folder: Path, name: str) -> None:
    tab.page.wait_for_timeout(2 * BREATH)
    tab.shoot(folder, name, TALL)


def play(tab: Tab, n: int = 0) -> None:
    """Press the ``n``-th of the moves on the panel, unless it is gone meanwhile."""
    with suppress(TimeoutError):
        tab.moves.nth(n).click(timeout=PATIENCE // 10)
    tab.page.wait_for_timeout(BREATH)


def may_open(tab: Tab) -> bool:
    """Whether this person can open a challenge in Skull."""
    opening = tab.button(WORDS("skull-press-challenge"), tab.panel)
    return bool(opening.count()) and opening.first.is_enabled()


def losing(tab: Tab) -> Locator:
    """What somebody can lose for good; it takes two presses."""
    return tab.panel.locator("button.button-style-4:not([disabled])")


def waiting(tabs: list[Tab]) -> Tab:
    """Whoever may move now, once somebody may."""
    for _ in range(PATIENT):
        for tab in tabs:
            able = tab.moves.count() or may_open(tab) or losing(tab).count()
            if able and DONE not in tab.panel.inner_text():
                return tab
        tabs[0].page.wait_for_timeout(BREATH)
    raise AssertionError("nobody may move")


def skull(browser: Browser, home: str, folder: Path) -> None:
    """Everybody is honest at first; whoever may opens a challenge with the lowest number."""
    tabs = opened(browser, home, "skull", 1)
    ana = tabs[0]
    keep(ana, folder, "lobby")
    ana.press(WORDS("press-start"), ana.board)
    keep(waiting(tabs), folder, "first-discs")
    wanted = {"challenge", "revealing"}
    for _ in range(MOST_MOVES):
        if ana.button(WORDS("press-rematch"), ana.board).count():
            break
        tab = waiting(tabs)
        if losing(tab).count():
            losing(tab).first.click()
            tab.page.wait_for_timeout(BREATH)
            continue
        raising = tab.button(WORDS("skull-press-pass"), tab.panel)
        if raising.count() and raising.first.is_enabled():
            once(tab, folder, "challenge", wanted)
            play(tab, tab.moves.count() - 1)
            continue
        if tab.panel.get_by_text(TURNING).count():
            once(tab, folder, "revealing", wanted)
        if may_open(tab) and ("challenge" in wanted or not tab.moves.count()):
            tab.press(WORDS("skull-press-challenge"))
            tab.page.wait_for_timeout(BREATH)
        play(tab)
    keep(ana, folder, "end")


def skull_king(browser: Browser, home: str, folder: Path) -> None:
    """Bids of one, and the first card that may be played, into the fourth round."""
    tabs = opened(browser, home, "skullking", 1)
    ana = tabs[0]
    keep(ana, folder, "cards-lobby")
    ana.press(WORDS("press-start"), ana.board)
    wanted = {"cards-bids", "cards-trick", "cards-page-why"}
    for _ in range(MOST_MOVES):
        if not wanted:
            break
        tab = waiting(tabs)
        bids = tab.moves.first.inner_text().strip().isdigit()
        if bids and tab.moves.count() > CARDS:
            once(tab, folder, "cards-bids", wanted)
            if "cards-page-why" in wanted:
                tab.press(WORDS("skullking-press-why"), tab.board)
                once(tab, folder, "cards-page-why", wanted)
                tab.press(WORDS("press-back"))
                tab.page.wait_for_timeout(BREATH)
        elif not bids and not wanted & {"cards-bids"} and tab.panel.inner_text().count("→") > 1:
            once(tab, folder, "cards-trick", wanted)
        play(tab, min(int(bids), tab.moves.count() - 1))


def once(tab: Tab, folder: Path, name: str, wanted: set[str]) -> None:
    """Keep a picture if it is still wanted."""
    if name in wanted:
        wanted.remove(name)
        keep(tab, folder, name)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in (skull, skull_king):
            with preview() as home:
                game(browser, home, folder)
        browser.close()


if __name__ == "__main__":
    main()
