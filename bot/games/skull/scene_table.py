"""Where everything lies in the picture of the table. All lengths are pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from bot.art.layout import Felt, Layout, Sprite
from bot.games.skull.scene_bar import middle
from bot.games.skull.scene_facts import Challenge, Mat, disc_slug

WIDTH = 1200
MARGIN = 20
"""From the upper and lower edge to the mats."""
MIDDLE = 260
"""Between the upper and the lower mats."""
MAT_WIDTH, MAT_HEIGHT = 380, 300
FEW, LARGER = 4, 1.2
"""Up to four mats are so much larger."""


class Spot(NamedTuple):
    """A drawing's upper left corner, counted from that of its mat, and its width."""

    x: int
    y: int
    width: int

    def moved(self, right: int = 0, down: int = 0) -> Spot:
        return Spot(self.x + right, self.y + down, self.width)


TOKEN = Spot(30, 28, 74)
COMPUTER = Spot(78, 74, 40)
SAYS = Spot(126, 32, 66)
"""What a seat has said: passed; or that it starts the round."""
BID = Spot(118, 18, 92)
POINT = Spot(294, 36, 50)
NEXT_POINT = -56
HAND = Spot(44, 226, 46)
NEXT_IN_HAND = -36
LAST_CHANCE = Spot(40, 112, 56)
SLOT = Spot(150, 118, 138)
DOTS_ON_SLOT = Spot(176, 148, 86)
DOTS_BESIDE = Spot(288, 190, 64)
PILE = Spot(150, 118, 138)
PILE_BESIDE = Spot(98, 140, 118)
"""The discs face down, alone on the mat and beside turned ones."""
NEXT_IN_PILE = -11
PEEKING = 46
"""How far the Last Chance disc stands out to the right below another disc."""
FAN = Spot(98, 118, 138)
"""The turned discs when none is face down, and beside those that are."""
FAN_BESIDE = Spot(190, 140, 118)
FAN_RIGHT = 360
"""Where the last turned disc ends at the latest."""
MOST_STEP = 62
COUNT = 62
NEW = 52


def table_layout(
    mats: Sequence[Mat], challenge: Challenge | None, total: int, points_to_win: int
) -> Layout:
    """Mats clockwise from the upper left, the challenge or the discs on the table between."""
    scale = LARGER if len(mats) <= FEW else 1
    parts = [
        Sprite(key, x + int(spot.x * scale), y + int(spot.y * scale), int(spot.width * scale))
        for mat, (x, y) in zip(mats, _places(len(mats), scale), strict=True)
        for key, spot in _mat(mat, points_to_win)
    ]
    height = 2 * (MARGIN + int(MAT_HEIGHT * scale)) + MIDDLE
    between = middle(mats, challenge, total, WIDTH // 2, height // 2)
    return Layout(WIDTH, height, (*parts, *between), Felt.WINE)


def _places(count: int, scale: float) -> list[tuple[int, int]]:
    """The mats' upper left corners: the upper row left to right, the lower right to left."""
    upper = ceil(count / 2)
    width, lower = int(MAT_WIDTH * scale), MARGIN + int(MAT_HEIGHT * scale) + MIDDLE
    places = [(x, MARGIN) for x in _row(upper, width)]
    return places + [(x, lower) for x in reversed(_row(count - upper, width))]


def _row(count: int, width: int) -> list[int]:
    gap = (WIDTH - count * width) // (count + 1)
    return [gap + place * (width + gap) for place in range(count)]


Drawings = Iterator[tuple[str, Spot]]


def _mat(mat: Mat, points_to_win: int) -> Drawings:
    """A mat and all that lies on it, lowest first."""
    yield f"mat/{mat.seat + 1}{_style(mat)}", Spot(0, 0, MAT_WIDTH)
    if mat.out and mat.acts:
        yield f"panel/{MAT_WIDTH}x{MAT_HEIGHT}/turn", Spot(0, 0, MAT_WIDTH)
        yield "mark/dots", DOTS_BESIDE
    yield f"token/{mat.seat + 1}", TOKEN
    if mat.computer:
        yield "mark/computer", COMPUTER
    for point in range(points_to_win):
        right = (points_to_win - 1 - point) * NEXT_POINT
        yield "mark/star" if point < mat.points else "mark/nostar", POINT.moved(right)
    if mat.out:
        return
    yield from _said(mat)
    yield from _hand(mat)
    yield from _discs(mat)


def _style(mat: Mat) -> str:
    if mat.out:
        return "/out"
    if mat.bid:
        return "/hot"
    return "/turn" if mat.acts else ""


def _said(mat: Mat) -> Drawings:
    if mat.bid:
        yield f"bid/{mat.bid}", BID
    elif mat.passed:
        yield "mark/pass", SAYS
    elif mat.starter:
        yield "mark/starter", SAYS


def _hand(mat: Mat) -> Drawings:
    """Small discs in a column; a sign if the Last Chance disc may be here or on the mat."""
    for place in range(mat.hand):
        last_chance = mat.keeps_last_chance and place == mat.hand - 1
        yield _back(mat.seat, last_chance), HAND.moved(down=place * NEXT_IN_HAND)
    if mat.holds_last_chance and not mat.keeps_last_chance and mat.last_chance_at is None:
        yield "mini/last-chance", LAST_CHANCE


def _discs(mat: Mat) -> Drawings:
    """What lies on the mat: discs face down as one pile, turned ones as a fan."""
    if not mat.down and not mat.turned:
        yield "slot/disc", SLOT
        if mat.acts:
            yield "mark/dots", DOTS_ON_SLOT
        return
    yield from _pile(mat, PILE_BESIDE if mat.turned else PILE)
    yield from _fan(mat, FAN_BESIDE if mat.down else FAN)
    if mat.acts and not mat.turned:
        yield "mark/dots", DOTS_BESIDE


def _pile(mat: Mat, spot: Spot) -> Drawings:
    if not mat.down:
        return
    for place in range(mat.down):
        last_chance = place == mat.last_chance_at
        right = PEEKING if last_chance and place < mat.down - 1 else 0
        yield _back(mat.seat, last_chance), spot.moved(right, place * NEXT_IN_PILE)
    height = spot.width * 11 // 10
    left, top = spot.x - 16, spot.y + height - COUNT + 18
    if not mat.turned:
        left = spot.x + (spot.width - COUNT) // 2
        if mat.newest:
            right = spot.x + spot.width - NEW + 6
            yield "mark/new", Spot(right, spot.y + (mat.down - 1) * NEXT_IN_PILE - 8, NEW)
    yield f"count/{mat.down}", Spot(left, top, COUNT)


def _fan(mat: Mat, spot: Spot) -> Drawings:
    count = len(mat.turned)
    room = FAN_RIGHT - spot.x - spot.width
    step = min(MOST_STEP, room // (count - 1)) if count > 1 else 0
    left = 0 if mat.down else (room - step * (count - 1)) // 2
    for place, disc in enumerate(mat.turned):
        yield f"disc/{disc_slug(disc)}/{mat.seat + 1}", spot.moved(left + place * step)
    if count and mat.newest:
        right = spot.x + left + (count - 1) * step + spot.width - NEW + 4
        yield "mark/new", Spot(right, spot.y - 8, NEW)


def _back(seat: int, last_chance: bool) -> str:
    return f"disc/{'back-last-chance' if last_chance else 'back'}/{seat + 1}"
