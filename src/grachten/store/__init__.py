"""Games, people and their bots in a database: an SQLite file, or PostgreSQL by its URL."""

from grachten.store.backup import backup, check, restore
from grachten.store.best_lists import best_key
from grachten.store.errors import BadKey, StoreConflict, StoreDamaged, StoreError, StoreLost
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
    "Beaten",
    "Before",
    "BestLine",
    "Choices",
    "Claim",
    "CompanySeat",
    "Corrected",
    "Counted",
    "NodeStore",
    "Person",
    "Player",
    "Pruned",
    "RatedResults",
    "Recomputed",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreLost",
    "StoredGame",
    "StoredListing",
    "StoredRating",
    "StoredResult",
    "StoredSeat",
    "StoredStep",
    "StoredTable",
    "backup",
    "best_key",
    "check",
    "page_key",
    "restore",
]
