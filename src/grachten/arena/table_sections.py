"""The parts of a report about tables: who wins, what beginning is worth, how long it takes."""

from collections.abc import Sequence
from typing import Final

from grachten.arena.page import figure, folded, paragraph, section, table
from grachten.arena.plots import Compared, lengths_plot, shares_plot
from grachten.arena.statistics import PlayStatistics, TableStatistics
from grachten.arena.wording import counted, interval, percent

MOST_DRAWN: Final = 12
"""With more tables than this, only the figures are shown, not the bars."""
ORDER: Final = ("first", "second", "third", "fourth")


def tables_section(tables: Sequence[TableStatistics]) -> str:
    heads = ("bot", "table", "won", "95% interval", "fair", "games")
    rows = [
        (
            one.bot,
            str(number),
            percent(one.wins.share),
            interval(one.wins),
            percent(one.fair),
            f"{found.games:,}",
        )
        for number, found in enumerate(tables, 1)
        for one in found.bots
    ]
    figures = folded("All figures by table", table("Win shares at each table", heads, rows))
    if len(tables) > MOST_DRAWN:
        words = f"There were {len(tables)} tables, too many to draw; all figures are below."
        return section("Who wins at which table", paragraph(words), figures)
    groups = [
        (
            f"Table {number}, {counted(found.games, 'game')}" if len(tables) > 1 else "",
            [Compared(_seated(one.bot, found.table), one.wins, one.fair) for one in found.bots],
        )
        for number, found in enumerate(tables, 1)
    ]
    says = "Win shares by table. " + " ".join(
        f"Table {number}: "
        + ", ".join(f"{one.bot} {percent(one.wins.share, 0)}" for one in found.bots)
        + "."
        for number, found in enumerate(tables, 1)
    )
    return section(
        "Who wins at which table",
        figure(
            shares_plot(groups, "games won"),
            says,
            "Thin lines are 95% intervals; a red mark is the share that would be fair.",
        ),
        figures,
    )


def beginning_section(play: Sequence[PlayStatistics]) -> str:
    groups = [
        (
            f"{found.players} players, {counted(found.games, 'game')}",
            [
                Compared(ORDER[place], share, found.fair)
                for place, share in enumerate(found.by_order)
            ],
        )
        for found in play
    ]
    rows = [
        (
            f"{ORDER[place]} of {found.players}",
            percent(share.share),
            interval(share),
            percent(found.fair),
            f"{found.games:,}",
        )
        for found in play
        for place, share in enumerate(found.by_order)
    ]
    told = " ".join(_told(found) for found in play)
    return section(
        "Who begins",
        paragraph(told),
        figure(
            shares_plot(groups, "games won"),
            "Win shares by order of play. " + told,
            "Wins by order of play, whoever sat there. A red mark is the share that would be fair.",
        ),
        folded(
            "All figures by order of play",
            table(
                "Win shares by order of play",
                ("order of play", "won", "95% interval", "fair", "games"),
                rows,
            ),
        ),
    )


def _told(found: PlayStatistics) -> str:
    first = found.by_order[0]
    words = (
        f"With {found.players} players, the first player won {percent(first.share)} of the games; "
        f"{percent(found.fair)} would be fair"
    )
    if first.low > found.fair:
        return f"{words}, so beginning is an advantage."
    if first.high < found.fair:
        return f"{words}, so beginning is a disadvantage."
    return f"{words}, and the difference may be chance."


def length_section(play: Sequence[PlayStatistics]) -> str:
    rows = [
        (
            f"{found.players} players",
            f"{found.mean_turns:.1f}",
            str(found.turns[0][0]),
            str(_middle(found)),
            str(found.turns[-1][0]),
            f"{found.games:,}",
        )
        for found in play
    ]
    says = "How many turns games took. " + " ".join(
        f"With {found.players} players from {found.turns[0][0]} to {found.turns[-1][0]}, "
        f"{found.mean_turns:.1f} on average."
        for found in play
    )
    return section(
        "How long games take",
        figure(
            lengths_plot([(f"{found.players} players", found.turns) for found in play]),
            says,
            "Turns of all seats together.",
        ),
        table(
            "Turns by number of players",
            ("turns", "mean", "shortest", "median", "longest", "games"),
            rows,
        ),
    )


def _middle(found: PlayStatistics) -> int:
    """The number of turns that half of the games do not exceed."""
    seen = 0
    for turns, games in found.turns:
        seen += games
        if 2 * seen >= found.games:
            return turns
    return found.turns[-1][0]


def _seated(bot: str, table_of: tuple[str, ...]) -> str:
    seats = table_of.count(bot)
    return f"{bot} on {seats} seats" if seats > 1 else bot
