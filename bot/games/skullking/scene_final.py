"""The last picture of a game: the podium, and a line for every seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.layout import Layout, Sprite, Words
from bot.art.palette import GOLD, WHITE
from bot.games.skullking.scene_parts import PALE, SOFT, WIDTH, Part, fitting, token_of
from bot.games.skullking.words import amount
from bot.text import Text
from engines.core import Seat
from engines.skullking.views import TableView

MARGIN, GAP = 24, 16
INNER = WIDTH - 2 * MARGIN
STEPS = {1: 240, 2: 180, 3: 136}
"""How high the podium is, by rank."""
WIDEST_STEP = 340
TROPHY, TOKEN, GLORY = 150, 144, 900
PIP = 20


@dataclass(frozen=True, slots=True)
class Finisher:
    """One seat at the end. ``made`` says for each round whether its bid was made."""

    rank: int
    token: str
    score: int
    made: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class FinalScene:
    """All seats, best first; ties share a rank."""

    finishers: tuple[Finisher, ...]

    # ---- drawing -------------------------------------------------------------------

    def layout(self) -> Layout:
        podium = [f for f in self.finishers if f.rank <= max(STEPS)]
        others = self.finishers[len(podium) :]
        parts, y = self._podium(podium)
        if others:
            more, y = self._others(others, y + GAP)
            parts += more
        return Layout(WIDTH, y + MARGIN, tuple(parts))

    def _podium(self, podium: list[Finisher]) -> tuple[list[Part], int]:
        """Steps side by side, the best in the middle; and where they end."""
        count = len(podium)
        width = min(WIDEST_STEP, (INNER - (count - 1) * GAP) // count)
        token = min(width - 16, TOKEN)
        trophy = min(width - 16, TROPHY)
        ground = MARGIN + trophy + token + 8 + STEPS[1]
        left = (WIDTH - count * width - (count - 1) * GAP) // 2
        glory: list[Part] = []
        parts: list[Part] = []
        for i, finisher in enumerate(_best_in_the_middle(podium)):
            middle = left + i * (width + GAP) + width // 2
            height = STEPS[finisher.rank]
            at = ground - height - 8 - token
            parts += self._step(finisher, middle, ground, width)
            parts.append(Sprite(f"token/{finisher.token}", middle - token // 2, at, token))
            medal = token * 5 // 12
            corner = middle + token // 2 - medal * 2 // 3, at + token - medal * 5 // 6
            parts.append(Sprite(f"mark/medal-{finisher.rank}", *corner, medal))
            if finisher.rank == 1:
                up = at - trophy
                parts.append(Sprite("mark/trophy", middle - trophy // 2, up, trophy))
                rays = min(GLORY, width * 3)
                down = at + (token - rays) // 2
                glory.append(Sprite("mark/glory", middle - rays // 2, down, rays))
        return [*glory, *parts], ground

    def _step(self, finisher: Finisher, middle: int, ground: int, width: int) -> list[Part]:
        """One step of the podium with the score and the rounds made."""
        rank, height = finisher.rank, STEPS[finisher.rank]
        style = {1: "best", 2: "first"}.get(rank, "even")
        top = ground - height
        size, colour = (100, GOLD) if rank == 1 else (72, WHITE)
        score = Words(
            amount(finisher.score),
            middle,
            top + (height - 24) // 2,
            size,
            colour,
            longest=width - 40,
        )
        return [
            Sprite(f"panel/{width}x{height}/{style}", middle - width // 2, top, width),
            score,
            *_rounds(finisher, middle, ground - 18, width - 32),
        ]

    def _others(self, others: tuple[Finisher, ...], top: int) -> tuple[list[Part], int]:
        """Everybody else in one row below."""
        count = len(others)
        width = min(WIDEST_STEP, (INNER - (count - 1) * GAP) // count)
        height = 128
        left = (WIDTH - count * width - (count - 1) * GAP) // 2
        parts: list[Part] = []
        for i, finisher in enumerate(others):
            x = left + i * (width + GAP)
            parts.append(Sprite(f"panel/{width}x{height}/odd", x, top, width))
            parts.append(Words(str(finisher.rank), x + 28, top + 50, 36, SOFT))
            parts.append(Sprite(f"token/{finisher.token}", x + 50, top + 16, 68))
            room = width - 140
            at = x + 126 + room // 2
            parts.append(Words(amount(finisher.score), at, top + 50, 48, PALE, longest=room))
            parts += _rounds(finisher, x + width // 2, top + height - 14, width - 24)
        return parts, top + height

    # ---- words ---------------------------------------------------------------------

    def alt(self, text: Text) -> str:
        return fitting(self._words(text), self._words(text, made=False))

    def _words(self, text: Text, *, made: bool = True) -> str:
        first = [f for f in self.finishers if f.rank == 1]
        rows = [
            text(
                "skullking-alt-final-row",
                seat=f.token,
                score=amount(f.score),
                made=sum(f.made),
                rounds=len(f.made),
            )
            if made
            else f"{f.token}: {amount(f.score)}"
            for f in self.finishers
        ]
        winners = ", ".join(f.token for f in first)
        return text(
            "skullking-alt-final" if len(first) == 1 else "skullking-alt-final-shared",
            winners=winners,
            rows="; ".join(rows),
        )


def _best_in_the_middle(podium: list[Finisher]) -> list[Finisher]:
    """Best first becomes second, first, third; of more, the lower ones farther out."""
    placed: list[Finisher] = []
    for i, finisher in enumerate(podium):
        placed.insert(0 if i % 2 else len(placed), finisher)
    return placed


def _rounds(finisher: Finisher, middle: int, bottom: int, room: int) -> list[Part]:
    """A pip for each round in one row, filled where the bid was made."""
    count = len(finisher.made)
    step = min(PIP + 6, room // max(count, 1))
    size = min(PIP, step * 4 // 5)
    left, top = middle - (count * step - (step - size)) // 2, bottom - (PIP + size) // 2
    return [
        Sprite("pip/won" if made else "pip/open", left + i * step, top, size)
        for i, made in enumerate(finisher.made)
    ]


def final_scene(view: TableView) -> FinalScene | None:
    """The end of a game; None before it has one."""
    if view.outcome is None:
        return None
    finishers: list[Finisher] = []
    for group in view.outcome.ranking:
        rank = len(finishers) + 1
        finishers += [_finisher(view, seat, rank) for seat in group]
    return FinalScene(tuple(finishers))


def _finisher(view: TableView, seat: Seat, rank: int) -> Finisher:
    assert view.outcome is not None
    scores = [result.seats[seat] for result in view.results]
    made = tuple(score.won == score.contract for score in scores)
    return Finisher(rank, token_of(view, seat), view.outcome.points[seat], made)
