"""A puzzle: a position of a real game in which one decision is clearly best, as data."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, get_args

from grachten.review import Reason
from grachten.rules import Action, Board, ClaimRoute, Game, GrachtenError, SeatView
from grachten.rules.game_record import RULES_VERSION, check_rules
from grachten.statuses import PuzzleDifficulty, PuzzleTheme

Theme = PuzzleTheme
Difficulty = PuzzleDifficulty
Method = Literal["search", "exact"]
"""Where the chances come from: a long search, or the exact solver of last turns."""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The game up to the decision, as its seed and the numbers of its actions, and what is best.

    `chances` are the win chances of everything that can be done, by the number of an action, the
    best first. Claims of one route are one choice, however they are paid: the way to pay that the
    strongest bot prefers stands for all. `found` says how often each level found the best choice,
    `source` which bots played the game.
    """

    board: str
    players: int
    seed: int
    actions: tuple[int, ...]
    seat: int
    chances: Mapping[int, float]
    reason: Reason
    theme: Theme
    difficulty: Difficulty
    found: Mapping[str, float]
    method: Method
    source: str
    rules: str = RULES_VERSION

    @property
    def id(self) -> str:
        """It follows from the position."""
        text = json.dumps([self.board, self.rules, self.players, str(self.seed), *self.actions])
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def best(self) -> int:
        return next(iter(self.chances))

    @property
    def lead(self) -> float:
        """How much better the best choice is than the next best."""
        best, second, *_ = self.chances.values()
        return best - second

    def game(self) -> Game:
        game = Game.new(self.players, self.seed, board_called(self.board))
        for number in self.actions:
            game.play(game.board.actions[number])
        return game

    def view(self) -> SeatView:
        """Everything that the solver may know."""
        return self.game().view(self.seat)

    def choice_of(self, action: Action) -> int:
        """The number of the choice that an action comes to: its own, or that of another way to pay
        for the same route."""
        board = board_called(self.board)
        for number in self.chances:
            if is_same_choice(board.actions[number], action):
                return number
        raise GrachtenError("That can't be done in this position.")

    def to_dict(self) -> dict[str, Any]:
        return {
            "board": self.board,
            "rules": self.rules,
            "players": self.players,
            "seed": str(self.seed),
            "actions": self.actions,
            "seat": self.seat,
            "chances": [[number, round(1000 * chance)] for number, chance in self.chances.items()],
            "reason": [self.reason.kind, self.reason.numbers],
            "theme": self.theme,
            "difficulty": self.difficulty,
            "found": self.found,
            "method": self.method,
            "source": self.source,
        }

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> "Puzzle":
        check_rules(data["rules"])
        kind, numbers = data["reason"]
        return Puzzle(
            board=data["board"],
            players=data["players"],
            seed=int(data["seed"]),
            actions=tuple(data["actions"]),
            seat=data["seat"],
            chances={number: tenths / 1000 for number, tenths in data["chances"]},
            reason=Reason(kind, numbers),
            theme=data["theme"],
            difficulty=data["difficulty"],
            found=data["found"],
            method=data["method"],
            source=data["source"],
        )


@lru_cache(maxsize=16)
def board_called(name: str) -> Board:
    return Board.load(name)


def is_same_choice(one: Action, other: Action) -> bool:
    """Are these one choice: the same action, or claims of one route that are paid otherwise?"""
    if isinstance(one, ClaimRoute) and isinstance(other, ClaimRoute):
        return one.route.index == other.route.index
    return one.id == other.id
