"""Pictures for notebooks.

The drawing is built on the rules, so that the rules cannot import it. They call it by its name,
when somebody looks.
"""

from importlib import import_module


def picture(shown: object) -> str | None:
    """An SVG of a board, a game, a view or a record; None where there is no picture."""
    drawn: str | None = import_module("grachten.drawing.showing").picture(shown)
    return drawn
