"""The screens every game shares: lobby, board, panel, menus, ping, end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.base import Game, Habits, Part
from bot.screen import (
    BOARD_CALM,
    BOARD_DONE,
    NOWHERE,
    PICTURE,
    RULE,
    Button,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    act_id,
    link,
    rows_of,
    view_id,
)
from bot.text import Text, safe_name, seat_sign, when
from bot.updates import SOMEBODY_GONE, SeatInfo, TableInfo, Update

BY_ADMIN = ("closed", "reset")
"""Why a table has ended that an admin of its server has ended."""


def who(seat: SeatInfo) -> str:
    return f"{seat_sign(seat.seat)} **{safe_name(seat.name)}**"


def turn_time_words(text: Text, seconds: int | None) -> str:
    return text(f"turn-time-{seconds if seconds is not None else 'none'}")


# ---- boards ------------------------------------------------------------------------


def board_screen(text: Text, game: Game, update: Update) -> Screen:
    """The public message of a table, whatever its state."""
    table = update.table
    if table.status == "lobby":
        return lobby_screen(text, game, table)
    if table.status == "ended":
        return end_screen(text, game, update)
    if table.status == "paused":
        return paused_screen(text, game, update)
    part = game.presenter.board(text, table, update.view)
    picture = part.picture if table.pictures else None
    blocks = [*hang(part.blocks, picture), *notice_lines(text, table, update.view)]
    if table.votes:
        blocks.append(text("board-skip-votes"))
    common = (
        Button(view_id(table.id, "hand"), text(f"{game.slug}-press-hand"), Style.GO),
        *game.presenter.board_extra(text, table, update.view),
        Button(view_id(table.id, "menu"), text("press-table")),
    )
    return Screen(tuple(blocks), (*part.rows, common), part.accent, picture=picture)


def hang(blocks: tuple[str, ...], picture: Picture | None) -> tuple[str, ...]:
    """The blocks with the place for a picture below the first one."""
    return (blocks[0], PICTURE, *blocks[1:]) if picture is not None else blocks


def notice_lines(text: Text, table: TableInfo, view: Any) -> list[str]:
    """What was done to the table in this round, the newest last, in one block."""
    notice = dict(table.notice or {})
    if not notice or notice.get("round") != (view.round if view else 0):
        return []
    told = [notice, *notice.get("earlier", [])]
    return ["\n".join(f"📣 {notice_words(text, one)}" for one in reversed(told))]


def notice_words(text: Text, notice: Mapping[str, Any]) -> str:
    """One thing that was done: who came, who went, what an admin did."""
    seat, code = notice.get("seat"), notice["code"]
    if code == "take" and notice.get("name") == notice.get("other"):
        code = "take-again"  # whoever had left and is back
    names = {k: text.names([str(notice.get(k, ""))]) for k in ("name", "other")}
    return text(f"notice-{code}", seat=seat_sign(seat) if seat is not None else "", **names)


def lobby_screen(text: Text, game: Game, table: TableInfo) -> Screen:
    """Who sits there, what is missing, what differs from the official game."""
    low, high = game.engine.seats[0], game.engine.seats[-1]
    count, host = len(table.seats), safe_name(table.host_name())
    title = text("lobby-title", game=text(f"{game.slug}-name"), host=host)
    if count < low:
        state = text("lobby-need", seats=count, low=low, high=high, missing=low - count)
    elif count == high:
        state = text("lobby-full", seats=count, host=host)
    else:
        state = text("lobby-ready", seats=count, low=low, high=high, host=host)
    looks = [
        Button(view_id(table.id, "options"), text("press-options")),
        Button(view_id(table.id, "rules.1"), text("press-rules")),
        Button(view_id(table.id, "menu"), text("press-table")),
    ]
    if game.presenter.option_lines(text, table.options):
        looks.append(Button(act_id(table.id, "official"), text("press-official")))
    rows: tuple[Row, ...] = (
        (
            Button(act_id(table.id, "join"), text("press-join"), Style.GO),
            Button(act_id(table.id, "computer"), text("press-computer")),
            Button(act_id(table.id, "start"), text("press-start"), Style.GO),
        ),
        tuple(looks),
    )
    seats = "\n".join(lobby_seat(text, table, seat) for seat in table.seats)
    blocks = (
        "\n".join([f"### {title}\n{state}", *notice_lines(text, table, None)]),
        RULE,
        seats,
        RULE,
        "\n".join([*house_rules(text, game, table), *lobby_hints(text, table)]),
    )
    return Screen(blocks, rows, BOARD_CALM)


def lobby_hints(text: Text, table: TableInfo) -> list[str]:
    """How to sit down, and until when."""
    hints = [f"-# {text('lobby-invite')}"]
    if table.closes_at is not None:
        hints.append(f"-# {text('lobby-expires', when=when(table.closes_at))}")
    return hints


def lobby_seat(text: Text, table: TableInfo, seat: SeatInfo) -> str:
    line = who(seat)
    if seat.user_id == table.host:
        line += f" · {text('lobby-seat-host')}"
    return f"{line} {text('board-computer')}" if seat.computer else line


def house_rules(text: Text, game: Game, table: TableInfo) -> list[str]:
    """The options in lines: only what differs from the official game, then what follows."""
    lines = game.presenter.option_lines(text, table.options)
    head = text("lobby-except") if lines else text("lobby-official")
    seats = game.presenter.lobby_lines(text, table.options, len(table.seats))
    turn = turn_time_words(text, table.turn_seconds)
    return [head, *(f"• {line}" for line in lines), *seats, turn]


def end_screen(text: Text, game: Game, update: Update) -> Screen:
    """How a table ended."""
    table = update.table
    result = table.result or {}
    rows = ((Button(act_id(table.id, "rematch"), text("press-rematch"), Style.GO),),)
    title = text("lobby-title", game=text(f"{game.slug}-name"), host=safe_name(table.host_name()))
    if "ranking" not in result or update.view is None:
        reason = str(result.get("reason", "abandoned")).replace("_", "-")
        sentence = text(f"board-ended-{reason}", game=game.slug)
        return Screen((f"### {title}\n{sentence}",), rows, BOARD_DONE)
    rows = ((*rows[0], *game.presenter.board_extra(text, table, update.view)),)
    lines = game.presenter.result(text, table, update.view)
    if result.get("played_out"):
        lines.append(text("board-played-out", count=result["played_out"]))
    picture = game.presenter.final(text, update.view) if table.pictures else None
    return Screen(hang(result_blocks(lines), picture), rows, BOARD_DONE, picture=picture)


def result_blocks(lines: list[str]) -> tuple[str, ...]:
    """How a game ended: who has won, then all else; a picture hangs between."""
    rest = "\n".join(lines[1:]).strip("\n")
    return (lines[0], rest) if rest else (lines[0],)


def paused_screen(text: Text, game: Game, update: Update) -> Screen:
    """A board at rest: nobody is there, or somebody wants it so."""
    table = update.table
    part = game.presenter.board(text, table, update.view) if update.view.awaited else None
    hand = text(f"{game.slug}-press-hand")
    closes = when(table.closes_at or 0)
    row = [Button(view_id(table.id, "hand"), hand, Style.GO)]
    if table.paused_by is None:
        line = text("board-paused", press=hand, when=closes)
    else:
        line = f"{paused_line(text, table)} {text('board-paused-closes', when=closes)}"
        row.append(Button(act_id(table.id, "resume"), text("press-resume"), Style.GO))
    row.append(Button(view_id(table.id, "menu"), text("press-table")))
    body: tuple[str, ...] = ()
    if part is not None:  # its first block says which round it is, and who is awaited
        title = part.blocks[0].partition("\n")[0]
        line, body = f"{title}\n{line}", part.blocks[1:]
    picture = part.picture if part is not None and table.pictures else None
    body = (*body, *notice_lines(text, table, update.view))
    return Screen(hang((line, *body), picture), (tuple(row),), BOARD_CALM, picture=picture)


def paused_line(text: Text, table: TableInfo) -> str:
    """Who has paused the table, and who lets it go on."""
    assert table.paused_by is not None
    if table.paused_by == SOMEBODY_GONE:
        return text("paused-by-nobody", host=safe_name(table.host_name()))
    seat, host = table.seat_of(table.paused_by), safe_name(table.host_name())
    if seat is None:
        return text("paused-by-admin", host=host)
    if table.paused_by == table.host:
        return text("paused-by-host", name=safe_name(seat.name))
    return text("paused-by", name=safe_name(seat.name), host=host)


def unreadable_screen(text: Text, table: TableInfo, bug: str) -> Screen:
    """A board that cannot be drawn: the table lives on, with a number to report."""
    row = (Button(view_id(table.id, "menu"), text("press-table")),)
    return Screen((text("board-unreadable", id=bug),), (row,), BOARD_CALM)


def moved_screen(text: Text, table: TableInfo) -> Screen:
    """What is left of a message that is no longer the table's board: the way there."""
    return Screen((text("board-moved", link=table.jump_url),))


