"""Skull in Discord: words, screens and commands on its engine."""

from __future__ import annotations

from bot.games.base import Game
from bot.games.skull.commands import add_commands
from bot.games.skull.present import PRESENTER
from engines.skull import ENGINE

GAME = Game(engine=ENGINE, presenter=PRESENTER, commands=add_commands)
