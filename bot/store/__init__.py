"""Rows and JSON of the tables on one SQL database. It knows no rules and reads no clock.

Everything is read and written inside a transaction: `Store.begin()` to write, `Store.read()` for
a snapshot. What only SQLite does stands in `bot.store.sqlite`. Trouble with the file while the
bot runs is the `UserError` `storage_busy` or `storage_failed`, raised from its cause; no error
carries a value that was to be stored.
"""

from bot.store.people import NOBODY
from bot.store.rows import Bare, DueRow, Guild, Hand, Live, LogRow, Person, Place, Record, SeatRow
from bot.store.store import Store
from bot.store.tx import KEEP, ChannelTaken, Keep, LostRace, Tx

__all__ = [
    "KEEP",
    "NOBODY",
    "Bare",
    "ChannelTaken",
    "DueRow",
    "Guild",
    "Hand",
    "Keep",
    "Live",
    "LogRow",
    "LostRace",
    "Person",
    "Place",
    "Record",
    "SeatRow",
    "Store",
    "Tx",
]
