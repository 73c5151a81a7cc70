"""A server that leads a database until somebody ends it; it says so when it does."""

import asyncio
import os
import sys

from grachten.store import Store


async def lead(url: str) -> None:
    store = await Store.open(url, lead=True)
    await store.keep_tick(1)
    os.write(sys.stdout.fileno(), b"leading\n")
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(lead(sys.argv[1]))
