"""Moves of Skull as people type them, and what they can type at a moment.

Every word stands in the catalogues, in the keys ``skull-typed-…`` with commas between names;
the first name of a thing is the one that is shown to people.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from bot.errors import UserError
from bot.games.base import NOBODYS_MOVE, Meaning, NotUnderstood
from bot.games.skull.words import slug
from bot.lexicon import LOOKS, Lexicon, Names, People, Said, lexicon, listed, look_asked, read
from bot.text import Text, safe_name, seat_sign
from bot.updates import TableInfo
from engines.core import Prompt, RuleError, Seat
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    PlaceDisc,
    RaiseChallenge,
)
from engines.skull.codes import MAX_DISCS, MAX_SEATS
from engines.skull.views import Phase, SeatView

DISCS = {slug(disc): disc for disc in Disc}
NUMBERED, TARGETED = ("challenge", "raise"), {"flip": FlipDisc, "name": NameStarter}
VERBS = ("place", *NUMBERED, "pass", *TARGETED, "lose", "show")
MOVES = {*DISCS, *VERBS} - {"show"}
THINGS = (*DISCS, *VERBS, "hand", "filler")
MOST = MAX_SEATS * MAX_DISCS
BY_PHASE = {Phase.REVEALING: "flip", Phase.NAMING: "name"}
"""What a player is named for, where nothing else is said."""


@cache
def _words(home: str) -> Lexicon:
    return lexicon(home, _names)


def _names(text: Text) -> Names:
    return {thing: listed(text, f"skull-typed-{thing}") for thing in THINGS}


def typed(text: Text, table: TableInfo, hand: SeatView | None, words: str) -> Meaning:
    """See ``bot.games.base.Presenter.typed``."""
    own, people = _words(text.locale), People(table)
    by_name = hand is not None and hand.table.phase in BY_PHASE
    said = read(words, *((people, own) if by_name else (own, people)))
    look = look_asked(said, LOOKS, MOVES)
    if look is not None:
        return _look(look, said, hand)
    if said.doubtful:
        raise RuleError("several_players")
    if not said.is_clear:
        raise NotUnderstood
    if hand is None:
        return Meaning((NOBODYS_MOVE,))
    return _Move(table, hand, said).meaning()


def _look(look: str, said: Said, hand: SeatView | None) -> Meaning:
    """*Show my discs* is a button that shows them to everybody: who types it may mean either."""
    offered = hand is not None and any(p.kind == "show" for p in hand.prompts)
    if look == "hand" and "show" in said.things and offered:
        raise RuleError("show_or_hand")
    return Meaning(look="board" if look == "scores" else look)


class _Move:
    """Words that are known and no request, against what their owner may see."""

    def __init__(self, table: TableInfo, hand: SeatView, said: Said) -> None:
        self.hand, self.phase = hand, hand.table.phase
        self.verbs = [verb for verb in VERBS if verb in said.things]
        self.discs = [disc for name, disc in DISCS.items() if name in said.things]
        self.numbers = [number.value for number in said.numbers]
        self.seats = said.seats(table)
        self.targets = said.targets(table, hand.seat)

    def meaning(self) -> Meaning:
        match self.verbs:
            case []:
                return self._bare()
            case ["place"] if self._says_only(discs=True):
                return Meaning((f"d{self._kind(PlaceDisc, 'say_disc')}",), secret=True)
            case ["lose"] if self._says_only(discs=True):
                return self._lose()
            case ["pass"] if self._says_only():
                return Meaning(("p",))
            case ["show"] if self._says_only():
                return Meaning(("s",))
            case ["flip" | "name" as verb] if not self.discs:
                return self._target(verb)
            case ["challenge" | "raise" as verb] | ["challenge", "raise" as verb]:
                return self._number(verb)
            case _:
                raise NotUnderstood

    def _says_only(self, *, discs: bool = False) -> bool:
        return not (self.numbers or self.seats or (self.discs and not discs))

    # ---- without a verb ------------------------------------------------------------

    def _bare(self) -> Meaning:
        match (self.discs, self.numbers, self.seats):
            case ([disc], [], []) if self._offers("lose"):
                raise RuleError("say_lose", disc=disc)
            case ([_], [], []):
                return Meaning((f"d{self._kind(PlaceDisc, 'say_disc')}",), secret=True)
            case ([] | [Disc.FLOWER], [_], []) if self.phase is Phase.CHALLENGING:
                return self._number("raise")
            case ([] | [Disc.FLOWER], [_], []) if self.phase in (Phase.PLACING, Phase.TURN):
                raise RuleError("say_challenge")
            case ([], _, _) if self.phase in BY_PHASE:
                return self._target(BY_PHASE[self.phase])
            case _:
                raise NotUnderstood

    # ---- the moves -----------------------------------------------------------------

    def _kind(self, move: type[Any], unclear: str) -> str:
        """The letter of the disc meant; without a word the only one that can be."""
        discs = self.discs or [a.disc for a in self._choices(move)]
        if len(discs) != 1:
            raise RuleError(unclear)
        return discs[0].value[0]

    def _lose(self) -> Meaning:
        kind = self._kind(LoseDisc, "say_lost_disc")
        if kind == Disc.LAST_CHANCE.value[0]:
            raise RuleError("disc_not_owned", disc=Disc.LAST_CHANCE)
        return Meaning((f"l{kind}",), secret=True)

    def _number(self, verb: str) -> Meaning:
        """So many discs, or flowers; the number alone is what counts."""
        if len(self.numbers) != 1 or self.seats or self.discs not in ([], [Disc.FLOWER]):
            raise RuleError("say_number") if self._says_only() else NotUnderstood
        number, table = self.numbers[0], self.hand.table
        if number > MOST:
            raise RuleError("number_too_high", number=number, maximum=table.total)
        if number <= (1 if verb == "raise" else 0):
            raise RuleError("number_too_low", number=number, minimum=table.number + 1)
        if verb == "raise":
            return Meaning((f"r{number}",))
        return Meaning((f"c{number}", f"r{number}") if number > 1 else (f"c{number}",))

    def _target(self, verb: str) -> Meaning:
        """Somebody's stack, or who starts: by name, mention or number of the seat."""
        move, targets = TARGETED[verb], self.targets
        if not targets:
            targets = [action.target for action in self._choices(move)]
        match targets:
            case [None] if self.numbers:
                raise RuleError("unknown_seat")
            case [None]:
                raise UserError("unseen_player")
            case [seat]:
                return Meaning((f"{verb[0]}{seat}",))
            case _:
                raise RuleError(f"say_{verb}")

    def _offers(self, kind: str) -> bool:
        return any(prompt.kind == kind for prompt in self.hand.prompts)

    def _choices(self, move: type[Any]) -> list[Any]:
        found = (a for prompt in self.hand.prompts for a in prompt.choices)
        return [action for action in found if isinstance(action, move)]


