"""The picture of the bids, from a TableView alone: sealed ones without a value, then all."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.layout import Layout, Sprite, Words
from bot.games.skullking.scene_parts import (
    PALE,
    WIDTH,
    Badge,
    Part,
    badges_of,
    card_height,
    fitting,
    token_of,
)
from bot.games.skullking.scene_scores import RoundScene, round_scene
from bot.text import Text
from engines.skullking.views import Phase, SeatAtTable, TableView

MARGIN, GAP = 24, 14
INNER = WIDTH - 2 * MARGIN
SEALED = (Phase.BIDDING, Phase.LOADING)
COLUMNS = {2: 2, 4: 2, 7: 4, 8: 4}
"""How many seats stand in a row of the large picture; three for the other numbers."""
STACKED = 7
"""From this many seats on the small row has its marks below the tokens."""


@dataclass(frozen=True, slots=True)
class Bidder:
    """One seat. ``bid`` is None while sealed; ``sealed`` is whether its choice is in.

    ``turn`` is awaited, ``first`` leads the first trick.
    """

    token: str
    bid: int | None
    sealed: bool | None
    turn: bool
    first: bool
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True)
class BidsScene:
    """Who has bid or loaded, or all bids; ``result`` is the round before, if it is still shown."""

    cards: int
    bidders: tuple[Bidder, ...]
    result: RoundScene | None = None

    @property
    def known(self) -> bool:
        return all(bidder.bid is not None for bidder in self.bidders)

    @property
    def waiting(self) -> bool:
        return any(bidder.sealed is not None for bidder in self.bidders)

    # ---- drawing -------------------------------------------------------------------

    def layout(self) -> Layout:
        if self.result is None:
            return self._large()
        parts, y = self._row()
        table, end = self.result.drawn(y)
        return Layout(WIDTH, end + MARGIN // 2, (*parts, *table))

    def _large(self) -> Layout:
        """Bids alone: a place as large as in a trick for each seat, and the cards dealt."""
        columns = COLUMNS.get(len(self.bidders), 3)
        width = (INNER - (columns - 1) * GAP) // columns
        size = 84 if columns == 4 else 108
        height = size + 48
        parts, y = self._bar(MARGIN)
        corner: list[Part] = []
        for i, bidder in enumerate(self.bidders):
            row, column = divmod(i, columns)
            x, down = MARGIN + column * (width + GAP), y + row * (height + GAP)
            parts.append(self._panel(bidder, x, down, width, height))
            extra = self._extra(bidder)
            room = 2 * size + 20 + len(extra) * (size // 2 + 14)
            at = x + (width - room) // 2
            for key in (f"token/{bidder.token}", self._mark(bidder)):
                parts.append(Sprite(key, at, down + 24, size))
                at += size + 20
            for key in extra:
                parts.append(Sprite(key, at - 6, down + 24 + size // 4, size // 2))
                at += size // 2 + 14
            if bidder.first:
                corner = _corner(bidder, x, down, width, 58)
        rows = -(-len(self.bidders) // columns)
        parts += corner
        return Layout(WIDTH, y + rows * (height + GAP) - GAP + MARGIN, tuple(parts))

    def _bar(self, top: int) -> tuple[list[Part], int]:
        """The cards dealt, and all bids together once they are known; and where it ends."""
        width, step = 56, 64
        high = card_height(width)
        total = self.cards * step - 8
        bids = sum(bidder.bid or 0 for bidder in self.bidders)
        x = (WIDTH - total - (170 if self.known else 0)) // 2
        parts: list[Part] = []
        if self.known:
            parts.append(Sprite(f"bid/{bids}", x, top, high))
            parts.append(Words("/", x + 125, top + high // 2, 56, PALE))
            x += 170
        parts += [
            Sprite("card/back", x + i * step, top, width, shadow=True) for i in range(self.cards)
        ]
        return parts, top + high + 22

    def _row(self) -> tuple[list[Part], int]:
        """All seats in one row above the result of the round before; and where it ends."""
        count = len(self.bidders)
        width = (INNER - (count - 1) * GAP) // count
        stacked = count >= STACKED
        size = 68 if stacked else 76
        height = 2 * size + 38 if stacked else size + 36
        parts: list[Part] = []
        corner: list[Part] = []
        for i, bidder in enumerate(self.bidders):
            x = MARGIN + i * (width + GAP)
            parts.append(self._panel(bidder, x, MARGIN, width, height))
            marks = [self._mark(bidder), *self._extra(bidder)]
            if stacked:
                parts.append(
                    Sprite(f"token/{bidder.token}", x + (width - size) // 2, MARGIN + 14, size)
                )
                parts += _spread(marks, x, MARGIN + size + 24, width, size)
            else:
                keys = [f"token/{bidder.token}", *marks]
                parts += _spread(keys, x, MARGIN + 18, width, size)
            if bidder.first:
                corner = _corner(bidder, x, MARGIN, width, 50)
        return [*parts, *corner], MARGIN + height + 6

    def _panel(self, bidder: Bidder, x: int, y: int, width: int, height: int) -> Sprite:
        style = "turn" if bidder.turn else "plain"
        return Sprite(f"panel/{width}x{height}/{style}", x, y, width)

    def _mark(self, bidder: Bidder) -> str:
        """The bid once it is known, before that whether it is in."""
        if bidder.bid is not None:
            return f"bid/{bidder.bid}"
        return "mark/sealed" if bidder.sealed else "mark/unsealed"

    def _extra(self, bidder: Bidder) -> list[str]:
        """The load, or whether it is in."""
        if bidder.bid is None:
            return []
        if bidder.sealed is not None:
            return ["mark/sealed" if bidder.sealed else "mark/unsealed"]
        return [badge.key for badge in bidder.badges]

    # ---- words ---------------------------------------------------------------------

    def alt(self, text: Text) -> str:
        bids = self._bids(text)
        results = self.result.spoken(text) if self.result is not None else ()
        return fitting(*(f"{bids} {words}" for words in results), bids)

    def _bids(self, text: Text) -> str:
        words: list[str] = []
        if self.known:
            bids = "; ".join(self._bid(text, bidder) for bidder in self.bidders)
            words.append(text("skullking-alt-bids", bids=bids))
        if self.waiting:
            done = [b.token for b in self.bidders if b.sealed]
            rest = ", ".join(b.token for b in self.bidders if not b.sealed)
            key = "skullking-alt-loads-in" if self.known else "skullking-alt-bids-in"
            words.append(text(key, count=len(done), done=", ".join(done), waiting=rest))
        first = next((b.token for b in self.bidders if b.first), None)
        if first is not None and not self.waiting:
            words.append(text("skullking-alt-leads", seat=first))
        return " ".join(words)

    def _bid(self, text: Text, bidder: Bidder) -> str:
        words = f"{bidder.token}: {bidder.bid}"
        loads = [badge.key.partition("/")[2] for badge in bidder.badges]
        return " ".join([words, *(text(f"skullking-load-{load}") for load in loads)])


def _corner(bidder: Bidder, x: int, y: int, width: int, size: int) -> list[Part]:
    """Who will lead, or has to lead now, on the corner of a place."""
    key = "mark/turn" if bidder.turn and bidder.sealed is None else "mark/starter"
    return [Sprite(key, x + width - size * 3 // 4, y - size // 4, size)]


def _spread(keys: list[str], x: int, y: int, width: int, size: int) -> list[Part]:
    """Sprites beside each other in the middle of a place, smaller if they would not fit."""
    gap = 10
    small = min(size, (width - 16 - (len(keys) - 1) * gap) // len(keys))
    left = x + (width - len(keys) * small - (len(keys) - 1) * gap) // 2
    down = y + (size - small) // 2
    return [Sprite(key, left + i * (small + gap), down, small) for i, key in enumerate(keys)]


def bidding_scene(text: Text, view: TableView) -> BidsScene:
    """Who has bid or loaded, with the round before; then all bids until the first card."""
    bidders = tuple(_bidder(view, seat) for seat in view.seats)
    result = round_scene(text, view) if view.phase in SEALED else None
    return BidsScene(view.cards, bidders, result)


def _bidder(view: TableView, seat: SeatAtTable) -> Bidder:
    sealed: bool | None = None
    if view.phase in SEALED:
        sealed = seat.has_bid if view.phase is Phase.BIDDING else seat.has_loaded
    return Bidder(
        token=token_of(view, seat.seat),
        bid=seat.bid,
        sealed=sealed,
        turn=not sealed if sealed is not None else seat.seat == view.turn,
        first=seat.seat == view.leader,
        badges=badges_of(view, seat),
    )
