"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        envvar="GRACHTEN_DATA",
        help="The data folder; default: the user's data directory.",
    ),
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")]
BoardName = Annotated[
    str, typer.Option("--board", help="A board that comes with the game, or a board file.")
]
Seed = Annotated[
    int | None, typer.Option(help="A whole number; the same seed gives the same deal.")
]
Language = Annotated[
    str | None,
    typer.Option(help="Language: en, da, de, fr, nb, nl or sv; default: your system's."),
]
