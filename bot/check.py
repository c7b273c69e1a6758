"""``check``: whether the bot could run here, in words for its host."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator

import discord

from bot.client import PERMISSIONS, intents
from bot.errors import StartError
from bot.settings import COPY_TOKEN_AGAIN, Settings, unknown_variables, variable
from bot.store.inspection import Inspection, inspect

NO_TOKEN = "not set: the bot cannot run, but `python -m bot preview` works"

RIGHTS = {
    "read_messages": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "read_message_history": "Read Message History",
    "attach_files": "Attach Files",
    "external_emojis": "Use External Emoji",
}
"""Permissions as Discord's own screens call them."""


def report() -> tuple[list[str], bool]:
    """The lines to print, and whether all is well."""
    lines: list[str] = []
    problems: list[str] = []
    try:
        settings = Settings.load()
    except StartError as error:
        return [error.sentence], False
    lines += ["Settings", *setting_lines(settings), ""]
    token = settings.token.get_secret_value() if settings.token else None
    if token is None:
        problems.append(f"{variable('token')} is not set.")
    elif client_id(token) is None:
        problems.append(f"{variable('token')} holds no token: {COPY_TOKEN_AGAIN}.")
    for name, meant in unknown_variables().items():
        problems.append(f"{name} is no setting{f': is {meant} meant?' if meant else '.'}")
    lines.append("Database")
    try:
        lines += [*database_lines(inspect(settings.database_url)), ""]
    except StartError as error:
        problems.append(error.sentence)
        lines += ["  cannot be used", ""]
    lines += ["Discord", *discord_lines(settings), ""]
    if problems:
        return [*lines, "Wrong:", *(f"  {problem}" for problem in problems)], False
    return [*lines, "All is well."], True


def setting_lines(settings: Settings) -> Iterator[str]:
    """Every setting and its value; of the token only whether there is one."""
    width = max(len(variable(name)) for name in Settings.model_fields)
    for name, field in Settings.model_fields.items():
        value = getattr(settings, name)
        if name == "token":
            words = NO_TOKEN if value is None else "set"
        else:
            words = f"{value}" if value == field.default else f"{value}  (default {field.default})"
        yield f"  {variable(name):{width}}  {words}"


def database_lines(found: Inspection) -> list[str]:
    """What stands in the database file."""
    lines = [f"  {found.file}"]
    if not found.exists:
        return [*lines, "  does not exist yet; the bot makes it when it starts"]
    if found.current:
        lines.append(f"  is good (format {found.format})")
        lines.append(f"  tables that are open or being played: {found.live}")
    elif found.format is None:
        lines.append("  is empty; the bot fills it when it starts")
    else:
        lines.append(f"  has the older format {found.format}; the bot updates it when it starts")
    if found.in_use_by:
        lines.append(f"  is in use by {found.in_use_by}: the bot is running")
    return lines


def discord_lines(settings: Settings) -> list[str]:
    """What the bot asks for, and the link that invites it."""
    wanted = [name for name, on in intents() if on]
    rights = [RIGHTS.get(name, name) for name, on in PERMISSIONS if on]
    token = settings.token.get_secret_value() if settings.token else None
    client = client_id(token) if token else None
    if client is not None:
        scopes = ("bot", "applications.commands")
        link = discord.utils.oauth_url(client, permissions=PERMISSIONS, scopes=scopes)
    elif token:
        link = "not to be had without a token that is one"
    else:
        link = "is printed here once there is a token"
    return [
        f"  Intents      {', '.join(sorted(wanted))} (none of them privileged)",
        f"  Permissions  {', '.join(rights)}",
        f"  Invite link  {link}",
    ]


def client_id(token: str) -> int | None:
    """The bot's user id, which is the first part of its token."""
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return int(text) if text.isdigit() else None
