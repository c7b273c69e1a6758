"""Faults of Discord: errors that the bot is given at one kind of call, at one table.

``KINDS`` are the kinds of calls there are, ``ERRORS`` what can come instead of an answer, and
``RULES`` say which of these cannot come where, and why. ``Discord`` stands between the bot and
the simulated Discord and lets one error at a time through.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import simcord
from simcord.http import client, router
from simcord.types import HttpLogEntry

LONG = 300.0
"""Seconds: longer than anybody should wait."""
ONCE, WHILE = "once", "for a while"


# ---- errors ------------------------------------------------------------------------


@dataclass(frozen=True)
class Error:
    """What comes instead of an answer, after ``wait`` seconds in which discord.py is busy with it.

    ``happened`` says that the call had its effect all the same.
    """

    name: str
    status: int = 0
    code: int = 0
    wait: float = 0.0
    happened: bool = False

    def raised(self) -> Exception:
        """As discord.py raises it when it has given up."""
        if self.status == 0:
            return aiohttp.ServerDisconnectedError() if self.happened else TimeoutError()
        if self is LIMITED:
            return discord.RateLimited(900.0)
        kinds = {403: discord.Forbidden, 404: discord.NotFound}
        kind = kinds.get(self.status, discord.HTTPException)
        if self.status >= 500:
            kind = discord.DiscordServerError
        return kind(_Response(self.status), {"code": self.code, "message": self.name})  # type: ignore[arg-type]

    @property
    def passes(self) -> bool:
        """Does it pass by itself? Then what has failed has to be made good by the bot."""
        return self.status in (0, 429, 500, 503) and self.code == 0

    @property
    def blocks(self) -> bool:
        """Do people have to put it right?"""
        return self.code in (50001, 50013, 50083, 160005)


class _Response:
    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "Error"
        self.headers: dict[str, str] = {}


LIMITED = Error("429 for longer than a call waits", 429)
NO_RIGHT = Error("50013 missing permissions", 403, 50013)
ARCHIVED = Error("50083 thread is archived", 400, 50083)
ALIKE = (
    (Error("10003 unknown channel", 404, 10003),),
    (Error("10008 unknown message", 404, 10008),),
    (Error("10062 unknown interaction", 404, 10062),),
    (
        Error("10015 unknown webhook", 404, 10015),
        Error("50027 invalid webhook token", 401, 50027),
    ),
    (Error("40060 already acknowledged", 400, 40060),),
    (Error("50001 missing access", 403, 50001),),
    (Error("50007 cannot send to this user", 403, 50007),),
    (NO_RIGHT,),
    (ARCHIVED, Error("160005 thread is locked", 403, 160005)),
    (Error("160006 too many threads", 400, 160006),),
    (Error("30046 too many edits of an old message", 429, 30046),),
    (LIMITED, Error("429 of the whole address", 429)),
    (Error("429 that is waited for in the call", 429, wait=LONG),),
    (Error("500 after all tries", 500, wait=LONG), Error("503", 503)),
    (Error("no answer", wait=LONG),),
    (Error("broken connection, but it happened", happened=True),),
)
"""What may come; errors that say the same stand together."""
ERRORS = tuple(error for alike in ALIKE for error in alike)


# ---- calls -------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """One kind of call. ``route`` has a group ``token``, or ``channel`` and maybe ``message``.

    ``ping`` tells the turn ping from the board, which has the same routes.
    """

    name: str
    method: str
    route: str
    ping: bool | None = None

    @property
    def by_token(self) -> bool:
        """Is it authorised by an interaction's token, and not by the bot's own?"""
        return "<token>" in self.route

    @property
    def deletes(self) -> bool:
        return self.method == "DELETE"

    @property
    def edits(self) -> bool:
        return self.method == "PATCH"

    @property
    def names_message(self) -> bool:
        return self.deletes or self.edits or self in (BOARD_ANSWER, CALLBACK)

    def __str__(self) -> str:
        return self.name


_CALLBACK = r"/interactions/\d+/(?P<token>[^/]+)/callback"
_TOKEN, _OWN = r"/webhooks/\d+/(?P<token>[^/]+)", r"/messages/@original"
_CHANNEL, _MESSAGE = r"/channels/(?P<channel>\d+)", r"/messages/(?P<message>\d+)"
CALLBACK = Kind("callback", "POST", _CALLBACK)
BOARD_ANSWER = Kind("callback on the board", "POST", _CALLBACK)
EDIT_ORIGINAL = Kind("edit of an answer", "PATCH", _TOKEN + _OWN)
DELETE_ORIGINAL = Kind("delete of an answer", "DELETE", _TOKEN + _OWN)
FOLLOW_UP = Kind("follow-up", "POST", _TOKEN)
EDIT_FOLLOW_UP = Kind("edit of a follow-up", "PATCH", _TOKEN + _MESSAGE)
DELETE_FOLLOW_UP = Kind("delete of a follow-up", "DELETE", _TOKEN + _MESSAGE)
BOARD_EDIT = Kind("board edit", "PATCH", _CHANNEL + _MESSAGE, ping=False)
BOARD_POST = Kind("board post", "POST", _CHANNEL + "/messages", ping=False)
BOARD_DELETE = Kind("board delete", "DELETE", _CHANNEL + _MESSAGE, ping=False)
PING_POST = Kind("ping post", "POST", _CHANNEL + "/messages", ping=True)
PING_DELETE = Kind("ping delete", "DELETE", _CHANNEL + _MESSAGE, ping=True)
THREAD = Kind("thread", "POST", _CHANNEL + "/threads")
KINDS = (
    CALLBACK,
    BOARD_ANSWER,
    EDIT_ORIGINAL,
    DELETE_ORIGINAL,
    FOLLOW_UP,
    EDIT_FOLLOW_UP,
    DELETE_FOLLOW_UP,
    BOARD_EDIT,
    BOARD_POST,
    BOARD_DELETE,
    PING_POST,
    PING_DELETE,
    THREAD,
)
"""A further kind needs its line here, a rule for what cannot come there, and a way to bring it
about in ``test_faults_matrix``."""


# ---- which can come where ------------------------------------------------------------


def codes(*numbers: int) -> Callable[[Kind, Error], bool]:
    return lambda kind, error: error.code in numbers


RULES: tuple[tuple[str, Callable[[Kind, Error], bool]], ...] = (
    (
        "Only the first answer is refused for the interaction itself; later calls go to a webhook",
        lambda kind, error: error.code in (10062, 40060) and "callback" not in kind.name,
    ),
    (
        "A webhook's token is asked for by webhook calls alone",
        lambda kind, error: (
            error.code in (10015, 50027) and (not kind.by_token or "callback" in kind.name)
        ),
    ),
    (
        "A call that names no message cannot name an unknown one",
        lambda kind, error: error.code == 10008 and not kind.names_message,
    ),
    (
        "A token is good without any right in the channel, so none is found missing",
        lambda kind, error: error.code in (50001, 50013) and kind.by_token,
    ),
    (
        "A message of one's own is deleted by whoever sees the channel, without further rights",
        lambda kind, error: error.code == 50013 and kind.deletes,
    ),
    (
        "A closed thread refuses what is done in it by the bot itself; a new one lies beside it",
        lambda kind, error: error.code in (50083, 160005) and (kind.by_token or kind is THREAD),
    ),
    (
        "How many threads there are matters to a new one alone",
        lambda kind, error: error.code == 160006 and kind is not THREAD,
    ),
    (
        "Only edits are counted, and no panel is an hour old: its token lives for 15 minutes",
        lambda kind, error: error.code == 30046 and kind not in (BOARD_EDIT, BOARD_ANSWER),
    ),
    (
        "Nobody is written to in person",
        lambda kind, error: error.code == 50007,
    ),
    (
        "discord.py gives up waiting only where the bot's own token is used",
        lambda kind, error: error is LIMITED and kind.by_token,
    ),
    (
        "There it never waits for long: what is longer than the limit is the error above",
        lambda kind, error: error.status == 429 and error.wait > 0 and not kind.by_token,
    ),
)


def can_come(kind: Kind, error: Error) -> bool:
    """Can Discord answer a call of this kind with this error?"""
    return not any(rule(kind, error) for _, rule in RULES)


def cells(kind: Kind, *, whole: bool = True) -> Iterator[tuple[Error, str, int]]:
    """Every error that can come at this kind of call, how long it lasts and for which game (0, 1).

    The bot's answer to an error knows no game. So of errors that say the same each game gets
    another one, and one of the games gets it once and the other for a while, turn and turn about.
    Old answers are deleted without a second try, so for them a while is nothing but a repetition.
    Half of all this is one of the two games for each error, and as many once as for a while.
    """
    longer = ONCE if kind.deletes and kind.by_token else WHILE
    possible = [[e for e in alike if can_come(kind, e)] for alike in ALIKE]
    for turn, found in enumerate(filter(None, possible)):
        once, long = (found[0], ONCE), (found[-1], longer)
        pair = (long, once) if turn % 2 else (once, long)
        half = (turn // 2 + KINDS.index(kind)) % 2
        for game, (error, span) in enumerate(pair):
            if whole or game == half:
                yield error, span, game


# ---- between the bot and Discord -----------------------------------------------------


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
        channel = re.fullmatch(_CHANNEL + "/messages", path)
        if nonce is None or channel is None:
            return await real()
        key = (int(channel["channel"]), nonce)
        if key not in self.nonces:
            self.nonces[key] = await real()
            if _is_ping(body):
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
        found = re.fullmatch(_CHANNEL + "(?P<rest>/messages.*)?", path)
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
        return _is_ping(json)


def _is_ping(json: Any) -> bool:
    return bool((json.get("allowed_mentions") or {}).get("users"))
