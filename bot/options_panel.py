"""The private panel of selects on a lobby: one for each house rule, one for the turn time."""

from __future__ import annotations

from bot.games.base import Game
from bot.screen import Button, Choice, Screen, Select, Style, act_id, select_id
from bot.shell import house_rules, turn_time_words
from bot.text import Text, safe_name
from bot.updates import TURN_TIMES, TableInfo

TURN = "turn"
NO_LIMIT = "none"


def options_screen(text: Text, game: Game, table: TableInfo, user_id: int) -> Screen:
    """What can be chosen, with the present choice marked; locked for all but the host."""
    host = safe_name(table.host_name())
    mine = user_id == table.host and table.status == "lobby"
    lines = [text("options-title", host=host), *house_rules(text, game, table)]
    if not mine:
        return Screen(("\n".join([*lines, text("options-only-host", host=host)]),))
    rows = [_rule_select(text, game, table, n) for n in range(len(game.presenter.option_fields))]
    official = Button(act_id(table.id, "official"), text("press-official"), Style.LOOK)
    return Screen(("\n".join(lines),), (*rows, _turn_select(text, table), (official,)))


def _rule_select(text: Text, game: Game, table: TableInfo, n: int) -> Select:
    field = game.presenter.option_fields[n]
    now = getattr(table.options, field.name)
    choices = tuple(
        Choice(
            str(i),
            text(f"{game.slug}-option-{field.value_key(value)}"),
            chosen=value == now,
        )
        for i, value in enumerate(field.values)
    )
    title = text(f"{game.slug}-option-{field.name.replace('_', '-')}")
    return Select(select_id(table.id, f"rule-{n}"), choices, title)


def _turn_select(text: Text, table: TableInfo) -> Select:
    choices = tuple(
        Choice(
            str(seconds) if seconds is not None else NO_LIMIT,
            turn_time_words(text, seconds),
            chosen=seconds == table.turn_seconds,
        )
        for seconds in TURN_TIMES
    )
    return Select(select_id(table.id, TURN), choices, text("option-turn-time"))


def chosen(game: Game, what: str, value: str) -> tuple[dict[str, object], int | str | None]:
    """What a select's answer means: (house rules, turn seconds or ``keep``)."""
    if what == TURN:
        return {}, None if value == NO_LIMIT else int(value)
    field = game.presenter.option_fields[int(what.removeprefix("rule-"))]
    return {field.name: field.values[int(value)]}, "keep"
