"""The private *Table* menu and the pages behind it that are the same for every game."""

from __future__ import annotations

from bot.games.base import Game
from bot.screen import (
    NOWHERE,
    Button,
    PickPerson,
    Row,
    Screen,
    Style,
    act_id,
    link,
    rows_of,
    select_id,
    view_id,
)
from bot.shell import line_screen, paused_line, turn_pages, who
from bot.text import Text, plain_name, safe_name, seat_sign
from bot.updates import SeatInfo, TableInfo, Update

TABLES_ON_A_PAGE = 10


# ---- the menu ----------------------------------------------------------------------


def menu_screen(text: Text, game: Game, table: TableInfo, user_id: int) -> Screen:
    """What this person may do to the table: looks first, then seats, then what is for good."""
    lines = [text("menu-title", game=text(f"{game.slug}-name"))]
    seat = table.seat_of(user_id)
    rows: list[Row] = [_looks(text, table, seat)]
    if seat is not None and table.status == "lobby":
        lines.append(text("menu-lobby"))
        if len(table.seats) > 1:  # a host who stays away is followed by who does it
            rows.append((Button(view_id(table.id, "remove"), text("press-remove")),))
    elif seat is not None and table.status in ("running", "paused"):
        lines += _menu_lines(text, table, user_id)
        rows.append(_seat_acts(text, table, seat))
    if seat is not None and table.status != "ended":
        last = [Button(view_id(table.id, "leave"), text("press-leave"), Style.RED)]
        if leads(table, user_id):
            lines.append(text("menu-end"))
            last.append(Button(view_id(table.id, "end"), text("press-end"), Style.RED))
        rows.append(tuple(last))
    return Screen(("\n".join(lines),), tuple(rows))


def leads(table: TableInfo, user_id: int) -> bool:
    """Is this the host, or is there none at the table?"""
    return table.host == user_id or table.seat_of(table.host) is None


def _looks(text: Text, table: TableInfo, seat: SeatInfo | None) -> tuple[Button, ...]:
    looks = (
        Button(view_id(table.id, "rules.1"), text("press-rules")),
        Button(view_id(table.id, "history"), text("press-history")),
        Button(view_id(table.id, "settings"), text("press-settings")),
    )
    back = Button(view_id(table.id, "hand"), text("press-back"))
    return (back, *looks) if seat is not None else looks


def _menu_lines(text: Text, table: TableInfo, user_id: int) -> list[str]:
    lines = [text("menu-seat")]
    if table.paused_by is not None:
        lines.append(paused_line(text, table))
    elif leads(table, user_id):
        lines.append(text("menu-pause"))
    lines.append(text("menu-skip"))
    if table.turn_seconds is None:
        lines.append(text("menu-skip-later"))
    return lines


def _seat_acts(text: Text, table: TableInfo, seat: SeatInfo) -> tuple[Button, ...]:
    """Each keeps its place, whatever else there is; *Keep my seat* comes and goes at the end."""
    assert seat.user_id is not None
    acts = [
        Button(view_id(table.id, "give"), text("press-give")),
        Button(act_id(table.id, "skip"), text("press-skip")),
    ]
    if leads(table, seat.user_id):
        rest = "pause" if table.paused_by is None else "resume"
        acts += [
            Button(act_id(table.id, rest), text(f"press-{rest}")),
            Button(view_id(table.id, "away"), text("press-away")),
        ]
    if seat.offered_to is not None:
        acts.append(Button(act_id(table.id, "keep"), text("press-keep"), Style.GO))
    return tuple(acts)


def back_row(text: Text, table: TableInfo) -> tuple[Button, ...]:
    return (Button(view_id(table.id, "menu"), text("press-back")),)


# ---- questions and choices ---------------------------------------------------------


def sure_screen(text: Text, table: TableInfo, verb: str) -> Screen:
    """The question before leaving or ending. *Back* lies where the first press was."""
    state = "lobby" if table.status == "lobby" else "running"
    question = text(f"leave-question-{state}") if verb == "leave" else text("end-question")
    sure = Button(act_id(table.id, verb), text(f"press-{verb}-sure"), Style.RED)
    return Screen((question,), (back_row(text, table), (back_place(), sure)))


def back_place() -> Button:
    """An idle button that keeps the place of a first press, so that a double tap does nothing."""
    return Button(view_id(NOWHERE, "idle"), "…", disabled=True)


def remove_screen(text: Text, table: TableInfo, user_id: int) -> Screen:
    """Before the start the host may free any seat but the own one."""
    buttons = [
        seat_button(table, "remove", seat, Style.RED)
        for seat in table.seats
        if seat.user_id != user_id
    ]
    lines = [text("remove-question"), *(who(seat) for seat in table.seats)]
    return Screen(("\n".join(lines),), (back_row(text, table), *rows_of(buttons)))


def seat_button(table: TableInfo, verb: str, seat: SeatInfo, style: Style) -> Button:
    """A button for a seat and who sits there: seats change hands while a screen stands."""
    target = f"{verb}.{seat.seat}.{seat.user_id or 0}"
    button = Button(act_id(table.id, target), seat_sign(seat.seat), style)
    return button.with_tile(f"token/{seat.seat + 1}", plain_name(seat.name))


