"""The commands that look at a record, a board or this machine.

The modules that implement them are loaded when needed.
"""

# ruff: noqa: PLC0415 - each command loads what it needs, so that `grachten --help` need not wait

from pathlib import Path
from typing import Annotated

import typer

from grachten.cli.options import AsJson, Language, Overwrite


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record per line.")],
    board: Annotated[
        str | None, typer.Option(help="The board file, for a board of your own.")
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="The commitment you saw before the deal: 64 hexadecimal digits."
        ),
    ] = None,
    bytes: Annotated[  # noqa: A002 - the option's name
        str | None,
        typer.Option(metavar="HEX", help="The random bytes that you added to the shuffle."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Check recorded games against the rules, trusting nothing in them."""
    from grachten.cli.verify import verify_file

    verify_file(file, board, commitment, bytes, as_json=json)


def review(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one record per line.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="As this seat saw it; default: every seat.")
    ] = None,
    hindsight: Annotated[
        bool, typer.Option("--hindsight", help="Judge with all cards open.")
    ] = False,
    language: Language = None,
    picture: Annotated[
        Path | None,
        typer.Option(
            help="Draw luck and skill to this .svg or .png file, as the seat saw the game or, "
            "without --seat, as the winner did."
        ),
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Show what decided a game: decisions, luck, and what the others did."""
    from grachten.cli.review import ReviewOptions, review_file

    options = ReviewOptions(seat, language, hindsight, picture, overwrite, json)
    review_file(file, options)


def board(
    file: Annotated[
        str, typer.Argument(help="A board file, or the name of a board that comes with the game.")
    ] = "amsterdam",
    svg: Annotated[Path | None, typer.Option(help="Draw the board to this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Draw the board to this file.")] = None,
    width: Annotated[int, typer.Option(help="Width of the PNG, in pixels.")] = 1600,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Check a board file, describe it, and draw it."""
    from grachten.cli.board import show_board

    show_board(file, svg, png, width, overwrite=overwrite, as_json=json)


def bench(
    part: Annotated[
        str | None, typer.Argument(help='"env": the environment for research alone.')
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each measurement.")] = 1.0,
    starts: Annotated[
        bool, typer.Option(help="Also measure a first start, which takes some minutes.")
    ] = True,
    json: AsJson = False,
) -> None:
    """Measure how fast the rules and the bots are on this machine."""
    from grachten.cli.bench import measure

    measure(part, seconds, starts=starts, as_json=json)
