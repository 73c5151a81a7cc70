"""Sets of puzzles as files: a line that says how the set was made, then a line for each puzzle."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from grachten.files import replacing
from grachten.puzzles.puzzle import Puzzle
from grachten.rules import GrachtenError

FORMAT: Final = "grachten-puzzles/1"
SHIPPED: Final = "amsterdam.jsonl"


@dataclass(frozen=True)
class PuzzleSet:
    """Puzzles of the games with the numbers 0 to `games` - 1, which follow from the `seed`."""

    board: str
    seed: int
    games: int = 0
    puzzles: tuple[Puzzle, ...] = ()

    def with_game(self, found: tuple[Puzzle, ...]) -> "PuzzleSet":
        return replace(self, games=self.games + 1, puzzles=(*self.puzzles, *found))

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)

    def to_text(self) -> str:
        head = {"format": FORMAT, "board": self.board, "seed": self.seed, "games": self.games}
        return "".join(_line(each) for each in (head, *(each.to_dict() for each in self.puzzles)))

    @staticmethod
    def from_text(text: str) -> "PuzzleSet":
        try:
            head, *rows = (json.loads(line) for line in text.splitlines())
            if head["format"] != FORMAT:
                raise GrachtenError(f"The format of the puzzles is not {FORMAT!r}.")
            puzzles = tuple(map(Puzzle.from_dict, rows))
            return PuzzleSet(head["board"], head["seed"], head["games"], puzzles)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise GrachtenError("This is not a file of puzzles.") from None


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"


def read_puzzles(path: Path) -> PuzzleSet:
    try:
        return PuzzleSet.from_text(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise GrachtenError(f"{path} cannot be read: {why}.") from None


def write_puzzles(path: Path, puzzles: PuzzleSet) -> None:
    with replacing(path) as part:
        part.write_text(puzzles.to_text(), encoding="utf-8")
        part.chmod(0o644)  # nothing in it is a secret


@cache
def shipped() -> PuzzleSet:
    """The puzzles that come with this edition."""
    text = (files("grachten.puzzles") / SHIPPED).read_text(encoding="utf-8")
    return PuzzleSet.from_text(text)
