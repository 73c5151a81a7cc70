"""The board with everybody's network, framed like a print."""

from collections.abc import Sequence

from grachten.drawing.document import draw_board
from grachten.drawing.geometry import Box
from grachten.drawing.networks import draw_networks
from grachten.drawing.plan import Plan
from grachten.drawing.style import INK, PALE
from grachten.drawing.svg import element
from grachten.rules import Board


def draw_framed_map(
    board: Board, networks: Sequence[tuple[str, Sequence[int]]], place: Box, mat: float
) -> str:
    """`networks` are the colour of each player's carts, and their routes; `mat` is the width of the
    paper between the map and its frame."""
    x, y = place.corners[0]

    def lay(plan: Plan) -> tuple[str, float]:
        return draw_networks(plan, networks), 0.0

    def sheet(margin: float, fill: str, opacity: str | None = None) -> str:
        return element(
            "rect",
            x=x - margin,
            y=y - margin,
            width=place.width + 2 * margin,
            height=place.height + 2 * margin,
            fill=fill,
            fill_opacity=opacity,
            stroke=None if opacity else INK,
            stroke_width=None if opacity else ".8",
        )

    shade = "".join(sheet(mat + margin, INK, ".06") for margin in (6, 4, 2))
    drawn = draw_board(board, lay=lay, place=place)
    return shade + sheet(mat, PALE) + drawn + sheet(0, "none")
