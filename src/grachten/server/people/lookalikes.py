"""What a text looks like. Two texts that share a look can be mistaken for each other.

The table is Unicode's (UTS 39): Latin a and Cyrillic а, O and 0, rn and m. It is included as data:
ICU, the library that has it, is large, and no small Python package builds skeletons from it.
"""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Final

OVERLAY: Final = 1
POINTS: Final = range(10, 36)
ACCENTS_FROM: Final = 200
"""Combining classes: marks struck through a letter, Hebrew and Arabic points, and accents above,
below and on a letter. Marks of the other classes are letters of their own, as in Hindi or Thai."""


KEPT: Final = 2048
"""Texts whose looks are kept in memory: in a large event everybody's name is compared with all."""


@lru_cache(maxsize=KEPT)
def looks(text: str) -> frozenset[str]:
    """The looks of a text, whatever its case and its accents.

    There may be two: a capital I looks like a small l, but is also a capital i.
    """
    plain = unicodedata.normalize("NFKC", text)
    return frozenset((_skeleton(plain.casefold()), _skeleton(plain).casefold()))


def is_accent(letter: str) -> bool:
    """Is it a mark that can go on any letter?"""
    place = unicodedata.combining(letter)
    return place == OVERLAY or place >= ACCENTS_FROM


def is_selector(letter: str) -> bool:
    """Does it select a variant of the character before it?"""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _skeleton(text: str) -> str:
    bare = "".join(filter(_is_seen, unicodedata.normalize("NFD", text)))
    alike = unicodedata.normalize("NFD", bare.translate(_table()))
    return "".join(filter(_is_seen, alike))


def _is_seen(letter: str) -> bool:
    """Is it visible, and more than an accent?"""
    return not (
        is_accent(letter)
        or is_selector(letter)
        or unicodedata.combining(letter) in POINTS
        or unicodedata.category(letter) == "Cf"
    )


@cache
def _table() -> dict[int, str]:
    source = resources.files(__package__) / "lookalikes.txt"
    table = {}
    for line in source.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            looks_like, _, letters = line.partition(": ")
            shown = "".join(chr(int(code, 16)) for code in looks_like.split())
            table.update({int(code, 16): shown for code in letters.split()})
    return table
