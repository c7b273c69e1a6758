"""Bugs that are put into an engine or a presenter while a game runs."""

from __future__ import annotations

from typing import Any


class Broken:
    """An engine or presenter with a bug in one of its methods."""

    def __init__(self, whole: Any, method: str) -> None:
        self._whole, self._method = whole, method

    def __getattr__(self, name: str) -> Any:
        if name == self._method:
            return self._fail
        return getattr(self._whole, name)

    def _fail(self, *args: Any, **kw: Any) -> Any:
        raise ValueError(f"skull and flower of everybody: {args}")


def error_id(text: str) -> str:
    """The number a refusal tells when there was a bug."""
    return text.split("(error ")[1].split(")")[0]
