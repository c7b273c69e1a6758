"""Replays the recorded rule cases of vectors/skull.json, each of them in full."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from engines.core import RuleError, Seat, Step
from engines.skull import ENGINE, position
from engines.skull.actions import (
    Disc,
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    Pass,
    PlaceDisc,
    RaiseChallenge,
)
from engines.skull.events import (
    ChallengeFailed,
    ChallengerFound,
    ChallengeWon,
    DiscLearned,
    DiscLost,
    Eliminated,
    GameEnded,
    RoundStarted,
)
from engines.skull.options import Options

DATA = json.loads((Path(__file__).parent / "vectors" / "skull.json").read_text())
CASES = {case["id"]: case for case in DATA["cases"]}
PHASES = {
    "turn": "turn",
    "bidding": "challenging",
    "reveal": "revealing",
    "lose_own": "losing",
    "designate": "naming",
    "over": "over",
}


def action_of(act: dict[str, Any]) -> Any:
    match act["do"]:
        case "place":
            return PlaceDisc(Disc(act["disc"]))
        case "challenge":
            return OpenChallenge(act["n"])
        case "raise":
            return RaiseChallenge(act["n"])
        case "pass":
            return Pass()
        case "flip":
            return FlipDisc(Seat(act["target"]))
        case "lose_chosen":
            return LoseDisc(Disc(act["disc"]))
        case "designate":
            return NameStarter(Seat(act["target"]))
    raise AssertionError(act)


def word_of(action: Any) -> str:
    match action:
        case PlaceDisc(disc):
            return f"place:{disc}"
        case OpenChallenge(number):
            return f"challenge:{number}"
        case RaiseChallenge(number):
            return f"raise:{number}"
        case Pass():
            return "pass"
        case FlipDisc(target):
            return f"flip:{target}"
        case LoseDisc(disc):
            return f"lose:{disc}"
        case NameStarter(target):
            return f"designate:{target}"
    raise AssertionError(action)


def set_up(setup: dict[str, Any], seed: str) -> Any:
    return position(
        setup["discs"],
        setup["points"],
        setup["starter"],
        Options(**setup["options"]),
        setup["last_chance_holder"],
        setup["last_chance_used"],
        seed,
    )


def learned(step: Step) -> list[Disc]:
    return [
        event.disc
        for events in step.private.values()
        for event in events
        if isinstance(event, DiscLearned)
    ]


def replay(case: dict[str, Any], seed: str) -> list[Step] | None:
    """The case's steps, or None when this seed draws another disc than the case says."""
    steps = [Step(set_up(case["setup"], seed), (), {})]
    for act in case["actions"]:
        if act["do"] == "random_loss":
            if learned(steps[-1]) != [act["drawn"]]:
                return None
        else:
            steps.append(ENGINE.apply(steps[-1].state, Seat(act["seat"]), action_of(act)))
    return steps


def required(state: Any) -> dict[Seat, Any]:
    return {prompt.seat: prompt for prompt in ENGINE.prompts(state) if prompt.required}


def events_of(steps: list[Step], kind: type) -> list[Any]:
    return [event for step in steps for event in step.public if isinstance(event, kind)]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    expect = dict(case["expect"])
    if expect.pop("setup_rejected", False):
        with pytest.raises(RuleError) as refused:
            set_up(case["setup"], "x")
        assert refused.value.code == "bad_seat_count"
        assert not expect
        return
    replays = (replay(case, f"seed {number}") for number in count())
    steps = next(found for found in replays if found is not None)
    check(steps, expect)


def check(steps: list[Step], expect: dict[str, Any]) -> None:
    state = steps[-1].state
    table = ENGINE.table_view(state)
    last = steps[-1].public
    asked = required(state)
    checks = {
        "to_act": lambda: next(iter(asked)) if len(asked) == 1 else None,
        "points": lambda: [seat.points for seat in table.seats],
        "discs": lambda: [seat.discs for seat in table.seats],
        "eliminated": lambda: [seat.seat for seat in table.seats if seat.eliminated],
        "winner": lambda: table.outcome.ranking[0][0] if table.outcome else None,
        "last_chance_holder": lambda: next(
            (seat.seat for seat in table.seats if seat.holds_last_chance), None
        ),
        "next_starter": lambda: events_of(steps, RoundStarted)[-1].starter,
        "challenger": lambda: events_of(steps, ChallengerFound)[-1].seat,
        "skull_owner": lambda: events_of(steps, ChallengeFailed)[-1].skull_owner,
        "outcome": lambda: (
            "success"
            if events_of(steps, ChallengeWon)
            else "failure"
            if events_of(steps, ChallengeFailed)
            else None
        ),
    }
    for name, wanted in expect.items():
        if name == "phase" and wanted == "random_loss":
            assert [type(event) for event in last[1:3]] == [ChallengeFailed, DiscLost]
            assert len(learned(steps[-1])) == 1
        elif name == "phase":
            assert table.phase == PHASES[wanted]
            assert (wanted == "over") == bool(events_of(steps, GameEnded))
        elif name == "legal":
            seat = expect.get("to_act", next(iter(asked)))
            assert {word_of(action) for action in asked[seat].choices} == set(wanted)
        elif name == "illegal":
            for act in wanted:
                with pytest.raises(RuleError):
                    ENGINE.apply(state, Seat(act["seat"]), action_of(act))
        else:
            assert checks[name]() == wanted, name
    if "eliminated" in expect:
        gone = {event.seat for event in events_of(steps, Eliminated)}
        assert gone <= set(expect["eliminated"])
