"""The house rules a table of Skull can choose."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """House rules of one game of Skull; the defaults are the printed rules."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    last_chance: bool = Field(
        False,
        description="Whoever falls from two discs to one holds an extra flower for one round.",
    )
    own_stack: Literal["stop_at_bid", "all_own"] = Field(
        "stop_at_bid",
        description="Whether a challenger stops at the bid or always turns the whole own stack.",
    )
    own_skull_loss: Literal["chosen", "random"] = Field(
        "chosen",
        description="Who turned the own skull chooses the lost disc in secret, or draws it.",
    )
    first_placement: Literal["starter_last", "clockwise_from_starter"] = Field(
        "starter_last",
        description="First discs all at once with the starter last, or in turn from the starter.",
    )
    points_to_win: Literal[1, 2] = Field(2, description="Won challenges that win the game.")
