"""The pictures of Skull: what each shows, taken from a view alone."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from bot.art.layout import Layout
from bot.games.skull import scene_alt as alt
from bot.games.skull.scene_facts import Challenge, End, Mat, Standing
from bot.games.skull.scene_final import final_layout
from bot.games.skull.scene_hand import hand_layout
from bot.games.skull.scene_table import table_layout
from bot.games.skull.words import by_rank
from bot.text import Text
from engines.core import Seat
from engines.skull.actions import Disc
from engines.skull.views import Phase, SeatAtTable, SeatView, TableView


@dataclass(frozen=True, slots=True)
class TableScene:
    """The table as everybody sees it.

    ``challenge`` is the one in progress or the last one until the next is opened; ``total``
    counts the discs on all mats.
    """

    round: int
    phase: Phase
    points_to_win: int
    total: int
    mats: tuple[Mat, ...]
    challenge: Challenge | None

    def layout(self) -> Layout:
        return table_layout(self.mats, self.challenge, self.total, self.points_to_win)

    def alt(self, text: Text) -> str:
        return alt.table(text, self.round, self.phase, self.total, self.mats, self.challenge)


@dataclass(frozen=True, slots=True)
class HandScene:
    """One seat's own discs; ``stack`` is bottom to top, turned discs too."""

    seat: Seat
    hand: tuple[Disc, ...]
    stack: tuple[Disc, ...]
    lost: tuple[Disc, ...]
    out: bool

    def layout(self) -> Layout:
        return hand_layout(self.seat, self.hand, self.stack, self.lost, self.out)

    def alt(self, text: Text) -> str:
        return alt.hand(text, self.seat, self.hand, self.stack, self.lost, self.out)


@dataclass(frozen=True, slots=True)
class FinalScene:
    """The end of a game, the winner first, the others by points and discs left."""

    points_to_win: int
    standings: tuple[Standing, ...]

    def layout(self) -> Layout:
        return final_layout(self.standings, self.points_to_win)

    def alt(self, text: Text) -> str:
        return alt.final(text, self.standings)


def table_scene(view: TableView, computers: Set[Seat] = frozenset()) -> TableScene:
    """The table at this moment; ``computers`` are the seats that a computer plays."""
    return TableScene(
        round=view.round,
        phase=view.phase,
        points_to_win=view.options.points_to_win,
        total=view.total,
        mats=tuple(_mat(view, seat, seat.seat in computers) for seat in view.seats),
        challenge=_challenge(view),
    )


def hand_scene(view: SeatView) -> HandScene:
    """The own discs of the seat whose view this is."""
    return HandScene(
        seat=view.seat,
        hand=view.hand,
        stack=view.stack,
        lost=view.lost,
        out=view.me.eliminated,
    )


def final_scene(view: TableView) -> FinalScene:
    """The result. The view is of a game that is over."""
    return FinalScene(
        points_to_win=view.options.points_to_win,
        standings=tuple(Standing(s.seat, s.points, s.discs, s.eliminated) for s in by_rank(view)),
    )


def _mat(view: TableView, seat: SeatAtTable, computer: bool) -> Mat:
    number = seat.seat
    placing = view.phase in (Phase.PLACING, Phase.TURN)
    exchangeable = view.phase is Phase.PLACING and view.turn is None
    known = not exchangeable or not seat.down
    return Mat(
        seat=number,
        discs=seat.discs,
        points=seat.points,
        hand=seat.hand,
        down=seat.down,
        turned=seat.turned,
        bid=view.number if view.bidder == number else 0,
        passed=seat.passed and view.phase is Phase.CHALLENGING,
        out=seat.eliminated,
        starter=placing and view.starter == number,
        acts=number in view.awaited,
        newest=_is_newest(view, seat),
        computer=computer,
        holds_last_chance=seat.holds_last_chance,
        keeps_last_chance=seat.holds_last_chance and seat.last_chance_at is None and known,
        last_chance_at=seat.last_chance_at,
    )


def _is_newest(view: TableView, seat: SeatAtTable) -> bool:
    """Whether the newest move changed this mat: a disc placed on it, or one of its discs turned."""
    if view.last_move is None:
        return False
    mover, kind = view.last_move
    if kind == "flip":
        return bool(view.flips) and view.flips[-1][0] == seat.seat
    return kind == "place" and mover == seat.seat and seat.down > 0


def _challenge(view: TableView) -> Challenge | None:
    past = view.reveal
    if past is not None:
        end = End.WON if past.won else _cost(past.lost, past.eliminated)
        result = (past.flips, end, past.skull_owner, past.shown)
        return Challenge(past.challenger, past.number, *result)
    if view.bidder is not None:
        return Challenge(view.bidder, view.number, view.flips)
    return None


def _cost(lost: bool, eliminated: bool) -> End:
    if eliminated:
        return End.OUT
    return End.LOST if lost else End.CHOOSING
