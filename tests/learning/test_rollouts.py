"""Playing many games with a network, former versions of it, and planners."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec

import numpy as np
import pytest

from support.night import needed

if find_spec("torch") is None:
    needed("torch", "pip install 'grachten[learn]'")

import torch

from grachten.env.core.scripted import CALLER, PLANNER
from grachten.env.observation import SIZE, named
from learning.network import SEATS, Network, Shape
from learning.rollouts import Mix, Player, planner_games

pytestmark = pytest.mark.nightly

MIX = Mix(games=60, planner_share=0.2, former_share=0.5)
FORMER_IN_HALF = 15
STEPS = 40


@pytest.fixture
def network() -> Network:
    torch.manual_seed(1)
    return Network(Shape(width=16, blocks=1))


@pytest.fixture
def player() -> Iterator[Player]:
    with ThreadPoolExecutor(2) as pool:
        player = Player(MIX, STEPS, 7, torch.device("cpu"), pool)
        yield player
        player.close()


def timid(network: Network) -> Network:
    """It always chooses the first action that is legal."""
    with torch.no_grad():
        network.heads.weight.zero_()
        network.heads.bias.copy_(-100.0 * torch.arange(len(network.heads.bias)))
    return network


def test_every_action_was_legal_and_as_likely_as_noted(player: Player, network: Network) -> None:
    rollout = player.play(network, [])
    masks, actions = rollout.masks[:STEPS], rollout.actions
    assert masks.gather(2, actions[..., None]).all()
    assert masks.sum(2).min() > 1  # nothing is asked that has one answer
    said = network(rollout.rows[:STEPS].flatten(0, 1), masks.flatten(0, 1))
    noted = said.policy.gather(1, actions.flatten()[:, None])[:, 0]
    assert torch.allclose(noted, rollout.log_probabilities.flatten(), atol=1e-5)
    assert torch.allclose(said.values(), rollout.values[:STEPS].flatten(0, 1), atol=1e-5)
    assert rollout.done.any()
    assert not rollout.frozen.any()


def test_a_former_version_has_one_seat_of_some_games(player: Player, network: Network) -> None:
    former = timid(Network(network.shape))
    rollout = player.play(network, [former, former])
    frozen = rollout.frozen[:STEPS]
    first_legal = rollout.masks[:STEPS].argmax(2)
    assert (rollout.actions[frozen] == first_legal[frozen]).all()
    assert not (rollout.actions[~frozen] == first_legal[~frozen]).all()
    some = torch.zeros(MIX.games, dtype=torch.bool)
    for half in player.halves:
        some[half.place.start : half.place.start + FORMER_IN_HALF] = True
    assert not frozen[:, ~some].any()
    for game in some.nonzero()[:, 0].tolist():
        first = int(rollout.done[:, game].int().argmax()) or STEPS - 1  # of the games in this row
        seats = rollout.seats[: first + 1, game][frozen[: first + 1, game]]
        assert len(set(seats.tolist())) == 1


def test_the_truth_about_contracts_agrees_with_their_numbers(
    player: Player, network: Network
) -> None:
    rollout = player.play(network, [])
    held = named(rollout.rows[..., :SIZE].numpy())["held"]
    bits = np.bitwise_count(rollout.contracts.numpy())
    for step, game in np.ndindex(STEPS + 1, MIX.games):
        players, seat = int(rollout.players[game]), int(rollout.seats[step, game])
        around = [bits[step, game, (seat + place) % players] for place in range(players)]
        assert held[step, game].tolist() == [*around, *[0] * (SEATS - players)]


def test_chances_are_those_of_the_seats_in_the_game(player: Player, network: Network) -> None:
    rollout = player.play(network, [])
    chances = rollout.values[..., :SEATS]
    assert torch.allclose(chances.sum(2), torch.ones(()))
    assert (chances[:, rollout.players == 2, 2:] == 0).all()
    assert (chances[:, rollout.players == 3, 3] == 0).all()
    assert (chances[:, rollout.players == 4] > 0).all()


def test_one_planner_sits_at_each_of_the_planners_games() -> None:
    games = planner_games(9, (2, 3, 4), 1, torch.device("cpu"))
    for deciders, players in zip(games.deciders, games.players, strict=True):
        assert sorted(deciders[:players]) == [CALLER] * (players - 1) + [PLANNER]
    assert (games.deciders[np.arange(9), games.seats] == CALLER).all()
