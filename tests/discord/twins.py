"""Twin games: the same acts but for one secret, and all that everybody else can notice."""

from __future__ import annotations

import json
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
import simcord
from direct import turn_dms
from late import press_late
from people import Person, Tape, World

PEOPLE, WATCHER = ("ana", "bo", "cy"), "dee"
KEEPERS = ("bo",)
"""Who has the secret."""
PUBLIC_EVENTS = ("MESSAGE_", "THREAD_", "CHANNEL_", "TYPING_")
TOKEN = re.compile(r"/(?:interactions|webhooks)/(\d+)/([^/]+)")
OURS = ("bot", "engines")
TOOK = re.compile(r"\d+\.\d ms")
FILE = re.compile(r"table-[0-9a-f]{12}\.webp")
FILE_URL = re.compile(rf"https://cdn\.[^\s\"]+/(\d+)/{FILE.pattern}")

Step = tuple[str, str]
"""A name and what its owner does: a move's code, a label on the board, ``wait <seconds>``,
``refresh``, ``/<command>``, ``direct`` to play in direct messages from now on, or ``try <name>``
for the first button that somebody else has."""


def script(text: str) -> list[Step]:
    """``bo df, cy df`` as steps."""
    return [tuple(step.strip().split(" ", 1)) for step in text.split(",") if step.strip()]


@dataclass
class Noticed:
    """All that everybody but the keepers could notice, and all that our own code logged."""

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
    """What the game's state and the keepers alone hold: proof that the twins did differ."""
    pictures: set[str]
    own: set[str]
    """The pictures, as hashes: those that others have seen, and those of the keepers alone."""


@dataclass
class Twins:
    """Plays each twin on a database of its own, by bots with these ``extras``."""

    bots: Any
    caplog: pytest.LogCaptureFixture
    folder: Path
    game: str = "skull"
    extras: Callable[[], dict[str, Any]] = dict
    made: int = 0

    async def play(
        self,
        steps: list[Step],
        *,
        keepers: Sequence[str] = KEEPERS,
        players: int = len(PEOPLE),
        thread: bool = False,
        rules: dict[str, Any] | None = None,
        **start: Any,
    ) -> Noticed:
        """One twin from the opening to the last of its steps."""
        self.made += 1
        folder = self.folder / str(self.made)
        folder.mkdir()
        bot = type(self.bots)(folder).make(**self.extras())
        self.caplog.clear()
        with self.caplog.at_level(logging.DEBUG):
            async with simcord.run(bot) as env:
                world = World(env, (*PEOPLE, WATCHER), self.game)
                tape = Tape(env)
                try:
                    await seat(world, players, thread)
                    if rules:
                        host = world.people[0].id
                        await bot.tables.set_options(world.table, host, rules)
                    await world.start(**start)
                    for name, what in steps:
                        await take(world, name, what)
                    async with bot.store.read() as tx:
                        record = await tx.load(world.table)
                finally:
                    await bot.close()
        state = json.dumps(record.state)
        return noticed(world, tape, self.caplog, keepers, state)


async def seat(world: World, players: int, thread: bool) -> None:
    """Open the table in the channel or in a thread of it, and fill it."""
    host, *others = world.people[:players]
    if thread:
        await host.slash(f"{world.game} new", where="thread")
        (world.channel,) = world.channel.threads
        world.table = (await world.bot.tables.live_of_user(host.id))[0].table.id
    else:
        await world.open()
    for person in others:
        await person.press_board("Join")


def named(world: World, name: str) -> Person:
    return next(p for p in world.people if p.name == name)


async def take(world: World, name: str, what: str) -> None:
    """One step of the script."""
    person = named(world, name)
    verb, _, rest = what.partition(" ")
    if verb == "wait":
        await world.env.advance_time(float(rest))
    elif verb == "direct":
        await turn_dms(person)
        person.direct = True
    elif verb == "refresh":
        await person.press(f"v:{world.table}:refresh")
    elif verb == "try":
        (key, _, _), *_ = await choices(world, named(world, rest))
        wanted = f"m:{world.table}:{key}:0"
        await press_late(person, person.panel.channel_id, person.panel.id, wanted)
    elif verb[0] == "/":
        option, _, value = rest.partition("=")
        await person.slash(f"{world.game} {verb[1:]}", **({option: value} if option else {}))
    elif verb[0].isupper():
        await person.press_board(what)
    else:
        await move(world, person, what)


async def choices(world: World, person: Person) -> list[tuple[str, int, Any]]:
    """(key, number, choice) of all that somebody may decide now."""
    update = await world.now()
    at = update.table.seat_of(person.id)
    assert at is not None
    return [
        (prompt.key, n, choice)
        for prompt in update.hands[at.seat].prompts
        for n, choice in enumerate(prompt.choices)
    ]


