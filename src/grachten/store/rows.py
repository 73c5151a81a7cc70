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
    """Somebody who plays: a person, or an outside bot with its `owner`."""

    id: str
    kind: PersonKind
    name: str
    owner: str | None
    created: int
    seen: int


@dataclass(frozen=True)
class StoredTable:
    """A table. `options` and `result` are JSON; `rematch` is the table where it goes on."""

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


@dataclass(frozen=True)
class StoredSeat:
    """Who sits on a seat: a `person` (or an outside bot) by id, or a bot of a `level`."""

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
    """A table as lists show it. `last_step_number` is 0 before the first step."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    last_step_number: int
