"""The preview: the pages a newcomer opens, and that the world behind them lives by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace

import aiohttp
import pytest
import pytest_asyncio
from previewed import Page, Press

from bot.pace import AT_ONCE, Pace
from bot.preview import free_listener, greeting, make_bot, served
from bot.preview_simcord import Controls
from bot.preview_world import REPAINT, World, running
from bot.text import Text

WORDS = Text("en")
MOST_PRESSES = 500


@dataclass
class Clock:
    """Real time, as the preview reads it."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Try:
    """A preview that is up, and moves by ``step`` alone."""

    world: World
    clock: Clock
    http: aiohttp.ClientSession
    home: str

    async def page(self, place: str) -> Page:
        return await Page.open(self.http, self.home, place)

    async def later(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.world.step()


@pytest.fixture
def pace() -> Pace:
    return AT_ONCE


@pytest_asyncio.fixture
async def preview(tmp_path: Path, pace: Pace) -> AsyncIterator[Try]:
    up: asyncio.Future[Try] = asyncio.get_running_loop().create_future()
    down = asyncio.Event()
    # One task from beginning to end: fixtures begin and end in contexts of their own.
    life = asyncio.create_task(live(tmp_path, pace, up, down))
    await asyncio.wait((up, life), return_when=asyncio.FIRST_COMPLETED)
    if not up.done():
        await life
    yield up.result()
    down.set()
    await life


async def live(folder: Path, pace: Pace, up: asyncio.Future[Try], down: asyncio.Event) -> None:
    listener, clock = free_listener(0), Clock()
    port = listener.getsockname()[1]
    bot = make_bot(folder, 7, emojis=False)
    bot.pace, bot.gallery.studio = pace, None  # drawing takes long; others look at pictures
    async with (
        running(bot, port, alive=False, clock=clock) as world,
        served(world, listener),
        aiohttp.ClientSession() as http,
    ):
        up.set_result(Try(world, clock, http, f"http://127.0.0.1:{port}"))
        await down.wait()


# ---- pages -----------------------------------------------------------------------------


async def test_the_index_leads_to_a_page_for_each_person(preview: Try) -> None:
    async with preview.http.get(preview.home) as answer:
        text = await answer.text()
    assert "/skull new" in text
    for name in ("ana", "bo", "cy"):
        assert f'href="/games/{name}"' in text
        page = await preview.page(f"games/{name}")
        viewers = {v["id"]: v["name"] for v in page.state["viewers"]}
        assert viewers[page.state["viewerId"]] == name.title()


async def test_a_page_names_person_and_place_and_brings_its_key(preview: Try) -> None:
    async with preview.http.get(f"{preview.home}/games/bo") as answer:
        text = await answer.text()
    assert "<title>Bo · #games · Skullduggery</title>" in text
    assert 'data-viewer="bo"' in text
    for part in ("/app.js", "/preview.css", "/house.js", "/fonts/noto-color-emoji-v2.051.ttf"):
        async with preview.http.get(preview.home + part) as answer:
            assert answer.status == 200, part


@pytest.mark.parametrize("place", ["games/eve", "nowhere/ana", "games", "jump/1/ana"])
async def test_other_pages_are_not_there(preview: Try, place: str) -> None:
    async with preview.http.get(f"{preview.home}/{place}") as answer:
        assert answer.status == 404


async def test_only_this_machine_by_its_own_name_is_served(preview: Try) -> None:
    headers = {"Host": "evil.example"}
    async with preview.http.get(preview.home, headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("key", ["", "wrong", "wrong.1"])
async def test_without_the_key_of_a_page_nothing_is_told(preview: Try, key: str) -> None:
    headers = {"X-Simcord-Capability": key}
    for method, path in (("POST", "/api/pages"), ("GET", "/api/state"), ("POST", "/api/action")):
        url = preview.home + path
        async with preview.http.request(method, url, json={}, headers=headers) as answer:
            assert answer.status == 401


# ---- playing ---------------------------------------------------------------------------


async def test_one_newcomer_alone_plays_a_game_to_its_end(preview: Try) -> None:
    ana, rng = await preview.page("games/ana"), Random(4)
    await ana.command("skull new")
    for label in ("press-computer", "press-computer", "press-start"):
        await ana.press(ana.find(WORDS(label)))
    for _ in range(MOST_PRESSES):
        if "🏆" in ana.text:
            break
        if moves := [b for b in ana.buttons(private=True) if is_move(b)]:
            await ana.press(rng.choice(moves))
        else:
            await preview.later(0.3)
            await ana.look()
    assert "🏆" in ana.text


def is_move(button: Press) -> bool:
    """Whether a button of the panel belongs to the game rather than to the menu."""
    looks = ("refresh", "table", "back", "rules", "settings", "wake")
    return button.label not in {WORDS(f"press-{look}") for look in looks}


async def test_what_is_private_to_one_person_is_on_no_other_page(preview: Try) -> None:
    ana, bo = await preview.page("games/ana"), await preview.page("games/bo")
    await ana.command("skull new")
    await preview.later(0.3)
    await bo.look()
    await bo.press(bo.find(WORDS("press-join")))
    await ana.look()
    assert ana.buttons(private=True)
    assert bo.buttons(private=True)
    private = [m for m in ana.state["messages"].values() if m["ephemeral"]]
    assert not {m["id"] for m in private} & set(bo.state["timeline"])
    assert "Your table is open" in ana.text
    assert "Your table is open" not in bo.text


async def test_a_press_on_a_page_that_is_one_poll_behind_counts(preview: Try) -> None:
    ana, bo = await preview.page("games/ana"), await preview.page("games/bo")
    await ana.command("skull new")
    await preview.later(0.3)
    await bo.look()
    join = bo.find(WORDS("press-join"))
    await ana.press(ana.find(WORDS("press-computer")))
    await preview.later(0.3)
    await bo.press(join)
    assert "Bo" in bo.text


async def test_a_press_on_a_button_that_is_gone_does_nothing(preview: Try) -> None:
    ana, bo = await preview.page("games/ana"), await preview.page("games/bo")
    await ana.command("skull new")
    await preview.later(0.3)
    await bo.look()
    join = bo.find(WORDS("press-join"))
    for label in ("press-computer", "press-computer", "press-start"):
        await ana.press(ana.find(WORDS(label)))
    result = await bo.act("click", target_id=join.message, control_key=join.control)
    assert result["rejected"]


def test_a_button_that_has_moved_is_still_the_one_that_was_pressed() -> None:
    def state(revision: int, *ids: str) -> SimpleNamespace:
        parts = [
            {"control_key": f"message:1:component:{place}", "custom_id": custom_id}
            for place, custom_id in enumerate(ids)
        ]
        messages = {"1": {"components": [{"components": parts}]}}
        return SimpleNamespace(revision=revision, snapshot={"messages": messages})

    controls = Controls()
    controls.note(state(4, "flip", "pass"))
    controls.note(state(5, "menu", "flip"))
    press = {"kind": "click", "published_revision": 4, "control_key": "message:1:component:0"}
    moved = {**press, "published_revision": 5, "control_key": "message:1:component:1"}
    assert controls.freshened(press, 5) == moved
    gone = {**press, "control_key": "message:1:component:1"}
    assert controls.freshened(gone, 5) == gone
    assert controls.freshened({**press, "kind": "run_command"}, 5)["published_revision"] == 5


async def test_the_end_of_the_session_cannot_be_pressed(preview: Try) -> None:
    ana = await preview.page("games/ana")
    assert (await ana.act("close"))["rejected"]
    assert (await preview.page("games/ana")).state["viewerId"]


# ---- a world that lives ----------------------------------------------------------------


@pytest.mark.parametrize("pace", [Pace(pause_min=5, pause_max=5, pause_total=60)])
async def test_computer_players_move_while_nobody_presses_anything(preview: Try) -> None:
    ana = await preview.page("games/ana")
    await ana.command("skull new")
    for label in ("press-computer", "press-computer", "press-start"):
        await ana.press(ana.find(WORDS(label)))
    revision = ana.state["publishedRevision"]
    await preview.later(0.3)
    assert "1 down" not in (await ana.look(), ana.text)[1]
    await preview.later(6)
    assert "1 down" in (await ana.look(), ana.text)[1]
    assert ana.state["publishedRevision"] > revision


async def test_a_quiet_page_is_published_anew_only_now_and_then(preview: Try) -> None:
    await preview.later(0.3)
    ana = await preview.page("games/ana")
    revision = ana.state["publishedRevision"]
    await preview.later(0.3)
    assert (await ana.look())["publishedRevision"] == revision
    await preview.later(REPAINT)
    assert (await ana.look())["publishedRevision"] == revision + 1


async def test_the_clock_of_discord_goes_with_the_real_one(preview: Try) -> None:
    before = preview.world.env.now()
    await preview.later(90)
    assert (preview.world.env.now() - before).total_seconds() == pytest.approx(90, abs=1)


async def test_a_thread_gets_pages_and_links_lead_there(preview: Try) -> None:
    ana = await preview.page("games/ana")
    await ana.command("skull new", where="thread")
    await preview.later(0.3)
    async with preview.http.get(f"{preview.home}/rooms") as answer:
        assert 'href="/thread-1/bo"' in await answer.text()
    bo = await preview.page("thread-1/bo")
    await bo.press(bo.find(WORDS("press-join")))
    room = preview.world.rooms["thread-1"]
    url = f"{preview.home}/jump/{room.channel_id}/bo"
    async with preview.http.get(url, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (302, "/thread-1/bo")


async def test_direct_messages_get_a_page_for_their_owner_alone(preview: Try) -> None:
    ana = await preview.page("games/ana")
    await ana.command("skull new")
    for label in ("press-computer", "press-computer", "press-start", "press-table"):
        await ana.press(ana.find(WORDS(label)))
        await preview.later(0.3)
    await ana.look()
    for label in ("press-settings", "press-set-dm"):
        await ana.press(ana.find(WORDS(label), private=True))
        await preview.later(0.3)
    async with preview.http.get(f"{preview.home}/rooms") as answer:
        rooms = await answer.text()
    assert 'href="/dm-ana/ana"' in rooms
    assert "dm-ana/bo" not in rooms
    mine = await preview.page("dm-ana/ana")
    assert "In hand" in mine.text
    (message,) = mine.state["messages"].values()
    assert "#games" in str(message)
    mine.find(WORDS("press-board"))
    for place, there in (("dm-ana", "dm-ana"), ("games", "games")):
        channel = preview.world.rooms[place].channel_id
        url = f"{preview.home}/jump/{channel}/ana"
        async with preview.http.get(url, allow_redirects=False) as answer:
            assert answer.headers["Location"] == f"/{there}/ana"


# ---- ports and words -------------------------------------------------------------------


async def test_a_taken_port_gives_way_to_the_next_and_it_is_said(preview: Try) -> None:
    taken = preview.world.port
    with free_listener(taken) as other:
        port = other.getsockname()[1]
        assert port != taken
        assert f"Port {taken} is taken" in greeting(port, taken, preview.world)
    words = greeting(taken, taken, preview.world)
    assert "is taken" not in words
    assert f"http://127.0.0.1:{taken}/games/ana" in words


def test_everything_listens_on_this_machine_alone() -> None:
    with free_listener(0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
