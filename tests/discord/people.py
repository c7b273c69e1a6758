"""People at the simulated Discord: what they see and press, as text and labels.

A ``Person`` presses only what is on the screen: a button that is not there, not visible to
this person or disabled fails the test.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.backend.access import channel_accessible
from simcord.results import ResponseMessage

from bot.client import SkullduggeryBot
from bot.updates import Update

EPHEMERAL = 1 << 6
RADIOS = 21


@dataclass(frozen=True)
class Control:
    """One button or select on a message; ``least`` of its ``options`` have to be chosen."""

    id: str
    label: str
    disabled: bool
    row: int
    column: int
    options: tuple[str, ...] = ()
    least: int = 1

    @property
    def is_move(self) -> bool:
        return self.id.startswith("m:")

    @property
    def is_list(self) -> bool:
        """Is this a list to choose a move's cards from?"""
        return self.id.startswith("s:") and ":move." in self.id


@dataclass(frozen=True)
class Seen:
    """One message as somebody sees it."""

    id: int
    channel_id: int
    text: str
    controls: tuple[Control, ...]
    raw: dict[str, Any]

    def find(self, wanted: str) -> Control:
        """The control with this id or label; an id may end in ``*``."""
        for control in self.controls:
            if wanted in (control.id, control.label):
                return control
            if wanted.endswith("*") and control.id.startswith(wanted[:-1]):
                return control
        raise AssertionError(f"no {wanted!r} on this message:\n{self}")

    def has(self, wanted: str) -> bool:
        try:
            return not self.find(wanted).disabled
        except AssertionError:
            return False

    def moves(self) -> list[Control]:
        return [c for c in self.controls if c.is_move and not c.disabled]

    def __str__(self) -> str:
        rows: dict[int, list[str]] = {}
        for c in self.controls:
            rows.setdefault(c.row, []).append(f"({c.label})" if c.disabled else f"[{c.label}]")
        return "\n".join([self.text, *(" ".join(r) for r in rows.values())])


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])


def seen(stored: Any) -> Seen:
    """A stored message as text and controls."""
    lines: list[str] = [stored.content] if stored.content else []
    controls: list[Control] = []
    row = 0
    for component in _walk(stored.components):
        if component["type"] == 10:
            lines.append(component["content"])
        if component["type"] == 1:
            for column, item in enumerate(component["components"]):
                emoji = (item.get("emoji") or {}).get("name", "")
                label = item.get("label") or item.get("placeholder") or emoji
                options = tuple(o["value"] for o in item.get("options", []))
                controls.append(
                    Control(
                        item.get("custom_id", ""),
                        label,
                        bool(item.get("disabled")),
                        row,
                        column,
                        options,
                        item.get("min_values", 1),
                    )
                )
            row += 1
    raw = {"components": stored.components, "content": stored.content}
    return Seen(stored.id, stored.channel_id, "\n".join(lines), tuple(controls), raw)


def filled_in(form: dict[str, Any]) -> dict[str, Any]:
    """What a form shows before anybody touches it, by field."""
    found: dict[str, Any] = {}
    for label in form["components"]:
        field = label["component"]
        if "options" not in field:
            found[field["custom_id"]] = field.get("value") or ""
            continue
        chosen = [o["value"] for o in field["options"] if o.get("default")]
        single = field["type"] == RADIOS
        found[field["custom_id"]] = (chosen or [None])[0] if single else chosen
    return found


