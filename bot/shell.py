"""The screens every game shares: lobby, board, panel, menus, ping, end."""

from __future__ import annotations

from typing import Any

from bot.games.base import Game, Habits, Part
from bot.screen import (
    BOARD_CALM,
    BOARD_DONE,
    RULE,
    Button,
    Row,
    Screen,
    Style,
    act_id,
    rows_of,
    view_id,
)
from bot.text import Text, safe_name, seat_sign, when
from bot.updates import SeatInfo, TableInfo, Update

TABLES_ON_A_PAGE = 10


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
    blocks = list(part.blocks)
    if table.votes:
        blocks.append(text("board-skip-votes"))
    common = (
        Button(view_id(table.id, "hand"), text(f"{game.slug}-press-hand"), Style.GO),
        *game.presenter.board_extra(text, table, update.view),
        Button(view_id(table.id, "menu"), text("press-table")),
    )
    return Screen(tuple(blocks), (*part.rows, common), part.accent)


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
        f"### {title}\n{state}",
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
    return f"{line} · {text('board-computer')}" if seat.computer else line


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
    return Screen(("\n".join(lines),), rows, BOARD_DONE)


def paused_screen(text: Text, game: Game, update: Update) -> Screen:
    table = update.table
    part = game.presenter.board(text, table, update.view) if update.view.awaited else None
    hand = text(f"{game.slug}-press-hand")
    line = text("board-paused", press=hand, when=when(table.closes_at or 0))
    body = part.blocks[2:] if part else ()
    row = (
        Button(view_id(table.id, "hand"), hand, Style.GO),
        Button(view_id(table.id, "menu"), text("press-table")),
    )
    return Screen((line, *body), (row,), BOARD_CALM)


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
) -> Screen:
    """One seat's private panel. ``hand`` is its SeatView, or None before the start."""
    until_line = (text("panel-until", when=when(until, "t")),) if until else ()
    if hand is None and table.status == "ended":
        rematch = Button(act_id(table.id, "rematch"), text("press-rematch"), Style.GO)
        return Screen((text("panel-ended"),), ((rematch,),))
    if hand is None:
        return Screen(
            (lobby_panel_words(text, game, table, page), *until_line), (_menu(text, table),)
        )
    if table.status == "ended":
        rematch = Button(act_id(table.id, "rematch"), text("press-rematch"), Style.GO)
        if hand.table.outcome is None:
            return Screen((text("panel-ended"),), ((rematch,),))
        blocks = game.presenter.panel(text, table, hand, "main", habits).blocks
        return Screen(blocks, ((rematch,),))
    part = game.presenter.panel(text, table, hand, page, habits)
    menu = _menu(text, table, game.presenter.panel_extra(text, table, hand))
    if table.seats[hand.seat].computer:
        menu = (*menu, Button(act_id(table.id, "back"), text("press-im-back"), Style.GO))
    rows = (*part.rows, menu) if part.menu else part.rows
    return Screen((*part.blocks, *until_line), rows)


def lobby_panel_words(text: Text, game: Game, table: TableInfo, page: str) -> str:
    """``page`` is ``seat.<n>`` for the panel of a seat before the start."""
    seat = table.seats[int(page.partition(".")[2] or 0)]
    name, host = who(seat), safe_name(table.host_name())
    if seat.user_id == table.host:
        return text("panel-lobby-host", seat=name)
    return text("panel-lobby", seat=name, host=host, game=text(f"{game.slug}-name"))


def _menu(text: Text, table: TableInfo, extra: list[Button] | None = None) -> tuple[Button, ...]:
    return (
        Button(view_id(table.id, "refresh"), text("press-refresh")),
        Button(view_id(table.id, "menu"), text("press-table")),
        *(extra or []),
    )


def asleep_screen(text: Text, table_id: str) -> Screen:
    """A panel whose token is about to die: no cards, one button."""
    wake = Button(view_id(table_id, "wake"), text("press-wake"), Style.GO)
    return Screen((text("panel-asleep"),), ((wake,),))


