"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its address."""

from grachten.store.backup import backup, check, restore
from grachten.store.errors import StoreConflict, StoreError
from grachten.store.rows import (
    Person,
    StoredGame,
    StoredListing,
    StoredSeat,
    StoredStep,
    StoredTable,
)
from grachten.store.store import Store

__all__ = [
    "Person",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredGame",
    "StoredListing",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "backup",
    "check",
    "restore",
]
