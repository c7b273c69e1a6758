"""A simulated Discord that is slow, says no, loses answers, and now and then is hardly there."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp
import discord
from live_discord import Call, LiveDiscord
from simcord.backend import serializers as _ser
from simcord.http.client import _FakeResponse

LATENCY, SLOW = (0.02, 0.12), (1.0, 4.0)
SLOW_SHARE = 0.01
FAULTS, FAULTS_IN_A_STORM = 0.03, 0.5
STORM_EVERY, STORM_LASTS = 25.0, 4.0
BUSY_EVERY, BUSY_LASTS = 20.0, (0.2, 4.5)
NONCES = 2_000


class Fault(NamedTuple):
    """What a call raises; ``late`` when Discord did it all the same."""

    name: str
    status: int = 0
    code: int = 0
    late: bool = False

    def error(self) -> Exception:
        if not self.status:
            if self.name == "no network":
                return aiohttp.ClientOSError(104, "Connection reset by peer")
            return TimeoutError()
        kinds: dict[int, type[discord.HTTPException]] = {
            403: discord.Forbidden,
            404: discord.NotFound,
        }
        default = discord.DiscordServerError if self.status >= 500 else discord.HTTPException
        kind = kinds.get(self.status, default)
        response: Any = _FakeResponse(self.status)
        return kind(response, {"code": self.code, "message": self.name})


TROUBLE = (
    Fault("500", 500),
    Fault("503", 503),
    Fault("500 and done", 500, late=True),
    Fault("429", 429),
    Fault("timeout"),
    Fault("timeout and done", late=True),
    Fault("no network"),
)
CALLBACK = (*TROUBLE, Fault("10062", 404, 10062))
PANEL = (*TROUBLE, Fault("10008", 404, 10008), Fault("50027", 401, 50027))
MESSAGE = (*TROUBLE, Fault("10008", 404, 10008), Fault("50013", 403, 50013))
POST = (*TROUBLE, Fault("50013", 403, 50013))
ROUTES: tuple[tuple[str, re.Pattern[str], tuple[Fault, ...]], ...] = (
    ("POST", re.compile(r"/interactions/\d+/[^/]+/callback"), CALLBACK),
    ("POST", re.compile(r"/webhooks/\d+/[^/]+"), TROUBLE),
    ("PATCH", re.compile(r"/webhooks/.*"), PANEL),
    ("POST", re.compile(r"/channels/\d+/messages"), POST),
    ("PATCH", re.compile(r"/channels/\d+/messages/\d+"), MESSAGE),
    ("DELETE", re.compile(r"/channels/\d+/messages/\d+"), MESSAGE),
)


class FaultyDiscord(LiveDiscord):
    """``accepted`` hears of every answer to an interaction that Discord has taken."""

    def __init__(self, rng: Random, accepted: Callable[[int, Any], None]) -> None:
        super().__init__()
        self.rng, self.accepted = rng, accepted
        self.faulty = True
        self.faults: Counter[str] = Counter()
        self.calls = 0
        self._began = time.monotonic()
        self._nonces: dict[tuple[str, str], int] = {}

    async def on_the_way(self, method: str, path: str, call: Call, body: Any) -> Any:
        self.calls += 1
        slow = self.faulty and self.rng.random() < SLOW_SHARE
        await asyncio.sleep(self.rng.uniform(*(SLOW if slow else LATENCY)))
        fault = self._fault(method, path)
        if fault is not None:
            self.faults[fault.name] += 1
            if fault.late:
                with contextlib.suppress(discord.HTTPException):
                    await self._do(method, path, call, body)
            if fault.code == 10008:
                self._lose(path)
            raise fault.error()
        return await self._do(method, path, call, body)

    def _fault(self, method: str, path: str) -> Fault | None:
        storm = (time.monotonic() - self._began) % STORM_EVERY < STORM_LASTS
        if not self.faulty or self.rng.random() > (FAULTS_IN_A_STORM if storm else FAULTS):
            return None
        for known, route, faults in ROUTES:
            if method == known and route.fullmatch(path):
                return self.rng.choice(faults)
        return None

    async def _do(self, method: str, path: str, call: Call, body: Any) -> Any:
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and (known := self._nonces.get((path, nonce))):
            channel = int(path.split("/")[2])
            message = self.backend.messages[channel].get(known)
            if message is not None:  # Discord gives back the one that it has
                return dict(_ser.message_payload(self.backend, message))
        found = await call()
        if nonce is not None:
            self._nonces[path, nonce] = int(found["id"])
            while len(self._nonces) > NONCES:
                del self._nonces[next(iter(self._nonces))]
        if path.endswith("/callback"):
            self.accepted(int(path.split("/")[2]), body)
        return found

    def _lose(self, path: str) -> None:
        """Delete the public message that the bot has just been told is unknown."""
        parts = path.split("/")
        if parts[1] == "channels":
            with contextlib.suppress(Exception):
                self.backend.delete_message(int(parts[2]), int(parts[4]))

    # ---- keeping small -------------------------------------------------------------

    def prune(self, alive: set[int], messages: int = 60) -> None:
        """Forget all interactions but these, and all but the newest messages of a channel."""
        self.forget()
        for number in [n for n in self.backend.interactions if n not in alive]:
            record = self.backend.interactions.pop(number)
            self.backend.interaction_tokens.pop(record.token, None)
        recent = self.backend.snowflake() - (10_000 << 22)
        self.backend._reserved_ids = {n for n in self.backend._reserved_ids if n > recent}
        sequences = self.backend._sequences
        self.backend._sequences = {at: n for at, n in sequences.items() if at > recent >> 22}
        for found in self.backend.messages.values():
            for old in [*found][:-messages]:
                del found[old]


class BusyStorage:
    """Another program that locks the database for a moment, now and then."""

    def __init__(self, file: Path, rng: Random) -> None:
        self.file, self.rng, self.times = file, rng, 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / BUSY_EVERY))
            with (
                contextlib.closing(sqlite3.connect(self.file, isolation_level=None)) as db,
                contextlib.suppress(sqlite3.OperationalError),
            ):
                db.execute("BEGIN IMMEDIATE")
                self.times += 1
                await asyncio.sleep(self.rng.uniform(*BUSY_LASTS))
                db.execute("ROLLBACK")
