"""PNG files read back: exactly the pixels that were drawn."""

import struct
import zlib

import numpy as np
import pytest

from grachten.drawing import render_png
from grachten.env.pixels import pixels_of


def test_a_picture_comes_back_as_it_was_drawn() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">'
        '<rect width="2" height="2" fill="#c83214"/>'
        '<rect x="2" width="1" height="1" fill="#0a64ff"/></svg>'
    )
    pixels = pixels_of(render_png(svg, 4))
    assert pixels.shape == (2, 4, 3)
    assert pixels[0].tolist() == [[200, 50, 20], [200, 50, 20], [10, 100, 255], [255, 255, 255]]
    assert pixels[1].tolist() == [[200, 50, 20], [200, 50, 20], [255] * 3, [255] * 3]


def test_every_filter_is_undone() -> None:
    """Lines written with each of the five filters, by the definition in the PNG standard."""
    rng = np.random.default_rng(1)
    picture = rng.integers(0, 256, (10, 6, 4), np.uint8)
    picture[..., 3] = 255
    rows = picture.reshape(10, -1).astype(int)
    lines = b""
    for y, row in enumerate(rows):
        way = y % 5
        above = rows[y - 1] if y else np.zeros_like(row)
        left = np.concatenate([np.zeros(4, int), row[:-4]])
        corner = np.concatenate([np.zeros(4, int), above[:-4]])
        paeth = [
            min((abs(a + b - c - x), place, x) for place, x in enumerate((a, b, c)))[2]
            for a, b, c in zip(left, above, corner, strict=True)
        ]
        foretold = (0 * row, left, above, (left + above) // 2, np.array(paeth))[way]
        lines += bytes([way]) + ((row - foretold) % 256).astype(np.uint8).tobytes()
    png = b"\x89PNG\r\n\x1a\n"
    header = struct.pack(">IIBBBBB", 6, 10, 8, 6, 0, 0, 0)
    for name, data in ((b"IHDR", header), (b"IDAT", zlib.compress(lines)), (b"IEND", b"")):
        png += (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )
    assert np.array_equal(pixels_of(png), picture[..., :3])


def test_other_files_are_refused() -> None:
    with pytest.raises(ValueError, match="not a PNG"):
        pixels_of(b"GIF89a")
    grey = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR"
    grey += struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0) + bytes(4)
    with pytest.raises(ValueError, match="8 bits"):
        pixels_of(grey)
