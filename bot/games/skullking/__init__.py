"""Skull King in Discord: words, screens and commands on its engine."""

from __future__ import annotations

from bot.games.base import Game
from bot.games.skullking.commands import add_commands
from bot.games.skullking.present import PRESENTER
from engines.skullking import ENGINE

GAME = Game(engine=ENGINE, presenter=PRESENTER, commands=add_commands)
