"""A simulated Discord in real time: simcord's model of it, without simcord's clock and loop.

In tests simcord stops the clock, follows every task and waits until the bot is at rest. All of
that is left out here: the loop is Python's own, the clock is the wall's, and between Discord's
events and the bot there is discord.py alone. Nothing waits for anything but a press's answer.
"""

from __future__ import annotations

import asyncio
import time
import warnings
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from simcord import _dpy_internals
    from simcord import interactions as _ix
    from simcord.backend import Backend
    from simcord.backend import serializers as _ser
    from simcord.gateway import ShardRouter
    from simcord.http import FakeHTTPClient, FakeWebhookAdapter

Call = Callable[[], Awaitable[Any]]
COMPONENT, BUTTON = 3, 2
EPHEMERAL = 1 << 6
EVENT = "INTERACTION_CREATE"


class WallClock:
    """The clock of the simulated Discord, which nobody moves."""

    @property
    def elapsed(self) -> float:
        return time.monotonic()

    def now(self) -> datetime:
        return datetime.now(UTC)


class Press:
    """One interaction on its way, from when the client gets it to when it asks to answer it.

    ``took`` is the time between in seconds, ``worked`` what this process has computed in it.
    ``done`` is set when the answer is asked for, and ``body`` is the answer.
    """

    def __init__(self, record: Any, payload: dict[str, Any], custom_id: str, user: int) -> None:
        self.record, self.payload, self.custom_id, self.user = record, payload, custom_id, user
        self._arrived = self._busy = self.took = self.worked = 0.0
        self.body: dict[str, Any] | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def arrives(self) -> None:
        self._arrived, self._busy = time.perf_counter(), time.process_time()

    def answers(self, body: Any) -> None:
        self.took = time.perf_counter() - self._arrived
        self.worked = time.process_time() - self._busy
        self.body = body
        if not self.done.done():
            self.done.set_result(None)


