"""The options form of Skull King: boxes, the scoring, the rounds as a preset or typed sizes."""

from __future__ import annotations

import re
from typing import Any

from bot.games.base import OptionField, box_values, boxes, ticked_boxes
from bot.screen import Choice, Entry, Question, Radios, Select, Values
from bot.text import Text
from engines.core import RuleError
from engines.skullking.options import MAX_HAND, MAX_ROUNDS, PRESETS, Options

BOXES = (
    OptionField("kraken", (False, True)),
    OptionField("white_whale", (False, True)),
    OptionField("loot", (False, True)),
    OptionField("pirate_powers", (False, True)),
    OptionField("kraken_next_leader", ("would_have_won", "left_of_kraken")),
    OptionField("whale_next_leader_when_discarded", ("whale_player", "would_have_won")),
    OptionField("harry_timing", ("immediate", "end_of_round")),
    OptionField("tiebreak", ("extra_round", "shared")),
)
SCORINGS = ("classic", "rascal", "rascal_loads")
RULES, SCORING, ROUNDS, SIZES, OWN = "rules", "scoring", "rounds", "sizes", "own"
LONGEST_SIZES = 80


def form_values(options: Options) -> Values:
    """The house rules as what is chosen in the form."""
    preset = options.preset
    return {
        RULES: ticked_boxes(BOXES, options),
        SCORING: (options.scoring,),
        ROUNDS: (preset or OWN,),
        SIZES: () if preset else (_written(options.rounds),),
    }


def questions(text: Text, values: Values) -> tuple[Question, ...]:
    """The form with ``values`` chosen in it."""
    scoring = tuple(
        Choice(name, text(f"skullking-box-{_dashed(name)}"), chosen=name in values.get(SCORING, ()))
        for name in SCORINGS
    )
    rounds = tuple(
        Choice(name, text(f"skullking-box-{_dashed(name)}"), chosen=name in values.get(ROUNDS, ()))
        for name in (*PRESETS, OWN)
    )
    sizes = Entry(
        SIZES, *values.get(SIZES, ())[:1], placeholder="2, 4, 6, 8, 10", longest=LONGEST_SIZES
    )
    return (
        boxes(text, "skullking", RULES, BOXES, values.get(RULES, ())),
        Question(text("skullking-form-scoring"), Radios(SCORING, scoring)),
        Question(text("skullking-form-rounds"), Select(ROUNDS, rounds)),
        Question(text("skullking-form-sizes"), sizes, text("skullking-form-sizes-hint")),
    )


def form_options(values: Values, now: Options) -> dict[str, Any]:
    """The house rules a sent form asks for, while ``now`` stand.

    Typed sizes count before the list, unless they are just the old ones that were filled in.
    Raises ``RuleError`` (``bad_hand_sizes``) when they cannot be dealt.
    """
    scoring = (values.get(SCORING) or (now.scoring,))[0]
    rounds = (values.get(ROUNDS) or (now.preset or OWN,))[0]
    typed = (values.get(SIZES) or ("",))[0]
    left_over = rounds in PRESETS and now.preset is None and typed == _written(now.rounds)
    own = bool(typed.strip()) and not left_over
    sizes = _read(typed) if own or rounds not in PRESETS else PRESETS[rounds]
    return {**box_values(BOXES, values.get(RULES, ())), SCORING: scoring, ROUNDS: sizes}


def _read(typed: str) -> tuple[int, ...]:
    sizes = tuple(int(word) for word in re.findall(r"[0-9]{1,3}", typed))
    only_numbers = re.fullmatch(r"[\s,;./0-9]*", typed) is not None
    fit = all(1 <= size <= MAX_HAND for size in sizes)
    if not only_numbers or not fit or not 1 <= len(sizes) <= MAX_ROUNDS:
        raise RuleError("bad_hand_sizes", most=MAX_HAND, rounds=MAX_ROUNDS)
    return sizes


def _written(sizes: tuple[int, ...]) -> str:
    return ", ".join(map(str, sizes))


def _dashed(name: str) -> str:
    return name.replace("_", "-")
