"""Skull's own slash commands: what a button does, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.base import GameCommandsLike
from bot.translator import choice, choice_value, describe

Interaction = discord.Interaction[Any]
MOST_DISCS = 24
TRUTH = {"true": True, "false": False}


def add_commands(group: app_commands.Group, desk: GameCommandsLike) -> None:
    """Add ``new place challenge pass flip`` to the group; ``desk`` does what they say."""
    discs = [
        choice(f"skull-disc-{word}", code)
        for word, code in (("flower", "df"), ("skull", "ds"), ("last-chance", "dl"))
    ]
    chances = [choice(f"skull-option-last-chance-{word}", word) for word in ("true", "false")]

    @group.command(name="new", description=describe("command-new"))
    @app_commands.describe(
        last_chance=describe("skull-option-last-chance"),
        turn_time=describe("command-new-turn-time"),
        where=describe("command-new-where"),
    )
    @app_commands.choices(last_chance=chances, turn_time=desk.turn_times(), where=desk.places())
    async def new(
        interaction: Interaction,
        last_chance: str | None = None,
        turn_time: int | None = None,
        where: str | None = None,
    ) -> None:
        chance = choice_value(chances, last_chance)
        options = {} if last_chance is None else {"last_chance": TRUTH.get(chance)}
        await desk.new(interaction, options, turn_time, where)

    @group.command(name="place", description=describe("skull-command-place"))
    @app_commands.describe(disc=describe("skull-command-place-disc"))
    @app_commands.choices(disc=discs)
    async def place(interaction: Interaction, disc: str) -> None:
        await desk.play(interaction, choice_value(discs, disc))

    @group.command(name="challenge", description=describe("skull-command-challenge"))
    @app_commands.describe(number=describe("skull-command-challenge-number"))
    async def challenge(
        interaction: Interaction, number: app_commands.Range[int, 1, MOST_DISCS]
    ) -> None:
        whole = _whole(number)
        codes = (None,) if whole is None else (f"c{whole}", f"r{whole}")
        await desk.play(interaction, *codes)

    @group.command(name="pass", description=describe("skull-command-pass"))
    async def pass_(interaction: Interaction) -> None:
        await desk.play(interaction, "p")

    @group.command(name="flip", description=describe("skull-command-flip"))
    @app_commands.describe(player=describe("skull-command-flip-player"))
    async def flip(interaction: Interaction, player: discord.User) -> None:
        user_id = getattr(player, "id", 0)  # an old client may send something else
        await desk.play_on(interaction, user_id, "f{seat}")


def _whole(value: object) -> int | None:
    """A number of discs there can be, however it was sent, or None."""
    text = str(value).strip()
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else 0
    return number if 1 <= number <= MOST_DISCS else None
