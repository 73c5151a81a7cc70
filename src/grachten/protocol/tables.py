"""Tables as they travel: who sits where, what was agreed, and what is asked of a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from grachten import statuses
from grachten.kernel.boards import FEWEST_PLAYERS
from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.wire import Bytes32, ChallengeId, Count, Day, Name, TableId, Terms, Wire

CartColour = Literal["burgundy", "ochre", "charcoal", "ivory"]
Level = Literal["apprentice", "carter", "trader", "merchant", "regent", "burgomaster"]
Pace = Literal["instant", "brisk", "calm"]
Status = statuses.Status
Who = statuses.Who
Away = Literal["left", "time", "resigned"]
Resigned = Literal["bot", "nobody"]
LessonName = Literal["first-game"]
Patience = Annotated[int, msgspec.Meta(ge=60, le=30 * 24 * 3600)]


class Clock(Wire, frozen=True):
    """Seconds for a turn, and a reserve for the whole game, used when a turn takes longer."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=30 * 24 * 3600)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)] = 0


class Branch(Wire, frozen=True):
    """Which position is tried out at a table: the one after so many `steps` of a finished game,
    which was played at `table`; null if it came from a record."""

    table: TableId | None
    steps: Count


class SharedDeal(Wire, frozen=True):
    """Which deal is played at a table that others play too, at tables of their own: that of a
    `day`, or that of a `challenge`."""

    day: Day | None = None
    challenge: ChallengeId | None = None


class EventPlace(Wire, frozen=True):
    """Which table of which round of an event this is. Other tables have the same deal: while the
    round goes on, the game is `closed` to all but its players, and nobody gets its record."""

    event: TableId
    round: Count
    table: Count
    closed: bool


class Options(Wire, frozen=True):
    """The settings of a table.

    `level` stands in for people who are away; `pace` is how quickly bots move: at a steady beat,
    whatever they have to think about. Without a clock, `patience` is how many seconds the others
    wait for somebody before they may let a bot take over, or end the game. When somebody resigns,
    a bot plays on for them or, with "nobody", the game ends as it stands. With `takebacks`,
    somebody who plays against the server's bots alone may take back what they have done, whatever
    they have seen since; the game is then practice. With `hints`, everybody may ask what the judge
    would do; against the server's bots alone that is always allowed, and makes it practice too.
    With `chat`, players may write to each other, if the operator of the server allows that at all.
    `lesson` names the prepared game that is played here, at a table made to learn the game;
    `branch` says where the game came from, at a table made to try something out; `deal` says which
    deal it is, at a table where somebody plays what others play too, once each: without undoing
    anything, and without hints; `event` in which event it is played. A `rated` game counts for the
    ratings of its players; nobody gets hints in it, or takes back what has shown them something. A
    table that is `arranged` was made by the server for people who looked for opponents: nobody can
    change it.
    """

    board: Annotated[str, msgspec.Meta(max_length=40)] = "amsterdam"
    public: bool = False
    spectators: bool = True
    clock: Clock | None = None
    level: Level = "carter"
    pace: Pace = "calm"
    patience: Patience = 24 * 3600
    resigned: Resigned = "bot"
    takebacks: bool = True
    hints: bool = False
    chat: bool = False
    lesson: LessonName | None = None
    branch: Branch | None = None
    deal: SharedDeal | None = None
    event: EventPlace | None = None
    rated: bool = False
    arranged: bool = False


class SeatState(Wire, frozen=True):
    """Who sits in a seat. `away`: a bot is playing for that person, and why. `hinted`: they have
    had a hint in this game."""

    who: Who
    name: str | None
    mine: bool
    level: str | None
    colour: CartColour
    youngest: bool
    ready: bool
    here: bool
    away: Away | None
    hinted: bool
    contribution: Bytes32 | None


class Result(Wire, frozen=True):
    """How a game ended, or how it stood when it was ended early.

    `gave_up` are the seats that resigned, or stayed away until the others ended the game. In
    `practice`, a player took back steps after seeing what followed, had hints (the seats
    `hinted`), or tried out a position of another game: it says nothing about strength.
    """

    totals: tuple[int, ...]
    completed: tuple[int, ...]
    winners: tuple[int, ...]
    gave_up: tuple[int, ...]
    practice: bool
    hinted: tuple[int, ...] = ()


class Series(Wire, frozen=True):
    """The games before this one, each the rematch of the one before: how many they were, and how
    many of them the player of each seat has won."""

    games: Count
    wins: tuple[Count, ...]


