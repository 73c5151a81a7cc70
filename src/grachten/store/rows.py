"""What is stored, as values. Times are milliseconds since 1970.

A `tick` is milliseconds of the server's own running time, which stands still while it is down.
"""

from dataclasses import dataclass
from typing import Literal

PersonKind = Literal["person", "bot"]
Status = Literal["open", "playing", "over", "abandoned"]
Who = Literal["open", "person", "bot"]
By = Literal["person", "bot", "stand-in"]


@dataclass(frozen=True)
class Person:
    """Somebody who plays: a person, or an outside bot with its `owner`.

    Sessions that were signed with an older `epoch` are void.
    """

    id: str
    kind: PersonKind
    name: str
    owner: str | None
    created: int
    seen: int
    epoch: int = 0
    blocked: bool = False


@dataclass(frozen=True)
class StoredTable:
    """A table. `options` and `result` are JSON; `rematch` is the table where it goes on.

    `version` counts how often it was saved: who saves an older one than is stored is refused.
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


@dataclass(frozen=True)
class StoredSeat:
    """Who sits on a seat: a `person` (or an outside bot) by id, or a bot of a `level`.

    A person who was pruned leaves a seat of a finished game with a name and nobody.
    `agreed` is JSON, what they were last ready for. `hidden` leaves the table out of their list.
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


@dataclass(frozen=True)
class StoredStep:
    """One step of a game, counted from 1: an action, or one that `undoes` an earlier step.

    `request` is the client's name for what it asked, so that asking twice does it once.
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
    """All there is of a table; the steps in their order."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    steps: tuple[StoredStep, ...]


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
