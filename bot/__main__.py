"""The command line: ``python -m bot run | sync | check | preview``."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.errors import StartError


def parser() -> argparse.ArgumentParser:
    """What can be typed."""
    root = argparse.ArgumentParser(
        prog="python -m bot", description="Skullduggery: Skull and Skull King on Discord."
    )
    commands = root.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser("run", help="run the bot until Ctrl-C")
    sync = commands.add_parser("sync", help="send the slash commands to Discord again")
    sync.add_argument("--guild", type=int, metavar="ID", help="only for this server, at once")
    commands.add_parser("check", help="say whether the bot could run here; print the invite link")
    preview = commands.add_parser("preview", help="try the bot in a web page, without a token")
    preview.add_argument("--port", type=_port, default=8300, metavar="N", help="default: 8300")
    preview.add_argument("--seed", type=int, help=argparse.SUPPRESS)
    return root


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
    count = asyncio.run(sync(settings, asked.guild))
    where = f"to the server {asked.guild}" if asked.guild else "to all servers"
    print(f"Sent {count} command{'' if count == 1 else 's'} with all that belongs to it {where}.")
    return 0


def _check(_: argparse.Namespace) -> int:
    from bot.check import report

    lines, well = report()
    print("\n".join(lines))
    return 0 if well else 1


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
    asyncio.run(serve(asked.port, asked.seed))
    return 0


COMMANDS = {"run": _run, "sync": _sync, "check": _check, "preview": _preview}

if __name__ == "__main__":
    sys.exit(main())
