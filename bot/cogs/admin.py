"""``/table-admin``: how a server's admins look after its tables.

Discord shows it to those who may manage the server; who else sees it is set on Discord's own
Integrations page. Whoever sends it, ``AdminDesk`` asks anew whether they may.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.admin_desk import SEAT_ACTS, AdminDesk, nothing_to_reset
from bot.admin_settings import ITS_OWN, UNSET
from bot.answers import Answer
from bot.bugs import log_bug
from bot.cogs.game import turn_time_choices
from bot.errors import UserError
from bot.guard import guarded
from bot.steward import Overview
from bot.text import locales
from bot.translator import Choice, choice, choice_value, describe

Interaction = discord.Interaction[Any]
NAME = "table-admin"
MOST_CHOICES = 25
PLAIN = {
    "repost": AdminDesk.act,
    "skip": AdminDesk.act,
    "pause": AdminDesk.act,
    "resume": AdminDesk.act,
    "void-round": AdminDesk.ask,
    "end": AdminDesk.ask,
    "reset": AdminDesk.ask,
}
"""Commands that name a table and nothing else, and what does them: at once, or after a question."""


def language_choices() -> list[Choice]:
    """The languages there are words in, and the server's own."""
    own = choice("admin-language-server", ITS_OWN)
    return [own, *(choice(f"language-{name}", name) for name in locales())]


def turn_choices() -> list[Choice]:
    """The turn times, and none of the server's own."""
    return [choice("admin-turn-unset", UNSET), *turn_time_choices()]


def seat_act_choices() -> list[Choice]:
    """What can be done to a seat."""
    return [choice(f"seat-act-{act}", act) for act in SEAT_ACTS]


class AdminCommands(commands.Cog):
    """All of ``/table-admin``."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        # discord.py's types know no methods that suggest for a command made inside one.
        self.tables: Any = self._tables
        self.seats: Any = self._seats
        self.group = app_commands.Group(
            name=NAME,
            description=describe("command-admin-about"),
            default_permissions=discord.Permissions(manage_guild=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._add_looks()
        for name, work in PLAIN.items():
            self._add_plain(name, work)
        self._add_seat()
        self._add_settings()
        bot.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        self.bot.tree.remove_command(NAME)

    @property
    def desk(self) -> AdminDesk:
        return self.bot.admin_desk

    # ---- building the commands -------------------------------------------------------

    def _add_looks(self) -> None:
        @self.group.command(name="list", description=describe("command-admin-list"))
        async def list_(interaction: Interaction) -> None:
            await self._run(interaction, "list", self.desk.list)

        @self.group.command(name="show", description=describe("command-admin-show"))
        @app_commands.describe(table=describe("command-admin-table"))
        @app_commands.autocomplete(table=self.tables)
        async def show(interaction: Interaction, table: str | None = None) -> None:
            await self._at_table(interaction, "show", table, self.desk.look)

    def _add_plain(self, name: str, work: Any) -> None:
        verb = name.partition("-")[0]

        @self.group.command(name=name, description=describe(f"command-admin-{name}"))
        @app_commands.describe(table=describe("command-admin-table"))
        @app_commands.autocomplete(table=self.tables)
        async def plain(interaction: Interaction, table: str | None = None) -> None:
            await self._at_table(
                interaction, verb, table, lambda answer, found: work(self.desk, answer, found, verb)
            )

    def _add_seat(self) -> None:
        acts = seat_act_choices()

        @self.group.command(name="seat", description=describe("command-admin-seat"))
        @app_commands.describe(
            act=describe("command-admin-act"),
            seat=describe("command-admin-seat-number"),
            player=describe("command-admin-player"),
            table=describe("command-admin-table"),
        )
        @app_commands.choices(act=acts)
        @app_commands.autocomplete(seat=self.seats, table=self.tables)
        async def seat(
            interaction: Interaction,
            act: str,
            seat: int,
            player: discord.User | None = None,
            table: str | None = None,
        ) -> None:
            async def work(answer: Answer, found: Overview) -> None:
                chosen = choice_value(acts, act)
                if chosen is None:
                    raise UserError("bad_value")
                await self.desk.seat(answer, found, chosen, seat, player)

            await self._at_table(interaction, "seat", table, work)

    def _add_settings(self) -> None:
        languages, turns = language_choices(), turn_choices()

        @self.group.command(name="settings", description=describe("command-admin-settings"))
        @app_commands.describe(
            language=describe("command-admin-language"),
            turn_time=describe("command-admin-turn-time"),
            pictures=describe("command-admin-pictures"),
            role=describe("command-admin-role"),
        )
        @app_commands.choices(language=languages, turn_time=turns)
        async def settings(
            interaction: Interaction,
            language: str | None = None,
            turn_time: int | None = None,
            pictures: bool | None = None,
            role: discord.Role | None = None,
        ) -> None:
            async def work(answer: Answer) -> None:
                wanted = choice_value(languages, language), choice_value(turns, turn_time)
                for sent, found in zip((language, turn_time), wanted, strict=True):
                    if sent is not None and found is None:
                        raise UserError("bad_value")
                await self.desk.settings.command(answer, *wanted, pictures, role)

            await self._run(interaction, "settings", work)

    # ---- running them ----------------------------------------------------------------

    async def _run(
        self, interaction: Interaction, what: str, work: Callable[[Answer], Awaitable[None]]
    ) -> None:
        await guarded(interaction, lambda: self.desk.run(interaction, what, work))

    async def _at_table(
        self,
        interaction: Interaction,
        what: str,
        table: str | None,
        work: Callable[[Answer, Overview], Awaitable[None]],
    ) -> None:
        """Work on the table that is meant; the one of this channel when none is named."""

        async def found(answer: Answer) -> None:
            with nothing_to_reset(what == "reset"):
                await work(answer, await self.desk.gate.meant(interaction, table))

        await self._run(interaction, what, found)

    # ---- what is suggested -----------------------------------------------------------

    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        wanted = typed.casefold()
        found = await self._suggested(interaction, self.desk.gate.table_choices)
        fitting = [(name, value) for name, value in found if wanted in name.casefold()]
        return [app_commands.Choice(name=n, value=v) for n, v in fitting[:MOST_CHOICES]]

    async def _seats(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        table = getattr(interaction.namespace, "table", None) or None
        found = await self._suggested(interaction, self.desk.gate.seat_choices, table)
        return [app_commands.Choice(name=n, value=v) for n, v in found[:MOST_CHOICES]]

    async def _suggested(
        self, interaction: Interaction, choices: Callable[..., Awaitable[Any]], *more: Any
    ) -> list[tuple[str, Any]]:
        """What can be chosen; nothing for who is no admin. Trouble is no list."""
        try:
            if await self.desk.gate.is_admin(interaction):
                return await choices(interaction, *more)
            return []
        except UserError:
            return []
        except Exception as error:  # noqa: BLE001 - a list that cannot be made is no list
            log_bug("suggestions", error)
            return []


async def setup(bot: Any) -> None:
    """Add the one cog."""
    await bot.add_cog(AdminCommands(bot))