class Person:
    """One player with a client open on one channel."""

    def __init__(self, world: World, member: simcord.MemberActor) -> None:
        self.world, self.member = world, member
        self.presses = 0
        self.direct = False
        """Plays in direct messages: the panel is the hand there."""

    @property
    def id(self) -> int:
        return self.member.id

    @property
    def name(self) -> str:
        return self.member.user.name if hasattr(self.member, "user") else self.member.name

    def _privates(self) -> list[Any]:
        backend = self.world.env.backend
        found = (
            m
            for messages in backend.messages.values()
            for m in messages.values()
            if m.flags & EPHEMERAL and m.visible_to(self.id)
        )
        return sorted(found, key=lambda m: m.id)

    def privates(self) -> list[Seen]:
        """The private messages on this person's screen, oldest first."""
        return [seen(m) for m in self._privates()]

    @property
    def dms(self) -> list[Seen]:
        """The direct messages that stay, oldest first."""
        backend = self.world.env.backend
        channel = backend.dm_channels.get(self.id, 0)
        found = [m for m in backend.messages.get(channel, {}).values() if not m.flags & EPHEMERAL]
        return [seen(m) for m in sorted(found, key=lambda m: m.id)]

    @property
    def hand(self) -> Seen:
        """The newest direct message with something to press."""
        found = [m for m in self.dms if any(c.id for c in m.controls)]
        assert found, f"{self.member} has no hand in direct messages"
        return found[-1]

    @property
    def panel(self) -> Seen:
        """The newest private message, or the hand of those who play in direct messages."""
        if self.direct:
            return self.hand
        found = self._privates()
        assert found, f"{self.member} sees no private message"
        return seen(found[-1])

    async def press(self, wanted: str, on: Seen | None = None) -> simcord.InteractionResult:
        """Press a control of the panel (or of another message) and wait for the answer."""
        message = on or self.panel
        control = message.find(wanted)
        assert not control.disabled, f"{wanted!r} is disabled on\n{message}"
        self.presses += 1
        stored = self.world.env.backend.get_message(message.channel_id, message.id)
        handle = ResponseMessage(self.world.env, stored)
        result = await self._actor(stored).click(handle, custom_id=control.id)
        assert result.acknowledged, f"{wanted!r} was not answered"
        return result

    def _actor(self, message: Any) -> Any:
        """Who presses: in direct messages nobody is a member of a server."""
        channel = self.world.env.backend.get_channel(message.channel_id)
        return self.member.user if channel.guild_id is None else self.member

    async def press_board(self, wanted: str) -> simcord.InteractionResult:
        return await self.press(wanted, self.world.board)

    async def choose(self, wanted: str, *values: str) -> simcord.InteractionResult:
        """Choose values of a select on the panel."""
        message = self.panel
        stored = self.world.env.backend.get_message(message.channel_id, message.id)
        self.presses += 1
        result = await self._actor(stored).select(
            ResponseMessage(self.world.env, stored), [*values], custom_id=message.find(wanted).id
        )
        assert result.acknowledged
        return result

    async def send(
        self, form: simcord.InteractionResult, **values: Any
    ) -> simcord.InteractionResult:
        """Send a form that a press has opened; fields not named keep what was filled in."""
        assert form.modal is not None, "no form was opened"
        filled = {**filled_in(form.modal), **values}
        self.presses += 1
        result = await self.member.submit_modal(form, filled)
        assert result.acknowledged, "the form was not answered"
        return result

    async def slash(self, command: str, **options: Any) -> simcord.InteractionResult:
        result = await self.member.slash(self.world.channel, command, **options)
        assert result.acknowledged, f"/{command} was not answered"
        return result

    def reply(self, result: simcord.InteractionResult) -> str:
        """What an answer said, which must be private."""
        assert result.response is not None
        message = self.world.env.backend.get_message(result.response.channel_id, result.response.id)
        return seen(message).text


