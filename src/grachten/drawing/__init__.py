"""The board as a picture: `draw_board` makes an SVG, `render_png` a PNG of it."""

from grachten.drawing.document import draw_board
from grachten.drawing.png import render_png

__all__ = ["draw_board", "render_png"]
