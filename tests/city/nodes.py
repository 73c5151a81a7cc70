"""Nodes of a city in processes of their own, and people who go to any of them."""

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx

from city.redis_server import RedisServer
from grachten.client import Live, Visitor
from grachten.client.visitor import Unreachable
from store.postgresql import Server
from support.served import Served


@contextmanager
def city(
    folder: Path, postgresql: Server, redis: RedisServer, count: int, *options: str
) -> Iterator[list[Served]]:
    """Nodes on a database of their own."""
    url = postgresql.new_database()
    nodes: list[Served] = []
    try:
        for number in range(count):
            home = folder / f"node-{number}"
            home.mkdir()
            nodes.append(Served(home, "--database", url, "--redis", redis.url, *options))
        yield nodes
    finally:
        for node in nodes:
            node.close()


class Roamer(Visitor):
    """A person who goes to the next node whenever a connection is lost, as behind a proxy."""

    def __init__(self, *addresses: str) -> None:
        super().__init__(addresses[0])
        self._addresses = itertools.cycle(addresses)

    def go_to(self, address: str) -> None:
        self.server = address
        self._http.base_url = httpx.URL(address)

    async def live(self) -> Live:
        self.go_to(next(self._addresses))
        return await super().live()

    async def patiently(self, attempts: int = 50) -> Live:
        """A live connection to the first node that has one to give."""
        for _ in range(attempts - 1):
            try:
                return await self.live()
            except Unreachable:
                continue
        return await self.live()


@asynccontextmanager
async def roamers(count: int, *addresses: str) -> AsyncIterator[list[Roamer]]:
    """People, each of whom begins at another node."""
    async with AsyncExitStack() as stack:
        people = []
        for number in range(count):
            first = number % len(addresses)
            person = Roamer(*addresses[first:], *addresses[:first])
            await stack.enter_async_context(person)
            await person.me()
            people.append(person)
        yield people
