"""Skull King's own slash commands: what a button does, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.base import GameCommandsLike
from bot.games.skullking.names import card_code, playable, power_choices, power_code
from bot.games.skullking.words import move_words
from bot.text import Text
from bot.translator import choice, choice_value, describe
from bot.updates import TableInfo
from engines.skullking.actions import ChooseLoad, Load
from engines.skullking.options import MAX_HAND, PRESETS
from engines.skullking.views import SeatView

Interaction = discord.Interaction[Any]
EXTRAS = ("kraken", "white_whale", "loot", "pirate_powers")
SCORINGS = ("classic", "rascal", "rascal_loads")


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def add_commands(group: app_commands.Group, desk: GameCommandsLike) -> None:
    """Add ``new bid play load power scores`` to the group; ``desk`` does what they say."""
    _add_new(group, desk)
    _add_moves(group, desk)


def _add_new(group: app_commands.Group, desk: GameCommandsLike) -> None:
    presets = [choice(f"skullking-box-{_dashed(name)}", name) for name in PRESETS]
    decks = [choice(f"skullking-cards-{name}", name) for name in ("base", "all")]
    scorings = [choice(f"skullking-box-{_dashed(name)}", name) for name in SCORINGS]

    @group.command(name="new", description=describe("command-new"))
    @app_commands.describe(
        rounds=describe("skullking-form-rounds"),
        cards=describe("skullking-command-new-cards"),
        scoring=describe("skullking-form-scoring"),
        turn_time=describe("command-new-turn-time"),
        where=describe("command-new-where"),
    )
    @app_commands.choices(
        rounds=presets,
        cards=decks,
        scoring=scorings,
        turn_time=desk.turn_times(),
        where=desk.places(),
    )
    async def new(
        interaction: Interaction,
        rounds: str | None = None,
        cards: str | None = None,
        scoring: str | None = None,
        turn_time: int | None = None,
        where: str | None = None,
    ) -> None:
        options: dict[str, Any] = {}
        if rounds is not None:
            options["rounds"] = PRESETS.get(str(choice_value(presets, rounds)))
        if cards is not None:
            deck = choice_value(decks, cards)
            options |= dict.fromkeys(EXTRAS, None if deck is None else deck == "all")
        if scoring is not None:
            options["scoring"] = choice_value(scorings, scoring)
        await desk.new(interaction, options, turn_time, where)


def _add_moves(group: app_commands.Group, desk: GameCommandsLike) -> None:
    loads = [choice(f"skullking-press-load-{load}", ChooseLoad(load).code) for load in Load]

    @group.command(name="bid", description=describe("skullking-command-bid"))
    @app_commands.describe(tricks=describe("skullking-command-bid-tricks"))
    async def bid(interaction: Interaction, tricks: app_commands.Range[int, 0, MAX_HAND]) -> None:
        await desk.play(interaction, _bid_code(tricks))

    @bid.autocomplete("tricks")
    async def bids(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await desk.suggest(interaction, _bids, str(current))

    @group.command(name="play", description=describe("skullking-command-play"))
    @app_commands.describe(card=describe("skullking-command-play-card"))
    async def play(interaction: Interaction, card: str) -> None:
        await desk.decide(interaction, lambda text, _, hand: card_code(text, hand, card))

    @play.autocomplete("card")
    async def cards(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await desk.suggest(interaction, _cards, current)

    @group.command(name="load", description=describe("skullking-command-load"))
    @app_commands.describe(load=describe("skullking-command-load-load"))
    @app_commands.choices(load=loads)
    async def load_(interaction: Interaction, load: str) -> None:
        await desk.play(interaction, choice_value(loads, load))

    @group.command(name="power", description=describe("skullking-command-power"))
    @app_commands.describe(choice=describe("skullking-command-power-choice"))
    async def power(interaction: Interaction, choice: str) -> None:
        await desk.decide(
            interaction, lambda text, table, hand: power_code(text, table, hand, choice)
        )

    @power.autocomplete("choice")
    async def choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await desk.suggest(interaction, _powers, current)

    @group.command(name="scores", description=describe("skullking-command-scores"))
    async def scores(interaction: Interaction) -> None:
        await desk.look(interaction, "scores")


def _bids(text: Text, table: TableInfo, hand: SeatView, typed: str) -> list[tuple[str, int]]:
    """The bids that can be made now."""
    prompts = (p for p in hand.prompts if p.kind == "bid")
    found = [(move_words(text, table, a), a.tricks) for p in prompts for a in p.choices]
    return [(name, tricks) for name, tricks in found if typed in ("", "None", str(tricks))] or found


def _cards(text: Text, table: TableInfo, hand: SeatView, typed: str) -> list[tuple[str, str]]:
    return [(name, name) for name in playable(text, hand, typed)]


def _powers(text: Text, table: TableInfo, hand: SeatView, typed: str) -> list[tuple[str, str]]:
    return [(name, name) for name in power_choices(text, table, hand, typed)]


def _bid_code(value: object) -> str | None:
    """A bid there can be, however it was sent, or None."""
    text = str(value).strip()
    return f"b{int(text)}" if text.isascii() and text.isdigit() and len(text) <= 2 else None
