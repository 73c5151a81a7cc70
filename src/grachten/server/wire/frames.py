"""WebSocket frames: counting them without parsing, and the simplest kind, which most messages are.

Everything else about the protocol is the library's.
"""

import struct
from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""

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

    @property
    def is_between_frames(self) -> bool:
        """Has the last frame arrived to its end, and nothing of the next?"""
        return not self._rest and not self._begun


def text_frame(message: bytes) -> bytes:
    """A text message in one frame, as a server sends it."""
    length = len(message)
    if length < 126:
        return b"%c%c%b" % (WHOLE_TEXT, length, message)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length) + message
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length) + message


def is_whole_text(frame: bytes) -> bool:
    """Is this frame a whole text message from a client?"""
    return frame[0] == WHOLE_TEXT and frame[1] >= MASKED


def text_of(frame: bytes) -> bytes:
    """The message in such a frame."""
    at = 2 + LONGER.get(frame[1] & LENGTH, 0)
    return apply_mask(frame[at + MASK_BYTES :], frame[at : at + MASK_BYTES])


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
