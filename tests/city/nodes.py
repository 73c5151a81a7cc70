"""Nodes of a city in processes of their own, and people who go to any of them."""

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from city.redis_server import RedisServer
from grachten.client import Live, Visitor
from store.postgresql import Server
from support.served import Served


@dataclass
class City:
    """Nodes on a database of their own."""

    database: str
    postgresql: Server
    redis: RedisServer
    nodes: list[Served] = field(default_factory=list)

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]


@contextmanager
def city(
    folder: Path, postgresql: Server, redis: RedisServer, count: int, *options: str
) -> Iterator[City]:
    found = City(postgresql.new_database(), postgresql, redis)
    try:
        for number in range(count):
            home = folder / f"node-{number}"
            home.mkdir()
            connected = ("--database", found.database, "--redis", redis.url)
            found.nodes.append(Served(home, *connected, *options))
        yield found
    finally:
        for node in found.nodes:
            node.close()


class Roamer(Visitor):
    """A person who goes to the next node whenever a connection is lost, as behind a proxy."""

    def __init__(self, *addresses: str) -> None:
        super().__init__(addresses[0])
        self.stay_with(*addresses)

    def stay_with(self, *addresses: str) -> None:
        """Go to these nodes and to no others."""
        self._addresses = itertools.cycle(addresses)
        self.go_on()

    def go_on(self) -> None:
        self.server = next(self._addresses)
        self._http.base_url = httpx.URL(self.server)

    async def live(self) -> Live:
        try:
            return await super().live()
        finally:
            self.go_on()


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
