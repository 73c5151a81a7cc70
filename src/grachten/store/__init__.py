"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.deal_store import challenge_name, day_name
from grachten.store.erasing import series_without
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
    Counted,
    Passkey,
    Person,
    Pruned,
    Ranked,
    Spent,
    StoredAttempt,
    StoredChallenge,
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
    "Counted",
    "EventChange",
    "EventCounts",
    "ListedEvent",
    "NodeStore",
    "Passkey",
    "Person",
    "PlayedTable",
    "Pruned",
    "Ranked",
    "Spent",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreLost",
    "StoredAttempt",
    "StoredChallenge",
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
    "challenge_name",
    "check",
    "day_name",
    "page_key",
    "restore",
    "series_without",
]
