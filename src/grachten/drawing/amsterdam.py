"""Amsterdam about 1660, as this board imagines it: where its water, walls and streets run.

Lines are given from the IJ in the west round to the IJ in the east, in the drawing's units.
"""

from typing import Final

from grachten.drawing.geometry import Point

SHORE: Final[tuple[Point, ...]] = (
    (-8, 204), (46, 192), (120, 180), (200, 166), (290, 160), (360, 162), (404, 166), (430, 170),
    (480, 180), (540, 190), (600, 198), (660, 206), (706, 208), (760, 211), (820, 214),
    (884, 214), (930, 210), (960, 222), (1008, 216),
)  # fmt: skip

PALISADE: Final[tuple[Point, ...]] = (
    (22, 184), (90, 166), (142, 132), (166, 84), (210, 46), (270, 36), (340, 46), (420, 70),
    (500, 92), (600, 100), (690, 106), (760, 126), (850, 158), (930, 166), (988, 158),
)  # fmt: skip

SINGEL: Final[tuple[Point, ...]] = (
    (392, 196), (370, 290), (354, 375), (352, 445), (370, 520), (410, 592), (474, 646),
    (556, 674), (650, 682), (740, 668), (820, 636), (872, 604),
)  # fmt: skip

PRINSENGRACHT: Final[tuple[Point, ...]] = (
    (206, 226), (182, 300), (190, 385), (210, 462), (244, 540), (298, 612), (385, 672),
    (490, 710), (610, 727), (730, 716), (830, 682), (906, 632),
)  # fmt: skip

WALL: Final[tuple[Point, ...]] = (
    (44, 196), (38, 262), (36, 340), (46, 420), (72, 500), (118, 578), (200, 650), (310, 702),
    (440, 731), (590, 742), (735, 735), (850, 706), (930, 655), (966, 580), (978, 490),
    (980, 400), (974, 310), (956, 222),
)  # fmt: skip
WALL_WEST: Final = WALL[1:13]
"""The part that faces the Prinsengracht, point by point."""
WALL_EAST: Final = tuple(reversed(WALL[12:]))

BROUWERSGRACHT: Final[tuple[Point, ...]] = (
    (392, 196),
    (300, 208),
    (206, 226),
    (120, 244),
    (40, 262),
)
HARBOUR_WEST: Final[tuple[Point, ...]] = ((396, 166), (300, 160), (206, 165), (120, 180), (44, 194))

DAMRAK: Final[tuple[Point, ...]] = (
    (436, 166), (448, 250), (458, 330), (466, 400), (476, 462), (520, 515), (560, 560),
    (606, 612), (650, 650),
)  # fmt: skip

KLOVENIERSBURGWAL: Final[tuple[Point, ...]] = (
    (712, 208), (704, 270), (698, 330), (710, 390), (728, 455), (720, 520), (702, 580), (688, 640),
)  # fmt: skip

OUDESCHANS: Final[tuple[Point, ...]] = (
    (892, 222), (870, 262), (852, 340), (838, 420), (834, 490), (856, 552),
)  # fmt: skip

AMSTEL: Final[tuple[Point, ...]] = (
    (1008, 768), (962, 700), (920, 634), (888, 580), (850, 560), (800, 574), (744, 612),
    (692, 646), (650, 650), (606, 612), (560, 560), (520, 515), (478, 466),
)  # fmt: skip
AMSTEL_WIDTHS: Final = (40, 36, 32, 26, 24, 24, 23, 22, 20, 15, 13, 12, 10)

SHIPS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("fluyt", 510, 66, 0.85),
    ("yacht", 634, 90, -0.8),
    ("fluyt", 664, 46, -0.62),
    ("yacht", 432, 40, 0.66),
    ("boat", 584, 38, 0.9),
    ("boat", 664, 118, -0.85),
)
"""Kind, place and size; a negative size sails west."""

WATER_NAMES: Final[tuple[tuple[str, float, float, float, float], ...]] = (
    ("Het Y", 300, 26, 0, 16),
    ("Amstel", 962, 712, 57, 3),
)
"""Words, place, turn and letter spacing."""
