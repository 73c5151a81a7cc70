"""The plots of a report: what is drawn, at whatever width."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import altair as alt

from grachten.arena.plot_labels import broken, label_width, lines_in
from grachten.arena.plot_setting import (
    INK,
    LINE,
    MARK,
    SIDE,
    WIDE,
    Picture,
    Row,
    axis_of,
    data,
    heading_of,
    names_axis,
    render,
    sized,
)
from grachten.arena.shares import Share
from grachten.arena.wording import decimal, elo

SOURCES: Final = {
    "routes": "var(--water)",
    "contracts completed": "var(--gold)",
    "merchandise": "var(--leaf)",
    "contracts not completed": "var(--wax)",
}


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with a name, and the ends of its interval; without one they are the figure."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Compared:
    """A share with a name, and the share that would be fair."""

    name: str
    share: Share
    fair: float


@dataclass(frozen=True, slots=True)
class Kept:
    """A contract: the shares of games in which it was kept and completed, and its holder's wins."""

    name: str
    kept: float
    completed: float
    wins: Share | None
    fair: float | None


def ratings_plot(ratings: Sequence[Interval]) -> Picture:
    """A point and its interval for every bot, in the order given."""

    def chart(width: int) -> alt.TopLevelMixin:
        values = [
            {
                "name": broken(rating.name, width),
                "value": rating.value,
                "low": rating.low,
                "high": rating.high,
                "label": elo(rating.value),
            }
            for rating in ratings
        ]
        names = [broken(rating.name, width) for rating in ratings]
        base = alt.Chart(data(values)).encode(y=names_axis(names, width))
        x = alt.X("value:Q", title="Elo", axis=axis_of(width))
        zero = alt.Chart(data([{"value": 0}])).mark_rule(color=INK, opacity=0.5).encode(x=x)
        reach = base.mark_rule(size=5, color=MARK, opacity=0.35, strokeCap="round").encode(
            x=alt.X("low:Q", title="Elo"), x2="high:Q"
        )
        point = base.mark_point(size=70, filled=True, color=MARK, opacity=1).encode(x=x)
        label = base.mark_text(dy=-11, fontSize=11.5, color=INK).encode(x=x, text="label:N")
        return sized(alt.layer(zero, reach, point, label), names, width)

    return render(chart)


def shares_plot(groups: Sequence[tuple[str, Sequence[Compared]]], title: str) -> Picture:
    """Shares with their intervals, in titled groups, each beside the share that would be fair."""

    def chart(width: int) -> alt.TopLevelMixin:
        every = [one for _, group in groups for one in group]
        names = [broken(one.name, width) for one in every]
        most = max(max(one.share.high, one.fair) for one in every)
        scale = alt.Scale(domain=[0, min(1, most * 1.08)], nice=False)
        parts = []
        for number, (heading, group) in enumerate(groups, 1):
            is_last = number == len(groups)
            axis = axis_of(width, format="%", labels=is_last, ticks=is_last, domain=is_last)
            x = alt.X("share:Q", title=title if is_last else None, axis=axis, scale=scale)
            words = {"title": heading_of(heading, frame="bounds")} if heading else {}
            layers = alt.layer(*_share_marks(group, x, names, width), **words)
            parts.append(sized(layers, names, width))
        return alt.vconcat(*parts, spacing=12)

    return render(chart)


def _share_marks(
    group: Sequence[Compared], x: alt.X, names: Sequence[str], width: int
) -> list[alt.Chart]:
    values = [
        {
            "name": broken(one.name, width),
            "share": one.share.share,
            "low": one.share.low,
            "high": one.share.high,
            "fair": one.fair,
            "zero": 0,
        }
        for one in group
    ]
    base = alt.Chart(data(values)).encode(y=names_axis(names, width))
    return [
        base.mark_bar(color="var(--water)", height=13, cornerRadiusEnd=2).encode(x=x, x2="zero:Q"),
        base.mark_rule(size=1.6, color=INK).encode(x="low:Q", x2="high:Q"),
        base.mark_tick(color=MARK, thickness=2.4, size=22, opacity=1).encode(x="fair:Q"),
    ]


