"""The preview's own web pages: the index, and what is changed in simcord's page."""

from __future__ import annotations

import html
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import simcord.preview

from bot.preview_world import Room
from bot.text import Text

_STATIC = Path(simcord.preview.__file__).with_name("static")

STYLE = """
:root { color-scheme: light dark; --back: #f4f1ea; --card: #fffdf8; --ink: #241f1c;
  --soft: #6a605a; --line: #ddd4c6; --key: #4752c4; --on-key: #fff; --mark: #b4552d }
@media (prefers-color-scheme: dark) { :root { --back: #1b1a1f; --card: #26252c; --ink: #efebe4;
  --soft: #aaa39b; --line: #3a3841; --key: #5865f2; --on-key: #fff; --mark: #e7a07c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--ink);
  font: 17px/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2.2rem 1.1rem 3rem }
header { display: flex; gap: 1rem; align-items: center; margin-bottom: 1.4rem }
header svg { width: 3.4rem; height: 3.4rem; flex: none; color: var(--mark) }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.15; letter-spacing: -.01em }
h2 { margin: 0 0 .7rem; font-size: 1.05rem }
p { margin: .2rem 0 }
.soft { color: var(--soft) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 1.1rem 1.25rem; margin: 0 0 1rem }
ol { margin: 0; padding-left: 1.3rem }
li { margin: .25rem 0 }
kbd, code { font: .92em ui-monospace, Menlo, Consolas, monospace; background: var(--back);
  border: 1px solid var(--line); border-radius: 6px; padding: .05em .4em; white-space: nowrap }
.room { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .45rem 0 }
.room + .room { border-top: 1px solid var(--line) }
.room b { flex: 1 1 11rem; overflow-wrap: anywhere }
.room a { text-decoration: none; background: var(--key); color: var(--on-key);
  border-radius: 9px; padding: .42rem .95rem; font-weight: 600 }
@media (max-width: 30rem) { .room b { flex-basis: 100% } }
li b { white-space: nowrap }
.room a:hover, .room a:focus-visible { filter: brightness(1.12) }
"""

# A disc with a face that laughs, drawn for this page.
MARK = """<svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor"
 stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="32" r="29"/>
<path d="M18 33c0-9 6-15 14-15s14 6 14 15c0 4-2 6-4 7v5H22v-5c-2-1-4-3-4-7z"/>
<circle cx="26" cy="32" r="3"/><circle cx="38" cy="32" r="3"/><path d="M28 45v-4m4 4v-4m4 4v-4"/>
</svg>"""

LIVE = """
const list = document.getElementById("rooms");
async function look() {
  try {
    const text = await (await fetch("/rooms")).text();
    if (text !== list.dataset.text) { list.dataset.text = text; list.innerHTML = text; }
    document.getElementById("gone").hidden = true;
  } catch { document.getElementById("gone").hidden = false; }
}
setInterval(look, 2000);
"""

HOUSE_JS = r"""
// simcord takes the key of its page from the address; this page brings it along instead.
const house = document.querySelector('meta[name="house"]').dataset;
if (location.hash !== "#" + house.key) history.replaceState(null, "", "#" + house.key);
// Links to messages in Discord lead to the page of their channel here.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const found = link && /discord\.com\/channels\/(?:\d+|@me)\/(\d+)/.exec(link.href);
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  location.href = "/jump/" + found[1] + "/" + house.viewer;
}, true);
// That all went well need not be said after every press.
document.addEventListener("DOMContentLoaded", () => {
  const status = document.getElementById("action-status");
  const quiet = () => {
    status.style.visibility = /(completed|updated)\.?$/.test(status.textContent) ? "hidden" : "";
  };
  new MutationObserver(quiet).observe(status, { childList: true });
});
// In Discord a second Enter sends a command; here it would open the first of its options.
let chose = false;
document.addEventListener("keydown", (event) => {
  if (!(event.target instanceof Element && event.target.matches(".command-chip"))) {
    chose = false;
  } else if (event.key !== "Enter") {
    chose = event.key.startsWith("Arrow");
  } else if (!chose) {
    event.preventDefault();
    event.stopPropagation();
    document.getElementById("send-message").click();
  }
}, true);
"""

