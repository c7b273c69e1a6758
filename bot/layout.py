"""Screens as Discord's Components V2, made of DynamicItems alone and never kept in memory."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.controls import ITEM_OF_PREFIX, SelectPress
from bot.screen import RULE, Button, Row, Screen, Select, Style

STYLES = {
    Style.GO: discord.ButtonStyle.primary,
    Style.LOOK: discord.ButtonStyle.secondary,
    Style.RED: discord.ButtonStyle.danger,
    Style.DONE: discord.ButtonStyle.success,
}


def to_view(screen: Screen) -> ui.LayoutView:
    """A fresh view for one message.

    It is stopped before it is sent, so that discord.py stores nothing of it: presses are
    found by the pattern of their id, after a restart as before.
    """
    view = ui.LayoutView(timeout=None)
    items: list[ui.Item[Any]] = [
        ui.Separator() if block == RULE else ui.TextDisplay(block) for block in screen.blocks
    ]
    items += [to_row(row) for row in screen.rows]
    if screen.accent is not None:
        view.add_item(ui.Container(*items, accent_colour=discord.Colour(screen.accent)))
    else:
        for item in items:
            view.add_item(item)
    view.stop()
    return view


def to_row(row: Row) -> ui.ActionRow[Any]:
    action_row = ui.ActionRow[Any]()
    items: list[Any] = (
        [SelectPress(to_select(row))]
        if isinstance(row, Select)
        else [to_button(button) for button in row]
    )
    for item in items:
        action_row.add_item(item)
    return action_row


def to_button(button: Button) -> ui.Item[Any]:
    item = ui.Button[Any](
        label=button.label or None,
        style=STYLES[button.style],
        emoji=button.emoji,
        custom_id=button.id,
        disabled=button.disabled,
    )
    return ITEM_OF_PREFIX[button.id[0]](item)


def to_select(select: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=c.label, value=c.value, description=c.description, default=c.chosen
        )
        for c in select.choices
    ]
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        options=options,
        disabled=select.disabled,
    )


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Only the users this screen means to call."""
    users = [discord.Object(user) for user in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
