"""What is scored: the last round on the board, the end, and the private pages about sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.games.base import Part
from bot.games.skullking.trick import finished_lines
from bot.games.skullking.words import (
    NO_CHANGE,
    amount,
    card_name,
    marks,
    seated,
    sign,
    signed,
    tight,
    who,
    whos,
)
from bot.screen import Choice, Select, select_id
from bot.text import Text
from bot.updates import TableInfo
from engines.core import Seat
from engines.skullking.scoring import LineKind, ScoreLine
from engines.skullking.views import RoundResult, SeatScore, TableView

MOST_CHOICES = 25
SEATS_A_BLOCK = 5
BASE = frozenset(
    {
        LineKind.EXACT,
        LineKind.MISSED,
        LineKind.ZERO_MADE,
        LineKind.ZERO_MISSED,
        LineKind.POT,
        LineKind.POT_HALF,
        LineKind.POT_LOST,
    }
)
"""The lines of a sum that are for the bid itself."""


# ---- on the board ------------------------------------------------------------------


def last_round_lines(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The newest scored round, best score first."""
    last = view.results[-1]
    lines = [
        text("skullking-round-title", round=last.round, cards=last.cards),
        text("skullking-round-head"),
    ]
    for place, seat in places(last.seats):
        line = text(
            "skullking-round-row",
            place=place,
            name=seated(text, table, seat.seat),
            score=amount(seat.score),
            points=signed(seat.points),
            won=seat.won,
            bid=seat.contract,
        )
        extra = sum(score.points for score in seat.lines if score.kind not in BASE)
        if extra:
            line += " · " + text("skullking-round-bonus", points=signed(extra))
        lines.append(" · ".join([line, *marks(text, table.seats[seat.seat])]))
    return lines


def places(seats: Iterable[SeatScore]) -> list[tuple[str, SeatScore]]:
    """Seats by score with their places; equal scores share one, written ``2=``."""
    ordered = sorted(seats, key=lambda s: (-s.score, s.seat))
    found: list[tuple[str, SeatScore]] = []
    for _, group in groupby(ordered, key=lambda s: s.score):
        equal, place = list(group), len(found) + 1
        found += [(f"{place}=" if len(equal) > 1 else str(place), seat) for seat in equal]
    return found


