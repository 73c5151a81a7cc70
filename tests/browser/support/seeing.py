"""How different two pictures look: in CIELAB, and to eyes that lack one kind of cones."""

import base64
from typing import Final

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Picture = NDArray[np.float64]
"""Rows of pixels, each red, green and blue from 0 to 1 in linear light."""

_PIXELS: Final = """
async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paper = canvas.getContext("2d");
  paper.drawImage(picture, 0, 0);
  const { data } = paper.getImageData(0, 0, picture.width, picture.height);
  let text = "";
  for (let at = 0; at < data.length; at += 32768)
    text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [picture.width, picture.height, btoa(text)];
}
"""

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
CONES: Final = {
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}

_XYZ: Final = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE: Final = np.array([0.95047, 1.0, 1.08883])
"""D65."""


def decoded(png: bytes, blank: Page) -> Picture:
    """A screenshot as numbers, by the browser's own decoder; `blank` is any page without rules."""
    width, height, data = blank.evaluate(_PIXELS, base64.b64encode(png).decode())
    shown = np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[..., :3]
    coded = shown / 255
    linear: Picture = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    return linear


def lab(picture: Picture) -> NDArray[np.float64]:
    """L*, a* and b* of every pixel (CIE 1976)."""
    xyz = np.clip(picture, 0, 1) @ _XYZ.T / _WHITE
    small = (6 / 29) ** 3
    f = np.where(xyz > small, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def reached(differences: NDArray[np.float64], area: int) -> float:
    """The difference that at least `area` pixels reach."""
    return float(np.sort(differences, axis=None)[-area])


def colour_distance(one: Picture, other: Picture, area: int) -> float:
    """How far apart two pictures are in CIELAB, in at least so many pixels."""
    return reached(np.linalg.norm(lab(one) - lab(other), axis=-1), area)


def shape_distance(one: Picture, other: Picture, cones: str, area: int) -> float:
    """The same by lightness alone, as eyes without these cones see it: what is left is shape."""
    seen = [lab(picture @ CONES[cones].T)[..., 0] for picture in (one, other)]
    return reached(np.abs(seen[0] - seen[1]), area)
