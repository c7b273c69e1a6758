"""Set-up positions of Skull King and single moves by the buttons a person sees."""

from __future__ import annotations

from typing import Any

from people import Person, Seen, World

from engines.skullking import position
from engines.skullking.options import Options

NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")
POWERS = {"pirate_powers": True}
LOADS = {"scoring": "rascal_loads"}


async def cards_at(
    env: Any,
    *hands: str,
    rules: dict[str, Any] | None = None,
    people: World | None = None,
    turn_time: int | None = None,
    leader: int | None = 0,
    **more: Any,
) -> World:
    """A table in a position: the cards each seat holds, by seat, as in ``position``.

    With ``bids`` Ana leads if nothing else is said, without them everybody bids.
    """
    state = position(hands, options=Options(**rules or {}), leader=leader, **more)
    world = people or World(env, NAMES[: len(hands)], "skullking")
    times = {} if turn_time is None else {"turn_time": turn_time}
    await world.begin(state=state, rules=rules, **times)
    return world


async def play(world: World, *cards: str) -> None:
    """Cards by the labels of their buttons, one from each person whose turn it is."""
    for card in cards:
        (person,) = await world.awaited()
        await person.press(card)


async def bid(world: World, *bids: int) -> None:
    """Everybody's bid in the order of the seats."""
    for person, tricks in zip(world.people, bids, strict=True):
        await person.press(str(tricks))


def words(message: Seen) -> str:
    """The text of a message with plain spaces, wherever lines may not break."""
    return message.text.replace("\xa0", " ")


def playable(person: Person) -> list[str]:
    """The labels of the cards that can be pressed on the panel."""
    return [c.label for c in person.panel.controls if not c.disabled and is_card(c.id)]


def is_card(custom_id: str) -> bool:
    """Does this control play a card, or ask what the Tigress shall be?"""
    kind, _, rest = custom_id.partition(":")
    return (kind == "m" and ".play:" in rest) or (kind == "v" and rest.endswith(":tigress"))


def seat_line(world: World, name: str) -> str:
    """A player's line on the board while a round is played."""
    lines = words(world.board).splitlines()
    return next(x for x in lines if f"\u2068{name}\u2069" in x and "/" in x)


async def hand_of(world: World, person: Person) -> tuple[int, ...]:
    """The cards somebody holds."""
    update = await world.now()
    seat = update.table.seat_of(person.id)
    assert seat is not None
    return update.hands[seat.seat].hand


async def scores(world: World) -> list[int]:
    """The running totals by seat."""
    return [seat.score for seat in (await world.now()).view.seats]


async def by_code(world: World, *moves: tuple[int, str]) -> None:
    """Moves as somebody's typed ones, (seat, code) each; the screens show what comes of all."""
    with world.env._bot_scope():
        for seat, code in moves:
            user = world.people[seat].id
            update = await world.bot.tables.act_code(world.table, user, code)
            world.bot.presses.show.others(update)
    await world.env.settle()
