"""Compass rose, cartouche, scale bar and the table of route points."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from grachten.drawing.fonts import numeral_drop, text_width
from grachten.drawing.geometry import Box, Point
from grachten.drawing.svg import circles, element, fitted_text, lines, moved, number, text

COMPASS: Final[Point] = (116, 132)
TABLE_ROW: Final = 21.0
TITLE_SIZE: Final = 34.0
LINE_SIZE: Final = 13.0
VALUE_SIZE: Final = 16.0
_VOLUTE: Final = 22.0
"""How far the curls reach out at each side of the cartouche."""


def _on_circle(radius: float, turn: float) -> Point:
    """A point at `turn` degrees clockwise from north."""
    return radius * math.sin(math.radians(turn)), -radius * math.cos(math.radians(turn))


def star(
    points: Sequence[tuple[float, float]],
    waist: float,
    spread: float,
    middles: Sequence[Point] = ((0.0, 0.0),),
) -> str:
    """Stars of (turn, reach) points, each of which has a light half and a dark one."""
    light, dark = [], []
    for x, y in middles:
        for turn, reach in points:
            middle = (x, y)
            tip, left, right = (
                (x + dx, y + dy)
                for dx, dy in (
                    _on_circle(reach, turn),
                    _on_circle(waist, turn - spread),
                    _on_circle(waist, turn + spread),
                )
            )
            light.append([middle, left, tip])
            dark.append([middle, tip, right])
    return element("path", d=lines(light, closed=True), class_="light") + element(
        "path", d=lines(dark, closed=True), class_="dark"
    )


class Caption(NamedTuple):
    """Words on the map that every reader gets in their own language.

    `message` is their name in the Fluent files, `words` what it says in English; figures have no
    name. Words with a `room` are set closer where they are wider than that.
    """

    kind: str
    words: str
    x: float
    y: float
    message: str | None = None
    room: float | None = None


def draw_caption(caption: Caption) -> str:
    kind, words, x, y, _, room = caption
    if room is not None:
        return fitted_text(words, x, y, text_width(words, LINE_SIZE), class_=f"caption {kind}")
    # Old-style figures stand on a coin where they look to be in its middle.
    drop = numeral_drop(words, VALUE_SIZE) if kind == "value" else 0
    return text(words, x, y + drop, class_=f"caption {kind}")


def compass_rose(box: Box) -> str:
    """Thirty-two winds, sixteen of them drawn, and a lily for the north."""
    small = star([(22.5 + 45 * n, 30) for n in range(8)], 8, 20)
    middle = star([(45 + 90 * n, 38) for n in range(4)], 9.5, 32)
    large = star([(90.0 * n, 48) for n in range(4)], 10.5, 45)
    degrees = lines([[_on_circle(31.4, 11.25 * n), _on_circle(34.2, 11.25 * n)] for n in range(32)])
    lily = (
        "M0-65C3-60 3.4-57 1.6-52.5H-1.6C-3.4-57-3-60 0-65z"
        "M1.8-53C3-58 7-60 8-56.4C8.4-54 5.4-53.6 5.4-55.4"
        "M-1.8-53C-3-58-7-60-8-56.4C-8.4-54-5.4-53.6-5.4-55.4M-4-52.4H4"
    )
    rings = circles([(0, 0)], 34.2) + circles([(0, 0)], 31.4) + degrees
    return element(
        "g",
        element("circle", r=36, class_="compass-plate"),
        element("path", d=rings, class_="ring"),
        small,
        middle,
        large,
        element("path", d=lily, class_="lily"),
        element("circle", r=3.4, class_="hub"),
        transform=moved(box.x, box.y + 4),
    )


def compass_captions(box: Box) -> list[Caption]:
    """The north has its lily."""
    x, y = box.x, box.y + 8.2
    return [
        Caption("wind", "E", x + 55, y, "board-east"),
        Caption("wind", "S", x, y + 54, "board-south"),
        Caption("wind", "W", x - 55, y, "board-west"),
    ]


def plaque(width: float, height: float, scoop: float = 9.0) -> str:
    """A panel with scooped corners and a fine inner line, around the origin."""
    return (
        element(
            "path",
            d=_scooped(width + 1.6, height + 1.6, scoop),
            class_="panel-shade",
            transform="translate(1.5 2.5)",
        )
        + element("path", d=_scooped(width, height, scoop), class_="panel")
        + element("path", d=_scooped(width - 7, height - 7, scoop), class_="panel-line")
    )


def _scooped(width: float, height: float, scoop: float) -> str:
    n = number
    across, down = width - 2 * scoop, height - 2 * scoop
    r = n(scoop)
    return (
        f"M{n(-width / 2 + scoop)} {n(-height / 2)}h{n(across)}a{r} {r} 0 0 0 {r} {r}v{n(down)}"
        f"a{r} {r} 0 0 0 {n(-scoop)} {r}h{n(-across)}a{r} {r} 0 0 0 {n(-scoop)} {n(-scoop)}"
        f"v{n(-down)}a{r} {r} 0 0 0 {r} {n(-scoop)}z"
    )


def cartouche_size(name: str, lines_below: Sequence[str]) -> Point:
    wide = max(
        text_width(name, TITLE_SIZE),
        *(text_width(words, LINE_SIZE) for words in ("", *lines_below)),
    )
    return wide + 42 + 2 * _VOLUTE, 54 + 16 * len(lines_below)


def cartouche(box: Box, name: str, arms: str = "") -> str:
    """The city's name in a panel with volutes at its sides."""
    width, height = box.width - 2 * _VOLUTE, box.height
    volute = (
        "M0-20C10-24 16-18 15-12C14-6 6-6 6-11C6-14 10-14.6 10.4-12"
        "M0 20C10 24 16 18 15 12C14 6 6 6 6 11C6 14 10 14.6 10.4 12"
        "M0-9C6-4 6 4 0 9"
    )
    sides = "".join(
        element(
            "path",
            d=volute,
            class_="volute",
            transform=f"{moved(side * width / 2, 0)}scale({side * 1.3:g} 1.3)",
        )
        for side in (1, -1)
    )
    wide = text_width(name, TITLE_SIZE)
    return element(
        "g",
        sides,
        plaque(width, height),
        fitted_text(name, 0, 38 - height / 2, wide, class_="caption title"),
        arms,
        transform=moved(box.x, box.y),
    )


