"""The gallery: what is sent with a screen, whatever else is on its way or is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from test_studio import Plain, WhenTold

from bot.art.sprites import Sprites
from bot.art.studio import Studio
from bot.emoji_signs import NO_EMOJIS, Known
from bot.gallery import PRINTS_WITHOUT, Gallery, Print
from bot.screen import PICTURE, Button, Picture, Screen
from bot.text import Text
from bot.trouble import INVALID_FORM, MISSING_RIGHTS

MESSAGE = 7
EMOJI = {"mini/skull": "<:skd_skull_00000000:5>"}


class Emojis:
    """Emojis that are there until they are refused."""

    def __init__(self, known: Known = NO_EMOJIS) -> None:
        self.known = known

    def distrust(self, refused: Known) -> None:
        assert refused is self.known
        self.known = NO_EMOJIS


@pytest.fixture
def hands() -> WhenTold:
    return WhenTold()


@pytest.fixture
def gallery(hands: WhenTold) -> Gallery:
    studio, jobs = Studio(Sprites(), hands), set[asyncio.Task[Any]]()

    def spawn(work: Coroutine[Any, Any, Any], what: str) -> None:
        jobs.add(asyncio.create_task(work, name=what))

    return Gallery(studio, spawn, Emojis())  # type: ignore[arg-type]


def screen(width: int, **more: Any) -> Screen:
    """A screen with a picture of so many pixels."""
    picture = Picture(Plain(width), Text(), **more)
    button = Button("v:t1:menu", "Skull").with_tile("mini/skull")
    return Screen((f"words {width}", PICTURE), ((button,),), picture=picture)


class Message:
    """A message at Discord: what it says, and the file that hangs there."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.file: str | None = None
        self.codes: list[int] = []

    async def edit(self, view: discord.ui.LayoutView, **files: Any) -> None:
        """Take an edit, or refuse it: with the next of ``codes``, or since a file is missing."""
        if self.codes and (code := self.codes.pop(0)):
            raise refusal(code)
        new = [file.filename for file in files.get("attachments", [])]
        there = new if "attachments" in files else [self.file]
        shown = [
            item["media"]["url"].removeprefix("attachment://")
            for block in view.to_components()
            for item in block.get("items", [])
        ]
        if not {*shown} <= {*there}:
            raise refusal(INVALID_FORM)
        self.file = there[0] if there else None
        self.said.append(f"{'picture' if shown else 'no picture'} {view.children[0].content}")  # type: ignore[attr-defined]


