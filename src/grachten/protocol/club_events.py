"""Events as they travel: what is asked of them, who takes part, rounds, and standings."""

from typing import Annotated

import msgspec

from grachten import statuses
from grachten.kernel.boards import FEWEST_PLAYERS
from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import Clock, Level, Pace
from grachten.protocol.wire import Bytes32, Count, Name, TableId, Wire

EventKind = statuses.EventKind
EventStatus = statuses.EventStatus
EventCounting = statuses.EventCounting
EventId = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]{16}$",
        description="Identifies an event; anyone who knows it may look and enter.",
    ),
]


class EventSettings(Wire, frozen=True):
    """What applies to the whole event.

    `players` sit at a table where the numbers allow it. `rounds` are those of a Swiss event or a
    duplicate evening, `minutes` is how long an arena lasts. A round is over after `round_minutes`
    at the latest. No more than `most` may enter; with `late` they may do so while a Swiss event or
    an arena is running. `level` is that of bots in empty seats and of stand-ins.
    """

    kind: EventKind = "swiss"
    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MAX_SEATS)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    minutes: Annotated[int, msgspec.Meta(ge=1, le=7 * 24 * 60)] = 60
    clock: Clock = Clock(60, 300)
    round_minutes: Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 60)] | None = None
    level: Level = "carter"
    pace: Pace = "brisk"
    counting: EventCounting = "match-points"
    most: Annotated[int, msgspec.Meta(ge=2, le=10_000)] | None = None
    late: bool = True


class NewEvent(Wire, frozen=True):
    """An event to be made. It `starts` at that time, or when its organiser says so; `public` events
    are listed, others are found by their link."""

    name: Name
    settings: EventSettings = EventSettings()
    public: bool = False
    starts: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class EnterEvent(Wire, frozen=True):
    """Enter or withdraw: myself or, with `bot`, one of my outside bots."""

    bot: Name | None = None


class SeedEntrant(Wire, frozen=True):
    """Where somebody is seeded in a knockout: 1 is the strongest, null leaves it to the lot."""

    seed: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None


class EventEntrant(Wire, frozen=True):
    """Somebody who takes part, from round `first` on. After they have `withdrawn` they stay in the
    standings."""

    number: Count
    name: str
    bot: bool
    seed: int | None
    first: Count
    withdrawn: bool


class EventSeat(Wire, frozen=True):
    """A seat at a table of a round: an entrant by number, null for a bot, and what came of it.

    `share` and `steps` compare it with the same seat of the other tables of that round, as far as
    they have been played.
    """

    entrant: int | None
    points: int | None
    completed: int | None
    place: int | None
    left: bool
    share: float | None
    steps: int | None


class EventTableShown(Wire, frozen=True):
    """A table of a round. `table` is there once everybody may see the game: when the round is over.
    `walkover`: nobody had to play."""

    number: Count
    table: TableId | None
    done: bool
    walkover: bool
    seats: tuple[EventSeat, ...]


class EventRound(Wire, frozen=True):
    """A round, counted from 0, or a batch of an arena's tables. All of them have the deal to which
    `commitment` belongs."""

    number: Count
    started: int
    ends: int | None
    ended: int | None
    byes: tuple[Count, ...]
    commitment: Bytes32
    tables: tuple[EventTableShown, ...]


class EventLine(Wire, frozen=True):
    """A line of the standings: what decides in this kind of event, in that order.

    Swiss and arena: `score`, `duplicate`, `opposition`, `points`. Duplicate evening: `score`, which
    is a percentage or steps. Knockout: `out`, the round in which they lost; null for people who are
    still in.
    """

    rank: Count
    entrant: Count
    score: float | None
    duplicate: float | None
    opposition: float | None
    points: int | None
    played: int | None
    byes: int | None
    out: int | None


class EventReveal(Wire, frozen=True):
    """After the event: what its commitment was made of."""

    secret: Bytes32
    salt: Bytes32


class EventPart(Wire, frozen=True):
    """Where I take part, or my outside bot called `bot`: the entrant's number, and the table at
    which they are playing."""

    entrant: Count
    bot: str | None
    table: TableId | None


class EventMine(Wire, frozen=True):
    """What concerns me."""

    organiser: bool
    parts: tuple[EventPart, ...]


class EventState(Wire, frozen=True):
    """An event as one person sees it. It is always complete; whenever anything changes, `version`
    rises."""

    id: EventId
    version: Count
    name: str
    organiser: str | None
    public: bool
    status: EventStatus
    settings: EventSettings
    created: int
    starts: int | None
    started: int | None
    ended: int | None
    commitment: Bytes32
    reveal: EventReveal | None
    entrants: tuple[EventEntrant, ...]
    rounds: tuple[EventRound, ...]
    standings: tuple[EventLine, ...]
    mine: EventMine


class EventSummary(Wire, frozen=True):
    """A line in a list of events; `entrants` is how many take part."""

    id: EventId
    name: str
    public: bool
    status: EventStatus
    settings: EventSettings
    starts: int | None
    started: int | None
    ended: int | None
    entrants: Count


class EventLists(Wire, frozen=True):
    """Public events, and all that I run or take part in."""

    running: tuple[EventSummary, ...]
    upcoming: tuple[EventSummary, ...]
    past: tuple[EventSummary, ...]
    mine: tuple[EventSummary, ...]


class EventTableWaiting(Wire, frozen=True):
    """A table of an event at which I am playing."""

    event: EventId
    name: str
    table: TableId


class EventTablesWaiting(Wire, frozen=True):
    tables: tuple[EventTableWaiting, ...]
