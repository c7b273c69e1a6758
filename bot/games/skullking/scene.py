"""Skull King in pictures, each made of a view alone: it holds what its viewer may know, no more."""

from __future__ import annotations

from bot.art.layout import Scene
from bot.games.skullking.board import SEALED
from bot.games.skullking.scene_bids import bidding_scene
from bot.games.skullking.scene_final import final_scene
from bot.games.skullking.scene_hand import HandScene, hand_scene
from bot.games.skullking.scene_scores import round_scene, scores_scene
from bot.games.skullking.scene_trick import trick_scene
from bot.text import Text
from engines.core import Seat
from engines.skullking.views import Phase, TableView

__all__ = [
    "HandScene",
    "bidding_scene",
    "board_scene",
    "final_scene",
    "hand_scene",
    "round_scene",
    "scores_scene",
    "trick_scene",
]


def board_scene(
    text: Text, view: TableView, computers: frozenset[Seat] = frozenset()
) -> Scene | None:
    """The picture that goes with the public table now, as ``board`` chooses its words.

    ``computers`` are the seats that a computer plays.
    """
    if view.phase is Phase.OVER:
        return final_scene(view)
    if view.phase in SEALED or _opens(view):
        return bidding_scene(text, view)
    return trick_scene(text, view, computers)


def _opens(view: TableView) -> bool:
    """Whether the first card of a round is awaited: its bids are the news."""
    trick = view.trick
    return trick is not None and trick.number == 1 and not trick.plays
