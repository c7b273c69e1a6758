"""Moments of Skull King that pictures are made of, and the largest there could be."""

from __future__ import annotations

from typing import Any

from skullking_game import EVERYTHING, Game

from bot.art.layout import Scene
from bot.games.skullking.scene import board_scene
from bot.games.skullking.scene_bids import Bidder, BidsScene
from bot.games.skullking.scene_final import FinalScene, Finisher
from bot.games.skullking.scene_hand import HandScene, HeldCard
from bot.games.skullking.scene_parts import Badge, Tally, art_of, labelled
from bot.games.skullking.scene_scores import RoundRow, RoundScene
from bot.games.skullking.scene_trick import Place, TrickScene
from bot.text import Text
from engines.core import Seat
from engines.skullking import position
from engines.skullking.cards import CODE
from engines.skullking.options import Options

POWERS: dict[str, Any] = {"kraken": True, "white_whale": True, "loot": True, "pirate_powers": True}
FULL = "G3 G12 Y7 P1 P14 B9 ROSIE TIGRESS M1 E1"
TEXT = Text()


def at(hands: list[str], moves: str = "", **setup: Any) -> Game:
    """A position, then moves: seat, code, seat, code ..."""
    options = Options(**setup.pop("rules", {}))
    game = Game(len(hands), **options.model_dump())
    game.begin(position(hands, options=options, **setup))
    words = moves.split()
    for seat, code in zip(words[::2], words[1::2], strict=True):
        game.move(int(seat), code)
    return game


def hand_of(*codes: str, new: int = 0) -> HandScene:
    """A hand as it would be drawn; the last ``new`` cards are just drawn."""
    faces = [CODE.index(code) for code in codes]
    first_new = len(faces) - new
    return HandScene(
        tuple(
            HeldCard(face, labelled(TEXT, face), new=i >= first_new) for i, face in enumerate(faces)
        )
    )


def board(game: Game, *computers: int) -> Any:
    return board_scene(TEXT, game.update.view, frozenset(map(Seat, computers)))


def six() -> Game:
    hands = [
        "Y3 P1 E1 G1 G2",
        "Y9 P2 B5 B6 B7",
        "Y13 P3 G7 G8 G9",
        "B4 P4 WILL G3 G4",
        "HARRY P5 P6 P7 P8",
        "E2 P9 P10 P11 P12",
    ]
    moves = "1 cY9 2 cY13 3 cB4 4 cHARRY"
    return at(hands, moves, bids=[4, 1, 3, 2, 2, 0], leader=1, rules=POWERS)


def eight() -> Game:
    """Eight in the second of three rounds, half of the bids in."""
    game = Game(8, "golden", **EVERYTHING, rounds=(2, 4, 3))
    game.begin()
    while game.update.view.round == 1:
        game.play_one()
    for seat in (0, 3, 5, 6):
        game.move(seat, "b2")
    return game


def finals() -> FinalScene:
    scores = (310, 240, 240, 90, 60, 20, -40, -110)
    ranks = (1, 2, 2, 4, 5, 6, 7, 8)
    return FinalScene(
        tuple(
            Finisher(rank, str((i * 3) % 8 + 1), score, tuple((i + n) % 3 < 2 for n in range(10)))
            for i, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        )
    )


def largest() -> list[Scene]:
    """More than any game has to say."""
    longest = [
        CODE.index(c) for c in ("TIGRESSp", "WHALE", "P14", "P13", "SK", "P12", "P11", "P10")
    ]
    tally = Tally(10, 10)
    scores = [RoundRow(i + 1, str(i + 1), tally, -100, -1000, -10000) for i in range(8)]
    result = RoundScene(20, tuple(scores), "", "")
    bidders = [Bidder(str(i + 1), 10, i < 4, True, False) for i in range(8)]
    loads = (Badge("mark/cannonball"),)
    known = [Bidder(str(i + 1), 10, None, i == 7, i == 7, loads) for i in range(8)]
    places = [
        Place(str(i + 1), tally, face, art_of(face), turn=i == 0) for i, face in enumerate(longest)
    ]
    every = [card for card in range(74) if CODE[card] not in ("E4", "E5")]
    held = [HeldCard(card, "", CODE[card][0] != "P") for card in [*every[::9], *every[-16:-4]]]
    return [
        result,
        BidsScene(10, tuple(bidders), result),
        BidsScene(10, tuple(known)),
        TrickScene(20, 10, tuple(places), finished=True),
        FinalScene(tuple(Finisher(i + 1, str(i + 1), -1000, (True,) * 23) for i in range(8))),
        *(HandScene(tuple(held[i : i + 12])) for i in range(len(held) - 11)),
    ]
