"""Tables of Skull at the moments that its pictures have to tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.games.skull.scene import FinalScene, HandScene, TableScene
from bot.games.skull.scene_facts import Challenge, End, Mat, Standing
from engines.core import Seat
from engines.skull.views import Phase
from tests.engines.skull.tables import ALL, PASS, SHOW, F, L, S, Table, challenge, place, raise_to


def placing() -> Table:
    """Six seats, nobody has a point; 2 and 5 have placed, 1 starts."""
    return Table(6).play((1, place(F)), (4, place(S)))


def turn() -> Table:
    """Four seats: first discs are down, 2 starts, 1 thinks about a second disc."""
    table = Table(4, starter=1, points=[1, 0, 0, 1]).firsts(F, F, S, F)
    return table.play((1, place(F)), (2, place(F)), (3, place(F)))


def answering() -> Table:
    """Six seats; 2 opened with 3, 4 raised to 5, two passed, 6 is to answer."""
    table = Table(6, starter=1, points=[1, 0, 0, 1, 0, 0]).firsts(F, F, S, F, F, F)
    table.play((1, place(F)), (2, place(F)), (3, place(F)), (4, place(F)), (5, place(F)))
    table.play((0, place(S)), (1, challenge(3)), (2, PASS), (3, raise_to(5)), (4, PASS))
    return table


def turning() -> Table:
    """The same with 4 as the challenger, three flowers turned."""
    table = answering().play((5, PASS), (0, PASS), (1, PASS))
    return table.flips(3, 3, 1)


def turning_many() -> Table:
    """Six seats, fifteen discs, 1 turns nine: own four and one of each other stack."""
    table = Table(6, points=[1, 1, 0, 0, 1, 0]).firsts(F, F, F, F, F, F)
    for _ in range(2):
        table.play(*((seat, place(F)) for seat in range(6)))
    table.play((0, challenge(9)), *((seat, PASS) for seat in range(1, 6)))
    return table.flips(0, 0, 0, 1, 1, 4)


def choosing() -> Table:
    """1 turned the own skull and chooses what to lose."""
    table = Table(4, points=[0, 1, 0, 0]).firsts(F, F, F, F)
    table.play((0, place(S)), (1, place(F)), (2, place(F)), (3, place(F)), (0, challenge(3)))
    return table.play((1, PASS), (2, PASS), (3, PASS)).flips(0)


def failing() -> Table:
    """Six seats; 3 turned two flowers and the skull of 5, and lost a disc; two have shown."""
    table = Table(6, starter=2, points=[0, 0, 1, 0, 1, 0]).firsts(F, F, F, F, S, F)
    table.play((2, place(F)), (3, place(S)), (4, place(F)), (5, place(F)))
    table.play((0, place(S)), (1, place(F)), (2, challenge(4)))
    table.play(*((seat, PASS) for seat in (3, 4, 5, 0, 1))).flips(2, 2, 4, 4)
    return table


def failed() -> Table:
    """A little later: some have shown what they had, the next first discs come down."""
    table = failing().play((0, SHOW), (3, SHOW), (4, SHOW))
    return table.play((0, place(F)), (3, place(F)), (5, place(F)))


def won() -> Table:
    """Five seats; 2 has just turned three flowers."""
    table = Table(5, starter=1, points=[1, 0, 0, 0, 0]).firsts(F, F, F, F, S)
    table.play((1, place(F)), (2, place(F)), (3, challenge(2)), (4, PASS), (0, PASS))
    table.play((1, raise_to(3)), (2, PASS), (3, PASS)).flips(1, 1, 0)
    return table.play((0, place(F)), (2, place(F)))


def out() -> Table:
    """Six seats, two are out before and 3 now, by the skull of 1."""
    discs = [ALL, (F, S), (F,), (), (F, F, S), ()]
    table = Table(discs, starter=2, points=[1, 0, 1, 0, 0, 0])
    table.play((0, place(S)), (1, place(F)), (4, place(F)), (2, place(F)))
    return table.play((2, challenge(2)), (4, PASS), (0, PASS), (1, PASS)).flips(2, 0)


def naming() -> Table:
    """Four seats; 2 is out by the own skull and names who starts."""
    table = Table([ALL, (S,), (F, F), ALL], starter=1).firsts(F, S, F, F)
    return table.play((1, challenge(1)), (2, PASS), (3, PASS), (0, PASS)).flips(1)


def last_chance() -> Table:
    """Three seats; 1 holds the Last Chance disc and has placed it second."""
    table = Table([(F,), ALL, (F, F, S)], holder=0, last_chance=True, starter=0)
    table.firsts(F, F, S)
    return table.play((0, place(L)), (1, place(F)), (2, place(F)))


def over() -> Table:
    """Five seats: 1 wins by points, 4 is out."""
    table = Table([ALL, (F, F, S), (F,), (), ALL], points=[1, 1, 0, 0, 0])
    table.play(*((seat, place(F)) for seat in (1, 2, 4, 0, 0, 1)))
    table.play((2, challenge(1)), (4, PASS), (0, raise_to(3)), (1, PASS), (2, PASS))
    return table.flips(0, 0, 1)


def three() -> Table:
    """Three seats in a challenge."""
    table = Table(3, points=[1, 0, 1]).firsts(F, S, F)
    return table.play((0, challenge(2)))


TABLES: dict[str, Callable[[], Table]] = {
    f.__name__: f
    for f in (
        placing,
        turn,
        answering,
        turning,
        turning_many,
        choosing,
        failing,
        failed,
        won,
        out,
        naming,
        last_chance,
        over,
        three,
    )
}


Scene = TableScene | HandScene | FinalScene


def extremes() -> Iterator[Scene]:
    """Fuller pictures than any game has, with six seats."""
    seats = [Seat(seat) for seat in range(6)]
    full = tuple(Mat(seat, 4, seat % 2, 4, 4, computer=True) for seat in seats)
    placing = tuple(Mat(seat, 4, 1, 4, 0, acts=seat > 0, starter=seat == 0) for seat in seats)
    answering = tuple(
        Mat(s, 4, s % 2, 0, 4, bid=24 * (s == 0), passed=s > 1, acts=s == 1) for s in seats
    )
    turning = tuple(
        Mat(s, 4, 1, 4, 2, (F, F), bid=24 * (s == 0), acts=s == 0, newest=s == 5) for s in seats
    )
    holding = (Mat(seats[0], 1, 1, 1, 1, holds_last_chance=True, acts=True), *placing[1:])
    flips = tuple((seat, F) for seat in seats for _ in range(4))
    skull = ((seats[5], S),)
    shown = tuple((seat, (F, S, F, F)) for seat in seats[1:])
    lost = Challenge(seats[0], 24, flips[:23] + skull, End.LOST, seats[5], shown)
    seven = Challenge(seats[0], 7, flips[8:14] + skull, End.OUT, seats[5], shown)
    yield TableScene(88, Phase.TURN, 2, 24, full, None)
    yield TableScene(88, Phase.PLACING, 2, 0, placing, lost)
    yield TableScene(88, Phase.TURN, 2, 24, full, seven)
    yield TableScene(88, Phase.PLACING, 2, 1, holding, lost)
    yield TableScene(88, Phase.CHALLENGING, 2, 24, answering, Challenge(seats[0], 24))
    yield TableScene(88, Phase.REVEALING, 2, 24, turning, Challenge(seats[0], 24, flips[:23]))
    yield TableScene(88, Phase.OVER, 2, 24, full, Challenge(seats[0], 24, flips, End.WON))
    yield HandScene(seats[5], (F, F, F, S), (), (), False)
    yield HandScene(seats[5], (), (F, F, F, S), (), False)
    yield HandScene(seats[5], (L,), (F,), (F, F, S), False)
    yield HandScene(seats[5], (), (), (F, F, F, S), True)
    yield FinalScene(2, tuple(Standing(seat, 1, 4, False) for seat in seats))
    yield FinalScene(1, tuple(Standing(s, 0, 4 * (s == 0), s > 0) for s in seats[:3]))
