"""The drawing that the page gets: the same as the stand-alone one, made without anything else."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from grachten.drawing import draw_board
from grachten.drawing.for_page import drawing_for_page, read_printed
from grachten.rules import Board, board_names

from .small_town import small_town

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "src" / "grachten" / "boards"
TINY = ROOT / "tests" / "boards" / "tiny.toml"
WORDS = ROOT / "src" / "grachten" / "words" / "en" / "board.ftl"


@cache
def drawn(city: str) -> tuple[Board, dict[str, Any]]:
    board = small_town() if city == "small-town" else Board.load()
    return board, drawing_for_page(board)


@pytest.fixture(params=["amsterdam", "small-town"])
def drawing(request: pytest.FixtureRequest) -> tuple[Board, dict[str, Any]]:
    return drawn(request.param)


@pytest.mark.slow
def test_page_and_document_show_the_same(drawing: tuple[Board, dict[str, Any]]) -> None:
    board, parts = drawing
    document = draw_board(board)
    routes, names = parts["routes"], parts["names"]
    for piece in (parts["ground"], parts["light"], *(it["picture"] for it in (*routes, *names))):
        assert piece in document
    assert len(routes) == len(board.routes)
    assert [route["picture"].count('class="plate"') for route in routes] == [
        route.length for route in board.routes
    ]
    assert [" ".join(words for words, _ in name["breaks"][0]) for name in names] == [
        location.name for location in board.locations
    ]
    captions = re.findall(r'class="caption [a-z]+">([^<]*)<', document.partition("layer-capt")[2])
    assert captions == [caption["words"] for caption in parts["captions"]]


def test_every_piece_is_well_formed(drawing: tuple[Board, dict[str, Any]]) -> None:
    parts = drawing[1]
    pieces = [part["picture"] for part in (*parts["routes"], *parts["names"])]
    for piece in (parts["ground"], parts["light"], *pieces):
        ET.fromstring(f"<svg>{piece}</svg>")
        assert "style" not in piece, "the policy of the server forbids it"


def test_captions_say_in_english_what_the_page_says() -> None:
    words = WORDS.read_text(encoding="utf-8")
    said = dict(re.findall(r"^(board-[a-z]+) = (.+)$", words, re.MULTILINE))
    for caption in drawn("amsterdam")[1]["captions"]:
        if caption["message"] is not None:
            assert caption["words"] == said[caption["message"]]


@pytest.mark.parametrize("file", [*BOARDS.glob("*.toml"), TINY], ids=lambda file: file.stem)
def test_a_board_file_is_read_as_the_rules_read_it(file: Path) -> None:
    printed = read_printed(file.read_text(encoding="utf-8"))
    assert drawing_for_page(printed) == drawing_for_page(Board.load(file))


def test_it_is_made_with_python_alone(tmp_path: Path) -> None:
    (tmp_path / "gone.json").write_text("a board that there is no more")
    code = (
        f"import runpy, sys; sys.path.insert(0, {str(ROOT / 'src')!r}); "
        f"sys.argv[1:] = [{str(tmp_path)!r}]; "
        "runpy.run_module('grachten.drawing.for_page', run_name='__main__')"
    )
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
    assert {file.name for file in tmp_path.iterdir()} == {
        f"{board}{end}" for board in board_names() for end in (".json", ".sketch.json")
    }
    sketch = json.loads((tmp_path / "amsterdam.sketch.json").read_text(encoding="utf-8"))
    for ours, theirs in zip(sketch["routes"], drawn("amsterdam")[1]["routes"], strict=True):
        assert ours["spaces"] == theirs["spaces"]
    written = json.loads((tmp_path / "amsterdam.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(drawn("amsterdam")[1]))
