"""One person's browser tab on the preview."""

from __future__ import annotations

import re
from pathlib import Path

from machine import PATIENCE
from playwright.sync_api import Browser, Locator, expect

from bot.text import Text

WORDS = Text("en")
WIDTHS = {"wide": 1280, "phone": 420}
HEIGHT = 900
SETTLED = """() => {
  const { ready, geometry, presentation } = window.simcordPreview;
  const told = presentation?.host;
  return ready && told?.width === geometry.host.width && told?.height === geometry.host.height;
}"""


class Tab:
    """What one person sees and presses. Every press waits until its button can be pressed."""

    def __init__(self, browser: Browser, home: str, name: str) -> None:
        self.name = name
        self.context = browser.new_context(viewport={"width": WIDTHS["wide"], "height": HEIGHT})
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.goto(f"{home}games/{name.lower()}")
        expect(self.composer).to_be_visible()

    # ---- what is there -------------------------------------------------------------

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

    @property
    def form(self) -> Locator:
        """The window with house rules."""
        return self.page.locator(".modal-dialog")

    @property
    def moves(self) -> Locator:
        """What on the panel moves the game now: the blurple buttons that can be pressed."""
        return self.panel.locator("button.button-style-1:not([disabled])")

    def button(self, label: str | re.Pattern[str], on: Locator) -> Locator:
        words = re.compile(rf"^{re.escape(label)}$") if isinstance(label, str) else label
        inner = self.page.locator(".button-label", has_text=words)
        return on.locator("button.component-button").filter(has=inner)

    # ---- what is done --------------------------------------------------------------

    def settle(self) -> None:
        """Wait until the preview knows the size of its window: till then it takes no action."""
        self.page.wait_for_function(SETTLED)

    def command(self, words: str) -> None:
        """Type a slash command: Enter chooses it from the list, Enter sends it."""
        self.settle()
        self.composer.fill(f"/{words}")
        self.page.locator(".command-suggestion, [role=option]").first.wait_for()
        self.composer.press("Enter")
        chip = self.page.locator(".command-chip")
        expect(chip).to_have_text(f"/{words}")
        chip.press("Enter")

    def press(self, label: str | re.Pattern[str], on: Locator | None = None) -> None:
        """Press a button of the panel, or of another message."""
        self.button(label, on or self.panel).first.click()

    def press_and_see(self, button: Locator) -> None:
        """Press a button of the panel and wait until the panel has become another one."""
        expect(button).to_be_enabled()
        before = self.panel.text_content() or ""
        button.click()
        expect(self.panel).not_to_have_text(before)

    def tick(self, *labels: str) -> None:
        """Tick boxes of the open form, or choose one of its radio buttons."""
        for label in labels:
            self.form.get_by_text(label, exact=True).click()

    def choose(self, list_: Locator, *options: int | str) -> None:
        """Choose from a list by place or label. Esc would undo it: a second press closes it."""
        trigger = list_.locator(".select-trigger")
        trigger.click()
        for option in options:
            found = list_.locator(".select-option")
            at = found.nth(option) if isinstance(option, int) else found.filter(has_text=option)
            at.click()
        if len(options) > 1:
            trigger.click()

    def send_form(self) -> None:
        self.form.locator(".button-primary").click()
        expect(self.form).to_have_count(0)

    # ---- pictures ------------------------------------------------------------------

    def shoot(self, folder: Path, name: str, height: int = HEIGHT) -> None:
        """A picture of the page as a desktop and as a phone shows it, and of the channel alone.

        The window keeps the second size, and the next picture begins with that one.
        """
        self.page.mouse.move(0, 0)  # what the pointer or the keyboard is on looks different
        self.page.evaluate("document.activeElement?.blur()")
        now = (self.page.viewport_size or {}).get("width")
        for size, width in sorted(WIDTHS.items(), key=lambda item: item[1] != now):
            self.page.set_viewport_size({"width": width, "height": height})
            self.messages.last.scroll_into_view_if_needed()
            self.settle()
            self.page.screenshot(path=folder / f"{name}-{size}.png")
            if size == "phone":
                self.timeline.screenshot(path=folder / f"{name}-channel-{size}.png")
