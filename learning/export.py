"""Write a network's weights to a plain file for playing::

    python -m learning.export build/learning/run neural.weights

`grachten.neural.weight_file` describes the file.
"""

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch

from grachten.env.observation import ACTIONS, OBSERVATION_VERSION, SIZE
from grachten.files import replacing
from grachten.neural.weight_file import FIRST_LINE, KIND, read_weights
from grachten.rules.board import DEFAULT_BOARD
from learning.checkpoints import load_average
from learning.network import HEADS, Network, Shape

WEIGHTS: Final = "neural.weights"


def export(network: Network, path: Path, heads: Sequence[str] = tuple(HEADS)) -> None:
    """Write the file with these heads, in this order, without what pads a matrix for the GPU."""
    arrays = {
        name: value.detach().float().cpu().numpy() for name, value in network.state_dict().items()
    }
    arrays["enter.weight"] = arrays["enter.weight"][:, :SIZE]
    sizes = {**HEADS, "policy": ACTIONS}
    starts = dict(zip(HEADS, np.cumsum([0, *HEADS.values()]).tolist(), strict=False))
    used = np.concatenate([np.arange(starts[name], starts[name] + sizes[name]) for name in heads])
    for name in ("heads.weight", "heads.bias"):
        arrays[name] = arrays[name][used]
    if any(np.abs(array).max() > np.finfo(KIND).max for array in arrays.values()):
        raise ValueError("Some weights are too large for half precision.")
    halves = {name: np.ascontiguousarray(array, KIND) for name, array in arrays.items()}
    content = b"".join(array.tobytes() for array in halves.values())
    header = {
        "board": DEFAULT_BOARD,
        "observation": OBSERVATION_VERSION,
        "heads": {name: sizes[name] for name in heads},
        "sha256": hashlib.sha256(content).hexdigest(),
        "arrays": {name: list(array.shape) for name, array in halves.items()},
    }
    with replacing(path) as file:
        file.write_bytes(FIRST_LINE + b"\n" + json.dumps(header).encode() + b"\n" + content)


def read_network(path: Path) -> Network:
    """The network of an exported file that has all heads, to go on from."""
    arrays = {name: torch.from_numpy(array) for name, array in read_weights(path).arrays.items()}
    blocks = sum(name.endswith(".up.weight") for name in arrays)
    network = Network(Shape(len(arrays["enter.bias"]), blocks))
    weights = network.state_dict()
    weights["enter.weight"].zero_()[:, :SIZE] = arrays.pop("enter.weight")
    for name in ("heads.weight", "heads.bias"):
        array = arrays.pop(name)
        weights[name].zero_()[:ACTIONS] = array[:ACTIONS]
        rest = sum(HEADS.values()) - HEADS["policy"]
        weights[name][HEADS["policy"] : HEADS["policy"] + rest] = array[ACTIONS:]
    network.load_state_dict({**weights, **arrays})
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a checkpoint's weights for playing.")
    parser.add_argument("checkpoint", type=Path, help="folder of the training")
    parser.add_argument("path", type=Path, help="file to write")
    given = parser.parse_args()
    export(load_average(given.checkpoint), given.path)
    print(f"{given.path}: {given.path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
