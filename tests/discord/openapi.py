"""Requests of the bot checked against Discord's own description of its API (OpenAPI 3.1).

The description is not part of the project. It is looked for in ``DISCORD_OPENAPI`` and
then beside the checkout; without it nothing is checked (one test says so).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
BASE = "urn:discord"
SNOWFLAKE = re.compile(r"^(0|[1-9][0-9]*)$")
SNOWFLAKE_KEYS = ("recipient_id", "message_id", "channel_id", "guild_id")
"""discord.py sends these as JSON numbers, which Discord accepts."""
MOST_COMPONENTS, MOST_CHARACTERS, IS_V2 = 40, 4_000, 1 << 15
V2_TYPES = frozenset({9, 10, 11, 12, 13, 14, 17})
TEXT_KEYS = frozenset({"content", "custom_id", "label", "placeholder"})
LENGTHS = (0, 1, 25, 45, 64, 80, 100, 150, 1_000, 2_000, 4_000)
"""All limits of such texts, and steps between them."""
TEXT, THUMBNAIL, GALLERY, FILE = 10, 11, 12, 13
MODAL, EDIT_SOURCE = 9, 7
"""Types of an interaction's answer."""


def description_file() -> Path | None:
    """Discord's description on this machine, if there is one."""
    named = os.environ.get("DISCORD_OPENAPI")
    found = Path(named) if named else BESIDE
    return found if found.is_file() else None


@cache
def checker() -> Checker | None:
    """The one checker of a test run; reading the description takes a moment."""
    file = description_file()
    return Checker(json.loads(file.read_text(encoding="utf-8"))) if file else None


@dataclass(frozen=True)
class Fault:
    """One thing that Discord would not accept."""

    method: str
    path: str
    where: str
    message: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.where}: {self.message}"


@dataclass(frozen=True)
class Route:
    """One path with a JSON body, and where its schema stands in the description."""

    method: str
    parts: tuple[str, ...]
    pointer: str

    def literal_parts(self, method: str, parts: list[str]) -> int:
        """How many parts of a path it names literally; -1 when it is another path."""
        if method != self.method or len(parts) != len(self.parts):
            return -1
        pairs = [(t, p) for t, p in zip(self.parts, parts, strict=True) if t[0] != "{"]
        return len(pairs) if all(t == p for t, p in pairs) else -1


