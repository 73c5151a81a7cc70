"""Messages on their way between the application and the socket."""

import asyncio
from collections import deque
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from grachten.server.wire.connections import TOO_SLOW, LiveConnection
from grachten.server.wire.frames import FrameCounter, is_whole_text, text_frame, text_of
from grachten.server.wire.live_protocol import MOST_WAITING, LiveProtocol
from grachten.store import Person

ANNA = Person("anna", "person", "Anna", None, created=0, seen=0)
LENGTHS = (0, 1, 125, 126, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_frames_are_those_of_the_library(length: int) -> None:
    message = (b"abcdefg" * 10_000)[:length]
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
    received = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert is_whole_text(received)
    assert text_of(received) == message


def test_what_is_not_a_whole_text_message_is_left_to_the_library() -> None:
    others = [
        Frame(Opcode.TEXT, b"x").serialize(mask=False),  # no client may send that
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"x").serialize(mask=True)[1:],  # compressed, perhaps
        *(
            Frame(opcode, b"x").serialize(mask=True)
            for opcode in (Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG)
        ),
    ]
    assert not any(map(is_whole_text, others))


def test_where_a_frame_ends_is_known_however_it_arrives() -> None:
    data = Frame(Opcode.TEXT, b"message" * 50).serialize(mask=True)
    for cut in range(1, len(data)):
        counter = FrameCounter()
        counter.count(data[:cut], 10)
        assert not counter.is_between_frames
        counter.count(data[cut:], 10)
        assert counter.is_between_frames


class Socket:
    """Of a transport, what is written; it is full when the test says so."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False


class Unlimited:
    def begin(self) -> None: ...

    def end(self) -> None: ...


async def protocol_on(transport: Socket) -> LiveProtocol:
    """An accepted connection, which sends its close as a message to be seen."""
    protocol: Any = LiveProtocol.__new__(LiveProtocol)
    protocol.transport, protocol.loop = transport, asyncio.get_running_loop()
    protocol.writable = asyncio.Event()
    protocol.writable.set()
    protocol.close_sent = False
    protocol._waiting, protocol._closing, protocol._unread = deque(), None, Unlimited()

    async def send(message: Any) -> None:
        protocol.close_sent = True
        transport.written.append(b"close %d" % message["code"])

    protocol.send = send
    made: LiveProtocol = protocol
    return made


def messages(first: int, end: int) -> list[bytes]:
    return [text_frame(b"%d" % number) for number in range(first, end)]


def test_who_reads_late_gets_everything_in_order_and_then_the_close() -> None:
    async def main() -> None:
        transport = Socket()
        protocol = await protocol_on(transport)
        connection = LiveConnection(protocol, ANNA)
        connection.send(b"0")
        assert transport.written == messages(0, 1)
        protocol.pause_writing()
        for number in range(1, 10):
            connection.send(b"%d" % number)
        connection.close(1012)
        connection.close(1008)  # too late, like everything after the first
        connection.send(b"never")
        assert transport.written == messages(0, 1)
        protocol.resume_writing()
        await asyncio.sleep(0)
        assert transport.written == [*messages(0, 10), b"close 1012"]
        assert protocol.send_text(b"never")
        assert transport.written[-1] == b"close 1012"

    asyncio.run(main())


def test_who_does_not_read_is_disconnected() -> None:
    async def main() -> None:
        transport = Socket()
        protocol = await protocol_on(transport)
        connection = LiveConnection(protocol, ANNA)
        protocol.pause_writing()
        closing = []
        for number in range(MOST_WAITING + 1):
            connection.send(b"%d" % number)
            closing.append(connection.is_closing)
        assert closing == [*[False] * MOST_WAITING, True]
        protocol.resume_writing()
        await asyncio.sleep(0)
        assert transport.written[-1] == b"close %d" % TOO_SLOW

    asyncio.run(main())
