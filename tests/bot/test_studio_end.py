"""The studio under too much work, and when it is closed while it draws."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest
from test_studio import Plain, WhenTold

from bot.art import studio as studios
from bot.art.layout import Layout
from bot.art.sprites import Sprites
from bot.art.studio import Studio

BEGUN, GO = threading.Event(), threading.Event()


@dataclass(frozen=True)
class Slow(Plain):
    """A table that is drawn when ``GO`` is set."""

    def layout(self) -> Layout:
        BEGUN.set()
        assert GO.wait(10)
        return super().layout()


async def test_of_too_many_wanted_scenes_the_oldest_are_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studios, "MOST_WANTED", 4)
    hands = WhenTold()
    studio, heard = Studio(Sprites(), hands), list[int]()
    asking = asyncio.create_task(studio.drawn(Plain(41), 60.0))
    for width in range(40, 240):
        studio.when_drawn(Plain(width), lambda width=width: heard.append(width))
        await asyncio.sleep(0)
    assert await asking is None, "nobody waits for what is given up"
    assert sum(not future.cancelled() for future, _ in hands.waiting) == 5
    hands.waiting = [one for one in hands.waiting if not one[0].cancelled()]
    await hands.draw()
    assert heard == [40, 236, 237, 238, 239]
    assert studio.ready(Plain(41)) is None, "it can be asked for anew"
    await hands.draw()
    assert studio.ready(Plain(41)) is not None


@pytest.mark.parametrize("what", ["a picture", "a usual sprite"])
def test_what_is_being_drawn_at_the_end_disturbs_nobody(
    what: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop is gone by the time that the thread is done."""
    BEGUN.clear(), GO.clear()
    thread, sprites = ThreadPoolExecutor(1), Sprites()
    monkeypatch.setattr(sprites, "get", lambda key, width: Slow(width).layout())

    async def run() -> None:
        studio, heard = Studio(sprites, thread, [("mark/star", 20)] * 3), list[None]()
        if what == "a picture":
            work = asyncio.create_task(studio.drawn(Slow(60), 60.0))
        else:
            work = asyncio.create_task(studio.warm_up())
        await asyncio.to_thread(BEGUN.wait, 10)
        studio.when_drawn(Slow(60), lambda: heard.append(None))
        studio.when_drawn(Slow(61), lambda: heard.append(None))
        work.cancel()
        studio.close()
        await asyncio.gather(work, return_exceptions=True)
        assert heard == []

    with caplog.at_level(logging.DEBUG):
        asyncio.run(run())
        GO.set()
        thread.shutdown(wait=True)
    assert [r for r in caplog.records if r.levelno >= logging.WARNING] == []


async def test_a_studio_that_is_closed_draws_nothing_and_fails_nobody() -> None:
    studio = Studio(Sprites(), usual=[("mark/star", 20)])
    studio.close()
    studio.foresee(1, lambda: [Plain(50)])
    assert studio.ready(Plain(51)) is None
    assert await studio.drawn(Plain(51), 5.0) is None
    studio.when_drawn(Plain(51), lambda: pytest.fail("it cannot be there"))
    await studio.warm_up()
