"""What the network says of observations, on one core."""

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.env.core.layout import CONTRACTS
from grachten.env.observation import PLACES, bounds
from grachten.kernel.layout import MAX_SEATS
from grachten.neural.core.layers import enter, normalise, rectify
from grachten.neural.core.matrices import ROWS, affine
from grachten.neural.weight_file import read_weights
from grachten.rules import Board, GrachtenError
from grachten.rules.board import board_names

Floats = NDArray[np.float32]

AMSTERDAM: Final = Path(__file__).with_name("amsterdam.weights")
"""The network that comes with this edition."""

MARGIN_UNIT: Final = 20.0
"""Points: the network counts margins in units of so many."""

EPSILON: Final = np.float32(1e-5)
"""What keeps a norm from dividing by zero, as in training."""


class Said(NamedTuple):
    """What the network says of n observations. Seats are counted from the one to act."""

    policy: Floats
    """A logit for every action, legal or not: (n, ACTIONS)."""
    wins: Floats
    """The chance of each seat to win: (n, MAX_SEATS)."""
    margin: Floats
    """Points ahead of the best other seat at the end: (n,)."""
    beliefs: Floats
    """The probability that each other seat holds each contract: (n, MAX_SEATS - 1, CONTRACTS)."""


class PlayingNetwork:
    """The network of `learning`, from a file of weights."""

    def __init__(self, path: Path) -> None:
        file = read_weights(path)
        self.board = file.board
        """The id of the board that it has learned."""
        arrays = {name: _turned(array) for name, array in file.arrays.items()}
        lowest, highest = bounds()
        # Numbers of an observation are brought between 0 and 1: done once, in the weights.
        scale = 1 / np.maximum(highest.astype(np.float32) - lowest, 1)
        self._arrays = {**arrays, "enter.weight": arrays["enter.weight"] * scale[:, None]}
        self._heads = tuple(file.heads)
        self._ends = np.cumsum(list(file.heads.values()))[:-1]
        self._blocks = sum(name.endswith(".up.weight") for name in arrays)
        self._width = len(arrays["norm.bias"])

    def __call__(self, observations: NDArray[np.uint8]) -> Said:
        """`observations`: (n, SIZE)."""
        heads = self._outputs(observations)
        return Said(
            heads["policy"],
            *_chances(observations, heads),
            _sigmoid(heads["beliefs"]).reshape(-1, MAX_SEATS - 1, CONTRACTS),
        )

    def chances(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """`Said.wins` and `Said.margin` alone: all that some networks have learned to say."""
        return _chances(observations, self._outputs(observations))

    def _outputs(self, observations: NDArray[np.uint8]) -> dict[str, Floats]:
        """What comes out, by the name of its head."""
        count = len(observations)
        rows = -(-count // ROWS) * ROWS
        x = np.zeros((rows, self._width), np.float32)
        enter(np.ascontiguousarray(observations), *self._layer("enter"), x)
        rectify(x)
        y, up = np.empty_like(x), np.empty_like(x)
        for number in range(self._blocks):
            block = f"blocks.{number}"
            normalise(x, *self._layer(f"{block}.norm"), EPSILON, y)
            affine(y, *self._layer(f"{block}.up"), up)
            rectify(up)
            affine(up, *self._layer(f"{block}.down"), y)
            x += y
        normalise(x, *self._layer("norm"), EPSILON, y)
        weight, bias = self._layer("heads")
        outputs = np.empty((rows, len(bias)), np.float32)
        affine(y, weight, bias, outputs)
        return dict(zip(self._heads, np.split(outputs[:count], self._ends, 1), strict=True))

    def _layer(self, name: str) -> tuple[Floats, Floats]:
        return self._arrays[f"{name}.weight"], self._arrays[f"{name}.bias"]


@lru_cache(maxsize=4)
def network_at(path: Path) -> PlayingNetwork:
    """A network is read once."""
    return PlayingNetwork(path)


def network_for(board: Board, path: Path = AMSTERDAM) -> PlayingNetwork:
    """The network in a file, which must be one for that board."""
    network = network_at(path)
    if not _is_called(board, network.board):
        raise GrachtenError(
            f"The network has learned the board {network.board!r}; it can't play on {board.name}."
        )
    return network


@lru_cache(maxsize=4)
def _is_called(board: Board, name: str) -> bool:
    """Is it the board of that id? One with other numbers on it is another board."""
    return board.id == name and (name not in board_names() or board == Board.load(name))


def seats_in_game(observations: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which seats, counted from one's own, somebody sits on: (n, MAX_SEATS)."""
    place = PLACES["players"]  # three flags: two, three or four players
    flags = observations[:, place : place + MAX_SEATS - 1]
    players = 2 + flags.argmax(1)
    taken: NDArray[np.bool_] = np.arange(MAX_SEATS) < players[:, None]
    return taken


def _chances(observations: NDArray[np.uint8], heads: dict[str, Floats]) -> tuple[Floats, Floats]:
    wins = _softmax(np.where(seats_in_game(observations), heads["wins"], -np.inf))
    margin: Floats = MARGIN_UNIT * heads["margin"][:, 0]
    return wins, margin


def _turned(array: Floats) -> Floats:
    """Matrices with inputs first, so that rows can be multiplied by them."""
    return np.ascontiguousarray(array.T)


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares


def _sigmoid(logits: Floats) -> Floats:
    return np.float32(1) / (np.float32(1) + np.exp(-logits))
