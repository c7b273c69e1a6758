"""``python -m bot``: every command, and one clear sentence for everything that can be wrong."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from command_line import TOKEN, URL, child, refused, running_bot
from simcord.backend.errors import SetupError

from bot import run
from bot.__main__ import main
from bot.art.emojis import EMOJIS
from bot.check import client_id
from bot.client import SkullduggeryBot
from bot.errors import StartError
from bot.logs import configure
from bot.settings import TURN_SECONDS, Settings
from bot.store import Store, schema
from bot.updates import TURN_TIMES

pytestmark = pytest.mark.usefixtures("empty_place")


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch, empty_place: Path) -> str:
    monkeypatch.setenv("SKULLDUGGERY_TOKEN", TOKEN)
    return TOKEN


def fails_to_log_in(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    async def login(self: Any, token: str) -> None:
        raise error

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", login)


class Answer:
    """Discord's answer, as far as its errors look at it."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "told you so"


# ---- run -------------------------------------------------------------------------------


def test_without_a_token_it_says_where_one_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert "SKULLDUGGERY_TOKEN" in refused(capsys, "run")
    assert list(Path().iterdir()) == []


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize("command", ["run", "sync"])
@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.LoginFailure("Improper token"), "refuses the token"),
        (discord.PrivilegedIntentsRequired(None), "privileged intents"),
        (discord.HTTPException(Answer(503), "down"), "(503)"),  # type: ignore[arg-type]
        (discord.Forbidden(Answer(403), "banned"), "(403)"),  # type: ignore[arg-type]
        (discord.GatewayNotFound(), "closed the connection"),
        (discord.RateLimited(90.0), "90 seconds"),
        (aiohttp.ClientConnectionError("no route"), "check this machine's network"),
        (TimeoutError(), "check this machine's network"),
        (OSError(101, "unreachable"), "check this machine's network"),
    ],
)
def test_discords_refusals_are_one_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    error: BaseException,
    words: str,
) -> None:
    monkeypatch.setenv("SKULLDUGGERY_LOG_LEVEL", "ERROR")
    fails_to_log_in(monkeypatch, error)
    assert words in refused(capsys, command)


@pytest.mark.usefixtures("token")
def test_a_foreign_or_unreadable_database_stops_it_before_discord_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_to_log_in(monkeypatch, AssertionError("Discord was asked"))
    Path("skullduggery.db").write_text("no database, but rather long so that it counts " * 40)
    assert "is not a database" in refused(capsys, "run")
    Path("skullduggery.db").unlink()
    with sqlite3.connect("skullduggery.db") as connection:
        connection.execute("CREATE TABLE foreign_thing (x)")
    connection.close()
    assert "another program" in refused(capsys, "run")
    monkeypatch.setenv("SKULLDUGGERY_DATABASE_URL", "sqlite+aiosqlite:///missing/x.db")
    assert "does not exist" in refused(capsys, "run")


def test_wrong_settings_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKULLDUGGERY_TURN_SECONDS", "75")
    assert "SKULLDUGGERY_TURN_SECONDS: must be one of 0, 60, 180" in refused(capsys, "run")
    assert "SKULLDUGGERY_TURN_SECONDS" in refused(capsys, "sync")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly_and_gives_the_database_free(stop: signal.Signals) -> None:
    with running_bot() as process:
        process.send_signal(stop)
        _, complaints = process.communicate(timeout=30)
    assert process.returncode == 0, complaints
    assert "Traceback" not in complaints
    assert not Path("skullduggery.db-wal").exists()

    async def reopened() -> None:
        await (await Store.open(URL)).close()

    asyncio.run(reopened())


@pytest.mark.usefixtures("token")
def test_a_second_process_names_the_first_and_check_sees_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with running_bot() as process:
        sentence = refused(capsys, "run")
        assert f"in use by process {process.pid} " in sentence
        assert main(["check"]) == 0
        assert f"is in use by process {process.pid} " in capsys.readouterr().out


# ---- settings --------------------------------------------------------------------------


