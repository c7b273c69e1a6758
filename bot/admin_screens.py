"""What a server's admins see: their tables, the question before what cannot be undone, answers.

All of it is private, and nothing here holds more than everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.base import Game
from bot.screen import (
    BOARD_DONE,
    RULE,
    Button,
    Row,
    Screen,
    Style,
    admin_id,
    link,
)
from bot.shell import house_rules, turn_time_words, who
from bot.steward import Overview, Reset
from bot.text import SEAT_SIGNS, Text, plain_name, safe_name, seat_sign, when
from bot.updates import SeatInfo, TableInfo

SERVER = "server"
"""Stands in an id where a table's would: what is pressed concerns the whole server."""
TABLES_ON_A_PAGE = 5
MOST_AWAITED = 3
LONGEST_HOST = 16
"""Characters of a host's name on a button; five of them stand in a row."""
LOST = ("options", "state", "pinged", "result", "notice")
Games = Mapping[str, Game]


@dataclass(frozen=True, slots=True)
class Question:
    """What an admin is asked before something cannot be undone.

    ``words`` ask it, ``verb`` does it, ``column`` is where the button that led here stood.
    """

    words: str
    verb: str
    column: int = 0


# ---- one table in words --------------------------------------------------------------


def table_words(text: Text, games: Games, bare: Any, key: str = "admin-table") -> str:
    """A table by its game, its place and its host."""
    channel = f"<#{bare.channel_id}>"
    return text(key, game=_game(text, games, bare), channel=channel, host=_host(text, bare))


def choice_words(text: Text, games: Games, bare: Any, channel: str | None) -> str:
    """A table as a line of a list that Discord shows while somebody types."""
    place = text("admin-channel", name=channel) if channel else text("admin-no-channel")
    host = _host_name(bare)
    name = text("admin-no-host") if host is None else plain_name(host)
    game = _game(text, games, bare)
    return text("admin-table-choice", game=game, channel=place, host=name)


def _game(text: Text, games: Games, bare: Any) -> str:
    return text(f"{bare.game}-name") if bare.game in games else safe_name(bare.game)


def _host_name(bare: Any) -> str | None:
    return next((str(seat.name) for seat in bare.seats if seat.user_id == bare.host), None)


def _host(text: Text, bare: Any) -> str:
    name = _host_name(bare)
    return text("admin-no-host") if name is None else safe_name(name)


def board_link(bare: Any) -> str | None:
    """The way to a table's board, or None when it has none."""
    if bare.message_id is None:
        return None
    return f"https://discord.com/channels/{bare.guild_id}/{bare.channel_id}/{bare.message_id}"


def status_words(text: Text, overview: Overview) -> str:
    """What a table waits for and since when."""
    bare, update = overview.bare, overview.update
    if update is None:
        return text("admin-list-unreadable")
    table, view = update.table, update.view
    if table.status == "lobby":
        since = when(table.created_at)
        words = text("admin-status-lobby", seats=len(table.seats), when=since)
    elif table.status == "running":
        words = f"{_round(text, 'running', view)} · {_waits(text, table)}"
    else:
        words = _round(text, table.status, view)
    if table.closes_at is not None and bare.status != "ended":
        words += f" · {text('admin-closes', when=when(table.closes_at))}"
    return words


def _round(text: Text, status: str, view: Any) -> str:
    if view is None or status == "ended":
        return text(f"admin-status-{status}")
    key = "admin-status-round" if status == "running" else "admin-status-paused-round"
    return text(key, round=view.round)


def _waits(text: Text, table: TableInfo) -> str:
    awaited = table.awaited
    if not awaited:
        return text("admin-waits-nobody")
    seats = ", ".join(who(seat) for seat in awaited[:MOST_AWAITED])
    if len(awaited) > MOST_AWAITED:
        seats = text("admin-more", seats=seats, count=len(awaited) - MOST_AWAITED)
    return text("admin-waits", seats=seats, when=when(min(seat.since for seat in awaited)))


def _opened(text: Text, bare: Any) -> str:
    """When a table was opened, and the way to its board."""
    opened, url = when(bare.created_at), board_link(bare)
    if url is None:
        return text("admin-opened", when=opened)
    return text("admin-opened-board", when=opened, board=f"[{text('admin-board')}]({url})")


def _seat_names(text: Text, overview: Overview) -> str:
    """Everybody at a table in one line, however broken it is."""
    bare = overview.bare
    return ", ".join(
        f"{_sign(seat.seat)} {safe_name(str(seat.name))}"
        + (f" ({text('admin-seat-host')})" if seat.user_id == bare.host else "")
        + (f" {text('board-computer')}" if seat.user_id is None else "")
        for seat in bare.seats
    )


def _sign(seat: int) -> str:
    return seat_sign(seat) if 0 <= seat < len(SEAT_SIGNS) else str(seat + 1)


