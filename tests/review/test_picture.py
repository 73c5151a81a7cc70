"""A review as a picture: everything is on it, and no name is more than a name."""

import xml.etree.ElementTree as ET
from typing import Any

import msgspec
import pytest

from grachten.drawing import render_png
from grachten.env.pixels import pixels_of
from grachten.protocol.pictures import (
    PicturedPlayer,
    PicturedStep,
    PictureWords,
    ReviewPicture,
)
from grachten.protocol.tables import CartColour
from grachten.review.picture import HEIGHT, WIDTH, draw_review
from grachten.rules import Board, GrachtenError

BOARD = Board.load()
SVG = "{http://www.w3.org/2000/svg}"
COLOURS: tuple[CartColour, ...] = ("burgundy", "ochre", "charcoal", "ivory")
WORDS = PictureWords(
    title="Anna won against the cards",
    subtitle="Luck and skill",
    curve="win chance",
    axis=("0 %", "50 %", "100 %"),
    points="points",
    accuracy="accuracy",
    luck="luck",
    choices="decisions",
    steps="Turning points",
)


def player(seat: int, **changes: Any) -> PicturedPlayer:
    found = PicturedPlayer(
        name=f"Player {seat}",
        colour=COLOURS[seat],
        points=20 + seat,
        curve=(0.5, 0.6, 0.3 + seat / 10, float(seat == 0)),
        routes=(3 * seat, 3 * seat + 1),
        accuracy=70.4 + seat,
        luck=0.1 * seat,
        choice=-0.2,
        luck_words=f"+{10 * seat} %",
        choice_words="−20 %",
    )
    return msgspec.structs.replace(found, **changes)


def picture(*players: PicturedPlayer, **changes: Any) -> ReviewPicture:
    steps = (
        PicturedStep(1, 0, False, "Dam – Begijnhof", "50 %", "60 %"),
        PicturedStep(3, 1, True, "Best: Waag – Dam", "33 %", "100 %"),
    )
    made = ReviewPicture(0, players or (player(0), player(1)), steps, WORDS)
    return msgspec.structs.replace(made, **changes)


def texts(svg: str) -> list[str]:
    return [found.text or "" for found in ET.fromstring(svg).findall(f"{SVG}text")] + [
        found.text or "" for found in ET.fromstring(svg).findall(f"{SVG}g/{SVG}text")
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_on_it(players: int) -> None:
    drawn = draw_review(picture(*map(player, range(players))), BOARD)
    said = texts(drawn)
    for seat in range(players):
        assert {f"Player {seat}", str(20 + seat), str(70 + seat)} <= set(said)
    for words in ("Anna won against the cards", "Luck and skill", "Dam – Begijnhof", "100 %"):
        assert words in said
    assert said.count("–20 %") == players  # the fonts have no minus sign
    assert "−" not in "".join(said)
    assert drawn.count("font-face") == 2


def test_a_name_is_only_a_name() -> None:
    name = '<script>alert("1")</script>&'
    drawn = draw_review(picture(player(0, name=name), player(1)), BOARD)
    root = ET.fromstring(drawn)
    assert not [found for found in root.iter() if found.tag.endswith("script")]
    assert any(text.startswith("<script>") for text in texts(drawn))


def test_long_words_are_cut() -> None:
    name = "Machteld von Hohenzollern-Sigmaringen"
    said = texts(draw_review(picture(player(0, name=name), player(1)), BOARD))
    (cut,) = (words for words in said if words.startswith("Machteld"))
    assert cut.endswith("…")
    assert len(cut) > 15


def test_who_never_had_a_choice_has_no_accuracy() -> None:
    assert "–" in texts(draw_review(picture(player(0, accuracy=None), player(1)), BOARD))


def test_as_pixels() -> None:
    pixels = pixels_of(render_png(draw_review(picture(), BOARD, embed_fonts=False), WIDTH))
    assert pixels.shape == (HEIGHT, WIDTH, 3)
    assert pixels[8, 600].min() > 180  # paper
    assert pixels[16, 600].max() < 100  # the line of ink round it


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seat": 2}, "There is no seat 2 with 2 players."),
        ({"steps": (PicturedStep(1, 3, False, "", "", ""),)}, "There is no seat 3"),
        ({"players": (player(0), player(1, routes=(99,)))}, "There is no route 99"),
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(GrachtenError, match=why):
        draw_review(picture(**wrong), BOARD)
