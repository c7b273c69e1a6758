"""Reading a table of Skull King off its screens, by their words alone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

NO_BREAK = "\u00a0"
SEAT = "[①②③④⑤⑥⑦⑧👻]"
PLAY = re.compile(rf"({SEAT}) (.+?)( 👑)?")
NAME = rf"(?P<seat>{SEAT}) \*\*[^*]+\*\*"
WINNING = re.compile(rf"{NAME} is winning: ")
TAKEN = re.compile(rf"{NAME} \*\*takes it:\*\* ")
NOBODY = ("**The Kraken destroyed this trick:**", "**The White Whale found no number:**")
ROUND = re.compile(r"### Skull King · (?:round (\d+) of \d+|(extra round))")
BIDS = re.compile(rf"Bids:(?: {SEAT} \d+)+")
ONE_BID = re.compile(rf"({SEAT}) (\d+)")
SEAT_LINE = re.compile(rf"(?:➤ )?{NAME} · \*\*\d+/(?P<bid>\d+)\*\* · ")
SUM = re.compile(
    r"^(?:-# )?Bids (\d+) for (\d+) tricks?: (?:(\d+) too (many|few)|exactly right)\.", re.M
)
SUIT = re.compile(r"(?:Follow|You have no) \S+ (green|yellow|purple|black)[.:]")
OWN = re.compile(r"[Yy]ou have (\d+) of (\d+)")
HOLDS = re.compile(r"You have (\d+) of the (\d+) tricks? you bid\.")


@dataclass(frozen=True)
class Trick:
    """A trick as a screen shows it. ``by`` is who is winning or took it, None for nobody."""

    plays: tuple[tuple[str, str], ...]
    crowned: str | None
    by: str | None
    over: bool


def trick_on(text: str) -> Trick | None:
    """The trick on a board or a panel, None where none is shown."""
    lines = text.replace(NO_BREAK, " ").splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        found = [PLAY.fullmatch(part) for part in line.split(" → ")]
        winning, taken = WINNING.match(below), TAKEN.match(below)
        over = bool(taken) or below.startswith(NOBODY)
        if not all(found) or not (over or winning or below.startswith("Nobody is winning: ")):
            continue
        who = winning or taken
        plays = [m.groups() for m in found if m]
        crowned = [seat for seat, _, crown in plays if crown]
        assert len(crowned) <= 1
        return Trick(
            tuple((seat, card) for seat, card, _ in plays),
            crowned[0] if crowned else None,
            who["seat"] if who else None,
            over,
        )
    return None


def round_of(text: str) -> str:
    """The number of a board's round, or that it is an extra one; empty at the end."""
    found = ROUND.match(text)
    return found[1] or found[2] if found else ""


def bids_on(text: str) -> dict[str, int]:
    """The bids that a board or a panel tells, by seat sign; Harry's changes counted in."""
    lines = plain(text).splitlines()
    row = next((line for line in lines if BIDS.fullmatch(line)), "")
    found = [(m["seat"], m["bid"]) for line in lines if (m := SEAT_LINE.match(line))]
    return {seat: int(bid) for seat, bid in found or ONE_BID.findall(row)}


def sum_on(text: str) -> tuple[int, int] | None:
    """The sum of the bids and the number of tricks, as a board compares them."""
    found = SUM.search(plain(text))
    if found is None:
        return None
    bids, tricks, off = int(found[1]), int(found[2]), int(found[3] or 0)
    assert off == abs(bids - tricks)
    side = "many" if bids > tricks else "few" if bids < tricks else None
    assert side == found[4]
    return bids, tricks


def suit_on(text: str) -> str | None:
    """The suit that a panel says has to be followed, ``any`` if none has to be."""
    text = plain(text)
    found = SUIT.search(text)
    if found:
        return found[1]
    free = ("No suit has to be followed", "No suit yet", "any card")
    return "any" if any(words in text for words in free) else None


def own_on(text: str) -> tuple[int, int] | None:
    """The own tricks and the own bid as a panel tells them."""
    found = OWN.search(text) or HOLDS.search(text)
    return (int(found[1]), int(found[2])) if found else None


def finished_tricks(boards: Iterable[str]) -> list[Trick]:
    """The finished tricks that a row of board states shows, each once.

    No trick is shown in the making while the one before it was never shown as finished.
    """
    found: list[Trick] = []
    making: Trick | None = None
    for text in boards:
        trick = trick_on(text)
        if trick is None:
            continue
        if not trick.over:
            fresh = making is None or trick.plays[: len(making.plays)] != making.plays
            assert making is None or not fresh, f"never shown as finished: {making}\n{text}"
            making = trick
        elif not found or found[-1] != trick:
            found.append(trick)
            making = None
    return found


def plain(text: str) -> str:
    """A text with plain spaces, wherever its lines may not break."""
    return text.replace(NO_BREAK, " ")
