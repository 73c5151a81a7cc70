"""What all plots of a report share: widths, axes, colours, and rendering to SVG.

Plots are made with Altair and rendered on this machine, without a network. Importing Altair is
slow, so only reports do it. Every plot is rendered twice, for a screen and for a phone: one picture
scaled down to a phone cannot be read. Colours are CSS variables of the page, so that plots follow
its dark mode.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import altair as alt
import vl_convert

from grachten.arena.plot_labels import label_width, lines_in

WIDE: Final = 760
NARROW: Final = 342
ROW: Final = 30
LINE: Final = 15
SIDE: Final = 18
"""Space at the right for half of the last number on an axis."""

INK: Final = "var(--ink)"
FAINT: Final = "var(--rule)"
MARK: Final = "var(--wax)"

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Picture:
    """The same plot for a wide and for a narrow page, as SVG."""

    wide: str
    narrow: str


def heading_of(words: str, frame: Literal["bounds", "group"] = "group") -> alt.TitleParams:
    """A heading that begins where the marks begin, or with `bounds` where the names do."""
    return alt.TitleParams(words, anchor="start", frame=frame, fontSize=13, offset=6)


def data(values: Sequence[Row]) -> alt.InlineData:
    return alt.InlineData(values=list(values))


def names_axis(names: Sequence[str], width: int) -> alt.Y:
    """The axis of names, as wide as the longest of them, so that plots line up below each other."""
    extent = label_width(names)
    # The first line of a name stands at its mark; this puts the middle of its lines there.
    up = f"-(split(datum.label, '\\n').length - 1) * {LINE / 2}"
    axis = alt.Axis(
        title=None,
        minExtent=extent,
        maxExtent=extent,
        labelLimit=width,
        labelOffset=alt.ExprRef(up),
        ticks=False,
        domain=False,
    )
    return alt.Y("name:N", sort=None, axis=axis)


def axis_of(width: int, *, extent: int | None = None, **options: Any) -> alt.Axis:
    given: dict[str, Any] = {"tickCount": 8 if width == WIDE else 4, **options}
    if extent is not None:
        given |= {"minExtent": extent, "maxExtent": extent}
    return alt.Axis(**given)


def sized(
    chart: alt.LayerChart | alt.FacetChart, names: Sequence[str], width: int, room: int = 0
) -> alt.LayerChart | alt.FacetChart:
    """As wide as the names allow, with `room` for words at the right."""
    return chart.properties(
        width=width - label_width(names) - SIDE - room,
        height=alt.Step(max(ROW, lines_in(names) * LINE + 8)),
    )


def render(chart: Callable[[int], alt.TopLevelMixin]) -> Picture:
    """Both pictures. URLs are forbidden, so that rendering cannot load anything."""
    wide, narrow = (
        vl_convert.vegalite_to_svg(_styled(chart(width)), allowed_base_urls=[])
        for width in (WIDE, NARROW)
    )
    return Picture(wide, narrow)


def _styled(chart: Any) -> dict[str, Any]:
    text = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12.5, "titleFontSize": 12.5}
    specification: dict[str, Any] = chart.to_dict()
    specification["config"] = {
        "background": None,
        "font": "sans-serif",
        "lineBreak": "\n",
        "padding": 4,
        "view": {"stroke": None},
        "axis": {
            **text,
            "titleFontWeight": "normal",
            "gridColor": FAINT,
            "domainColor": FAINT,
            "tickColor": FAINT,
            "labelPadding": 6,
            "labelSeparation": 8,
        },
        "axisY": {"grid": False},
        "legend": {**text, "symbolType": "square", "symbolStrokeWidth": 0},
        "title": {"color": INK},
    }
    return specification