def menu_screen(text: Text, game: Game, table: TableInfo, user_id: int) -> Screen:
    """The private *Table* menu: what this person may do to the table."""
    seated, host = table.seat_of(user_id), table.host == user_id
    lines = [text("menu-title", game=text(f"{game.slug}-name"))]
    back = Button(view_id(table.id, "hand"), text("press-back"))
    first = [back] if seated else []
    first += [
        Button(view_id(table.id, "rules.1"), text("press-rules")),
        Button(view_id(table.id, "settings"), text("press-settings")),
    ]
    second: list[Button] = []
    if seated and table.status == "lobby":
        lines.append(text("menu-lobby"))
        if len(table.seats) > 1:  # a host who stays away is followed by who does it
            second.append(Button(view_id(table.id, "remove"), text("press-remove")))
    elif seated and table.status in ("running", "paused"):
        lines += [text("menu-running"), text("menu-skip")]
        if table.turn_seconds is None:
            lines.append(text("menu-skip-later"))
        second.append(Button(act_id(table.id, "skip"), text("press-skip")))
    if seated and table.status != "ended":
        second.append(Button(view_id(table.id, "leave"), text("press-leave"), Style.RED))
        if host or table.seat_of(table.host) is None:
            lines.append(text("menu-end"))
            second.append(Button(view_id(table.id, "end"), text("press-end"), Style.RED))
    rows: list[Row] = [tuple(first)]
    if second:
        rows.append(tuple(second))
    return Screen(("\n".join(lines),), tuple(rows))


def sure_screen(text: Text, table: TableInfo, verb: str) -> Screen:
    """The question before leaving or ending. *Back* lies where the first press was."""
    state = "lobby" if table.status == "lobby" else "running"
    question = text(f"leave-question-{state}") if verb == "leave" else text("end-question")
    back = Button(view_id(table.id, "menu"), text("press-back"))
    sure = Button(act_id(table.id, verb), text(f"press-{verb}-sure"), Style.RED)
    return Screen((question,), ((back,), (back_place(text), sure)))


def back_place(text: Text) -> Button:
    """An idle button that keeps the place of a first press, so that a double tap does nothing."""
    return Button("v:x:idle", "…", disabled=True)


def remove_screen(text: Text, table: TableInfo, user_id: int) -> Screen:
    """Before the start the host may free any seat but the own one."""
    buttons = [
        Button(
            act_id(table.id, f"remove.{seat.seat}.{seat.user_id or 0}"),
            seat_sign(seat.seat),
            Style.RED,
        )
        for seat in table.seats
        if seat.user_id != user_id
    ]
    back = Button(view_id(table.id, "menu"), text("press-back"))
    lines = [text("remove-question"), *(who(seat) for seat in table.seats)]
    rows = (buttons[i : i + 5] for i in range(0, len(buttons), 5))
    return Screen(("\n".join(lines),), ((back,), *(tuple(row) for row in rows)))


def settings_screen(text: Text, table_id: str, habits: Habits) -> Screen:
    """A person's own settings."""
    on, off = text("settings-on"), text("settings-off")
    lines, buttons = (
        [text("settings-title")],
        [Button(view_id(table_id, "menu"), text("press-back"))],
    )
    for name in ("ask", "pings"):
        state = on if getattr(habits, name) else off
        lines.append(text("settings-line", words=text(f"settings-{name}"), state=state))
        buttons.append(Button(act_id(table_id, f"set-{name}"), text(f"press-set-{name}")))
    return Screen(("\n".join(lines),), (tuple(buttons),))


def look_screen(text: Text, table: TableInfo, part: Part, seated: bool) -> Screen:
    """A game's private page, with the way back to the panel for whoever has one."""
    back = (Button(view_id(table.id, "hand"), text("press-back")),)
    return Screen(part.blocks, (*part.rows, back) if seated else part.rows)


def rules_screen(text: Text, game: Game, where: str, page: int) -> Screen:
    """One page of the rules guide. ``where`` is a table's id, or a game's slug without one."""
    pages = game.presenter.rules(text)
    page = max(1, min(page, len(pages)))
    count = text("rules-page", page=page, pages=len(pages))
    row = [*turn_pages(text, where, "rules", page, len(pages))]
    if where != game.slug:
        row.append(Button(view_id(where, "hand"), text("press-back")))
    return Screen((pages[page - 1], count), (tuple(row),))


def choose_table_screen(text: Text, game: Game, found: list[TableInfo], page: int) -> Screen:
    """Several tables await this person: which one is meant? A page has ten of them."""
    pages = max(1, -(-len(found) // TABLES_ON_A_PAGE))
    page = max(1, min(page, pages))
    shown = found[(page - 1) * TABLES_ON_A_PAGE : page * TABLES_ON_A_PAGE]
    name, lines, buttons = text(f"{game.slug}-name"), [text("choose-table")], list[Button]()
    for number, table in enumerate(shown, (page - 1) * TABLES_ON_A_PAGE + 1):
        where, host = f"<#{table.channel_id}>", safe_name(table.host_name())
        lines.append(text("choose-table-line", number=number, channel=where, game=name, host=host))
        buttons.append(Button(view_id(table.id, "hand"), str(number), Style.GO))
    rows = [*rows_of(buttons)]
    if pages > 1:
        rows.append(turn_pages(text, game.slug, "tables", page, pages))
    return Screen(("\n".join(lines),), tuple(rows))


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
