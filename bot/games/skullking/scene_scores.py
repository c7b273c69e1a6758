"""Pictures of what is scored: one round in full, and the points of all rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.art.layout import Align, Layout, Sprite, Words
from bot.art.palette import GOLD, WHITE
from bot.games.skullking.results import BASE, places
from bot.games.skullking.scene_parts import (
    HEAD,
    PALE,
    SOFT,
    WIDTH,
    Part,
    Tally,
    colour_of,
    fitting,
    pips,
    token_of,
)
from bot.games.skullking.words import amount, signed
from bot.text import Text
from engines.core import Seat
from engines.skullking.views import RoundResult, TableView

MARGIN = 24
INNER = WIDTH - 2 * MARGIN
HEAD_HEIGHT = 58
POINTS_AT = 880
"""Where the points of one round stand."""
MOST_ROUNDS = 6
"""Rounds with a column of their own; those before share one."""


def row_style(i: int, rank: int) -> str:
    """How the panel of a row is drawn."""
    return "first" if rank == 1 else ("even", "odd")[i % 2]


def row_head(rank: int, token: str, y: int, height: int, x: int = MARGIN) -> list[Part]:
    """The rank and the token at the left of a row."""
    colour, middle = GOLD if rank == 1 else PALE, y + height // 2
    size = height - 14
    return [
        Words(str(rank), x + 36, middle, 40, colour),
        Sprite(f"token/{token}", x + 68, y + 7, size),
    ]


def ranked(view: TableView, result: RoundResult) -> list[tuple[int, str, int]]:
    """Rank, token and place in ``result.seats`` of all seats, best first; ties share a rank."""
    return [
        (int(place.rstrip("=")), token_of(view, score.seat), score.seat)
        for place, score in places(result.seats)
    ]


# ---- one round -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundRow:
    """What one round brought one seat. ``bonus`` is the part of ``points`` beside the bid."""

    rank: int
    token: str
    tally: Tally
    bonus: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class RoundScene:
    """A scored round, best score first. ``head`` and ``total`` are the words above columns."""

    round: int
    rows: tuple[RoundRow, ...]
    head: str
    total: str

    def layout(self) -> Layout:
        parts, height = self.drawn(MARGIN // 2)
        return Layout(WIDTH, height + MARGIN // 2, tuple(parts))

    def drawn(self, top: int) -> tuple[list[Part], int]:
        """The table from ``top`` on, and where it ends."""
        high = 84 if len(self.rows) <= 5 else 74
        right = WIDTH - MARGIN - 28
        middle = top + HEAD_HEIGHT // 2
        parts: list[Part] = [
            Words(self.head, POINTS_AT, middle, 34, HEAD, heavy=False),
            Words(self.total, right, middle, 34, HEAD, Align.RIGHT, heavy=False),
        ]
        y = top + HEAD_HEIGHT
        for i, row in enumerate(self.rows):
            style = row_style(i, row.rank)
            parts.append(Sprite(f"panel/{INNER}x{high - 8}/{style}", MARGIN, y, INNER))
            parts += self._row(row, y, high - 8)
            y += high
        return parts, y

    def _row(self, row: RoundRow, y: int, height: int) -> list[Part]:
        parts = row_head(row.rank, row.token, y, height)
        middle = y + height // 2
        parts.append(Words(row.tally.words, 248, middle, 48, row.tally.colour, longest=120))
        parts += pips(row.tally, 326, middle - 14, size=28, step=33, per_row=12)
        if row.bonus:
            parts.append(Sprite("mark/star", 678, middle - 20, 40))
            words = signed(row.bonus)
            parts.append(Words(words, 724, middle, 34, PALE, Align.LEFT, heavy=False, longest=80))
        points = Words(
            signed(row.points), POINTS_AT, middle, 54, colour_of(row.points), longest=150
        )
        colour = GOLD if row.rank == 1 else WHITE
        right = WIDTH - MARGIN - 28
        score = Words(amount(row.score), right, middle, 56, colour, Align.RIGHT, 180)
        return [*parts, points, score]

    def spoken(self, text: Text) -> tuple[str, ...]:
        """The table in words, and shorter."""
        rows = [
            {
                "seat": row.token,
                "points": signed(row.points),
                "score": amount(row.score),
                "tally": row.tally.words,
            }
            for row in self.rows
        ]
        full = "; ".join(text("skullking-alt-round-row", **row) for row in rows)
        short = "; ".join(text("skullking-alt-row", **row) for row in rows)
        return tuple(
            text("skullking-alt-round", round=self.round, rows=words) for words in (full, short)
        )

    def alt(self, text: Text) -> str:
        return fitting(*self.spoken(text))


def round_scene(text: Text, view: TableView) -> RoundScene | None:
    """The newest scored round in full; None before there is one."""
    if not view.results:
        return None
    last = view.results[-1]
    rows = []
    for rank, token, seat in ranked(view, last):
        score = last.seats[seat]
        bonus = sum(line.points for line in score.lines if line.kind not in BASE)
        tally = Tally(score.won, score.contract)
        rows.append(RoundRow(rank, token, tally, bonus, score.points, score.score))
    head = text("skullking-picture-round", round=last.round)
    return RoundScene(last.round, tuple(rows), head, text("skullking-picture-total"))


# ---- all rounds ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat's round."""

    points: int
    tally: Tally


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One seat: the sum of the rounds without a column, if there are, the others, the score."""

    rank: int
    token: str
    earlier: int | None
    cells: tuple[Cell, ...]
    score: int


@dataclass(frozen=True, slots=True)
class ScoresScene:
    """The newest rounds of all seats, best score first. ``heads`` stand above the columns."""

    round: int
    rows: tuple[ScoreRow, ...]
    heads: tuple[str, ...]
    total: str

    def layout(self) -> Layout:
        high, top = 86, MARGIN // 2
        left, right = MARGIN + 156, WIDTH - MARGIN - 28
        room = (right - 190 - left) // max(len(self.heads), 3)
        centres = [left + room * i + room // 2 for i in range(len(self.heads))]
        middle = top + HEAD_HEIGHT // 2
        parts: list[Part] = [
            Words(head, x, middle, 34, HEAD, longest=room - 10, heavy=False)
            for head, x in zip(self.heads, centres, strict=True)
        ]
        parts.append(Words(self.total, right, middle, 34, HEAD, Align.RIGHT, heavy=False))
        y = top + HEAD_HEIGHT
        for i, row in enumerate(self.rows):
            style = row_style(i, row.rank)
            parts.append(Sprite(f"panel/{INNER}x{high - 8}/{style}", MARGIN, y, INNER))
            parts += row_head(row.rank, row.token, y, high - 8)
            parts += self._cells(row, centres, y)
            colour = GOLD if row.rank == 1 else WHITE
            score = Words(amount(row.score), right, y + high // 2 - 4, 54, colour, Align.RIGHT, 180)
            parts.append(score)
            y += high
        return Layout(WIDTH, y + top, tuple(parts))

    def _cells(self, row: ScoreRow, centres: Sequence[int], y: int) -> list[Part]:
        parts: list[Part] = []
        if row.earlier is not None:
            parts.append(Words(signed(row.earlier), centres[0], y + 39, 34, SOFT, heavy=False))
        for x, cell in zip(centres[-len(row.cells) :], row.cells, strict=True):
            points = signed(cell.points)
            parts.append(Words(points, x, y + 25, 40, colour_of(cell.points), longest=120))
            parts.append(Words(cell.tally.words, x, y + 59, 28, SOFT, heavy=False))
        return parts

    def alt(self, text: Text) -> str:
        full = [
            text(
                "skullking-alt-row",
                seat=row.token,
                points=signed(row.cells[-1].points),
                score=amount(row.score),
            )
            for row in self.rows
        ]
        return fitting(text("skullking-alt-scores", round=self.round, rows="; ".join(full)))


def scores_scene(text: Text, view: TableView) -> ScoresScene | None:
    """The scoreboard after the newest scored round; None before there is one."""
    if not view.results:
        return None
    last = view.results[-1]
    most = MOST_ROUNDS if len(view.results) > MOST_ROUNDS + 1 else MOST_ROUNDS + 1
    shown, before = view.results[-most:], view.results[:-most]
    heads = [text("skullking-picture-round", round=result.round) for result in shown]
    if before:
        rounds = f"{before[0].round}–{before[-1].round}"
        heads.insert(0, text("skullking-picture-round", round=rounds))
    rows = tuple(
        ScoreRow(
            rank,
            token,
            before[-1].seats[seat].score if before else None,
            tuple(_cell(result, Seat(seat)) for result in shown),
            last.seats[seat].score,
        )
        for rank, token, seat in ranked(view, last)
    )
    return ScoresScene(last.round, rows, tuple(heads), text("skullking-picture-total"))


def _cell(result: RoundResult, seat: Seat) -> Cell:
    score = result.seats[seat]
    return Cell(score.points, Tally(score.won, score.contract))
