"""What is stored, as values. Times are milliseconds since 1970.

A `tick` is milliseconds of the server's uptime, which stands still while it is down.
"""

import base64
import hashlib
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from grachten.statuses import GamePace, Status, Who

PersonKind = Literal["person", "bot"]
By = Literal["person", "bot", "stand-in"]

HANDLE_LENGTH: Final = 16
"""Letters and digits of five bits each: no two people will ever share one."""


PASSKEY_ID: Final = 16
"""Hexadecimal digits."""


@dataclass(frozen=True)
class Person:
    """A player: a person, or an outside bot with its `owner`.

    Sessions signed with an older `epoch` are invalid. Without a `crest` of their own choice, they
    have the one that follows from their handle. Somebody `followable` lets others find the table
    they play at.
    """

    id: str
    kind: PersonKind
    name: str
    owner: str | None
    created: int
    seen: int
    epoch: int = 0
    blocked: bool = False
    crest: str | None = None
    followable: bool = False

    @property
    def handle(self) -> str:
        """What others know this person by. The id, which is a secret, can't be found from it."""
        return handle_of(self.id)


def handle_of(person: str) -> str:
    digest = hashlib.sha256(f"grachten handle {person}".encode()).digest()
    return base64.b32encode(digest).decode()[:HANDLE_LENGTH].lower()


@dataclass(frozen=True)
class Passkey:
    """A key pair of a person's device, of which we have the public half. `used` is when they last
    signed in with it; `sign_count` is how often the device says so."""

    credential: bytes
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created: int
    used: int | None = None

    @property
    def id(self) -> str:
        """A short name for it; the credential may be long."""
        return hashlib.sha256(self.credential).hexdigest()[:PASSKEY_ID]


@dataclass(frozen=True)
class Spent:
    """A challenge that was answered, and can't be answered again."""

    hash: bytes
    expires: int


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

    In finished games, the seat of a person who was pruned keeps the name only, and that of somebody
    who had everything about them deleted keeps not even that. `agreed` is JSON:
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
class StoredAttempt:
    """Somebody's one try at a deal that others play too. Without points it isn't finished; without
    a table, that was removed."""

    deal: str
    person: str
    table_id: str | None
    begun: int
    points: int | None = None
    completed: int | None = None
    ended: int | None = None


@dataclass(frozen=True)
class StoredChallenge:
    """A deal that somebody dares others to play. `seats` is JSON; `seat` is everybody's."""

    id: str
    host: str | None
    board: str
    rules: str
    seat: int
    seats: str
    secret: bytes
    salt: bytes
    seed: str
    created: int


@dataclass(frozen=True)
class Ranked:
    """A finished attempt in a ranking, with what its player lets others see."""

    person: str
    name: str
    table_id: str | None
    points: int
    completed: int
    named: bool
    replays: bool


@dataclass(frozen=True)
class DealCount:
    """How many have finished a deal, and how many of them did better than somebody, or as well;
    they themselves are one of the latter."""

    total: int
    better: int
    equal: int


@dataclass(frozen=True)
class Pruned:
    """How many tables and people were removed; a person's outside bots count as people."""

    tables: int
    people: int

    def __add__(self, other: "Pruned") -> "Pruned":
        return Pruned(self.tables + other.tables, self.people + other.people)


@dataclass(frozen=True)
class StoredWait:
    """Somebody who looks for opponents, and what they would take.

    `players` are sizes of table, as digits; `recent` are ids of people met lately, separated by
    spaces. A person last heard of long ago has gone. `table_id` is the table that was found, where
    they have to answer by `answer_by`. A `ticket` belongs to one search: a new search has a new
    one.
    """

    person: str
    ticket: str
    since: int
    heard: int
    players: str
    pace: GamePace
    rated: bool
    points: int
    deviation: int
    recent: str
    table_id: str | None = None
    answer_by: int | None = None


@dataclass(frozen=True)
class StoredRoom:
    """Everybody who waits, as of one moment; `blocks` are pairs of who blocks whom, of those who
    wait, and `begun` are tables that were found and whose games have begun."""

    waits: tuple[StoredWait, ...]
    blocks: tuple[tuple[str, str], ...]
    begun: frozenset[str]


@dataclass(frozen=True)
class StoredOpponent:
    """Somebody with whom a person has played, under the name they had at the last table."""

    person: str
    name: str
    ended: int
    invitable: bool


@dataclass(frozen=True)
class StoredBlock:
    """Whom a person has blocked, and what they were called then."""

    person: str
    name: str
    at: int


@dataclass(frozen=True)
class StoredInvitation:
    """To whose open table somebody is invited."""

    table_id: str
    host: str
    name: str
    at: int
