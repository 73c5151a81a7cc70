"""From a PNG to pixels: the few lines of the format that our own pictures need."""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from grachten.env.core.compilation import compiled

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = 4


def pixels_of(png: bytes) -> NDArray[np.uint8]:
    """The picture as (height, width, 3) bytes, on white where it is transparent.

    Pictures with 8 bits for each of red, green, blue and opacity, as `render_png` draws them.
    """
    chunks = list(_chunks(png))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if (depth, kind, interlaced) != (8, 6, 0):
        raise ValueError("Only pictures with 8 bits for red, green, blue and opacity can be read.")
    packed = b"".join(data for name, data in chunks if name == b"IDAT")
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, -1)
    picture = np.zeros((height, width * _CHANNELS), np.uint8)
    undo_filters(lines, picture)
    colours = picture.reshape(height, width, _CHANNELS).astype(np.uint16)
    opacity = colours[..., 3:]
    mixed = (colours[..., :3] * opacity + 255 * (255 - opacity)) // 255
    return mixed.astype(np.uint8)


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    if not png.startswith(_SIGNATURE):
        raise ValueError("This is not a PNG.")
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


@compiled
def undo_filters(lines: NDArray[np.uint8], picture: NDArray[np.uint8]) -> None:
    """Each byte was written less what its neighbours foretell, in a way that each line names."""
    height, width = picture.shape
    for y in range(height):
        way = lines[y, 0]
        for x in range(width):
            left = int(picture[y, x - 4]) if x >= 4 else 0
            above = int(picture[y - 1, x]) if y > 0 else 0
            corner = int(picture[y - 1, x - 4]) if x >= 4 and y > 0 else 0
            foretold = 0
            if way == 1:
                foretold = left
            elif way == 2:
                foretold = above
            elif way == 3:
                foretold = (left + above) // 2
            elif way == 4:
                foretold = nearest(left, above, corner)
            picture[y, x] = np.uint8((int(lines[y, x + 1]) + foretold) & 255)


@compiled
def nearest(left: int, above: int, corner: int) -> int:
    """Paeth's choice of the three."""
    guess = left + above - corner
    if abs(guess - left) <= abs(guess - above) and abs(guess - left) <= abs(guess - corner):
        return left
    return above if abs(guess - above) <= abs(guess - corner) else corner
