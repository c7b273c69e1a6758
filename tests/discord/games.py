"""Playing whole games of Skull as people do: by what the screens offer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from people import Control, Person, World

MOST_PRESSES = 3_000


async def press_something(world: World, person: Person, rng: Random) -> str:
    """One decision of one person by buttons alone, as the panel and the board offer it.

    Returns the id of the move's button.
    """
    panel = person.panel
    moves = [c for c in panel.moves() if ".show:" not in c.id]
    looks = [c for c in panel.controls if not c.disabled and opens_moves(c)]
    if not moves and not looks:
        moves = [c for c in world.board.moves()]
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
