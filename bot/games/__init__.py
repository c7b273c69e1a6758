"""The one registry of games. A third game is one more entry."""

from __future__ import annotations

from bot.games.base import Game
from bot.games.skull import GAME as SKULL
from bot.games.skullking import GAME as SKULL_KING

GAMES: dict[str, Game] = {game.slug: game for game in (SKULL, SKULL_KING)}
