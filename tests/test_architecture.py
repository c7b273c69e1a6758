"""The house rules that no type checker knows: who may import whom, file sizes, file names."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 400
ENGINE_FILES = {
    "RULES.md",
    "__init__.py",
    "actions.py",
    "ai.py",
    "events.py",
    "model.py",
    "options.py",
    "rules.py",
    "views.py",
}
BANNED_IN_ENGINES = {
    "aiosqlite",
    "asyncio",
    "datetime",
    "discord",
    "logging",
    "os",
    "pathlib",
    "secrets",
    "socket",
    "sqlalchemy",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
}
NEEDS_STATE = {"model", "rules"}
"""The modules of an engine that a presenter or a computer player must not reach for."""
COMPOSITION = {"__main__", "admin", "check", "client", "preview", "run"}
"""The parts of the bot that put the others together (``preview_x`` goes with ``preview``)."""


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, *, running: bool = False) -> Iterator[str]:
    """Full names of all that a file imports; ``from a import b`` gives ``a.b``.

    With ``running``, what stands under ``if TYPE_CHECKING`` is left out.
    """
    package = module_of(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    yield from _imports(ast.parse(path.read_text("utf-8")).body, package, running)


def _imports(body: list[ast.stmt], package: list[str], running: bool) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = [*base, *(node.module.split(".") if node.module else [])]
            yield from (".".join([*base, name.name]) for name in node.names)
        elif not (running and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)):
            for field in ("body", "orelse", "finalbody", "handlers", "cases"):
                yield from _imports(getattr(node, field, []), package, running)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def ours(path: Path) -> list[str]:
    return [name for name in imports(path) if within(name, "bot", "engines", "tests")]


def engine_slugs() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "engines").glob("*/__init__.py"))


def refused(path: Path, names: list[str]) -> None:
    assert not names, f"{path.relative_to(ROOT)} must not import {', '.join(sorted(names))}"


@pytest.mark.parametrize("path", sources("engines"), ids=module_of)
def test_engines_import_no_way_out(path: Path) -> None:
    """No bot, no I/O, no clock; chance only by ``core.draw``; another game never."""
    names = list(imports(path))
    refused(path, [name for name in names if name.split(".")[0] in BANNED_IN_ENGINES])
    refused(path, [name for name in ours(path) if within(name, "bot", "tests")])
    parts = path.relative_to(ROOT / "engines").parts
    if len(parts) == 1:
        refused(path, ours(path))
        return
    others = [slug for slug in engine_slugs() if slug != parts[0]]
    refused(path, [name for name in names if within(name, *(f"engines.{s}" for s in others))])
    chance = [name for name in names if within(name, "random") and name != "random.Random"]
    refused(path, chance)


@pytest.mark.parametrize("path", sources("engines"), ids=module_of)
def test_engines_make_no_chance_of_their_own(path: Path) -> None:
    """Outside ``core``, ``Random`` is a type; nobody calls it."""
    calls = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Random"]
    assert path.name == "core.py" or not made


def test_the_engines_package_imports_nothing() -> None:
    assert list(imports(ROOT / "engines" / "__init__.py")) == []


@pytest.mark.parametrize("slug", engine_slugs())
def test_computer_players_never_see_a_state(slug: str) -> None:
    """Not even through the rules helpers they use."""
    seen: set[str] = set()
    waiting = [f"engines.{slug}.ai"]
    while waiting:
        name = waiting.pop()
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if name in seen or not path.exists():
            continue
        seen.add(name)
        for found in imports(path):
            if within(found, f"engines.{slug}"):
                waiting += [found, found.rpartition(".")[0]]
    assert not seen & {f"engines.{slug}.{part}" for part in NEEDS_STATE}


@pytest.mark.parametrize("slug", engine_slugs())
def test_every_engine_has_the_same_files(slug: str) -> None:
    assert {path.name for path in (ROOT / "engines" / slug).iterdir()} >= ENGINE_FILES


@pytest.mark.parametrize("path", sources("engines"), ids=module_of)
def test_public_functions_of_engines_have_docstrings(path: Path) -> None:
    missing = [
        name
        for name, node in _public(ast.parse(path.read_text("utf-8")).body)
        if ast.get_docstring(node) is None
    ]
    assert not missing


def _public(body: list[ast.stmt]) -> Iterator[tuple[str, ast.AST]]:
    """Public functions and their kin in public classes.

    Properties, and methods of a Protocol, speak through their names where that is enough.
    """
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            protocol = any("Protocol" in ast.dump(base) for base in node.bases)
            yield from () if protocol else _public(node.body)
        elif isinstance(node, ast.FunctionDef) and not _speaks_for_itself(node):
            yield node.name, node


def _speaks_for_itself(node: ast.FunctionDef) -> bool:
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    return node.name.startswith("_") or "property" in marks


def bot_sources() -> list[Path]:
    return sources("bot")


@pytest.mark.parametrize("path", [*sources("engines"), *bot_sources()], ids=module_of)
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", bot_sources(), ids=module_of)
def test_the_bot_imports_downwards_only(path: Path) -> None:
    names = list(imports(path))
    parts = module_of(path).split(".")[1:] or ["__init__"]
    refused(path, [name for name in names if within(name, "tests")])
    if parts[0] == "errors":
        refused(path, ours(path))
    elif parts[0] == "store":
        refused(path, [name for name in ours(path) if not within(name, "bot.store", "bot.errors")])
        refused(path, [name for name in names if within(name, "discord")])
    elif module_of(path) in below_tables():
        refused(path, [name for name in names if within(name, *FORBIDDEN_BELOW_TABLES)])
        refused(path, [name for name in names if _is_game(name)])
    elif parts[0] == "games" and len(parts) > 1 and parts[1] != "base":
        refused(path, _beyond_a_presenter(names, parts[1]))
    elif parts[0].partition("_")[0] not in COMPOSITION:
        refused(path, [name for name in names if _is_game(name)])
        if parts[0] != "guard":  # it answers the store's errors
            refused(path, [name for name in names if within(name, "bot.store")])


FORBIDDEN_BELOW_TABLES = ("discord", "bot.text", "bot.games", "bot.cogs")


@cache
def below_tables() -> frozenset[str]:
    """``bot.tables`` and all of the bot it is made of, but for the store."""
    found: set[str] = set()
    waiting = ["bot.tables"]
    while waiting:
        name = waiting.pop()
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if name in found or not path.exists():
            continue
        found.add(name)
        for imported in imports(path):
            if within(imported, "bot") and not within(imported, "bot.store", "bot.errors"):
                waiting += [imported, imported.rpartition(".")[0]]
    return frozenset(found)


@pytest.mark.parametrize("path", bot_sources(), ids=module_of)
def test_only_text_knows_fluent(path: Path) -> None:
    if module_of(path) != "bot.text":
        refused(path, [name for name in imports(path) if within(name, "fluent")])


def _is_game(name: str) -> bool:
    return within(name, *(f"engines.{slug}" for slug in engine_slugs()))


def _beyond_a_presenter(names: list[str], slug: str) -> list[str]:
    """A game's presenter knows its engine's views, never its states; no other game, no tables."""
    games = {path.parent.name for path in (ROOT / "bot" / "games").glob("*/__init__.py")}
    banned = [f"bot.games.{game}" for game in games - {slug}]
    banned += [f"engines.{game}" for game in engine_slugs() if game != slug]
    banned += [f"engines.{slug}.{part}" for part in NEEDS_STATE]
    banned += ["bot.store", "bot.tables", "bot.cogs"]
    return [name for name in names if within(name, *banned)]


def test_tables_do_not_load_discord_even_indirectly() -> None:
    asked = "import sys, bot.tables; print('discord' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "False"
