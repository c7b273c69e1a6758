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
from typing import Any

import pytest
from machine import CHROMIUM, FLAGS, PATIENCE, REQUIRED, Child, missing

NAMES = ("Ana", "Bo", "Cy")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if reason is not None and REQUIRED:
        raise pytest.UsageError(reason)
    for item in items:
        if reason is not None:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture
def seed() -> int:
    """What the preview deals by; a test that needs other cards has a seed of its own."""
    return 7


@pytest.fixture
def preview(tmp_path: Path, seed: int) -> Iterator[Child]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "bot", "preview", "--port", str(port), "--seed", str(seed)]
    command.append("--no-emojis")  # what is pressed and read here is words
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
def browser() -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def tabs(browser: Any, preview: Child) -> list[Any]:
    """Three people, each in a browser window of their own."""
    from tabs import Tab

    return [Tab(browser, preview.home, name) for name in NAMES]


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where pictures go: SKULLDUGGERY_SHOTS, or a folder of this test."""
    folder = Path(os.environ.get("SKULLDUGGERY_SHOTS") or tmp_path / "shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
