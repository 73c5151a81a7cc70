"""Colours: one for every kind of route, and their darker edges."""

import re
from typing import get_args

import pytest

from grachten.drawing.frame import ACCENTED_SIZE, SCORE_SIZE
from grachten.drawing.names import FONT_SIZE
from grachten.drawing.ornaments import LINE_SIZE, TITLE_SIZE, VALUE_SIZE
from grachten.drawing.position import SEAT_COLOURS
from grachten.drawing.style import CART_FILL, FILL, INK, SYMBOLS, darker, read_art, style_sheet
from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import CartColour
from grachten.rules.cards import COLOURS, RouteColour


def test_every_route_colour_has_a_fill_of_its_own() -> None:
    assert set(FILL) == set(get_args(RouteColour))
    assert len(set(FILL.values())) == len(FILL)


def test_carts_have_the_colours_that_players_choose_from() -> None:
    assert tuple(CART_FILL) == get_args(CartColour)
    assert tuple(CART_FILL.values()) == SEAT_COLOURS
    assert len(set(SEAT_COLOURS)) == MAX_SEATS


def test_every_colour_of_cards_has_a_symbol_of_its_own() -> None:
    assert set(SYMBOLS) == set(COLOURS)
    assert len(set(SYMBOLS.values())) == len(COLOURS)


def test_by_candlelight_the_map_has_the_same_colours_and_all_of_them_others() -> None:
    light, dark = re.findall(r"\{(.*?)\}", read_art("map-colours.css"), re.DOTALL)
    day, night = (dict(re.findall(r"(--[a-z-]+): ([^;]+);", block)) for block in (light, dark))
    assert set(day) == set(night)
    assert [name for name in day if day[name] == night[name]] == []


@pytest.mark.parametrize(
    ("words", "size"),
    [
        (".name text", FONT_SIZE),
        (".title", TITLE_SIZE),
        (".subtitle", LINE_SIZE),
        (".value", VALUE_SIZE),
        (".score", SCORE_SIZE),
        (".score.accented", ACCENTED_SIZE),
    ],
)
def test_words_have_the_size_that_they_were_measured_at(words: str, size: float) -> None:
    assert f".map {words}{{font:{size:g}px " in style_sheet()


def test_darker() -> None:
    assert darker("#80ff00", 0.5) == "#408000"


@pytest.mark.parametrize("colour", ["red", "#abc", "hsl(0 0% 0%)"])
def test_another_notation_gets_an_edge_of_ink(colour: str) -> None:
    assert darker(colour, 0.5) == INK
