"""Tables for the store's tests, and a move of which every part says its version."""

from typing import Any

from bot.store import LogRow, Record, SeatRow, Store

SECRET = "c7-under-the-rug"


def url(file: object) -> str:
    """The URL of a database file."""
    return f"sqlite+aiosqlite:///{file}"


def table(table_id: str = "t", **changes: Any) -> Record:
    """A running table of three seats."""
    values: dict[str, Any] = {
        "id": table_id,
        "game": "skull",
        "guild_id": 10,
        "channel_id": 20,
        "host": 1,
        "locale": "en",
        "status": "running",
        "options": {"mats": True},
        "turn_seconds": 180,
        "state": {"hands": [[1, 2], [3]], "seed": SECRET},
        "created_at": 1000.5,
        "seats": [SeatRow(0, 1, "Ana"), SeatRow(1, 2, "Luis"), SeatRow(2, None, "Gull")],
        "due": {("turn", 0): 1180.5, ("lapse", -1): 2000.0},
    }
    return Record(**values | changes)


def move(n: int = 0) -> LogRow:
    """A log row."""
    return LogRow("move", 0, "person", {"n": n}, 1001.0)


async def put(store: Store, *records: Record) -> None:
    """Insert tables."""
    async with store.begin() as tx:
        for record in records:
            await tx.insert(record)


async def get(store: Store, table_id: str = "t") -> Record:
    """Load a table that exists."""
    async with store.read() as tx:
        record = await tx.load(table_id)
    assert record is not None
    return record


async def act(store: Store, table_id: str = "t") -> None:
    """One move that leaves its version in the state, a seat, a due row and the log."""
    async with store.begin() as tx:
        record = await tx.load(table_id)
        assert record is not None
        version = record.version + 1
        record.state = {"n": version}
        record.seats[version % 2].key = f"v{version}"
        record.due = {("turn", version): float(version)}
        await tx.save(record, move(version))


async def assert_whole(store: Store, table_id: str = "t") -> int:
    """Every part of the table is of the same version, which is returned."""
    async with store.read() as tx:
        record = await tx.load(table_id)
        assert record is not None
        rows = await tx.log(table_id)
    version = record.version
    assert [row.version for row in rows] == list(range(1, version + 1))
    if version:
        assert rows[-1].payload == {"n": version}
        assert record.state == {"n": version}
        assert record.seats[version % 2].key == f"v{version}"
        assert record.due == {("turn", version): float(version)}
    return version
