"""People who look after a server's tables, and tables that are broken on purpose."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import discord
import simcord
from late import type_raw
from people import Person, World

MANAGE = discord.Permissions(manage_guild=True)


def owner_of(world: World) -> Person:
    """The server's owner, who has no role at all."""
    return _person(world, world.guild.add_member(world.guild.owner))


def admin(world: World, name: str = "Rita", **rights: bool) -> Person:
    """Somebody with a role that may manage the server, or has other ``rights``."""
    permissions = discord.Permissions(**rights) if rights else MANAGE
    role = world.guild.create_role(f"role of {name}", permissions=permissions)
    return with_role(world, name, role)


def with_role(world: World, name: str, role: Any) -> Person:
    user = world.env.create_user(name.lower(), global_name=name)
    return _person(world, world.guild.add_member(user, roles=[role]))


def _person(world: World, member: simcord.MemberActor) -> Person:
    return Person(world, member)


async def command(person: Person, words: str, **options: Any) -> str:
    """An admin command as it is typed; what its private answer says."""
    result = await person.slash(f"table-admin {words}", **options)
    assert result.ephemeral
    return person.panel.text


async def forced(person: Person, words: str, **options: Any) -> str:
    """The same from a client that does not know who may see the command."""
    result = await type_raw(person, f"table-admin {words}", **options)
    assert result.acknowledged
    return person.reply(result)


async def confirmed(person: Person, words: str, **options: Any) -> str:
    """An admin command that asks, and its red button; what was done."""
    await command(person, words, **options)
    await person.press(red(person))
    return person.panel.text


def red(person: Person) -> str:
    """The id of the one button that answers a question with yes."""
    (found,) = (c for c in person.panel.controls if c.label.startswith("Yes, "))
    return found.id


def database(world: World) -> str:
    return str(world.bot.store._reading.url.database)


def write(world: World, column: str, value: Any, table: str | None = None) -> None:
    """Put something into a table's row, past everything that checks it."""
    with closing(sqlite3.connect(database(world))) as db:
        db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table or world.table))
        db.commit()
