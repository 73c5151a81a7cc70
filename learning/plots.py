"""Draw the pictures of docs/learning.md from the figures in learning/measured::

    python -m learning.plots

`reliability.json` is written by `python -m learning.calibration … --kept FILE`; the curves are rows
from the logs of trainings (`learning.train`). Needs Altair: pip install 'grachten[report]'
"""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import altair as alt
import vl_convert

HERE: Final = Path(__file__).parent
MEASURED: Final = HERE / "measured"
PICTURES: Final = HERE.parent / "docs" / "pictures"

SHEET, INK, FAINT = "#fbf6ea", "#3a2c1e", "#d9c9a6"
COLOURS: Final = {2: "#8f2a22", 3: "#9a6f14", 4: "#3f6d6b"}
"""Of the lines, by number of players."""
HEIGHT: Final = 230

Row = dict[str, Any]


def reliability(measured: Sequence[Row]) -> alt.TopLevelMixin:
    """What the network says against what came true: a panel for each number of players.

    The larger a point, the more chances were near it; on the line, all of them came true.
    """
    percent = alt.Axis(format="%", values=[0, 0.25, 0.5, 0.75, 1])
    panels = []
    for number, found in enumerate(measured):
        players = found["players"]
        points = [
            {"chances": count, "said": said, "came": came}
            for count, said, came in found["bins"]
            if count
        ]
        x = alt.X("said:Q", title="chance to win, as the network says", axis=percent)
        y = alt.Y("came:Q", title=None if number else "share of them won", axis=percent)
        size = alt.Size("chances:Q", legend=None, scale=alt.Scale(range=[20, 260]))
        ends = alt.InlineData(values=[{"said": 0, "came": 0}, {"said": 1, "came": 1}])
        line = alt.Chart(ends).mark_line(color=INK, opacity=0.45, strokeDash=[4, 4]).encode(x, y)
        marks = (
            alt.Chart(alt.InlineData(values=points))
            .mark_point(filled=True, color=COLOURS[players], opacity=0.9)
            .encode(x, y, size)
        )
        words = [f"{players} players", f"expected error {found['error']:.1%}"]
        panels.append(
            alt.layer(line, marks).properties(width=HEIGHT, height=HEIGHT, title=titled(*words))
        )
    row: alt.HConcatChart = alt.hconcat(*panels, spacing=26).resolve_scale(size="independent")
    return row


def progress(rows: Sequence[Row], title: str, subtitle: str) -> alt.TopLevelMixin:
    """Shares of games won, `wins_2` for two players and so on, as the training went on."""
    values: list[Row] = [
        {"minutes": float(row["minutes"]), "won": float(row[name]), "players": players}
        for row in rows
        for players in COLOURS
        if (name := f"wins_{players}") in row
    ]
    present = sorted({value["players"] for value in values})
    lowest, highest = min(v["won"] for v in values), max(v["won"] for v in values)
    room = (highest - lowest) * 0.08
    x = alt.X("minutes:Q", title="minutes of training", axis=alt.Axis(grid=False))
    y = alt.Y(
        "won:Q",
        title="games won",
        axis=alt.Axis(format="%", tickCount=6),
        scale=alt.Scale(domain=[lowest - room, highest + room], nice=False),
    )
    colour = alt.Color(
        "players:N",
        legend=None,
        scale=alt.Scale(domain=present, range=[COLOURS[players] for players in present]),
    )
    base = alt.Chart(alt.InlineData(values=values)).encode(x, y, colour)
    last = [value for value in values if value["minutes"] == max(v["minutes"] for v in values)]
    names = (
        alt.Chart(alt.InlineData(values=last))
        .transform_calculate(name="datum.players + ' players'")
        .mark_text(align="left", dx=10, fontSize=12.5)
        .encode(x, y, colour, text="name:N")
    )
    marks = (base.mark_line(strokeWidth=2), base.mark_point(filled=True, size=36, opacity=1), names)
    return alt.layer(*marks).properties(width=660, height=HEIGHT, title=titled(title, subtitle))


def titled(title: str, subtitle: str) -> alt.TitleParams:
    return alt.TitleParams(
        title, subtitle=subtitle, anchor="start", frame="group", fontSize=14, subtitleFontSize=12.5
    )


def drawn(chart: alt.TopLevelMixin) -> str:
    """As SVG, on paper of its own: it is read on light and on dark pages."""
    text = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12, "titleFontSize": 12.5}
    specification: dict[str, Any] = chart.to_dict()
    specification["config"] = {
        "background": SHEET,
        "font": "sans-serif",
        "padding": 16,
        "view": {"stroke": None},
        "axis": {**text, "titleFontWeight": "normal", "gridColor": FAINT, "domainColor": FAINT,
                 "tickColor": FAINT, "labelPadding": 5},
        "title": {"color": INK, "subtitleColor": INK, "subtitlePadding": 5, "offset": 10},
    }  # fmt: skip
    return vl_convert.vegalite_to_svg(specification, allowed_base_urls=[])


def table(path: Path) -> list[Row]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def draw_all(measured: Path = MEASURED, pictures: Path = PICTURES) -> None:
    charts: dict[str, alt.TopLevelMixin] = {
        "reliability": reliability(json.loads((measured / "reliability.json").read_text())),
        "training": progress(
            table(measured / "training.csv"),
            "Against planners",
            "One seat of the network against all others: games won, by number of players",
        ),
        "response": progress(
            table(measured / "response.csv"),
            "A best response against the network",
            "Who learns nothing but to beat it: games won with two players",
        ),
    }
    for name, chart in charts.items():
        (pictures / f"{name}.svg").write_text(drawn(chart))


if __name__ == "__main__":
    draw_all()
