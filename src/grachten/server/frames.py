"""Counting WebSocket frames in a stream of bytes, without taking them apart."""

from typing import Final

MASKED: Final = 0x80
LENGTH: Final = 0x7F
MASK_BYTES: Final = 4
LONGER: Final = {126: 2, 127: 8}
"""Lengths that stand for a longer one, and in how many bytes that one follows."""


class FrameCounter:
    """Finds where frames begin. Of a frame it reads only how long it is.

    A parser does a hundred times as much work for each frame: whoever sends a million of them must
    be noticed before.
    """

    __slots__ = ("_begun", "_rest")

    def __init__(self) -> None:
        self._begun = b""
        self._rest = 0

    def count(self, data: bytes, most: int) -> int:
        """How many frames have their first bytes here; `most` when there are that many or more."""
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
    """Where the frame ends that begins here, if its length is known already."""
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
