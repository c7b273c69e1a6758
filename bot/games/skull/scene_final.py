"""Where everything lies in the picture of the end of a game. All lengths are pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.layout import Align, Felt, Layout, Sprite
from bot.games.skull.scene_facts import Standing
from bot.games.skull.scene_rows import Cell, Parts, row

WIDTH, HEIGHT = 1200, 675
MARGIN = 30
STAGE = 540
"""Width of the winner's part, on the left."""
GLORY, GLORY_Y = 540, 180
TROPHY, TROPHY_Y = 330, 16
WINNER, WINNER_Y = 138, 66
"""The winner's token, on the cup."""
MAT, MAT_Y = 420, 312
WON, WON_Y = 100, 420
LEFT, LEFT_Y = 76, 555
FLOWERS = ((70, 96, 62), (128, 214, 44), (460, 74, 72), (428, 232, 48), (40, 300, 34))
"""Flowers around the trophy: middle (x, y) and width."""
ROW_GAP = 12
HIGHEST_ROW = 170
TOKEN, POINT, DISC, OUT = 86, 56, 58, 70
TOKEN_X, POINTS_X, DISCS_X = 24, 138, 290
"""Columns of a row, from its left end."""


def final_layout(standings: Sequence[Standing], points_to_win: int) -> Layout:
    """The winner with the trophy on the left, the others in rows on the right."""
    winner, *others = standings
    parts = [*_stage(winner, points_to_win), *_rows(others, points_to_win)]
    return Layout(WIDTH, HEIGHT, tuple(parts), Felt.WINE)


def _stage(winner: Standing, points_to_win: int) -> Parts:
    """The trophy with the winner's token, standing on the winner's mat."""
    x, seat = STAGE // 2, winner.seat + 1
    yield Sprite("mark/glory", x - GLORY // 2, GLORY_Y - GLORY // 2, GLORY)
    for left, top, width in FLOWERS:
        yield Sprite("mini/flower", left - width // 2, top - width // 2, width)
    yield Sprite(f"mat/{seat}/hot", x - MAT // 2, MAT_Y, MAT)
    yield Sprite("mark/trophy", x - TROPHY // 2, TROPHY_Y, TROPHY)
    yield Sprite(f"token/{seat}", x - WINNER // 2, WINNER_Y, WINNER)
    yield from row([*_points(winner, points_to_win, WON)], x, WON_Y)
    yield from row([*_left(winner, LEFT)], x, LEFT_Y)


def _rows(others: Sequence[Standing], points_to_win: int) -> Parts:
    room = HEIGHT - 2 * MARGIN - ROW_GAP * (len(others) - 1)
    height = min(HIGHEST_ROW, room // len(others))
    top = (HEIGHT - height * len(others) - ROW_GAP * (len(others) - 1)) // 2
    left = STAGE
    width = WIDTH - left - MARGIN
    for place, standing in enumerate(others):
        y = top + place * (height + ROW_GAP)
        style = "odd" if place % 2 else "even"
        yield Sprite(f"panel/{width}x{height}/{style}", left, y, width)
        yield from _row(standing, points_to_win, left, y + height // 2)


def _row(standing: Standing, points_to_win: int, left: int, y: int) -> Parts:
    token = [Cell(TOKEN, f"token/{standing.seat + 1}")]
    yield from row(token, left + TOKEN_X, y, Align.LEFT)
    yield from row([*_points(standing, points_to_win, POINT)], left + POINTS_X, y, Align.LEFT)
    yield from row([*_left(standing, DISC)], left + DISCS_X, y, Align.LEFT)


def _points(standing: Standing, points_to_win: int, width: int) -> Iterator[Cell]:
    for point in range(points_to_win):
        yield Cell(width, "mark/star" if point < standing.points else "mark/nostar")


def _left(standing: Standing, width: int) -> Iterator[Cell]:
    """The discs that are left, or the sign of who is out."""
    for _ in range(standing.discs):
        yield Cell(width, f"disc/back/{standing.seat + 1}", gap=6)
    if standing.out:
        yield Cell(OUT, "mark/out")
