"""The simulated Discord behind the preview: a server, three people, and real time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.errors import SetupError

from bot.client import SkullduggeryBot
from bot.preview_simcord import Door, EmojiImages, Live, awake, start_clock_at, world_of
from bot.text import best_locale

log = logging.getLogger(__name__)

PEOPLE = ("Ana", "Bo", "Cy")
PULSE = 0.25
"""Seconds of real time between two looks at the clock."""
REPAINT = 20.0
"""Seconds after which pages are published anew, so that "in 2 minutes" stays true."""
PATIENCE = 15.0
"""Most seconds an action waits for the bot to have answered it; a slow machine needs some."""
LONGEST_LOG = 20_000


@dataclass(frozen=True, slots=True)
class Room:
    """One channel, thread or direct message, and the people who can open it."""

    slug: str
    title: str
    channel_id: int
    live: Live
    viewers: Mapping[str, int]

    @property
    def door(self) -> Door:
        return self.live.door

    def key(self, viewer: str) -> str:
        """What a page of this person proves itself with."""
        return f"{self.door.key}.{self.viewers[viewer]}"


class World:
    """A server with one channel and three people, and a page for every place they can be."""

    channel: Any
    members: list[Any]

    def __init__(
        self, env: simcord.Env, port: int, clock: Callable[[], float], language: str
    ) -> None:
        self.env, self.port, self.clock, self.language = env, port, clock, language
        self.rooms: dict[str, Room] = {}
        self._turn, self._images = asyncio.Lock(), EmojiImages(env)
        self._began = self._painted = clock()

    @classmethod
    async def open(
        cls, env: simcord.Env, port: int, clock: Callable[[], float], language: str
    ) -> World:
        """Furnish the world and open its channel; the first of the people owns the server."""
        world = cls(env, port, clock, language)
        env.backend.bot_user.name = "Skullduggery"
        people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        locale = next(code for code in map(str, discord.Locale) if best_locale(code) == language)
        env.backend.subscribers.insert(0, partial(speak, locale))
        guild = env.create_guild("Skullduggery", owner=people[0], preferred_locale=locale)
        channel = guild.create_text_channel(
            "games", topic="Type /skull new or /skullking new to open a table"
        )
        world.channel = channel
        world.members = [guild.add_member(person) for person in people]
        await env.settle()
        await world._open_room(channel, "games", "#games", world.members)
        return world

    # ---- places --------------------------------------------------------------------

    def room_of(self, channel_id: int) -> Room | None:
        return next((r for r in self.rooms.values() if r.channel_id == channel_id), None)

    async def _open_room(self, channel: Any, slug: str, title: str, viewers: list[Any]) -> None:
        live = await Live.open(
            self.env,
            channel,
            viewers,
            timezone=local_zone(),
            port=self.port,
            turn=self._turn,
            mark=self._mark,
        )
        names = {viewer_name(v).lower(): v.id for v in viewers}
        self.rooms[slug] = Room(slug, title, channel.id, live, names)

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
                dm = member.user.dm_channel
                await self._open_room(dm, f"dm-{name.lower()}", title, [member.user])

    # ---- time ----------------------------------------------------------------------

    async def run(self) -> None:
        """Let time pass, until cancelled."""
        while True:
            await asyncio.sleep(PULSE)
            await self.step()

    async def step(self) -> None:
        """Catch up with the clock and show what has happened."""
        async with self._turn:
            await self._pass_time()
            await self._open_new_rooms()
            self._publish()

    async def _pass_time(self) -> None:
        behind = self.clock() - self._began - self.env.backend.clock.elapsed
        try:
            await self.env.advance_time(max(0.0, behind))
        except (TimeoutError, SetupError) as error:
            log.info("clock: %s", str(error).partition("\n")[0])

    def _mark(self) -> tuple[int, int]:
        """What differs once anything has happened."""
        return len(self.env.backend.transcript), len(self.env.backend.http_requests)

    def _publish(self) -> None:
        self._images.keep()
        repaint = self.clock() - self._painted >= REPAINT
        if repaint:
            self._painted = self.clock()
        for room in self.rooms.values():
            room.live.publish_changed(all_pages=repaint)
        if sum(self._mark()) > LONGEST_LOG:
            self.env.backend.transcript.clear()
            self.env.backend.http_requests.clear()


@contextlib.asynccontextmanager
async def running(
    bot: SkullduggeryBot,
    port: int,
    language: str = "en",
    *,
    alive: bool = True,
    clock: Callable[[], float] = time.perf_counter,
) -> AsyncIterator[World]:
    """The bot at home in a world that lives, or that is moved by ``step`` alone."""
    runner = simcord.run(bot, check_errors=False, settle_timeout=PATIENCE)
    start_clock_at(world_of(runner), datetime.now(UTC))
    with awake(world_of(runner)):
        async with runner as env:
            world = await World.open(env, port, clock, language)
            life = [asyncio.create_task(world.run())] if alive else []
            try:
                yield world
            finally:
                for task in life:
                    task.cancel()
                await asyncio.gather(*life, return_exceptions=True)
                await bot.close()


def speak(locale: str, event: str, payload: Any) -> None:
    """Have everybody and the server speak one language, as Discord's events tell it."""
    if event == "INTERACTION_CREATE":
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale


def viewer_name(viewer: Any) -> str:
    user = getattr(viewer, "user", viewer)
    return str(user.global_name or user.name)


def local_zone() -> str:
    """This machine's time zone by its name, as far as it says."""
    parts = Path("/etc/localtime").resolve().parts
    return "/".join(parts[parts.index("zoneinfo") + 1 :]) if "zoneinfo" in parts else "UTC"
