"""The statistics of an arena as tables on the screen, for a hundred columns and less."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from grachten.arena.statistics import PlayStatistics, Statistics
from grachten.arena.wording import (
    counted,
    decimal,
    interval,
    luck_row,
    percent,
    share_of,
    thinking_time,
)
from grachten.cli.console import out
from grachten.rules import Board

SHOWN: Final = 5
"""Routes and contracts; all of them are in the report."""


def print_statistics(statistics: Statistics, board: Board) -> None:
    out.print(
        f"{counted(statistics.games, 'game')} on {counted(statistics.deals, 'deal')}, "
        f"at {counted(len(statistics.tables), 'table')}. Intervals are 95%."
    )
    _print_wins(statistics)
    _print_luck(statistics)
    _print_points(statistics)
    _print_habits(statistics)
    _print_order(statistics.play)
    _print_contracts(statistics, board)
    _print_routes(statistics, board)


def _print_wins(statistics: Statistics) -> None:
    rows = [
        (
            bot.bot,
            f"{bot.games:,}",
            percent(bot.wins.share),
            interval(bot.wins),
            percent(bot.fair),
            thinking_time(bot.seconds),
            f"{bot.faults:,}",
        )
        for bot in statistics.bots
    ]
    heads = ("bot", "games", "won", "interval", "fair", "a decision", "faults")
    _print_table("Wins", heads, rows)


def _print_luck(statistics: Statistics) -> None:
    """Of the games that were reviewed: luck and what was lost are in points of win chance."""
    rows = [luck_row(bot.bot, bot.luck) for bot in statistics.bots if bot.luck is not None]
    heads = (
        *("bot", "games", "accuracy", "lost\na game", "luck\na game"),
        *("won", "won\nwithout luck", "variance\nleft"),
    )
    if rows:
        _print_table("Accuracy and luck", heads, rows)


def _print_points(statistics: Statistics) -> None:
    rows = [
        (
            bot.bot,
            *(
                decimal(part)
                for part in (
                    bot.points.routes,
                    bot.points.contracts_won,
                    bot.points.contracts_lost,
                    bot.points.merchandise,
                    bot.points.total,
                )
            ),
        )
        for bot in statistics.bots
    ]
    heads = ("bot", "routes", "contracts\nwon", "\nlost", "merchandise", "total")
    _print_table("Points a seat", heads, rows)


def _print_habits(statistics: Statistics) -> None:
    rows = [
        (
            bot.bot,
            decimal(bot.routes),
            decimal(bot.route_length, 2),
            decimal(bot.carts_left),
            decimal(bot.contracts_kept, 2),
            decimal(bot.contracts_completed, 2),
            decimal(bot.merchandise),
            decimal(bot.turns),
        )
        for bot in statistics.bots
    ]
    heads = ("bot", "routes", "length", "carts\nleft", "kept", "completed", "merchandise", "turns")
    _print_table("Routes, contracts and merchandise cards of a seat, turns of a game", heads, rows)


def _print_order(play: Sequence[PlayStatistics]) -> None:
    order = ("first", "second", "third", "fourth")
    rows = [
        (
            f"{order[place]} of {found.players}",
            f"{share.games:,}",
            share_of(share),
            interval(share),
            percent(found.fair),
        )
        for found in play
        for place, share in enumerate(found.by_order)
    ]
    _print_table("Wins by order of play", ("seat", "games", "won", "interval", "fair"), rows)


def _print_contracts(statistics: Statistics, board: Board) -> None:
    kept = sorted(statistics.contracts, key=lambda found: -found.kept.share)[:SHOWN]
    rows = [
        (
            str(board.contracts[found.contract]),
            share_of(found.kept),
            share_of(found.completed),
            share_of(found.holder_wins),
            interval(found.holder_wins),
        )
        for found in kept
    ]
    heads = ("contract", "kept", "completed", "holder won", "interval")
    _print_table("Contracts kept most often", heads, rows)


def _print_routes(statistics: Statistics, board: Board) -> None:
    taken = sorted(statistics.routes, key=lambda found: -found.taken.share)[:SHOWN]
    rows = [
        (
            f"{route.name}, {route.colour}",
            share_of(found.taken),
            share_of(found.owner_wins),
            interval(found.owner_wins),
        )
        for found in taken
        for route in (board.routes[found.route],)
    ]
    _print_table("Routes taken most often", ("route", "taken", "owner won", "interval"), rows)


def _print_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The first column is a name, which may be long and contain anything."""
    table = Table(
        box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), title=title, title_justify="left"
    )
    table.add_column(heads[0], overflow="fold")
    for heading in heads[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for name, *figures in rows:
        table.add_row(Text(name), *figures)
    out.print(table)
