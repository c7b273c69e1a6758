"""Skull's public events in words, for the history of a table."""

from __future__ import annotations

from bot.games.base import Told
from bot.games.skull.words import SIGNS, disc_word, discs_in_words, signed_disc, who
from bot.text import Text, seat_sign
from bot.updates import TableInfo
from engines.skull import events as happened
from engines.skull.actions import Disc
from engines.skull.events import SkullEvent


def told(text: Text, table: TableInfo, event: SkullEvent) -> Told | None:
    """One event in words; None for what only one seat may know."""
    match event:
        case happened.RoundStarted(number, starter):
            name = who(table, starter)
            return Told(text("skull-told-round", round=number, name=name), head=True)
        case happened.RoundVoided(number):
            return Told(text("skull-told-voided", round=number))
        case happened.DiscPlaced(seat, last_chance):
            open_disc = f" {SIGNS[Disc.LAST_CHANCE]} {disc_word(text, Disc.LAST_CHANCE)}"
            sign = seat_sign(seat) + (open_disc if last_chance else "")
            return Told(sign, run=text("skull-told-placed"))
        case happened.FirstDiscsFixed(holder):
            words = text("skull-told-fixed")
            if holder is not None:
                words += f" {text('skull-told-fixed-last-chance', name=who(table, holder))}"
            return Told(words)
        case happened.DiscFlipped(_, target, disc):
            return Told(
                f"{seat_sign(target)} {signed_disc(text, disc)}", run=text("skull-told-flipped")
            )
        case happened.DiscsShown(seat, discs):
            name = who(table, seat)
            return Told(text("skull-reveal-shown", name=name, discs=discs_in_words(text, discs)))
        case happened.DiscLearned():
            return None
        case (
            happened.ChallengeOpened()
            | happened.ChallengeRaised()
            | happened.Passed()
            | happened.ChallengerFound()
            | happened.ChallengeWon()
            | happened.ChallengeFailed()
        ):
            return _challenge(text, table, event)
        case _:
            return Told(_seats(text, table, event))


def _challenge(text: Text, table: TableInfo, event: SkullEvent) -> Told:
    run = text("skull-told-challenge")
    match event:
        case happened.ChallengeOpened(seat, number) | happened.ChallengeRaised(seat, number):
            return Told(f"{seat_sign(seat)} **{number}**", run=run)
        case happened.Passed(seat):
            return Told(text("skull-told-passed", seat=seat_sign(seat)), run=run)
        case happened.ChallengerFound(seat, number):
            return Told(text("skull-told-challenger", name=who(table, seat), number=number))
        case happened.ChallengeWon(seat, points):
            return Told(text("skull-told-won", name=who(table, seat), points=points))
        case happened.ChallengeFailed(seat, owner):
            whose = "own" if owner == seat else "other"
            names = {"name": who(table, seat), "owner": who(table, owner)}
            return Told(text("skull-told-failed", whose=whose, **names))
    raise TypeError(type(event).__name__)


def _seats(text: Text, table: TableInfo, event: SkullEvent) -> str:
    match event:
        case happened.DiscLost(seat, discs):
            return text("skull-told-lost", name=who(table, seat), count=discs)
        case happened.LastChanceGiven(seat):
            return text("skull-told-last-chance-given", name=who(table, seat))
        case happened.LastChanceReturned(seat):
            return text("skull-told-last-chance-returned", name=who(table, seat))
        case happened.Eliminated(seat):
            return text("skull-reveal-out", name=who(table, seat))
        case happened.StarterNamed(seat, target):
            return text("skull-told-named", name=who(table, seat), target=who(table, target))
        case happened.GameEnded(winner):
            return text("skull-told-ended", name=who(table, winner))
    raise TypeError(type(event).__name__)
