"""Presses that a slow or hostile client sends: on buttons that are no longer on the screen."""

from __future__ import annotations

from typing import Any

import simcord
from people import Person
from simcord import interactions as _ix
from simcord.backend import serializers as _ser


async def press_late(
    person: Person, channel_id: int, message_id: int, custom_id: str, kind: int = 2
) -> simcord.InteractionResult:
    """Deliver a press with any custom id as if the message still showed it."""
    result = (await press_many(person.world.env, [(person, channel_id, message_id, custom_id)], kind))[0]
    assert result.acknowledged, f"{custom_id!r} was not answered"
    return result


async def press_many(
    env: simcord.Env, presses: list[tuple[Person, int, int, str]], kind: int = 2
) -> list[simcord.InteractionResult]:
    """Deliver presses in one turn of the loop, then settle once."""
    records: list[Any] = []
    backend = env.backend
    for person, channel_id, message_id, custom_id in presses:
        stored = backend.get_message(channel_id, message_id)
        channel = backend.get_channel(channel_id)
        record, payload = _ix.base_payload(
            backend,
            type=3,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": kind},
        )
        message = dict(_ser.message_payload(backend, stored))
        button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
        message["components"] = [{"type": 1, "components": [button]}]
        payload["message"] = message
        record.source_message_id = stored.id
        records.append((record, payload))
    for _, payload in records:
        backend.emit("INTERACTION_CREATE", payload)
    await env.settle()
    return [simcord.InteractionResult(env, record) for record, _ in records]
