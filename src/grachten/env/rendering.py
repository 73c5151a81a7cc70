"""What `render` gives in each mode, for PettingZoo and Gymnasium alike."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from grachten.drawing.png import render_png
from grachten.drawing.showing import picture
from grachten.env.pixels import pixels_of
from grachten.env.table_text import table_text
from grachten.rules import Game, GrachtenError, SpectatorView

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 800
"""Of the picture, in pixels."""


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise GrachtenError(f"There is no render mode {mode!r}; known: {', '.join(MODES)}.")


def render(view: SpectatorView, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """Text ("ansi"), printed text ("human"), an SVG, or pixels ("rgb_array")."""
    match mode:
        case "ansi":
            return table_text(view)
        case "human":
            print(table_text(view))  # noqa: T201 - that is what a human sees
            return None
        case "svg":
            return picture(view)
        case _:
            drawn = picture(view)
            assert drawn is not None
            return pixels_of(render_png(drawn, WIDTH))


def rewards(game: Game) -> list[float]:
    """1 for a victory and -1 for a defeat; those who share the victory share it."""
    sheet = game.score_sheet
    assert sheet is not None
    won: Any = sheet.winners
    return [2 / len(won) - 1 if seat in won else -1.0 for seat in range(game.players)]
