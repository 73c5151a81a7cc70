"""Are puzzles what they claim to be? Each is searched again, from what its seat knows."""

from dataclasses import dataclass

from grachten.puzzles.finding import examine
from grachten.puzzles.long_search import LEAST_LEAD
from grachten.puzzles.puzzle import Puzzle, is_same_choice


@dataclass(frozen=True)
class Checked:
    """What was found about a puzzle; `fault` says what is wrong with it, if anything is."""

    puzzle: Puzzle
    lead: float
    fault: str | None


def check_puzzle(puzzle: Puzzle, seed: int | None = None) -> Checked:
    """Search again: with the random numbers with which it was found, or with others."""
    game = puzzle.game()
    if puzzle.seat not in game.to_act:
        return Checked(puzzle, 0.0, "it is another seat's turn")
    view, legal = game.view(puzzle.seat), game.legal_for(puzzle.seat)
    actions = game.board.actions
    if any(number not in legal.ids for number in puzzle.chances):
        return Checked(puzzle, 0.0, "one of its choices is not legal")
    if not all(
        any(is_same_choice(action, actions[number]) for number in puzzle.chances)
        for action in legal
    ):
        return Checked(puzzle, 0.0, "it lacks a choice")
    found, method = examine(view, legal, len(puzzle.actions) if seed is None else seed)
    best = actions[next(iter(found.chances))]
    if method != puzzle.method:
        return Checked(puzzle, found.lead, f"it is solved by {method}, not by {puzzle.method}")
    if not is_same_choice(best, actions[puzzle.best]):
        return Checked(puzzle, -found.lead, f"'{best}' is better")
    if found.lead < LEAST_LEAD:
        return Checked(puzzle, found.lead, "its best choice does not stand out")
    return Checked(puzzle, found.lead, None)
