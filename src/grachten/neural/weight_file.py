"""The file of a network's weights: two lines of text, then the numbers.

The first line is `grachten weights 1`. The second is JSON: `board`, the id of the board that it was
trained on; `observation`, the version of the observations; `heads`, what comes out and how many
numbers of each, in order; `sha256`, the digest of everything after this line; and `arrays`, names
and shapes. Then come the arrays one after the other, in little-endian half precision, rows first.
"""

import hashlib
import json
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import OBSERVATION_VERSION
from grachten.rules import GrachtenError

FIRST_LINE: Final = b"grachten weights 1"
KIND: Final = np.dtype("<f2")


@dataclass(frozen=True)
class WeightFile:
    """What such a file holds."""

    board: str
    heads: dict[str, int]
    arrays: dict[str, NDArray[np.float32]]


def read_weights(path: Path) -> WeightFile:
    """Read and check a file of weights."""
    try:
        first, _, rest = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise GrachtenError(f"{path} can't be read: {error.strerror}.") from None
    if first != FIRST_LINE:
        raise GrachtenError(f"{path} is not a file of weights.")
    text, _, content = rest.partition(b"\n")
    header = _header(path, text)
    if header["observation"] != OBSERVATION_VERSION:
        raise GrachtenError(
            f"{path} is for observations of version {header['observation']},"
            f" not {OBSERVATION_VERSION}."
        )
    sizes = [prod(shape) for shape in header["arrays"].values()]
    is_whole = len(content) == KIND.itemsize * sum(sizes)
    if not is_whole or hashlib.sha256(content).hexdigest() != header["sha256"]:
        raise GrachtenError(f"{path} is damaged: its checksum does not match.")
    parts = np.split(np.frombuffer(content, KIND).astype(np.float32), np.cumsum(sizes)[:-1])
    named = zip(header["arrays"].items(), parts, strict=True)
    arrays = {name: part.reshape(shape) for (name, shape), part in named}
    return WeightFile(header["board"], header["heads"], arrays)


def _header(path: Path, text: bytes) -> dict[str, Any]:
    try:
        header: dict[str, Any] = json.loads(text)
    except ValueError:
        raise GrachtenError(f"{path} is damaged: its second line is not JSON.") from None
    return header
