"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON, for machines.")]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        envvar="GRACHTEN_DATA",
        help="The folder of everything that is kept; the user's data directory if nobody says.",
    ),
]
