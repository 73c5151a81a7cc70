"""A finished game as it travels to be watched again: every step, with everything open."""

from grachten.protocol.events import Event
from grachten.protocol.tables import CartColour, Result
from grachten.protocol.views import OwnSeat, View
from grachten.protocol.wire import Bytes32, Wire


class ReplaySeat(Wire, frozen=True):
    """Who sat there. `kind` is as records tell it: human, or bot: and what it was."""

    name: str
    kind: str
    colour: CartColour


class Contribution(Wire, frozen=True):
    """What a player added to the shuffle."""

    seat: int
    bytes: Bytes32


class Shuffle(Wire, frozen=True):
    """Everything that the seed was made of."""

    commitment: Bytes32
    secret: Bytes32
    salt: Bytes32
    contributions: tuple[Contribution, ...]
    youngest: int | None


class Frame(Wire, frozen=True):
    """The game after one step; frame 0 is the deal, which was nobody's.

    `view` is what spectators saw; `own` is what each seat knew besides.
    """

    number: int
    seat: int | None
    events: tuple[Event, ...]
    view: View
    own: tuple[OwnSeat, ...]


class Replay(Wire, frozen=True):
    """A finished game. It is sent only if it passed the check against the rules and its seed."""

    board: str
    seats: tuple[ReplaySeat, ...]
    result: Result
    shuffle: Shuffle | None
    verified: bool
    frames: tuple[Frame, ...]
