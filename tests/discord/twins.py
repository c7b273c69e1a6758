"""Twin games: the same acts but for one secret, and all that everybody else can notice."""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import pytest
import simcord
from people import Person, Tape, World

PLAYERS, WATCHER = ("ana", "bo", "cy"), "dee"
KEEPER = "bo"
"""Who has the secret."""
PUBLIC_EVENTS = ("MESSAGE_", "THREAD_", "CHANNEL_", "TYPING_")
TOKEN = re.compile(r"/(?:interactions|webhooks)/(\d+)/([^/]+)")
OURS = ("bot", "engines")
TOOK = re.compile(r"\d+\.\d ms")

Step = tuple[str, str]
"""A name and what its owner does: a move's code, a label on the board, ``wait <seconds>``."""


@dataclass
class Noticed:
    """All that everybody but the keeper could notice, and all that our own code logged."""

    seen: dict[str, dict[int, list[tuple[str, float]]]]
    """By viewer and message, every state with its time."""
    events: dict[tuple[str, str], list[Any]]
    """By name and message, every public event that reached the members' clients."""
    public: dict[tuple[str, str], list[Any]]
    """By route, the bodies of all requests that are nobody's own answer."""
    answers: dict[tuple[str, str], list[Any]]
    """The same for the answers to the others' own presses."""
    log: list[str]
    secret: str
    """All that the keeper alone saw: proof that the twins did differ."""


async def play_twin(
    bot: Any,
    caplog: pytest.LogCaptureFixture,
    steps: list[Step],
    *,
    thread: bool = False,
    **start: Any,
) -> Noticed:
    """One twin from the opening to the last of its steps."""
    caplog.clear()
    with caplog.at_level(logging.DEBUG):
        async with simcord.run(bot) as env:
            world = World(env, (*PLAYERS, WATCHER))
            tape = Tape(env)
            try:
                await seat(world, thread)
                await world.start(**start)
                for name, what in steps:
                    await take(world, name, what)
            finally:
                await bot.close()
    return noticed(world, tape, caplog)


async def seat(world: World, thread: bool) -> None:
    """Open the table in the channel or in a thread of it, and fill it."""
    host, *others = world.people[: len(PLAYERS)]
    if thread:
        await host.slash("skull new", where="thread")
        (world.channel,) = world.channel.threads
        world.table = (await world.bot.tables.live_of_user(host.id))[0].table.id
    else:
        await world.open()
    for person in others:
        await person.press_board("Join")


async def take(world: World, name: str, what: str) -> None:
    """One step of the script."""
    person = next(p for p in world.people if p.name == name)
    if what.startswith("wait "):
        await world.env.advance_time(float(what.removeprefix("wait ")))
    elif what == "refresh":
        await person.press(f"v:{world.table}:refresh")
    elif what[0].isupper():
        await person.press_board(what)
    else:
        await move(world, person, what)


async def move(world: World, person: Person, code: str) -> None:
    """Press what plays this action, through the page it stands on."""
    update = await world.now()
    at = update.table.seat_of(person.id)
    assert at is not None
    found = [
        (prompt.key, n)
        for prompt in update.hands[at.seat].prompts
        for n, choice in enumerate(prompt.choices)
        if choice.code == code
    ]
    assert found, f"{person.name} cannot {code}:\n{person.panel}\n{world.board}"
    key, n = found[0]
    wanted = f"m:{world.table}:{key}:{n}"
    for page in (f"v:{world.table}:numbers", f"v:{world.table}:sure.{n}"):
        if not person.panel.has(wanted) and person.panel.has(page):
            await person.press(page)
    await person.press(wanted)


def noticed(world: World, tape: Tape, caplog: pytest.LogCaptureFixture) -> Noticed:
    backend = world.env.backend
    keeper = next(p for p in world.people if p.name == KEEPER)
    seen: dict[str, dict[int, list[tuple[str, float]]]] = {}
    for person in world.people:
        if person is not keeper:
            states = seen[person.name] = defaultdict(list)
            for message_id, text, at in tape.seen_by(person.id):
                states[message_id].append((text, at))
    events = defaultdict(list)
    for kind, event, payload in backend.transcript:
        if kind == "GATEWAY" and event.startswith(PUBLIC_EVENTS):
            events[event, payload["id"]].append(payload)
    owners = {record.token: record.user_id for record in backend.interactions.values()}
    public, answers = defaultdict(list), defaultdict(list)
    for entry in backend.http_requests:
        token = TOKEN.match(entry.path)
        if token is None:
            body = entry.json
            if isinstance(body, dict):
                body = body | {"nonce": "pure chance"}
            public[entry.method, entry.path].append((entry.params, body, entry.reason))
        elif owners[token[2]] != keeper.id:
            answers[entry.method, entry.path].append((entry.params, entry.json))
    return Noticed(
        seen,
        events,
        public,
        answers,
        [
            TOOK.sub("? ms", f"{record.name} {record.levelname} {record.getMessage()}")
            for record in caplog.records
            if record.name.split(".")[0] in OURS
        ],
        "\n".join(text for viewers, _, text, _ in tape.rows if viewers == frozenset({keeper.id})),
    )


def without_ids(seen: dict[int, list[tuple[str, float]]]) -> list[list[tuple[str, float]]]:
    """What one viewer saw, without the numbers of the messages, in their order."""
    return [seen[message_id] for message_id in sorted(seen)]
