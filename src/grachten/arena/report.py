"""A report of an arena for people: one HTML file that needs nothing else."""

from collections.abc import Sequence
from pathlib import Path

from grachten.arena.played import PlayedGame
from grachten.rules import Board, GrachtenError


def write_report(path: Path, board: Board, games: Sequence[PlayedGame], *, title: str) -> None:
    """Write the report of some games. Nothing is written before all of it is ready."""
    from grachten.arena.report_page import report_page  # noqa: PLC0415 - plots are slow to import

    page = report_page(board, games, title=title)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
