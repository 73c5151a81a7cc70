"""The page's own sounds, rendered in a browser without loudspeakers, as numbers."""

import base64
import subprocess
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, Route

from support.node import find_node, package

RATE: Final = 44100
SOUNDS: Final = Path(__file__).parents[3] / "web" / "src" / "sound"
MODULES: Final = ("score", "room")

TRANSPILE: Final = """
const { readFileSync } = require("node:fs");
const ts = require(process.argv[1]);
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const source = readFileSync(process.argv[2], "utf8");
process.stdout.write(ts.transpileModule(source, { compilerOptions: options }).outputText);
"""

RENDER: Final = """
async ([base, name, count, volume]) => {
  const { voices, duration, loudness } = await import(`${base}/score.js`);
  const { openRoom, sound } = await import(`${base}/room.js`);
  const score = voices(name, count);
  const rate = 44100;
  const context = new OfflineAudioContext(1, Math.ceil((duration(score) + 0.3) * rate), rate);
  const room = openRoom(context, loudness(volume));
  for (const voice of score) sound(voice, room, 0.005);
  const samples = (await context.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}
"""

Samples = NDArray[np.float64]


@cache
def _script(module: str) -> str:
    """A module of the page as JavaScript; it needs nothing but its neighbour's types."""
    node, _ = find_node()
    source = SOUNDS / f"{module}.ts"
    command = [node, "-e", TRANSPILE, str(package("typescript")), str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def offer_sounds(page: Page, address: str) -> str:
    """Make the modules of the sounds loadable by the page; returns where."""
    base = f"{address}/sounds-to-be-measured"
    for module in MODULES:
        page.route(f"{base}/{module}.js", _answering(_script(module)))
    return base


def _answering(script: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=script, content_type="text/javascript")


def render(page: Page, base: str, name: str, count: int = 1, volume: int = 100) -> Samples:
    """A sound as it would be heard, with a third of a second of silence after it."""
    said: str = page.evaluate(RENDER, [base, name, count, volume])
    return np.frombuffer(base64.b64decode(said), dtype="<f4").astype(np.float64)


def length_of(samples: Samples) -> float:
    """Seconds until it has fallen to a thousandth of its peak for good."""
    loud = np.flatnonzero(np.abs(samples) > np.abs(samples).max() / 1000)
    return float(loud[-1]) / RATE


def share(samples: Samples, low: float, high: float) -> float:
    """How much of a sound's energy lies between two frequencies."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    at = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(power[(at >= low) & (at < high)].sum() / power.sum())


def bands(samples: Samples) -> NDArray[np.float64]:
    """The energy by thirds of an octave, and by sixteenths of its first second: what it is like."""
    edges = 50 * 2.0 ** (np.arange(27) / 3)
    pitch = np.array([share(samples, low, high) for low, high in pairwise(edges)])
    pieces = np.array_split(np.pad(samples, (0, max(0, RATE - len(samples))))[:RATE], 16)
    time = np.array([float((piece**2).sum()) for piece in pieces])
    return np.sqrt(np.concatenate([pitch, time / time.sum()]))
