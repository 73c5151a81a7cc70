"""The SVG document: well formed, complete, and always the same."""

import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from grachten.drawing import draw_board
from grachten.drawing.style import FILL, SYMBOLS
from grachten.rules.board import Board

from .small_town import small_town

SVG = "{http://www.w3.org/2000/svg}"


@cache
def picture(city: str) -> tuple[Board, str]:
    board = small_town() if city == "small-town" else Board.load()
    return board, draw_board(board)


@pytest.fixture(params=["amsterdam", "small-town"])
def drawn(request: pytest.FixtureRequest) -> tuple[Board, ET.Element]:
    board, svg = picture(request.param)
    return board, ET.fromstring(svg)


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def test_the_same_board_is_the_same_text() -> None:
    board, svg = picture("amsterdam")
    assert draw_board(board) == svg


def test_it_describes_itself(drawn: tuple[Board, ET.Element]) -> None:
    board, root = drawn
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == f"The board of {board.name}"
    assert f"{len(board.routes)} routes" in (root.findtext(f"{SVG}desc") or "")


def test_every_route_is_drawn(drawn: tuple[Board, ET.Element]) -> None:
    board, root = drawn
    nodes = by_id(root)
    for route in board.routes:
        node = nodes[f"route-{route.index}"]
        assert {"route", route.colour} <= set(node.attrib["class"].split())
        assert node.attrib["fill"] == FILL[route.colour]
        spaces = [child for child in node if child.attrib.get("class") == "space"]
        assert len(spaces) == route.length
        for space in spaces:
            parts = {child.attrib.get("class"): child for child in space.iter()}
            assert ("printed" in parts) == route.cart
            assert ("symbol" in parts) == (route.colour != "grey")
            if "symbol" in parts:
                assert parts["symbol"].attrib["d"] == SYMBOLS[route.colour]


def test_every_location_and_name_is_drawn(drawn: tuple[Board, ET.Element]) -> None:
    board, root = drawn
    nodes = by_id(root)
    names = {
        " ".join(text.text or "" for text in node.iter(f"{SVG}text"))
        for node in nodes["layer-names"]
    }
    assert names == {location.name for location in board.locations}
    assert all(f"location-{location.id}" in nodes for location in board.locations)


def test_every_score_is_drawn(drawn: tuple[Board, ET.Element]) -> None:
    scores = [node for node in drawn[1].iter() if "score" in node.attrib.get("class", "").split()]
    assert [node.text for node in scores] == [str(score) for score in range(50)]
    accented = {int(node.text or "") for node in scores if node.attrib["class"] != "score"}
    assert accented == {*range(0, 50, 5), 14, 39}


def test_everything_used_is_defined(drawn: tuple[Board, ET.Element]) -> None:
    root = drawn[1]
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    used = {node.attrib["href"][1:] for node in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#([a-z-]+)\)", ET.tostring(root, encoding="unicode")))
    assert used <= set(ids)


def test_coordinates_have_one_decimal() -> None:
    paths = re.findall(r' (?:d|x|y|cx|cy|transform)="([^"]*)"', picture("amsterdam")[1])
    assert paths
    assert not [path for path in paths if re.search(r"\.\d\d", path) and "scale" not in path]


def test_a_route_in_another_colour() -> None:
    svg = draw_board(small_town(), routes={3: "#123456", 5: "hsl(10 50% 50%)"})
    nodes = by_id(ET.fromstring(svg))
    assert nodes["route-3"].attrib["fill"] == "#123456"
    assert nodes["route-5"].attrib["fill"] == "hsl(10 50% 50%)"
    assert nodes["route-4"].attrib["fill"] == FILL["black"]


def test_the_style_is_one_that_every_program_understands() -> None:
    style = ET.fromstring(picture("amsterdam")[1]).findtext(f"{SVG}style") or ""
    assert ".map .block{" in style
    assert not re.search(r"var\(|/\*|@|&|\n", style)


def test_it_is_not_too_large() -> None:
    assert len(picture("amsterdam")[1]) < 350_000


def test_fonts_can_be_carried_along() -> None:
    board, plain = picture("small-town")
    carried = draw_board(board, embed_fonts=True)
    assert "@font-face" not in plain
    assert carried.count("@font-face{font-family:'IM FELL English") == 2
    ET.fromstring(carried)


def test_carts_on_a_route_stand_upright_and_face_the_same_way() -> None:
    board, svg = picture("amsterdam")
    nodes = by_id(ET.fromstring(svg))
    for route in board.routes:
        turns = [
            float(node.attrib["transform"].split("rotate(")[1].rstrip(")"))
            for node in nodes[f"route-{route.index}"]
            if node.attrib.get("class") == "space"
        ]
        assert all(abs((turn - turns[0] + 180) % 360 - 180) < 90 for turn in turns)
        assert -90 <= turns[len(turns) // 2] < 90
