"""People's wishes, servers' settings, direct messages, and forgetting somebody."""

import json
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import String, and_, cast, delete, select, update

from bot.store import schema
from bot.store.ground import Ground
from bot.store.rows import Guild, Hand, Person

_PERSON = tuple(schema.people.c[f.name] for f in fields(Person))
_GUILD = tuple(schema.guilds.c[f.name] for f in fields(Guild))
_HAND = tuple(schema.hands.c[f.name] for f in fields(Hand))
NAME = "name"
"""What in a log row's payload is the name of who did it."""
NOBODY = "—"
"""What stands where a forgotten name was."""


class People(Ground):
    """What a transaction knows of people and servers."""

    async def person(self, user_id: int) -> Person:
        """What somebody wishes; the defaults for a stranger."""
        found = await self._run(select(*_PERSON).where(schema.people.c.user_id == user_id))
        row = found.first()
        return Person(user_id) if row is None else Person(*row)

    async def put_person(self, person: Person) -> None:
        """Remember what somebody wishes."""
        where = schema.people.c.user_id == person.user_id
        await self._put(schema.people, where, asdict(person))

    async def guild(self, guild_id: int) -> Guild:
        """A server's settings; the defaults for a new one."""
        found = await self._run(select(*_GUILD).where(schema.guilds.c.guild_id == guild_id))
        row = found.first()
        return Guild(guild_id) if row is None else Guild(*row)

    async def without_pictures(self) -> set[int]:
        """The servers that want no pictures."""
        found = await self._run(
            select(schema.guilds.c.guild_id).where(schema.guilds.c.pictures.is_(False))
        )
        return set(found.scalars())

    async def put_guild(self, guild: Guild) -> None:
        """Remember a server's settings."""
        where = schema.guilds.c.guild_id == guild.guild_id
        await self._put(schema.guilds, where, asdict(guild))

    async def set_locale(self, guild_id: int, locale: str) -> None:
        """All tables of a server speak this language from now on."""
        where = schema.tables.c.guild_id == guild_id
        await self._run(update(schema.tables).where(where).values(locale=locale))

    async def hand(self, table_id: str, user_id: int) -> Hand | None:
        """A table's messages in somebody's direct messages."""
        hands = schema.hands.c
        where = (hands.table_id == table_id, hands.user_id == user_id)
        row = (await self._run(select(*_HAND).where(*where))).first()
        return None if row is None else Hand(*row)

    async def hands_of_table(self, table_id: str) -> list[Hand]:
        """All messages of a table in direct messages."""
        rows = await self._run(select(*_HAND).where(schema.hands.c.table_id == table_id))
        return [Hand(*row) for row in rows]

    async def with_hands(self) -> list[str]:
        """The tables that have messages in anybody's direct messages."""
        found = await self._run(select(schema.hands.c.table_id).distinct())
        return list(found.scalars())

    async def put_hand(self, hand: Hand) -> None:
        """Note a table's messages in somebody's direct messages."""
        hands = schema.hands.c
        where = and_(hands.table_id == hand.table_id, hands.user_id == hand.user_id)
        await self._put(schema.hands, where, asdict(hand))

    async def drop_hand(self, table_id: str, user_id: int) -> None:
        """Nothing of a table is in somebody's direct messages any more."""
        hands = schema.hands.c
        await self._run(
            delete(schema.hands).where(hands.table_id == table_id, hands.user_id == user_id)
        )

    async def forget_person(self, user_id: int) -> int:
        """Erase somebody from all ended tables; from how many.

        Seats and acts stay, without number and name.
        """
        tables, seats, hands = schema.tables, schema.seats, schema.hands
        ended = select(tables.c.id).where(tables.c.status == "ended")
        found = await self._erase_acts(user_id, ended)
        for table, column, values in (
            (seats, seats.c.user_id, {"user_id": None, "name": NOBODY}),
            (seats, seats.c.offered_to, {"offered_to": None}),
            (tables, tables.c.host, {"host": 0}),
            (tables, tables.c.paused_by, {"paused_by": None}),
            (hands, hands.c.user_id, None),
        ):
            key = tables.c.id if table is tables else table.c.table_id
            mine = (column == user_id, key.in_(ended))
            found |= set((await self._run(select(key).where(*mine))).scalars())
            what = delete(table) if values is None else update(table).values(values)
            await self._run(what.where(*mine))
        await self._run(update(tables).where(tables.c.id.in_(found)).values(notice=None))
        return len(found)

    async def _erase_acts(self, user_id: int, ended: Any) -> set[str]:
        """Their acts, and their name on the seats that nobody has had since; at which tables."""
        log, seats = schema.log.c, schema.seats.c
        mine = (log.user_id == user_id, log.table_id.in_(ended))
        # As text: a damaged one must not keep the others from being erased.
        payload_of = cast(log.payload, String)
        acts = list(await self._run(select(log.table_id, log.version, payload_of).where(*mine)))
        found = {row[0] for row in acts}
        left = await self._run(
            select(log.table_id, log.seat, log.user_id)
            .where(log.kind == "leave", log.seat.is_not(None), log.table_id.in_(found))
            .order_by(log.version)
        )
        for (table_id, seat), last in {(row[0], row[1]): row[2] for row in left}.items():
            if last == user_id:
                this = (seats.table_id == table_id, seats.seat == seat, seats.user_id.is_(None))
                await self._run(update(schema.seats).where(*this).values(name=NOBODY))
        for table_id, version, payload in acts:
            this = (log.table_id == table_id, log.version == version)
            values = {"user_id": None, "payload": _nameless(payload)}
            await self._run(update(schema.log).where(*this).values(values))
        return found


def _nameless(payload: str | None) -> dict[str, Any]:
    """A log row's payload without its name; nothing is left of what cannot be read."""
    try:
        return {key: value for key, value in json.loads(payload or "").items() if key != NAME}
    except (ValueError, AttributeError):
        return {}
