"""``preview``: the real bot on a simulated Discord, in web pages on this machine alone.

It needs no token, no network and no settings, and keeps its games in a folder that is
deleted at the end.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import socket
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import web

from bot.art.emojis import EMOJIS
from bot.art.studio import Studio
from bot.art.usual import usual
from bot.client import SkullduggeryBot
from bot.errors import StartError
from bot.preview_pages import HOUSE_JS, index_page, room_page, rooms_html, tidy_css
from bot.preview_simcord import API, STATIC, need_everything
from bot.preview_world import Room, World, running
from bot.signals import stop_requested
from bot.store import Store
from bot.text import Text, locales

HOST = "127.0.0.1"
PORTS_TRIED = 20

HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


async def serve(
    port: int, seed: int | None = None, language: str = "en", *, emojis: bool = True
) -> None:
    """Run until Ctrl-C. With a seed every run deals the same."""
    need_everything()
    if language not in locales():
        raise StartError(f"There is no language {language}: choose one of {', '.join(locales())}.")
    async with stop_requested() as stop:
        with tempfile.TemporaryDirectory(prefix="skullduggery-") as folder:
            listener = free_listener(port)
            bound = listener.getsockname()[1]
            bot = make_bot(Path(folder), seed, emojis=emojis)
            async with running(bot, bound, language) as world, served(world, listener):
                print(greeting(bound, port, world), flush=True)
                await stop.wait()
    print("\nThe preview has ended.", flush=True)


def make_bot(folder: Path, seed: int | None, *, emojis: bool = True) -> SkullduggeryBot:
    """The bot as it runs anywhere, on a database of its own."""
    url = f"sqlite+aiosqlite:///{folder / 'preview.db'}"
    extras: dict[str, Any] = {}
    if seed is not None:
        numbers = itertools.count(1)
        extras["new_seed"] = lambda: f"{seed}-{next(numbers)}"
    return SkullduggeryBot(
        lambda: Store.open(url),
        rng=None if seed is None else Random(seed),
        shard_count=1,
        studio=Studio(usual=usual()),
        emojis=EMOJIS if emojis else (),
        **extras,
    )


def free_listener(port: int) -> socket.socket:
    """A socket on the wanted port, or on the next free one."""
    for candidate in (*range(port, min(port + PORTS_TRIED, 65536)), 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would share the port of a running preview
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, candidate))
        except OSError:
            listener.close()
            continue
        return listener
    raise AssertionError("port 0 is always free")


def greeting(port: int, wanted: int, world: World) -> str:
    """What the terminal says once everything is up."""
    home, text = f"http://{HOST}:{port}", Text(world.language)
    lines = [f"Skullduggery on a simulated Discord: open {home}/"]
    if port != wanted:
        lines.append(f"(Port {wanted} is taken, so this is port {port}.)")
    room = world.rooms["games"]
    lines += [f"  {room.title} as {name.title():4} {home}/games/{name}" for name in room.viewers]
    lines += [
        "Try this: open the page of Ana, type /skull new or /skullking new,"
        f" press Enter twice, then {text('press-computer')} twice and {text('press-start')}.",
        "Several tabs can be several people. Games are gone when this ends. Ctrl-C ends it.",
    ]
    return "\n".join(lines)


@contextlib.asynccontextmanager
async def served(world: World, listener: socket.socket) -> AsyncIterator[None]:
    """The world's pages on this socket."""
    runner = web.AppRunner(Site(world).app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        yield
    finally:
        await runner.cleanup()


class Site:
    """The pages: an index, one page for each place and person, and simcord's own parts."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.allowed = {f"{name}:{world.port}" for name in (HOST, "localhost")}

    def app(self) -> web.Application:
        """All routes. Static parts are the same in every room, so the first one's serve all."""
        app = web.Application(middlewares=[self._only_here])
        get = app.router.add_get
        door = self.world.rooms["games"].door
        get("/", self._index)
        get("/rooms", self._rooms)
        get("/house.js", self._house_js)
        get("/preview.css", self._css)
        get("/jump/{channel:[0-9]+}/{viewer}", self._jump)
        for route in STATIC - {"/preview.css"}:
            get(route, door._static)
        for (method, path), name in API.items():
            app.router.add_route(method, path, self._to_door(name))
        get("/{room}/{viewer}", self._room)
        return app

    @web.middleware
    async def _only_here(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Refuse names that lead here from elsewhere: pages hold the keys of their rooms."""
        if request.headers.get("Host", "") not in self.allowed:
            raise web.HTTPForbidden
        return await handler(request)

    def _to_door(self, name: str) -> Any:
        """A handler that lets the room answer whose key the request carries."""

        async def handler(request: web.Request) -> web.StreamResponse:
            key = request.headers.get("X-Simcord-Capability", "").partition(".")[0]
            for room in self.world.rooms.values():
                if room.door.key == key:
                    return await getattr(room.door, name)(request)
            raise web.HTTPUnauthorized

        return handler

    async def _index(self, _: web.Request) -> web.Response:
        return html(index_page(self.world.rooms.values(), Text(self.world.language)))

    async def _rooms(self, _: web.Request) -> web.Response:
        return html(rooms_html(self.world.rooms.values()))

    async def _room(self, request: web.Request) -> web.Response:
        room, viewer = self._place(request.match_info["room"], request.match_info["viewer"])
        return html(room_page(room.title, viewer.title(), room.key(viewer)))

    async def _jump(self, request: web.Request) -> web.Response:
        """From a link to a message in Discord to the page of its channel."""
        room = self.world.room_of(int(request.match_info["channel"]))
        place, viewer = self._place(room.slug if room else "", request.match_info["viewer"])
        raise web.HTTPFound(f"/{place.slug}/{viewer}")

    def _place(self, slug: str, viewer: str) -> tuple[Room, str]:
        room = self.world.rooms.get(slug)
        if room is None or viewer not in room.viewers:
            raise web.HTTPNotFound(text="There is no such page. Go back to the start: /")
        return room, viewer

    async def _house_js(self, _: web.Request) -> web.Response:
        return web.Response(text=HOUSE_JS, content_type="text/javascript", headers=HEADERS)

    async def _css(self, _: web.Request) -> web.Response:
        return web.Response(text=tidy_css(), content_type="text/css", headers=HEADERS)


def html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html", headers=HEADERS)
