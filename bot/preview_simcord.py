"""What the preview changes in simcord. All that touches simcord's private parts stands here.

simcord is made for tests: time stands still between two actions, a world shows one channel on
a server of its own, a page shows what was there when somebody last acted on it. Here time goes
by, any number of channels share one server, and pages follow by themselves. Private parts may
change with any version, so simcord's is pinned exactly.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
import io
import json
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import simcord
from aiohttp import web
from PIL import Image
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.preview import Preview, _markdown, _require_preview_runtime, _server
from simcord.preview._actions import ACTION_SPECS

from bot.errors import StartError

log = logging.getLogger(__name__)

IDLE = 0.002
"""Seconds between two looks whether the bot has answered; simcord's own 50 ms are felt."""
STATES_KEPT = 8
PICTURES, PICTURES_KEPT = ("image/webp", "image/png"), 300
API = {
    ("POST", "/api/pages"): "open_page",
    ("DELETE", "/api/pages/{context_id}"): "_delete_page",
    ("GET", "/api/state"): "_state",
    ("GET", "/api/commands"): "_commands",
    ("GET", "/api/action-result"): "_action_result",
    ("POST", "/api/action"): "_action",
    ("GET", "/api/assets/{asset_id}"): "_asset",
}
"""What a page asks the server, and the method of its room's ``Door`` that answers."""
STATIC = frozenset(_server.PreviewServer._STATIC_FILES) - {"/"}
"""The parts of a page that are the same in every room."""


def need_everything() -> None:
    """Raise ``StartError`` when a part of simcord's pages is not installed."""
    try:
        _require_preview_runtime()
    except SetupError:
        raise StartError(
            "A part of the preview is not installed or damaged: "
            'run pip install -e ".[preview]" first.'
        ) from None


@contextlib.contextmanager
def awake(env: simcord.Env) -> Iterator[None]:
    """Let nothing but our clock end the bot's sleeps, and look often whether it has answered.

    simcord ends sleeps in real time too, by tasks that can wait for an ``advance_time`` which
    waits for them. Without, every sleep counts as rest: an action does not wait for it.
    Direct messages learn the names of the server's channels, as in Discord.
    """
    schedule: Any = env
    schedule._schedule_timer = lambda *_: None
    parser, limits = _markdown._markdown_parser, _limits()
    idle, limits["idle"] = limits["idle"], IDLE
    _markdown._markdown_parser = _kept(parser, lambda: _channel_names(env))
    try:
        yield
    finally:
        _markdown._markdown_parser = parser
        limits["idle"] = idle


def _limits() -> dict[str, Any]:
    found = simcord.Env._settle_internal.__kwdefaults__
    assert found is not None
    return found


def _channel_names(env: simcord.Env) -> dict[str, str]:
    """All channels and threads of the server; everybody here may read them."""
    channels = env.backend.channels.values()
    return {str(c.id): str(c.name) for c in channels if c.guild_id is not None}


