"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.best_lists import best_key
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
from grachten.store.recomputing import Corrected, RatedResults, Recomputed
from grachten.store.result_rows import (
    Beaten,
    Before,
    BestLine,
    Choices,
    CompanySeat,
    Counted,
    Player,
    StoredRating,
    StoredResult,
)
from grachten.store.rows import (
    DealCount,
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
    "Beaten",
    "Before",
    "BestLine",
    "Choices",
    "Claim",
    "CompanySeat",
    "Corrected",
    "Counted",
    "DealCount",
    "EventChange",
    "EventCounts",
    "ListedEvent",
    "NodeStore",
    "Passkey",
    "Person",
    "PlayedTable",
    "Player",
    "Pruned",
    "Ranked",
    "RatedResults",
    "Recomputed",
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
    "StoredRating",
    "StoredResult",
    "StoredRound",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "WaitingTable",
    "WholeEvent",
    "backup",
    "best_key",
    "challenge_name",
    "check",
    "day_name",
    "page_key",
    "restore",
    "series_without",
]
