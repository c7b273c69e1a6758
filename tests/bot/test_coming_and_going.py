"""Evenings at which people come, go, give their seats and rest, to the end of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from house import House
from sitting import SLUGS, ZED, Sitting, moments

from bot.errors import UserError
from bot.updates import Player, Update
from engines.core import RuleError


class Evening:
    """A whole game at which people come, go, give, rest and void as chance has it."""

    def __init__(self, table: Sitting, seed: int) -> None:
        self.table, self.rng = table, Random(seed)
        self.tables, self.id = table.tables, table.table
        self.strangers = [Player(300 + n, f"Guest {n}") for n in range(40)]
        self.tried, self.done = Counter[str](), set[str]()

    async def play(self) -> Update:
        update = await self.table.look()
        for _ in range(1_000):
            if update.table.status == "ended":
                return update
            self.table.house.now += self.rng.choice((0, 0, 1, 130))
            if self.rng.random() < 0.4:
                update = await self.act(update)
            elif update.table.status == "running":
                update = await self.table.move(self.rng, update)
            else:
                update = await self.table.do(self.tables.admin_resume(self.id, ZED))
        raise AssertionError("the game has no end")

    async def act(self, update: Update) -> Update:
        """What somebody tries, and how the table looks then."""
        rng, tables, table = self.rng, self.tables, self.id
        users = [s.user_id for s in update.table.seats if s.user_id]
        away = [s.user_id for s in update.table.seats if s.user_id and s.computer]
        user = rng.choice(users)
        guest, seat = rng.choice(self.strangers), rng.randrange(len(update.table.seats))
        acts: dict[str, Any] = {
            "offer": lambda: tables.offer_seat(table, user, guest),
            "withdraw": lambda: tables.withdraw_offer(table, user),
            "take": lambda: tables.take_seat(table, self._offeree(update, seat) or guest, seat),
            "computer": lambda: tables.computer_for(table, update.table.host, seat),
            "vanish": lambda: tables.vanish(table, user),
            "pause": lambda: tables.pause(table, update.table.host),
            "resume": lambda: tables.resume(table, user),
            "skip": lambda: tables.skip(table, user),
            "replace": lambda: tables.admin_replace(table, ZED, seat, guest),
        }
        if away:
            acts["back"] = lambda: tables.back(table, rng.choice(away))
        if len(users) > 1:
            acts["leave"] = lambda: tables.leave(table, user)
            acts["remove"] = lambda: tables.admin_remove(table, ZED, seat)
        if self.tried["void"] < 3:
            acts["void"] = lambda: tables.void_round(table, ZED)
        what = min(acts, key=lambda act: (self.tried[act], rng.random()))
        self.tried[what] += 1
        before = await self.table.record()
        try:
            done = await acts[what]()
        except (UserError, RuleError):
            assert await self.table.record() == before, "a refusal changes nothing"
            return update
        after = await self.table.check()
        if done is not None and after.version > before.version:
            gone = {r.user_id for r in before.seats} - {r.user_id for r in after.seats}
            assert done.left == gone - {None}
            self.done.add(what)
        return await self.table.look()

    def _offeree(self, update: Update, seat: int) -> Player | None:
        wanted = update.table.seats[seat].offered_to
        return next((p for p in self.strangers if p.user_id == wanted), None)


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_evening_of_coming_and_going_ends_and_can_be_told(house: House, slug: str) -> None:
    moment = moments(slug)[0]
    table = await Sitting.at(house, slug, moment, computers=1)
    evening = Evening(table, 7)
    update = await evening.play()
    assert update.table.result is not None
    lines = await house.tables.history(table.table)
    assert {line.kind for line in lines} >= {"take", "move"}
    common = {"offer", "take", "leave", "vanish", "back", "pause", "void", "replace"}
    assert evening.done >= common, evening.tried
