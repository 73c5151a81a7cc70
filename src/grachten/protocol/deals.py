"""Deals that several people play, each of them once: the deal of the day, and challenges."""

from typing import Annotated, Literal

import msgspec

from grachten.kernel.boards import FEWEST_PLAYERS
from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import Level, Pace, Reveal
from grachten.protocol.wire import Bytes32, ChallengeId, Count, Day, Seat, TableId, Wire

SteadyLevel = Literal["apprentice", "carter", "trader", "merchant"]
"""Bots that don't think by the clock: they always answer the same to the same."""


class DealAttempt(Wire, frozen=True):
    """My one try at a deal. `unfinished`: I gave up, or the day was over first."""

    table: TableId | None
    status: Literal["playing", "over", "unfinished"]
    points: int | None
    completed: int | None


class DealStanding(Wire, frozen=True):
    """My place among all who have finished, so far; `beaten` is the share of the others who did
    worse, a tie counting half."""

    rank: int
    of: int
    beaten: float


class DealLine(Wire, frozen=True):
    """A line of a ranking; without a name it is somebody who doesn't want to be named. `table` is
    there if its replay is open to me."""

    rank: int
    name: str | None
    points: int
    completed: int
    mine: bool
    table: TableId | None


class DealDay(Wire, frozen=True):
    """The deal of a day: everybody sits in `seat`, and `levels` are those of the bots.

    `commitment` is known before the day, and `reveal` after it. The day ends at `ends`, in
    milliseconds since 1970. `played` counts those who have finished. Until I am one of them, or
    the day is over, there are no `lines`; else they begin with line number `first`, from 0.
    """

    day: Day
    ends: int
    is_over: bool
    players: int
    seat: Seat
    levels: tuple[Level | None, ...]
    commitment: Bytes32
    reveal: Reveal | None
    played: Count
    mine: DealAttempt | None
    standing: DealStanding | None
    first: Count
    lines: tuple[DealLine, ...]


class DealToday(Wire, frozen=True):
    """Today's deal, without the ranking; `streak` is how many days in a row I have played."""

    deal: DealDay
    streak: Count


class DealSummary(Wire, frozen=True):
    """A day in the list of those that are over: the most points that anybody made, and mine."""

    day: Day
    players: int
    level: Level
    best: int | None
    mine: int | None


class DealArchive(Wire, frozen=True):
    """Days that are over, the latest first; `more` is the day with which the next page begins."""

    days: tuple[DealSummary, ...]
    more: Day | None


class PlayDeal(Wire, frozen=True):
    """Play the deal, or go on with it; `pace` is how quickly bots move."""

    pace: Pace = "calm"


class DealChoices(Wire, frozen=True):
    """What others see of me in the ranking of a day: my name, and replays of my games."""

    named: bool = True
    replays: bool = True


class NewChallenge(Wire, frozen=True):
    """Dare others to play the deal of my finished game at a `table` or, without one, a new deal
    with that many `players` against bots of a `level`."""

    table: TableId | None = None
    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=MAX_SEATS)] = 2
    level: SteadyLevel = "carter"


class Challenge(Wire, frozen=True):
    """A deal that others are dared to play. `by` is who made it, null if they are gone. Until I
    have finished it myself, there are no `lines`. It is kept until `expires`."""

    id: ChallengeId
    by: str | None
    made_by_me: bool
    players: int
    seat: Seat
    levels: tuple[Level | None, ...]
    created: int
    expires: int
    played: Count
    mine: DealAttempt | None
    standing: DealStanding | None
    lines: tuple[DealLine, ...]


class ChallengeList(Wire, frozen=True):
    """The challenges that I made or took, the newest first."""

    challenges: tuple[Challenge, ...]