def refusal(code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


async def put(gallery: Gallery, message: Message, *shown: Screen, again: Any = None) -> Print:
    """Edit the message with screens, one after another."""
    for one in shown:
        sheet = gallery.at_once(one, MESSAGE)
        await sheet.edit_by(message.edit)
        gallery.sent(sheet, MESSAGE, one, again or (lambda one=one: put(gallery, message, one)))
    return sheet  # type: ignore[possibly-undefined]


@pytest.fixture
async def message(gallery: Gallery, hands: WhenTold) -> Message:
    """A message that shows 60 with its picture; that of 61 is drawn, too."""
    found = Message()
    for width in (60, 61):
        gallery.can_answer(screen(width))
    await hands.draw()
    await put(gallery, found, screen(60))
    assert found.said == ["picture words 60"]
    return found


async def test_a_late_picture_never_comes_when_something_newer_is_on_its_way(
    gallery: Gallery, hands: WhenTold, message: Message
) -> None:
    await put(gallery, message, screen(70))
    newer = asyncio.create_task(gallery.in_time(screen(71), MESSAGE))
    await asyncio.sleep(0)
    await hands.draw(1)  # the picture of 70, while the newer one still waits for its own
    assert message.said[1:] == ["no picture words 70"]
    await hands.draw()
    sheet = await newer
    await sheet.edit_by(message.edit)
    assert message.said[2:] == ["picture words 71"]


async def test_a_late_picture_never_comes_to_what_was_edited_without_the_gallery(
    gallery: Gallery, hands: WhenTold, message: Message
) -> None:
    await put(gallery, message, screen(70))
    gallery.forget(MESSAGE)
    await hands.draw()
    assert message.said[1:] == ["no picture words 70"]


async def test_of_two_edits_on_the_way_none_is_trusted(gallery: Gallery, message: Message) -> None:
    older, newer = gallery.at_once(screen(61), MESSAGE), gallery.at_once(screen(60), MESSAGE)
    await newer.edit_by(message.edit)
    gallery.sent(newer, MESSAGE, screen(60), Message)  # type: ignore[arg-type]
    await older.edit_by(message.edit)
    gallery.sent(older, MESSAGE, screen(61), Message)  # type: ignore[arg-type]
    await put(gallery, message, screen(60))
    assert message.said[-1] == "picture words 60"


async def test_a_picture_that_hangs_no_more_is_hung_up_anew(
    gallery: Gallery, hands: WhenTold, message: Message
) -> None:
    message.file = None
    await put(gallery, message, screen(60))
    assert message.said[1:] == ["picture words 60"]
    message.file = None
    gallery.studio._made.clear()  # type: ignore[union-attr]
    await put(gallery, message, screen(60))
    await hands.draw()
    assert message.said[2:] == ["no picture words 60", "picture words 60"]


async def test_of_picture_and_emojis_only_what_is_refused_goes(
    gallery: Gallery, message: Message
) -> None:
    gallery.emojis = Emojis(EMOJI)  # type: ignore[assignment]
    message.file = None
    await put(gallery, message, screen(60))
    assert gallery.emojis.known == EMOJI, "the picture was to blame"
    message.codes = [INVALID_FORM, INVALID_FORM]
    await put(gallery, message, screen(60))
    assert gallery.emojis.known == NO_EMOJIS
    message.codes = [INVALID_FORM]
    with pytest.raises(discord.HTTPException):
        await put(gallery, message, screen(61))
    await put(gallery, message, screen(60))
    assert message.said[1:] == ["picture words 60"] * 3


async def test_where_files_may_not_be_sent_the_words_go_alone(
    gallery: Gallery, message: Message
) -> None:
    message.codes = [MISSING_RIGHTS]
    await put(gallery, message, screen(61))
    assert message.said[1:] == ["no picture words 61"]
    assert gallery.can_answer(screen(80), MESSAGE)
    message.codes = [0, MISSING_RIGHTS]
    await put(gallery, message, screen(60))
    with pytest.raises(discord.HTTPException):
        await put(gallery, message, screen(61))
    assert message.said[2:] == ["no picture words 60"]


@pytest.mark.parametrize("code", [40005, 50045])
async def test_a_picture_that_discord_does_not_like_costs_no_words(
    gallery: Gallery, message: Message, code: int
) -> None:
    message.codes = [code]
    await put(gallery, message, screen(61))
    assert message.said[1:] == ["no picture words 61"]


async def test_a_picture_that_is_gone_and_may_not_come_back_costs_no_words(
    gallery: Gallery, message: Message
) -> None:
    await put(gallery, message, screen(61))
    message.codes = [INVALID_FORM, MISSING_RIGHTS]
    await put(gallery, message, screen(61))
    assert message.said[-1] == "no picture words 61"


async def test_a_refused_picture_is_tried_again_after_a_while(
    gallery: Gallery, message: Message
) -> None:
    """Somebody has given the right back: nobody has to do anything else."""
    message.codes = [MISSING_RIGHTS]
    await put(gallery, message, screen(61))
    await put(gallery, message, *(screen(60),) * PRINTS_WITHOUT, screen(60))
    assert message.said[1:] == [
        "no picture words 61",
        *["no picture words 60"] * PRINTS_WITHOUT,
        "picture words 60",
    ]


@pytest.mark.parametrize("code", [10008, 50027, 0])
async def test_after_a_failed_edit_nothing_is_taken_for_granted(
    gallery: Gallery, message: Message, code: int
) -> None:
    """It may have come through or not: the next edit brings its picture in any case."""
    message.codes = [code or 1]
    with pytest.raises(discord.HTTPException):
        await put(gallery, message, screen(61))
    await put(gallery, message, screen(61), screen(61))
    assert message.said[1:] == ["picture words 61"] * 2


@pytest.mark.parametrize("fault", ["words", "foresight"])
async def test_a_bug_beside_a_picture_costs_nothing_else(
    gallery: Gallery,
    message: Message,
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    if fault == "words":
        monkeypatch.setattr(Plain, "alt", broken)
    await put(gallery, message, screen(61, after=broken if fault == "foresight" else tuple))
    assert message.said[1:] == ["picture words 61"]
    assert [r.levelno for r in caplog.records] == [logging.ERROR]


async def test_little_is_kept_of_many_messages(
    gallery: Gallery, hands: WhenTold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.gallery.MOST_MESSAGES", 10)
    for number in range(50):
        sheet = gallery.at_once(screen(-1), number)
        gallery.sent(sheet, number, screen(-1), Message)  # type: ignore[arg-type]
    assert len(gallery._walls) == 10
    await hands.draw()
