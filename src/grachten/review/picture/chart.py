"""The curves of win chances, with turning points and the best move."""

from dataclasses import dataclass
from typing import Final

from grachten.drawing.fonts import numeral_drop
from grachten.drawing.geometry import Point
from grachten.drawing.style import CART_FILL, GOLD, INK, PALE
from grachten.drawing.svg import element, line, moved
from grachten.protocol.pictures import PicturedPlayer, PicturedStep, ReviewPicture
from grachten.review.picture.lettering import SOFT, letter

STAR: Final = "M0-6.6L1.9-2.3L6.5-2L3 1.1L4.1 5.7L0 3.2L-4.1 5.7L-3 1.1L-6.5-2L-1.9-2.3Z"
"""As the page marks the best move."""
_AXIS: Final = 52.0
"""Room for the numbers beside the chart."""
_RULES: Final = ((0.0, ".5"), (0.25, ".16"), (0.5, ".5"), (0.75, ".16"), (1.0, ".5"))
_OTHERS: Final = ("9 4", "3 3.5", "12 4 2 4")
"""Dashes of the other players' lines: nobody needs the colours."""


@dataclass(frozen=True)
class Chart:
    """Where the curves are drawn, and for how many steps."""

    left: float
    top: float
    right: float
    bottom: float
    last: int

    def at(self, step: int, chance: float) -> Point:
        along = step / max(1, self.last)
        return (
            self.left + _AXIS + (self.right - self.left - _AXIS) * along,
            self.bottom - (self.bottom - self.top) * chance,
        )


def draw_chart(picture: ReviewPicture, chart: Chart) -> str:
    mine = picture.players[picture.seat]
    others = [player for seat, player in enumerate(picture.players) if seat != picture.seat]
    return (
        _ruled(picture, chart)
        + _wash(mine, chart)
        + "".join(
            draw_line(_points(player, chart), player, dash_of(n)) for n, player in enumerate(others)
        )
        + draw_line(_points(mine, chart), mine, None)
        + _marks(picture.steps, mine, chart)
    )


def dash_of(place: int) -> str:
    """The dashes of the first, second or third of the other players."""
    return _OTHERS[place % len(_OTHERS)]


def draw_line(points: list[Point], player: PicturedPlayer, dashes: str | None) -> str:
    """A player's line: a thin one with dashes is somebody else's."""
    is_mine = dashes is None
    path = line(points)
    wide = 3.6 if is_mine else 2.6
    edge = element(
        "path",
        d=path,
        stroke=PALE if is_mine else INK,
        stroke_width=wide + 3.4 if is_mine else wide + 1.4,
        stroke_dasharray=dashes,
    )
    ink = element("path", d=path, stroke=INK, stroke_width=wide + 1.6) if is_mine else ""
    colour = element(
        "path", d=path, stroke=CART_FILL[player.colour], stroke_width=wide, stroke_dasharray=dashes
    )
    return element("g", edge, ink, colour, fill="none", stroke_linejoin="round")


def mark(number: int | None, x: float, y: float) -> str:
    """The number of a turning point on a disc of ink; without one, the star of the best move."""
    if number is None:
        return element(
            "path",
            d=STAR,
            fill=GOLD,
            stroke=INK,
            stroke_width=".7",
            transform=f"{moved(x, y)}scale(2)",
        )
    disc = element("circle", r=11.5, fill=INK, stroke=PALE, stroke_width=2)
    drop = numeral_drop(str(number), 19)
    digit = letter(str(number), 0, drop, 19, 20, fill=PALE, text_anchor="middle")
    return element("g", disc, digit, transform=moved(x, y))


def _points(player: PicturedPlayer, chart: Chart) -> list[Point]:
    return [chart.at(step, chance) for step, chance in enumerate(player.curve)]


def _ruled(picture: ReviewPicture, chart: Chart) -> str:
    left, _ = chart.at(0, 0)
    rules = "".join(
        element(
            "path",
            d=line([(left, chart.at(0, chance)[1]), (chart.right, chart.at(0, chance)[1])]),
            stroke=INK,
            stroke_opacity=opacity,
            stroke_dasharray="2 5" if chance == 0.5 else None,
        )
        for chance, opacity in _RULES
    )
    axis = "".join(
        letter(
            words,
            left - 10,
            chart.at(0, chance)[1] + 6,
            18,
            _AXIS - 8,
            fill=SOFT,
            text_anchor="end",
        )
        for words, chance in zip(picture.words.axis, (0, 0.5, 1), strict=True)
    )
    caption = letter(
        picture.words.curve, left, chart.top - 10, 18, 400, "small-capitals", fill=SOFT
    )
    return rules + axis + caption


def _wash(player: PicturedPlayer, chart: Chart) -> str:
    ends = [chart.at(len(player.curve) - 1, 0), chart.at(0, 0)]
    path = line([*_points(player, chart), *ends], closed=True)
    return element("path", d=path, fill=CART_FILL[player.colour], fill_opacity=".26")


def _marks(steps: tuple[PicturedStep, ...], mine: PicturedPlayer, chart: Chart) -> str:
    """Each beside the curve, at its own step: two that are close are moved apart."""
    drawn, taken = "", list[Point]()
    turns = 0
    for step in steps:
        turns += not step.is_best
        here = min(step.number, len(mine.curve) - 1)
        x, y = _beside(chart.at(here, mine.curve[here]), taken, chart)
        taken.append((x, y))
        drawn += mark(None if step.is_best else turns, x, y)
    return drawn


def _beside(point: Point, taken: list[Point], chart: Chart) -> Point:
    x, y = point
    x = min(max(x, chart.at(0, 0)[0] + 14), chart.right - 14)
    for shift in (0, -26, 26, -52, 52, -78, 78):
        tried = min(max(y + shift, chart.top + 2), chart.bottom - 2)
        if all(abs(x - other) > 25 or abs(tried - high) > 25 for other, high in taken):
            return x, tried
    return x, y
