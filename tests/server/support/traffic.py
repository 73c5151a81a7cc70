"""Callers who keep every byte that a server sends them, as it comes from the socket."""

import asyncio
import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from grachten.protocol.actions import DrawBlind
from grachten.protocol.messages import ClientMessage, Hello, Ping, WhyNot
from grachten.protocol.wire import PROTOCOL
from support.patience import PATIENCE

HOST: Final = "grachten.example"
"""What every request says it is sent to: ports differ from one run to the next."""

KEY: Final = "Z3JhY2h0ZW4gZ3JhY2h0ZQ=="
TEXT, BINARY, CLOSE, KEEPALIVE, ALIVE = 1, 2, 8, 9, 10
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)


@dataclass(frozen=True)
class Heard:
    """What came back, and what it was that somebody had said or done."""

    said: str
    data: bytes


@dataclass(frozen=True)
class Answer:
    """An HTTP answer, taken apart."""

    status: int
    head: bytes
    body: bytes

    @staticmethod
    def of(data: bytes) -> "Answer":
        head, _, body = data.partition(b"\r\n\r\n")
        found = re.match(rb"HTTP/1\.1 (\d{3}) ", head)
        assert found is not None, data
        return Answer(int(found[1]), head, body)

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass
class Caller:
    """Somebody who speaks to a server, with a cookie or without."""

    port: int
    name: str
    cookie: str | None = None
    heard: list[Heard] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    led_elsewhere: str | None = None
    """A table that perhaps another node leads: what it sends does not come with what this one
    sends."""

    messages: list[bytes] = field(default_factory=list)
    """All that was said over live connections, message by message."""

    closings: list[bytes] = field(default_factory=list)
    """Code and reason with which live connections were closed."""

    @property
    def everything(self) -> bytes:
        return b"".join(each.data for each in self.heard)

    async def request(
        self, method: str, path: str, body: bytes | None = None, *headers: str
    ) -> Answer:
        """One request over a connection of its own."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", "Connection: close", *headers]
        if self.cookie is not None:
            lines.append(f"Cookie: {self.cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        data = await self.raw("\r\n".join([*lines, "", ""]).encode() + (body or b""))
        self.answers.append(Answer.of(data))
        return self.answers[-1]

    async def raw(self, sent: bytes) -> bytes:
        """Send bytes as they are; all that comes until the server hangs up."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(sent)
            data = await reader.read(-1)
            writer.close()
            await writer.wait_closed()
        self.heard.append(Heard(_first_line(sent), data))
        return data

    async def come_in(self) -> Any:
        """Become a guest, with a cookie."""
        answer = await self.request("GET", "/api/me")
        found = re.search(rb"(?i)set-cookie: (grachten=[^;]+)", answer.head)
        assert found is not None, answer
        self.cookie = found[1].decode()
        return answer.json()

    async def knock(self, *headers: str) -> tuple["Live", Answer]:
        """Ask for a live connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        live = Live(self, reader, writer)
        lines = [
            "GET /api/live HTTP/1.1",
            f"Host: {HOST}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
            *headers,
        ]
        if self.cookie is not None:
            lines.append(f"Cookie: {self.cookie}")
        writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            is_open = head.startswith(b"HTTP/1.1 101 ")
            rest = b"" if is_open else await reader.read(-1)
        self.heard.append(Heard("knock", head + rest))
        answer = Answer.of(head + rest)
        self.answers.append(answer)
        if not is_open:
            await live.hang_up()
        return live, answer

    async def live(self) -> "Live":
        """A live connection, greeted."""
        live, answer = await self.knock()
        assert answer.status == 101, answer
        await live.say(Hello(PROTOCOL))
        await live.until("welcome")
        return live


class Live:
    """A live connection, frame by frame."""

    def __init__(
        self, caller: Caller, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._caller = caller
        self._reader = reader
        self._writer = writer
        self._said = "knock"
        self._pings = 0

    async def say(self, message: ClientMessage | bytes) -> None:
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        await self.send(TEXT, data)

    async def send(self, opcode: int, data: bytes) -> None:
        size = (
            bytes([MASKED | len(data)])
            if len(data) < 126
            else struct.pack(">BH", MASKED | 126, len(data))
        )
        self._said = _first_line(data)
        await self.send_raw(bytes([0x80 | opcode]) + size + NO_MASK + data)

    async def send_raw(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others that come before it are only kept."""
        async with asyncio.timeout(PATIENCE):
            while True:
                opcode, data = await self._frame()
                assert opcode == TEXT, (opcode, data)
                self._caller.messages.append(data)
                message: dict[str, Any] = msgspec.json.decode(data)
                if message["type"] in kinds:
                    return message

    async def settle(self) -> None:
        """Everything that was to be said so far has been said when the pong comes, or the answer of
        the node that leads the table."""
        self._pings += 1
        table = self._caller.led_elsewhere
        if table is not None:
            await self.say(WhyNot(f"ping-{self._pings}", table, 0, DrawBlind()))
            while (await self.until("reason", "refused"))["id"] != f"ping-{self._pings}":
                pass
            return
        await self.say(Ping(f"ping-{self._pings}"))
        while (await self.until("pong"))["id"] != f"ping-{self._pings}":
            pass

    async def until_closed(self) -> None:
        """All that still comes until the server hangs up."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    opcode, data = await self._frame()
                except asyncio.IncompleteReadError:
                    break
                if opcode == TEXT:
                    self._caller.messages.append(data)
                else:
                    assert opcode == CLOSE
                    self._caller.closings.append(data)
        await self.hang_up()

    async def close(self) -> None:
        """Take one's leave, and hear that of the server."""
        await self.send(CLOSE, struct.pack(">H", 1000))
        await self.until_closed()

    async def hang_up(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def _frame(self) -> tuple[int, bytes]:
        """The next frame. Those that keep the line alive come by the clock: they are not kept."""
        while True:
            head = await self._reader.readexactly(2)
            size = head[1]  # never masked
            if size == 126:
                head += await self._reader.readexactly(2)
                (size,) = struct.unpack(">H", head[2:])
            elif size == 127:
                head += await self._reader.readexactly(8)
                (size,) = struct.unpack(">Q", head[2:])
            data = await self._reader.readexactly(size)
            opcode = head[0] & 0x0F
            if opcode != KEEPALIVE:
                self._caller.heard.append(Heard(self._said, head + data))
                return opcode, data
            assert len(data) == 4, data  # drawn at random, and nothing else
            await self.send_raw(bytes([0x80 | ALIVE, MASKED | len(data)]) + NO_MASK + data)


@asynccontextmanager
async def on_the_line(caller: Caller) -> AsyncIterator[Live]:
    """A second connection, for a while."""
    live = await caller.live()
    yield live
    await live.close()


def _first_line(sent: bytes) -> str:
    return sent[:100].split(b"\r\n")[0].decode(errors="replace")


def by_kind(caller: Caller) -> Caller:
    """What a caller heard, by kinds of messages: those of a kind in their order.

    What comes from one node and what comes from another can cross.
    """

    def kind(heard: Heard) -> str:
        found = re.search(rb'{"type":"([a-z]+)"', heard.data[:30])
        return "" if found is None else found[1].decode()

    return Caller(caller.port, caller.name, heard=sorted(caller.heard, key=kind))


def first_difference(mine: Caller, other: Caller) -> str | None:
    """Where two callers heard something different, in words; None where all bytes are the same."""
    for number, (here, there) in enumerate(zip(mine.heard, other.heard, strict=False)):
        if here.data != there.data:
            pairs = enumerate(zip(here.data, there.data, strict=False))
            shorter = min(len(here.data), len(there.data))
            at = next((place for place, (a, b) in pairs if a != b), shorter)
            near = slice(max(0, at - 60), at + 60)
            return (
                f"{mine.name} heard, as number {number}, after {here.said!r}:\n"
                f"{here.data[near]!r}\n{there.data[near]!r}"
            )
    if len(mine.heard) != len(other.heard):
        return f"{mine.name} heard {len(mine.heard)} and {len(other.heard)} times."
    return None
