"""What is stored, as values. Times are milliseconds since 1970.

A `tick` is milliseconds of the server's uptime, which stands still while it is down.
"""

import base64
import hashlib
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from grachten.statuses import Status, Who

PersonKind = Literal["person", "bot"]
By = Literal["person", "bot", "stand-in"]

HANDLE_LENGTH: Final = 16
"""Letters and digits of five bits each: no two people will ever share one."""


@dataclass(frozen=True)
class Person:
    """A player: a person, or an outside bot with its `owner`.

    Sessions signed with an older `epoch` are invalid. Somebody `followable` lets others find the
    table they play at.
    """

    id: str
    kind: PersonKind
    name: str
    owner: str | None
    created: int
    seen: int
    epoch: int = 0
    blocked: bool = False
    followable: bool = False

    @property
    def handle(self) -> str:
        """What others know this person by. The id, which is a secret, can't be found from it."""
        return handle_of(self.id)


def handle_of(person: str) -> str:
    digest = hashlib.sha256(f"grachten handle {person}".encode()).digest()
    return base64.b32encode(digest).decode()[:HANDLE_LENGTH].lower()


@dataclass(frozen=True)
class StoredTable:
    """A table. `options`, `result` and `series` are JSON; `rematch` is the table of the rematch,
    and `series` is how the games ended of which this is the rematch.

    `version` counts how often it was saved: saving over a newer version is rejected.
    """

    id: str
    board: str
    rules: str
    status: Status
    host: str
    options: str
    public: bool
    secret: bytes
    salt: bytes
    seed: str | None
    created: int
    changed: int
    started: int | None
    started_tick: int | None
    ended: int | None
    result: str | None
    rematch: str | None
    version: int = 0
    series: str | None = None


@dataclass(frozen=True)
class StoredSeat:
    """Who sits in a seat: a `person` (or an outside bot) by id, or a bot of a `level`.

    In finished games, the seat of a person who was pruned keeps the name only. `agreed` is JSON:
    the terms they were last ready for. `hidden` leaves the table out of their list; `hinted`: they
    have had a hint.
    """

    number: int
    who: Who
    person: str | None
    name: str | None
    level: str | None
    colour: str
    youngest: bool
    ready: bool
    contribution: bytes | None
    away: str | None
    agreed: str | None = None
    hidden: bool = False
    hinted: bool = False


class StoredStep(msgspec.Struct, frozen=True, gc=False):
    """One step of a game, numbered from 1: an action, or the undo of step `undoes`.

    `request` is the client's id for the request, so that resending it has no effect. A struct,
    because a server makes and keeps so many: they are small, and the garbage collector need not
    look at them.
    """

    number: int
    seat: int
    action: int | None
    space: int | None
    undoes: int | None
    by: By
    request: str | None
    at: int
    tick: int


@dataclass(frozen=True)
class StoredGame:
    """Everything stored about a table; the steps in order."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    steps: tuple[StoredStep, ...]
    lease: int = 1
    """The number under which a node of a city leads it."""

    skipped: int = 0
    """Milliseconds of the tick in which nobody led it, which don't count for its clocks."""


@dataclass(frozen=True)
class StoredListing:
    """A table as lists show it."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]


@dataclass(frozen=True)
class Pruned:
    """How many tables and people were removed; a person's outside bots count as people."""

    tables: int
    people: int

    def __add__(self, other: "Pruned") -> "Pruned":
        return Pruned(self.tables + other.tables, self.people + other.people)
