"""A table's past told in words, a page at a time: what was played, and who came and went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.base import Game, Told
from bot.screen import Button, Screen, view_id
from bot.shell import turn_pages
from bot.text import Text, safe_name, seat_sign, when
from bot.updates import HistoryLine, TableInfo

LONGEST_PAGE = 3_000
"""Characters; Discord takes 4,000 in a message, and a title and a legend stand beside them."""
MARKS = {"clock": "⏰", "admin": "🛡️"}
"""What stands behind a move that nobody at the table has made."""
OWNERS = ("handed", "leave", "away", "offer", "keep", "pause", "resume", "end")
"""Acts whose name is that of the seat's owner."""
BETWEEN = " · "


def history_screen(
    text: Text,
    game: Game,
    table: TableInfo,
    lines: Sequence[HistoryLine],
    page: int | None = None,
    *,
    back: bool = False,
) -> Screen:
    """One page of the past, the newest if none is named. ``back`` leads to the menu."""
    pages = pages_of([*told_lines(text, game, table, lines)])
    page = max(1, min(page or len(pages), len(pages)))
    title = text("history-title", game=text(f"{game.slug}-name"), host=safe_name(table.host_name()))
    people = BETWEEN.join(f"{seat_sign(s.seat)} {safe_name(s.name)}" for s in table.seats)
    shown, several = pages[page - 1], len(pages) > 1
    notes = [text("history-legend")] if any(mark in shown for mark in MARKS.values()) else []
    if several:
        notes.append(text("rules-page", page=page, pages=len(pages)))
    if table.status == "ended" and not any(line.events for line in lines):
        notes.insert(0, text("history-no-moves"))
    row = turn_pages(text, table.id, "history", page, len(pages)) if several else ()
    if back:
        row = (*row, Button(view_id(table.id, "menu"), text("press-back")))
    blocks = (f"{title}\n-# {people}", shown, "\n".join(notes))
    return Screen(tuple(filter(None, blocks)), (row,) if row else ())


def before_screen(text: Text, screen: Screen, before: str | None) -> Screen:
    """The past of a table that has not begun, with the way to the game ``before`` it."""
    if before is None:
        return screen
    way = Button(view_id(before, "history"), text("press-history-before"))
    return replace(screen, rows=(*screen.rows, (way,))).with_notice(text("history-before"))


def pages_of(lines: Sequence[str]) -> list[str]:
    """Lines on pages of a bearable length, oldest first; pages that are full never change."""
    pages, length = [list[str]()], 0
    for line in lines:
        if length + len(line) > LONGEST_PAGE and pages[-1]:
            pages.append([])
            length = 0
        pages[-1].append(line)
        length += len(line) + 1
    return ["\n".join(page).strip() or "…" for page in pages]


def told_lines(
    text: Text, game: Game, table: TableInfo, lines: Sequence[HistoryLine]
) -> Iterator[str]:
    """The past in lines: what is alike and follows one another stands in one of them."""
    run, parts = "", list[str]()
    names = names_then(text, table, lines)
    for line, then in zip(lines, names, strict=True):
        for told in _told(text, game, _named(table, then), line):
            if parts and (not told.run or told.run != run):
                yield f"{run} {BETWEEN.join(parts)}"
                parts = []
            run = told.run
            if run:
                parts.append(told.words)
            else:
                yield told.words
    if parts:
        yield f"{run} {BETWEEN.join(parts)}"


def _told(text: Text, game: Game, table: TableInfo, line: HistoryLine) -> Iterator[Told]:
    if line.kind != "move":
        yield Told(act_words(text, table, line))
    mark = MARKS.get(line.by, "") if line.kind == "move" else ""
    # The first event of a void says what the act has said already.
    for event in line.events[1:] if line.kind == "void" else line.events:
        told = game.presenter.told(text, table, event)
        if told is None:
            continue
        words = f"{told.words} {mark}" if mark else told.words
        mark = ""  # the first thing that comes of a move is the move itself
        if told.head:
            words = f"\n{words}{BETWEEN}{when(line.at, 't')}"
        yield replace(told, words=words)


def act_words(text: Text, table: TableInfo, line: HistoryLine) -> str:
    """An act that is no move: who sat down, left, paused, what an admin did."""
    kind = "admin" if line.kind == "void" else line.kind
    act = line.details.get("act")
    if line.kind in ("pause", "resume") and line.by == "admin":
        kind, act = "admin", line.kind
    key = f"history-{kind}" if act is None else f"history-{kind}-{act}"
    if line.kind == "leave" and line.seat is None:
        key = "history-leave-lobby"
    seat = line.seat
    name = line.details.get("name")
    if name is None and line.kind in ("back", "vote") and seat is not None:
        name = table.seats[seat].name
    words = text(
        key,
        name=text("history-somebody") if name is None else safe_name(str(name)),
        seat="" if seat is None or seat >= len(table.seats) else seat_sign(seat),
    )
    mark = MARKS.get(line.by, "")
    return f"{words} {mark}".strip() if kind == "away" else words


# ---- who was who -------------------------------------------------------------------


def names_then(text: Text, table: TableInfo, lines: Sequence[HistoryLine]) -> list[tuple[str, ...]]:
    """The names at the seats at the time of each line, since seats change hands."""
    names, found = [seat.name for seat in table.seats], list[tuple[str, ...]]()
    for at in range(len(lines) - 1, -1, -1):
        found.append(tuple(names))
        line = lines[at]
        if line.kind == "take" and line.seat is not None:
            names[line.seat] = _owner_before(text, lines[:at], line.seat)
    return found[::-1]


def _owner_before(text: Text, lines: Sequence[HistoryLine], seat: int) -> str:
    for line in reversed(lines):
        if line.seat == seat and line.kind in OWNERS:
            return str(line.details.get("name", text("history-somebody")))
        if line.seat == seat and line.kind == "take":
            return str(line.details.get("name", text("history-somebody")))
    return text("history-computer-name")


def _named(table: TableInfo, names: Sequence[str]) -> TableInfo:
    seats = (replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True))
    return replace(table, seats=tuple(seats))
