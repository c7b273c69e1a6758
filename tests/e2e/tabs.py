"""One person's browser tab on the preview."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from bot.text import Text

WORDS = Text("en")
WIDTHS = {"wide": 1280, "phone": 420}


class Tab:
    """What one person sees and presses. Every press waits until its button can be pressed."""

    def __init__(self, browser: Browser, home: str, name: str) -> None:
        self.name = name
        self.context = browser.new_context(viewport={"width": 1280, "height": 900})
        self.page = self.context.new_page()
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.goto(f"{home}games/{name.lower()}")
        expect(self.composer).to_be_visible()

    @property
    def composer(self) -> Locator:
        return self.page.get_by_label("Message", exact=True)

    @property
    def timeline(self) -> Locator:
        return self.page.locator("#channel-timeline")

    @property
    def messages(self) -> Locator:
        return self.page.locator("article.channel-message")

    @property
    def board(self) -> Locator:
        """The newest message in a frame: only boards have one."""
        return self.messages.filter(has=self.page.locator(".component-container")).last

    @property
    def panel(self) -> Locator:
        """The newest private message."""
        return self.messages.filter(has=self.page.locator(".message-ephemeral-note")).last

    def command(self, words: str) -> None:
        """Type a slash command: Enter chooses it from the list, Enter sends it."""
        self.composer.fill(f"/{words}")
        self.page.locator(".command-suggestion, [role=option]").first.wait_for()
        self.composer.press("Enter")
        chip = self.page.locator(".command-chip")
        expect(chip).to_have_text(f"/{words}")
        chip.press("Enter")

    def button(self, label: str | re.Pattern[str], on: Locator) -> Locator:
        words = re.compile(rf"^{re.escape(label)}$") if isinstance(label, str) else label
        inner = self.page.locator(".button-label", has_text=words)
        return on.locator("button.component-button").filter(has=inner)

    def press(self, label: str | re.Pattern[str], on: Locator | None = None) -> None:
        """Press a button of the panel, or of another message."""
        self.button(label, on or self.panel).first.click()

    def shoot(self, folder: Path, name: str) -> None:
        """A picture of the page as a desktop and as a phone shows it."""
        self.page.mouse.move(0, 0)  # what the pointer is on looks different
        for size, width in WIDTHS.items():
            self.page.set_viewport_size({"width": width, "height": 900})
            self.messages.last.scroll_into_view_if_needed()
            self.page.wait_for_function("window.simcordPreview.ready")
            self.page.screenshot(path=folder / f"{name}-{size}.png")
            parts = {"channel": self.timeline, "board": self.board, "panel": self.panel}
            for part, place in parts.items():
                place.screenshot(path=folder / f"{name}-{part}-{size}.png")
        self.page.set_viewport_size({"width": WIDTHS["wide"], "height": 900})
