"""Playing whole games of Skull as people do: by what the screens offer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from types import SimpleNamespace

from people import Control, Person, Seen, World, seen

from bot.layout import to_view
from engines.skull.actions import FlipDisc, OpenChallenge, Pass, PlaceDisc, RaiseChallenge

MOST_PRESSES = 3_000


async def press_something(world: World, person: Person, rng: Random) -> str:
    """One decision of one person by buttons alone, as the panel and the board offer it.

    Returns the id of the move's button.
    """
    panel = person.panel
    moves = [c for c in panel.moves() if ".show:" not in c.id]
    looks = [c for c in panel.controls if not c.disabled and opens_moves(c)]
    if not moves and not looks:
        moves = world.board.moves()
        assert moves, f"{person.name} is awaited and has nothing to press:\n{panel}\n{world.board}"
        control = rng.choice(moves)
        await person.press(control.id, world.board)
        return control.id
    control = rng.choice(moves + looks)
    await person.press(control.id)
    if control.is_move:
        return control.id
    control = rng.choice([c for c in person.panel.moves() if ".show:" not in c.id])
    await person.press(control.id)
    return control.id


def opens_moves(control: Control) -> bool:
    """A look that leads to a move: the number page or the question about a lost disc."""
    return control.id.startswith("v:") and control.id.split(":")[2].split(".")[0] in (
        "numbers",
        "more",
        "sure",
        "mark",
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
        if (await world.now()).table.status != "running":
            return count
        waiting = await world.awaited()
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
        case _:
            return await press_something(world, person, rng)
    return choice.code


async def press_until_moved(world: World, person: Person, rng: Random) -> str:
    """One decision by somebody whose panel may tell of an older moment, or who has none.

    A panel that a fresh bot could not refresh answers its first press with what is true
    now, in its place. Returns the id of the button that made the move.
    """
    version = (await world.now()).table.version
    if not person.privates():
        await person.slash("skull hand")
    panel = person.panel.id
    for _ in range(4):
        assert person.panel.id == panel, "an answer did not come in its panel's place"
        wanted, message = _something(world, person.panel, rng)
        await person.press(wanted, message)
        if (await world.now()).table.version > version:
            return wanted
    raise AssertionError(f"{person.name} cannot move:\n{person.panel}")


def _something(world: World, panel: Seen, rng: Random) -> tuple[str, Seen]:
    found = [(c.id, panel) for c in panel.moves() if ".show:" not in c.id]
    found += [(c.id, panel) for c in panel.controls if not c.disabled and opens_moves(c)]
    for board in world.boards()[-1:]:
        found += [(c.id, board) for c in board.moves()]
    return rng.choice(found) if found else (f"v:{world.table}:refresh", panel)


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


async def opening(world: World, *, computers: int = 0) -> AsyncIterator[None]:
    """A game to one point, opened, changed, filled and started by presses; a step at a time."""
    host, *others = world.people
    await world.open()
    yield
    form = await host.press_board("Options")
    yield
    await host.send(form, rulings=["points_to_win"])
    yield
    for person in others:
        await person.press_board("Join")
        yield
    for _ in range(computers):
        await host.press_board("+ Computer")
        yield
    await host.press_board("Start")
    yield
