"""Keeping a training: files from which it can go on, none larger than 16 MiB for the usual network.

`network.pt` has the weights, the counters and the state of the random numbers, `average.pt` the
average of the weights, `optimiser.pt` the optimiser's moments, `former.pt` some former versions in
half precision. What is kept is exact. Games under way are not kept: a training that goes on begins
with new deals. It can go on from `network.pt` alone, with a little loss.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from grachten.env.observation import OBSERVATION_VERSION
from grachten.files import replacing
from learning.network import Network, Shape
from learning.updates import Learner

NETWORK: Final = "network.pt"
AVERAGE: Final = "average.pt"
OPTIMISER: Final = "optimiser.pt"
FORMER: Final = "former.pt"

FORMER_KEPT: Final = 4
"""So many in half precision are a file of less than 16 MiB."""


class CheckpointError(Exception):
    """The files are not what they should be."""


@dataclass
class Progress:
    """How far a training has come, over all its commands."""

    seconds: float = 0.0
    iterations: int = 0
    decisions: int = 0


@dataclass
class FormerVersions:
    """Some versions of the network as it was, for it to play against."""

    weights: list[dict[str, Tensor]] = field(default_factory=list)
    taken: int = 0
    """How many there have been."""

    def take(self, network: Network) -> None:
        """Keep the network as it is now. Where there are too many, an older one goes: any of
        them, so that some of those that stay are old."""
        self.taken += 1
        if len(self.weights) == FORMER_KEPT:
            del self.weights[int(torch.randint(FORMER_KEPT - 1, ()))]
        weights = network.state_dict()
        self.weights.append({name: weight.half().cpu() for name, weight in weights.items()})

    def any(self, network: Network) -> Network:
        """Give a network the weights of one of them."""
        chosen = self.weights[int(torch.randint(len(self.weights), ()))]
        network.load_state_dict(chosen)
        return network


def save(folder: Path, learner: Learner, progress: Progress, former: FormerVersions) -> None:
    """Write all files. Each is whole or as it was, whenever the machine stops."""
    if not all(bool(weight.isfinite().all()) for weight in learner.network.parameters()):
        raise CheckpointError("Some weights are infinite or not a number; nothing was saved.")
    network = {
        "observation": OBSERVATION_VERSION,
        "shape": asdict(learner.network.shape),
        "network": learner.network.state_dict(),
        "progress": asdict(progress),
        "random": dict(_random_states()),
    }
    _write(folder / NETWORK, network)
    _write(folder / AVERAGE, learner.average.state_dict())
    _write(folder / OPTIMISER, learner.optimiser.state_dict())
    _write(folder / FORMER, {"taken": former.taken, "weights": former.weights})


def load(folder: Path, learner: Learner) -> tuple[Progress, FormerVersions]:
    """Go on from the files. Without the others than `network.pt`, the average begins with the
    network as it is, the moments begin anew, and there are no former versions yet."""
    device = next(learner.network.parameters()).device
    kept = _read(folder, device)
    if kept["shape"] != asdict(learner.network.shape):
        raise CheckpointError(f"{folder} has a network of another shape: {kept['shape']}.")
    learner.network.load_state_dict(kept["network"])
    has_average = (folder / AVERAGE).exists()
    average = _load(folder / AVERAGE, device) if has_average else kept["network"]
    learner.average.load_state_dict(average)
    if (folder / OPTIMISER).exists():
        learner.optimiser.load_state_dict(_load(folder / OPTIMISER, device))
    former = FormerVersions()
    if (folder / FORMER).exists():
        former = FormerVersions(**_load(folder / FORMER, torch.device("cpu")))
    torch.set_rng_state(kept["random"]["cpu"].cpu())
    if device.type == "cuda" and "cuda" in kept["random"]:
        torch.cuda.set_rng_state(kept["random"]["cuda"].cpu())
    return Progress(**kept["progress"]), former


def load_average(folder: Path) -> Network:
    """The averaged network of a checkpoint, for playing."""
    network = Network(shape_of(folder))
    network.load_state_dict(_load(folder / AVERAGE, torch.device("cpu")))
    return network


def shape_of(folder: Path) -> Shape:
    return Shape(**_read(folder, torch.device("cpu"))["shape"])


def _random_states() -> Iterator[tuple[str, Tensor]]:
    yield "cpu", torch.get_rng_state()
    if torch.cuda.is_available():
        yield "cuda", torch.cuda.get_rng_state()


def _read(folder: Path, device: torch.device) -> dict[str, Any]:
    kept = _load(folder / NETWORK, device)
    if kept["observation"] != OBSERVATION_VERSION:
        raise CheckpointError(
            f"{folder} was trained on observations of version {kept['observation']},"
            f" these are of version {OBSERVATION_VERSION}."
        )
    return kept


def _load(path: Path, device: torch.device) -> dict[str, Any]:
    content: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    return content


def _write(path: Path, content: object) -> None:
    with replacing(path) as unfinished, unfinished.open("wb") as file:
        torch.save(content, file)  # given a path, it would write the name into the file