class Reveal(Wire, frozen=True):
    """After the game: what the commitment was made of."""

    secret: Bytes32
    salt: Bytes32
    seed: str


class Change(Wire, frozen=True):
    """Something that is no longer as it was when I was ready: `seat` where it is about one seat."""

    what: Literal[
        "seats",
        "player",
        "youngest",
        "board",
        "public",
        "spectators",
        "clock",
        "level",
        "pace",
        "patience",
        "resigned",
        "takebacks",
        "hints",
        "rated",
        "chat",
    ]
    seat: int | None


class TableState(Wire, frozen=True):
    """A table as one person sees it. It is always complete and replaces the one before.

    `terms` names exactly what is agreed to by being ready; `changes` is what is different from the
    terms I was ready for last. `overdue` has, for each seat, the milliseconds until the others may
    let a bot take over, or null; `ending` are the seats whose players want to end the game then.
    `number` counts the steps of the game; in `practice`, a player has taken back steps after seeing
    what followed, has had a hint, or tries out a position of another game. `rematch` names the
    table where it goes on, `series` is what came before it.
    """

    id: TableId
    status: Status
    host: bool
    options: Options
    seats: tuple[SeatState, ...]
    watching: int
    commitment: Bytes32
    terms: Terms
    changes: tuple[Change, ...]
    overdue: tuple[int | None, ...]
    ending: tuple[int, ...]
    number: Count
    practice: bool
    result: Result | None
    reveal: Reveal | None
    rematch: TableId | None
    series: Series | None


class TableSummary(Wire, frozen=True):
    """A line in a list of tables. `levels` are those of the server's own bots.

    `networks` are the routes that each seat has claimed, and `points` what they are worth: what
    anyone at the table sees.
    """

    id: TableId
    status: Status
    board: str
    names: tuple[str | None, ...]
    levels: tuple[str | None, ...]
    colours: tuple[CartColour, ...]
    networks: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    clock: Clock | None
    rated: bool
    mine: tuple[int, ...]
    my_turn: bool
    changed: int
    result: Result | None


class TableList(Wire, frozen=True):
    tables: tuple[TableSummary, ...]
    more: str | None = None


# What is asked of a table


class NewTable(Wire, frozen=True):
    """A table with that many seats. Its creator sits in seat 0, unless `sit` is false."""

    seats: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MAX_SEATS)] = 2
    options: Options = Options()
    sit: bool = True


class Guide(Wire, frozen=True):
    """The guided first game: the one that was begun goes on or, with `again`, a new one begins."""

    again: bool = False
    pace: Pace = "calm"


class SitDown(Wire, frozen=True, tag_field="who", tag="me"):
    """Take an open seat; under another name, where several people share a browser."""

    name: Name | None = None
    colour: CartColour | None = None


class SeatBot(Wire, frozen=True, tag_field="who", tag="bot"):
    """The host puts a bot of a level in a seat, or one of their outside bots by its name."""

    level: Level | None = None
    outside: Name | None = None


class OpenSeatRequest(Wire, frozen=True, tag_field="who", tag="open"):
    """Free a seat: one's own or, for the host, a bot's or a person's before the game."""


SeatRequest = SitDown | SeatBot | OpenSeatRequest


class SeatChange(Wire, frozen=True):
    """What can be changed about a seat once somebody sits there."""

    name: Name | None = None
    colour: CartColour | None = None
    youngest: bool | None = None


class OptionsChange(Wire, frozen=True):
    """The settings that the host changes; those that are left out stay as they are."""

    board: Annotated[str, msgspec.Meta(max_length=40)] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    level: Level | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    patience: Patience | UnsetType = UNSET
    resigned: Resigned | UnsetType = UNSET
    takebacks: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET

    def applied_to(self, options: Options) -> Options:
        return msgspec.structs.replace(
            options,
            **{
                name: value
                for name, value in msgspec.structs.asdict(self).items()
                if value is not UNSET
            },
        )


class SeatsRequest(Wire, frozen=True):
    """How many seats the table should have."""

    seats: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MAX_SEATS)]


class Ready(Wire, frozen=True):
    """Ready for exactly these terms, with 32 random bytes of one's own for the shuffle."""

    bytes: Bytes32
    terms: Terms


class Rematch(Wire, frozen=True):
    """The same again, with 32 random bytes of one's own for the shuffle."""

    bytes: Bytes32
