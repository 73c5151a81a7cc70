"""The whole picture: a sheet of paper with the course of a game, its map, and who did what."""

from typing import Final

from grachten.drawing.fonts import font_face, text_width
from grachten.drawing.framed_map import draw_framed_map
from grachten.drawing.geometry import Box
from grachten.drawing.livery import crest, crest_definition
from grachten.drawing.paper import draw_paper, paper_definitions
from grachten.drawing.style import INK, PALE, WAX
from grachten.drawing.svg import element, line, moved, words
from grachten.protocol.pictures import PicturedStep, ReviewPicture
from grachten.review.picture.chart import Chart, draw_chart, mark
from grachten.review.picture.lettering import SOFT, letter
from grachten.review.picture.table import HATCHING, HEAD, ROW, draw_table
from grachten.rules import Board, GrachtenError

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What most places show of a shared picture."""

_LEFT: Final = 58.0
_DIVIDE: Final = 786.0
_MAP: Final = Box(976, 186, 332, 263)
_STEPS_TOP: Final = 356.0
_STEP: Final = 43.0
_FOOT: Final = 590.0
_ARROW: Final = "M0 0H17M12-4L17 0L12 4"
"""The fonts have none."""


def draw_review(picture: ReviewPicture, board: Board, *, embed_fonts: bool = True) -> str:
    """The picture as an SVG document. With its fonts in itself it looks the same everywhere."""
    _check(picture, board)
    fonts = font_face("roman") + font_face("small-capitals") if embed_fonts else ""
    table_top = _FOOT - HEAD - ROW * len(picture.players)
    steps = max(len(player.curve) for player in picture.players) - 1
    chart = Chart(_LEFT - 8, 154, _DIVIDE - 26, table_top - 26, steps)
    return element(
        "svg",
        words("title", picture.words.title),
        element("style", fonts) if fonts else "",
        element("defs", _definitions(picture)),
        _paper(),
        _frame(),
        _heading(picture),
        draw_chart(picture, chart),
        draw_table(picture, _LEFT, table_top),
        _map(picture, board),
        _steps(picture),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=str(WIDTH),
        height=str(HEIGHT),
        role="img",
    )


def _check(picture: ReviewPicture, board: Board) -> None:
    players = picture.players
    seats = [picture.seat, *(step.seat for step in picture.steps)]
    if max(seats) >= len(players):
        raise GrachtenError(f"There is no seat {max(seats)} with {len(players)} players.")
    routes = [route for player in players for route in player.routes]
    if max(routes, default=0) >= len(board.routes):
        raise GrachtenError(f"There is no route {max(routes)} on the board.")


def _definitions(picture: ReviewPicture) -> str:
    stripe = element("path", d="M-1 7L7-1M3 11L11 3", stroke=WAX, stroke_width="2.6")
    ground = element("rect", width=8, height=8, fill=PALE)
    hatching = element(
        "pattern",
        ground,
        stripe,
        id=HATCHING,
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
    )
    colours = dict.fromkeys(player.colour for player in picture.players)
    return hatching + "".join(map(crest_definition, colours))


def _paper() -> str:
    """The paper's gradients get their colours from the board's own style, as parts of a map."""
    sheet = draw_paper(Box(WIDTH / 2, HEIGHT / 2, WIDTH, HEIGHT))
    return element("g", element("defs", paper_definitions()), sheet, class_="map")


def _frame() -> str:
    def ruled(margin: float, width: str) -> str:
        return element(
            "rect",
            x=margin,
            y=margin,
            width=WIDTH - 2 * margin,
            height=HEIGHT - 2 * margin,
            fill="none",
            stroke=INK,
            stroke_width=width,
        )

    divide = line([(_DIVIDE, 40), (_DIVIDE, HEIGHT - 40)])
    return (
        ruled(16, "2.4")
        + ruled(22, ".8")
        + element("path", d=divide, stroke=INK, stroke_opacity=".35")
    )


def _heading(picture: ReviewPicture) -> str:
    said, mine = picture.words, picture.players[picture.seat]
    room = _DIVIDE - _LEFT - 80
    return (
        crest(mine.colour, _LEFT, 40, 44)
        + letter(said.title, _LEFT + 58, 72, 40, room)
        + letter(said.subtitle, _LEFT + 58, 102, 19, room, "small-capitals", fill=SOFT)
    )


def _map(picture: ReviewPicture, board: Board) -> str:
    networks = [(player.colour, player.routes) for player in picture.players]
    return draw_framed_map(board, networks, _MAP, mat=8)


def _steps(picture: ReviewPicture) -> str:
    left, right = _MAP.x - _MAP.width / 2 - 8, _MAP.x + _MAP.width / 2 + 8
    drawn = letter(
        picture.words.steps, left, _STEPS_TOP, 20, right - left, "small-capitals", fill=SOFT
    )
    turns = 0
    for place, step in enumerate(picture.steps):
        turns += not step.is_best
        y = _STEPS_TOP + 32 + _STEP * place
        drawn += mark(None if step.is_best else turns, left + 12, y)
        drawn += _step(picture, step, (left + 34, y), right)
    return drawn


def _step(picture: ReviewPicture, step: PicturedStep, at: tuple[float, float], right: float) -> str:
    x, y = at
    left, base = x + 32, y + 16
    middle = left + text_width(step.before, 16) + 5
    return (
        crest(picture.players[step.seat].colour, x, y - 13, 22)
        + letter(step.label, left, y - 3, 19, right - left - 8)
        + letter(step.before, left, base, 16, 60, fill=SOFT)
        + element("path", d=_ARROW, transform=moved(middle, base - 5), stroke=SOFT, fill="none")
        + letter(step.after, middle + 23, base, 16, 60, fill=SOFT)
    )
