"""A person's page of the preview without a browser: what its scripts ask of the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp

KEY = re.compile(r'data-key="([^"]+)"')
BUTTON = 2


@dataclass(frozen=True, slots=True)
class Press:
    """A button that can be pressed."""

    message: str
    control: str
    label: str


def inside(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too."""
    for component in components:
        yield component
        yield from inside(component.get("components", []))


class Page:
    """One tab."""

    def __init__(self, http: aiohttp.ClientSession, home: str, key: str) -> None:
        self.http, self.home = http, home
        self.headers = {"X-Simcord-Capability": key}
        self.state: dict[str, Any] = {}
        self.sequence = 0

    @classmethod
    async def open(cls, http: aiohttp.ClientSession, home: str, place: str) -> Page:
        async with http.get(f"{home}/{place}") as answer:
            assert answer.status == 200, await answer.text()
            found = KEY.search(await answer.text())
        assert found is not None
        page = cls(http, home, found[1])
        async with http.post(f"{home}/api/pages", json={}, headers=page.headers) as answer:
            assert answer.status == 200, await answer.text()
            page.state = await answer.json()
        page.headers["X-Simcord-Context"] = page.state["context"]["id"]
        return page

    async def look(self) -> dict[str, Any]:
        """The newest state, as the page polls it."""
        async with self.http.get(f"{self.home}/api/state", headers=self.headers) as answer:
            self.state = await answer.json()
        return self.state

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        self.sequence += 1
        action = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"r{self.sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **body,
        }
        url = f"{self.home}/api/action"
        async with self.http.post(url, json=action, headers=self.headers) as answer:
            result = await answer.json()
        await self.look()
        return result

    async def command(self, words: str, **options: Any) -> None:
        url = f"{self.home}/api/commands"
        async with self.http.get(url, headers=self.headers) as answer:
            entries = (await answer.json())["entries"]
        entry = next(e for e in entries if e["invocation"] == words)
        result = await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )
        assert result["settlement"] == "settled", result

    async def press(self, press: Press) -> None:
        result = await self.act("click", target_id=press.message, control_key=press.control)
        assert result["settlement"] == "settled", result

    def buttons(self, *, private: bool) -> list[Press]:
        """What can be pressed on the newest private message, or on the newest public one."""
        for message_id in reversed(self.state["timeline"]):
            message = self.state["messages"][message_id]
            if message["ephemeral"] == private:
                return [
                    Press(message_id, part["control_key"], part.get("label") or "")
                    for part in inside(message["components"])
                    if part.get("type") == BUTTON and not part.get("disabled")
                ]
        return []

    def find(self, label: str, *, private: bool = False) -> Press:
        found = [b for b in self.buttons(private=private) if b.label == label]
        assert found, f"no {label!r} among {self.buttons(private=private)}"
        return found[0]

    @property
    def text(self) -> str:
        """All words of all messages."""
        lines: list[str] = []
        for message_id in self.state["timeline"]:
            for part in inside(self.state["messages"][message_id]["components"]):
                lines.append(str(part.get("content") or ""))
        return "\n".join(lines)
