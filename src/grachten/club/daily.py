"""The deal of the day: the same cards and the same bots for everyone who plays it.

Everything about a day follows from one secret of the server and the date, so there is nothing to
store. The seed is made as at any table (docs/shuffle.md), without bytes from players:
nobody may know the cards before the first one plays. Instead, the commitment is published days
before. When the day is over, secret and salt are published, and anyone can check that they match
it and that the seed follows from them.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final

from grachten.club.places import share_beaten, shared_ranks
from grachten.rules import FairShuffle, GrachtenError
from grachten.rules.board import PLAYER_COUNTS

LEVELS: Final = ("apprentice", "carter", "trader", "merchant")
"""The bots of a day: only those that always answer the same to the same seed. The others think
by the clock, and would not be the same for everybody."""

LEAST_SECRET: Final = 32
"""Bytes. A shorter secret might be guessed, and with it every day to come."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """One day's deal, as the server knows it. Only `public` may be shown before the day ends."""

    day: date
    players: int
    seat: int
    """The seat of the person who plays it."""
    bots: tuple[str | None, ...]
    """The level of the bot on each seat; None where the person sits."""
    shuffle: FairShuffle = field(repr=False)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self.shuffle.seed

    @property
    def public(self) -> "DailyNotice":
        return DailyNotice(self.day, self.players, self.seat, self.bots, self.shuffle.commitment)

    def bot_seed(self, seat: int, decision: int) -> int:
        """The seed of a bot's randomness for one decision: the same for everybody, whatever
        they play, and nothing that a player could foresee."""
        return bot_seed(self.shuffle.secret, seat, decision)


@dataclass(frozen=True, slots=True)
class DailyNotice:
    """What can be published days before: who plays, and the commitment to the cards."""

    day: date
    players: int
    seat: int
    bots: tuple[str | None, ...]
    commitment: str


def bot_seed(secret: bytes, seat: int, decision: int) -> int:
    """The seed of a bot's randomness, from the secret of the deal alone: wherever the same deal is
    played, the same situation gives the same answer. `decision` numbers the situations."""
    return int.from_bytes(_derived(secret, f"grachten bot seat {seat} decision {decision}"), "big")


def deal_of(day: date, server_secret: bytes) -> DailyDeal:
    """The deal of a day. Anyone who knows the server's secret knows all days; nobody else can
    predict any, not even from all the days before."""
    if len(server_secret) < LEAST_SECRET:
        raise GrachtenError(f"The secret for the deals of the day needs {LEAST_SECRET} bytes.")
    name = day.isoformat()
    shuffle = FairShuffle(
        secret=_derived(server_secret, f"grachten daily secret {name}"),
        salt=_derived(server_secret, f"grachten daily salt {name}"),
        contributions=(),
        youngest=None,
    )
    number = day.toordinal()
    players = PLAYER_COUNTS[number % len(PLAYER_COUNTS)]
    level = LEVELS[number // len(PLAYER_COUNTS) % len(LEVELS)]
    chosen = _derived(server_secret, f"grachten daily seat {name}")
    seat = int.from_bytes(chosen, "big") % players
    bots = tuple(None if each == seat else level for each in range(players))
    return DailyDeal(day, players, seat, bots, shuffle)


def check_revealed(notice: DailyNotice, shuffle: FairShuffle, seed: int) -> None:
    """That a day was played with the cards that had been promised, from what was published."""
    if shuffle.commitment != notice.commitment:
        raise GrachtenError("The secret and salt do not match the commitment for that day.")
    if shuffle.contributions or shuffle.youngest is not None:
        raise GrachtenError("A deal of the day has no contributions, and nobody is the youngest.")
    shuffle.check_deal(notice.players, seed)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What somebody made of the day's deal. Only the first try counts, so there is one each."""

    person: str
    points: int
    completed: int
    finished: bool = True


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A line of the day's table; `beaten` is the share of the others who did worse."""

    rank: int
    person: str
    points: int
    completed: int
    beaten: float


def daily_ranking(results: Iterable[DailyResult]) -> tuple[DailyLine, ...]:
    """Everybody who played to the end: by points, then completed contracts; equals share a rank.

    Whether somebody beat the bots does not matter: all had the same ones, so more points are more
    points. A game that was not finished is left out.
    """
    done = [result for result in results if result.finished]
    if len({result.person for result in done}) < len(done):
        raise GrachtenError("Somebody has two results for one deal of the day.")
    if not done:
        return ()
    ranks = shared_ranks([(float(result.points), result.completed) for result in done])
    shares = share_beaten([-rank for rank in ranks])
    lines = [
        DailyLine(rank, result.person, result.points, result.completed, share)
        for rank, result, share in zip(ranks, done, shares, strict=True)
    ]
    return tuple(sorted(lines, key=lambda line: (line.rank, line.person)))


def days_in_a_row(played: Iterable[date], today: date) -> int:
    """How many days in a row somebody has played, up to today; a day that is not over yet breaks
    nothing."""
    days = set(played)
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def _derived(secret: bytes, text: str) -> bytes:
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()