def points_plot(bots: Sequence[tuple[str, dict[str, float]]]) -> Picture:
    """Stacked bars of points by source; what contracts cost goes to the left of zero."""

    def chart(width: int) -> alt.TopLevelMixin:
        values = [
            {"name": broken(bot, width), "source": source, "points": points[source], "at": at}
            for bot, points in bots
            for at, source in enumerate(SOURCES)
        ]
        totals = [
            {
                "name": broken(bot, width),
                "end": sum(part for part in points.values() if part > 0),
                "label": decimal(sum(points.values())),
            }
            for bot, points in bots
        ]
        legend = alt.Legend(title=None, orient="top", columns=4 if width == WIDE else 1)
        colour = alt.Color(
            "source:N",
            scale=alt.Scale(domain=list(SOURCES), range=list(SOURCES.values())),
            legend=legend,
        )
        x = alt.X("points:Q", title="points", axis=axis_of(width), stack="zero")
        names = [broken(bot, width) for bot, _ in bots]
        y = names_axis(names, width)
        bars = (
            alt.Chart(data(values)).mark_bar(height=17).encode(x=x, y=y, color=colour, order="at:O")
        )
        zero = alt.Chart(data([{"end": 0}])).mark_rule(color=INK).encode(x="end:Q")
        label = (
            alt.Chart(data(totals))
            .mark_text(align="left", dx=6, color=INK, fontWeight="bold")
            .encode(x=alt.X("end:Q", title="points"), y=y, text="label:N")
        )
        return sized(alt.layer(bars, zero, label), names, width, room=30)

    return render(chart)


def lengths_plot(by_players: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> Picture:
    """How many games took how many turns, a heading and its counts for each number of players."""
    every = [turns for _, counts in by_players for turns, _ in counts]
    first, last = min(every), max(every)

    def chart(width: int) -> alt.TopLevelMixin:
        step = max(1, -(-(last - first + 1) // (60 if width == WIDE else 30)))
        x = alt.X(
            "start:Q",
            title=None,
            axis=axis_of(width, tickMinStep=1, format="d"),
            scale=alt.Scale(domain=[first - 0.5, last + step - 0.5], nice=False),
        )
        parts = []
        for number, (heading, counts) in enumerate(by_players, 1):
            values = _binned(counts, first, step)
            title = "turns" if number == len(by_players) else None
            parts.append(
                alt.Chart(
                    data(values),
                    title=heading_of(heading),
                    width=width - 58 - SIDE,
                    height=120,
                )
                .mark_bar(color="var(--water)", stroke="var(--paper)", strokeWidth=0.6)
                .encode(
                    x=x.title(title),
                    x2="end:Q",
                    y2=alt.datum(0),
                    y=alt.Y("games:Q", title="games", axis=axis_of(width, tickCount=4, extent=40)),
                )
            )
        return alt.vconcat(*parts, spacing=14)

    return render(chart)


def contracts_plot(contracts: Sequence[Kept]) -> Picture:
    """Side by side: how often each contract is kept and completed, and won with."""

    def chart(width: int) -> alt.TopLevelMixin:
        names = [broken(contract.name, width) for contract in contracts]
        gap = 26
        panel = (width - label_width(names) - SIDE - gap) // 2
        height = alt.Step(max(24, lines_in(names) * LINE + 8))
        kept = [
            {"name": name, "kept": contract.kept, "completed": contract.completed}
            for name, contract in zip(names, contracts, strict=True)
        ]
        wins = [
            {
                "name": name,
                "share": contract.wins and contract.wins.share,
                "low": contract.wins and contract.wins.low,
                "high": contract.wins and contract.wins.high,
                "fair": contract.fair,
            }
            for name, contract in zip(names, contracts, strict=True)
        ]
        axis = axis_of(width, format="%", tickCount=4 if width == WIDE else 2)
        left = alt.Chart(data(kept)).encode(y=names_axis(names, width))
        right = alt.Chart(data(wins)).encode(y=alt.Y("name:N", sort=None, axis=None))
        dealt = left.mark_bar(color="var(--gold)", opacity=0.38, height=13).encode(
            x=alt.X("kept:Q", title="of all games", axis=axis)
        )
        done = left.mark_bar(color="var(--gold)", height=13).encode(x="completed:Q")
        reach = right.mark_rule(size=4, color=MARK, opacity=0.35, strokeCap="round").encode(
            x=alt.X("low:Q", title="of games with it", axis=axis), x2="high:Q"
        )
        point = right.mark_point(size=45, filled=True, color=MARK, opacity=1).encode(x="share:Q")
        fair = right.mark_tick(color=INK, thickness=1.6, size=18).encode(x="fair:Q")
        return alt.hconcat(
            alt.layer(dealt, done, title=heading_of("Kept"), width=panel, height=height),
            alt.layer(reach, fair, point, title=heading_of("Won"), width=panel, height=height),
            spacing=gap,
        )

    return render(chart)


def _binned(counts: Iterable[tuple[int, int]], first: int, step: int) -> list[Row]:
    """Games by turns, `step` numbers of turns to a bar."""
    bars: dict[int, int] = {}
    for turns, games in counts:
        start = first + (turns - first) // step * step
        bars[start] = bars.get(start, 0) + games
    return [
        {"start": start - 0.5, "end": start + step - 0.5, "games": games}
        for start, games in bars.items()
    ]
