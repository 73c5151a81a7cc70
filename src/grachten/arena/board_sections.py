"""The parts of a report about the board: what contracts and routes are worth."""

import math
from collections.abc import Sequence
from typing import Final

from grachten.arena.board_statistics import ContractStatistics, RouteStatistics
from grachten.arena.heat_map import (
    FROM_COLD_TO_WARM,
    FROM_PALE_TO_DARK,
    Scale,
    draw_heat_map,
    legend,
)
from grachten.arena.page import figure, folded, map_figure, paragraph, section, subsection, table
from grachten.arena.plots import Kept, contracts_plot
from grachten.arena.wording import interval, percent, share_of
from grachten.rules import Board

FARTHEST_FROM_FAIR: Final = 0.4
"""A share beyond this comes from a handful of games, and would make all others look alike."""


def contracts_section(board: Board, contracts: Sequence[ContractStatistics]) -> str:
    ordered = sorted(contracts, key=_above_fair, reverse=True)
    plot = contracts_plot(
        [
            Kept(
                str(board.contracts[found.contract]).replace(" (", "\N{NO-BREAK SPACE}("),
                found.kept.share,
                found.kept.share * (found.completed.share if found.completed else 0),
                found.holder_wins,
                found.fair,
            )
            for found in ordered
        ]
    )
    rows = [
        (
            str(board.contracts[found.contract]),
            share_of(found.kept),
            share_of(found.completed),
            interval(found.completed),
            share_of(found.holder_wins),
            interval(found.holder_wins),
            f"{found.holder_wins.games if found.holder_wins else 0:,}",
        )
        for found in ordered
    ]
    best = ordered[0]
    says = (
        f"For each of {len(ordered)} contracts, how often it was kept and completed and how often "
        f"its holder won. The holder of {board.contracts[best.contract]} won most, "
        f"{share_of(best.holder_wins)} of games."
    )
    return section(
        "What contracts are worth",
        paragraph(
            "The value of a contract stands behind its name. A contract that strong bots like to "
            "keep looks better than it is: the figures show what went together, not what caused it."
        ),
        figure(
            plot,
            says,
            "Left, how often a contract was kept (pale) and completed (full). Right, how often "
            "its holder won, with 95% intervals; the upright mark is the share that would be fair.",
        ),
        folded(
            "All contracts",
            table(
                "Contracts: kept, completed, won",
                ("contract", "kept", "completed", "95% interval", "won", "95% interval", "games"),
                rows,
            ),
        ),
    )


def _above_fair(found: ContractStatistics) -> float:
    """Best first; contracts that nobody kept come last."""
    if found.holder_wins is None or found.fair is None:
        return -math.inf
    return found.holder_wins.share - found.fair


def routes_section(board: Board, routes: Sequence[RouteStatistics]) -> str:
    return section(
        "What routes are worth",
        subsection("How often a route is taken", _taken_map(board, routes)),
        subsection("How often its owner wins", _wins_map(board, routes)),
        folded("All routes", _routes_table(board, routes)),
    )


def _taken_map(board: Board, routes: Sequence[RouteStatistics]) -> str:
    figures = {found.route: found.taken.share for found in routes}
    # Whole tens of percent, so that the legend's ends are round.
    most = max(math.ceil(max(figures.values()) * 10) / 10, 0.1)
    scale = Scale(0, most, FROM_PALE_TO_DARK)
    words = {found.route: f"taken in {share_of(found.taken)} of games" for found in routes}
    often = max(routes, key=lambda found: found.taken.share)
    return map_figure(
        draw_heat_map(board, figures, scale, words),
        f"A map of the board with each route coloured by how often it is taken, most often "
        f"{board.routes[often.route]} ({share_of(often.taken)}). All figures are in the table.",
        legend(scale, ("0%", percent(most / 2, 0), percent(most, 0))),
        "Share of games in which somebody claimed the route.",
    )


def _wins_map(board: Board, routes: Sequence[RouteStatistics]) -> str:
    figures = {
        found.route: found.owner_wins.share - found.fair
        for found in routes
        if found.owner_wins is not None and found.fair is not None
    }
    farthest = max((abs(away) for away in figures.values()), default=0)
    reach = min(max(math.ceil(farthest * 20) / 20, 0.05), FARTHEST_FROM_FAIR)
    scale = Scale(-reach, reach, FROM_COLD_TO_WARM)
    words = {
        found.route: f"its owner won {share_of(found.owner_wins)} of {found.owner_wins.games:,}"
        f" games ({interval(found.owner_wins)})"
        if found.owner_wins
        else "never taken"
        for found in routes
    }
    edge = percent(reach, 0)
    more = " or more" if farthest > reach else ""
    return map_figure(
        draw_heat_map(board, figures, scale, words),
        "A map of the board with each route coloured by how much more or less often than fair its "
        "owner won. All figures are in the table.",
        legend(
            scale,
            (f"−{edge}{more}", "fair", f"+{edge}{more}"),
            gap="" if len(figures) == len(routes) else "never taken",
        ),
        "Games that the route's owner won, more or less than the fair share. As with contracts, "
        "routes that strong bots like look better than they are.",
    )


def _routes_table(board: Board, routes: Sequence[RouteStatistics]) -> str:
    ordered = sorted(routes, key=lambda found: -found.taken.share)
    rows = [
        (
            str(route),
            route.colour,
            str(route.length),
            share_of(found.taken),
            interval(found.taken),
            share_of(found.owner_wins),
            interval(found.owner_wins),
        )
        for found in ordered
        for route in (board.routes[found.route],)
    ]
    return table(
        "Routes: taken, won by their owners",
        ("route", "colour", "length", "taken", "95% interval", "owner won", "95% interval"),
        rows,
    )
