"""Playing all games of a plan with any runner, or fewer if a test ends it sooner."""

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass

from grachten.arena.deals import Fixture, Table, check_tables, fixtures, rotations
from grachten.arena.matches import Conditions
from grachten.arena.played import PlayedGame
from grachten.arena.sprt import Sprt
from grachten.rules import GrachtenError

Runner = Callable[[Conditions, Iterable[Fixture]], Iterator[PlayedGame]]
"""Plays games and yields them as they end, in any order. It takes the next game when a worker is
free, and stops games in progress when it is closed."""

Keep = Callable[[PlayedGame], None]
"""Called with every new game at once, to store it and to show progress."""


@dataclass(frozen=True)
class Plan:
    """Which games are to be played: every rotation of every table, on deals 0, 1, 2 …"""

    conditions: Conditions
    tables: tuple[Table, ...]
    deals: int

    def __post_init__(self) -> None:
        check_tables(self.conditions.board, self.tables)
        if self.deals < 1:
            raise GrachtenError(f"The number of deals must be at least 1, not {self.deals}.")

    def __len__(self) -> int:
        return self.deals * sum(len(rotations(table)) for table in self.tables)

    def fixtures(self) -> Iterator[Fixture]:
        """Every game of the plan, deal by deal."""
        return fixtures(self.tables, range(self.deals))


def fixture_of(game: PlayedGame) -> Fixture:
    return Fixture(game.table, game.deal, game.rotation)


def in_order(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """By table, deal and rotation: which game ended first must not affect any figure."""
    return sorted(games, key=fixture_of)


def play_plan(
    plan: Plan, runner: Runner, *, known: Iterable[PlayedGame] = (), keep: Keep | None = None
) -> list[PlayedGame]:
    """Play what is not `known` yet; returns all games, known ones included, in order."""
    games = {fixture_of(game): game for game in known}
    old = set(games)
    wanted = (fixture for fixture in plan.fixtures() if fixture not in old)
    with closing(_played(runner, plan, wanted)) as coming:
        for game in coming:
            if keep is not None:
                keep(game)
            games[fixture_of(game)] = game
    return in_order(games.values())


def play_until_decided(  # noqa: PLR0913 - a plan, how to play it, and what to find out
    plan: Plan,
    runner: Runner,
    test: Sprt,
    better: str,
    *,
    known: Iterable[PlayedGame] = (),
    keep: Keep | None = None,
) -> list[PlayedGame]:
    """Play deal after deal until the test knows whether `better` is, or the plan ends.

    Only games of deals that the test has used are stored and returned, whatever else was in
    progress: a run gives the same result on any number of cores.
    """
    others = {bot for table in plan.tables for bot in table} - {better}
    if len(others) != 1:
        raise GrachtenError(f"A test compares two bots, not {len(others) + 1}.")
    (other,) = others
    found = {fixture_of(game): game for game in known}
    old = set(found)
    wanted = (fixture for fixture in plan.fixtures() if fixture not in old)
    weighed: list[PlayedGame] = []
    with closing(_played(runner, plan, wanted)) as coming:
        for deal in range(plan.deals):
            of_deal = list(fixtures(plan.tables, [deal]))
            while not all(fixture in found for fixture in of_deal):
                game = next(coming)
                found[fixture_of(game)] = game
            games = [found[fixture] for fixture in of_deal]
            for game in games:
                if keep is not None and fixture_of(game) not in old:
                    keep(game)
            weighed += games
            test.add(deal_score(games, better, other))
            if test.decision is not None:
                break
    return in_order(weighed)


def deal_score(games: Iterable[PlayedGame], bot: str, other: str) -> float:
    """How `bot` did against `other` on one deal, from 0 to 1: the mean over the games.

    In a game, every seat of the one is compared with every seat of the other; a tie is a half.
    """
    by_game = []
    for game in games:
        ranks = defaultdict[str, list[int]](list)
        for seat in game.seats:
            ranks[seat.bot].append(seat.rank)
        duels = [
            (1 + (mine < theirs) - (mine > theirs)) / 2
            for mine in ranks[bot]
            for theirs in ranks[other]
        ]
        if duels:
            by_game.append(sum(duels) / len(duels))
    if not by_game:
        raise GrachtenError(f"{bot} and {other} did not meet on this deal.")
    return sum(by_game) / len(by_game)


def _played(
    runner: Runner, plan: Plan, wanted: Iterable[Fixture]
) -> Generator[PlayedGame, None, None]:
    """The runner's games; its iterator is closed with this one."""
    yield from runner(plan.conditions, wanted)
