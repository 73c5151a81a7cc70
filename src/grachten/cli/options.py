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
