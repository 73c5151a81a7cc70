"""What a training says of itself: a line of JSON each time, on the screen and in its folder."""

import json
from pathlib import Path
from typing import Final

LOG: Final = "log.jsonl"

Fact = float | str | None


def tell(folder: Path, **facts: Fact) -> None:
    """Write a line to the folder's log, and show it."""
    rounded = {k: round(v, 5) if isinstance(v, float) else v for k, v in facts.items()}
    line = json.dumps(rounded)
    print(line, flush=True)
    with (folder / LOG).open("a") as log:
        log.write(line + "\n")
