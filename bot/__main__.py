"""The command line: ``python -m bot run | sync | check | tables | backup | restore | preview``."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
from pathlib import Path

from bot.errors import StartError


def parser() -> argparse.ArgumentParser:
    """What can be typed."""
    root = argparse.ArgumentParser(
        prog="python -m bot",
        description="Skullduggery: Skull and Skull King on Discord.",
        epilog="Exit codes: 0 done, 1 it could not be done, 2 no such command, 75 not while the "
        "bot is running.",
    )
    commands = root.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("run", help="run the bot until Ctrl-C")
    sync = commands.add_parser("sync", help="send slash commands and emojis to Discord again")
    sync.add_argument(
        "--guild", type=int, metavar="ID", help="only the commands, for this server, at once"
    )
    commands.add_parser("check", help="say whether the bot could run here; print the invite link")
    _add_tables(commands.add_parser("tables", help="see, close or export tables"))
    backup = commands.add_parser(
        "backup",
        help="copy the database to a new file; the bot may run meanwhile",
        description="Copy the database to a new file. The bot may run meanwhile.",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="must not exist yet")
    restore = commands.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Put a backup in the place of the database, which is kept beside it under "
        "another name. The bot must not run.",
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="what backup has made")
    preview = commands.add_parser("preview", help="try the bot in a web page, without a token")
    preview.add_argument("--port", type=_port, default=8300, metavar="N", help="default: 8300")
    preview.add_argument(
        "--language",
        default="en",
        metavar="CODE",
        help="what the server and its people speak; default: en",
    )
    preview.add_argument("--seed", type=int, help=argparse.SUPPRESS)
    preview.add_argument("--no-emojis", action="store_true", help=argparse.SUPPRESS)
    return root


def _add_tables(tables: argparse.ArgumentParser) -> None:
    tables.description = (
        "See tables, also while the bot runs. Nothing secret is shown: no hands, no hidden moves."
    )
    acts = tables.add_subparsers(dest="act", required=True, metavar="act")
    listing = acts.add_parser("list", help="the tables that are open or being played")
    listing.add_argument("--all", action="store_true", help="the newest ended ones too")
    for name, words in (
        ("show", "who sits there, who is awaited since when, and what happened last"),
        ("end", "close a table so that its channel is free; not while the bot runs"),
        ("export", "options, names, public moves and result as JSON"),
    ):
        act = acts.add_parser(name, help=words)
        act.add_argument("id", metavar="ID", help="as shown by list")
    act.add_argument("file", type=Path, nargs="?", metavar="FILE", help="must not exist yet")


def _port(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return number


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    asked = parser().parse_args(arguments)
    try:
        return COMMANDS[asked.command](asked)
    except StartError as error:
        print(error.sentence, file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        return 130


def _run(_: argparse.Namespace) -> int:
    from bot.logs import configure
    from bot.run import run
    from bot.settings import Settings

    settings = Settings.load()
    configure(settings.log_level)
    asyncio.run(run(settings))
    return 0


def _sync(asked: argparse.Namespace) -> int:
    from bot.logs import configure
    from bot.run import sync
    from bot.settings import Settings

    settings = Settings.load()
    configure("WARNING")
    count, emojis = asyncio.run(sync(settings, asked.guild))
    where = f"to the server {asked.guild}" if asked.guild else "to all servers"
    print(f"Sent {count} command{'' if count == 1 else 's'} with all that belongs to it {where}.")
    if emojis:
        print(f"{emojis} emojis are there.")
    return 0


def _check(_: argparse.Namespace) -> int:
    from bot.check import report

    lines, well = report()
    print("\n".join(lines))
    return 0 if well else 1


def _tables(asked: argparse.Namespace) -> int:
    from bot import admin

    url = _database()
    match asked.act:
        case "list":
            words = admin.listed(url, ended=asked.all)
        case "show":
            words = admin.shown(url, asked.id)
        case "end":
            words = asyncio.run(admin.end(url, asked.id))
        case _:
            words = admin.export(url, asked.id, asked.file)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names can have any letter
    try:
        print(words, flush=True)
    except BrokenPipeError:  # the reader, `head` for example, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _backup(asked: argparse.Namespace) -> int:
    from bot.admin import save

    print(save(_database(), asked.file))
    return 0


def _restore(asked: argparse.Namespace) -> int:
    from bot.admin import put_back

    print(put_back(_database(), asked.file))
    return 0


def _database() -> str:
    from bot.logs import configure
    from bot.settings import Settings

    configure("CRITICAL")  # their one sentence says it all
    return Settings.load().database_url


def _preview(asked: argparse.Namespace) -> int:
    from bot.logs import configure

    try:
        from bot.preview import serve
    except ModuleNotFoundError as error:
        raise StartError(
            f"The preview needs the module {error.name}, which is not installed: "
            'run pip install -e ".[preview]" first.'
        ) from None
    configure("WARNING")
    asyncio.run(serve(asked.port, asked.seed, asked.language, emojis=not asked.no_emojis))
    return 0


COMMANDS = {
    "run": _run,
    "sync": _sync,
    "check": _check,
    "tables": _tables,
    "backup": _backup,
    "restore": _restore,
    "preview": _preview,
}

if __name__ == "__main__":
    sys.exit(main())
