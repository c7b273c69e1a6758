"""Draws scenes in the background: one picture at a time, each scene once, the newest kept.

Everything here runs on the event loop but the drawing itself, which has one thread of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import islice
from typing import Any

from bot.art.compose import compose, encode
from bot.art.layout import Scene
from bot.art.sprites import Sprites
from bot.bugs import log_bug

log = logging.getLogger(__name__)

MOST_BYTES = 12 * 2**20
"""Bytes of finished pictures that are kept."""
MOST_WANTED = 256
"""Scenes that somebody has asked for and that wait: of more the oldest are given up."""
MOST_FORESEEN = 64
"""Places of which it is known what they may show next; of more the oldest are given up."""
WARM_UP_PAUSE = 0.02
"""Seconds between two sprites of the warm-up, so that nobody waits behind it."""


class Studio:
    """Pictures by scene.

    ``executor`` draws; without one there is a thread for it. ``usual`` are the sprites to draw
    in advance, as keys and widths.
    """

    def __init__(
        self,
        sprites: Sprites | None = None,
        executor: Executor | None = None,
        usual: Iterable[tuple[str, int]] = (),
    ) -> None:
        self.usual = usual
        self.sprites = sprites or Sprites()
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix="art")
        self._made: OrderedDict[Scene, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Scene, asyncio.Future[bytes]] = {}
        self._foreseen: OrderedDict[int, Iterator[Scene]] = OrderedDict()
        self._failed: set[Scene] = set()
        self._closed = False
        self.drawings = 0

    # ---- asking --------------------------------------------------------------------

    def ready(self, scene: Scene) -> bytes | None:
        """The picture if it is drawn already; otherwise it begins to be drawn."""
        image = self._made.get(scene)
        if image is None:
            self._start(scene)
        else:
            self._made.move_to_end(scene)
        return image

    async def drawn(self, scene: Scene, patience: float) -> bytes | None:
        """The picture, waited for ``patience`` seconds at most; None when it takes longer."""
        image = self.ready(scene)
        future = self._under_way.get(scene)
        if image is not None or future is None or patience <= 0:
            return image
        done, _ = await asyncio.wait((future,), timeout=patience)
        return _picture(future) if done else None

    def when_drawn(self, scene: Scene, then: Callable[[], Any]) -> None:
        """Call ``then`` once the picture is there; never when it cannot be drawn."""
        future = self._start(scene)
        if future is not None:
            future.add_done_callback(lambda done: then() if _picture(done) else None)
        elif scene in self._made:
            then()

    def foresee(self, place: int, make: Callable[[], Iterable[Scene]]) -> None:
        """Draw what ``place`` is likely to show next, as long as nothing else is to be drawn.

        What was foreseen for it before is so no more. Each scene is made when its turn comes.
        """
        self._foreseen.pop(place, None)
        self._foreseen[place] = _foreseen(make)
        if len(self._foreseen) > MOST_FORESEEN:
            self._foreseen.popitem(last=False)
        self._draw_foreseen()

    # ---- drawing -------------------------------------------------------------------

    def _start(self, scene: Scene) -> asyncio.Future[bytes] | None:
        future = self._under_way.get(scene)
        known = future is not None or scene in self._made or scene in self._failed
        if known or self._closed:
            return future
        if len(self._under_way) > MOST_WANTED:  # the very first is being drawn
            *_, oldest = islice(self._under_way, 2)
            self._under_way.pop(oldest).cancel()
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._executor, self._draw, scene)
        self._under_way[scene] = future
        future.add_done_callback(lambda done: self._done(scene, done))
        return future

    def _draw(self, scene: Scene) -> bytes:
        self.drawings += 1
        return encode(compose(scene.layout(), self.sprites))

    def _done(self, scene: Scene, future: asyncio.Future[bytes]) -> None:
        if self._under_way.get(scene) is future:
            del self._under_way[scene]
        if future.cancelled():
            return
        error = future.exception()
        if error is not None:
            log_bug(f"drawing a {type(scene).__name__}", error)
            self._failed.add(scene)
            if len(self._failed) > 1_000:
                self._failed.clear()
        else:
            self._keep(scene, future.result())
        self._draw_foreseen()

    def _keep(self, scene: Scene, image: bytes) -> None:
        self._made[scene] = image
        self._size += len(image)
        while self._size > MOST_BYTES and len(self._made) > 1:
            _, oldest = self._made.popitem(last=False)
            self._size -= len(oldest)

    def _draw_foreseen(self) -> None:
        while self._foreseen and not self._under_way:
            place, scenes = next(iter(self._foreseen.items()))
            scene = next(scenes, None)
            if scene is None:
                del self._foreseen[place]
            else:
                self._start(scene)

    # ---- beginning and end ---------------------------------------------------------

    async def warm_up(self) -> None:
        """Draw the usual sprites one by one, so that the first pictures are as fast as any."""
        loop = asyncio.get_running_loop()
        for key, width in self.usual:
            if self._closed:
                return
            await loop.run_in_executor(self._executor, self.sprites.get, key, width)
            await asyncio.sleep(WARM_UP_PAUSE)

    def close(self) -> None:
        """Draw nothing more; whoever waits gets no picture."""
        self._closed = True
        self._foreseen.clear()
        for future in self._under_way.values():
            future.cancel()  # so that what is just being drawn comes back to nobody
        self._under_way.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)


def _foreseen(make: Callable[[], Iterable[Scene]]) -> Iterator[Scene]:
    try:
        yield from make()
    except Exception as error:  # noqa: BLE001 - nobody has asked for them
        log_bug("a scene to come", error)


def _picture(future: asyncio.Future[bytes]) -> bytes | None:
    return None if future.cancelled() or future.exception() else future.result()
