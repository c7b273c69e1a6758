"""No scenario is dropped silently: the ids in the names of the tests are the ids on the list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from scenario_ids import IDS

NAME = re.compile(r"test_([a-z][a-z0-9]*)_(\d\d)_.+")


def scenario_tests() -> Iterator[tuple[str, ast.AsyncFunctionDef | ast.FunctionDef]]:
    """(id, function) of every test that replays a scenario."""
    for file in sorted(Path(__file__).parent.glob("test_scenarios_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef):
                match = NAME.fullmatch(node.name)
                if match:
                    yield f"{match[1].upper()}-{match[2]}", node
                else:
                    assert not node.name.startswith("test_"), f"{file.name}: {node.name} has no id"


def test_every_scenario_on_the_list_is_replayed_and_no_other():
    assert {scenario for scenario, _ in scenario_tests()} == IDS


def test_every_replay_says_what_the_player_notices():
    for _, node in scenario_tests():
        assert ast.get_docstring(node), node.name