def ping_screen(text: Text, game: Game, table: TableInfo, seats: list[SeatInfo]) -> Screen:
    """The turn ping: who is awaited, with the private button."""
    users = tuple(seat.user_id for seat in seats if seat.user_id is not None)
    mentions = " ".join(f"<@{user}>" for user in users)
    words = text("ping-turn", mentions=mentions, game=text(f"{game.slug}-name"))
    row = (
        Button(view_id(table.id, "hand"), text(f"{game.slug}-press-hand"), Style.GO),
        Button(act_id(table.id, "skip"), text("press-skip")),
    )
    return Screen((words,), (row,), mentions=users)


# ---- panels ------------------------------------------------------------------------


def panel_screen(
    text: Text,
    game: Game,
    table: TableInfo,
    hand: Any,
    page: str,
    habits: Habits,
    until: float | None,
    board: str | None = None,
) -> Screen:
    """One seat's private panel. ``hand`` is its SeatView, or None before the start.

    ``until`` is when it falls asleep; ``board`` leads to its table from somewhere else.
    """
    way = (link(text("press-board"), board),) if board else ()
    place = (panel_place(text, game, table),) if board else ()
    last = place or ((text("panel-until", when=when(until, "t")),) if until else ())
    rematch = Button(act_id(table.id, "rematch"), text("press-rematch"), Style.GO)
    if hand is None and table.status == "ended":
        return Screen((over_words(text, table),), ((rematch, *way),))
    if hand is None:
        words = lobby_panel_words(text, game, table, page, habits)
        return Screen((words, *last), ((*_menu(text, table), *way),))
    if table.status == "ended":
        if hand.table.outcome is None:
            return Screen((over_words(text, table), *place), ((rematch, *way),))
        blocks = game.presenter.panel(text, table, hand, "main", habits).blocks
        picture = None
        if board:  # the board with the result is not in sight
            blocks = result_blocks(game.presenter.result(text, table, hand.table))
            if wants_pictures(table, habits):
                picture = game.presenter.final(text, hand.table)
        return Screen((*hang(blocks, picture), *place), ((rematch, *way),), picture=picture)
    part = game.presenter.panel(text, table, hand, page, habits)
    picture = part.picture if wants_pictures(table, habits) else None
    extra = game.presenter.panel_extra(text, table, hand)
    if table.paused_by is not None:
        part = resting(part, paused_line(text, table))
        extra = [replace(button, disabled=True) for button in extra]
    menu = (*_menu(text, table), *way, *extra)
    if table.seats[hand.seat].computer:
        menu = (*menu, Button(act_id(table.id, "back"), text("press-im-back"), Style.GO))
    rows, blocks = (*part.rows, menu) if part.menu else part.rows, part.blocks
    if hand.table.round == 1 and habits.wants_guide(game.slug):
        step = game.presenter.guide(text, hand)
        blocks = (*blocks, text("guide-step", step=step)) if step else blocks
    place_for_it = (PICTURE,) if picture is not None else ()
    return Screen((*blocks, *place_for_it, *last), rows, picture=picture)


