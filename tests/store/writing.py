"""A program that writes steps as fast as it can, and says so of each that was acknowledged."""

import asyncio
import os
import sys

from grachten.store import Store

from .examples import a_step, a_table, add_people

TABLES = 6


async def write(url: str) -> None:
    store = await Store.open(url)
    await add_people(store)
    for index in range(TABLES):
        await store.add_table(a_table(f"t{index}"), [])

    async def play(table: str) -> None:
        number = 0
        while True:
            number += 1
            await store.add_step(table, a_step(number))
            os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())

    await asyncio.gather(*(play(f"t{index}") for index in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
