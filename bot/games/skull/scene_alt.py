"""The pictures of Skull in words: complete, in at most ``LONGEST_ALT`` signs, without names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.art.layout import LONGEST_ALT
from bot.games.skull.scene_facts import Challenge, End, Flips, Mat, Standing, disc_slug
from bot.text import Text
from engines.core import Seat
from engines.skull.actions import Disc
from engines.skull.views import Phase

Line = tuple[int, str]
"""A sentence and how soon it is left out: 0 never, high numbers first."""

LONG = ("skull-alt-mats", "skull-alt-mat")
SHORT = ("skull-alt-mats-short", "skull-alt-mat-short")
"""The words for all mats and for one of them."""


def table(
    text: Text,
    round_: int,
    phase: Phase,
    total: int,
    mats: Sequence[Mat],
    challenge: Challenge | None,
) -> str:
    """Who is awaited, the challenge, every mat. Says less where there is too much to say."""
    before: list[Line] = [
        (3, text("skull-alt-table", round=str(round_))),
        *_awaited(text, phase, mats),
        *_challenge(text, challenge, total),
    ]
    after = [*_signs(text, mats), *_shown(text, challenge)]
    words = _joined([*before, (0, _mats(text, mats, *LONG)), *after])
    if len(words) <= LONGEST_ALT:
        return words
    return _fitted([*before, (0, _mats(text, mats, *SHORT)), *after])


def hand(
    text: Text,
    seat: Seat,
    hand: Sequence[Disc],
    stack: Sequence[Disc],
    lost: Sequence[Disc],
    out: bool,
) -> str:
    """The own discs: in hand, on the mat with the top disc first, lost for good."""
    if out:
        return text("skull-alt-hand-out", seat=str(seat + 1))
    held = {"count": len(hand), "discs": _discs(text, hand)}
    lines = [text("skull-alt-hand", seat=str(seat + 1), **held)]
    if stack:
        lines.append(text("skull-alt-hand-down", discs=_listed(text, stack[::-1])))
    if lost:
        lines.append(text("skull-alt-hand-lost", discs=_discs(text, lost)))
    return " ".join(lines)


def final(text: Text, standings: Sequence[Standing]) -> str:
    """The winner, then everybody's points and discs left."""
    winner, *others = standings
    lines = [
        text("skull-alt-final", **_standing(winner)),
        "; ".join(text("skull-alt-final-row", **_standing(other)) for other in others) + ".",
    ]
    return " ".join(lines)


def _standing(standing: Standing) -> dict[str, str | int]:
    return {
        "seat": str(standing.seat + 1),
        "points": standing.points,
        "discs": standing.discs,
    }


def _joined(lines: Iterable[Line]) -> str:
    return " ".join(words for _, words in lines)


def _fitted(lines: Sequence[Line]) -> str:
    """As much as there is room for, what matters most first, in its order."""
    kept = set[Line]()
    for line in sorted(lines, key=lambda line: line[0]):
        if len(_joined([*kept, line])) <= LONGEST_ALT:
            kept.add(line)
    return _joined(line for line in lines if line in kept)


def _numbers(mats: Iterable[Mat]) -> str:
    return ", ".join(str(mat.seat + 1) for mat in mats)


def _awaited(text: Text, phase: Phase, mats: Sequence[Mat]) -> Iterator[Line]:
    awaited = [mat for mat in mats if mat.acts]
    if awaited:
        if phase is Phase.TURN and not any(mat.down for mat in awaited):  # the starter's first disc
            phase = Phase.PLACING
        seats = {"count": len(awaited), "seats": _numbers(awaited)}
        yield 0, text("skull-alt-awaited", phase=phase.value, **seats)


def _challenge(text: Text, challenge: Challenge | None, total: int) -> Iterator[Line]:
    """The number, what was turned for it and what came of it."""
    if challenge is None:
        return
    seat, number = str(challenge.seat + 1), challenge.number
    if challenge.end is End.OPEN:
        facts = {"total": str(total), "turned": len(challenge.flips)}
        yield 0, text("skull-alt-bid", seat=seat, number=number, **facts)
    else:
        owner = "" if challenge.skull_owner is None else str(challenge.skull_owner + 1)
        facts = {"end": _result(challenge), "owner": owner}
        yield 0, text("skull-alt-past", seat=seat, number=number, **facts)
        yield from _cost(text, challenge.end)
    if challenge.flips:
        yield 4, text("skull-alt-turned", discs=_flips(text, challenge.flips))


def _result(challenge: Challenge) -> str:
    if challenge.end is End.WON:
        return "won"
    return "own" if challenge.skull_owner == challenge.seat else "other"


def _cost(text: Text, end: End) -> Iterator[Line]:
    if end is End.LOST:
        yield 0, text("skull-alt-past-lost")
    elif end is End.OUT:
        yield 0, text("skull-alt-past-out")


def _flips(text: Text, flips: Flips) -> str:
    """By owner, in the order in which the owners' first discs were turned."""
    owners = dict.fromkeys(owner for owner, _ in flips)
    return ", ".join(
        text(
            "skull-alt-of-seat",
            seat=str(owner + 1),
            discs=_discs(text, [disc for whose, disc in flips if whose == owner]),
        )
        for owner in owners
    )


def _mats(text: Text, mats: Sequence[Mat], all_of_them: str, entry: str) -> str:
    """Discs down and in hand, seat by seat; who is out has neither."""
    entries = [
        text(entry, seat=str(mat.seat + 1), down=str(mat.down), hand=str(mat.hand))
        for mat in mats
        if not mat.out
    ]
    return text(all_of_them, mats=", ".join(entries))


def _signs(text: Text, mats: Sequence[Mat]) -> Iterator[Line]:
    """What else the mats show."""
    for points in (1, 2):
        if won := [mat for mat in mats if mat.points == points]:
            yield 1, text("skull-alt-points", points=points, seats=_numbers(won))
    for mat in mats:
        if mat.holds_last_chance:
            yield 2, _last_chance(text, mat)
    marked = (
        (5, "skull-alt-passed", [mat for mat in mats if mat.passed]),
        (6, "skull-alt-out", [mat for mat in mats if mat.out]),
        (7, "skull-alt-starter", [mat for mat in mats if mat.starter]),
    )
    for rank, key, seats in marked:
        if seats:
            yield rank, text(key, seats=_numbers(seats))


def _last_chance(text: Text, mat: Mat) -> str:
    place = "" if mat.last_chance_at is None else str(mat.last_chance_at + 1)
    kind = "placed" if place else "held"
    return text("skull-alt-last-chance", seat=str(mat.seat + 1), kind=kind, place=place)


def _shown(text: Text, challenge: Challenge | None) -> Iterator[Line]:
    if challenge is not None and challenge.shown:
        stacks = [
            text("skull-alt-of-seat", seat=str(seat + 1), discs=_listed(text, discs))
            for seat, discs in challenge.shown
        ]
        yield 8, text("skull-alt-shown", stacks="; ".join(stacks))


def _discs(text: Text, discs: Sequence[Disc]) -> str:
    """Counted by kind: ``2 flowers, skull``."""
    return ", ".join(
        text(f"skull-alt-disc-{disc_slug(disc)}", count=discs.count(disc))
        for disc in Disc
        if disc in discs
    )


def _listed(text: Text, discs: Iterable[Disc]) -> str:
    """One by one, in their order."""
    return ", ".join(text(f"skull-disc-{disc_slug(disc)}") for disc in discs)
