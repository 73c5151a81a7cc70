"""Compass rose, cartouche, scale bar and the table of route points."""

import math
from collections.abc import Sequence
from typing import Final

from grachten.drawing.fonts import numeral_drop, text_width
from grachten.drawing.geometry import Box, Point
from grachten.drawing.style import (
    DEEP_PAPER,
    GOLD,
    INK,
    PALE_PAPER,
    PAPER,
    ROMAN,
    SMALL_CAPITALS,
    WAX,
)
from grachten.drawing.svg import element, fitted_text, lines, number, text

COMPASS: Final[Point] = (116, 132)
TABLE_ROW: Final = 21.0
_TITLE_SIZE: Final = 34.0
_LINE_SIZE: Final = 13.0
_VOLUTE: Final = 22.0
"""How far the curls reach out at each side of the cartouche."""


def _on_circle(radius: float, turn: float) -> Point:
    """A point at `turn` degrees clockwise from north."""
    return radius * math.sin(math.radians(turn)), -radius * math.cos(math.radians(turn))


def star(points: Sequence[tuple[float, float]], waist: float, spread: float) -> tuple[str, str]:
    """Path data of the light and the dark halves of a star of (turn, reach) points."""
    light, dark = [], []
    for turn, reach in points:
        tip = _on_circle(reach, turn)
        light.append([(0.0, 0.0), _on_circle(waist, turn - spread), tip])
        dark.append([(0.0, 0.0), tip, _on_circle(waist, turn + spread)])
    return lines(light, closed=True), lines(dark, closed=True)


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
    stars = "".join(
        element("path", d=light, class_="light") + element("path", d=dark, class_="dark")
        for light, dark in (small, middle, large)
    )
    rings = "".join(
        element("circle", r=radius, class_="ring", stroke_width=thick)
        for radius, thick in ((36, "1.2"), (34.2, ".5"), (31.4, ".5"))
    )
    letters = "".join(
        text(word, x, y + 4.2) for word, (x, y) in (("O", (54, 0)), ("Z", (0, 54)), ("W", (-55, 0)))
    )
    return element(
        "g",
        element("circle", r=36, class_="plate"),
        rings,
        element("path", d=degrees, class_="ring", stroke_width=".6"),
        stars,
        element("path", d=lily, class_="lily"),
        element("circle", r=3.4, class_="hub"),
        letters,
        id="compass",
        class_="compass",
        transform=_moved(box.x, box.y + 4),
    )


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
        text_width(name, _TITLE_SIZE),
        *(text_width(words, _LINE_SIZE) for words in ("", *lines_below)),
    )
    return wide + 42 + 2 * _VOLUTE, 54 + 16 * len(lines_below)


def cartouche(box: Box, name: str, lines_below: Sequence[str], arms: str = "") -> str:
    """The city's name in a panel with volutes at its sides."""
    width, height = box.width - 2 * _VOLUTE, box.height
    top = -height / 2
    title_width = text_width(name, _TITLE_SIZE)
    words = fitted_text(name, 0, top + 38, title_width, class_="title") + "".join(
        fitted_text(row, 0, top + 57 + 16 * index, text_width(row, _LINE_SIZE), class_="subtitle")
        for index, row in enumerate(lines_below)
    )
    volute = (
        "M0-20C10-24 16-18 15-12C14-6 6-6 6-11C6-14 10-14.6 10.4-12"
        "M0 20C10 24 16 18 15 12C14 6 6 6 6 11C6 14 10 14.6 10.4 12"
        "M0-9C6-4 6 4 0 9"
    )
    sides = "".join(
        element(
            "path",
            d=volute,
            transform=f"{_moved(side * width / 2, 0)}scale({side * 1.3:g} 1.3)",
        )
        for side in (1, -1)
    )
    return element(
        "g",
        element("g", sides, class_="volutes"),
        plaque(width, height),
        words,
        arms,
        id="cartouche",
        class_="cartouche",
        transform=_moved(box.x, box.y),
    )


def city_arms(x: float, y: float) -> str:
    """Amsterdam's arms: three saltires on a black pale on red."""
    cross = "M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"
    return element(
        "g",
        element("path", d="M-11-14H11V2C11 9 5 13 0 16C-5 13-11 9-11 2z", fill=WAX),
        element(
            "path",
            d="M-4.2-14H4.2V13.2C2.8 14.4 1.3 15.3 0 16C-1.3 15.3-2.8 14.4-4.2 13.2z",
            fill=INK,
        ),
        *(
            element(
                "path",
                d=cross,
                transform=f"translate(0 {row})",
                stroke=PALE_PAPER,
                stroke_width="1.7",
            )
            for row in (-9, -1, 7)
        ),
        element("path", d="M-11-14H11V2C11 9 5 13 0 16C-5 13-11 9-11 2z", fill="none", stroke=INK),
        element(
            "path",
            d="M-11-16l-1.6-7l5 3.4l3.6-5l4 5l4-5l3.6 5l5-3.4l-1.6 7z",
            fill=GOLD,
            stroke=INK,
            stroke_width=".8",
        ),
        transform=_moved(x, y),
        class_="arms",
    )


