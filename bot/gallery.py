"""Pictures on messages: which hangs where, and how a screen becomes a message with its picture.

Emojis are put in here, too.

Text and picture go in one edit. A picture that hangs there already is not sent again, and one
that is not drawn in time comes later while its text stays. Bot without a studio: no pictures.
"""

from __future__ import annotations

import io
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.art.layout import Scene
from bot.art.studio import Studio
from bot.emoji_signs import Known
from bot.emojis import Emojis
from bot.layout import bears_emojis, to_view
from bot.screen import Screen
from bot.trouble import INVALID_FORM, code_of

PATIENCE = 0.25
"""Seconds that a message which is no answer waits for its picture."""
MOST_MESSAGES = 20_000
"""Messages of which it is known what hangs there; on others a picture is put up anew."""


@dataclass(frozen=True, slots=True)
class Hung:
    """What hangs on a message: the scene (as its hash) and its file, or nothing."""

    scene: int | None = None
    file: str | None = None


@dataclass(slots=True, eq=False)
class Print:
    """A screen ready to be sent. ``late`` is the scene whose picture is not there yet.

    ``image`` is a new picture to hang up, ``keep`` says that what hangs there stays. ``plain``
    makes the same without emojis, when Discord knows those on its buttons no longer.
    """

    hung: Hung
    image: bytes | None = None
    keep: bool = False
    late: Scene | None = None
    view: discord.ui.LayoutView = field(init=False)
    plain: Callable[[], discord.ui.LayoutView] | None = field(default=None, init=False)

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
        """Edit a message by this call, without emojis if they are refused."""
        try:
            return await call(**self.edit, **more)
        except discord.HTTPException as error:
            self._make_plain(error)
        return await call(**self.edit, **more)

    async def send_by(self, call: Callable[..., Awaitable[Any]], **more: Any) -> Any:
        """Send a new message by this call, without emojis if they are refused."""
        try:
            return await call(**self.send, **more)
        except discord.HTTPException as error:
            self._make_plain(error)
        return await call(**self.send, **more)

    def _make_plain(self, error: discord.HTTPException) -> None:
        """Do without emojis; raises the error if they are not to blame."""
        if self.plain is None or code_of(error) != INVALID_FORM:
            raise error
        self.view, self.plain = self.plain(), None


class Gallery:
    """All pictures that hang on messages, and the way to new ones."""

    def __init__(
        self,
        studio: Studio | None,
        spawn: Callable[[Coroutine[Any, Any, Any], str], None],
        emojis: Emojis,
    ) -> None:
        self.studio, self._spawn, self.emojis = studio, spawn, emojis
        self._hung: OrderedDict[int, Hung] = OrderedDict()
        self._late: dict[int, Print] = {}

    def can_answer(self, screen: Screen, message_id: int | None = None) -> bool:
        """Whether nothing is missing for this screen, so that an answer can show all of it."""
        if self.studio is None or screen.picture is None:
            return True
        scene = screen.picture.scene
        return self._hangs(message_id, scene) or self.studio.ready(scene) is not None

    def at_once(self, screen: Screen, message_id: int | None = None) -> Print:
        """For an answer, which waits for no picture."""
        return self._print(screen, message_id, self._ready(screen, message_id))

    async def in_time(self, screen: Screen, message_id: int | None = None) -> Print:
        """For everything else: waits a moment for the picture."""
        image = self._ready(screen, message_id)
        if image is None and self.studio is not None and screen.picture is not None:
            scene = screen.picture.scene
            if not self._hangs(message_id, scene):
                image = await self.studio.drawn(scene, PATIENCE)
        return self._print(screen, message_id, image)

    def sent(
        self,
        message: Print,
        message_id: int,
        screen: Screen,
        again: Callable[[], Awaitable[Any]],
    ) -> None:
        """Discord has taken a print. ``again`` shows the same screen once its picture is there.

        It is not called when something newer has been sent to the message meanwhile.
        """
        if self.studio is None:
            return
        self._hung[message_id] = message.hung
        self._hung.move_to_end(message_id)
        if len(self._hung) > MOST_MESSAGES:
            self._hung.popitem(last=False)
        message.image = None
        if message.late is not None:
            self._late[message_id] = message
            late = self._show_late(message_id, message, again)
            self.studio.when_drawn(message.late, lambda: self._spawn(late(), "hang a picture"))
        if screen.picture is not None:
            self.studio.foresee(screen.picture.after)

    # ---- parts ---------------------------------------------------------------------

    def _show_late(
        self, message_id: int, message: Print, again: Callable[[], Awaitable[Any]]
    ) -> Callable[[], Coroutine[Any, Any, None]]:
        async def show() -> None:
            if self._late.get(message_id) is message:
                del self._late[message_id]
                await again()

        return show

    def _hangs(self, message_id: int | None, scene: Scene) -> bool:
        hung = self._hung.get(message_id) if message_id is not None else None
        return hung is not None and hung.scene == hash(scene)

    def _ready(self, screen: Screen, message_id: int | None) -> bytes | None:
        if self.studio is None or screen.picture is None:
            return None
        scene = screen.picture.scene
        return None if self._hangs(message_id, scene) else self.studio.ready(scene)

    def _print(self, screen: Screen, message_id: int | None, image: bytes | None) -> Print:
        """Until Discord has taken it nobody knows what hangs on the message."""
        hung = self._hung.pop(message_id, None) if message_id is not None else Hung()
        if message_id is not None:
            self._late.pop(message_id, None)
        picture = screen.picture if self.studio is not None else None
        bare = hung is not None and hung.scene is None
        if picture is None:
            return self._sheet(screen, Print(Hung(), keep=bare))
        if hung is not None and hung.scene == hash(picture.scene):
            return self._sheet(screen, Print(hung, keep=True))
        if image is None:
            return self._sheet(screen, Print(Hung(), keep=bare, late=picture.scene))
        name = f"table-{secrets.token_hex(6)}.webp"
        return self._sheet(screen, Print(Hung(hash(picture.scene), name), image))

    def _sheet(self, screen: Screen, sheet: Print) -> Print:
        """A print with its view, and with the emojis that there are."""
        known = self.emojis.known
        sheet.view = to_view(screen, sheet.hung.file, known)
        if bears_emojis(screen, known):
            sheet.plain = partial(self._plain, screen, sheet.hung.file, known)
        return sheet

    def _plain(self, screen: Screen, file: str | None, refused: Known) -> discord.ui.LayoutView:
        self.emojis.distrust(refused)
        return to_view(screen, file)
