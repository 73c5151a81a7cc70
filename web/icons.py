# ruff: noqa: INP001 (a script by itself, in a folder of another language)
"""Draws the icons in web/public: a cart wheel, and the canals as rings round it.

Run `python web/icons.py` after a change. It needs what the project itself needs.
"""

from math import cos, pi, sin
from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).parent / "public"
SIZE: Final = 512
GROUND: Final = "#2f5457"
WATER: Final = "#9fb8b3"
PAPER: Final = "#efe3c8"
WAX: Final = "#a8342a"
GOLD: Final = "#c49a3c"

MIDDLE: Final = (256.0, 190.0)
RINGS: Final = (152, 204, 256)
STREETS: Final = (38, 90, 142)


def _at(radius: float, degrees: float) -> str:
    angle = degrees * pi / 180
    return f"{MIDDLE[0] + radius * cos(angle):.1f} {MIDDLE[1] + radius * sin(angle):.1f}"


def _canals() -> str:
    """Half rings, open to the harbour in the north; streets cross them like spokes."""
    rings = "".join(f"M{_at(ring, -9)}A{ring} {ring} 0 1 1 {_at(ring, 189)}" for ring in RINGS)
    streets = "".join(f"M{_at(118, turn)}L{_at(282, turn)}" for turn in STREETS)
    return (
        f'<path d="{rings}" fill="none" stroke="{WATER}" stroke-width="25"/>'
        f'<path d="{streets}" fill="none" stroke="{GROUND}" stroke-width="17"/>'
    )


def _wheel() -> str:
    x, y = MIDDLE
    spokes = "".join(f"M{x} {y}L{_at(86, turn)}" for turn in range(22, 382, 45))
    return (
        f'<circle cx="{x}" cy="{y}" r="112" fill="{GROUND}"/>'
        f'<circle cx="{x}" cy="{y}" r="88" fill="{WAX}" stroke="{PAPER}" stroke-width="26"/>'
        f'<path d="{spokes}" stroke="{PAPER}" stroke-width="15"/>'
        f'<circle cx="{x}" cy="{y}" r="26" fill="{GOLD}" stroke="{PAPER}" stroke-width="11"/>'
    )


def draw(corner: int, scale: float) -> str:
    """The icon; `scale` leaves a margin for systems that cut a shape out of it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
        f'<rect width="{SIZE}" height="{SIZE}" rx="{corner}" fill="{GROUND}"/>'
        f'<g transform="translate(256 256) scale({scale}) translate(-256 -266)">'
        f"{_canals()}{_wheel()}</g></svg>\n"
    )


def _write(name: str, drawing: str, size: int) -> None:
    png = resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size)
    (PUBLIC / name).write_bytes(bytes(png))


def main() -> None:
    rounded = draw(corner=104, scale=0.9)
    (PUBLIC / "icon.svg").write_text(rounded, encoding="utf-8")
    _write("icon-192.png", rounded, 192)
    _write("icon-512.png", rounded, 512)
    _write("icon-180.png", draw(corner=0, scale=0.82), 180)
    _write("icon-maskable-512.png", draw(corner=0, scale=0.68), 512)


if __name__ == "__main__":
    main()
