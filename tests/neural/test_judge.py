"""The judge: chances of seats that wait, and whether they come true."""

import numpy as np
import pytest

from grachten.env.vector import VectorGames
from grachten.neural.inference import AMSTERDAM, network_at
from grachten.neural.judge import chances
from grachten.neural.lookahead import drawn


def brier_score(games: int, seed: int) -> tuple[float, float]:
    """Of what the judge says of the seat that is next to act, in games of the network with two
    players; and of what the playing network says of it, which has not learned to."""
    table = VectorGames(games, seed=seed, restart=False, threads=1)
    network, rng = network_at(AMSTERDAM), np.random.default_rng(seed)
    rows = np.zeros_like(table.observation_rows)
    said: list[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]] = []
    is_live = np.ones(games, np.bool_)
    while is_live.any():
        live = np.flatnonzero(is_live)
        waiting = 1 - table.seats
        table.look(waiting, rows)
        seen = rows[live, : table.observations.shape[1]]
        judged, _ = chances(table.board, seen)
        said.append((live, waiting[live], judged[:, 0], network(seen).wins[:, 0]))
        policy = network(table.observations[live]).policy
        actions = np.full(games, -1, np.int64)
        actions[live] = drawn(np.where(table.masks[live], policy, -np.inf), rng.random(len(live)))
        table.step(actions)
        is_live[table.done] = False
    index, seats, judged, played = (np.concatenate(part) for part in zip(*said, strict=True))
    came = (table.results[index, seats] + 1) / 2
    return float(((judged - came) ** 2).mean()), float(((played - came) ** 2).mean())


def test_it_knows_more_of_seats_that_wait_than_the_network_that_plays() -> None:
    judge, player = brier_score(60, seed=4)
    assert judge < player
    assert judge < 0.25  # who always says one half


@pytest.mark.nightly
def test_its_chances_come_true() -> None:
    judge, player = brier_score(1500, seed=5)
    # Players as strong as each other are the hardest to judge: 0.173 to 0.175 with three seeds.
    assert judge < 0.18
    assert judge < player - 0.015


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(players: int) -> None:
    table = VectorGames(5, players, seed=1)
    wins, margin = chances(table.board, table.observations)
    assert np.allclose(wins.sum(1), 1)
    assert not wins[:, players:].any()
    assert np.isfinite(margin).all()
