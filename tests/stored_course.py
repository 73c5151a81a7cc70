"""Stored steps, played again."""

from collections.abc import Iterable

from grachten.rules import Board
from grachten.server.course import Course
from grachten.store import StoredStep


def course_of(
    board: Board, players: int, seed: int, youngest: int | None, steps: Iterable[StoredStep]
) -> Course:
    course = Course(board, players, seed, youngest)
    for step in steps:
        course.add(step)
    return course
