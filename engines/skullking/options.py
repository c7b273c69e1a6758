"""The house rules a table of Skull King can choose."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

MAX_HAND, MAX_ROUNDS = 10, 20

Scoring = Literal["classic", "rascal", "rascal_loads"]

PRESETS: dict[str, tuple[int, ...]] = {
    "standard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    "even_keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
    "even_keeled_short": (2, 4, 6, 8, 10),
    "skip_to_the_brawl": (6, 7, 8, 9, 10),
    "swift_n_salty": (5, 5, 5, 5, 5),
    "broadside_barrage": (10,) * 10,
    "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1),
    "whirlpool_short": (9, 7, 5, 3, 1),
    "past_your_bedtime": (1,),
}
"""Named lists of hand sizes, the official game first."""


class Options(BaseModel):
    """House rules of one game of Skull King; the defaults are the printed base game."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    kraken: bool = Field(False, description="The Kraken is in the deck: nobody takes its trick.")
    white_whale: bool = Field(
        False, description="The White Whale is in the deck: the highest number takes its trick."
    )
    loot: bool = Field(
        False, description="Two Loot cards are in the deck, for alliances; never with two seats."
    )
    pirate_powers: bool = Field(
        False, description="A named pirate that wins a trick gives its player a power."
    )
    scoring: Scoring = Field(
        "classic", description="Skull King scoring, Rascal scoring, or Rascal with cannon loads."
    )
    rounds: tuple[int, ...] = Field(
        PRESETS["standard"],
        description="The hand size of each round, 1 to 10; capped by seats and deck.",
    )
    kraken_next_leader: Literal["would_have_won", "left_of_kraken"] = Field(
        "would_have_won", description="Who leads after a trick the Kraken destroyed."
    )
    whale_next_leader_when_discarded: Literal["whale_player", "would_have_won"] = Field(
        "whale_player", description="Who leads after a Whale trick without any number."
    )
    harry_timing: Literal["immediate", "end_of_round"] = Field(
        "immediate",
        description="Harry changes the bid right after his trick, or any time till the round ends.",
    )
    tiebreak: Literal["extra_round", "shared"] = Field(
        "extra_round", description="A tie for first place is played off, or shared."
    )

    @field_validator("rounds")
    @classmethod
    def _rounds_can_be_dealt(cls, rounds: tuple[int, ...]) -> tuple[int, ...]:
        """Raises ``ValueError`` whose text is an error code of the rules (SKK7)."""
        if not rounds:
            raise ValueError("no_rounds")
        if len(rounds) > MAX_ROUNDS:
            raise ValueError("too_many_rounds")
        if not all(1 <= cards <= MAX_HAND for cards in rounds):
            raise ValueError("bad_hand_size")
        return rounds

    @property
    def preset(self) -> str | None:
        """The name of this list of hand sizes, None for one of the table's own."""
        return next((name for name, sizes in PRESETS.items() if sizes == self.rounds), None)