class Checker:
    """Checks bodies by the schema of their route and by rules that no schema can express.

    The shape of a body that has passed is remembered: games send the same ones over and over.
    """

    def __init__(self, description: dict[str, Any]) -> None:
        contents = Resource(contents=description, specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(BASE, contents)
        self._schemas = description["components"]["schemas"]
        self._routes = list(_routes(description))
        unions = {"oneOf": self._union, "anyOf": self._union}
        self._kind = extend(Draft202012Validator, unions)
        self._validators: dict[str, Any] = {}
        self._passed: set[tuple[str, str]] = set()
        self._formats = FormatChecker(formats=())
        self._formats.checks("snowflake")(
            lambda value: not isinstance(value, str) or bool(SNOWFLAKE.match(value))
        )

    def check(self, requests: Iterable[Any]) -> list[Fault]:
        """All faults of some entries of the simulated Discord's request log."""
        return [f for r in requests for f in self.faults(r.method, r.path, r.json)]

    def faults(self, method: str, path: str, body: Any) -> list[Fault]:
        """What is wrong with one request."""
        route = self._route(method, path)
        if body is None or (route is None and method == "GET"):
            return []
        if route is None:
            return [Fault(method, path, "$", "no such route takes a JSON body")]
        body = as_on_the_wire(body)
        found = [Fault(method, path, where, what) for where, what in unwritten_rules(method, body)]
        shape = (route.pointer, json.dumps(shape_of(body), sort_keys=True))
        if shape in self._passed:
            return found
        broken = [
            Fault(method, path, _where(leaf), _shortened(leaf.message))
            for error in self._validator(route.pointer).iter_errors(body)
            for leaf in _leaves(error)
        ]
        if not broken:
            self._passed.add(shape)
        return broken + found

    def _route(self, method: str, path: str) -> Route | None:
        parts = path.partition("?")[0].strip("/").split("/")
        ranked = [(route.literal_parts(method, parts), n) for n, route in enumerate(self._routes)]
        best, n = max(ranked)
        return self._routes[n] if best >= 0 else None

    def _validator(self, pointer: str) -> Any:
        if pointer not in self._validators:
            self._validators[pointer] = self._kind(
                {"$ref": pointer}, registry=self._registry, format_checker=self._formats
            )
        return self._validators[pointer]

    def _union(self, validator: Any, branches: list[Any], body: Any, schema: Any) -> Iterator[Any]:
        """Only the branches that a body's ``type`` chooses: much faster, and clearer faults."""
        kind = body.get("type") if isinstance(body, dict) else None
        meant = [n for n, branch in enumerate(branches) if kind in self._types(branch)]
        if len(meant) == 1:
            yield from validator.descend(body, branches[meant[0]], schema_path=meant[0])
            return
        keyword = "oneOf" if "oneOf" in schema else "anyOf"
        yield from Draft202012Validator.VALIDATORS[keyword](validator, branches, body, schema)

    def _types(self, branch: dict[str, Any]) -> list[int]:
        """The values of ``type`` that a branch of a union is for, none when it has no such."""
        name = branch.get("$ref", "").removeprefix("#/components/schemas/")
        return self._schemas.get(name, {}).get("properties", {}).get("type", {}).get("enum", [])


def _routes(description: dict[str, Any]) -> Iterator[Route]:
    for template, methods in description["paths"].items():
        for method in ("post", "put", "patch", "delete"):
            content = methods.get(method, {}).get("requestBody", {}).get("content", {})
            if "application/json" in content:
                escaped = template.replace("~", "~0").replace("/", "~1")
                for sign, code in (("{", "%7B"), ("}", "%7D"), ("@", "%40")):
                    escaped = escaped.replace(sign, code)
                pointer = f"#/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
                parts = tuple(template.strip("/").split("/"))
                yield Route(method.upper(), parts, BASE + pointer)


def as_on_the_wire(body: Any) -> Any:
    """A body as JSON, without discord.py's own harmless number ids."""
    body = json.loads(json.dumps(body))
    data = _data(body)
    holders = [body, data, data.get("message_reference")]
    for holder in (h for h in holders if isinstance(h, dict)):
        for key in SNOWFLAKE_KEYS:
            if type(holder.get(key)) is int:
                holder[key] = str(holder[key])
    for attachment in data.get("attachments") or []:
        if type(attachment.get("id")) is int:
            attachment["id"] = str(attachment["id"])
    for node in _walk(data.get("components") or []):
        emoji = node.get("emoji")
        if isinstance(emoji, dict) and type(emoji.get("id")) is int:
            emoji["id"] = str(emoji["id"])
    mentions = data.get("allowed_mentions") or {}
    if "users" in mentions:
        mentions["users"] = [str(user) for user in mentions["users"]]
    return body


def shape_of(body: Any) -> Any:
    """The body with only the rounded lengths of its texts, which fit where it fits."""
    if isinstance(body, list):
        return [shape_of(part) for part in body]
    if not isinstance(body, dict):
        return body
    return {
        key: next((n for n in LENGTHS if n >= len(part)), len(part))
        if key in TEXT_KEYS and isinstance(part, str)
        else shape_of(part)
        for key, part in body.items()
    }


def _data(body: Any) -> dict[str, Any]:
    found = body.get("data", body) if isinstance(body, dict) else {}
    return found if isinstance(found, dict) else {}


# ---- what no schema says -----------------------------------------------------------


def unwritten_rules(method: str, body: Any) -> Iterator[tuple[str, str]]:
    """Documented limits over a whole message, as (where, what)."""
    data, answer = _data(body), body.get("type") if isinstance(body, dict) else None
    if not isinstance(data.get("components"), list):
        return
    nodes = list(_walk(data["components"]))
    if len(nodes) > MOST_COMPONENTS:
        yield "$.components", f"{len(nodes)} components (limit {MOST_COMPONENTS})"
    characters = sum(len(node.get("content") or "") for node in nodes if node.get("type") == TEXT)
    if characters > MOST_CHARACTERS:
        yield "$.components", f"{characters} characters of text (limit {MOST_CHARACTERS})"
    ids = [node["custom_id"] for node in nodes if "custom_id" in node]
    for twice in sorted({i for i in ids if ids.count(i) > 1}):
        yield "$.components", f"the custom_id {twice!r} stands there twice"
    if answer == MODAL or not any(node.get("type") in V2_TYPES for node in nodes):
        return
    creates = method == "POST" and answer != EDIT_SOURCE
    if creates and not int(data.get("flags") or 0) & IS_V2:
        yield "$.flags", "Components V2 without their flag"
    if data.get("content") or data.get("embeds"):
        yield "$.content", "content or embeds beside Components V2"
    names = {a.get("filename") for a in data.get("attachments") or []}
    for url in _media(nodes) if creates else ():
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield "$.components", f"{url} is no attachment of this request"


def _walk(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for node in components:
        if isinstance(node, dict):
            yield node
            beside = [node.get("accessory"), node.get("component")]
            yield from _walk([*(node.get("components") or []), *beside])


def _media(nodes: Iterable[dict[str, Any]]) -> Iterator[str]:
    for node in nodes:
        holders: list[dict[str, Any]] = []
        if node.get("type") == GALLERY:
            holders = [item.get("media", {}) for item in node.get("items", [])]
        elif node.get("type") in (THUMBNAIL, FILE):
            holders = [node.get("media") or node.get("file") or {}]
        yield from (holder.get("url", "") for holder in holders)


# ---- which fault of a union was meant ----------------------------------------------


def _leaves(error: Any) -> Iterator[Any]:
    """The faults of the branch that was meant, instead of "fits none of these"."""
    if error.validator not in ("anyOf", "oneOf") or not error.context:
        yield error
        return
    branches: dict[Any, list[Any]] = {}
    for part in error.context:
        branches.setdefault(part.relative_schema_path[0], []).append(part)
    for part in min(branches.values(), key=_strangeness):
        yield from _leaves(part)


def _strangeness(errors: list[Any]) -> tuple[int, int, int]:
    """How little a branch fits: first by its ``type``, then by number and depth of faults."""
    wrong = sum(
        (list(e.relative_path) == ["type"]) or (e.validator == "type" and not e.relative_path)
        for e in errors
    )
    return (wrong, len(errors), -max(len(e.absolute_path) for e in errors))


def _where(error: Any) -> str:
    parts = (f"[{p}]" if isinstance(p, int) else f".{p}" for p in error.absolute_path)
    return "$" + "".join(parts)


def _shortened(message: str) -> str:
    return message if len(message) < 300 else f"{message[:140]} ... {message[-140:]}"
