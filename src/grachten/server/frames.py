"""Counting WebSocket frames in a stream of bytes, without parsing them."""

from typing import Final

MASKED: Final = 0x80
LENGTH: Final = 0x7F
MASK_BYTES: Final = 4
LONGER: Final = {126: 2, 127: 8}
"""Length codes that mean "longer", and how many bytes then hold the length."""


class FrameCounter:
    """Finds where frames begin, reading nothing but their lengths.

    A parser does a hundred times as much work per frame: a client that sends a million of them
    must be caught before.
    """

    __slots__ = ("_begun", "_rest")

    def __init__(self) -> None:
        self._begun = b""
        self._rest = 0

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in this data, counting up to `most`."""
        data = self._begun + data
        at, found = self._rest, 0
        while found < most:
            after = _end_of_frame(data, at)
            if after is None:
                break
            at = after
            found += 1
        self._begun = data[at:] if found < most else b""
        self._rest = max(0, at - len(data))
        return found


def _end_of_frame(data: bytes, at: int) -> int | None:
    """Where the frame that begins here ends, if its length has arrived."""
    if at + 2 > len(data):
        return None
    length = data[at + 1] & LENGTH
    mask = MASK_BYTES if data[at + 1] & MASKED else 0
    more = LONGER.get(length, 0)
    if more:
        if at + 2 + more > len(data):
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + more])
    return at + 2 + more + mask + length
