"""What is said over the live connection, and how a request is refused."""

from typing import Annotated

import msgspec

from grachten.protocol.actions import Action
from grachten.protocol.company import ChatText, PhraseName, Said
from grachten.protocol.events import Event
from grachten.protocol.finding import Invitation, Search
from grachten.protocol.people import Me
from grachten.protocol.tables import TableState
from grachten.protocol.views import View
from grachten.protocol.wire import Count, Seat, TableId, Wire

RequestId = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]{1,40}$",
        description="The client's own id for a request: sent twice, it is carried out once.",
    ),
]

# From a client


class Hello(Wire, frozen=True, tag_field="type", tag="hello"):
    """The first message of a connection: which version of the protocol the client speaks."""

    protocol: int


class Watch(Wire, frozen=True, tag_field="type", tag="watch"):
    """Follow this table: in all my seats or, if I have none, as a spectator.

    With `seat`, in that seat of mine alone. With `since`, the steps after that number are sent,
    where possible; otherwise a fresh view.
    """

    table: TableId
    seat: Seat | None = None
    since: Count | None = None


class Unwatch(Wire, frozen=True, tag_field="type", tag="unwatch"):
    """End the `watch` with the same `table` and `seat`."""

    table: TableId
    seat: Seat | None = None


class Act(Wire, frozen=True, tag_field="type", tag="act"):
    """Do something, in the position of that number."""

    id: RequestId
    table: TableId
    seat: Seat
    number: Count
    action: Action


class Undo(Wire, frozen=True, tag_field="type", tag="undo"):
    """Take back one's last step, which has this number."""

    id: RequestId
    table: TableId
    seat: Seat
    number: Count


class Back(Wire, frozen=True, tag_field="type", tag="back"):
    """I am back: no bot need play for me."""

    id: RequestId
    table: TableId


class WhyNot(Wire, frozen=True, tag_field="type", tag="why-not"):
    """Why can't that seat do this now? Nothing is done; the answer is a `reason`."""

    id: RequestId
    table: TableId
    seat: Seat
    action: Action


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """Say a phrase to everyone at the table: from this `seat` of mine, if I have several."""

    id: RequestId
    table: TableId
    phrase: PhraseName
    seat: Seat | None = None


class Write(Wire, frozen=True, tag_field="type", tag="write"):
    """Write to everyone at a table whose host allows it, as in `Say`."""

    id: RequestId
    table: TableId
    text: ChatText
    seat: Seat | None = None


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """The answer is a pong with the same id."""

    id: RequestId


ClientMessage = Hello | Watch | Unwatch | Act | Undo | Back | WhyNot | Say | Write | Ping

# From the server


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """`chat`: hosts may allow a chat at their tables."""

    protocol: int
    version: str
    me: Me
    chat: bool = False


class TableChanged(Wire, frozen=True, tag_field="type", tag="table"):
    """The table as it is now."""

    table: TableState


class SeatClock(Wire, frozen=True):
    """Milliseconds left of this turn and of the reserve; `runs` while the seat is to act."""

    turn: int
    reserve: int
    runs: bool


class Step(Wire, frozen=True):
    """One action and what came of it. `number` counts from 1; the deal is step 0."""

    number: int
    seat: int | None
    events: tuple[Event, ...]


class Undone(Wire, frozen=True):
    """Whose step was taken back, and which."""

    seat: int
    number: int


class GameShown(Wire, frozen=True, tag_field="type", tag="game"):
    """The game as a seat may know it, from the start: it replaces what was known.

    `overdue` is what the state of the table has too: the latest one counts. `undone` says
    that a step was taken back just now.
    """

    table: TableId
    seat: int | None
    number: int
    steps: tuple[Step, ...]
    view: View
    legal: tuple[Action, ...]
    can_undo: bool
    clocks: tuple[SeatClock, ...] | None
    overdue: tuple[int | None, ...]
    undone: Undone | None


class GameMoved(Wire, frozen=True, tag_field="type", tag="moved"):
    """The steps since the number that was last sent, and the table after them."""

    table: TableId
    seat: int | None
    number: int
    steps: tuple[Step, ...]
    view: View
    legal: tuple[Action, ...]
    can_undo: bool
    clocks: tuple[SeatClock, ...] | None
    overdue: tuple[int | None, ...]


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """A request was carried out and stored. `number` is the step that it became."""

    id: RequestId
    number: int


class Reason(Wire, frozen=True, tag_field="type", tag="reason"):
    """The rule that forbids what was asked about, and why; both null if it is allowed."""

    id: RequestId
    message: str | None
    rule: str | None


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """A request was not carried out and changed nothing; `rule` is the rule that forbids it."""

    id: str | None
    code: str
    message: str
    rule: str | None


class Seated(Wire, frozen=True, tag_field="type", tag="seated"):
    """I have a seat at this table: sent to outside bots that were given one, and to everybody whose
    table of an event is ready."""

    table: TableId
    seat: int


class SearchChanged(Wire, frozen=True, tag_field="type", tag="search"):
    """My search for opponents, or null if it is over, and how many people are waiting."""

    search: Search | None
    waiting: Count


class Invited(Wire, frozen=True, tag_field="type", tag="invited"):
    """Somebody invites me to their table."""

    invitation: Invitation


class Closed(Wire, frozen=True, tag_field="type", tag="closed"):
    """The table no longer exists."""

    table: TableId


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    id: RequestId


ServerMessage = (
    Welcome
    | TableChanged
    | GameShown
    | GameMoved
    | Done
    | Reason
    | Refused
    | Seated
    | SearchChanged
    | Invited
    | Closed
    | Said
    | Pong
)


class ErrorBody(Wire, frozen=True):
    """Why a plain request was rejected: the body of every response from 400 up."""

    code: str
    message: str
    rule: str | None = None
