"""A profile's numbers, from summaries of the games that a person finished."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import TypeVar

from grachten.rules import GrachtenError
from grachten.statuses import GamePace

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game from one person's seat. `levels` are those of the bots at the table; `place` is
    shared where `tied` others have it too. `accuracy` and `luck` are a review's, if there is
    one."""

    when: float
    players: int
    pace: GamePace
    levels: tuple[str, ...]
    place: int
    tied: int
    left: bool
    route_points: int
    contracts_won: int
    contracts_lost: int
    """Points of contracts that were not completed, as a positive number."""
    merchandise_points: int
    kept: int
    completed: int
    accuracy: float | None = None
    luck: float | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.place <= self.players or not 0 <= self.completed <= self.kept:
            raise GrachtenError("A summary's place or contracts make no sense.")

    @property
    def points(self) -> int:
        contracts = self.contracts_won - self.contracts_lost
        return self.route_points + contracts + self.merchandise_points

    @property
    def is_won(self) -> bool:
        """A shared victory is one too (rule 7.4); a game that was left is not."""
        return self.place == 1 and not self.left


@dataclass(frozen=True, slots=True)
class Numbers:
    """Some games together. Points are means a game; `fair` is how many would be won if all
    players were equally strong, and `victories` counts a shared one in part."""

    games: int
    won: int
    victories: float
    fair: float
    left: int
    points: float
    route_points: float
    contracts_won: float
    contracts_lost: float
    merchandise_points: float
    most_points: int
    kept: int
    completed: int
    accuracy: float | None
    luck: float | None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won one after another, and days in a row on which a game was played."""

    winning: int
    longest_winning: int
    longest_days: int


@dataclass(frozen=True, slots=True)
class Profile:
    """All of a person's numbers. `by_level` goes by the strongest bot at the table, None for
    tables of people alone; `beaten` says how often a level was beaten: every bot of it that came
    after the person's victory."""

    all: Numbers
    by_players: dict[int, Numbers]
    by_pace: dict[GamePace, Numbers]
    by_level: dict[str | None, Numbers]
    beaten: dict[str, int]
    streaks: Streaks


def profile_of(games: Iterable[GameSummary], levels: Sequence[str]) -> Profile | None:
    """The profile of the person who played these games, in any order; None without any.

    `levels` are all levels of bots, the weakest first.
    """
    ordered = sorted(games, key=lambda game: game.when)
    if not ordered:
        return None
    strength = {level: number for number, level in enumerate(levels)}
    unknown = {level for game in ordered for level in game.levels} - set(strength)
    if unknown:
        raise GrachtenError(f"There is no level {min(unknown)!r}.")

    def strongest(game: GameSummary) -> str | None:
        return max(game.levels, key=strength.__getitem__, default=None)

    beaten = dict.fromkeys(levels, 0)
    for game in ordered:
        if game.is_won and not game.tied:
            for level in game.levels:
                beaten[level] += 1
    return Profile(
        all=_numbers(ordered),
        by_players=_grouped(ordered, lambda game: game.players),
        by_pace=_grouped(ordered, lambda game: game.pace),
        by_level=_grouped(ordered, strongest),
        beaten=beaten,
        streaks=_streaks(ordered),
    )


def _grouped(games: list[GameSummary], key: Callable[[GameSummary], Key]) -> dict[Key, Numbers]:
    groups: dict[Key, list[GameSummary]] = {}
    for game in games:
        groups.setdefault(key(game), []).append(game)
    return {name: _numbers(group) for name, group in groups.items()}


def _numbers(games: list[GameSummary]) -> Numbers:
    return Numbers(
        games=len(games),
        won=sum(game.is_won for game in games),
        victories=sum(game.is_won / (1 + game.tied) for game in games),
        fair=sum(1 / game.players for game in games),
        left=sum(game.left for game in games),
        points=fmean(game.points for game in games),
        route_points=fmean(game.route_points for game in games),
        contracts_won=fmean(game.contracts_won for game in games),
        contracts_lost=fmean(game.contracts_lost for game in games),
        merchandise_points=fmean(game.merchandise_points for game in games),
        most_points=max(game.points for game in games),
        kept=sum(game.kept for game in games),
        completed=sum(game.completed for game in games),
        accuracy=_mean_known(game.accuracy for game in games),
        luck=_mean_known(game.luck for game in games),
    )


def _mean_known(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def _streaks(games: list[GameSummary]) -> Streaks:
    winning = longest = 0
    for game in games:
        winning = winning + 1 if game.is_won else 0
        longest = max(longest, winning)
    days = sorted({int(game.when // 86_400) for game in games})
    in_row = most = 1
    for before, after in pairwise(days):
        in_row = in_row + 1 if after == before + 1 else 1
        most = max(most, in_row)
    return Streaks(winning, longest, most)
