"""The simulated Discord behind the preview, alive by itself.

All that reaches into simcord's private parts stands here, which is why its version is
pinned exactly: simcord is made for tests, where time stands still between two actions, and
a preview shows one channel. Here real time drives the bot, pages follow what happens
without being asked, and any number of channels share one web server.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import simcord
from aiohttp import web
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.preview import Preview, _server
from simcord.preview._actions import ACTION_SPECS

from bot.client import SkullduggeryBot

log = logging.getLogger(__name__)

PEOPLE = ("Ana", "Bo", "Cy")
PULSE = 0.25
"""Seconds of real time between two looks at the clock."""
REPAINT = 20.0
"""Seconds after which pages are published anew, so that "in 2 minutes" stays true."""
LONGEST_LOG = 20_000
STATES_KEPT = 8

PATIENCE = 15.0
"""Most seconds an action waits for the bot to have answered it; a slow machine needs some."""
IDLE = 0.002
"""Seconds between two looks whether the bot has answered; simcord's own 50 ms are felt."""


class Door(_server.PreviewServer):
    """One preview's answers to the browser, on the server that all of them share."""

    def __init__(self, preview: Preview, shared_port: int) -> None:
        super().__init__(preview, shared_port)

    async def start(self) -> None:
        _server.web = web  # the one it replaces imports aiohttp only here
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None

    def _authorized(self, request: Any, *, context: str | None = None) -> bool:
        # The key of a page is the preview's own and, behind a dot, whose page it is.
        given = request.headers.get("X-Simcord-Capability", "")
        if given.partition(".")[0] != self.preview.capability:
            return False
        headers = request.headers.copy()
        headers["X-Simcord-Capability"] = self.key
        return super()._authorized(SimpleNamespace(headers=headers), context=context)

    @property
    def key(self) -> str:
        return self.preview.capability

    async def open_page(self, request: web.Request) -> web.Response:
        """A new page for the person its key names; simcord would open the first one's."""
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        viewer = request.headers["X-Simcord-Capability"].partition(".")[2]
        try:
            page = self.preview._open_page(viewer or None)
        except SetupError as error:
            raise web.HTTPServiceUnavailable(text=str(error)) from None
        payload = self.preview._page_payload(page)
        return web.json_response(payload, headers=self._SECURITY_HEADERS)


class Controls:
    """Which control stood where in the last states of one page.

    simcord names a control by its place in the message, and refuses every action on a state
    that is not the newest. Here other people and the clock change it all the time.
    """

    def __init__(self) -> None:
        self._states: dict[int, dict[str, str]] = {}
        self.seen: object = None

    def note(self, page: Any, seen: object = None) -> None:
        """Remember a state that has just been published, and how much had happened then."""
        self.seen = seen
        messages = page.snapshot.get("messages", {}).values()
        self._states[page.revision] = {
            part["control_key"]: part["custom_id"]
            for message in messages
            for part in nested(message["components"])
            if "custom_id" in part
        }
        while len(self._states) > STATES_KEPT:
            del self._states[min(self._states)]

    def freshened(self, body: Mapping[str, Any], revision: int) -> Mapping[str, Any]:
        """The same action as made on the newest state, as far as that is possible."""
        spec = ACTION_SPECS.get(str(body.get("kind")))
        if body.get("kind") == "close":
            return {**body, "kind": "none"}  # one slip would end the preview for everybody
        if spec is None or not spec.revision_bound:
            return body
        fresh = {**body, "published_revision": revision}
        if body.get("kind") not in ("click", "select"):
            return fresh
        key = str(body.get("control_key"))
        wanted = self._states.get(body.get("published_revision", 0), {}).get(key)
        message = key.partition(":component:")[0]
        for place, custom_id in self._states.get(revision, {}).items():
            if custom_id == wanted and place.partition(":component:")[0] == message:
                return {**fresh, "control_key": place}
        return body  # it is gone, and the page says so


