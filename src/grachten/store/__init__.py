"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.errors import BadKey, StoreConflict, StoreDamaged, StoreError, StoreLost
from grachten.store.leading import Claim
from grachten.store.listings import page_key
from grachten.store.node_store import NodeStore
from grachten.store.rows import (
    Person,
    Pruned,
    StoredBlock,
    StoredGame,
    StoredInvitation,
    StoredListing,
    StoredOpponent,
    StoredRoom,
    StoredSeat,
    StoredStep,
    StoredTable,
    StoredWait,
)
from grachten.store.store import Store

__all__ = [
    "BadKey",
    "Claim",
    "NodeStore",
    "Person",
    "Pruned",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreLost",
    "StoredBlock",
    "StoredGame",
    "StoredInvitation",
    "StoredListing",
    "StoredOpponent",
    "StoredRoom",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "StoredWait",
    "backup",
    "check",
    "page_key",
    "restore",
]
