"""The judge's training: positions of all seats with what came of them, and that it learns."""

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch

from grachten.env.observation import PLACES, SIZE
from grachten.env.vector import VectorGames
from grachten.neural.inference import PlayingNetwork
from learning.export import export
from learning.judge import WEIGHTS, Judging, options
from learning.judged_games import JudgedGames
from learning.log import LOG
from learning.network import SEATS, Network, Shape, seats_in_game

pytestmark = pytest.mark.nightly


def played(*, to_the_end: bool) -> JudgedGames:
    torch.manual_seed(3)
    network = Network(Shape(width=16, blocks=1))
    games = JudgedGames(
        48, (2, 3, 4), 3, 600, torch.device("cpu"), to_the_end=to_the_end, share=0.25
    )
    for _ in range(400):
        games.play(network)
    return games


def test_positions_of_all_seats_with_what_came_of_them() -> None:
    games = played(to_the_end=True)
    positions = games.positions()
    assert games.kept.is_full
    assert games.ended > 48
    assert 0.2 < float(positions.acts.float().mean()) < 0.6
    shares = positions.targets[:, :SEATS]
    assert torch.allclose(shares.sum(1), torch.ones(len(shares)))
    assert not shares[~seats_in_game(positions.rows)].any()
    # Who won is ahead of the best other one; in a shared victory nobody is.
    won, margin = shares[:, 0], positions.targets[:, SEATS]
    assert (margin[won == 0] <= 0).all()
    assert (margin[won == 1] >= 0).all()


def test_what_becomes_of_a_position_is_what_is_said_at_the_next_decision() -> None:
    positions = played(to_the_end=False).positions()
    shares = positions.targets[:, :SEATS]
    assert torch.allclose(shares.sum(1), torch.ones(len(shares)))
    assert not shares[~seats_in_game(positions.rows)].any()
    # Most are chances; only the last ones of a game are results.
    is_chance = (shares > 0.01).sum(1) > 1
    assert 0.8 < float(is_chance.float().mean()) < 1
    torch.manual_seed(3)
    network = Network(Shape(width=16, blocks=1))
    said = network.judge(positions.rows[positions.acts]).values()
    assert torch.allclose(said, positions.targets[positions.acts], atol=1e-5)


def test_a_position_is_what_a_seat_may_know_then() -> None:
    games = VectorGames(6, (2, 3, 4), seed=5, skip_forced=False)
    rng, rows = np.random.default_rng(5), np.zeros_like(games.observation_rows)
    for _ in range(40):
        games.look(games.seats, rows)
        assert (rows == games.observation_rows)[:, :SIZE].all()
        waiting = (games.seats + 1) % games.players
        games.look(waiting, rows)
        players = rows[:, PLACES["players"] : PLACES["players"] + 3].argmax(1) + 2
        assert (players == games.players).all()
        assert (rows != games.observation_rows)[:, :SIZE].any(1).all()
        games.step([rng.choice(np.flatnonzero(mask)) for mask in games.masks])


def test_it_learns_and_says_so(tmp_path: Path) -> None:
    torch.manual_seed(1)
    export(Network(Shape(width=16, blocks=1)), tmp_path / "player.weights")
    judging = Judging(
        options(
            [
                *("--out", str(tmp_path), "--weights", str(tmp_path / "player.weights")),
                *("--device", "cpu", "--games", "512", "--kept", "20000", "--tested", "4000"),
                *("--minibatch", "512", "--updates", "500", "--rate", "1e-3", "1e-4"),
                *("--average", "0.9"),
            ]
        )
    )
    judging.run()
    judging.close()
    first, *_, last = (json.loads(line) for line in (tmp_path / LOG).read_text().splitlines())
    assert last["after_brier_waiting"] < first["before_brier_waiting"]
    assert last["after_margin_error"] < first["before_margin_error"]
    judge = PlayingNetwork(tmp_path / WEIGHTS)
    games = VectorGames(4, seed=1)
    wins, _ = judge.chances(games.observations)
    assert np.allclose(wins.sum(1), 1)