def _brief(text: Text, games: Games, overview: Overview) -> tuple[str, ...]:
    """A table in few lines: which one it is, beyond doubt."""
    lines = [table_words(text, games, overview.bare), status_words(text, overview)]
    seats = _seat_names(text, overview)
    lines += [line for line in (seats, _opened(text, overview.bare)) if line]
    return ("\n".join(lines),)


# ---- list and show -------------------------------------------------------------------


def list_screen(text: Text, games: Games, found: list[Overview], page: int) -> Screen:
    """A server's live tables, some on a page, each with the button that shows it."""
    if not found:
        return Screen((text("admin-list-none"),))
    pages = -(-len(found) // TABLES_ON_A_PAGE)
    page = max(1, min(page, pages))
    start = (page - 1) * TABLES_ON_A_PAGE
    blocks, numbers = [text("admin-list-title", count=len(found))], list[Button]()
    for number, one in enumerate(found[start : start + TABLES_ON_A_PAGE], start + 1):
        table, url = table_words(text, games, one.bare), board_link(one.bare)
        line = text("admin-list-line", number=number, table=table)
        line += f" · [{text('admin-board')}]({url})" if url else ""
        blocks.append(f"{line}\n{status_words(text, one)}")
        host = _host_name(one.bare)
        name = plain_name(host)[:LONGEST_HOST] if host else text("admin-no-host")
        label = text("admin-list-press", number=number, host=name)
        numbers.append(Button(admin_id(one.bare.id, "show"), label))
    rows: list[Row] = [tuple(numbers)]
    if pages > 1:
        before, after = (admin_id(SERVER, f"list.{page + step}") for step in (-1, 1))
        rows.append(
            (
                Button(before, text("press-previous"), disabled=page == 1),
                Button(after, text("press-next"), disabled=page == pages),
            )
        )
    return Screen(tuple(blocks), tuple(rows))


def show_screen(text: Text, games: Games, overview: Overview) -> Screen:
    """One table without its secrets, and what can be done to it."""
    bare, update = overview.bare, overview.update
    if update is None:
        blocks = (*_brief(text, games, overview), text("admin-unreadable"))
    else:
        table = update.table
        blocks = (
            f"{table_words(text, games, bare)}\n{status_words(text, overview)}",
            RULE,
            "\n".join(_seat_line(text, table, seat) for seat in table.seats),
            RULE,
            "\n".join((*_rules(text, games, table), _opened(text, bare))),
        )
        if bare.message_id is not None and table.shown_version < table.version:
            blocks = (*blocks, text("admin-behind"))
    rows = (_looks(text, overview), _reds(text, overview))
    return Screen((*blocks, text("admin-id", id=bare.id)), tuple(row for row in rows if row))


def _seat_line(text: Text, table: TableInfo, seat: SeatInfo) -> str:
    parts = [who(seat)]
    if seat.user_id is not None and seat.user_id == table.host:
        parts.append(text("admin-seat-host"))
    if seat.computer:
        parts.append(text("board-computer" if seat.user_id is None else "admin-seat-away"))
    if seat.awaited:
        parts.append(text("admin-seat-awaited", when=when(seat.since)))
    if seat.deadline is not None:
        parts.append(text("admin-seat-deadline", when=when(seat.deadline)))
    if seat.missed:
        parts.append(text("admin-seat-missed", count=seat.missed))
    return " · ".join(parts)


def _rules(text: Text, games: Games, table: TableInfo) -> tuple[str, ...]:
    """The house rules in lines; nothing when they cannot be told."""
    try:
        return ("\n".join(house_rules(text, games[table.game], table)),)
    except Exception:  # noqa: BLE001 - a presenter's bug must not hide the table
        return ()


def _looks(text: Text, overview: Overview) -> tuple[Button, ...]:
    """What can be undone, or changes nothing in the game."""
    bare, update = overview.bare, overview.update
    row = [Button(admin_id(SERVER, "list.1"), text("admin-press-list"))]
    if update is None or bare.status == "ended":
        return tuple(row)
    verbs = ["repost"]
    if bare.status == "running":
        verbs += ["skip", "pause"]
    elif bare.status == "paused":
        verbs.append("resume")
    return (*row, *(Button(admin_id(bare.id, verb), text(f"admin-press-{verb}")) for verb in verbs))


def _reds(text: Text, overview: Overview) -> tuple[Button, ...]:
    """What cannot be undone, always in the same places; each asks first."""
    return tuple(
        Button(
            admin_id(overview.bare.id, f"ask-{verb}"), text(f"admin-press-ask-{verb}"), Style.RED
        )
        for verb in red_verbs(overview)
    )


def red_verbs(overview: Overview) -> list[str]:
    """Which of the acts that cannot be undone are possible."""
    if overview.bare.status == "ended":
        return []
    if overview.update is None:
        return ["reset"]
    return ["reset", "end", *(["void"] if overview.bare.status in ("running", "paused") else [])]


# ---- questions and answers -----------------------------------------------------------


def question_screen(text: Text, games: Games, overview: Overview, question: Question) -> Screen:
    """The question before what cannot be undone. *Back* lies where the first press was."""
    table = overview.bare.id
    idle = (Button(f"a:x:idle.{n}", "…", disabled=True) for n in range(question.column))
    back = Button(admin_id(table, "show"), text("press-back"))
    name = question.verb.partition(".")[0]
    sure = Button(admin_id(table, question.verb), text(f"admin-press-{name}"), Style.RED)
    rows = (_looks(text, Overview(overview.bare)), (*idle, back, sure))
    return Screen((question.words, RULE, *_brief(text, games, overview)), rows)


def done_screen(text: Text, games: Games, bare: Any, words: str) -> Screen:
    """What was done to a table, and the way there."""
    row = [Button(admin_id(bare.id, "show"), text("admin-press-look"))]
    url = board_link(bare)
    if url is not None:
        row.append(link(text("press-board"), url))
    return Screen((f"{words}\n{table_words(text, games, bare)}",), (tuple(row),))


def refused_screen(text: Text, words: str, table_id: str | None) -> Screen:
    """Why nothing was done, in the place of what was pressed."""
    if table_id is None:
        return Screen((words,))
    looks = (
        Button(admin_id(table_id, "show"), text("admin-press-look")),
        Button(admin_id(SERVER, "list.1"), text("admin-press-list")),
    )
    return Screen((words,), (looks,))


def broken_screen(text: Text, words: str, table_id: str) -> Screen:
    """A table that cannot be read, with the one thing that helps."""
    ask = Button(admin_id(table_id, "ask-reset"), text("admin-press-ask-reset"), Style.RED)
    return Screen((words,), ((ask,),))


def reset_screen(text: Text, games: Games, reset: Reset, board: str) -> Screen:
    """What a reset did. ``board`` is how it went with the board, see ``admin_reset``."""
    bare = reset.bare
    names = [str(seat.name) for seat in bare.seats if seat.user_id is not None]
    lines = [table_words(text, games, bare, "admin-reset-done"), text("admin-reset-ended")]
    if names:
        lines.append(text("admin-reset-seats", names=text.names(names)))
    else:
        lines.append(text("admin-reset-no-seats"))
    lines.append(text(f"admin-reset-board-{board}"))
    lost = list(dict.fromkeys(_lost(text, column) for column in sorted(reset.lost)))
    if lost:
        lines.append(text("admin-reset-lost", what=", ".join(lost)))
    if bare.game not in games:
        lines.append(text("admin-reset-unknown"))
    row = [Button(admin_id(SERVER, "list.1"), text("admin-press-list"))]
    url = board_link(bare)
    if url is not None and board not in ("none", "deleted", "channel"):
        row.append(link(text("press-board"), url))
    return Screen(("\n".join(lines),), (tuple(row),))


def _lost(text: Text, column: str) -> str:
    return text(f"admin-lost-{column}" if column in LOST else "admin-lost-other")


def reset_board_screen(text: Text) -> Screen:
    """The board of a table that was reset and whose game nobody knows any more."""
    return Screen((text("board-ended-reset"),), accent=BOARD_DONE)


# ---- settings ------------------------------------------------------------------------


def settings_screen(
    text: Text,
    guild: Any,
    role: str | None,
    default_turn: int | None,
    *,
    saved: bool,
    manager: bool,
) -> Screen:
    """A server's settings. ``role`` is the name of the game-admin role, if it is still there.

    ``manager`` says whether who reads it may take the role away.
    """
    language = guild.language
    name = text(f"language-{language}") if language else text("admin-language-server")
    if guild.turn_seconds is None:
        turn = text("admin-turn-default", time=turn_time_words(text, default_turn))
    else:
        turn = turn_time_words(text, guild.turn_seconds or None)
    if guild.admin_role is None:
        whom = text("admin-settings-no-role")
    elif role is None:
        whom = text("admin-settings-lost-role")
    else:
        whom = text("admin-settings-role", role=safe_name(role))
    lines = [
        text("admin-settings-title"),
        text("admin-settings-language", language=name),
        text("admin-settings-turn", time=turn),
        text(
            "admin-settings-pictures",
            state=text("settings-on" if guild.pictures else "settings-off"),
        ),
        whom,
    ]
    if saved:
        lines.insert(0, text("admin-settings-saved"))
    rows: tuple[Row, ...] = ()
    if guild.admin_role is not None and manager:
        rows = ((Button(admin_id(SERVER, "norole"), text("admin-press-norole")),),)
    return Screen(("\n".join(lines), text("admin-settings-how")), rows)


def seat_lines(bare: Any) -> Iterable[tuple[int, str]]:
    """The seats of a table with their lines, for such a list."""
    return [(row.seat, f"{_sign(row.seat)} {plain_name(str(row.name))}") for row in bare.seats]
