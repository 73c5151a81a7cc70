"""The board as a heat map: every route in the colour of a figure, with a legend."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from grachten.drawing import draw_board
from grachten.rules import Board

FROM_PALE_TO_DARK: Final = ("#f6ead0", "#e2ad4a", "#bb4a2a", "#5a1220")
FROM_COLD_TO_WARM: Final = ("#1d4e66", "#8fb3b3", "#f6ead0", "#dd8a52", "#8f2a22")
NO_FIGURE: Final = "#8d877c"


@dataclass(frozen=True, slots=True)
class Scale:
    """Colours between two ends, evenly spaced."""

    low: float
    high: float
    colours: tuple[str, ...]

    def colour(self, figure: float) -> str:
        """Values beyond an end get the colour of that end."""
        place = (figure - self.low) / (self.high - self.low) * (len(self.colours) - 1)
        place = min(max(place, 0.0), len(self.colours) - 1.0)
        first = min(int(place), len(self.colours) - 2)
        return _mixed(self.colours[first], self.colours[first + 1], place - first)

    @property
    def gradient(self) -> str:
        return f"linear-gradient(to right,{','.join(self.colours)})"


def draw_heat_map(
    board: Board, figures: Mapping[int, float], scale: Scale, words: Mapping[int, str]
) -> str:
    """The board with its routes coloured by their figures, those without one in stone grey.

    `words` are shown at each route. The drawing is in a shadow tree, so that its styles and ids
    cannot clash with those of the page or of a second map.
    """
    fills = {
        route.index: scale.colour(figures[route.index]) if route.index in figures else NO_FIGURE
        for route in board.routes
    }

    def told(found: re.Match[str]) -> str:
        return f"{found[1]}{found[3]}: {escape(words[int(found[2])])}</title>"

    drawing = draw_board(board, routes=fills)
    drawing = re.sub(r'(<g id="route-(\d+)"[^>]*><title>)([^<]*)</title>', told, drawing)
    style = "<style>svg{display:block;width:100%;height:auto}.space .symbol{opacity:.55}</style>"
    return f'<div class="map"><template shadowrootmode="open">{style}{drawing}</template></div>'


def legend(scale: Scale, marks: Sequence[str], *, gap: str = "") -> str:
    """The scale as a strip, with words below it at equal distances; `gap` names the grey."""
    words = "".join(f"<span>{escape(mark)}</span>" for mark in marks)
    grey = (
        f'<span class="gap"><i style="background:{NO_FIGURE}"></i>{escape(gap)}</span>'
        if gap
        else ""
    )
    return (
        f'<div class="legend"><div class="strip"><i style="background:{scale.gradient}"></i>'
        f'<div class="marks">{words}</div></div>{grey}</div>'
    )


def _mixed(first: str, second: str, share: float) -> str:
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)