class World:
    """A guild with one channel and people in it, who play ``game``."""

    def __init__(
        self, env: simcord.Env, names: tuple[str, ...] = ("ana", "bo", "cy"), game: str = "skull"
    ) -> None:
        self.env, self.game = env, game
        self.guild = env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.add(name) for name in names]
        self.table = ""

    def add(self, name: str, display: str | None = None) -> Person:
        user = self.env.create_user(name, global_name=display or name.title())
        return Person(self, self.guild.add_member(user))

    @property
    def bot(self) -> SkullduggeryBot:
        bot = self.env.bot
        assert isinstance(bot, SkullduggeryBot)
        return bot

    async def now(self) -> Update:
        """The truth about the table."""
        return await self.bot.tables.look(self.table)

    async def log(self) -> list[Any]:
        """All that has happened at the table."""
        async with self.bot.store.read() as tx:
            return await tx.log(self.table)

    def public(self, channel_id: int | None = None) -> list[Seen]:
        """The public messages of the channel, oldest first."""
        messages = self.env.backend.messages[channel_id or self.channel.id].values()
        shown = [m for m in messages if not m.flags & EPHEMERAL]
        return [seen(m) for m in sorted(shown, key=lambda m: m.id)]

    def boards(self) -> list[Seen]:
        """All public messages with a board's buttons of the table, oldest first."""
        signs = (f"v:{self.table}:menu", f"t:{self.table}:rematch")
        return [m for m in self.public() if any(c.id in signs for c in m.controls)]

    @property
    def board(self) -> Seen:
        """The table's board: the newest one."""
        boards = self.boards()
        assert boards, "there is no board"
        return boards[-1]

    # ---- common ways ---------------------------------------------------------------

    async def open(self, host: Person | None = None, **options: Any) -> None:
        """The host opens a table; ``table`` is then its id."""
        await (host or self.people[0]).slash(f"{self.game} new", **options)
        found = await self.bot.tables.live_in_channel(self.channel.id)
        assert found is not None
        self.table = found

    async def seat_all(self) -> None:
        for person in self.people[1:]:
            await person.press_board("Join")

    async def begin(
        self,
        *,
        seed: str | None = None,
        state: Any = None,
        rules: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """Everybody sits down and the host starts, from a position when one is given.

        ``options`` are those of the command ``new``, ``rules`` the house rules it does not have.
        """
        await self.open(**options)
        if rules:
            await self.bot.tables.set_options(self.table, self.people[0].id, rules)
        await self.seat_all()
        if seed is None and state is None:
            await self.people[0].press_board("Start")
            return
        await self.start(seed=seed, state=state)

    async def start(self, *, seed: str | None = None, state: Any = None) -> None:
        """The host starts the table from a seed or a position, as the bot's own work."""
        host = self.people[0]
        with self.env._bot_scope():
            update = await self.bot.tables.start(self.table, host.id, seed=seed, state=state)
        await self.show(update)

    async def show(self, update: Update, skip: int | None = None) -> None:
        """Have the bot show an update, as its own work, and wait until it is on the screens."""
        with self.env._bot_scope():
            self.bot.presses.show.others(update, skip)
        await self.env.settle()

    def of(self, user_id: int | None) -> Person:
        return next(p for p in self.people if p.id == user_id)

    async def awaited(self) -> list[Person]:
        """The people the game waits for."""
        update = await self.now()
        return [self.of(s.user_id) for s in update.table.awaited if s.user_id is not None]

    def requests(self, start: int = 0) -> list[Any]:
        return self.env.http_requests[start:]


class Tape:
    """Everything each user ever saw: states edited away, and ids, file names, alt texts."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.rows: list[tuple[frozenset[int], int, str, float]] = []
        backend = env.backend
        commit, edit = backend.commit_message, backend.edit_message

        def commit_and_note(message: Any, **kw: Any) -> Any:
            stored = commit(message, **kw)
            self._note(stored)
            return stored

        def edit_and_note(channel_id: int, message_id: int, fields: Any) -> Any:
            stored = edit(channel_id, message_id, fields)
            self._note(stored)
            return stored

        backend.commit_message, backend.edit_message = commit_and_note, edit_and_note

    def _note(self, message: Any) -> None:
        backend = self.env.backend
        viewers = frozenset(
            user
            for user in backend.users
            if user != backend.bot_user.id
            and channel_accessible(backend, message.channel_id, user, history=True)
            and message.visible_to(user)
        )
        files = [(a["filename"], a.get("description")) for a in message.attachments]
        text = json.dumps(
            [message.content, message.components, message.embeds, files], ensure_ascii=False
        )
        self.rows.append((viewers, message.id, text, backend.clock.elapsed))

    def seen_by(self, user_id: int) -> list[tuple[int, str, float]]:
        """(message id, content, seconds) of every state of every message this user could see."""
        return [(mid, text, at) for who, mid, text, at in self.rows if user_id in who]