def wants_pictures(table: TableInfo, habits: Habits) -> bool:
    """Whether neither the server nor this person has switched pictures off."""
    return table.pictures and habits.pictures


def over_words(text: Text, table: TableInfo) -> str:
    """That a table has ended without a result, and by whom if an admin has ended it."""
    reason = (table.result or {}).get("reason")
    return text(f"board-ended-{reason}" if reason in BY_ADMIN else "panel-ended")


def resting(part: Part, line: str) -> Part:
    """A panel while its table is paused: all of it stays in its place and nothing can be played."""
    rows = tuple(
        tuple(replace(button, disabled=True) for button in row)
        if isinstance(row, tuple)
        else replace(row, disabled=True)
        if isinstance(row, Select)
        else row
        for row in part.rows
    )
    return replace(part, blocks=(line, *part.blocks), rows=rows)


def panel_place(text: Text, game: Game, table: TableInfo) -> str:
    """Which table a panel is of that does not stand below its board."""
    name, host = text(f"{game.slug}-name"), safe_name(table.host_name())
    return text("panel-place", game=name, host=host, channel=f"<#{table.channel_id}>")


def lobby_panel_words(text: Text, game: Game, table: TableInfo, page: str, habits: Habits) -> str:
    """``page`` is ``seat.<n>`` for the panel of a seat before the start."""
    seat = table.seats[int(page.partition(".")[2] or 0)]
    name, host = who(seat), safe_name(table.host_name())
    if seat.user_id == table.host:
        return text("panel-lobby-host", seat=name)
    key = "panel-lobby-dm" if habits.dm else "panel-lobby"
    return text(key, seat=name, host=host, game=text(f"{game.slug}-name"))


