"""Emojis at Discord: uploaded once, found again, put right after anything that went wrong."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.art.emojis import EMOJIS, Emoji
from bot.emojis import BRIEFLY, PAUSES, Emojis

WANTED = tuple(e for e in EMOJIS if e.group in ("mini", "mark"))
MINI = {e.key for e in WANTED if e.group == "mini"}
STALE = "skd_flower_00000000"


@dataclass
class Listed:
    """An emoji as Discord lists it."""

    discord: FakeDiscord
    name: str
    id: int

    async def delete(self) -> None:
        self.discord.call("delete", self.name)
        self.discord.emojis.remove(self)


class FakeDiscord:
    """An application's emojis, and what is to go wrong: errors by the number of the call."""

    def __init__(self, *names: str) -> None:
        self.ids = count(100)
        self.emojis = [Listed(self, name, next(self.ids)) for name in names]
        self.calls: list[tuple[str, str]] = []
        self.errors: dict[int, BaseException] = {}
        self.broken: BaseException | None = None
        self.done_anyway = False

    def call(self, what: str, name: str = "") -> None:
        self.calls.append((what, name))
        error = self.errors.get(len(self.calls), self.broken)
        if error is not None:
            if self.done_anyway and what == "create":
                self.emojis.append(Listed(self, name, next(self.ids)))
            raise error

    async def fetch_application_emojis(self) -> list[Any]:
        self.call("list")
        return list(self.emojis)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image.startswith(b"\x89PNG")
        self.call("create", name)
        assert name not in self.names
        self.emojis.append(Listed(self, name, next(self.ids)))
        return self.emojis[-1]

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.emojis]

    def count(self, what: str) -> int:
        return sum(call[0] == what for call in self.calls)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": ""})


class House:
    """The emojis of a bot, with a clock and sleep of its own."""

    def __init__(self, there: FakeDiscord, wanted: tuple[Emoji, ...] = WANTED) -> None:
        self.now, self.slept, self.jobs = 0.0, list[float](), list[Coroutine[Any, Any, Any]]()
        client: Any = there
        self.emojis = Emojis(client, wanted, lambda: self.now, lambda job, _: self.jobs.append(job))
        self.emojis.sleep = self.sleep

    async def sleep(self, seconds: float) -> None:
        if seconds > 0.1:
            self.slept.append(seconds)

    async def work(self) -> None:
        while self.jobs:
            await self.jobs.pop(0)


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch):
    """Drawing is not what is tested here."""
    monkeypatch.setattr("bot.art.emojis.png", lambda key: b"\x89PNG")


def names(wanted: tuple[Emoji, ...] = WANTED) -> set[str]:
    return {emoji.name for emoji in wanted}


async def test_a_first_start_uploads_all_and_the_next_one_nothing():
    there = FakeDiscord("party")
    house = House(there)
    house.emojis.begin()
    assert not house.emojis.known
    await house.work()
    assert set(there.names) == names() | {"party"}
    assert house.emojis.known.keys() == {emoji.key for emoji in WANTED}
    again = House(there)
    assert await again.emojis.sync()
    assert again.emojis.known == house.emojis.known
    assert there.count("create") == len(WANTED)


async def test_without_emojis_nobody_asks_discord():
    there = FakeDiscord()
    house = House(there, ())
    house.emojis.begin()
    await house.work()
    assert not there.calls


async def test_a_start_goes_on_where_the_last_one_ended_and_tidies_up():
    there = FakeDiscord(WANTED[0].name, STALE, "party", "skd_ours_not")
    assert await House(there).emojis.sync()
    assert set(there.names) == names() | {"party", "skd_ours_not"}
    assert there.count("create") == len(WANTED) - 1
    assert there.calls[-1] == ("delete", STALE)


async def test_a_group_is_shown_once_all_of_it_is_there():
    there = FakeDiscord()
    house = House(there)
    there.broken = refusal(403, 50013)
    await house.emojis.sync()
    there.errors, there.broken = {len(there.calls) + 6: refusal(403)}, None
    there.errors[len(there.calls) + 7] = there.errors[len(there.calls) + 8] = refusal(403)
    assert not await house.emojis.sync()
    assert house.emojis.known.keys() == MINI


@pytest.mark.parametrize("done", [False, True], ids=["undone", "done"])
@pytest.mark.parametrize("error", [refusal(500), refusal(503), TimeoutError()], ids=str)
async def test_a_failure_that_passes_costs_a_pause(error, done):
    there = FakeDiscord()
    there.errors, there.done_anyway = {1: error, 4: error}, done
    house = House(there)
    assert await house.emojis.sync()
    assert sorted(there.names) == sorted(names())
    assert house.slept == [PAUSES[0]] * 2


async def test_a_rate_limit_is_waited_for_but_not_for_ever():
    there = FakeDiscord()
    there.errors = {3: discord.RateLimited(90.0), 6: discord.RateLimited(90_000.0)}
    house = House(there)
    assert await house.emojis.sync()
    assert house.slept == [90.0, 3_600.0]


async def test_trouble_that_lasts_costs_the_emojis_and_one_line(caplog):
    caplog.set_level(logging.INFO)
    there = FakeDiscord()
    there.broken = refusal(500)
    house = House(there)
    assert not await house.emojis.sync()
    assert house.slept == list(PAUSES)
    assert not house.emojis.known
    (line,) = caplog.messages
    assert "500" in line
    assert not await house.emojis.sync(pauses=BRIEFLY)
    assert house.slept == [*PAUSES, *BRIEFLY]


async def test_a_refusal_is_not_asked_for_again_and_again(caplog):
    there = FakeDiscord()
    there.broken = refusal(400, 50035)
    assert not await House(there).emojis.sync()
    assert len(there.calls) == 2
    assert len(caplog.messages) == 1


@pytest.mark.parametrize("stale", [0, len(WANTED)])
async def test_two_thousand_are_the_limit_and_strangers_stay(caplog, stale):
    others = [f"party{n}" for n in range(2_000 - stale)]
    there = FakeDiscord(*others, *(f"skd_old_{n:08x}" for n in range(stale)))
    house = House(there)
    assert await house.emojis.sync() == (stale == len(WANTED))
    assert set(others) <= set(there.names)
    assert len(there.names) == 2_000
    assert bool(house.emojis.known) == bool(stale)
    assert len(caplog.messages) == (not stale)


async def test_what_somebody_else_deletes_meanwhile_is_no_trouble():
    there = FakeDiscord(STALE)
    there.errors = {2 + len(WANTED): refusal(404, 10014)}
    assert await House(there).emojis.sync()


async def test_emojis_that_are_gone_are_put_up_anew_once_an_hour(caplog):
    there = FakeDiscord()
    house = House(there)
    await house.emojis.sync()
    first = house.emojis.known
    there.emojis.clear()
    house.emojis.distrust(first)
    house.emojis.distrust(first)
    assert not house.emojis.known
    assert len(house.jobs) == 1
    await house.work()
    assert set(there.names) == names()
    assert not {*house.emojis.known.values()} & {*first.values()}
    house.emojis.distrust(first)
    assert house.emojis.known, "what was refused before says nothing about the new ones"

    house.emojis.distrust(house.emojis.known)
    assert not house.jobs
    assert not house.emojis.known
    assert len(caplog.messages) == 1


async def test_putting_up_anew_deletes_nothing():
    """Another version may run beside this one after an update."""
    there = FakeDiscord(*names(), STALE)
    house = House(there)
    await house.emojis.sync(tidy=False)
    assert STALE in there.names
