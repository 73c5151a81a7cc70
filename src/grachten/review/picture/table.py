"""The players of a game in a table: points, accuracy, luck and decisions, each with a bar."""

from typing import Final

from grachten.drawing.geometry import Box
from grachten.drawing.livery import crest
from grachten.drawing.style import GOLD, INK
from grachten.drawing.svg import element, line
from grachten.protocol.pictures import PicturedPlayer, ReviewPicture
from grachten.review.picture.chart import dash_of, draw_line
from grachten.review.picture.lettering import SOFT, letter

ROW: Final = 38.0
HEAD: Final = 34.0
NOTHING: Final = "–"
HATCHING: Final = "lost"
"""The name of the pattern that bars of losses are filled with."""

_NAME: Final = 84.0
_POINTS: Final = 288.0
_BARS: Final = (312.0, 434.0, 574.0)
"""Where the bars of accuracy, luck and decisions begin."""
_LONG: Final = 70.0
_FIGURE: Final = 58.0
_WIDEST: Final = 0.3
"""Luck or decisions, at least, that fill half a bar."""


def draw_table(picture: ReviewPicture, left: float, top: float) -> str:
    rows = _heads(picture, left, top)
    widest = max([_WIDEST, *(abs(part) for p in picture.players for part in (p.luck, p.choice))])
    others = 0
    for place, player in enumerate(picture.players):
        is_mine = place == picture.seat
        y = top + HEAD + ROW * place
        rows += _rule(left, y)
        rows += crest(player.colour, left, y + 4, 25)
        dashes = None if is_mine else dash_of(others)
        others += not is_mine
        rows += draw_line([(left + 36, y + ROW / 2), (left + 72, y + ROW / 2)], player, dashes)
        rows += _figures(player, left, y, widest)
    return rows


def _heads(picture: ReviewPicture, left: float, top: float) -> str:
    words = picture.words
    heads = letter(
        words.points,
        left + _POINTS,
        top + 22,
        18,
        80,
        "small-capitals",
        fill=SOFT,
        text_anchor="end",
    )
    for at, word in zip(_BARS, (words.accuracy, words.luck, words.choices), strict=True):
        room = _LONG + _FIGURE
        heads += letter(word, left + at, top + 22, 18, room, "small-capitals", fill=SOFT)
    return heads


def _rule(left: float, y: float) -> str:
    end = left + _BARS[-1] + _LONG + _FIGURE
    return element("path", d=line([(left, y), (end, y)]), stroke=INK, stroke_opacity=".3")


def _figures(player: PicturedPlayer, left: float, y: float, widest: float) -> str:
    base = y + ROW / 2 + 7
    accuracy, luck, choice = (left + at for at in _BARS)
    drawn = letter(player.name, left + _NAME, base, 22, _POINTS - _NAME - 44)
    drawn += _figure(str(player.points).replace("-", "−"), left + _POINTS, base)
    if player.accuracy is None:
        drawn += _figure(NOTHING, accuracy + _LONG + 40, base)
    else:
        bar = Box(accuracy + _LONG / 2, y + ROW / 2, _LONG, 14)
        drawn += _bar(bar, 0, player.accuracy / 100)
        drawn += _figure(str(round(player.accuracy)), accuracy + _LONG + 36, base)
    for at, part, words in (
        (luck, player.luck, player.luck_words),
        (choice, player.choice, player.choice_words),
    ):
        bar = Box(at + _LONG / 2, y + ROW / 2, _LONG, 14)
        drawn += _bar(bar, 0.5, 0.5 + part / widest / 2)
        drawn += _figure(words, at + _LONG + _FIGURE + 2, base)
    return drawn


def _figure(words: str, x: float, y: float) -> str:
    return letter(words, x, y, 22, 80, text_anchor="end")


def _bar(box: Box, start: float, end: float) -> str:
    """From one share of the box to another; backwards it is hatched."""
    x, y = box.corners[0]
    low, high = sorted((start, end))
    ground = element(
        "rect", x=x, y=y, width=box.width, height=box.height, fill=INK, fill_opacity=".1"
    )
    bar = element(
        "rect",
        x=x + low * box.width,
        y=y,
        width=max(1.5, (high - low) * box.width),
        height=box.height,
        fill=GOLD if end >= start else f"url(#{HATCHING})",
        stroke=INK,
        stroke_width=".8",
    )
    zero = x + start * box.width
    middle = line([(zero, y - 4), (zero, y + box.height + 4)])
    return ground + bar + element("path", d=middle, stroke=INK, stroke_width="1.2")
