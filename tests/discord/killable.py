"""A process that is killed again and again while the bot plays at a simulated Discord.

It pays for its imports once: each line it reads is a job (JSON) that it does in a fork, and
all that the fork has to say comes out as lines (JSON), each written at once. A fork that is
told to ends itself by SIGKILL at an exact point of its work (``Fuse``).

A job is one life of the bot on a database: it goes on where the one before was killed, with
a new simulated Discord in which every older message is unknown, and plays to the end of the
game by presses. The first life opens the table. A job without a fuse that is to be ``whole``
is done without a fork, to count the events of a game and to warm this process up.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import signal
import sqlite3
import sys
import threading
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

warnings.simplefilter("ignore")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import simcord  # noqa: E402
from alembic import command  # noqa: E402, F401  (what the first fork would import)
from games import assert_board_is_true, opening, play_out, press_until_moved  # noqa: E402
from people import World  # noqa: E402
from simcord.http import router  # noqa: E402

from bot.client import SkullduggeryBot  # noqa: E402
from bot.pace import AT_ONCE  # noqa: E402
from bot.store import Store  # noqa: E402

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001
NAMES = ("ana", "bo", "cy")
RULES = {
    "skull": {"rulings": ["points_to_win"]},
    "skullking": {
        "rules": ["pirate_powers", "tiebreak"],
        "scoring": "rascal_loads",
        "rounds": ["own"],
        "sizes": "3",
    },
}
"""What is chosen in the form of house rules, for short games."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")


def say(**line: Any) -> None:
    """One line to the parent, in one write."""
    os.write(1, (json.dumps(line) + "\n").encode())


class Fuse:
    """Counts events of several kinds and kills this process at the chosen one."""

    def __init__(self, kind: str | None, at: int) -> None:
        self.kind, self.at, self.counts = kind, at, dict[str, int]()

    def burn(self, kind: str) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if kind == self.kind and self.counts[kind] == self.at:
            os.kill(os.getpid(), signal.SIGKILL)

    @contextmanager
    def laid(self) -> Iterator[None]:
        """Before every SQL statement, before and after every commit and every call of Discord."""
        fuse, connect = self, sqlite3.connect

        class Burning(sqlite3.Connection):
            def __init__(self, *args: Any, **kw: Any) -> None:
                super().__init__(*args, **kw)
                self.set_trace_callback(lambda _: fuse.burn("statement"))

            def commit(self) -> None:
                fuse.burn("commit")
                super().commit()
                fuse.burn("committed")

        def burning(*args: Any, **kw: Any) -> sqlite3.Connection:
            return connect(*args, **{"factory": Burning, **kw})

        dispatch = router.dispatch

        def dispatched(*args: Any, **kw: Any) -> Any:
            self.burn("request")
            answer = dispatch(*args, **kw)
            self.burn("accepted")
            return answer

        with (
            patch.object(sqlite3, "connect", burning),
            patch.object(router, "dispatch", dispatched),
        ):
            yield


@contextmanager
def acknowledgements_said(env: simcord.Env) -> Iterator[None]:
    """Say so the moment the simulated Discord has accepted the answer to an interaction."""
    asked: dict[int, dict[str, Any]] = {}
    dispatch = router.dispatch

    def arrived(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            asked[int(payload["id"])] = payload

    def dispatched(backend: Any, method: str, path: str, **kw: Any) -> Any:
        answer = dispatch(backend, method, path, **kw)
        if found := CALLBACK.fullmatch(path):
            payload = asked[int(found[1])]
            data = payload["data"]
            what = data.get("custom_id") or f"/{data['name']} {data['options'][0]['name']}"
            body = json.dumps(kw["json"], ensure_ascii=False)
            user = int(payload["member"]["user"]["id"])
            say(ack=what, user=user, kind=kw["json"]["type"], refused="⚠️" in body)
        return answer

    env.backend.subscribers.insert(0, arrived)
    with patch.object(router, "dispatch", dispatched):
        yield


def make_bot(file: str, seed: int) -> SkullduggeryBot:
    ids = itertools.count(1)
    return SkullduggeryBot(
        lambda: Store.open(f"sqlite+aiosqlite:///{file}"),
        pace=AT_ONCE,
        rng=Random(seed),
        shard_count=1,
        new_id=lambda: f"p{os.getpid()}x{next(ids)}",
        new_seed=lambda: f"seed-{seed}",
    )


def make_world(job: dict[str, Any]) -> World:
    """The same people in the same channel, with the same ids, before the bot is there."""
    env = simcord.Env(make_bot(job["file"], job["seed"]))
    world = World(env, NAMES[: 3 - job["computers"]], job["game"])
    say(world=[world.channel.id, *(person.id for person in world.people)])
    return world


async def live(job: dict[str, Any]) -> None:
    """One life. Says at last how often each kind of event came."""
    fuse = Fuse(job["kind"], job["at"])
    world = make_world(job)
    env = world.env
    # No new message shall have the id of one that is gone.
    env.backend.clock.advance(2 * job["life"])
    with fuse.laid(), acknowledgements_said(env):
        await env.start()
        with env.time_context():
            await world.bot.sync_if_changed(force=True)  # the real Discord forgets no command
            await env.settle()
            await go_on(world, job)
            await world.bot.close()
            await env.shutdown()
    say(counts=fuse.counts)


async def go_on(world: World, job: dict[str, Any]) -> None:
    """Find the table as it was left and play it to its end by what is on the screens."""
    found = await latest_table(world)
    if found is None:
        async for _ in opening(world, computers=job["computers"], rules=RULES[world.game]):
            pass
    else:
        world.table = found
        assert await world.bot.tables.behind() == [], "a board behind the truth was not repaired"
        if world.public():
            await assert_board_is_true(world)
        if (await world.now()).table.status == "ended":
            say(ended=True, boards=len(world.boards()))
            return
        await fill_and_start(world, job["computers"])
    await play_out(world, Random(f"{job['seed']}/{job['life']}"), act=press_until_moved)
    await assert_board_is_true(world)
    say(ended=(await world.now()).table.status == "ended", boards=1)


async def latest_table(world: World) -> str | None:
    from sqlalchemy import select

    from bot.store.schema import tables

    async with world.bot.store.read() as tx:
        return (await tx._run(select(tables.c.id))).scalar()


async def fill_and_start(world: World, computers: int) -> None:
    """From a lobby whose board is gone to a running table, by commands and presses."""
    update = await world.now()
    host = world.of(update.table.host)
    if update.table.status != "lobby":
        return
    for person in world.people:
        if update.table.seat_of(person.id) is None:
            await person.slash(f"{world.game} join")
    if not world.boards():
        await host.slash(f"{world.game} board")
    if not world.board.has("Official rules"):
        await host.send(await host.press_board("Options"), **RULES[world.game])
    while len((await world.now()).table.seats) < len(world.people) + computers:
        await host.press_board("+ Computer")
    await host.press_board("Start")


def work(job: dict[str, Any]) -> int:
    """Do one job; the exit code."""
    try:
        asyncio.run(live(job))
    except BaseException:  # noqa: BLE001 - the parent shall hear of everything
        say(error=traceback.format_exc())
        return 1
    return 0


def main() -> None:
    say(ready=True)
    for line in sys.stdin:
        job = json.loads(line)
        if job["whole"]:
            say(exit=work(job))
            continue
        assert threading.active_count() == 1, "a fork copies one thread alone"
        child = os.fork()
        if not child:
            os._exit(work(job))
        say(child=child)
        _, status = os.waitpid(child, 0)
        say(exit=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
