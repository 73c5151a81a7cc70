"""What nodes send each other, as MessagePack.

Nodes of two adjacent versions must understand each other: a field that is not known is ignored,
and a field that is added later needs a default. A kind of frame that is added later must not be
sent to a node that has not shown a version that knows it.
"""

from typing import Final

import msgspec

VERSION: Final = 2
"""Of what nodes send each other. It rises when something is added.

1: the first. 2: `version`, `request_id`, and games that are handed over to a node that has few.
"""


class Frame(msgspec.Struct, frozen=True, tag=True):
    """A part of an envelope."""


class Call(Frame, frozen=True):
    """Carry out a request, which is JSON, at a table that you lead."""

    id: int
    table: str
    request: bytes
    request_id: str = ""


class WatchCall(Frame, frozen=True):
    """A client connection of mine watches a table that you lead; `person` is JSON."""

    id: int
    table: str
    connection: int
    person: bytes
    seat: int | None = None
    since: int | None = None
    request_id: str = ""


class Unwatch(Frame, frozen=True):
    """A client connection of mine no longer does."""

    table: str
    connection: int
    seat: int | None = None


class CallResult(Frame, frozen=True, tag="Answer"):
    """What came of a call: a result, which is JSON, or why there is none."""

    id: int
    result: bytes | None = None
    code: str | None = None
    message: str = ""
    rule: str | None = None
    is_leader: bool = True
    """False: nothing was done, since another node leads the table."""


class Deliver(Frame, frozen=True):
    """Send this message to these client connections of yours."""

    connections: list[int]
    message: bytes


class HangUp(Frame, frozen=True):
    """Close these client connections of yours, so that they come back."""

    connections: list[int]


AnyFrame = Call | WatchCall | Unwatch | CallResult | Deliver | HangUp


class Envelope(msgspec.Struct, frozen=True):
    """Frames from one node to another, in order; without frames, a beat.

    `seq` counts the envelopes with frames under the name `link`. `heard` and `got` are the link and
    the number that the sender has got from the receiver.
    """

    sender: str
    link: str
    seq: int
    heard: str | None = None
    got: int = 0
    frames: list[AnyFrame] = []
    version: int = 1
    """Of the sender; the first version didn't say."""


class News(msgspec.Struct, frozen=True):
    """For every node, and nobody minds if it is lost."""

    sender: str
    adopt: bool = False
    """There are tables that nobody leads any more."""

    send_to: str | None = None
    """A person, for whom `message` is, wherever they are connected."""

    message: bytes = b""
    disconnect: str | None = None
    """A person whose connections are to be closed."""

    changed: tuple[str, ...] = ()
    """Tables that were changed in the database, past the node that leads them."""

    wanted: int = 0
    """The sender leads fewer games than others: `richest` should let go of so many, and keep its
    `share`."""

    richest: str | None = None
    share: int = 0
    adopter: str | None = None
    """A node for which games were let go of."""


ENCODER: Final = msgspec.msgpack.Encoder()
ENVELOPE: Final = msgspec.msgpack.Decoder(Envelope)
NEWS: Final = msgspec.msgpack.Decoder(News)


def is_understood(version: int) -> bool:
    """Is it this version, the one before, or the one after?"""
    return abs(version - VERSION) <= 1
