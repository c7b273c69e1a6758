"""What stands in somebody's direct messages beside the hand itself."""

from __future__ import annotations

from bot.games.base import Game
from bot.screen import Screen, link
from bot.shell import line_screen
from bot.text import Text
from bot.updates import TableInfo


def ping_screen(text: Text, game: Game, table: TableInfo, hand: str, board: str) -> Screen:
    """The turn ping of one person: where, and the way to the hand and to the board."""
    words = text("dm-ping", game=text(f"{game.slug}-name"), channel=f"<#{table.channel_id}>")
    way = (link(text("press-dm-hand"), hand), link(text("press-board"), board))
    return line_screen(words, way)


def retired_screen(text: Text, why: str, board: str) -> Screen:
    """What is left of a hand that is no longer looked after: no cards and nothing to play.

    ``why`` is ``off``, ``left`` or ``gone``; only from a place that is gone no way leads back.
    """
    words = text(f"dm-{why}")
    return (
        line_screen(words)
        if why == "gone"
        else line_screen(words, (link(text("press-board"), board),))
    )
