"""Rows and JSON of the tables on one SQL database. It knows no rules and reads no clock.

Everything is read and written inside a transaction: `Store.begin()` to write, `Store.read()` for
a snapshot. What only SQLite does stands in `bot.store.sqlite`. Trouble with the file while the
bot runs is the `UserError` `storage_busy` or `storage_failed`, raised from its cause; no error
carries a value that was to be stored.
"""

from bot.store.rows import DueRow, Live, LogRow, Person, Record, SeatRow
from bot.store.store import Store
from bot.store.tx import KEEP, ChannelTaken, Keep, LostRace, Tx

__all__ = [
    "KEEP",
    "ChannelTaken",
    "DueRow",
    "Keep",
    "Live",
    "LogRow",
    "LostRace",
    "Person",
    "Record",
    "SeatRow",
    "Store",
    "Tx",
]
