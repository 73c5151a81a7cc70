"""The commands of `grachten puzzles` and their options. `cli.puzzles` implements them."""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten.cli.options import AsJson, Language
from grachten.statuses import PuzzleDifficulty, PuzzleTheme

puzzles = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="rich",
    help="Solve puzzles in the terminal, make new ones, or check them.",
)

PuzzleFile = Annotated[
    Path | None,
    typer.Option("--file", help="A file of puzzles; default: those that come with the game."),
]


@puzzles.callback()
def _solve(
    context: typer.Context,
    theme: Annotated[PuzzleTheme | None, typer.Option(help="Only puzzles with this theme.")] = None,
    difficulty: Annotated[
        PuzzleDifficulty | None, typer.Option(help="Only this difficulty.")
    ] = None,
    puzzle: Annotated[
        str | None, typer.Option("--id", help="This puzzle; default: begin with today's.")
    ] = None,
    file: PuzzleFile = None,
    language: Language = None,
    listed: Annotated[bool, typer.Option("--list", help="List them, without solutions.")] = False,
    json: AsJson = False,
) -> None:
    """Solve puzzles in the terminal, make new ones, or check them."""
    if context.invoked_subcommand is not None:
        return
    from grachten.cli.puzzles import list_puzzles, solve_puzzles

    if listed:
        list_puzzles(file, theme, difficulty, as_json=json)
    else:
        solve_puzzles(file, theme, difficulty, puzzle, language)


@puzzles.command()
def make(
    file: Annotated[Path, typer.Argument(help="File to write to; an existing file is extended.")],
    wanted: Annotated[int, typer.Option(min=1, help="Stop at this many puzzles.")] = 300,
    seed: Annotated[
        int, typer.Option(min=0, help="A whole number; the same seed makes the same puzzles.")
    ] = 1,
    board: Annotated[
        str, typer.Option("--board", help="A board that the judge knows: amsterdam.")
    ] = "amsterdam",
) -> None:
    """Find puzzles in games of strong bots. Stop it at any time; it continues from there."""
    from grachten.cli.puzzles import make_file

    make_file(file, wanted, seed, board)


@puzzles.command()
def check(
    file: PuzzleFile = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help="Only this many of them, spread over the file.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Search in other worlds than those in which it was found."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Search every puzzle again: is its best choice legal, and best by eight points?"""
    from grachten.cli.puzzles import check_file

    raise typer.Exit(check_file(file, sample, seed, as_json=json))
