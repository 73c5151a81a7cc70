"""The network's arithmetic: as in the textbook, and the same on every processor."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten.env.observation import bounds
from grachten.env.vector import VectorGames
from grachten.kernel.compilation import is_compiled
from grachten.neural import AMSTERDAM
from grachten.neural.core.layers import enter, normalise, rectify
from grachten.neural.core.matrices import affine
from grachten.neural.inference import network_at
from grachten.neural.weight_file import read_weights

Doubles = NDArray[np.float64]


def observations(count: int) -> NDArray[np.uint8]:
    """Of games that have got somewhere, with two to four players."""
    games = VectorGames(count, (2, 3, 4), seed=1, threads=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        games.step(np.where(games.masks, chance.random(games.masks.shape), -1).argmax(1))
    return games.observations.copy()


@pytest.mark.parametrize("rows", [8, 24])
@pytest.mark.parametrize(("inputs", "outputs"), [(512, 394), (7, 3), (64, 16)])
def test_a_matrix_times_rows(rows: int, inputs: int, outputs: int) -> None:
    chance = np.random.default_rng(rows + inputs)
    x, weight, bias = (
        chance.normal(size=shape).astype(np.float32)
        for shape in ((rows, inputs), (inputs, outputs), outputs)
    )
    y = np.full((rows, outputs), np.nan, np.float32)
    affine(x, weight, bias, y)
    assert y == pytest.approx(x.astype(float) @ weight + bias, abs=1e-4)


@pytest.mark.parametrize("width", [5, 16, 19])
def test_rows_are_normalised(width: int) -> None:
    chance = np.random.default_rng(width)
    x, weight, bias = (
        chance.normal(size=shape).astype(np.float32) for shape in ((8, width), width, width)
    )
    y = np.empty_like(x)
    normalise(x, weight, bias, np.float32(1e-5), y)
    assert y == pytest.approx(_norm(x.astype(float)) * weight + bias, abs=1e-5)
    rectify(y)
    assert y.min() == 0


@pytest.mark.parametrize("count", [1, 16, 50])
def test_the_first_layer_is_the_same_whatever_came_before(count: int) -> None:
    """It goes by differences between rows: alike, not alike, and full of other numbers."""
    rows = np.repeat(observations(25), 2, 0)[:count]
    rows[count // 2 :: 7] = np.random.default_rng(1).integers(0, 3, rows.shape[1])
    rows[3::11] = 0
    weight = np.random.default_rng(2).normal(size=(rows.shape[1], 12)).astype(np.float32)
    bias = np.arange(12, dtype=np.float32)
    y = np.empty((count, 12), np.float32)
    enter(rows, weight, bias, y)
    assert y == pytest.approx(rows.astype(float) @ weight + bias, abs=1e-3)


def test_the_network_says_what_its_weights_say() -> None:
    arrays = {name: array.astype(float) for name, array in read_weights(AMSTERDAM).arrays.items()}
    seen = observations(21)
    lowest, highest = bounds()

    def linear(name: str, x: Doubles) -> Doubles:
        result: Doubles = x @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]
        return result

    def norm(name: str, x: Doubles) -> Doubles:
        result: Doubles = _norm(x) * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]
        return result

    x = np.maximum(linear("enter", seen / np.maximum(highest.astype(float) - lowest, 1)), 0)
    for block in ("blocks.0", "blocks.1"):
        up = np.maximum(linear(f"{block}.up", norm(f"{block}.norm", x)), 0)
        x = x + linear(f"{block}.down", up)
    policy = linear("heads", norm("norm", x))[:, : network_at(AMSTERDAM)(seen).policy.shape[1]]
    for count in (1, 8, 21):
        assert network_at(AMSTERDAM)(seen[:count]).policy == pytest.approx(policy[:count], abs=2e-3)


def _norm(x: Doubles) -> Doubles:
    x = x - x.mean(1, keepdims=True)
    result: Doubles = x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-5)
    return result


SAYING = """
import hashlib, sys
import numpy as np
from grachten.neural.inference import AMSTERDAM, network_at
said = network_at(AMSTERDAM)(np.load(sys.argv[1]))
print(hashlib.sha256(said.policy.tobytes() + said.margin.tobytes()).hexdigest())
"""


@pytest.mark.nightly
@pytest.mark.skipif(not is_compiled, reason="nothing is compiled")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="names of such processors")
def test_another_processor_says_the_same_to_the_last_digit(tmp_path: Path) -> None:
    """One of 2013, with vectors of half the length, and with any number of threads for NumPy."""
    np.save(tmp_path / "seen.npy", observations(21))
    own = {**os.environ, "GRACHTEN_CACHE": str(tmp_path)}
    told = {
        subprocess.run(
            [sys.executable, "-c", SAYING, str(tmp_path / "seen.npy")],
            env={**own, **kind},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kind in (
            {"OPENBLAS_NUM_THREADS": "1"},
            {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "", "OPENBLAS_NUM_THREADS": "2"},
        )
    }
    assert len(told) == 1
