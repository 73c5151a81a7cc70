"""The command itself, shortened: it goes on from where it was, and it learns to play."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch

from learning.checkpoints import AVERAGE, FORMER, NETWORK, OPTIMISER, CheckpointError
from learning.evaluation import share_over, win_rate
from learning.export import export, read_network
from learning.log import LOG
from learning.network import Network, Shape
from learning.train import Training, options
from learning.updates import lessons_of

pytestmark = pytest.mark.nightly

SMALL = (
    *("--device", "cpu", "--games", "24", "--steps", "8", "--width", "16", "--blocks", "1"),
    *("--minibatch", "64", "--evaluation-games", "0", "--evaluate-every", "0"),
    *("--planner-share", "0.2"),
)


def train(out: Path, *arguments: str) -> Training:
    training = Training(options(["--out", str(out), *arguments]))
    training.run()
    training.close()
    return training


def log_of(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / LOG).read_text().splitlines()]


def weights_of(training: Training) -> list[torch.Tensor]:
    learner = training.learner
    moments = [m for state in learner.optimiser.state.values() for m in state.values()]
    return [*learner.network.parameters(), *learner.average.parameters(), *moments]


def is_same(one: Training, other: Training) -> bool:
    """To the bit."""
    pairs = zip(weights_of(one), weights_of(other), strict=True)
    return all(torch.equal(mine, theirs) for mine, theirs in pairs)


def test_a_training_goes_on_from_where_it_was(tmp_path: Path) -> None:
    first = train(tmp_path / "first", *SMALL, "--iterations", "3")
    random = torch.get_rng_state()
    torch.manual_seed(99)
    going_on = options(["--out", str(tmp_path), *SMALL, "--resume", str(tmp_path / "first")])
    resumed = Training(going_on)
    assert is_same(first, resumed)
    assert resumed.progress == first.progress
    assert resumed.former.taken == first.former.taken > 0
    resumed.close()
    again = torch.load(tmp_path / "first" / NETWORK, weights_only=True)
    assert torch.equal(again["random"]["cpu"], random)


def test_going_on_twice_gives_the_same_network(tmp_path: Path) -> None:
    train(tmp_path / "first", *SMALL, "--iterations", "2")
    going_on = (*SMALL, "--iterations", "4", "--resume", str(tmp_path / "first"))
    one, other = (train(tmp_path / name, *going_on) for name in ("one", "other"))
    assert is_same(one, other)
    assert one.progress.iterations == 4
    assert one.progress.decisions == 4 * 24 * 8
    assert [line["iterations"] for line in log_of(tmp_path / "one")[1:]] == [3, 4]


def test_it_goes_on_from_the_network_alone(tmp_path: Path) -> None:
    first = train(tmp_path, *SMALL, "--iterations", "2")
    for name in (AVERAGE, OPTIMISER, FORMER):
        (tmp_path / name).unlink()
    going_on = (*SMALL, "--iterations", "3", "--resume", str(tmp_path))
    resumed = Training(options(["--out", str(tmp_path), *going_on]))
    pairs = zip(
        first.learner.network.parameters(), resumed.learner.average.parameters(), strict=True
    )
    assert all(torch.equal(mine, theirs) for mine, theirs in pairs)
    resumed.run()
    resumed.close()
    assert resumed.progress.iterations == 3


def test_weights_that_are_no_numbers_are_not_saved(tmp_path: Path) -> None:
    training = train(tmp_path, *SMALL, "--iterations", "1")
    before = (tmp_path / NETWORK).read_bytes()
    with torch.no_grad():
        training.learner.network.enter.bias[0] = float("nan")
    with pytest.raises(CheckpointError):
        training.keep()
    assert (tmp_path / NETWORK).read_bytes() == before


def test_it_learns_to_beat_players_that_play_at_random(tmp_path: Path) -> None:
    training = train(
        tmp_path,
        *("--device", "cpu", "--iterations", "40", "--games", "512", "--steps", "32"),
        *("--width", "64", "--minibatch", "2048", "--rate", "2e-3", "5e-4", "--keep", "0.8"),
        *("--planner-share", "0", "--evaluation-games", "0", "--evaluate-every", "0"),
    )
    lines = log_of(tmp_path)[1:]
    assert lines[-1]["entropy"] < lines[0]["entropy"]
    assert lines[-1]["wins"] < lines[0]["wins"]
    assert lines[-1]["beliefs"] < lines[0]["beliefs"]
    for players, share in ((2, 0.9), (3, 0.8), (4, 0.75)):
        assert win_rate(training.learner.average, "random", players, 500, 1) > share


def test_a_best_response_has_one_seat_and_learns_from_no_other(tmp_path: Path) -> None:
    torch.manual_seed(1)
    export(Network(Shape(width=16, blocks=1)), tmp_path / "rival.weights")
    response = train(
        tmp_path / "response",
        *(*SMALL, "--iterations", "2", "--players", "3"),
        *("--against", str(tmp_path / "rival.weights"), "--evaluation-games", "30"),
    )
    assert response.rival is not None
    rollout = response.player.rollout
    # Of three seats, the rival has two.
    assert 0.5 < float(rollout.frozen.float().mean()) < 0.8
    kept = lessons_of(rollout, 0.95, 0.0)
    assert len(kept.actions) <= int((~rollout.frozen[: rollout.steps]).sum())
    first = read_network(tmp_path / "rival.weights")
    for mine, theirs in zip(response.rival.parameters(), first.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    told = log_of(tmp_path / "response")[-1]
    assert 0 <= told["low_3_players"] < told["wins_3_players"] < told["high_3_players"] <= 1


@pytest.mark.parametrize("name", ["rival", "other"])
def test_a_best_response_begins_as_a_copy_or_as_another_network(tmp_path: Path, name: str) -> None:
    rival, other = tmp_path / "rival.weights", tmp_path / "other.weights"
    for path in (rival, other):
        export(Network(Shape(width=16, blocks=1)), path)
    begin = ("--begin", str(other)) if name == "other" else ()
    response = Training(options(["--out", str(tmp_path), *SMALL, "--against", str(rival), *begin]))
    first = read_network(tmp_path / f"{name}.weights")
    for mine, theirs in zip(response.learner.average.parameters(), first.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    response.close()


def test_against_itself_a_network_wins_every_deal_once() -> None:
    torch.manual_seed(1)
    network = Network(Shape(width=16, blocks=1))
    won = share_over(network, network, 3, 50, 1)
    assert (won.games, won.deals) == (150, 50)
    assert won.share == pytest.approx(1 / 3)
