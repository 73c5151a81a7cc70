"""The examples, shortened."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import numpy as np
import pytest

from grachten.env.observation import ACTIONS, SIZE
from support.night import needed

EXAMPLES = Path(__file__).parents[2] / "examples"
WIDTH = 8


def main_of(name: str) -> Callable[[list[str]], None]:
    program: dict[str, Any] = runpy.run_path(str(EXAMPLES / f"{name}.py"))
    main: Callable[[list[str]], None] = program["main"]
    return main


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Of a small network that has learned nothing."""
    rng = np.random.default_rng(1)
    shapes = {
        "enter": (WIDTH, SIZE),
        "hidden": (WIDTH, WIDTH),
        "policy": (ACTIONS, WIDTH),
        "value": (1, WIDTH),
    }
    path = tmp_path / "learned.npz"
    arrays: dict[str, Any] = {}
    for name, shape in shapes.items():
        arrays[f"{name}.weight"] = rng.normal(size=shape)
        arrays[f"{name}.bias"] = np.zeros(shape[0])
    np.savez(path, **arrays)
    return path


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    main_of("random_play")(["--games", "30", "--steps", "150"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        *("PettingZoo", "Gymnasium", "OpenSpiel", "Arrays")
    ]
    ended = re.search(r"(\d+) games ended", lines[-1])
    assert ended
    assert int(ended[1]) > 0


def test_evaluation(weights: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(weights), "--against", "random", "search:sims=4", "--deals", "2"]
    main_of("evaluate")([*arguments, "--workers", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    for line, other in zip(lines, ("random", "search:sims=4"), strict=True):
        assert re.fullmatch(
            rf"{other}: [\d.]+% won \([\d.]+% to [\d.]+%\) of 4 games on 2 deals, 0 faults", line
        )


def test_best_response(capsys: pytest.CaptureFixture[str]) -> None:
    main_of("best_response")(["--games", "2", "--worlds", "4"])
    printed = capsys.readouterr().out
    assert re.search(r"2 positions, [1-9]\d* information states", printed)
    assert re.search(r"wins [+-][\d.]+% \(± [\d.]+%\) more often", printed)


def test_properties(capsys: pytest.CaptureFixture[str]) -> None:
    main_of("properties")(["--games", "3", "--players", "2", "--bots", "random", "--sets", "1"])
    printed = capsys.readouterr().out
    assert re.search(r"2 players, random: \d+ decisions .* first seat wins", printed)
    assert re.search(r"information sets: at the deal 10\^4\d", printed)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", "4")
    notebook = nbformat.reads((EXAMPLES / "analysis.ipynb").read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not kept"
    nbclient.NotebookClient(notebook, timeout=120).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    pictures = [o for o in outputs if "image/svg+xml" in o.get("data", {})]
    assert len(pictures) == 4
    printed = "".join(output.get("text", "") for output in outputs)
    assert "whoever goes first wins" in printed
    assert re.search(r"one deal of 10\^\d+ that the seat cannot tell apart", printed)


@pytest.mark.nightly
def test_ppo_learns_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A few thousand decisions: enough to see that all parts fit, too few to play well."""
    needed("torch", "pip install 'grachten[learn]'")
    out = tmp_path / "learned.npz"
    small = ["--games", "128", "--steps", "16", "--minibatch", "512", "--width", "32"]
    main_of("ppo")([*small, "--decisions", "40000", "--evaluation", "64", "--out", str(out)])
    printed = capsys.readouterr().out
    assert re.search(r"Wins [\d.]+% \(± [\d.]+%\) of 64 games against planner", printed)
    main_of("evaluate")([str(out), "--against", "random", "--deals", "2", "--workers", "1"])
    assert "0 faults" in capsys.readouterr().out
