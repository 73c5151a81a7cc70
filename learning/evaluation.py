"""How often a network wins, measured cheaply: in vector games, with its likeliest actions."""

import numpy as np
import torch

from grachten.env.vector import VectorGames
from learning.network import Network


@torch.no_grad()
def win_rate(network: Network, opponent: str, players: int, games: int, seed: int) -> float:
    """The share of victories against so many opponents, each seat as often; a shared one in part.

    The deals are the same for the same seed.
    """
    device = next(network.parameters()).device
    table = VectorGames(games, players, seed=seed, opponents=opponent, restart=False)
    is_waiting = np.ones(games, np.bool_)
    won = 0.0
    while is_waiting.any():
        rows = torch.from_numpy(table.observation_rows).to(device)
        masks = torch.from_numpy(table.mask_rows).to(device)
        table.step(network(rows, masks).policy.argmax(1).cpu().numpy())
        ended = np.flatnonzero(table.done)
        won += float((table.results[ended, table.actors[ended]] + 1).sum()) / 2
        is_waiting[ended] = False
    table.close()
    return won / games


@torch.no_grad()
def win_rate_over(network: Network, other: Network, players: int, games: int, seed: int) -> float:
    """The same against another network on all other seats, both with their likeliest actions."""
    device = next(network.parameters()).device
    table = VectorGames(games, players, seed=seed, restart=False)
    own = np.arange(games) % players
    is_waiting = np.ones(games, np.bool_)
    actions = np.full(games, -1, np.int64)
    while is_waiting.any():
        for decider, is_own in ((network, True), (other, False)):
            chosen = np.flatnonzero(is_waiting & ((table.seats == own) == is_own))
            rows = torch.from_numpy(table.observation_rows[chosen]).to(device)
            masks = torch.from_numpy(table.mask_rows[chosen]).to(device)
            actions[chosen] = decider(rows, masks).policy.argmax(1).cpu().numpy()
        table.step(np.where(is_waiting, actions, -1))
        is_waiting[np.flatnonzero(table.done)] = False
    table.close()
    return float((table.results[np.arange(games), own] + 1).sum()) / 2 / games
