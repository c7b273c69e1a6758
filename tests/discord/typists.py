"""People who type their moves, in direct messages or in the channel with a mention."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable import cards_at
from people import Person, Seen, World, seen

from engines.skull.actions import (
    FlipDisc,
    LoseDisc,
    NameStarter,
    OpenChallenge,
    PlaceDisc,
    RaiseChallenge,
)
from engines.skullking.actions import (
    ChangeBid,
    ChooseLoad,
    DiscardCards,
    NameLeader,
    PlaceBid,
    PlaceWager,
    PlayCard,
)
from engines.skullking.cards import notation


async def tell(person: Person, words: str) -> Seen | None:
    """Type something to the bot alone; its newest answer, or None when there is no new one."""
    before = [m.id for m in answers_to(person)]
    await person.member.send_dm(words)
    found = answers_to(person)
    return found[-1] if found and found[-1].id not in before else None


def answers_to(person: Person) -> list[Seen]:
    """What the bot has written in somebody's direct messages, oldest first."""
    return sent_by_bot(person.world, person.world.env.backend.dm_channels.get(person.id, 0))


async def call(person: Person, words: str, **more: Any) -> list[Seen]:
    """Type something in the channel, with a mention of the bot; what it said there."""
    before = {m.id for m in said(person.world)}
    mention = f"<@{person.world.bot.user.id}> "
    await person.member.send(person.world.channel, mention + words, **more)
    return [m for m in said(person.world) if m.id not in before]


def said(world: World) -> list[Seen]:
    """What the bot has written in the channel beside boards and pings."""
    known = {m.id for m in world.boards()}
    found = sent_by_bot(world, world.channel.id)
    return [m for m in found if m.id not in known and "you are awaited at" not in m.text]


def sent_by_bot(world: World, channel_id: int) -> list[Seen]:
    """The bot's own messages that everybody in a channel sees."""
    backend = world.env.backend
    found = backend.messages.get(channel_id, {}).values()
    mine = [m for m in found if m.author_id == backend.bot_user.id and not m.flags & 64]
    return [seen(m) for m in sorted(mine, key=lambda m: m.id)]


async def type_something(world: World, person: Person, rng: Random) -> str:
    """One decision in words: secrets to the bot alone, the rest there or before everybody."""
    update = await world.now()
    seat = update.table.seat_of(person.id)
    assert seat is not None
    choice = rng.choice(update.hands[seat.seat].required.choices)
    words, secret = in_words(choice)
    if secret or rng.random() < 0.3:
        answer = await tell(person, words)
        assert answer is not None
        assert "✓" in answer.text, f"{words!r} was answered with:\n{answer}"
    else:
        notes = await call(person, words)
        assert not notes, f"{words!r} was answered with:\n{notes[0]}"
    assert (await world.now()).table.version > update.table.version, words
    return words


def in_words(choice: Any) -> tuple[str, bool]:
    """A move as people type it, and whether others must not read it."""
    match choice:
        case PlaceDisc(disc):
            return disc.value.replace("_", " ").replace("flower", "rose"), True
        case LoseDisc(disc):
            return f"lose {disc.value}", True
        case OpenChallenge(number):
            return f"challenge {number}", False
        case RaiseChallenge(number):
            return str(number), False
        case FlipDisc(target):
            return f"flip {target + 1}", False
        case NameStarter(target):
            return f"name {target + 1}", False
        case PlaceBid(tricks):
            return f"bid {tricks}", True
        case ChooseLoad(load):
            return load.value, True
        case PlayCard(face):
            return card_in_words(face), False
        case DiscardCards(cards):
            return "discard " + ", ".join(map(card_in_words, cards)), True
        case NameLeader(target):
            return str(target + 1), False
        case PlaceWager(points):
            return f"stake {points}", False
        case ChangeBid(change):
            return f"{change:+d}" if change else "keep", False
        case _:
            return "pass", False


def card_in_words(face: int) -> str:
    """``black 14``, ``rosie``, ``tigress as escape``."""
    words = notation(face).removeprefix("pirate:").replace("tigress:", "tigress as ")
    return words.replace("-", " ").replace("skullking", "skull king")


async def follow_yellow(env: Any) -> World:
    """It is Ana's turn and yellow was led, of which she has a 3."""
    hands = ("Y3 B5 TIGRESS E1", "Y9 G1 G2 G3", "Y13 P1 P2 P3")
    world = await cards_at(env, *hands, bids=[1, 2, 0], leader=1)
    for person, card in ((1, "yellow 9"), (2, "yellow 13")):
        assert not await call(world.people[person], card)
    return world
