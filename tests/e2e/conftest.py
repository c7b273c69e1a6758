"""The preview, and people who look at it in a real browser.

Needs the extra ``e2e``, Chromium and an emoji font; without them everything here is skipped,
unless SKULLDUGGERY_E2E=required says that this machine has them.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from machine import REQUIRED, Child, missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if reason is not None and REQUIRED:
        raise pytest.UsageError(reason)
    for item in items:
        if reason is not None:
            item.add_marker(pytest.mark.skip(reason=reason))


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
