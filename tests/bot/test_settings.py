"""Settings as the host gives them: the environment, the file `.env`, and what is wrong in it."""

import ast
import os
import re
from pathlib import Path

import pytest

from bot.errors import StartError
from bot.settings import Settings, unknown_variables, variable

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2.abc.very-secret"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.upper().startswith("SKULLDUGGERY_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def write_env(text: str) -> None:
    Path(".env").write_text(text, encoding="utf-8")


def refused() -> str:
    with pytest.raises(StartError) as caught:
        Settings.load()
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__
    return caught.value.sentence


def test_the_defaults_stand_without_environment_and_file() -> None:
    settings = Settings.load()
    assert settings.token is None
    assert settings.database_url == "sqlite+aiosqlite:///skullduggery.db"
    assert (settings.turn_seconds, settings.lobby_minutes) == (180, 30)
    assert (settings.computer_pause_min, settings.computer_pause_max) == (1.0, 2.5)


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    write_env(f"SKULLDUGGERY_TOKEN={TOKEN}\nSKULLDUGGERY_TURN_SECONDS=60\nPATH=/nowhere\n")
    monkeypatch.setenv("SKULLDUGGERY_TURN_SECONDS", "600")
    settings = Settings.load()
    assert settings.turn_seconds == 600
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN


def test_an_empty_value_is_the_default_and_a_byte_order_mark_is_no_letter() -> None:
    write_env("\ufeffSKULLDUGGERY_LOG_LEVEL=debug\nSKULLDUGGERY_TOKEN=\n")
    settings = Settings.load()
    assert (settings.log_level, settings.token) == ("DEBUG", None)


def test_every_wrong_setting_is_named_and_no_value_repeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SKULLDUGGERY_TOKEN", "very secret")
    monkeypatch.setenv("SKULLDUGGERY_TURN_SECONDS", "hunter2")
    monkeypatch.setenv("SKULLDUGGERY_LOG_LEVEL", "hunter3")
    monkeypatch.setenv("SKULLDUGGERY_PAUSED_DAYS", "0")
    sentence = refused()
    for name in ("TOKEN", "TURN_SECONDS", "LOG_LEVEL", "PAUSED_DAYS"):
        assert f"SKULLDUGGERY_{name}: " in sentence
    assert "spaces" in sentence
    for value in ("very secret", "hunter"):
        assert value not in sentence


def test_the_pauses_of_the_computer_are_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULLDUGGERY_COMPUTER_PAUSE_MIN", "3")
    assert refused() == (
        "Wrong settings: SKULLDUGGERY_COMPUTER_PAUSE_MIN must not be above "
        "SKULLDUGGERY_COMPUTER_PAUSE_MAX."
    )


def test_a_file_that_is_no_text_is_named() -> None:
    Path(".env").write_bytes(b"SKULLDUGGERY_TOKEN=\xff\xfe")
    assert "settings file .env cannot be read" in refused()


def test_the_token_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULLDUGGERY_TOKEN", TOKEN)
    settings = Settings.load()
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()}"


def test_a_misspelt_setting_is_found_with_the_one_that_was_meant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_env("SKULLDUGGERY_TURN_SECOND=60\nSKULLDUGGERY_TOKEN=x\nOTHER=1\n")
    monkeypatch.setenv("SKULLDUGGERY_ZZZ", "1")
    assert unknown_variables() == {
        "SKULLDUGGERY_TURN_SECOND": "SKULLDUGGERY_TURN_SECONDS",
        "SKULLDUGGERY_ZZZ": None,
    }


def test_the_example_file_has_every_setting_in_order_with_comment_and_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    blocks = re.findall(r"((?:^# .+\n)+)^([A-Z_]+)=(.*)$", text, re.MULTILINE)
    example = {name: default for _, name, default in blocks}
    assert list(example) == [variable(name) for name in Settings.model_fields]
    for comment, name, default in blocks:
        field = Settings.model_fields[name.removeprefix("SKULLDUGGERY_").lower()]
        shown = "" if field.default is None else str(field.default)
        assert default.casefold() == shown.casefold(), name
        assert field.description == " ".join(comment.replace("\n# ", " ")[2:].split())
    assert len(re.findall(r"^[^#\n]", text, re.MULTILINE)) == len(blocks)


def test_the_example_file_is_a_working_env_file() -> None:
    write_env((ROOT / ".env.example").read_text(encoding="utf-8"))
    assert Settings.load() == Settings()
    assert unknown_variables() == {}


def test_nothing_else_reads_the_environment() -> None:
    readers = set()
    for path in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute | ast.Name | ast.alias):
                name = getattr(node, "attr", getattr(node, "id", getattr(node, "name", "")))
                if name in ("environ", "environb", "getenv", "dotenv_values", "load_dotenv"):
                    readers.add(path.relative_to(ROOT).as_posix())
    assert readers == {"bot/settings.py"}
