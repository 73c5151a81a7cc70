"""Judging a position: who wins, by how much, who holds what, and what to do.

It knows no more than the seat whose view it is given. Of a seat that waits, the network that plays
knows little, for it has learned from decisions alone: its chances and margin come from `judge`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.bots.knowledge import knowledge_of
from grachten.env.core.layout import CONTRACTS, Tracks
from grachten.env.observation import observe_decision, observe_record, record_mask
from grachten.kernel.layout import MAX_SEATS
from grachten.kernel.records import Games, column
from grachten.neural.inference import (
    AMSTERDAM,
    Floats,
    PlayingNetwork,
    network_for,
    seats_in_game,
)
from grachten.neural.judge import chances
from grachten.rules import Action, Board, GrachtenError, SeatView


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the network thinks of a position, as a seat sees it.

    `wins` has the chance of each seat to win; they add up to 1. `margin` says how many points the
    seat will be ahead of the best other one. `contracts` says for each seat how likely it is to
    hold each contract; those left out can be ruled out, and until all have chosen theirs nobody
    holds one. `policy` says how likely the network is to choose each legal action, likeliest
    first: it is empty for a seat that is not to act.
    """

    seat: int
    wins: tuple[float, ...]
    margin: float
    contracts: tuple[dict[int, float], ...]
    policy: dict[Action, float]


class Judgements(NamedTuple):
    """What the network thinks of n positions, each as a seat sees it, in arrays."""

    wins: Floats
    """The chance of each seat to win: (n, MAX_SEATS)."""
    margin: Floats
    """Points that the seat will be ahead of the best other one: (n,)."""
    contracts: Floats
    """How likely each other seat is to hold each contract: (n, MAX_SEATS, CONTRACTS). 0 for the
    seat itself."""
    policy: Floats
    """How likely the network is to choose each action: (n, ACTIONS). 0 for what is not legal."""


def evaluate(view: SeatView, weights: Path = AMSTERDAM) -> Judgement:
    """Judge a position as a seat sees it."""
    return evaluate_views([view], weights)[0]


def evaluate_views(views: Sequence[SeatView], weights: Path = AMSTERDAM) -> list[Judgement]:
    """Judge several positions of one board at once, which takes less time for each."""
    if not views:
        return []
    if any(view.phase == "over" for view in views):
        raise GrachtenError("The game is over: there is nothing left to judge.")
    network = network_for(views[0].board, weights)
    decisions = [observe_decision(view) for view in views]
    observations, masks = (np.stack(part) for part in zip(*decisions, strict=True))
    judged = judge(network, observations, masks, np.array([view.seat for view in views]))
    if weights == AMSTERDAM and not masks.any(1).all():
        _judge_waiting(views, observations, masks, judged)
    return [_judgement(view, masks[row], judged, row) for row, view in enumerate(views)]


def _judge_waiting(
    views: Sequence[SeatView],
    observations: NDArray[np.uint8],
    masks: NDArray[np.bool_],
    judged: Judgements,
) -> None:
    """Put the judge's word in the place of the playing network's where a seat has no choice."""
    rows = np.flatnonzero(~masks.any(1))
    wins, margin = chances(views[0].board, observations[rows])
    for place, row in enumerate(rows.tolist()):
        view = views[row]
        around = (np.arange(view.players) - view.seat) % view.players
        judged.wins[row, : view.players] = wins[place, around]
    judged.margin[rows] = margin


def evaluate_records(
    board: Board, games: Games, tracks: Tracks, weights: Path = AMSTERDAM
) -> Judgements:
    """Judge kernel games with the tracks beside them, each as the seat to act sees it."""
    network = network_for(board, weights)
    seats = column(games, "seat").astype(np.int64)
    rows = [observe_record(board, games, tracks, seat, index) for index, seat in enumerate(seats)]
    masks = [record_mask(board, games, index) for index in range(len(seats))]
    return judge(network, np.stack(rows), np.stack(masks), seats)


def judge(
    network: PlayingNetwork,
    observations: NDArray[np.uint8],
    masks: NDArray[np.bool_],
    seats: NDArray[np.integer],
) -> Judgements:
    """Judge observations, (n, SIZE), with the legal actions, (n, ACTIONS), of these seats: what
    `VectorGames` has, for example. Where nothing is legal, the policy is 0."""
    said = network(observations)
    # The network counts seats from the one that looks: turn them back.
    players = seats_in_game(observations).sum(1)
    places = (np.arange(MAX_SEATS) - seats[:, None]) % players[:, None]
    is_seat = np.arange(MAX_SEATS) < players[:, None]
    wins = np.where(is_seat, np.take_along_axis(said.wins, places, 1), 0)
    nobody = np.zeros((len(observations), 1, CONTRACTS), np.float32)
    around = np.concatenate((nobody, said.beliefs), 1)
    contracts = np.take_along_axis(around, places[:, :, None], 1) * is_seat[:, :, None]
    logits = np.where(masks, said.policy, -np.inf)
    highest = logits.max(1, keepdims=True)
    powers = np.exp(logits - np.where(np.isfinite(highest), highest, 0))
    policy = powers / np.maximum(powers.sum(1, keepdims=True), np.finfo(np.float32).tiny)
    return Judgements(wins, said.margin, contracts, policy)


def _judgement(view: SeatView, mask: NDArray[np.bool_], judged: Judgements, row: int) -> Judgement:
    unseen = knowledge_of(view).unseen_contracts if view.phase != "set-up" else ()
    contracts = tuple(
        dict.fromkeys(view.contracts, 1.0)
        if seat == view.seat
        else {index: float(judged.contracts[row, seat, index]) for index in unseen}
        if open_seat.contracts
        else {}
        for seat, open_seat in enumerate(view.seats)
    )
    chances = judged.policy[row]
    ids = sorted(np.flatnonzero(mask).tolist(), key=lambda action: -chances[action])
    return Judgement(
        view.seat,
        wins=tuple(judged.wins[row, : view.players].tolist()),
        margin=float(judged.margin[row]),
        contracts=contracts,
        policy={view.board.actions[action]: float(chances[action]) for action in ids},
    )
