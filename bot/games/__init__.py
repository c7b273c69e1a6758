"""The one registry of games. A third game is one more entry."""

from __future__ import annotations

from bot.games.base import Game
from bot.games.skull import GAME as SKULL

GAMES: dict[str, Game] = {game.slug: game for game in (SKULL,)}
