"""``python -m bot`` in a test: in this process, or as one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main

HERE = Path(__file__).parent
TOKEN = "MTIzNDU2Nzg5.abc.very-secret"
URL = "sqlite+aiosqlite:///skullduggery.db"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that does as it is told."""
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 1) -> str:
    """The one sentence that a command ends with."""
    assert main(list(arguments)) == code
    out, err = capsys.readouterr()
    assert out == ""
    lines = [line for line in err.splitlines() if line]
    assert len(lines) == 1, err
    assert TOKEN not in err
    return lines[0]


@contextmanager
def child(*arguments: str, env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """Another Python, killed at the end if it still runs."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **(env or {})},
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@contextmanager
def running_bot() -> Iterator[subprocess.Popen[str]]:
    """``run`` as a process that has the database of this folder."""
    with child(str(HERE / "run_child.py"), env={"SKULLDUGGERY_TOKEN": TOKEN}) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "connected\n"
        yield process
