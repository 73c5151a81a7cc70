"""How likely a seat is to win, from what it knows, no matter who is to act.

Two networks share the work, each where it has learned the most: the one that plays judges seats
that are to act, the judge those that wait.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import PLACES, observe
from grachten.neural.inference import AMSTERDAM, network_for
from grachten.neural.judge import JUDGE, chances
from grachten.review.progress import Report
from grachten.rules import Board, Game

ROWS: Final = 512
"""Observations judged at once: more would not be faster, but take more memory."""

Chances = NDArray[np.float64]


def win_chances(board: Board, rows: NDArray[np.uint8], report: Report | None = None) -> Chances:
    """The win chance of the seat that looks, for each observation."""
    found = np.zeros(len(rows))
    done = 0
    is_acting = rows[:, PLACES["to_act"]] == 1
    for weights, chosen in ((AMSTERDAM, is_acting), (JUDGE, ~is_acting)):
        places = np.flatnonzero(chosen)
        for start in range(0, len(places), ROWS):
            some = places[start : start + ROWS]
            found[some] = chances(board, rows[some], weights)[0][:, 0]
            done += len(some)
            if report is not None:
                report(done / len(rows))
    return found


def seat_chances(game: Game) -> tuple[float, ...]:
    """The win chance of every seat, each from what it knows, so they don't have to add up to 1.
    Once the game is over it is the seat's share of the victory."""
    if game.score_sheet is not None:
        winners = game.score_sheet.winners
        return tuple((seat in winners) / len(winners) for seat in range(game.players))
    rows = np.stack([observe(game.view(seat)) for seat in range(game.players)])
    return tuple(win_chances(game.board, rows).tolist())


def habits(board: Board, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
    """What the network that plays thinks of every action, legal or not, as logits."""
    network = network_for(board)
    parts = [network(rows[at : at + ROWS]).policy for at in range(0, len(rows), ROWS)]
    return np.concatenate(parts)


class Pending:
    """Observations that are judged all at once, when all have been collected."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._rows: list[NDArray[np.uint8]] = []
        self._count = 0
        self._chances: Chances = np.zeros(0)
        self._decisions: list[NDArray[np.uint8]] = []
        self._logits: NDArray[np.float32] = np.zeros((0, 0), np.float32)

    def add(self, rows: NDArray[np.uint8]) -> slice:
        """Where `chances` will have those of these rows."""
        start = self._count
        self._rows.append(rows)
        self._count += len(rows)
        return slice(start, self._count)

    def add_decision(self, row: NDArray[np.uint8]) -> int:
        """Where `usual` will find what a strong player is likely to do there."""
        self._decisions.append(row)
        return len(self._decisions) - 1

    def judge(self, report: Report | None = None) -> None:
        self._chances = win_chances(self._board, np.concatenate(self._rows), report)
        if self._decisions:
            self._logits = habits(self._board, np.stack(self._decisions))

    def usual(self, decision: int, expected: Mapping[int, float]) -> float:
        """What a strong player could expect there: the mean over legal actions, by number, each
        as likely as the network that plays is to choose it."""
        logits = self._logits[decision, list(expected)].astype(float)
        powers = np.exp(logits - logits.max())
        return float(powers @ list(expected.values()) / powers.sum())

    def chances(self, where: slice) -> Chances:
        return self._chances[where]


def weighted(chances: Chances, weights: Sequence[float] | Chances, settled: float) -> float:
    """The expected value."""
    return float(chances @ np.asarray(weights)) + settled
