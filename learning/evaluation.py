"""How often a network wins, measured cheaply: in vector games, with its likeliest actions."""

import numpy as np
import torch
from numpy.typing import NDArray

from grachten.arena.shares import Share, clustered_share
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
def share_over(network: Network, other: Network, players: int, deals: int, seed: int) -> Share:
    """What it wins against another network on all other seats, both with their likeliest actions.

    It has each seat once on every deal; the deals are the same for the same seed.
    """
    parts = []
    for seat in range(players):
        won = _won_from(seat, network, other, VectorGames(deals, players, seed=seed, restart=False))
        parts += list(enumerate(won.tolist()))
    return clustered_share(parts)


def _won_from(
    seat: int, network: Network, other: Network, table: VectorGames
) -> NDArray[np.float32]:
    """The share of each game's victory, with the network on this seat."""
    device = next(network.parameters()).device
    is_waiting = np.ones(table.count, np.bool_)
    while is_waiting.any():
        actions = np.full(table.count, -1, np.int64)
        for decider, is_own in ((network, True), (other, False)):
            chosen = np.flatnonzero(is_waiting & ((table.seats == seat) == is_own))
            rows = torch.from_numpy(table.observation_rows[chosen]).to(device)
            masks = torch.from_numpy(table.mask_rows[chosen]).to(device)
            actions[chosen] = decider(rows, masks).policy.argmax(1).cpu().numpy()
        table.step(actions)
        is_waiting[table.done] = False
    table.close()
    won: NDArray[np.float32] = (table.results[:, seat] + np.float32(1)) / np.float32(2)
    return won
