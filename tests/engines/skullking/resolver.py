"""A second reading of the rules of a trick, slow and plain, to hold ``tricks`` against.

It follows RULES.md sentence by sentence and uses nothing of ``engines.skullking.tricks``: a
play is a seat and the spoken name of its card.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.skullking.options import Options

Plays = list[tuple[int, str]]


class Reading(NamedTuple):
    winner: int | None
    leader: int
    why: str
    bonuses: list[tuple[str, str, int]]
    alliances: list[tuple[int, int]]
    power: str | None


@cache
def number_of(name: str) -> int | None:
    return int(name.split("-")[1]) if "-" in name else None


@cache
def suit_of(name: str) -> str | None:
    return name.split("-")[0] if "-" in name else None


@cache
def is_beast(name: str) -> bool:
    return name in ("kraken", "whale")


@cache
def is_escape(name: str) -> bool:
    return name in ("escape", "loot", "tigress:escape")


@cache
def is_pirate(name: str) -> bool:
    return name == "tigress:pirate" or name.startswith("pirate:")


def first(plays: Plays, *names: str) -> tuple[int, str]:
    return next(play for play in plays if play[1] in names)


def highest(plays: Plays) -> tuple[int, str]:
    """Of equal numbers the first."""
    most = max(number_of(name) or 0 for _, name in plays)
    return next(play for play in plays if number_of(play[1]) == most)


def suit_to_follow(plays: Plays) -> tuple[str | None, bool]:
    """SKK12 to SKK16: the suit, and whether the trick is without one to its end."""
    for place, (_, name) in enumerate(plays):
        if suit_of(name):
            return suit_of(name), False
        if place == 0 and not is_escape(name):
            return None, True
    return None, False


def legal(hand: list[str], plays: Plays) -> list[str]:
    """SKK12: a number has to be of the led suit as long as the hand holds any of it."""
    suit, _ = suit_to_follow(plays)
    if suit is not None and any(suit_of(name) == suit for name in hand):
        return [name for name in hand if suit_of(name) in (suit, None)]
    return hand


def without_beasts(plays: Plays) -> tuple[tuple[int, str], str]:
    """SKK19 to SKK25, the first that fits. With nothing else left: the first card."""
    cards = [play for play in plays if not is_beast(play[1])]
    names = [name for _, name in cards]
    pirates = [play for play in cards if is_pirate(play[1])]
    numbers = [play for play in cards if number_of(play[1])]
    if "skullking" in names and "mermaid" in names:
        return first(cards, "mermaid"), "mermaid_takes_king"
    if "skullking" in names:
        return first(cards, "skullking"), "skull_king"
    if pirates:
        return pirates[0], "pirate"
    if "mermaid" in names:
        return first(cards, "mermaid"), "mermaid"
    if not numbers:
        return (cards or plays)[0], "all_escape"
    trumps = [play for play in numbers if suit_of(play[1]) == "black"]
    if trumps:
        return highest(trumps), "trump"
    led = suit_of(numbers[0][1])
    return highest([play for play in numbers if suit_of(play[1]) == led]), "led_suit"


def bonuses(plays: Plays, winning: str, *, captures: bool) -> list[tuple[str, str, int]]:
    """SKK33 to SKK36."""
    names, found = [name for _, name in plays], []
    for name in names:
        if number_of(name) == 14:
            found.append(("fourteen", name, 20 if suit_of(name) == "black" else 10))
    if captures and is_pirate(winning):
        found += [("mermaid_taken_by_pirate", n, 20) for n in names if n == "mermaid"]
    if captures and winning == "skullking":
        found += [("pirate_taken_by_skullking", n, 30) for n in names if is_pirate(n)]
    if captures and winning == "mermaid":
        found += [("skullking_taken_by_mermaid", n, 40) for n in names if n == "skullking"]
    return sorted(found)


def read(plays: Plays, options: Options, graybeard: int | None) -> Reading:
    """SKK18 to SKK37, and SKK59."""
    beasts = [play for play in plays if is_beast(play[1])]
    (would_be, card), why = without_beasts(plays)
    if beasts and beasts[-1][1] == "kraken":
        after = plays.index(beasts[-1]) + 1
        left = plays[after][0] if after < len(plays) else plays[0][0]
        leader = left if options.kraken_next_leader == "left_of_kraken" else would_be
        return Reading(None, leader, "kraken", [], [], None)
    if beasts and not any(number_of(name) for _, name in plays):
        own = options.whale_next_leader_when_discarded == "whale_player"
        leader = beasts[-1][0] if own else would_be
        return Reading(None, leader, "whale_nothing", [], [], None)
    if beasts:
        (winner, card), why = highest(plays), "whale_highest"
    else:
        winner = would_be
    pays = bonuses(plays, card, captures=not beasts)
    allies = sorted(seat for seat, name in plays if name == "loot" and seat != winner)
    alliances = [(ally, winner) for ally in allies if ally != graybeard and not beasts]
    power = card.split(":")[1] if card.startswith("pirate:") else None
    if winner == graybeard:
        pays, alliances, power = [], [], None
    return Reading(winner, winner, why, pays, alliances, power)
