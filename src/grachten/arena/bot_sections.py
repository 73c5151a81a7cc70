"""The parts of a report about bots: how strong each is, and how each plays."""

from collections.abc import Mapping, Sequence
from html import escape

from grachten.arena.page import Cell, Markup, figure, name, paragraph, section, table
from grachten.arena.plots import SOURCES, Interval, points_plot, ratings_plot
from grachten.arena.ratings import Rating
from grachten.arena.shares import Share
from grachten.arena.statistics import BotStatistics
from grachten.arena.wording import (
    NOTHING,
    decimal,
    elo,
    interval,
    luck_row,
    percent,
    thinking_time,
)


def ratings_section(
    ranked: Sequence[BotStatistics], rated: Mapping[str, Rating], deals: int
) -> str:
    has_intervals = deals > 1
    plot = ratings_plot(
        [
            Interval(bot, rated[bot].elo, rated[bot].low, rated[bot].high)
            for bot in (found.bot for found in ranked)
        ]
    )
    says = "Elo ratings, best first: " + ", ".join(
        f"{found.bot} {elo(rated[found.bot].elo)}" for found in ranked
    )
    caption = "Points are ratings, bars their 95% intervals. The mean of all bots is 0."
    if not has_intervals:
        caption = "Ratings from one deal only, which cannot tell how sure they are."
    rows = [
        (
            found.bot,
            elo(rating.elo),
            f"{elo(rating.low)} to {elo(rating.high)}" if has_intervals else NOTHING,
            percent(found.wins.share),
            interval(found.wins),
            percent(found.fair),
            f"{found.games:,}",
        )
        for found in ranked
        for rating in (rated[found.bot],)
    ]
    heads = ("bot", "Elo", "95% interval", "won", "95% interval", "fair", "games")
    return section(
        "Who is strongest",
        figure(plot, says, caption),
        table("Ratings and win shares by bot", heads, rows),
    )


def duels_section(bots: Sequence[str], duels: Mapping[tuple[str, str], Share]) -> str:
    """A matrix whose columns have numbers, since twelve names would not fit side by side."""
    heads = ("ranked above", *(str(number) for number, _ in enumerate(bots, 1)))
    rows: list[Sequence[Cell]] = []
    for number, bot in enumerate(bots, 1):
        numbered = Markup(f'<span class="number">{number}</span>{name(bot)}')
        rows.append((numbered, *(_duel(bot, other, duels.get((bot, other))) for other in bots)))
    return section(
        "Head to head",
        paragraph(
            "How often the bot of the row ranked above the bot of the column, in games that both "
            "played; ties count half. Gold means more often than not, blue less often."
        ),
        table("Share of games in which a bot ranked above another", heads, rows, kind="matrix"),
    )


def luck_section(ranked: Sequence[BotStatistics]) -> str:
    """Nothing where no game was reviewed."""
    rows = [luck_row(found.bot, found.luck) for found in ranked if found.luck is not None]
    if not rows:
        return ""
    heads = (
        *("bot", "games", "accuracy", "lost a game", "luck a game"),
        *("won", "won without luck", "variance left"),
    )
    return section(
        "Luck and skill",
        paragraph(
            "Every game was reviewed. Accuracy is 100 for the best choice every time and 0 for the "
            "worst. What decisions lost against the best ones, and what luck brought, are in "
            "points of win chance for a seat and game. Luck has mean zero whoever plays, so it can "
            "be taken out of the results: they keep their mean, and only this share of their "
            "variance is left."
        ),
        table("Accuracy and luck of each bot, and its wins without luck", heads, rows),
    )


def play_section(ranked: Sequence[BotStatistics]) -> str:
    points = [
        (
            found.bot,
            dict(
                zip(
                    SOURCES,
                    (
                        found.points.routes,
                        found.points.contracts_won,
                        found.points.merchandise,
                        found.points.contracts_lost,
                    ),
                    strict=True,
                )
            ),
        )
        for found in ranked
    ]
    says = "Mean points by source. " + " ".join(
        f"{bot}: {', '.join(f'{source} {part:.1f}' for source, part in parts.items())}."
        for bot, parts in points
    )
    return section(
        "How they play",
        figure(
            points_plot(points),
            says,
            "Mean points of a seat by source, and their total. What contracts that were not "
            "completed cost stands left of zero.",
        ),
        _points_table(ranked),
        _habits_table(ranked),
    )


def _points_table(ranked: Sequence[BotStatistics]) -> str:
    heads = ("points", "routes", "completed", "not completed", "merchandise", "total")
    rows = [
        (
            found.bot,
            *(
                decimal(part)
                for part in (
                    found.points.routes,
                    found.points.contracts_won,
                    found.points.contracts_lost,
                    found.points.merchandise,
                    found.points.total,
                )
            ),
        )
        for found in ranked
    ]
    return table("Mean points of a seat, from routes, contracts and merchandise", heads, rows)


def _habits_table(ranked: Sequence[BotStatistics]) -> str:
    has_faults = any(found.faults for found in ranked)
    heads = (
        *("habits", "routes", "mean length", "carts left", "contracts", "completed"),
        *("merchandise", "turns", "time a decision", *(["faults"] if has_faults else [])),
    )
    rows = [
        (
            found.bot,
            f"{found.routes:.1f}",
            f"{found.route_length:.2f}",
            f"{found.carts_left:.1f}",
            f"{found.contracts_kept:.2f}",
            f"{found.contracts_completed:.2f}",
            f"{found.merchandise:.1f}",
            f"{found.turns:.1f}",
            thinking_time(found.seconds),
            *([f"{found.faults:,}"] if has_faults else []),
        )
        for found in ranked
    ]
    return table("Routes, carts, contracts, merchandise and time of each bot", heads, rows)


def _duel(bot: str, other: str, share: Share | None) -> Markup:
    if bot == other:
        return Markup('<td class="meets" aria-label="the same bot"></td>')
    if share is None:
        return Markup(f'<td class="meets" title="they never met">{NOTHING}</td>')
    side = "better" if share.share > 0.5 else "worse"
    words = escape(f"{bot} against {other}: {interval(share)}, {share.games:,} games")
    return Markup(
        f'<td class="meets {side}" style="--by:{abs(share.share - 0.5) * 2:.2f}" title="{words}">'
        f"{percent(share.share, 0)}</td>"
    )
