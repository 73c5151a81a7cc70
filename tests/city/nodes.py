"""Nodes of a city in processes of their own, and people who go to any of them."""

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from city.redis_server import RedisServer
from city.thinkers import ThinkerProcess
from grachten.client import Live, Visitor
from grachten.protocol.tables import NewTable, TableState
from store.postgresql import Server
from support.served import Served

STEADY = ("--lease", "60")
"""For tests in which no node is to be replaced: with the default lease, one that gets no processor
for three seconds is."""


@dataclass
class City:
    """Nodes on a database of their own."""

    folder: Path
    database: str
    postgresql: Server
    redis: RedisServer
    options: tuple[str, ...] = ()
    nodes: list[Served] = field(default_factory=list)
    thinkers: list[ThinkerProcess] = field(default_factory=list)

    def add(self, command: Path | None = None) -> None:
        """One more node, started by another command than ours if that is named."""
        home = self.folder / f"node-{len(self.nodes)}"
        home.mkdir()
        connected = ("--database", self.database, "--redis", self.redis.url)
        self.nodes.append(Served(home, *connected, *self.options, command=command))

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]


@contextmanager
def city(
    folder: Path, postgresql: Server, redis: RedisServer, count: int, *options: str
) -> Iterator[City]:
    found = City(folder, postgresql.new_database(), postgresql, redis, options)
    try:
        for _ in range(count):
            found.add()
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

    async def create(self, table: NewTable) -> TableState:
        """And be the table's first client: so the node that we are at leads it."""
        made = await super().create(table)
        return await self.table(made.id)

    async def live(self, table: str | None = None) -> Live:
        try:
            return await super().live(table)
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
