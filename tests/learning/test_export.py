"""The file of weights, and that the network says the same without PyTorch."""

import random
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch

from grachten.bots import check_bot
from grachten.env.observation import ACTIONS
from grachten.env.vector import VectorGames
from grachten.neural.bot import NeuralBot
from grachten.neural.inference import MARGIN_UNIT, PlayingNetwork
from grachten.rules import Game, GrachtenError
from learning.export import export, read_network
from learning.network import Network, Shape

pytestmark = pytest.mark.nightly


@pytest.fixture
def network() -> Network:
    """A small one whose weights are all as large as half precision allows them to be exact."""
    torch.manual_seed(1)
    network = Network(Shape(width=16, blocks=2))
    with torch.no_grad():
        for weight in network.parameters():
            weight.normal_(std=0.2)
            weight.copy_(weight.half())
    return network


@pytest.fixture
def path(network: Network, tmp_path: Path) -> Path:
    export(network, tmp_path / "neural.weights")
    return tmp_path / "neural.weights"


def test_it_says_the_same_without_pytorch(network: Network, path: Path) -> None:
    games = VectorGames(30, (2, 3, 4), seed=1)
    rng = np.random.default_rng(1)
    for _ in range(25):
        games.step([rng.choice(np.flatnonzero(mask)) for mask in games.masks])
    with torch.no_grad():
        rows = torch.from_numpy(games.observation_rows)
        said = network(rows, torch.from_numpy(games.mask_rows))
    plain = PlayingNetwork(path)(games.observations)
    legal = np.where(games.masks, plain.policy, -np.inf)
    policy = legal - np.log(np.exp(legal).sum(1, keepdims=True))
    expected = said.policy[:, :ACTIONS].numpy()
    assert np.allclose(policy[games.masks], expected[games.masks], atol=1e-4)
    assert np.allclose(plain.wins, said.wins.exp().numpy(), atol=1e-5)
    assert np.allclose(plain.margin / MARGIN_UNIT, said.margin.numpy(), atol=1e-4)
    assert np.allclose(plain.beliefs, said.beliefs.sigmoid().numpy(), atol=1e-5)


def test_the_bot_keeps_the_rules_of_bots(path: Path) -> None:
    check_bot(NeuralBot(path), games=1)
    check_bot(NeuralBot(path, temperature=1.0), games=1)


def test_the_bot_plays_the_likeliest_action_or_draws(path: Path) -> None:
    game = Game.new(2, 1)
    view, legal = game.view(0), game.legal_for(0)
    assert len(legal) > 1
    bot, other = NeuralBot(path), NeuralBot(path, temperature=1000.0)
    chosen = {bot.choose(view, legal, random.Random(seed)) for seed in range(40)}
    drawn = {other.choose(view, legal, random.Random(seed)) for seed in range(40)}
    assert len(chosen) == 1
    assert drawn == set(legal)
    with pytest.raises(GrachtenError, match="below 0"):
        NeuralBot(path, temperature=-1.0)


def test_the_usual_network_is_a_file_of_less_than_4_megabytes(tmp_path: Path) -> None:
    export(Network(Shape()), tmp_path / "neural.weights")
    assert (tmp_path / "neural.weights").stat().st_size < 4_000_000


def test_weights_too_large_for_half_precision_are_not_written(
    network: Network, tmp_path: Path
) -> None:
    with torch.no_grad():
        network.enter.bias[0] = 1e6
    with pytest.raises(ValueError, match="half precision"):
        export(network, tmp_path / "neural.weights")
    assert not list(tmp_path.iterdir())


def test_a_network_is_read_back_as_it_was_written(network: Network, path: Path) -> None:
    again = read_network(path)
    assert again.shape == network.shape
    games = VectorGames(8, (2, 3, 4), seed=2)
    rows, masks = torch.from_numpy(games.observation_rows), torch.from_numpy(games.mask_rows)
    with torch.no_grad():
        said, expected = again(rows, masks), network(rows, masks)
    assert all(torch.equal(*pair) for pair in zip(said, expected, strict=True))


def test_a_judge_has_nothing_to_choose(network: Network, tmp_path: Path) -> None:
    export(network, tmp_path / "judge.weights", ("wins", "margin"))
    judge = PlayingNetwork(tmp_path / "judge.weights")
    games = VectorGames(8, (2, 3, 4), seed=2)
    with torch.no_grad():
        said = network.judge(torch.from_numpy(games.observation_rows))
    wins, margin = judge.chances(games.observations)
    assert np.allclose(wins, said.wins.exp().numpy(), atol=1e-5)
    assert np.allclose(margin / MARGIN_UNIT, said.margin.numpy(), atol=1e-4)
