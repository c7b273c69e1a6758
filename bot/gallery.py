"""Pictures on messages: which hangs where, and how a screen becomes a message with its picture.

Emojis are put in here, too.

Text and picture go in one edit. A picture that hangs there already is not sent again, and one
that is not drawn in time comes later while its text stays. Bot without a studio: no pictures.
"""

from __future__ import annotations

import io
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.art.layout import Scene
from bot.art.studio import Studio
from bot.emoji_signs import NO_EMOJIS, Known
from bot.emojis import Emojis
from bot.layout import bears_emojis, to_view
from bot.screen import Screen
from bot.trouble import INVALID_FORM, refuses_files

log = logging.getLogger(__name__)

PATIENCE = 0.25
"""Seconds that a message which is no answer waits for its picture."""
PRINTS_WITHOUT = 8
"""How often a message is sent without a picture after one was refused; then one is tried again."""
MOST_MESSAGES = 20_000
"""Messages of which it is known what hangs there; on others a picture is put up anew."""


Repair = tuple[Callable[[discord.HTTPException], bool], Callable[[], None]]


def _invalid(error: discord.HTTPException) -> bool:
    return error.code == INVALID_FORM


@dataclass(frozen=True, slots=True)
class Hung:
    """What hangs on a message: the scene (as its hash) and its file, or nothing."""

    scene: int | None = None
    file: str | None = None


@dataclass(slots=True)
class Wall:
    """What is known of a message.

    ``hung`` is None while nobody knows, ``newest`` the number of the newest print made for it,
    ``bare`` how many more prints go there without files, since those were refused.
    """

    hung: Hung | None = None
    newest: int = 0
    bare: int = 0


@dataclass(slots=True, eq=False)
class Print:
    """A screen ready to be sent. ``late`` is the scene whose picture is not there yet.

    ``image`` is a new picture to hang up, ``keep`` says that what hangs there stays. ``number``
    tells which print for its message it is. ``refused`` says that its picture was not taken.
    ``repairs`` is what may help against a refusal: which ones, and what makes the print anew.
    """

    hung: Hung
    image: bytes | None = None
    keep: bool = False
    late: Scene | None = None
    number: int | None = None
    refused: bool = False
    view: discord.ui.LayoutView = field(init=False)
    repairs: list[Repair] = field(default_factory=list[Repair], init=False)

    @property
    def _files(self) -> list[discord.File]:
        """Fresh ones, since discord.py closes them."""
        if self.image is None or self.hung.file is None:
            return []
        return [discord.File(io.BytesIO(self.image), self.hung.file)]

    @property
    def edit(self) -> dict[str, Any]:
        """What an edit of a message is given."""
        return {"view": self.view} | ({} if self.keep else {"attachments": self._files})

    @property
    def send(self) -> dict[str, Any]:
        """What a new message is given."""
        return {"view": self.view} | ({"files": files} if (files := self._files) else {})

    async def edit_by(self, call: Callable[..., Awaitable[Any]], **more: Any) -> Any:
        """Edit a message by this call, without what is refused."""
        return await self._by(call, lambda: self.edit, more)

    async def send_by(self, call: Callable[..., Awaitable[Any]], **more: Any) -> Any:
        """Send a new message by this call, without what is refused."""
        return await self._by(call, lambda: self.send, more)

    async def _by(
        self,
        call: Callable[..., Awaitable[Any]],
        given: Callable[[], dict[str, Any]],
        more: dict[str, Any],
    ) -> Any:
        while True:
            try:
                return await call(**given(), **more)
            except discord.HTTPException as error:
                repair = next((r for r in self.repairs if r[0](error)), None)
                if repair is None:
                    raise
            self.repairs.remove(repair)
            repair[1]()


