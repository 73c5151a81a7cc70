"""One address in front of several servers: every connection goes to the next of them."""

import asyncio
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from support.patience import PATIENCE

CHUNK = 1 << 16


@contextmanager
def balanced(addresses: Sequence[str]) -> Iterator[str]:
    """The address that stands for all of these."""
    targets = itertools.cycle([urlsplit(address).port for address in addresses])
    loop = asyncio.new_event_loop()
    is_over = asyncio.Event()
    ports: list[int] = []
    is_up = threading.Event()
    lines: dict[asyncio.Task[None] | None, asyncio.StreamWriter] = {}

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", next(targets))
        lines[asyncio.current_task()] = back
        with suppress(ConnectionError):
            await asyncio.gather(_copy(reader, back), _copy(there, writer))
        del lines[asyncio.current_task()]

    async def main() -> None:
        server = await asyncio.start_server(connect, "127.0.0.1", 0)
        ports.append(server.sockets[0].getsockname()[1])
        is_up.set()
        await is_over.wait()
        server.close()
        while lines:  # if they were cancelled instead, asyncio would log it as an error
            for back in lines.values():
                back.close()
            await asyncio.sleep(0)

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(main())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert is_up.wait(PATIENCE)
    try:
        yield f"http://127.0.0.1:{ports[0]}"
    finally:
        loop.call_soon_threadsafe(is_over.set)
        thread.join(PATIENCE)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until one of them hangs up: then so does the other."""
    try:
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()
