"""The picture of a trick, from a TableView alone: who has played what, in the order of play."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art.layout import Layout, Sprite
from bot.games.skullking.board import shown_trick
from bot.games.skullking.scene_parts import (
    GHOST,
    WIDTH,
    Badge,
    Part,
    Tally,
    badges,
    badges_of,
    card_height,
    fitting,
    labelled,
    left_words,
    pips,
    spoken,
    spoken_seat,
    token_of,
)
from bot.games.skullking.trick import winner_of
from bot.text import Text
from engines.core import Seat
from engines.skullking.cards import KIND, Kind, Pirate
from engines.skullking.views import GRAYBEARD, TableView, TrickView

MARGIN, GAP = 24, 20
COLUMNS = {4: 2, 7: 4, 8: 4}
"""How many seats stand in a row, by all there are; three for the other numbers."""
CHEVRON = 26


@dataclass(frozen=True, slots=True)
class Measures:
    """Pixels inside one place of a trick. ``*_at`` is below its upper edge."""

    card: int
    inset: int
    token: int
    words: int
    words_at: int
    pip: int
    pips_a_row: int
    pips_at: int
    badge: int
    crown: int
    dots: int


MEASURES = {
    2: Measures(180, 20, 98, 100, 166, 30, 10, 214, 46, 60, 100),
    3: Measures(180, 20, 86, 62, 140, 24, 5, 178, 42, 60, 100),
    4: Measures(132, 16, 66, 46, 108, 16, 5, 138, 34, 54, 84),
}
"""By how many stand in a row."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the order of play, or Graybeard.

    ``art`` names the drawing of ``face``; both are None before the seat has played. ``best``
    takes the trick; ``turn`` is to play, to lead the next trick, or to use a power.
    """

    token: str
    tally: Tally
    face: int | None = None
    art: str | None = None
    best: bool = False
    turn: bool = False
    computer: bool = False
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickScene:
    """A trick in the making, or a finished one.

    ``power`` is the pirate whose power is being used by whose turn it is.
    """

    round: int
    number: int
    places: tuple[Place, ...]
    finished: bool
    power: Pirate | None = None

    @property
    def lost(self) -> bool:
        """Whether nobody takes it, as it lies."""
        played = any(place.face is not None for place in self.places)
        return played and not any(place.best for place in self.places)

    # ---- drawing -------------------------------------------------------------------

    def layout(self) -> Layout:
        columns = COLUMNS.get(len(self.places), 3)
        sizes = MEASURES[columns]
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
        height = card_height(sizes.card) + 2 * sizes.inset
        parts: list[Part] = []
        for i, place in enumerate(self.places):
            row, column = divmod(i, columns)
            x, y = MARGIN + column * (width + GAP), MARGIN + row * (height + GAP)
            style = "best" if place.best else "turn" if place.turn else "plain"
            parts.append(Sprite(f"panel/{width}x{height}/{style}", x, y, width))
            parts += self._card(place, x + sizes.inset, y + sizes.inset, sizes)
            right = x + 2 * sizes.inset + sizes.card
            parts += self._seat(place, right, y, (x + width - 12 - right, height), sizes)
            if place.turn and place.art is not None:
                corner = x + width - sizes.crown * 3 // 4, y - sizes.crown // 4
                parts.append(Sprite("mark/turn", *corner, sizes.crown))
            if column:
                at = x - (GAP + CHEVRON) // 2
                parts.append(Sprite("mark/chevron", at, y + (height - CHEVRON) // 2, CHEVRON))
        rows = -(-len(self.places) // columns)
        total = 2 * MARGIN + rows * height + (rows - 1) * GAP
        return Layout(WIDTH, total, tuple(parts))

    def _card(self, place: Place, x: int, y: int, sizes: Measures) -> list[Part]:
        if place.art is not None:
            card = Sprite(f"card/{place.art}", x, y, sizes.card, shadow=True)
            corner = x + sizes.card - sizes.crown * 6 // 10, y - sizes.crown // 4
            if place.best:
                return [card, Sprite("mark/crown", *corner, sizes.crown)]
            if self._is_lost(place):
                veil = f"panel/{sizes.card}x{card_height(sizes.card)}/gone"
                cross = Sprite("mark/out", *corner, sizes.crown)
                return [card, Sprite(veil, x, y, sizes.card), cross]
            return [card]
        if not place.turn:
            return [Sprite("slot/card", x, y, sizes.card)]
        at = x + (sizes.card - sizes.dots) // 2
        down = y + (card_height(sizes.card) - sizes.dots) // 2
        return [
            Sprite("slot/turn", x, y, sizes.card),
            Sprite("mark/dots", at, down, sizes.dots),
        ]

    def _is_lost(self, place: Place) -> bool:
        """Whether a beast has taken this card from everybody."""
        beasts = (Kind.KRAKEN, Kind.WHALE)
        return self.finished and self.lost and KIND[place.face or 0] not in beasts

    def _seat(
        self, place: Place, x: int, y: int, area: tuple[int, int], sizes: Measures
    ) -> list[Part]:
        """Token, tricks won and bid, and what stands beside a bid, in an area (wide, high)."""
        top, room = y + sizes.inset, area[0]
        parts: list[Part] = [Sprite(f"token/{place.token}", x, top, sizes.token)]
        if place.computer:
            size = sizes.token // 2
            down = top + sizes.token - size * 5 // 6
            parts.append(Sprite("mark/computer", x + sizes.token * 2 // 3, down, size))
        if place.turn and self.power is not None:
            size = min(sizes.token * 6 // 10, room - sizes.token - 8)
            at = x + sizes.token + 8, top + sizes.token - size
            parts.append(Sprite(f"tile/{self.power}", *at, size))
        tally = place.tally
        parts.append(
            left_words(tally.words, x, y + sizes.words_at, sizes.words, tally.colour, room)
        )
        step = min(sizes.pip + 5, room // sizes.pips_a_row)
        down = y + sizes.pips_at
        drawn = pips(tally, x, down, size=sizes.pip, step=step, per_row=sizes.pips_a_row)
        down += -(-len(drawn) // sizes.pips_a_row) * step + 6
        left = room, y + area[1] - sizes.inset // 2 - down
        return parts + drawn + badges(place.badges, x, down, left, sizes.badge)

    # ---- words ---------------------------------------------------------------------

    def alt(self, text: Text) -> str:
        return fitting(
            self._words(text, "skullking-alt-trick", tallies=True),
            self._words(text, "skullking-alt-trick-short"),
        )

    def _words(self, text: Text, key: str, *, tallies: bool = False) -> str:
        parts = [self._play(text, place, tallies) for place in self.places]
        words = [text(key, trick=self.number, round=self.round, plays="; ".join(parts))]
        if self.finished and self.lost:
            words.append(text("skullking-alt-nobody"))
        turn = next((spoken_seat(text, p.token) for p in self.places if p.turn), None)
        if self.finished and turn is not None:
            if self.power is None:
                words.append(text("skullking-alt-leads", seat=turn))
            else:
                card = text(f"skullking-card-{self.power}")
                words.append(text("skullking-alt-power", seat=turn, card=card))
        return " ".join(words)

    def _play(self, text: Text, place: Place, tallies: bool) -> str:
        seat = spoken_seat(text, place.token)
        if tallies and place.token != GHOST:
            seat = f"{seat} ({place.tally.words})"
        if place.face is None:
            return text(f"skullking-alt-{'to-play' if place.turn else 'waits'}", seat=seat)
        card = spoken(text, place.face)
        if not place.best:
            return text("skullking-alt-play", seat=seat, card=card)
        key = "skullking-alt-play-takes" if self.finished else "skullking-alt-play-best"
        return text(key, seat=seat, card=card)


# ---- from a view -------------------------------------------------------------------


def trick_scene(
    text: Text,
    view: TableView,
    computers: frozenset[Seat] = frozenset(),
    trick: TrickView | None = None,
) -> TrickScene | None:
    """The trick on the table, a finished one until the next card is led; None without one.

    ``computers`` are seats that a computer plays. ``trick`` is another, finished one to show,
    also of a round before.
    """
    now = trick is None
    shown = shown_trick(view) if trick is None else trick
    if shown is None:
        return None
    turn = _turn(view) if now else None
    played = dict(shown.plays)
    best = winner_of(shown)
    places = [
        Place(
            token=token_of(view, seat),
            tally=_tally(view, shown, seat),
            face=played.get(seat),
            art=labelled(text, played[seat]) if seat in played else None,
            best=seat == best,
            turn=seat == turn,
            computer=seat in computers,
            badges=_badges(view, shown, seat),
        )
        for seat in _order(view, shown)
    ]
    power = view.deciding[1] if now and view.deciding is not None else None
    finished = shown.result is not None
    return TrickScene(shown.round, shown.number, tuple(places), finished, power)


def _turn(view: TableView) -> Seat | None:
    """Who is to play, to lead the next trick, or to use a power."""
    if view.deciding is not None:
        return view.deciding[0]
    return GRAYBEARD if view.graybeard_turn else view.turn


def _order(view: TableView, trick: TrickView) -> list[Seat]:
    """All who play in a trick, in the order they do."""
    seats = len(view.seats)
    if view.graybeard is None:
        return [Seat((trick.leader + i) % seats) for i in range(seats)]
    played = [seat for seat, _ in trick.plays]
    if len(played) == 1 and played[0] != GRAYBEARD:
        played.append(GRAYBEARD)
    if len(played) == 1 and view.turn is not None:
        played.append(view.turn)
    return played + [Seat(seat) for seat in range(3) if seat not in played]


def _tally(view: TableView, trick: TrickView, seat: Seat) -> Tally:
    """Tricks won and bid as they stand, or as they stood at the end of another round."""
    if seat >= len(view.seats):
        return Tally(view.graybeard_won if trick.round == view.round else 0, None)
    if trick.round == view.round and view.seats[seat].bid is not None:
        return Tally(view.seats[seat].won, view.seats[seat].contract)
    scored = [result for result in view.results if result.round == trick.round]
    if not scored:
        return Tally(0, None)
    score = scored[-1].seats[seat]
    return Tally(score.won, score.contract)


def _badges(view: TableView, trick: TrickView, seat: Seat) -> tuple[Badge, ...]:
    if seat >= len(view.seats) or trick.round != view.round:
        return ()
    return badges_of(view, view.seats[seat])