def nested(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, the inner ones too."""
    for part in components:
        yield part
        yield from nested(part.get("components", []))


@dataclass(frozen=True, slots=True)
class Room:
    """One channel, thread or direct message, and the people who can open it."""

    slug: str
    title: str
    channel_id: int
    preview: Preview
    door: Door
    viewers: Mapping[str, int]

    def key(self, viewer: str) -> str:
        """What a page of this person proves itself with."""
        return f"{self.door.key}.{self.viewers[viewer]}"


class World:
    """A server with one channel and three people, and a page for every place they can be."""

    channel: Any
    members: list[Any]

    def __init__(self, env: simcord.Env, port: int, clock: Callable[[], float]) -> None:
        self.env, self.port, self.clock = env, port, clock
        self.rooms: dict[str, Room] = {}
        # simcord refuses operations that overlap, and a page whose action was refused is
        # locked for good: browser actions and the clock take turns.
        self._turn = asyncio.Lock()
        self._began = clock()
        self._seen: Any = None
        self._painted = 0.0

    @classmethod
    async def open(cls, env: simcord.Env, port: int, clock: Callable[[], float]) -> World:
        """Furnish the world and open its channel."""
        world = cls(env, port, clock)
        env.backend.bot_user.name = "Skullduggery"
        guild = env.create_guild("Skullduggery")
        channel = guild.create_text_channel("games", topic="Type /skull new to open a table")
        world.channel = channel
        world.members = [
            guild.add_member(env.create_user(n.lower(), global_name=n)) for n in PEOPLE
        ]
        await env.settle()
        await world._open_room(channel, "games", "#games", world.members)
        return world

    def room_of(self, channel_id: int) -> Room | None:
        return next((r for r in self.rooms.values() if r.channel_id == channel_id), None)

    async def _open_room(self, channel: Any, slug: str, title: str, viewers: list[Any]) -> None:
        self.env._preview = None  # simcord allows one preview a world
        preview = self.env.preview(
            channel, viewers=viewers, layout="channel", timezone=local_zone()
        )
        door = Door(preview, self.port)
        preview._server = door
        await preview.__aenter__()  # the world's end closes it
        self._tame(preview)
        names = {viewer_name(v).lower(): v.id for v in viewers}
        self.rooms[slug] = Room(slug, title, channel.id, preview, door, names)

    def _tame(self, preview: Preview) -> None:
        """Let actions and the clock take turns, and presses on a page one poll behind count."""
        act, publish = preview._action, preview._publish
        controls: dict[str, Controls] = {}

        async def action(context: str | None, body: Any) -> dict[str, Any]:
            async with self._turn:
                self.env._preview = preview  # whose action is running
                page = preview._pages.get(context or "")
                known = controls.get(context or "")
                if isinstance(body, Mapping) and page is not None and known is not None:
                    if known.seen != self._mark():
                        published(page, reason="refresh")
                    body = known.freshened(body, page.revision)
                result = await act(context, body)
            if result["settlement"] != "settled":
                log.info("%s: %s", body.get("kind"), result["diagnostics"])
            return result

        def published(page: Any, **why: Any) -> None:
            if page is not preview._python:  # simcord's own page, which nobody sees
                publish(page, **why)
                for gone in controls.keys() - preview._pages.keys():
                    del controls[gone]
                controls.setdefault(page.id, Controls()).note(page, self._mark())

        preview._action = action  # type: ignore[method-assign]
        preview._publish = published  # type: ignore[method-assign]

    # ---- time ----------------------------------------------------------------------

    async def live(self) -> None:
        """Let time pass, until cancelled."""
        while True:
            await asyncio.sleep(PULSE)
            await self.step()

    async def step(self) -> None:
        """Catch up with the clock and show what has happened."""
        async with self._turn:
            await self._pass_time()
            await self._open_new_rooms()
            await self._publish()

    async def _pass_time(self) -> None:
        behind = self.clock() - self._began - self.env.backend.clock.elapsed
        if behind <= 0:
            return
        try:
            await self.env.advance_time(behind)
        except (TimeoutError, SetupError) as error:
            log.info("clock: %s", str(error).partition("\n")[0])

    def _mark(self) -> tuple[int, ...]:
        """What differs once anything has happened."""
        backend = self.env.backend
        return len(backend.transcript), len(backend.http_requests), len(self.rooms)

    async def _publish(self) -> None:
        mark, now = self._mark(), self.clock()
        if mark == self._seen and now - self._painted < REPAINT:
            return
        self._seen, self._painted = mark, now
        keep_emoji_images(self.env)
        for room in self.rooms.values():
            try:
                await room.preview.refresh()
            except (TimeoutError, SetupError) as error:
                log.info("refresh: %s", str(error).partition("\n")[0])
                self._seen = None
        if mark[0] + mark[1] > LONGEST_LOG:
            self.env.backend.transcript.clear()
            self.env.backend.http_requests.clear()

    async def _open_new_rooms(self) -> None:
        """A page for each thread the bot has made, and for each direct message."""
        for number, thread in enumerate(self.channel.threads, 1):
            if self.room_of(thread.id) is None:
                title = f"Thread: {thread.name}"
                await self._open_room(thread, f"thread-{number}", title, self.members)
        for member in self.members:
            channel_id = self.env.backend.dm_channels.get(member.id)
            if channel_id is None or not self.env.backend.messages.get(channel_id):
                continue
            if self.room_of(channel_id) is None:
                name = viewer_name(member)
                title = f"Direct messages of {name}"
                room = (member.user.dm_channel, f"dm-{name.lower()}", title, [member.user])
                await self._open_room(*room)


@contextlib.asynccontextmanager
async def running(
    bot: SkullduggeryBot,
    port: int,
    *,
    alive: bool = True,
    clock: Callable[[], float] = time.perf_counter,
) -> AsyncIterator[World]:
    """The bot at home in a world that lives, or that is moved by ``step`` alone."""
    runner = simcord.run(bot, check_errors=False, settle_timeout=PATIENCE)
    runner._env.backend.clock._epoch = datetime.now(UTC)  # else it would be 1 January 2026
    with awake(runner._env):
        async with runner as env:
            world = await World.open(env, port, clock)
            life = [asyncio.create_task(world.live())] if alive else []
            try:
                yield world
            finally:
                for task in life:
                    task.cancel()
                await asyncio.gather(*life, return_exceptions=True)
                await bot.close()


@contextlib.contextmanager
def awake(env: simcord.Env) -> Iterator[None]:
    """Let nothing but our clock end the bot's sleeps, and look often whether it has answered.

    simcord ends sleeps in real time too, by tasks that can wait for an ``advance_time`` which
    waits for them. Without, every sleep counts as rest: an action does not wait for it.
    """
    env._schedule_timer = lambda *_: None
    limits: Any = simcord.Env._settle_internal.__kwdefaults__
    idle = limits["idle"]
    limits["idle"] = IDLE
    try:
        yield
    finally:
        limits["idle"] = idle


def viewer_name(viewer: Any) -> str:
    user = getattr(viewer, "user", viewer)
    return str(user.global_name or user.name)


def keep_emoji_images(env: simcord.Env) -> None:
    """Put the images of uploaded application emojis where pages look for them.

    simcord drops the images, and the page then says "Custom emoji unavailable".
    """
    images = {
        entry.json["name"]: entry.json["image"]
        for entry in env.http_requests
        if entry.method == "POST"
        and entry.path.startswith("/applications/")
        and entry.path.endswith("/emojis")
        and isinstance(entry.json, dict)
    }
    for emoji in env.backend.application_emojis.values():
        if emoji.name in images:
            image = base64.b64decode(images[emoji.name].split(",", 1)[1])
            env.backend.cdn._blobs.setdefault(f"{CDN_BASE}/emojis/{emoji.id}.png", image)


def local_zone() -> str:
    """This machine's time zone by its name, as far as it says."""
    parts = Path("/etc/localtime").resolve().parts
    return "/".join(parts[parts.index("zoneinfo") + 1 :]) if "zoneinfo" in parts else "UTC"
