"""Tables on a real store with the real rules, and a clock that only the test moves."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from store_tables import url

from bot.pace import Pace
from bot.store import LogRow, Record, Store
from bot.tables import TableService
from bot.updates import Player, Update
from engines.core import Prompt
from engines.skull import ENGINE, position
from engines.skull.options import Options

ANA, BO, CY, DI, ED, FLO = range(101, 107)
PEOPLE = tuple(
    Player(user, name)
    for user, name in zip(
        (ANA, BO, CY, DI, ED, FLO), ("Ana", "Bo", "Cy", "Di", "Ed", "Flo"), strict=True
    )
)
FULL = ("flower", "flower", "flower", "skull")
MORNING = 1_800_000_000.0
MOST_UPDATES = 1_000


class House:
    """One process with its store. Ana has seat 0 and is host, Bo has seat 1, and so on."""

    def __init__(self, file: Path) -> None:
        self.file, self.now, self.chance = file, MORNING, Random(5)
        self.pace = Pace()
        self.engines: dict[str, Any] = {"skull": ENGINE, "other": ENGINE}
        self.pressed: dict[tuple[str, int], float] = {}
        self._numbers = itertools.count(1)
        self.store: Store
        self.tables: TableService

    async def open(self) -> None:
        self.store = await Store.open(url(self.file))
        self.serve()

    def serve(self) -> None:
        """A service that knows nothing but the file."""
        self.tables = TableService(
            self.store,
            self.engines,
            clock=lambda: self.now,
            pace=self.pace,
            rng=self.chance,
            new_id=lambda: f"t{next(self._numbers)}",
            new_seed=lambda: f"seed-{next(self._numbers)}",
        )
        self.tables.last_press = lambda table, user: self.pressed.get((table, user), 0.0)

    async def restart(self) -> None:
        await self.store.close()
        await self.open()

    # ---- tables --------------------------------------------------------------------

    async def lobby(
        self,
        persons: int = 3,
        computers: int = 0,
        *,
        turn_seconds: int | None = 180,
        game: str = "skull",
        channel: int | None = None,
        **options: Any,
    ) -> str:
        """A table before its start, in a channel of its own."""
        update = await self.tables.create(
            game,
            guild_id=1,
            channel_id=channel or 1_000 + next(self._numbers),
            host=PEOPLE[0],
            options=options,
            turn_seconds=turn_seconds,
        )
        table = update.table.id
        for person in PEOPLE[1:persons]:
            await self.tables.join(table, person)
        for _ in range(computers):
            await self.tables.add_computer(table, ANA)
        return table

    async def table(
        self,
        persons: int = 3,
        computers: int = 0,
        *,
        discs: Sequence[Sequence[str]] | None = None,
        points: Sequence[int] | None = None,
        starter: int = 0,
        turn_seconds: int | None = 180,
        **options: Any,
    ) -> str:
        """A table that has just begun: first discs, Ana starts and places last."""
        table = await self.lobby(persons, computers, turn_seconds=turn_seconds, **options)
        count = persons + computers
        state = position(
            discs or [FULL] * count, points or [0] * count, starter, Options(**options)
        )
        await self.tables.start(table, ANA, state=state)
        return table

    async def look(self, table: str) -> Update:
        return await self.tables.look(table)

    async def record(self, table: str) -> Record:
        """All that is stored about a table."""
        async with self.store.read() as tx:
            record = await tx.load(table)
        assert record is not None
        return record

    async def log(self, table: str) -> list[LogRow]:
        async with self.store.read() as tx:
            return await tx.log(table)

    async def moves(self, table: str) -> list[tuple[int | None, str, str]]:
        """The logged moves: seat, code, by whom."""
        return [(r.seat, r.payload["action"], r.by) for r in await self.log(table) if _move(r)]

    # ---- acts ----------------------------------------------------------------------

    async def play(self, table: str, *moves: tuple[int, str]) -> Update:
        """Moves of persons in a row, each as (user, code)."""
        update = None
        for user, code in moves:
            update = await self.tables.act_code(table, user, code)
        return update or await self.look(table)

    async def prompt(self, table: str, user: int) -> Prompt:
        """The decision the table waits for this user to take."""
        update = await self.look(table)
        seat = update.table.seat_of(user)
        assert seat is not None
        return next(p for p in update.hands[seat.seat].prompts if p.required)

    async def wait(self, seconds: float) -> list[Update]:
        """Let time pass and do what falls due meanwhile, as the timers would."""
        until, updates = self.now + seconds, list[Update]()
        while (at := await self.tables.next_due()) is not None and at <= until:
            assert len(updates) < MOST_UPDATES, "what is due is never done"
            self.now = max(self.now, at)
            for row in await self.tables.due_now():
                update = await self.tables.expire(row)
                updates += [update] if update is not None else []
        self.now = until
        return updates


def _move(row: LogRow) -> bool:
    return row.kind == "move"


def same(update: Update) -> Update:
    """A look without what only tells versions apart."""
    return replace(update, table=replace(update.table, version=0, shown_version=0))
