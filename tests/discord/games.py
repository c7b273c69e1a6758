"""Playing whole games as people do: by what the screens offer, the same for every game."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from people import Control, Person, Seen, World, seen

from bot.games import GAMES
from bot.games.base import Habits
from bot.layout import to_view
from bot.screen import PICTURE, Select
from bot.shell import panel_screen
from bot.text import Text
from bot.updates import Update
from engines.skull.actions import FlipDisc, OpenChallenge, Pass, PlaceDisc, RaiseChallenge
from engines.skullking.actions import ChooseLoad

MOST_PRESSES = 3_000
THOROUGH = os.environ.get("THOROUGH") == "1"
"""Whether more is played than is needed from day to day."""


def either_game(test: Any) -> Any:
    """For a test of what knows no game: it is run for one of them, if thorough for each."""
    which = crc32(test.__name__.encode()) % len(GAMES)
    games = [*GAMES] if THOROUGH else [[*GAMES][which]]
    return pytest.mark.parametrize("game", games)(test)


async def press_something(world: World, person: Person, rng: Random) -> str:
    """One decision of one person by buttons and lists alone, as panel and board offer it.

    Returns the id of what made the move.
    """
    panel = person.panel
    found = offers(panel)
    if not found:
        moves = world.board.moves()
        assert moves, f"{person.name} is awaited and has nothing to press:\n{panel}\n{world.board}"
        control = rng.choice(moves)
        await person.press(control.id, world.board)
        return control.id
    control = rng.choice(found)
    if control.is_list:
        await person.choose(control.id, *rng.sample(control.options, control.least))
        return control.id
    await person.press(control.id)
    if control.is_move:
        return control.id
    control = rng.choice(moves_of(person.panel))
    await person.press(control.id)
    return control.id


def offers(panel: Seen) -> list[Control]:
    """What a panel offers to move the game on: moves, then what opens some, then lists."""
    looks = [c for c in panel.controls if not c.disabled and opens_moves(c)]
    return moves_of(panel) + looks + [c for c in panel.controls if c.is_list]


def moves_of(panel: Seen) -> list[Control]:
    """The moves of a panel; showing discs after a challenge leads no further."""
    return [c for c in panel.moves() if ".show:" not in c.id]


def opens_moves(control: Control) -> bool:
    """A look that leads to a move: the number page, or a question about the move."""
    return control.id.startswith("v:") and control.id.split(":")[2].split(".")[0] in (
        "numbers",
        "more",
        "sure",
        "mark",
        "side",
        "tigress",
    )


async def play_out(
    world: World,
    rng: Random,
    *,
    after: Callable[[], Awaitable[None]] | None = None,
    act: Callable[[World, Person, Random], Awaitable[str]] = press_something,
) -> int:
    """Play to the end; ``after`` runs behind every decision. Returns the number of decisions."""
    for count in range(MOST_PRESSES):
        update = await world.now()
        if update.table.status != "running":
            return count
        waiting = [world.of(s.user_id) for s in update.table.awaited if s.user_id is not None]
        assert waiting, f"nobody is awaited:\n{world.board}"
        await act(world, rng.choice(waiting), rng)
        if after is not None:
            await after()
    raise AssertionError("the game has no end")


async def type_something(world: World, person: Person, rng: Random) -> str:
    """One decision of one person by slash commands; what has no command is pressed."""
    update = await world.now()
    seat = update.table.seat_of(person.id)
    assert seat is not None
    prompt = update.hands[seat.seat].required
    if prompt.kind in SUGGESTED:
        return await type_suggested(person, *SUGGESTED[prompt.kind], rng)
    choice = rng.choice(prompt.choices)
    match choice:
        case PlaceDisc(disc):
            await person.slash("skull place", disc="d" + disc.value[0])
        case OpenChallenge(number) | RaiseChallenge(number):
            await person.slash("skull challenge", number=number)
        case Pass():
            await person.slash("skull pass")
        case FlipDisc(target):
            owner = world.of(update.table.seats[target].user_id)
            await person.slash("skull flip", player=owner.member)
        case ChooseLoad():
            await person.slash("skullking load", load=choice.code)
        case _:
            return await press_something(world, person, rng)
    return choice.code


SUGGESTED = {
    "bid": ("bid", "tricks"),
    "play": ("play", "card"),
    **dict.fromkeys(("rosie", "will", "rascal", "harry"), ("power", "choice")),
}
"""Commands whose option suggests what is possible, by the kind of the decision."""


async def type_suggested(person: Person, command: str, option: str, rng: Random) -> str:
    """One of the values that are suggested while the option is still empty."""
    name = f"{person.world.game} {command}"
    found = await person.member.autocomplete(person.world.channel, name, option, "")
    assert found, f"/{name} suggests nothing to {person.name}, who is awaited"
    value = rng.choice(found)["value"]
    await person.slash(name, **{option: value})
    return f"/{name} {value}"


async def press_until_moved(world: World, person: Person, rng: Random) -> str:
    """One decision by somebody whose panel may tell of an older moment, or who has none.

    A panel that a fresh bot could not refresh answers its first press with what is true
    now, in its place. Returns the id of the button that made the move.
    """
    version = (await world.now()).table.version
    if not person.privates():
        await person.slash(f"{world.game} hand")
    panel = person.panel.id
    for _ in range(4):
        assert person.panel.id == panel, "an answer did not come in its panel's place"
        control, message = _something(world, person.panel, rng)
        if control.is_list:
            await person.choose(control.id, *rng.sample(control.options, control.least))
        else:
            await person.press(control.id, message)
        if (await world.now()).table.version > version:
            return control.id
    raise AssertionError(f"{person.name} cannot move:\n{person.panel}")


def _something(world: World, panel: Seen, rng: Random) -> tuple[Control, Seen]:
    found = [(c, panel) for c in offers(panel)]
    for board in world.boards()[-1:]:
        found += [(c, board) for c in board.moves()]
    return rng.choice(found) if found else (panel.find(f"v:{world.table}:refresh"), panel)


async def assert_board_is_true(world: World) -> None:
    """The channel has one board of the table, and it shows the newest version."""
    update = await world.now()
    screen = world.bot.presses.boards.screen(update)
    components = to_view(screen).to_components()
    wanted = seen(SimpleNamespace(id=0, channel_id=0, content="", components=components))
    (board,) = world.boards()
    assert str(board) == str(wanted)
    assert [c.id for c in board.controls] == [c.id for c in wanted.controls]
    assert board.id == update.table.message_id
    assert await world.bot.tables.behind() == []


def panel_now(update: Update, user_id: int) -> tuple[str, list[str]]:
    """Words and labels of a panel as it would be drawn now, without the line about its token."""
    table = update.table
    seat = table.seat_of(user_id)
    assert seat is not None
    hand = update.hands[seat.seat]
    screen = panel_screen(Text(), GAMES[table.game], table, hand, "main", Habits(), None)
    rows = [
        [row.placeholder] if isinstance(row, Select) else [b.label for b in row]
        for row in screen.rows
    ]
    words = [block for block in screen.blocks if block != PICTURE]
    return "\n".join(words), [label for row in rows for label in row]


def panel_shown(panel: Seen) -> tuple[str, list[str]]:
    """Words and labels of a panel on the screen, without the line about its token."""
    lines = [line for line in panel.text.splitlines() if "<t:" not in line or "⏳" in line]
    return "\n".join(lines), [c.label for c in panel.controls]


def looks_that_became_moves(old: Seen, new: Seen) -> list[str]:
    """Moves that stand where something harmless could be pressed before."""
    harmless = {(c.row, c.column) for c in old.controls if not c.disabled and not c.is_move}
    return [c.label for c in new.moves() if (c.row, c.column) in harmless]


async def opening(
    world: World, *, computers: int = 0, rules: dict[str, Any] | None = None
) -> AsyncIterator[None]:
    """A game opened, changed, filled and started by presses; a step at a time.

    ``rules`` is what is chosen in the form of house rules; Skull is played to one point.
    """
    host, *others = world.people
    await world.open()
    yield
    form = await host.press_board("Options")
    yield
    await host.send(form, **(rules or {"rulings": ["points_to_win"]}))
    yield
    for person in others:
        await person.press_board("Join")
        yield
    for _ in range(computers):
        await host.press_board("+ Computer")
        yield
    await host.press_board("Start")
    yield
