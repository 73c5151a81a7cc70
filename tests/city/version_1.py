"""A node that speaks version 1 of what nodes send each other, as it was first written.

The definitions are kept as they were. What this node sends has nothing in it that version 1 did not
know, and what it receives it reads as version 1 did.
"""

from typing import Any

import msgspec

from grachten.city import bus, envelopes
from grachten.cli.main import main as run_command


class Frame(msgspec.Struct, frozen=True, tag=True):
    pass


class Call(Frame, frozen=True):
    id: int
    table: str
    request: bytes


class WatchCall(Frame, frozen=True):
    id: int
    table: str
    connection: int
    person: bytes
    seat: int | None = None
    since: int | None = None


class Unwatch(Frame, frozen=True):
    table: str
    connection: int
    seat: int | None = None


class Answer(Frame, frozen=True):
    id: int
    result: bytes | None = None
    code: str | None = None
    message: str = ""
    rule: str | None = None
    is_leader: bool = True


class Deliver(Frame, frozen=True):
    connections: list[int]
    message: bytes


class HangUp(Frame, frozen=True):
    connections: list[int]


class Envelope(msgspec.Struct, frozen=True):
    sender: str
    link: str
    seq: int
    heard: str | None = None
    got: int = 0
    frames: list[Call | WatchCall | Unwatch | Answer | Deliver | HangUp] = []


class News(msgspec.Struct, frozen=True):
    sender: str
    adopt: bool = False
    send_to: str | None = None
    message: bytes = b""
    disconnect: str | None = None


def _as(kind: type, message: Any) -> Any:
    plain = msgspec.to_builtins(message, builtin_types=(bytes,))
    return msgspec.convert(plain, kind, builtin_types=(bytes,))


class Encoder:
    def encode(self, message: Any) -> bytes:
        kind = Envelope if isinstance(message, envelopes.Envelope) else News
        return msgspec.msgpack.encode(_as(kind, message))


class Decoder:
    def __init__(self, first: type, now: type) -> None:
        self._decoder: Any = msgspec.msgpack.Decoder(first)
        self._now = now

    def decode(self, data: bytes) -> Any:
        return _as(self._now, self._decoder.decode(data))


def main() -> None:
    """`grachten`, with these in the place of what it would say today."""
    parts: Any = bus
    parts.ENCODER = Encoder()
    parts.ENVELOPE = Decoder(Envelope, envelopes.Envelope)
    parts.NEWS = Decoder(News, envelopes.News)
    run_command()


if __name__ == "__main__":
    main()
