"""Words on a picture, made to fit the room that there is for them."""

from typing import Final

from grachten.drawing.fonts import Font, text_width
from grachten.drawing.style import INK, ROMAN, SMALL_CAPITALS
from grachten.drawing.svg import Attribute, text

SOFT: Final = "#5f4d39"
"""Ink for what is read second."""

_FAMILY: Final[dict[Font, str]] = {"roman": ROMAN, "small-capitals": SMALL_CAPITALS}
_SMALLEST: Final = 0.72
"""Words are made smaller down to this share of their size, and cut from there on."""


def letter(  # noqa: PLR0913, PLR0917 - what, where, and how
    words: str,
    x: float,
    y: float,
    size: float,
    room: float,
    font: Font = "roman",
    **attributes: Attribute,
) -> str:
    """Words on one line that are no wider than `room`. The fonts have no minus sign, and no narrow
    space: a dash is as wide as the one, and another space does for the other."""
    words = words.replace("−", "–").replace("\u202f", "\u00a0")
    share = room / max(text_width(words, size, font), 1.0)
    if share < 1:
        size *= max(share, _SMALLEST)
        words = _cut(words, size, room, font)
    style: dict[str, Attribute] = {"fill": INK, **attributes}
    return text(words, x, y, font_size=size, font_family=_FAMILY[font], **style)


def _cut(words: str, size: float, room: float, font: Font) -> str:
    if text_width(words, size, font) <= room:
        return words
    while words and text_width(words + "…", size, font) > room:
        words = words[:-1]
    return words.rstrip() + "…"
