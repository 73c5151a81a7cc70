"""Pictures: the right size, and with letters in them."""

import struct

import pytest

from grachten.drawing import draw_board, render_png
from grachten.rules.board import Board

from .small_town import small_town

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.slow
def test_amsterdam() -> None:
    png = render_png(draw_board(Board.load()), 800)
    assert png.startswith(SIGNATURE)
    assert size(png) == (800, 634)


def test_another_city() -> None:
    png = render_png(draw_board(small_town()), 500)
    assert png.startswith(SIGNATURE)
    assert size(png)[0] == 500


def test_letters_are_drawn_without_any_installed_font() -> None:
    words = '<text x="5" y="30" font-family="{}" font-size="20">Dam</text></svg>'
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">'
    empty = render_png(start + "</svg>", 60)
    for family in ("IM FELL English", "IM FELL English SC"):
        assert render_png(start + words.format(family), 60) != empty
