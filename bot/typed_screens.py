"""Answers to what was typed. In direct messages they are words: nothing to press grows old."""

from __future__ import annotations

from typing import Any

from bot.errors import UserError
from bot.games.base import Game, Habits
from bot.refusals import shown_params
from bot.screen import Button, Row, Screen, Style, act_id, link, rows_of
from bot.shell import panel_screen, rules_screen
from bot.text import Text, safe_name
from bot.updates import TableInfo, Update
from engines.core import RuleError, Seat

MOST_TABLES = 10


def words_screen(text: Text, game: Game, update: Update, user_id: int, person: Any) -> Screen:
    """Somebody's own panel in words, with the way to the board."""
    table = update.table
    seat = table.seat_of(user_id)
    assert seat is not None
    hand = update.hands.get(Seat(seat.seat))
    page = "main" if hand is not None else f"seat.{seat.seat}"
    habits = Habits.of(person)
    panel = panel_screen(text, game, table, hand, page, habits, None, table.jump_url)
    return Screen(panel.blocks, _way(text, table))


def look_words(text: Text, game: Game, update: Update, user_id: int, look: str) -> Screen:
    """Help, the board, the rules, or a page of the game."""
    table = update.table
    seat = table.seat_of(user_id)
    match look:
        case "help":
            hand = update.hands.get(Seat(seat.seat)) if seat else None
            return typable_screen(text, game, table, hand)
        case "board":
            return Screen((text("answer-board", link=table.jump_url or ""),))
        case "rules":
            return rules_screen(text, game, game.slug, 1, Habits(pictures=False))
        case _:
            own = Seat(seat.seat) if seat else None
            part = update.view and game.presenter.look(text, table, update.view, own, look)
            if part is None:
                raise UserError("nothing_to_see")
            return Screen(part.blocks, _way(text, table))


def typable_screen(text: Text, game: Game, table: TableInfo, hand: Any) -> Screen:
    """What can be typed now; who has nothing to decide reads what can be typed in a game."""
    now = hand is not None and any(not prompt.auto for prompt in hand.prompts)
    head = text("typable-help" if now else "typable-help-general")
    lines = [head, *game.presenter.typable(text, table, hand)]
    return Screen(("\n".join(lines),), _way(text, table))


def refusal_screen(
    text: Text, game: Game, table: TableInfo, hand: Any, error: UserError | RuleError
) -> Screen:
    """Why something was not done, and what can be typed now."""
    own = game.slug if isinstance(error, RuleError) else None
    words = text.error(error.code, shown_params(text, error.params), own)
    lines = [f"⚠️ {words}"]
    if isinstance(error, RuleError):
        lines += game.presenter.typable(text, table, hand)
    return Screen(("\n".join(lines),), _way(text, table))


def which_table_screen(text: Text, games: dict[str, Game], found: list[Update]) -> Screen:
    """Several tables may be meant; a press on one does there what was typed."""
    lines, buttons = [text("choose-table")], list[Button]()
    for number, update in enumerate(found[:MOST_TABLES], 1):
        table = update.table
        name, host = text(f"{games[table.game].slug}-name"), safe_name(table.host_name())
        where = f"<#{table.channel_id}>"
        lines.append(text("choose-table-line", number=number, channel=where, game=name, host=host))
        buttons.append(Button(act_id(table.id, "typed"), str(number), Style.GO))
    return Screen(("\n".join(lines),), rows_of(buttons))


def note_screen(text: Text, name: str, words: str, buttons: tuple[Button, ...]) -> Screen:
    """A short answer in a channel, to somebody by name; it calls nobody."""
    line = text("typed-note", name=safe_name(name), words=words)
    return Screen((line,), (buttons,) if buttons else ())


def _way(text: Text, table: TableInfo) -> tuple[Row, ...]:
    return ((link(text("press-board"), table.jump_url),),) if table.jump_url else ()
