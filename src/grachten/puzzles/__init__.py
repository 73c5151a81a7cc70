"""Puzzles: positions of real games in which one decision is clearly best, and not obvious."""

from grachten.puzzles.daily import puzzle_of
from grachten.puzzles.puzzle import (
    DIFFICULTIES,
    THEMES,
    Difficulty,
    Method,
    Puzzle,
    Theme,
)
from grachten.puzzles.puzzle_file import PuzzleSet, read_puzzles, shipped, write_puzzles

__all__ = [
    "DIFFICULTIES",
    "THEMES",
    "Difficulty",
    "Method",
    "Puzzle",
    "PuzzleSet",
    "Theme",
    "puzzle_of",
    "read_puzzles",
    "shipped",
    "write_puzzles",
]