class Gallery:
    """All pictures that hang on messages, and the way to new ones."""

    def __init__(
        self,
        studio: Studio | None,
        spawn: Callable[[Coroutine[Any, Any, Any], str], None],
        emojis: Emojis,
    ) -> None:
        self.studio, self._spawn, self.emojis = studio, spawn, emojis
        self._walls: OrderedDict[int, Wall] = OrderedDict()

    def can_answer(self, screen: Screen, message_id: int | None = None) -> bool:
        """Whether nothing is missing for this screen, so that an answer can show all of it."""
        if self.studio is None or screen.picture is None:
            return True
        wall = self._walls.get(message_id) if message_id is not None else None
        if wall is not None and wall.bare:
            return True
        scene = screen.picture.scene
        return self._hangs(message_id, scene) or self.studio.ready(scene) is not None

    def at_once(self, screen: Screen, message_id: int | None = None) -> Print:
        """For an answer, which waits for no picture."""
        number = self._begin(message_id)
        return self._print(screen, message_id, number, self._ready(screen, message_id))

    async def in_time(self, screen: Screen, message_id: int | None = None) -> Print:
        """For everything else: waits a moment for the picture."""
        number = self._begin(message_id)
        image = self._ready(screen, message_id)
        if image is None and self.studio is not None and screen.picture is not None:
            scene = screen.picture.scene
            if not self._hangs(message_id, scene):
                image = await self.studio.drawn(scene, PATIENCE)
        return self._print(screen, message_id, number, image)

    def sent(
        self,
        message: Print,
        message_id: int,
        screen: Screen,
        again: Callable[[], Awaitable[Any]],
    ) -> None:
        """Discord has taken a print. ``again`` shows the same screen once its picture is there.

        It is not called when something newer is meant for the message meanwhile.
        """
        if self.studio is None:
            return
        wall = self._wall(message_id)
        newest = message.number in (None, wall.newest)
        wall.hung = message.hung if newest else None  # of two on the way nobody knows the order
        if message.refused:
            wall.bare = PRINTS_WITHOUT
        message.image = None
        if message.late is not None and newest and not wall.bare:
            late = self._show_late(wall, again)
            self.studio.when_drawn(message.late, lambda: self._spawn(late(), "hang a picture"))
        if screen.picture is not None:
            self.studio.foresee(message_id, screen.picture.after)

    def forget(self, message_id: int) -> None:
        """A message is edited without the gallery: no picture comes to it from before."""
        if self._begin(message_id) is not None:
            self._wall(message_id).hung = None

    # ---- parts ---------------------------------------------------------------------

    def _wall(self, message_id: int) -> Wall:
        wall = self._walls.setdefault(message_id, Wall())
        self._walls.move_to_end(message_id)
        if len(self._walls) > MOST_MESSAGES:
            self._walls.popitem(last=False)
        return wall

    def _begin(self, message_id: int | None) -> int | None:
        """From now on nothing older may come to a message, such as a picture that was late."""
        if message_id is None or self.studio is None:
            return None
        wall = self._wall(message_id)
        wall.newest += 1
        return wall.newest

    def _show_late(
        self, wall: Wall, again: Callable[[], Awaitable[Any]]
    ) -> Callable[[], Coroutine[Any, Any, None]]:
        number = wall.newest

        async def show() -> None:
            if wall.newest == number:
                await again()

        return show

    def _hangs(self, message_id: int | None, scene: Scene) -> bool:
        wall = self._walls.get(message_id) if message_id is not None else None
        return wall is not None and wall.hung is not None and wall.hung.scene == hash(scene)

    def _ready(self, screen: Screen, message_id: int | None) -> bytes | None:
        if self.studio is None or screen.picture is None:
            return None
        scene = screen.picture.scene
        return None if self._hangs(message_id, scene) else self.studio.ready(scene)

    def _print(
        self, screen: Screen, message_id: int | None, number: int | None, image: bytes | None
    ) -> Print:
        """Until Discord has taken it nobody knows what hangs on the message."""
        wall = self._walls.get(message_id) if message_id is not None else None
        hung, bare = Hung() if message_id is None else None, False
        if wall is not None:
            hung, wall.hung = wall.hung, None
            bare, wall.bare = wall.bare > 0, max(0, wall.bare - 1)
        picture = screen.picture if self.studio is not None and not bare else None
        empty = hung is not None and hung.scene is None
        if picture is None:
            sheet = Print(Hung(), keep=empty)
        elif hung is not None and hung.scene == hash(picture.scene):
            sheet = Print(hung, keep=True)
            sheet.repairs.append((_invalid, partial(self._hang_anew, screen, sheet)))
        elif image is None:
            sheet = Print(Hung(), keep=empty, late=picture.scene)
        else:
            sheet = Print(self._new(picture.scene), image)
            sheet.repairs.append((refuses_files, partial(self._take_down, screen, sheet)))
        sheet.number = number
        known = self.emojis.known
        self._draw(screen, sheet, known)
        if bears_emojis(screen, known):
            sheet.repairs.append((_invalid, partial(self._make_plain, screen, sheet, known)))
        return sheet

    def _new(self, scene: Scene) -> Hung:
        return Hung(hash(scene), f"table-{secrets.token_hex(6)}.webp")

    def _draw(self, screen: Screen, sheet: Print, known: Known) -> None:
        sheet.view = to_view(screen, sheet.hung.file, known)

    def _hang_anew(self, screen: Screen, sheet: Print) -> None:
        """What was to stay does not hang there any more."""
        assert self.studio is not None
        assert screen.picture is not None
        scene = screen.picture.scene
        sheet.image, sheet.keep = self.studio.ready(scene), False
        sheet.hung = Hung() if sheet.image is None else self._new(scene)
        sheet.late = scene if sheet.image is None else None
        if sheet.image is not None:
            sheet.repairs.append((refuses_files, partial(self._take_down, screen, sheet)))
        self._draw(screen, sheet, self.emojis.known)

    def _take_down(self, screen: Screen, sheet: Print) -> None:
        """No files may be sent there: the words have to do, now and for a while."""
        log.info("a message goes without its picture: files may not be sent there")
        sheet.hung, sheet.image, sheet.refused = Hung(), None, True
        self._draw(screen, sheet, self.emojis.known)

    def _make_plain(self, screen: Screen, sheet: Print, refused: Known) -> None:
        self.emojis.distrust(refused)
        self._draw(screen, sheet, NO_EMOJIS)
