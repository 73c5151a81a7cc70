"""A shared game as a picture: the board with everybody's network, and who has how much."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grachten.drawing.fonts import text_width
from grachten.drawing.framed_map import draw_framed_map
from grachten.drawing.geometry import Box
from grachten.drawing.livery import crest, crest_definition
from grachten.drawing.machine_fonts import can_write
from grachten.drawing.style import GOLD, INK
from grachten.drawing.svg import element, line, words
from grachten.review.picture import HEIGHT, WIDTH
from grachten.review.picture.lettering import SOFT, letter
from grachten.rules import Board
from grachten.server.tables.seating import COLOURS

_MAP: Final = Box(391, 315, 668, 529)
_LEFT: Final = 772.0
_RIGHT: Final = 1154.0
_TITLE: Final = 46.0
_LINE: Final = 50.0
_ROW: Final = 66.0
_FOOT: Final = 578.0


@dataclass(frozen=True)
class CardPlayer:
    """A line beside the map. `points` is None where nobody counts."""

    name: str
    colour: str
    points: int | None
    routes: tuple[int, ...] = ()
    has_won: bool = False


@dataclass(frozen=True)
class Card:
    """What a picture shows: a `title`, the players, a `note` and, at its foot, whose it is."""

    board: Board
    title: str
    note: str
    foot: str
    players: tuple[CardPlayer, ...] = ()


def readable(name: str, instead: str) -> str:
    """The name, or other words where no font has all of its letters."""
    return name if name and can_write(name) else instead


def draw_card(card: Card) -> str:
    """The picture as an SVG document of 1200 x 630, for a program that has the fonts."""
    title = _lines(card.title)
    top = 96 + _LINE * len(title)
    return element(
        "svg",
        words("title", card.title),
        element("defs", "".join(map(crest_definition, COLOURS))),
        _paper(),
        _frame(),
        _map(card),
        letter(card.foot, _LEFT, 66, 24, _RIGHT - _LEFT, "small-capitals", fill=SOFT),
        "".join(
            letter(each, _LEFT, 122 + _LINE * place, _TITLE, _RIGHT - _LEFT)
            for place, each in enumerate(title)
        ),
        _players(card.players, top + 14),
        _note(card.note),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=str(WIDTH),
        height=str(HEIGHT),
        role="img",
    )


def _lines(title: str, most: int = 3) -> list[str]:
    """The title on as many lines as it needs; what doesn't fit makes the last one smaller."""
    found: list[str] = []
    for word in title.split():
        longer = f"{found[-1]} {word}" if found else word
        fits = text_width(longer, _TITLE) <= _RIGHT - _LEFT
        if found and (fits or len(found) == most):
            found[-1] = longer
        else:
            found.append(word)
    return found


def _players(players: Sequence[CardPlayer], top: float) -> str:
    return "".join(
        _player(player, top + _ROW * place, is_first=place == 0)
        for place, player in enumerate(players)
    )


def _player(player: CardPlayer, y: float, *, is_first: bool) -> str:
    rule = element(
        "path",
        d=line([(_LEFT, y), (_RIGHT, y)]),
        stroke=INK,
        stroke_opacity=".55" if is_first else ".25",
    )
    middle = y + _ROW / 2
    room = _RIGHT - _LEFT - 60
    points = ""
    if player.points is not None:
        room -= 90
        written = str(player.points).replace("-", "–")
        points = letter(written, _RIGHT, middle + 14, 42, 90, text_anchor="end")
        if player.has_won:
            width = text_width(written, 42)
            under = line([(_RIGHT - width, middle + 27), (_RIGHT, middle + 27)])
            points += element("path", d=under, stroke=GOLD, stroke_width=4)
    name = letter(player.name, _LEFT + 56, middle + 10, 30, room)
    return rule + crest(player.colour, _LEFT + 2, middle - 22, 38) + name + points


def _note(note: str) -> str:
    return letter(note, _LEFT, _FOOT - 4, 22, _RIGHT - _LEFT, fill=SOFT)


def _paper() -> str:
    """Plain paper beside the map: every fibre of it would have to be sent."""
    return element("rect", width=WIDTH, height=HEIGHT, fill="#f1e6cb")


def _frame() -> str:
    return "".join(
        element(
            "rect",
            x=margin,
            y=margin,
            width=WIDTH - 2 * margin,
            height=HEIGHT - 2 * margin,
            fill="none",
            stroke=INK,
            stroke_width=width,
        )
        for margin, width in ((16, "2.4"), (22, ".8"))
    )


def _map(card: Card) -> str:
    networks = [(player.colour, player.routes) for player in card.players]
    return draw_framed_map(card.board, networks, _MAP, mat=7)
