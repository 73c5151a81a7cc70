"""Do win chances come true? Over games of mixed bots, by number of players::

    python -m learning.calibration build/learning/run/neural.weights --games 2000

It fits a temperature on half as many other games, and prints how the win chances of the network
come true without it and with it, and with those that `grachten.neural.calibration` has. `--kept`
writes the last of these to a file, from which `learning.plots` draws the reliability plot. Needs no
PyTorch.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.neural.calibration import TEMPERATURES, tempered
from grachten.neural.inference import Floats, PlayingNetwork
from learning.mixed_games import Judgements, judge

BINS: Final = 10
TEMPERATURES_TRIED: Final = np.round(np.arange(0.6, 2.01, 0.01), 2)


@dataclass(frozen=True)
class Calibration:
    """How chances came true."""

    brier: float
    """The mean square of chance less result: the smaller, the better."""
    error: float
    """The expected calibration error: how far the chances of a bin are from what came true."""
    rows: tuple[tuple[int, float, float], ...]
    """For each bin: how many, the mean chance, and the mean result."""


def calibration(wins: NDArray[np.float32], results: NDArray[np.float32]) -> Calibration:
    """Compare chances with results, all seats alike."""
    chances, came = wins.ravel().astype(float), results.ravel().astype(float)
    bins = np.minimum((BINS * chances).astype(int), BINS - 1)
    counts = np.bincount(bins, minlength=BINS)
    some = np.maximum(counts, 1)
    means = np.bincount(bins, chances, BINS) / some
    true = np.bincount(bins, came, BINS) / some
    return Calibration(
        brier=float(((chances - came) ** 2).mean()),
        error=float((counts * abs(means - true)).sum() / counts.sum()),
        rows=tuple(zip(counts.tolist(), means.tolist(), true.tolist(), strict=True)),
    )


def fitted(judgements: Judgements) -> float:
    """The temperature under which the results were likeliest."""

    def loss(temperature: float) -> float:
        chances = np.maximum(tempered(judgements.wins, temperature), 1e-9)
        return -float((judgements.results * np.log(chances)).sum())

    return float(min(TEMPERATURES_TRIED, key=loss))


def report(name: str, wins: Floats, judgements: Judgements) -> Calibration:
    found = calibration(wins, judgements.results)
    print(f"  {name}: Brier score {found.brier:.4f}, calibration error {found.error:.2%}")
    for number, (count, mean, true) in enumerate(found.rows):
        low, high = 100 * number // BINS, 100 * (number + 1) // BINS
        print(f"    {low:3}-{high:3} %: {count:8} chances, mean {mean:6.1%}, came true {true:6.1%}")
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m learning.calibration", description=__doc__)
    add = parser.add_argument
    add("weights", type=Path)
    add("--games", type=int, default=2000, help="with each number of players")
    add("--players", type=int, nargs="+", default=(2, 3, 4))
    add("--seed", type=int, default=2026)
    add("--kept", type=Path, metavar="FILE", help="write what is measured to this file")
    given = parser.parse_args(arguments)
    network = PlayingNetwork(given.weights)
    measured = []
    for players in given.players:
        others = judge(network, players, max(1, given.games // 2), given.seed + 1)
        temperature = fitted(others)
        found = judge(network, players, given.games, given.seed)
        print(f"{players} players, {found.games} games, {len(found.wins)} decisions:", flush=True)
        report("as the network says", found.wins, found)
        report(f"fitted temperature {temperature:g}", tempered(found.wins, temperature), found)
        kept = TEMPERATURES[players]
        said = report(f"kept temperature {kept:g}", tempered(found.wins, kept), found)
        bins = [[count, round(mean, 4), round(true, 4)] for count, mean, true in said.rows]
        measured.append(
            {
                "players": players,
                "games": found.games,
                "brier": round(said.brier, 4),
                "error": round(said.error, 4),
                "bins": bins,
            }
        )
    if given.kept:
        lines = ",\n".join(map(json.dumps, measured))
        given.kept.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
