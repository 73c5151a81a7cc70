"""Small ink drawings of the landmarks. Each stands with its foot at the origin."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from grachten.drawing.geometry import Point
from grachten.drawing.svg import element, number


def _wall(x: float, wide: float, high: float, foot: float = 0.0) -> str:
    """Path data of an upright rectangle whose left foot is at (x, foot)."""
    n = number
    return f"M{n(x)} {n(foot)}h{n(wide)}v{n(-high)}h{n(-wide)}z"


def _roof(x: float, wide: float, high: float, foot: float, hip: float = 0.0) -> str:
    """A roof on a wall that ends at `foot`; `hip` is how far its ridge is shorter at each end."""
    n = number
    return f"M{n(x)} {n(foot)}l{n(hip)} {n(-high)}h{n(wide - 2 * hip)}l{n(hip)} {n(high)}z"


def _spire(x: float, wide: float, high: float, foot: float) -> str:
    n = number
    return f"M{n(x)} {n(foot)}l{n(wide / 2)} {n(-high)}l{n(wide / 2)} {n(high)}z"


def _dome(x: float, wide: float, high: float, foot: float) -> str:
    n = number
    half = wide / 2
    return (
        f"M{n(x)} {n(foot)}c{n(-half * 0.25)} {n(-high * 0.7)} {n(half * 0.7)} {n(-high * 0.6)} "
        f"{n(half)} {n(-high)}c{n(half * 0.3)} {n(high * 0.4)} {n(half * 1.25)} {n(high * 0.3)} "
        f"{n(half)} {n(high)}z"
    )


def _stepped(x: float, wide: float, wall: float, steps: int = 3) -> str:
    """A Dutch house front with a stepped gable."""
    n = number
    run = wide / (2 * steps + 1)
    rise = 2.6
    up = f"v{n(-wall)}" + f"h{n(run)}v{n(-rise)}" * steps
    down = f"h{n(run)}" + f"v{n(rise)}h{n(run)}" * steps + f"v{n(wall)}"
    return f"M{n(x)} 0{up}{down}z"


def _windows(x: float, y: float, count: int, step: float) -> str:
    """A row of tall narrow windows."""
    n = number
    return "".join(f"M{n(x + step * index)} {n(y)}v-2.6" for index in range(count))


def _door(x: float, high: float = 5.0) -> str:
    n = number
    return f"M{n(x - 1.7)} 0v{n(-high + 1.7)}a1.7 1.7 0 0 1 3.4 0v{n(high - 1.7)}z"


def _vane(x: float, y: float, high: float = 5.0) -> str:
    n = number
    return f"M{n(x)} {n(y)}v{n(-high)}m0 1h3l-1-1l1-1h-3"


Part = tuple[str, str]
"""A kind of part (`wall`, `roof`, `slate`, `opening`, `lines` …) and its path data."""

_HULL: Final = "M-17-6C-14-1-12 0-9 0H9C13 0 16-4 18-9L11-7H-11z"

_ARCHES: Final = (
    "M-22-1V-7Q0-17 22-7V-1H17a4.4 5.4 0 0 0-8.8 0H4.6a4.6 6.6 0 0 0-9.2 0H-8.2"
    "a4.4 5.4 0 0 0-8.8 0z"
)

_DRAWINGS: Final[Mapping[str, tuple[Part, ...]]] = MappingProxyType(
    {
        "nieuwe-waal": (
            ("lines", "M-8-7V-38M5-7V-34M-17-6L-8-37L5-33L18-9M-8-30L-15-8M5-27L14-9"),
            ("sail", "M-14-33Q-8-30-2-33Q-1-25-3-19Q-8-17-13-19Q-15-26-14-33z"),
            ("sail", "M0-30Q5-27 10-30Q11-23 9-17Q5-16 1-17Q-1-23 0-30z"),
            ("hull", _HULL),
            ("lines", "M-14-3.6H15M-8-38v-3h5l-1.4 1.5l1.4 1.5"),
            ("wave", "M-20 1.5q4-2 8 0t8 0t8 0t8 0t8 0"),
        ),
        "haringpakkerstoren": (
            ("wall", _wall(-8, 16, 17)),
            ("shade", _wall(3, 5, 17)),
            ("wall", _wall(-9, 18, 3, -17)),
            ("slate", _spire(-8, 16, 9, -20)),
            ("wall", _wall(-3.5, 7, 8, -24)),
            ("slate", _spire(-5, 10, 14, -32)),
            ("windows", _windows(-4, -9, 3, 4) + "M-1-27v-3M1-27v-3"),
            ("opening", _door(0)),
            ("lines", _vane(0, -46, 4)),
        ),
        "oude-waal": (
            ("lines", "M-9-7V-30M1-7V-36M10-7V-28M-18-6L-9-29L1-35L10-27L19-10"),
            ("sail", "M-14-26Q-9-24-4-26Q-3-20-5-15Q-9-14-13-15Q-15-21-14-26z"),
            ("sail", "M-4-32Q1-29 6-32Q7-24 5-18Q1-17-3-18Q-5-25-4-32z"),
            ("sail", "M6-24Q10-22 14-24Q15-18 13-14Q10-13 7-14Q5-19 6-24z"),
            ("hull", "M-19-8C-16-2-14 0-10 0H10C15 0 18-5 20-11L13-7H-12z"),
            ("lines", "M-15-4H16M1-36v-3h5l-1.4 1.5l1.4 1.5"),
            ("wave", "M-21 1.5q4-2 8 0t8 0t8 0t8 0t8 0"),
        ),
        "montelbaanstoren": (
            ("wall", _wall(-8, 16, 19)),
            ("shade", _wall(3, 5, 19)),
            ("wall", _wall(-6, 12, 6, -19) + _wall(-9, 18, 2, -18)),
            ("slate", _dome(-6, 12, 6, -25)),
            ("wall", _wall(-3.4, 6.8, 7, -29)),
            ("slate", _dome(-4, 8, 6, -36)),
            ("wall", _wall(-1.6, 3.2, 4, -40)),
            ("slate", _spire(-2.4, 4.8, 6, -44)),
            ("windows", _windows(-4, -10, 3, 4) + "M-1.4-31v-3M1.4-31v-3M-3-20.6v-2M3-20.6v-2"),
            ("opening", _door(0) + "M0-22.4a1.6 1.6 0 1 0 .1 0z"),
            ("lines", _vane(0, -50, 3.4)),
        ),
        "noordermarkt": (
            ("wall", _wall(-17, 34, 9)),
            ("roof", _roof(-18, 36, 8, -9, 5)),
            ("wall", "M-7 0V-11L0-19L7-11V0z"),
            ("shade", "M2 0V-17L7-11V0z"),
            ("wall", _wall(-2.2, 4.4, 6, -19)),
            ("slate", _spire(-3.2, 6.4, 9, -25)),
            ("windows", "M-13-2v-4M-10-2v-4M10-2v-4M13-2v-4M0-8v-5M-3-8v-3M3-8v-3"),
            ("opening", _door(0)),
            ("lines", _vane(0, -34, 3)),
        ),
        "korenmetershuisje": (
            ("roof", "M4-12L8-21H17L13-9z"),
            ("wall", "M4 0V-12H15V0z"),
            ("wall", _stepped(-9, 14, 12)),
            ("shade", "M5 0V-11H15V0z"),
            ("windows", _windows(-5.5, -7, 3, 3.4) + "M-2-13v-3M8-4v-3M12-4v-3"),
            ("opening", _door(-2)),
            ("lines", "M-11 0H17"),
        ),
        "oude-kerk": (
            ("wall", _wall(-6, 26, 9)),
            ("roof", _roof(-6, 27, 9, -9, 2)),
            ("wall", "M6 0V-11L10-17L14-11V0z"),
            ("wall", _wall(-16, 11, 22)),
            ("shade", _wall(-8.6, 3.6, 22)),
            ("slate", _roof(-16, 11, 4, -22, 2)),
            ("wall", _wall(-13.4, 5.8, 6, -26)),
            ("slate", _spire(-14.4, 7.8, 15, -32)),
            ("windows", "M-12.6-12v-5M-9-12v-5M-2-2v-4M2-2v-4M10-3v-6M17-2v-4"),
            ("opening", _door(-10.5)),
            ("lines", _vane(-10.5, -47, 3)),
        ),
        "waag": (
            ("wall", _wall(-12, 24, 13)),
            ("roof", _roof(-12, 24, 8, -13, 6)),
            ("wall", _wall(-3.4, 6.8, 10, -14)),
            ("slate", _spire(-5, 10, 9, -24)),
            ("wall", _wall(-18, 8, 13) + _wall(10, 8, 13)),
            ("shade", _wall(14.6, 3.4, 13) + _wall(6.6, 3.4, 13)),
            ("slate", _spire(-19.4, 10.8, 13, -13) + _spire(8.6, 10.8, 13, -13)),
            ("windows", "M-14-5v-3M14-5v-3M-6-6v-3M6-6v-3M0-17v-3"),
            ("opening", _door(0, 7)),
        ),
        "jordaan": (
            ("wall", _stepped(-18, 10, 9, 2)),
            ("wall", "M-8 0V-11L-3-18L2-11V0z"),
            ("wall", _stepped(2, 9, 11, 2)),
            ("wall", "M11 0V-9L14.5-14L18-9V0z"),
            ("roof", "M-9-10L-3-18.5L3-10L2-10L-3-16.6L-8-10z"),
            ("windows", "M-15-5v-3M-11-5v-3M-5-7v-3M-1-7v-3M5-7v-3M8-7v-3M14.5-5v-3"),
            ("opening", _door(-13, 4) + _door(-3, 4) + _door(6.5, 4)),
            ("lines", "M-20 0H20"),
        ),
        "jan-roodenpoortstoren": (
            ("wall", _wall(-9, 18, 20)),
            ("shade", _wall(4, 5, 20)),
            ("roof", _roof(-10, 20, 6, -20, 4.5)),
            ("wall", _wall(-4.4, 8.8, 8, -26)),
            ("slate", _dome(-5.6, 11.2, 8, -34)),
            ("wall", _wall(-1.5, 3, 3, -41)),
            ("slate", _spire(-2.2, 4.4, 5, -44)),
            ("windows", "M-5-12v-3M5-12v-3M0-12v-3M-2-28v-3.4M2-28v-3.4"),
            ("opening", "M-3.4 0v-5a3.4 3.4 0 0 1 6.8 0v5z"),
            ("lines", "M-9-9.6H9"),
        ),
        "dam": (
            ("wall", _wall(-18, 36, 16)),
            ("shade", _wall(12, 6, 16)),
            ("roof", _roof(-19, 38, 4, -16, 4)),
            ("wall", _wall(-7, 14, 18) + "M-8.4-18L0-24L8.4-18z"),
            ("wall", _wall(-3.6, 7.2, 6, -23)),
            ("slate", _dome(-4.4, 8.8, 7, -29)),
            ("windows", _windows(-16, -9, 4, 2.5) + _windows(8.5, -9, 4, 2.5)
             + _windows(-16, -2.4, 4, 2.5) + _windows(8.5, -2.4, 4, 2.5)
             + "M-4-9v-4M0-9v-4M4-9v-4M-1.4-25v-2.4M1.4-25v-2.4"),
            ("opening", _door(-3.6, 4.4) + _door(0, 4.4) + _door(3.6, 4.4)),
            ("lines", "M-18-6.8H18" + _vane(0, -36, 3)),
        ),
        "oost-indisch-huis": (
            ("wall", _wall(-19, 38, 12)),
            ("roof", _roof(-19, 38, 6, -12, 2)),
            ("wall", "M-7 0V-13Q-6-17-3-18Q-3-22 0-23Q3-22 3-18Q6-17 7-13V0z"),
            ("wall", _stepped(-19, 8, 11, 2) + _stepped(11, 8, 11, 2)),
            ("shade", "M3 0V-18Q6-17 7-13V0z"),
            ("windows", _windows(-17, -6, 3, 4) + _windows(9, -6, 3, 4)),
            ("windows", "M-3-10v-3M3-10v-3M0-16v-2.6"),
            ("opening", "M-2.6 0v-4a2.6 2.6 0 0 1 5.2 0v4z"),
        ),
        "westermarkt": (
            ("wall", _wall(-2, 20, 9)),
            ("roof", _roof(-2, 20, 8, -9, 3)),
            ("wall", _wall(-13, 12, 22)),
            ("shade", _wall(-5, 4, 22)),
            ("wall", _wall(-11.4, 8.8, 7, -22) + _wall(-14, 14, 1.6, -21.4)),
            ("wall", _wall(-10, 6, 6, -29)),
            ("slate", _dome(-11.4, 8.8, 8, -35)),
            ("crown", "M-9.6-44h5.2l.8-2.4l-1.9 1l-1.5-2l-1.5 2l-1.9-1z"),
            ("windows", "M-10-12v-5M-4-12v-5M-9-24v-3M-5-24v-3M-7-31v-3M4-3v-4M9-3v-4M14-3v-4"),
            ("opening", _door(-7)),
        ),
        "de-drie-hendricken": (
            ("green", "M-19 0L-13-8H13L19 0z"),
            ("lines", "M-15-1l3-5M-10-1l2-5M-5-1l1-5M0-1v-5M5-1l-1-5M10-1l-2-5M15-1l-3-5"),
            ("wall", "M-5-8L-3.4-24H3.4L5-8z"),
            ("shade", "M1.4-8L1-24H3.4L5-8z"),
            ("slate", "M-4.4-24Q0-32 4.4-24z"),
            ("lines", "M0-25L-14-37M0-25L14-37M0-25L-12-13M0-25L12-13"),
            ("sail", "M-13.4-37.6L-16-34.6L-5-25.6L-2.6-28.2zM13.4-37.6L16-34.6L5-25.6L2.6-28.2z"),
            ("sail", "M-11.4-12.4L-14-15.2L-4.6-23.4L-2-21zM11.4-12.4L14-15.2L4.6-23.4L2-21z"),
            ("opening", "M-1.6-8v-3.4a1.6 1.6 0 0 1 3.2 0V-8z"),
        ),
        "begijnhof": (
            ("wall", _wall(-5, 20, 9)),
            ("roof", _roof(-5, 21, 8, -9, 2)),
            ("wall", "M-8 0V-12L-3-19L2-12V0z"),
            ("wall", _wall(-4.4, 2.8, 5, -19)),
            ("slate", _spire(-5.2, 4.4, 7, -24)),
            ("wall", "M-19 0V-7L-15-13L-11-7V0z"),
            ("windows", "M-15-4v-3M-3-9v-4M5-3v-3M9-3v-3M13-3v-3"),
            ("opening", _door(-3)),
            ("green", "M18 0m-3-5a3.4 4 0 1 1 6 0a3.4 4 0 1 1-6 0z"),
            ("lines", "M18 0v-3M-20 0H21"),
        ),
        "munttoren": (
            ("wall", _wall(-3, 19, 10)),
            ("roof", _roof(-4, 21, 7, -10, 3)),
            ("wall", _wall(-13, 13, 16)),
            ("shade", _wall(-4, 4, 16)),
            ("wall", _wall(-11.5, 10, 8, -16) + _wall(-14, 15, 1.6, -15.4)),
            ("slate", _dome(-11.5, 10, 6, -24)),
            ("wall", _wall(-8.9, 4.8, 6, -29)),
            ("slate", _dome(-9.6, 6.2, 5, -35) + _spire(-7.8, 2.6, 7, -38)),
            ("windows", "M-10-8v-3M-3-8v-3M4-3v-3M8-3v-3M12-3v-3M-7.6-30v-3M-5.4-30v-3"),
            ("opening", _door(-6.5, 6) + "M-6.5-21.6a1.7 1.7 0 1 0 .1 0z"),
        ),
        "blauwbrug": (
            ("wave", "M-22 1q4-2 8 0t8 0t8 0t8 0t8 0t4 0"),
            ("wall", _ARCHES),
            ("lines", "M-22-10Q0-20 22-10M-22-7v-3M-16-9.3v-3M-10-10.9v-3M-4-11.8v-3M4-11.8v-3"),
            ("lines", "M10-10.9v-3M16-9.3v-3M22-7v-3"),
            ("crown", "M-3.4-15h2v-6h-2zM1.4-15h2v-6h-2z"),
        ),
    }
)  # fmt: skip

_SIZES: Final[Mapping[str, Point]] = MappingProxyType(
    {
        "nieuwe-waal": (38, 42),
        "haringpakkerstoren": (20, 50),
        "oude-waal": (42, 40),
        "montelbaanstoren": (20, 53),
        "noordermarkt": (36, 36),
        "korenmetershuisje": (28, 24),
        "oude-kerk": (40, 50),
        "waag": (40, 34),
        "jordaan": (40, 20),
        "jan-roodenpoortstoren": (22, 50),
        "dam": (38, 40),
        "oost-indisch-huis": (40, 24),
        "westermarkt": (34, 48),
        "de-drie-hendricken": (38, 38),
        "begijnhof": (42, 32),
        "munttoren": (32, 46),
        "blauwbrug": (44, 24),
    }
)
"""Width and height of each drawing, the foot in the middle of its lower edge."""


def landmark_size(location_id: str) -> Point | None:
    """How much room a location's landmark takes; None if it has none."""
    return _SIZES.get(location_id)


def draw_landmark(location_id: str) -> str:
    return "".join(element("path", d=data, class_=kind) for kind, data in _DRAWINGS[location_id])