# ---- what can be typed -------------------------------------------------------------


def typable(text: Text, table: TableInfo, hand: SeatView | None) -> list[str]:
    """See ``bot.games.base.Presenter.typable``."""
    lines: list[str] = []
    if hand is not None:
        lines = [line for prompt in hand.prompts for line in _prompt_lines(text, table, prompt)]
    return [*(lines or [text("skull-typable-general")]), text("typable-always")]


def _prompt_lines(text: Text, table: TableInfo, prompt: Prompt) -> Iterable[str]:
    if prompt.auto:
        return
    discs = [f"`{_first(text, slug(a.disc))}`" for a in prompt.choices if isinstance(a, PlaceDisc)]
    if discs and prompt.required:
        yield text("skull-typable-place", discs=", ".join(discs))
    elif len(discs) > 1:
        yield text("skull-typable-swap", discs=", ".join(discs))
    numbers = [a.number for a in prompt.choices if isinstance(a, OpenChallenge | RaiseChallenge)]
    if numbers:
        kind = "answer" if prompt.kind == "answer" else "open"
        facts = {"low": numbers[0], "high": numbers[-1], "count": len(numbers)}
        yield text(f"skull-typable-{kind}", **facts)
    if prompt.kind in ("flip", "name"):
        yield text(f"skull-typable-{prompt.kind}", seats=_seats(table, prompt))
    lost = [slug(a.disc) for a in prompt.choices if isinstance(a, LoseDisc)]
    if lost:
        moves = [f"`{_first(text, 'lose')} {_first(text, name)}`" for name in lost]
        yield text("skull-typable-lose", moves=", ".join(moves))
    if prompt.kind == "show":
        yield text("skull-typable-show")


def _seats(table: TableInfo, prompt: Prompt) -> str:
    """``2`` for ② Bo: as it can be typed, then who it is."""
    seats: list[Seat] = [action.target for action in prompt.choices]
    return ", ".join(
        f"`{seat + 1}` {seat_sign(seat)} {safe_name(table.seats[seat].name)}" for seat in seats
    )


def _first(text: Text, thing: str) -> str:
    return listed(text, f"skull-typed-{thing}")[0]