def test_every_wait_of_the_settings_reaches_the_bot() -> None:
    settings = Settings(
        computer_pause_min=3,
        computer_pause_max=4,
        computer_pause_total=5,
        beat_seconds=6,
        board_gap_seconds=7,
        ping_after_seconds=8,
        turn_seconds=600,
        lobby_minutes=9,
        paused_days=2,
        ended_keep_days=1,
    )
    pace = run.pace_of(settings)
    assert (pace.pause_min, pace.pause_max, pace.pause_total) == (3, 4, 5)
    assert (pace.beat, pace.board_gap, pace.ping_after, pace.turn) == (6, 7, 8, 600)
    assert (pace.lobby, pace.paused) == (540, 2 * 86400)
    assert run.pace_of(Settings(turn_seconds=0)).turn is None


def test_the_default_settings_are_the_defaults_of_the_bot() -> None:
    assert run.pace_of(Settings()) == run.Pace()


def test_the_turn_times_of_the_setting_are_those_of_tables() -> None:
    assert {seconds or None for seconds in TURN_SECONDS} == set(TURN_TIMES)


def test_libraries_never_log_what_nobody_may_read() -> None:
    configure("DEBUG")
    assert logging.getLogger("discord.http").getEffectiveLevel() == logging.INFO
    for name in ("sqlalchemy.engine", "aiosqlite", "alembic", "asyncio", "simcord"):
        assert logging.getLogger(name).getEffectiveLevel() >= logging.WARNING, name
    configure("ERROR")
    assert logging.getLogger("discord").getEffectiveLevel() == logging.ERROR


# ---- sync ------------------------------------------------------------------------------

COMMANDS = ["skull", "skullking", "table", "table-admin"]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch, token: str) -> list[tuple[int | None, list[str]]]:
    """What was sent to Discord: the server, or None, and the names of the commands."""
    calls: list[tuple[int | None, list[str]]] = []

    async def login(self: SkullduggeryBot, given: str) -> None:
        assert given == token
        await self.setup_hook()

    async def sync(self: Any, *, guild: discord.abc.Snowflake | None = None) -> list[Any]:
        commands = self.get_commands(guild=guild)
        calls.append((guild.id if guild else None, [command.name for command in commands]))
        return commands

    monkeypatch.setattr(SkullduggeryBot, "login", login)
    monkeypatch.setattr(discord.app_commands.CommandTree, "sync", sync)
    monkeypatch.setenv("SKULLDUGGERY_EMOJIS", "no")
    return calls


def test_sync_sends_all_commands_without_touching_the_database(
    capsys: pytest.CaptureFixture[str], sent: list[Any]
) -> None:
    assert main(["sync"]) == 0
    assert sent == [(None, COMMANDS)]
    assert "to all servers" in capsys.readouterr().out
    assert list(Path().iterdir()) == []


def test_sync_for_one_server_copies_them_there(
    capsys: pytest.CaptureFixture[str], sent: list[Any]
) -> None:
    assert main(["sync", "--guild", "42"]) == 0
    assert sent == [(42, COMMANDS)]
    assert "the server 42" in capsys.readouterr().out


@pytest.mark.usefixtures("sent")
def test_sync_for_all_servers_puts_the_emojis_up_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listed(self: Any) -> list[Any]:
        return [SimpleNamespace(name=emoji.name, id=7) for emoji in EMOJIS]

    monkeypatch.setenv("SKULLDUGGERY_EMOJIS", "yes")
    monkeypatch.setattr(SkullduggeryBot, "fetch_application_emojis", listed)
    assert main(["sync"]) == 0
    assert f"{len(EMOJIS)} emojis are there" in capsys.readouterr().out
    assert main(["sync", "--guild", "42"]) == 0
    assert "emojis" not in capsys.readouterr().out


@pytest.mark.usefixtures("sent")
def test_a_server_without_the_bot_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sync(self: Any, *, guild: Any = None) -> list[Any]:
        raise discord.Forbidden(Answer(403), "Missing Access")  # type: ignore[arg-type]

    monkeypatch.setattr(discord.app_commands.CommandTree, "sync", sync)
    assert "not in the server 42" in refused(capsys, "sync", "--guild", "42")


