"""The fonts that come with the drawing, and how wide words are in them."""

import unicodedata
from base64 import b64encode
from contextlib import AbstractContextManager
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

Font = Literal["roman", "small-capitals"]

FAMILY: Final[dict[Font, str]] = {
    "roman": "IM FELL English",
    "small-capitals": "IM FELL English SC",
}
_FILE: Final[dict[Font, str]] = {
    "roman": "IMFellEnglish-Regular.ttf",
    "small-capitals": "IMFellEnglishSC-Regular.ttf",
}
_UNKNOWN_WIDTH: Final = 0.6
_WIDE: Final = 1.0
"""Of characters that the font does not have, in ems: about those of a fallback font."""

_RISE: Final = (0.4, 0.4, 0.4, 0.4, 0.4, 0.42, 0.66, 0.4, 0.66, 0.4)
_FALL: Final = (0.0, 0.0, 0.0, -0.2, -0.2, -0.2, 0.0, -0.22, 0.0, -0.2)
"""How far each numeral of these fonts reaches above and below the baseline, in ems."""


def font_folder() -> AbstractContextManager[Path]:
    """The fonts as a folder on disk, for as long as the context lasts."""
    return as_file(_folder())


def font_face(font: Font) -> str:
    """A CSS rule that carries the font in itself."""
    data = b64encode(_read(font)).decode("ascii")
    source = f"url(data:font/ttf;base64,{data}) format('truetype')"
    return f"@font-face{{font-family:'{FAMILY[font]}';src:{source}}}"


def text_width(words: str, size: float, font: Font = "roman") -> float:
    """The width of the words without kerning, which changes a name by a hundredth or two.

    Where the font lacks a letter, another font writes all of the words if it can; its letters are
    wider than these.
    """
    widths = _advances(font)
    if all(ord(letter) in widths for letter in words):
        return size * sum(widths[ord(letter)] for letter in words)
    return size * sum(map(_unknown_width, words))


def has_letter(letter: str, font: Font = "roman") -> bool:
    return ord(letter) in _advances(font)


def _unknown_width(letter: str) -> float:
    """A mark stands on the letter before it; Chinese, Japanese and Korean letters fill a square."""
    if unicodedata.combining(letter):
        return 0.0
    return _WIDE if unicodedata.east_asian_width(letter) in ("W", "F") else _UNKNOWN_WIDTH


def numeral_drop(digits: str, size: float) -> float:
    """From the middle of a circle down to the baseline of the old-style numerals in it."""
    top = max(_RISE[int(digit)] for digit in digits)
    bottom = min(_FALL[int(digit)] for digit in digits)
    return size * (top + bottom) / 2


def _folder() -> Traversable:
    return files("grachten.drawing") / "fonts"


@cache
def _read(font: Font) -> bytes:
    return (_folder() / _FILE[font]).read_bytes()


@cache
def _advances(font: Font) -> dict[int, float]:
    """Advance width in ems by character, read from the font's own tables."""
    data = _read(font)
    count = _short(data, 4)
    tables = {data[at : at + 4]: _long(data, at + 8) for at in range(12, 12 + 16 * count, 16)}
    em = _short(data, tables[b"head"] + 18)
    metrics = _short(data, tables[b"hhea"] + 34)

    def advance(glyph: int) -> float:
        at = tables[b"hmtx"] + 4 * min(glyph, metrics - 1)
        return _short(data, at) / em

    return {letter: advance(glyph) for letter, glyph in _glyphs(data, tables[b"cmap"]).items()}


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Glyph by character: the segments of a format 4 character map."""
    count = _short(data, cmap + 2)
    starts = (cmap + _long(data, cmap + 8 + 8 * index) for index in range(count))
    start = next(at for at in starts if _short(data, at) == 4)
    doubled = _short(data, start + 6)
    glyphs: dict[int, int] = {}
    for index in range(doubled // 2):
        last_at = start + 14 + 2 * index
        first_at = last_at + doubled + 2
        last = _short(data, last_at)
        first = _short(data, first_at)
        delta = _short(data, first_at + doubled)
        jump_at = first_at + 2 * doubled
        jump = _short(data, jump_at)
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if jump:
                glyph = _short(data, jump_at + jump + 2 * (letter - first))
            glyphs[letter] = (glyph + delta) % 0x10000
    return glyphs


def _short(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "big")


def _long(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "big")
