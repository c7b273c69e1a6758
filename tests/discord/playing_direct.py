"""A table at which one person plays in direct messages while something goes wrong."""

from __future__ import annotations

from dataclasses import dataclass

from direct import pings_of, told
from games import panel_now, panel_shown
from people import Person, Tape
from playing import DIRECT_OFF, Playing

from bot.updates import Update


@dataclass
class DirectPlaying(Playing):
    """The second person plays in direct messages, and wishes it anew whenever that has ended."""

    tape: Tape | None = None
    since: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.writer.direct = True
        self.tape = Tape(self.env)

    @property
    def writer(self) -> Person:
        """Who plays in direct messages."""
        return self.world.people[1]

    @property
    def channel_id(self) -> int:
        return self.env.backend.get_dm_channel(self.writer.id).id

    async def ready(self) -> None:
        await super().ready()
        wish = f"t:{self.world.table}:set-dm"
        if await self.is_wished() and not self.hands_of(self.writer):
            await self.press(self.writer, self.world.board.id, wish)
        if not await self.is_wished():
            await self.press(self.writer, self.world.board.id, wish)
        await self.look(self.writer)
        assert self.tape is not None
        self.since = len(self.tape.rows)
        await self.comes_right()

    async def is_wished(self) -> bool:
        return (await self.world.bot.tables.person(self.writer.id)).dm

    async def panels_are_right(self, update: Update | None = None, *, warned: bool = False) -> None:
        """There is one hand, and it tells what is so; or none, and its owner was told why."""
        update = update or await self.world.now()
        await super().panels_are_right(update, warned=warned)
        if update.table.status != "running":
            return
        hands = self.hands_of(self.writer)
        if not await self.is_wished():
            assert not hands, "a hand that nobody looks after"
            assert self.was_told(DIRECT_OFF), "nobody says where the hand is"
            return
        (hand,) = hands
        if any(seat.user_id == self.writer.id for seat in update.table.awaited):
            shown, true = told(panel_shown(hand)), told(panel_now(update, self.writer.id))
            lines = [line for line in shown[0] if not line.startswith("⚠️")]
            assert (lines, shown[1]) == true

    def was_told(self, words: str) -> bool:
        """Has a private message said so in this cell?"""
        assert self.tape is not None
        rows = self.tape.rows[self.since :]
        return any(words in text for who, _, text, _ in rows if who == {self.writer.id})

    async def called(self, update: Update) -> None:
        """Who is awaited was called: in direct messages or in the channel."""
        if any(seat.user_id == self.writer.id for seat in update.table.awaited):
            here = [m for m in self.world.public() if f"<@{self.writer.id}>" in m.text]
            assert here or pings_of(self.writer), "somebody is awaited and was not called"
