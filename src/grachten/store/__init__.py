"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.errors import BadKey, StoreConflict, StoreDamaged, StoreError, StoreLost
from grachten.store.event_rows import (
    EventChange,
    EventCounts,
    ListedEvent,
    PlayedTable,
    StoredEntrant,
    StoredEvent,
    StoredEventTable,
    StoredRound,
    WaitingTable,
    WholeEvent,
)
from grachten.store.leading import Claim
from grachten.store.listings import page_key
from grachten.store.node_store import NodeStore
from grachten.store.rows import (
    Person,
    Pruned,
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
    "EventChange",
    "EventCounts",
    "ListedEvent",
    "NodeStore",
    "Person",
    "PlayedTable",
    "Pruned",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreLost",
    "StoredEntrant",
    "StoredEvent",
    "StoredEventTable",
    "StoredGame",
    "StoredListing",
    "StoredRound",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "WaitingTable",
    "WholeEvent",
    "backup",
    "check",
    "page_key",
    "restore",
]
