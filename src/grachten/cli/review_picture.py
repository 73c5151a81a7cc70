"""`grachten review --picture`: a game's luck and skill as a picture to share."""

from pathlib import Path
from typing import Final, get_args

from grachten.cli.files import check_new
from grachten.cli.words import Words
from grachten.drawing import render_png
from grachten.protocol.tables import CartColour
from grachten.review import Review
from grachten.review.picture import WIDTH, draw_review
from grachten.review.picture.content import PlayerInPicture, picture_of
from grachten.review.wire import review_to_wire
from grachten.rules import Game, GrachtenError

COLOURS: Final[tuple[CartColour, ...]] = get_args(CartColour)
"""A record doesn't say who had which: the seats take them in order."""
FINER: Final = 2
"""Pixels of a PNG for each unit of the drawing, across."""


def check_picture(path: Path, games: int, *, overwrite: bool) -> None:
    """Before any work is done."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise GrachtenError(f"A picture is an .svg or a .png file, not {path.name!r}.")
    if games != 1:
        raise GrachtenError(f"A picture shows one game, and the file has {games}.")
    check_new(path, overwrite=overwrite)


def draw_picture(
    path: Path, found: Review, seat: int | None, game: Game, names: list[str], words: Words
) -> bytes:
    """The picture of a review of all seats, through the eyes of one, or of the winner."""
    sheet = game.score_sheet
    assert sheet is not None
    whose = sheet.winners[0] if seat is None else seat
    players = [
        PlayerInPicture(name, COLOURS[number], sheet.totals[number], game.state.routes(number))
        for number, name in enumerate(names)
    ]
    seats = [review_to_wire(each) for each in found.seats]
    picture = picture_of(seats, whose, players, game.board, words, hindsight=found.hindsight)
    if path.suffix.lower() == ".svg":
        return draw_review(picture, game.board).encode()
    return render_png(draw_review(picture, game.board, embed_fonts=False), FINER * WIDTH)
