"""Writes src/grachten/server/people/lookalikes.txt: `python tools/lookalikes.py`.

Which characters look alike is a table of the Unicode Consortium (UTS 39, confusables). It is read
here from ICU, the consortium's own library, which most systems have; the game itself does not need
ICU. What compatibility normalisation (NFKC) makes equal anyway is left out.
"""

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parents[1] / "src" / "grachten" / "server" / "people" / "lookalikes.txt"
HEAD = """\
# Characters and what they look like, from the confusables of Unicode {version} (UTS 39).
# Copyright © 1991-2023 Unicode, Inc.; see LICENSE-UNICODE.txt. Written by tools/lookalikes.py.
# Each line: what it looks like, a colon, and the characters that do, as code points.
"""
ROOM = 400


class Icu:
    """ICU's spoof checker, by its C interface, whose names end in the library's version."""

    def __init__(self) -> None:
        name = ctypes.util.find_library("icui18n")
        if name is None:
            sys.exit("This needs ICU: the library icui18n.")
        self._library = ctypes.CDLL(name)
        found = re.search(r"\d+", name.partition(".so")[2])
        self._suffix = f"_{found[0]}" if found else ""
        opening = self._function("uspoof_open")
        opening.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opening(ctypes.byref(ctypes.c_int(0))))

    def _function(self, name: str) -> Any:
        return getattr(self._library, name + self._suffix)

    @property
    def unicode(self) -> str:
        version = (ctypes.c_uint8 * 4)()
        self._function("u_getUnicodeVersion")(version)
        return ".".join(map(str, version[:2]))

    def skeleton(self, text: str) -> str:
        status, found = ctypes.c_int(0), ctypes.create_string_buffer(ROOM)
        sent = text.encode()
        length = self._function("uspoof_getSkeletonUTF8")(
            self._checker, 0, sent, len(sent), found, ROOM, ctypes.byref(status)
        )
        if status.value > 0:
            sys.exit(f"ICU failed on {text!r} with error {status.value}.")
        return found.raw[:length].decode()


def plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


def table(icu: Icu) -> dict[str, list[str]]:
    """Characters by what they look like, which itself looks like nothing else."""
    alike: dict[str, list[str]] = {}
    for number in range(sys.maxunicode + 1):
        letter = chr(number)
        if unicodedata.category(letter)[0] in "CZ" or plain(letter) != letter:
            continue
        looks, before = icu.skeleton(letter), ""
        while looks != before:  # where one stands for a compatibility character, go on
            looks, before = icu.skeleton(plain(looks)), looks
        if looks != letter:
            alike.setdefault(looks, []).append(letter)
    return alike


def codes(text: str) -> str:
    return " ".join(f"{ord(letter):04X}" for letter in text)


def main() -> None:
    icu = Icu()
    lines = [f"{codes(looks)}: {codes(''.join(letters))}" for looks, letters in table(icu).items()]
    TABLE.write_text(HEAD.format(version=icu.unicode) + "\n".join(sorted(lines)) + "\n", "utf-8")
    print(f"{len(lines)} lines in {TABLE}.")


if __name__ == "__main__":
    main()
