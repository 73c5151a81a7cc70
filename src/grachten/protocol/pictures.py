"""A review as a picture: what is on it, in the reader's own words."""

from typing import Annotated

from msgspec import Meta

from grachten.kernel.layout import MAX_SEATS
from grachten.protocol.tables import CartColour
from grachten.protocol.wire import Count, Name, Seat, Wire

MOST_STEPS = 1000
"""On a curve: several times as many as the longest game has."""

PictureText = Annotated[str, Meta(max_length=200, description="In the reader's language.")]
WinChance = Annotated[float, Meta(ge=0, le=1)]
WinPart = Annotated[
    float, Meta(ge=-100, le=100, description="A part of a win chance; 1 is all of it.")
]


class PicturedPlayer(Wire, frozen=True):
    """One player: a curve of win chances, and what the review came to, also in words."""

    name: Name
    colour: CartColour
    points: Annotated[int, Meta(ge=-1000, le=1000)]
    curve: Annotated[tuple[WinChance, ...], Meta(min_length=2, max_length=MOST_STEPS)]
    routes: Annotated[tuple[Count, ...], Meta(max_length=MOST_STEPS)]
    accuracy: Annotated[float, Meta(ge=0, le=100)] | None
    luck: WinPart
    choice: WinPart
    luck_words: PictureText
    choice_words: PictureText


class PicturedStep(Wire, frozen=True):
    """A turning point, or the best move: somebody's step, by its number, with the win chance
    `before` and `after` it in words."""

    number: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]
    seat: Seat
    is_best: bool
    label: PictureText
    before: PictureText
    after: PictureText


class PictureWords(Wire, frozen=True):
    """What stands on the picture besides names. `axis` is no chance, half and certainty."""

    title: PictureText
    subtitle: PictureText
    curve: PictureText
    axis: tuple[PictureText, PictureText, PictureText]
    points: PictureText
    accuracy: PictureText
    luck: PictureText
    choices: PictureText
    steps: PictureText


class ReviewPicture(Wire, frozen=True):
    """All that a picture shows. `seat` is the player whose game it is."""

    seat: Seat
    players: Annotated[tuple[PicturedPlayer, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    steps: Annotated[tuple[PicturedStep, ...], Meta(max_length=6)]
    words: PictureWords


class DrawnPicture(Wire, frozen=True):
    """A picture as an SVG document that needs nothing else, 1200 x 630."""

    svg: str
