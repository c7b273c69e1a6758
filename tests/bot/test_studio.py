"""The studio: each scene is drawn once, whoever asks and however many; the newest are kept."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

import pytest

from bot.art import studio as studios
from bot.art.layout import Layout, Sprite
from bot.art.sprites import Sprites
from bot.art.studio import Studio
from bot.text import Text


@dataclass(frozen=True)
class Plain:
    """A table without anything on it."""

    width: int

    def layout(self) -> Layout:
        if self.width < 0:
            raise ValueError
        return Layout(self.width, 40, (Sprite("mark/star", 4, 4, 20),))

    def alt(self, text: Text) -> str:
        return "a table"


class WhenTold(Executor):
    """Draws only when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kw: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kw)))
        return future

    async def draw(self, count: int = 1_000) -> int:
        """Do the work that is waiting; how much there was."""
        done = 0
        while self.waiting and done < count:
            future, work = self.waiting.pop(0)
            try:
                future.set_result(work())
            except ValueError as error:
                future.set_exception(error)
            done += 1
            for _ in range(4):
                await asyncio.sleep(0)
        return done


@pytest.fixture
def hands() -> WhenTold:
    return WhenTold()


@pytest.fixture
def studio(hands: WhenTold) -> Studio:
    return Studio(Sprites(), hands)


async def test_many_who_ask_at_once_cost_one_drawing(studio: Studio, hands: WhenTold) -> None:
    asking = [asyncio.create_task(studio.drawn(Plain(60), 5.0)) for _ in range(8)]
    await asyncio.sleep(0)
    assert await hands.draw() == 1
    images = await asyncio.gather(*asking)
    assert len({*images}) == 1
    assert images[0].startswith(b"RIFF")
    assert studio.ready(Plain(60)) == images[0]
    assert studio.drawings == 1


async def test_what_is_asked_for_comes_before_what_is_foreseen(
    studio: Studio, hands: WhenTold
) -> None:
    assert studio.ready(Plain(50)) is None
    studio.foresee(1, lambda: [Plain(51), Plain(52)])
    assert studio.ready(Plain(53)) is None
    assert len(hands.waiting) == 2, "nothing foreseen is begun meanwhile"
    await hands.draw()
    assert all(studio.ready(Plain(width)) for width in (50, 51, 52, 53))


async def test_what_was_foreseen_of_a_place_before_is_not_drawn_any_more(
    studio: Studio, hands: WhenTold
) -> None:
    """The board has moved on: its old future would be drawn for nothing."""
    studio.foresee(1, lambda: [Plain(50), Plain(51), Plain(52)])
    studio.foresee(2, lambda: [Plain(60)])
    studio.foresee(1, lambda: [Plain(53)])
    await hands.draw()
    assert studio.drawings == 3
    assert all(studio.ready(Plain(width)) for width in (50, 53, 60))


async def test_only_so_many_bytes_are_kept(
    studio: Studio, hands: WhenTold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studios, "MOST_BYTES", 600)
    for width in range(40, 60):
        studio.ready(Plain(width))
        await hands.draw()
    assert studio.ready(Plain(59)) is not None
    assert studio.ready(Plain(40)) is None


async def test_who_waits_for_a_picture_that_cannot_be_drawn_gets_none(
    studio: Studio, hands: WhenTold, caplog: pytest.LogCaptureFixture
) -> None:
    waiting = asyncio.create_task(studio.drawn(Plain(-1), 5.0))
    heard: list[None] = []
    await asyncio.sleep(0)
    studio.when_drawn(Plain(-1), lambda: heard.append(None))
    await hands.draw()
    assert await waiting is None
    assert await studio.drawn(Plain(-1), 5.0) is None, "it is not tried for ever"
    assert not heard
    assert len(caplog.records) == 1