def last_trick_lines(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The last trick of the round before: it stays until the next card is led."""
    trick = view.last_trick
    if trick is None or trick.result is None:
        return []
    return [text("skullking-last-trick"), *finished_lines(text, table, trick)]


def result(text: Text, table: TableInfo, view: TableView) -> list[str]:
    """The end: places, the last round and the last trick."""
    assert view.outcome is not None
    ranking, points = view.outcome.ranking, view.outcome.points
    first = ranking[0]
    head = text(
        "skullking-end-won" if len(first) == 1 else "skullking-end-shared",
        names=whos(text, table, first),
        points=amount(points[first[0]]),
    )
    lines = [f"### {head}"]
    if view.extra:
        lines.append(text("skullking-end-extra"))
    place = 1
    for group in ranking:
        shared = "=" if len(group) > 1 else ""
        row = text(
            "skullking-end-row",
            place=f"{place}{shared}",
            names=whos(text, table, group),
            points=amount(max(points[seat] for seat in group)),
        )
        lines.append(row)
        place += len(group)
    if view.results:
        last = view.results[-1]
        made = " · ".join(tight(f"{sign(table, s.seat)} {signed(s.points)}") for s in last.seats)
        lines += ["", text("skullking-end-last", round=last.round, points=made)]
    trick = last_trick_lines(text, table, view)
    return [*lines, "", *trick] if trick else lines


# ---- private pages -----------------------------------------------------------------


def look(
    text: Text, table: TableInfo, view: TableView, seat: Seat | None, what: str
) -> Part | None:
    """A private page made of what everybody may see; None when there is no such page now."""
    name, _, rest = what.partition(".")
    if name == "trick":
        return trick_page(text, table, view)
    if not view.results:
        return None
    match name:
        case "why":
            return why_page(text, table, view, seat, rest)
        case "scores":
            return scores_page(text, table, view)
        case _:
            return None


def trick_page(text: Text, table: TableInfo, view: TableView) -> Part | None:
    """The newest finished trick once more."""
    trick = view.last_trick
    if trick is None:
        return None
    title = text("skullking-trick-title", round=trick.round, trick=trick.number)
    return Part(("\n".join([title, *finished_lines(text, table, trick)]),))


def why_page(text: Text, table: TableInfo, view: TableView, seat: Seat | None, round_: str) -> Part:
    """Everybody's sum of one round, the own one first; the newest unless another is chosen."""
    found = {str(result.round): result for result in view.results}
    last = found.get(round_, view.results[-1])
    lines = [text("skullking-why-title", round=last.round, cards=last.cards)]
    own = [s for s in last.seats if s.seat == seat]
    for score in [*own, *(s for s in last.seats if s.seat != seat)]:
        lines += ["", *sum_lines(text, table, score)]
    more = len(view.results) > 1
    return Part(("\n".join(lines),), _rounds(text, table, view, last) if more else ())


def _rounds(
    text: Text, table: TableInfo, view: TableView, shown: RoundResult | None = None
) -> tuple[Select, ...]:
    """The list of rounds to see the sums of; what is shown already is marked."""
    choices = tuple(
        Choice(
            str(result.round),
            text("skullking-why-choice", round=result.round, cards=result.cards),
            chosen=result is shown,
        )
        for result in view.results[-MOST_CHOICES:]
    )
    placeholder = text("skullking-why-list")
    return (Select(select_id(table.id, "look.why"), choices, placeholder),)


def sum_lines(text: Text, table: TableInfo, score: SeatScore) -> list[str]:
    """One seat's sum in words: the contract, what was captured, what is lost."""
    head = text(
        "skullking-sum-head",
        name=who(text, table, score.seat),
        bid=score.bid,
        change=signed(score.change) if score.change else NO_CHANGE,
        won=score.won,
        load=score.load or "none",
        points=signed(score.points),
        score=amount(score.score),
    )
    base = [_line(text, table, line) for line in score.lines if line.kind in BASE]
    more = [line for line in score.lines if line.kind not in BASE]
    paid = [_line(text, table, line) for line in more if line.points]
    lost = [_line(text, table, line, lost=True) for line in more if not line.points]
    lines = [head, " · ".join([*base, *paid])]
    if lost:
        lines.append(text("skullking-sum-lost", lost=" · ".join(lost)))
    return lines


def _line(text: Text, table: TableInfo, line: ScoreLine, *, lost: bool = False) -> str:
    return text(
        f"skullking-sum-{line.kind.replace('_', '-')}",
        points=signed(line.worth if lost else line.points),
        worth=amount(line.worth),
        count=line.count,
        each=amount(line.each),
        card=card_name(text, line.face) if line.face is not None else "",
        partner=sign(table, line.partner) if line.partner is not None else "",
    )


def scores_page(text: Text, table: TableInfo, view: TableView) -> Part:
    """Points of every round and the score so far, in columns; few enough for a phone."""
    last = view.results[-1]
    blocks = [
        text("skullking-scores-title"),
        "\n".join(
            text(
                "skullking-end-row",
                place=place,
                names=who(text, table, seat.seat),
                points=amount(seat.score),
            )
            for place, seat in places(last.seats)
        ),
    ]
    count = len(last.seats)
    parts = -(-count // SEATS_A_BLOCK)
    width = -(-count // parts)
    seats = range(count)
    blocks.append(text("skullking-scores-head"))
    blocks += [_columns(text, view, seats[i : i + width]) for i in range(0, count, width)]
    return Part(tuple(blocks), _rounds(text, table, view))


def _columns(text: Text, view: TableView, seats: Sequence[int]) -> str:
    """Some seats' points by round, for a font of one width."""
    head = [text("skullking-scores-round"), *(str(seat + 1) for seat in seats)]
    rows = [
        [str(result.round), *(signed(result.seats[seat].points) for seat in seats)]
        for result in view.results
    ]
    scores = [amount(view.results[-1].seats[seat].score) for seat in seats]
    first = max(len(row[0]) for row in [head, *rows])
    lines = [
        " ".join([row[0].rjust(first), *(cell.rjust(5) for cell in row[1:])])
        for row in [head, *rows, ["=", *scores]]
    ]
    return "```\n" + "\n".join(lines) + "\n```"
