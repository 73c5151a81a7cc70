"""The end-game positions that are kept, each a real game: its seed and the actions played.

What is in the set: last turns in which the best and the worst action differ by `LEAST_SPREAD` or
more in the probability of winning, at most half of the different things to do are best (taking
transport cards is one thing, claiming a route is one however it is paid), and every action that is
not best loses at least `LEAST_LOSS`. Nearer calls than that cannot be told apart by sampling in a
fraction of a second, so positions with one are left out. An action counts as best if it is within
`TOLERANCE` of the maximum.

A line of the file is one position; its `values` are rows of a probability and the actions that
have it, the best first.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from grachten.endgame.solver import Kind
from grachten.rules import Board, ClaimRoute, DrawBlind, Game, TakeFaceUp

FILE: Final = Path(__file__).parent / "positions.jsonl"
LEAST_SPREAD: Final = 0.05
LEAST_LOSS: Final = 0.01
TOLERANCE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class EndgamePosition:
    """A position, and the probability of winning by the number of each legal action."""

    kind: Kind
    board: str
    players: int
    seed: int
    actions: tuple[int, ...]
    seat: int
    values: Mapping[int, float]

    def game(self) -> Game:
        game = Game.new(self.players, self.seed, _board(self.board))
        for action in self.actions:
            game.play(game.board.actions[action])
        return game

    def loss(self, action: int) -> float:
        """What an action gives away of the probability of winning."""
        return max(self.values.values()) - self.values[action]

    @property
    def best(self) -> frozenset[int]:
        return frozenset(action for action in self.values if self.loss(action) <= TOLERANCE)

    @property
    def is_clear(self) -> bool:
        """Does it belong into the set?"""
        losses = [self.loss(action) for action in self.values]
        return (
            max(losses) >= LEAST_SPREAD
            and not any(TOLERANCE < loss < LEAST_LOSS for loss in losses)
            and 2 * self._different(self.best) <= self._different(self.values)
        )

    def _different(self, actions: Collection[int]) -> int:
        """How many different things to do these actions are."""
        things: set[object] = set()
        for number in actions:
            action = _board(self.board).actions[number]
            match action:
                case ClaimRoute(route):
                    things.add(route)
                case TakeFaceUp() | DrawBlind():
                    things.add("cards")
                case _:
                    things.add(action)
        return len(things)

    def to_line(self) -> str:
        rows: dict[float, list[int]] = {}
        for action, value in sorted(self.values.items()):
            rows.setdefault(round(value, 12), []).append(action)
        line = {
            "kind": self.kind,
            "board": self.board,
            "players": self.players,
            "seed": self.seed,
            "seat": self.seat,
            "actions": self.actions,
            "values": sorted(rows.items(), reverse=True),
        }
        return json.dumps(line, separators=(",", ":"))

    @staticmethod
    def from_line(text: str) -> "EndgamePosition":
        line: dict[str, Any] = json.loads(text)
        values = {action: value for value, actions in line.pop("values") for action in actions}
        return EndgamePosition(**line | {"actions": tuple(line["actions"])}, values=values)


def write_positions(positions: Iterable[EndgamePosition]) -> None:
    lines = [position.to_line() + "\n" for position in positions]
    FILE.write_text("".join(lines), encoding="utf-8")


@cache
def read_positions() -> tuple[EndgamePosition, ...]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(EndgamePosition.from_line(line) for line in lines)


@cache
def _board(name: str) -> Board:
    return Board.load(name)
