"""`grachten board`."""

import json
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

import pytest

from support.commands import refused, run

AMSTERDAM = (files("grachten") / "boards" / "amsterdam.toml").read_text(encoding="utf-8")


def test_says_what_is_on_the_board() -> None:
    done = run("board")
    assert done.returncode == 0
    assert "Amsterdam is a playable board." in done.stdout
    assert "45, 13 pairs of them double" in done.stdout


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(AMSTERDAM.replace('name = "Amsterdam"', 'name = "My town"', 1))
    assert "My town is a playable board." in run("board", file).stdout


def test_for_machines() -> None:
    told = json.loads(run("board", "--json").stdout)
    assert (len(told["locations"]), len(told["routes"]), told["actions"]) == (17, 45, 317)


def test_draws(tmp_path: Path) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    done = run("board", "--svg", svg, "--png", png, "--width", "400")
    assert done.returncode == 0, done.stderr
    root = ET.fromstring(svg.read_text())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert png.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(png.read_bytes()[16:20], "big") == 400


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            '["dam", "begijnhof"], length',
            '["damm", "begijnhof"], length',
            "bad.toml: route 30 (damm – begijnhof): unknown location 'damm'.",
        ),
        (
            'colour = "grey", cart = true },\n  { ends = ["haringpakkerstoren", "oude-waal"]',
            'colour = "grey", cart = false },\n  { ends = ["haringpakkerstoren", "oude-waal"]',
            "15 routes carry the cart symbol but there are 16 merchandise cards.",
        ),
        ("carts = 16", "carts = ", "bad.toml is not valid TOML: Invalid value (at line 21"),
    ],
)
def test_a_bad_board_is_named(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    assert AMSTERDAM.count(old) == 1
    file.write_text(AMSTERDAM.replace(old, new))
    assert sentence in refused("board", file, code=1)


def test_an_unknown_board() -> None:
    sentence = refused("board", "atlantis", code=1)
    assert sentence == "There is no board 'atlantis'; known boards: amsterdam."
