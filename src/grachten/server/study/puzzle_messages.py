"""Puzzles as they travel, made from those that come with this edition."""

from functools import lru_cache
from typing import Final

from grachten.protocol.actions import Action, action_from_wire, action_to_wire, legal_to_wire
from grachten.protocol.events import event_to_wire
from grachten.protocol.messages import Step
from grachten.protocol.puzzles import (
    PuzzleList,
    PuzzleShown,
    PuzzleSolution,
    PuzzleSummary,
)
from grachten.protocol.reviews import ReviewOption, ReviewReason
from grachten.protocol.views import view_to_wire
from grachten.puzzles import Puzzle, shipped
from grachten.rules import Game
from grachten.server.refusals import Refusal
from grachten.server.services import known_board

MAIN: Final = 4
"""Choices that a solution names, the best ones."""
KEPT: Final = 64
"""Positions in memory: to play a game again up to one takes some milliseconds."""


def puzzle_called(name: str) -> Puzzle:
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise Refusal("not-found", "There is no such puzzle here.")


def list_of_puzzles() -> PuzzleList:
    return PuzzleList(tuple(map(summary_of, shipped())))


def summary_of(puzzle: Puzzle) -> PuzzleSummary:
    return PuzzleSummary(puzzle.id, puzzle.theme, puzzle.difficulty)


def shown_puzzle(name: str) -> PuzzleShown:
    """The position as its seat sees it, with how the game came there."""
    return _position(name)[1]


@lru_cache(maxsize=KEPT)
def _position(name: str) -> tuple[Game, PuzzleShown]:
    puzzle = puzzle_called(name)
    board = known_board(puzzle.board)
    game = Game.new(puzzle.players, puzzle.seed, board)
    steps = [Step(0, None, tuple(map(event_to_wire, game.events_for(puzzle.seat))))]
    for number, action in enumerate(puzzle.actions, 1):
        seat, told = game.seat, game.event_count
        game.play(board.actions[action])
        events = game.events_for(puzzle.seat, told)
        steps.append(Step(number, seat, tuple(map(event_to_wire, events))))
    return game, PuzzleShown(
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        board=puzzle.board,
        seat=puzzle.seat,
        steps=tuple(steps),
        view=view_to_wire(game.view(puzzle.seat)),
        legal=legal_to_wire(board, game.legal_for(puzzle.seat)),
    )


def solution(name: str, answer: Action) -> PuzzleSolution:
    """What came of an answer. One that the rules forbid is refused, with the rule."""
    puzzle, (game, _) = puzzle_called(name), _position(name)
    board = game.board
    action = action_from_wire(answer, board)
    forbidden = game.why_not(action, puzzle.seat)
    if forbidden is not None:
        raise forbidden
    chosen = puzzle.choice_of(action)
    named = list(puzzle.chances)[:MAIN]
    if chosen not in named:
        named.append(chosen)
    return PuzzleSolution(
        right=chosen == puzzle.best,
        chance=puzzle.chances[chosen],
        best=action_to_wire(board.actions[puzzle.best]),
        options=tuple(
            ReviewOption(action_to_wire(board.actions[number]), puzzle.chances[number])
            for number in named
        ),
        reason=ReviewReason(puzzle.reason.kind, puzzle.reason.numbers),
    )
