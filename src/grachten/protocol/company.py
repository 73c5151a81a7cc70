"""Company: what people say to each other, games worth watching, and whom one may follow."""

from typing import Annotated, Literal

import msgspec

from grachten.protocol.tables import TableSummary
from grachten.protocol.wire import Count, Seat, TableId, Wire

PhraseName = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "you-too",
    "well-played",
    "nice-route",
    "wow",
    "lucky",
    "bad-luck",
    "oops",
    "sorry",
    "thanks",
    "one-moment",
    "take-your-time",
    "back-again",
    "must-go",
    "close-game",
    "congratulations",
    "good-game",
    "rematch",
    "goodbye",
]
"""None of them names a colour, a place or what somebody is going to do: politeness is all that
can be said during a game."""

ChatText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=200, description="A line of a chat.")
]


class Line(Wire, frozen=True):
    """What somebody said: a `phrase` that everyone reads in their own language or, where the table
    has a chat, a `text`. The `seat` is null for somebody without one; `at` is in milliseconds since
    1970."""

    seat: Seat | None
    name: str
    phrase: PhraseName | None
    text: ChatText | None
    at: int


class Said(Wire, frozen=True, tag_field="type", tag="said"):
    """What was said at a table just now or, with `earlier`, all of it that is still known: that
    replaces what I have."""

    table: TableId
    lines: tuple[Line, ...]
    earlier: bool


class FeaturedTable(Wire, frozen=True):
    """A game worth looking at, and how many people watch it."""

    table: TableSummary
    watching: Count


class Featured(Wire, frozen=True):
    """Public games: in play, and finished lately. The best come first."""

    playing: tuple[FeaturedTable, ...]
    finished: tuple[FeaturedTable, ...]


class Followed(Wire, frozen=True):
    """Where somebody plays who may be followed; null while that can't be watched."""

    name: str
    table: TableId | None