def give_screen(text: Text, table: TableInfo, seat: SeatInfo, *, listed: bool = True) -> Screen:
    """Whom to offer the own seat to, and whether it is offered already.

    Where Discord does not list the people of the server the choice is made on the board.
    """
    lines = [text("give-question", seat=seat_sign(seat.seat))]
    row = back_row(text, table)
    if seat.offered_to is not None:
        lines.append(text("give-standing"))
        row = (*row, Button(act_id(table.id, "keep"), text("press-keep"), Style.GO))
    if not listed:
        lines.append(text("give-elsewhere"))
        way = (link(text("press-board"), table.jump_url),) if table.jump_url else ()
        return Screen(("\n".join(lines),), ((*row, *way),))
    pick = PickPerson(select_id(table.id, "give"), text("give-pick"))
    return Screen(("\n".join(lines),), (row, pick))


def away_screen(text: Text, table: TableInfo, user_id: int, now: float, patience: float) -> Screen:
    """For whom the computer can play until they are back: who is late or has missed a turn.

    ``patience`` is how many seconds somebody may be awaited at ``now`` before being late.
    """
    others = [s for s in table.seats if s.user_id not in (None, user_id) and not s.computer]
    late = [s for s in others if s.missed or (s.awaited and now - s.since >= patience)]
    lines = [text("away-question" if late else "away-nobody"), *(who(seat) for seat in late)]
    buttons = [seat_button(table, "away", seat, Style.LOOK) for seat in late]
    rows = (back_row(text, table), (back_place(),), *rows_of(buttons))
    return Screen(("\n".join(lines),), rows)


def free_seats(update: Update, user_id: int) -> list[SeatInfo]:
    """The seats that this person could take now: a computer's for good, or one offered to them.

    Whose owner is only away is not among them, nor is one that is out of the game.
    """
    table = update.table
    if table.status not in ("running", "paused") or table.seat_of(user_id) is not None:
        return []
    return [
        seat
        for seat in table.seats
        if seat.seat not in update.view.out and (seat.user_id is None or seat.offered_to == user_id)
    ]


def door_screen(text: Text, table: TableInfo, seats: list[SeatInfo]) -> Screen:
    """What somebody is told who comes to a game that is on: the seats that can be taken."""
    computers = [seat for seat in seats if seat.user_id is None]
    lines = [text("door-title")]
    lines += [
        text("door-offer", name=safe_name(seat.name), seat=seat_sign(seat.seat))
        for seat in seats
        if seat.user_id is not None
    ]
    if computers:
        names = ", ".join(who(seat) for seat in computers)
        lines.append(text("door-computers", count=len(computers), names=names))
    lines.append(text("door-hint"))
    return Screen(("\n".join(lines),), rows_of([take_button(text, table, s) for s in seats]))


def take_button(text: Text, table: TableInfo, seat: SeatInfo) -> Button:
    words = text("press-take", seat=seat_sign(seat.seat))
    return Button(act_id(table.id, f"take.{seat.seat}"), words, Style.GO)


def offer_screen(text: Text, game: Game, table: TableInfo, seat: SeatInfo) -> Screen:
    """The public message that calls whoever is offered a seat."""
    assert seat.offered_to is not None
    words = text(
        "offer-words",
        mention=f"<@{seat.offered_to}>",
        name=safe_name(seat.name),
        seat=seat_sign(seat.seat),
        game=text(f"{game.slug}-name"),
    )
    button = Button(act_id(table.id, f"take.{seat.seat}"), text("press-take-offered"), Style.GO)
    return Screen((words,), ((button,),), mentions=(seat.offered_to,))


# ---- without a table ---------------------------------------------------------------


def forget_screen(text: Text) -> Screen:
    """The question before somebody is forgotten."""
    sure = Button(act_id(NOWHERE, "forget"), text("press-forget-sure"), Style.RED)
    return line_screen(text("forget-question"), (sure,))


def choose_table_screen(
    text: Text, found: list[TableInfo], page: int, what: str, where: str
) -> Screen:
    """Several tables: which one is meant? A page has ten of them.

    A press shows the page ``what`` of a table. ``where`` is a game's slug, or nowhere.
    """
    pages = max(1, -(-len(found) // TABLES_ON_A_PAGE))
    page = max(1, min(page, pages))
    shown = found[(page - 1) * TABLES_ON_A_PAGE : page * TABLES_ON_A_PAGE]
    lines, buttons = [text("choose-table")], list[Button]()
    for number, table in enumerate(shown, (page - 1) * TABLES_ON_A_PAGE + 1):
        name, host = text(f"{table.game}-name"), safe_name(table.host_name())
        channel = f"<#{table.channel_id}>"
        lines.append(
            text("choose-table-line", number=number, channel=channel, game=name, host=host)
        )
        buttons.append(Button(view_id(table.id, what), str(number), Style.GO))
    rows = [*rows_of(buttons)]
    if pages > 1:
        pages_of = "tables" if what == "hand" else f"tables-{what}"
        rows.append(turn_pages(text, where, pages_of, page, pages))
    return Screen(("\n".join(lines),), tuple(rows))
