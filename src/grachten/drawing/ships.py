"""Ships on the water: a fluyt, a yacht and a boat, as definitions to be placed."""

from typing import Final

from grachten.drawing.svg import element, moved, use

_FLUYT: Final = (
    ("rope", "M-33-14L-17-46L0-58L17-48L27-22M-17-46L-24-12M0-58L-8-8M0-58L8-8M17-48L24-12"),
    ("rope", "M-26-13L-44-22M-33-14L-17-40"),
    ("mast", "M-17-9V-48M0-8V-60M17-10V-49M-26-12L-45-22"),
    ("sail", "M-26-43Q-17-39-9-43Q-6-33-9-24Q-17-20-26-24Q-29-34-26-43z"),
    ("sail", "M-12-54Q0-49 11-54Q14-45 12-37Q0-33-12-37Q-15-46-12-54z"),
    ("sail", "M-15-35Q0-30 14-35Q18-25 15-15Q0-10-14-15Q-18-26-15-35z"),
    ("sail", "M10-45Q17-41 24-45Q27-36 25-28Q18-25 10-28Q8-37 10-45z"),
    ("sail", "M17-26L31-22Q28-16 19-14z"),
    ("hull", "M-34-12C-31-4-28 0-22 1H20C28 1 31-6 34-20L27-21L25-13L12-10H-22L-30-14z"),
    ("rope", "M-31-8C-20-5 10-4 30-11M-28-4C-18-2 12-1 29-6M28-18L33-17"),
    ("port", "M-18-4h2M-10-3.4h2M-2-3.2h2M6-3.6h2M14-4.6h2"),
    ("flag", "M0-60h9l-2.4 2l2.4 2h-9zM-17-48h7l-2 1.6l2 1.6h-7zM17-49h7l-2 1.6l2 1.6h-7z"),
    ("flag", "M34-20v-9h8l-2 2l2 2h-8z"),
    ("wave", "M-40 3q5-3 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0M-30 6q5-2.4 10 0t10 0t10 0t10 0"),
)  # fmt: skip
_YACHT: Final = (
    ("mast", "M0-5V-42M-18-8L-27-13M0-12L22-36"),
    ("sail", "M1-13L22-35L2-38Q5-25 1-13z"),
    ("sail", "M-1-38L-24-13Q-10-12-2-10Q0-24-1-38z"),
    ("hull", "M-20-8C-17-1-13 1-8 1H12C16 1 19-4 20-11L13-7H-13z"),
    ("rope", "M-18-5C-8-2 10-2 18-6"),
    ("flag", "M0-42h8l-2.4 1.8l2.4 1.8h-8z"),
    ("wave", "M-24 3q4-2.4 8 0t8 0t8 0t8 0t8 0t6 0"),
)
_BOAT: Final = (
    ("mast", "M-1-2V-19M-8-5L8 3M4-5L-4 3"),
    ("sail", "M0-18Q8-12 9-4L0-4z"),
    ("hull", "M-11-4Q-8 1-4 1H5Q9 1 11-5Q0-2-11-4z"),
    ("wave", "M-13 2.6q3-2 6 0t6 0t6 0t6 0"),
)
_KINDS: Final = {"fluyt": _FLUYT, "yacht": _YACHT, "boat": _BOAT}


def ship_definitions() -> str:
    return "".join(
        element(
            "g",
            *(element("path", d=data, class_=part) for part, data in parts),
            id=f"map-{kind}",
            class_="map-ship",
        )
        for kind, parts in _KINDS.items()
    )


def draw_ship(kind: str, x: float, y: float, size: float) -> str:
    """A ship at its waterline; a negative size turns it round."""
    return use(f"map-{kind}", transform=f"{moved(x, y)}scale({size:g} {abs(size):g})")
