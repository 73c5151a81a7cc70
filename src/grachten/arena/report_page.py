"""What a report says, from top to bottom."""

from collections.abc import Sequence

from grachten.arena.board_sections import contracts_section, routes_section
from grachten.arena.bot_sections import (
    duels_section,
    luck_section,
    play_section,
    ratings_section,
)
from grachten.arena.page import facts, page, paragraph, section
from grachten.arena.played import PlayedGame
from grachten.arena.ratings import Rating, head_to_head, rating_intervals, ratings
from grachten.arena.results import Result
from grachten.arena.statistics import BotStatistics, Statistics, statistics_of
from grachten.arena.table_sections import beginning_section, length_section, tables_section
from grachten.arena.wording import counted, percent
from grachten.rules import Board


def report_page(board: Board, games: Sequence[PlayedGame], *, title: str) -> str:
    """The report as an HTML document."""
    statistics = statistics_of(board, games)
    results = [game.result for game in games]
    rated = _rated(results, statistics.deals)
    by_name = {found.bot: found for found in statistics.bots}
    ranked = [by_name[bot] for bot in sorted(rated, key=lambda bot: -rated[bot].elo)]
    is_contest = len(ranked) > 1
    return page(
        title,
        _lead(board, statistics, ranked),
        _facts(statistics),
        ratings_section(ranked, rated, statistics.deals) if is_contest else "",
        duels_section([bot.bot for bot in ranked], head_to_head(results)) if is_contest else "",
        tables_section(statistics.tables) if is_contest else "",
        luck_section(ranked),
        play_section(ranked),
        beginning_section(statistics.play),
        length_section(statistics.play),
        contracts_section(board, statistics.contracts),
        routes_section(board, statistics.routes),
        _method_section(),
    )


def _rated(results: Sequence[Result], deals: int) -> dict[str, Rating]:
    """Ratings with intervals; a single deal allows none, so both ends are the rating."""
    if deals > 1:
        return rating_intervals(results)
    return {bot: Rating(elo, elo, elo) for bot, elo in ratings(results).items()}


def _lead(board: Board, statistics: Statistics, ranked: Sequence[BotStatistics]) -> str:
    best, *others = ranked
    games, deals = counted(statistics.games, "game"), counted(statistics.deals, "deal")
    if not others:
        return f"{best.bot} against itself in {board.name}: {games} on {deals}."
    return (
        f"In {board.name}, {len(ranked)} bots met in {games} on {deals}. {best.bot} ranks "
        f"highest: it won {percent(best.wins.share, 0)} of its games, "
        f"where {percent(best.fair, 0)} would be fair."
    )


def _facts(statistics: Statistics) -> str:
    players = [str(play.players) for play in statistics.play]
    seats = sum(bot.seats for bot in statistics.bots)
    faults = sum(bot.faults for bot in statistics.bots)
    turns = sum(play.mean_turns * play.games for play in statistics.play) / statistics.games
    points = sum(bot.points.total * bot.seats for bot in statistics.bots) / seats
    return facts(
        [
            ("games", f"{statistics.games:,}"),
            ("deals", f"{statistics.deals:,}"),
            ("tables", f"{len(statistics.tables):,}"),
            ("players a game", " or ".join(players)),
            ("points a seat", f"{points:.1f}"),
            ("turns a game", f"{turns:.1f}"),
            *([("faults", f"{faults:,}")] if faults else []),
        ]
    )


def _method_section() -> str:
    return section(
        "How to read this",
        paragraph(
            "A deal is one shuffle of all cards, played again with the bots in other seats, so "
            "that everybody gets the same luck. Games of one deal resemble each other; every "
            "interval here is therefore measured between deals, and holds the true figure in 95 "
            "of 100 such arenas. Below some thirty deals intervals are a little too narrow."
        ),
        paragraph(
            "An Elo difference of 100 means that the better bot ranks above the other in 64 of 100 "
            "games, one of 400 in 91. The mean of all bots is 0. A shared victory counts in parts."
        ),
    )
