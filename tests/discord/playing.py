"""A table that is played by presses while something goes wrong, and all that must stay true."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import simcord
from games import panel_now, panel_shown
from late import message_now, press_kept
from people import EPHEMERAL, Person, Seen, World, seen

from bot.games import GAMES
from bot.layout import to_view
from bot.store import Record, Tx
from bot.updates import Update
from engines.core import Seat

NO_LIMIT = 0
RULES = {"skull": {}, "skullking": {"rounds": [2] * 10}}
"""House rules for long games of small hands."""
LOOKS = 20
PERIOD = 30.0
"""How often and after how many seconds it is looked whether all is right again."""
FRESH = 6 * 60.0
DIRECT_OFF, GUIDE = "I can no longer write to you", "-# 💡"
"""How lines begin that say that hands come no more, and what to do in one's first games."""


class GameOver(Exception):
    """The game has ended while something was wrong; the next one begins when all is well."""


@dataclass
class Playing:
    """One table. Every move that is pressed has to stand in the log, and the log to lead on."""

    world: World
    rng: Random
    state: Any = None
    games: int = 0
    elsewhere: Any = None

    def __post_init__(self) -> None:
        self.elsewhere = self.world.guild.create_text_channel("elsewhere")

    @property
    def env(self) -> simcord.Env:
        return self.world.env

    @property
    def engine(self) -> Any:
        return GAMES[self.world.game].engine

    async def begin(self) -> None:
        """Everybody sits down at a new table, and the game starts."""
        self.games += 1
        rules = RULES[self.world.game]
        await self.world.begin(seed=f"game {self.games}", turn_time=NO_LIMIT, rules=rules)
        self.state = self.engine.opening(await self.stored())

    async def stored(self) -> Any:
        """The state as it is saved."""
        async with self.world.bot.store.read() as tx:
            return self.engine.load((await self._record(tx)).state)

    async def _record(self, tx: Tx) -> Record:
        record = await tx.load(self.world.table)
        assert record is not None
        return record

    # ---- acting --------------------------------------------------------------------

    async def ready(self) -> None:
        """The game goes on, or the next one begins; everybody has a panel to press on."""
        if not self.world.table or (await self.world.now()).table.status != "running":
            await self.begin()
        panels = self.world.bot.presses.panels
        for person in self.world.people:
            if person.direct:
                continue
            living = panels.living.get((self.world.table, person.id))
            fresh = living is not None and panels.clock() - living.born < FRESH
            if not fresh or self.panel_id(person) is None:
                await self.look(person)

    async def look(self, person: Person) -> None:
        """*My hand* on the board: a new panel, whatever became of the old one."""
        await self.press(person, self.world.board.id, f"v:{self.world.table}:hand")

    async def press(
        self, person: Person, message_id: int, custom_id: str, channel_id: int | None = None
    ) -> None:
        """A press that need not be answered in time."""
        message = message_now(self.env, channel_id or self.world.channel.id, message_id)
        await press_kept(person, message, custom_id)

    def panel_id(self, person: Person) -> int | None:
        """The newest private message on somebody's screen."""
        messages = self.env.backend.messages[self.world.channel.id].values()
        mine = [m.id for m in messages if m.flags & EPHEMERAL and m.visible_to(person.id)]
        return max(mine, default=None)

    async def move(
        self, *, on_board: bool = False, dismissed: bool = False, by: Person | None = None
    ) -> Person:
        """One decision of one person, pressed on the panel or on the board, counts once.

        ``dismissed`` has all others take their panels off their screens first. It is the
        decision of ``by`` if that is possible.
        """
        update = await self.world.now()
        if update.table.status != "running":
            raise GameOver
        seat = self.rng.choice(update.table.awaited)
        seat = next((s for s in update.table.awaited if by and s.user_id == by.id), seat)
        person = self.world.of(seat.user_id)
        prompt = update.hands[seat.seat].required
        n = self.rng.randrange(len(prompt.choices))
        if dismissed:
            self.dismiss_all_but(person)
        move, hand = f"m:{self.world.table}:{prompt.key}:{n}", self.hand_of(person)
        if hand is not None and by is person:
            await self.press(person, hand.id, move, hand.channel_id)
        else:
            where = self.world.board.id if on_board else self.panel_id(person)
            await self.press(person, where or self.world.board.id, move)
        await self.follow(update.table.version, seat.seat, prompt.choices[n].code)
        return person

    def hand_of(self, person: Person) -> Seen | None:
        """This table's hand in somebody's direct messages."""
        hands = self.hands_of(person)
        return hands[-1] if hands else None

    def hands_of(self, person: Person) -> list[Seen]:
        sign = [self.world.table]
        return [m for m in person.dms if any(c.id.split(":")[1:2] == sign for c in m.controls)]

    def dismiss_all_but(self, person: Person) -> None:
        for other in self.world.people:
            panel = self.panel_id(other)
            if other is not person and panel is not None:
                self.env.backend.delete_message(self.world.channel.id, panel)

    # ---- what is true --------------------------------------------------------------

    async def follow(self, before: int, seat: int, code: str) -> None:
        """The move that was pressed stands in the log, once; the log leads to the snapshot."""
        async with self.world.bot.store.read() as tx:
            rows, record = await tx.log_since(self.world.table, before), await self._record(tx)
        moves = [row for row in rows if row.kind == "move"]
        pressed = [(row.seat, row.payload["action"]) for row in moves if row.by == "person"]
        assert pressed == [(seat, code)], "a move that was accepted counts once"
        for row in moves:
            action = self.engine.parse(row.payload["action"])
            self.state = self.engine.apply(self.state, Seat(row.seat), action).state
        assert self.engine.dump(self.state) == record.state

    async def board_is_right(self, update: Update | None = None) -> None:
        """There is one board, and it shows what is true now."""
        update = update or await self.world.now()
        (board,) = self.world.boards()
        view = to_view(self.world.bot.presses.boards.screen(update))
        wanted = SimpleNamespace(id=0, channel_id=0, content="", components=view.to_components())
        assert (str(board), board.controls) == (str(seen(wanted)), seen(wanted).controls)
        assert board.id == update.table.message_id
        assert update.table.shown_version == update.table.version

    async def panels_are_right(self, update: Update | None = None, *, warned: bool = False) -> None:
        """Who is awaited and has a panel on the screen sees what is true now.

        With ``warned`` it may tell besides that the board is behind.
        """
        update = update or await self.world.now()
        if update.table.status != "running":
            return
        living = self.world.bot.presses.panels.living
        for seat in update.table.awaited:
            person = self.world.of(seat.user_id)
            panel = self.panel_id(person)
            if panel is not None and (self.world.table, person.id) in living:
                message = self.env.backend.get_message(self.world.channel.id, panel)
                words, labels = panel_shown(seen(message))
                true, wanted = panel_now(update, person.id)
                known = (GUIDE, "⚠️") if warned or person.direct else (GUIDE,)
                known = (*known, DIRECT_OFF, *CHALLENGE) if person.direct else known
                assert (_without(words, *known), labels) == (_without(true, GUIDE), wanted)

    async def is_right(self) -> None:
        update = await self.world.now()
        await self.board_is_right(update)
        await self.panels_are_right(update)

    async def comes_right(self) -> None:
        """After a while all is right, without anybody pressing anything."""
        for _ in range(LOOKS):
            try:
                await self.is_right()
            except (AssertionError, ValueError):
                await self.env.advance_time(PERIOD)
            else:
                return
        await self.is_right()

    async def update(self) -> Update:
        return await self.world.now()


CHALLENGE = ("-# Round ", "-# Turned: ")
"""How the last challenge ended, which names its round."""


def _without(words: str, *beginnings: str) -> list[str]:
    return [line for line in words.splitlines() if not line.startswith(beginnings)]
