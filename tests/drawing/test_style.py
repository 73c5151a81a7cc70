"""Colours: one for every kind of route, and their darker edges."""

from typing import get_args

import pytest

from grachten.drawing.style import FILL, INK, darker
from grachten.rules.cards import RouteColour


def test_every_route_colour_has_a_fill_of_its_own() -> None:
    assert set(FILL) == set(get_args(RouteColour))
    assert len(set(FILL.values())) == len(FILL)


def test_darker() -> None:
    assert darker("#80ff00", 0.5) == "#408000"


@pytest.mark.parametrize("colour", ["red", "#abc", "hsl(0 0% 0%)"])
def test_another_notation_gets_an_edge_of_ink(colour: str) -> None:
    assert darker(colour, 0.5) == INK