def cartouche_captions(box: Box, lines_below: Sequence[str]) -> list[Caption]:
    room = box.width - 2 * _VOLUTE - 24
    top = box.y - box.height / 2 + 57
    return [
        Caption("subtitle", row, box.x, top + 16 * index, "board-subtitle", room)
        for index, row in enumerate(lines_below)
    ]


def city_arms(x: float, y: float) -> str:
    """Amsterdam's arms: three saltires on a black pale on red, under a crown."""
    shield = "M-11-14H11V2C11 9 5 13 0 16C-5 13-11 9-11 2z"
    pale = "M-4.2-14H4.2V13.2C2.8 14.4 1.3 15.3 0 16C-1.3 15.3-2.8 14.4-4.2 13.2z"
    saltires = "".join(f"M-2.4 {row - 2.4:g}l4.8 4.8m0-4.8l-4.8 4.8" for row in (-9, -1, 7))
    crown = "M-11-16l-1.6-7l5 3.4l3.6-5l4 5l4-5l3.6 5l5-3.4l-1.6 7z"
    parts = {"gules": shield, "sable": pale, "saltire": saltires, "shield": shield, "or": crown}
    drawn = (element("path", d=data, class_=kind) for kind, data in parts.items())
    return element("g", *drawn, transform=moved(x, y))


def table_size(lengths: int) -> Point:
    return 146, 36 + TABLE_ROW * lengths


def points_table(box: Box, lengths: int) -> str:
    """Route points by length: so many spaces, so many points, on a coin."""
    rows = [_row(box.height, index) for index in range(lengths)]
    samples = "".join(
        element("rect", x=-58 + 21 * step, y=y - 5, width=18, height=10, rx=1.5, class_="sample")
        for index, y in enumerate(rows)
        for step in range(index + 1)
    )
    coins = [(50.0, y) for y in rows]
    return element(
        "g",
        plaque(box.width, box.height),
        samples,
        element("path", d=circles(coins, 9.4), class_="coin"),
        element("path", d=circles(coins, 7.8), class_="coin-ring"),
        transform=moved(box.x, box.y),
    )


def points_captions(box: Box, points: Sequence[int]) -> list[Caption]:
    top = box.y - box.height / 2
    return [
        Caption("heading", "Route points", box.x, top + 22, "board-points"),
        *(
            Caption("value", str(value), box.x + 50, box.y + _row(box.height, index))
            for index, value in enumerate(points)
        ),
    ]


def _row(height: float, index: int) -> float:
    return 39 - height / 2 + TABLE_ROW * index


SCALE_BAR: Final[Point] = (150, 30)
_PART: Final = 24.0


def scale_bar(box: Box) -> str:
    """Five parts, alternately filled."""
    left = -2.5 * _PART
    bars = "".join(
        element(
            "rect",
            x=left + _PART * index,
            y=2,
            width=_PART,
            height=4.4,
            class_="bar" if index % 2 else "bar full",
        )
        for index in range(5)
    )
    ticks = lines([[(left + _PART * n, -1.0), (left + _PART * n, 2.0)] for n in range(6)])
    return element("g", bars, element("path", d=ticks, class_="bar"), transform=moved(box.x, box.y))


def scale_captions(box: Box, words: str) -> list[Caption]:
    return [
        Caption("mark", words, box.x, box.y - 4, "board-scale"),
        Caption("mark", "0", box.x - 2.5 * _PART, box.y + 15),
        Caption("mark", "100", box.x + 2.5 * _PART, box.y + 15),
    ]


def draw_medallions(middles: Sequence[Point], radius: float) -> str:
    """All of them part by part: they never touch, and one path is drawn sooner than many."""
    return (
        element("path", d=circles([(x + 0.8, y + 1.8) for x, y in middles], radius), class_="under")
        + element("path", d=circles(middles, radius - 0.7), class_="disc")
        + element("path", d=circles(middles, radius - 3), class_="inner")
        + star([(45 + 90 * n, radius * 0.58) for n in range(4)], 3.4, 30, middles)
        + star([(90.0 * n, radius * 0.8) for n in range(4)], 3.8, 45, middles)
        + element("path", d=circles(middles, 2.2), class_="hub")
    )
