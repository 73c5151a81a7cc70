"""Events as they are stored. Times are milliseconds since 1970; rounds count from 0."""

from dataclasses import dataclass

from grachten.statuses import EventKind, EventStatus, Status
from grachten.store.rows import PersonKind, StoredGame


@dataclass(frozen=True)
class StoredEvent:
    """An event. `settings` and `standings` are JSON; the standings are stored because visitors wait
    for them, and they follow from the results.

    `version` rises with every change of anything about it: a change that was made from an older
    version is rejected. So nothing happens twice, even if two nodes try.
    """

    id: str
    organiser: str | None
    name: str
    kind: EventKind
    settings: str
    public: bool
    status: EventStatus
    secret: bytes
    salt: bytes
    created: int
    starts: int | None
    started: int | None
    ended: int | None
    version: int = 0
    standings: str | None = None


@dataclass(frozen=True)
class StoredEntrant:
    """Somebody who takes part, under a number. `first` is the first round that they play, and
    `last` the first that they no longer play. A person who was removed keeps name and number."""

    number: int
    person: str | None
    name: str
    kind: PersonKind
    seed: int | None
    entered: int
    first: int = 0
    last: int | None = None


@dataclass(frozen=True)
class StoredRound:
    """A round that has begun, or a batch of an arena. It is over by `ends` at the latest. `byes`
    are those who sit it out, as JSON."""

    number: int
    started: int
    ends: int | None
    ended: int | None
    byes: str


@dataclass(frozen=True)
class StoredEventTable:
    """A table of a round. `people` are the numbers of the entrants by seat, null for a bot, and
    `result` what came of it, as JSON. Nobody plays at one without `table_id`. It is `opened` when
    the round is over: then others may see the game."""

    round: int
    number: int
    table_id: str | None
    people: str
    result: str | None = None
    opened: bool = False


@dataclass(frozen=True)
class WholeEvent:
    """All that is stored about an event, as of one moment."""

    event: StoredEvent
    entrants: tuple[StoredEntrant, ...] = ()
    rounds: tuple[StoredRound, ...] = ()
    tables: tuple[StoredEventTable, ...] = ()


@dataclass(frozen=True)
class EventChange:
    """What is to be written, all at once: the event as it shall be, with the version it was read
    in, and what is new, other or gone with it. `games` are the tables that begin."""

    event: StoredEvent
    entered: tuple[StoredEntrant, ...] = ()
    changed: tuple[StoredEntrant, ...] = ()
    gone: tuple[int, ...] = ()
    new_rounds: tuple[StoredRound, ...] = ()
    rounds: tuple[StoredRound, ...] = ()
    new_tables: tuple[StoredEventTable, ...] = ()
    tables: tuple[StoredEventTable, ...] = ()
    games: tuple[StoredGame, ...] = ()


@dataclass(frozen=True)
class ListedEvent:
    """An event as lists show it."""

    event: StoredEvent
    entrants: int


@dataclass(frozen=True)
class PlayedTable:
    """How a table of an event stands: why somebody is `away` from each seat at the end, and how
    many steps the player and a stand-in made there. `result` is JSON."""

    status: Status
    result: str | None
    away: tuple[str | None, ...]
    own: tuple[int, ...]
    stood_in: tuple[int, ...]


@dataclass(frozen=True)
class EventCounts:
    """What limits are about: unfinished events of a person, those made lately, unfinished ones of
    everybody, and unfinished ones that the person takes part in."""

    organised: int
    lately: int
    all: int
    entered: int


@dataclass(frozen=True)
class WaitingTable:
    """A table of an event at which somebody's game is on."""

    event: str
    name: str
    table: str
