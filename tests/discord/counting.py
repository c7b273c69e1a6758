"""Counting what a moment of the game costs the one who acts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from people import Person, Seen, World


class Count:
    """Lets people act and holds every moment against a table of promised presses."""

    def __init__(self, world: World, promised: Mapping[str, int]) -> None:
        self.world, self.promised, self.moments = world, promised, set[str]()

    async def takes(
        self, moment: str, person: Person, *wanted: str | tuple[str, ...], on: Seen | None = None
    ) -> None:
        """Exactly these presses bring it about: nothing has happened before the last one.

        A tuple stands for a choice of several values of the panel's list.
        """
        assert len(wanted) == self.promised[moment], moment
        self.moments.add(moment)
        before = len(await self.world.log())
        for label in wanted:
            assert len(await self.world.log()) == before, moment
            if isinstance(label, str):
                await person.press(label, on)
            else:
                (cards,) = [c for c in person.panel.controls if c.is_list]
                await person.choose(cards.id, *label)
        assert len(await self.world.log()) > before, moment

    @contextmanager
    def during(self, moment: str, *people: Person) -> Iterator[None]:
        """So many presses of each of these people, whatever others do meanwhile."""
        self.moments.add(moment)
        before = {person.name: person.presses for person in people}
        yield
        for person in people:
            presses = person.presses - before[person.name]
            assert presses == self.promised[moment], (moment, person.name)
