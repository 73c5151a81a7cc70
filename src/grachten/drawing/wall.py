"""The city wall with its bastions and moat, and the land outside."""

from collections.abc import Sequence
from random import Random
from typing import Final

from grachten.drawing.geometry import Point, beside, between, inside, resample, smooth
from grachten.drawing.svg import dots, element, line, lines, moved, use

_BAYS: Final = 21
"""A bay is a bastion and half of the curtain wall on each side of it."""
_STEPS: Final = 12
"""Points of the wall's line in one bay."""
_TIP: Final = 18.0
_SHOULDER: Final = 7.0
_MOAT: Final = 6.0
"""From a bastion's tip to the outer bank, and twice that from the curtain wall."""
_MILLS: Final = (3, 9, 11, 13, 17, 19)
"""Bastions with a windmill on them, counted from the north-west."""
_THICK: Final = 3.0
_DITCHES: Final = 130
_TREES: Final = 240
"""Scattered over the whole sheet; those that fall outside the wall are drawn."""


def draw_wall(course: Sequence[Point]) -> str:
    spine = resample(smooth(course), _BAYS * _STEPS + 1)
    bastions = _bastioned(spine)
    bank = smooth(_bank(spine), 3)
    inner = beside(spine, -_THICK)
    return (
        element("path", d=line([*spine, *reversed(bank)], closed=True), class_="moat")
        + element("path", d=line(bank), class_="moat-bank")
        + element("path", d=lines([beside(bank, -2.2), beside(spine, 2.4)]), class_="moat-line")
        + element("path", d=line([*bastions, *reversed(inner)], closed=True), class_="rampart")
        + element("path", d=line(beside(spine, -_THICK - 2.4)), class_="hachures")
        + element("path", d=line(beside(spine, -_THICK - 9)), class_="tint")
        + "".join(use("map-mill", transform=moved(*foot)) for foot in _mill_feet(spine))
    )


def mill_definition() -> str:
    """A windmill, small enough to stand on a bastion."""
    return element(
        "g",
        element("path", d="M-2.6 3L-1.7-6H1.7L2.6 3z"),
        element("path", d="M-2-6Q0-9.4 2-6z", class_="cap"),
        element("path", d="M-6-11.6L6-1.4M6-11.6L-6-1.4"),
        id="map-mill",
        class_="map-mill",
    )


def _mill_feet(spine: Sequence[Point]) -> list[Point]:
    line_of_feet = beside(spine, 6)
    return [line_of_feet[_STEPS * bay + _STEPS // 2] for bay in _MILLS]


def _bastioned(spine: Sequence[Point]) -> list[Point]:
    """The outer face: in every bay the throat, two shoulders and the tip of a bastion."""
    tips, shoulders = beside(spine, _TIP), beside(spine, _SHOULDER)
    face: list[Point] = [spine[0]]
    middle = _STEPS // 2
    for start in range(0, _BAYS * _STEPS, _STEPS):
        face.append(spine[start + middle - 2])
        face.append(shoulders[start + middle - 2])
        face.append(tips[start + middle])
        face.append(shoulders[start + middle + 2])
        face.append(spine[start + middle + 2])
    return [*face, spine[-1]]


def _bank(spine: Sequence[Point]) -> list[Point]:
    far, near = beside(spine, _TIP + _MOAT), beside(spine, _TIP - 2)
    bank: list[Point] = [near[0]]
    for start in range(0, _BAYS * _STEPS, _STEPS):
        bank.append(near[start])
        bank.append(far[start + _STEPS // 2])
    return [*bank[1:], near[-1]]


def draw_fields(course: Sequence[Point], size: tuple[float, float], chance: Random) -> str:
    """Long narrow meadows between ditches, fanning out from the wall."""
    spine = resample(smooth(course), _DITCHES)
    bank = beside(spine, _TIP + _MOAT + 3)
    ditches: list[list[Point]] = []
    for index in range(_DITCHES):
        reach = beside(spine, _TIP + _MOAT + chance.uniform(70, 190))[index]
        if not _is_outside(reach, size):
            ditches.append([bank[index], reach])
        elif not _is_outside(bank[index], size):
            ditches.append([bank[index], between(bank[index], reach, 0.6)])
        if index:
            # A cross ditch between this ditch and the one before.
            row = beside(spine, _TIP + _MOAT + chance.uniform(14, 130))
            if not _is_outside(row[index], size):
                ditches.append([row[index - 1], row[index]])
    town = [*bank, (size[0] + 99, -99.0), (-99.0, -99.0)]
    trees = [
        tree
        for tree in (
            (chance.uniform(0, size[0]), chance.uniform(250, size[1])) for _ in range(_TREES)
        )
        if not inside(tree, town)
    ]
    return element("path", d=lines(ditches), class_="ditch") + element(
        "path", d=dots(trees), class_="trees"
    )


def _is_outside(point: Point, size: tuple[float, float]) -> bool:
    return not (0 <= point[0] <= size[0] and 0 <= point[1] <= size[1])
