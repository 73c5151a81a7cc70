"""Distilling a search: what actions are worth, and that a policy learns from it."""

import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch

from grachten.env.vector import VectorGames
from learning.branches import NOTHING, Branches, Ways, Worths, gain_of
from learning.distil import Distilling, options
from learning.export import WEIGHTS, export, read_network
from learning.log import LOG
from learning.network import Network, Outputs, Shape

pytestmark = pytest.mark.nightly

CPU = torch.device("cpu")
TO_THE_END = 1000
EVERYTHING = Ways(least=0.0, second=0.0, undecided=(-1.0, 2.0))


def small_network() -> Network:
    torch.manual_seed(5)
    return Network(Shape(width=16, blocks=1))


def games_under_way(network: Network, steps: int) -> VectorGames:
    games = VectorGames(40, (2, 3, 4), seed=7)
    for _ in range(steps):
        games.step(said_of(games, network).policy.argmax(1).numpy())
    return games


@torch.no_grad()
def said_of(games: VectorGames, network: Network) -> Outputs:
    rows, masks = map(torch.from_numpy, (games.observation_rows, games.mask_rows))
    said: Outputs = network(rows, masks)
    return said


def played_on(network: Network, games: VectorGames, seed: int, ways: Ways) -> Worths:
    branches = Branches(24, seed, CPU, ways)
    worths = branches.play(games, said_of(games, network), network)
    branches.close()
    return worths


def test_games_go_on_in_copies() -> None:
    network = small_network()
    games = games_under_way(network, 30)
    whole: tuple[Any, ...] = (games.games, games.tracks, games.observation_rows)
    before = [array.tobytes() for array in whole]
    worths = played_on(network, games, 1, EVERYTHING)
    assert [array.tobytes() for array in whole] == before
    assert len(worths.rows) == 24
    is_tried = worths.actions != NOTHING
    assert is_tried.any(1).all()
    assert (worths.wins[~is_tried] == 0).all()
    assert ((worths.wins >= 0) & (worths.wins <= 1)).all()
    is_legal = worths.masks.gather(1, worths.actions.clamp(min=0)) > 0
    assert is_legal[is_tried].all()
    again, other = (played_on(network, games, seed, EVERYTHING) for seed in (1, 2))
    assert torch.equal(worths.wins, again.wins)
    assert not torch.equal(worths.rows, other.rows)


def test_played_to_the_end_a_game_has_its_result() -> None:
    network = small_network()
    games = games_under_way(network, 30)
    worths = played_on(network, games, 1, replace(EVERYTHING, turns=TO_THE_END, trust=0.0))
    found = set(worths.wins.flatten().tolist())
    assert found <= {0.0, 0.25, np.float32(1 / 3), 0.5, 1.0}
    assert {0.0, 1.0} <= found


def test_only_open_questions_are_asked() -> None:
    network = small_network()
    games = games_under_way(network, 30)
    sure = Ways(undecided=(2.0, 3.0))
    assert len(played_on(network, games, 1, sure).rows) == 0
    said = said_of(games, network)
    ways = replace(EVERYTHING, least=0.05)
    worths = played_on(network, games, 1, ways)
    least = said.policy.exp().topk(4, 1).values
    assert (least < 0.05).any()
    again = network(worths.rows, worths.masks).policy.exp()
    is_tried = worths.actions != NOTHING
    tried = again.gather(1, worths.actions.clamp(min=0))[is_tried]
    assert (tried >= 0.05 - 1e-6).all()


def test_a_policy_gains_nothing_on_itself_and_something_by_what_wins() -> None:
    before = torch.log(torch.tensor([[0.5, 0.3, 0.2], [0.6, 0.4, 0.0]]))
    actions = torch.tensor([[0, 1], [0, NOTHING]])
    worths = Worths(
        torch.zeros(2, 1), torch.ones(2, 3), actions, torch.tensor([[0.2, 0.8], [0.9, 0.0]])
    )
    assert torch.allclose(gain_of(before, before, worths), torch.zeros(2), atol=1e-6)
    after = torch.log(torch.tensor([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]))
    average = (0.5 * 0.2 + 0.3 * 0.8) / 0.8
    assert gain_of(after, before, worths).tolist() == pytest.approx([0.8 - average, 0.0], abs=1e-6)


def distilled(out: Path, *arguments: str) -> list[dict[str, float]]:
    distilling = Distilling(options(["--out", str(out), "--device", "cpu", *arguments]))
    distilling.run()
    distilling.close()
    return [json.loads(line) for line in (out / LOG).read_text().splitlines()]


def test_who_learns_from_it_beats_who_it_was(tmp_path: Path) -> None:
    began = tmp_path / "began.weights"
    export(small_network(), began)
    last = distilled(
        tmp_path,
        *("--weights", str(began), "--players", "2", "--games", "128", "--positions", "128"),
        *(
            "--actions",
            "48",
            "--turns",
            str(TO_THE_END),
            "--trust",
            "0",
            "--leash",
            "0.001",
            "--rate",
            "3e-3",
            "1e-3",
        ),
        *("--minibatch", "256", "--uses", "4", "--kept", "4096", "--average", "0.9"),
        *("--updates", "150", "--deals", "300"),
    )[-1]
    assert last["updates"] == 150
    assert last["gain"] > 0
    assert last["low_2_players"] > 0.5
    pupil, old = read_network(tmp_path / WEIGHTS), read_network(began)
    assert not torch.equal(pupil.heads.weight, old.heads.weight)
