"""Computer players of Skull: they see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from random import Random

from engines.core import Prompt
from engines.skull.actions import SkullAction
from engines.skull.views import SeatView


def choose(view: SeatView, prompt: Prompt, rng: Random) -> SkullAction:
    """One of the prompt's choices."""
    return rng.choice(prompt.choices)
