"""The buttons and selects: an id is split here, and the rest is ``Desk`` business.

``m:<table>:<key>:<n>`` a move, ``t:<table>:<verb>`` an act on the table, ``v:<table>:<what>``
a request to see something, ``s:<table>:<what>`` a select, ``f:<table>:<what>`` a form,
``a:<table>:<verb>`` what a server's admin does. The prefixes can never match each other, so
exactly one item answers every press.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.guard import guarded

TABLE = r"(?P<table>[a-z0-9]+)"


class _Press(ui.DynamicItem[ui.Button[Any]], template="never"):
    """What all pressed buttons share: keep the parts of the id, act under the guard."""

    def __init__(self, item: ui.Button[Any], parts: dict[str, str] | None = None) -> None:
        super().__init__(item)
        self.parts = parts or {}

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(item, match.groupdict())


class MovePress(_Press, template=rf"m:{TABLE}:(?P<key>[a-z0-9.]+):(?P<n>[0-9]+)"):
    """One choice of one prompt."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        p = self.parts
        desk = interaction.client.presses
        await guarded(
            interaction,
            lambda: desk.move(interaction, p["table"], p["key"], int(p["n"])),
            table=p["table"],
        )


class TablePress(_Press, template=rf"t:{TABLE}:(?P<verb>[a-z0-9.-]+)"):
    """Something done to the table itself."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        p = self.parts
        desk = interaction.client.presses
        await guarded(
            interaction, lambda: desk.act(interaction, p["table"], p["verb"]), table=p["table"]
        )


class ViewPress(_Press, template=rf"v:{TABLE}:(?P<what>[a-z0-9.-]+)"):
    """A look at something; never reaches an engine."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        p = self.parts
        desk = interaction.client.presses
        await guarded(
            interaction, lambda: desk.look(interaction, p["table"], p["what"]), table=p["table"]
        )


class SelectPress(ui.DynamicItem[BaseSelect[Any]], template=rf"s:{TABLE}:(?P<what>[a-z0-9.-]+)"):
    """A choice from a list, of people too."""

    def __init__(self, item: BaseSelect[Any], parts: dict[str, str] | None = None) -> None:
        super().__init__(item)
        self.parts = parts or {}

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(item, match.groupdict())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        p, values = self.parts, list((interaction.data or {}).get("values", []))
        if isinstance(self.item, ui.UserSelect):
            values = list(self.item.values)
        desk = interaction.client.presses
        await guarded(
            interaction,
            lambda: desk.select(interaction, p["table"], p["what"], values),
            table=p["table"],
        )


class AdminPress(_Press, template=rf"a:{TABLE}:(?P<verb>[a-z0-9.-]+)"):
    """Something done by a server's admin, who is asked anew whether they are one."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        p = self.parts
        desk = interaction.client.admin_desk
        await guarded(interaction, lambda: desk.press(interaction, p["table"], p["verb"]))


FORM = re.compile(rf"f:{TABLE}:(?P<what>[a-z0-9.-]+)")


async def form_sent(interaction: discord.Interaction[Any]) -> None:
    """The answer to a form. discord.py forgets modals at a restart, so it is told by its id."""
    data: Any = interaction.data or {}
    sent = interaction.type is discord.InteractionType.modal_submit
    match = FORM.fullmatch(str(data.get("custom_id"))) if sent else None
    if match is None:
        return
    p, desk = match.groupdict(), interaction.client.presses
    await guarded(
        interaction, lambda: desk.form(interaction, p["table"], p["what"]), table=p["table"]
    )


ITEM_OF_PREFIX: dict[str, type[_Press]] = {
    "m": MovePress,
    "t": TablePress,
    "v": ViewPress,
    "a": AdminPress,
}
ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (*ITEM_OF_PREFIX.values(), SelectPress)
