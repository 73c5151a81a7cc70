"""What happened in the games of an arena: per bot, per table, by order of play, on the board.

Every figure is a sum over games or a share by deals, so none depends on the order of the games.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from grachten.arena.board_statistics import (
    ContractStatistics,
    RouteStatistics,
    check_board,
    contract_statistics,
    route_statistics,
    share,
    victory,
)
from grachten.arena.luck_statistics import LuckStatistics, luck_statistics
from grachten.arena.played import PlayedGame, SeatResult
from grachten.arena.ratings import win_share
from grachten.arena.shares import Share
from grachten.rules import Board, GrachtenError


@dataclass(frozen=True, slots=True)
class Points:
    """Where the points of a seat came from, each a mean over its games.

    `contracts_lost` is what contracts that were not completed cost: 0 or less.
    """

    routes: float
    contracts_won: float
    contracts_lost: float
    merchandise: float

    @property
    def total(self) -> float:
        return fsum((self.routes, self.contracts_won, self.contracts_lost, self.merchandise))


@dataclass(frozen=True, slots=True)
class BotStatistics:
    """One bot. Unless stated otherwise, a figure is a mean over the seats it played."""

    bot: str
    games: int
    seats: int
    """More than its games if it had several seats in one game."""
    wins: Share
    fair: float
    """The share of its games that it would win if all players were equally strong."""
    points: Points
    contracts_kept: float
    contracts_completed: float
    carts_left: float
    routes: float
    route_length: float
    """The mean length of a route it claimed; 0 if it claimed none."""
    merchandise: float
    turns: float
    """The mean length of its games, in turns of all seats together."""
    seconds: float
    """Spent thinking, per decision."""
    faults: int
    luck: LuckStatistics | None = None
    """If games were reviewed."""


@dataclass(frozen=True, slots=True)
class WinsAtTable:
    """A bot among those it was named together with."""

    bot: str
    wins: Share
    fair: float


@dataclass(frozen=True, slots=True)
class TableStatistics:
    """The bots that were named together, the one that won most first."""

    table: tuple[str, ...]
    games: int
    bots: tuple[WinsAtTable, ...]


@dataclass(frozen=True, slots=True)
class PlayStatistics:
    """All games with the same number of players: how long they are and what beginning is worth."""

    players: int
    games: int
    turns: tuple[tuple[int, int], ...]
    """How many games took how many turns: pairs of turns and games, the shortest first."""
    by_order: tuple[Share, ...]
    """What the seat that played first, second, … won."""

    @property
    def fair(self) -> float:
        return 1 / self.players

    @property
    def mean_turns(self) -> float:
        return sum(turns * games for turns, games in self.turns) / self.games


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything at once. Bots come by win share over fair share, routes and contracts by index."""

    games: int
    deals: int
    bots: tuple[BotStatistics, ...]
    tables: tuple[TableStatistics, ...]
    play: tuple[PlayStatistics, ...]
    routes: tuple[RouteStatistics, ...]
    contracts: tuple[ContractStatistics, ...]


def statistics_of(board: Board, games: Sequence[PlayedGame]) -> Statistics:
    """The statistics of finished games on that board."""
    if not games:
        raise GrachtenError("There are no games to take statistics from.")
    check_board(board, games)
    by_table: defaultdict[tuple[str, ...], list[PlayedGame]] = defaultdict(list)
    by_players: defaultdict[int, list[PlayedGame]] = defaultdict(list)
    by_bot: defaultdict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_table[game.table].append(game)
        by_players[len(game.seats)].append(game)
        for bot in _bots(game):
            by_bot[bot].append(game)
    bots = [_bot_statistics(board, bot, its_games) for bot, its_games in sorted(by_bot.items())]
    return Statistics(
        games=len(games),
        deals=len({game.deal for game in games}),
        bots=tuple(sorted(bots, key=_by_success)),
        tables=tuple(_table_statistics(*table) for table in sorted(by_table.items())),
        play=tuple(_play_statistics(*same) for same in sorted(by_players.items())),
        routes=route_statistics(board, games),
        contracts=contract_statistics(board, games),
    )


def _by_success(bot: BotStatistics | WinsAtTable) -> float:
    """Sorts by wins relative to the fair share: at larger tables a bot wins less often."""
    return -bot.wins.share / bot.fair


def _bots(game: PlayedGame) -> set[str]:
    return {seat.bot for seat in game.seats}


def _bot_statistics(board: Board, bot: str, games: list[PlayedGame]) -> BotStatistics:
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    count = len(seats)
    lengths = [board.routes[route].length for seat in seats for route in seat.routes]
    decisions = sum(seat.decisions for seat in seats)
    return BotStatistics(
        bot=bot,
        games=len(games),
        seats=count,
        wins=_wins(games, bot),
        fair=_fair(games, bot),
        points=_points(board, seats),
        contracts_kept=sum(len(seat.completed) + len(seat.failed) for seat in seats) / count,
        contracts_completed=sum(len(seat.completed) for seat in seats) / count,
        carts_left=sum(seat.carts_left for seat in seats) / count,
        routes=len(lengths) / count,
        route_length=sum(lengths) / max(len(lengths), 1),
        merchandise=sum(seat.merchandise for seat in seats) / count,
        turns=sum(game.turns for game in games) / len(games),
        seconds=fsum(seat.seconds for seat in seats) / max(decisions, 1),
        faults=sum(fault.bot == bot for game in games for fault in game.faults),
        luck=luck_statistics(bot, games),
    )


def _points(board: Board, seats: list[SeatResult]) -> Points:
    def value(contracts: Iterable[int]) -> int:
        return sum(board.contracts[contract].value for contract in contracts)

    count = len(seats)
    return Points(
        routes=sum(seat.route_points for seat in seats) / count,
        contracts_won=value(c for seat in seats for c in seat.completed) / count,
        contracts_lost=-value(c for seat in seats for c in seat.failed) / count,
        merchandise=sum(seat.merchandise_points for seat in seats) / count,
    )


def _wins(games: list[PlayedGame], bot: str) -> Share:
    return win_share((game.result for game in games), bot)


def _fair(games: list[PlayedGame], bot: str) -> float:
    held = (sum(seat.bot == bot for seat in game.seats) / len(game.seats) for game in games)
    return fsum(held) / len(games)


def _table_statistics(table: tuple[str, ...], games: list[PlayedGame]) -> TableStatistics:
    bots = [WinsAtTable(bot, _wins(games, bot), _fair(games, bot)) for bot in sorted(set(table))]
    return TableStatistics(table, len(games), tuple(sorted(bots, key=_by_success)))


def _play_statistics(players: int, games: list[PlayedGame]) -> PlayStatistics:
    by_order = tuple(
        share((game.deal, victory(game, (game.first + place) % players)) for game in games)
        for place in range(players)
    )
    turns = Counter(game.turns for game in games)
    return PlayStatistics(players, len(games), tuple(sorted(turns.items())), by_order)
