"""Presses that no calm client sends: too late, twice, at once, on what is no longer there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import simcord
from people import Person, Seen
from simcord import interactions as _ix
from simcord.backend import serializers as _ser

BUTTON, SELECT = 2, 3
COMMAND, COMPONENT = 2, 3
LEAF = {str: 3, int: 4}


def message_now(env: simcord.Env, channel_id: int, message_id: int) -> dict[str, Any]:
    """A message as it is sent along with a press on it; it can be kept for a later one."""
    stored = env.backend.get_message(channel_id, message_id)
    return deepcopy(dict(_ser.message_payload(env.backend, stored)))


def press_of(
    person: Person, message: dict[str, Any], custom_id: str, kind: int = BUTTON
) -> tuple[Any, dict[str, Any]]:
    """The record and payload of one press, on a message that shows just this control."""
    env = person.world.env
    channel = env.backend.get_channel(int(message["channel_id"]))
    record, payload = _ix.base_payload(
        env.backend,
        type=COMPONENT,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        user_id=person.id,
        data={"custom_id": custom_id, "component_type": kind},
    )
    button = {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id}
    payload["message"] = {**message, "components": [{"type": 1, "components": [button]}]}
    record.source_message_id = int(message["id"])
    return record, payload


def press_on(person: Person, on: Seen, wanted: str) -> tuple[Any, dict[str, Any]]:
    """A press on a control that is on the screen, by id or label, to be delivered later."""
    message = message_now(person.world.env, on.channel_id, on.id)
    return press_of(person, message, on.find(wanted).id)


async def deliver(
    env: simcord.Env, *presses: tuple[Any, dict[str, Any]]
) -> list[simcord.InteractionResult]:
    """Deliver payloads in one turn of the loop, then settle once."""
    for _, payload in presses:
        env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()
    return [simcord.InteractionResult(env, record) for record, _ in presses]


async def press_many(
    env: simcord.Env, presses: list[tuple[Person, int, int, str]], kind: int = BUTTON
) -> list[simcord.InteractionResult]:
    """Several presses at the same moment: (person, channel, message, custom id) each."""
    made = [
        press_of(person, message_now(env, channel, message), custom_id, kind)
        for person, channel, message, custom_id in presses
    ]
    return await deliver(env, *made)


async def press_late(
    person: Person, channel_id: int, message_id: int, custom_id: str, kind: int = BUTTON
) -> simcord.InteractionResult:
    """Deliver a press with any custom id as if the message still showed it."""
    presses = [(person, channel_id, message_id, custom_id)]
    result = (await press_many(person.world.env, presses, kind))[0]
    assert result.acknowledged, f"{custom_id!r} was not answered"
    return result


async def press_kept(
    person: Person, message: dict[str, Any], custom_id: str
) -> simcord.InteractionResult:
    """A press on a message as it was when ``message_now`` kept it; it may be gone by now."""
    return (await deliver(person.world.env, press_of(person, message, custom_id)))[0]


async def at_once(*presses: tuple[Person, Seen, str]) -> list[simcord.InteractionResult]:
    """Presses of controls that are on the screen, by id or label, in the same moment."""
    env = presses[0][0].world.env
    return await deliver(env, *(press_on(*press) for press in presses))


async def press_twice(person: Person, on: Seen, wanted: str) -> simcord.InteractionResult:
    """One press that the gateway delivers two times."""
    made = press_on(person, on, wanted)
    return (await deliver(person.world.env, made, made))[0]


async def press_while_blocked(
    person: Person, on: Seen, wanted: str, seconds: float = 3.5
) -> simcord.InteractionResult:
    """A press that the bot gets to see only after its loop was busy for so long."""
    env, made = person.world.env, press_on(person, on, wanted)
    env.backend.advance_clock(seconds)
    return (await deliver(env, made))[0]


async def type_raw(
    person: Person, command: str, *, locale: str = "en-US", **values: Any
) -> simcord.InteractionResult:
    """A slash command with any values at all, as only Discord itself or an old client sends.

    ``command`` is ``skull place``; a value's Discord type is that of the value sent.
    """
    env = person.world.env
    root, leaf = command.split()
    options = [
        {"name": name, "type": LEAF[type(value)], "value": value} for name, value in values.items()
    ]
    registered = env.backend.commands[None][root, 1]
    record, payload = _ix.base_payload(
        env.backend,
        type=COMMAND,
        channel_id=person.world.channel.id,
        guild_id=person.world.guild.id,
        user_id=person.id,
        data={
            "id": str(registered["id"]),
            "name": root,
            "type": 1,
            "options": [{"name": leaf, "type": 1, "options": options}],
        },
    )
    payload["locale"] = locale
    return (await deliver(env, (record, payload)))[0]