# ---- check -----------------------------------------------------------------------------


def checked(capsys: pytest.CaptureFixture[str], code: int) -> str:
    assert main(["check"]) == code
    return capsys.readouterr().out


@pytest.mark.usefixtures("token")
def test_check_says_that_all_is_well_and_makes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    text = checked(capsys, 0)
    assert TOKEN not in text
    assert re.search(r"SKULLDUGGERY_TOKEN +set$", text, re.MULTILINE)
    assert "does not exist yet" in text
    assert "client_id=123456789" in text
    assert "scope=bot+applications.commands" in text
    assert "Send Messages in Threads" in text
    assert "none of them privileged" in text
    assert text.endswith("All is well.\n")
    assert list(Path().iterdir()) == []


@pytest.mark.usefixtures("token")
def test_check_counts_the_tables_of_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_make_database())
    before = sorted(path.name for path in Path().iterdir())
    text = checked(capsys, 0)
    assert f"is good (format {schema.REVISION})" in text
    assert "tables that are open or being played: 0" in text
    assert "in use" not in text
    assert sorted(path.name for path in Path().iterdir()) == before


async def _make_database() -> None:
    await (await Store.open(URL)).close()


def test_check_without_a_token_says_what_works_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = checked(capsys, 1)
    assert "python -m bot preview" in text
    assert "once there is a token" in text


def test_check_knows_what_is_no_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKULLDUGGERY_TOKEN", "abc")
    text = checked(capsys, 1)
    assert "SKULLDUGGERY_TOKEN holds no token: copy it again" in text
    assert "abc" not in text


@pytest.mark.usefixtures("token")
def test_check_names_wrong_settings_and_databases(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKULLDUGGERY_TURN_SECOND", "60")
    assert "is SKULLDUGGERY_TURN_SECONDS meant?" in checked(capsys, 1)
    monkeypatch.delenv("SKULLDUGGERY_TURN_SECOND")
    Path("skullduggery.db").write_text("something else entirely " * 100)
    assert "is not a database" in checked(capsys, 1)
    monkeypatch.setenv("SKULLDUGGERY_DATABASE_URL", "sqlite+aiosqlite:///missing/x.db")
    assert "does not exist" in checked(capsys, 1)
    monkeypatch.setenv("SKULLDUGGERY_LOG_LEVEL", "loud")
    assert "SKULLDUGGERY_LOG_LEVEL" in checked(capsys, 1)


@pytest.mark.parametrize(
    ("token", "number"),
    [(TOKEN, 123456789), ("MTIzNDU2Nzg5MA.x.y", 1234567890), ("nonsense", None), ("!", None)],
)
def test_the_client_id_is_the_first_part_of_the_token(token: str, number: int | None) -> None:
    assert client_id(token) == number


# ---- preview ---------------------------------------------------------------------------


def test_the_preview_needs_nothing_and_ends_cleanly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        env = {"TMPDIR": str(tmp_path)}
        with child("-m", "bot", "preview", "--port", port, env=env) as process:
            assert process.stdout is not None
            assert "http://127.0.0.1:" in process.stdout.readline()
            assert f"Port {port} is taken" in process.stdout.readline()
            process.send_signal(signal.SIGINT)
            _, complaints = process.communicate(timeout=30)
    assert (process.returncode, complaints) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_without_the_simulated_discord_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [n for n in sys.modules if n.startswith("bot.preview")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert 'pip install -e ".[preview]"' in refused(capsys, "preview")


def test_a_missing_part_of_its_pages_is_told_the_same_way(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def incomplete() -> None:
        raise SetupError("Preview requires markdown_it")

    monkeypatch.setattr("bot.preview_simcord._require_preview_runtime", incomplete)
    assert 'pip install -e ".[preview]"' in refused(capsys, "preview")


# ---- the line itself -------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["preview", "--port", "0"], ["sync", "--guild", "x"]]
)
def test_what_it_does_not_know_it_says(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_an_exit_code_of_its_own_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> Settings:
        raise StartError("Busy.", exit_code=75)

    monkeypatch.setattr(Settings, "load", load)
    assert main(["run"]) == 75
