"""The preview as a child process, and people who look at it in a real browser.

Needs the extra ``e2e``, Chromium and an emoji font; without them everything here is skipped,
unless SKULLDUGGERY_E2E=required says that this machine has them.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
REQUIRED = os.environ.get("SKULLDUGGERY_E2E") == "required"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds that anything on a page may take."""


def missing() -> str | None:
    """What this machine lacks for a browser test."""
    try:
        import playwright.sync_api  # noqa: F401
    except ModuleNotFoundError:
        return 'playwright is not installed: pip install -e ".[e2e]"'
    if shutil.which(CHROMIUM) is None:
        return f"there is no browser at {CHROMIUM}"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if reason is None:
        return
    if REQUIRED:
        raise pytest.UsageError(reason)
    for item in items:
        item.add_marker(pytest.mark.skip(reason=reason))


@dataclass(frozen=True, slots=True)
class Child:
    """A running preview."""

    process: subprocess.Popen[str]
    home: str

    def stop(self) -> tuple[int, str]:
        """Press Ctrl-C; exit code and all that it complained about."""
        self.process.send_signal(signal.SIGINT)
        _, complaints = self.process.communicate(timeout=30)
        return self.process.returncode, complaints


@pytest.fixture
def preview(tmp_path: Path) -> Iterator[Child]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "bot", "preview", "--port", str(port), "--seed", "7"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://" in first, process.communicate(timeout=30)
        yield Child(process, "http://" + first.split("http://")[1].strip())
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where pictures go: SKULLDUGGERY_SHOTS, or a folder of this test."""
    folder = Path(os.environ.get("SKULLDUGGERY_SHOTS") or tmp_path / "shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
