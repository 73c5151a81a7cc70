"""The results of an arena: ratings, duels, tables, faults and a test, for people and machines."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from grachten.arena.played import PlayedGame
from grachten.arena.ratings import Rating, head_to_head, rating_intervals, ratings
from grachten.arena.results import Result
from grachten.arena.results_file import Header
from grachten.arena.shares import Share
from grachten.arena.sprt import Sprt
from grachten.arena.statistics import TableStatistics, statistics_of
from grachten.arena.tournament import fixture_of
from grachten.arena.wording import NOTHING, counted, decimal, elo, interval, percent
from grachten.cli.arena_tables import print_statistics
from grachten.cli.console import out
from grachten.rules import Board

SHOWN_TABLES: Final = 20
SHOWN_FAULTS: Final = 10
WIDEST_MATRIX: Final = 8
"""Bots whose duels fit side by side on a screen of a hundred columns."""


@dataclass(frozen=True)
class SprtQuestion:
    """Is one bot better than the other?"""

    bot: str
    other: str
    test: Sprt


def print_arena(
    board: Board, header: Header, games: Sequence[PlayedGame], question: SprtQuestion | None
) -> None:
    statistics = statistics_of(board, games)
    limit = "no time limit" if header.limit is None else f"{header.limit:g} s a decision"
    out.print(f"Arena on {board.name}, seed {header.seed}, {limit}", markup=False)
    results = [game.result for game in games]
    rated = _rated(results)
    if len(rated) > 1:
        _print_ratings(rated)
        _print_duels(list(rated), head_to_head(results))
    if len(statistics.tables) > 1:
        _print_wins_by_table(statistics.tables)
    print_statistics(statistics, board)
    _print_faults(games)
    if question is not None:
        out.print(_verdict(question), markup=False)


def arena_as_json(
    board: Board, header: Header, games: Sequence[PlayedGame], question: SprtQuestion | None
) -> dict[str, Any]:
    statistics = statistics_of(board, games)
    results = [game.result for game in games]
    result: dict[str, Any] = {
        "board": board.id,
        "seed": header.seed,
        "limit": header.limit,
        "games": len(games),
        "deals": statistics.deals,
        "ratings": [
            {
                "bot": bot,
                "elo": points,
                "low": None if rating is None else rating.low,
                "high": None if rating is None else rating.high,
            }
            for bot, (points, rating) in _rated(results).items()
        ],
        "head_to_head": [
            {"bot": bot, "other": other, **asdict(share)}
            for (bot, other), share in head_to_head(results).items()
        ],
        "statistics": asdict(statistics),
        "faults": [
            {"table": game.table, "deal": game.deal, "rotation": game.rotation, **asdict(fault)}
            for game in games
            for fault in game.faults
        ],
    }
    if question is not None:
        test = question.test
        result["sprt"] = {
            "bot": question.bot,
            "other": question.other,
            "decision": test.decision,
            "deals": test.deals,
            "llr": test.llr,
            "bounds": test.bounds,
            "score": test.mean,
        }
    return result


def _rated(results: Sequence[Result]) -> dict[str, tuple[float, Rating | None]]:
    """Elo points by bot, best first; a single deal gives no interval."""
    points = ratings(results)
    is_sure = len({result.deal for result in results}) > 1
    intervals = rating_intervals(results) if is_sure else {}
    best_first = sorted(points, key=lambda bot: (-points[bot], bot))
    return {bot: (points[bot], intervals.get(bot)) for bot in best_first}


def _print_ratings(rated: dict[str, tuple[float, Rating | None]]) -> None:
    table = _table("Ratings", "", "bot", "Elo", "interval")
    for number, (bot, (points, rating)) in enumerate(rated.items(), 1):
        ends = NOTHING if rating is None else f"{elo(rating.low)} to {elo(rating.high)}"
        table.add_row(str(number), Text(bot), elo(points), ends)
    out.print(table)


def _print_duels(bots: Sequence[str], duels: dict[tuple[str, str], Share]) -> None:
    """How often the bot of a row ranked above the bot of a column, with the interval."""
    shown = bots[:WIDEST_MATRIX]
    heads = [str(number) for number in range(1, len(shown) + 1)]
    table = _table("Duels won by the bot on the left", "", "bot", *heads)
    for number, bot in enumerate(bots, 1):
        table.add_row(str(number), Text(bot), *(_duel(duels.get((bot, other))) for other in shown))
    out.print(table)


def _duel(share: Share | None) -> str:
    if share is None:
        return NOTHING
    return f"{percent(share.share)}\n{share.low * 100:.0f}–{share.high * 100:.0f}%"


def _print_wins_by_table(tables: Sequence[TableStatistics]) -> None:
    table = _table("Wins by table", "", "bot", "seats", "games", "won", "interval", "fair")
    for number, found in enumerate(tables[:SHOWN_TABLES], 1):
        for place, bot in enumerate(found.bots):
            is_last = place == len(found.bots) - 1
            table.add_row(
                str(number) if place == 0 else "",
                Text(bot.bot),
                f"{found.table.count(bot.bot)} of {len(found.table)}",
                f"{found.games:,}",
                percent(bot.wins.share),
                interval(bot.wins),
                percent(bot.fair),
                end_section=is_last,
            )
    out.print(table)
    if len(tables) > SHOWN_TABLES:
        out.print(f"… and {counted(len(tables) - SHOWN_TABLES, 'table')} more.\n")


def _print_faults(games: Sequence[PlayedGame]) -> None:
    """Each kind of fault once, with where it was seen first."""
    kinds = Counter((fault.bot, fault.what) for game in games for fault in game.faults)
    if not kinds:
        return
    out.print("Faults: a random move was played instead.")
    first: dict[tuple[str, str], str] = {}
    for game in games:
        for fault in game.faults:
            where = f"{fixture_of(game)}, decision {fault.decision}"
            first.setdefault((fault.bot, fault.what), where)
    for (bot, what), count in kinds.most_common(SHOWN_FAULTS):
        times = "once" if count == 1 else f"{count:,} times, first"
        out.print(f"  {bot} {what}: {times} in {first[bot, what]}.", markup=False)
    if len(kinds) > SHOWN_FAULTS:
        out.print(f"  … and {counted(len(kinds) - SHOWN_FAULTS, 'kind')} more.")
    out.print()


def _verdict(question: SprtQuestion) -> str:
    bot, other, test = question.bot, question.other, question.test
    verdict = {
        "better": f"{bot} is better than {other}",
        "not better": f"{bot} is not better than {other}",
        None: f"Whether {bot} is better than {other} is not decided",
    }[test.decision]
    low, high = (decimal(bound, 2) for bound in test.bounds)
    return (
        f"{verdict}: LLR {decimal(test.llr, 2)} (bounds {low} and {high}) "
        f"after {counted(test.deals, 'deal')}, with a mean score of {percent(test.mean)}."
    )


def _table(title: str, *heads: str) -> Table:
    """A number, a name that may be long, and figures."""
    table = Table(
        box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), title=title, title_justify="left"
    )
    table.add_column(heads[0], justify="right")
    table.add_column(heads[1], overflow="fold")
    for heading in heads[2:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