async def move(world: World, person: Person, code: str) -> None:
    """Press what plays this action, through the page it stands on, or choose it from its list."""
    found = [c for c in await choices(world, person) if c[2].code == code]
    assert found, f"{person.name} cannot {code}:\n{person.panel}\n{world.board}"
    key, n, choice = found[0]
    lists = [c for c in person.panel.controls if c.is_list]
    if lists:
        update = await world.now()
        at = update.table.seat_of(person.id)
        assert at is not None
        hand = update.hands[at.seat].hand
        await person.choose(lists[0].id, *(str(hand.index(card)) for card in choice.cards))
        return
    wanted = f"m:{world.table}:{key}:{n}"
    for page in ("numbers", f"sure.{n}", "tigress"):
        if not person.panel.has(wanted) and person.panel.has(f"v:{world.table}:{page}"):
            await person.press(f"v:{world.table}:{page}")
    await person.press(wanted)


def noticed(
    world: World,
    tape: Tape,
    caplog: pytest.LogCaptureFixture,
    keepers: Sequence[str],
    state: str,
) -> Noticed:
    backend = world.env.backend
    keeping = frozenset(p.id for p in world.people if p.name in keepers)
    hidden = [str(channel) for user, channel in backend.dm_channels.items() if user in keeping]
    files = Files(backend)
    seen: dict[str, dict[int, list[tuple[str, float]]]] = {}
    for person in world.people:
        if person.id not in keeping:
            states = seen[person.name] = defaultdict(list)
            for message_id, text, at in tape.seen_by(person.id):
                states[message_id].append((files.as_bytes(text), at))
    pictures, own = files.hashes, Files(backend)
    events = defaultdict(list)
    for kind, event, payload in backend.transcript:
        if kind != "GATEWAY" or not event.startswith(PUBLIC_EVENTS):
            continue
        if payload.get("channel_id") not in hidden:
            events[event, payload["id"]].append(files.plain(payload))
    owners = {record.token: record.user_id for record in backend.interactions.values()}
    public, answers = defaultdict(list), defaultdict(list)
    for entry in backend.http_requests:
        token = TOKEN.match(entry.path)
        if entry.path.startswith(tuple(f"/channels/{channel}/" for channel in hidden)):
            continue
        if token is None:
            body = entry.json
            if isinstance(body, dict):
                body = body | {"nonce": "pure chance"}
            public[entry.method, entry.path].append((entry.params, files.plain(body), entry.reason))
        elif owners[token[2]] not in keeping:
            answers[entry.method, entry.path].append((entry.params, files.plain(entry.json)))
    kept = [
        own.as_bytes(text) for viewers, _, text, _ in tape.rows if viewers and viewers <= keeping
    ]
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
        "\n".join([*kept, state]),
        pictures,
        own.hashes,
    )


@dataclass
class Files:
    """Pictures as a hash of their bytes in the place of their addresses, names and numbers.

    Those are chance: panels are painted side by side.
    """

    backend: Any
    hashes: set[str] = field(default_factory=set[str])

    def as_bytes(self, text: str) -> str:
        for number in {*FILE_URL.findall(text)}:
            text = re.sub(rf'(?<="){number}(?=")', "file", text)
        return FILE.sub("table.webp", FILE_URL.sub(lambda found: self._hash(found[0]), text))

    def plain(self, body: Any) -> Any:
        text = json.dumps(body, default=str)
        return json.loads(self.as_bytes(text)) if FILE.search(text) else body

    def _hash(self, url: str) -> str:
        found = sha256(self.backend.cdn.get(url)).hexdigest()
        self.hashes.add(found)
        return found


def assert_same(one: Noticed, other: Noticed, *, log: bool = True) -> None:
    """Byte for byte, times and numbers of messages included."""
    assert one.secret != other.secret, "the twins are no twins: nothing was different"
    assert one.seen.keys() == other.seen.keys()
    assert WATCHER in one.seen
    for viewer in one.seen:
        assert one.seen[viewer] == other.seen[viewer], told_apart(viewer, one, other)
        assert sum(map(len, one.seen[viewer].values())) > 5
    assert one.events == other.events
    assert one.public == other.public
    assert one.answers == other.answers
    if log:
        assert one.log == other.log
        assert len(one.log) > 5


def told_apart(viewer: str, one: Noticed, other: Noticed) -> str:
    """The first message in which this viewer saw something else, and from where on."""
    ours, theirs = one.seen[viewer], other.seen[viewer]
    for message_id in sorted({*ours, *theirs}):
        states = [seen.get(message_id, []) for seen in (ours, theirs)]
        if states[0] == states[1]:
            continue
        same = next(n for n, pair in enumerate(zip_longest(*states)) if pair[0] != pair[1])
        rest = "\n---\n".join(
            "\n".join(f"{at:.3f} s: {text}" for text, at in seen[same:]) for seen in states
        )
        return f"{viewer}, message {message_id}, after {same} equal states:\n{rest}"
    return viewer


def assert_same_but_ids(one: Noticed, other: Noticed) -> None:
    """The twins differ in how often somebody pressed, and Discord gives a number to each press."""
    assert one.secret != other.secret
    for viewer in one.seen:
        assert without_ids(one.seen[viewer]) == without_ids(other.seen[viewer])
    for kind in ("events", "public", "answers"):
        ours, theirs = getattr(one, kind), getattr(other, kind)
        assert sum(map(len, ours.values())) == sum(map(len, theirs.values()))


def without_ids(seen: dict[int, list[tuple[str, float]]]) -> list[list[tuple[str, float]]]:
    """What one viewer saw, without the numbers of the messages, in their order."""
    return [seen[message_id] for message_id in sorted(seen)]
