"""Fonts of this machine, for letters that the drawing's own fonts lack: names in other scripts.

A font comes in only where it is needed, so most drawings look the same on every machine. Whatever
no font can write is for the caller to replace: `can_write` says so beforehand.
"""

import os
import struct
import sys
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Final

from grachten.drawing.fonts import has_letter

SUFFIXES: Final = frozenset({".ttf", ".otf", ".ttc", ".otc"})
MOST_FILES: Final = 5000
"""Font files that are looked at."""

STYLED: Final = ("bold", "italic", "oblique", "light", "thin", "black", "condensed", "mono")
"""Words in the name of a file that is not the plain face."""


def can_write(words: str) -> bool:
    """Do the drawing's own font and those of this machine have all of these letters?"""
    return _chosen(_lacking(words))[1]


def fonts_for(words: str) -> tuple[Path, ...]:
    """As few files as will do for the letters that the drawing's own font lacks."""
    return _chosen(_lacking(words))[0]


def font_folders() -> tuple[Path, ...]:
    """Where systems keep fonts."""
    home = Path.home()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", str(home / "AppData" / "Local"))
        windows = os.environ.get("SYSTEMROOT", "C:\\Windows")
        return Path(windows, "Fonts"), Path(local, "Microsoft", "Windows", "Fonts")
    if sys.platform == "darwin":
        return Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"
    given = os.environ.get("XDG_DATA_HOME") or str(home / ".local" / "share")
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [Path(each, "fonts") for each in (*shared.split(":"), given) if each]
    return *folders, home / ".fonts"


def letters_in(path: Path, letters: frozenset[str]) -> frozenset[str]:
    """Which of these letters a font file has: none if it can't be read."""
    try:
        with path.open("rb") as file:
            table = _character_map(file)
            return frozenset(letter for letter in letters if _has(table, ord(letter)))
    except (OSError, struct.error):
        return frozenset()


def _lacking(words: str) -> frozenset[str]:
    """Letters that the drawing's own font lacks; what only shapes others need not be there."""
    return frozenset(
        letter
        for letter in set(words)
        if not has_letter(letter)
        and unicodedata.category(letter) not in ("Cc", "Cf")
        and not 0xFE00 <= ord(letter) <= 0xFE0F  # selects a variant of the letter before it
    )


@lru_cache(maxsize=1024)
def _chosen(letters: frozenset[str]) -> tuple[tuple[Path, ...], bool]:
    """The fonts, and whether they have all of the letters."""
    missing, chosen = set(letters), []
    if missing:
        for path in _files():
            if found := letters_in(path, frozenset(missing)):
                chosen.append(path)
                missing -= found
            if not missing:
                break
    return tuple(chosen), not missing


@lru_cache(maxsize=1)
def _files() -> tuple[Path, ...]:
    """Plain faces first, and among them those with serifs, as the drawing's own font."""
    found = [path for folder in font_folders() for path in _files_in(folder)]
    return tuple(sorted(found[:MOST_FILES], key=_unlike))


def _files_in(folder: Path) -> Iterator[Path]:
    for where, _, names in os.walk(folder):
        for name in names:
            if Path(name).suffix.lower() in SUFFIXES:
                yield Path(where, name)


def _unlike(path: Path) -> tuple[bool, bool, str]:
    name = path.name.lower()
    return any(word in name for word in STYLED), "serif" not in name, str(path)


# The table of a font that says which character has which glyph


def _character_map(file: BinaryIO) -> bytes:
    """The font's `cmap`; of a collection, that of its first font."""
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        start = _long(file.read(4), 0)
    file.seek(start + 4)
    count = _short(file.read(8), 0)
    for _ in range(count):
        name, _, offset, length = struct.unpack(">4sLLL", file.read(16))
        if name == b"cmap":
            file.seek(offset)
            return file.read(length)
    return b"\0\0\0\0"


def _has(table: bytes, letter: int) -> bool:
    for index in range(_short(table, 2)):
        at = _long(table, 8 + 8 * index)
        kind = _short(table, at)
        if kind == 4 and letter <= 0xFFFE and _has_in_segments(table, at, letter):
            return True
        if kind == 12 and _has_in_groups(table, at, letter):
            return True
    return False


def _has_in_segments(table: bytes, at: int, letter: int) -> bool:
    """Format 4: segments by their last characters, each with a shift or its own list of glyphs."""
    doubled = _short(table, at + 6)
    lasts = struct.unpack_from(f">{doubled // 2}H", table, at + 14)
    place = next((place for place, last in enumerate(lasts) if last >= letter), None)
    if place is None:
        return False
    first_at = at + 16 + doubled + 2 * place
    first = _short(table, first_at)
    if letter < first:
        return False
    delta, jump_at = _short(table, first_at + doubled), first_at + 2 * doubled
    jump = _short(table, jump_at)
    glyph = _short(table, jump_at + jump + 2 * (letter - first)) if jump else letter
    return bool(glyph and (glyph + delta) % 0x10000)


def _has_in_groups(table: bytes, at: int, letter: int) -> bool:
    """Format 12: groups of characters, with the glyph of the first."""
    count = _long(table, at + 12)
    numbers = struct.unpack_from(f">{3 * count}L", table, at + 16)
    return any(
        first <= letter <= last and glyph + letter - first
        for first, last, glyph in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    )


def _short(data: bytes, at: int) -> int:
    found: int = struct.unpack_from(">H", data, at)[0]
    return found


def _long(data: bytes, at: int) -> int:
    found: int = struct.unpack_from(">L", data, at)[0]
    return found
