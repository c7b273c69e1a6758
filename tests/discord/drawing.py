"""Pictures in the simulated Discord: drawn at once, or when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from people import World

from bot.art.layout import Scene
from bot.art.sprites import Sprites
from bot.art.studio import Studio

SPRITES = Sprites()
"""Shared by all tests of one process, since sprites take long to draw."""
GALLERY = 12


class AtOnce(Executor):
    """Works in the thread that asks."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kw: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kw))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
            future.set_exception(error)
        return future


class InNoTime(Studio):
    """Has drawn everything before anybody can wait for it."""

    def __init__(self) -> None:
        super().__init__(SPRITES, AtOnce())

    def _start(self, scene: Scene) -> None:
        if scene not in self._made:
            self._keep(scene, self._draw(scene))

    def ready(self, scene: Scene) -> bytes | None:
        self._start(scene)
        return super().ready(scene)


class WhenTold(Studio):
    """Draws nothing until ``work`` is called."""

    def __init__(self) -> None:
        super().__init__(SPRITES, AtOnce())
        self._told: dict[Scene, asyncio.Future[bytes]] = {}

    def _start(self, scene: Scene) -> asyncio.Future[bytes] | None:
        future = self._under_way.get(scene)
        if future is None and scene not in self._made:
            future = self._told[scene] = asyncio.get_running_loop().create_future()
            self._under_way[scene] = future
            future.add_done_callback(lambda done: self._done(scene, done))
        return future

    def work(self) -> None:
        """Draw all that is waiting."""
        for scene, future in [*self._told.items()]:
            del self._told[scene]
            future.set_result(self._draw(scene))


def studio() -> Studio:
    return Studio(SPRITES, AtOnce())


def pictures(message: Any) -> list[tuple[str, str]]:
    """File name and alternative text of every picture that a message shows."""
    return [
        (item["media"]["url"].rpartition("/")[2].partition("?")[0], item["description"])
        for component in _walk(message.raw["components"])
        if component["type"] == GALLERY
        for item in component["items"]
    ]


def _walk(components: list[dict[str, Any]]) -> Any:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])


def uploads(world: World, start: int = 0) -> list[Any]:
    """The requests that brought a new picture."""
    return [r for r in world.requests(start) if _files(r.json)]


def _files(body: Any) -> list[Any]:
    data = (body or {}).get("data", body or {}) if isinstance(body, dict) else {}
    return [a for a in data.get("attachments") or [] if "filename" in a]
