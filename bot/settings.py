"""The bot's settings, from the environment and the file `.env`: nothing else reads either."""

import difflib
import os
from pathlib import Path
from typing import Literal, Self

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import StartError

COPY_TOKEN_AGAIN = "copy it again from the Discord Developer Portal (page Bot, Reset Token)"
PREFIX = "SKULLDUGGERY_"
ENV_FILE = Path(".env")
TURN_SECONDS = (0, 60, 180, 600, 86400)
"""The turn times a table can have; 0 is no limit."""
_ENCODING = "utf-8-sig"  # some editors put a byte order mark first


class Settings(BaseSettings):
    """All settings. Each is the variable SKULLDUGGERY_ and its name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        env_file_encoding=_ENCODING,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(
        default=None,
        description="The bot's token from the Discord Developer Portal. Keep it secret.",
    )
    database_url: str = Field(
        default="sqlite+aiosqlite:///skullduggery.db",
        description="Where games are kept: sqlite+aiosqlite:/// and the path of a file "
        "(four slashes for an absolute path).",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="How much is logged: DEBUG, INFO, WARNING or ERROR."
    )
    turn_seconds: int = Field(
        default=180,
        description="Seconds a player has for a turn at a new table, unless its host says "
        "otherwise: 60, 180, 600 or 86400, or 0 for no limit.",
    )
    lobby_minutes: int = Field(
        default=30,
        ge=1,
        le=7 * 24 * 60,
        description="Minutes a table waits to be started before it closes.",
    )
    ping_after_seconds: float = Field(
        default=45,
        ge=0,
        le=24 * 3600,
        description="Seconds a player is awaited before the bot mentions them.",
    )
    computer_pause_min: float = Field(
        default=1.0,
        ge=0,
        le=60,
        description="Shortest pause of a computer player before its move, in seconds.",
    )
    computer_pause_max: float = Field(
        default=2.5,
        ge=0,
        le=60,
        description="Longest pause of a computer player before its move, in seconds.",
    )
    computer_pause_total: float = Field(
        default=4.0,
        ge=0,
        le=300,
        description="Most seconds that computer players who move one after another take together.",
    )
    beat_seconds: float = Field(
        default=1.2,
        ge=0,
        le=60,
        description="Seconds between two discs that the house turns over.",
    )
    board_gap_seconds: float = Field(
        default=1.0,
        ge=0,
        le=60,
        description="Least seconds between two edits of the same board.",
    )
    pictures: bool = Field(
        default=True,
        description="Whether tables and hands are drawn: yes or no. Servers and players can "
        "switch pictures off for themselves.",
    )
    emojis: bool = Field(
        default=True,
        description="Whether cards, seats and discs are emojis in texts and on buttons: yes or no. "
        "The bot uploads its own, for itself alone. With no they are signs and words.",
    )
    ended_keep_days: int = Field(
        default=30,
        ge=0,
        le=3650,
        description="Days after which an ended game loses its cards; the result stays.",
    )
    paused_days: int = Field(
        default=7,
        ge=1,
        le=365,
        description="Days after which a paused table closes.",
    )

    @field_validator("token")
    @classmethod
    def _token_is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and token.get_secret_value().split() != [token.get_secret_value()]:
            raise ValueError("a token has no spaces or line breaks")
        return token

    @field_validator("turn_seconds")
    @classmethod
    def _a_turn_time_of_tables(cls, seconds: int) -> int:
        if seconds not in TURN_SECONDS:
            raise ValueError(f"must be one of {', '.join(map(str, TURN_SECONDS))}")
        return seconds

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @model_validator(mode="after")
    def _pauses_in_order(self) -> Self:
        if self.computer_pause_min > self.computer_pause_max:
            raise ValueError(
                f"{variable('computer_pause_min')} must not be above "
                f"{variable('computer_pause_max')}"
            )
        return self

    @classmethod
    def load(cls, env_file: Path | None = ENV_FILE) -> Self:
        """The settings in force; StartError names the wrong ones, never their values."""
        try:
            return cls(_env_file=env_file)  # pyright: ignore[reportCallIssue]
        except ValidationError as error:
            wrong = "; ".join(_complaint(e["loc"], e["msg"]) for e in error.errors())
            raise StartError(f"Wrong settings: {wrong}.") from None
        except PermissionError:
            raise StartError(
                f"The settings file {env_file} may not be read by the user that runs this: "
                "give it to that user (chown)."
            ) from None
        except (OSError, UnicodeDecodeError) as error:
            raise StartError(
                f"The settings file {env_file} cannot be read ({type(error).__name__}): "
                "save it as UTF-8 text that the bot may read."
            ) from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def unknown_variables(env_file: Path | None = ENV_FILE) -> dict[str, str | None]:
    """Variables that look like settings and are none, each with the setting that was meant."""
    given = set(os.environ)
    if env_file is not None:
        given |= set(dotenv_values(env_file, encoding=_ENCODING))
    known = {variable(name): name.upper() for name in Settings.model_fields}
    meant: dict[str, str | None] = {}
    for name in sorted(given):
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            word = name.upper().removeprefix(PREFIX)
            close = difflib.get_close_matches(word, known.values(), 1)
            meant[name] = variable(close[0]) if close else None
    return meant


def _complaint(where: tuple[int | str, ...], message: str) -> str:
    message = message.removeprefix("Value error, ")
    if not where:
        return message
    return f"{variable(str(where[0]))}: {message[0].lower()}{message[1:]}"
