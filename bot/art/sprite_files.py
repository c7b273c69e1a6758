"""Drawn sprites on the disk, so that the next start need not draw them again.

A file holds a checksum and a PNG. It is written beside and moved into place; one that is
damaged, or that cannot be read or written, counts as not there.
"""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
from hashlib import sha256
from pathlib import Path

log = logging.getLogger(__name__)

SUM_BYTES = sha256().digest_size


class SpriteFiles:
    """Sprites by name in one folder. Its only trace in the log is that it does not work."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._works = True

    def read(self, name: str) -> bytes | None:
        """The PNG of that name, or None."""
        try:
            content = self._path(name).read_bytes()
        except OSError:
            return None
        checksum, image = content[:SUM_BYTES], content[SUM_BYTES:]
        return image if sha256(image).digest() == checksum else None

    def write(self, name: str, image: bytes) -> None:
        """Keep a PNG. After one failure nothing more is tried."""
        if not self._works:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._replace(self._path(name), sha256(image).digest() + image)
        except OSError as error:
            self._works = False
            log.warning("Drawings are not kept on the disk: %s", error.strerror)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.sprite"

    def _replace(self, path: Path, content: bytes) -> None:
        handle, temporary = tempfile.mkstemp(dir=self.folder, suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(temporary, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
