"""Faults of Discord: errors that the bot is given at one kind of call, at one table.

``KINDS`` are the kinds of calls there are, ``ERRORS`` what can come instead of an answer, and
``RULES`` say which of these cannot come where, and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import aiohttp
import discord

LONG = 300.0
"""Seconds: longer than anybody should wait."""
ONCE, WHILE = "once", "for a while"


# ---- errors ------------------------------------------------------------------------


@dataclass(frozen=True)
class Error:
    """What comes instead of an answer, after ``wait`` seconds in which discord.py is busy with it.

    ``happened`` says that the call had its effect all the same.
    """

    name: str
    status: int = 0
    code: int = 0
    wait: float = 0.0
    happened: bool = False

    def raised(self) -> Exception:
        """As discord.py raises it when it has given up."""
        if self.status == 0:
            return aiohttp.ServerDisconnectedError() if self.happened else TimeoutError()
        if self is LIMITED:
            return discord.RateLimited(900.0)
        kinds = {403: discord.Forbidden, 404: discord.NotFound}
        kind = kinds.get(self.status, discord.HTTPException)
        if self.status >= 500:
            kind = discord.DiscordServerError
        return kind(_Response(self.status), {"code": self.code, "message": self.name})  # type: ignore[arg-type]

    @property
    def passes(self) -> bool:
        """Does it pass by itself? Then what has failed has to be made good by the bot."""
        return self.status in (0, 429, 500, 503) and self.code == 0

    @property
    def blocks(self) -> bool:
        """Do people have to put it right?"""
        return self.code in (50001, 50013, 50083, 160005)


class _Response:
    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "Error"
        self.headers: dict[str, str] = {}


LIMITED = Error("429 for longer than a call waits", 429)
NO_RIGHT = Error("50013 missing permissions", 403, 50013)
ARCHIVED = Error("50083 thread is archived", 400, 50083)
ALIKE = (
    (Error("10003 unknown channel", 404, 10003),),
    (Error("10008 unknown message", 404, 10008),),
    (Error("10062 unknown interaction", 404, 10062),),
    (
        Error("10015 unknown webhook", 404, 10015),
        Error("50027 invalid webhook token", 401, 50027),
    ),
    (Error("40060 already acknowledged", 400, 40060),),
    (Error("50001 missing access", 403, 50001),),
    (Error("50007 cannot send to this user", 403, 50007),),
    (NO_RIGHT,),
    (ARCHIVED, Error("160005 thread is locked", 403, 160005)),
    (Error("160006 too many threads", 400, 160006),),
    (Error("30046 too many edits of an old message", 429, 30046),),
    (LIMITED, Error("429 of the whole address", 429)),
    (Error("429 that is waited for in the call", 429, wait=LONG),),
    (Error("500 after all tries", 500, wait=LONG), Error("503", 503)),
    (Error("no answer", wait=LONG),),
    (Error("broken connection, but it happened", happened=True),),
)
"""What may come; errors that say the same stand together."""
ERRORS = tuple(error for alike in ALIKE for error in alike)


# ---- calls -------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """One kind of call. ``route`` has a group ``token``, or ``channel`` and maybe ``message``.

    ``ping`` tells the turn ping from the board (or hand), which has the same routes. ``direct``
    are calls about the direct messages of one person.
    """

    name: str
    method: str
    route: str
    ping: bool | None = None
    direct: bool = False

    @property
    def by_token(self) -> bool:
        """Is it authorised by an interaction's token, and not by the bot's own?"""
        return "<token>" in self.route

    @property
    def deletes(self) -> bool:
        return self.method == "DELETE"

    @property
    def edits(self) -> bool:
        return self.method == "PATCH"

    @property
    def names_message(self) -> bool:
        return self.deletes or self.edits or "callback" in self.name

    def __str__(self) -> str:
        return self.name


_CALLBACK = r"/interactions/\d+/(?P<token>[^/]+)/callback"
_TOKEN, _OWN = r"/webhooks/\d+/(?P<token>[^/]+)", r"/messages/@original"
CHANNEL, _MESSAGE = r"/channels/(?P<channel>\d+)", r"/messages/(?P<message>\d+)"
CALLBACK = Kind("callback", "POST", _CALLBACK)
BOARD_ANSWER = Kind("callback on the board", "POST", _CALLBACK)
EDIT_ORIGINAL = Kind("edit of an answer", "PATCH", _TOKEN + _OWN)
DELETE_ORIGINAL = Kind("delete of an answer", "DELETE", _TOKEN + _OWN)
FOLLOW_UP = Kind("follow-up", "POST", _TOKEN)
EDIT_FOLLOW_UP = Kind("edit of a follow-up", "PATCH", _TOKEN + _MESSAGE)
DELETE_FOLLOW_UP = Kind("delete of a follow-up", "DELETE", _TOKEN + _MESSAGE)
BOARD_EDIT = Kind("board edit", "PATCH", CHANNEL + _MESSAGE, ping=False)
BOARD_POST = Kind("board post", "POST", CHANNEL + "/messages", ping=False)
BOARD_DELETE = Kind("board delete", "DELETE", CHANNEL + _MESSAGE, ping=False)
PING_POST = Kind("ping post", "POST", CHANNEL + "/messages", ping=True)
PING_DELETE = Kind("ping delete", "DELETE", CHANNEL + _MESSAGE, ping=True)
THREAD = Kind("thread", "POST", CHANNEL + "/threads")
HAND_ANSWER = Kind("callback on a hand", "POST", _CALLBACK, direct=True)
HAND_BY_PRESS = Kind("edit of a hand by its press", "PATCH", _TOKEN + _OWN, direct=True)
HAND_EDIT = Kind("hand edit", "PATCH", CHANNEL + _MESSAGE, ping=False, direct=True)
HAND_POST = Kind("hand post", "POST", CHANNEL + "/messages", ping=False, direct=True)
HAND_DELETE = Kind("hand delete", "DELETE", CHANNEL + _MESSAGE, ping=False, direct=True)
HAND_PING = Kind("ping in person", "POST", CHANNEL + "/messages", ping=True, direct=True)
KINDS = (
    CALLBACK,
    BOARD_ANSWER,
    EDIT_ORIGINAL,
    DELETE_ORIGINAL,
    FOLLOW_UP,
    EDIT_FOLLOW_UP,
    DELETE_FOLLOW_UP,
    BOARD_EDIT,
    BOARD_POST,
    BOARD_DELETE,
    PING_POST,
    PING_DELETE,
    THREAD,
    HAND_ANSWER,
    HAND_BY_PRESS,
    HAND_EDIT,
    HAND_POST,
    HAND_DELETE,
    HAND_PING,
)
"""A further kind needs its line here, a rule for what cannot come there, and a way to bring it
about in ``test_faults_matrix``."""


# ---- which can come where ------------------------------------------------------------


def codes(*numbers: int) -> Callable[[Kind, Error], bool]:
    return lambda kind, error: error.code in numbers


RULES: tuple[tuple[str, Callable[[Kind, Error], bool]], ...] = (
    (
        "Only the first answer is refused for the interaction itself; later calls go to a webhook",
        lambda kind, error: error.code in (10062, 40060) and "callback" not in kind.name,
    ),
    (
        "A webhook's token is asked for by webhook calls alone",
        lambda kind, error: (
            error.code in (10015, 50027) and (not kind.by_token or "callback" in kind.name)
        ),
    ),
    (
        "A call that names no message cannot name an unknown one",
        lambda kind, error: error.code == 10008 and not kind.names_message,
    ),
    (
        "A token is good without any right in the channel, so none is found missing",
        lambda kind, error: error.code in (50001, 50013) and kind.by_token,
    ),
    (
        "A message of one's own is deleted by whoever sees the channel, without further rights",
        lambda kind, error: error.code == 50013 and kind.deletes,
    ),
    (
        "A closed thread refuses what is done in it by the bot itself; a new one lies beside it",
        lambda kind, error: error.code in (50083, 160005) and (kind.by_token or kind is THREAD),
    ),
    (
        "Direct messages are no threads, and there are no rights in them",
        lambda kind, error: kind.direct and error.code in (50013, 50083, 160005),
    ),
    (
        "How many threads there are matters to a new one alone",
        lambda kind, error: error.code == 160006 and kind is not THREAD,
    ),
    (
        "Only edits are counted, and no panel is an hour old: its token lives for 15 minutes",
        lambda kind, error: (
            error.code == 30046 and kind not in (BOARD_EDIT, BOARD_ANSWER, HAND_ANSWER, HAND_EDIT)
        ),
    ),
    (
        "Only a person can be closed to messages, and answers to a press come all the same",
        lambda kind, error: (
            error.code == 50007 and (kind.by_token or kind.deletes or not kind.direct)
        ),
    ),
    (
        "discord.py gives up waiting only where the bot's own token is used",
        lambda kind, error: error is LIMITED and kind.by_token,
    ),
    (
        "There it never waits for long: what is longer than the limit is the error above",
        lambda kind, error: error.status == 429 and error.wait > 0 and not kind.by_token,
    ),
)


def can_come(kind: Kind, error: Error) -> bool:
    """Can Discord answer a call of this kind with this error?"""
    return not any(rule(kind, error) for _, rule in RULES)


def cells(kind: Kind, *, whole: bool = True) -> Iterator[tuple[Error, str, int]]:
    """Every error that can come at this kind of call, how long it lasts and for which game (0, 1).

    The bot's answer to an error knows no game. So of errors that say the same each game gets
    another one, and one of the games gets it once and the other for a while, turn and turn about.
    Old answers are deleted without a second try, so for them a while is nothing but a repetition.
    Not ``whole`` it is one of the two games, once or for a while, and every third error, another
    third at each kind of call.
    """
    longer = ONCE if kind.deletes and kind.by_token else WHILE
    possible = [[e for e in alike if can_come(kind, e)] for alike in ALIKE]
    for turn, found in enumerate(filter(None, possible)):
        once, long = (found[0], ONCE), (found[-1], longer)
        pair = (long, once) if turn % 2 else (once, long)
        half, third = (turn // 2 + KINDS.index(kind)) % 2, (turn + KINDS.index(kind)) % 3 == 0
        for game, (error, span) in enumerate(pair):
            if whole or (third and game == half):
                yield error, span, game
