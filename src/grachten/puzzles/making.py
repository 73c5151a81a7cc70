"""Making a set of puzzles, game by game: the same seed makes the same set, in one go or in many."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from grachten.neural.inference import network_for
from grachten.puzzles.finding import puzzles_in
from grachten.puzzles.puzzle import Puzzle, board_called
from grachten.puzzles.puzzle_file import PuzzleSet, read_puzzles, write_puzzles
from grachten.rules import GrachtenError

SET_UP_SHARE: Final = 0.1
"""The first decision of a game often makes a puzzle; this limits how many of a set do."""


def resumed(path: Path, board: str, seed: int) -> PuzzleSet:
    """What a file has already, or an empty set. Refused: a board that the judge does not know, and
    a file that was begun with another seed or board."""
    network_for(board_called(board))
    if not path.exists():
        return PuzzleSet(board, seed)
    known = read_puzzles(path)
    if (known.board, known.seed) != (board, seed):
        raise GrachtenError(
            f"{path} was made with the seed {known.seed} on the board {known.board!r}: "
            "choose the same, or another file."
        )
    return known


def make_puzzles(path: Path, begun: PuzzleSet, wanted: int) -> Iterator[PuzzleSet]:
    """Add games until so many puzzles are found; the file is complete after every game."""
    board = board_called(begun.board)
    made = begun
    while len(made) < wanted:
        at_set_up = sum(is_at_set_up(puzzle) for puzzle in made)
        with_set_up = at_set_up < SET_UP_SHARE * wanted
        found = puzzles_in(made.games, made.seed, board, with_set_up=with_set_up)
        write_puzzles(path, made.with_game(tuple(found)))
        made = read_puzzles(path)  # chances are rounded there
        yield made


def is_at_set_up(puzzle: Puzzle) -> bool:
    return len(puzzle.actions) < puzzle.players