def _kept(make: Callable[..., Any], names: Callable[[], dict[str, str]]) -> Callable[..., Any]:
    """Make one Markdown parser for the same rules and names, not one for every text."""
    kept: dict[str, Any] = {}

    @functools.wraps(make)
    def parser(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
        context = {**context, "channels": names()}
        key = f"{id(policy)} {json.dumps(context, sort_keys=True, default=str)}"
        if key not in kept:
            if len(kept) > 100:
                kept.clear()
            kept[key] = make(policy, context)
        return kept[key]

    return parser


class Door(_server.PreviewServer):
    """One preview's answers to the browser, on a server that all of them share."""

    def __init__(self, preview: Preview, shared_port: int) -> None:
        super().__init__(preview, shared_port)
        self._pictures: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        _server.web = web  # a server of its own would import it when it starts

    async def start(self) -> None:
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None

    @property
    def key(self) -> str:
        return self.preview.capability

    def _authorized(self, request: Any, *, context: str | None = None) -> bool:
        # A page's key is the preview's own and, behind a dot, whose page it is.
        headers = request.headers.copy()
        if headers.get("X-Simcord-Capability", "").partition(".")[0] != self.key:
            return False
        headers["X-Simcord-Capability"] = self.key
        return super()._authorized(SimpleNamespace(headers=headers), context=context)

    def keep_pictures(self, page: Any) -> None:
        """Remember the pictures of a page that has just been published.

        A browser asks for them a moment later, when another may hang in their place already.
        """
        for asset_id, record in page.assets.items():
            blob = self.preview._blobs.get(record.digest) if record.digest else None
            if blob is not None and record.contentType in PICTURES:
                self._pictures[asset_id] = (record.contentType, blob.data)
                self._pictures.move_to_end(asset_id)
        while len(self._pictures) > PICTURES_KEPT:
            self._pictures.popitem(last=False)

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        """A picture as it is; simcord would first have another process decode and encode it."""
        kept = self._pictures.get(request.match_info["asset_id"])
        context = request.headers.get("X-Simcord-Context")
        if kept is None or request.query or not self._authorized(request, context=context):
            return await super()._asset(request)
        kind, body = kept
        with Image.open(io.BytesIO(body)) as image:
            size = {"X-Display-Width": str(image.width), "X-Display-Height": str(image.height)}
        headers = {**self._SECURITY_HEADERS, **size}
        return web.Response(body=body, content_type=kind, headers=headers)

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
        kind = str(body.get("kind"))
        spec = ACTION_SPECS.get(kind)
        if spec is None or not spec.revision_bound:
            return body
        fresh = {**body, "published_revision": revision}
        if kind not in ("click", "select"):
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


class Live:
    """One channel's preview whose pages follow what happens.

    ``turn`` is held by whoever moves the world: simcord refuses operations that overlap, and a
    page whose action was refused is locked for good. ``mark`` differs once anything happened.
    """

    def __init__(
        self,
        env: simcord.Env,
        preview: Preview,
        port: int,
        turn: asyncio.Lock,
        mark: Callable[[], object],
    ) -> None:
        self.env, self.preview, self.turn, self.mark = env, preview, turn, mark
        self.door = Door(preview, port)
        self._controls: dict[str, Controls] = {}
        self._simcords_action, self._simcords_publish = preview._action, preview._publish

    @classmethod
    async def open(
        cls,
        env: simcord.Env,
        channel: Any,
        viewers: list[Any],
        *,
        timezone: str,
        port: int,
        turn: asyncio.Lock,
        mark: Callable[[], object],
    ) -> Live:
        """Show a channel to these people; the world's end closes it."""
        env._preview = None  # simcord allows one preview a world
        preview = env.preview(channel, viewers=viewers, layout="channel", timezone=timezone)
        live = cls(env, preview, port, turn, mark)
        changed: Any = preview
        changed._server = live.door
        await preview.__aenter__()
        changed._action, changed._publish = live._action, live._publish
        return live

    async def _action(self, context: str | None, body: Any) -> dict[str, Any]:
        """Do what was pressed, typed or chosen on a page, when it is its turn."""
        async with self.turn:
            self.env._preview = self.preview  # whose action is running
            if isinstance(body, Mapping):
                body = self._called(self._freshened(context or "", body))
            result = await self._simcords_action(context, body)
        if result["settlement"] != "settled":
            log.info("%s: %s", result["settlement"], result["diagnostics"])
        return result

    def _called(self, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A message with @ and the bot's name mentions it, as choosing it from Discord's list."""
        if body.get("kind") != "send_message" or not isinstance(body.get("content"), str):
            return body
        user = self.env.backend.bot_user
        called = re.compile(rf"@{re.escape(user.name)}\b", re.IGNORECASE)
        return {**body, "content": called.sub(f"<@{user.id}>", body["content"])}

    def _freshened(self, context: str, body: Mapping[str, Any]) -> Mapping[str, Any]:
        if body.get("kind") == "close":
            return {**body, "kind": "none"}  # one slip would end the preview for everybody
        page, known = self.preview._pages.get(context), self._controls.get(context)
        if page is None or known is None:
            return body
        if known.seen != self.mark():
            self._publish(page, reason="refresh")
        return known.freshened(body, page.revision)

    def _publish(self, page: Any, **why: Any) -> None:
        if page is self.preview._python:
            return  # simcord's own page, which nobody sees
        self._simcords_publish(page, **why)
        self.door.keep_pictures(page)
        for gone in self._controls.keys() - self.preview._pages.keys():
            del self._controls[gone]
        self._controls.setdefault(page.id, Controls()).note(page, self.mark())

    def publish_changed(self, *, all_pages: bool = False) -> None:
        """Show what has happened on the pages that do not show it yet, or on all of them."""
        self.preview._advance_presentation_time()
        now = self.mark()
        for page in tuple(self.preview._pages.values()):
            known = self._controls.get(page.id)
            if all_pages or known is None or known.seen != now:
                self._publish(page, reason="refresh")


class EmojiImages:
    """Puts the images of uploaded application emojis where pages look for them.

    simcord drops the images, and the page then says "Custom emoji unavailable".
    """

    def __init__(self, env: simcord.Env) -> None:
        self.env, self._looked = env, 0

    def keep(self) -> None:
        """Look at the uploads since the last time."""
        requests = self.env.http_requests
        new = requests[self._looked :] if self._looked <= len(requests) else list(requests)
        self._looked = len(requests)
        images = {
            entry.json["name"]: entry.json["image"]
            for entry in new
            if entry.method == "POST"
            and entry.path.startswith("/applications/")
            and entry.path.endswith("/emojis")
            and isinstance(entry.json, dict)
        }
        if not images:
            return
        for emoji in self.env.backend.application_emojis.values():
            if emoji.name in images:
                image = base64.b64decode(images[emoji.name].split(",", 1)[1])
                self.env.backend.cdn._blobs.setdefault(f"{CDN_BASE}/emojis/{emoji.id}.png", image)


def start_clock_at(env: simcord.Env, moment: Any) -> None:
    """Begin then; simcord begins on 1 January 2026."""
    env.backend.clock._epoch = moment


def world_of(runner: simcord.run) -> simcord.Env:
    """The world of a runner before it runs."""
    return runner._env
