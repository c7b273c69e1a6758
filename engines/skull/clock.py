"""What the clock plays for a seat whose time is up (SK29)."""

from __future__ import annotations

from engines.core import Prompt, draw
from engines.skull.actions import Disc, SkullAction
from engines.skull.codes import HAND_DISCS, NEXT_SEAT
from engines.skull.legal import FLIP, LOSE, NAME, OPEN, PASS, PLACE, SHOW
from engines.skull.model import State

_ORDER = {disc: place for place, disc in enumerate(Disc)}


def clock_action(state: State, prompt: Prompt) -> SkullAction:
    """A plain legal move. Chance comes from draws of its own that disturb no other."""
    seat = prompt.seat
    match prompt.kind:
        case "first_disc" if not prompt.required:
            return PLACE[_ORDER[state.stacks[seat][0]]]
        case "first_disc" | "turn":
            hand = state.hands[seat]
            return PLACE[_ORDER[_by_chance(state, prompt, hand)]] if hand else OPEN[0]
        case "answer":
            return PASS
        case "flip":
            return FLIP[seat if state.stacks[seat] else NEXT_SEAT[state.flippable][seat]]
        case "lose":
            return LOSE[_ORDER[_by_chance(state, prompt, state.round.owned[seat])]]
        case "name":
            return NAME[NEXT_SEAT[state.round.living][seat]]
        case _:
            return SHOW


def _by_chance(state: State, prompt: Prompt, hand: int) -> Disc:
    chance = draw(f"{state.round.seed}/clock/{prompt.key}", prompt.seat)
    return chance.choice(HAND_DISCS[hand])
