"""The scripted people of a soak: they see boards and panels, and press what stands there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from games import offers
from live_discord import LiveDiscord, Press
from people import Control, Seen, seen

COMMAND, SELECT = 2, 3
ANSWERED_WITHIN = 8.0
MOST_ASKED, MOST_AT_ONCE = 1_000, 60
LOOKS, OTHERS, TWICE = 0.12, 0.1, 0.03
"""The share of presses that only look, that are no turn's business, that arrive two times."""
NEVER = (":set-", ":idle", ":end", ":leave", ":remove", ":give", ":pause", ":official", ":dm")
"""What is never pressed by chance: it ends games, or other tests see to it."""
MESSAGE, EDIT = 4, 7
WARNING = "⚠️"


class Ack(NamedTuple):
    """A move whose answer Discord has taken, which so can never be lost."""

    table: str
    seat: int
    key: str
    n: int


@dataclass
class Place:
    """One channel with its people; ``wanted`` seats are filled with computers."""

    channel: int
    game: str
    people: list[int]
    wanted: int
    asleep: bool = False


@dataclass
class Crowd:
    """Everybody. ``generation`` counts the bots there were."""

    world: LiveDiscord
    file: Path
    rng: Random
    places: list[Place] = field(default_factory=list[Place])
    asked: dict[int, tuple[Press, int | None]] = field(default_factory=dict)
    acks: list[Ack] = field(default_factory=list[Ack])
    presses: Counter[str] = field(default_factory=Counter[str])
    times: list[float] = field(default_factory=list[float])
    generation: int = 0
    unanswered: list[str] = field(default_factory=list[str])

    def furnish(self, count: int) -> None:
        """Channels for so many tables, and their people."""
        for number in range(count):
            if number % 25 == 0:
                channels = self.world.server(f"server {number}", 25)
            channel, persons = channels[number % 25], 3 if number % 4 < 3 else 2
            people = [self.world.person(channel, f"p{number}x{n}") for n in range(persons)]
            wanted = max(3, self.rng.choice((persons, 4, 5)))
            game = ("skull", "skullking")[number // 2 % 2]
            self.places.append(Place(channel, game, people, wanted, asleep=number % 20 == 19))

    def accepted(self, interaction: int, body: Any) -> None:
        """Discord has taken an answer."""
        press, seat = self.asked.pop(interaction, (None, None))
        if press is None or seat is None or not press.custom_id.startswith("m:"):
            return
        _, table, key, n = press.custom_id.split(":")
        if is_yes(body, table):
            self.acks.append(Ack(table, seat, key, int(n)))

    # ---- what they do --------------------------------------------------------------

    async def run(self, rate: float) -> None:
        """Press something somewhere, so many times a second in all, until cancelled."""
        acting: set[asyncio.Task[None]] = set()
        async with asyncio.TaskGroup() as group:
            while True:
                await asyncio.sleep(self.rng.expovariate(rate))
                if len(acting) < MOST_AT_ONCE:
                    task = group.create_task(self.act(self.rng.choice(self.places)))
                    acting.add(task)
                    task.add_done_callback(acting.discard)

    async def act(self, place: Place) -> None:
        table = self.table_of(place)
        if table is None:
            await self.open(place)
        elif table[1] == "lobby":
            await self.fill(place, table[0])
        elif not place.asleep or self.rng.random() < 0.02:
            await self.play(place, table[0])

    def table_of(self, place: Place) -> tuple[str, str] | None:
        """The table that is alive in a place, as the database has it, and its status."""
        rows = self.rows(
            "SELECT id, status FROM tables WHERE channel_id = ? AND status != 'ended'",
            place.channel,
        )
        return rows[0] if rows else None

    def rows(self, question: str, *values: Any) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.file)) as db:
            return db.execute(question, values).fetchall()

    async def open(self, place: Place) -> None:
        """A rematch where that is offered, else a new table by command."""
        board = self.board(place)
        again = [c for c in board[1].controls if c.id.endswith(":rematch")] if board else []
        if again and self.rng.random() < 0.5:
            await self.press(place, place.people[0], board[0], again[0], None)
            return
        root = self.world.backend.commands[None].get((place.game, 1))
        if root is None:
            return
        data = {
            "id": str(root["id"]),
            "name": place.game,
            "type": 1,
            "options": [{"name": "new", "type": 1, "options": []}],
        }
        press = self.world.send(COMMAND, place.people[0], place.channel, data, "/new")
        await self.heard(press, "command")

    async def fill(self, place: Place, table: str) -> None:
        seats = self.rows("SELECT user_id FROM seats WHERE table_id = ?", table)
        sitting = {row[0] for row in seats}
        board = self.board(place)
        if board is None or not any(table in c.id for c in board[1].controls):
            await self.open_board(place)
            return
        missing = [user for user in place.people if user not in sitting]
        verb = "join" if missing else "computer" if len(seats) < place.wanted else "start"
        for control in board[1].controls:
            if control.id == f"t:{table}:{verb}":
                user = missing[0] if missing else place.people[0]
                await self.press(place, user, board[0], control, None)

    async def open_board(self, place: Place) -> None:
        root = self.world.backend.commands[None].get((place.game, 1))
        if root is not None:
            data = {
                "id": str(root["id"]),
                "name": place.game,
                "type": 1,
                "options": [{"name": "board", "type": 1, "options": []}],
            }
            press = self.world.send(COMMAND, place.people[0], place.channel, data, "/board")
            await self.heard(press, "command")

    async def play(self, place: Place, table: str) -> None:
        """A decision of somebody who is awaited, mostly; else anything that can be pressed."""
        sitting = self.rows(
            "SELECT seat, user_id, key FROM seats WHERE table_id = ? AND user_id IS NOT NULL", table
        )
        awaited = [row for row in sitting if row[2] is not None]
        pool = awaited if awaited and self.rng.random() > OTHERS else sitting
        if not pool:
            return
        seat, user, _ = self.rng.choice(pool)
        panel, board = self.world.private(place.channel, user), self.board(place)
        shown = seen(panel) if panel is not None else None
        mine = shown is not None and any(table in c.id for c in shown.controls)
        if board is not None and not mine:
            hands = [c for c in board[1].controls if c.id == f"v:{table}:hand"]
            if hands:
                await self.press(place, user, board[0], hands[0], seat)
                return
        if shown is None or not mine:
            await self.open_board(place)
            return
        found = offers(shown) if self.rng.random() > LOOKS else others(shown)
        if found:
            await self.press(place, user, panel, self.rng.choice(found), seat)
            return
        moves = board[1].moves() if board is not None else []
        if moves and self.rng.random() < 0.7:
            await self.press(place, user, board[0], self.rng.choice(moves), seat)
        elif looks := others(shown):
            refresh = [c for c in looks if c.id.endswith(":refresh")]
            await self.press(place, user, panel, self.rng.choice(refresh or looks), seat)

    def board(self, place: Place) -> tuple[Any, Seen] | None:
        """The newest public message with anything to press, and what is on it."""
        for message in reversed(self.world.backend.messages[place.channel].values()):
            if not message.flags & 64 and (shown := seen(message)).controls:
                return message, shown
        return None

    # ---- presses -------------------------------------------------------------------

    async def press(
        self, place: Place, user: int, message: Any, control: Control, seat: int | None
    ) -> None:
        kind, values = 2, None
        if control.options:
            kind, values = SELECT, self.rng.sample(control.options, max(1, control.least))
        press = self.world.press(user, message, control.id, kind=kind, values=values)
        self.asked[press.record.id] = (press, seat)
        if len(self.asked) > MOST_ASKED:
            del self.asked[next(iter(self.asked))]
        if self.rng.random() < TWICE:
            self.world.again(press)
        await self.heard(press, control.id.partition(":")[0])

    async def heard(self, press: Press, kind: str) -> None:
        """Wait for the answer; only a bot that went meanwhile may give none."""
        generation, bot = self.generation, self.world.bot
        self.presses[kind] += 1
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                await press.done
        except TimeoutError:
            self.world.under_way.pop(press.record.id, None)
            self.asked.pop(press.record.id, None)
            if bot is not None and generation == self.generation:
                self.unanswered.append(press.custom_id)
        else:
            self.times.append(press.took * 1e3)


def is_yes(body: dict[str, Any], table: str) -> bool:
    """Does an answer to a move say that it counts? A refusal is a line, or a panel with a sign."""
    words = json.dumps(body, ensure_ascii=False)
    panel = body["type"] == MESSAGE and f"v:{table}:refresh" in words
    return WARNING not in words and (panel or body["type"] == EDIT)


def others(panel: Seen) -> list[Control]:
    """What changes nothing in the game."""
    return [
        c
        for c in panel.controls
        if not c.disabled
        and c.id.startswith(("v:", "s:"))
        and not c.is_list
        and not any(word in c.id for word in NEVER)
    ]