# What only a developer of simcord needs would lead a newcomer astray.
_TIDY = """
#refresh, #capture-open, #inspector-toggle, #view-action-output, #back-activity,
#messages-toggle, #messages-sidebar, .session-menu { display: none !important }
.preview-toolbar { min-height: 52px; height: auto !important }
.preview-brand > span:last-child, .preview-brand small { display: block !important }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 52px !important }
  #action-status { flex: 1 1 6rem !important }
}
"""


@cache
def tidy_css() -> str:
    """simcord's style sheet with our few changes behind it."""
    return (_STATIC / "preview.css").read_text(encoding="utf-8") + _TIDY


@cache
def _room_template() -> str:
    page = (_STATIC / "index.html").read_text(encoding="utf-8")
    for old, new in (
        (
            "<title>SimCord Preview</title>",
            "<title>{viewer} · {title} · Skullduggery</title>\n"
            '<meta name="house" data-key="{key}" data-viewer="{slug}">\n'
            '<script src="/house.js"></script>',
        ),
        ('<div class="preview-brand">', '<a class="preview-brand" href="/">'),
        (
            "<span><strong>SimCord</strong><small>Preview</small></span>\n        </div>",
            "<span><strong>Skullduggery</strong><small>All pages</small></span>\n        </a>",
        ),
    ):
        if page.count(old) != 1:
            raise RuntimeError("simcord's page is not the one this preview was made for")
        page = page.replace(old, new)
    return page


def room_page(title: str, viewer: str, key: str) -> str:
    """simcord's page as one person sees one place."""
    page = _room_template()
    for name, value in (
        ("title", title), ("viewer", viewer), ("key", key), ("slug", viewer.lower())
    ):  # fmt: skip
        page = page.replace("{" + name + "}", html.escape(value))
    return page


def rooms_html(rooms: Iterable[Room]) -> str:
    """The links to every place, one button for each person who can be there."""
    lines: list[str] = []
    for room in rooms:
        links = "".join(
            f'<a href="/{room.slug}/{name}" target="_blank" rel="noopener">{name.title()}</a>'
            for name in room.viewers
        )
        lines.append(f'<div class="room"><b>{html.escape(room.title)}</b>{links}</div>')
    return "".join(lines)


def index_page(rooms: Iterable[Room], text: Text) -> str:
    """Where everybody starts. ``text`` is what the buttons of the tables say."""
    computer, start = text("press-computer"), text("press-start")
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Skullduggery: try it here</title><link rel="icon" href="data:,">
<style>{STYLE}</style>
<main>
<header>{MARK}<div><h1>Skullduggery</h1>
<p class="soft">The real bot on a make-believe Discord, on your computer alone.</p></div></header>
<section><h2>Play a game in three steps</h2>
<ol><li>Open <b>#games</b> below as Ana, type <kbd>/skull new</kbd> or <kbd>/skullking new</kbd>,
and press Enter twice.</li>
<li>On the table that appears, press <b>{computer}</b> twice, then <b>{start}</b>.</li>
<li>Your discs or cards come to you in a private message.
Press what you want to play.</li></ol></section>
<section><h2>Open a page as …</h2><div id="rooms">{rooms_html(rooms)}</div>
<p class="soft" id="gone" hidden>The preview has ended. Start it again to go on.</p></section>
<section><p class="soft">Each tab is one person, so three tabs make a table of three, and nobody
sees what is private to another. Threads and direct messages get a page here as the bot makes
them. Nothing is sent anywhere, and all games are gone when the preview ends.</p></section>
</main>
<script>{LIVE}</script>
</html>
"""
