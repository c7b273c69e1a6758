"""The real bot on real discord.py against the simulated Discord."""

from __future__ import annotations

import asyncio
import copy
import itertools
import logging
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import NoneType, SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
import simcord
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from openapi import checker

from bot import guard
from bot.client import SkullduggeryBot
from bot.pace import AT_ONCE, Pace
from bot.store import Store

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001
simcord.Env.settle.__defaults__ = (None, 0.001)
asyncio.base_events._MIN_SCHEDULED_TIMER_HANDLES = 4
usual_defer_after, guard.DEFER_AFTER = guard.DEFER_AFTER, 60.0  # real seconds, on any machine
active_callbacks = simcord.env._active_callbacks


def forget_cancelled(state: Any) -> Any:
    """A timer that is cancelled goes from the real clock, too.

    Every timer there is is looked at each time that somebody waits for the bot.
    """
    for record in state.work.callbacks:
        if record.real_handle and record.handle and record.handle.cancelled():
            record.real_handle.cancel()
    return active_callbacks(state)


simcord.env._active_callbacks = forget_cancelled


def plain_copy(value: Any) -> Any:
    """What ``deepcopy`` does, for what JSON can hold: messages are copied over and over."""
    kind = type(value)
    if kind is dict:
        return {key: plain_copy(one) for key, one in value.items()}
    if kind is list:
        return [plain_copy(one) for one in value]
    return value if kind in SCALARS else copy.deepcopy(value)


SCALARS = frozenset((str, int, float, bool, NoneType))
COPIES = SimpleNamespace(deepcopy=plain_copy)
simcord.http.router.copy = simcord.gateway.copy = COPIES
for module in (simcord.components, simcord.results, simcord.backend.serializers):
    module.deepcopy = plain_copy


class Bots:
    """Makes bots that share one database file, and closes all of them."""

    def __init__(self, folder: Path, empty: Path | None = None) -> None:
        """``empty`` is a database to begin with, which saves making one."""
        self.url = url_of(folder / "tables.db")
        if empty is not None:
            shutil.copy(empty, folder / "tables.db")
        self.made: list[SkullduggeryBot] = []

    def make(self, pace: Pace = AT_ONCE, **extras: Any) -> SkullduggeryBot:
        """A fresh bot with ids and chance that are the same in every run.

        It draws no pictures but with a ``studio`` among the ``extras``.
        """
        ids, seeds = itertools.count(1), itertools.count(1)
        bot = SkullduggeryBot(
            lambda: Store.open(self.url),
            pace=pace,
            rng=Random(7),
            shard_count=1,
            new_id=lambda: f"t{len(self.made)}x{next(ids)}",
            new_seed=lambda: f"seed-{next(seeds)}",
            **extras,
        )
        self.made.append(bot)
        return bot

    async def close(self) -> None:
        for bot in self.made:
            if not bot.is_closed():
                await bot.close()


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without any table, made once: the migrations take a while."""
    file = tmp_path_factory.mktemp("empty") / "tables.db"

    async def make() -> None:
        await (await Store.open(url_of(file))).close()

    asyncio.run(make())
    return file


@pytest.fixture
def bots(tmp_path: Path, empty_database: Path) -> Bots:
    return Bots(tmp_path, empty_database)


@pytest.fixture
def defers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow answer is deferred as soon as it is at a real table."""
    monkeypatch.setattr(guard, "DEFER_AFTER", usual_defer_after)


@pytest.fixture
def pace(request: pytest.FixtureRequest) -> Pace:
    """Override with ``@pytest.mark.parametrize("pace", ...)`` for real waits."""
    return AT_ONCE


@pytest.fixture
def simcord_bot(bots: Bots, pace: Pace) -> SkullduggeryBot:
    return bots.make(pace)


@pytest_asyncio.fixture
async def env(simcord_env: simcord.Env, bots: Bots) -> AsyncIterator[simcord.Env]:
    yield simcord_env
    await bots.close()


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest):
    yield
    if request.node.get_closest_marker("logs_errors"):
        return
    bad = [
        r for w in ("setup", "call") for r in caplog.get_records(w) if r.levelno >= logging.ERROR
    ]
    assert not bad, "\n".join(r.getMessage() for r in bad)


@pytest.fixture(autouse=True)
def valid_requests(request: pytest.FixtureRequest):
    """Everything a test made the bot send is what Discord's description allows."""
    yield
    env = request.node.funcargs.get("simcord_env")
    spec = checker()
    if env is None or spec is None or request.node.get_closest_marker("bad_payload"):
        return
    faults = spec.check(env.http_requests)
    assert not faults, "\n".join(map(str, faults))
