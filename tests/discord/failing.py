"""What stands between the bot and the simulated Discord, and lets one error at a time through."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import simcord
from faults import ARCHIVED, BOARD_EDIT, CHANNEL, NO_RIGHT, ONCE, Error, Kind
from simcord.http import client, router
from simcord.types import HttpLogEntry


@dataclass
class Fault:
    """One error at one kind of call in one channel, ``times`` times or until it is over."""

    kind: Kind
    error: Error
    channel_id: int
    times: float
    hits: int = 0
    at: dict[str, str] = field(default_factory=dict[str, str])


@dataclass
class Discord:
    """Lets faults through; knows nonces and closed threads as the real one does."""

    env: simcord.Env
    fault: Fault | None = None
    pings: set[int] = field(default_factory=set[int])
    nonces: dict[tuple[int, str], Any] = field(default_factory=dict[tuple[int, str], Any])

    @contextmanager
    def between(self) -> Iterator[Discord]:
        with (
            patch.object(client.FakeHTTPClient, "request", self._wrapped(client.FakeHTTPClient)),
            patch.object(
                client.FakeWebhookAdapter, "request", self._wrapped(client.FakeWebhookAdapter)
            ),
        ):
            yield self

    @contextmanager
    def failing(self, kind: Kind, error: Error, channel_id: int, span: str) -> Iterator[Fault]:
        times = 1 if span == ONCE else float("inf")
        self.fault = Fault(kind, error, channel_id, times)
        try:
            yield self.fault
        finally:
            self.fault = None

    def _wrapped(self, transport: Any) -> Any:
        real = transport.request

        async def request(this: Any, route: Any, *args: Any, **kw: Any) -> Any:
            path = client._path_of(route.url)
            json = kw.get("payload") or kw.get("json")
            form = kw.get("multipart") or kw.get("form")
            if json is None and form:
                json, _ = router.parse_form(list(form), [])
            fault = self._hit(route.method, path, json) or self._closed(route.method, path)
            if fault is None:
                return await self._answer(lambda: real(this, route, *args, **kw), path, json)
            if fault.error.happened:
                await self._answer(lambda: real(this, route, *args, **kw), path, json)
            else:
                self.env.backend.http_requests.append(
                    HttpLogEntry(route.method, path, {}, json, None)
                )
            if fault.error.code == 10008 and "message" in fault.at:
                self._delete(fault.at)
            if fault.error.wait:
                await asyncio.sleep(fault.error.wait)
            raise fault.error.raised()

        return request

    async def _answer(self, real: Callable[[], Any], path: str, json: Any) -> Any:
        body = json if isinstance(json, dict) else {}
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        channel = re.fullmatch(CHANNEL + "/messages", path)
        if nonce is None or channel is None:
            return await real()
        key = (int(channel["channel"]), nonce)
        if key not in self.nonces:
            self.nonces[key] = await real()
            if self._is_ping(key[0], body):
                self.pings.add(int(self.nonces[key]["id"]))
        return self.nonces[key]

    def _hit(self, method: str, path: str, json: Any) -> Fault | None:
        fault = self.fault
        if fault is None or fault.hits >= fault.times or method != fault.kind.method:
            return None
        found = re.fullmatch(fault.kind.route, path)
        if found is None or self._channel(found.groupdict()) != fault.channel_id:
            return None
        if fault.kind.ping is not None and fault.kind.ping != self._about_ping(found, json):
            return None
        fault.hits += 1
        fault.at = found.groupdict()
        return fault

    def _closed(self, method: str, path: str) -> Fault | None:
        """What an archived thread refuses; a new message opens it, unless it is locked."""
        found = re.fullmatch(CHANNEL + "(?P<rest>/messages.*)?", path)
        channel = self.env.backend.channels.get(int(found["channel"])) if found else None
        state = channel.thread_metadata if channel else None
        if found is None or channel is None or state is None or not state.archived:
            return None
        if method == "GET" or (not found["rest"] and not state.locked):
            return None
        if method == "POST" and not state.locked:
            self.env.backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})
            return None
        return Fault(BOARD_EDIT, ARCHIVED if found["rest"] else NO_RIGHT, channel.id, 1)

    def _delete(self, at: dict[str, str]) -> None:
        """A message that Discord does not know is not there."""
        channel, message = self._channel(at), int(at["message"])
        if message in self.env.backend.messages[channel]:
            self.env.backend.delete_message(channel, message)

    def _channel(self, parts: dict[str, str]) -> int:
        if "channel" in parts:
            return int(parts["channel"])
        backend = self.env.backend
        return backend.interactions[backend.interaction_tokens[parts["token"]]].channel_id

    def _about_ping(self, found: re.Match[str], json: Any) -> bool:
        if "message" in found.groupdict():
            return int(found["message"]) in self.pings
        return self._is_ping(int(found["channel"]), json)

    def _is_ping(self, channel_id: int, json: Any) -> bool:
        """A ping names somebody; in direct messages it offers nothing but ways elsewhere."""
        if self.env.backend.get_channel(channel_id).guild_id is None:
            return "'custom_id'" not in str(json.get("components"))
        return bool((json.get("allowed_mentions") or {}).get("users"))
