"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.erasing import series_without
from grachten.store.errors import BadKey, StoreConflict, StoreDamaged, StoreError, StoreLost
from grachten.store.leading import Claim
from grachten.store.listings import page_key
from grachten.store.node_store import NodeStore
from grachten.store.rows import (
    Passkey,
    Person,
    Pruned,
    Spent,
    StoredGame,
    StoredListing,
    StoredSeat,
    StoredStep,
    StoredTable,
)
from grachten.store.store import Store

__all__ = [
    "BadKey",
    "Claim",
    "NodeStore",
    "Passkey",
    "Person",
    "Pruned",
    "Spent",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreLost",
    "StoredGame",
    "StoredListing",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "backup",
    "check",
    "page_key",
    "restore",
    "series_without",
]