def _menu(text: Text, table: TableInfo) -> tuple[Button, ...]:
    return (
        Button(view_id(table.id, "refresh"), text("press-refresh")),
        Button(view_id(table.id, "menu"), text("press-table")),
    )


def asleep_screen(text: Text, table_id: str) -> Screen:
    """A panel whose token is about to die: no cards, one button."""
    wake = Button(view_id(table_id, "wake"), text("press-wake"), Style.GO)
    return Screen((text("panel-asleep"),), ((wake,),))


def settings_screen(text: Text, table_id: str, habits: Habits) -> Screen:
    """A person's own settings."""
    on, off = text("settings-on"), text("settings-off")
    back = Button(view_id(table_id, "menu"), text("press-back"))
    lines, buttons = [text("settings-title")], [] if table_id == NOWHERE else [back]
    for name in ("ask", "pings", "dm", "pictures", "words", "steps"):
        state = on if getattr(habits, name) else off
        lines.append(text("settings-line", words=text(f"settings-{name}"), state=state))
        buttons.append(Button(act_id(table_id, f"set-{name}"), text(f"press-set-{name}")))
    return Screen(("\n".join(lines),), rows_of(buttons))


def look_screen(text: Text, table: TableInfo, part: Part, seated: bool, pictures: bool) -> Screen:
    """A game's private page, with the way back to the panel for whoever has one."""
    back = (Button(view_id(table.id, "hand"), text("press-back")),)
    picture = part.picture if pictures else None
    rows = (*part.rows, back) if seated else part.rows
    return Screen(hang(part.blocks, picture), rows, picture=picture)


def rules_screen(text: Text, game: Game, where: str, page: int, habits: Habits) -> Screen:
    """One page of the rules guide. ``where`` is a table's id, or a game's slug without one."""
    pages = game.presenter.rules(text)
    page = max(1, min(page, len(pages)))
    count = text("rules-page", page=page, pages=len(pages))
    row = [*turn_pages(text, where, "rules", page, len(pages))]
    if where != game.slug:
        row.append(Button(view_id(where, "hand"), text("press-back")))
    picture = game.presenter.rules_picture(text, page) if habits.pictures else None
    return Screen(hang((pages[page - 1], count), picture), (tuple(row),), picture=picture)


def turn_pages(text: Text, where: str, what: str, page: int, pages: int) -> tuple[Button, ...]:
    """To the page before and the next one."""
    before, after = view_id(where, f"{what}.{page - 1}"), view_id(where, f"{what}.{page + 1}")
    return (
        Button(before, text("press-previous"), disabled=page == 1),
        Button(after, text("press-next"), disabled=page == pages),
    )


def line_screen(line: str, *rows: Row) -> Screen:
    """One sentence, perhaps with controls."""
    return Screen((line,), tuple(rows))
