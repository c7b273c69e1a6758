"""What a machine needs for browser tests, and the preview as a child process."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from dataclasses import dataclass
from importlib.util import find_spec

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
    if find_spec("playwright") is None:
        return 'playwright is not installed: pip install -e ".[e2e]"'
    if shutil.which(CHROMIUM) is None:
        return f"there is no browser at {CHROMIUM}"
    return None


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