class LiveDiscord:
    """Servers, people and one connected client. ``on_the_way`` stands between it and Discord."""

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())  # type: ignore[arg-type]
        self.bot: Any = None
        self.under_way: dict[int, Press] = {}
        self.servers_took = 0.0
        """Seconds that simcord and discord.py have spent on READY and all servers."""
        self._feed: Any = None

    async def on_the_way(self, method: str, path: str, call: Call, body: Any) -> Any:
        """Every request passes here; a benchmark may delay it, lose it, or fail it."""
        return await call()

    # ---- the client ----------------------------------------------------------------

    async def connect(self, bot: Any) -> None:
        """Log a client in, and deliver READY and all servers; it becomes ready by itself."""
        state: Any = bot._connection
        _dpy_internals.set_guild_ready_timeout(bot, 0.0)
        _dpy_internals.install_http(bot, _Calls(self))
        _dpy_internals.set_webhook_adapter(_Answers(self))
        state.shard_count, state.shard_ids = 1, [0]
        router = ShardRouter(self.backend, state, bot.dispatch, 1, (0,))
        self._watch(state)
        await bot.login("a token of nobody")
        self.bot, self._feed = bot, router.feed
        self.backend.subscribers.append(self._feed)
        if isinstance(bot, discord.AutoShardedClient):
            bot.shard_count = 1
            _dpy_internals.install_shards(bot, router.shards)
        else:
            _dpy_internals.install_websocket(bot, router.websockets[0])
        begun = time.perf_counter()
        router.identify(0)
        for guild in list(self.backend.guilds.values()):
            self.backend.emit("GUILD_CREATE", _ser.guild_create_payload(self.backend, guild))
        self.servers_took = time.perf_counter() - begun
        self.forget()

    def _watch(self, state: Any) -> None:
        parse = state.parsers[EVENT]

        def arrived(data: Any) -> None:
            press = self.under_way.get(int(data["id"]))
            if press is not None:
                press.arrives()
            parse(data)

        state.parsers = {**state.parsers, EVENT: arrived}

    def disconnect(self) -> None:
        """Deliver nothing more; closing the client is the caller's business."""
        self.backend.subscribers.remove(self._feed)
        self.bot = None

    def forget(self) -> None:
        """Empty simcord's own records, which grow with everything that happens."""
        self.backend.transcript.clear()
        self.backend.http_requests.clear()

    # ---- people --------------------------------------------------------------------

    def server(self, name: str, channels: int) -> list[int]:
        """A new server; the ids of its channels."""
        guild = self.backend.create_guild(name)
        made = [
            self.backend.create_channel(guild.id, f"table-{n}", announce=self.bot is not None)
            for n in range(channels)
        ]
        return [channel.id for channel in made]

    def person(self, channel_id: int, name: str) -> int:
        """Somebody new in a channel's server; the user id."""
        guild_id = self.backend.get_channel(channel_id).guild_id
        assert guild_id is not None
        user = self.backend.make_user(name, global_name=name.title())
        self.backend.add_member(guild_id, user.id)
        return user.id

    def press(
        self,
        user: int,
        message: Any,
        custom_id: str,
        *,
        kind: int = BUTTON,
        values: list[str] | None = None,
    ) -> Press:
        """Somebody presses a control of a stored message."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = values
        press, payload = self._interaction(COMPONENT, user, message.channel_id, data, custom_id)
        payload["message"] = dict(_ser.message_payload(self.backend, message))
        press.record.source_message_id = message.id
        self.backend.emit(EVENT, payload)
        return press

    def again(self, press: Press) -> None:
        """The gateway delivers a press a second time."""
        self.backend.emit(EVENT, press.payload)

    def send(self, kind: int, user: int, channel_id: int, data: dict[str, Any], name: str) -> Press:
        """A command or a form."""
        press, payload = self._interaction(kind, user, channel_id, data, name)
        self.backend.emit(EVENT, payload)
        return press

    def _interaction(
        self, kind: int, user: int, channel_id: int, data: dict[str, Any], name: str
    ) -> tuple[Press, dict[str, Any]]:
        record, payload = _ix.base_payload(
            self.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=self.backend.get_channel(channel_id).guild_id,
            user_id=user,
            data=data,
        )
        press = self.under_way[record.id] = Press(record, payload, name, user)
        return press, payload

    def private(self, channel_id: int, user: int) -> Any | None:
        """The newest message that this person alone can see in a channel."""
        found = (
            m
            for m in reversed(self.backend.messages[channel_id].values())
            if m.flags & EPHEMERAL and m.visible_to(user)
        )
        return next(found, None)

    def answer_asked(self, path: str, body: Any) -> Press | None:
        """Note that an interaction is being answered, when that is what a request does."""
        parts = path.split("/")
        if len(parts) != 5 or parts[4] != "callback":
            return None
        press = self.under_way.pop(int(parts[2]), None)
        if press is not None:
            press.answers(body)
        return press


async def rest(bot: Any) -> None:
    """Wait until nothing that our bot has begun is under way."""
    while (
        jobs := bot._jobs
        | bot.answering
        | ({bot.timers._sleeper} if bot.timers._sweeping else set())
    ):
        await asyncio.wait(jobs)


class _Calls(FakeHTTPClient):
    """discord.py's calls with the bot's token."""

    def __init__(self, home: LiveDiscord) -> None:
        super().__init__(home.backend, asyncio.get_running_loop())
        self._home = home

    async def request(self, route: Any, **kw: Any) -> Any:
        def call() -> Awaitable[Any]:
            return FakeHTTPClient.request(self, route, **kw)

        path = route.url.split("/v10", 1)[1].split("?", 1)[0]
        return await self._home.on_the_way(route.method, path, call, kw.get("json"))


class _Answers(FakeWebhookAdapter):
    """discord.py's calls with an interaction's token."""

    def __init__(self, home: LiveDiscord) -> None:
        super().__init__(home.backend)
        self._home = home

    async def request(self, route: Any, session: Any, **kw: Any) -> Any:
        path = route.url.split("/v10", 1)[1].split("?", 1)[0]
        body = kw.get("payload")
        self._home.answer_asked(path, body)

        def call() -> Awaitable[Any]:
            return FakeWebhookAdapter.request(self, route, session, **kw)

        return await self._home.on_the_way(route.method, path, call, body)