def table_size(lengths: int) -> Point:
    return 146, 36 + TABLE_ROW * lengths


def points_table(box: Box, points: Sequence[int]) -> str:
    """Route points by length: so many spaces, so many points, on a coin."""
    top = -box.height / 2
    rows = []
    for index, value in enumerate(points):
        y = top + 39 + TABLE_ROW * index
        spaces = "".join(
            element("rect", x=-58 + 21 * step, y=y - 5, width=18, height=10, rx=1.5)
            for step in range(index + 1)
        )
        rows.append(
            spaces
            + element("circle", cx=50, cy=y, r=9.4, class_="coin")
            + element("circle", cx=50, cy=y, r=7.8, class_="coin-ring")
            + text(str(value), 50, y + numeral_drop(str(value), 16), class_="value")
        )
    return element(
        "g",
        plaque(box.width, box.height),
        text("Route points", 0, top + 22, class_="heading"),
        *rows,
        id="route-points",
        class_="points",
        transform=_moved(box.x, box.y),
    )


SCALE_BAR: Final[Point] = (150, 30)


def scale_bar(box: Box, words: str) -> str:
    """Five parts, alternately filled, between two hair lines."""
    part = 24.0
    left = -2.5 * part
    bars = "".join(
        element(
            "rect",
            x=left + part * index,
            y=2,
            width=part,
            height=4.4,
            class_="full" if index % 2 == 0 else "empty",
        )
        for index in range(5)
    )
    ticks = lines([[(left + part * n, -1.0), (left + part * n, 2.0)] for n in range(6)])
    numbers = "".join(
        text(str(value), left + part * n, 15, class_="mark") for n, value in ((0, 0), (5, 100))
    )
    return element(
        "g",
        text(words, 0, -4, class_="mark"),
        bars,
        element("path", d=ticks),
        numbers,
        id="scale-bar",
        class_="scale",
        transform=_moved(box.x, box.y),
    )


def medallion_definition(radius: float) -> str:
    small = star([(45 + 90 * n, radius * 0.58) for n in range(4)], 3.4, 30)
    large = star([(90.0 * n, radius * 0.8) for n in range(4)], 3.8, 45)
    stars = "".join(
        element("path", d=light, class_="light") + element("path", d=dark, class_="dark")
        for light, dark in (small, large)
    )
    return element(
        "g",
        element("circle", cy=1.8, cx=0.8, r=radius, class_="under"),
        element("circle", r=radius - 0.7, class_="disc"),
        element("circle", r=radius - 3, class_="inner"),
        stars,
        element("circle", r=2.2, class_="hub"),
        id="medallion",
    )


def _moved(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


ORNAMENT_STYLE: Final = (
    f".compass .plate{{fill:{PALE_PAPER};fill-opacity:.75}}"
    f".compass .ring{{fill:none;stroke:{INK}}}"
    f".light{{fill:{PALE_PAPER};stroke:{INK};stroke-width:.6;stroke-linejoin:round}}"
    f".dark{{fill:{INK};stroke:{INK};stroke-width:.6;stroke-linejoin:round}}"
    f".compass .lily{{fill:{WAX};stroke:{INK};stroke-width:.8}}"
    f".hub{{fill:{WAX};stroke:{PALE_PAPER};stroke-width:.7}}"
    f".compass text{{font:13px {SMALL_CAPITALS};fill:{INK};text-anchor:middle}}"
    f".under{{fill:{INK};fill-opacity:.35}}"
    f".disc{{fill:{PALE_PAPER};stroke:{INK};stroke-width:1.5}}"
    f".inner{{fill:none;stroke:{INK};stroke-width:.5}}"
    f".panel{{fill:{PAPER};stroke:{INK};stroke-width:1.3}}"
    f".panel-line{{fill:none;stroke:{INK};stroke-width:.6}}"
    f".panel-shade{{fill:{INK};fill-opacity:.25}}"
    f".volutes path{{fill:{DEEP_PAPER};stroke:{INK};stroke-width:1.2}}"
    f".cartouche text,.points text{{fill:{INK};text-anchor:middle}}"
    f".title{{font:{_TITLE_SIZE:g}px {ROMAN}}}.subtitle{{font:{_LINE_SIZE:g}px {ROMAN}}}"
    f".heading{{font:16px {SMALL_CAPITALS}}}.points .value{{font:16px {ROMAN}}}"
    f".points rect{{fill:{DEEP_PAPER};stroke:{INK};stroke-width:.8}}"
    f".coin{{fill:{GOLD};stroke:{INK};stroke-width:.9}}"
    f".coin-ring{{fill:none;stroke:#f3dc9a;stroke-width:.7}}"
    f".scale text{{font:12px {ROMAN};fill:{INK};text-anchor:middle}}"
    f".scale path{{stroke:{INK};stroke-width:.8}}"
    f".scale rect{{stroke:{INK};stroke-width:.8}}.scale .full{{fill:{INK}}}"
    f".scale .empty{{fill:{PALE_PAPER}}}"
)
